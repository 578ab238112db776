#include "kit/conformance.h"

SKERRY_CONFORMANCE(FineSand, skerry::fine_sand::Game, 6);
