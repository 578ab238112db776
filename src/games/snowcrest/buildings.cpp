// SPDX-License-Identifier: Apache-2.0
#include "games/snowcrest/names.h"
#include "games/snowcrest/rules.h"

// Section 6.5: constructing; restocking.
namespace skerry::snowcrest {
namespace {

Set<Building> choices(const State& state, const Player& player, Maybe<Building> wanted) {
    Set<Building> types;
    for (Building building : each<Building>())
        if ((!wanted || *wanted == building) && can_place(state, player, building)) types.add(building);
    return types;
}

int tiles_with(const Player& player, TileFace face) {
    return (is_used(face) ? player.used_tiles : player.tiles)[building_of(face)];
}

void construct(Turn& turn, Building building) {
    turn.state.supply.remove(building);
    turn.me.tiles.add(building);
    turn.tell({.kind = EventKind::builds, .building = building});
    check_achievements(turn);
}

// ---- Which type ----

// With one type and room for it there is nothing to decide; with a full track one may decline.
bool type_opens(const Question& q) {
    return choices(q.state, q.me, q.step.building).size() > (track_full(q.me) ? 0 : 1);
}

void type_moves(const Question& q, MoveList& out) {
    for (Building building : choices(q.state, q.me, q.step.building)) out.push(Verb::build, building);
    if (track_full(q.me)) out.push(Verb::decline);
}

void ask_type(const Question& q, Prompt& prompt) {
    for (Building building : each<Building>())
        prompt.refuse(thing(building), can_place(q.state, q.me, building)
                                           ? "The card builds another type."
                                           : "No " + title(building) + " is left in the supply.");
}

Label label_type(const Question&, Move move) {
    return verb_of(move) == Verb::build ? "Build a " + title(arg<Building>(move)) : "Do not build";
}

void build(Turn& turn, Building building) {
    if (!track_full(turn.me)) return construct(turn, building);
    turn.push({.kind = StepKind::build_discard, .building = building});
}

void choose_type(Turn& turn, const Step&, Move move) {
    if (verb_of(move) == Verb::build) build(turn, arg<Building>(move));
}

void only_type(Turn& turn, const Step& step) {
    for (Building building : choices(turn.state, turn.me, step.building)) build(turn, building);
}

// ---- Which tile goes back ----

Set<TileFace> faces_to_return(const Question& q) {
    const bool only_that_type = q.state.supply[*q.step.building] == 0;
    Set<TileFace> faces;
    for (TileFace face : each<TileFace>())
        if (tiles_with(q.me, face) > 0 && (!only_that_type || building_of(face) == *q.step.building)) faces.add(face);
    return faces;
}

bool discard_opens(const Question& q) { return faces_to_return(q).size() > 1; }

void raze_moves(const Question& q, MoveList& out) {
    for (TileFace face : faces_to_return(q)) out.push(Verb::raze, face);
}

void ask_tile(const Question& q, Prompt& prompt) {
    for (TileFace face : each<TileFace>())
        if (tiles_with(q.me, face) > 0)
            prompt.refuse(thing(face),
                          "The supply has no " + title(*q.step.building) + ", so one of your own must go back.");
}

Label label_tile(const Question&, Move move) { return "Give back a " + title(arg<TileFace>(move)); }

void give_back(Turn& turn, TileFace face, Building built) {
    const Building building = building_of(face);
    (is_used(face) ? turn.me.used_tiles : turn.me.tiles).remove(building);
    turn.state.supply.add(building);
    turn.tell({.kind = EventKind::returns_tile, .building = building, .count = 1});
    construct(turn, built);
}

void choose_tile(Turn& turn, const Step& step, Move move) { give_back(turn, arg<TileFace>(move), *step.building); }

void only_tile(Turn& turn, const Step& step) {
    for (TileFace face : faces_to_return(turn.asking(step))) give_back(turn, face, *step.building);
}

}  // namespace

const StepRule build_type_rule{.opens = type_opens,
                               .moves = type_moves,
                               .play = choose_type,
                               .passed_over = only_type,
                               .line = "Choose the type of the new building.",
                               .ask = ask_type,
                               .label = label_type};
const StepRule build_discard_rule{.opens = discard_opens,
                                  .moves = raze_moves,
                                  .play = choose_tile,
                                  .passed_over = only_tile,
                                  .line = "Your track is full: choose the tile that goes back.",
                                  .ask = ask_tile,
                                  .label = label_tile};

bool can_place(const State& state, const Player& player, Building building) {
    return state.supply[building] > 0 || (track_full(player) && owned(player, building) > 0);
}

bool can_build(const State& state, const Player& player, Maybe<Building> building) {
    return !choices(state, player, building).empty();
}

void restock(Turn& turn) {
    for (Building building : each<Building>()) turn.me.tiles.add(building, turn.me.used_tiles[building]);
    turn.me.used_tiles = {};
    turn.tell({.kind = EventKind::restocks});
    check_achievements(turn);
}

}  // namespace skerry::snowcrest
