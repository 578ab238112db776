// SPDX-License-Identifier: Apache-2.0
#include "games/tundra/game.h"
#include "games/tundra/names.h"
#include "games/tundra/rules.h"

// Section 4: setup, and the choice of starter enhancements.
namespace skerry::tundra {
namespace {

Result<void> check(const Setup& setup) {
    if (setup.players < min_players || setup.players > max_players) return Error{"Tundra is played by 2 to 4 players."};
    if (setup.layout && map_of(*setup.layout).players != setup.players)
        return Error{"The layout " + word_of(*setup.layout) + " is for " +
                     std::to_string(map_of(*setup.layout).players) + " players."};
    return {};
}

// The first rows of a table, as many as the number of players says.
template <NamedEnum E, class Table>
constexpr InPlay<E> in_play(const Table& table, std::size_t count) {
    InPlay<E> sets;
    for (int players = min_players; players <= max_players; ++players)
        for (std::size_t i = 0; i < count; ++i)
            if (table[i].players <= players) sets[static_cast<std::size_t>(players)].add(static_cast<E>(i));
    return sets;
}

void lay_glades(State& state, Random& random) {
    auto tiles = shuffled(random, glades_in_play[state.setup.players]);
    for (Cell cell : map_of(state).glades) state.glades[cell] = tiles.pop();
}

void deal_titles(State& state, Random& random) {
    auto titles = shuffled(random, special_titles);
    for (Player& player : state.players) player.title = titles.pop();
}

// Step 5: starting glades are opened and get a worker; no resource is gained for it.
void settle_down(State& state) {
    const Map& map = map_of(state);
    for (const Seat seat : seats_of(state)) {
        Player& player = state.players[seat];
        for (Cell cell : map.starting[seat.index()]) {
            state.open.add(cell);
            add_worker(player, cell);
        }
        for (int n = 0; n < title_of(player).workers; ++n) add_worker(player, map.settlement[seat.index()]);
    }
}

void deal_starters(State& state, Random& random) {
    auto starters = shuffled(random, starters_in_play[state.setup.players]);
    for (Player& player : state.players) {
        for (int i = 0; i < starters_dealt; ++i) player.dealt.push(starters.pop());
        std::sort(player.dealt.begin(), player.dealt.end());
        player.agenda.push({.kind = StepKind::choose_starters});
    }
}

// ---- Two of the four, each under a board of its own ----

void choose_moves(const Question& q, MoveList& out) {
    for (std::size_t i = 0; i < q.me.dealt.size(); ++i)
        for (std::size_t j = i + 1; j < q.me.dealt.size(); ++j) out.push(Verb::keep, q.me.dealt[i], q.me.dealt[j]);
}

void ask_choice(const Question& q, Prompt& prompt) {
    for (Card card : q.me.dealt)
        if (card != Card::unknown) prompt.about.push_back(thing(card));
}

Label choice_label(const Question&, Move move) {
    return "Keep " + title(arg<Card>(move)) + " and " + title(arg<Card>(move, 1));
}

void choose(Turn& turn, const Step&, Move move) {
    for (const std::size_t i : {1u, 0u}) turn.push({.kind = StepKind::place_starter, .card = arg<Card>(move, i)});
}

void starter_moves(const Question& q, MoveList& out) {
    for (Board board : each<Board>())
        if (!q.me.boards[board].starter) out.push(Verb::put, board);
}

void ask_starter(const Question& q, Prompt& prompt) {
    ask_card_place(q, prompt);
    for (Board board : each<Board>())
        if (q.me.boards[board].starter) prompt.refuse(thing(board), "A starter card lies under it already.");
}

void place_starter(Turn& turn, const Step& step, Move move) {
    const auto board = arg<Board>(move);
    turn.me.boards[board].starter = step.card;
    turn.tell({.kind = EventKind::starters_kept, .audience = turn.seat, .card = step.card, .board = board});
    if (turn.me.agenda.empty()) turn.tell({.kind = EventKind::starters_chosen, .audience = Seats::all_but(turn.seat)});
}

}  // namespace

const StepRule choose_starters_rule{.moves = choose_moves,
                                    .play = choose,
                                    .line = "Choose the two starter enhancements you keep.",
                                    .ask = ask_choice,
                                    .label = choice_label};
const StepRule place_starter_rule{
    .moves = starter_moves, .play = place_starter, .ask = ask_starter, .label = card_place_label};

constexpr InPlay<Card> starters_in_play = in_play<Card>(cards, starter_cards.size());
constexpr InPlay<Glade> glades_in_play = in_play<Glade>(glade_tiles, glade_tiles.size());
constexpr InPlay<Goal> goals_in_play = in_play<Goal>(goal_cards, goal_cards.size());
constexpr InPlay<PersonalGoal> personal_goals_in_play =
    in_play<PersonalGoal>(personal_goal_cards, personal_goal_cards.size());

void lay_out(State& state, Events<Event> events) {
    fill_market(state, events);
    Random random(state.random);
    auto goals = shuffled(random, goals_in_play[state.setup.players]);
    for (int i = 0; i < state.setup.players; ++i) {
        state.goals.push({.goal = goals.pop()});
        events.tell({.kind = EventKind::goal_laid, .goal = state.goals.back().goal});
    }
    if (!with_personal_goals(state.setup)) return;
    auto personal = shuffled(random, personal_goals_in_play[state.setup.players]);
    for (const Seat seat : seats_of(state)) {
        const PersonalGoal goal = personal.pop();
        state.players[seat].goal = goal;
        events.tell({.kind = EventKind::goal_dealt, .seat = seat, .audience = seat, .personal = goal});
    }
}

Result<State> Game::begin(const Setup& setup, const Seed& seed) {
    SKERRY_TRY(check(setup));
    State state;
    state.setup = setup;
    state.random = Generator(seed);
    for (int i = 0; i < setup.players; ++i) {
        Player player;
        for (Resource type : each<Resource>()) player.resources.add(type, start_resources);
        player.berries = start_berries;
        state.players.push(player);
    }
    {
        Random random(state.random);
        lay_glades(state, random);
        if (with_titles(setup)) deal_titles(state, random);
        settle_down(state);
        deal_starters(state, random);
        state.deck = whole_deck;
        random.shuffle(state.deck);
    }
    if (setup.late_enhancements) lay_out(state, {});
    return state;
}

// Every mode with every number of players, every layout, and late enhancements with each mode and number.
std::vector<Setup> Game::setups() {
    std::vector<Setup> all;
    for (std::uint8_t players = min_players; players <= max_players; ++players)
        for (Mode mode : each<Mode>())
            all.push_back(
                {.mode = mode, .players = players, .late_enhancements = (static_cast<int>(mode) + players) % 2 == 1});
    all.push_back({.mode = Mode::base, .players = 2, .late_enhancements = true, .layout = Layout::std2});
    all.push_back({.mode = Mode::base, .players = 3, .layout = Layout::alt3a});
    all.push_back({.mode = Mode::full, .players = 3, .late_enhancements = true, .layout = Layout::alt3a});
    all.push_back({.mode = Mode::full, .players = 3, .layout = Layout::alt3b});
    all.push_back({.mode = Mode::titles, .players = 3, .late_enhancements = true, .layout = Layout::alt3b});
    all.push_back({.mode = Mode::full, .players = 4, .late_enhancements = true, .layout = Layout::alt4a});
    all.push_back({.mode = Mode::personal_goals, .players = 4, .layout = Layout::alt4a});
    return all;
}

}  // namespace skerry::tundra
