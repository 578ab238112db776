// SPDX-License-Identifier: Apache-2.0
#include "core/wording.h"
#include "games/skara_brae/game.h"
#include "games/skara_brae/rules.h"

// Why a position cannot be. Each check says what is wrong in words; a view, with its unknown cards, passes.
namespace skerry::skara_brae {
namespace {

using Fine = Result<void>;

Marker marker_of(Seat seat) { return static_cast<Marker>(seat.index()); }
std::string seat_name(Seat seat) { return word_of(marker_of(seat)); }

Fine within(int number, int least, int most, const std::string& what) {
    if (number >= least && number <= most) return {};
    return Error{what + " is a number from " + plain(least) + " to " + plain(most) + "."};
}

// ---- Cards ----

Fine check_cards(const State& state) {
    Set<Card> known;
    int total = 0;
    Maybe<Card> twice;
    for_each_card(state, [&](Card card) {
        ++total;
        if (card == Card::unknown) return;
        if (known.has(card)) twice = card;
        known.add(card);
    });
    if (twice) return Error{"The card " + word_of(*twice) + " is there twice."};
    Set<Card> unordered = state.discards;
    for (const Player& player : state.players) unordered = unordered | player.cards;
    if (unordered.has(Card::unknown)) return Error{"A set of cards cannot hold an unknown card."};
    if (total != card_count)
        return Error{"There must be 80 village cards in all and this position has " + plain(total) +
                     "; a card that may be any is written \"unknown\" in the deck."};
    for (const CardSet& set : state.sets)
        if (set.has(Card::unknown)) return Error{"The sets lie face up: they cannot hold an unknown card."};
    return {};
}

// ---- A player ----

Fine check_board(const Player& player, const std::string& who) {
    SKERRY_TRY(within(player.open_columns, 1, last_open_columns, "open_columns of " + who));
    SKERRY_TRY(within(player.furnish, 0, last_furnish, "furnish of " + who));
    SKERRY_TRY(within(player.trade, 0, last_trade, "trade of " + who));
    if (player.open_columns < last_open_columns && player.storage.total() > rows * player.open_columns)
        return Error{"The storage of " + who + " has room for " + plain(rows * player.open_columns) + ", not for " +
                     plain(player.storage.total()) + ": open more columns."};
    if (!player.storage.at_least(max_of_a_kind + 1).empty())
        return Error{"The storage of " + who + " holds more of a kind than any game brings together."};
    for (Environment e : each<Environment>())
        for (Card card : player.columns[e])
            if (!is_settler(card) || environment_of(card) != e)
                return Error{"In the " + word_of(e) + " column of " + who + ", " + word_of(card) +
                             " is not a settler of that environment."};
    for (Card card : player.cards)
        if (is_settler(card)) return Error{"Settlers of " + who + " belong in their columns, not in cards."};
    return {};
}

Fine check_tiles(const State& state, const Player& player, const std::string& who) {
    if (player.special && *player.special != Tile::unknown && !special_tiles.has(*player.special))
        return Error{"The special tile of " + who + " is none of the eight."};
    if (state.phase == Phase::choosing && player.agenda.empty() && !player.special)
        return Error{who + " has neither chosen a special tile nor tiles to choose from."};
    if (state.phase != Phase::choosing && (!player.special || *player.special == Tile::unknown))
        return Error{"After the choice every player has a special tile; " + who + " has none."};
    if (!player.dealt.empty() && state.phase != Phase::choosing)
        return Error{"The tiles dealt to " + who + " and not chosen have left the game."};
    const Set<Tile> tiles = tiles_of(player);
    for (const auto& [set, what] : {std::pair{player.flipped, "flipped"},
                                    {player.small_workers, "small_workers"},
                                    {player.second_small_workers, "second_small_workers"},
                                    {player.large_worker, "large_worker"}})
        if (!(set - tiles).empty()) return Error{std::string(what) + " of " + who + " names a tile he does not have."};
    return {};
}

// There is one of each special tile: dealt while they are chosen, in front of a player later.
Fine check_special_tiles(const State& state) {
    const bool choosing = state.phase == Phase::choosing;
    const std::size_t dealt = state.setup.deal3 ? 3 : 2;
    Set<Tile> seen;
    for (const Seat seat : seats_of(state)) {
        const Player& player = state.players[seat];
        if (state.setup.special && player.special != state.setup.special)
            return Error{"The setup fixes the special tile " + word_of(*state.setup.special) + "."};
        if (choosing && player.dealt.size() != dealt)
            return Error{"While special tiles are chosen, every player has the " + plain(static_cast<int>(dealt)) +
                         " dealt to him."};
        if (choosing && player.special && !player.dealt.has(*player.special))
            return Error{seat_name(seat) + " keeps a special tile that was not dealt to him."};
        for (Tile tile : choosing ? player.dealt : List<Tile, 3>{*player.special}) {
            if (tile == Tile::unknown) continue;
            const std::string name(name_of(tile));
            if (!special_tiles.has(tile))
                return Error{name + " is none of the eight special tiles, and is dealt to " + seat_name(seat) + "."};
            if (seen.has(tile)) return Error{"There is one of each special tile, and " + name + " is there twice."};
            seen.add(tile);
        }
    }
    return {};
}

Fine check_pieces(const State& state, const Player& player, const std::string& who) {
    if (player.storage[Resource::boar] > (owns(player, Tile::hunt_boar) ? special.most_boar : 0))
        return Error{"Only the owner of Hunt Boar has boar, at most 3."};
    if (player.whorls > (owns(player, Tile::spin_wool) ? whorl_count : 0))
        return Error{"Only the owner of Spin Wool has spindle whorls, at most 10."};
    if (player.black_workers > (owns(player, Tile::recruit) ? special.most_black_workers : 0))
        return Error{"Only the owner of Recruit has black workers, at most 3."};
    if (player.large_worker.size() > 1) return Error{"The one large worker of " + who + " stands on several tiles."};
    if (!(player.second_small_workers - player.small_workers).empty())
        return Error{"A second small worker of " + who + " stands where there is no first."};
    if (!player.second_small_workers.empty() && !player.flipped.has(Tile::recruit))
        return Error{"Two small workers on a tile need Recruit flipped."};
    if (state.round > 0 && free_small_workers(state, player) < 0)
        return Error{who + " has more small workers on tiles than he owns in round " + plain(state.round) + "."};
    return {};
}

// ---- The agenda ----

// Only where there are two types. An icon gives one each, and so does each knife that was in store.
bool can_split(const Player& player, Environment e, int amount) {
    const int knives = amount - icons(player, e);
    return has_two_types(e) && amount > 0 && knives >= 0 && knives <= max_of_a_kind;
}

bool has_what_it_needs(const Question& q) {
    switch (q.step.kind) {
    case StepKind::choose_special:  return !q.me.dealt.empty();
    case StepKind::draft:
    case StepKind::draft_forced:
    case StepKind::solo_pick:       return !q.state.sets.empty();
    case StepKind::harvest_knives:  return bool(q.step.environment);
    case StepKind::harvest_split:   return q.step.environment && can_split(q.me, *q.step.environment, q.step.count);
    case StepKind::bottom:          return q.step.card && is_settler(*q.step.card);
    case StepKind::bottom_knives:   return q.step.card && is_settler(*q.step.card) && cards[*q.step.card].per;
    case StepKind::furnish_pay:     return q.me.furnish < last_furnish && q.step.count > 0 && q.step.count <= 3;
    case StepKind::trade_pay:       return q.me.trade < last_trade && q.step.count > 0 && q.step.count <= 6;
    case StepKind::trade_buy:       return q.me.trade > 0;
    case StepKind::clear:           return q.step.count <= 6;
    case StepKind::pay_special:     return q.step.tile && owns(q.me, *q.step.tile);
    case StepKind::gather:          return q.step.tile && is_gather(*q.step.tile);
    case StepKind::innovate_bonus:  return q.step.tile && tiles_of(q.me).has(*q.step.tile);
    case StepKind::build:           return owns(q.me, Tile::build);
    case StepKind::explore_keep:    return !q.me.drawn.empty();
    case StepKind::tend:            return owns(q.me, Tile::tend_land) && q.step.count <= number_of(q.me, Tile::tend_land);
    case StepKind::task_pay:
    case StepKind::task_action:     return q.step.task && q.state.tasks.has(*q.step.task);
    case StepKind::discard_settler: return q.step.count > 0 && q.step.count <= settler_count(q.me);
    default:                        return true;
    }
}

// Steps that begin an agenda, by phase: everything above is a part of them.
constexpr Table<Phase, Set<StepKind>> first_steps_in{
    {{StepKind::choose_special},
     {StepKind::draft, StepKind::draft_forced, StepKind::solo_pick, StepKind::worker},
     {StepKind::take_midden},
     {}}};
constexpr Set<StepKind> first_steps =
    first_steps_in[Phase::choosing] | first_steps_in[Phase::turns] | first_steps_in[Phase::resting];
// Steps that may wait while one of their parts is resolved.
constexpr Set<StepKind> waiting_steps{StepKind::solo_pick, StepKind::worker,     StepKind::bottom,
                                      StepKind::tend,      StepKind::feed,       StepKind::trade_buy,
                                      StepKind::task_over, StepKind::take_midden};

bool well_formed(const State& state, const Player& player) {
    const auto& agenda = player.agenda;
    if (agenda.size() > 5) return false;
    for (std::size_t i = 0; i < agenda.size(); ++i)
        if (first_steps.has(agenda[i].kind) != (i == 0) ||
            (i + 1 < agenda.size() && !waiting_steps.has(agenda[i].kind)))
            return false;
    return first_steps_in[state.phase].has(agenda[0].kind);
}

Fine check_agenda(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    const std::string who = seat_name(seat);
    const bool exploring = !player.agenda.empty() && player.agenda.back().kind == StepKind::explore_keep;
    if (exploring != !player.drawn.empty())
        return Error{"Cards are drawn by " + who + " while exploring, and only then."};
    if (player.agenda.empty()) return agenda::inspect(state, seat, who);
    if (!well_formed(state, player))
        return Error{"The steps on the agenda of " + who + " cannot stand in this order in this phase."};
    for (const Step& step : player.agenda)
        if (!has_what_it_needs({state, seat, player, step}))
            return Error{"The step " + word_of(step.kind) + " on the agenda of " + who + " does not fit the position."};
    return agenda::inspect(state, seat, who);
}

// ---- The table ----

Fine check_markers(const State& state) {
    Bag<Marker> seen, expected;
    for (const Stack* stack : {&state.left, &state.top, &state.right})
        for (Marker marker : *stack) seen.add(marker);
    if (state.setup.mode == Mode::multi) {
        for (const Seat seat : seats_of(state)) expected.add(marker_of(seat));
        if (state.players.size() == 2) expected.add(Marker::neutral);
    }
    if (seen != expected)
        return Error{
            "The stacks left, top and right hold each player's marker once (2 players: the neutral one too; "
            "solo: none)."};
    if (state.top.has(Marker::neutral)) return Error{"The neutral marker never passes: it is not on the top stack."};
    return {};
}

Fine check_progress(const State& state) {
    const bool begun = state.phase != Phase::choosing;
    if (!begun && state.round != 0) return Error{"While special tiles are chosen, round is 0."};
    if (begun) SKERRY_TRY(within(state.round, 1, last_round, "round"));
    if (state.rested > state.players.size()) return Error{"rested is at most the number of players."};
    if (state.phase != Phase::turns)
        return state.sets.empty() ? Fine{} : Error{"There are sets of cards only while turns are played."};
    SKERRY_TRY(within(state.turn, 1, turns_per_round, "turn"));
    if (state.setup.mode != Mode::multi) {
        if (state.sets.size() != 1) return Error{"A solo turn has one set of cards."};
        const auto& agenda = state.players[0].agenda;
        const bool picking = !agenda.empty() && agenda[0].kind == StepKind::solo_pick;
        return picking || state.sets[0].empty()
                   ? Fine{}
                   : Error{"Once a card is picked, the others of a solo turn are discarded."};
    }
    if (state.sets.size() != turns_per_round) return Error{"A round has three sets of cards."};
    for (std::size_t earlier = 0; earlier + 1 < state.turn; ++earlier)
        if (!state.sets[earlier].empty()) return Error{"A set that is over has no cards."};
    for (std::size_t later = state.turn; later < turns_per_round; ++later)
        if (state.sets[later].size() != cards_per_set[state.setup.players])
            return Error{"A set that is not begun has " + plain(cards_per_set[state.setup.players]) + " cards."};
    return {};
}

// A draft needs the seat's marker on top of its stack, and a card to take.
Fine check_draft(const State& state) {
    for (const Seat seat : seats_of(state)) {
        if (state.players[seat].agenda.empty()) continue;
        const StepKind next = state.players[seat].agenda.back().kind;
        if (next != StepKind::draft && next != StepKind::draft_forced) continue;
        const Stack& stack = next == StepKind::draft ? state.left : state.top;
        if (stack.empty() || stack.back() != marker_of(seat))
            return Error{"It is not the turn of " + seat_name(seat) +
                         " to draft: the marker is not on top of its stack."};
        if (next == StepKind::draft_forced && !state.left.empty())
            return Error{"Who passed drafts when nobody is left on the left stack."};
    }
    if (state.setup.mode != Mode::multi || state.phase != Phase::turns) return {};
    const std::size_t drafters = state.left.size() + state.top.size();
    if (state.sets[state.turn - 1u].size() <= drafters && drafters > 0)
        return Error{"The current set needs a card more than there are markers still to draft."};
    return {};
}

// Who has not begun the end of the round has nothing on the agenda yet; with concurrent turns all have begun.
Fine check_rested(const State& state) {
    if (state.phase != Phase::resting) return state.rested == 0 ? Fine{} : Error{"rested is 0 unless a round ends."};
    if (state.setup.mode != Mode::multi) return {};
    std::size_t position = 0;
    for (std::size_t i = state.left.size(); i-- > 0;) {
        if (state.left[i] == Marker::neutral) continue;
        const bool busy = !state.players[static_cast<std::size_t>(state.left[i])].agenda.empty();
        if (position++ >= state.rested && (busy || state.setup.concurrent_turns))
            return Error{"rested counts the players who have begun the end of the round, from the top of the stack."};
    }
    return {};
}

// One after the other, unless turns are concurrent or special tiles are chosen.
Fine check_turns(const State& state) {
    const bool together = state.setup.concurrent_turns || state.phase == Phase::choosing;
    if (!together && Game::waiting(state).size() > 1)
        return Error{"Several players have steps on their agendas, and turns are not concurrent."};
    if (state.phase == Phase::resting && !(state.top.empty() && state.right.empty()))
        return Error{"At the end of a round all markers are on the left stack."};
    return {};
}

}  // namespace

Result<void> Game::inspect(const State& state) {
    SKERRY_TRY(begin(state.setup, Seed::number(0)));
    if (state.players.size() != state.setup.players)
        return Error{"The setup says " + plain(state.setup.players) + " players and the position has " +
                     plain(static_cast<int>(state.players.size())) + "."};
    SKERRY_TRY(check_cards(state));
    SKERRY_TRY(check_markers(state));
    SKERRY_TRY(check_progress(state));
    int roofs = state.supply_roofs;
    for (const Seat seat : seats_of(state)) {
        const Player& player = state.players[seat];
        const std::string who = seat_name(seat);
        SKERRY_TRY(check_board(player, who));
        SKERRY_TRY(check_tiles(state, player, who));
        SKERRY_TRY(check_pieces(state, player, who));
        roofs += player.supply_roofs;
    }
    SKERRY_TRY(check_special_tiles(state));
    if (roofs != supply_roof_count)
        return Error{"There are 40 supply roofs in all and this position has " + plain(roofs) + "."};
    if (state.setup.mode != Mode::multi &&
        (state.focus.size() != state.setup.focus_count || state.tasks.size() != state.setup.task_count))
        return Error{"The position has other numbers of focus and task cards than its setup says."};
    if (state.setup.mode == Mode::multi && !(state.focus.empty() && state.tasks.empty()))
        return Error{"Focus and task cards belong to the solo game."};
    if (!(state.tasks_done - state.tasks).empty()) return Error{"tasks_done names a task that is not in the game."};
    SKERRY_TRY(check_draft(state));
    SKERRY_TRY(check_rested(state));
    SKERRY_TRY(check_turns(state));
    for (const Seat seat : seats_of(state)) SKERRY_TRY(check_agenda(state, seat));
    const bool over = state.phase == Phase::over;
    if (over == Game::waiting(state).empty()) return {};
    return Error{over ? "The game is over and somebody still has a step on the agenda."
                      : "Nobody has a step on the agenda, and the game is not over."};
}

}  // namespace skerry::skara_brae
