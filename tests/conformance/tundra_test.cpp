#include "kit/conformance.h"

SKERRY_CONFORMANCE(Tundra, skerry::tundra::Game, 12);
