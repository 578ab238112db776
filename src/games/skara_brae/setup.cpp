// SPDX-License-Identifier: Apache-2.0
#include "games/skara_brae/game.h"
#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

// Section 4: setup, and DP_SPECIAL.
namespace skerry::skara_brae {
namespace {

std::string names_of_special() {
    std::vector<std::string_view> names;
    for (Tile tile : special_tiles) names.push_back(name_of(tile));
    return "special is one of " + joined(names) + ".";
}

Result<void> check(const Setup& setup) {
    const bool solo = setup.mode != Mode::multi;
    if (solo && setup.players != 1) return Error{"A solo game has exactly 1 player."};
    if (!solo && (setup.players < 2 || setup.players > max_players))
        return Error{"Skara Brae is played by 2 to 4 players, or by 1 in a solo mode."};
    if (setup.deal3 && setup.players > 2) return Error{"deal3 needs enough special tiles: 1 or 2 players only."};
    if (setup.concurrent_turns && solo) return Error{"concurrent_turns needs 2 to 4 players."};
    if (setup.mode != Mode::solo_plus &&
        (setup.target != solo_target || setup.focus_count != solo_focus || setup.task_count != solo_tasks))
        return Error{"target, focus_count and task_count belong to the mode solo_plus."};
    if (setup.target != solo_target && setup.target != solo_high_target) return Error{"target is 45 or 55."};
    if (setup.focus_count < solo_focus || setup.focus_count > count_of<Focus>)
        return Error{"focus_count is a number from 1 to 8."};
    if (setup.task_count < solo_tasks || setup.task_count > count_of<Task>)
        return Error{"task_count is a number from 4 to 10."};
    if (setup.mode == Mode::solo_eight && !setup.special)
        return Error{"solo_eight needs a special tile: " + names_of_special()};
    if (setup.special) {
        if (setup.mode != Mode::solo_eight && setup.mode != Mode::solo_plus)
            return Error{"special belongs to the modes solo_eight and solo_plus; elsewhere the special tile is dealt."};
        if (!special_tiles.has(*setup.special)) return Error{names_of_special()};
        if (setup.deal3) return Error{"With a chosen special tile there is no deal3."};
    }
    return {};
}

template <NamedEnum E>
Set<E> draw_some(Random& random, int count) {
    auto all = shuffled(random, Set<E>::range(E{}, static_cast<E>(count_of<E> - 1)));
    Set<E> some;
    for (int i = 0; i < count; ++i) some.add(all.pop());
    return some;
}

constexpr List<Card, card_count> sorted_deck = [] {
    List<Card, card_count> deck;
    for (Card card : all_cards) deck.push(card);
    return deck;
}();

void stack_markers(State& state, Random& random) {
    for (std::uint8_t i = 0; i < state.setup.players; ++i) state.left.push(static_cast<Marker>(i));
    if (state.setup.players == 2) state.left.push(Marker::neutral);
    random.shuffle(state.left);
}

void deal_special_tiles(State& state, Random& random) {
    if (state.setup.special) {
        state.players[0].special = state.setup.special;
        return;
    }
    auto tiles = shuffled(random, special_tiles);
    for (Player& player : state.players) {
        for (int i = 0; i < (state.setup.deal3 ? 3 : 2); ++i) player.dealt.push(tiles.pop());
        player.agenda.push({.kind = StepKind::choose_special});
    }
}

}  // namespace

const StepRule choose_special_rule{
    .moves = one_of<Verb::keep, [](const Question& q) { return q.me.dealt; }>,
    .play =
        [](Turn& turn, const Step&, Move move) {
            turn.me.special = arg<Tile>(move);
            turn.tell({.kind = EventKind::tile_kept, .audience = turn.seat, .tile = arg<Tile>(move)});
            turn.tell({.kind = EventKind::tile_chosen, .audience = Seats::all_but(turn.seat)});
        },
    .line = "Choose the special tile you keep for the whole game.",
    .label = [](const Question&, Move move) -> Label {
        return {title(arg<Tile>(move)), explain(arg<Tile>(move), false)};
    },
};

Result<State> Game::begin(const Setup& setup, const Seed& seed) {
    SKERRY_TRY(check(setup));
    State state;
    state.setup = setup;
    state.random = Generator(seed);
    for (int i = 0; i < setup.players; ++i) {
        Player player;
        player.storage.add(Resource::skaill, starting_skaill);
        state.players.push(player);
    }
    {
        Random random(state.random);
        if (setup.mode == Mode::multi) stack_markers(state, random);
        state.deck = sorted_deck;
        random.shuffle(state.deck);
        if (setup.mode != Mode::multi) {
            state.focus = draw_some<Focus>(random, setup.focus_count);
            state.tasks = draw_some<Task>(random, setup.task_count);
        }
        deal_special_tiles(state, random);
    }
    carry_on(state, {});
    return state;
}

std::vector<Setup> Game::setups() {
    std::vector<Setup> all;
    for (std::uint8_t players = 2; players <= max_players; ++players)
        for (bool concurrent : {false, true}) {
            all.push_back({.players = players, .concurrent_turns = concurrent});
            if (players == 2) all.push_back({.players = players, .deal3 = true, .concurrent_turns = concurrent});
        }
    for (Mode mode : {Mode::solo, Mode::solo_55})
        for (bool deal3 : {false, true}) all.push_back({.mode = mode, .players = 1, .deal3 = deal3});
    for (Tile tile : special_tiles) all.push_back({.mode = Mode::solo_eight, .players = 1, .special = tile});
    for (std::uint8_t target : {solo_target, solo_high_target}) {
        all.push_back({.mode = Mode::solo_plus, .players = 1, .target = target, .focus_count = 3, .task_count = 7});
        all.push_back({.mode = Mode::solo_plus,
                       .players = 1,
                       .target = target,
                       .focus_count = 2,
                       .task_count = 6,
                       .special = target == solo_target ? Tile::muster : Tile::explore});
        all.push_back({.mode = Mode::solo_plus,
                       .players = 1,
                       .deal3 = true,
                       .target = target,
                       .focus_count = count_of<Focus>,
                       .task_count = count_of<Task>});
    }
    return all;
}

}  // namespace skerry::skara_brae
