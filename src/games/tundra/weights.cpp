#include "games/tundra/game.h"

namespace skerry::tundra {

const Weights Game::weights{};

}  // namespace skerry::tundra
