#include "games/arctic_scavengers/rules.h"

// The active player's turn (5.3): what he may begin, and whom or what it is about; its cards follow (composing.cpp). Only
// what can be completed is offered. Nobody else sees anything before the declaration.
namespace skerry::arctic_scavengers {
namespace {

template <class F>
void for_each_site(const State& state, Seat seat, const ActionRule& rule, F f) {
    for (std::uint8_t i = 0; i < state.sites.size(); ++i)
        if (const Site& site = state.sites[i]; rule.site(site, site.owner == seat, state.players[seat])) f(i);
}

bool any_site(const State& state, Seat seat, const ActionRule& rule) {
    bool any = false;
    for_each_site(state, seat, rule, [&](std::uint8_t) { any = true; });
    return any;
}

bool can_start(const Chances& chances, const ActionRule& rule) {
    return (chances.me.done & rule.spends).empty() && (rule.needs.empty() || chances.any(rule.needs)) &&
           (!rule.power || has_power(chances.me, *rule.power)) &&
           (!rule.site || any_site(chances.state, chances.seat, rule)) && (!rule.starts || rule.starts(chances));
}

Set<Ground> grounds_of(const Chances& chances) {
    const State& state = chances.state;
    Set<Ground> grounds{Ground::anywhere};
    if (!state.schematics.empty()) grounds.add(Ground::schematics);
    if (!state.leaders_pile.empty()) grounds.add(Ground::leaders_pile);
    if (!state.sites.empty()) grounds.add(Ground::sites);
    if (chances.me.leader) grounds.add(Ground::leader);
    if (state.setup.hq == dirty_deeds) grounds.add(Ground::attacks);
    if (chances.any({Kind::spy, Kind::binoculars, Kind::drill_sergeant, Kind::map})) grounds.add(Ground::special_card);
    return grounds;
}

// Actions that this table and this hand may have at all, so that not each is looked at each time.
Set<Action> thinkable(const Chances& chances) {
    static const Each<Ground, Set<Action>> by_ground = [] {
        Each<Ground, Set<Action>> all;
        for (Action action : each<Action>())
            for (Ground ground : rule_of(action).ground) all[ground].add(action);
        return all;
    }();
    Set<Action> actions;
    for (Ground ground : grounds_of(chances)) actions = actions | by_ground[ground];
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
    pending = {};
    pending.stage = Stage::composing;
    if (verb_of(move) == Verb::hire) {
        pending.action = Action::hire;
        pending.stack = arg<Kind>(move);
    } else {
        pending.action = arg<Action>(move);
    }
    ask_on(turn);
}

// ---- Why not ----

bool is_shown(const Chances& chances, const ActionRule& rule) {
    if (rule.power) return chances.me.leader == rule.power;
    return rule.shown && rule.shown(chances);
}

std::string_view why_not(const Chances& chances, const ActionRule& rule) {
    if (!(chances.me.done & rule.spends).empty()) return rule.spent;
    if (rule.power && chances.me.wounded) return "Your leader is wounded.";
    if (rule.power && chances.me.powers.has(*rule.power)) return "Your leader has done that this round.";
    return rule.why_not ? rule.why_not(chances) : rule.lacks;
}

void ask_gather(const Question& q, Prompt& prompt) {
    prompt.line = "Your turn, with " + food_text(q.state) + ". Choose an action, or end your turn.";
    const Chances chances(q.state, q.seat);
    for (Action action : each<Action>())
        if (const ActionRule& rule = rule_of(action); is_shown(chances, rule) && !can_start(chances, rule))
            prompt.refused.push_back({thing(action), std::string(why_not(chances, rule))});
    for (Kind kind : q.state.stacks)
        if (!can_hire(q.state, q.seat, kind))
            prompt.refused.push_back({stack_thing(kind), why_not_hire(q.state, q.seat, kind)});
}

// ---- What it is about ----

const ActionRule& rule_in(const State& state) { return rule_of(state.pending.action); }

void aim_moves(const Question& q, MoveList& out) {
    const ActionRule& rule = rule_in(q.state);
    if (!rule.site) return rule.aim.moves(q, out);
    for_each_site(q.state, q.seat, rule, [&](std::uint8_t i) { out.push(Verb::site, i); });
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

}  // namespace

constexpr StepRule gather_rule{.moves = gather_moves, .play = gather, .ask = ask_gather};
constexpr StepRule aim_rule{.moves = aim_moves, .play = aim, .ask = ask_aim};

void ask_on(Turn& turn) {
    Pending& pending = turn.state.pending;
    const ActionRule& rule = rule_of(pending.action);
    turn.revealed = Revealed::no;
    if (rule.aims() && !pending.aimed) return turn.ask(turn.seat, {.kind = StepKind::aim});
    if (rule.cards.selection) return turn.ask(turn.seat, {.kind = StepKind::compose});
    if (rule.at_once) return rule.at_once(turn);
    if (!rule.needs.empty()) pending.cards.add(*rule.needs.begin());
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
