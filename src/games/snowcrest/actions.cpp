// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/grammar.h"
#include "games/snowcrest/names.h"
#include "games/snowcrest/rules.h"

// Sections 5.4, 6.3, 6.8: what villagers do.
namespace skerry::snowcrest {
namespace {

// ---- The steps of an action (3.5) ----

struct OpRule {
    void (*carry_out)(Turn&, const Effect&);
    std::string_view text;
    // Why it is not possible as the first step of an action (5.4); empty if it is, and always if not given.
    std::string_view (*obstacle)(const Question&, const Effect&) = nullptr;
};

// How often the effect's resource is gained.
template <int (*times)(const Player&)>
void gain_times(Turn& turn, const Effect& effect) {
    const int count = effect.count * times(turn.me);
    if (*effect.resource == Resource::juniper) return start_juniper(turn, count);
    gain(turn, *effect.resource, count);
    check_achievements(turn);
}
int once(const Player&) { return 1; }
int per_farm(const Player& player) { return player.tiles[Building::farm]; }
int per_used_villager(const Player& player) { return player.face_down.size(); }

// What a function of the table does a number of times.
template <void (*act)(Turn&, int)>
void counted_times(Turn& turn, const Effect& effect) {
    act(turn, effect.count);
    check_achievements(turn);
}
template <void (*act)(Turn&)>
void simply(Turn& turn, const Effect&) {
    act(turn);
}
template <StepKind decision>
void ask(Turn& turn, const Effect& effect) {
    turn.push({.kind = decision, .building = effect.building});
}

std::string_view no_discards(const Question& q, const Effect&) {
    return q.me.discards.empty() ? "Your discard pile is empty." : "";
}

std::string_view no_tile(const Question& q, const Effect& effect) {
    return can_build(q.state, q.me, effect.building) ? "" : "No such tile is left.";
}

std::string_view no_bells(const Question& q, const Effect&) {
    if (max_bells(q.state, q.me) >= (solo(q.state) ? solo_bells_per_scroll : 1)) return {};
    return solo(q.state) ? "It takes {needed|bell|bells}, and you can ring {bells}." : "You have no bell to ring.";
}

bool copies(Villager villager);
std::string_view no_recruit(const Question& q, const Effect&) {
    if (q.state.added) return "Not in the turn in which the card comes.";
    const std::size_t copied = solo(q.state) && copies(*q.step.villager) ? 1 : 0;  // itself in the row
    return q.me.hand.empty() && q.state.row.size() <= copied ? "There is nobody to recruit." : "";
}

void send_away(Turn& turn, const Effect& effect) {
    if (turn.state.busy && turn.me.village[*turn.state.busy]) leave(turn, *turn.state.busy);
    ask<StepKind::recruit_pick>(turn, effect);
}

// A copy is chosen at once, with the alternative.
void copy_nothing(Turn&, const Effect&) {}

// In the order of Op.
constexpr Each<Op, OpRule> op_rules{{
    {gain_times<once>, "gain {goods}"},
    {gain_times<per_farm>, "gain {goods} for each of your face-up farms"},
    {gain_times<per_used_villager>, "gain {goods} for each other face-down villager of your village"},
    {counted_times<draw_cards>, "draw {count|card|cards}"},
    {ask<StepKind::recover_pick>, "take {count|card|cards} of your choice from your discards", no_discards},
    {ask<StepKind::discard_pick>, "discard {count|hand card|hand cards}"},
    {ask<StepKind::cycle_discard>, "discard any number of hand cards and draw as many"},
    {counted_times<bless>, "lose {count|Omen|Omens}"},
    {counted_times<gain_omens>, "take {count|Omen|Omens}"},
    {counted_times<others_gain_omens>, "every opponent takes {count|Omen|Omens}"},
    {counted_times<gain_scrolls>, "gain {count|scroll|scrolls}"},
    {ask<StepKind::build_type>, "build a {type}", no_tile},
    {simply<restock>, "turn all your tiles face up"},
    {simply<venerate>, "venerate a Guardian"},
    {ask<StepKind::meditate_announce>, "meditate", no_bells},
    {send_away,
     "send it away and bring a card of your hand or the row into its place for free, which acts at once; not in the "
     "turn it comes",
     no_recruit},
    {copy_nothing, "do what a face-up villager of an opponent does (alone: a villager of the row)"},
}};

// ---- Choosing an alternative (5.4) ----

const Alternative& alternative_of(Villager villager, std::size_t number) {
    return card_of(villager).alternatives[number];
}

bool begins_with(Villager villager, Op op) {
    return !card_of(villager).alternatives.empty() && alternative_of(villager, 0).effects[0].op == op;
}

bool copies(Villager villager) { return begins_with(villager, Op::copy); }

// A recruiter does nothing in the turn it comes.
bool has_action(const State& state, Villager villager) {
    return !card_of(villager).alternatives.empty() && !(begins_with(villager, Op::recruit) && state.added);
}

// A villager without an action is turned face down without a question.
bool action_opens(const Question& q) { return has_action(q.state, *q.step.villager); }

// Cards whose alternatives a Scholar may use, judged by what lies on the table alone.
Set<Villager> copy_targets(const Question& q) {
    Set<Villager> targets;
    const auto look_at = [&](Villager villager) {
        if (has_action(q.state, villager) && !copies(villager)) targets.add(villager);
    };
    if (solo(q.state))
        for (Villager villager : q.state.row) look_at(villager);
    for (const Player& other : q.state.players)
        if (&other != &q.me)
            for (Cell cell : occupied(other) - other.face_down) look_at(*other.village[cell]);
    return targets;
}

// The first step and the price are tested separately, before anything is paid. Empty if nothing is in the way.
std::string_view obstacle(const Question& q, const Alternative& alternative) {
    const Effect& first = alternative.effects[0];
    if (const auto impossible = op_rules[first.op].obstacle)
        if (const std::string_view why = impossible(q, first); !why.empty()) return why;
    if (alternative.price.scrolls > q.me.scrolls) return "You have no scroll to give.";
    return can_pay(q.state, q.me, alternative.price) ? "" : "It costs {price}, and you can pay {units}.";
}

template <class F>
void for_each_available(const Question& q, Villager villager, F f) {
    const auto& alternatives = card_of(villager).alternatives;
    for (std::size_t i = 0; i < alternatives.size(); ++i)
        if (obstacle(q, alternatives[i]).empty()) f(i);
}

void action_moves(const Question& q, MoveList& out) {
    if (copies(*q.step.villager)) {
        for (Villager target : copy_targets(q))
            for_each_available(q, target, [&](std::size_t i) { out.push(Verb::copy, target, i); });
    } else {
        for_each_available(q, *q.step.villager, [&](std::size_t i) { out.push(Verb::use, i); });
    }
    out.push(Verb::skip);
}

void ask_action(const Question& q, Prompt& prompt) {
    const Villager villager = *q.step.villager;
    prompt.line = "What does the " + title(villager) + " do?";
    const auto refuse = [&](const Thing& thing, const Alternative& alternative) {
        const std::string_view why = obstacle(q, alternative);
        if (why.empty()) return;
        const Price& price = alternative.price;
        const Places numbers{{{"needed", plain(solo_bells_per_scroll)},
                              {"bells", plain(max_bells(q.state, q.me))},
                              {"price", explain(price)},
                              {"units", plain(units_available(q.state, q.me, priced_in(price.items)))}}};
        prompt.refuse(thing, filled(why, numbers));
    };
    if (copies(villager)) {
        for (Villager target : copy_targets(q)) refuse(thing(target), alternative_of(target, 0));
    } else {
        const auto& alternatives = card_of(villager).alternatives;
        for (std::size_t i = 0; i < alternatives.size(); ++i) refuse(thing_of_alternative(i), alternatives[i]);
    }
}

Label label_action(const Question& q, Move move) {
    switch (verb_of(move)) {
    case Verb::use:  return text_of(alternative_of(*q.step.villager, move.args[0]));
    case Verb::copy: {
        const auto copied = arg<Villager>(move);
        const Label label("Copy the " + title(copied), text_of(alternative_of(copied, move.args[1])));
        return card_of(copied).alternatives.size() == 1 ? label : label.text();  // several ways need telling apart
    }
    default: return "Do nothing";
    }
}

// ---- Carrying out an alternative ----

void next_effect(Turn& turn, const Step& step) {
    const auto& effects = alternative_of(*step.villager, step.number).effects;
    if (step.at + 1u < effects.size()) {
        Step rest = step;
        ++rest.at;
        turn.push(rest);
    }
    const Effect& effect = effects[step.at];
    op_rules[effect.op].carry_out(turn, effect);
}

// The price first, then the steps from left to right.
void start_alternative(Turn& turn, Villager villager, std::uint8_t number) {
    const Step effects{.kind = StepKind::effects, .villager = villager, .number = number};
    const Price& price = alternative_of(villager, number).price;
    if (price.scrolls > 0) {
        turn.me.scrolls = static_cast<std::uint8_t>(turn.me.scrolls - price.scrolls);
        turn.state.scroll_pool = static_cast<std::uint8_t>(turn.state.scroll_pool + price.scrolls);
        turn.tell({.kind = EventKind::returns_scroll, .count = price.scrolls});
    }
    if (price.items.empty()) return next_effect(turn, effects);
    turn.push(effects);
    start_payment(turn, price.items);
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

template <FixedText what>
Label label_card(const Question&, Move move) {
    return std::string(what.view()) + " the " + title(arg<Villager>(move));
}

Label label_cycle(const Question& q, Move move) {
    if (move != done) return label_card<"Discard">(q, move);
    const auto chosen = static_cast<int>(q.state.picked.size());
    return chosen == 0 ? "Discard nothing" : "Discard " + counted(chosen, "card", "cards") + " and draw as many";
}

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

void recruit_moves(const Question& q, MoveList& out) {
    for_each_newcomer(q, [&](Villager card) {
        if (!being_copied(q.state, q.me, card)) out.push(Verb::recruit, card);
    });
}

bool recruit_opens(const Question& q) {
    MoveList moves;
    recruit_moves(q, moves);
    return !moves.empty();
}

Label label_recruit(const Question& q, Move move) {
    return {label_card<"Recruit">(q, move).head, explain(arg<Villager>(move))};
}

void ask_recruit(const Question& q, Prompt& prompt) {
    for (Villager card : q.state.row) prompt.refuse(thing(card), "The Scholar copies it.");
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

const StepRule card_action_rule{
    .opens = action_opens, .moves = action_moves, .play = act, .ask = ask_action, .label = label_action};
const StepRule effects_rule{.passed_over = next_effect};
const StepRule return_copied_rule{.passed_over = return_copied};
const StepRule cycle_discard_rule{.line = "Discard as many cards as you like; you draw as many.",
                                  .label = label_cycle,
                                  .selection = selection<Cycling>};
const StepRule discard_pick_rule{.opens = hand_not_empty,
                                 .moves = discard_moves,
                                 .play = discard_one,
                                 .line = "Discard a card.",
                                 .label = label_card<"Discard">};
const StepRule recover_pick_rule{.opens = discards_not_empty,
                                 .moves = recover_moves,
                                 .play = recover,
                                 .line = "Take a card from your discards.",
                                 .label = label_card<"Take">};
const StepRule recruit_pick_rule{.opens = recruit_opens,
                                 .moves = recruit_moves,
                                 .play = recruit_one,
                                 .line = "Choose the villager who comes for free.",
                                 .ask = ask_recruit,
                                 .label = label_recruit};

std::string explain(const Effect& effect) {
    return filled(op_rules[effect.op].text,
                  Places{{{"count", plain(effect.count)},
                          {"goods", effect.resource ? amount(effect.count, *effect.resource) : ""},
                          {"type", effect.building ? title(*effect.building) : "tile of any type"}}});
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
    if (drawn == 0) return;
    turn.tell(
        {.kind = EventKind::draws, .audience = Seats::all_but(turn.seat), .count = static_cast<std::uint8_t>(drawn)});
}

}  // namespace skerry::snowcrest
