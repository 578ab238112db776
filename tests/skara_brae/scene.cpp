// SPDX-License-Identifier: Apache-2.0
#include "skara_brae/scene.h"

#include <algorithm>

#include "games/skara_brae/names.h"

namespace skerry::skara_brae {
namespace {

void put_under(List<Card, card_count>& deck, Card card) {
    deck.push(card);
    std::rotate(deck.begin(), deck.end() - 1, deck.end());
}

// Takes a card from wherever it lies; a set gets another card in its place.
void pull(State& state, Card card) {
    if (state.discards.has(card)) return state.discards.remove(card);
    if (const std::size_t at = state.deck.find(card); at < state.deck.size()) return void(state.deck.take(at));
    for (CardSet& set : state.sets)
        if (const std::size_t at = set.find(card); at < set.size()) return void(set[at] = state.deck.take(0));
    for (Player& player : state.players) {
        if (player.cards.has(card)) return player.cards.remove(card);
        if (!is_settler(card)) continue;
        auto& column = player.columns[environment_of(card)];
        if (const std::size_t at = column.find(card); at < column.size()) return void(column.take(at));
    }
    ADD_FAILURE() << name_of(card) << " is nowhere";
}

CardSet& current_set(State& state) { return state.sets[state.setup.mode == Mode::multi ? state.turn - 1u : 0u]; }

// So many cards in a set, by moving cards between it and the discards or the deck.
void resize(State& state, CardSet& set, std::size_t size) {
    while (set.size() > size) state.discards.add(set.pop());
    while (set.size() < size) set.push(state.deck.pop());
}

void go_to(State& state, int round, int turn) {
    state.phase = Phase::turns;
    state.round = static_cast<std::uint8_t>(round);
    state.turn = static_cast<std::uint8_t>(turn);
    const bool multi = state.setup.mode == Mode::multi;
    for (std::size_t i = 0; multi && i + 1 < state.turn; ++i) resize(state, state.sets[i], 0);
    for (Player& player : state.players) player.agenda.clear();
}

Stack all_markers(const State& state, Seat on_top) {
    Stack stack;
    if (state.setup.mode != Mode::multi) return stack;
    if (state.players.size() == 2) stack.push(Marker::neutral);
    for (std::size_t i = state.players.size(); i-- > 0;)
        if (i != on_top.index()) stack.push(static_cast<Marker>(i));
    stack.push(static_cast<Marker>(on_top.index()));
    return stack;
}

void play_one(Scene& scene, std::string_view text) {
    Seat seat = scene.seat;
    if (const std::size_t colon = text.find(':'); colon != std::string_view::npos) {
        seat = seat_of(trimmed(text.substr(0, colon)));
        text.remove_prefix(colon + 1);
    }
    const std::string move_text = trimmed(text);
    const auto legal = scene.moves(seat);
    const auto move = Game::parse_move(move_text);
    ASSERT_TRUE(move) << move.sentence();
    const auto picked = Game::picked(scene.state, seat);
    const bool back = is_put_back(move.value()) &&
                      std::find(picked.begin(), picked.end(), pick_of(put_back(move.value()))) != picked.end();
    ASSERT_TRUE(back || std::find(legal.begin(), legal.end(), Game::move_text(move.value())) != legal.end())
        << '"' << move_text << "\" is not legal at " << scene.decision(seat) << "; legal are: " << join(legal);
    if (Game::play(scene.state, seat, move.value(), Events<Event>(&scene.events)) == Revealed::yes)
        scene.revealed = Revealed::yes;
}

}  // namespace

// ---- Arranging ----

Scene& Scene::store(std::string_view text) {
    const int columns = (goods(text).total() + rows - 1) / rows;
    return store(text, std::clamp(columns, 1, last_open_columns));
}

Scene& Scene::store(std::string_view text, int columns) {
    me().storage = goods(text);
    me().open_columns = static_cast<std::uint8_t>(columns);
    return *this;
}

Scene& Scene::flip(std::string_view tiles) {
    for (const auto& tile : words(tiles)) me().flipped.add(value<Tile>(tile));
    return *this;
}

Scene& Scene::give(std::string_view cards) {
    for (const auto& text : words(cards)) {
        const auto card = value<Card>(text);
        pull(state, card);
        if (is_settler(card))
            me().columns[environment_of(card)].push(card);
        else
            me().cards.add(card);
    }
    return *this;
}

Scene& Scene::set(int number, std::string_view cards) {
    CardSet& set = state.sets[static_cast<std::size_t>(number) - 1];
    while (!set.empty()) put_under(state.deck, set.pop());
    for (const auto& card : words(cards)) {
        pull(state, value<Card>(card));
        set.push(value<Card>(card));
    }
    return *this;
}

Scene& Scene::top_of_deck(std::string_view cards) {
    auto texts = words(cards);
    std::reverse(texts.begin(), texts.end());
    for (const auto& card : texts) {
        pull(state, value<Card>(card));
        state.deck.push(value<Card>(card));
    }
    return *this;
}

Scene& Scene::leave_in_deck(int count) {
    while (state.deck.size() > static_cast<std::size_t>(count)) state.discards.add(state.deck.take(0));
    return *this;
}

Scene& Scene::order(std::string_view markers) {
    state.left.clear();
    for (const auto& marker : words(markers)) state.left.push(value<Marker>(marker));
    for (Player& player : state.players) player.agenda.clear();
    state.players[static_cast<std::size_t>(state.left.back())].agenda = {{.kind = StepKind::draft}};
    return *this;
}

Scene& Scene::at_draft(int round, int turn) {
    go_to(state, round, turn);
    const bool multi = state.setup.mode == Mode::multi;
    if (!multi) resize(state, current_set(state), 5u - state.turn);
    state.left = all_markers(state, seat);
    state.top = state.right = {};
    me().agenda = {{.kind = multi ? StepKind::draft : StepKind::solo_pick}};
    return *this;
}

Scene& Scene::at_workers(int round, int turn) {
    go_to(state, round, turn);
    resize(state, current_set(state), state.setup.mode == Mode::multi ? 1 : 0);
    state.left = state.top = {};
    state.right = all_markers(state, seat);
    me().agenda = {{.kind = StepKind::worker}};
    return *this;
}

// ---- Playing ----

Scene& Scene::play(std::string_view line) {
    events.clear();
    revealed = Revealed::no;
    for (const auto& text : split(line, ',')) {
        SCOPED_TRACE("playing " + std::string(line));
        play_one(*this, text);
        if (testing::Test::HasFatalFailure()) break;
    }
    return *this;
}

Scene& Scene::draft(std::string_view text) {
    const auto card = value<Card>(text);
    CardSet& set = current_set(state);
    if (!set.has(card)) {
        pull(state, card);
        put_under(state.deck, set[0]);
        set[0] = card;
    }
    return play("take " + std::string(text));
}

Scene& Scene::play_out_to(int round) {
    while (state.phase != Phase::over && state.round < round) {
        const Seat whose = Game::waiting(state).front();
        const auto legal = moves(whose);
        const auto step = decision(whose);
        const bool drafting = step == "draft" || step == "draft_forced" || step == "solo_pick";
        const auto move = Game::parse_move(drafting ? legal.front() : legal.back());
        Game::play(state, whose, move.value(), Events<Event>(&events));
    }
    return *this;
}

// ---- Looking ----

std::vector<std::string> Scene::moves(Seat whose) const { return kit::moves<Game>(state, whose); }

bool Scene::offers(std::string_view move) const {
    const auto legal = moves();
    return std::find(legal.begin(), legal.end(), move) != legal.end();
}

std::string Scene::decision() const { return decision(seat); }

std::string Scene::decision(Seat whose) const {
    return Game::waiting(state).has(whose) ? Game::prompt(state, whose).decision : "";
}

int Scene::points(std::string_view category) const {
    const auto all = Game::info.categories;
    const auto at = std::find(all.begin(), all.end(), category);
    EXPECT_NE(at, all.end()) << category;
    return Game::ranking(state).seats[seat.index()].points[static_cast<std::size_t>(at - all.begin())];
}

// ---- Beginnings ----

Scene players(int count, Tile mine, bool concurrent) {
    const Setup setup{.players = static_cast<std::uint8_t>(count), .concurrent_turns = concurrent};
    Scene scene{Game::begin(setup, Seed::number(1)).value(), Seat(0), {}};
    State& state = scene.state;
    state.left = all_markers(state, Seat(0));
    List<Tile, 8> others;
    for (Tile tile : special_tiles)
        if (tile != mine) others.push(tile);
    for (std::uint8_t i = 0; i < count; ++i) {
        const Tile kept = i == 0 ? mine : others.pop();
        state.players[i].dealt = {kept, others.pop()};
    }
    for (std::uint8_t i = 0; i < count; ++i)
        Game::play(state, Seat(i), make(Verb::keep, state.players[i].dealt[0]), {});
    return scene;
}

Scene alone(Tile mine, std::string_view tasks, std::string_view focus) {
    Setup setup{.mode = Mode::solo, .players = 1};
    setup.task_count = static_cast<std::uint8_t>(words(tasks).size());
    setup.focus_count = static_cast<std::uint8_t>(words(focus).size());
    if (setup.task_count != 4 || setup.focus_count != 1) setup.mode = Mode::solo_plus;
    Scene scene{Game::begin(setup, Seed::number(1)).value(), Seat(0), {}};
    State& state = scene.state;
    state.tasks = {};
    for (const auto& number : words(tasks)) state.tasks.add(value<Task>("task_" + number));
    state.focus = {};
    for (const auto& name : words(focus)) state.focus.add(value<Focus>(name));
    state.players[0].dealt = {mine, mine == Tile::build ? Tile::explore : Tile::build};
    Game::play(state, Seat(0), make(Verb::keep, mine), {});
    return scene;
}

// ---- Texts ----

Bag<Resource> goods(std::string_view text) {
    Bag<Resource> bag;
    int count = 1;
    for (const auto& word : words(text)) {
        if (word[0] >= '0' && word[0] <= '9') {
            count = std::stoi(word);
            continue;
        }
        bag.add(value<Resource>(word), count);
        count = 1;
    }
    return bag;
}

}  // namespace skerry::skara_brae

namespace skerry {

void PrintTo(const Bag<skara_brae::Resource>& bag, std::ostream* out) {
    using skara_brae::Resource;
    std::string text;
    for (std::size_t i = 0; i < count_of<Resource>; ++i) {
        const auto resource = static_cast<Resource>(i);
        if (bag[resource] > 0) text += std::to_string(bag[resource]) + " " + word_of(resource) + " ";
    }
    *out << (text.empty() ? "nothing" : text);
}

}  // namespace skerry
