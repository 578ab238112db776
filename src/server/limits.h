// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <string>
#include <unordered_map>

#include "table/deed.h"

namespace skerry {

// A rate per second, with a burst.
class Allowance {
public:
    Allowance(double a_second, double burst) : rate_(a_second), burst_(burst), left_(burst) {}
    bool take(Time now) {
        left_ = std::min(burst_, left_ + rate_ * static_cast<double>(std::max<Time>(0, now - last_)) / 1000);
        last_ = now;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }
    bool full(Time now) const { return left_ + rate_ * static_cast<double>(now - last_) / 1000 >= burst_; }

private:
    double rate_, burst_, left_;
    Time last_ = 0;
};

// The same per key: address or user.
class Allowances {
public:
    Allowances(double a_second, double burst) : fresh_(a_second, burst) {}
    bool take(const std::string& who, Time now) {
        if (each_.size() > most) std::erase_if(each_, [&](const auto& one) { return one.second.full(now); });
        if (each_.size() > 2 * most) return false;
        return each_.try_emplace(who, fresh_).first->second.take(now);
    }

private:
    static constexpr std::size_t most = 10'000;
    Allowance fresh_;
    std::unordered_map<std::string, Allowance> each_;
};

}  // namespace skerry
