// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/rules.h"

// The active player's turn (5.3): what they may begin, and whom or what it is about; its cards follow (composing.cpp).
// Only what can be completed is offered. Nobody else sees anything before the declaration.
namespace skerry::arctic_scavengers {
namespace {

// Calls f with the buildings that an action can be about, until it returns true.
template <class F>
bool for_each_site(const State& state, Seat seat, const ActionRule& rule, F f) {
    for (std::uint8_t i = 0; i < state.sites.size(); ++i)
        if (const Site& site = state.sites[i]; rule.start.site(site, site.owner == seat, state.players[seat]) && f(i))
            return true;
    return false;
}

bool can_start(const Chances& chances, const ActionRule& rule) {
    const ActionRule::Start& start = rule.start;
    return (chances.me.done & start.spends).empty() && (start.needs.empty() || chances.any(start.needs)) &&
           (!rule.power || has_power(chances.me, *rule.power)) &&
           (!start.site || for_each_site(chances.state, chances.seat, rule, [](std::uint8_t) { return true; })) &&
           (!start.also || start.also(chances));
}

// Actions that this table and this hand may have at all, so that not each is looked at each time.
Set<Action> thinkable(const Chances& chances) {
    static const Each<Ground, Set<Action>> by_ground = [] {
        Each<Ground, Set<Action>> all;
        for (Action action : each<Action>())
            for (Ground ground : rule_of(action).start.ground) all[ground].add(action);
        return all;
    }();
    const State& state = chances.state;
    Set<Action> actions = by_ground[Ground::anywhere];
    const auto on = [&](Ground ground, bool there) {
        if (there) actions = actions | by_ground[ground];
    };
    on(Ground::schematics, !state.schematics.empty());
    on(Ground::leaders_pile, !state.leaders_pile.empty());
    on(Ground::sites, !state.sites.empty());
    on(Ground::leader, bool(chances.me.leader));
    on(Ground::attacks, state.setup.hq == dirty_deeds);
    on(Ground::special_card, chances.any({Kind::spy, Kind::binoculars, Kind::drill_sergeant, Kind::map}));
    return actions - chances.me.done;
}

void gather_moves(const Question& q, MoveList& out) {
    const Chances chances(q.state, q.seat);
    for (Action action : thinkable(chances))
        if (can_start(chances, rule_of(action))) out.push(Verb::act, action);
    hire_moves(chances, out);
    out.push(Verb::end);
}

void gather(Turn& turn, const Step&, Move move) {
    if (verb_of(move) == Verb::end) return end_turn(turn);
    Pending& pending = turn.state.pending;
    const bool hires = verb_of(move) == Verb::hire;
    pending = {.stage = Stage::composing, .action = hires ? Action::hire : arg<Action>(move)};
    if (hires) pending.stack = arg<Kind>(move);
    ask_on(turn);
}

std::string_view why_not(const Chances& chances, const ActionRule& rule) {
    const ActionRule::Refusal& refusal = rule.refusal;
    if (!(chances.me.done & rule.start.spends).empty()) return refusal.spent;
    if (rule.power && chances.me.wounded) return "Your leader is wounded.";
    if (rule.power && chances.me.powers.has(*rule.power)) return "Your leader has done that this round.";
    return refusal.why_not ? refusal.why_not(chances) : refusal.lacks;
}

void ask_gather(const Question& q, Prompt& prompt) {
    prompt.line = "Your turn, with " + food_text(q.state) + ". Choose an action, or end your turn.";
    const Chances chances(q.state, q.seat);
    for (Action action : each<Action>()) {
        const ActionRule& rule = rule_of(action);
        const auto shown = rule.refusal.shown;
        const bool is_shown = rule.power ? chances.me.leader == rule.power : shown && shown(chances);
        if (is_shown && !can_start(chances, rule)) prompt.refuse(thing(action), std::string(why_not(chances, rule)));
    }
    for (Kind kind : q.state.stacks)
        if (!can_hire(q.state, q.seat, kind)) prompt.refuse(stack_thing(kind), why_not_hire(q.state, q.seat, kind));
}

Label gather_label(const Question& q, Move move) {
    const auto kind = arg<Kind>(move);
    switch (verb_of(move)) {
    case Verb::act:  return explained(arg<Action>(move));
    case Verb::hire: return {"Hire " + title(kind) + " for " + text_of(cost_for(q.me, kind)), in_short(kind)};
    default:
        const bool skirmish = q.state.round >= first_skirmish_round && !solo(q.state);
        return {"End your turn", skirmish ? "the rest of your hand goes into the skirmish" : ""};
    }
}

// ---- What it is about: as the action's row says, or a building ----

const ActionRule& rule_in(const State& state) { return rule_of(state.pending.action); }

void aim_moves(const Question& q, MoveList& out) {
    const ActionRule& rule = rule_in(q.state);
    if (!rule.start.site) return rule.aim.moves(q, out);
    for_each_site(q.state, q.seat, rule, [&](std::uint8_t i) { return out.push(Verb::site, i), false; });
}

void aim(Turn& turn, const Step& step, Move move) {
    Pending& pending = turn.state.pending;
    const ActionRule& rule = rule_in(turn.state);
    if (rule.aim.play) return rule.aim.play(turn, step, move);
    pending.site = move.args[0];
    pending.tribe = turn.state.sites[pending.site].owner;
    pending.aimed = true;
    ask_on(turn);
}

void ask_aim(const Question& q, Prompt& prompt) {
    const StepRule& rule = rule_in(q.state).aim;
    prompt.line = rule.line;
    if (rule.ask) rule.ask(q, prompt);
}

Label aim_label(const Question& q, Move move) {
    const auto label = rule_in(q.state).aim.label;
    return label ? label(q, move) : target_label(q, move);
}

}  // namespace

constexpr StepRule gather_rule{.moves = gather_moves, .play = gather, .ask = ask_gather, .label = gather_label};
constexpr StepRule aim_rule{.moves = aim_moves, .play = aim, .ask = ask_aim, .label = aim_label};

void ask_on(Turn& turn) {
    Pending& pending = turn.state.pending;
    const ActionRule& rule = rule_of(pending.action);
    turn.revealed = Revealed::no;
    if (rule.aims() && !pending.aimed) return turn.ask(turn.seat, {.kind = StepKind::aim});
    if (rule.cards.selection) return turn.ask(turn.seat, {.kind = StepKind::compose});
    if (rule.at_once) return rule.at_once(turn);
    if (!rule.start.needs.empty()) pending.cards.add(*rule.start.needs.begin());
    declare(turn);
}

void begin_turn(Turn& turn, Seat who) {
    State& state = turn.state;
    state.active = who;
    state.food = state.cannibal_food = state.butcher_med = 0;
    state.fetchable = {};
    turn.tell(who, {.kind = EventKind::turn_begins});
    for (Site& site : state.sites) {
        site.marks.remove(Mark::stocked);
        feed_from(turn, site);
    }
}

}  // namespace skerry::arctic_scavengers
