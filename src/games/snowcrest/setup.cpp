// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/snowcrest/game.h"
#include "games/snowcrest/names.h"
#include "games/snowcrest/rules.h"

// Section 4: setup, and the purchase of the first villager.
namespace skerry::snowcrest {
namespace {

Result<void> check(const Setup& setup) {
    if (setup.mode == Mode::solo) {
        if (setup.players != 1) return Error{"A solo game has exactly 1 player."};
        if (setup.level < 1 || setup.level > solo_levels.size()) return Error{"level is a number from 1 to 10."};
        return {};
    }
    if (setup.players < 2 || setup.players > max_players)
        return Error{"Snowcrest is played by 2 to 4 players, or by 1 in the mode solo."};
    if (setup.level != 1) return Error{"level belongs to the mode solo."};
    return {};
}

template <class L>
void fill_shuffled(L& deck, std::size_t count, Random& random) {
    for (std::size_t i = 0; i < count; ++i) deck.push(static_cast<typename L::value_type>(i));
    random.shuffle(deck);
}

void lay_out_cards(State& state, Random& random) {
    const bool basic = state.setup.mode == Mode::basic;
    if (!basic) {
        fill_shuffled(state.guardian_deck, guardian_count, random);
        fill_shuffled(state.forest_deck, forest_count, random);
        List<Achievement, count_of<Achievement>> all;
        fill_shuffled(all, count_of<Achievement>, random);
        const int shown = solo(state) ? solo_achievements : state.setup.players + 1;
        for (int i = 0; i < shown; ++i) state.achievements.push(all.pop());
    }
    for (Villager common : commons)
        for (int i = 0; i < copies_of(common, state.setup.mode); ++i) state.common_deck.push(common);
    random.shuffle(state.common_deck);
    for (int i = 0; i < row_slots; ++i) state.row.push(state.common_deck.pop());
}

Player starting_player(int barley, Random& random) {
    Player player;
    player.tokens.add(Resource::barley, barley);
    player.tiles.add(starting_building);
    List<Villager, 4> first;
    for (Villager starter : starters) first.push(starter);
    random.shuffle(first);
    for (Cell cell : starter_cells) player.village[cell] = first.pop();
    for (Villager personal : personals) player.deck.push(personal);
    random.shuffle(player.deck);
    for (int i = 0; i < hand_at_start; ++i) add_to_hand(player, player.deck.pop());
    return player;
}

// ---- The first villager (SC-010 to SC-012) ----

void purchase_moves(const Question& q, MoveList& out) {
    for (Villager card : q.me.hand) out.push(Verb::buy, card);
}

void ask_purchase(const Question& q, Prompt& prompt) {
    prompt.line = "Choose your first villager for the centre. You have " +
                  amount(q.me.tokens[Resource::barley], Resource::barley) + "; each one missing is an Omen.";
}

Label label_purchase(const Question& q, Move move) {
    const auto card = arg<Villager>(move);
    const int missing = card_of(card).cost - q.me.tokens[Resource::barley];
    return {title(card),
            explain(card) + (missing > 0 ? " You would take " + counted(missing, "Omen", "Omens") + "." : "")};
}

void purchase(Turn& turn, const Step&, Move move) {
    State& state = turn.state;
    const auto card = arg<Villager>(move);
    take_card(turn, card);
    turn.me.village[Cell::c4] = card;
    const int cost = card_of(card).cost;
    const int paid = std::min<int>(cost, turn.me.tokens[Resource::barley]);
    turn.me.tokens.remove(Resource::barley, paid);
    turn.tell({.kind = EventKind::buys, .villager = card, .cell = Cell::c4, .count = static_cast<std::uint8_t>(paid)});
    gain_omens(turn, cost - paid);
    const Seat next = seat_after(state, turn.seat);
    if (next == state.start) {
        state.phase = Phase::turns;
        state.round = 1;
        return begin_turn(state, next, turn.events);
    }
    state.active = next;
    state.players[next].agenda.push({.kind = StepKind::setup_purchase});
}

}  // namespace

const StepRule setup_purchase_rule{
    .moves = purchase_moves, .play = purchase, .ask = ask_purchase, .label = label_purchase};

Result<State> Game::begin(const Setup& setup, const Seed& seed) {
    SKERRY_TRY(check(setup));
    State state;
    state.setup = setup;
    state.random = Generator(seed);
    {
        Random random(state.random);
        lay_out_cards(state, random);
        state.start = state.active = Seat(static_cast<std::uint8_t>(random.below(setup.players)));
        for (int i = 0; i < setup.players; ++i) {
            const int position = (i - state.start.index() + setup.players) % setup.players;
            const int barley =
                setup.mode == Mode::solo ? level_of(setup).barley : starting_barley[static_cast<std::size_t>(position)];
            state.players.push(starting_player(barley, random));
        }
    }
    state.scroll_pool = setup.mode == Mode::solo    ? level_of(setup).scrolls
                        : setup.mode == Mode::basic ? basic_pool[setup.players]
                                                    : full_pool[setup.players];
    for (Building building : each<Building>()) state.supply.add(building, buildings[building].tiles);
    state.supply.remove(starting_building, setup.players);
    state.forest_juniper = static_cast<std::uint8_t>(juniper_per_fill(state));
    state.players[state.start].agenda.push({.kind = StepKind::setup_purchase});
    return state;
}

std::vector<Setup> Game::setups() {
    std::vector<Setup> all;
    for (Mode mode : {Mode::full, Mode::basic})
        for (std::uint8_t players = 2; players <= max_players; ++players)
            all.push_back({.mode = mode, .players = players});
    for (std::uint8_t level = 1; level <= solo_levels.size(); ++level)
        all.push_back({.mode = Mode::solo, .players = 1, .level = level});
    return all;
}

}  // namespace skerry::snowcrest
