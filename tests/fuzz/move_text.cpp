// SPDX-License-Identifier: Apache-2.0
#include "kit/fuzz.h"

using namespace skerry;

// Text as a move: what is read is written the same way again, and what a person types at a table is played or refused.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 3) return 0;
    const AnyGame& game = kit::some_game(data[0]);
    const std::string_view text = kit::text_of(data + 3, size - 3);
    if (const auto move = game.parse_move(text)) {
        const auto again = game.parse_move(game.move_text(move.value()));
        SKERRY_CHECK(again && again.value() == move.value());
    }
    Position position = kit::some_position(game, data[1] + 256u * data[2]);
    for (Seat seat : game.waiting(position))
        if (const auto moves = read_moves(position, seat, text))
            for (Move move : moves.value()) game.play(position, seat, move);
    return 0;
}
