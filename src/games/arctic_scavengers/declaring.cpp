// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/rules.h"

// An action that has been put together (gathering.cpp, composing.cpp) is declared, so that others may respond
// (responses.cpp) before it is resolved; in the end its cards are put away.
namespace skerry::arctic_scavengers {
namespace {

void tell_declaration(Turn& turn) {
    if (!turn.events.wanted()) return;
    const Pending& pending = turn.state.pending;
    turn.tell(turn.seat, declaration(turn.state));
    for (Kind kind : pending.cards.at_least(1))
        turn.tell(turn.seat, {.kind = EventKind::shows, .card = kind, .count = pending.cards[kind]});
    if (pending.inspired) turn.tell(turn.seat, {.kind = EventKind::shows, .card = pending.inspired, .count = 1});
}

void play_openly(Turn& turn, Kind kind, int count) {
    turn.me.hand.remove(kind, count);
    seen_leaving(turn.state, turn.seat, Zone::hand, kind, count);
}

// All that is left of the action goes to the discard pile.
void put_away(Turn& turn) {
    Pending& pending = turn.state.pending;
    Player& player = turn.active();
    const ActionRule& rule = rule_of(pending.action);
    player.discard += pending.cards;
    if (pending.inspired) player.discard.add(*pending.inspired);
    const bool consoled = rule.consoled && rule.consoled(pending);
    pending = {};
    turn.state.drawn = {};
    if (consoled) draw_to_hand(turn, turn.state.active, consolation_draw);
}

}  // namespace

Event declaration(const State& state) {
    Event event{.kind = EventKind::declares, .seat = state.active, .action = state.pending.action};
    if (const TargetRule* target = rule_of(state.pending.action).target) target->tell(state, event);
    return event;
}

void declare(Turn& turn) {
    Pending& pending = turn.state.pending;
    Player& player = turn.me;
    const ActionRule& rule = rule_of(pending.action);
    turn.revealed = Revealed::yes;
    turn.state.fetchable = {};
    tell_declaration(turn);
    const Bag<Kind> cards = cards_in(pending);
    show(player, cards);
    for (Kind kind : cards.at_least(1)) play_openly(turn, kind, cards[kind]);
    player.done = player.done | rule.start.spends;
    if (rule.power) player.powers.add(*rule.power);
    if (pending.inspired) player.powers.add(*player.leader);
    if (rule.declared) rule.declared(turn);
    pending.stage = Stage::declared;
}

void fizzle(Turn& turn) {
    turn.tell(turn.state.active, {.kind = EventKind::fizzles, .action = turn.state.pending.action});
    put_away(turn);
}

void finish(Turn& turn) {
    State& state = turn.state;
    const Pending& pending = state.pending;
    if (rule_of(pending.action).map_follows) {
        const auto note = [&](Kind kind) {
            if (!state.fetchable.full()) state.fetchable.push(kind);
        };
        for (Kind kind : pending.cards.at_least(1) & persons)
            for (int i = 0; i < pending.cards[kind]; ++i) note(kind);
        if (pending.inspired) note(*pending.inspired);
    }
    put_away(turn);
}

}  // namespace skerry::arctic_scavengers
