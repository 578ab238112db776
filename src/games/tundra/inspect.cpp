#include <algorithm>

#include "games/tundra/game.h"
#include "games/tundra/names.h"
#include "games/tundra/rules.h"

// Why a position cannot be. Each check says what is wrong in words; a view, with its unknown cards and glades, passes.
namespace skerry::tundra {
namespace {

using Fine = Result<void>;

std::string seat_name(Seat seat) { return std::string(Game::info.seat_names[seat.index()]); }

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
    int total() const { return known.size() + unknown; }
};

// ---- The table ----

bool laid_out(const State& state) { return state.phase != Phase::choosing || state.setup.late_enhancements; }

Fine check_progress(const State& state) {
    const std::size_t players = state.players.size();
    if (state.first.index() >= players || state.turn.index() >= players)
        return Error{"first and turn are seats of this game."};
    if (state.phase == Phase::choosing)
        return state.round == 0 ? Fine{} : Error{"While starters are chosen, round is 0."};
    if (state.round < 1 || state.round > last_round) return Error{"round is a number from 1 to 4."};
    if (state.phase == Phase::over && state.round != last_round) return Error{"A game is over after round 4."};
    return {};
}

Fine check_glades(const State& state) {
    const Map& map = map_of(state);
    const Set<Glade> in_play = glades_in_play[state.setup.players];
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
    if (count.twice) return Error{"The glade " + word_of(*count.twice) + " is there twice."};
    if (!in_play.has_all(count.known)) return Error{"A glade is not in the game with so many players."};
    if (!map.glades.has_all(state.open)) return Error{"open names a place that is no glade."};
    for (const Seat seat : seats_of(state))
        for (Cell cell : map.starting[seat.index()])
            if (!state.open.has(cell)) return Error{"The starting glade at " + word_of(cell) + " is open."};
    return {};
}

Fine check_city(const State& state) {
    Count<Card> count;
    for (Card card : state.deck) count.see(card);
    for (Card card : state.discards) count.see(card);
    for (Card card : state.market) count.see(card);
    if (state.market.has(Card::unknown) || state.discards.has(Card::unknown))
        return Error{"Market and discards lie face up: no card there is unknown."};
    for (const Player& player : state.players) {
        for (const Advisor& advisor : player.advisors) {
            if (!is_advisor(advisor.card)) return Error{"advisors holds a card that is no advisor."};
            count.see(advisor.card);
        }
        for (Board board : each<Board>())
            for (Card card : player.boards[board].market) {
                if (!market_enhancements.has(card))
                    return Error{"Only enhancements of the market lie in the market places of a board."};
                count.see(card);
            }
        for (const Step& step : player.agenda)
            if (step.kind == StepKind::card_place && step.card) count.see(*step.card);
    }
    if (count.twice) return Error{"The card " + word_of(*count.twice) + " is there twice."};
    if (!city_cards.has_all(count.known)) return Error{"Starter cards are not part of the city cards."};
    if (count.total() != city_card_count)
        return Error{"There must be 40 city cards in all and this position has " + plain(count.total()) +
                     "; a card that may be any is written \"unknown\" in the deck."};
    const auto size = static_cast<std::size_t>(market_size(state.setup.players));
    if (state.market.size() > size) return Error{"The market has at most " + plain(static_cast<int>(size)) + " cards."};
    if (state.phase == Phase::choosing && (state.market.size() != (state.setup.late_enhancements ? size : 0) ||
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
        if (state.phase != Phase::placement && state.phase != Phase::over)
            return Error{"Dice lie on goals only while dice are placed."};
    }
    if (count.twice) return Error{"A common goal is there twice."};
    if (!goals_in_play[state.setup.players].has_all(count.known))
        return Error{"A common goal is not in the game with so many players."};
    return {};
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
        if (player.goal == Maybe<PersonalGoal>(PersonalGoal::unknown) && state.phase == Phase::over)
            return Error{"Personal goals are shown when the game is over."};
    }
    if (titles.twice) return Error{"There is one of each special title."};
    if (goals.twice) return Error{"There is one of each personal goal."};
    if (!personal_goals_in_play[state.setup.players].has_all(goals.known))
        return Error{"A personal goal is not in the game with so many players."};
    return {};
}

// ---- A player ----

Fine check_board(const State& state, const Player& player, const std::string& who) {
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
    if (state.phase != Phase::placement && state.phase != Phase::over)
        for (const Advisor& advisor : player.advisors)
            if (advisor.exhausted) return Error{"Advisors are ready when a round starts."};
    return {};
}

Fine check_pieces(const State& state, const Player& player, const std::string& who) {
    const Map& map = map_of(state);
    for (std::size_t i = 0; i < player.workers.size(); ++i) {
        const Cell cell = player.workers[i];
        if (i > 0 && cell < player.workers[i - 1])
            return Error{"The workers of " + who + " are listed in the order of the map."};
        if (!map.settlements.has(cell) && !state.open.has(cell))
            return Error{"A worker of " + who + " stands at " + word_of(cell) +
                         ", which is neither a settlement nor an open glade."};
    }
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
    if (state.phase != Phase::placement && state.phase != Phase::over)
        return count == 0 ? Fine{}
                          : Error{"Dice are rolled after the start of the round; " + who + " has some already."};
    if (state.phase == Phase::over && !player.dice.empty())
        return Error{"The game is over, and " + who + " has unused dice."};
    if (count < dice_of(player.title, state.round) || count > title_of(player).most_dice)
        return Error{who + " has " + plain(dice_of(player.title, state.round)) + " to " +
                     plain(title_of(player).most_dice) + " dice in play in this round, not " + plain(count) + "."};
    return {};
}

// Starters: the cards dealt while they are chosen, later one under each of two boards.
Fine check_starters(const State& state) {
    Count<Card> count;
    const Set<Card> in_play = starters_in_play[state.setup.players];
    for (const Seat seat : seats_of(state)) {
        const Player& player = state.players[seat];
        const std::string who = seat_name(seat);
        Count<Card> placed;
        for (Board board : each<Board>())
            if (player.boards[board].starter) placed.see(*player.boards[board].starter);
        if (placed.unknown > 0) return Error{"A starter card under a board lies face up."};
        if (placed.twice) return Error{"A starter card of " + who + " is there twice."};
        if (state.phase != Phase::choosing) {
            if (!player.dealt.empty()) return Error{"The starter cards not chosen by " + who + " have left the game."};
            if (placed.total() != starters_kept) return Error{who + " has a starter card under each of two boards."};
            for (Card card : placed.known) count.see(card);
            continue;
        }
        if (player.dealt.size() != starters_dealt)
            return Error{"While starters are chosen, " + who + " has the four dealt to him."};
        bool hidden = true;
        for (std::size_t n = 0; n < player.dealt.size(); ++n) {
            count.see(player.dealt[n]);
            hidden = hidden && player.dealt[n] == Card::unknown;
            if (n > 0 && player.dealt[n] < player.dealt[n - 1])
                return Error{"The cards dealt to " + who + " are listed in their order."};
        }
        for (const Step& step : player.agenda) {
            const bool unknown = step.card == Maybe<Card>(Card::unknown) || step.second == Maybe<Card>(Card::unknown);
            if (step.kind != StepKind::place_starter) continue;
            if (!step.card) return Error{"place_starter needs a card."};
            if (unknown != hidden || (step.second && (step.card == Maybe<Card>(Card::unknown)) !=
                                                         (step.second == Maybe<Card>(Card::unknown))))
                return Error{"What " + who + " keeps is known if what was dealt is known."};
            if (hidden) continue;
            if (!player.dealt.has(*step.card) ||
                (step.second && (!player.dealt.has(*step.second) || *step.second <= *step.card)))
                return Error{who + " keeps cards that were not dealt to him, or not in their order."};
            if (placed.known.has(*step.card) ||
                (!step.second && !placed.known.empty() && *step.card < *placed.known.begin()))
                return Error{who + " puts the first of the two cards under a board first."};
        }
        int expected = starters_kept;
        if (!player.agenda.empty()) {
            const Step& step = player.agenda.back();
            expected = step.kind == StepKind::place_starter && !step.second ? 1 : 0;
        }
        if (placed.total() != (hidden ? 0 : expected))
            return Error{"The starters under the boards of " + who + " do not fit the choice."};
        for (Card card : placed.known)
            if (!player.dealt.has(card)) return Error{who + " keeps a card that was not dealt to him."};
    }
    if (count.twice) return Error{"The starter card " + word_of(*count.twice) + " is there twice."};
    if (!in_play.has_all(count.known)) return Error{"A starter card is not in the game with so many players."};
    return {};
}

// ---- The action in progress ----

bool on_agenda(const Player& player, StepKind kind) {
    for (const Step& step : player.agenda)
        if (step.kind == kind) return true;
    return false;
}

Fine check_activation(const State& state, const Player& player) {
    const Activation& activation = state.activation;
    if (bool(activation.board) != on_agenda(player, StepKind::activation))
        return Error{"There is an activation while its step is on the agenda, and only then."};
    if (!activation.board) {
        const bool plain_one = activation.row == Face::one && !activation.upgraded && !activation.own;
        return plain_one && activation.cards.empty() ? Fine{}
                                                     : Error{"No activation is running, and something of it is there."};
    }
    const BoardState& board = player.boards[*activation.board];
    if (!board.dice.has(activation.row)) return Error{"The die of the activation is not on its board."};
    if (activation.upgraded && !board.upgraded) return Error{"A board never flips back to its base side."};
    Set<Card> under, pending;
    if (board.starter) under.add(*board.starter);
    for (Card card : board.market) under.add(card);
    for (Card card : activation.cards) pending.add(card);
    if (pending.size() != static_cast<int>(activation.cards.size()) || !under.has_all(pending))
        return Error{"Pending cards lie under the board that is activated, each once."};
    return {};
}

Fine check_walks(const State& state, const Player& player) {
    const bool moving = !player.agenda.empty() && player.agenda.back().kind == StepKind::move_step;
    if (state.walks.empty()) return {};
    if (!moving) return Error{"Workers have walks only in a movement."};
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

bool is_hire(Deal deal) { return deal >= Deal::worker && deal <= Deal::worker_for_berries; }

bool has_what_it_needs(const Question& q) {
    switch (q.step.kind) {
    case StepKind::move_step:       return q.step.count + q.state.walks.size() <= most_moves;
    case StepKind::choose_resource: return q.step.count <= towers_a_player * 2;
    case StepKind::gather:          return q.step.count <= 4;
    case StepKind::tower_worker:
        return q.step.cell && q.me.towers.has(*q.step.cell) && bonus_of(q.state, *q.step.cell).workers > 0 &&
               std::count(q.me.agenda.begin(), q.me.agenda.end(), q.step) == 1;
    case StepKind::build_step: return q.step.count <= towers_a_player;
    case StepKind::hire_step:  return q.step.deal && is_hire(*q.step.deal) && q.step.count <= 3;
    case StepKind::pay_step:
        return q.step.deal && *q.step.deal > Deal::worker_for_berries && q.step.count <= towers_a_player;
    case StepKind::upgrade_step:    return q.step.count <= count_of<Board> && q.step.discount <= 1;
    case StepKind::card_pick:       return q.step.count <= 1;
    case StepKind::card_place:      return q.step.card && market_enhancements.has(*q.step.card);
    case StepKind::swap_step:       return q.step.count <= 2;
    case StepKind::reroll_any:
    case StepKind::nudge:
    case StepKind::set_die:         return q.step.count == 1;
    case StepKind::turn_pre:        return !q.me.dice.empty();
    case StepKind::choose_starters:
    case StepKind::place_starter:
    case StepKind::tower_order:
    case StepKind::turn_post:
    case StepKind::activation:
    case StepKind::advisor_discard:
    case StepKind::use_title:
    case StepKind::upgrade_income:
    case StepKind::sor_towers:
    case StepKind::build_bonus:     return true;
    }
    return false;
}

// Reads the kinds of an agenda from its beginning.
class Reader {
public:
    explicit Reader(const Player& player) : agenda_(player.agenda) {}
    bool at_end() const { return at_ == agenda_.size(); }
    bool next(StepKind kind) {
        if (at_end() || agenda_[at_].kind != kind) return false;
        ++at_;
        return true;
    }

private:
    const List<Step, 8>& agenda_;
    std::size_t at_ = 0;
};

// The parts of tower bonuses, of the basic title and of plain gains: resources of choice last, so they lie lowest.
bool read_gains(Reader& reader) {
    bool any = reader.next(StepKind::choose_resource);
    any = reader.next(StepKind::tower_order) || any;
    if (reader.next(StepKind::move_step)) return true;
    for (int i = 0; i < 2 && reader.next(StepKind::tower_worker); ++i) any = true;
    return any;
}

bool read_action(Reader& reader) {
    for (StepKind kind : {StepKind::gather, StepKind::hire_step, StepKind::pay_step, StepKind::upgrade_step,
                          StepKind::reroll_any, StepKind::nudge, StepKind::set_die, StepKind::swap_step})
        if (reader.next(kind)) return true;
    if (reader.next(StepKind::build_bonus)) return reader.next(StepKind::build_step);
    if (reader.next(StepKind::card_pick)) {
        if (!reader.next(StepKind::card_place)) reader.next(StepKind::advisor_discard);
        return true;
    }
    return read_gains(reader);
}

// What an activation, a turn or a start of round may have on the agenda, the next step last.
bool well_formed(const State& state, const Player& player) {
    Reader reader(player);
    switch (state.phase) {
    case Phase::choosing:
        return (reader.next(StepKind::choose_starters) || reader.next(StepKind::place_starter)) && reader.at_end();
    case Phase::start:
        if (reader.next(StepKind::sor_towers)) {
            if (!reader.next(StepKind::upgrade_income)) return false;
            return read_action(reader) && reader.at_end();
        }
        return read_gains(reader) && reader.at_end();
    case Phase::placement:
        if (reader.next(StepKind::turn_pre)) return reader.at_end() || (read_action(reader) && reader.at_end());
        if (!reader.next(StepKind::turn_post)) return false;
        reader.next(StepKind::activation);
        return reader.at_end() || (read_action(reader) && reader.at_end());
    case Phase::over: return false;
    }
    return false;
}

Fine check_agenda(const State& state, Seat seat, const std::string& who) {
    const Player& player = state.players[seat];
    if (player.agenda.empty()) return {};
    if (!well_formed(state, player))
        return Error{"The steps on the agenda of " + who + " cannot stand in this order in this phase."};
    for (const Step& step : player.agenda)
        if (!has_what_it_needs({state, seat, player, step}))
            return Error{"The step " + word_of(step.kind) + " on the agenda of " + who + " does not fit the position."};
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
    if (state.players.size() != state.setup.players)
        return Error{"The setup says " + plain(state.setup.players) + " players and the position has " +
                     plain(static_cast<int>(state.players.size())) + "."};
    for (const auto& check : {check_progress, check_glades, check_city, check_goals, check_titles, check_starters})
        SKERRY_TRY(check(state));
    for (const Seat seat : seats_of(state)) {
        for (const auto& check : {check_board, check_pieces})
            SKERRY_TRY(check(state, state.players[seat], seat_name(seat)));
        SKERRY_TRY(check_dice(state, seat, seat_name(seat)));
    }
    SKERRY_TRY(check_waiting(state));
    for (const auto& check : {check_activation, check_walks, check_due})
        SKERRY_TRY(check(state, state.players[state.turn]));
    for (const Seat seat : seats_of(state)) SKERRY_TRY(check_agenda(state, seat, seat_name(seat)));
    return {};
}

}  // namespace skerry::tundra
