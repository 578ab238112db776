// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/result.h"
#include "core/sentence.h"

// What is wrong with a setup or a position that somebody wrote: a check is a list of faults, each with its sentence,
// and the first one there is gets said.
//
//     return first_fault({{player.coins > max_coins, "{who} can hold {n} coins.", max_coins},
//                         out_of_range(state.round, 1, last_round, "round")}, who);
namespace skerry {

using Checked = Result<void>;

// Whether something is wrong, and the sentence that says so with words for its places, in their order. All conditions
// of a list are computed, so none of them may rely on an earlier one.
class Fault {
    template <class... Words>
    struct Sentence : SentenceFor<Words...> {
        consteval Sentence(const char* sentence) : SentenceFor<Words...>(sentence, "who") {}  // NOLINT
    };

public:
    template <class... Words>
    Fault(bool wrong, std::type_identity_t<Sentence<Words...>> sentence, const Words&... words)  // NOLINT
        : wrong_(wrong), sentence_(sentence.text) {
        if (wrong) words_ = {detail::word(words)...};
    }
    bool wrong() const { return wrong_; }
    std::string said(std::string_view who) const {
        const detail::PlaceNames places(sentence_, "who");
        return filled(sentence_, [&](std::string_view name) {
            return name == "who" ? std::string(who) : words_[places.find(name)];
        });
    }

private:
    bool wrong_;
    std::string_view sentence_;
    std::vector<std::string> words_;
};

// `who` is whose part of the position is checked.
inline Checked first_fault(std::initializer_list<Fault> faults, std::string_view who = {}) {
    for (const Fault& fault : faults)
        if (fault.wrong()) return Error{fault.said(who)};
    return {};
}

inline Fault out_of_range(int number, int least, int most, std::string_view what) {
    return {number < least || number > most, "{what} is a number from {least} to {most}.", what, least, most};
}

}  // namespace skerry
