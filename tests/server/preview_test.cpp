// SPDX-License-Identifier: Apache-2.0
#include "server/preview.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "kit/house.h"
#include "server/canvas.h"

// What a link shows where it is passed on, and what it keeps to itself.
namespace skerry {
namespace {

using namespace kit;
using ::testing::HasSubstr;
using ::testing::Not;

std::uint32_t u32_at(const std::string& bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = at; i < at + 4; ++i) value = value << 8 | static_cast<unsigned char>(bytes.at(i));
    return value;
}

TableCard card_of(TableState state, bool listed) {
    TableCard card{.id = "abc", .game = "tundra", .listed = listed, .state = state, .verdict = "Ann wins."};
    for (const char* name : {"Ann", "\"Bo\" & <co>"}) {
        card.chairs.emplace_back();
        card.chairs.back().kind = ChairKind::person;
        card.chairs.back().name = name;
    }
    return card;
}

TEST(Preview, a_picture_is_a_png_of_the_size_that_is_told) {
    for (const AnyGame* game : all_games()) {
        TableCard card = card_of(TableState::over, false);
        card.game = game->info().id;
        const std::string png = picture_of(preview_of(card));
        EXPECT_EQ(png.substr(0, 8), "\x89PNG\r\n\x1a\n");
        EXPECT_EQ(png.substr(12, 4), "IHDR");
        EXPECT_EQ(u32_at(png, 16), 1200u);
        EXPECT_EQ(u32_at(png, 20), 630u);
        EXPECT_EQ(png.substr(png.size() - 8, 4), "IEND");
        EXPECT_LT(png.size(), 300'000u) << "pages that show previews refuse large ones";
        EXPECT_NE(png, picture_of(Preview{}));
    }
}

TEST(Preview, what_is_drawn_covers_what_it_encloses) {
    Canvas canvas(8, 8);
    EXPECT_GT(Canvas::width_of("Skerry", 40), 80);
    EXPECT_LT(Canvas::width_of("Skerry", 40), 160);
    EXPECT_TRUE(Canvas::writable("Élise Ångström, Łukasz"));
    EXPECT_FALSE(Canvas::writable("日本"));
    const std::string empty = canvas.png();
    canvas.fill("M 2 2 L 6 2 L 6 6 L 2 6", {255, 255, 255}, {}, 0);
    EXPECT_EQ(canvas.png(), empty) << "nothing of it";
    canvas.fill("M 20 2 L 26 2 L 26 6", {255, 255, 255});
    EXPECT_EQ(canvas.png(), empty) << "outside";
    canvas.fill("M 2 2 L 6 2 L 6 6 L 2 6", {255, 255, 255});
    const std::string square = canvas.png();
    EXPECT_NE(square, empty);
    canvas.fill("M 2 2 l 4 0 l 0 4 l -4 0", {255, 255, 255});
    EXPECT_EQ(canvas.png(), square) << "the same square, step by step";
    EXPECT_EQ(between({0, 0, 0}, {200, 100, 0}, 0.5).red, 100);
}

TEST(Preview, tags_stand_in_the_head_and_cannot_be_broken_out_of) {
    const Preview preview = preview_of(card_of(TableState::over, false));
    const std::string page =
        with_tags("<head><title>Skerry</title></head><body>", preview, "https://example.org", "/t/abc", "abc");
    EXPECT_THAT(page,
                HasSubstr("<meta property=\"og:title\" content=\"Tundra: Ann and &quot;Bo&quot; &amp; &lt;co&gt;\""));
    EXPECT_THAT(page, HasSubstr("content=\"https://example.org/api/tables/abc/preview\""));
    EXPECT_THAT(page, HasSubstr("content=\"Ann wins.\""));
    EXPECT_LT(page.find("og:title"), page.find("</head>"));
    EXPECT_THAT(page, Not(HasSubstr("<co>")));
    EXPECT_THAT(with_tags("<head></head>", preview, "https://example.org", "/t/\"><script>", "abc"),
                Not(HasSubstr("<script>")));
    EXPECT_THAT(with_tags("<head></head>", preview, "", "/t/abc", "abc"), Not(HasSubstr("og:image")));
}

TEST(Preview, pages_of_tables_are_known_by_their_paths) {
    EXPECT_EQ(table_of_page("/t/abc"), "abc");
    EXPECT_EQ(table_of_page("/t/abc/replay"), "abc");
    EXPECT_EQ(table_of_page("/t/abc/analysis"), "abc");
    EXPECT_EQ(table_of_page("/c/abc"), "abc");
    for (const char* other : {"/", "/t/", "/t/abc/other", "/c/abc/replay", "/learn/tundra", "/t"})
        EXPECT_FALSE(table_of_page(other)) << other;
}

TEST(Preview, a_private_table_is_not_told_before_it_is_over) {
    for (const TableState state : {TableState::open, TableState::playing}) {
        const Preview kept = preview_of(card_of(state, false));
        EXPECT_TRUE(kept.neutral());
        EXPECT_EQ(picture_of(kept), picture_of(Preview{}));
        EXPECT_THAT(kept.title + kept.text, Not(HasSubstr("Ann")));
        EXPECT_FALSE(preview_of(card_of(state, true)).neutral());
    }
    EXPECT_FALSE(preview_of(card_of(TableState::over, false)).neutral());
}

// ---- As the server answers ----

std::string table_with_bot(Client& client, bool listed) {
    const auto reply =
        client.post("/api/tables", std::string(R"({"game":"skara-brae","setup":{"mode":"multi","players":2},)"
                                               R"("seats":[{"kind":"me"},{"kind":"bot","bot":"random"}],"public":)") +
                                       (listed ? "true}" : "false}"));
    EXPECT_EQ(reply.status, 200) << reply.body;
    return text_at(parsed(reply.body), "id");
}

TEST(Preview, the_server_puts_tags_into_pages_and_draws_the_picture) {
    const TempFolder folder, web;
    std::ofstream(web.path() + "/index.html") << "<html><head><title>Skerry</title></head><body></body></html>";
    const RunningServer server(folder.path(), [&](Settings& settings) { settings.web = web.path(); });
    Client ann = server.guest("Annabel");
    const std::string hidden = table_with_bot(ann, false), shown = table_with_bot(ann, true);
    Client stranger = server.client();

    const auto secret = stranger.get("/t/" + hidden);
    EXPECT_EQ(secret.status, 200);
    EXPECT_THAT(secret.body, HasSubstr("A table at Skerry"));
    EXPECT_THAT(secret.body, Not(HasSubstr("Annabel")));
    EXPECT_THAT(secret.body, Not(HasSubstr("Skara")));
    EXPECT_EQ(stranger.get("/api/tables/" + hidden + "/preview").body, picture_of(Preview{}));

    const auto open = stranger.get("/t/" + shown);
    EXPECT_THAT(open.body, HasSubstr("Skara Brae: Annabel and"));
    EXPECT_THAT(open.body, HasSubstr("/api/tables/" + shown + "/preview"));
    const auto picture = stranger.get("/api/tables/" + shown + "/preview");
    EXPECT_THAT(picture.header, HasSubstr("image/png"));
    EXPECT_NE(picture.body, picture_of(Preview{}));

    // The private one is over: now it may be told.
    EXPECT_EQ(ann.post("/api/tables/" + hidden + "/end", R"({"agree":true})").status, 200);
    EXPECT_THAT(stranger.get("/t/" + hidden + "/replay").body, HasSubstr("Annabel"));
    const auto told = stranger.get("/api/tables/" + hidden + "/preview");
    EXPECT_NE(told.body, picture_of(Preview{}));
    EXPECT_EQ(stranger.get("/api/tables/" + hidden + "/preview").body, told.body) << "kept";

    EXPECT_EQ(stranger.get("/api/tables/nowhere/preview").status, 404);
    EXPECT_THAT(stranger.get("/t/nowhere").body, Not(HasSubstr("og:title")));
}

}  // namespace
}  // namespace skerry
