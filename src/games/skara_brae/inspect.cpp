// SPDX-License-Identifier: Apache-2.0
#include "core/inspect.h"

#include "games/skara_brae/game.h"
#include "games/skara_brae/rules.h"

namespace skerry::skara_brae {
namespace {

Marker marker_of(Seat seat) { return static_cast<Marker>(seat.index()); }

// ---- Cards ----

Checked check_cards(const State& state) {
    Tally<Card> seen("village card");
    for_each_card(state, [&](Card card) { seen.see(card); });
    Set<Card> open = state.discards;
    for (const Player& player : state.players) open = open | player.cards;
    for (const CardSet& set : state.sets) open = open | Set<Card>::of(set);
    if (open.has(Card::unknown))
        return Error{"The sets, the discards and the cards of players lie face up: they are known."};
    return seen.complete(all_cards, "the deck");
}

// ---- A player ----

Checked check_board(const State&, const Player& player, const std::string& who) {
    const int room = rows * player.open_columns;
    SKERRY_TRY(first_fault({
        out_of_range(player.open_columns, 1, last_open_columns, "open_columns of " + who),
        out_of_range(player.furnish, 0, last_furnish, "furnish of " + who),
        out_of_range(player.trade, 0, last_trade, "trade of " + who),
        {player.open_columns < last_open_columns && player.storage.total() > room,
         "The storage of {owner} has room for {room}, not for {n}: open more columns.", who, room,
         player.storage.total()},
        {!player.storage.at_least(max_of_a_kind + 1).empty(),
         "The storage of {owner} holds more of a kind than any game brings together.", who},
    }));
    for (Environment e : each<Environment>())
        for (Card card : player.columns[e])
            if (!is_settler(card) || environment_of(card) != e)
                return Error{said("In the {environment} column of {who}, {card} is not a settler of that environment.",
                                  e, who, card)};
    for (Card card : player.cards)
        if (is_settler(card)) return Error{said("Settlers of {who} belong in their columns, not in cards.", who)};
    return {};
}

Checked check_tiles(const State& state, const Player& player, const std::string& who) {
    const bool choosing = state.phase == Phase::choosing, hidden = player.special == Maybe(Tile::unknown);
    SKERRY_TRY(first_fault(
        {{player.special && !hidden && !special_tiles.has(*player.special),
          "The special tile of {who} is none of the eight."},
         {choosing && player.agenda.empty() && !player.special,
          "{who} has neither chosen a special tile nor tiles to choose from."},
         {!choosing && (!player.special || hidden),
          "After the choice every player has a special tile; {who} has none."},
         {!choosing && !player.dealt.empty(), "The tiles dealt to {who} and not chosen have left the game."}},
        who));
    const Set<Tile> tiles = tiles_of(player);
    for (const auto& [set, what] : {std::pair{player.flipped, "flipped"},
                                    {player.small_workers, "small_workers"},
                                    {player.second_small_workers, "second_small_workers"},
                                    {player.large_worker, "large_worker"}})
        if (!tiles.has_all(set)) return Error{said("{what} of {who} names a tile that is not there.", what, who)};
    return {};
}

// There is one of each special tile: dealt while they are chosen, in front of a player later.
Checked check_special_tiles(const State& state) {
    const bool choosing = state.phase == Phase::choosing;
    const std::size_t dealt = state.setup.deal3 ? 3 : 2;
    Tally<Tile> seen("special tile");
    for (const Seat seat : seats_of(state)) {
        const Player& player = state.players[seat];
        const Maybe<Tile> fixed = state.setup.special;
        if (fixed && player.special != fixed) return Error{said("The setup fixes the special tile {tile}.", *fixed)};
        SKERRY_TRY(first_fault({{choosing && player.dealt.size() != dealt,
                                 "While special tiles are chosen, every player has the {n} that were dealt.", dealt},
                                {choosing && player.special && !player.dealt.has(*player.special),
                                 "{who} keeps a special tile that was not dealt there."}},
                               seat_name(Game::info, seat)));
        if (choosing)
            seen.see_all(player.dealt);
        else
            seen.see(*player.special);
    }
    return seen.fits(special_tiles);
}

Checked check_pieces(const State& state, const Player& player, const std::string& who) {
    const auto most = [&](Tile tile, int count) { return owns(player, tile) ? count : 0; };
    return first_fault({{player.storage[Resource::boar] > most(Tile::hunt_boar, special.max_boar),
                         "Only the owner of Hunt Boar has boar, at most {n}.", special.max_boar},
                        {player.whorls > most(Tile::spin_wool, whorl_count),
                         "Only the owner of Spin Wool has spindle whorls, at most {n}.", whorl_count},
                        {player.black_workers > most(Tile::recruit, special.max_black_workers),
                         "Only the owner of Recruit has black workers, at most {n}.", special.max_black_workers},
                        {player.large_worker.size() > 1, "The one large worker of {who} stands on several tiles."},
                        {!player.small_workers.has_all(player.second_small_workers),
                         "A second small worker of {who} stands where there is no first."},
                        {!player.second_small_workers.empty() && !player.flipped.has(Tile::recruit),
                         "Two small workers on a tile need Recruit flipped."},
                        {state.round > 0 && free_small_workers(state, player) < 0,
                         "{who} has more small workers on tiles than there are in round {n}.", state.round}},
                       who);
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
constexpr Each<Phase, Set<StepKind>> first_steps_in{
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

bool may_lie(const State& state, const Step& step, const Step* below) {
    if (!below) return first_steps_in[state.phase].has(step.kind);
    return waiting_steps.has(below->kind) && !first_steps.has(step.kind);
}

Checked check_agenda(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    const std::string who = seat_name(Game::info, seat);
    const bool exploring = !player.agenda.empty() && player.agenda.back().kind == StepKind::explore_keep;
    SKERRY_TRY(
        first_fault({{exploring == player.drawn.empty(), "Cards are drawn by {who} while exploring, and only then."},
                     {player.agenda.full(), "There are more steps on the agenda of {who} than any turn brings."}},
                    who));
    SKERRY_TRY(agenda::inspect_order(state, seat, who,
                                     [&](const Step& step, const Step* below) { return may_lie(state, step, below); }));
    SKERRY_TRY(agenda::inspect_steps(state, seat, who, has_what_it_needs));
    return agenda::inspect(state, seat, who);
}

// ---- The table ----

Checked check_markers(const State& state) {
    Bag<Marker> seen, expected;
    for (const Stack* stack : {&state.left, &state.top, &state.right})
        for (Marker marker : *stack) seen.add(marker);
    if (state.setup.mode == Mode::multi) {
        for (const Seat seat : seats_of(state)) expected.add(marker_of(seat));
        if (state.players.size() == 2) expected.add(Marker::neutral);
    }
    return first_fault({
        {seen != expected,
         "The stacks left, top and right hold each player's marker once (2 players: the neutral one too; solo: none)."},
        {state.top.has(Marker::neutral), "The neutral marker never passes: it is not on the top stack."},
        {state.phase == Phase::resting && !(state.top.empty() && state.right.empty()),
         "At the end of a round all markers are on the left stack."},
    });
}

Checked check_sets(const State& state) {
    if (state.phase != Phase::turns)
        return first_fault({{!state.sets.empty(), "There are sets of cards only while turns are played."}});
    SKERRY_TRY(first_fault({out_of_range(state.turn, 1, turns_per_round, "turn")}));
    if (state.setup.mode != Mode::multi) {
        if (state.sets.size() != 1) return Error{"A solo turn has one set of cards."};
        const auto& agenda = state.players[0].agenda;
        const bool picking = !agenda.empty() && agenda[0].kind == StepKind::solo_pick;
        return first_fault(
            {{!picking && !state.sets[0].empty(), "Once a card is picked, the others of a solo turn are discarded."}});
    }
    if (state.sets.size() != turns_per_round) return Error{"A round has three sets of cards."};
    const std::size_t drafters = state.left.size() + state.top.size(), whole = cards_per_set[state.setup.players];
    for (std::size_t i = 0; i < turns_per_round; ++i) {
        const std::size_t current = state.turn - 1u, size = state.sets[i].size();
        SKERRY_TRY(first_fault({
            {i < current && size > 0, "A set that is over has no cards."},
            {i > current && size != whole, "A set that is not begun has {n} cards.", whole},
            {i == current && drafters > 0 && size <= drafters,
             "The current set needs a card more than there are markers still to draft."},
        }));
    }
    return {};
}

Checked check_progress(const State& state) {
    const bool begun = state.phase != Phase::choosing, multi = state.setup.mode == Mode::multi;
    int roofs = state.supply_roofs;
    for (const Player& player : state.players) roofs += player.supply_roofs;
    return first_fault({
        {!begun && state.round != 0, "While special tiles are chosen, round is 0."},
        out_of_range(begun ? state.round : 1, 1, last_round, "round"),
        {state.rested > state.players.size(), "rested is at most the number of players."},
        {state.rested > 0 && state.phase != Phase::resting, "rested is 0 unless a round ends."},
        {roofs != supply_roof_count, "There are {n} supply roofs in all and this position has {there}.",
         supply_roof_count, roofs},
        {!multi && (state.focus.size() != state.setup.focus_count || state.tasks.size() != state.setup.task_count),
         "The position has other numbers of focus and task cards than its setup says."},
        {multi && !(state.focus.empty() && state.tasks.empty()), "Focus and task cards belong to the solo game."},
        {!state.tasks.has_all(state.tasks_done), "tasks_done names a task that is not in the game."},
    });
}

// A draft needs the seat's marker on top of its stack.
Checked check_draft(const State& state) {
    for (const Seat seat : agenda::waiting(state)) {
        const StepKind next = state.players[seat].agenda.back().kind;
        if (next != StepKind::draft && next != StepKind::draft_forced) continue;
        const Stack& stack = next == StepKind::draft ? state.left : state.top;
        SKERRY_TRY(first_fault({{stack.empty() || stack.back() != marker_of(seat),
                                 "It is not the turn of {who} to draft: the marker is not on top of its stack."},
                                {next == StepKind::draft_forced && !state.left.empty(),
                                 "Whoever passed drafts when nobody is left on the left stack."}},
                               seat_name(Game::info, seat)));
    }
    return {};
}

// Whoever has not begun the end of the round has nothing on the agenda yet; with concurrent turns all have begun.
Checked check_rested(const State& state) {
    if (state.phase != Phase::resting || state.setup.mode != Mode::multi) return {};
    std::size_t position = 0;
    for (std::size_t i = state.left.size(); i-- > 0;) {
        if (state.left[i] == Marker::neutral) continue;
        const bool busy = !state.players[static_cast<std::size_t>(state.left[i])].agenda.empty();
        if (position++ >= state.rested && (busy || state.setup.concurrent_turns))
            return Error{"rested counts the players who have begun the end of the round, from the top of the stack."};
    }
    return {};
}

}  // namespace

Result<void> Game::inspect(const State& state) {
    SKERRY_TRY(inspect_setup<Game>(state));
    for (const auto& check : {check_cards, check_markers, check_progress, check_sets}) SKERRY_TRY(check(state));
    for (const Seat seat : seats_of(state))
        for (const auto& check : {check_board, check_tiles, check_pieces})
            SKERRY_TRY(check(state, state.players[seat], seat_name(info, seat)));
    for (const auto& check : {check_special_tiles, check_draft, check_rested}) SKERRY_TRY(check(state));
    for (const Seat seat : seats_of(state)) SKERRY_TRY(check_agenda(state, seat));
    return agenda::inspect_waiting(state, state.phase == Phase::over,
                                   state.setup.concurrent_turns || state.phase == Phase::choosing);
}

}  // namespace skerry::skara_brae
