// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/ranking.h"
#include "table/deed.h"

namespace skerry {

// What a link to a table shows where it is passed on: a title, a sentence and a picture. It is public whoever asks, so
// it holds what a spectator may know; of a private table that is not over it does not even say the game.
struct Preview {
    struct Player {
        std::string name;
        std::string_view colour;  // of the seat
        std::string points;       // empty: not known
        bool won = false;
    };
    std::string title = "A table at Skerry";
    std::string text = "Board games by their rules: alone, against bots, on one screen or online.";
    const GameInfo* game = nullptr;
    std::vector<Player> players;

    bool neutral() const { return game == nullptr; }
};

// Whether a card may be told to anybody.
inline bool may_be_shown(const TableCard& card) { return card.listed || card.state == TableState::over; }
// With points where the public score is known.
Preview preview_of(const TableCard& card, const Ranking* score = nullptr);

// The table that a page is about: /t/ID, /t/ID/replay, /t/ID/analysis, and /c/ID for a campaign, which has the id of its
// first table.
std::optional<std::string_view> table_of_page(std::string_view path);
// A page with the tags that others read (Open Graph). `site` is where it was asked: "https://example.org"; empty: not
// known, and no picture is named.
std::string with_tags(std::string_view page, const Preview& preview, const std::string& site, const std::string& path,
                      const std::string& table);
// 1200 x 630 pixels, as a PNG file.
std::string picture_of(const Preview& preview);

}  // namespace skerry
