// SPDX-License-Identifier: Apache-2.0
#include "games/tundra/game.h"
#include "games/tundra/names.h"
#include "games/tundra/rules.h"

// Section 5.3: a turn. Free actions, then one die on an order board or a common goal, then free actions again.
namespace skerry::tundra {
namespace {

// ---- Free actions ----

// In berries.
int price_of(const Player& player, Verb action) {
    const TitleCard& title = title_of(player);
    return action == Verb::reroll ? title.reroll : action == Verb::nudge ? title.nudge : title.buy;
}

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

void free_moves(const State& state, const Player& player, const Set<Face>& faces, MoveList& out) {
    const TitleCard& title = title_of(player);
    for (const Advisor& advisor : player.advisors)
        if (!advisor.exhausted) out.push(Verb::use, advisor.card);
    if (player.berries >= title.nudge) offer_nudges(faces, out);
    if (player.berries >= title.reroll)
        for (Face face : faces) out.push(Verb::reroll, face);
    if (can_buy(state, player)) out.push(Verb::buy);
}

void buy(Turn& turn) {
    Random random(turn.state.random);
    const Face face = roll(random);
    turn.me.dice.add(face);
    if (turn.events.wanted()) turn.tell({.kind = EventKind::buys, .dice = {face}});
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
    if (verb_of(move) == Verb::use) return use_advisor(turn, arg<Card>(move));
    spend(turn, Good::berries, price_of(turn.me, verb_of(move)));
    if (verb_of(move) == Verb::reroll) return reroll_together(turn, {arg<Face>(move)});
    if (verb_of(move) == Verb::buy) return buy(turn);
    change_die(turn, move);
}

void refuse_free_actions(const Question& q, Prompt& prompt) {
    const int most = title_of(q.me).max_dice;
    for (const Advisor& advisor : q.me.advisors)
        if (advisor.exhausted) prompt.refuse(thing(advisor.card), "It has been used in this round.");
    for (const Verb action : {Verb::reroll, Verb::nudge, Verb::buy}) {
        std::string reason = "It costs " + amount(Good::berries, price_of(q.me, action)) + ".";
        if (action != Verb::buy && q.me.dice.empty()) reason = "You have no unused die.";
        if (action == Verb::buy && dice_in_play(q.state, q.seat) >= most)
            reason = "All " + plain(most) + " of your dice are in play.";
        prompt.refuse(thing(action), reason);
    }
}

Label free_action_label(const Question& q, Move move) {
    const std::string price = " for " + amount(Good::berries, price_of(q.me, verb_of(move)));
    switch (verb_of(move)) {
    case Verb::reroll: return "Reroll a " + die(arg<Face>(move)) + price;
    case Verb::nudge:  return "Change a " + die(arg<Face>(move)) + " to " + die(changed_face(move)) + price;
    case Verb::buy:    return "Buy a die" + price;
    default:           return {title(arg<Card>(move)), text_of(card_info(arg<Card>(move)).frames[0].effect)};
    }
}

// ---- The die ----

constexpr Step after_the_die{.kind = StepKind::turn_post}, the_activation{.kind = StepKind::activation};

// The values whose slots are taken on every board.
Set<Face> taken_everywhere(const Player& player) {
    Set<Face> taken = player.boards[Board::architecture].dice;
    for (Board board : each<Board>()) taken = taken & player.boards[board].dice;
    return taken;
}

// TU-088 to TU-092: the value must be listed, the first tier reached, the slot empty.
Set<Face> claiming_faces(const State& state, const Player& player, const GoalSlot& slot, const Set<Face>& faces) {
    const GoalCard& card = goal_card(slot.goal);
    const Set<Face> listed = faces & card.faces;
    if (slot.holder || listed.empty() || count_for(state, player, slot.goal) < card.thresholds[0]) return {};
    return listed;
}

bool any_claim(const State& state, const Player& player) {
    for (const GoalSlot& slot : state.goals)
        if (can_claim(state, player, slot)) return true;
    return false;
}

// Unless all that is left is to set aside the one value there is.
bool pre_opens(const Question& q) {
    const Set<Face> faces = q.me.dice.at_least(1);
    return !(faces - taken_everywhere(q.me)).empty() || faces.size() > 1 || any_claim(q.state, q.me) ||
           any_free_action(q.state, q.me);
}

void pre_moves(const Question& q, MoveList& out) {
    const Set<Face> faces = q.me.dice.at_least(1);
    const std::size_t before = out.size();
    for (Face face : faces)
        for (Board board : each<Board>())
            if (!q.me.boards[board].dice.has(face)) out.push(Verb::place, face, board);
    for (const GoalSlot& slot : q.state.goals)
        for (Face face : claiming_faces(q.state, q.me, slot, faces)) out.push(Verb::claim, face, slot.goal);
    if (out.size() == before)
        for (Face face : faces) out.push(Verb::waste, face);
    free_moves(q.state, q.me, faces, out);
}

void waste(Turn& turn, Face face) {
    turn.me.dice.remove(face);
    ++turn.me.wasted;
    turn.tell({.kind = EventKind::wastes, .dice = {face}});
    turn.push(after_the_die);
}

void waste_the_only(Turn& turn, const Step&) { waste(turn, *turn.me.dice.at_least(1).begin()); }

// The action belongs to the side that shows now, whatever happens in the activation (Q18).
void place(Turn& turn, Face face, Board board) {
    BoardState& mine = turn.me.boards[board];
    turn.me.dice.remove(face);
    mine.dice.add(face);
    if (turn.events.wanted()) turn.tell({.kind = EventKind::places, .board = board, .dice = {face}});
    Activation& activation = turn.state.activation;
    activation = {.board = board, .row = face, .upgraded = mine.upgraded, .own = true};
    if (mine.starter) activation.cards.push(*mine.starter);
    for (Card card : mine.market) activation.cards.push(card);
    turn.push(after_the_die);
    turn.push(the_activation);
}

void claim(Turn& turn, Face face, Goal goal) {
    for (GoalSlot& slot : turn.state.goals) {
        if (slot.goal != goal) continue;
        slot.holder = character(turn.seat);
        slot.die = face;
    }
    turn.me.dice.remove(face);
    turn.tell({.kind = EventKind::claims, .goal = goal, .dice = {face}});
    gain_points(turn, worth(goal, count_for(turn.state, turn.me, goal)), Source::goals);
    turn.push(after_the_die);
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

std::string why_no_claim(const Question& q, const GoalSlot& slot) {
    if (slot.holder) {
        const Seat holder(static_cast<std::uint8_t>(*slot.holder));
        return (holder == q.seat ? "Your" : seat_name(Game::info, holder, q.names) + "'s") +
               std::string(" die lies there until the end of the round.");
    }
    const int count = count_for(q.state, q.me, slot.goal);
    if (worth(slot.goal, count) == 0)
        return "It counts from " + plain(goal_card(slot.goal).thresholds[0]) + ", and you have " + plain(count) + ".";
    return "None of your dice shows a value it takes.";
}

void ask_pre(const Question& q, Prompt& prompt) {
    for (Board board : each<Board>()) {
        for (Face face : q.me.dice.at_least(1) & q.me.boards[board].dice)
            prompt.refuse(thing(board, face), "A die lies there until the end of the round.");
        prompt.refuse(thing(board), "None of your dice fits an empty slot there.");
    }
    for (const GoalSlot& slot : q.state.goals) prompt.refuse(thing(slot.goal), why_no_claim(q, slot));
    refuse_free_actions(q, prompt);
}

Label place_label(const Player& player, Face face, Board board) {
    const BoardState& mine = player.boards[board];
    std::string effects = short_text(effect_of(order_board(board).sides[mine.upgraded], face));
    for (Card card : cards_under(mine)) effects += "; " + title(card) + ": " + short_text(effect_of(card, face));
    return {"A " + die(face) + " on " + title(board), effects};
}

Label pre_label(const Question& q, Move move) {
    const auto face = arg<Face>(move);
    switch (verb_of(move)) {
    case Verb::place: return place_label(q.me, face, arg<Board>(move, 1));
    case Verb::waste: return {"Set a " + die(face) + " aside", "no slot is left for your dice"};
    case Verb::claim: {
        const auto goal = arg<Goal>(move, 1);
        const int count = count_for(q.state, q.me, goal);
        return {"A " + die(face) + " on the goal " + title(goal),
                amount(Good::vp, worth(goal, count)) + " for " + plain(count)};
    }
    default: return free_action_label(q, move);
    }
}

bool post_opens(const Question& q) { return any_free_action(q.state, q.me); }

void post_moves(const Question& q, MoveList& out) {
    out.push(Verb::end);
    free_moves(q.state, q.me, q.me.dice.at_least(1), out);
}

void post(Turn& turn, const Step& step, Move move) {
    if (verb_of(move) != Verb::end) free_action(turn, step, move);
}

Label post_label(const Question& q, Move move) {
    return verb_of(move) == Verb::end ? "End the turn" : free_action_label(q, move);
}

// ---- Activation: the pending actions in any order, none of them split ----

bool activation_opens(const Question& q) { return q.state.activation.own || !q.state.activation.cards.empty(); }

void activation_moves(const Question& q, MoveList& out) {
    if (q.state.activation.own) out.push(Verb::start);
    for (Card card : q.state.activation.cards) out.push(Verb::start, maybe(card));
    out.push(Verb::finish);
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
    carry_out(turn, effect_of(*card, activation.row));
}

void ask_activation(const Question& q, Prompt& prompt) {
    const Activation& activation = q.state.activation;
    prompt.line = "Row " + plain(value_of(activation.row)) + " of " + title(*activation.board) +
                  ": choose the action to take next, or finish.";
    prompt.about = {thing(*activation.board), thing(*activation.board, activation.row)};
}

Label activation_label(const Question& q, Move move) {
    const Activation& activation = q.state.activation;
    if (verb_of(move) == Verb::finish) return "Finish, and leave the rest";
    if (const auto card = maybe_arg<Card>(move)) return {title(*card), text_of(effect_of(*card, activation.row))};
    return {title(*activation.board), text_of(own_effect(activation))};
}

}  // namespace

const StepRule turn_pre_rule{.opens = pre_opens,
                             .moves = pre_moves,
                             .play = pre,
                             .passed_over = waste_the_only,
                             .line = "Use a die: place it on a board or a goal. Free actions may come before.",
                             .ask = ask_pre,
                             .label = pre_label};
const StepRule turn_post_rule{.opens = post_opens,
                              .moves = post_moves,
                              .play = post,
                              .line = "Take free actions, or end your turn.",
                              .ask = refuse_free_actions,
                              .label = post_label};
const StepRule activation_rule{.opens = activation_opens,
                               .moves = activation_moves,
                               .play = activate,
                               .passed_over = finish,
                               .ask = ask_activation,
                               .label = activation_label};

const Effect& own_effect(const Activation& activation) {
    return effect_of(order_board(*activation.board).sides[activation.upgraded], activation.row);
}

int dice_in_play(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    int count = player.dice.total() + player.wasted;
    for (Board board : each<Board>()) count += player.boards[board].dice.size();
    for (const GoalSlot& slot : state.goals) count += slot.holder == Maybe<Character>(character(seat));
    return count;
}

bool can_buy(const State& state, const Player& player) {
    return player.berries >= title_of(player).buy &&
           dice_in_play(state, seat_of(state, player)) < title_of(player).max_dice;
}

bool can_claim(const State& state, const Player& player, const GoalSlot& slot) {
    return !claiming_faces(state, player, slot, player.dice.at_least(1)).empty();
}

}  // namespace skerry::tundra
