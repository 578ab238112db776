// SPDX-License-Identifier: Apache-2.0
#include "catalog/catalog.h"

#include <set>

#include <gmock/gmock.h>

#include "catalog/typescript.h"
#include "core/hash.h"
#include "protocol/describe.h"

namespace skerry {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::StartsWith;

SKERRY_ENUM(Fruit, apple, pear, plum);

struct Basket {
    Bag<Fruit> bag;
    Set<Fruit> set;
    Each<Fruit, std::uint8_t> each;
    List<Fruit, 3> list;
    Maybe<Fruit> maybe;
    bool ripe = false;
    std::int8_t cold = -3;
    Seat owner;
    Generator random;
    SKERRY_FIELDS(bag, set, each, list, maybe, ripe, cold, owner, random)
};

struct Note {
    static constexpr bool brief = true;
    Fruit fruit = Fruit::apple;
    std::uint8_t count = 0;
    Seats audience = Seats::everybody();
    SKERRY_FIELDS(fruit, count, audience)
};

// Messages: what they are is said in a field of its own, and what may not be left out is missed.
struct Buy {
    SKERRY_TAG(do, buy)
    Fruit fruit = Fruit::apple;
    json::Optional<std::int64_t> count;
    std::optional<std::string> public_;
    SKERRY_FIELDS(fruit, count, public_)
    SKERRY_NOTES("count: one if left out")
};
struct Leave {
    SKERRY_TAG(do, leave)
    SKERRY_FIELDS()
};
struct Wish : std::variant<Buy, Leave> {
    using variant::variant;
};

struct Label : json::Raw {
    static constexpr std::string_view typescript = "{ colour: string }";
};
struct Shelf {
    json::Entries<double> prices;
    json::Optional<Label> label;
    std::vector<Wish> wishes;
    SKERRY_FIELDS(prices, label, wishes)
};

template <class T = Basket>
std::string error_of(std::string_view text) {
    const auto value = json::parse(text);
    if (!value) return value.sentence();
    const auto read = json::read_as<T>(value.value());
    return read ? "" : read.sentence();
}

TEST(Json, writes_and_reads_every_kind_of_field) {
    Basket basket;
    basket.bag.add(Fruit::pear, 2);
    basket.set.add(Fruit::plum);
    basket.each[Fruit::apple] = 7;
    basket.list = {Fruit::plum, Fruit::apple};
    basket.maybe = Fruit::pear;
    basket.ripe = true;
    basket.owner = Seat(2);
    basket.random = Generator(Seed::number(1), 4);
    basket.random.set_drawn(9);
    const std::string text = json::text(basket);
    EXPECT_THAT(
        text,
        StartsWith(R"({"bag":{"pear":2},"set":["plum"],"each":{"apple":7,"pear":0,"plum":0},)"
                   R"("list":["plum","apple"],"maybe":"pear","ripe":true,"cold":-3,"owner":2,"random":{"key":"01)"));
    Basket again;
    ASSERT_TRUE(json::read(json::parse(text).value(), again, {}));
    EXPECT_EQ(json::text(again), text);
}

TEST(Json, leaves_out_what_is_not_there) {
    EXPECT_EQ(json::text(Basket{}).find("maybe"), std::string::npos);
    EXPECT_THAT(json::text(Basket{}), HasSubstr("\"random\":null"));
    EXPECT_EQ(json::text(Note{}), R"({"fruit":"apple"})");  // what it is about is always said
    EXPECT_EQ(json::text(Note{.count = 2, .audience = Seat(1)}), R"({"fruit":"apple","count":2,"audience":[1]})");
}

TEST(Json, a_list_of_names_may_be_written_as_counts) {
    Basket basket;
    ASSERT_TRUE(json::read(json::parse(R"({"list":{"plum":2,"pear":1}})").value(), basket, {}));
    EXPECT_EQ(basket.list, (List<Fruit, 3>{Fruit::plum, Fruit::plum, Fruit::pear}));
}

TEST(Json, what_is_wrong_is_said_with_its_place) {
    EXPECT_EQ(error_of("[]"), "It must be an object.");
    EXPECT_EQ(error_of(R"({"nut":1})"), "nut is not a field here.");
    EXPECT_EQ(error_of(R"({"bag":{"nut":1}})"), "bag cannot be \"nut\"; it is one of apple, pear, plum.");
    EXPECT_EQ(error_of(R"({"bag":{"pear":256}})"), "bag.pear is out of range.");
    EXPECT_EQ(error_of(R"({"bag":{"pear":1.5}})"), "bag.pear must be a whole number.");
    EXPECT_EQ(error_of(R"({"bag":[]})"), "bag must be an object.");
    EXPECT_EQ(error_of(R"({"set":["pear","pear"]})"), "set names pear twice.");
    EXPECT_EQ(error_of(R"({"set":3})"), "set must be a list.");
    EXPECT_EQ(error_of(R"({"list":["pear",4]})"), "list[1] must be a name.");
    EXPECT_EQ(error_of(R"({"list":["pear","pear","pear","pear"]})"), "list has more than 3 entries.");
    EXPECT_EQ(error_of(R"({"list":{"pear":4}})"), "list has more than 3 entries.");
    EXPECT_EQ(error_of(R"({"list":4})"), "list must be a list.");
    EXPECT_EQ(error_of(R"({"maybe":"nut"})"), "maybe cannot be \"nut\"; it is one of apple, pear, plum.");
    EXPECT_EQ(error_of(R"({"ripe":1})"), "ripe must be true or false.");
    EXPECT_EQ(error_of(R"({"cold":-129})"), "cold is out of range.");
    EXPECT_EQ(error_of(R"({"owner":5})"), "owner is a seat, counted from 0.");
    EXPECT_EQ(error_of(R"({"random":3})"), "random must be an object or null.");
    EXPECT_EQ(error_of(R"({"random":{"key":"x"}})"), "random.key must be a seed of 64 hexadecimal digits.");
    EXPECT_EQ(error_of(R"({"random":{"lock":1}})"), "random.lock is not a field here.");
}

TEST(Json, a_message_is_one_of_several_by_its_tag) {
    EXPECT_EQ(json::text(Wish(Leave{})), R"({"do":"leave"})");
    EXPECT_EQ(json::text(Buy{.fruit = Fruit::plum, .count = 3, .public_ = "yes"}),
              R"({"do":"buy","fruit":"plum","count":3,"public":"yes"})");
    const auto read = json::read_as<Wish>(json::parse(R"({"fruit":"pear","public":null,"do":"buy"})").value());
    ASSERT_TRUE(read) << read.sentence();
    ASSERT_TRUE(std::holds_alternative<Buy>(read.value()));
    EXPECT_EQ(std::get<Buy>(read.value()).fruit, Fruit::pear);
    EXPECT_FALSE(std::get<Buy>(read.value()).count);

    EXPECT_EQ(error_of<Wish>("3"), "It must be an object.");
    EXPECT_EQ(error_of<Wish>("{}"), "do is missing.");
    EXPECT_EQ(error_of<Wish>(R"({"do":3})"), "do must be a name.");
    EXPECT_EQ(error_of<Wish>(R"({"do":"eat"})"), "do cannot be \"eat\"; it is one of buy, leave.");
    EXPECT_EQ(error_of<Wish>(R"({"do":"buy"})"), "fruit is missing.");
    EXPECT_EQ(error_of<Wish>(R"({"do":"buy","fruit":"plum"})"), "public is missing.");
    EXPECT_EQ(error_of<Wish>(R"({"do":"leave","fruit":"plum"})"), "fruit is not a field here.");
}

TEST(Json, names_that_are_data_and_json_that_is_written_already) {
    Shelf shelf;
    shelf.prices.emplace_back("red \"one\"", 0.5);
    shelf.prices.emplace_back("blue", 2);
    EXPECT_EQ(json::text(shelf), R"({"prices":{"red \"one\"":0.500,"blue":2.000},"wishes":[]})");
    shelf.label = Label{R"({"colour":"red"})"};
    shelf.wishes.push_back(Leave{});
    EXPECT_THAT(json::text(shelf), HasSubstr(R"("label":{"colour":"red"},"wishes":[{"do":"leave"}])"));
}

TEST(Json, a_label_has_a_head_and_a_detail_where_there_is_one) {
    const skerry::Label cook("Cook fish", "2 food");
    EXPECT_EQ(json::text(cook), R"({"head":"Cook fish","detail":"2 food"})");
    EXPECT_EQ(cook.text(), "Cook fish: 2 food");
    EXPECT_EQ(json::text(skerry::Label("End the turn")), R"({"head":"End the turn"})");
    EXPECT_EQ(skerry::Label("End the turn").text(), "End the turn");
}

TEST(Json, text_that_is_no_json_is_refused_with_the_place) {
    EXPECT_THAT(error_of("{\"bag\""), StartsWith("This is not JSON: "));
    EXPECT_THAT(error_of("{} {}"), StartsWith("This is not JSON: "));
    EXPECT_THAT(error_of(std::string(100, '[')), StartsWith("This is not JSON: "));
    EXPECT_THAT(json::parse(std::string(2000, ' '), 1000).sentence(), HasSubstr("too long"));
}

TEST(Json, writer_puts_the_commas_and_quotes) {
    json::Writer out;
    out.object()
        .field("a", 1)
        .field("b", "x\"\n\x01")
        .key("c")
        .list()
        .value(true)
        .value(2.5)
        .end()
        .key("d")
        .object()
        .end()
        .end();
    EXPECT_EQ(out.text(), "{\"a\":1,\"b\":\"x\\\"\\n\\u0001\",\"c\":[true,2.500],\"d\":{}}");
}

TEST(TypeScript, says_what_json_may_leave_out) {
    TypeScript types;
    types.add<Basket>();
    types.add<Note>();
    EXPECT_EQ(types.text(), R"(export type Fruit = | 'apple' | 'pear' | 'plum';

export interface Basket {
    bag: Partial<Record<Fruit, number>>;
    set: Array<Fruit>;
    each: Record<Fruit, number>;
    list: Array<Fruit>;
    maybe?: Fruit;
    ripe: boolean;
    cold: number;
    owner: number;
    random: { key: string; stream: number; drawn: number } | null;
}

export interface Note {
    fruit: Fruit;
    count?: number;
    audience?: number[] | 'everybody';
}
)");
}

TEST(TypeScript, writes_messages_and_their_notes) {
    TypeScript types;
    types.add<Shelf>();
    EXPECT_EQ(types.text(), R"(export type Label = { colour: string };

export type Fruit = | 'apple' | 'pear' | 'plum';

export interface Buy {
    do: 'buy';
    fruit: Fruit;
    /** one if left out */
    count?: number;
    public: string | null;
}

export interface Leave {
    do: 'leave';
}

export type Wish = Buy | Leave;

export interface Shelf {
    prices: Record<string, number>;
    label?: Label;
    wishes: Array<Wish>;
}
)");
    EXPECT_THAT(types.tables(), HasSubstr(R"(### Buy

| field | type | |
| --- | --- | --- |
| `do` | `'buy'` | |
| `fruit` | `Fruit` | |
| `count?` | `number` | one if left out |
| `public` | `string or null` | |
)"));
}

TEST(Catalog, components_facts_and_types_of_every_game_can_be_read) {
    for (const AnyGame* game : all_games()) {
        EXPECT_TRUE(json::parse(game->box()));
        const Position position = game->begin(json::parse(game->setups()[0]).value(), Seed::number(1)).value();
        const auto facts = json::parse(game->facts(position));
        ASSERT_TRUE(facts);
        EXPECT_EQ(facts.value().get_array().size(), game->players(position));
        EXPECT_THAT(game->typescript(), HasSubstr("export interface State {"));
    }
}

TEST(Catalog, every_game_says_which_numbers_are_ours) {
    for (const AnyGame* game : all_games()) EXPECT_THAT(std::string(game->info().provenance), testing::EndsWith("."));
}

TEST(Catalog, a_ranking_names_what_is_hidden) {
    const GameInfo& info = find_game("tundra").value()->info();
    Ranking ranking;
    ranking.seats.push_back({.points = {7, 0}, .total = 7, .place = 1});
    ranking.seats[0].hide(1);
    EXPECT_THAT(json::text(describe(info, ranking)),
                HasSubstr(R"("points":{"track":7,"personal_goal":0},"hidden":["personal_goal"]})"));
    EXPECT_EQ(total_text(ranking.seats[0]), "7+");
}

TEST(Catalog, finds_games_by_id) {
    EXPECT_EQ(find_game("skara-brae").value(), find_game("skara_brae").value());
    for (const AnyGame* game : all_games())
        EXPECT_THAT(find_game("go").sentence(), ContainsRegex("the games are: .*" + std::string(game->info().id)));
}

TEST(Catalog, every_setup_begins_and_says_itself) {
    for (const AnyGame* game : all_games())
        for (const std::string& setup : game->setups()) {
            const auto position = game->begin(json::parse(setup).value(), Seed::number(1));
            ASSERT_TRUE(position) << position.sentence();
            EXPECT_EQ(game->setup_json(position.value()), setup);
        }
}

TEST(Catalog, a_hash_is_fnv_1a_over_the_json) {
    const AnyGame& game = *find_game("skara-brae").value();
    const Position position = game.begin(json::parse("{}").value(), Seed::number(1)).value();
    EXPECT_EQ(game.hash(position).size(), 16u);
    EXPECT_EQ(std::stoull(game.hash(position), nullptr, 16), hash(game.json(position)));
    EXPECT_EQ(hash("a"), 0xaf63dc4c8601ec8cu);  // published value
}

TEST(Catalog, a_view_is_completed_only_with_a_seed) {
    const AnyGame& game = *find_game("skara-brae").value();
    const Position position = game.begin(json::parse("{}").value(), Seed::number(1)).value();
    const auto view = json::parse(game.json(game.view(position, Seat(0)))).value();
    EXPECT_THAT(game.read(view, std::nullopt).sentence(), HasSubstr("unknown"));
    const auto dealt = game.read(view, Seed::number(2));
    ASSERT_TRUE(dealt) << dealt.sentence();
    EXPECT_TRUE(game.view(dealt.value(), Seat(0)) == game.view(position, Seat(0)));
}

// Whoever looks a thing up reads whole sentences.
TEST(Catalog, explanations_are_sentences) {
    for (const AnyGame* game : all_games())
        for (const Entry& entry : game->glossary()) {
            SCOPED_TRACE(entry.name + ": " + entry.text);
            ASSERT_FALSE(entry.text.empty());
            EXPECT_THAT(entry.text, testing::Not(HasSubstr("..")));
            EXPECT_THAT(entry.text, testing::Not(HasSubstr("  ")));
            EXPECT_EQ(entry.text.back(), '.');
        }
}

// What is played first is the gentlest there is, and every seat has a colour of its own.
TEST(Catalog, every_game_says_what_to_play_first) {
    for (const AnyGame* game : all_games()) {
        const GameInfo& info = game->info();
        SCOPED_TRACE(info.id);
        EXPECT_GE(info.minutes.least, 10);
        EXPECT_LE(info.minutes.least, info.minutes.most);
        json::Writer setup;
        setup.object().field("mode", info.first_game.mode).field("players", info.first_game.players);
        const auto begun = game->begin(json::parse(setup.end().text()).value(), Seed::number(1));
        ASSERT_TRUE(begun) << begun.sentence();
        EXPECT_EQ(game->mode(begun.value()).id, info.first_game.mode);
        EXPECT_FALSE(game->mode(begun.value()).campaign);
        std::size_t most = 0;
        for (const ModeInfo& mode : info.modes) most = std::max<std::size_t>(most, mode.max_players);
        EXPECT_EQ(info.seat_colours.size(), most);
        EXPECT_EQ(std::set(info.seat_colours.begin(), info.seat_colours.end()).size(), most);
    }
}

}  // namespace
}  // namespace skerry
