// SPDX-License-Identifier: Apache-2.0
#include "catalog/catalog.h"

#include <algorithm>

#include "catalog/visit.h"
#include "core/hash.h"

namespace skerry {
namespace {

template <class... G>
const auto& list_of(std::tuple<G...>*) {
    static const std::array<const AnyGame*, sizeof...(G)> list{&wrapped<G>()...};
    return list;
}

}  // namespace

std::span<const AnyGame* const> all_games() { return list_of(static_cast<Games*>(nullptr)); }

Result<const AnyGame*> find_game(std::string_view id) {
    std::string wanted(id);
    std::replace(wanted.begin(), wanted.end(), '_', '-');
    std::string names;
    for (const AnyGame* game : all_games()) {
        if (game->info().id == wanted) return game;
        (names += names.empty() ? "" : ", ") += game->info().id;
    }
    return Error{"There is no game called " + json::quoted(id.substr(0, 60)) + "; the games are: " + names + "."};
}

std::string AnyGame::hash(const Position& position) const {
    std::uint64_t n = skerry::hash(json(position));
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; n >>= 4) text[i] = "0123456789abcdef"[n & 15];
    return text;
}

std::vector<std::string> AnyGame::seat_names(std::size_t players) const {
    std::vector<std::string> names;
    for (std::uint8_t i = 0; i < players; ++i) names.push_back(seat_name(info(), Seat(i)));
    return names;
}

}  // namespace skerry
