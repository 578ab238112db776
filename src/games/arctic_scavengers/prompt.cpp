// SPDX-License-Identifier: Apache-2.0
#include "core/sentence.h"
#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/names.h"
#include "games/arctic_scavengers/rules.h"

// Decisions, moves and events in sentences.
namespace skerry::arctic_scavengers {

std::vector<Thing> about(const Question& q) {
    std::vector<Thing> things;
    const Pending& pending = q.state.pending;
    if (pending.stage != Stage::none && q.step.kind != StepKind::solo_force) {
        things.push_back(thing(pending.action));
        if (pending.stack) things.push_back(stack_thing(*pending.stack));
        if (const TargetRule* target = rule_of(pending.action).target; target && pending.stage >= Stage::declared)
            for (Thing& aim : target->things(pending)) things.push_back(std::move(aim));
    }
    if (q.step.deed) things.push_back(thing(*q.step.deed));
    if (q.state.attack.stage != Protection::none) things.push_back(thing(q.state.attack.deed));
    return things;
}

std::string tribe_name(const Question& q, Seat seat) { return skerry::seat_name(Game::info, seat, q.names); }

std::string site_name(const Question& q, std::size_t index) {
    const Site& site = q.state.sites[index];
    return title(site.building) + " (building " + ordinal(index) + ", " + tribe_name(q, site.owner) + ")";
}

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

// ---- Moves ----

Label deed_label(const Question&, Move move) {
    if (verb_of(move) == Verb::pass) return "Pass";
    const auto deed = arg<Deed>(move);
    if (rule_of(deed).cards.empty()) return {title(deed), "look at the top of the junkyard"};
    return title(deed) + " with " + title(arg<Kind>(move, 1)) + " out of the " + title(arg<Zone>(move, 2));
}

Label target_label(const Question& q, Move move) {
    static constexpr std::array<std::string_view, count_of<Copy>> copies{"", " who has acted", " in the gas",
                                                                         " inspired by the leader"};
    switch (verb_of(move)) {
    case Verb::site:
    case Verb::strike: return site_name(q, move.args[0]);
    case Verb::target:
        return title(arg<Kind>(move, 1)) + std::string(copies[move.args[2]]) + " of " + side_name(q, arg<Seat>(move));
    default: break;
    }
    const Maybe<Leader> leader = player_at(q.state, arg<Seat>(move)).leader;
    return tribe_name(q, arg<Seat>(move)) + (leader ? ", " + title(*leader) : "");
}

// ---- Events ----

namespace {

// The enemy of a solo game has no seat.
std::string side_name(Seat seat, Names names) {
    return seat.index() < names.size() ? names[seat.index()] : std::string("The enemy");
}

Whose told_of(const Event& event, Names names) {
    return [&event, names](const std::string& what, Seat owner) {
        if (owner == event.seat) return "their own " + what;
        return owner.index() < names.size() ? "the " + what + " of " + names[owner.index()] : "the enemy's " + what;
    };
}

constexpr PlaceWords<Event> event_words[]{
    {"seat", [](const Event& event, Names names) { return side_name(event.seat, names); }},
    {"other", [](const Event& event, Names names) { return side_name(event.other, names); }},
    {"cards", [](const Event& event, Names) { return text_of(*event.card, event.count); }},
    {"med", [](const Event& event, Names) { return event.number > 0 ? plain(event.number) : std::string(); }},
    {"food", [](const Event& event, Names) { return event.count > 0 ? plain(event.count) : std::string(); }},
    {"aim", [](const Event& event, Names names) { return declared_at(event, told_of(event, names)); }},
    {"seen",
     [](const Event& event, Names) {
         if (event.card) return title(*event.card);
         return event.building ? title(*event.building) : title(*event.leader);
     }},
    {"place",
     [](const Event& event, Names names) {
         return event.pile ? "the " + title(*event.pile) : looked_at(event, told_of(event, names));
     }},
    {"target",
     [](const Event& event, Names names) {
         const Whose whose = told_of(event, names);
         if (event.building) return site_text(event, whose);
         return whose(event.leader ? title(*event.leader) : title(*event.card), event.other);
     }},
    {"end",
     [](const Event& event, Names) { return std::string(*event.side == Side::top ? "on the top" : "at the bottom"); }},
};
constexpr EventTexts<Event> event_texts(
    {
        {EventKind::leader_kept, "{seat} keeps {leader}."},
        {EventKind::leader_chosen, "{seat} has chosen a leader."},
        {EventKind::leader_shown, "{seat} is led by the {leader}."},
        {EventKind::round_begins, "Round {number} begins."},
        {EventKind::draws, "{seat} draws {count|card|cards}."},
        {EventKind::drawn, "{seat} draws {cards}."},
        {EventKind::reshuffles, "{seat} shuffles the discard pile into a new deck."},
        {EventKind::attrition, "{seat} loses {card} to the cold."},
        {EventKind::timer_off, "{seat} finds {card} under the {building}."},
        {EventKind::completed, "{seat} completes the {building}."},
        {EventKind::peeks, "{seat} peeks at the contested resource."},
        {EventKind::turn_begins, "{seat} begins a turn."},
        {EventKind::food, "{seat} has {count} food[ and {med} med] more[ from the {building}]."},
        {EventKind::declares, "{seat} declares: {action}[{aim}]."},
        {EventKind::shows, "{seat} shows {cards}."},
        {EventKind::fizzles, "What {seat} declared comes to nothing: {action}."},
        {EventKind::digs, "{seat} looks at {count|card|cards} of the {pile}."},
        {EventKind::sees, "{seat} sees {seen} in {place}."},
        {EventKind::digs_up, "{seat} keeps {card}."},
        {EventKind::keeps, "{seat} keeps a card.", "{seat} keeps nothing."},
        {EventKind::hires, "{seat} hires {card}[ for {food} food]."},
        {EventKind::trashes, "{seat} trashes {count|card|cards}."},
        {EventKind::trashed, "{seat} trashes {cards}."},
        {EventKind::places, "{seat} puts up the {building} with {count|timer card|timer cards}."},
        {EventKind::accelerates, "{seat} takes {count|timer card|timer cards} off the {building}."},
        {EventKind::stores, "{seat} stores {count|card|cards} in the {building}."},
        {EventKind::stored, "{seat} stores {cards} in the {building}."},
        {EventKind::retrieves, "{seat} takes {count|card|cards} out of the {building}."},
        {EventKind::retrieved, "{seat} takes {cards} out of the {building}."},
        {EventKind::repairs, "{seat} repairs the {building}."},
        {EventKind::heals, "{seat} heals the {leader}."},
        {EventKind::looks, "{seat} looks at {place}."},
        {EventKind::discards, "{seat} discards {card}."},
        {EventKind::discarded, "{seat} discards {card} out of the draw."},
        {EventKind::fetches, "{seat} takes {card} back with a map."},
        {EventKind::commits, "{seat} sends {count|card|cards} to the skirmish."},
        {EventKind::responds, "{seat} responds: {deed}[ with {card}][ out of the {zone}]."},
        {EventKind::attacks, "{seat}: {deed}, at {target}."},
        {EventKind::guarded, "{seat} cancels the attack with a guard."},
        {EventKind::saved, "{seat} saves with {card}."},
        {EventKind::removed, "{seat} removes {card} from the game."},
        {EventKind::disabled, "{seat} loses the use of the {building}."},
        {EventKind::wounded, "The {leader} of {seat} is wounded."},
        {EventKind::yard, "{seat} puts {count|card|cards} {end} of the pile."},
        {EventKind::refills, "{seat} puts {count|timer card|timer cards} back on the {building}."},
        {EventKind::reveals, "{seat} reveals a force of {count|card|cards}."},
        {EventKind::uses, "{seat}: {deed}[ with {card}]."},
        {EventKind::passes, "{seat} passes."},
        {EventKind::score, "{seat} scores {count}, with {number|person|people} to break a tie."},
        {EventKind::wins_card, "{seat} wins the contested resource."},
        {EventKind::won_card, "{seat} has won {card}."},
        {EventKind::deadlock, "Deadlock: nobody wins."},
        {EventKind::hardy, "{seat} takes {count|hardy scavenger|hardy scavengers} back."},
        {EventKind::initiator, "{seat} is the initiator."},
        {EventKind::leader_taken, "{seat} is now led by the {leader}."},
        {EventKind::leader_looks, "{seat} looks at {count|leader|leaders}."},
        {EventKind::fight_begins, "{seat} fights pile {number}."},
        {EventKind::enemy_card, "The enemy has {card}."},
        {EventKind::prize, "{seat} takes {card}."},
        {EventKind::loses, "{seat} loses {card} for good."},
        {EventKind::fight_won, "{seat} wins the fight."},
        {EventKind::fight_lost, "{seat} loses the fight."},
        {EventKind::game_over, "The game is over."},
    },
    event_words);

}  // namespace

std::string Game::event_text(const Event& event, Names names) { return event_texts.text(event, names); }

}  // namespace skerry::arctic_scavengers
