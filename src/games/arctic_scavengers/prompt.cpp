#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/names.h"
#include "games/arctic_scavengers/rules.h"

// Decisions, moves and events in sentences.
namespace skerry::arctic_scavengers {
namespace {

std::string tribe_name(Seat seat) { return std::string(name_of(tribe_of(seat))); }

// Whose side of a fight: another tribe, or the enemy.
std::string side_name(const State& state, Seat seat) {
    return solo(state) && seat == enemy_seat ? "the enemy" : tribe_name(seat);
}

std::string site_name(const State& state, std::size_t index) {
    const Site& site = state.sites[index];
    return title(site.building) + " (building " + plain(static_cast<int>(index) + 1) + ", " + tribe_name(site.owner) +
           ")";
}

// ---- Why not ----

bool in_game(const State& state, Seat seat, Action action) {
    const Player& player = player_at(state, seat);
    switch (action) {
    case Action::dig:
    case Action::hunt:
    case Action::draw:
    case Action::trash:       return true;
    case Action::build:
    case Action::accelerate:  return !state.schematics.empty() || !state.sites.empty();
    case Action::hire_leader: return state.setup.leader_draft;
    case Action::recon:
        return state.stacks.has(Kind::spy) || player.hand[Kind::binoculars] > 0 ||
               enabled_count(state, seat, Building::scout_tower) > 0;
    case Action::drill:           return state.stacks.has(Kind::drill_sergeant);
    case Action::attack_building:
    case Action::attack_leader:   return state.setup.hq == 4;
    case Action::butcher:         return player.leader == Maybe<Leader>(Leader::butcher);
    case Action::cannibal:        return player.leader == Maybe<Leader>(Leader::cannibal);
    case Action::organizer:       return player.leader == Maybe<Leader>(Leader::organizer);
    case Action::yardmaster:      return player.leader == Maybe<Leader>(Leader::yardmaster);
    case Action::map:             return player.hand[Kind::map] > 0;
    default:                      return false;
    }
}

std::string why_not(const State& state, Seat seat, Action action) {
    const Player& player = player_at(state, seat);
    if (player.done.has(action)) return "You have done that this round.";
    switch (action) {
    case Action::dig:
        return state.junkyard.empty() ? "The junkyard is empty."
                                      : "Your hand cannot dig: it takes somebody who digs, and at least 1.";
    case Action::hunt: return "Your hand cannot hunt: it takes somebody who hunts, and at least 1.";
    case Action::draw: return "Nobody in your hand can draw.";
    case Action::build:
        return state.schematics.empty() ? "No building is left."
                                        : "It takes an engineer or a tinker, and somebody who digs.";
    case Action::hire_leader:
        if (player.done.has(Action::hire)) return "You have hired this round.";
        return state.leaders_pile.empty() ? "No leader is left." : "You have no food.";
    case Action::trash:           return player.hand.empty() ? "Your hand is empty." : "The junkyard holds no more.";
    case Action::accelerate:      return "It takes a person, and one of your building sites of an earlier round.";
    case Action::recon:           return "It takes a spy, binoculars or a scout tower, and something to look at.";
    case Action::drill:           return "You have no drill sergeant at hand.";
    case Action::attack_building: return "It takes a saboteur, and a building of another tribe that works.";
    case Action::attack_leader:   return "It takes a sniper team, and a healthy leader of another tribe.";
    case Action::map:             return "A map follows directly on an action with persons.";
    case Action::butcher:
    case Action::cannibal:
    case Action::organizer:
    case Action::yardmaster:
        if (player.wounded) return "Your leader is wounded.";
        if (player.powers.has(*player.leader)) return "Your leader has done that this round.";
        if (action == Action::organizer && player.done.has(Action::draw)) return "You have drawn this round.";
        if (action == Action::yardmaster) return "The junkyard is empty.";
        return "Nobody in your hand serves for it.";
    default: return "That is not possible now.";
    }
}

std::string why_not_hire(const State& state, Seat seat, Kind kind) {
    const Player& player = player_at(state, seat);
    if (player.done.has(Action::hire)) return "You have hired this round.";
    if (state.market[kind] == 0) return "Nobody of that kind is left.";
    const int meds = meds_in(player.hand).total() + state.butcher_med;
    return "Costs " + text_of(cost_for(player, kind)) + "; you have " + plain(best_pool(state)) + " food and " +
           plain(meds) + " med.";
}

void refuse_gathering(const State& state, Seat seat, Prompt& prompt) {
    for (std::size_t i = 0; i < count_of<Action>; ++i) {
        const auto action = static_cast<Action>(i);
        if (action == Action::hire || !in_game(state, seat, action) || can_start(state, seat, action)) continue;
        prompt.refused.push_back({thing(action), why_not(state, seat, action)});
    }
    for (Kind kind : state.stacks)
        if (!can_hire(state, seat, kind))
            prompt.refused.push_back({stack_thing(kind), why_not_hire(state, seat, kind)});
}

std::string why_not_add(const State& state, Seat seat, Kind kind) {
    const Player& player = player_at(state, seat);
    const Pending& pending = state.pending;
    const int chosen = pending.cards[kind] + (pending.inspired == Maybe<Kind>(kind));
    if (chosen >= player.hand[kind]) return "All of them are chosen.";
    AbilityKinds kinds;
    if (adds_up(pending.action)) {
        kinds = kinds_for(player, ability_of(pending.action));
        if (!(kinds.bases | kinds.modifiers | kinds.bonuses).has(kind))
            return title(kind) + " has nothing to add to a " + std::string(name_of(pending.action)) + ".";
    }
    if (pending.action == Action::hire && !med_kinds.has(kind)) return "That pays for nothing.";
    if (pending.last && !from_here_on[static_cast<std::size_t>(*pending.last)].has(kind))
        return "Cards are named in a fixed order, and its turn is past: take back, or name all at once.";
    if (pending.action == Action::hire) return "The price needs no more of that.";
    if (kinds.bonuses.has(kind) || pending.action == Action::accelerate)
        return "Each person uses one tool, and nobody has a hand free.";
    if (adds_up(pending.action)) return "With it the action could not be completed.";
    return "That does not serve here.";
}

void refuse_cards(const State& state, Seat seat, const MoveList& moves, Prompt& prompt) {
    Set<Kind> offered;
    for (Move move : moves)
        if (verb_of(move) == Verb::add || verb_of(move) == Verb::inspire) offered.add(arg<Kind>(move));
    for (Kind kind : (player_at(state, seat).hand.at_least(1) & all_kinds) - offered)
        prompt.refused.push_back({thing(kind), why_not_add(state, seat, kind)});
}

// ---- What is asked ----

std::string food_text(const State& state) {
    std::string text = plain(state.food) + " food";
    if (state.cannibal_food > 0) text += ", " + plain(state.cannibal_food) + " of the cannibal's";
    if (state.butcher_med > 0) text += ", " + plain(state.butcher_med) + " med of the butcher's";
    return text;
}

std::string aim_line(const State& state) {
    const Pending& pending = state.pending;
    switch (pending.action) {
    case Action::hire_leader:     return "Spend how much food? You look at as many leaders.";
    case Action::accelerate:      return "Accelerate which building?";
    case Action::store:           return "Store in which building?";
    case Action::retrieve:        return "Retrieve from which building?";
    case Action::repair:          return "Repair which building?";
    case Action::demolish:        return "Demolish at which building site?";
    case Action::attack_building: return "Attack which building?";
    case Action::attack_leader:   return "Attack whose leader?";
    case Action::map:             return "Which person returns to your hand?";
    default:                      break;
    }
    if (!pending.source) return "Recon with what?";
    if (*pending.source == Source::spy) return "Where does the spy look?";
    return pending.stack ? "Which pile does the tower look at?" : "Discard a card for the tower.";
}

std::string compose_line(const State& state) {
    const Pending& pending = state.pending;
    const std::string what = title(pending.action);
    if (adds_up(pending.action) && pending.cards.empty() && !pending.inspired) return what + ": who takes part?";
    if (adds_up(pending.action)) return what + ": add cards, now " + plain(pending_sum(state).value) + ".";
    switch (pending.action) {
    case Action::hire:
        return "Pay " + text_of(cost_for(player_at(state, state.active), *pending.stack)) + " for " +
               title(*pending.stack) + ", with " + food_text(state) + ".";
    case Action::trash: return "Trash: choose cards for the junkyard.";
    case Action::accelerate:
        if (pending.cards.empty()) return "Accelerate: who works on it?";
        return "Accelerate: choose workers, now " + counted(pending_sum(state).value, "timer card", "timer cards") +
               ".";
    case Action::recon:     return "Recon: add binoculars to see more, or go.";
    case Action::store:     return "Store: choose cards.";
    case Action::retrieve:  return "Retrieve: choose cards.";
    case Action::repair:    return "Repair: choose who does it.";
    case Action::heal:      return "Heal: choose the medicine.";
    case Action::organizer: return "Organizer: choose the refugee card.";
    default:                return what + ": choose the person who leaves the game.";
    }
}

std::string pending_text(const State& state) {
    const Pending& pending = state.pending;
    std::string text = tribe_name(state.active) + ": " + title(pending.action);
    if (pending.action == Action::hire) text += " " + title(*pending.stack);
    Bag<Kind> cards = pending.cards;
    if (pending.inspired) cards.add(*pending.inspired);
    if (!cards.empty()) text += " with " + text_of(cards);
    if (adds_up(pending.action)) text += " for " + plain(pending_sum(state).value);
    return text;
}

std::string attack_text(const State& state) {
    const Attack& attack = state.attack;
    const std::string who = side_name(state, attack.attacker), whose = side_name(state, attack.owner);
    switch (attack.deed) {
    case Deed::attack_building: return who + " attacks the " + site_name(state, attack.site);
    case Deed::attack_leader:   return who + " attacks the leader of " + whose;
    case Deed::disarm:          return who + " disarms the " + title(*attack.target) + " of " + whose;
    case Deed::bomb:            return who + " bombs the " + title(*attack.target) + " of " + whose;
    default:                    return who + " snipes the " + title(*attack.target) + " of " + whose;
    }
}

std::string line_of(const State& state, Seat seat, const Step& step) {
    switch (step.kind) {
    case StepKind::choose_leader:   return "Choose your leader for this game.";
    case StepKind::gather:          return "Your turn, with " + food_text(state) + ". Choose an action, or end your turn.";
    case StepKind::aim:             return aim_line(state);
    case StepKind::compose:         return compose_line(state);
    case StepKind::respond:         return pending_text(state) + ". Respond, or pass.";
    case StepKind::respond_target:
    case StepKind::skirmish_target: return title(*step.deed) + ": choose the target.";
    case StepKind::protect_guard:   return attack_text(state) + ". Play a guard?";
    case StepKind::protect_save:    return attack_text(state) + ". Save?";
    case StepKind::dig_side:        return "Scrappers: from the top or from the bottom?";
    case StepKind::dig_keep:
        return state.pending.count == 1 ? "Keep the card, or not."
                                        : "Keep one of the " + plain(state.pending.count) + " cards, or none.";
    case StepKind::dig_keep_more: return "The cargo sled has room for a tool or medicine more.";
    case StepKind::dig_return:
        return "Scrappers: where does the next card go? " + counted(step.count, "card", "cards") + " to return.";
    case StepKind::build_pick:      return "Choose the building to put up.";
    case StepKind::courier_discard: return "Courier: discard " + plain(step.count) + " of the cards drawn.";
    case StepKind::organizer_keep:  return "Organizer: which card do you keep?";
    case StepKind::drill_pick:
        return "Drill: put a discarded card into your deck, " + plain(step.count) + " at most, or go on.";
    case StepKind::yard_place:  return "Yardmaster: leave the cards on top, or put them at the bottom?";
    case StepKind::leader_pick: return "Take one of the leaders, or none.";
    case StepKind::skirmish:    {
        const Strength mine = strength(state, seat);
        return std::string(solo(state) ? "Fight" : "Skirmish") + ": your score is " + plain(mine.score) + " with " +
               counted(mine.people, "person", "people") + ". Use somebody, or pass.";
    }
    case StepKind::solo_fight: return "Fight one of the piles of enemies, or stay at home.";
    case StepKind::solo_force: return "Choose who goes into the fight.";
    case StepKind::solo_prize: return "You have won: take one of the enemy's cards.";
    case StepKind::solo_loss:  return "You have lost: one of your cards leaves the game.";
    }
    return {};
}

bool takes_several(const State& state, const Step& step) {
    switch (step.kind) {
    case StepKind::compose:
        switch (state.pending.action) {
        case Action::repair:
        case Action::heal:
        case Action::butcher:
        case Action::cannibal:
        case Action::organizer: return false;
        default:                return true;
        }
    case StepKind::solo_force:
    case StepKind::drill_pick:
    case StepKind::courier_discard: return true;
    default:                        return false;
    }
}

std::vector<Thing> about(const State& state, const Step& step) {
    std::vector<Thing> things;
    const Pending& pending = state.pending;
    if (pending.stage != Stage::none && step.kind != StepKind::solo_force) {
        things.push_back(thing(pending.action));
        if (pending.action == Action::hire) things.push_back(stack_thing(*pending.stack));
    }
    if (step.deed) things.push_back(thing(*step.deed));
    if (state.attack.stage != Protection::none) things.push_back(thing(state.attack.deed));
    return things;
}

}  // namespace

Prompt Game::prompt(const State& state, Seat seat) {
    const Step& step = player_at(state, seat).agenda.back();
    Prompt prompt{std::string(name_of(step.kind)), line_of(state, seat, step), about(state, step), {}};
    prompt.several = takes_several(state, step);
    if (step.kind == StepKind::respond || step.kind == StepKind::protect_guard || step.kind == StepKind::protect_save)
        prompt.silence = move_text(make(Verb::pass));
    if (step.kind == StepKind::gather) refuse_gathering(state, seat, prompt);
    if (step.kind == StepKind::compose && state.pending.action != Action::retrieve) {
        MoveList all;
        moves(state, seat, all);
        refuse_cards(state, seat, all, prompt);
    }
    return prompt;
}

// ---- Moves ----

namespace {

std::string with(const std::string& what, const std::string& why) { return what + ": " + why; }

// What the action would come to with these cards.
std::string brings(const State& state) {
    const int value = pending_sum(state).value;
    switch (state.pending.action) {
    case Action::dig:        return "look at " + counted(value, "card", "cards") + " of the junkyard";
    case Action::hunt:       return plain(value) + " food";
    case Action::draw:       return "draw " + counted(value, "card", "cards");
    case Action::build:      return "look at " + counted(value, "building", "buildings");
    case Action::accelerate: return "take off " + counted(value, "timer card", "timer cards");
    default:                 return "";
    }
}

std::string add_label(const State& state, Kind kind) {
    State then = state;
    then.pending.cards.add(kind);
    const std::string what = brings(then);
    return "Add " + title(kind) + (what.empty() ? "" : ": " + what);
}

std::string done_label(const State& state, const Step& step) {
    if (step.kind == StepKind::solo_force) return "Go into the fight";
    if (step.kind == StepKind::drill_pick) return "Draw " + plain(drill_draws);
    const Pending& pending = state.pending;
    if (pending.action == Action::hire) return "Hire " + title(*pending.stack);
    const std::string what = brings(state);
    return title(pending.action) + (what.empty() ? "" : ": " + what);
}

std::string look_label(const State& state, Move move) {
    switch (arg<Zone>(move)) {
    case Zone::site:         return "Look under the " + site_name(state, move.args[1]);
    case Zone::leaders_pile: return "Look at the leaders";
    case Zone::enemy_pile:   return "Look at pile " + plain(move.args[1] + 1) + " of the enemy";
    default:                 return "Look at the " + title(arg<Zone>(move)) + " of " + tribe_name(arg<Seat>(move, 1));
    }
}

std::string use_label(Move move) {
    const auto deed = arg<Deed>(move);
    if (deed == Deed::yardmaster) return "Yardmaster: look at the top of the junkyard";
    return title(deed) + " with " + title(arg<Kind>(move, 1)) + " out of the " + title(arg<Zone>(move, 2));
}

std::string target_label(const State& state, Move move) {
    static constexpr std::array<std::string_view, count_of<Copy>> copies{"", " who has acted", " in the gas",
                                                                         " inspired by the leader"};
    return title(arg<Kind>(move, 1)) + std::string(copies[move.args[2]]) + " of " + side_name(state, arg<Seat>(move));
}

}  // namespace

std::string Game::label(const State& state, Seat seat, Move move) {
    const Player& player = player_at(state, seat);
    const Step& step = player.agenda.back();
    const auto kind = [&] { return arg<Kind>(move); };
    switch (verb_of(move)) {
    case Verb::keep:
    case Verb::recruit: return with(title(arg<Leader>(move)), explain(arg<Leader>(move)));
    case Verb::act:     return with(title(arg<Action>(move)), explain(arg<Action>(move)));
    case Verb::hire:
        return "Hire " + title(kind()) + " for " + text_of(cost_for(player, kind())) + ": " + explain(kind());
    case Verb::site:
    case Verb::strike: return site_name(state, move.args[0]);
    case Verb::tribe:
    case Verb::wound:  {
        const Player& other = player_at(state, arg<Seat>(move));
        return tribe_name(arg<Seat>(move)) + (other.leader ? ", " + title(*other.leader) : "");
    }
    case Verb::source: {
        switch (arg<Source>(move)) {
        case Source::spy:         return "Spy: " + plain(spy_cards) + " cards of another player";
        case Source::binoculars:  return "Binoculars: the top of each shared pile";
        case Source::scout_tower: return "Scout Tower: the top of two shared piles";
        }
        return {};
    }
    case Verb::look:    return look_label(state, move);
    case Verb::pile:    return "The " + title(arg<SharedPile>(move));
    case Verb::spend:   return "Spend " + plain(move.args[0]) + " food";
    case Verb::inspire: return title(kind()) + ", inspired: adds " + plain(inspiration(player));
    case Verb::add:     return add_label(state, kind());
    case Verb::done:    return done_label(state, step);
    case Verb::end:
        return state.round >= first_skirmish_round && !solo(state)
                   ? "End your turn: the rest of your hand goes into the skirmish"
                   : "End your turn";
    case Verb::pass:   return "Pass";
    case Verb::use:    return use_label(move);
    case Verb::target: return target_label(state, move);
    case Verb::guard:  return "Guard out of the " + title(arg<Zone>(move));
    case Verb::save:   return title(kind()) + " out of the " + title(arg<Zone>(move, 1));
    case Verb::side:   return arg<Side>(move) == Side::top ? "From the top" : "From the bottom";
    case Verb::take:   return with(title(kind()), explain(kind()));
    case Verb::leave:
        return step.kind == StepKind::dig_keep      ? "Keep nothing"
               : step.kind == StepKind::leader_pick ? "Take nobody"
                                                    : "Nothing more";
    case Verb::place:   return arg<Side>(move) == Side::top ? "To the top" : "To the bottom";
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

std::vector<Thing> Game::touches(const State& state, Seat seat, Move move) {
    (void)state;
    (void)seat;
    switch (verb_of(move)) {
    case Verb::keep:
    case Verb::recruit: return {thing(arg<Leader>(move))};
    case Verb::act:     return {thing(arg<Action>(move))};
    case Verb::hire:    return {stack_thing(arg<Kind>(move))};
    case Verb::site:
    case Verb::strike:  return {site_thing(move.args[0])};
    case Verb::tribe:
    case Verb::wound:   return {thing(arg<Tribe>(move))};
    case Verb::source:  {
        static constexpr std::array<Kind, 2> cards{Kind::spy, Kind::binoculars};
        if (arg<Source>(move) == Source::scout_tower) return {thing(Building::scout_tower)};
        return {thing(cards[move.args[0]])};
    }
    case Verb::look:
        switch (arg<Zone>(move)) {
        case Zone::site:         return {site_thing(move.args[1])};
        case Zone::leaders_pile: return {thing(SharedPile::leaders_pile)};
        case Zone::enemy_pile:   return {enemy_thing(move.args[1])};
        default:                 return {thing(arg<Tribe>(move, 1))};
        }
    case Verb::pile:    return {thing(arg<SharedPile>(move))};
    case Verb::spend:   return {thing(SharedPile::leaders_pile)};
    case Verb::inspire:
    case Verb::add:
    case Verb::take:
    case Verb::discard:
    case Verb::fetch:
    case Verb::prize:
    case Verb::save:
    case Verb::lose:    return {thing(arg<Kind>(move))};
    case Verb::use:
        if (arg<Deed>(move) == Deed::yardmaster) return {thing(Deed::yardmaster), thing(Leader::yardmaster)};
        return {thing(arg<Deed>(move)), thing(arg<Kind>(move, 1))};
    case Verb::target: return {thing(arg<Tribe>(move)), thing(arg<Kind>(move, 1))};
    case Verb::guard:  return {thing(Kind::guard)};
    case Verb::pick:   return {thing(arg<Building>(move))};
    case Verb::fight:  return {enemy_thing(move.args[0])};
    case Verb::done:
    case Verb::end:
    case Verb::pass:
    case Verb::side:
    case Verb::leave:
    case Verb::place:
    case Verb::stay:   return {};
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
    switch (event.kind) {
    case EventKind::leader_kept:   return who + " keeps " + leader() + ".";
    case EventKind::leader_chosen: return who + " has chosen a leader.";
    case EventKind::leader_shown:  return who + " is led by the " + leader() + ".";
    case EventKind::round_begins:  return "Round " + plain(event.number) + " begins.";
    case EventKind::draws:         return who + " draws " + cards() + ".";
    case EventKind::drawn:         return who + " draws " + card() + ".";
    case EventKind::reshuffles:    return who + " shuffles the discard pile into a new deck.";
    case EventKind::attrition:     return who + " loses " + card() + " to the cold.";
    case EventKind::timer_off:     return who + " finds " + card() + " under the " + building() + ".";
    case EventKind::completed:     return "The " + building() + " of " + who + " is completed.";
    case EventKind::peeks:         return who + " peeks at the contested resource.";
    case EventKind::turn_begins:   return who + " begins a turn.";
    case EventKind::food:
        return who + " has " + n + " food more" + (event.building ? " from the " + building() : "") + ".";
    case EventKind::declares:
        return who + " declares: " + title(*event.action) + (event.card ? " " + card() : "") +
               (event.zone ? ", looking at a " + title(*event.zone) : "") + ".";
    case EventKind::shows:   return who + " shows " + (event.count > 1 ? n + " " : "") + card() + ".";
    case EventKind::fizzles: return "The " + std::string(name_of(*event.action)) + " of " + who + " comes to nothing.";
    case EventKind::digs:    return who + " looks at " + cards() + " of the " + title(*event.pile) + ".";
    case EventKind::sees:    {
        const std::string what = event.card ? card() : event.building ? building() : leader();
        if (event.pile) return who + " sees " + what + " in the " + title(*event.pile) + ".";
        return who + " sees " + what + (event.zone ? " in a " + title(*event.zone) : "") + ".";
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
    case EventKind::repairs: return who + " repairs the " + building() + ".";
    case EventKind::heals:   return who + " heals the " + leader() + ".";
    case EventKind::looks:
        if (!event.zone) return who + " looks around.";
        return who + " looks at the " + title(*event.zone) + (*event.zone <= Zone::site ? " of " + other : "") + ".";
    case EventKind::discards:  return who + " discards " + card() + ".";
    case EventKind::discarded: return who + " discards " + card() + " out of the draw.";
    case EventKind::fetches:   return who + " takes " + card() + " back with a map.";
    case EventKind::commits:   return who + " sends " + cards() + " to the skirmish.";
    case EventKind::responds:
        return who + " responds: " + title(*event.deed) +
               (event.card ? " with " + card() + (event.zone ? " out of the " + title(*event.zone) : "") : "") + ".";
    case EventKind::attacks: {
        const std::string what = event.building ? building() : event.leader ? leader() : card();
        return who + ": " + title(*event.deed) + ", at the " + what + " of " + other + ".";
    }
    case EventKind::guarded:  return who + " cancels the attack with a guard.";
    case EventKind::saved:    return who + " saves with " + card() + ".";
    case EventKind::removed:  return card() + " of " + who + " leaves the game.";
    case EventKind::disabled: return "The " + building() + " of " + who + " is disabled.";
    case EventKind::wounded:  return "The " + leader() + " of " + who + " is wounded.";
    case EventKind::cancelled:
        return who + " cancels the " + std::string(name_of(*event.action)) + " of " + other + ".";
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
