// SPDX-License-Identifier: Apache-2.0
#include "fine_sand/scene.h"

#include <algorithm>

namespace skerry::fine_sand {
namespace {

void start_phase(State& state, Phase phase) {
    for (Player& player : state.players) {
        player.board.ring = {};
        player.agenda.clear();
    }
    begin_phase(state, phase);
}

Zone zone_of(const std::string& name) {
    if (name == "stack") return Zone::draw_stack;
    if (name == "discard") return Zone::discard_pile;
    if (name == "symbol") return Zone::symbol_stack;
    const auto zone = named<Zone>(name);
    EXPECT_TRUE(zone) << name << " is no zone";
    return zone.value_or(Zone::removed);
}

void play_one(Scene& scene, std::string_view text) {
    Seat seat = scene.seat;
    if (text.size() > 2 && text[1] == ':') {
        seat = Seat(static_cast<std::uint8_t>(text[0] - '0'));
        text.remove_prefix(2);
    }
    const std::string wanted = trimmed(text);
    auto offered = scene.moves(seat);
    for (const Pick pick : Game::picked(scene.state, seat)) offered.push_back(Game::move_text(put_back(move_of(pick))));
    ASSERT_TRUE(std::find(offered.begin(), offered.end(), wanted) != offered.end())
        << wanted << " is not among: " << testing::PrintToString(offered);
    const Move move = Game::parse_move(wanted).value();
    if (Game::play(scene.state, seat, move, Events<Event>(&scene.events)) == Revealed::yes)
        scene.revealed = Revealed::yes;
}

// The move that does least: the end of a step, or what must be done.
void idle(Scene& scene, Seat seat) {
    const State& state = scene.state;
    const Phase phase = state.phase;
    const int turn = state.turn;
    while (Game::waiting(state).has(seat) && state.phase == phase && state.turn == turn) {
        const auto offered = scene.moves(seat);
        ASSERT_FALSE(offered.empty());
        std::string least = offered.back();
        for (const char* wanted : {"ring red", "draw", "done", "end"})
            if (std::find(offered.begin(), offered.end(), wanted) != offered.end()) least = wanted;
        Game::play(scene.state, seat, Game::parse_move(least).value(), Events<Event>(&scene.events));
    }
}

Setup base_setup(int players, TurnStyle style, Mode mode) {
    return {.mode = mode, .players = static_cast<std::uint8_t>(players), .turn_style = style};
}

void give_set(State& state) {
    const CardSet set = set_of(state);
    for (Player& player : state.players) {
        player.owned.clear();
        for (Card c : set.at_least(1))
            for (int i = 0; i < set[c]; ++i) player.owned.push(c);
    }
}

Scene at_turn_one(State state) {
    Scene scene{.state = state, .seat = Seat(0)};
    start_phase(scene.state, Phase::acting);
    return scene;
}

}  // namespace

Card card(std::string_view name) {
    const auto found = named<Card>(name);
    EXPECT_TRUE(found) << name << " is no card";
    return found.value_or(Card::castle_1);
}

Scene& Scene::cards(Seat whose, std::string_view zones) {
    Player& player = state.players[whose];
    Board& to = player.board;
    to.cards = {};
    to.seen.clear();
    to.boosts.clear();
    CardPool left = player.owned;
    for (const std::string& part : split(zones, '|')) {
        auto names = words(part);
        if (names.empty()) continue;
        const Zone zone = zone_of(names[0]);
        names.erase(names.begin());
        if (zone == Zone::draw_stack) std::reverse(names.begin(), names.end());
        for (const std::string& name : names) {
            const Card c = card(name);
            EXPECT_TRUE(left.has(c)) << "there are not so many of " << name;
            if (!left.has(c)) return *this;
            left.remove(c);
            if (zone == Zone::draw_stack || zone == Zone::symbol_stack)
                to.cards.push(zone, c);
            else
                to.cards.put(zone, c);
        }
    }
    for (Card c : left) to.cards.put(Zone::removed, c);
    to.stack_pool.clear();
    for (Card c : to.cards[Zone::draw_stack]) to.stack_pool.push(c);
    show(player);
    return *this;
}

Scene& Scene::coins(int count) {
    board().coins = static_cast<std::uint8_t>(count);
    show(me());
    return *this;
}

Scene& Scene::turn(int number) {
    state.turn = static_cast<std::uint8_t>(number);
    start_phase(state, Phase::drawing);
    return *this;
}

Scene& Scene::acting(int number) {
    state.turn = static_cast<std::uint8_t>(number);
    start_phase(state, Phase::acting);
    return *this;
}

Scene& Scene::play(std::string_view line) {
    events.clear();
    revealed = Revealed::no;
    for (const std::string& part : split(line, ',')) {
        play_one(*this, trimmed(part));
        if (testing::Test::HasFatalFailure()) break;
    }
    return *this;
}

Scene& Scene::others_idle() {
    const int number = state.turn;
    const Phase phase = state.phase;
    for (std::uint8_t i = 0; i < state.players.size(); ++i)
        if (Seat(i) != seat && state.turn == number && state.phase == phase) idle(*this, Seat(i));
    return *this;
}

Scene& Scene::finish() {
    events.clear();
    const int number = state.turn;
    const Phase phase = state.phase;
    idle(*this, seat);
    if (state.turn == number && state.phase == phase) others_idle();
    return *this;
}

std::vector<std::string> Scene::moves(Seat whose) const { return kit::moves<Game>(state, whose); }

bool Scene::offers(std::string_view move) const {
    const auto offered = moves();
    return std::find(offered.begin(), offered.end(), move) != offered.end();
}

std::string Scene::decision() const { return me().agenda.empty() ? "" : word_of(me().agenda.back().kind); }

std::string Scene::in(Seat whose, Zone zone) const {
    std::vector<std::string> names;
    for (Card c : state.players[whose].board.cards[zone]) names.emplace_back(name_of(c));
    if (zone == Zone::draw_stack) std::reverse(names.begin(), names.end());
    std::string text;
    for (const std::string& name : names) (text += text.empty() ? "" : " ") += name;
    return text;
}

bool Scene::happened(EventKind kind) const {
    return std::any_of(events.begin(), events.end(), [&](const Event& event) { return event.kind == kind; });
}

Scene base(int players, TurnStyle style) {
    return at_turn_one(Game::begin(base_setup(players, style, Mode::base), Seed::number(1)).value());
}

Scene learning(int players) {
    return at_turn_one(
        Game::begin(base_setup(players, TurnStyle::simultaneous, Mode::learning), Seed::number(1)).value());
}

// After nine rounds: all start cards with a 0 and ten Fable cards, those with the lowest numbers, have left.
Campaign fable_campaign(std::string_view wanted) {
    Set<Card> kept;
    for (const std::string& name : words(wanted)) kept.add(card(name));
    Campaign campaign;
    campaign.played = group_count;
    campaign.set = {};
    Cards out;
    int fables = 0;
    for (const CardRow& line : card_rows) {
        if (line.id == Card::unknown) continue;
        const bool leaves = is_fable(line.id) ? !kept.has(line.id) && fables < 10 : is_numbered(line.id);
        if (leaves && is_fable(line.id)) ++fables;
        for (int i = 0; i < line.count; ++i)
            if (leaves)
                out.push(line.id);
            else
                campaign.set.add(line.id);
    }
    campaign.queue.clear();
    for (std::size_t i = 0; i < out.size(); i += group_size) {
        Group group;
        for (std::size_t k = 0; k < group_size; ++k) group.push(out[i + k]);
        campaign.queue.push(group);
    }
    return campaign;
}

Scene fable(std::string_view wanted, int players) {
    Setup setup = base_setup(players, TurnStyle::simultaneous, Mode::fable);
    setup.campaign = fable_campaign(wanted);
    auto begun = Game::begin(setup, Seed::number(1));
    EXPECT_TRUE(begun) << begun.sentence();
    State state = begun.value();
    Set<Card> kept;
    for (const std::string& name : words(wanted)) kept.add(card(name));
    state.leaving.clear();
    for (Card c : setup.campaign.set.at_least(1))
        if (is_numbered(c) && !kept.has(c) && !state.leaving.full()) state.leaving.push(c);
    give_set(state);
    Scene scene = at_turn_one(state);
    for (std::uint8_t i = 0; i < state.players.size(); ++i) scene.cards(Seat(i), "hand castle_1");
    return scene;
}

Scene solo(const Campaign& campaign) {
    Setup setup = base_setup(1, TurnStyle::simultaneous, Mode::solo);
    setup.campaign = campaign;
    auto begun = Game::begin(setup, Seed::number(1));
    EXPECT_TRUE(begun) << begun.sentence();
    return at_turn_one(begun.value());
}

Scene solo_with(std::string_view wanted) {
    Campaign campaign = fable_campaign(wanted);
    campaign.queue.clear();
    for (int i = 0; i < group_count; ++i)
        campaign.sheet.push({.stack = static_cast<std::uint8_t>(20 - i), .struck = static_cast<std::uint8_t>(20 - i)});
    return solo(campaign);
}

}  // namespace skerry::fine_sand
