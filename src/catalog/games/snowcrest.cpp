#include "catalog/wrapped.h"

template const skerry::AnyGame& skerry::wrapped<skerry::snowcrest::Game>();
