#include "catalog/wrapped.h"

template const skerry::AnyGame& skerry::wrapped<skerry::skara_brae::Game>();
