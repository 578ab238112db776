// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/tundra/game.h"
#include "games/tundra/names.h"
#include "games/tundra/rules.h"

// Why a position cannot be. Each check says what is wrong in words; a view, with its unknown cards and glades, passes.
namespace skerry::tundra {
namespace {

using Fine = Result<void>;

// Things of which there is one each; unknown ones may be any.
template <NamedEnum E>
struct Count {
    Set<E> known;
    int unknown = 0;
    Maybe<E> twice;

    void see(E e) {
        if (name_of(e) == "unknown") {
            ++unknown;
            return;
        }
        if (known.has(e)) twice = e;
        known.add(e);
    }
    template <class Things>
    void see_all(const Things& things) {
        for (E e : things) see(e);
    }
    int total() const { return known.size() + unknown; }

    Fine check(const Set<E>& in_play, const std::string& what) const {
        if (twice) return Error{"The " + what + " " + word_of(*twice) + " is there twice."};
        if (!in_play.has_all(known)) return Error{"A " + what + " is not in the game with so many players."};
        return {};
    }
};

// ---- The table ----

bool laid_out(const State& state) { return state.phase != Phase::choosing || state.setup.late_enhancements; }
bool dice_rolled(const State& state) { return state.phase == Phase::placement || state.phase == Phase::over; }

Fine check_progress(const State& state) {
    if (state.players.size() != state.setup.players)
        return Error{"The setup says " + plain(state.setup.players) + " players and the position has " +
                     plain(static_cast<int>(state.players.size())) + "."};
    if (!seats_of(state).has(state.first) || !seats_of(state).has(state.turn))
        return Error{"first and turn are seats of this game."};
    if (state.phase == Phase::choosing)
        return state.round == 0 ? Fine{} : Error{"While starters are chosen, round is 0."};
    if (state.round < 1 || state.round > last_round) return Error{"round is a number from 1 to 4."};
    if (state.phase == Phase::over && state.round != last_round) return Error{"A game is over after round 4."};
    return {};
}

Fine check_glades(const State& state) {
    const Map& map = map_of(state);
    Count<Glade> count;
    for (Cell cell : each<Cell>()) {
        if (bool(state.glades[cell]) != map.glades.has(cell))
            return Error{"The layout " + word_of(layout_of(state.setup)) + (map.glades.has(cell) ? " has" : " has no") +
                         " glade at " + word_of(cell) + "."};
        if (!state.glades[cell]) continue;
        count.see(*state.glades[cell]);
        if (*state.glades[cell] == Glade::unknown && state.open.has(cell))
            return Error{"The glade at " + word_of(cell) + " is open, so it is known."};
    }
    if (!map.glades.has_all(state.open)) return Error{"open names a place that is no glade."};
    for (const Seat seat : seats_of(state))
        for (Cell cell : map.starting[seat.index()])
            if (!state.open.has(cell)) return Error{"The starting glade at " + word_of(cell) + " is open."};
    return count.check(glades_in_play[state.setup.players], "glade");
}

Fine check_city(const State& state) {
    Count<Card> count;
    count.see_all(state.deck);
    count.see_all(state.discards);
    count.see_all(state.market);
    if (state.market.has(Card::unknown) || state.discards.has(Card::unknown))
        return Error{"Market and discards lie face up: no card there is unknown."};
    for (const Player& player : state.players) {
        for (const Advisor& advisor : player.advisors) {
            if (!is_advisor(advisor.card)) return Error{"advisors holds a card that is no advisor."};
            count.see(advisor.card);
        }
        for (Board board : each<Board>()) {
            for (Card card : player.boards[board].market)
                if (!market_enhancements.has(card))
                    return Error{"Only enhancements of the market lie in the market places of a board."};
            count.see_all(player.boards[board].market);
        }
        for (const Step& step : player.agenda)
            if (step.kind == StepKind::card_place && step.card) count.see(*step.card);
    }
    if (!city_cards.has_all(count.known)) return Error{"Starter cards are not part of the city cards."};
    SKERRY_TRY(count.check(city_cards, "card"));
    if (count.total() != city_card_count)
        return Error{"There must be 40 city cards in all and this position has " + plain(count.total()) +
                     "; a card that may be any is written \"unknown\" in the deck."};
    const auto size = static_cast<std::size_t>(market_size(state.setup.players));
    if (state.market.size() > size) return Error{"The market has at most " + plain(static_cast<int>(size)) + " cards."};
    if (state.phase == Phase::choosing && (state.market.size() != (laid_out(state) ? size : 0) ||
                                           state.deck.size() + state.market.size() != city_card_count))
        return Error{
            "While starters are chosen, all city cards are in the deck, or in the market with late_enhancements."};
    return {};
}

Fine check_goals(const State& state) {
    if (!laid_out(state))
        return state.goals.empty() ? Fine{} : Error{"The common goals are laid out after the choice."};
    if (state.goals.size() != state.players.size()) return Error{"There are as many common goals as players."};
    Count<Goal> count;
    for (const GoalSlot& slot : state.goals) {
        count.see(slot.goal);
        if (bool(slot.holder) != bool(slot.die)) return Error{"A goal has both a holder and a die, or neither."};
        if (!slot.holder) continue;
        if (static_cast<std::size_t>(*slot.holder) >= state.players.size())
            return Error{"The holder of a goal is a player of this game."};
        if (!goal_card(slot.goal).faces.has(*slot.die))
            return Error{"A die on a goal shows a value the goal does not take."};
        if (!dice_rolled(state)) return Error{"Dice lie on goals only while dice are placed."};
    }
    return count.check(goals_in_play[state.setup.players], "common goal");
}

Fine check_titles(const State& state) {
    Count<Title> titles;
    Count<PersonalGoal> goals;
    const bool dealt = with_personal_goals(state.setup) && laid_out(state);
    for (const Player& player : state.players) {
        if ((player.title != Title::basic) != with_titles(state.setup))
            return Error{"Players have special titles in the modes titles and full, and only there."};
        if (player.title != Title::basic) titles.see(player.title);
        if (bool(player.goal) != dealt)
            return Error{"Players have personal goals in the modes that use them, and only there."};
        if (player.goal) goals.see(*player.goal);
    }
    if (goals.unknown > 0 && state.phase == Phase::over)
        return Error{"Personal goals are shown when the game is over."};
    SKERRY_TRY(titles.check(special_titles, "special title"));
    return goals.check(personal_goals_in_play[state.setup.players], "personal goal");
}

// Two of the cards dealt to a player are kept; the lower one is put under a board first. Others do not see which.
Fine check_choice(const Player& player, const Count<Card>& placed, const std::string& who) {
    if (player.dealt.size() != starters_dealt)
        return Error{"While starters are chosen, " + who + " has the four dealt to him."};
    if (!std::is_sorted(player.dealt.begin(), player.dealt.end()))
        return Error{"The cards dealt to " + who + " are listed in their order."};
    const bool hidden = player.dealt[0] == Card::unknown;
    std::vector<Card> kept;
    for (Card card : placed.known) kept.push_back(card);
    for (std::size_t i = player.agenda.size(); i-- > 0;)
        if (player.agenda[i].card) kept.push_back(*player.agenda[i].card);
    bool fits = !hidden || placed.total() == 0;
    for (Card card : kept) fits = fits && player.dealt.has(card);
    for (std::size_t i = 1; i < kept.size(); ++i) fits = fits && (hidden || kept[i - 1] < kept[i]);
    const bool choosing = !player.agenda.empty() && player.agenda.back().kind == StepKind::choose_starters;
    fits = fits && kept.size() == (choosing ? 0 : hidden ? player.agenda.size() : std::size_t{starters_kept});
    if (!fits)
        return Error{who + " keeps two of the cards dealt to him, and puts the first of them under a board first."};
    return {};
}

// Starters: the cards dealt while they are chosen, later one under each of two boards.
Fine check_starters(const State& state) {
    Count<Card> count;
    for (const Seat seat : seats_of(state)) {
        const Player& player = state.players[seat];
        const std::string who = seat_name(Game::info, seat);
        Count<Card> placed;
        for (Board board : each<Board>())
            if (player.boards[board].starter) placed.see(*player.boards[board].starter);
        if (placed.unknown > 0) return Error{"A starter card under a board lies face up."};
        if (placed.twice) return Error{"A starter card of " + who + " is there twice."};
        if (state.phase == Phase::choosing) {
            SKERRY_TRY(check_choice(player, placed, who));
            count.see_all(player.dealt);
            continue;
        }
        if (!player.dealt.empty()) return Error{"The starter cards not chosen by " + who + " have left the game."};
        if (placed.total() != starters_kept) return Error{who + " has a starter card under each of two boards."};
        count.see_all(placed.known);
    }
    return count.check(starters_in_play[state.setup.players], "starter card");
}

// ---- A player ----

Fine check_board(const State& state, Seat seat, const std::string& who) {
    const Player& player = state.players[seat];
    for (Resource type : each<Resource>())
        if (player.resources[type] > resource_cap) return Error{who + " can hold 10 of each resource."};
    if (player.berries > berry_cap) return Error{who + " can hold 20 berries."};
    if (player.vp > most_vp) return Error{who + " has more points than any game brings."};
    const std::size_t limit = title_of(player).advisors;
    const bool over = !player.agenda.empty() && player.agenda.back().kind == StepKind::advisor_discard;
    if (over ? player.advisors.size() != limit + 1 : player.advisors.size() > limit)
        return Error{who + " may hold " + plain(static_cast<int>(limit)) +
                     " advisors, and one more only while one is discarded."};
    for (Board board : each<Board>())
        if (player.boards[board].market.size() > title_of(player).market_places)
            return Error{"There are too many cards under a board of " + who + "."};
    for (const Advisor& advisor : player.advisors)
        if (advisor.exhausted && !dice_rolled(state)) return Error{"Advisors are ready when a round starts."};
    return {};
}

Fine check_pieces(const State& state, Seat seat, const std::string& who) {
    const Player& player = state.players[seat];
    if (!std::is_sorted(player.workers.begin(), player.workers.end()))
        return Error{"The workers of " + who + " are listed in the order of the map."};
    for (Cell cell : player.workers)
        if (!map_of(state).settlements.has(cell) && !state.open.has(cell))
            return Error{"A worker of " + who + " stands at " + word_of(cell) +
                         ", which is neither a settlement nor an open glade."};
    if (player.towers.size() > towers_a_player) return Error{who + " has 4 towers."};
    if (!state.open.has_all(player.towers)) return Error{"A tower of " + who + " does not stand on an open glade."};
    for (const Player& other : state.players)
        if (&other != &player && !(other.towers & player.towers).empty())
            return Error{"Two towers stand on one glade."};
    return {};
}

Fine check_dice(const State& state, Seat seat, const std::string& who) {
    const Player& player = state.players[seat];
    if (player.wasted > most_dice || player.dice.total() > most_dice) return Error{who + " has too many dice."};
    const int count = dice_in_play(state, seat);
    if (!dice_rolled(state))
        return count == 0 ? Fine{}
                          : Error{"Dice are rolled after the start of the round; " + who + " has some already."};
    if (state.phase == Phase::over && !player.dice.empty())
        return Error{"The game is over, and " + who + " has unused dice."};
    if (count < dice_of(player.title, state.round) || count > title_of(player).most_dice)
        return Error{who + " has " + plain(dice_of(player.title, state.round)) + " to " +
                     plain(title_of(player).most_dice) + " dice in play in this round, not " + plain(count) + "."};
    return {};
}

// ---- The action in progress ----

bool on_agenda(const Player& player, StepKind kind) {
    return std::any_of(player.agenda.begin(), player.agenda.end(), [&](const Step& step) { return step.kind == kind; });
}

Fine check_activation(const State& state, const Player& player) {
    const Activation& activation = state.activation;
    if (bool(activation.board) != on_agenda(player, StepKind::activation))
        return Error{"There is an activation while its step is on the agenda, and only then."};
    if (!activation.board) {
        const bool first_values = activation.row == Face::one && !activation.upgraded && !activation.own;
        return first_values && activation.cards.empty()
                   ? Fine{}
                   : Error{"No activation is running, and something of it is there."};
    }
    const BoardState& board = player.boards[*activation.board];
    if (!board.dice.has(activation.row)) return Error{"The die of the activation is not on its board."};
    if (activation.upgraded && !board.upgraded) return Error{"A board never flips back to its base side."};
    Count<Card> pending;
    pending.see_all(activation.cards);
    for (Card card : pending.known)
        if (board.starter != Maybe<Card>(card) && !board.market.has(card)) pending.twice = card;
    if (pending.twice || pending.unknown > 0)
        return Error{"Pending cards lie under the board that is activated, each once."};
    return {};
}

Fine check_walks(const State& state, const Player& player) {
    if (state.walks.empty()) return {};
    if (player.agenda.empty() || player.agenda.back().kind != StepKind::move_step)
        return Error{"Workers have walks only in a movement."};
    for (const Walk& walk : state.walks) {
        int walkers = 0;
        for (const Walk& other : state.walks) walkers += other.at == walk.at;
        if (walkers > workers_at(player, walk.at)) return Error{"A walk ends where no worker stands."};
        if (!walk.visited.has(walk.at) || walk.visited.size() < 2 || !map_of(state).cells.has_all(walk.visited))
            return Error{"A walk has been where it stands, where it began, and nowhere off the map."};
    }
    return {};
}

Fine check_due(const State& state, const Player& player) {
    const bool ordered = on_agenda(player, StepKind::tower_order);
    if (!ordered && !state.bonuses_due.empty()) return Error{"No bonus is due now."};
    if (ordered && state.bonuses_due.empty()) return Error{"tower_order needs towers whose bonus is due."};
    if (!player.towers.has_all(state.bonuses_due)) return Error{"Bonuses are due of own towers only."};
    for (Cell tower : state.bonuses_due)
        if (bonus_of(state, tower).moves == 0) return Error{"Only movement of towers is still due."};
    if (!state.picked.empty() && agenda::picked(state, state.turn).empty())
        return Error{"Something is picked, and nobody selects anything now."};
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
    case choose_resource: return {start, action, most_picks};
    case tower_order:     return {start, action | Set{choose_resource}};
    case move_step:       return {start, action | Set{choose_resource, tower_order}, most_moves};
    case tower_worker:    return {start, action | Set{choose_resource, tower_order, tower_worker}};
    case gather:          return {{}, action, max_times(Deed::gather)};
    case build_step:      return {{}, action, max_times(Deed::build)};
    case hire_step:       return {{}, action, max_times(Deed::hire)};
    case pay_step:        return {{}, action, towers_a_player};
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
    case StepKind::move_step:     return q.step.count + q.state.walks.size() <= most_moves;
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

Fine check_agenda(const State& state, Seat seat, const std::string& who) {
    const auto& steps = state.players[seat].agenda;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Place place = place_of(steps[i].kind);
        if (i == 0 ? !place.lowest.has(state.phase) : !place.above.has(steps[i - 1].kind))
            return Error{"The steps on the agenda of " + who + " cannot stand in this order in this phase."};
        if (!has_what_it_needs({state, seat, state.players[seat], steps[i]}))
            return Error{"The step " + word_of(steps[i].kind) + " on the agenda of " + who +
                         " does not fit the position."};
    }
    return agenda::inspect(state, seat, who);
}

Fine check_waiting(const State& state) {
    const Seats waiting = agenda::waiting(state);
    if (state.phase == Phase::over)
        return waiting.empty() ? Fine{} : Error{"The game is over and somebody still has a step on the agenda."};
    if (waiting.empty()) return Error{"Nobody has a step on the agenda, and the game is not over."};
    if (state.phase != Phase::choosing && waiting != Seats(state.turn))
        return Error{"Only the player whose turn it is has steps on the agenda."};
    return {};
}

}  // namespace

Result<void> Game::inspect(const State& state) {
    SKERRY_TRY(begin(state.setup, Seed::number(0)));
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
