// SPDX-License-Identifier: Apache-2.0
#include "embed/skerry.h"

#include <cstring>
#include <new>

#include "embed/engine.h"

using namespace skerry;

struct skerry_engine {
    embed::Engine engine;
    std::string answer;
    std::string error;

    std::int32_t put(embed::Places::Place place) {
        const auto at = engine.places().put(std::move(place));
        return at ? at.value() : refuse(at.sentence());
    }
    std::int32_t refuse(std::string sentence) {
        error = std::move(sentence);
        return -1;
    }
    embed::Places::Place* find(std::int32_t place) {
        auto* found = engine.places().find(place);
        if (!found) error = "There is nothing in place " + std::to_string(place) + ".";
        return found;
    }
};

namespace {

std::string_view text_of(const char* text, std::size_t length) {
    return text ? std::string_view(text, length) : std::string_view();
}

Result<Seed> seed_of(const std::uint8_t* bytes) {
    Seed seed;
    if (bytes) std::memcpy(seed.bytes.data(), bytes, seed.bytes.size());
    if (seed == Seed{}) return Error{"A seed of zeros only stands for one that is not known; choose another."};
    return seed;
}

Result<Position> begun(std::string_view id, std::string_view setup, const std::uint8_t* bytes) {
    SKERRY_LET(const auto game, find_game(id));
    SKERRY_LET(const auto value, json::parse(setup.empty() ? "{}" : setup, RecordLimits::line));
    SKERRY_LET(const Seed seed, seed_of(bytes));
    return game->begin(value, seed);
}

}  // namespace

skerry_engine* skerry_new() { return new (std::nothrow) skerry_engine; }
void skerry_free(skerry_engine* handle) { delete handle; }

void* skerry_allocate(size_t size) { return ::operator new(size, std::nothrow); }
void skerry_release(void* memory) { ::operator delete(memory); }

const char* skerry_call(skerry_engine* handle, const char* request, size_t length) {
    handle->answer = handle->engine.answer(text_of(request, length));
    return handle->answer.c_str();
}
size_t skerry_answer_length(const skerry_engine* handle) { return handle->answer.size(); }
const char* skerry_error(const skerry_engine* handle) { return handle->error.c_str(); }

int32_t skerry_begin(skerry_engine* handle, const char* game, size_t game_length, const char* setup,
                     size_t setup_length, const uint8_t* seed) {
    const auto position = begun(text_of(game, game_length), text_of(setup, setup_length), seed);
    return position ? handle->put({position.value()}) : handle->refuse(position.sentence());
}

int32_t skerry_take(skerry_engine* handle, const char* table, size_t length) {
    const auto position = handle->engine.position(text_of(table, length));
    return position ? handle->put({position.value()}) : handle->refuse(position.sentence());
}

int32_t skerry_copy(skerry_engine* handle, int32_t place) {
    const auto* found = handle->find(place);
    return found ? handle->put(*found) : -1;
}

int32_t skerry_view(skerry_engine* handle, int32_t place, uint32_t eyes) {
    const auto* found = handle->find(place);
    if (!found) return -1;
    const AnyGame& game = found->position.game();
    const Seats all = Seats::first(game.players(found->position));
    return handle->put({game.view(found->position, Seats::of(static_cast<std::uint8_t>(eyes & all.bits()))), true});
}

int32_t skerry_imagine(skerry_engine* handle, int32_t place, const uint8_t* seed) {
    const auto* found = handle->find(place);
    if (!found) return -1;
    const auto known = seed_of(seed);
    if (!known) return handle->refuse(known.sentence());
    Generator generator(known.value());
    Random random(generator);
    return handle->put({found->position.game().imagine(found->position, random)});
}

void skerry_drop(skerry_engine* handle, int32_t place) { handle->engine.places().drop(place); }

const uint8_t* skerry_state(const skerry_engine* handle, int32_t place) {
    const auto* found = handle->engine.places().find(place);
    return found ? reinterpret_cast<const uint8_t*>(found->position.bytes().data()) : nullptr;
}
size_t skerry_state_size(const skerry_engine* handle, int32_t place) {
    const auto* found = handle->engine.places().find(place);
    return found ? found->position.bytes().size() : 0;
}

uint32_t skerry_waiting(const skerry_engine* handle, int32_t place) {
    const auto* found = handle->engine.places().find(place);
    return found ? found->position.game().waiting(found->position).bits() : 0;
}

uint32_t skerry_moves(const skerry_engine* handle, int32_t place, uint32_t seat, uint64_t* moves, uint32_t capacity) {
    const auto* found = handle->engine.places().find(place);
    if (!found || seat >= max_seats) return 0;
    const auto legal = found->position.game().moves(found->position, Seat(static_cast<std::uint8_t>(seat)));
    const std::size_t count = std::min<std::size_t>(legal.size(), capacity);
    if (count > 0) std::memcpy(moves, legal.data(), count * sizeof(Move));
    return static_cast<uint32_t>(legal.size());
}

int32_t skerry_play(skerry_engine* handle, int32_t place, uint32_t seat, uint64_t move) {
    auto* found = handle->find(place);
    if (!found) return -1;
    if (found->view) return handle->refuse("This is a view; imagine a position first.");
    const AnyGame& game = found->position.game();
    const auto who = Seat(static_cast<std::uint8_t>(seat < max_seats ? seat : 0));
    if (seat >= max_seats || !game.waiting(found->position).has(who))
        return handle->refuse("Seat " + std::to_string(seat) + " has nothing to decide now.");
    const auto wanted = std::bit_cast<Move>(move);
    if (!game.legal(found->position, who, wanted)) return handle->refuse("This is not a legal move here.");
    return game.play(found->position, who, wanted) == Revealed::yes ? 2 : 1;
}

uint32_t skerry_points(const skerry_engine* handle, int32_t place, int32_t* points, uint32_t capacity) {
    const auto* found = handle->engine.places().find(place);
    if (!found) return 0;
    const Ranking ranking = found->position.game().ranking(found->position);
    for (std::size_t i = 0; i < ranking.seats.size() && i < capacity; ++i) points[i] = ranking.seats[i].total;
    return static_cast<uint32_t>(ranking.seats.size());
}
