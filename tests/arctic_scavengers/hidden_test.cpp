// SPDX-License-Identifier: Apache-2.0
#include "arctic_scavengers/scene.h"
#include "kit/public_points.h"

// Section 7: what is hidden from whom. AS-123, AS-124.
namespace skerry::arctic_scavengers {
namespace {

using enum Module;

TEST(Arctic, AS_123_views_show_nothing_of_others) {
    Scene scene =
        with(3, 2, {recon1}, "thugs scout").site(blue, Building::bunker, "", "scout").only_yard("junk pills net spear");
    scene.cards(blue, "hand refugee spear | deck scavenger | discard pills | force thugs");
    const State view = scene.view(red);
    const Player& other = view.players[1];
    EXPECT_EQ(text(other.hand), "unknown unknown");
    EXPECT_EQ(text(other.deck), "unknown");
    EXPECT_EQ(text(other.discard), "unknown");
    EXPECT_EQ(text(other.force.cards), "unknown");
    EXPECT_EQ(view.sites[0].stored[0], Kind::unknown);
    for (Kind kind : view.junkyard.cards) EXPECT_EQ(kind, Kind::unknown);
    for (Kind kind : view.contested.cards) EXPECT_EQ(kind, Kind::unknown);
    for (Building building : view.schematics.cards) EXPECT_EQ(building, Building::unknown);
    EXPECT_EQ(text(scene.view(blue).players[1].hand), "refugee spear") << "the owner sees his own";
    EXPECT_EQ(text(scene.view(blue).players[1].discard), "pills");
    EXPECT_EQ(text(scene.view(blue).players[1].force.cards), "thugs");
    // what is put together is private until it is declared
    scene.hand(red, "scavenger shovel").play("act dig, add scavenger");
    EXPECT_EQ(scene.view(blue).pending.stage, Stage::none);
    EXPECT_EQ(scene.view(blue).players[0].agenda.back().kind, StepKind::gather);
    EXPECT_EQ(scene.revealed, Revealed::no);
    scene.play("add shovel, done");
    EXPECT_EQ(text(scene.view(blue).pending.cards), "scavenger shovel");
    // what a dig shows and keeps
    EXPECT_EQ(scene.view(blue).junkyard.cards.back(), Kind::unknown);
    scene.play("take net");
    EXPECT_EQ(text(scene.view(blue).players[0].discard).find("net"), std::string::npos);
    for (const Event& event : scene.events)
        if (event.card == Maybe<Kind>(Kind::net)) {
            EXPECT_EQ(event.audience, Seats(Seat(0)));
        }
}

TEST(Arctic, AS_124_what_was_seen_is_known_until_the_pile_is_shuffled) {
    Scene scene =
        with(3, 2, {recon1}).only_yard("junk pills net spear").plans("armory").hands("binoculars | scavenger | ");
    scene.play("act recon, source binoculars, done");
    EXPECT_EQ(scene.view(red).junkyard.cards.back(), Kind::junk);
    EXPECT_EQ(scene.view(red).schematics.cards.back(), Building::armory);
    scene.play("end");
    Scene trash = scene;
    scene.play("act dig, add scavenger, done, done");
    EXPECT_EQ(scene.view(red).junkyard.cards[0], Kind::junk) << "nothing was kept: it is at the bottom";
    EXPECT_EQ(scene.view(blue).junkyard.cards[0], Kind::junk);
    EXPECT_EQ(scene.view(green).junkyard.cards[0], Kind::unknown);
    trash.play("act trash, add scavenger, done");
    for (Kind kind : trash.view(red).junkyard.cards) EXPECT_EQ(kind, Kind::unknown) << "shuffled";
    // who knew the cards does not learn which one is kept
    Scene kept =
        with(3, 2, {recon1}).only_yard("junk pills net spear").hands("binoculars binoculars | brawler shovel | ");
    kept.play("act recon, source binoculars, add binoculars, done, end");
    EXPECT_EQ(kept.view(red).junkyard.cards[1], Kind::net);
    kept.play("act dig, add brawler, add shovel, done, take pills");
    const State blues = kept.view(blue), reds = kept.view(red);
    EXPECT_EQ(blues.junkyard.cards[1], Kind::junk);
    EXPECT_EQ(blues.junkyard.cards[0], Kind::net);
    EXPECT_EQ(reds.junkyard.cards[1], Kind::unknown);
    EXPECT_EQ(reds.junkyard.cards[0], Kind::unknown);
    // nor which card scrappers put where
    Scene scrap =
        with(3, 0, {recon1, recon3}).only_yard("junk pills net spear").hands("binoculars binoculars | scrappers | ");
    scrap.play("act recon, source binoculars, add binoculars, done, end");
    scrap.play("act dig, add scrappers, done, side top, done, sink 1, sink 3, done");
    EXPECT_EQ(scrap.view(blue).junkyard.cards.back(), Kind::pills);
    EXPECT_EQ(scrap.view(red).junkyard.cards.back(), Kind::unknown);
    EXPECT_EQ(scrap.view(red).junkyard.cards[0], Kind::unknown);
}

TEST(Arctic, AS_123_AS_124_what_a_spy_saw_in_a_hand_stays_known_while_it_is_there) {
    Scene scene = with(3, 2, {recon1}, "thugs scout").site(blue, Building::armory, "", "").about("saboteur");
    scene.cards(red, "hand spy | deck net")
        .cards(green, "hand")
        .cards(blue, "hand scout shovel scavenger | discard | force");
    scene.play("act recon, source spy, look hand blue, done");
    scene.passes();
    EXPECT_EQ(text(scene.view(red).players[1].hand), "scavenger scout shovel");
    EXPECT_EQ(text(scene.view(green).players[1].hand), "unknown unknown unknown");
    EXPECT_TRUE(scene.view(blue).players[0].glimpse.cards.empty()) << "nor is he told which ones";
    Generator generator(Seed::number(7));
    Random random(generator);
    for (int i = 0; i < 20; ++i)
        EXPECT_EQ(text(Game::imagine(scene.view(red), random).players[1].hand), "scavenger scout shovel");
    scene.play("end");
    // what is played leaves, what is drawn is unknown
    Scene played = scene, trashed = scene, stored = scene, sent = scene;
    played.play("act dig, add scavenger, add shovel, done").passes().play("done");
    EXPECT_EQ(text(played.view(red).players[1].hand), "scout");
    // a card that leaves unseen may be any
    trashed.play("act trash, add shovel, done");
    EXPECT_EQ(text(trashed.view(red).players[1].hand), "unknown unknown");
    stored.play("act store, site 1, add shovel, done");
    EXPECT_EQ(text(stored.view(red).players[1].hand), "unknown unknown");
    // the hand is sent to the skirmish
    sent.play("end");
    EXPECT_EQ(text(sent.view(red).players[1].hand), "");
    EXPECT_EQ(text(sent.view(red).players[1].force.cards), "scavenger scout shovel");
    EXPECT_EQ(text(sent.view(green).players[1].force.cards), "unknown unknown unknown");
    sent.end_round();
    EXPECT_TRUE(sent.of(red).glimpse.cards.empty());
}

TEST(Arctic, a_view_counts_the_people_that_a_tribe_surely_has) {
    Scene scene = with(3, 0, {});
    EXPECT_EQ(total_text(Game::ranking(scene.view(red)).seats[1]), "8") << "the starter deck";
    scene.hands("refugee | refugee scavenger spear | ").play("end");
    scene.play("act trash, add refugee, add spear, done");
    const std::string sure = points_text(total(scene.state, 1) - 1, true);
    EXPECT_EQ(total_text(Game::ranking(scene.view(red)).seats[1]), sure) << "both cards may have been people";
    EXPECT_EQ(total_text(Game::ranking(scene.view(blue)).seats[1]), sure) << "one public score, for the owner too";
    EXPECT_EQ(total_text(Game::ranking(scene.state).seats[1]), sure);
}

TEST(Arctic, AS_123_public_points_are_sure) {
    int hidden = 0;
    for (const auto& setup : Game::setups()) hidden += kit::hidden_points<Game>(setup, 1);
    EXPECT_GT(hidden, 0);
}

TEST(Arctic, AS_124_of_a_larger_hand_a_spy_knows_what_he_saw) {
    Scene scene = with(3, 0, {recon1}).hands("spy | refugee refugee scavenger brawler spear shovel | ");
    scene.play("act recon, source spy, look hand blue, done").passes();
    const State view = scene.view(red);
    EXPECT_EQ(view.players[1].hand[Kind::unknown], 2);
    EXPECT_EQ(view.players[1].hand.total(), 6);
    Generator generator(Seed::number(7));
    Random random(generator);
    for (int i = 0; i < 20; ++i) {
        const Bag<Kind> hand = Game::imagine(view, random).players[1].hand;
        Bag<Kind> seen;
        for (Kind kind : view.players[0].glimpse.cards) seen.add(kind);
        for (Kind kind : seen.at_least(1)) EXPECT_GE(hand[kind], seen[kind]);
    }
}

TEST(Arctic, AS_124_AS_125_what_a_spy_saw_of_a_building_stays_known) {
    Scene scene = with(3, 2, {recon1}, "thugs scout")
                      .site(blue, Building::bunker, "", "scout thugs")
                      .site(green, Building::armory, "junk net");
    scene.cards(red, "hand spy").cards(blue, "hand refugee").cards(green, "hand scavenger | deck pills");
    Scene timers = scene;
    scene.play("act recon, source spy, look site 1, done").passes();
    EXPECT_EQ(scene.view(red).sites[0].stored[1], Kind::thugs);
    EXPECT_EQ(scene.view(green).sites[0].stored[1], Kind::unknown);
    scene.play("end, act retrieve, site 1, add scout, done");
    EXPECT_EQ(scene.view(red).sites[0].stored[0], Kind::unknown) << "he does not see which one is taken";
    timers.play("act recon, source spy, look site 2, done").passes();
    EXPECT_EQ(timers.view(red).sites[1].timers[0], Kind::junk);
    EXPECT_EQ(timers.view(green).sites[1].timers[0], Kind::unknown) << "the owner does not see them";
    EXPECT_EQ(text(timers.view(green).players[2].deck), "junk pills net");
    timers.play("end, end, act accelerate, site 2, add scavenger, done").passes();
    EXPECT_EQ(timers.view(red).sites[1].timers.size(), 1u);
    EXPECT_EQ(timers.view(red).sites[1].timers[0], Kind::junk) << "the last one is known still";
}

}  // namespace
}  // namespace skerry::arctic_scavengers
