// SPDX-License-Identifier: Apache-2.0
#include "embed/asked.h"
#include "embed/engine.h"
#include "table/film.h"
#include "table/plan.h"

namespace skerry::embed {

Result<RecordText> Engine::carry_out(const WriteRecordRequest& asked) {
    SKERRY_LET(const Game* found, table(asked.table));
    const Game& game = *found;
    if (!game.seed) return Error{"A game that began with a loaded position has no record."};
    Record record{.game = &game.rules(),
                  .rules = game.rules().info().rules,
                  .setup = game.rules().setup_json(game.position),
                  .seed = *game.seed,
                  .names = game.names};
    for (const PlayedMove& step : game.played) {
        record.moves.push_back({step.seat, step.text, {}, {}});
        for (const ToldEvent& event : step.happened)
            if (sees(Seats::none(), event.audience)) record.moves.back().log.push_back(event.text);
    }
    keep_last(record, game.position);
    return RecordText{write(record)};
}

// A record of today's rules must be sound; one of other rules is replayed as far as it goes.
Result<Verified> Engine::carry_out(const VerifyRequest& asked) {
    SKERRY_LET(const Campaign games, read_campaign(asked.record));
    Verified verified;
    bool today = true;
    for (const Record& record : games) {
        const Replayed replayed = replay_as_far(record);
        VerifiedGame game{.game = record.game->info().id, .names = record.names};
        game.moves = static_cast<std::int64_t>(replayed.moves);
        if (replayed.position) {
            game.over = record.game->waiting(*replayed.position).empty();
            game.hash = record.game->hash(*replayed.position);
        }
        if (record.by_other_rules()) game.note = other_rules_text(*record.game, record.rules) + " " + replayed.text;
        today = today && !record.by_other_rules();
        verified.games.push_back(std::move(game));
    }
    if (today) SKERRY_TRY(verify(games));
    return verified;
}

Result<protocol::Replay> Engine::carry_out(const FramesRequest& asked) {
    SKERRY_LET(const Record record, read_record(asked.record));
    SKERRY_LET(const Seats eyes, eyes_in(asked.seat, record.names.size()));
    const std::int64_t from = asked.from.value_or(0);
    if (from < 0) return json::Place{"from"}.error("must be the number of a frame");
    SKERRY_LET(const Film film, Film::develop(record));
    protocol::Replay replay = film.page(static_cast<std::size_t>(from), eyes);
    replay.table = describe(card_of(record), "", [](const std::string&) { return false; });
    return replay;
}

}  // namespace skerry::embed
