#include "games/snowcrest/rules.h"

// Section 6.5: constructing; restocking.
namespace skerry::snowcrest {
namespace {

using Buildings = List<Building, count_of<Building>>;

Buildings choices(const State& state, const Player& player, const Step& step) {
    Buildings types;
    for (std::size_t i = 0; i < count_of<Building>; ++i) {
        const auto building = static_cast<Building>(i);
        if ((!step.building || *step.building == building) && can_place(state, player, building)) types.push(building);
    }
    return types;
}

void construct(Turn& turn, Building building) {
    turn.state.supply.remove(building);
    turn.me.tiles.add(building);
    turn.tell({.kind = EventKind::builds, .building = building});
    check_achievements(turn);
}

// ---- Which type ----

// With one type and room for it there is nothing to decide; with a full track one may decline.
bool type_opens(const State& state, const Player& player, const Step& step) {
    return choices(state, player, step).size() > (track_full(player) ? 0u : 1u);
}

void type_moves(const State& state, const Player& player, const Step& step, MoveList& out) {
    for (Building building : choices(state, player, step)) out.push(make(Verb::build, building));
    if (track_full(player)) out.push(make(Verb::decline));
}

void build(Turn& turn, Building building) {
    if (!track_full(turn.me)) return construct(turn, building);
    turn.push({.kind = StepKind::build_discard, .building = building});
}

void choose_type(Turn& turn, const Step&, Move move) {
    if (verb_of(move) == Verb::build) build(turn, arg<Building>(move));
}

void only_type(Turn& turn, const Step& step) {
    for (Building building : choices(turn.state, turn.me, step)) build(turn, building);
}

// ---- Which tile goes back ----

List<TileFace, count_of<TileFace>> faces_to_return(const State& state, const Player& player, const Step& step) {
    List<TileFace, count_of<TileFace>> faces;
    for (std::size_t i = 0; i < count_of<TileFace>; ++i) {
        const auto face = static_cast<TileFace>(i);
        const Building building = building_of(face);
        if (state.supply[*step.building] == 0 && building != *step.building) continue;
        if ((is_used(face) ? player.used_tiles : player.tiles)[building] > 0) faces.push(face);
    }
    return faces;
}

bool discard_opens(const State& state, const Player& player, const Step& step) {
    return faces_to_return(state, player, step).size() > 1;
}

void discard_moves(const State& state, const Player& player, const Step& step, MoveList& out) {
    for (TileFace face : faces_to_return(state, player, step)) out.push(make(Verb::raze, face));
}

void give_back(Turn& turn, TileFace face, Building built) {
    const Building building = building_of(face);
    (is_used(face) ? turn.me.used_tiles : turn.me.tiles).remove(building);
    turn.state.supply.add(building);
    turn.tell({.kind = EventKind::returns_tile, .building = building, .count = 1});
    construct(turn, built);
}

void choose_tile(Turn& turn, const Step& step, Move move) { give_back(turn, arg<TileFace>(move), *step.building); }

void only_tile(Turn& turn, const Step& step) {
    for (TileFace face : faces_to_return(turn.state, turn.me, step)) give_back(turn, face, *step.building);
}

}  // namespace

const StepRule build_type_rule{type_opens, type_moves, choose_type, only_type};
const StepRule build_discard_rule{discard_opens, discard_moves, choose_tile, only_tile};

bool can_place(const State& state, const Player& player, Building building) {
    return state.supply[building] > 0 || (track_full(player) && owned(player, building) > 0);
}

bool can_build(const State& state, const Player& player, Maybe<Building> building) {
    return !choices(state, player, {.kind = StepKind::build_type, .building = building}).empty();
}

void restock(Turn& turn) {
    for (std::size_t i = 0; i < count_of<Building>; ++i) {
        const auto building = static_cast<Building>(i);
        turn.me.tiles.add(building, turn.me.used_tiles[building]);
    }
    turn.me.used_tiles = {};
    turn.tell({.kind = EventKind::restocks});
    check_achievements(turn);
}

}  // namespace skerry::snowcrest
