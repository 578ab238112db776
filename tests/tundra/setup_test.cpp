// SPDX-License-Identifier: Apache-2.0
#include <map>
#include <set>

#include "tundra/scene.h"

// Sections 3.5, 3.6 and 4: tiles, maps and the setup. TU-001 to TU-013.
namespace skerry::tundra {
namespace {

State begun(const Setup& setup, std::uint64_t seed = 1) { return Game::begin(setup, Seed::number(seed)).value(); }
Setup players(int count, Mode mode = Mode::base) { return {.mode = mode, .players = static_cast<std::uint8_t>(count)}; }

MoveList moves_of(const State& state, Seat seat) {
    MoveList list;
    Game::moves(state, seat, list);
    return list;
}

// Everybody keeps his first two cards and puts them under architecture and travel.
std::vector<Event> choose_all(State& state) {
    std::vector<Event> events;
    while (state.phase == Phase::choosing) {
        const Seat seat = Game::waiting(state).front();
        Game::play(state, seat, moves_of(state, seat)[0], Events<Event>(&events));
    }
    return events;
}

TEST(Tundra, TU_001_tiles_by_the_number_of_players) {
    const std::map<int, std::array<int, 4>> kinds{{2, {3, 3, 3, 3}}, {3, {5, 5, 5, 3}}, {4, {6, 6, 6, 6}}};
    for (const auto& [count, expected] : kinds) {
        const State state = begun(players(count));
        std::array<int, 4> found{};
        Set<Glade> tiles;
        for (Cell cell : map_of(state).glades) {
            const Glade glade = *state.glades[cell];
            EXPECT_FALSE(tiles.has(glade)) << "each is there once";
            tiles.add(glade);
            const auto resource = glade_tile(glade).resource;
            ++found[resource ? static_cast<std::size_t>(*resource) : 3];
        }
        EXPECT_EQ(tiles, Set<Glade>::range(Glade::g01, static_cast<Glade>(6 * count - 1)));
        EXPECT_EQ(tiles.size(), 6 * count);
        EXPECT_EQ(found, expected) << count;
    }
    std::set<Glade> first;
    for (std::uint64_t seed = 0; seed < 200; ++seed) first.insert(*begun(players(2), seed).glades[Cell::A2]);
    EXPECT_EQ(first.size(), 12u) << "any tile may lie anywhere";
}

TEST(Tundra, TU_002_all_starters_are_dealt_four_each) {
    for (int count = 2; count <= 4; ++count) {
        const State state = begun(players(count));
        Set<Card> dealt;
        for (const Player& player : state.players) {
            EXPECT_EQ(player.dealt.size(), 4u);
            for (Card card : player.dealt) dealt.add(card);
        }
        EXPECT_EQ(dealt, Set<Card>::range(Card::s01, static_cast<Card>(4 * count - 1)));
    }
}

TEST(Tundra, TU_003_two_cards_under_two_different_boards) {
    State state = begun(players(2));
    int options = 0;
    for (Move keep : moves_of(state, Seat(0))) {
        State kept = state;
        Game::play(kept, Seat(0), keep, {});
        for (Move first : moves_of(kept, Seat(0))) {
            State half = kept;
            Game::play(half, Seat(0), first, {});
            for (Move second : moves_of(half, Seat(0))) {
                State whole = half;
                Game::play(whole, Seat(0), second, {});
                Set<Card> under;
                int boards = 0;
                for (std::size_t b = 0; b < count_of<Board>; ++b)
                    if (const auto card = whole.players[0].boards[board_at(b)].starter) {
                        under.add(*card);
                        ++boards;
                    }
                EXPECT_EQ(boards, 2);
                EXPECT_EQ(under, (Set<Card>{arg<Card>(keep, 0), arg<Card>(keep, 1)}));
                ++options;
            }
        }
    }
    EXPECT_EQ(options, 72) << "6 pairs, 12 pairs of boards";
}

TEST(Tundra, TU_003_TU_004_choices_are_simultaneous_and_shown_together) {
    State state = begun(players(3));
    EXPECT_EQ(Game::waiting(state).size(), 3);
    const auto dealt = state.players[1].dealt;
    std::vector<Event> events;
    for (int i = 0; i < 3; ++i) Game::play(state, Seat(1), moves_of(state, Seat(1))[0], Events<Event>(&events));
    EXPECT_FALSE(Game::waiting(state).has(Seat(1))) << "out of order is fine";
    for (Seats eyes : {Seats(Seat(0)), Seats(Seat(2)), Seats::none()}) {
        const State view = Game::view(state, eyes);
        for (std::size_t b = 0; b < count_of<Board>; ++b) EXPECT_FALSE(view.players[1].boards[board_at(b)].starter);
        for (Card card : view.players[1].dealt) EXPECT_EQ(card, Card::unknown);
        for (const Event& event : events) EXPECT_FALSE(event.card && sees(eyes, event.audience));
    }
    EXPECT_TRUE(Game::view(state, Seat(1)).players[1].boards[Board::architecture].starter);
    const auto all = choose_all(state);
    const State view = Game::view(state, Seat(0));
    EXPECT_EQ(view.players[1].boards[Board::architecture].starter, Maybe<Card>(dealt[0]));
    EXPECT_EQ(view.players[1].boards[Board::travel].starter, Maybe<Card>(dealt[1]));
    for (const Player& player : state.players) EXPECT_TRUE(player.dealt.empty()) << "the others are out of the game";
    for (const Event& event : all)
        for (Card rejected : {dealt[2], dealt[3]}) EXPECT_FALSE(event.card == Maybe<Card>(rejected));
}

TEST(Tundra, TU_005_TU_006_goals_and_market) {
    for (int count = 2; count <= 4; ++count) {
        Set<Goal> seen;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            State state = begun(players(count), seed);
            EXPECT_TRUE(state.market.empty() && state.goals.empty()) << "laid out after the starters";
            choose_all(state);
            ASSERT_EQ(state.goals.size(), static_cast<std::size_t>(count));
            Set<Goal> these;
            for (const GoalSlot& slot : state.goals) {
                these.add(slot.goal);
                EXPECT_FALSE(slot.holder);
            }
            EXPECT_EQ(these.size(), count);
            seen = seen | these;
            ASSERT_EQ(state.market.size(), static_cast<std::size_t>(count + 2));
            EXPECT_EQ(state.deck.size(), static_cast<std::size_t>(40 - count - 2));
            EXPECT_TRUE(state.discards.empty());
        }
        EXPECT_EQ(seen, Set<Goal>::range(Goal::cg_city, count == 2 ? Goal::cg_resources : Goal::cg_peat)) << count;
    }
}

TEST(Tundra, TU_007_TU_008_starting_glades_are_open_and_hold_a_worker) {
    for (const Game::Setup& setup : Game::setups()) {
        const State state = begun(setup);
        const Map& map = map_of(state);
        Set<Cell> open;
        for (std::uint8_t i = 0; i < state.players.size(); ++i) {
            for (Cell cell : map.starting[i]) {
                open.add(cell);
                EXPECT_EQ(workers_at(state.players[i], cell), 1);
                EXPECT_TRUE(map.beside(map.settlement[i]).has(cell));
            }
            EXPECT_EQ(state.players[i].resources.total(), 6) << "no resource is gained for it";
        }
        EXPECT_EQ(open.size(), 2 * setup.players);
        EXPECT_EQ(state.open, open) << "and all others are closed";
    }
}

TEST(Tundra, TU_009_start_values) {
    const State state = begun(players(4));
    for (const Player& player : state.players) {
        for (Resource resource : {Resource::firewood, Resource::stone, Resource::peat})
            EXPECT_EQ(player.resources[resource], 2);
        EXPECT_EQ(player.berries, 5);
        EXPECT_EQ(player.vp, 0);
        EXPECT_EQ(workers_left(player), 4);
        EXPECT_EQ(towers_left(player), 4);
        EXPECT_EQ(player.title, Title::basic);
        EXPECT_EQ(upgraded_boards(player), 0);
    }
}

// The tables of section 3.6 as they stand there.
struct Drawn {
    Layout layout;
    int cells, pairs, glades;
    std::string settlements, starting, edge, interior;
};
const std::vector<Drawn> drawn{
    {Layout::std2, 14, 27, 12, "A1 C5", "A2 B1 B4 C4", "A2 A3 A4 A5 B1 B4 C1 C2 C3 C4", "B2 B3"},
    {Layout::std3, 21, 45, 18, "A1 F6 F1", "B1 B2 E5 F5 E1 F2", "B1 B2 C1 C3 D1 D4 E1 E5 F2 F3 F4 F5",
     "C2 D2 D3 E2 E3 E4"},
    {Layout::std4, 28, 63, 24, "A1 A6 E6 E1", "A2 B1 A5 B5 D5 E5 D1 E2", "A2 A3 A4 A5 B1 B5 C1 C6 D1 D5 E2 E3 E4 E5",
     "B2 B3 B4 C2 C3 C4 C5 D2 D3 D4"},
    {Layout::alt3a, 21, 42, 18, "A1 E5 F1", "B1 B2 D4 E4 E1 F2", "B1 B2 B3 C1 C4 D1 D4 E1 E4 F2 F3 F4",
     "C2 C3 D2 D3 E2 E3"},
    {Layout::alt3b, 21, 45, 18, "C2 C3 D3", "B2 C1 B4 C4 E2 E3", "A1 A2 B1 B2 B4 B5 C1 C4 D1 D5 E1 E2 E3 E4 F1",
     "B3 D2 D4"},
    {Layout::alt4a, 28, 63, 24, "B2 B4 D4 D2", "A2 A3 A4 A5 E4 E5 E2 E3",
     "A1 A2 A3 A4 A5 A6 B1 B5 C1 C6 D1 D5 E1 E2 E3 E4 E5 E6", "B3 C2 C3 C4 C5 D3"}};

TEST(Tundra, TU_010_layouts_have_their_cells_settlements_and_neighbours) {
    for (const Drawn& table : drawn) {
        SCOPED_TRACE(name_of(table.layout));
        const Map& map = map_of(table.layout);
        EXPECT_EQ(map.cells.size(), table.cells);
        EXPECT_EQ(map.glades.size(), table.glades);
        int ends = 0;
        for (Cell cell : map.cells) {
            ends += map.beside(cell).size();
            for (Cell other : map.beside(cell)) EXPECT_TRUE(map.beside(other).has(cell));
        }
        EXPECT_EQ(ends, 2 * table.pairs);
        const auto homes = words(table.settlements), starts = words(table.starting);
        for (std::size_t seat = 0; seat < homes.size(); ++seat) {
            EXPECT_EQ(name_of(map.settlement[seat]), homes[seat]);
            for (std::size_t i = 0; i < 2; ++i) EXPECT_EQ(name_of(map.starting[seat][i]), starts[2 * seat + i]);
        }
    }
    const auto beside = [](Layout layout, Cell cell) { return text(map_of(layout).beside(cell)); };
    EXPECT_EQ(beside(Layout::std2, Cell::A1), "A2 B1");
    EXPECT_EQ(beside(Layout::std2, Cell::B2), "A2 A3 B1 B3 C2 C3");
    EXPECT_EQ(beside(Layout::std3, Cell::D2), "C1 C2 D1 D3 E2 E3");
    EXPECT_EQ(beside(Layout::std3, Cell::F6), "E5 F5");
    EXPECT_EQ(beside(Layout::std4, Cell::C3), "B2 B3 C2 C4 D2 D3");
    EXPECT_EQ(beside(Layout::std4, Cell::E6), "D5 E5");
    EXPECT_EQ(beside(Layout::alt3a, Cell::B1), "A1 B2 C1 C2");
    EXPECT_EQ(beside(Layout::alt3b, Cell::C2), "B2 B3 C1 C3 D2 D3") << "the settlements are mutually adjacent";
    EXPECT_EQ(beside(Layout::alt3b, Cell::D3), "C2 C3 D2 D4 E2 E3");
    EXPECT_EQ(beside(Layout::alt3b, Cell::F1), "E2 E3");
    EXPECT_EQ(beside(Layout::alt4a, Cell::B2), "A2 A3 B1 B3 C2 C3");
}

TEST(Tundra, TU_011_edge_lists) {
    for (const Drawn& table : drawn) {
        const Map& map = map_of(table.layout);
        EXPECT_EQ(text(map.edge), table.edge) << name_of(table.layout);
        EXPECT_EQ(text(map.glades - map.edge), table.interior) << name_of(table.layout);
    }
}

TEST(Tundra, TU_012_late_enhancements_are_chosen_when_all_is_known) {
    State state = begun({.mode = Mode::personal_goals, .players = 3, .late_enhancements = true});
    EXPECT_EQ(state.phase, Phase::choosing);
    const State view = Game::view(state, Seat(1));
    EXPECT_EQ(view.market.size(), 5u);
    EXPECT_EQ(view.goals.size(), 3u);
    EXPECT_NE(view.players[1].goal, Maybe<PersonalGoal>(PersonalGoal::unknown)) << "the own one is known";
    EXPECT_EQ(view.players[0].goal, Maybe<PersonalGoal>(PersonalGoal::unknown));
    for (const Player& player : state.players) EXPECT_EQ(player.dealt.size(), 4u) << "dealt as usual";
    const auto market = state.market;
    choose_all(state);
    EXPECT_EQ(state.market, market) << "nothing is laid out again";
    State usual = begun(players(3, Mode::personal_goals));
    EXPECT_FALSE(usual.players[0].goal) << "in the usual order only the starters and the map are known";
    choose_all(usual);
    EXPECT_TRUE(usual.players[0].goal);
}

TEST(Tundra, TU_013_the_first_player_is_drawn) {
    std::array<int, 3> first{};
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        State state = begun(players(3), seed);
        choose_all(state);
        ++first[state.first.index()];
        EXPECT_EQ(state.turn, state.first);
        EXPECT_EQ(state.round, 1);
    }
    for (int count : first) EXPECT_NEAR(count, 200, 45);
}

TEST(Tundra, TU_001_the_tiles_are_those_of_the_specification) {
    // 3.5, written as there.
    const std::vector<std::string> rows{"F b1 V1", "F b2 m2", "F S1 P1 b1", "S b1 V1", "S A2 b1", "S b5",
                                        "P F1 V1", "P A1 b3", "P S1 m2",    "- V2",    "- W1",    "- A1 V1",
                                        "F P1 V1", "F A1 b3", "S F1 V1",    "S A2 m1", "P S1 V1", "P b5",
                                        "F A2 b1", "S b2 m2", "P b1 V1",    "- W1",    "- V1 m2", "- V2"};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const GladeTile& tile = glade_tiles[i];
        const auto parts = words(rows[i]);
        const std::string kinds = "FSP-";
        EXPECT_EQ(tile.resource ? static_cast<std::size_t>(*tile.resource) : 3, kinds.find(parts[0])) << i + 1;
        std::map<char, int> bonus;
        for (std::size_t p = 1; p < parts.size(); ++p) bonus[parts[p][0]] = parts[p][1] - '0';
        EXPECT_EQ(tile.bonus.firewood, bonus['F']) << i + 1;
        EXPECT_EQ(tile.bonus.stone, bonus['S']) << i + 1;
        EXPECT_EQ(tile.bonus.peat, bonus['P']) << i + 1;
        EXPECT_EQ(tile.bonus.any, bonus['A']) << i + 1;
        EXPECT_EQ(tile.bonus.berries, bonus['b']) << i + 1;
        EXPECT_EQ(tile.bonus.vp, bonus['V']) << i + 1;
        EXPECT_EQ(tile.bonus.moves, bonus['m']) << i + 1;
        EXPECT_EQ(tile.bonus.workers, bonus['W']) << i + 1;
        EXPECT_EQ(tile.players, i < 12 ? 2 : i < 18 ? 3 : 4) << i + 1;
    }
}

}  // namespace
}  // namespace skerry::tundra
