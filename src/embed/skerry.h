// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stddef.h>
#include <stdint.h>

/* Skerry for other hosts: the browser (WebAssembly), Python, whoever comes. docs/embed.md shows it by example.
 *
 * skerry_call does everything, with JSON in and out. The other functions are for what has to be fast: positions in
 * numbered places of the handle, legal moves as 64-bit numbers.
 *
 * A handle owns everything that is done with it and is used by one thread at a time. Nothing here throws or ends the host
 * because of what it is given: an error is a sentence. */

#ifdef __cplusplus
extern "C" {
#endif

#ifdef __GNUC__
#define SKERRY_API __attribute__((visibility("default")))
#else
#define SKERRY_API
#endif

typedef struct skerry_engine skerry_engine;

/* Null if there is no memory. */
SKERRY_API skerry_engine* skerry_new(void);
SKERRY_API void skerry_free(skerry_engine* handle);

/* Memory that the host may write to, for hosts that have another one: a module in a browser. Null if there is none. */
SKERRY_API void* skerry_allocate(size_t size);
SKERRY_API void skerry_release(void* memory);

/* Answers a request. The answer is valid until the next call with this handle; it ends with a zero, which
 * skerry_answer_length does not count. */
SKERRY_API const char* skerry_call(skerry_engine* handle, const char* request, size_t length);
SKERRY_API size_t skerry_answer_length(const skerry_engine* handle);

/* ---- Positions in places of the handle: 0 and up. What returns a place returns -1 if it is refused; then skerry_error
 * has the sentence. ---- */

SKERRY_API const char* skerry_error(const skerry_engine* handle);

/* A new game; the setup is a JSON object, the seed has 32 bytes. */
SKERRY_API int32_t skerry_begin(skerry_engine* handle, const char* game, size_t game_length, const char* setup,
                                size_t setup_length, const uint8_t* seed);
/* A copy of the position at a table of skerry_call. (Its request "load" takes a place in return.) */
SKERRY_API int32_t skerry_take(skerry_engine* handle, const char* table, size_t length);
SKERRY_API int32_t skerry_copy(skerry_engine* handle, int32_t place);
/* What these eyes see, a bit for each seat; and a complete position that such a view does not rule out. A view can be
 * asked for its moves, but only a complete position can be played on. */
SKERRY_API int32_t skerry_view(skerry_engine* handle, int32_t place, uint32_t eyes);
SKERRY_API int32_t skerry_imagine(skerry_engine* handle, int32_t place, const uint8_t* seed);
SKERRY_API void skerry_drop(skerry_engine* handle, int32_t place);

/* The state as bytes; valid until the position is played on or dropped. Equal states are equal bytes. */
SKERRY_API const uint8_t* skerry_state(const skerry_engine* handle, int32_t place);
SKERRY_API size_t skerry_state_size(const skerry_engine* handle, int32_t place);

/* Who owes a decision, a bit for each seat; 0 when the game is over or there is no such place. */
SKERRY_API uint32_t skerry_waiting(const skerry_engine* handle, int32_t place);
/* The legal moves of a seat: writes at most `capacity` of them, and returns how many there are. */
SKERRY_API uint32_t skerry_moves(const skerry_engine* handle, int32_t place, uint32_t seat, uint64_t* moves,
                                 uint32_t capacity);
/* Plays one: 1, or 2 if it revealed something to somebody; -1 if it is refused. */
SKERRY_API int32_t skerry_play(skerry_engine* handle, int32_t place, uint32_t seat, uint64_t move);
/* The points of each seat so far, as everybody may know them: writes at most `capacity`, and returns how many seats. */
SKERRY_API uint32_t skerry_points(const skerry_engine* handle, int32_t place, int32_t* points, uint32_t capacity);

#ifdef __cplusplus
}
#endif
