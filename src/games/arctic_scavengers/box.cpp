// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/box.h"

#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/names.h"
#include "games/arctic_scavengers/rules.h"

namespace skerry::arctic_scavengers {
namespace {

CostBox cost_box(Cost cost) { return {cost.food, cost.med, cost.any, text_of(cost)}; }

std::string set_of(Kind kind) {
    if (kind <= Kind::wolf_pack) return "base";
    return kind <= Kind::toolkit ? "headquarters" : "recon";
}

CardBox card_box(Kind kind) {
    const CardRow& card = row(kind);
    CardBox box;
    box.name = title(kind);
    box.text = explain(kind);
    box.type = card.type;
    box.set = set_of(kind);
    box.copies = card.copies;
    box.hireable = hireable.has(kind);
    box.contested = contested_kinds.has(kind);
    box.refugee = refugee_cards.has(kind);
    box.cost = cost_box(card.cost);
    box.people = card.people;
    box.med = card.med;
    for (Ability ability : each<Ability>())
        box.worth[ability] = {worth(kind, ability).form, worth(kind, ability).n, text_of(worth(kind, ability))};
    return box;
}

std::vector<CardType> types_of(const Set<Kind>& kinds) {
    if (kinds.empty()) return {};
    return {row(*kinds.begin()).type};
}

std::vector<ModuleBox> boxes(const std::vector<ModuleText>& texts) {
    std::vector<ModuleBox> all;
    for (const ModuleText& text : texts)
        all.push_back({std::string(text.id), std::string(text.name), std::string(text.text), text.setup});
    return all;
}

}  // namespace

Box Game::box() {
    Box box;
    for (Kind kind : all_kinds) box.cards[word_of(kind)] = card_box(kind);
    for (Building building : all_buildings) {
        const BuildingRow& built = row(building);
        box.buildings[word_of(building)] = {title(building), explain(building),     built.copies, built.time,
                                            built.capacity,  types_of(built.holds), built.recon};
    }
    for (Leader leader : all_leaders) {
        const auto has = [&](LeaderTrait trait) { return row(leader).traits.has(trait); };
        box.leaders[word_of(leader)] = {title(leader), explain(leader), has(LeaderTrait::needs_refugee),
                                        has(LeaderTrait::once_per_round), has(LeaderTrait::recon)};
    }
    for (Gang gang : each<Gang>())
        box.gangs[word_of(gang)] = {title(gang), explain(gang), arctic_scavengers::gang_people};
    box.modules = boxes(module_texts());
    box.recommended = boxes(recommended_texts());
    for (Kind kind : arctic_scavengers::market_pool) box.market_pool.push_back(kind);
    for (const Lot& lot : starter_deck) box.starter.add(lot.kind, lot.count);
    for (const Lot& lot : arctic_scavengers::lean_junkyard) box.lean_junkyard.add(lot.kind, lot.count);
    for (std::uint8_t size : enemy_pile_sizes) box.enemy_piles.push_back(size);
    box.hand = hand_size;
    box.rounds = last_round;
    box.first_skirmish = first_skirmish_round;
    box.contested = contested_count;
    box.margin = two_players_margin;
    box.gang_people = arctic_scavengers::gang_people;
    for (std::string_view name : names_of<Tribe>) box.seats.emplace_back(name);
    return box;
}

namespace {

ForceFacts force_facts(const Strength& side, const Force& force) {
    return {side.score, side.people, side.size, side.tiebreak, force.cards.total(), side.provoked};
}

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
    const Player& player = view.players[seat];
    OfferFacts facts;
    facts.kind = kind;
    facts.left = view.market[kind];
    facts.cost = cost_box(cost_for(player, kind));
    const bool mine = view.active == seat && view.phase == Phase::gathering;
    facts.affordable = mine && view.pending.stage == Stage::none && can_hire(view, seat, kind);
    if (facts.affordable) return facts;
    if (view.market[kind] == 0)
        facts.reason = "Nobody of that kind is left.";
    else if (player.done.has(Action::hire))
        facts.reason = "Hired this round.";
    else
        facts.reason = mine ? "Costs " + text_of(cost_for(player, kind)) + "." : "Not in your turn.";
    return facts;
}

}  // namespace

Facts Game::facts(const State& view, Seat seat) {
    const Player& player = view.players[seat];
    Facts facts;
    const Standing standing = ranking(view).seats[seat.index()];
    facts.total = standing.total;
    facts.hidden = standing.hidden != 0;
    const Bag<Kind> mine = owned(view, seat);
    for (Kind kind : mine.at_least(1) & persons) facts.people += mine[kind] * row(kind).people;
    facts.deck = player.deck.total() - unknown_timers(view, seat);
    facts.discard = player.discard.total();
    facts.hand = player.hand.total();
    facts.cards = mine.total();
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
        facts.chosen = cards_in(composed(view));
    }
    if (view.active == seat) {
        facts.food = view.food;
        facts.cannibal_food = view.cannibal_food;
        facts.butcher_med = view.butcher_med;
    }
    for (Kind kind : view.stacks) facts.offers.push_back(offer(view, seat, kind));
    const Force open = open_part(player.force);
    facts.force = force_facts(strength(view, &player, seat, open), player.force);
    facts.enemy = force_facts(strength(view, nullptr, enemy_seat, view.enemy), view.enemy);
    for (Gang gang : each<Gang>())
        if (has_gang(view.setup, gang)) facts.all_gangs.push_back(gang);
    const State known = view.phase == Phase::over ? view : Game::view(view, Seats::none());
    for (Gang gang : each<Gang>())
        if (gang_winner(known, gang) == Maybe<Tribe>(tribe_of(seat))) facts.gangs.push_back(gang);
    facts.round = view.round;
    facts.last_round = arctic_scavengers::last_round;
    facts.fights_left = piles_left(view);
    return facts;
}

}  // namespace skerry::arctic_scavengers
