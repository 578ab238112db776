#include "arena/tune.h"

#include <ostream>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/text.h"

namespace skerry::cli {

// The lesson goes to standard output as the game's weights.cpp; what was learnt, in words, to standard error.
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
                  .alone = args.alone,
                  .seed = seed.value(),
                  .threads = args.threads};
    if (streams.err_terminal)
        tuning.progress = [&](std::uint64_t done, std::uint64_t of, bool alone) {
            streams.err << fmt::format("\r\033[K{} of {} games{}", done, of, alone ? " alone" : "") << std::flush;
        };
    const auto lessons = skerry::tune(tuning);
    if (streams.err_terminal) streams.err << "\r\033[K" << std::flush;
    if (!lessons) return refuse(streams, lessons.sentence());
    streams.out << weights_source(tuning, lessons.value());
    for (const auto& [of, lesson] :
         {std::pair("against others", &lessons.value().together), std::pair("alone", &lessons.value().alone)})
        if (*lesson)
            streams.err << fmt::format(
                "{}: {} positions, the estimate by hand explains {:.1f} % of the results, the one learnt {:.1f} %; "
                "{} decisions, {} habits\n",
                of, (*lesson)->positions, 100 * (*lesson)->before, 100 * (*lesson)->after, (*lesson)->decisions,
                (*lesson)->habits.size());
    return fine;
}

}  // namespace skerry::cli
