// SPDX-License-Identifier: Apache-2.0
#include <functional>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "games/snowcrest/game.h"
#include "games/snowcrest/rules.h"
#include "snowcrest/scene.h"

// Payments and settlements against the words of the specification: every set of sources that 6.1 and 6.2 call legal is
// reached by picking sources in any order, in canonical order in exactly one way, and nothing else is. The words are
// tried out on all sets.
namespace skerry::snowcrest {
namespace {

using Sources = std::vector<Source>;

struct Counts {
    std::array<int, count_of<Resource>> icons{};
    int shields = 0, cards = 0, villagers = 0, tiles = 0;
};

// 6.1: whether these icons cover resource items.
bool covers(const std::array<int, count_of<Resource>>& icons, const Bag<Item>& owed) {
    int missing = owed[Item::gold], surplus = 0;
    for (std::size_t t = 0; t < 4; ++t) {
        const int need = owed[static_cast<Item>(t)];
        missing += std::max(0, need - icons[t]);
        surplus += std::max(0, icons[t] - need);
    }
    const int gold = icons[static_cast<std::size_t>(Resource::gold)];
    return gold >= missing && gold - missing + surplus >= owed[Item::wild];
}

// 6.2: with hand cards for their icons or as cards, and shields for any items.
bool meets(const Counts& counts, const std::vector<Villager>& hand, std::size_t at, const Bag<Item>& owed) {
    if (at < hand.size()) {
        Counts as_card = counts, as_icons = counts;
        ++as_card.cards;
        for (Resource icon : card_of(hand[at]).icons) ++as_icons.icons[static_cast<std::size_t>(icon)];
        return meets(as_card, hand, at + 1, owed) || meets(as_icons, hand, at + 1, owed);
    }
    if (counts.cards >= owed[Item::card] && counts.villagers >= owed[Item::villager] &&
        counts.tiles >= owed[Item::tile] && owed[Item::omen] == 0 && covers(counts.icons, owed))
        return true;
    if (counts.shields == 0) return false;
    for (std::size_t i = 0; i < count_of<Item>; ++i) {
        const auto item = static_cast<Item>(i);
        if (owed[item] == 0) continue;
        Counts fewer = counts;
        --fewer.shields;
        Bag<Item> rest = owed;
        rest.remove(item);
        if (meets(fewer, hand, at, rest)) return true;
    }
    return false;
}

bool enough(const Player& player, const Sources& picks, const Bag<Item>& owed, bool settlement) {
    Counts counts;
    std::vector<Villager> hand;
    for (Source source : picks) {
        switch (kind_of(source)) {
        case SourceKind::token: ++counts.icons[static_cast<std::size_t>(which<Resource>(source))]; break;
        case SourceKind::tile:  ++counts.icons[static_cast<std::size_t>(product_of(which<Building>(source)))]; break;
        case SourceKind::cell:
            for (Resource icon : card_of(*player.village[which<Cell>(source)]).icons)
                ++counts.icons[static_cast<std::size_t>(icon)];
            counts.shields += settlement && card_of(*player.village[which<Cell>(source)]).shield;
            break;
        case SourceKind::hand:           hand.push_back(which<Villager>(source)); break;
        case SourceKind::lost_tile:
        case SourceKind::lost_used_tile: ++counts.tiles; break;
        case SourceKind::lost_cell:      ++counts.villagers; break;
        }
    }
    return meets(counts, hand, 0, owed);
}

bool legal(const Player& player, const Sources& picks, const Bag<Item>& owed, bool settlement) {
    if (!enough(player, picks, owed, settlement)) return false;
    for (std::size_t i = 0; i < picks.size(); ++i) {
        Sources fewer = picks;
        fewer.erase(fewer.begin() + static_cast<long>(i));
        if (enough(player, fewer, owed, settlement)) return false;
    }
    return true;
}

// Every object that may be given, as often as it is there.
std::map<Source, int> objects(const State& state, const Player& player, bool settlement) {
    std::map<Source, int> all;
    for (std::size_t i = 0; i < count_of<Resource>; ++i)
        all[source_of(SourceKind::token, static_cast<Resource>(i))] = player.tokens[static_cast<Resource>(i)];
    for (std::size_t i = 0; i < count_of<Building>; ++i) {
        const auto building = static_cast<Building>(i);
        all[source_of(SourceKind::tile, building)] = player.tiles[building];
        if (settlement) all[source_of(SourceKind::lost_tile, building)] = player.tiles[building];
        if (settlement) all[source_of(SourceKind::lost_used_tile, building)] = player.used_tiles[building];
    }
    for (std::size_t i = 0; i < cell_count; ++i) {
        const auto cell = static_cast<Cell>(i);
        if (!player.village[cell] || player.face_down.has(cell)) continue;
        if (is_active(state, player) && state.busy == Maybe<Cell>(cell)) continue;
        if (state.payment.except_cell == Maybe<Cell>(cell)) continue;
        all[source_of(SourceKind::cell, cell)] = 1;
        if (settlement) all[source_of(SourceKind::lost_cell, cell)] = 1;
    }
    for (Villager card : player.hand)
        if (state.payment.except_card != Maybe<Villager>(card)) all[source_of(SourceKind::hand, card)] = 1;
    return all;
}

bool twice(const Player& player, const Sources& picks) {
    for (std::size_t i = 0; i < count_of<Building>; ++i) {
        const auto b = static_cast<Building>(i);
        if (std::count(picks.begin(), picks.end(), source_of(SourceKind::tile, b)) +
                std::count(picks.begin(), picks.end(), source_of(SourceKind::lost_tile, b)) >
            player.tiles[b])
            return true;
    }
    for (std::size_t i = 0; i < cell_count; ++i) {
        const auto c = static_cast<Cell>(i);
        if (std::count(picks.begin(), picks.end(), source_of(SourceKind::cell, c)) +
                std::count(picks.begin(), picks.end(), source_of(SourceKind::lost_cell, c)) >
            1)
            return true;
    }
    return false;
}

void try_all(const Player& player, const std::vector<std::pair<Source, int>>& objects, std::size_t at, Sources& picks,
             const Bag<Item>& owed, bool settlement, std::set<Sources>& found) {
    if (at == objects.size()) {
        if (!twice(player, picks) && legal(player, picks, owed, settlement)) found.insert(picks);
        return;
    }
    // An irredundant set has no more objects than items.
    for (int n = 0; n <= objects[at].second && static_cast<int>(picks.size()) <= owed.total(); ++n) {
        try_all(player, objects, at + 1, picks, owed, settlement, found);
        picks.push_back(objects[at].first);
    }
    while (!picks.empty() && picks.back() == objects[at].first) picks.pop_back();
}

void name_all(const State& state, Seat seat, Order order, Sources& picks, std::set<Sources>& found, int& ways) {
    MoveList moves;
    agenda::moves(state, seat, moves, order);
    EXPECT_FALSE(moves.empty());
    for (Move move : moves) {
        picks.push_back(arg<Source>(move));
        State next = state;
        Game::play(next, seat, move, {});
        if (next.picked.size() > state.picked.size()) {
            name_all(next, seat, order, picks, found, ways);
        } else {
            Sources sorted = picks;
            std::sort(sorted.begin(), sorted.end());
            found.insert(sorted);
            ++ways;
        }
        picks.pop_back();
    }
}

// How many ways there may be to try all sets; beyond that a position is passed over.
bool small(const std::map<Source, int>& objects, int items) {
    double ways = 1;
    int sum = 0;
    for (const auto& [source, count] : objects) sum += std::min(count, items);
    for (int i = 0; i < items; ++i) ways *= static_cast<double>(sum - i) / (i + 1);
    return ways < 5'000;
}

int compare(const State& state, Seat seat, bool settlement) {
    const Player& player = state.players[seat];
    const auto all = objects(state, player, settlement);
    const Bag<Item>& owed = state.payment.owed;
    if (owed.total() > 6 || !small(all, owed.total())) return 0;
    std::set<Sources> expected, reached;
    Sources picks;
    try_all(player, {all.begin(), all.end()}, 0, picks, owed, settlement, expected);
    int ways = 0;
    name_all(state, seat, Order::canonical, picks, reached, ways);
    EXPECT_EQ(expected, reached);
    EXPECT_EQ(ways, static_cast<int>(reached.size()));
    if (owed.total() > 4 || ways > 100) return 1;
    reached.clear();
    name_all(state, seat, Order::any, picks, reached, ways);
    EXPECT_EQ(expected, reached);
    return 1;
}

// The suggested payment, backwards, as one line.
void say_in_any_order(const State& state, Seat seat) {
    std::string line = Game::facts(state, seat).suggestion;
    ASSERT_TRUE(line.starts_with("pay ")) << line;
    EXPECT_EQ(std::count(line.begin(), line.end(), ' '), std::ssize(Game::facts(state, seat).suggested));
    std::string turned;
    int words = 0;
    for (line = line.substr(4); !line.empty(); ++words) {
        const std::size_t space = line.rfind(' ');
        const std::size_t at = space == std::string::npos ? 0 : space + 1;
        turned += " " + line.substr(at);
        line = at == 0 ? "" : line.substr(0, space);
    }
    const Position position(*find_game("snowcrest").value(), std::as_bytes(std::span(&state, 1)));
    const auto moves = read_moves(position, seat, "pay" + turned);
    ASSERT_TRUE(moves) << moves.sentence();
    EXPECT_EQ(static_cast<int>(moves.value().size()), words);
    State after = state;
    for (Move move : moves.value()) Game::play(after, seat, move, {});
    EXPECT_TRUE(after.picked.empty());
}

TEST(SnowcrestEngine, payments_and_settlements_are_those_of_the_specification) {
    int payments = 0, settlements = 0;
    for (const auto& setup : Game::setups()) {
        Generator generator(Seed::number(setup.players), 6);
        Random random(generator);
        State state = Game::begin(setup, Seed::number(99)).value();
        for (int n = 0; n < 400 && !Game::waiting(state).empty() && !testing::Test::HasFailure(); ++n) {
            const Seat seat = Game::waiting(state).front();
            const StepKind kind = state.players[seat].agenda.back().kind;
            if (state.picked.empty() && kind == StepKind::payment) payments += compare(state, seat, false);
            if (state.picked.empty() && kind == StepKind::give) settlements += compare(state, seat, true);
            if (n % 8 == 0 && state.picked.empty() && (kind == StepKind::payment || kind == StepKind::give))
                say_in_any_order(state, seat);
            MoveList moves;
            Game::moves(state, seat, moves);
            Game::play(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], {});
        }
    }
    EXPECT_GT(payments, 100);
    EXPECT_GT(settlements, 30);
}

// Positions that cannot be, each made from one that can.
void expect_refused(State state, const std::function<void(State&)>& edit, std::string_view words) {
    ASSERT_TRUE(Game::inspect(state));
    edit(state);
    const auto fine = Game::inspect(state);
    ASSERT_FALSE(fine) << words;
    EXPECT_NE(fine.sentence().find(words), std::string::npos) << fine.sentence() << " / " << words;
}

State first_turn(const Setup& setup) {
    State state = Game::begin(setup, Seed::number(3)).value();
    while (state.phase == Phase::purchase) {
        MoveList moves;
        const Seat seat = Game::waiting(state).front();
        Game::moves(state, seat, moves);
        Game::play(state, seat, moves[0], {});
    }
    return state;
}

TEST(SnowcrestEngine, positions_that_cannot_be_are_refused_in_words) {
    const State full = first_turn({.players = 3});
    const State solo_game = first_turn({.mode = Mode::solo, .players = 1});
    const State basic = first_turn({.mode = Mode::basic, .players = 2});
    const State buying = Game::begin({.players = 2}, Seed::number(3)).value();
    expect_refused(full, [](State& s) { s.setup.players = 9; }, "2 to 4 players");
    expect_refused(full, [](State& s) { s.setup.level = 2; }, "level belongs");
    expect_refused(full, [](State& s) { s.players.pop(); }, "players and the position has");
    expect_refused(full, [](State& s) { s.start = Seat(3); }, "start and active");
    expect_refused(full, [](State& s) { s.row[0] = Villager::unknown; }, "row lies face up");
    expect_refused(full, [](State& s) { s.row[0] = Villager::nun; }, "no common card");
    expect_refused(full, [](State& s) { s.row.pop(); }, "common cards in all");
    expect_refused(full, [](State& s) { s.row[0] = s.row[1] = s.row[2] = Villager::poet; }, "cards poet");
    expect_refused(full, [](State& s) { s.common_known = 40; }, "are known than it has");
    expect_refused(full, [](State& s) { s.common_known = 1, s.common_deck[0] = Villager::unknown; }, "is not named");
    expect_refused(full, [](State& s) { s.guardian_deck.pop(); }, "Guardian cards in all");
    expect_refused(full, [](State& s) { s.forest_deck[0] = s.forest_deck[1]; }, "is there twice");
    expect_refused(full, [](State& s) { s.guardian = Guardian::unknown; }, "it has a name");
    expect_refused(basic, [](State& s) { s.guardian = Guardian::g01; }, "no Guardian cards");
    expect_refused(full, [](State& s) { s.players[0].village[Cell::c4] = Villager::unknown; }, "knows the village");
    expect_refused(full, [](State& s) { s.players[0].hand.pop(); }, "own cards of Red in all");
    expect_refused(full, [](State& s) { s.players[0].hand[1] = s.players[0].hand[0]; }, "is there twice");
    expect_refused(full, [](State& s) { s.players[0].hand[1] = Villager::poet; }, "poet is no own card");
    expect_refused(full, [](State& s) { std::swap(s.players[0].hand[0], s.players[0].hand[1]); }, "order of the cards");
    expect_refused(full, [](State& s) { s.players[0].discards.add(Villager::unknown); }, "and the discards");
    expect_refused(full, [](State& s) { s.players[0].shown.add(Villager::st_elder); }, "not in that hand");
    expect_refused(full, [](State& s) { s.players[0].tokens.add(Resource::gold, 91); }, "tokens of a kind");
    expect_refused(full, [](State& s) { s.players[0].omen_pos = 6; }, "from -5 to 5");
    expect_refused(full, [](State& s) { s.players[0].scrolls = 201; }, "more scrolls or Omen tokens");
    expect_refused(full, [](State& s) { s.players[0].tiles.add(Building::farm, 8); }, "8 spaces");
    expect_refused(full, [](State& s) { s.players[0].face_down.add(Cell::c1); }, "without a villager");
    expect_refused(full, [](State& s) { s.supply.remove(Building::forge); }, "tiles forge");
    expect_refused(full, [](State& s) { s.scroll_pool = 60; }, "51 scrolls");
    expect_refused(full, [](State& s) { s.scroll_pool = 3; }, "pool began with");
    expect_refused(full, [](State& s) { s.scroll_pool = 0, s.players[0].scrolls = 25; }, "end_triggered must be");
    expect_refused(full, [](State& s) { s.rests_taken = 1; }, "belongs to the solo game");
    expect_refused(solo_game, [](State& s) { s.rests_taken = 5; }, "beyond the limit");
    expect_refused(solo_game, [](State& s) { s.rests_taken = 4; }, "is over when");
    expect_refused(solo_game, [](State& s) { s.end_triggered = true; }, "end_triggered says");
    expect_refused(full, [](State& s) { s.achievements.pop(); }, "different Achievements");
    expect_refused(
        solo_game,
        [](State& s) { s.claimed = Set<Achievement>::range(Achievement::a_hamlet, Achievement::a_new_faces); },
        "claimed names");
    expect_refused(full, [](State& s) { s.forest_juniper = 10; }, "room for 9");
    expect_refused(full, [](State& s) { s.forest_juniper = 0; }, "without juniper");
    expect_refused(
        full, [](State& s) { s.guardian = s.guardian_deck.pop(), s.forest = s.forest_deck.pop(); },
        "never resolved at once");
    expect_refused(full, [](State& s) { s.round = 0; }, "at least 1");
    expect_refused(full, [](State& s) { s.phase = Phase::over; }, "is over and somebody");
    expect_refused(full, [](State& s) { s.busy = Cell::c4; }, "cannot stand in this order");
    expect_refused(full, [](State& s) { s.payment.owed.add(Item::bell); }, "Nobody is paying");
    expect_refused(full, [](State& s) { s.picked.add(pick_of(Source::barley)); }, "Nobody selects anything");
    const State paying = players(2).tokens("2 barley gold").hand("nun").play("add nun c4").state;
    expect_refused(paying, [](State& s) { s.picked.add(pick_of(Source::bell)); }, "does not go together");
    expect_refused(
        paying, [](State& s) { s.picked.add(pick_of(Source::gold)), s.picked.add(pick_of(Source::gold)); },
        "does not go together");
    expect_refused(
        full, [](State& s) { s.players[seat_after(s, s.active).index()].agenda.push({.kind = StepKind::settle}); },
        "nothing is asked of others");
    expect_refused(
        full,
        [](State& s) {
            for (int i : {1, 2}) s.players[seat_after(s, s.active, i).index()].agenda.push({.kind = StepKind::settle});
        },
        "nothing is simultaneous");
    expect_refused(buying, [](State& s) { s.round = 1; }, "no round has begun");
    expect_refused(buying, [](State& s) { s.players[s.active].agenda.push({}); }, "has that step");
    expect_refused(
        buying,
        [](State& s) { std::swap(s.players[s.active].village[Cell::c0], s.players[s.active].village[Cell::c4]); },
        "still to buy");
}

}  // namespace
}  // namespace skerry::snowcrest
