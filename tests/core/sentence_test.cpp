// SPDX-License-Identifier: Apache-2.0
#include "core/sentence.h"

#include <map>

#include <gtest/gtest.h>

namespace skerry {
namespace {

SKERRY_ENUM(Colour, red, green);
SKERRY_ENUM(Kind, draws, paints, ends);
std::string title(Colour colour) { return capital(word_of(colour)); }

struct Event {
    Kind kind = Kind::draws;
    Seat seat;
    std::uint8_t count = 0;
    Maybe<Colour> colour;
    SKERRY_FIELDS(kind, seat, count, colour)
};

constexpr std::array<PlaceWords<Event>, 1> own{
    PlaceWords<Event>{"twice", [](const Event& event, Names) { return plain(2 * event.count); }}};
constexpr EventTexts<Event> texts(
    {
        {Kind::draws, "{seat} draws {count|card|cards}.", "{seat} draws nothing."},
        {Kind::paints, "{seat} paints[ it {colour}]."},
        {Kind::ends, "It is over after {twice} turns."},
    },
    own);

std::string told(const Event& event) {
    const std::vector<std::string> names{"Ada", "Ben"};
    return texts.text(event, names);
}

TEST(Sentence, puts_words_at_named_places) {
    const std::map<std::string_view, std::string> words{{"who", "Ada"}, {"n", "1"}, {"m", "3"}, {"none", ""}};
    const auto fill = [&](std::string_view sentence) {
        return filled(sentence, [&](std::string_view name) { return words.at(name); });
    };
    EXPECT_EQ(fill("Nothing here."), "Nothing here.");
    EXPECT_EQ(fill("{who} has {n|timer card|timer cards} and {m|penny|pence}."), "Ada has 1 timer card and 3 pence.");
    EXPECT_EQ(fill("{who} goes[ with {none}][, {m} times]."), "Ada goes, 3 times.");
}

TEST(Sentence, takes_words_in_the_order_of_its_places) {
    EXPECT_EQ(said("Nothing here."), "Nothing here.");
    EXPECT_EQ(said("{who} paints {n|wall|walls} {colour}.", "Ada", 1, Colour::green), "Ada paints 1 wall green.");
    EXPECT_EQ(said("{who} calls {who}[ {often} times].", std::string("Ada"), ""), "Ada calls Ada.");
}

TEST(Sentence, tells_events_by_their_fields) {
    EXPECT_EQ(told({.kind = Kind::draws, .seat = Seat(1), .count = 1}), "Ben draws 1 card.");
    EXPECT_EQ(told({.kind = Kind::draws, .count = 2}), "Ada draws 2 cards.");
    EXPECT_EQ(told({.kind = Kind::draws}), "Ada draws nothing.");
    EXPECT_EQ(told({.kind = Kind::draws, .seat = Seat(4), .count = 2}), "Somebody draws 2 cards.");
    EXPECT_EQ(told({.kind = Kind::paints, .colour = Colour::green}), "Ada paints it Green.");
    EXPECT_EQ(told({.kind = Kind::paints}), "Ada paints.");
    EXPECT_EQ(told({.kind = Kind::ends, .count = 4}), "It is over after 8 turns.");
}

}  // namespace
}  // namespace skerry
