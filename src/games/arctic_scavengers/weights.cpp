#include "games/arctic_scavengers/game.h"

namespace skerry::arctic_scavengers {

const Weights Game::weights{};

}  // namespace skerry::arctic_scavengers
