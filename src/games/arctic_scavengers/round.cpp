// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/rules.h"

// Section 5.1: the round. Drawing, turns, and what comes next when nobody is asked.
namespace skerry::arctic_scavengers {
namespace {

void clear_flags(State& state) {
    for (Player& player : state.players) {
        player.done = {};
        player.powers = {};
        player.glimpse = {};
    }
    for (Site& site : state.sites) {
        site.marks.remove(Mark::fresh);
        site.marks.remove(Mark::fed);
        site.marks.remove(Mark::stocked);
    }
}

void discard_all(Player& player, std::uint8_t kept) {
    player.discard += player.force.cards;
    player.discard += player.hand;
    player.force = {};
    player.hand = {};
    if (kept == 0) return;
    player.discard.remove(Kind::hardy_scavenger, kept);
    player.hand.add(Kind::hardy_scavenger, kept);
}

void peek(Turn& turn) {
    auto& contested = turn.state.contested;
    const Seat who = turn.state.initiator;
    contested.see(contested.size() - 1, tribe_of(who));
    turn.tell(who, {.kind = EventKind::peeks, .pile = SharedPile::contested});
    turn.tell(who, {.kind = EventKind::sees,
                    .audience = who,
                    .card = contested.cards.back(),
                    .pile = SharedPile::contested,
                    .number = 1});
}

void show_leaders(Turn& turn) {
    for (const Seat seat : seats_of(turn.state)) {
        turn.of(seat).dealt.clear();
        if (const auto leader = turn.of(seat).leader)
            turn.tell(seat, {.kind = EventKind::leader_shown, .leader = leader});
    }
}

}  // namespace

void begin_round(Turn& turn, const Kept& kept) {
    State& state = turn.state;
    state.phase = Phase::gathering;
    ++state.round;
    turn.tell(state.initiator, {.kind = EventKind::round_begins, .number = state.round});
    clear_flags(state);
    state.pending = {};
    for (const Seat seat : seats_of(state)) discard_all(state.players[seat], kept[seat.index()]);
    for (Site& site : state.sites) {
        if (completed(site)) continue;
        take_timer(turn, site);
        now_completed(turn, site);  // gardens feed in the turn of their owner
    }
    for (int i = 0; i < static_cast<int>(state.players.size()); ++i)
        draw_to_hand(turn, seat_after(state, state.initiator, i), hand_size);
    if (state.round >= first_skirmish_round && state.players.size() >= 3 && !state.contested.empty()) peek(turn);
    begin_turn(turn, state.initiator);
}

void end_turn(Turn& turn) {
    State& state = turn.state;
    state.food = state.cannibal_food = state.butcher_med = 0;
    state.fetchable = {};
    if (solo(state)) return turn.ask(turn.seat, {.kind = StepKind::solo_fight});
    const bool fights = state.round >= first_skirmish_round;
    if (fights) {
        Player& player = turn.me;
        player.force.cards += player.hand;
        player.hand = {};
        for (Player& spy : state.players)
            if (!spy.glimpse.cards.empty() && spy.glimpse.tribe == turn.seat) spy.glimpse.zone = Zone::force;
        turn.tell(turn.seat, {.kind = EventKind::commits, .count = byte(player.force.cards.total())});
    }
    const Seat next = seat_after(state, state.active, 1);
    if (next != state.initiator) return begin_turn(turn, next);
    if (fights) return begin_skirmish(turn);
    begin_round(turn, {});
}

void finish_game(Turn& turn) {
    turn.state.phase = Phase::over;
    turn.tell(turn.state.initiator, {.kind = EventKind::game_over});
}

void carry_on(Turn& turn) {
    State& state = turn.state;
    if (state.phase == Phase::choosing && !agenda::waiting(state).empty()) return;
    while (turn.of(turn.asked).agenda.empty()) {  // once leaders are chosen, one decides at a time
        if (state.attack.stage != Protection::none) {
            advance_attack(turn);
            continue;
        }
        switch (state.phase) {
        case Phase::choosing:
            show_leaders(turn);
            begin_round(turn, {});
            break;
        case Phase::gathering:
            if (state.pending.stage == Stage::declared)
                advance_window(turn);
            else if (state.pending.stage == Stage::resolving)
                finish(turn);
            else
                turn.ask(state.active, {.kind = StepKind::gather});
            break;
        case Phase::skirmish: turn.ask(state.active, {.kind = StepKind::skirmish}); break;
        case Phase::fight:    go_on_fighting(turn); break;
        case Phase::over:     return;
        }
    }
}

}  // namespace skerry::arctic_scavengers
