// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/notation.h"
#include "kit/selections.h"

// The kit's checks of selections find what they are made to find: a toy with one fault each. A basket is filled with fruit
// of at most a given weight, at least one piece.
namespace skerry {
namespace {

SKERRY_ENUM(Fruit, cherry, apple, melon);
SKERRY_ENUM(StepKind, basket, rest);
enum class Fault {
    none,
    needs_an_order,
    remembers_the_last,
    closes_early,
    silent_refusal,
    untrue_refusal,
    keeps_what_is_put_back,
    searches_any_order,
    search_misses_some,
    wrong_limits
};
constexpr std::array<int, 3> weights{1, 2, 4};

template <Fault fault>
struct Toy {
    struct Notation {
        static std::string text(Move move) { return "fill " + word_of(static_cast<Fruit>(move.args[0])); }
        static Result<Move> parse(std::string_view text) {
            for (Fruit fruit : each<Fruit>())
                if (text == "fill " + word_of(fruit)) return Move{0, {static_cast<std::uint8_t>(fruit)}};
            return Error{"no"};
        }
    };
    struct Step {
        StepKind kind = StepKind::basket;
    };
    struct Player {
        Bag<Fruit> stock, basket;
        std::uint8_t last = 0;
        List<Step, 2> agenda;
        Picks<Notation, 8> picked;
    };
    struct State {
        List<Player, 1> players;
    };
    struct Event {
        Seat seat;
        Seats audience;
    };
    using Turn = BasicTurn<State, Event>;
    using Question = skerry::Question<State>;
    using Picked = Picks<Notation, 8>;
    static constexpr int room = 5;

    static int weight(const Picked& picked) {
        int sum = 0;
        for (const Pick& pick : picked) sum += weights[pick.first];
        return sum;
    }
    struct Basket {
        template <class Offer>
        static void things(const Question& q, Offer offer) {
            for (Fruit fruit : each<Fruit>()) offer(Pick{0, static_cast<std::uint8_t>(fruit), 0}, q.me.stock[fruit]);
        }
        static Limits limits(const Question&) { return {fault == Fault::wrong_limits ? 9 : 1, 8}; }
        static bool complete(const Question&, const Picked& picked) { return !picked.empty(); }
        static bool fits(const Question&, const Picked& picked, Pick more, Pickables) {
            if (fault == Fault::needs_an_order && !picked.empty() && more < picked.back()) return false;
            return weight(picked) + weights[more.first] <= room;
        }
        static std::string why_not(const Question&, const Picked&, Pick) {
            return fault == Fault::silent_refusal ? "" : "There is no room for it.";
        }
        static void finish(Turn& turn, const Step&, const Picked& picked) {
            for (const Pick& pick : picked) {
                turn.me.basket.add(static_cast<Fruit>(pick.first));
                turn.me.stock.remove(static_cast<Fruit>(pick.first));
            }
        }
    };
    static void rest_moves(const Question&, MoveList& out) { out.push({1, {}}); }
    friend const StepRule<Turn>& rule_of(const Step& step) {
        static constexpr StepRule<Turn> basket{.line = "Fill the basket.", .selection = &selecting<Basket, Turn>};
        static constexpr StepRule<Turn> rest{.moves = rest_moves};
        return step.kind == StepKind::basket ? basket : rest;
    }
    friend std::vector<Thing> things_of(const Question&, Move move) { return things(move); }

    static State begin(std::initializer_list<int> stock) {
        State state;
        Player player;
        std::size_t i = 0;
        for (const int count : stock) player.stock.add(static_cast<Fruit>(i++), count);
        player.agenda.push({StepKind::rest});
        player.agenda.push({StepKind::basket});
        state.players.push(player);
        return state;
    }
    static Seats waiting(const State& state) { return agenda::waiting(state); }
    static void moves(const State& state, Seat seat, MoveList& out) { agenda::moves(state, seat, out); }
    static void canonical_moves(const State& state, Seat seat, MoveList& out) {
        agenda::moves(state, seat, out, fault == Fault::searches_any_order ? Order::any : Order::canonical);
        if (fault != Fault::search_misses_some || out.size() < 3) return;
        MoveList some;
        for (std::size_t i = 1; i < out.size(); ++i) some.push(out[i]);
        out = some;
    }
    static std::span<const Pick> picked(const State& state, Seat seat) { return agenda::picked(state, seat); }
    static Revealed play(State& state, Seat seat, Move move, Events<Event> events) {
        Turn turn(state, seat, events);
        if (fault == Fault::keeps_what_is_put_back && is_put_back(move)) return Revealed::no;
        agenda::play(turn, move);
        if (fault == Fault::remembers_the_last) turn.me.last = move.args[0];
        if (fault == Fault::closes_early && turn.me.picked.size() == 2) agenda::play(turn, done);
        agenda::settle(turn);
        return Revealed::no;
    }
    static Prompt prompt(const State& state, Seat seat) {
        Prompt prompt = agenda::prompt(state, seat);
        if (fault == Fault::untrue_refusal && prompt.selection && state.players[0].picked.empty()) {
            prompt.refused.clear();
            prompt.refused.push_back({{"fruit:cherry"}, "No cherries today."});
        }
        return prompt;
    }
    static std::vector<Thing> touches(const State&, Seat, Move move) { return things(move); }
    static std::vector<Thing> things(Move move) {
        if (move == done) return {};
        return {{"fruit:" + word_of(static_cast<Fruit>(move.args[0]))}};
    }
    static std::string move_text(Move move) { return write_move(Notation(), move); }
    static Result<Move> parse_move(std::string_view text) { return read_move(Notation(), text); }
};

template <Fault fault>
std::string check(std::initializer_list<int> stock, std::initializer_list<const char*> picked = {}) {
    using Game = Toy<fault>;
    Generator generator(Seed::number(1));
    Random random(generator);
    auto state = Game::begin(stock);
    for (const char* pick : picked) Game::play(state, Seat(0), Game::parse_move(pick).value(), {});
    std::string failure;
    for (int i = 0; i < 20 && failure.empty(); ++i) failure = kit::SelectionCheck<Game>(state, Seat(0), random).check();
    return failure;
}

TEST(SelectionKit, finds_nothing_where_nothing_is_wrong) {
    EXPECT_EQ(check<Fault::none>({3, 2, 1}), "");
    EXPECT_EQ(check<Fault::none>({3, 2, 1}, {"fill melon"}), "");
    EXPECT_EQ(check<Fault::none>({0, 0, 2}, {}), "");
}

TEST(SelectionKit, finds_an_order_in_the_rules) {
    EXPECT_EQ(check<Fault::needs_an_order>({1, 1, 0}),
              "basket: only one order of fill cherry and fill apple is possible");
}

TEST(SelectionKit, finds_an_order_in_the_state) {
    EXPECT_THAT(check<Fault::remembers_the_last>({3, 2, 0}), testing::HasSubstr("makes a difference"));
}

TEST(SelectionKit, finds_a_selection_that_closes_early) {
    EXPECT_THAT(check<Fault::closes_early>({3, 2, 0}, {"fill cherry"}), testing::HasSubstr("it closes after fill"));
}

TEST(SelectionKit, finds_refusals_without_reason) {
    EXPECT_EQ(check<Fault::silent_refusal>({1, 1, 0}), "basket: it refuses fruit:melon without a reason");
}

TEST(SelectionKit, finds_refusals_that_are_not_true) {
    EXPECT_THAT(check<Fault::untrue_refusal>({2, 1, 1}),
                testing::HasSubstr("it refuses fruit:cherry, and fill cherry"));
}

TEST(SelectionKit, finds_picks_that_cannot_be_put_back) {
    EXPECT_THAT(check<Fault::keeps_what_is_put_back>({2, 1, 0}), testing::HasSubstr("putting back"));
}

TEST(SelectionKit, finds_a_search_that_goes_round_in_circles) {
    EXPECT_EQ(check<Fault::searches_any_order>({2, 1, 0}), "basket: the search reaches a set twice");
}

TEST(SelectionKit, finds_a_search_that_misses_something) {
    EXPECT_EQ(check<Fault::search_misses_some>({2, 2, 1}), "basket: the search does not reach every result");
}

TEST(SelectionKit, finds_limits_that_are_not_limits) {
    EXPECT_EQ(check<Fault::wrong_limits>({2, 2, 1}), "basket: least is more than most");
}

struct Words {};

template <class Picks>
void expect_a_bag() {
    Picks one, other;
    const Pick apple{7, 1, 0}, pear{7, 2, 0};
    one.add(pear), one.add(apple), one.add(pear);
    other.add(apple), other.add(pear), other.add(pear);
    EXPECT_EQ(one, other);
    EXPECT_EQ(one.count(pear), 2);
    EXPECT_EQ(one.back(), pear);
    one.remove(pear), one.remove(apple);
    EXPECT_EQ(*one.begin(), pear);
    one.remove(pear);
    EXPECT_EQ(one, Picks());
}

TEST(Picks, are_the_same_however_they_came_about) {
    expect_a_bag<Picks<Words, 4, 1>>();
    expect_a_bag<Picks<Words, 4, 2>>();
    expect_a_bag<Picks<Words, 4, 3>>();
    expect_a_bag<Picks<Words, 4, 2, true>>();
    Picks<Words, 4, 1> narrow;
    narrow.add({7, 1, 0});
    EXPECT_FALSE(narrow.takes({7, 1, 1}));
    EXPECT_FALSE(narrow.takes({8, 1, 0}));
    Picks<Words, 4, 2, true> verbs;
    verbs.add({7, 1, 0}), verbs.add({6, 2, 0});
    EXPECT_EQ(verbs[0], (Pick{6, 2, 0}));
    EXPECT_EQ(verbs[1], (Pick{7, 1, 0}));
    EXPECT_FALSE(verbs.takes({7, 1, 1}));
}

TEST(Selection, takes_any_order_and_puts_back) {
    using Game = Toy<Fault::none>;
    auto state = Game::begin({2, 1, 1});
    const auto play = [&](std::string_view text) { Game::play(state, Seat(0), Game::parse_move(text).value(), {}); };
    play("fill melon"), play("back fill melon"), play("fill apple"), play("fill cherry"), play("done");
    EXPECT_EQ(state.players[0].basket[Fruit::apple], 1);
    EXPECT_EQ(state.players[0].basket[Fruit::melon], 0);
    EXPECT_TRUE(state.players[0].picked.empty());
}

}  // namespace
}  // namespace skerry
