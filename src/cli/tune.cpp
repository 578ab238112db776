// SPDX-License-Identifier: Apache-2.0
#include "arena/tune.h"

#include <ostream>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/text.h"

namespace skerry::cli {

// The game's weights.cpp goes to standard output, a summary to standard error.
int tune(const TuneArgs& args, Streams& streams) {
    const auto setup = choose_setup(args.setup, 2);
    if (!setup) return refuse(streams, setup.sentence());
    const bool all = args.setup.mode.empty() && !args.setup.players && args.setup.options.empty();
    const auto seed = Seed::parse(args.seed);
    if (!seed) return refuse(streams, seed.sentence());
    Tuning tuning{.game = setup.value().game,
                  .setup = all ? "" : setup.value().json,
                  .iterations = args.iterations,
                  .games = args.games,
                  .solo_games = args.solo_games,
                  .seed = seed.value(),
                  .threads = args.threads};
    if (streams.err_terminal)
        tuning.progress = [&](std::uint64_t done, std::uint64_t of, bool solo) {
            streams.err << fmt::format("\r\033[K{} of {} games{}", done, of, solo ? " alone" : "") << std::flush;
        };
    const auto tuned = skerry::tune(tuning);
    if (streams.err_terminal) streams.err << "\r\033[K" << std::flush;
    if (!tuned) return refuse(streams, tuned.sentence());
    streams.out << weights_source(tuning, tuned.value());
    for (const auto& [of, fit] :
         {std::pair("multiplayer", &tuned.value().multi), std::pair("solo", &tuned.value().solo)})
        if (*fit)
            streams.err << fmt::format(
                "{}: {} positions, the hand-written estimate explains {:.1f} % of the results, the learned one {:.1f} "
                "%; "
                "{} decisions, {} priors\n",
                of, (*fit)->positions, 100 * (*fit)->r2_by_hand, 100 * (*fit)->r2, (*fit)->decisions,
                (*fit)->priors.size());
    return success;
}

}  // namespace skerry::cli
