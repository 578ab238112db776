// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/rules.h"

// Actions of leaders (6.10): their powers, healing them, and the attack on one.
namespace skerry::arctic_scavengers {
namespace {

// The person of butcher and cannibal leaves the game.
void eat(Turn& turn, int food, int med) {
    State& state = turn.state;
    const Kind kind = *state.pending.cards.at_least(1).begin();
    state.pending.cards.remove(kind);
    remove_from_game(turn, state.active, kind);
    turn.tell(state.active, {.kind = EventKind::food, .count = byte(food), .number = byte(med)});
}

void butcher(Turn& turn) {
    eat(turn, butcher_food, butcher_med);
    turn.state.food = byte(std::min(turn.state.food + butcher_food, max_food));
    turn.state.butcher_med = butcher_med;
}

void eat_as_cannibal(Turn& turn) {
    eat(turn, cannibal_food, 0);
    turn.state.cannibal_food = cannibal_food;
}

void organize(Turn& turn) {
    State& state = turn.state;
    if (draw_to_hand(turn, state.active, organizer_draw, &state.drawn) == organizer_draw)
        turn.ask(state.active, {.kind = StepKind::organizer_keep});
}

void organizer_moves(const Question& q, MoveList& out) {
    for (Kind kind : q.state.drawn.at_least(1)) out.push(Verb::take, kind);
}

void organizer_keep(Turn& turn, const Step&, Move move) {
    turn.revealed = Revealed::no;
    turn.state.drawn.remove(arg<Kind>(move));
    discard_drawn(turn, *turn.state.drawn.at_least(1).begin());
}

void look_as_yardmaster(Turn& turn) {
    turn.me.powers.add(Leader::yardmaster);
    turn.state.fetchable = {};
    turn.state.pending = {};
    turn.revealed = Revealed::yes;
    look_at_yard(turn, turn.seat);
}

void heal(Turn& turn) {
    turn.active().wounded = false;
    turn.tell(turn.state.active, {.kind = EventKind::heals, .leader = turn.active().leader});
}

// ---- The attack ----

bool anybody_to_wound(const Chances& chances) { return !leaders_to_wound(chances.state, chances.seat).empty(); }

void tribe_moves(const Question& q, MoveList& out) {
    for (const Seat seat : leaders_to_wound(q.state, q.seat)) out.push(Verb::tribe, seat.index());
}

void aim_at_tribe(Turn& turn, const Step&, Move move) {
    turn.state.pending.tribe = arg<Seat>(move);
    turn.state.pending.aimed = true;
    ask_on(turn);
}

void tell_leader(const State& state, Event& event) {
    event.other = state.pending.tribe;
    event.leader = state.players[event.other].leader;
}

constexpr TargetRule against_leader{
    .tell = tell_leader,
    .text = [](const Event& event, const Whose& whose) { return ": " + whose(title(*event.leader), event.other); },
    .things = [](const Pending& pending) { return std::vector{thing(tribe_of(pending.tribe))}; }};

}  // namespace

Seats leaders_to_wound(const State& state, Seat but_of) {
    Seats seats;
    for (const Seat seat : seats_of(state))
        if (seat != but_of && leader_of(state.players[seat]) != Leader::unknown) seats.add(seat);
    return seats;
}

constexpr StepRule organizer_keep_rule{.moves = organizer_moves,
                                       .play = organizer_keep,
                                       .line = "Organizer: which card do you keep?",
                                       .label = [](const Question&, Move move) { return explained(arg<Kind>(move)); }};

constexpr ActionRule::Refusal nobody_serves{.lacks = "Nobody in your hand serves for it."};

constexpr ActionRule butcher_action{
    .title = "Butcher",
    .power = Leader::butcher,
    .start = {.ground = {Ground::leader}, .needs = persons},
    .refusal = nobody_serves,
    .cards = {.line = "Butcher: choose the person who leaves the game.", .selection = selection<OneCard>},
    .resolve = butcher};

constexpr ActionRule cannibal_action{
    .title = "Cannibal",
    .power = Leader::cannibal,
    .start = {.ground = {Ground::leader}, .needs = persons},
    .refusal = nobody_serves,
    .cards = {.line = "Cannibal: choose the person who leaves the game.", .selection = selection<OneCard>},
    .resolve = eat_as_cannibal};

constexpr ActionRule organizer_action{
    .title = "Organizer",
    .power = Leader::organizer,
    .start = {.spends = {Action::draw}, .ground = {Ground::leader}, .needs = refugee_cards},
    .refusal = {.lacks = nobody_serves.lacks, .spent = "You have drawn this round."},
    .cards = {.line = "Organizer: choose the refugee card.", .selection = selection<OneCard>},
    .resolve = organize};

constexpr ActionRule yardmaster_action{
    .title = "Yardmaster",
    .power = Leader::yardmaster,
    .start = {.ground = {Ground::leader}, .also = [](const Chances& c) { return !c.state.junkyard.empty(); }},
    .refusal = {.lacks = "The junkyard is empty."},
    .at_once = look_as_yardmaster};

constexpr ActionRule heal_action{.title = "Heal",
                                 .text = {"A med card makes your wounded leader well."},
                                 .start = {.ground = {Ground::leader},
                                           .needs = med_kinds,
                                           .also = [](const Chances& c) { return c.me.leader && c.me.wounded; }},
                                 .cards = {.line = "Heal: choose the medicine.", .selection = selection<OneCard>},
                                 .window = Window::if_persons,
                                 .resolve = heal};

constexpr ActionRule attack_leader_action{
    .title = "Attack a leader",
    .text = attack_leader_text,
    .start = {.ground = {Ground::attacks}, .needs = {Kind::sniper_team}, .also = anybody_to_wound},
    .refusal = {.shown = has_dirty_deeds, .lacks = "It takes a sniper team, and a healthy leader of another tribe."},
    .aim = {.moves = tribe_moves, .play = aim_at_tribe, .line = "Attack whose leader?"},
    .target = &against_leader,
    .resolve = attack_with<Deed::attack_leader>};

}  // namespace skerry::arctic_scavengers
