// SPDX-License-Identifier: Apache-2.0
#include "embed/asked.h"
#include "embed/engine.h"

// Games on tables: docs/referee.md.
namespace skerry::embed {
namespace {

// Any answer that says where the game stands.
template <class A>
A standing(A answer, Seats waiting, std::size_t moves) {
    answer.waiting = protocol::list_of(waiting);
    answer.over = waiting.empty();
    answer.moves_played = static_cast<std::int64_t>(moves);
    return answer;
}

// A table that was loaded from a view knows no more than that.
template <class G>
Result<void> check_whole(const G& game) {
    if (!game.known) return {};
    return Error{"This table was loaded from a view, so only that is known."};
}
template <class G>
Result<Seats> known_eyes(const G& game, const json::Optional<Eyes>& given) {
    if (game.known && !given) return *game.known;
    SKERRY_LET(const Seats eyes, eyes_in(given, game.names.size()));
    if (game.known && eyes != *game.known) SKERRY_TRY(check_whole(game));
    return eyes;
}
template <class G>
Result<Seat> known_seat(const G& game, const json::Optional<Seat>& given) {
    SKERRY_LET(const Seat seat, seat_in(given, game.waiting(), game.names.size()));
    if (game.known && !game.known->has(seat)) SKERRY_TRY(check_whole(game));
    return seat;
}

}  // namespace

void Engine::Game::play(Seat seat, Move move) {
    PlayedMove step{position, seat, rules().move_text(move), Revealed::no, {}};
    step.revealed = rules().play(position, seat, move, names, &step.happened);
    played.push_back(std::move(step));
}

// ---- Beginning ----

Result<Begun> Engine::put(const Name& given, Game game, json::Optional<std::string> note) {
    const std::string name = given.value_or("");
    if (tables_.size() >= Limits::tables && !tables_.contains(name))
        return Error{"There are already " + std::to_string(Limits::tables) + " tables; close one first."};
    Begun begun{.note = std::move(note),
                .game = game.rules().info().id,
                .setup = {game.rules().setup_json(game.position)},
                .names = game.names,
                .waiting = {}};
    begun = standing(std::move(begun), game.waiting(), game.played.size());
    tables_.insert_or_assign(name, std::move(game));
    return begun;
}

Result<Begun> Engine::carry_out(const NewRequest& asked) {
    SKERRY_LET(const auto game, find_game(asked.game));
    SKERRY_LET(const Seed seed, seed_or_fresh(asked.seed));
    const json::Value no_setup(boost::json::object_kind);
    SKERRY_LET(const auto position, game->begin(asked.setup ? *asked.setup : no_setup, seed));
    SKERRY_LET(const auto names, names_in(asked.names, *game, game->players(position)));
    return put(asked.table, {.position = position, .names = names, .seed = seed});
}

Result<Begun> Engine::carry_out(const LoadRequest& asked) {
    if (asked.record) return load_record(asked);
    if (asked.place) return load_place(asked);
    if (!asked.game) return json::Place{"game"}.error("is missing");
    if (asked.view) return load_view(asked);
    if (!asked.position) return json::Place{"position"}.error("is missing, or record");
    SKERRY_LET(const auto game, find_game(*asked.game));
    std::optional<Seed> seed;
    if (asked.seed && asked.seed->text != "null") {
        SKERRY_LET(seed, seed_in(*asked.seed));
    }
    SKERRY_LET(const auto position, game->read(*asked.position, seed));
    SKERRY_LET(const auto names, names_in(asked.names, *game, game->players(position)));
    return put(asked.table, {.position = position, .names = names});
}

Result<Begun> Engine::load_view(const LoadRequest& asked) {
    if (asked.position) return Error{"A table is loaded from a position or from a view."};
    SKERRY_LET(const auto game, find_game(*asked.game));
    SKERRY_LET(const auto view, game->read_view(*asked.view));
    SKERRY_LET(const auto names, names_in(asked.names, *game, game->players(view)));
    SKERRY_LET(const Seats eyes, eyes_in(asked.eyes, names.size()));
    return put(asked.table, {.position = complete(view), .names = names, .known = eyes});
}

Result<Begun> Engine::load_place(const LoadRequest& asked) {
    const Places::Place* place = places_.find(*asked.place);
    if (!place) return Error{"There is nothing in place " + std::to_string(*asked.place) + "."};
    if (place->view) return Error{"This is a view; imagine a position first."};
    const AnyGame& game = place->position.game();
    SKERRY_LET(const auto names, names_in(asked.names, game, game.players(place->position)));
    return put(asked.table, {.position = place->position, .names = names});
}

Result<Begun> Engine::load_record(const LoadRequest& asked) {
    const std::pair<bool, std::string_view> others[] = {{bool(asked.game), "game"},
                                                        {bool(asked.position), "position"},
                                                        {bool(asked.view), "view"},
                                                        {bool(asked.seed), "seed"},
                                                        {bool(asked.names), "names"}};
    for (const auto& [given, field] : others)
        if (given) return Error{"A record already has the " + std::string(field) + "."};
    SKERRY_LET(const auto record, read_record(*asked.record));
    SKERRY_TRY(verify(record));
    SKERRY_LET(const auto first, first_position(record));
    Game game{.position = first, .names = record.names, .seed = record.seed};
    for (const RecordedMove& move : record.moves) game.play(move.seat, game.rules().parse_move(move.text).value());
    json::Optional<std::string> note;
    if (record.by_other_rules()) note = other_rules_text(*record.game, record.rules);
    return put(asked.table, std::move(game), std::move(note));
}

// ---- Deciding ----

Result<StateOfPlay> Engine::carry_out(const WaitingRequest& asked) {
    SKERRY_LET(const Game* game, table(asked.table));
    return standing(StateOfPlay{}, game->waiting(), game->played.size());
}

Result<Offered> Engine::carry_out(const MovesRequest& asked) {
    SKERRY_LET(const Game* game, table(asked.table));
    SKERRY_LET(const auto seat, known_seat(*game, asked.seat));
    return Offered{seat, describe(game->position, seat, game->names),
                   describe_moves(game->position, seat, game->names)};
}

Result<Asked> Engine::carry_out(const DecideRequest& asked) {
    SKERRY_LET(const Game* game, table(asked.table));
    SKERRY_LET(const auto seat, known_seat(*game, asked.seat));
    return Asked{describe_decision(game->seen_by(seat), seat, game->rules().moves(game->position, seat), game->names)};
}

Result<Understood> Engine::carry_out(const ReadRequest& asked) {
    SKERRY_LET(const Game* game, table(asked.table));
    SKERRY_LET(const auto seat, known_seat(*game, asked.seat));
    const auto moves = read_moves(game->position, seat, asked.move);
    if (!moves)
        return Error{
            with_reasons(moves.sentence(), game->rules().prompt(game->position, seat, game->names), asked.move)};
    Understood understood;
    for (const Move move : moves.value()) understood.moves.push_back(game->rules().move_text(move));
    return understood;
}

Result<Played> Engine::carry_out(const PlayRequest& asked) {
    SKERRY_LET(Game * found, table(asked.table));
    Game& game = *found;
    SKERRY_LET(const auto seat, known_seat(game, asked.seat));
    const auto moves = read_moves(game.position, seat, asked.move);
    if (!moves)
        return Error{with_reasons(moves.sentence(), game.rules().prompt(game.position, seat, game.names), asked.move)};
    if (game.known) {
        Position after = game.position;
        for (const Move move : moves.value())
            if (game.rules().play(after, seat, move) == Revealed::yes)
                return Error{"This reveals something that is not known here."};
    }
    const std::size_t before = game.played.size();
    for (const Move move : moves.value()) game.play(seat, move);

    Played played{.seat = seat, .played = {}, .happened = {}, .waiting = {}};
    for (std::size_t i = before; i < game.played.size(); ++i) {
        played.played.push_back(game.played[i].text);
        played.revealed = played.revealed || game.played[i].revealed == Revealed::yes;
        for (const ToldEvent& event : game.played[i].happened)
            if (!game.known || sees(*game.known, event.audience)) played.happened.push_back(describe(event));
    }
    return standing(std::move(played), game.waiting(), game.played.size());
}

Result<TakenBack> Engine::carry_out(const UndoRequest& asked) {
    SKERRY_LET(Game * found, table(asked.table));
    Game& game = *found;
    if (game.played.empty()) return Error{"There is nothing to take back."};
    TakenBack back{.seat = game.played.back().seat, .taken_back = game.played.back().text, .waiting = {}};
    game.position = std::move(game.played.back().before);
    game.played.pop_back();
    return standing(std::move(back), game.waiting(), game.played.size());
}

// ---- Looking ----

Result<GamePosition> Engine::carry_out(const WholePositionRequest& asked) {
    SKERRY_LET(const Game* game, table(asked.table));
    SKERRY_TRY(check_whole(*game));
    return GamePosition{game->rules().info().id, {game->rules().json(game->position)}};
}

Result<GameView> Engine::carry_out(const ViewRequest& asked) {
    SKERRY_LET(const Game* game, table(asked.table));
    SKERRY_LET(const auto eyes, known_eyes(*game, asked.seat));
    return GameView{game->rules().info().id, {game->rules().json(game->seen_by(eyes))}};
}

Result<Seen> Engine::carry_out(const LookRequest& asked) {
    SKERRY_LET(const Game* game, table(asked.table));
    SKERRY_LET(const auto eyes, known_eyes(*game, asked.seat));
    const AnyGame& rules = game->rules();
    const Position view = game->seen_by(eyes);
    Seen seen{.view = {rules.json(view)},
              .facts = {rules.facts(view)},
              .decisions = {},
              .ranking = describe(rules.info(), rules.ranking(view, game->names)),
              .waiting = {}};
    const Seats waiting = rules.waiting(view);  // of others as of the last time they could be seen
    if (eyes.size() == 1 && waiting.has(eyes.front()))
        seen.decisions.push_back(
            describe_decision(view, eyes.front(), rules.moves(game->position, eyes.front()), game->names));
    return standing(std::move(seen), waiting, game->played.size());
}

Result<GamePosition> Engine::carry_out(const ImagineRequest& asked) {
    SKERRY_LET(const Game* game, table(asked.table));
    SKERRY_LET(const auto eyes, known_eyes(*game, asked.seat));
    SKERRY_LET(const Seed seed, seed_or_fresh(asked.seed));
    Generator generator(seed);
    Random random(generator);
    const Position imagined = game->rules().imagine(game->seen_by(eyes), random);
    return GamePosition{game->rules().info().id, {game->rules().json(imagined)}};
}

Result<PictureLines> Engine::carry_out(const DrawPictureRequest& asked) {
    SKERRY_LET(const Game* game, table(asked.table));
    SKERRY_LET(const auto eyes, known_eyes(*game, asked.seat));
    const Picture drawn = game->rules().picture(game->seen_by(eyes), eyes, game->names);
    PictureLines lines;
    for (const auto& pieces : drawn.lines()) {
        std::string& line = lines.picture.emplace_back();
        for (const Piece& piece : pieces) line += piece.text;
    }
    return lines;
}

Result<EventList> Engine::carry_out(const TellEventsRequest& asked) {
    SKERRY_LET(const Game* game, table(asked.table));
    SKERRY_LET(const auto eyes, known_eyes(*game, asked.seat));
    const std::int64_t since = asked.since.value_or(0);
    if (since < 0) return json::Place{"since"}.error("must be a number of moves, counted from 0");
    EventList list;
    for (auto i = static_cast<std::size_t>(since); i < game->played.size(); ++i)
        for (const ToldEvent& event : game->played[i].happened)
            if (sees(eyes, event.audience)) list.events.push_back(describe(event));
    list.moves_played = static_cast<std::int64_t>(game->played.size());
    return list;
}

Result<Ranked> Engine::carry_out(const RankRequest& asked) {
    SKERRY_LET(const Game* game, table(asked.table));
    return Ranked{describe(game->rules().info(), game->rules().ranking(game->position, game->names))};
}

Result<PositionHash> Engine::carry_out(const HashRequest& asked) {
    SKERRY_LET(const Game* game, table(asked.table));
    SKERRY_TRY(check_whole(*game));
    return PositionHash{game->rules().hash(game->position)};
}

}  // namespace skerry::embed
