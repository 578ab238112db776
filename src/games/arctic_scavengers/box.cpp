// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/box.h"

#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/rules.h"

namespace skerry::arctic_scavengers {
namespace {

ForceFacts force_facts(const Strength& side) { return {side.score, side.tiebreak, side.provoked}; }

Force open_part(const Force& force) {
    Force open = force;
    open.cards.set(Kind::unknown, 0);
    return open;
}

std::string brings(const State& view, int sum) {
    const Pending& pending = view.pending;
    const ActionRule& rule = rule_of(pending.action);
    if (pending.stack) return title(pending.action) + " " + title(*pending.stack) + ".";
    return rule.total.brings ? capital(rule.total.brings(sum)) + "." : explain(pending.action);
}

OfferFacts offer(const State& view, Seat seat, Kind kind) {
    const bool hires = view.active == seat && view.phase == Phase::gathering && view.pending.stage == Stage::none;
    return {kind, view.market[kind], cost_for(view.players[seat], kind), hires && can_hire(view, seat, kind)};
}

}  // namespace

Facts Game::facts(const State& view, Seat seat) {
    const Player& player = view.players[seat];
    Facts facts;
    const Standing standing = ranking(view).seats[seat.index()];
    facts.total = standing.total;
    facts.hidden = standing.hidden != 0;
    facts.deck = player.deck.total() - unknown_timers(view, seat);
    Bag<Kind> hand = player.hand;
    hand.set(Kind::unknown, 0);
    for (Ability ability : each<Ability>())
        facts.all_hand[ability] = byte(std::min(add_up(player, ability, hand, 0).value, 255));
    if (view.pending.stage != Stage::none && view.active == seat) {
        if (!player.agenda.empty() && player.agenda.back().kind == StepKind::solo_force) {
            Force force;
            force.cards = composed(view).cards;
            facts.sum = strength(view, &player, seat, force).score;
            facts.brings = "Go into the fight.";
        } else {
            facts.sum = pending_sum(view).value;
            facts.brings = brings(view, facts.sum);
        }
    }
    for (Kind kind : view.stacks) facts.offers.push_back(offer(view, seat, kind));
    facts.force = force_facts(strength(view, &player, seat, open_part(player.force)));
    facts.enemy = force_facts(strength(view, nullptr, enemy_seat, view.enemy));
    for (Gang gang : each<Gang>())
        if (has_gang(view.setup, gang)) facts.all_gangs.push_back(gang);
    const State known = view.phase == Phase::over ? view : Game::view(view, Seats::none());
    for (Gang gang : each<Gang>())
        if (gang_winner(known, gang) == Maybe<Tribe>(tribe_of(seat))) facts.gangs.push_back(gang);
    return facts;
}

}  // namespace skerry::arctic_scavengers
