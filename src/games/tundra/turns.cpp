#include "games/tundra/rules.h"

// Section 5.3: a turn. Free actions, then one die on an order board or a common goal, then free actions again.
namespace skerry::tundra {
namespace {

// ---- Free actions ----

bool can_change_dice(const Player& player) {
    const TitleCard& title = title_of(player);
    return player.berries >= std::min(title.reroll, title.nudge) && !player.dice.empty();
}

bool any_advisor_ready(const Player& player) {
    for (const Advisor& advisor : player.advisors)
        if (!advisor.exhausted) return true;
    return false;
}

bool any_free_action(const State& state, const Player& player) {
    return any_advisor_ready(player) || can_change_dice(player) || can_buy(state, player);
}

void free_moves(const State& state, const Player& player, MoveList& out) {
    const TitleCard& title = title_of(player);
    for (const Advisor& advisor : player.advisors)
        if (!advisor.exhausted) out.push(make(Verb::use, advisor.card));
    const Set<Face> faces = player.dice.at_least(1);
    if (player.berries >= title.nudge)
        for (Face face : faces) {
            if (face != Face::six) out.push(make(Verb::nudge, face, Sign::up));
            if (face != Face::one) out.push(make(Verb::nudge, face, Sign::down));
        }
    if (player.berries >= title.reroll)
        for (Face face : faces) out.push(make(Verb::reroll, face));
    if (can_buy(state, player)) out.push(make(Verb::buy));
}

Face roll_one(State& state) {
    Random random(state.random);
    return roll(random);
}

void reroll(Turn& turn, Face face) {
    spend(turn, Good::berries, title_of(turn.me).reroll);
    turn.me.dice.remove(face);
    const Face now = roll_one(turn.state);
    turn.me.dice.add(now);
    turn.tell({.kind = EventKind::rerolls, .dice = {face}, .become = {now}});
    turn.revealed = Revealed::yes;
}

void buy(Turn& turn) {
    spend(turn, Good::berries, title_of(turn.me).buy);
    const Face face = roll_one(turn.state);
    turn.me.dice.add(face);
    turn.tell({.kind = EventKind::buys, .dice = {face}});
    turn.revealed = Revealed::yes;
}

void use_advisor(Turn& turn, Card card) {
    for (Advisor& advisor : turn.me.advisors)
        if (advisor.card == card) advisor.exhausted = true;
    turn.tell({.kind = EventKind::uses, .card = card});
    carry_out(turn, card_info(card).frames[0].effect);
}

// A free action in the window of a step, which opens again afterwards.
void free_action(Turn& turn, const Step& window, Move move) {
    turn.push(window);
    switch (verb_of(move)) {
    case Verb::use:    return use_advisor(turn, arg<Card>(move));
    case Verb::reroll: return reroll(turn, arg<Face>(move));
    case Verb::buy:    return buy(turn);
    default:           break;
    }
    spend(turn, Good::berries, title_of(turn.me).nudge);
    const auto face = arg<Face>(move);
    change_die(turn, face, face_of(value_of(face) + (arg<Sign>(move, 1) == Sign::up ? 1 : -1)));
}

// ---- The die ----

bool slot_free(const Player& player, Face face) {
    for (std::size_t i = 0; i < count_of<Board>; ++i)
        if (!player.boards[board_at(i)].dice.has(face)) return true;
    return false;
}

// Unless all that is left is to set aside the one value there is.
bool pre_opens(const State& state, const Player& player, const Step&) {
    return can_place_any(state, player) || any_free_action(state, player) || player.dice.at_least(1).size() > 1;
}

void pre_moves(const State& state, const Player& player, const Step&, MoveList& out) {
    const Set<Face> faces = player.dice.at_least(1);
    const std::size_t before = out.size();
    for (Face face : faces)
        for (std::size_t i = 0; i < count_of<Board>; ++i)
            if (!player.boards[board_at(i)].dice.has(face)) out.push(make(Verb::place, face, i));
    for (const GoalSlot& slot : state.goals)
        if (can_claim(state, player, slot))
            for (Face face : faces& goal_card(slot.goal).faces) out.push(make(Verb::claim, face, slot.goal));
    if (out.size() == before)
        for (Face face : faces) out.push(make(Verb::waste, face));
    free_moves(state, player, out);
}

void waste(Turn& turn, Face face) {
    turn.me.dice.remove(face);
    ++turn.me.wasted;
    turn.tell({.kind = EventKind::wastes, .dice = {face}});
    turn.push({.kind = StepKind::turn_post});
}

void waste_the_only(Turn& turn, const Step&) { waste(turn, *turn.me.dice.at_least(1).begin()); }

// The action belongs to the side that shows now, whatever happens in the activation (Q18).
void place(Turn& turn, Face face, Board board) {
    BoardState& mine = turn.me.boards[board];
    turn.me.dice.remove(face);
    mine.dice.add(face);
    turn.tell({.kind = EventKind::places, .board = board, .dice = {face}});
    Activation activation{.board = board, .row = face, .upgraded = mine.upgraded, .own = true};
    if (mine.starter) activation.cards.push(*mine.starter);
    for (Card card : mine.market) activation.cards.push(card);
    turn.state.activation = activation;
    turn.push({.kind = StepKind::turn_post});
    turn.push({.kind = StepKind::activation});
}

void claim(Turn& turn, Face face, Goal goal) {
    for (GoalSlot& slot : turn.state.goals) {
        if (slot.goal != goal) continue;
        slot.holder = character(turn.seat);
        slot.die = face;
    }
    turn.me.dice.remove(face);
    turn.tell({.kind = EventKind::claims, .goal = goal, .dice = {face}});
    gain(turn, Good::vp, worth(goal, count_for(turn.state, turn.me, goal)));
    turn.push({.kind = StepKind::turn_post});
}

void pre(Turn& turn, const Step& step, Move move) {
    const auto face = arg<Face>(move);
    switch (verb_of(move)) {
    case Verb::place: return place(turn, face, arg<Board>(move, 1));
    case Verb::claim: return claim(turn, face, arg<Goal>(move, 1));
    case Verb::waste: return waste(turn, face);
    default:          return free_action(turn, step, move);
    }
}

bool post_opens(const State& state, const Player& player, const Step&) { return any_free_action(state, player); }

void post_moves(const State& state, const Player& player, const Step&, MoveList& out) {
    out.push(make(Verb::end));
    free_moves(state, player, out);
}

void post(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) != Verb::end) free_action(turn, step, move);
}

// ---- Activation: the pending actions in any order, none of them split ----

bool activation_opens(const State& state, const Player&, const Step&) {
    return state.activation.own || !state.activation.cards.empty();
}

void activation_moves(const State& state, const Player&, const Step&, MoveList& out) {
    if (state.activation.own) out.push(make(Verb::start));
    for (Card card : state.activation.cards) out.push(make(Verb::start, maybe(card)));
    out.push(make(Verb::finish));
}

void finish(Turn& turn, const Step&) { turn.state.activation = {}; }

void activate(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) == Verb::finish) return finish(turn, step);
    Activation& activation = turn.state.activation;
    turn.push(step);
    const auto card = maybe_arg<Card>(move);
    if (!card) {
        activation.own = false;
        return carry_out(turn, own_effect(activation));
    }
    activation.cards.take(activation.cards.find(*card));
    carry_out(turn, effect_of(card_info(*card).frames, activation.row));
}

}  // namespace

const StepRule turn_pre_rule{pre_opens, pre_moves, pre, waste_the_only};
const StepRule turn_post_rule{post_opens, post_moves, post, nullptr};
const StepRule activation_rule{activation_opens, activation_moves, activate, finish};

const Effect& own_effect(const Activation& activation) {
    return effect_of(order_board(*activation.board).sides[activation.upgraded], activation.row);
}

int dice_in_play(const State& state, Seat seat) {
    const Player& player = state.players[seat.index()];
    int count = player.dice.total() + player.wasted;
    if (seat == state.turn) count += state.rolling.total();
    for (std::size_t i = 0; i < count_of<Board>; ++i) count += player.boards[board_at(i)].dice.size();
    for (const GoalSlot& slot : state.goals) count += slot.holder == Maybe<Character>(character(seat));
    return count;
}

bool can_buy(const State& state, const Player& player) {
    return player.berries >= title_of(player).buy &&
           dice_in_play(state, seat_of(state, player)) < title_of(player).most_dice;
}

// TU-088 to TU-092: the value must be listed, the first tier reached, the slot empty.
bool can_claim(const State& state, const Player& player, const GoalSlot& slot) {
    return !slot.holder && !(player.dice.at_least(1) & goal_card(slot.goal).faces).empty() &&
           worth(slot.goal, count_for(state, player, slot.goal)) > 0;
}

bool can_place_any(const State& state, const Player& player) {
    for (Face face : player.dice.at_least(1))
        if (slot_free(player, face)) return true;
    for (const GoalSlot& slot : state.goals)
        if (can_claim(state, player, slot)) return true;
    return false;
}

}  // namespace skerry::tundra
