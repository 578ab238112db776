#include <algorithm>

#include "games/snowcrest/names.h"
#include "games/snowcrest/rules.h"

// Sections 5.4, 6.3, 6.8: what villagers do.
namespace skerry::snowcrest {
namespace {

bool copies(Villager villager) {
    const auto& alternatives = card_of(villager).alternatives;
    return !alternatives.empty() && alternatives[0].effects[0].op == Op::copy;
}

// ---- Choosing an alternative (5.4) ----

template <class F>
void for_each_available(const State& state, const Player& player, Villager villager, bool from_row, F f) {
    const std::size_t count = card_of(villager).alternatives.size();
    for (std::size_t i = 0; i < count; ++i)
        if (obstacle(state, player, villager, static_cast<int>(i), from_row) == Obstacle::none) f(i);
}

// A villager without an action is turned face down without a question.
bool action_opens(const Question& q) { return has_action(q.state, *q.step.villager); }

void action_moves(const Question& q, MoveList& out) {
    if (copies(*q.step.villager)) {
        for (Villager target : copy_targets(q.state, q.me))
            for_each_available(q.state, q.me, target, solo(q.state),
                               [&](std::size_t i) { out.push(Verb::copy, target, i); });
    } else {
        for_each_available(q.state, q.me, *q.step.villager, false, [&](std::size_t i) { out.push(Verb::use, i); });
    }
    out.push(Verb::skip);
}

std::string why_not(const Question& q, Villager villager, int alternative, bool from_row) {
    const Price& price = card_of(villager).alternatives[static_cast<std::size_t>(alternative)].price;
    switch (obstacle(q.state, q.me, villager, alternative, from_row)) {
    case Obstacle::none: return {};
    case Obstacle::price:
        return "It costs " + explain(price) + ", and you can pay " + plain(units_available(q.state, q.me, price.what)) +
               ".";
    case Obstacle::no_scroll:   return "You have no scroll to give.";
    case Obstacle::no_discards: return "Your discard pile is empty.";
    case Obstacle::no_tile:     return "No such tile is left.";
    case Obstacle::no_bells:
        return solo(q.state) ? "It takes " + amount(solo_bells_a_scroll, Resource::bell) + ", and you can ring " +
                                   plain(max_bells(q.state, q.me)) + "."
                             : "You have no bell to ring.";
    case Obstacle::added:  return "Not in the turn in which the card comes.";
    case Obstacle::nobody: return "There is nobody to recruit.";
    }
    return {};
}

void ask_action(const Question& q, Prompt& prompt) {
    const Villager villager = *q.step.villager;
    prompt.line = "What does the " + title(villager) + " do?";
    const Refusals refusals(q, prompt);
    const auto refuse = [&](const Thing& thing, std::string reason) {
        if (!reason.empty()) refusals.add(thing, std::move(reason));
    };
    if (copies(villager)) {
        for (Villager target : copy_targets(q.state, q.me)) refuse(thing(target), why_not(q, target, 0, solo(q.state)));
    } else {
        for (int i = 0; i < static_cast<int>(card_of(villager).alternatives.size()); ++i)
            refuse(thing_of_alternative(i), why_not(q, villager, i, false));
    }
}

// ---- The effects ----

void recruit(Turn& turn) {
    if (turn.state.busy && turn.me.village[*turn.state.busy]) leave(turn, *turn.state.busy);
    turn.push({.kind = StepKind::recruit_pick});
}

void carry_out(Turn& turn, const Effect& effect) {
    switch (effect.op) {
    case Op::gain:
        if (effect.what == Resource::juniper) return start_juniper(turn, effect.count);
        gain(turn, effect.what, effect.count);
        return check_achievements(turn);
    case Op::gain_a_farm:
        gain(turn, Resource::barley, effect.count * turn.me.tiles[Building::farm]);
        return check_achievements(turn);
    case Op::gain_a_used:
        gain(turn, Resource::barley, effect.count * turn.me.face_down.size());
        return check_achievements(turn);
    case Op::draw:     return draw_cards(turn, effect.count);
    case Op::recover:  return turn.push({.kind = StepKind::recover_pick});
    case Op::discard:  return turn.push({.kind = StepKind::discard_pick});
    case Op::cycle:    return turn.push({.kind = StepKind::cycle_discard});
    case Op::bless:    bless(turn, effect.count); return check_achievements(turn);
    case Op::omen:     gain_omens(turn, effect.count); return check_achievements(turn);
    case Op::hex:      return others_gain_omens(turn, effect.count);
    case Op::scroll:   return gain_scrolls(turn, effect.count);
    case Op::build:    return turn.push({.kind = StepKind::build_type, .building = effect.building});
    case Op::restock:  return restock(turn);
    case Op::venerate: return venerate(turn);
    case Op::meditate: return turn.push({.kind = StepKind::meditate_announce});
    case Op::recruit:  return recruit(turn);
    case Op::copy:     return;  // chosen at once, with the alternative
    }
}

void next_effect(Turn& turn, const Step& step) {
    const auto& effects = card_of(*step.villager).alternatives[step.number].effects;
    if (step.at + 1u < effects.size()) {
        Step rest = step;
        ++rest.at;
        turn.push(rest);
    }
    carry_out(turn, effects[step.at]);
}

// ---- Carrying out an alternative ----

// The price first, then the steps from left to right.
void start_alternative(Turn& turn, Villager villager, std::uint8_t number) {
    const Step effects{.kind = StepKind::effects, .villager = villager, .number = number};
    const Price& price = card_of(villager).alternatives[number].price;
    if (price.scrolls > 0) {
        turn.me.scrolls = static_cast<std::uint8_t>(turn.me.scrolls - price.scrolls);
        turn.state.scroll_pool = static_cast<std::uint8_t>(turn.state.scroll_pool + price.scrolls);
        turn.tell({.kind = EventKind::returns_scroll, .count = price.scrolls});
    }
    if (price.count == 0) return next_effect(turn, effects);
    turn.push(effects);
    start_payment(turn, price.what, price.count);
}

void act(Turn& turn, const Step& step, Move move) {
    switch (verb_of(move)) {
    case Verb::use: return start_alternative(turn, *step.villager, move.args[0]);
    case Verb::copy:
        turn.tell({.kind = EventKind::copies, .villager = arg<Villager>(move)});
        if (solo(turn.state)) turn.push({.kind = StepKind::return_copied, .villager = arg<Villager>(move)});
        return start_alternative(turn, arg<Villager>(move), move.args[1]);
    default: turn.tell({.kind = EventKind::skips, .villager = step.villager});
    }
}

// Solo: the copied card of the row goes under the deck after its effect.
void return_copied(Turn& turn, const Step& step) {
    const std::size_t at = turn.state.row.find(*step.villager);
    if (at < turn.state.row.size()) put_under(turn, turn.state.row.take(at));
    refill_row(turn);
}

// ---- Hand and discards (6.3, Officer, Storyteller, Nun) ----

struct Cycling {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for (Villager card : q.me.hand) offer(pick_of(make(Verb::discard, card)), 1);
    }
    static Limits limits(const Question& q) { return {0, static_cast<int>(q.me.hand.size())}; }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        for (const Pick pick : picked) discard(turn, static_cast<Villager>(pick.first));
        draw_cards(turn, static_cast<int>(picked.size()));
    }
};

bool hand_not_empty(const Question& q) { return !q.me.hand.empty(); }

void discard_moves(const Question& q, MoveList& out) {
    for (Villager card : q.me.hand) out.push(Verb::discard, card);
}

void discard_one(Turn& turn, const Step&, Move move) { discard(turn, arg<Villager>(move)); }

bool discards_not_empty(const Question& q) { return !q.me.discards.empty(); }

void recover_moves(const Question& q, MoveList& out) {
    for (Villager card : q.me.discards) out.push(Verb::recover, card);
}

void recover(Turn& turn, const Step&, Move move) {
    const auto card = arg<Villager>(move);
    turn.me.discards.remove(card);
    add_to_hand(turn.me, card);
    turn.me.shown.add(card);
    turn.tell({.kind = EventKind::recovers, .villager = card});
}

// ---- Recruiting (6.8) ----

// Solo: a Recruiter of the row that a Scholar copies is not itself recruited.
bool being_copied(const State& state, const Player& player, Villager card) {
    for (const Step& step : player.agenda)
        if (step.kind == StepKind::return_copied && step.villager == Maybe<Villager>(card))
            return std::count(state.row.begin(), state.row.end(), card) == 1;
    return false;
}

template <class F>
void for_each_recruit(const State& state, const Player& player, F f) {
    for (Villager card : player.hand) f(card);
    Set<Villager> seen;
    for (Villager card : state.row) {
        if (seen.has(card) || being_copied(state, player, card)) continue;
        seen.add(card);
        f(card);
    }
}

bool recruit_opens(const Question& q) {
    bool any = false;
    for_each_recruit(q.state, q.me, [&](Villager) { any = true; });
    return any;
}

void recruit_moves(const Question& q, MoveList& out) {
    for_each_recruit(q.state, q.me, [&](Villager card) { out.push(Verb::recruit, card); });
}

void ask_recruit(const Question& q, Prompt& prompt) {
    const Refusals refusals(q, prompt);
    for (Villager card : q.state.row) refusals.add(thing(card), "The Scholar copies it.");
}

void recruit_one(Turn& turn, const Step&, Move move) {
    const auto card = arg<Villager>(move);
    const Cell cell = *turn.state.busy;
    take_card(turn, card);
    turn.me.village[cell] = card;
    turn.tell({.kind = EventKind::recruits, .villager = card, .cell = cell});
    refill_row(turn);
    check_achievements(turn);
    turn.state.added = true;
    turn.push({.kind = StepKind::card_action, .villager = card});
}

}  // namespace

const StepRule card_action_rule{.opens = action_opens, .moves = action_moves, .play = act, .ask = ask_action};
const StepRule effects_rule{.passed_over = next_effect};
const StepRule return_copied_rule{.passed_over = return_copied};
const StepRule cycle_discard_rule{.line = "Discard as many cards as you like; you draw as many.",
                                  .selection = selection<Cycling>};
const StepRule discard_pick_rule{
    .opens = hand_not_empty, .moves = discard_moves, .play = discard_one, .line = "Discard a card."};
const StepRule recover_pick_rule{
    .opens = discards_not_empty, .moves = recover_moves, .play = recover, .line = "Take a card from your discards."};
const StepRule recruit_pick_rule{.opens = recruit_opens,
                                 .moves = recruit_moves,
                                 .play = recruit_one,
                                 .line = "Choose the villager who comes for free.",
                                 .ask = ask_recruit};

bool has_action(const State& state, Villager villager) {
    const auto& alternatives = card_of(villager).alternatives;
    return !alternatives.empty() && !(alternatives[0].effects[0].op == Op::recruit && state.added);
}

// The price and the first step are tested separately, before anything is paid.
Obstacle obstacle(const State& state, const Player& player, Villager villager, int alternative, bool from_row) {
    const Alternative& chosen = card_of(villager).alternatives[static_cast<std::size_t>(alternative)];
    const Effect& first = chosen.effects[0];
    switch (first.op) {
    case Op::recover:
        if (player.discards.empty()) return Obstacle::no_discards;
        break;
    case Op::build:
        if (!can_build(state, player, first.building)) return Obstacle::no_tile;
        break;
    case Op::meditate:
        if (max_bells(state, player) < (solo(state) ? solo_bells_a_scroll : 1)) return Obstacle::no_bells;
        break;
    case Op::recruit:
        if (state.added) return Obstacle::added;
        if (player.hand.empty() && state.row.size() <= (from_row ? 1u : 0u)) return Obstacle::nobody;
        break;
    default: break;
    }
    if (can_pay(state, player, chosen.price)) return Obstacle::none;
    return chosen.price.scrolls > player.scrolls ? Obstacle::no_scroll : Obstacle::price;
}

Set<Villager> copy_targets(const State& state, const Player& player) {
    Set<Villager> targets;
    const auto look_at = [&](Villager villager) {
        if (has_action(state, villager) && !copies(villager)) targets.add(villager);
    };
    if (solo(state))
        for (Villager villager : state.row) look_at(villager);
    for (const Player& other : state.players)
        if (&other != &player)
            for (Cell cell : occupied(other) - other.face_down) look_at(*other.village[cell]);
    return targets;
}

void add_to_hand(Player& player, Villager card) {
    player.hand.push(card);
    for (std::size_t i = player.hand.size(); i-- > 1 && player.hand[i - 1] > player.hand[i];)
        std::swap(player.hand[i], player.hand[i - 1]);
}

void discard(Turn& turn, Villager card) {
    take_card(turn, card);
    turn.me.discards.add(card);
    turn.tell({.kind = EventKind::discards, .villager = card});
}

// The pile is shuffled from the order of the ids. At that moment the deck is empty, so everybody knows the hand (7).
void draw_cards(Turn& turn, int count) {
    Player& me = turn.me;
    int drawn = 0;
    for (; drawn < count && !over(turn.state); ++drawn) {
        if (me.deck.empty()) {
            if (me.discards.empty()) break;
            for (Villager card : me.discards) me.deck.push(card);
            me.discards = {};
            Random(turn.state.random).shuffle(me.deck);
            for (Villager card : me.hand) me.shown.add(card);
            turn.tell({.kind = EventKind::reshuffle});
        }
        const Villager card = me.deck.pop();
        add_to_hand(me, card);
        turn.revealed = Revealed::yes;
        turn.tell({.kind = EventKind::draws_card, .audience = turn.seat, .villager = card});
    }
    if (drawn > 0) turn.tell({.kind = EventKind::draws, .count = static_cast<std::uint8_t>(drawn)});
}

}  // namespace skerry::snowcrest
