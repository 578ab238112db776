// SPDX-License-Identifier: Apache-2.0
#include "snowcrest/scene.h"

#include <algorithm>
#include <set>

namespace skerry::snowcrest {
namespace {

// "3 barley gold": each word as often as the number before it says.
std::vector<std::string> counted_words(std::string_view text) {
    std::vector<std::string> all;
    int count = 1;
    for (const auto& word : words(text)) {
        if (word.find_first_not_of("0123456789") == std::string::npos) {
            count = std::stoi(word);
            continue;
        }
        all.insert(all.end(), static_cast<std::size_t>(count), word);
        count = 1;
    }
    return all;
}

template <NamedEnum E>
std::string amounts(const Bag<E>& bag, std::string_view prefix = "") {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < count_of<E>; ++i) {
        const auto e = static_cast<E>(i);
        if (bag[e] > 0)
            parts.push_back((bag[e] > 1 ? std::to_string(bag[e]) + " " : "") + std::string(prefix) + word_of(e));
    }
    return join(parts);
}

template <class T, std::size_t N>
void put_on_top(List<T, N>& deck, T card) {
    const std::size_t at = deck.find(card);
    ASSERT_LT(at, deck.size()) << name_of(card) << " is not in the deck";
    deck.push(deck.take(at));
}

// Takes an own card from wherever it lies.
void pull_own(Player& player, Villager card) {
    if (const std::size_t at = player.deck.find(card); at < player.deck.size()) return void(player.deck.take(at));
    if (const std::size_t at = player.hand.find(card); at < player.hand.size()) return void(player.hand.take(at));
    if (player.discards.has(card)) return player.discards.remove(card);
    for (Cell cell : occupied(player))
        if (*player.village[cell] == card) {
            player.village[cell] = {};
            player.face_down.remove(cell);
            return;
        }
    ADD_FAILURE() << name_of(card) << " is nowhere";
}

void pull_common(State& state, Villager card) {
    if (const std::size_t at = state.common_deck.find(card); at < state.common_deck.size())
        return void(state.common_deck.take(at));
    if (const std::size_t at = state.row.find(card); at < state.row.size()) {
        state.row.take(at);
        if (!state.common_deck.empty()) state.row.push(state.common_deck.pop());
        return;
    }
    ADD_FAILURE() << name_of(card) << " is nowhere";
}

void put_away(State& state, Player& player, Villager card) {
    if (is_own(card))
        put_at_bottom(player.deck, card);
    else
        state.common_deck.push(card);
}

void play_one(Scene& scene, int seat, const std::string& text) {
    const auto legal = scene.moves();
    const auto move = Game::parse_move(text);
    ASSERT_TRUE(move) << move.sentence();
    const Seat whose(static_cast<std::uint8_t>(seat));
    ASSERT_TRUE(Game::waiting(scene.state).has(whose)) << text << ", but next is " << scene.decision();
    const bool back = is_put_back(move.value()) && scene.state.picked.count(pick_of(put_back(move.value()))) > 0;
    ASSERT_TRUE(back || std::find(legal.begin(), legal.end(), Game::move_text(move.value())) != legal.end())
        << '"' << text << "\" is not legal at " << scene.decision() << "; legal are: " << join(legal);
    if (Game::play(scene.state, whose, move.value(), Events<Event>(&scene.events)) == Revealed::yes)
        scene.revealed = Revealed::yes;
}

void all_ways(const State& state, std::vector<std::string>& picks, std::multiset<std::string>& found) {
    const Seat seat = Game::waiting(state).front();
    MoveList moves;
    Game::canonical_moves(state, seat, moves);
    for (Move move : moves) {
        picks.emplace_back(name_of(arg<Source>(move)));
        State next = state;
        Game::play(next, seat, move, {});
        if (next.picked.size() > state.picked.size())
            all_ways(next, picks, found);
        else
            found.insert(join(picks, " "));
        picks.pop_back();
    }
}

Scene beginning(const Setup& setup) {
    Scene scene{Game::begin(setup, Seed::number(1)).value(), {}};
    State& state = scene.state;
    state.start = Seat(0);
    for (Player& player : state.players) {
        for (Villager card : player.hand) put_at_bottom(player.deck, card);
        player.hand.clear();
        player.tokens = {};
        player.agenda.clear();
        const std::array<Villager, 4> first{Villager::st_forager, Villager::st_mason, Villager::st_acolyte,
                                            Villager::st_elder};
        for (std::size_t i = 0; i < 4; ++i) player.village[starter_cells[i]] = first[i];
    }
    state.phase = Phase::turns;
    state.round = 1;
    for (Achievement achievement : state.achievements) state.claimed.add(achievement);
    scene.turn_of(0);
    return scene.row(setup.mode == Mode::solo ? "poet poet beggar beggar miner" : "poet poet beggar beggar mystic");
}

}  // namespace

// ---- Arranging ----

Scene& Scene::tokens(std::string_view text, int seat) {
    player(seat).tokens = {};
    for (const auto& word : counted_words(text)) player(seat).tokens.add(value<Resource>(word));
    return *this;
}

Scene& Scene::tiles(std::string_view text, int seat) {
    Player& whose = player(seat);
    for (std::size_t i = 0; i < count_of<Building>; ++i) {
        const auto building = static_cast<Building>(i);
        state.supply.add(building, owned(whose, building));
    }
    whose.tiles = whose.used_tiles = {};
    for (const auto& word : counted_words(text)) {
        const auto face = value<TileFace>(word);
        (is_used(face) ? whose.used_tiles : whose.tiles).add(building_of(face));
        state.supply.remove(building_of(face));
    }
    return *this;
}

Scene& Scene::village(std::string_view text, int seat) {
    Player& whose = player(seat);
    for (const auto& part : split(text, ',')) {
        const auto what = words(part);
        const auto cell = value<Cell>(what.at(0));
        for (std::size_t i = 1; i < what.size(); ++i) {
            if (what[i] == "down") {
                whose.face_down.add(cell);
                continue;
            }
            whose.face_down.remove(cell);
            if (whose.village[cell]) put_away(state, whose, *whose.village[cell]);
            whose.village[cell] = {};
            if (what[i] == "-") continue;
            const auto card = value<Villager>(what[i]);
            if (is_own(card))
                pull_own(whose, card);
            else
                pull_common(state, card);
            whose.village[cell] = card;
        }
    }
    return *this;
}

Scene& Scene::hand(std::string_view cards, int seat) {
    Player& whose = player(seat);
    for (Villager card : whose.hand) put_at_bottom(whose.deck, card);
    whose.hand.clear();
    for (const auto& word : words(cards)) {
        pull_own(whose, value<Villager>(word));
        add_to_hand(whose, value<Villager>(word));
    }
    return *this;
}

Scene& Scene::discards(std::string_view cards, int seat) {
    Player& whose = player(seat);
    for (Villager card : whose.discards) put_at_bottom(whose.deck, card);
    whose.discards = {};
    for (const auto& word : words(cards)) {
        pull_own(whose, value<Villager>(word));
        whose.discards.add(value<Villager>(word));
    }
    return *this;
}

Scene& Scene::deck(std::string_view cards, int seat) {
    Player& whose = player(seat);
    while (!whose.deck.empty()) whose.discards.add(whose.deck.pop());
    auto texts = words(cards);
    std::reverse(texts.begin(), texts.end());
    for (const auto& word : texts) {
        pull_own(whose, value<Villager>(word));
        whose.deck.push(value<Villager>(word));
    }
    return *this;
}

Scene& Scene::with_scrolls(int count, int seat) {
    state.scroll_pool = static_cast<std::uint8_t>(state.scroll_pool + player(seat).scrolls - count);
    player(seat).scrolls = static_cast<std::uint8_t>(count);
    return *this;
}

Scene& Scene::pool(int count) { return with_scrolls(player(0).scrolls + state.scroll_pool - count, 0); }

Scene& Scene::with_omens(int position, int tokens, int seat) {
    player(seat).omen_pos = static_cast<std::int8_t>(position);
    player(seat).omen_tokens = static_cast<std::uint8_t>(tokens);
    return *this;
}

Scene& Scene::row(std::string_view cards) {
    for (Villager card : state.row) put_at_bottom(state.common_deck, card);
    state.row.clear();
    for (const auto& word : words(cards)) {
        const auto card = value<Villager>(word);
        const std::size_t at = state.common_deck.find(card);
        EXPECT_LT(at, state.common_deck.size()) << word << " is not in the deck";
        if (at < state.common_deck.size()) state.row.push(state.common_deck.take(at));
    }
    return *this;
}

Scene& Scene::commons_on_top(std::string_view cards) {
    auto texts = words(cards);
    std::reverse(texts.begin(), texts.end());
    for (const auto& word : texts) put_on_top(state.common_deck, value<Villager>(word));
    return *this;
}

// 35 cards find room: 5 in the row, the others in free cells of everybody but red.
Scene& Scene::no_commons() {
    for (std::size_t seat = 1; seat < state.players.size(); ++seat)
        for (std::size_t i = 0; i < cell_count && !state.common_deck.empty(); ++i) {
            Player& whose = state.players[seat];
            const auto cell = static_cast<Cell>(i);
            if (whose.village[cell] && is_starter(*whose.village[cell])) {
                whose.discards.add(*whose.village[cell]);
                whose.village[cell] = {};
            }
            if (whose.village[cell]) continue;
            whose.village[cell] = state.common_deck.pop();
        }
    for (std::size_t i = 0; i < cell_count && !state.common_deck.empty(); ++i)
        if (const auto cell = static_cast<Cell>(i); !player(0).village[cell]) {
            player(0).village[cell] = state.common_deck.pop();
        }
    EXPECT_TRUE(state.common_deck.empty());
    return *this;
}

Scene& Scene::guardian_on_top(std::string_view card) {
    put_on_top(state.guardian_deck, value<Guardian>(card));
    return *this;
}

Scene& Scene::forest_on_top(std::string_view card, int juniper) {
    put_on_top(state.forest_deck, value<Forest>(card));
    return forest_juniper(juniper);
}

Scene& Scene::forest_juniper(int count) {
    state.forest_juniper = static_cast<std::uint8_t>(count);
    return *this;
}

Scene& Scene::achievements(std::string_view open) {
    const std::size_t count = state.achievements.size();
    state.achievements.clear();
    state.claimed = {};
    for (const auto& word : words(open)) state.achievements.push(value<Achievement>(word));
    for (std::size_t i = 0; state.achievements.size() < count; ++i) {
        const auto other = static_cast<Achievement>(i);
        if (state.achievements.has(other)) continue;
        state.achievements.push(other);
        state.claimed.add(other);
    }
    return *this;
}

Scene& Scene::turn_of(int seat) {
    for (Player& anybody : state.players) anybody.agenda.clear();
    state.active = Seat(static_cast<std::uint8_t>(seat));
    player(seat).agenda = {{.kind = StepKind::end_turn}, {.kind = StepKind::main_action}};
    return *this;
}

// ---- Playing ----

Scene& Scene::play(std::string_view line) {
    events.clear();
    revealed = Revealed::no;
    for (const auto& part : split(line, ',')) {
        SCOPED_TRACE("playing " + std::string(line));
        std::string text = trimmed(part);
        int seat = 0;
        if (const std::size_t colon = text.find(':'); colon != std::string::npos) {
            seat = std::stoi(text.substr(0, colon));
            text = trimmed(text.substr(colon + 1));
        }
        if (text.starts_with("pay ")) {
            for (const auto& source : counted_words(text.substr(4))) play_one(*this, seat, "pay " + source);
        } else {
            play_one(*this, seat, text);
        }
        if (testing::Test::HasFatalFailure()) break;
    }
    return *this;
}

// ---- Looking ----

std::vector<std::string> Scene::moves() const {
    const Seats waiting = Game::waiting(state);
    return kit::moves<Game>(state, waiting.empty() ? Seat(0) : waiting.front());
}

bool Scene::offers(std::string_view move) const {
    const auto legal = moves();
    return std::find(legal.begin(), legal.end(), move) != legal.end();
}

std::string Scene::refusal(std::string_view thing) const {
    for (const Refusal& refused : Game::prompt(state, Game::waiting(state).front()).refused)
        if (refused.thing.id == thing) return refused.reason;
    return {};
}

std::string Scene::decision() const {
    if (Game::waiting(state).empty()) return "over";
    const Seat seat = Game::waiting(state).front();
    return std::to_string(seat.index()) + ": " + Game::prompt(state, seat).decision;
}

std::vector<std::string> Scene::ways() const {
    std::multiset<std::string> found;
    std::vector<std::string> picks;
    all_ways(state, picks, found);
    return {found.begin(), found.end()};
}

std::string Scene::tokens(int seat) const { return amounts(player(seat).tokens); }

std::string Scene::tiles(int seat) const {
    const std::string up = amounts(player(seat).tiles), down = amounts(player(seat).used_tiles, "used_");
    return up + (up.empty() || down.empty() ? "" : ", ") + down;
}

std::string Scene::at(std::string_view name, int seat) const {
    const auto cell = value<Cell>(name);
    if (!player(seat).village[cell]) return "-";
    return word_of(*player(seat).village[cell]) + (player(seat).face_down.has(cell) ? " down" : "");
}

std::string Scene::face_down(int seat) const { return names(player(seat).face_down); }
std::string Scene::hand(int seat) const { return names(player(seat).hand); }
std::string Scene::discards(int seat) const { return names(player(seat).discards); }
std::string Scene::row() const { return names(state.row); }
std::string Scene::under_commons() const { return word_of(state.common_deck[0]); }

int Scene::count(EventKind kind) const {
    return static_cast<int>(
        std::count_if(events.begin(), events.end(), [&](const Event& event) { return event.kind == kind; }));
}

// ---- Beginnings ----

Scene players(int count, Mode mode) { return beginning({.mode = mode, .players = static_cast<std::uint8_t>(count)}); }

Scene alone(int level) {
    return beginning({.mode = Mode::solo, .players = 1, .level = static_cast<std::uint8_t>(level)});
}

// ---- Texts ----

}  // namespace skerry::snowcrest
