// SPDX-License-Identifier: Apache-2.0
#include "protocol/forced.h"

#include <gmock/gmock.h>

#include "protocol/describe.h"

namespace skerry {
namespace {

using testing::Eq;

constexpr int decisions_per_game = 100;

struct Asked {
    const Position& position;
    Seat seat;
    protocol::Decision decision;

    Position after(std::string_view line) const {
        const auto moves = read_moves(position, seat, line);
        EXPECT_TRUE(moves) << line << ": " << (moves ? std::string() : moves.error().sentence);
        Position next = position;
        if (moves)
            for (const Move move : moves.value()) position.game().play(next, seat, move);
        return next;
    }
    bool goes_on(const Position& next) const {
        return next.game().waiting(next).has(seat) && next.game().prompt(next, seat).decision == decision.decision;
    }
};

// Calls f with the decisions of games played at random, each as its seat sees it.
template <class F>
void each_decision(F f) {
    for (const AnyGame* game : all_games())
        for (const std::string& setup : game->setups()) {
            Generator generator(Seed::number(7));
            Random random(generator);
            Position position = game->begin(json::parse(setup).value(), Seed::number(5)).value();
            for (int i = 0; i < decisions_per_game && !game->waiting(position).empty(); ++i) {
                const Seat seat = game->waiting(position).front();
                const auto moves = game->moves(position, seat);
                f(Asked{position, seat, describe_decision(game->view(position, seat), seat, moves, {})});
                game->play(position, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
            }
        }
}

TEST(Forced, is_every_question_with_one_answer) {
    int found = 0;
    each_decision([&](const Asked& asked) {
        const auto& decision = asked.decision;
        const bool one = decision.moves.size() == 1 && !decision.selection;
        EXPECT_TRUE(!one || decision.forced) << decision.line;
        if (!decision.forced) return;
        ++found;
        // As the seat sees it: others may have finished behind its back, and then it goes on.
        const Position known = complete(asked.position.game().view(asked.position, asked.seat));
        const Position next = Asked{known, asked.seat, decision}.after(decision.forced->line);
        EXPECT_THAT(decision.forced->ends, Eq(!next.game().waiting(next).has(asked.seat))) << decision.line;
        if (!one) return;
        EXPECT_THAT(decision.forced->line, Eq(decision.moves.front().text));
    });
    EXPECT_GT(found, 100);
}

// Whatever is picked first, the selection comes to the same end.
TEST(Forced, has_no_other_end) {
    each_decision([](const Asked& asked) {
        const auto& decision = asked.decision;
        if (!decision.forced || !decision.selection || decision.moves.size() < 2) return;
        for (const protocol::Move& move : decision.moves) EXPECT_THAT(move.text, testing::Ne("done"));
    });
}

TEST(Forced, picks_several_of_a_kind_as_often_as_it_says) {
    int found = 0;
    each_decision([&](const Asked& asked) {
        for (const protocol::Move& move : asked.decision.moves) {
            if (!move.times || found > 400) continue;
            ++found;
            std::string line = move.text;
            for (int i = 1; i < *move.times; ++i) line += ", " + move.text;
            const Position next = asked.after(line);
            if (!asked.goes_on(next)) continue;
            for (const Move more : next.game().moves(next, asked.seat))
                EXPECT_THAT(next.game().move_text(more), testing::Ne(move.text));
        }
    });
    EXPECT_GT(found, 50);
}

TEST(Forced, picks_everything_only_where_it_fits_together) {
    int found = 0;
    each_decision([&](const Asked& asked) {
        if (!asked.decision.selection || !asked.decision.selection->all || found > 200) return;
        ++found;
        std::string line = *asked.decision.selection->all;
        const Position next = asked.after(line);
        for (const protocol::Move& move : asked.decision.moves) {
            if (move.text == "done") continue;
            EXPECT_THAT(line, testing::HasSubstr(move.text));
        }
        if (!asked.goes_on(next)) return;
        const auto rest = next.game().moves(next, asked.seat);
        const bool ended = !next.game().prompt(next, asked.seat).selection->picked.size();
        EXPECT_TRUE(ended || (rest.size() == 1 && rest.front() == done)) << line;
    });
    EXPECT_GT(found, 20);
}

// A hand that others do not see may leave no choice: then an answer that comes at once would tell them.
TEST(Forced, tells_what_only_the_seat_can_know) {
    int secret = 0, plain = 0;
    each_decision([&](const Asked& asked) {
        if (!asked.decision.forced || asked.position.game().players(asked.position) == 1) return;
        (asked.decision.forced->tells ? secret : plain)++;
        if (asked.decision.forced->tells) return;
        const AnyGame& game = asked.position.game();
        const Position next = asked.after(asked.decision.forced->line);
        bool shows = false;
        for (std::uint8_t i = 0; i < game.players(next); ++i)
            shows |= Seat(i) != asked.seat && game.view(next, Seat(i)) != game.view(asked.position, Seat(i));
        if (!shows) return;
        // Another guess at what the others cannot see leaves no choice either.
        Generator generator(Seed::number(99));
        Random random(generator);
        const Position other = game.imagine(game.view(asked.position, Seats::none()), random);
        EXPECT_TRUE(forced(other, asked.seat)) << asked.decision.line;
    });
    EXPECT_GT(secret, 20);
    EXPECT_GT(plain, 100);
}

}  // namespace
}  // namespace skerry
