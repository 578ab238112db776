// SPDX-License-Identifier: Apache-2.0
#include "server/preview.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "catalog/catalog.h"
#include "server/canvas.h"

namespace skerry {
namespace {

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) switch (c) {
        case '&':  out += "&amp;"; break;
        case '<':  out += "&lt;"; break;
        case '>':  out += "&gt;"; break;
        case '"':  out += "&quot;"; break;
        case '\'': out += "&#39;"; break;
        default:   out += c;
        }
    return out;
}

// ---- How it looks ----

constexpr int picture_width = 1200, picture_height = 630;
constexpr Colour ink{44, 38, 30}, soft{104, 94, 80}, card_colour{253, 250, 243}, line_colour{221, 211, 193},
    won_colour{47, 107, 58};

// What of the scenery is the game's own: it stands on the right, filled part by part.
struct Shape {
    Colour colour;
    std::string_view path;
};
struct Scene {
    std::string_view game;
    Colour sky, horizon, light, far, middle, near;
    std::array<Shape, 6> shapes;
};

constexpr Scene scenes[]{
    {"",
     {196, 214, 220},
     {244, 236, 220},
     {252, 240, 205},
     {150, 172, 176},
     {98, 130, 134},
     {52, 84, 92},
     {{{{70, 62, 52}, "M 830 470 L 880 360 L 905 300 L 935 352 L 975 330 L 1040 420 L 1110 470"},
       {{110, 100, 84}, "M 905 300 L 935 352 L 922 420 L 900 470 L 830 470 L 880 360"},
       {{240, 236, 226}, "M 990 352 L 1000 290 L 1016 290 L 1026 372"},
       {{168, 72, 26}, "M 996 290 L 1008 268 L 1020 290"},
       {},
       {}}}},
    // Stone houses under turf.
    {"skara-brae",
     {170, 193, 202},
     {240, 228, 204},
     {250, 226, 176},
     {134, 156, 140},
     {104, 132, 92},
     {78, 104, 66},
     {{{{138, 120, 94}, "M 820 480 L 832 400 L 862 372 L 1058 372 L 1088 400 L 1100 480"},
       {{104, 132, 92}, "M 812 404 q 24 -96 148 -98 q 124 2 148 98 l -40 -24 l -216 0"},
       {{78, 66, 50}, "M 928 480 L 928 412 q 32 -30 64 0 l 0 68"},
       {{228, 138, 60}, "M 944 480 L 948 436 q 14 -8 12 -26 q 18 14 16 40 l 4 30"},
       {{170, 152, 122}, "M 838 436 L 912 430 L 912 446 L 836 452 M 1006 430 L 1084 436 L 1086 452 L 1006 446"},
       {{170, 152, 122}, "M 868 396 L 918 394 L 920 408 L 862 410 M 1010 394 L 1056 396 L 1062 410 L 1010 408"}}}},
    // A shelter of scrap before the ice.
    {"arctic-scavengers",
     {126, 156, 178},
     {222, 232, 236},
     {244, 246, 244},
     {176, 198, 210},
     {132, 160, 176},
     {222, 231, 236},
     {{{{198, 216, 226}, "M 800 470 L 870 300 L 910 352 L 960 250 L 1040 380 L 1076 340 L 1140 470"},
       {{240, 246, 248}, "M 960 250 L 990 300 L 966 330 L 944 306 L 932 322 L 920 332"},
       {{122, 84, 62}, "M 868 490 L 880 410 L 1030 396 L 1044 490"},
       {{168, 96, 52}, "M 862 414 L 950 372 L 1052 396 L 1048 410 L 952 390 L 868 428"},
       {{58, 66, 74}, "M 930 490 L 932 436 L 978 432 L 982 490"},
       {{226, 172, 56}, "M 1004 426 L 1026 424 L 1027 446 L 1005 448"}}}},
    // A castle of sand.
    {"fine-sand",
     {116, 182, 214},
     {222, 238, 240},
     {255, 240, 190},
     {66, 142, 178},
     {232, 206, 150},
     {240, 220, 172},
     {{{{214, 178, 112},
        "M 836 500 L 846 380 L 840 380 L 840 352 L 858 352 L 858 364 L 872 364 L 872 352 L 890 352 L 890 364 L 904 364 "
        "L 904 352 L 922 352 L 922 380 L 916 380 L 926 500"},
       {{202, 164, 98},
        "M 1000 500 L 1010 380 L 1004 380 L 1004 352 L 1022 352 L 1022 364 L 1036 364 L 1036 352 L 1054 352 L 1054 364 "
        "L "
        "1068 364 L 1068 352 L 1086 352 L 1086 380 L 1080 380 L 1090 500"},
       {{224, 190, 126},
        "M 896 500 L 900 330 L 892 330 L 892 298 L 914 298 L 914 312 L 936 312 L 936 298 L 988 298 L 988 312 L 1010 "
        "312 L "
        "1010 298 L 1032 298 L 1032 330 L 1024 330 L 1028 500"},
       {{138, 98, 50}, "M 940 500 L 940 440 q 22 -34 44 0 l 0 60"},
       {{120, 88, 52}, "M 958 300 L 958 196 L 965 196 L 965 300"},
       {{196, 58, 44}, "M 965 198 L 1040 218 L 965 246"}}}},
    // A monastery's flags between peaks.
    {"snowcrest",
     {60, 64, 112},
     {222, 172, 156},
     {250, 224, 178},
     {134, 128, 168},
     {98, 96, 146},
     {226, 230, 240},
     {{{{110, 108, 156}, "M 780 480 L 930 240 L 1000 330 L 1050 280 L 1160 480"},
       {{244, 246, 250},
        "M 930 240 L 1000 330 L 976 352 L 950 322 L 930 356 L 906 326 L 880 352 L 862 348 M 1050 280 L 1098 366 L 1070 "
        "346 L 1050 366 L 1030 340 L 1012 318"},
       {{196, 58, 52}, "M 846 420 L 880 428 L 872 458 L 840 450"},
       {{238, 190, 70}, "M 892 430 L 926 434 L 922 464 L 888 460"},
       {{86, 146, 92}, "M 938 436 L 972 436 L 972 466 L 938 466"},
       {{70, 118, 178}, "M 984 434 L 1018 430 L 1022 460 L 988 464"}}}},
    // Firs and a tower of logs.
    {"tundra",
     {150, 176, 178},
     {238, 226, 204},
     {248, 226, 184},
     {128, 148, 132},
     {92, 112, 88},
     {116, 98, 66},
     {{{{52, 82, 64},
        "M 850 500 L 850 470 L 800 470 L 840 410 L 814 410 L 852 350 L 832 350 L 862 280 L 892 350 L 872 350 L "
        "910 410 L 884 410 L 924 470 L 874 470 L 874 500"},
       {{66, 98, 74},
        "M 1082 500 L 1082 476 L 1042 476 L 1074 424 L 1052 424 L 1082 374 L 1068 374 L 1092 316 L 1116 374 L "
        "1102 374 L 1132 424 L 1110 424 L 1142 476 L 1102 476 L 1102 500"},
       {{112, 80, 52}, "M 936 500 L 948 330 L 1036 330 L 1048 500"},
       {{150, 38, 44}, "M 924 338 L 992 250 L 1060 338"},
       {{84, 58, 38}, "M 942 376 L 1042 376 L 1043 384 L 941 384 M 939 420 L 1045 420 L 1046 428 L 938 428"},
       {{240, 220, 160}, "M 976 404 L 976 352 q 16 -18 32 0 l 0 52"}}}},
};

const Scene& scene_of(const Preview& preview) {
    for (const Scene& scene : scenes)
        if (!preview.neutral() && scene.game == preview.game->id) return scene;
    return scenes[0];
}

// A line of hills down to the lower edge.
std::string hills(double height, double rise, double waves, double from) {
    std::string path = "M 0 " + std::to_string(picture_height) + " L";
    for (int x = 0; x <= picture_width; x += 20)
        path += " " + std::to_string(x) + " " +
                std::to_string(height - rise * std::sin(from + waves * x * std::numbers::pi / picture_width) -
                               rise / 3 * std::sin(from * 3 + 2.7 * waves * x * std::numbers::pi / picture_width));
    return path + " " + std::to_string(picture_width) + " " + std::to_string(picture_height);
}

void draw(Canvas& canvas, const Scene& scene) {
    canvas.shade(scene.sky, scene.horizon);
    canvas.disc(1050, 150, 96, scene.light, 0.35);
    canvas.disc(1050, 150, 64, scene.light);
    canvas.fill(hills(430, 34, 3, 0.4), scene.far);
    canvas.fill(hills(470, 24, 2, 2.2), scene.middle);
    for (const Shape& shape : scene.shapes)
        if (!shape.path.empty()) canvas.fill(shape.path, shape.colour);
    canvas.fill(hills(510, 18, 2.6, 1.2), scene.near);
}

constexpr std::pair<std::string_view, Colour> seat_colours[]{
    {"purple", {122, 74, 156}}, {"blue", {39, 104, 168}},   {"yellow", {170, 132, 20}}, {"red", {176, 58, 46}},
    {"green", {58, 125, 68}},   {"white", {150, 160, 166}}, {"brown", {125, 85, 36}},   {"orange", {184, 86, 12}}};

// As on the page: the colour that the game gives the seat, or one of the house.
Colour colour_of(std::string_view name, std::size_t seat) {
    for (const auto& [known, colour] : seat_colours)
        if (known == name) return colour;
    return seat_colours[seat % std::size(seat_colours)].second;
}

// What is longer ends in an ellipsis.
std::string fitted(std::string text, double size, double room) {
    if (Canvas::width_of(text, size) <= room) return text;
    while (!text.empty() && Canvas::width_of(text + "\u2026", size) > room) {
        while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xc0) == 0x80) text.pop_back();
        if (!text.empty()) text.pop_back();
    }
    while (text.ends_with(' ')) text.pop_back();
    return text + "\u2026";
}

// A text in so many lines; the last one is cut.
void draw_lines(Canvas& canvas, std::string_view text, double x, double y, double size, double room, int most) {
    std::string line;
    std::vector<std::string> lines;
    for (std::size_t i = 0; i <= text.size();) {
        const std::size_t end = std::min(text.find(' ', i), text.size());
        const std::string word(text.substr(i, end - i));
        if (!line.empty() && Canvas::width_of(line + " " + word, size) > room &&
            static_cast<int>(lines.size()) + 1 < most) {
            lines.push_back(line);
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
        i = end + 1;
    }
    lines.push_back(line);
    for (const std::string& one : lines) {
        canvas.text(fitted(one, size, room), x, y, size, soft);
        y += size * 1.25;
    }
}

constexpr double left = 96, right = 716, player_height = 60;

// A row for each player: who it is, whether they won, how many points.
void draw_players(Canvas& canvas, const Preview& preview) {
    double y = 300;
    for (std::size_t seat = 0; seat < preview.players.size(); ++seat, y += player_height) {
        const Preview::Player& player = preview.players[seat];
        canvas.fill("M 96 0 L 716 0 L 716 2 L 96 2", line_colour, {0, y - player_height * 0.72});
        canvas.disc(left + 14, y - 13, 13, colour_of(player.colour, seat));
        const double points = Canvas::width_of(player.points, 44);
        canvas.text(player.points, right - points, y, 44, ink);
        const std::string name = fitted(player.name, 42, right - left - points - 150);
        const double end = canvas.text(name, left + 44, y, 42, player.won ? ink : soft);
        if (player.won) canvas.text("won", end + 16, y, 30, won_colour);
    }
}

void draw(Canvas& canvas, const Preview& preview) {
    const double bottom =
        preview.players.empty() ? 262 : 256 + player_height * static_cast<double>(preview.players.size());
    const std::string side = std::to_string(bottom - 80);
    canvas.fill("M 56 64 q 0 -16 16 -16 l 668 0 q 16 0 16 16 l 0 " + side + " q 0 16 -16 16 l -668 0 q -16 0 -16 -16",
                card_colour, {}, 0.97);
    canvas.text(preview.game ? std::string(preview.game->name) : "Skerry", left, 136, 76, ink);
    draw_lines(canvas, preview.text, left, 190, 33, right - left, 2);
    draw_players(canvas, preview);
    if (preview.neutral()) return;
    constexpr double margin = 48, size = 40;
    const Scene& scene = scene_of(preview);
    const int light = scene.near.red + scene.near.green + scene.near.blue;
    canvas.text("Skerry", picture_width - margin - Canvas::width_of("Skerry", size), picture_height - margin + 12, size,
                light > 450 ? ink : card_colour);
}

std::string names_in(const Preview& preview) {
    std::vector<std::string> names;
    for (const Preview::Player& player : preview.players) names.push_back(player.name);
    return joined(names);
}

}  // namespace

Preview preview_of(const TableCard& card, const Ranking* score) {
    Preview preview;
    const auto game = find_game(card.game);
    if (!may_be_shown(card) || !game) return preview;
    preview.game = &game.value()->info();
    for (std::size_t i = 0; i < card.chairs.size(); ++i) {
        Preview::Player& player = preview.players.emplace_back();
        if (i < preview.game->seat_names.size()) player.colour = preview.game->seat_names[i];
        player.name = card.chairs[i].kind == ChairKind::open ? "a free seat" : card.chairs[i].name;
        if (!score || i >= score->seats.size()) continue;
        player.points = total_text(score->seats[i]);
        player.won = score->final && score->seats[i].won;
    }
    const std::string name(preview.game->name);
    if (card.state == TableState::over) {
        preview.title = name + ": " + names_in(preview);
        preview.text = card.verdict.empty() ? "The game is over." : card.verdict;
    } else if (card.state == TableState::open) {
        preview.title = "Join a game of " + name;
        preview.text = "A seat is free at this table.";
    } else {
        preview.title = name + ": " + names_in(preview);
        preview.text = "The game is on. Come and watch.";
    }
    return preview;
}

std::optional<std::string_view> table_of_page(std::string_view path) {
    const bool campaign = path.starts_with("/c/");
    if (!campaign && !path.starts_with("/t/")) return std::nullopt;
    std::string_view id = path.substr(3), rest;
    if (const std::size_t end = id.find('/'); end != std::string_view::npos) {
        rest = id.substr(end);
        id = id.substr(0, end);
    }
    const bool known = rest.empty() || (!campaign && (rest == "/replay" || rest == "/analysis"));
    return known && !id.empty() ? std::optional(id) : std::nullopt;
}

std::string with_tags(std::string_view page, const Preview& preview, const std::string& site, const std::string& path,
                      const std::string& table) {
    std::string tags;
    const auto add = [&](std::string_view kind, std::string_view name, const std::string& content) {
        tags +=
            "<meta " + std::string(kind) + "=\"" + std::string(name) + "\" content=\"" + escaped(content) + "\" />\n";
    };
    add("property", "og:type", "website");
    add("property", "og:site_name", "Skerry");
    add("property", "og:title", preview.title);
    add("property", "og:description", preview.text);
    if (!site.empty()) {
        add("property", "og:url", site + path);
        add("property", "og:image", site + "/api/tables/" + table + "/preview");
        add("property", "og:image:type", "image/png");
        add("property", "og:image:width", std::to_string(picture_width));
        add("property", "og:image:height", std::to_string(picture_height));
        add("property", "og:image:alt", preview.title);
    }
    add("name", "twitter:card", site.empty() ? "summary" : "summary_large_image");
    std::string whole(page);
    const std::size_t end = whole.find("</head>");
    if (end != std::string::npos) whole.insert(end, tags);
    return whole;
}

std::string picture_of(const Preview& given) {
    Preview preview = given;
    // Where the serif has no letters for a name, the seat has one.
    for (Preview::Player& player : preview.players)
        if (!Canvas::writable(player.name)) player.name = capital(player.colour);
    Canvas canvas(picture_width, picture_height);
    draw(canvas, scene_of(preview));
    draw(canvas, preview);
    return canvas.png();
}

}  // namespace skerry
