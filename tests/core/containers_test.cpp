// SPDX-License-Identifier: Apache-2.0
#include "core/containers.h"

#include <cstring>
#include <set>

#include <gmock/gmock.h>
#include <rapidcheck.h>

#include "core/move.h"
#include "core/picture.h"
#include "core/seat.h"

namespace skerry {
namespace {

using testing::ElementsAre;

SKERRY_ENUM(Colour, red, green, blue, cyan, magenta, yellow, black, white, grey, orange);
SKERRY_ENUM(Fruit, apple, lemon);
SKERRY_ENUM(Many, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, c0, c1, c2, c3, c4,
            c5, c6, c7, c8, c9, d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, f0, f1,
            f2, f3, f4, f5, f6, f7, f8, f9, g0, g1, g2, g3, g4, g5, g6, g7, g8, g9);

auto listed(const auto& range) {
    std::vector<std::remove_cvref_t<decltype(*range.begin())>> items;
    for (const auto& item : range) items.push_back(item);
    return items;
}

template <class T>
bool same_bytes(const T& a, const T& b) {
    static_assert(std::has_unique_object_representations_v<T>);
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}

TEST(Names, come_from_the_enum) {
    EXPECT_EQ(count_of<Colour>, 10u);
    EXPECT_EQ(name_of(Colour::magenta), "magenta");
    EXPECT_EQ(named<Colour>("grey"), Colour::grey);
    EXPECT_EQ(named<Colour>("mauve"), std::nullopt);
    EXPECT_EQ(name_of(static_cast<Colour>(200)), "?");
}

struct Whole {
    std::uint8_t a = 1, b = 2;
    SKERRY_FIELDS(a, b)
};
struct Forgotten {
    std::uint8_t a = 1, b = 2;
    SKERRY_FIELDS(a)
};
static_assert(described_completely<Whole>());
static_assert(!described_completely<Forgotten>());

TEST(List, pushes_pops_and_takes_in_order) {
    List<int, 4> list{1, 2, 3};
    list.push(4);
    EXPECT_TRUE(list.full());
    EXPECT_EQ(list.pop(), 4);
    EXPECT_EQ(list.take(0), 1);
    EXPECT_THAT(list, ElementsAre(2, 3));
    EXPECT_EQ(list.find(3), 1u);
    EXPECT_EQ(list.find(9), list.size());
    EXPECT_FALSE(list.has(1));
}

TEST(List, grows_by_empty_items) {
    List<int, 4> list{1, 2};
    list.pop();
    list.grow(3);
    EXPECT_EQ(list, (List<int, 4>{1, 0, 0}));
    EXPECT_DEATH(list.grow(5), "broken invariant");
}

TEST(List, moves_an_item_to_another_place) {
    List<int, 4> list{1, 2, 3, 4};
    list.move(0, 2);
    EXPECT_EQ(list, (List<int, 4>{2, 3, 1, 4}));
    list.move(3, 1);
    EXPECT_EQ(list, (List<int, 4>{2, 4, 3, 1}));
    list.move(1, 1);
    EXPECT_EQ(list, (List<int, 4>{2, 4, 3, 1}));
}

TEST(List, what_was_removed_leaves_no_trace_in_the_bytes) {
    List<std::uint8_t, 6> list{1, 2, 3, 4};
    list.pop();
    list.take(1);
    EXPECT_TRUE(same_bytes(list, List<std::uint8_t, 6>{1, 3}));
    list.clear();
    EXPECT_TRUE(same_bytes(list, List<std::uint8_t, 6>{}));
}

TEST(ListDeathTest, a_broken_invariant_stops_at_once) {
    List<int, 1> list;
    EXPECT_DEATH(list.pop(), "broken invariant: size_ > 0");
    list.push(1);
    EXPECT_DEATH(list.push(2), "broken invariant: size_ < N");
    EXPECT_DEATH((void)list[1], "broken invariant");
}

TEST(SortedList, behaves_as_a_sorted_list) {
    EXPECT_TRUE(rc::check([](const std::vector<std::uint8_t>& steps) {
        SortedList<Many, 40> list;
        std::multiset<Many> expected;
        for (const std::uint8_t step : steps) {
            const auto item = static_cast<Many>(step % count_of<Many>);
            if (expected.contains(item) && step % 3 == 0) {
                list.remove(item);
                expected.erase(expected.find(item));
            } else if (expected.size() < 40) {
                list.push(item);
                expected.insert(item);
            }
            RC_ASSERT(listed(list) == listed(expected));
            RC_ASSERT(list.size() == expected.size());
            RC_ASSERT(list.has(item) == expected.contains(item));
            RC_ASSERT(same_bytes(list, SortedList<Many, 40>::of(expected)));
        }
    }));
}

TEST(SortedListDeathTest, is_bounded) {
    SortedList<Colour, 2> list;
    EXPECT_DEATH(list.remove(Colour::red), "broken invariant");
    list.push(Colour::red);
    list.push(Colour::orange);
    EXPECT_DEATH(list.push(Colour::red), "broken invariant");
}

TEST(Zones, an_item_goes_from_any_list_to_any_other) {
    EXPECT_TRUE(
        rc::check([](const std::vector<std::uint8_t>& items, std::uint8_t from, std::uint8_t to, std::uint8_t at) {
            Zones<Colour, std::uint8_t, 60> zones;
            for (std::size_t i = 0; i < items.size() && i < 60; ++i)
                zones.put(static_cast<Colour>(items[i] % count_of<Colour>), items[i]);
            const auto giver = static_cast<Colour>(from % count_of<Colour>),
                       taker = static_cast<Colour>(to % count_of<Colour>);
            if (giver == taker || zones.empty(giver)) return;
            auto expected = zones;
            const std::size_t index = at % zones.size(giver);
            expected.put(taker, expected.take(giver, index));
            zones.move(giver, index, taker);
            RC_ASSERT(same_bytes(zones, expected));
            if (giver > taker) return;
            while (!expected.empty(giver)) expected.push(taker, expected.take(giver, 0));
            zones.move_all(giver, taker);
            RC_ASSERT(same_bytes(zones, expected));
        }));
}

TEST(Zones, lists_beside_each_other_become_one) {
    EXPECT_TRUE(rc::check([](const std::vector<std::uint8_t>& items, std::uint8_t into, std::uint8_t last) {
        Zones<Colour, std::uint8_t, 60> zones;
        for (std::size_t i = 0; i < items.size() && i < 60; ++i)
            zones.put(static_cast<Colour>(items[i] % count_of<Colour>), items[i]);
        const std::size_t first = into % count_of<Colour>, end = first + last % (count_of<Colour> - first);
        auto expected = zones;
        for (std::size_t from = first + 1; from <= end; ++from)
            while (!expected.empty(static_cast<Colour>(from)))
                expected.put(static_cast<Colour>(first), expected.pop(static_cast<Colour>(from)));
        zones.merge(static_cast<Colour>(first), static_cast<Colour>(end));
        RC_ASSERT(same_bytes(zones, expected));
    }));
}

TEST(Bag, counts) {
    Bag<Colour> bag;
    EXPECT_TRUE(bag.empty());
    bag.add(Colour::red, 3);
    bag.add(Colour::orange);
    bag.remove(Colour::red);
    EXPECT_EQ(bag[Colour::red], 2);
    EXPECT_EQ(bag.total(), 3);
    EXPECT_DEATH(bag.remove(Colour::blue), "broken invariant");
    EXPECT_DEATH(bag.add(Colour::red, 300), "broken invariant");
}

TEST(Bag, is_made_of_a_range_and_holds_another) {
    const auto bag = Bag<Colour>::of(List<Colour, 3>{Colour::red, Colour::blue, Colour::red});
    EXPECT_EQ(bag[Colour::red], 2);
    EXPECT_EQ(bag.total(), 3);
    Bag<Colour> part;
    EXPECT_TRUE(bag.has_all(part));
    part.add(Colour::red, 2);
    EXPECT_TRUE(bag.has_all(part));
    part.add(Colour::orange);
    EXPECT_FALSE(bag.has_all(part));
    EXPECT_FALSE(part.has_all(bag));
}

TEST(Bag, takes_all_of_another_one) {
    Bag<Colour> bag, more;
    bag.add(Colour::red, 200);
    more.add(Colour::red, 55);
    more.add(Colour::white, 2);
    bag += more;
    EXPECT_EQ(bag[Colour::red], 255);
    EXPECT_EQ(bag[Colour::white], 2);
    EXPECT_DEATH(bag += more, "broken invariant");
}

TEST(Bag, the_total_is_the_sum_whatever_the_counts) {
    EXPECT_TRUE(rc::check([](const std::array<std::uint8_t, 10>& counts) {
        Bag<Colour> bag;
        int sum = 0;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            bag.set(static_cast<Colour>(i), counts[i]);
            sum += counts[i];
        }
        RC_ASSERT(bag.total() == sum);
    }));
    constexpr int at_compile_time = [] {
        Bag<Colour> bag;
        bag.add(Colour::white, 4);
        return bag.total();
    }();
    EXPECT_EQ(at_compile_time, 4);
}

// A Set behaves as std::set does, in one word and in several.
template <class E>
void behaves_as_a_set() {
    EXPECT_TRUE(rc::check([](const std::vector<std::uint8_t>& some, const std::vector<std::uint8_t>& others) {
        const auto make = [](const std::vector<std::uint8_t>& numbers) {
            std::pair<Set<E>, std::set<E>> both;
            for (std::uint8_t n : numbers) {
                both.first.add(static_cast<E>(n % count_of<E>));
                both.second.insert(static_cast<E>(n % count_of<E>));
            }
            return both;
        };
        const auto same = [](const Set<E>& a, const std::set<E>& b) {
            return listed(a) == listed(b) && a.size() == static_cast<int>(b.size()) && a.empty() == b.empty();
        };
        const auto [a, expected_a] = make(some);
        const auto [b, expected_b] = make(others);
        RC_ASSERT(same(a, expected_a));
        std::set<E> either = expected_a, both, only;
        either.insert(expected_b.begin(), expected_b.end());
        for (E e : expected_a) (expected_b.contains(e) ? both : only).insert(e);
        RC_ASSERT(same(a | b, either));
        RC_ASSERT(same(a & b, both));
        RC_ASSERT(same(a - b, only));
        for (std::size_t i = 0; i < count_of<E>; ++i)
            RC_ASSERT(a.has(static_cast<E>(i)) == expected_a.contains(static_cast<E>(i)));
    }));
}

TEST(Set, behaves_as_a_set) {
    behaves_as_a_set<Colour>();
    behaves_as_a_set<Many>();
    EXPECT_THAT(listed(Set<Colour>::range(Colour::blue, Colour::magenta)),
                ElementsAre(Colour::blue, Colour::cyan, Colour::magenta));
}

TEST(Set, and_bag_are_made_of_a_range) {
    const List<Colour, 5> some{Colour::blue, Colour::red, Colour::blue};
    EXPECT_EQ(Set<Colour>::of(some), (Set<Colour>{Colour::red, Colour::blue}));
    const auto bag = Bag<Colour>::of(some);
    EXPECT_EQ(bag[Colour::blue], 2);
    EXPECT_EQ(bag.total(), 3);
}

TEST(Each, is_a_table_by_name) {
    static constexpr Each<Fruit, std::string_view> tastes{{"sweet", "sour"}};
    EXPECT_EQ(tastes[Fruit::apple], "sweet");
    EXPECT_EQ(tastes[Fruit::lemon], "sour");
}

TEST(Maybe, is_a_name_or_nothing) {
    Maybe<Colour> nothing;
    EXPECT_FALSE(nothing);
    EXPECT_DEATH((void)*nothing, "broken invariant");
    EXPECT_EQ(*Maybe<Colour>(Colour::red), Colour::red);
}

TEST(Seats, are_a_set_of_seats) {
    Seats seats = Seats::first(3);
    EXPECT_THAT(listed(seats), ElementsAre(Seat(0), Seat(1), Seat(2)));
    seats.remove(Seat(1));
    EXPECT_FALSE(seats.has(Seat(1)));
    EXPECT_EQ(seats.size(), 2);
    EXPECT_EQ(seats.front(), Seat(0));
    EXPECT_TRUE(Seats::none().empty());
    EXPECT_TRUE(seats.meets(Seat(2)));
}

TEST(Move, is_one_integer) {
    const Move a{1, {2, 3}}, b{1, {2, 4}};
    EXPECT_TRUE(a == a);
    EXPECT_FALSE(a == b);
    MoveList moves;
    moves.push(a);
    EXPECT_TRUE(moves.has(a));
    EXPECT_FALSE(moves.has(b));
    for (std::size_t i = 1; i < MoveList::capacity; ++i) moves.push(b);
    EXPECT_DEATH(moves.push(b), "broken invariant");
}

TEST(Move, a_list_takes_one_for_each_of_a_set) {
    MoveList moves;
    moves.push_each(1, Set<Colour>::of(std::array{Colour::blue, Colour::red}));
    moves.push_each(2, Colour::white, std::array{Colour::red});
    ASSERT_EQ(moves.size(), 3u);
    EXPECT_EQ(moves[0], make(1, Colour::red));
    EXPECT_EQ(moves[1], make(1, Colour::blue));
    EXPECT_EQ(moves[2], make(2, Colour::white, Colour::red));
}

TEST(Picture, breaks_lines_at_80_columns) {
    Picture picture;
    picture.heading("Left", "right");
    picture.list("Label", {{std::string(30, 'x')}, {std::string(30, 'y')}, {std::string(30, 'z')}});
    picture.list("Words",
                 {{"a sentence that is a good deal longer than what a terminal of eighty columns can show at once"}});
    for (const auto& line : picture.lines()) {
        std::size_t width = 0;
        for (const Piece& piece : line) width += columns(piece.text);
        EXPECT_LE(width, Picture::width);
    }
    EXPECT_EQ(picture.lines().size(), 5u);
    EXPECT_EQ(columns("häuser"), 6u);
}

}  // namespace
}  // namespace skerry
