#include <set>

#include "games/tundra/game.h"
#include "games/tundra/names.h"
#include "games/tundra/rules.h"

// Decisions, moves and events in sentences.
namespace skerry::tundra {
namespace {

std::string name(Resource resource) { return std::string(name_of(resource)); }
std::string name(Cell cell) { return std::string(name_of(cell)); }
std::string die(Face face) { return plain(value_of(face)); }
std::string who(Character holder) { return std::string(Game::info.seat_names[static_cast<std::size_t>(holder)]); }
std::string berries(int count) { return amount(Good::berries, count); }

constexpr const char* past_its_turn =
    "Several are named in a fixed order, and its turn is past: take back, or name all of them at once.";

// ---- Why not ----

using Refusals = std::vector<Refusal>;

void refuse_free_actions(const State& state, const Player& player, Refusals& out) {
    const TitleCard& title = title_of(player);
    for (const Advisor& advisor : player.advisors)
        if (advisor.exhausted) out.push_back({thing(advisor.card), "It has been used in this round."});
    const auto dice_action = [&](Verb verb, int price) {
        if (player.dice.empty())
            out.push_back({thing(verb), "You have no unused die."});
        else if (player.berries < price)
            out.push_back({thing(verb), "It costs " + berries(price) + "."});
    };
    dice_action(Verb::reroll, title.reroll);
    dice_action(Verb::nudge, title.nudge);
    if (dice_in_play(state, seat_of(state, player)) >= title.most_dice)
        out.push_back({thing(Verb::buy), "All " + plain(title.most_dice) + " of your dice are in play."});
    else if (player.berries < title.buy)
        out.push_back({thing(Verb::buy), "It costs " + berries(title.buy) + "."});
}

std::string why_not(const State& state, const Player& player, const GoalSlot& slot) {
    if (slot.holder) return who(*slot.holder) + " has a die there until the end of the round.";
    const int count = count_for(state, player, slot.goal);
    if (worth(slot.goal, count) == 0)
        return "It counts from " + plain(goal_card(slot.goal).thresholds[0]) + ", and you have " + plain(count) + ".";
    return "None of your dice shows a value it takes.";
}

void refuse_places(const State& state, const Player& player, Refusals& out) {
    for (std::size_t i = 0; i < count_of<Board>; ++i) {
        const Board board = board_at(i);
        for (Face face : player.dice.at_least(1) & player.boards[board].dice)
            out.push_back({thing(board, face), "A die lies there until the end of the round."});
        out.push_back({thing(board), "None of your dice fits an empty slot there."});
    }
    for (const GoalSlot& slot : state.goals) out.push_back({thing(slot.goal), why_not(state, player, slot)});
}

void refuse_steps(const State& state, Refusals& out) {
    for (const Walk& walk : state.walks)
        for (Cell cell : map_of(state).beside(walk.at) & walk.visited)
            out.push_back({thing(cell), "That worker has been there in this action."});
}

void refuse_full(const Player& player, const Step& step, Refusals& out) {
    for (std::size_t i = 0; i < count_of<Resource>; ++i) {
        if (full(player, resource_at(i)))
            out.push_back({thing(resource_at(i)), "You hold " + plain(resource_cap) + ", which is all you can."});
        else if (step.resource && resource_at(i) < *step.resource)
            out.push_back({thing(resource_at(i)), past_its_turn});
    }
}

void refuse_gather(const State& state, const Player& player, const Step& step, Refusals& out) {
    const auto pieces = gatherable(state, player);
    for (std::size_t i = 0; i < count_of<Resource>; ++i) {
        const Resource type = resource_at(i);
        std::string reason = "Each of your pieces there has given one.";
        if (pieces[type] == 0)
            reason = "None of your pieces stands on a " + name(type) + " glade.";
        else if (full(player, type))
            reason = "You hold " + plain(resource_cap) + ", which is all you can.";
        else if (step.resource && type < *step.resource)
            reason = past_its_turn;
        out.push_back({thing(type), reason});
    }
}

void refuse_payments(const Player& player, int price, const Step& step, Refusals& out) {
    for (std::size_t i = 0; i < count_of<Resource>; ++i) {
        const Resource type = resource_at(i);
        if (player.resources[type] < price)
            out.push_back({thing(type), "It takes " + plain(price) + " " + name(type) + ", and you have " +
                                            plain(player.resources[type]) + "."});
        else if (step.resource && type < *step.resource)
            out.push_back({thing(type), past_its_turn});
    }
}

void refuse_sites(const State& state, const Player& player, const Step& step, Refusals& out) {
    refuse_payments(player, terms_of(Deal::tower).same, {}, out);
    for (Cell cell : player.workers) {
        if (!map_of(state).glades.has(cell))
            out.push_back({thing(cell), "There is no tower space on a settlement."});
        else if (all_towers(state).has(cell))
            out.push_back({thing(cell), "A tower stands there already."});
        else if (step.cell && cell <= *step.cell)
            out.push_back({thing(cell), past_its_turn});
    }
}

void refuse_hires(const State& state, const Player& player, const Step& step, Refusals& out) {
    refuse_payments(player, terms_of(*step.deal).same, {}, out);
    const Cell settlement = map_of(state).settlement[seat_of(state, player).index()];
    for (Cell cell : player.towers)
        out.push_back(
            {thing(cell), step.cell == Maybe<Cell>(cell) ? "One worker an action goes there." : past_its_turn});
    out.push_back({thing(settlement), past_its_turn});
}

void refuse_upgrades(const Player& player, const Step& step, Refusals& out) {
    for (std::size_t i = 0; i < count_of<Board>; ++i) {
        const Board board = board_at(i);
        std::string reason = "It costs " + text_of(order_board(board).price) +
                             (step.discount > 0 ? ", less " + plain(step.discount) + "." : ".");
        if (player.boards[board].upgraded)
            reason = "It is upgraded already.";
        else if (step.board && board <= *step.board)
            reason = past_its_turn;
        out.push_back({thing(board), reason});
    }
}

void refuse_towers(const State& state, Refusals& out) {
    for (Cell tower : state.bonuses_due)
        out.push_back({thing(tower), "It gives as many movement points as another one that is named."});
}

void refuse_cards(const State& state, const Step& step, Refusals& out) {
    for (Card card : state.market)
        if (step.count == 0) out.push_back({thing(card), "One card is taken with an action."});
}

void refuse_advisors(const Player& player, Refusals& out) {
    out.push_back({thing(player.advisors.back().card), "The advisor just taken stays."});
}

void refuse_boards_with_starter(const Player& player, Refusals& out) {
    for (std::size_t i = 0; i < count_of<Board>; ++i)
        if (player.boards[board_at(i)].starter)
            out.push_back({thing(board_at(i)), "A starter card lies under it already."});
}

void refuse(const State& state, const Player& player, const Step& step, Refusals& out) {
    switch (step.kind) {
    case StepKind::place_starter:   return refuse_boards_with_starter(player, out);
    case StepKind::turn_pre:        refuse_places(state, player, out); return refuse_free_actions(state, player, out);
    case StepKind::turn_post:       return refuse_free_actions(state, player, out);
    case StepKind::move_step:       return refuse_steps(state, out);
    case StepKind::choose_resource: return refuse_full(player, step, out);
    case StepKind::gather:          return refuse_gather(state, player, step, out);
    case StepKind::build_step:      return refuse_sites(state, player, step, out);
    case StepKind::hire_step:       return refuse_hires(state, player, step, out);
    case StepKind::pay_step:
        return terms_of(*step.deal).gain.any > 0 ? refuse_full(player, step, out)
                                                 : refuse_payments(player, terms_of(*step.deal).same, step, out);
    case StepKind::upgrade_step:    return refuse_upgrades(player, step, out);
    case StepKind::tower_order:     return refuse_towers(state, out);
    case StepKind::card_pick:       return refuse_cards(state, step, out);
    case StepKind::advisor_discard: return refuse_advisors(player, out);
    default:                        return;
    }
}

// ---- What is asked ----

std::string points_left(int count) { return counted(count, "movement point", "movement points"); }

std::string activation_line(const Activation& activation) {
    return "Row " + die(activation.row) + " of " + title(*activation.board) +
           ": choose the action to take next, or finish.";
}

std::string pay_line(const Step& step) {
    const Terms& terms = terms_of(*step.deal);
    return "You may pay " + price_text(terms) + " for " + text_of(terms.gain) + ", " + up_to(step.count) + ".";
}

std::string line_of(const State& state, const Step& step) {
    switch (step.kind) {
    case StepKind::choose_starters: return "Choose the two starter enhancements you keep.";
    case StepKind::place_starter:   return "Put " + title(*step.card) + " under one of your boards.";
    case StepKind::move_step:
        return "Move a worker to an adjacent tile, " + points_left(step.count) + " left, or stop.";
    case StepKind::choose_resource:
        return step.count == 1 ? "Choose a resource."
                               : "Choose " + plain(step.count) + " resources, one after the other.";
    case StepKind::tower_order:  return "Choose the tower whose movement comes next.";
    case StepKind::tower_worker: return "Place a worker from your supply at " + name(*step.cell) + "?";
    case StepKind::turn_pre:     return "Use a die: place it on a board or a goal. Free actions may come before.";
    case StepKind::turn_post:    return "Take free actions, or end your turn.";
    case StepKind::activation:   return activation_line(state.activation);
    case StepKind::build_step:
        return "Build a tower where your worker stands for " + price_text(terms_of(Deal::tower)) + ", " +
               up_to(step.count) + ".";
    case StepKind::hire_step:
        return "Hire a worker for " + price_text(terms_of(*step.deal)) + ", " + up_to(step.count) + ".";
    case StepKind::pay_step:     return pay_line(step);
    case StepKind::gather:       return "Gather from your pieces, " + plain(step.count) + " left.";
    case StepKind::upgrade_step: return "Upgrade order boards, " + up_to(step.count) + ".";
    case StepKind::card_pick:
        if (step.count == 0) return "Renew the market, or go on.";
        return step.renew ? "Take a card from the market; you may renew it, before or after."
                          : "Take a card from the market?";
    case StepKind::card_place:      return "Put " + title(*step.card) + " under one of your boards.";
    case StepKind::advisor_discard: return "You have one advisor too many: choose the one who leaves.";
    case StepKind::reroll_any:      return "Choose the dice to roll together.";
    case StepKind::nudge:           return "Change an unused die by 1?";
    case StepKind::set_die:         return "Turn an unused die to any value?";
    case StepKind::swap_step:       return "Swap a resource for one of another type, " + up_to(step.count) + ".";
    case StepKind::use_title:
    case StepKind::upgrade_income:
    case StepKind::sor_towers:
    case StepKind::build_bonus:     return "This happens by itself.";
    }
    return {};
}

// What can be done only once more is simply done.
bool asks_for_several(const Step& step) {
    switch (step.kind) {
    case StepKind::choose_resource:
    case StepKind::gather:
    case StepKind::build_step:
    case StepKind::hire_step:
    case StepKind::pay_step:
    case StepKind::upgrade_step:    return step.count > 1;
    case StepKind::reroll_any:      return true;
    default:                        return false;
    }
}

std::vector<Thing> about(const State& state, const Player& player, const Step& step) {
    std::vector<Thing> things;
    if (step.card && *step.card != Card::unknown) things.push_back(thing(*step.card));
    if (step.kind == StepKind::tower_worker) things.push_back(thing(*step.cell));
    if (step.kind == StepKind::activation) {
        things.push_back(thing(*state.activation.board));
        things.push_back(thing(*state.activation.board, state.activation.row));
    }
    if (step.kind == StepKind::choose_starters)
        for (Card card : player.dealt)
            if (card != Card::unknown) things.push_back(thing(card));
    return things;
}

}  // namespace

Prompt Game::prompt(const State& state, Seat seat) {
    const Player& player = state.players[seat.index()];
    const Step& step = player.agenda.back();
    Prompt prompt{std::string(name_of(step.kind)), line_of(state, step), about(state, player, step), {}};
    prompt.several = asks_for_several(step);
    // Only what no move touches is refused, and once.
    std::set<std::string> settled;
    MoveList possible;
    moves(state, seat, possible);
    for (Move move : possible)
        for (const Thing& touched : touches(state, seat, move)) settled.insert(touched.id);
    Refusals refusals;
    refuse(state, player, step, refusals);
    for (Refusal& refusal : refusals)
        if (settled.insert(refusal.thing.id).second) prompt.refused.push_back(std::move(refusal));
    return prompt;
}

// ---- Moves ----

namespace {

std::string place_label(const Player& player, Face face, Board board) {
    const BoardState& mine = player.boards[board];
    std::string text = "A " + die(face) + " on " + title(board) + ": " +
                       text_of(effect_of(order_board(board).sides[mine.upgraded], face));
    const auto add = [&](Card card) {
        text += "; " + title(card) + ": " + text_of(effect_of(card_info(card).frames, face));
    };
    if (mine.starter) add(*mine.starter);
    for (Card card : mine.market) add(card);
    return text;
}

// Workers that stand together are told apart by where they have been in this action.
std::string walker_label(const State& state, Move move) {
    if (verb_of(move) == Verb::move) return "a worker";
    std::string been;
    const Walk& walk = state.walks[move.args[2] - std::size_t{1}];
    for (Cell cell : walk.visited - Set{walk.at}) been += (been.empty() ? "" : ", ") + name(cell);
    return "the worker who was at " + been;
}

std::string step_label(const State& state, Move move) {
    const auto from = arg<Cell>(move), to = arg<Cell>(move, 1);
    const std::string text = "Move " + walker_label(state, move) + " from " + name(from) + " to " + name(to);
    if (!map_of(state).glades.has(to)) return text + ", a settlement";
    if (!state.open.has(to)) return text + " and open the glade";
    const auto resource = resource_of(state, to);
    return resource ? text + " and gain 1 " + name(*resource) : text + ", where nothing grows";
}

std::string claim_label(const State& state, const Player& player, Face face, Goal goal) {
    const int count = count_for(state, player, goal);
    return "A " + die(face) + " on the goal " + title(goal) + ": " + amount(Good::vp, worth(goal, count)) + " for " +
           plain(count);
}

std::string start_label(const Activation& activation, Maybe<Card> card) {
    if (!card) return title(*activation.board) + ": " + text_of(own_effect(activation));
    return title(*card) + ": " + text_of(effect_of(card_info(*card).frames, activation.row));
}

std::string pay_label(const Step& step, Move move) {
    const Terms& terms = terms_of(*step.deal);
    if (verb_of(move) == Verb::gain) return "Pay " + berries(terms.berries) + " for 1 " + name(arg<Resource>(move));
    const auto paid = maybe_arg<Resource>(move);
    return "Pay " + (paid ? amount(good_of(*paid), terms.same) : berries(terms.berries)) + " for " +
           text_of(terms.gain);
}

std::string hire_label(const Step& step, Move move) {
    const Terms& terms = terms_of(*step.deal);
    const auto paid = maybe_arg<Resource>(move, 1);
    std::string price = paid ? amount(good_of(*paid), terms.same) : "";
    if (terms.berries > 0) price += (price.empty() ? "" : " and ") + berries(terms.berries);
    return "Hire a worker at " + name(arg<Cell>(move)) + " for " + price;
}

std::string upgrade_label(Move move) {
    const auto board = arg<Board>(move);
    Price price = order_board(board).price;
    if (verb_of(move) == Verb::spare) --price.units[move.args[1]];
    return "Upgrade " + title(board) + " for " + text_of(price) + ": " + amount(Good::vp, vp_an_upgrade);
}

std::string done_label(const State& state, const Step& step) {
    switch (step.kind) {
    case StepKind::card_pick:  return step.count == 0 || !step.renew ? "No card, go on" : "Go on";
    case StepKind::reroll_any: return state.rolling.empty() ? "Roll none" : "Roll them";
    default:                   return "That is all";
    }
}

}  // namespace

std::string Game::label(const State& state, Seat seat, Move move) {
    const Player& player = state.players[seat.index()];
    const Step& step = player.agenda.back();
    const auto face = arg<Face>(move);
    switch (verb_of(move)) {
    case Verb::keep: return "Keep " + title(arg<Card>(move)) + " and " + title(arg<Card>(move, 1));
    case Verb::put:  return "Put it under " + title(arg<Board>(move));
    case Verb::replace:
        return "Put it under " + title(board_over(player, arg<Card>(move))) + ", where it replaces " +
               title(arg<Card>(move));
    case Verb::move:
    case Verb::walk: return step_label(state, move);
    case Verb::gain:
        return step.kind == StepKind::pay_step ? pay_label(step, move) : "Gain 1 " + name(arg<Resource>(move));
    case Verb::bonus:
        return "The tower at " + name(arg<Cell>(move)) + ": " + points_left(bonus_of(state, arg<Cell>(move)).moves);
    case Verb::accept:  return "Place the worker";
    case Verb::decline: return "No worker";
    case Verb::reroll:
        return step.kind == StepKind::reroll_any ? "Roll a " + die(face) + " again"
                                                 : "Reroll a " + die(face) + " for " + berries(title_of(player).reroll);
    case Verb::nudge: {
        const int after = value_of(face) + (arg<Sign>(move, 1) == Sign::up ? 1 : -1);
        return "Change a " + die(face) + " to " + plain(after) +
               (step.kind == StepKind::nudge ? "" : " for " + berries(title_of(player).nudge));
    }
    case Verb::buy:    return "Buy a die for " + berries(title_of(player).buy);
    case Verb::use:    return title(arg<Card>(move)) + ": " + text_of(card_info(arg<Card>(move)).frames[0].effect);
    case Verb::place:  return place_label(player, face, arg<Board>(move, 1));
    case Verb::claim:  return claim_label(state, player, face, arg<Goal>(move, 1));
    case Verb::waste:  return "Set a " + die(face) + " aside: no slot is left for your dice";
    case Verb::end:    return "End the turn";
    case Verb::start:  return start_label(state.activation, maybe_arg<Card>(move));
    case Verb::finish: return "Finish, and leave the rest";
    case Verb::build:
        return "Build a tower at " + name(arg<Cell>(move)) + " for " +
               amount(good_of(arg<Resource>(move, 1)), terms_of(Deal::tower).same) + ": " +
               text_of(bonus_of(state, arg<Cell>(move))) + " each round";
    case Verb::hire:    return hire_label(step, move);
    case Verb::pay:     return pay_label(step, move);
    case Verb::gather:  return "Gather 1 " + name(arg<Resource>(move));
    case Verb::upgrade:
    case Verb::spare:   return upgrade_label(move);
    case Verb::take:    return title(arg<Card>(move)) + ": " + explain(arg<Card>(move));
    case Verb::renew:   return "Renew the market";
    case Verb::discard: return title(arg<Card>(move)) + " leaves";
    case Verb::turn:    return "Turn a " + die(face) + " to " + die(arg<Face>(move, 1));
    case Verb::swap:    return "Swap 1 " + name(arg<Resource>(move)) + " for 1 " + name(arg<Resource>(move, 1));
    case Verb::stop:    return "Stop moving";
    case Verb::done:    return done_label(state, step);
    }
    return {};
}

namespace {

Thing paid_thing(Move move, std::size_t i) {
    const auto paid = maybe_arg<Resource>(move, i);
    return paid ? thing(*paid) : thing(Good::berries);
}

}  // namespace

std::vector<Thing> Game::touches(const State& state, Seat seat, Move move) {
    const Player& player = state.players[seat.index()];
    const Step& step = player.agenda.back();
    switch (verb_of(move)) {
    case Verb::keep:    return {thing(arg<Card>(move)), thing(arg<Card>(move, 1))};
    case Verb::put:
    case Verb::upgrade: return {thing(arg<Board>(move))};
    case Verb::replace: return {thing(board_over(player, arg<Card>(move))), thing(arg<Card>(move))};
    case Verb::spare:   return {thing(arg<Board>(move)), thing(arg<Resource>(move, 1))};
    case Verb::move:
    case Verb::walk:    return {worker_at(arg<Cell>(move)), thing(arg<Cell>(move, 1))};
    case Verb::gain:
    case Verb::gather:  return {thing(arg<Resource>(move))};
    case Verb::bonus:   return {thing(arg<Cell>(move))};
    case Verb::accept:  return {thing(*step.cell)};
    case Verb::reroll:
        if (step.kind == StepKind::reroll_any) return {thing(arg<Face>(move))};
        return {thing(arg<Face>(move)), thing(Verb::reroll)};
    case Verb::nudge:
        if (step.kind == StepKind::nudge) return {thing(arg<Face>(move))};
        return {thing(arg<Face>(move)), thing(Verb::nudge)};
    case Verb::buy:     return {thing(Verb::buy)};
    case Verb::use:
    case Verb::take:
    case Verb::discard: return {thing(arg<Card>(move))};
    case Verb::place:
        return {thing(arg<Face>(move)), thing(arg<Board>(move, 1), arg<Face>(move)), thing(arg<Board>(move, 1))};
    case Verb::claim: return {thing(arg<Face>(move)), thing(arg<Goal>(move, 1))};
    case Verb::waste: return {thing(arg<Face>(move))};
    case Verb::start: {
        const auto card = maybe_arg<Card>(move);
        return {card ? thing(*card) : thing(*state.activation.board)};
    }
    case Verb::build:   return {thing(arg<Cell>(move)), thing(arg<Resource>(move, 1))};
    case Verb::hire:    return {thing(arg<Cell>(move)), paid_thing(move, 1)};
    case Verb::pay:     return {paid_thing(move, 0)};
    case Verb::renew:   return {thing(Verb::renew)};
    case Verb::turn:    return {thing(arg<Face>(move)), thing(arg<Face>(move, 1))};
    case Verb::swap:    return {thing(arg<Resource>(move)), thing(arg<Resource>(move, 1))};
    case Verb::decline:
    case Verb::end:
    case Verb::finish:
    case Verb::stop:
    case Verb::done:    return {};
    }
    return {};
}

// ---- Events ----

namespace {

std::string faces(const List<Face, most_dice>& dice) {
    std::string text;
    for (std::size_t i = 0; i < dice.size(); ++i)
        text += (i == 0 ? "" : i + 1 == dice.size() ? " and " : ", ") + die(dice[i]);
    return text;
}

}  // namespace

std::string Game::event_text(const Event& event, std::span<const std::string> names) {
    const std::string seat = event.seat.index() < names.size() ? names[event.seat.index()] : "Somebody";
    const auto at = [&] { return " at " + name(*event.cell); };
    switch (event.kind) {
    case EventKind::starters_chosen: return seat + " has chosen starter enhancements.";
    case EventKind::starters_kept:   return seat + " puts " + title(*event.card) + " under " + title(*event.board) + ".";
    case EventKind::starter_placed:
        return seat + " has the starter " + title(*event.card) + " under " + title(*event.board) + ".";
    case EventKind::market_card:      return "The market shows " + title(*event.card) + ".";
    case EventKind::goal_laid:        return "A common goal: " + title(*event.goal) + ".";
    case EventKind::goal_dealt:       return seat + " gets the personal goal " + title(*event.personal) + ".";
    case EventKind::first_player:     return seat + " is the first player.";
    case EventKind::round_begins:     return "Round " + plain(event.count) + " begins; " + seat + " goes first.";
    case EventKind::dice_rolled:      return seat + " rolls " + faces(event.dice) + " for everybody.";
    case EventKind::extra_die:        return seat + " rolls a " + faces(event.dice) + " more.";
    case EventKind::gains:            return seat + " gains " + amount(*event.good, event.count) + ".";
    case EventKind::spends:           return seat + " spends " + amount(*event.good, event.count) + ".";
    case EventKind::moves:            return seat + " moves a worker from " + name(*event.cell) + " to " + name(*event.to) + ".";
    case EventKind::opens:            return seat + " opens a glade" + at() + ": " + title(*event.glade) + ".";
    case EventKind::builds:           return seat + " builds a tower" + at() + ".";
    case EventKind::hires:            return seat + " hires a worker" + at() + ".";
    case EventKind::worker_gained:    return seat + " gets a worker from the tower" + at() + ".";
    case EventKind::upgrades:         return seat + " upgrades " + title(*event.board) + ".";
    case EventKind::takes:            return seat + " takes " + title(*event.card) + " from the market.";
    case EventKind::puts:             return seat + " puts " + title(*event.card) + " under " + title(*event.board) + ".";
    case EventKind::discarded:        return title(*event.card) + " is discarded.";
    case EventKind::uses:             return seat + " uses the " + title(*event.card) + ".";
    case EventKind::rerolls:          return seat + " rerolls " + faces(event.dice) + ": " + faces(event.become) + ".";
    case EventKind::nudges:           return seat + " turns a " + faces(event.dice) + " to " + faces(event.become) + ".";
    case EventKind::buys:             return seat + " buys a die and rolls a " + faces(event.dice) + ".";
    case EventKind::places:           return seat + " places a " + faces(event.dice) + " on " + title(*event.board) + ".";
    case EventKind::claims:           return seat + " places a " + faces(event.dice) + " on the goal " + title(*event.goal) + ".";
    case EventKind::wastes:           return seat + " sets a " + faces(event.dice) + " aside.";
    case EventKind::renews:           return seat + " renews the market.";
    case EventKind::reshuffle:        return "The discards are shuffled into a new deck.";
    case EventKind::market_discarded: return "The market is discarded.";
    case EventKind::personal_goal:
        return seat + " had the goal " + title(*event.personal) + ": " + amount(Good::vp, event.count) + ".";
    case EventKind::game_over: return "The game is over.";
    }
    return {};
}

}  // namespace skerry::tundra
