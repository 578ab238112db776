#include "games/snowcrest/game.h"

namespace skerry::snowcrest {

const Weights Game::weights{};

}  // namespace skerry::snowcrest
