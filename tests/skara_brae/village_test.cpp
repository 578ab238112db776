// SPDX-License-Identifier: Apache-2.0
#include <map>

#include "skara_brae/scene.h"

// Sections 6.2 to 6.4: village cards, harvests, the lower halves of settlers.
namespace skerry::skara_brae {
namespace {

using testing::ElementsAre;

std::vector<std::string> settlers(std::string_view environment, int first, int last) {
    std::vector<std::string> ids;
    for (int i = first; i <= last; ++i)
        ids.push_back(static_cast<char>(std::toupper(environment[0])) + std::string(i < 10 ? "0" : "") +
                      std::to_string(i));
    return ids;
}

TEST(Village, SB_030_a_village_roof_has_no_effect_at_once) {
    Scene scene = players(2).store("skaill");
    scene.draft("VR3");
    EXPECT_EQ(scene.decision(), "worker");
    EXPECT_EQ(scene.me().storage, goods("skaill"));
    EXPECT_EQ(names(scene.me().cards), "VR3");
    EXPECT_EQ(scene.points("cards"), 2);
}

TEST(Village, SB_030_a_village_roof_shelters_a_settler) {
    Scene scene = players(2).give("S01 H01 VR1 VR8").store("5 food").at_workers(1, 3);
    scene.play("end");
    EXPECT_EQ(scene.state.round, 2);  // nobody is hungry
    EXPECT_EQ(scene.me().storage, goods("5 food midden"));
}

TEST(Village, SB_031_a_stone_ball_gives_a_knife_for_each_ball) {
    Scene scene = players(2).store("");
    scene.draft("SB1");
    EXPECT_EQ(scene.me().storage, goods("skaill"));
    scene.at_draft(1, 2).draft("SB2");
    EXPECT_EQ(scene.me().storage, goods("3 skaill"));
    scene.at_draft(1, 3).draft("SB7");
    EXPECT_EQ(scene.me().storage, goods("6 skaill"));
    EXPECT_EQ(scene.points("cards"), 6);
    EXPECT_EQ(scene.decision(), "worker");
}

TEST(Village, SB_031_all_eight_balls) {
    Scene scene = players(2).store("").give("SB1 SB2 SB3 SB4 SB5 SB6 SB8").draft("SB7");
    EXPECT_EQ(scene.me().storage, goods("8 skaill"));
    EXPECT_EQ(scene.me().open_columns, 3);
}

TEST(Village, SB_032_utensils) {
    Scene scene = players(2).store("3 stone").draft("UT2");
    EXPECT_EQ(scene.me().storage, goods("3 stone hide"));
    EXPECT_EQ(scene.me().open_columns, 2);
    EXPECT_EQ(scene.points("cards"), 2);

    Scene cook = players(2).give("UT1").store("2 rabbit 2 shell").at_workers(2);  // weights 2 and 1
    cook.play("place cook, cook shell, cook rabbit, cook rabbit");
    EXPECT_EQ(cook.decision(), "worker");  // 5 of 5
    EXPECT_EQ(cook.me().storage, goods("shell 3 food 2 hide"));

    Scene midden = players(2).give("UT1 UT4").store("", 4).at_workers(1, 3);
    midden.play("end");
    EXPECT_EQ(midden.me().storage, goods("midden"));  // 3 - 2
}

TEST(Village, SB_033_a_settler_is_placed_and_its_harvest_is_taken_in_full) {
    Scene scene = players(2).give("S01 S02").store("").draft("S03");
    EXPECT_EQ(names(scene.me().columns[Environment::shore]), "S01 S02 S03");  // the front one last
    EXPECT_EQ(scene.decision(), "harvest_split");
    EXPECT_THAT(scene.moves(), ElementsAre("harvest 3 shell", "harvest 2 shell seaweed", "harvest shell 2 seaweed",
                                           "harvest 3 seaweed"));  // no less, and no skipping it
    scene.play("harvest 2 shell seaweed");
    EXPECT_EQ(scene.me().storage, goods("2 shell seaweed"));
    EXPECT_EQ(scene.decision(), "bottom");  // then the lower half
}

TEST(Village, SB_033_every_environment_harvests_its_own) {
    for (const auto& [card, moves, gained] : {std::tuple{"S01", "harvest shell", "shell"},
                                              {"H03", "harvest stone", "stone"},
                                              {"T03", "", "wood"},
                                              {"F03", "", "barley"}}) {
        Scene scene = players(2).store("").draft(card);
        if (*moves) scene.play(moves);
        EXPECT_EQ(scene.me().storage, goods(gained));
    }
}

TEST(Village, SB_034_shore_and_hills_are_split_freely) {
    Scene hills = players(2).give("H01").store("").draft("H02");
    EXPECT_THAT(hills.moves(), ElementsAre("harvest 2 wool", "harvest wool stone", "harvest 2 stone"));
    for (int n = 1; n <= 15; ++n) {
        Scene shore = players(2).store("");
        for (const auto& id : settlers("shore", 1, n - 1)) shore.give(id);
        shore.draft(settlers("shore", n, n)[0]);
        EXPECT_EQ(shore.moves().size(), static_cast<std::size_t>(n + 1));
    }
}

TEST(Village, SB_034_thickets_and_fields_are_fixed) {
    Scene thickets = players(2).give("T03 T04").store("").draft("T15");
    EXPECT_EQ(thickets.me().storage, goods("3 wood"));
    EXPECT_EQ(thickets.decision(), "worker");
    Scene fields = players(2).give("F03").store("").draft("F15");
    EXPECT_EQ(fields.me().storage, goods("2 barley"));
    EXPECT_EQ(fields.decision(), "worker");
}

TEST(Village, SB_035_a_flipped_gather_tile_is_one_more_icon_for_harvests) {
    for (const auto& [card, tile, first] :
         {std::tuple{"S01", "gather_shore", "harvest 2 shell"}, {"H01", "gather_hills", "harvest 2 wool"}}) {
        Scene scene = players(2).store("").flip(tile).draft(card);
        EXPECT_EQ(scene.moves().front(), first);  // never the fish or the rabbit of the gather tile
        EXPECT_EQ(scene.moves().size(), 3u);
    }
    Scene thickets = players(2).store("").flip("gather_thickets").draft("T15");
    EXPECT_EQ(thickets.me().storage, goods("2 wood"));
    Scene fields = players(2).store("").flip("gather_fields gather_shore").draft("F14");
    EXPECT_EQ(fields.me().storage, goods("2 barley"));  // the shore tile adds nothing here
}

TEST(Village, SB_035_a_flipped_gather_tile_is_one_more_icon_for_per_icon_effects) {
    Scene scene = players(2).store("").give("H01").flip("gather_hills").draft("S13");
    scene.play("harvest shell, use");
    EXPECT_EQ(scene.me().storage, goods("shell 2 stone"));
    Scene no_settler = players(2).store("").flip("gather_thickets").draft("S14");
    no_settler.play("harvest shell, use");
    EXPECT_EQ(no_settler.me().storage, goods("shell wood"));
}

TEST(Village, SB_036_knives_add_icons_to_the_harvest_and_again_to_the_effect) {
    Scene scene = players(2).give("H01 H02").store("3 skaill").draft("S13");
    EXPECT_THAT(scene.moves(), ElementsAre("knives 0", "knives 1", "knives 2", "knives 3"));
    scene.play("knives 1");
    EXPECT_THAT(scene.moves(), ElementsAre("harvest 2 shell", "harvest shell seaweed", "harvest 2 seaweed"));
    scene.play("harvest 2 seaweed, use");
    EXPECT_EQ(scene.me().storage, goods("2 seaweed 2 skaill"));
    EXPECT_THAT(scene.moves(), ElementsAre("knives 0", "knives 1", "knives 2"));
    scene.play("knives 2");
    EXPECT_EQ(scene.me().storage, goods("2 seaweed 4 stone"));
}

TEST(Village, SB_036_knives_belong_to_nothing_else) {
    Scene angler = players(2).store("3 skaill").draft("S01").play("knives 0, harvest shell, use");
    EXPECT_EQ(angler.me().storage, goods("3 skaill shell fish"));
    EXPECT_EQ(angler.decision(), "worker");
    angler.play("place gather_thickets");
    EXPECT_THAT(angler.moves(), ElementsAre("gather wood"));
}

TEST(Village, SB_037_knives_work_without_icons) {
    Scene scene = players(2).store("2 skaill").draft("S13").play("knives 0, harvest shell");
    ASSERT_TRUE(scene.offers("use"));
    scene.play("use");
    EXPECT_THAT(scene.moves(), ElementsAre("knives 1", "knives 2"));  // 0 would give nothing
    scene.play("knives 2");
    EXPECT_EQ(scene.me().storage, goods("shell 2 stone"));
}

TEST(Village, SB_038_the_lower_half_is_optional_and_comes_once) {
    Scene skipped = players(2).store("").draft("S01").play("harvest shell");
    EXPECT_THAT(skipped.moves(), ElementsAre("use", "skip"));
    skipped.play("skip");
    EXPECT_EQ(skipped.me().storage, goods("shell"));
    EXPECT_EQ(skipped.decision(), "worker");

    Scene used = players(2).store("4 seaweed").draft("S09").play("harvest shell, use");
    EXPECT_EQ(used.me().storage, goods("shell 3 seaweed 2 wood"));
    EXPECT_EQ(used.decision(), "worker");  // once, though it could be paid again
}

TEST(Village, SB_038_it_is_all_or_nothing) {
    Scene scene = players(2).store("5 barley").draft("F03");
    EXPECT_THAT(scene.moves(), ElementsAre("use", "skip"));
    scene.play("use");
    EXPECT_EQ(scene.me().storage, goods("3 barley cow"));  // 5 + 1 - 3
}

TEST(Village, SB_038_an_amount_of_zero_is_not_offered) {
    Scene scene = players(2).store("").draft("S13").play("harvest shell");
    EXPECT_EQ(scene.decision(), "worker");
    Scene with_icon = players(2).store("").give("H01").draft("S13").play("harvest shell");
    EXPECT_EQ(with_icon.decision(), "bottom");
}

TEST(Village, SB_039_it_may_spend_what_was_just_harvested) {
    Scene scene = players(2).store("").draft("S10").play("harvest seaweed, use");
    EXPECT_EQ(scene.me().storage, goods("2 barley"));
    Scene hunter = players(2).store("wood").draft("T03").play("use");
    EXPECT_EQ(hunter.me().storage, goods("deer"));
}

TEST(Village, SB_040_an_effect_that_cannot_be_paid_is_not_offered) {
    Scene scene = players(2).store("").draft("S10").play("harvest shell");
    EXPECT_EQ(scene.decision(), "worker");
    Scene herdsman = players(2).store("barley").draft("F03");  // 2 of 3 barley
    EXPECT_EQ(herdsman.decision(), "worker");
    Scene shepherd = players(2).store("9 wool").draft("H03").play("harvest stone");  // 1 of 2 stone
    EXPECT_EQ(shepherd.decision(), "worker");
}

// The table of section 3.8.
struct SettlerRow {
    const char *environment, *name;
    int first, last;
    const char *pay, *gain, *per;
};
const std::vector<SettlerRow> settler_rows{
    {"shore", "Angler", 1, 8, "", "fish", ""},
    {"shore", "Fisherman", 9, 9, "seaweed", "2 wood", ""},
    {"shore", "Fisherman", 10, 10, "seaweed", "2 barley", ""},
    {"shore", "Fisherman", 11, 11, "seaweed", "2 stone", ""},
    {"shore", "Fisherman", 12, 12, "seaweed", "2 wool", ""},
    {"shore", "Birdkeeper", 13, 13, "", "stone", "hills"},
    {"shore", "Giller", 14, 14, "", "wood", "thickets"},
    {"shore", "Crab Farmer", 15, 15, "", "barley", "fields"},
    {"hills", "Trapper", 1, 2, "", "rabbit", ""},
    {"hills", "Shepherd", 3, 8, "2 stone", "sheep", ""},
    {"hills", "Sage", 9, 9, "stone", "2 shell", ""},
    {"hills", "Sage", 10, 10, "stone", "2 barley", ""},
    {"hills", "Sage", 11, 11, "stone", "2 wood", ""},
    {"hills", "Sage", 12, 12, "stone", "2 seaweed", ""},
    {"hills", "Tracker", 13, 13, "", "seaweed", "shore"},
    {"hills", "Slinger", 14, 14, "", "wood", "thickets"},
    {"hills", "Mason", 15, 15, "", "barley", "fields"},
    {"thickets", "Axeman", 1, 2, "", "rabbit", ""},
    {"thickets", "Hunter", 3, 8, "2 wood", "deer", ""},
    {"thickets", "Woodcutter", 9, 9, "wood", "2 seaweed", ""},
    {"thickets", "Woodcutter", 10, 10, "wood", "2 wool", ""},
    {"thickets", "Woodcutter", 11, 11, "wood", "2 stone", ""},
    {"thickets", "Woodcutter", 12, 12, "wood", "2 barley", ""},
    {"thickets", "Forester", 13, 13, "", "shell", "shore"},
    {"thickets", "Scout", 14, 14, "", "stone", "hills"},
    {"thickets", "Sawyer", 15, 15, "", "barley", "fields"},
    {"fields", "Watchman", 1, 2, "", "rabbit", ""},
    {"fields", "Herdsman", 3, 8, "3 barley", "cow", ""},
    {"fields", "Harvester", 9, 9, "barley", "2 stone", ""},
    {"fields", "Harvester", 10, 10, "barley", "2 wool", ""},
    {"fields", "Harvester", 11, 11, "barley", "2 wood", ""},
    {"fields", "Harvester", 12, 12, "barley", "2 shell", ""},
    {"fields", "Baker", 13, 13, "", "seaweed", "shore"},
    {"fields", "Reaper", 14, 14, "", "wool", "hills"},
    {"fields", "Farmhand", 15, 15, "", "wood", "thickets"},
};

// A mustered settler uses its lower half without a harvest, so that the store shows this effect alone.
Scene mustering(const std::string& id, const SettlerRow& row, const std::string& stored) {
    Scene scene = players(2, Tile::muster).give(id).store("2 food " + stored).at_workers(2);
    if (*row.per) {  // two settlers there, and the flipped tile
        for (const auto& other : settlers(row.per, 4, 5)) scene.give(other);
        scene.flip(std::string("gather_") + row.per);
    }
    return scene.play("place muster, pay 2 food");
}

TEST(Village, SB_041_each_of_the_sixty_settlers_has_its_effect) {
    int count = 0;
    for (const SettlerRow& row : settler_rows)
        for (const auto& id : settlers(row.environment, row.first, row.last)) {
            SCOPED_TRACE(id);
            ++count;
            const std::string use = std::string("muster ") + row.environment + " settler";
            Scene scene = mustering(id, row, row.pay);
            ASSERT_TRUE(scene.offers(use));
            scene.play(use);
            EXPECT_EQ(scene.me().storage, goods(*row.per ? std::string("3 ") + row.gain : row.gain));
            EXPECT_EQ(scene.decision(), "worker");

            if (!*row.pay) continue;
            auto short_of_one = goods(row.pay);
            const auto what = value<Resource>(words(row.pay).back());
            short_of_one.remove(what);
            const std::string less = std::to_string(short_of_one[what]) + " " + words(row.pay).back();
            EXPECT_FALSE(mustering(id, row, less).offers(use));
        }
    EXPECT_EQ(count, 60);
}

TEST(Village, SB_041_each_of_the_sixty_settlers_goes_to_its_environment) {
    std::map<std::string, std::string> titles;
    for (const Entry& entry : Game::glossary()) titles[entry.thing.id] = entry.name;
    for (const SettlerRow& row : settler_rows)
        for (const auto& id : settlers(row.environment, row.first, row.last)) {
            EXPECT_EQ(titles["card:" + id], std::string(row.name) + " " + id);
            Scene scene = players(2).store("").draft(id);
            EXPECT_EQ(names(scene.me().columns[value<Environment>(row.environment)]), id);
        }
}

}  // namespace
}  // namespace skerry::skara_brae
