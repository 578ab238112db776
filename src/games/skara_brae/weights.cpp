#include "games/skara_brae/game.h"

namespace skerry::skara_brae {

const Weights Game::weights{};

}  // namespace skerry::skara_brae
