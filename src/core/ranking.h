// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/containers.h"
#include "core/info.h"

// Points, places and the verdict.
namespace skerry {

// How a seat did. During the game these are its public points: those that everybody can be sure of, if it ended
// now. If there may be more that only some can know, the category is marked as hidden and a client shows "7+".
struct Standing {
    std::vector<int> points;  // by category
    int total = 0;
    int place = 0;             // 1 is best; ties share a place. By public points during the game
    bool won = false;          // solo: reached the target
    std::uint32_t hidden = 0;  // categories with points that others can't know yet, one bit each; none once final

    template <class Category>
    void hide(Category category) {
        hidden |= std::uint32_t{1} << static_cast<std::size_t>(category);
    }
    bool hides(std::size_t category) const { return (hidden >> category & 1) != 0; }
    bool operator==(const Standing&) const = default;
};

// Points for a person: "7", or "7+" where more may be hidden.
inline std::string points_text(int points, bool hidden) { return std::to_string(points) + (hidden ? "+" : ""); }
inline std::string total_text(const Standing& standing) { return points_text(standing.total, standing.hidden != 0); }

// Alone: what there is to reach, in a sentence, and what a result is called, each from so many points on.
struct Grade {
    int points = 0;
    std::string_view name;

    bool operator==(const Grade&) const = default;
    SKERRY_FIELDS(points, name)
};
struct Target {
    std::string text;
    std::vector<Grade> grades;

    bool operator==(const Target&) const = default;
    SKERRY_FIELDS(text, grades)
    SKERRY_NOTES("text: what there is to reach, in a sentence", "grades: what results are called, the lowest first")
};

// A line of the score sheet below a category: by what its points came. {"track", "towers"}
struct Source {
    std::string_view category, name;
};
// Points by the place of a source in a game's list.
struct Credit {
    std::size_t source = 0;
    int points = 0;
};

// The one score of a game, the same for players and spectators.
struct Ranking {
    std::vector<Standing> seats;
    std::optional<Target> target;  // alone
    bool final = false;            // false during the game, and forever if people or clocks ended it early
    std::string verdict;           // in a sentence, once final
    std::uint32_t unused = 0;  // categories that this setup does not score, one bit each: no lines on the score sheet

    template <class Category>
    void leave_out(Category category) {
        unused |= std::uint32_t{1} << static_cast<std::size_t>(category);
    }
    bool counts(std::size_t category) const { return (unused >> category & 1) == 0; }
    bool operator==(const Ranking&) const = default;
};

// Adds the next seat with its points by category.
template <NamedEnum Category, class Number>
Standing& add_standing(Ranking& ranking, const Each<Category, Number>& points) {
    Standing standing;
    for (Category category : each<Category>()) {
        standing.points.push_back(points[category]);
        standing.total += points[category];
    }
    return ranking.seats.emplace_back(std::move(standing));
}

// Assigns places by key(seat), greatest first: points, then whatever breaks ties. Equal keys share a place.
template <class Key>
void place_by(Ranking& ranking, Key key) {
    for (std::size_t i = 0; i < ranking.seats.size(); ++i) {
        Standing& standing = ranking.seats[i];
        standing.place = 1;
        for (std::size_t other = 0; other < ranking.seats.size(); ++other) standing.place += key(other) > key(i);
        standing.won = ranking.final && standing.place == 1;
    }
}

// Once the game is over: "Red wins with 12 points, ahead of the tied players by wooden coins." `amount` puts the
// winners' score into words, `tie` is what broke a tie for first place.
std::string points_in_words(int points);
void declare_victory(Ranking& ranking, const GameInfo& info, std::span<const std::string> names, std::string_view tie,
                     std::string (*amount)(int best) = points_in_words);

// Solo: the one seat, whether it reached its target, and the verdict once the game is over.
void rank_alone(Ranking& ranking, bool won, std::string verdict);

}  // namespace skerry
