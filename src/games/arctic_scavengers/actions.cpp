// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/rules.h"

// The table of own actions (5.3), and the rows of those that stand alone: trash, drill, map.
namespace skerry::arctic_scavengers {

const ActionRule& rule_of(Action action) {
    // In the order of Action.
    static constexpr std::array<const ActionRule*, count_of<Action>> rules{
        &dig_action,           &hunt_action,        &draw_action,     &build_action,
        &hire_action,          &hire_leader_action, &trash_action,    &accelerate_action,
        &recon_action,         &drill_action,       &demolish_action, &store_action,
        &retrieve_action,      &repair_action,      &heal_action,     &attack_building_action,
        &attack_leader_action, &butcher_action,     &cannibal_action, &organizer_action,
        &yardmaster_action,    &map_action};
    return *rules[static_cast<std::size_t>(action)];
}

namespace {

// ---- Trash (6.6) ----

int junkyard_room(const State& state) {
    return max_junkyard - contested_count - static_cast<int>(state.junkyard.size());
}
std::string_view why_no_trash(const Chances& c) {
    return c.held.empty() ? "Your hand is empty." : "The junkyard holds no more.";
}

struct Trash : CardChoice {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        offer_hand(q.me, all_kinds, offer);
    }
    static Limits limits(const Question& q) {
        return {1, room_for(std::min(q.me.hand.total(), junkyard_room(q.state)))};
    }
};

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
    turn.tell(turn.seat,
              {.kind = EventKind::trashes, .audience = Seats::all_but(turn.seat), .count = byte(cards.total())});
    shuffle_junkyard(turn);
    left_unseen(state, turn.seat);
    player.shown = {};
    player.done.add(Action::trash);
    state.fetchable = {};
    state.pending = {};
}

// ---- Drill ----

void finish_drill(Turn& turn, Seat who) { draw_to_hand(turn, who, drill_draws); }

// Discarded cards that go into the deck before the draw. They are shuffled in: nobody knows its order any more.
struct Drill {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for (Kind kind : q.me.discard.at_least(1)) offer(pick_of(make(Verb::take, kind)), q.me.discard[kind]);
    }
    static Limits limits(const Question& q) { return {0, std::min(drill_picks, q.me.discard.total())}; }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        turn.revealed = Revealed::yes;
        for (const Pick pick : picked) {
            turn.me.discard.remove(kind_of(pick));
            turn.me.deck.add(kind_of(pick));
            turn.me.top = {};
        }
        finish_drill(turn, turn.seat);
    }
};

void ask_drill(const Question& q, Prompt& prompt) {
    prompt.line = "Drill: put up to " + counted(Drill::limits(q).most, "discarded card", "discarded cards") +
                  " into your deck, then draw " + plain(drill_draws) + ".";
}

// ---- Map ----

Set<Kind> fetchable(const State& state, const Player& me) {
    Set<Kind> kinds;
    for (Kind kind : state.fetchable) kinds.add(kind);
    return kinds & me.discard.at_least(1);
}

bool can_fetch(const Chances& c) { return !fetchable(c.state, c.me).empty(); }

void fetch_moves(const Question& q, MoveList& out) {
    for (Kind kind : fetchable(q.state, q.me)) out.push(Verb::fetch, kind);
}

void fetch(Turn& turn, const Step&, Move move) {
    const auto kind = arg<Kind>(move);
    take_out(turn, turn.seat, Kind::map, Zone::hand);
    turn.me.discard.add(Kind::map);
    turn.me.discard.remove(kind);
    turn.me.hand.add(kind);
    turn.state.fetchable.remove(kind);
    turn.state.pending = {};
    turn.tell(turn.seat, {.kind = EventKind::fetches, .card = kind});
}

}  // namespace

void start_drill(Turn& turn, Seat who) {
    if (turn.of(who).discard.empty()) return finish_drill(turn, who);
    turn.ask(who, {.kind = StepKind::drill_pick});
}

constexpr StepRule drill_pick_rule{.ask = ask_drill,
                                   .label = [](const Question&, Move move) -> Label {
                                       return move == done ? "Draw " + plain(drill_draws) : explained(arg<Kind>(move));
                                   },
                                   .selection = selection<Drill>};

constexpr ActionRule trash_action{
    .title = "Trash",
    .text = {"Throw cards of your hand into the junkyard."},
    .start = {.spends = {Action::trash},
              .needs = all_kinds,
              .also = [](const Chances& c) { return junkyard_room(c.state) > 0; }},
    .refusal = {.shown = always_shown, .why_not = why_no_trash},
    .cards = {.line = "Trash: choose cards for the junkyard.", .selection = selection<Trash>},
    .at_once = trash};

constexpr ActionRule drill_action{
    .title = "Drill",
    .text = drill_text,
    .start = {.spends = {Action::drill}, .ground = {Ground::special_card}, .needs = {Kind::drill_sergeant}},
    .refusal = {.shown = [](const Chances& c) { return c.state.stacks.has(Kind::drill_sergeant); },
                .lacks = "You have no drill sergeant at hand."},
    .resolve = [](Turn& turn) { start_drill(turn, turn.state.active); }};

constexpr ActionRule map_action{
    .title = "Map",
    .text = {"A person of the action just done returns to your hand."},
    .start = {.ground = {Ground::special_card}, .needs = {Kind::map}, .also = can_fetch},
    .refusal = {.shown = [](const Chances& c) { return c.held.has(Kind::map); },
                .lacks = "A map follows directly on an action with persons."},
    .aim = {.moves = fetch_moves,
            .play = fetch,
            .line = "Which person returns to your hand?",
            .label = [](const Question&, Move move) -> Label { return title(arg<Kind>(move)) + " returns"; }}};

}  // namespace skerry::arctic_scavengers
