#include "arctic_scavengers/scene.h"

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
    scene.play("act dig, add scavenger, done, leave");
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
    scrap.play("act dig, add scrappers, done, side top, leave, place bottom, place top, place bottom");
    EXPECT_EQ(scrap.view(blue).junkyard.cards.back(), Kind::pills);
    EXPECT_EQ(scrap.view(red).junkyard.cards.back(), Kind::unknown);
    EXPECT_EQ(scrap.view(red).junkyard.cards[0], Kind::unknown);
}

}  // namespace
}  // namespace skerry::arctic_scavengers
