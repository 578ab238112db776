#include "games/fine_sand/game.h"

namespace skerry::fine_sand {

const Weights Game::weights{};

}  // namespace skerry::fine_sand
