#include <algorithm>

#include "games/arctic_scavengers/rules.h"

// An action that has been put together (gathering.cpp) is declared, so that others may respond before it is resolved
// (actions.cpp); or it is done at once, where nobody may.
namespace skerry::arctic_scavengers {
namespace {

void spend_limits(Turn& turn, Player& player) {
    const Action action = turn.state.pending.action;
    switch (action) {
    case Action::hire_leader: player.done.add(Action::hire); break;
    case Action::organizer:
        player.done.add(Action::draw);
        player.powers.add(Leader::organizer);
        break;
    case Action::butcher:         player.powers.add(Leader::butcher); break;
    case Action::cannibal:        player.powers.add(Leader::cannibal); break;
    case Action::repair:
    case Action::heal:
    case Action::attack_building:
    case Action::attack_leader:   break;
    default:                      player.done.add(action); break;
    }
    if (turn.state.pending.inspired) player.powers.add(*player.leader);
    if (action == Action::hire) {
        turn.state.pending.refugees = static_cast<std::uint8_t>(refugees_in(turn.state.pending.cards));
        if (turn.state.pending.refugees > 0) player.powers.add(Leader::swindler);
    }
}

void tell_declaration(Turn& turn) {
    if (!turn.events.wanted()) return;
    const Pending& pending = turn.state.pending;
    turn.tell(turn.seat, declaration(turn.state));
    for (Kind kind : pending.cards.at_least(1))
        turn.tell(turn.seat, {.kind = EventKind::shows, .card = kind, .count = pending.cards[kind]});
    if (pending.inspired) turn.tell(turn.seat, {.kind = EventKind::shows, .card = pending.inspired, .count = 1});
}

void trash(Turn& turn) {
    State& state = turn.state;
    Player& player = turn.me;
    const Bag<Kind> cards = state.pending.cards;
    turn.revealed = Revealed::yes;
    for (Kind kind : cards.at_least(1)) {
        player.hand.remove(kind, cards[kind]);
        for (int i = 0; i < cards[kind]; ++i) state.junkyard.push(kind);
        turn.tell(turn.seat, {.kind = EventKind::trashed, .audience = turn.seat, .card = kind, .count = cards[kind]});
    }
    turn.tell(turn.seat, {.kind = EventKind::trashes, .count = static_cast<std::uint8_t>(cards.total())});
    shuffle_junkyard(turn);
    left_unseen(state, turn.seat);
    player.shown = {};
    player.done.add(Action::trash);
    state.fetchable = {};
    state.pending = {};
}

void store_or_retrieve(Turn& turn) {
    State& state = turn.state;
    Player& player = turn.me;
    const Pending pending = state.pending;
    Site& site = state.sites[pending.site];
    const bool store = pending.action == Action::store;
    for (Kind kind : pending.cards.at_least(1)) {
        for (int i = 0; i < pending.cards[kind]; ++i) {
            if (store)
                site.stored.push(kind);
            else
                site.stored.take(site.stored.find(kind));
        }
        player.hand.add(kind, store ? -pending.cards[kind] : pending.cards[kind]);
        turn.tell(turn.seat, {.kind = store ? EventKind::stored : EventKind::retrieved,
                              .audience = turn.seat,
                              .card = kind,
                              .building = site.building,
                              .count = pending.cards[kind]});
    }
    site.known = {};
    if (store) {
        std::sort(site.stored.begin(), site.stored.end());
        site.marks.add(Mark::stocked);
        left_unseen(state, turn.seat);
    }
    turn.tell(turn.seat, {.kind = store ? EventKind::stores : EventKind::retrieves,
                          .building = site.building,
                          .count = static_cast<std::uint8_t>(pending.cards.total())});
    state.fetchable = {};
    state.pending = {};
}

void aim_at_site(const State& state, Event& event) {
    event.building = state.sites[state.pending.site].building;
    event.other = state.sites[state.pending.site].owner;
    event.number = static_cast<std::uint8_t>(state.pending.site + 1);
}

void aim_recon(const State& state, Event& event) {
    const Pending& pending = state.pending;
    if (*pending.source == Source::binoculars) event.piles = piles_to_see(state);
    if (*pending.source == Source::scout_tower) event.piles = pending.piles;
    if (*pending.source != Source::spy) return;
    event.zone = pending.zone;
    event.other = pending.tribe;
    if (*pending.zone == Zone::site) aim_at_site(state, event);
    if (*pending.zone == Zone::enemy_pile) event.number = static_cast<std::uint8_t>(pending.site + 1);
}

}  // namespace

Event declaration(const State& state) {
    const Pending& pending = state.pending;
    Event event{.kind = EventKind::declares, .seat = state.active, .action = pending.action};
    switch (pending.action) {
    case Action::hire:            event.card = pending.stack; break;
    case Action::hire_leader:     event.count = pending.spent; break;
    case Action::accelerate:
    case Action::demolish:
    case Action::repair:
    case Action::attack_building: aim_at_site(state, event); break;
    case Action::recon:           aim_recon(state, event); break;
    case Action::attack_leader:
        event.other = pending.tribe;
        event.leader = player_at(state, pending.tribe).leader;
        break;
    default: break;
    }
    return event;
}

void declare(Turn& turn) {
    Pending& pending = turn.state.pending;
    Player& player = turn.me;
    turn.revealed = Revealed::yes;
    turn.state.fetchable = {};
    tell_declaration(turn);
    Bag<Kind> all = pending.cards;
    if (pending.inspired) all.add(*pending.inspired);
    show(player, all);
    for (Kind kind : all.at_least(1)) {
        player.hand.remove(kind, all[kind]);
        seen_leaving(turn.state, turn.seat, Zone::hand, kind, all[kind]);
    }
    if (pending.price) {  // the tower's is paid at once
        player.hand.remove(*pending.price);
        seen_leaving(turn.state, turn.seat, Zone::hand, *pending.price);
        player.discard.add(*pending.price);
        show(player, *pending.price);
        turn.tell(turn.seat, {.kind = EventKind::discards, .card = *pending.price, .count = 1});
        pending.price = {};
    }
    spend_limits(turn, player);
    pending.stage = Stage::declared;
}

void fetch(Turn& turn, Kind kind) {
    State& state = turn.state;
    Player& player = turn.me;
    turn.revealed = Revealed::yes;
    take_out(turn, turn.seat, Kind::map, Zone::hand);
    player.discard.add(Kind::map);
    player.discard.remove(kind);
    player.hand.add(kind);
    state.fetchable.take(state.fetchable.find(kind));
    state.pending = {};
    turn.tell(turn.seat, {.kind = EventKind::fetches, .card = kind});
}

void complete(Turn& turn) {
    switch (turn.state.pending.action) {
    case Action::trash:    return trash(turn);
    case Action::store:
    case Action::retrieve: return store_or_retrieve(turn);
    default:               return declare(turn);
    }
}

bool wants_window(const State& state) {
    if (solo(state)) return false;
    const Pending& pending = state.pending;
    switch (pending.action) {
    case Action::hire:
    case Action::heal:        return !(pending.cards.at_least(1) & persons).empty();
    case Action::hire_leader:
    case Action::trash:
    case Action::store:
    case Action::retrieve:
    case Action::yardmaster:
    case Action::map:         return false;
    default:                  return true;
    }
}

}  // namespace skerry::arctic_scavengers
