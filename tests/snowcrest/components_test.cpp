// SPDX-License-Identifier: Apache-2.0
#include "snowcrest/scene.h"

// Sections 3.6 to 3.10: every card, in the notation of the specification (3.5).
namespace skerry::snowcrest {
namespace {

// ---- The cards of components.h in that notation ----

constexpr std::string_view letters = "BJOPGWHVTM";

std::string letter(Item item) { return {letters[static_cast<std::size_t>(item)]}; }
std::string letter(Resource resource) { return {letters[static_cast<std::size_t>(resource)]}; }

std::string notation(const Effect& effect) {
    const std::string n = "(" + std::to_string(effect.count) + ")";
    switch (effect.op) {
    case Op::gain:          return "gain(" + letter(*effect.resource) + std::to_string(effect.count) + ")";
    case Op::gain_per_farm: return "gain(B" + std::to_string(effect.count) + ") a face-up farm";
    case Op::gain_per_used: return "gain(B" + std::to_string(effect.count) + ") a face-down villager";
    case Op::build:         return "build(" + std::string(effect.building ? name_of(*effect.building) : "any") + ")";
    case Op::draw:
    case Op::recover:
    case Op::discard:
    case Op::bless:
    case Op::omen:
    case Op::scroll:        return word_of(effect.op) + n;
    default:                return word_of(effect.op);
    }
}

std::string notation(const Alternative& alternative) {
    std::string text;
    if (alternative.price.scrolls > 0) text = "pay(scroll) => ";
    for (Item item : alternative.price.items.at_least(1))
        text = "pay(" + letter(item) + std::to_string(alternative.price.items[item]) + ") => ";
    bool first = true;
    for (const Effect& effect : alternative.effects) {
        text += (first ? "" : " ; ") + notation(effect);
        first = false;
    }
    return text;
}

std::string notation(const VillagerCard& card) {
    if (card.alternatives.empty()) return "none";
    if (card.alternatives.size() == 1) return notation(card.alternatives[0]);
    std::string text;
    for (std::size_t i = 0; i < card.alternatives.size(); ++i)
        text +=
            (i > 0 ? " / " : "") + std::string(1, static_cast<char>('a' + i)) + ": " + notation(card.alternatives[i]);
    return text;
}

std::string icons(const VillagerCard& card) {
    std::string text;
    for (Resource icon : card.icons) text += letter(icon);
    if (card.shield) text += "X";
    return text.empty() ? "-" : text;
}

std::string notation(const Demands& demands) {
    std::string text;
    for (const Demand& demand : demands) {
        text += (text.empty() ? "" : " ") + letter(demand.item);
        if (demand.omens != 1) text += "(" + std::to_string(demand.omens) + ")";
    }
    return text;
}

std::string reward(const GuardianCard& card) {
    std::string text;
    if (card.draw > 0) text += "draw(" + std::to_string(card.draw) + ") ; ";
    if (card.gold > 0) text += "gain(G" + std::to_string(card.gold) + ") ; ";
    return text + "scroll(" + std::to_string(card.scrolls) + ")";
}

// ---- The specification ----

struct Row {
    std::string_view id, name;
    int copies, cost;
    std::string_view icons, action;
};
const std::vector<Row> villagers{
    {"st_forager", "Forager", 1, 1, "-", "gain(J2)"},
    {"st_mason", "Mason", 1, 1, "-", "a: pay(J2) => build(any) / b: restock"},
    {"st_acolyte", "Acolyte", 1, 1, "-", "a: pay(O2) => venerate / b: pay(B2) => meditate"},
    {"st_elder", "Elder", 1, 1, "-", "a: draw(1) ; gain(O1) / b: bless(1)"},
    {"farmer", "Farmer", 1, 2, "B", "gain(B4)"},
    {"nun", "Nun", 1, 2, "O", "a: recover(1) / b: bless(1)"},
    {"officer", "Officer", 1, 2, "G", "cycle"},
    {"labourer", "Labourer", 1, 3, "J", "a: gain(J2) / b: restock"},
    {"potter", "Potter", 1, 2, "O", "a: gain(O2) / b: pay(J1) => build(shrine)"},
    {"smith", "Smith", 1, 2, "P", "pay(J1) => build(forge) ; gain(P1)"},
    {"priest", "Priest", 1, 3, "PP", "a: gain(P2) / b: meditate"},
    {"woodcutter", "Woodcutter", 1, 4, "JJ", "a: gain(J3) / b: pay(J2) => build(any)"},
    {"pilgrim", "Pilgrim", 1, 5, "OO", "pay(O1) => venerate"},
    {"poet", "Poet", 2, 1, "X", "none"},
    {"beggar", "Beggar", 2, 1, "B", "omen(1) ; gain(G3)"},
    {"recruiter", "Recruiter", 2, 2, "B", "recruit"},
    {"storyteller", "Storyteller", 1, 3, "B", "draw(3) ; discard(1)"},
    {"yak_herder", "Yak Herder", 1, 3, "BB", "gain(B1) a face-down villager"},
    {"abbot", "Abbot", 2, 4, "PX", "bless(1)"},
    {"bell_ringer", "Bell Ringer", 2, 3, "PP", "gain(P2) ; draw(1)"},
    {"carpenter", "Carpenter", 1, 4, "J", "pay(J1) => build(any) ; restock"},
    {"coppersmith", "Coppersmith", 2, 4, "OO", "gain(O3)"},
    {"gardener", "Gardener", 2, 2, "B", "gain(B2) a face-up farm"},
    {"merchant", "Merchant", 2, 4, "B",
     "a: pay(B5) => gain(J3) / b: pay(B5) => scroll(1) / c: pay(J3) => scroll(1) / d: pay(J3) => gain(B5) / e: "
     "pay(scroll) => gain(J3) / f: pay(scroll) => gain(B5)"},
    {"scholar", "Scholar", 2, 4, "G", "copy"},
    {"steward", "Steward", 2, 4, "BB", "restock ; gain(B3)"},
    {"architect", "Architect", 2, 4, "J", "pay(J3) => build(any) ; build(any)"},
    {"astrologer", "Astrologer", 1, 5, "G", "draw(1) ; bless(1)"},
    {"hermit", "Hermit", 2, 5, "P", "gain(P1) ; meditate"},
    {"miner", "Miner", 2, 4, "G", "gain(G3)"},
    {"mystic", "Mystic", 2, 4, "P", "gain(P1) ; hex"},
    {"great_abbot", "Great Abbot", 1, 6, "PX", "a: bless(2) / b: pay(O1) => venerate"},
    {"oracle", "Oracle", 1, 6, "OO", "venerate"},
    {"terton", "Terton", 1, 5, "G", "pay(W2) => scroll(1)"},
};

TEST(SnowcrestComponents, SC_096_SC_097_SC_098_every_villager) {
    ASSERT_EQ(villagers.size(), 34u);
    int commons_in_all = 0;
    for (std::size_t i = 0; i < villagers.size(); ++i) {
        const Row& row = villagers[i];
        const VillagerCard& card = card_of(value<Villager>(row.id));
        EXPECT_EQ(card.name, row.name);
        EXPECT_EQ(card.copies, row.copies) << row.id;
        EXPECT_EQ(card.cost, row.cost) << row.id;
        EXPECT_EQ(icons(card), row.icons) << row.id;
        EXPECT_EQ(notation(card), row.action) << row.id;
        EXPECT_EQ(card.kind, i < 4 ? Kind::starter : i < 13 ? Kind::personal : Kind::common) << row.id;
        if (card.kind == Kind::common) commons_in_all += row.copies;
    }
    EXPECT_EQ(commons_in_all, 35);
}

struct GuardianRow {
    std::string_view id, name, offering, curse, reward;
};
const std::vector<GuardianRow> guardians{
    {"g01", "Snow Lion", "W W T T", "H V", "draw(3) ; scroll(2)"},
    {"g02", "Wind Horse", "B B W", "W", "gain(G1) ; scroll(2)"},
    {"g03", "Thunder Dragon", "M P P", "W W", "scroll(3)"},
    {"g04", "Garuda", "V W", "H", "gain(G1) ; scroll(2)"},
    {"g05", "Naga Queen", "O W", "B", "draw(1) ; scroll(2)"},
    {"g06", "Yeti", "H W", "H", "gain(G1) ; scroll(2)"},
    {"g07", "Makara", "J J", "J", "gain(G2) ; scroll(1)"},
    {"g08", "White Yak", "B H", "B B", "draw(2) ; gain(G1) ; scroll(1)"},
    {"g09", "Dawn Tiger", "M W", "W", "draw(2) ; scroll(2)"},
    {"g10", "Raven Herald", "H T", "T", "draw(2) ; scroll(2)"},
    {"g11", "Frost Serpent", "G(2) T W", "W H", "scroll(3)"},
    {"g12", "Moon Owl", "P O", "P", "gain(G1) ; scroll(2)"},
};

TEST(SnowcrestComponents, SC_082_every_guardian) {
    ASSERT_EQ(guardians.size(), 12u);
    for (const GuardianRow& row : guardians) {
        const GuardianCard& card = card_of(value<Guardian>(row.id));
        EXPECT_EQ(card.name, row.name);
        EXPECT_EQ(notation(card.offering), row.offering) << row.id;
        EXPECT_EQ(notation(card.curse), row.curse) << row.id;
        EXPECT_EQ(reward(card), row.reward) << row.id;
    }
}

struct ForestRow {
    std::string_view id, name, curse, others;
};
const std::vector<ForestRow> forests{
    {"f01", "Pine Mother", "B H", "W"}, {"f02", "Moss Elder", "W W", "B"},  {"f03", "Ember Fox", "H H", "H"},
    {"f04", "Antler King", "V W", "W"}, {"f05", "Bark Singer", "P O", "W"}, {"f06", "Root Giant", "T W", "B B"},
};

TEST(SnowcrestComponents, SC_062_every_forest_card) {
    ASSERT_EQ(forests.size(), 6u);
    for (const ForestRow& row : forests) {
        const ForestCard& card = card_of(value<Forest>(row.id));
        EXPECT_EQ(card.name, row.name);
        EXPECT_EQ(notation(card.curse), row.curse) << row.id;
        EXPECT_EQ(notation(card.others), row.others) << row.id;
    }
}

// What a card on the table demands is what its list says: refused altogether it costs so many Omens.
TEST(SnowcrestComponents, SC_082_SC_060_what_each_guardian_costs_who_gives_nothing) {
    for (const GuardianRow& row : guardians) {
        Scene scene = players(2).village("c4 oracle").tiles("", 0).tiles("", 1).guardian_on_top(row.id);
        for (int seat : {0, 1})  // nothing to give: all villagers but the Oracle are face down
            for (Cell cell : {Cell::c0, Cell::c2, Cell::c6, Cell::c8}) scene.player(seat).face_down.add(cell);
        scene.player(0).face_down.remove(Cell::c0);  // no line
        scene.village("c0 -").play("activate c4, use a");
        const GuardianCard& card = card_of(value<Guardian>(row.id));
        const int active = static_cast<int>(card.offering.size()) + (row.id == "g11" ? 1 : 0);
        EXPECT_EQ(scene.omens(0), -active) << row.id;
        EXPECT_EQ(scene.omens(1), -static_cast<int>(card.curse.size())) << row.id;
        EXPECT_EQ(scene.scrolls(0), card.scrolls) << row.id;
        EXPECT_EQ(scene.player(0).tokens[Resource::gold], card.gold) << row.id;
        EXPECT_EQ(scene.player(0).hand.size(), card.draw) << row.id;
        EXPECT_EQ(scene.scrolls(1), 0) << row.id;
    }
}

TEST(SnowcrestComponents, SC_062_SC_060_what_each_forest_card_costs_who_gives_nothing) {
    for (const ForestRow& row : forests) {
        Scene scene = players(2).tiles("", 0).tiles("", 1).forest_on_top(row.id, 2);
        scene.village("c2 -, c6 down, c8 down").village("c0 down, c2 down, c6 down, c8 down", 1);
        scene.play("activate c0, use a");
        // Two juniper just taken can pay, and are kept back.
        if (scene.decision() == "0: settle") scene.play(scene.moves().back());
        const ForestCard& card = card_of(value<Forest>(row.id));
        EXPECT_EQ(scene.omens(0), -static_cast<int>(card.curse.size())) << row.id;
        EXPECT_EQ(scene.omens(1), -static_cast<int>(card.others.size())) << row.id;
        EXPECT_EQ(scene.scrolls(0), 1) << row.id;
        EXPECT_EQ(scene.scrolls(1), 0) << row.id;
    }
}

}  // namespace
}  // namespace skerry::snowcrest
