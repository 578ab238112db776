// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

#include "catalog/catalog.h"

namespace skerry::embed {

// Positions by number, for hosts that search or simulate themselves. put() fills a place, find() looks into one.
class Places {
public:
    static constexpr std::size_t limit = 65'536;

    struct Place {
        Position position;
        bool view = false;  // something in it may be unknown: it can't be played on
    };

    Result<std::int32_t> put(Place place) {
        std::size_t at = 0;
        if (!free_.empty()) {
            at = free_.back();
            free_.pop_back();
            places_[at] = std::move(place);
        } else {
            if (places_.size() == limit)
                return Error{"All " + std::to_string(limit) + " places are taken; drop some first."};
            at = places_.size();
            places_.emplace_back(std::move(place));
        }
        return static_cast<std::int32_t>(at);
    }
    // Null if there is no such place.
    const Place* find(std::int32_t at) const {
        const auto i = static_cast<std::size_t>(at);
        return at >= 0 && i < places_.size() && places_[i] ? &*places_[i] : nullptr;
    }
    Place* find(std::int32_t at) { return const_cast<Place*>(std::as_const(*this).find(at)); }
    void drop(std::int32_t at) {
        if (!find(at)) return;
        places_[static_cast<std::size_t>(at)].reset();
        free_.push_back(static_cast<std::size_t>(at));
    }

private:
    std::vector<std::optional<Place>> places_;
    std::vector<std::size_t> free_;
};

}  // namespace skerry::embed
