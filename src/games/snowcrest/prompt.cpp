#include "games/snowcrest/game.h"
#include "games/snowcrest/names.h"
#include "games/snowcrest/rules.h"

// Decisions, moves and events in sentences.
namespace skerry::snowcrest {
namespace {

bool touched_by(const State& state, Seat seat, const MoveList& moves, const Thing& thing) {
    for (Move move : moves)
        for (const Thing& other : Game::touches(state, seat, move))
            if (other == thing) return true;
    return false;
}

// ---- Why not ----

struct Asking {
    const State& state;
    Seat seat;
    const Player& player;
    const Step& step;
    const MoveList& moves;
    Prompt& prompt;

    // Once for each thing, and never for one that a move touches.
    void refuse(const Thing& thing, std::string reason) const {
        if (touched_by(state, seat, moves, thing)) return;
        for (const Refusal& refusal : prompt.refused)
            if (refusal.thing == thing) return;
        prompt.refused.push_back({thing, std::move(reason)});
    }
};

void refuse_main(const Asking& asking) {
    const Player& player = asking.player;
    const bool must_rest = has_line(player.face_down);
    for (Cell cell : player.face_down) asking.refuse(thing(cell), "It is face down until you rest.");
    const int barley = units_available(asking.state, player, Item::barley);
    const auto refuse_card = [&](Villager card) {
        if (card == Villager::unknown) return;
        const int own = is_own(card) ? units_of(card, Item::barley) : 0;
        const bool payable = barley - own >= card_of(card).cost;
        asking.refuse(thing(card), must_rest ? "Three villagers lie face down in a line: you must rest."
                                   : payable ? "There is no cell for it that leaves enough barley to pay for it."
                                             : "It costs " + amount(card_of(card).cost, Resource::barley) +
                                                   ", and you can pay " + plain(barley - own) + ".");
    };
    for (Villager card : player.hand) refuse_card(card);
    for (Villager card : asking.state.row) refuse_card(card);
    if (must_rest)
        for (Cell cell : occupied(player))
            asking.refuse(thing(cell), "Three villagers lie face down in a line: you must rest.");
}

std::string why_not(const Asking& asking, Villager villager, int alternative, bool from_row) {
    const Price& price = card_of(villager).alternatives[static_cast<std::size_t>(alternative)].price;
    switch (obstacle(asking.state, asking.player, villager, alternative, from_row)) {
    case Obstacle::none: return {};
    case Obstacle::price:
        return "It costs " + explain(price) + ", and you can pay " +
               plain(units_available(asking.state, asking.player, price.what)) + ".";
    case Obstacle::no_scroll:   return "You have no scroll to give.";
    case Obstacle::no_discards: return "Your discard pile is empty.";
    case Obstacle::no_tile:     return "No such tile is left.";
    case Obstacle::no_bells:
        return solo(asking.state) ? "It takes " + amount(solo_bells_a_scroll, Resource::bell) + ", and you can ring " +
                                        plain(max_bells(asking.state, asking.player)) + "."
                                  : "You have no bell to ring.";
    case Obstacle::added:  return "Not in the turn in which the card comes.";
    case Obstacle::nobody: return "There is nobody to recruit.";
    }
    return {};
}

void refuse_actions(const Asking& asking) {
    const Villager villager = *asking.step.villager;
    if (villager != Villager::scholar) {
        for (std::size_t i = 0; i < card_of(villager).alternatives.size(); ++i)
            if (std::string reason = why_not(asking, villager, static_cast<int>(i), false); !reason.empty())
                asking.refuse(thing_of_alternative(static_cast<int>(i)), std::move(reason));
        return;
    }
    for (Villager target : copy_targets(asking.state, asking.player))
        if (std::string reason = why_not(asking, target, 0, solo(asking.state)); !reason.empty())
            asking.refuse(thing(target), std::move(reason));
}

// A source that is there and is not offered.
void refuse_sources(const Asking& asking) {
    const Player& player = asking.player;
    const Payment& payment = asking.state.payment;
    Source last = Source::barley;
    for (std::size_t i = 0; i < count_of<Source>; ++i)
        if (payment.picked[static_cast<Source>(i)] > 0) last = static_cast<Source>(i);
    const bool price = asking.step.kind == StepKind::payment;
    const Item what = price ? still_owed(asking.state, player).what : Item::wild;
    const auto refuse = [&](Source source, bool helps_price) {
        if (payment.picked[source] > 0) return;
        const bool helps = price ? helps_price : helps_to_give(asking.state, player, source);
        asking.refuse(thing(source),
                      !helps ? "It does not help here."
                      : source < last
                          ? "Sources are named in a fixed order, and its turn is past: take back, or name all at once."
                          : "It would be more than is needed, or sources before it are named first.");
    };
    for (std::size_t i = 0; i < count_of<Resource>; ++i) {
        const auto resource = static_cast<Resource>(i);
        const bool helps = what == Item::wild || resource == Resource::gold || static_cast<std::size_t>(what) == i;
        if (player.tokens[resource] > 0) refuse(token_source(resource), helps);
    }
    for (std::size_t i = 0; i < count_of<Building>; ++i) {
        const auto building = static_cast<Building>(i);
        const bool helps = what == Item::wild || static_cast<int>(product_of(building)) == static_cast<int>(what);
        if (player.tiles[building] > 0) refuse(tile_source(building), helps);
        if (player.used_tiles[building] > 0)
            asking.refuse(thing(face_of(building, true)), "It is face down until your tiles are restocked.");
    }
    for (Cell cell : occupied(player)) {
        if (player.face_down.has(cell))
            asking.refuse(thing(cell), "It is face down until you rest.");
        else if (asking.state.busy == Maybe<Cell>(cell) && is_active(asking.state, player))
            asking.refuse(thing(cell), "Its own action is under way.");
        else if (payment.except_cell == Maybe<Cell>(cell))
            asking.refuse(thing(cell), "It is being replaced.");
        else if (is_starter(*player.village[cell]))
            asking.refuse(thing(cell), "Starters do not pay.");
        else
            refuse(cell_source(cell), units_of(*player.village[cell], what) > 0);
    }
    for (Villager card : player.hand) {
        if (card == Villager::unknown) continue;
        if (payment.except_card == Maybe<Villager>(card))
            asking.refuse(thing(card), "It is the card that is being added.");
        else
            refuse(hand_source(card), units_of(card, what) > 0);
    }
}

void refuse_more(const Asking& asking) {
    switch (asking.step.kind) {
    case StepKind::main_action: return refuse_main(asking);
    case StepKind::card_action: return refuse_actions(asking);
    case StepKind::payment:
    case StepKind::give:        return refuse_sources(asking);
    case StepKind::build_type:
        for (std::size_t i = 0; i < count_of<Building>; ++i) {
            const auto building = static_cast<Building>(i);
            asking.refuse(thing(building), can_place(asking.state, asking.player, building)
                                               ? "The card builds another type."
                                               : "No " + title(building) + " is left in the supply.");
        }
        return;
    case StepKind::build_discard:
        for (std::size_t i = 0; i < count_of<TileFace>; ++i) {
            const auto face = static_cast<TileFace>(i);
            const Building building = building_of(face);
            if ((is_used(face) ? asking.player.used_tiles : asking.player.tiles)[building] > 0)
                asking.refuse(thing(face), "The supply has no " + title(*asking.step.building) +
                                               ", so one of your own must go back.");
        }
        return;
    case StepKind::meditate_respond:
        asking.refuse(thing(Resource::bell), "It takes " + amount(asking.step.count + 1, Resource::bell) +
                                                 ", and you can ring " + plain(max_bells(asking.state, asking.player)) +
                                                 ".");
        return;
    case StepKind::cycle_discard:
        for (Villager card : asking.player.hand)
            if (card != Villager::unknown)
                asking.refuse(
                    thing(card),
                    "Cards are named in a fixed order, and its turn is past: take back, or name all at once.");
        return;
    default: return;
    }
}

// ---- What is asked ----

std::string owed_text(const Bag<Item>& owed) {
    std::string text;
    for (std::size_t i = 0; i < count_of<Item>; ++i) {
        const auto item = static_cast<Item>(i);
        if (owed[item] > 0) text += (text.empty() ? "" : ", ") + amount(owed[item], item);
    }
    return text;
}

std::string card_on_table(const State& state) {
    if (state.guardian) return title(*state.guardian);
    return state.forest ? title(*state.forest) : "";
}

bool only_rest_is_left(const State& state, const Player& player, const Step& step) {
    MoveList moves;
    rule_of(step.kind).moves(state, player, step, moves);
    return verb_of(moves[0]) == Verb::rest;
}

std::string line_of(const State& state, const Player& player, const Step& step) {
    switch (step.kind) {
    case StepKind::setup_purchase:
        return "Choose your first villager for the centre. You have " +
               amount(player.tokens[Resource::barley], Resource::barley) + "; each one missing is an Omen.";
    case StepKind::main_action:
        if (has_line(player.face_down)) return "Three villagers lie face down in a line: rest.";
        if (only_rest_is_left(state, player, step)) return "There is nobody to activate and nothing to add: rest.";
        return "Activate a villager, or add a new one.";
    case StepKind::card_action: return "What does the " + title(*step.villager) + " do?";
    case StepKind::payment:     {
        const Owed owed = still_owed(state, player);
        return "Pay " + amount(owed.missing, owed.what) + (state.payment.picked.empty() ? "." : " more.");
    }
    case StepKind::build_type:    return "Choose the type of the new building.";
    case StepKind::build_discard: return "Your track is full: choose the tile that goes back.";
    case StepKind::settle:
        return card_on_table(state) + " demands " + listed(demands_of(state, player)) +
               ". What do you refuse, for an Omen each?";
    case StepKind::give: return "Give " + owed_text(still_unmet(state, player)) + " to " + card_on_table(state) + ".";
    case StepKind::meditate_announce:
        return solo(state) ? "Meditate: how many bells do you ring? Six bring a scroll."
                           : "Meditate: how many bells do you announce?";
    case StepKind::meditate_respond:
        return amount(step.count, Resource::bell) + " announced. Do you ring " +
               amount(step.count + 1, Resource::bell) + "?";
    case StepKind::cycle_discard: return "Discard as many cards as you like; you draw as many.";
    case StepKind::discard_pick:  return "Discard a card.";
    case StepKind::recover_pick:  return "Take a card from your discards.";
    case StepKind::recruit_pick:  return "Choose the villager who comes for free.";
    default:                      return std::string(name_of(step.kind));
    }
}

std::vector<Thing> about(const State& state, const Step& step) {
    std::vector<Thing> things;
    if (step.kind == StepKind::settle || step.kind == StepKind::give) {
        if (state.guardian) things.push_back(thing(*state.guardian));
        if (state.forest) things.push_back(thing(*state.forest));
    }
    if (step.villager && *step.villager != Villager::unknown) things.push_back(thing(*step.villager));
    if (step.kind == StepKind::card_action && state.busy) things.push_back(thing(*state.busy));
    if (step.building) things.push_back(thing(*step.building));
    return things;
}

}  // namespace

namespace {

// In another player's turn: refuse everything, decline; who has begun to pay goes on with the first source.
std::string silence(const Step& step, const MoveList& moves) {
    switch (step.kind) {
    case StepKind::settle:
    case StepKind::meditate_respond: return Game::move_text(moves[moves.size() - 1]);
    case StepKind::give:
    case StepKind::payment:          return Game::move_text(moves[0]);
    default:                         return {};
    }
}

}  // namespace

Prompt Game::prompt(const State& state, Seat seat) {
    const Player& player = state.players[seat.index()];
    const Step& step = player.agenda.back();
    Prompt prompt{std::string(name_of(step.kind)), line_of(state, player, step), about(state, step), {}};
    prompt.several =
        step.kind == StepKind::payment || step.kind == StepKind::give || step.kind == StepKind::cycle_discard;
    MoveList moves;
    rule_of(step.kind).moves(state, player, step, moves);
    refuse_more({state, seat, player, step, moves, prompt});
    if (seat != state.active) prompt.silence = silence(step, moves);
    return prompt;
}

// ---- Moves ----

namespace {

std::string source_label(const Player& player, Source source) {
    const auto villager_in = [&](Cell cell) {
        return (player.village[cell] ? title(*player.village[cell]) : std::string("nobody")) + " " + where(cell);
    };
    switch (kind_of(source)) {
    case SourceKind::token: return "Pay " + amount(1, which<Resource>(source));
    case SourceKind::tile:
        return "Turn a " + title(which<Building>(source)) + " face down for 1 " +
               title(product_of(which<Building>(source)));
    case SourceKind::cell:           return "Turn down the " + villager_in(which<Cell>(source));
    case SourceKind::hand:           return "Discard the " + title(which<Villager>(source));
    case SourceKind::lost_tile:      return "Give back a " + title(which<Building>(source));
    case SourceKind::lost_used_tile: return "Give back a used " + title(which<Building>(source));
    case SourceKind::lost_cell:      return "Send away the " + villager_in(which<Cell>(source));
    }
    return {};
}

std::string refusal_label(const State& state, const Player& player, Move move) {
    const auto refused = refused_by(move);
    if (refused.empty()) return "Refuse nothing: give it all";
    Bag<Item> items;
    for (Item item : refused) items.add(item);
    int omens = 0;
    Bag<Item> left = items;
    for (const Demand& demand : demands_of(state, player))
        if (left[demand.item] > 0) omens += demand.omens, left.remove(demand.item);
    return "Refuse " + owed_text(items) + " and take " + counted(omens, "Omen", "Omens");
}

std::string add_label(const Player& player, Villager card, Cell cell) {
    const Maybe<Villager> replaced = player.village[cell];
    return "Add the " + title(card) + " " + where(cell) + " for " + amount(card_of(card).cost, Resource::barley) +
           (replaced ? ", in place of the " + title(*replaced) : "");
}

std::string buy_label(const Player& player, Villager card) {
    const int missing = card_of(card).cost - player.tokens[Resource::barley];
    return title(card) + ": " + explain(card) +
           (missing > 0 ? " You would take " + counted(missing, "Omen", "Omens") + "." : "");
}

const Alternative* alternative_of(Villager villager, std::uint8_t number) {
    const auto& all = card_of(villager).alternatives;
    return number < all.size() ? &all[number] : nullptr;
}

}  // namespace

std::string Game::label(const State& state, Seat seat, Move move) {
    const Player& player = state.players[seat.index()];
    const Step& step = player.agenda.back();
    switch (verb_of(move)) {
    case Verb::buy:      return buy_label(player, arg<Villager>(move));
    case Verb::activate: {
        const auto villager = player.village[arg<Cell>(move)];
        return villager ? "Activate the " + title(*villager) + " " + where(arg<Cell>(move)) : "Activate nobody";
    }
    case Verb::add:  return add_label(player, arg<Villager>(move), arg<Cell>(move, 1));
    case Verb::rest: return "Rest";
    case Verb::use:  {
        const auto* chosen = step.villager ? alternative_of(*step.villager, move.args[0]) : nullptr;
        return chosen ? explain(*chosen) : "Nothing";
    }
    case Verb::copy: {
        const auto* chosen = alternative_of(arg<Villager>(move), move.args[1]);
        return "Copy the " + title(arg<Villager>(move)) + (chosen ? ": " + explain(*chosen) : "");
    }
    case Verb::skip:   return "Do nothing";
    case Verb::pay:    return source_label(player, arg<Source>(move));
    case Verb::refuse: return refusal_label(state, player, move);
    case Verb::build:  return "Build a " + title(arg<Building>(move));
    case Verb::raze:
        return std::string("Give back a ") + (is_used(arg<TileFace>(move)) ? "used " : "") +
               title(building_of(arg<TileFace>(move)));
    case Verb::announce:
        return move.args[0] == 0 ? "Do not meditate" : "Announce " + amount(move.args[0], Resource::bell);
    case Verb::beat:    return "Ring " + amount(step.count + 1, Resource::bell);
    case Verb::decline: return step.kind == StepKind::build_type ? "Do not build" : "Decline";
    case Verb::discard: return "Discard the " + title(arg<Villager>(move));
    case Verb::done:    return step.count == 0 ? "Discard nothing" : "Draw " + counted(step.count, "card", "cards");
    case Verb::recover: return "Take the " + title(arg<Villager>(move));
    case Verb::recruit: return "Recruit the " + title(arg<Villager>(move)) + ": " + explain(arg<Villager>(move));
    }
    return {};
}

std::vector<Thing> Game::touches(const State&, Seat, Move move) {
    switch (verb_of(move)) {
    case Verb::buy:
    case Verb::copy:
    case Verb::discard:
    case Verb::recover:
    case Verb::recruit:  return {thing(arg<Villager>(move))};
    case Verb::activate: return {thing(arg<Cell>(move))};
    case Verb::add:      return {thing(arg<Villager>(move)), thing(arg<Cell>(move, 1))};
    case Verb::use:      return {thing_of_alternative(move.args[0])};
    case Verb::pay:      return {thing(arg<Source>(move))};
    case Verb::refuse:   {
        std::vector<Thing> things;
        for (Item item : refused_by(move)) things.push_back(thing(item));
        return things;
    }
    case Verb::build:    return {thing(arg<Building>(move))};
    case Verb::raze:     return {thing(arg<TileFace>(move))};
    case Verb::announce: return move.args[0] > 0 ? std::vector<Thing>{thing(Resource::bell)} : std::vector<Thing>{};
    case Verb::beat:     return {thing(Resource::bell)};
    case Verb::rest:
    case Verb::skip:
    case Verb::decline:
    case Verb::done:     return {};
    }
    return {};
}

// ---- Events ----

std::string Game::event_text(const Event& event, std::span<const std::string> names) {
    const std::string who = event.seat.index() < names.size() ? names[event.seat.index()] : "Somebody";
    const int n = event.count;
    const auto villager = [&] { return event.villager ? title(*event.villager) : std::string("nobody"); };
    const auto place = [&] { return event.cell ? " " + where(*event.cell) : std::string(); };
    const auto building = [&] { return event.building ? title(*event.building) : std::string("tile"); };
    const auto goods = [&] { return event.resource ? amount(n, *event.resource) : plain(n); };
    switch (event.kind) {
    case EventKind::buys:            return who + " begins with the " + villager() + " for " + amount(n, Resource::barley) + ".";
    case EventKind::turn_begins:     return who + "'s turn.";
    case EventKind::activates:       return who + " activates the " + villager() + place() + ".";
    case EventKind::adds:            return who + " adds the " + villager() + place() + ".";
    case EventKind::rests:           return who + " rests.";
    case EventKind::turns_up:        return "All villagers of " + who + " are face up again.";
    case EventKind::turned_down:     return "The " + villager() + " of " + who + " is turned face down.";
    case EventKind::leaves:          return "The " + villager() + " leaves the village of " + who + ".";
    case EventKind::skips:           return who + " lets the " + villager() + " do nothing.";
    case EventKind::copies:          return who + " copies the " + villager() + ".";
    case EventKind::recruits:        return who + " recruits the " + villager() + place() + ".";
    case EventKind::gains:           return who + " gains " + goods() + ".";
    case EventKind::spends:          return who + " pays " + goods() + ".";
    case EventKind::uses_tile:       return who + " turns down " + counted(n, building(), building() + "s") + ".";
    case EventKind::uses_villager:   return who + " turns down the " + villager() + place() + " to pay.";
    case EventKind::discards:        return who + " discards the " + villager() + ".";
    case EventKind::returns_tile:    return who + " gives back " + counted(n, building(), building() + "s") + ".";
    case EventKind::draws:           return who + " draws " + counted(n, "card", "cards") + ".";
    case EventKind::draws_card:      return who + " draws the " + villager() + ".";
    case EventKind::reshuffle:       return who + " shuffles the discards into a new deck.";
    case EventKind::recovers:        return who + " takes the " + villager() + " from the discards.";
    case EventKind::row_card:        return "The " + villager() + " joins the row.";
    case EventKind::under_deck:      return "The " + villager() + " goes under the common deck.";
    case EventKind::blessed:         return who + " loses " + counted(n, "Omen", "Omens") + ".";
    case EventKind::omens:           return who + " takes " + counted(n, "Omen", "Omens") + ".";
    case EventKind::scrolls:         return who + " gains " + counted(n, "scroll", "scrolls") + ".";
    case EventKind::returns_scroll:  return who + " gives back " + counted(n, "scroll", "scrolls") + ".";
    case EventKind::builds:          return who + " builds a " + building() + ".";
    case EventKind::restocks:        return who + " turns all tiles face up.";
    case EventKind::guardian:        return "The Guardian is " + (event.guardian ? title(*event.guardian) : "hidden") + ".";
    case EventKind::forest:          return "The Forest wakes: " + (event.forest ? title(*event.forest) : "a spirit") + ".";
    case EventKind::forest_refilled: return amount(n, Resource::juniper) + " grow in the Forest.";
    case EventKind::settles:
        return n == 0 ? who + " gives all that is demanded."
                      : who + " refuses for " + counted(n, "Omen", "Omens") + ".";
    case EventKind::announces:
        return n == 0 ? who + " does not meditate." : who + " meditates with " + amount(n, Resource::bell) + ".";
    case EventKind::beats:    return who + " rings " + amount(n, Resource::bell) + ".";
    case EventKind::declines: return who + " declines.";
    case EventKind::achievement:
        return who + " has the achievement " + (event.achievement ? title(*event.achievement) : "") + ".";
    case EventKind::last_scroll: return "The scroll pool is empty: the end is near.";
    case EventKind::rest_limit:  return "The village has rested too often.";
    case EventKind::game_over:   return "The game is over.";
    }
    return {};
}

}  // namespace skerry::snowcrest
