// SPDX-License-Identifier: Apache-2.0
#include "core/inspect.h"

#include <algorithm>

#include "games/tundra/game.h"
#include "games/tundra/rules.h"

namespace skerry::tundra {
namespace {

// ---- The table ----

bool laid_out(const State& state) { return state.phase != Phase::choosing || state.setup.late_enhancements; }
bool dice_rolled(const State& state) { return state.phase == Phase::placement || state.phase == Phase::over; }

Checked check_progress(const State& state) {
    const bool begun = state.phase != Phase::choosing, over = state.phase == Phase::over;
    const Seats seats = seats_of(state);
    return first_fault({{!seats.has(state.first) || !seats.has(state.turn), "first and turn are seats of this game."},
                        {!begun && state.round != 0, "While starters are chosen, round is 0."},
                        out_of_range(begun ? state.round : 1, 1, last_round, "round"),
                        {over && state.round != last_round, "A game is over after round {n}.", last_round}});
}

Checked check_glades(const State& state) {
    const Map& map = map_of(state);
    Tally<Glade> seen("glade");
    for (Cell cell : each<Cell>()) {
        const Maybe<Glade> glade = state.glades[cell];
        SKERRY_TRY(first_fault({
            {bool(glade) != map.glades.has(cell), "The layout {layout} {has} glade at {cell}.", layout_of(state.setup),
             glade ? "has no" : "has a", cell},
            {glade == Maybe(Glade::unknown) && state.open.has(cell), "The glade at {cell} is open, so it is known.",
             cell},
        }));
        if (glade) seen.see(*glade);
    }
    if (!map.glades.has_all(state.open)) return Error{"open names a place that is no glade."};
    for (const Seat seat : seats_of(state))
        for (Cell cell : map.starting[seat.index()])
            if (!state.open.has(cell)) return Error{said("The starting glade at {cell} is open.", cell)};
    return seen.fits(glades_in_play[state.setup.players]);
}

Checked check_city(const State& state) {
    Tally<Card> seen("city card");
    seen.see_all(state.deck);
    seen.see_all(state.discards);
    seen.see_all(state.market);
    for (const Player& player : state.players) {
        for (const Advisor& advisor : player.advisors) {
            if (!is_advisor(advisor.card)) return Error{"advisors holds a card that is no advisor."};
            seen.see(advisor.card);
        }
        for (Board board : each<Board>()) {
            for (Card card : player.boards[board].market)
                if (!market_enhancements.has(card))
                    return Error{"Only enhancements of the market lie in the market places of a board."};
            seen.see_all(player.boards[board].market);
        }
        for (const Step& step : player.agenda)
            if (step.kind == StepKind::card_place && step.card) seen.see(*step.card);
    }
    SKERRY_TRY(seen.complete(city_cards, "the deck"));
    const auto size = static_cast<std::size_t>(market_size(state.setup.players));
    return first_fault({
        {state.market.has(Card::unknown) || state.discards.has(Card::unknown),
         "Market and discards lie face up: no card there is unknown."},
        {state.market.size() > size, "The market has at most {n} cards.", size},
        {state.phase == Phase::choosing && (state.market.size() != (laid_out(state) ? size : 0) ||
                                            state.deck.size() + state.market.size() != city_card_count),
         "While starters are chosen, all city cards are in the deck, or in the market with late_enhancements."},
    });
}

Checked check_goals(const State& state) {
    if (!laid_out(state))
        return first_fault({{!state.goals.empty(), "The common goals are laid out after the choice."}});
    if (state.goals.size() != state.players.size()) return Error{"There are as many common goals as players."};
    Tally<Goal> seen("common goal");
    for (const GoalSlot& slot : state.goals) {
        seen.see(slot.goal);
        if (bool(slot.holder) != bool(slot.die)) return Error{"A goal has both a holder and a die, or neither."};
        if (!slot.holder) continue;
        SKERRY_TRY(first_fault({
            {static_cast<std::size_t>(*slot.holder) >= state.players.size(),
             "The holder of a goal is a player of this game."},
            {!goal_card(slot.goal).faces.has(*slot.die), "A die on a goal shows a value the goal does not take."},
            {!dice_rolled(state), "Dice lie on goals only while dice are placed."},
        }));
    }
    return seen.fits(goals_in_play[state.setup.players]);
}

Checked check_titles(const State& state) {
    Tally<Title> titles("special title");
    Tally<PersonalGoal> goals("personal goal");
    const bool dealt = with_personal_goals(state.setup) && laid_out(state);
    for (const Player& player : state.players) {
        const bool special = player.title != Title::basic;
        SKERRY_TRY(first_fault(
            {{special != with_titles(state.setup),
              "Players have special titles in the modes titles and full, and only there."},
             {bool(player.goal) != dealt, "Players have personal goals in the modes that use them, and only there."}}));
        if (special) titles.see(player.title);
        if (player.goal) goals.see(*player.goal);
    }
    if (goals.unknown() > 0 && state.phase == Phase::over)
        return Error{"Personal goals are shown when the game is over."};
    SKERRY_TRY(titles.fits(special_titles));
    return goals.fits(personal_goals_in_play[state.setup.players]);
}

// Two of the cards dealt to a player are kept; the lower one is put under a board first. Others do not see which.
bool keeps_two(const Player& player, const Set<Card>& placed) {
    const bool hidden = player.dealt[0] == Card::unknown;
    std::vector<Card> kept;
    for (Card card : placed) kept.push_back(card);
    for (std::size_t i = player.agenda.size(); i-- > 0;)
        if (player.agenda[i].card) kept.push_back(*player.agenda[i].card);
    const bool choosing = !player.agenda.empty() && player.agenda.back().kind == StepKind::choose_starters;
    const bool in_order = std::adjacent_find(kept.begin(), kept.end(), std::greater_equal<>()) == kept.end();
    return (hidden ? placed.empty() : in_order) &&
           std::all_of(kept.begin(), kept.end(), [&](Card card) { return player.dealt.has(card); }) &&
           kept.size() == (choosing ? 0
                           : hidden ? player.agenda.size()
                                    : std::size_t{starters_kept});
}

Checked check_choice(const Player& player, const Set<Card>& placed, const std::string& who) {
    if (player.dealt.size() != starters_dealt)
        return Error{said("While starters are chosen, {who} has the {n} that were dealt.", who, starters_dealt)};
    return first_fault(
        {{!std::is_sorted(player.dealt.begin(), player.dealt.end()),
          "The cards dealt to {who} are listed in their order."},
         {!keeps_two(player, placed),
          "{who} keeps two of the cards that were dealt, and puts the first of them under a board first."}},
        who);
}

// Starters: the cards dealt while they are chosen, later one under each of two boards.
Checked check_starters(const State& state) {
    Tally<Card> seen("starter card");
    for (const Seat seat : seats_of(state)) {
        const Player& player = state.players[seat];
        const std::string who = seat_name(Game::info, seat);
        Tally<Card> placed("starter card", who);
        for (Board board : each<Board>())
            if (player.boards[board].starter) placed.see(*player.boards[board].starter);
        if (placed.unknown() > 0) return Error{"A starter card under a board lies face up."};
        SKERRY_TRY(placed.fits(starters_in_play[state.setup.players]));
        if (state.phase == Phase::choosing) {
            SKERRY_TRY(check_choice(player, placed.known(), who));
            seen.see_all(player.dealt);
            continue;
        }
        SKERRY_TRY(
            first_fault({{!player.dealt.empty(), "The starter cards not chosen by {who} have left the game."},
                         {placed.total() != starters_kept, "{who} has a starter card under each of two boards."}},
                        who));
        seen.see_all(placed.known());
    }
    return seen.fits(starters_in_play[state.setup.players]);
}

// ---- A player ----

Checked check_board(const State& state, Seat seat, const std::string& who) {
    const Player& player = state.players[seat];
    const TitleCard& title = title_of(player);
    const std::size_t advisors = player.advisors.size();
    const bool discards = !player.agenda.empty() && player.agenda.back().kind == StepKind::advisor_discard;
    bool overfull = false, tired = false;
    for (Board board : each<Board>()) overfull |= player.boards[board].market.size() > title.market_places;
    for (const Advisor& advisor : player.advisors) tired |= advisor.exhausted;
    for (Resource type : each<Resource>())
        if (player.resources[type] > resource_cap)
            return Error{said("{who} can hold {n} of each resource.", who, resource_cap)};
    return first_fault({{player.berries > berry_cap, "{who} can hold {n} berries.", berry_cap},
                        {player.vp > max_vp, "{who} has more points than any game brings."},
                        {discards ? advisors != title.advisors + 1u : advisors > title.advisors,
                         "{who} may hold {n} advisors, and one more only while one is discarded.", title.advisors},
                        {overfull, "There are too many cards under a board of {who}."},
                        {tired && !dice_rolled(state), "Advisors are ready when a round starts."}},
                       who);
}

Checked check_pieces(const State& state, Seat seat, const std::string& who) {
    const Player& player = state.players[seat];
    bool shared = false;
    for (const Player& other : state.players) shared |= &other != &player && !(other.towers & player.towers).empty();
    for (Cell cell : player.workers)
        if (!map_of(state).settlements.has(cell) && !state.open.has(cell))
            return Error{said("A worker of {who} stands at {cell}, which is neither a settlement nor an open glade.",
                              who, cell)};
    return first_fault({{!std::is_sorted(player.workers.begin(), player.workers.end()),
                         "The workers of {who} are listed in the order of the map."},
                        {player.towers.size() > towers_per_player, "{who} has {n} towers.", towers_per_player},
                        {!state.open.has_all(player.towers), "A tower of {who} does not stand on an open glade."},
                        {shared, "Two towers stand on one glade."}},
                       who);
}

Checked check_dice(const State& state, Seat seat, const std::string& who) {
    const Player& player = state.players[seat];
    if (player.wasted > max_dice || player.dice.total() > max_dice) return Error{who + " has too many dice."};
    const int count = dice_in_play(state, seat), least = dice_of(player.title, state.round);
    const int most = title_of(player).max_dice;
    return first_fault(
        {{!dice_rolled(state) && count > 0, "Dice are rolled after the start of the round; {who} has some already."},
         {state.phase == Phase::over && !player.dice.empty(), "The game is over, and {who} has unused dice."},
         {dice_rolled(state) && (count < least || count > most),
          "{who} has {least} to {most} dice in play in this round, not {n}.", least, most, count}},
        who);
}

// ---- The action in progress ----

bool on_agenda(const Player& player, StepKind kind) {
    return std::any_of(player.agenda.begin(), player.agenda.end(), [&](const Step& step) { return step.kind == kind; });
}

Checked check_activation(const State& state, const Player& player) {
    const Activation& activation = state.activation;
    if (bool(activation.board) != on_agenda(player, StepKind::activation))
        return Error{"There is an activation while its step is on the agenda, and only then."};
    if (!activation.board)
        return first_fault(
            {{activation.row != Face::one || activation.upgraded || activation.own || !activation.cards.empty(),
              "No activation is running, and something of it is there."}});
    const BoardState& board = player.boards[*activation.board];
    Set<Card> under = Set<Card>::of(board.market);
    if (board.starter) under.add(*board.starter);
    const auto pending = Set<Card>::of(activation.cards);
    return first_fault({
        {!board.dice.has(activation.row), "The die of the activation is not on its board."},
        {activation.upgraded && !board.upgraded, "A board never flips back to its base side."},
        {!under.has_all(pending) || static_cast<std::size_t>(pending.size()) != activation.cards.size(),
         "Pending cards lie under the board that is activated, each once."},
    });
}

Checked check_walks(const State& state, const Player& player) {
    if (state.walks.empty()) return {};
    if (player.agenda.empty() || player.agenda.back().kind != StepKind::move_step)
        return Error{"Workers have walks only in a movement."};
    for (const Walk& walk : state.walks) {
        int walkers = 0;
        for (const Walk& other : state.walks) walkers += other.at == walk.at;
        SKERRY_TRY(first_fault({
            {walkers > workers_at(player, walk.at), "A walk ends where no worker stands."},
            {!walk.visited.has(walk.at) || walk.visited.size() < 2 || !map_of(state).cells.has_all(walk.visited),
             "A walk has been where it stands, where it began, and nowhere off the map."},
        }));
    }
    return {};
}

Checked check_due(const State& state, const Player& player) {
    const bool ordered = on_agenda(player, StepKind::tower_order);
    SKERRY_TRY(first_fault({
        {!ordered && !state.bonuses_due.empty(), "No bonus is due now."},
        {ordered && state.bonuses_due.empty(), "tower_order needs towers whose bonus is due."},
        {!player.towers.has_all(state.bonuses_due), "Bonuses are due of own towers only."},
        {!state.picked.empty() && agenda::picked(state, state.turn).empty(),
         "Something is picked, and nobody selects anything now."},
    }));
    for (Cell tower : state.bonuses_due)
        if (bonus_of(state, tower).moves == 0) return Error{"Only movement of towers is still due."};
    return {};
}

// ---- The agenda ----

// The most times that any board or card offers something.
constexpr int max_times(Deed deed) {
    int most = 0;
    const auto see = [&](const Frames& frames) {
        for (const Frame& frame : frames)
            if (frame.effect.deed == deed) most = std::max<int>(most, frame.effect.times);
    };
    for (const OrderBoard& board : order_boards)
        for (const Frames& side : board.sides) see(side);
    for (const CardInfo& card : cards) see(card.frames);
    return most;
}

// Where a step may lie on an agenda: lowest in some phases, or right above some steps; and how much its count can be.
struct Place {
    Set<Phase> lowest;
    Set<StepKind> above;
    int max_count = 0;
};

constexpr Place place_of(StepKind kind) {
    using enum StepKind;
    constexpr Set<Phase> choosing{Phase::choosing}, start{Phase::start}, turns{Phase::placement};
    constexpr Set<StepKind> action{turn_pre, turn_post, activation, upgrade_income};
    switch (kind) {
    case choose_starters: return {choosing, {}};
    case place_starter:   return {choosing, {place_starter}};
    case sor_towers:      return {start, {}};
    case upgrade_income:  return {{}, {sor_towers}};
    case use_title:       return {};
    case turn_pre:
    case turn_post:       return {turns, {}};
    case activation:      return {{}, {turn_post}};
    // Of a bonus, of the basic title, of a plain gain: what comes last lies lowest.
    case choose_resource: return {start, action, max_picks};
    case tower_order:     return {start, action | Set{choose_resource}};
    case move_step:       return {start, action | Set{choose_resource, tower_order}, max_moves};
    case tower_worker:    return {start, action | Set{choose_resource, tower_order, tower_worker}};
    case gather:          return {{}, action, max_times(Deed::gather)};
    case build_step:      return {{}, action, max_times(Deed::build)};
    case hire_step:       return {{}, action, max_times(Deed::hire)};
    case pay_step:        return {{}, action, towers_per_player};
    case upgrade_step:    return {{}, action, max_times(Deed::upgrade)};
    case swap_step:       return {{}, action, max_times(Deed::swap)};
    case reroll_any:
    case nudge:
    case set_die:
    case card_pick:       return {{}, action, 1};
    case card_place:
    case advisor_discard: return {{}, {card_pick}};
    }
    return {};
}

bool has_what_it_needs(const Question& q) {
    if (q.step.count > place_of(q.step.kind).max_count) return false;
    const bool hires = q.step.deal && *q.step.deal >= Deal::worker && *q.step.deal <= Deal::worker_for_berries;
    switch (q.step.kind) {
    case StepKind::place_starter: return bool(q.step.card);
    case StepKind::move_step:     return q.step.count + q.state.walks.size() <= max_moves;
    case StepKind::tower_worker:
        return q.step.cell && q.me.towers.has(*q.step.cell) && bonus_of(q.state, *q.step.cell).workers > 0 &&
               std::count(q.me.agenda.begin(), q.me.agenda.end(), q.step) == 1;
    case StepKind::hire_step:    return hires;
    case StepKind::build_step:   return q.step.deal == Maybe<Deal>(Deal::tower);
    case StepKind::pay_step:     return q.step.deal && *q.step.deal != Deal::tower && !hires;
    case StepKind::upgrade_step: return q.step.discount <= 1;
    case StepKind::card_place:   return q.step.card && market_enhancements.has(*q.step.card);
    case StepKind::turn_pre:     return !q.me.dice.empty();
    default:                     return true;
    }
}

bool may_lie(const State& state, const Step& step, const Step* below) {
    const Place place = place_of(step.kind);
    return below ? place.above.has(below->kind) : place.lowest.has(state.phase);
}

Checked check_agenda(const State& state, Seat seat, const std::string& who) {
    SKERRY_TRY(agenda::inspect_order(state, seat, who,
                                     [&](const Step& step, const Step* below) { return may_lie(state, step, below); }));
    SKERRY_TRY(agenda::inspect_steps(state, seat, who, has_what_it_needs));
    return agenda::inspect(state, seat, who);
}

Checked check_waiting(const State& state) {
    const bool choosing = state.phase == Phase::choosing, over = state.phase == Phase::over;
    SKERRY_TRY(agenda::inspect_waiting(state, over, choosing));
    return first_fault({{!choosing && !over && state.players[state.turn].agenda.empty(),
                         "Only the player whose turn it is has steps on the agenda."}});
}

}  // namespace

Result<void> Game::inspect(const State& state) {
    SKERRY_TRY(inspect_setup<Game>(state));
    for (const auto& check : {check_progress, check_glades, check_city, check_goals, check_titles, check_starters})
        SKERRY_TRY(check(state));
    for (const Seat seat : seats_of(state))
        for (const auto& check : {check_board, check_pieces, check_dice})
            SKERRY_TRY(check(state, seat, seat_name(info, seat)));
    SKERRY_TRY(check_waiting(state));
    for (const auto& check : {check_activation, check_walks, check_due})
        SKERRY_TRY(check(state, state.players[state.turn]));
    for (const Seat seat : seats_of(state)) SKERRY_TRY(check_agenda(state, seat, seat_name(info, seat)));
    return {};
}

}  // namespace skerry::tundra
