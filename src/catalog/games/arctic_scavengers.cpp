#include "catalog/wrapped.h"

template const skerry::AnyGame& skerry::wrapped<skerry::arctic_scavengers::Game>();
