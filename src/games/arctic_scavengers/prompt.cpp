#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/names.h"
#include "games/arctic_scavengers/rules.h"

// Decisions, moves and events in sentences.
namespace skerry::arctic_scavengers {
namespace {

std::string tribe_name(const Question& q, Seat seat) { return skerry::seat_name(Game::info, seat, q.names); }

std::string site_name(const Question& q, std::size_t index) {
    const Site& site = q.state.sites[index];
    return title(site.building) + " (building " + plain(static_cast<int>(index) + 1) + ", " +
           tribe_name(q, site.owner) + ")";
}

std::vector<Thing> about(const State& state, const Step& step) {
    std::vector<Thing> things;
    const Pending& pending = state.pending;
    if (pending.stage != Stage::none && step.kind != StepKind::solo_force) {
        things.push_back(thing(pending.action));
        if (pending.stack) things.push_back(stack_thing(*pending.stack));
        if (const TargetRule* target = rule_of(pending.action).target; target && pending.stage >= Stage::declared)
            for (Thing& aim : target->things(pending)) things.push_back(std::move(aim));
    }
    if (step.deed) things.push_back(thing(*step.deed));
    if (state.attack.stage != Protection::none) things.push_back(thing(state.attack.deed));
    return things;
}

}  // namespace

std::string side_name(const Question& q, Seat seat) {
    return solo(q.state) && seat == enemy_seat ? "the enemy" : tribe_name(q, seat);
}

Whose told_to(const Question& q) {
    return [&q](const std::string& what, Seat owner) {
        return owner == q.seat ? "your " + what : "the " + what + " of " + side_name(q, owner);
    };
}

std::string food_text(const State& state) {
    std::string text = plain(state.food) + " food";
    if (state.cannibal_food > 0) text += ", " + plain(state.cannibal_food) + " of the cannibal's";
    if (state.butcher_med > 0) text += ", " + plain(state.butcher_med) + " med of the butcher's";
    return text;
}

Prompt Game::prompt(const State& state, Seat seat, std::span<const std::string> names) {
    Prompt prompt = agenda::prompt(state, seat, names);
    prompt.about = about(state, player_at(state, seat).agenda.back());
    return prompt;
}

// ---- Moves ----

namespace {

std::string with(const std::string& what, const std::string& why) { return what + ": " + why; }

// What the action would come to with these cards.
std::string brings(const State& state, const Pending& pending) {
    const ActionRule& rule = rule_of(pending.action);
    return rule.brings ? rule.brings(sum_of(state, pending).value) : "";
}

// With what it would bring; what is chosen already is only named.
std::string add_label(const Question& q, Move move) {
    const bool sends = q.step.kind == StepKind::solo_force;
    const std::string who = (sends ? "Send " : "Add ") + title(arg<Kind>(move));
    if (q.state.picked.count(pick_of(move)) > 0) return who;
    const Pending then = composed(q.state.pending, q.state.picked, pick_of(move));
    const std::string what = sends ? "then " + force_text(q.state, then.cards) : brings(q.state, then);
    return what.empty() ? who : with(who, what);
}

std::string done_label(const Question& q) {
    const Pending pending = composed(q.state);
    const bool nothing = q.state.picked.empty();
    switch (q.step.kind) {
    case StepKind::dig_keep:    return nothing ? "Keep nothing" : "Nothing more";
    case StepKind::dig_return:  return nothing ? "All to the top" : "The others to the top";
    case StepKind::leader_pick: return "Take nobody";
    case StepKind::drill_pick:  return "Draw " + plain(drill_draws);
    case StepKind::solo_force:
        return nothing ? "Go into the fight with nobody" : "Go into the fight: " + force_text(q.state, pending.cards);
    default: break;
    }
    const std::string action = title(pending.action) + (pending.stack ? " " + title(*pending.stack) : "");
    const std::string what = brings(q.state, pending);
    return what.empty() ? action : with(action, what);
}

// The cards to return are named by their places.
std::string sink_label(const Question& q, Move move) {
    return "To the bottom: " + title_looked_at(q.state, move.args[0]) + ", card " + plain(move.args[0] + 1);
}

std::string look_label(const Question& q, Move move) {
    switch (arg<Zone>(move)) {
    case Zone::site:         return "Look under the " + site_name(q, move.args[1]);
    case Zone::leaders_pile: return "Look at the leaders";
    case Zone::enemy_pile:   return "Look at pile " + plain(move.args[1] + 1) + " of the enemy";
    default:                 return "Look at the " + title(arg<Zone>(move)) + " of " + tribe_name(q, arg<Seat>(move, 1));
    }
}

std::string use_label(Move move) {
    const auto deed = arg<Deed>(move);
    if (rule_of(deed).cards.empty()) return title(deed) + ": look at the top of the junkyard";
    return title(deed) + " with " + title(arg<Kind>(move, 1)) + " out of the " + title(arg<Zone>(move, 2));
}

std::string target_label(const Question& q, Move move) {
    static constexpr std::array<std::string_view, count_of<Copy>> copies{"", " who has acted", " in the gas",
                                                                         " inspired by the leader"};
    return title(arg<Kind>(move, 1)) + std::string(copies[move.args[2]]) + " of " + side_name(q, arg<Seat>(move));
}

}  // namespace

std::string Game::label(const State& state, Seat seat, Move move, std::span<const std::string> names) {
    const Question q = agenda::question(state, seat, names);
    const Player& player = q.me;
    if (move == done) return done_label(q);
    if (is_put_back(move)) return "Put back: " + label(state, seat, put_back(move), names);
    const auto kind = [&] { return arg<Kind>(move); };
    switch (verb_of(move)) {
    case Verb::keep:
    case Verb::recruit: return with(title(arg<Leader>(move)), explain(arg<Leader>(move)));
    case Verb::act:     return with(title(arg<Action>(move)), explain(arg<Action>(move)));
    case Verb::hire:
        return "Hire " + title(kind()) + " for " + text_of(cost_for(player, kind())) + ": " + in_short(kind());
    case Verb::site:
    case Verb::strike: return site_name(q, move.args[0]);
    case Verb::tribe:
    case Verb::wound:  {
        const Player& other = player_at(state, arg<Seat>(move));
        return tribe_name(q, arg<Seat>(move)) + (other.leader ? ", " + title(*other.leader) : "");
    }
    case Verb::source: {
        switch (arg<Source>(move)) {
        case Source::spy:
            return "Spy: " + plain(spy_cards) + " cards of " + (solo(state) ? "an enemy's pile" : "another player");
        case Source::binoculars:  return "Binoculars: the top of each shared pile";
        case Source::scout_tower: return "Scout Tower: the top of two shared piles";
        }
        return {};
    }
    case Verb::look:    return look_label(q, move);
    case Verb::pile:    return "The " + title(arg<SharedPile>(move));
    case Verb::spend:   return "Spend " + plain(move.args[0]) + " food";
    case Verb::inspire: return title(kind()) + ", inspired: adds " + plain(led_by(player).bonus);
    case Verb::add:     return add_label(q, move);
    case Verb::end:
        return state.round >= first_skirmish_round && !solo(state)
                   ? "End your turn: the rest of your hand goes into the skirmish"
                   : "End your turn";
    case Verb::pass:    return "Pass";
    case Verb::use:     return use_label(move);
    case Verb::target:  return target_label(q, move);
    case Verb::guard:   return "Guard out of the " + title(arg<Zone>(move));
    case Verb::save:    return title(kind()) + " out of the " + title(arg<Zone>(move, 1));
    case Verb::side:    return arg<Side>(move) == Side::top ? "From the top" : "From the bottom";
    case Verb::take:    return with(title(kind()), explain(kind()));
    case Verb::place:   return arg<Side>(move) == Side::top ? "To the top" : "To the bottom";
    case Verb::sink:    return sink_label(q, move);
    case Verb::pick:    return with(title(arg<Building>(move)), explain(arg<Building>(move)));
    case Verb::discard: return "Discard " + title(kind());
    case Verb::fetch:   return title(kind()) + " returns";
    case Verb::fight:
        return "Fight pile " + plain(move.args[0] + 1) + " of " +
               counted(static_cast<int>(state.enemy_piles[move.args[0]].cards.size()), "card", "cards");
    case Verb::stay:  return "No fight this round";
    case Verb::prize: return with(title(kind()), explain(kind()));
    case Verb::lose:  return title(kind()) + " is lost";
    }
    return {};
}

// ---- Events ----

std::string Game::event_text(const Event& event, std::span<const std::string> names) {
    const auto named_seat = [&](Seat seat) {
        return seat.index() < names.size() ? names[seat.index()] : std::string("The enemy");
    };
    const std::string who = named_seat(event.seat), other = named_seat(event.other), n = plain(event.count);
    const auto card = [&] { return event.card ? title(*event.card) : std::string("card"); };
    const auto building = [&] { return event.building ? title(*event.building) : std::string("building"); };
    const auto leader = [&] { return event.leader ? title(*event.leader) : std::string("leader"); };
    const auto cards = [&] { return counted(event.count, "card", "cards"); };
    const Whose whose = [&](const std::string& what, Seat owner) {
        if (owner == event.seat) return "the own " + what;
        return owner.index() < names.size() ? "the " + what + " of " + names[owner.index()] : "the enemy's " + what;
    };
    switch (event.kind) {
    case EventKind::leader_kept:   return who + " keeps " + leader() + ".";
    case EventKind::leader_chosen: return who + " has chosen a leader.";
    case EventKind::leader_shown:  return who + " is led by the " + leader() + ".";
    case EventKind::round_begins:  return "Round " + plain(event.number) + " begins.";
    case EventKind::draws:         return who + " draws " + cards() + ".";
    case EventKind::drawn:         return who + " draws " + (event.count > 1 ? n + " " : "") + card() + ".";
    case EventKind::reshuffles:    return who + " shuffles the discard pile into a new deck.";
    case EventKind::attrition:     return who + " loses " + card() + " to the cold.";
    case EventKind::timer_off:     return who + " finds " + card() + " under the " + building() + ".";
    case EventKind::completed:     return "The " + building() + " of " + who + " is completed.";
    case EventKind::peeks:         return who + " peeks at the contested resource.";
    case EventKind::turn_begins:   return who + " begins a turn.";
    case EventKind::food:
        return who + " has " + n + " food more" + (event.building ? " from the " + building() : "") + ".";
    case EventKind::declares: return who + " declares: " + title(*event.action) + declared_at(event, whose) + ".";
    case EventKind::shows:    return who + " shows " + (event.count > 1 ? n + " " : "") + card() + ".";
    case EventKind::fizzles:  return "What " + who + " declared comes to nothing: " + title(*event.action) + ".";
    case EventKind::digs:     return who + " looks at " + cards() + " of the " + title(*event.pile) + ".";
    case EventKind::sees:     {
        const std::string what = event.card ? card() : event.building ? building() : leader();
        if (event.pile) return who + " sees " + what + " in the " + title(*event.pile) + ".";
        return who + " sees " + what + " in " + looked_at(event, whose) + ".";
    }
    case EventKind::digs_up: return who + " keeps " + card() + ".";
    case EventKind::keeps:   return who + (event.count == 0 ? " keeps nothing." : " keeps a card.");
    case EventKind::hires:   return who + " hires " + card() + (event.count > 0 ? " for " + n + " food." : ".");
    case EventKind::trashes: return who + " trashes " + cards() + ".";
    case EventKind::trashed: return who + " trashes " + (event.count > 1 ? n + " " : "") + card() + ".";
    case EventKind::places:
        return who + " puts up a " + building() + " with " + counted(event.count, "timer card", "timer cards") + ".";
    case EventKind::accelerates:
        return who + " takes " + counted(event.count, "timer card", "timer cards") + " off the " + building() + ".";
    case EventKind::stores: return who + " stores " + cards() + " in the " + building() + ".";
    case EventKind::stored:
        return who + " stores " + (event.count > 1 ? n + " " : "") + card() + " in the " + building() + ".";
    case EventKind::retrieves: return who + " takes " + cards() + " out of the " + building() + ".";
    case EventKind::retrieved:
        return who + " takes " + (event.count > 1 ? n + " " : "") + card() + " out of the " + building() + ".";
    case EventKind::repairs:   return who + " repairs the " + building() + ".";
    case EventKind::heals:     return who + " heals the " + leader() + ".";
    case EventKind::looks:     return who + " looks at " + looked_at(event, whose) + ".";
    case EventKind::discards:  return who + " discards " + card() + ".";
    case EventKind::discarded: return who + " discards " + card() + " out of the draw.";
    case EventKind::fetches:   return who + " takes " + card() + " back with a map.";
    case EventKind::commits:   return who + " sends " + cards() + " to the skirmish.";
    case EventKind::responds:
        return who + " responds: " + title(*event.deed) +
               (event.card ? " with " + card() + (event.zone ? " out of the " + title(*event.zone) : "") : "") + ".";
    case EventKind::attacks: {
        if (event.building) return who + ": " + title(*event.deed) + ", at " + site_text(event, whose) + ".";
        return who + ": " + title(*event.deed) + ", at " + whose(event.leader ? leader() : card(), event.other) + ".";
    }
    case EventKind::guarded:   return who + " cancels the attack with a guard.";
    case EventKind::saved:     return who + " saves with " + card() + ".";
    case EventKind::removed:   return card() + " of " + who + " leaves the game.";
    case EventKind::disabled:  return "The " + building() + " of " + who + " is disabled.";
    case EventKind::wounded:   return "The " + leader() + " of " + who + " is wounded.";
    case EventKind::cancelled: return who + " cancels what " + other + " declared: " + title(*event.action) + ".";
    case EventKind::yard:
        return who + " puts " + cards() + (*event.side == Side::top ? " on the top" : " at the bottom") +
               " of the pile.";
    case EventKind::refills:
        return "The " + building() + " of " + who + " gets " + counted(event.count, "timer card", "timer cards") +
               " again.";
    case EventKind::reveals: return who + " reveals a force of " + cards() + ".";
    case EventKind::uses:    return who + ": " + title(*event.deed) + (event.card ? " with " + card() : "") + ".";
    case EventKind::passes:  return who + " passes.";
    case EventKind::score:
        return who + " scores " + n + ", with " + counted(event.number, "person", "people") + " to break a tie.";
    case EventKind::wins_card: return who + " wins the contested resource.";
    case EventKind::won_card:  return who + " has won " + card() + ".";
    case EventKind::deadlock:  return "Deadlock: nobody wins.";
    case EventKind::hardy:
        return who + " takes " + counted(event.count, "hardy scavenger", "hardy scavengers") + " back.";
    case EventKind::initiator:    return who + " is the initiator.";
    case EventKind::leader_taken: return who + " is now led by the " + leader() + ".";
    case EventKind::leader_looks: return who + " looks at " + counted(event.count, "leader", "leaders") + ".";
    case EventKind::fight_begins: return who + " fights pile " + plain(event.number) + ".";
    case EventKind::enemy_card:   return "The enemy has " + card() + ".";
    case EventKind::prize:        return who + " takes " + card() + ".";
    case EventKind::loses:        return who + " loses " + card() + ".";
    case EventKind::fight_won:    return who + " wins the fight.";
    case EventKind::fight_lost:   return who + " loses the fight.";
    case EventKind::game_over:    return "The game is over.";
    }
    return {};
}

}  // namespace skerry::arctic_scavengers
