// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "server/loop.h"
#include "store/store.h"

namespace skerry {

// Writes to the store, answered on the loop's thread. send() starts one; settled() says whether all have arrived.
class Writes {
public:
    Writes(Store& store, Loop& loop) : store_(store), loop_(loop) {}
    Writes(const Writes&) = delete;
    Writes& operator=(const Writes&) = delete;

    void send(Write write, Store::Done done) {
        ++pending_;
        store_.write(std::move(write), [this, done = std::move(done)](const Result<void>& result) {
            loop_.post([this, done, result] {
                --pending_;
                done(result);
            });
        });
    }
    bool settled() const { return pending_ == 0; }

private:
    Store& store_;
    Loop& loop_;
    std::size_t pending_ = 0;
};

}  // namespace skerry
