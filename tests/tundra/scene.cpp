// SPDX-License-Identifier: Apache-2.0
#include "tundra/scene.h"

#include <algorithm>
#include <utility>

namespace skerry::tundra {
namespace {

template <NamedEnum E, std::size_t N>
void drop(List<E, N>& list, E e) {
    if (list.has(e)) list.take(list.find(e));
}

// What an arranged table has before a test says otherwise.
void tidy(State& state) {
    state.phase = Phase::placement;
    state.round = 2;
    state.first = state.turn = Seat(0);
    state.activation = {};
    state.open = {};
    std::uint8_t tile = 0;
    for (Cell cell : map_of(state).glades) state.glades[cell] = static_cast<Glade>(tile++);
    std::uint8_t starter = 0;
    for (std::uint8_t i = 0; i < state.players.size(); ++i) {
        Player& player = state.players[i];
        player.agenda.clear();
        player.dice = {};
        player.workers.clear();
        for (std::size_t r = 0; r < count_of<Resource>; ++r) player.resources.set(resource_at(r), start_resources);
        player.berries = start_berries;
        player.vp = 0;
        for (Cell cell : map_of(state).starting[i]) {
            state.open.add(cell);
            add_worker(player, cell);
        }
        for (std::size_t b = 0; b < count_of<Board>; ++b) {
            player.boards[board_at(b)] = {};
            if (b < starters_kept) player.boards[board_at(b)].starter = static_cast<Card>(starter++);
        }
    }
    constexpr std::array<Goal, max_players> goals{Goal::cg_towers, Goal::cg_upgrades, Goal::cg_city, Goal::cg_peat};
    for (std::size_t i = 0; i < state.goals.size(); ++i) state.goals[i] = {.goal = goals[i]};
}

}  // namespace

Scene base(const Setup& setup) {
    Scene scene{.state = Game::begin(setup, Seed::number(7)).value(), .seat = Seat(0)};
    while (scene.state.phase == Phase::choosing) {
        const Seat seat = Game::waiting(scene.state).front();
        MoveList list;
        Game::moves(scene.state, seat, list);
        Game::play(scene.state, seat, list[0], {});
    }
    tidy(scene.state);
    const std::string all = "e03 e04 e05 a03 a04 a05";
    return scene.market(all.substr(0, static_cast<std::size_t>(market_size(setup.players)) * 4 - 1));
}

// ---- Arranging ----

Scene& Scene::store(std::string_view text) {
    for (const std::string& word : words(text)) {
        const int count = std::stoi(word.substr(1));
        switch (word[0]) {
        case 'F': me().resources.set(Resource::firewood, count); break;
        case 'S': me().resources.set(Resource::stone, count); break;
        case 'P': me().resources.set(Resource::peat, count); break;
        case 'b': me().berries = static_cast<std::uint8_t>(count); break;
        case 'V': me().vp = static_cast<std::uint8_t>(count); break;
        default:  ADD_FAILURE() << word;
        }
    }
    return *this;
}

Scene& Scene::lay(std::string_view text) {
    for (const std::string& part : split(text, ',')) {
        const auto pair = words(part);
        const auto cell = value<Cell>(pair.at(0));
        const auto glade = value<Glade>(pair.at(1));
        for (Cell at : map_of(state).glades)
            if (*state.glades[at] == glade) state.glades[at] = state.glades[cell];
        state.glades[cell] = glade;
        state.open.add(cell);
    }
    return *this;
}

Scene& Scene::close(std::string_view cells) {
    for (const std::string& cell : words(cells)) state.open.remove(value<Cell>(cell));
    return *this;
}

Scene& Scene::workers(std::string_view cells) {
    me().workers.clear();
    for (const std::string& word : words(cells)) {
        add_worker(me(), value<Cell>(word));
        if (map_of(state).glades.has(value<Cell>(word))) state.open.add(value<Cell>(word));
    }
    return *this;
}

Scene& Scene::towers(std::string_view cells) {
    me().towers = {};
    for (const std::string& word : words(cells)) {
        me().towers.add(value<Cell>(word));
        state.open.add(value<Cell>(word));
    }
    return *this;
}

Scene& Scene::unused(std::string_view values) {
    me().dice = {};
    for (const std::string& word : words(values)) me().dice.add(face_of(std::stoi(word)));
    return *this;
}

Scene& Scene::dice(std::string_view values) {
    unused(values);
    state.turn = seat;
    me().agenda.clear();
    me().agenda.push({.kind = StepKind::turn_pre});
    return *this;
}

Scene& Scene::placed(Board where, std::string_view values) {
    for (const std::string& word : words(values)) board(where).dice.add(face_of(std::stoi(word)));
    return *this;
}

Scene& Scene::wasted(int count) {
    me().wasted = static_cast<std::uint8_t>(count);
    return *this;
}

// Whoever has the card gets one of mine for it, so that everybody keeps two.
Scene& Scene::starter(Board where, std::string_view card) {
    const auto wanted = value<Card>(card);
    Maybe<Card> none;
    Maybe<Card>* holder = &none;
    for (Player& other : state.players)
        for (std::size_t b = 0; b < count_of<Board>; ++b)
            if (other.boards[board_at(b)].starter == Maybe<Card>(wanted)) holder = &other.boards[board_at(b)].starter;
    Maybe<Card> freed = board(where).starter;
    *holder = {};
    board(where).starter = wanted;
    int count = 0;
    for (std::size_t b = 0; b < count_of<Board>; ++b) count += bool(me().boards[board_at(b)].starter);
    for (std::size_t b = 0; b < count_of<Board> && count > starters_kept; ++b)
        if (board_at(b) != where && me().boards[board_at(b)].starter) {
            freed = std::exchange(me().boards[board_at(b)].starter, Maybe<Card>());
            --count;
        }
    if (freed != Maybe<Card>(wanted)) *holder = freed;
    return *this;
}

Scene& Scene::bare(Board where) {
    if (!board(where).starter) return *this;
    const Maybe<Card> moved = board(where).starter;
    board(where).starter = {};
    std::size_t b = count_of<Board> - 1;
    while (board_at(b) == where || me().boards[board_at(b)].starter) --b;
    me().boards[board_at(b)].starter = moved;
    return *this;
}

// Takes a city card from wherever it is.
void Scene::release(Card card) {
    drop(state.deck, card);
    drop(state.market, card);
    state.discards.remove(card);
    for (Player& player : state.players) {
        for (std::size_t b = 0; b < count_of<Board>; ++b) drop(player.boards[board_at(b)].market, card);
        for (std::size_t i = 0; i < player.advisors.size();)
            if (player.advisors[i].card == card)
                player.advisors.take(i);
            else
                ++i;
    }
}

Scene& Scene::under(Board where, std::string_view cards) {
    for (const std::string& word : words(cards)) {
        release(value<Card>(word));
        board(where).market.push(value<Card>(word));
    }
    return *this;
}

Scene& Scene::advisors(std::string_view cards) {
    for (const std::string& word : words(cards)) {
        release(value<Card>(word));
        me().advisors.push({value<Card>(word), false});
    }
    return *this;
}

Scene& Scene::exhausted(std::string_view card) {
    advisors(card);
    me().advisors.back().exhausted = true;
    return *this;
}

Scene& Scene::market(std::string_view cards) {
    for (Card card : state.market) state.deck.push(card);
    state.market.clear();
    for (const std::string& word : words(cards)) {
        release(value<Card>(word));
        state.market.push(value<Card>(word));
    }
    return *this;
}

Scene& Scene::deck(std::string_view cards) {
    for (Card card : state.deck) state.discards.add(card);
    state.deck.clear();
    auto names = words(cards);
    std::reverse(names.begin(), names.end());
    for (const std::string& word : names) {
        release(value<Card>(word));
        state.deck.push(value<Card>(word));
    }
    return *this;
}

Scene& Scene::upgraded(std::string_view boards) {
    for (const std::string& word : words(boards)) board(value<Board>(word)).upgraded = true;
    return *this;
}

Scene& Scene::goals(std::string_view names) {
    const auto wanted = words(names);
    EXPECT_EQ(wanted.size(), state.goals.size());
    for (std::size_t i = 0; i < wanted.size(); ++i) state.goals[i] = {.goal = value<Goal>(wanted[i])};
    return *this;
}

Scene& Scene::title(std::string_view wanted) {
    const auto held = value<Title>(wanted);
    for (Player& other : state.players)
        if (other.title == held) other.title = me().title;
    me().title = held;
    return *this;
}

Scene& Scene::personal(std::string_view wanted) {
    const auto goal = value<PersonalGoal>(wanted);
    for (Player& other : state.players)
        if (other.goal == Maybe<PersonalGoal>(goal)) other.goal = me().goal;
    me().goal = goal;
    return *this;
}

Scene& Scene::end_of_round() {
    const auto players = static_cast<unsigned>(state.players.size());
    for (Player& player : state.players) {
        player.dice = {};
        player.agenda.clear();
    }
    arrange();
    state.phase = Phase::placement;
    state.activation = {};
    state.walks.clear();
    state.bonuses_due = {};
    state.first = state.turn = Seat(static_cast<std::uint8_t>((seat.index() + players - 1) % players));
    events.clear();
    revealed = carry_on(state, Events<Event>(&events));
    return *this;
}

// The dice that nobody named are set aside.
void Scene::arrange() {
    if (arranged) return;
    arranged = true;
    for (std::uint8_t i = 0; i < state.players.size(); ++i) {
        const int missing = dice_of(state.players[i].title, state.round) - dice_in_play(state, Seat(i));
        if (missing > 0) state.players[i].wasted = static_cast<std::uint8_t>(state.players[i].wasted + missing);
    }
}

// ---- Playing ----

Scene& Scene::play(std::string_view line) {
    events.clear();
    revealed = Revealed::no;
    const Seat mine = seat;
    for (const std::string& part : split(line, ',')) {
        std::string wanted = trimmed(part);
        seat = mine;
        if (wanted.size() > 2 && wanted[1] == ':') {
            seat = Seat(static_cast<std::uint8_t>(wanted[0] - '0'));
            wanted = trimmed(wanted.substr(2));
        }
        const auto offered = moves();
        const auto move = Game::parse_move(wanted);
        const auto picked = Game::picked(state, seat);
        const bool back = move && is_put_back(move.value()) && picked.has(pick_of(put_back(move.value())));
        const bool legal = back || std::find(offered.begin(), offered.end(), wanted) != offered.end();
        EXPECT_TRUE(legal) << wanted << " is not among: " << testing::PrintToString(offered);
        if (!legal) break;
        if (Game::play(state, seat, move.value(), Events<Event>(&events)) == Revealed::yes) revealed = Revealed::yes;
    }
    seat = mine;
    const auto fine = Game::inspect(state);
    EXPECT_TRUE(fine) << line << ": " << fine.sentence();
    return *this;
}

// ---- Looking ----

std::vector<std::string> Scene::moves() {
    arrange();
    return kit::moves<Game>(state, seat);
}

bool Scene::offers(std::string_view move) {
    EXPECT_TRUE(Game::parse_move(move)) << move;
    const auto offered = moves();
    return std::find(offered.begin(), offered.end(), move) != offered.end();
}

std::vector<std::string> Scene::offers_of(std::string_view verb) {
    std::vector<std::string> some;
    for (const std::string& move : moves())
        if (words(move)[0] == verb) some.push_back(move);
    return some;
}

std::string Scene::asked() const { return me().agenda.empty() ? "" : word_of(me().agenda.back().kind); }

std::string Scene::store() const {
    const auto& held = me().resources;
    return "F" + std::to_string(held[Resource::firewood]) + " S" + std::to_string(held[Resource::stone]) + " P" +
           std::to_string(held[Resource::peat]) + " b" + std::to_string(me().berries) + " V" + std::to_string(me().vp);
}

std::string Scene::workers() const {
    std::vector<std::string> cells;
    for (Cell cell : me().workers) cells.emplace_back(name_of(cell));
    return join(cells, " ");
}

std::string Scene::towers() const { return text(me().towers); }

std::string Scene::dice() const {
    std::vector<std::string> values;
    for (std::size_t f = 0; f < count_of<Face>; ++f)
        for (int i = 0; i < me().dice[face_at(f)]; ++i) values.push_back(std::to_string(f + 1));
    return join(values, " ");
}

std::string Scene::market() const {
    std::vector<std::string> cards;
    for (Card card : state.market) cards.emplace_back(name_of(card));
    return join(cards, " ");
}

std::string Scene::advisors() const {
    std::vector<std::string> cards;
    for (const Advisor& advisor : me().advisors)
        cards.push_back(word_of(advisor.card) + (advisor.exhausted ? "*" : ""));
    return join(cards, " ");
}

int Scene::told(EventKind kind) const {
    return static_cast<int>(
        std::count_if(events.begin(), events.end(), [&](const Event& event) { return event.kind == kind; }));
}

}  // namespace skerry::tundra
