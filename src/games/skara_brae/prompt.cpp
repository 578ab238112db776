#include "games/skara_brae/game.h"
#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

// Decisions, moves and events in sentences.
namespace skerry::skara_brae {
namespace {

std::string name(Resource resource) { return std::string(name_of(resource)); }

// ---- Why not ----

std::string why_not(const State& state, const Player& player, Tile tile) {
    switch (obstacle(state, player, tile)) {
    case Obstacle::none: break;
    case Obstacle::portions:
        return "The next space needs " + counted(furnish_portions(player, 0), "portion", "portions") +
               " of 1 hide or 2 wool.";
    case Obstacle::track_end:       return "The marker is at the end of its track.";
    case Obstacle::nothing_to_cook: return "There is nothing to cook in store.";
    case Obstacle::banners:         return "No unflipped tile's two banner resources are in store.";
    case Obstacle::all_flipped:     return "All tiles are flipped.";
    case Obstacle::clean_types:     return "Clean needs at least two different types it takes.";
    case Obstacle::clean_useless:   return "No roof is left, and there would be nothing to clear.";
    case Obstacle::one_type:        return "The next space costs " + plain(trade_cost(player, 0)) + " of one type.";
    case Obstacle::special_price:   return "It costs 2 in any mix of food and bone.";
    case Obstacle::build_nothing:   return "Neither Furnish nor Trade could be paid, even with the discount.";
    case Obstacle::no_cards:        return "There is no card left to draw.";
    case Obstacle::boar_limit:      return "You hold three boar already.";
    case Obstacle::no_settler:      return "It needs a settler.";
    case Obstacle::worker_limit:    return "All three black workers are out.";
    case Obstacle::no_whorl:        return "No spindle whorl is left.";
    }
    if (tiles_with_room(state, player).has(tile)) return {};
    if (free_small_workers(state, player) > 0)
        return "A small worker is there, and your large worker is on another tile.";
    return "You have no worker left that fits.";
}

std::string why_not_task(Task task) {
    std::string text = "It costs ";
    for (std::size_t i = 0; i < task_card(task).ways.size(); ++i)
        text += (i > 0 ? ", or " : "") + text_of(task_card(task).ways[i], " and ");
    return text + ".";
}

void refuse_tasks(const State& state, const Player& player, Prompt& prompt) {
    MoveList payable;
    task_moves(state, player, payable);
    for (Task task : state.tasks)
        if (state.tasks_done.has(task))
            prompt.refused.push_back({thing(task), "It is face down already."});
        else if (!payable.has(make(Verb::task, task)))
            prompt.refused.push_back({thing(task), why_not_task(task)});
}

void refuse_flips(const Player& player, bool for_free, Prompt& prompt) {
    for (Tile tile : tiles_of(player)) {
        if (player.flipped.has(tile))
            prompt.refused.push_back({thing(tile), "It is flipped already."});
        else if (!for_free && !tiles_to_flip(player).has(tile))
            prompt.refused.push_back({thing(tile), "Its banner costs 1 " + name(banner_cost(tile)[0]) + " and 1 " +
                                                       name(banner_cost(tile)[1]) + "."});
    }
}

void refuse_dishes(const Player& player, const Step& step, Prompt& prompt) {
    for (const Dish& dish : dishes) {
        if (player.storage[dish.cookable] == 0) continue;
        if (dish.weight > step.count)
            prompt.refused.push_back(
                {thing(dish.cookable),
                 "It weighs " + plain(dish.weight) + " and the hearth has room for " + plain(step.count) + "."});
        else if (step.resource && dish.cookable < *step.resource)
            prompt.refused.push_back({thing(dish.cookable),
                                      "A meal is put together in a fixed order, and its turn is past: "
                                      "take back, or name the whole meal at once."});
    }
}

void refuse_trades(const Player& player, const Step& step, Prompt& prompt) {
    for (std::size_t i = 0; i < count_of<Resource>; ++i) {
        const auto type = static_cast<Resource>(i);
        if (player.storage[type] == 0) continue;
        if (type == Resource::midden)
            prompt.refused.push_back({thing(type), "Midden can never be spent."});
        else if (player.storage[type] < step.count)
            prompt.refused.push_back({thing(type), "It takes " + plain(step.count) + " of one type."});
    }
}

void refuse_clears(const Player& player, const Step& step, Prompt& prompt) {
    if (player.storage[Resource::midden] == 0)
        prompt.refused.push_back({thing(Resource::midden), "You have no midden."});
    else if (step.kind == StepKind::clear_slides)
        prompt.refused.push_back(
            {thing(Resource::midden), "Midden is cleared before the slider moves, and its turn is past."});
    if (!can_slide(player))
        prompt.refused.push_back({{"track:slider"},
                                  player.open_columns < 2 ? "The slider is as far left as it goes."
                                                          : "The slider needs three empty spaces beside it."});
}

// ---- What is asked ----

std::string line_of(const State& state, const Player& player, const Step& step) {
    switch (step.kind) {
    case StepKind::choose_special: return "Choose the special tile you keep for the whole game.";
    case StepKind::draft:          return "Take a card of this set, or pass and choose later.";
    case StepKind::draft_forced:   return "You passed: take one of the cards that are left.";
    case StepKind::solo_pick:      return "Take one of the cards; the others are discarded.";
    case StepKind::harvest_knives: {
        const int count = icons(player, *step.environment);
        return "Harvest the " + std::string(name_of(*step.environment)) + " with " + counted(count, "icon", "icons") +
               ". How many knives do you add?";
    }
    case StepKind::harvest_split:
        return "Harvest " + plain(step.count) + " from the " + std::string(name_of(*step.environment)) + ".";
    case StepKind::bottom:
    case StepKind::bottom_in_effect: return "Use the " + title(*step.card) + ": gain " + bottom_text(*step.card) + "?";
    case StepKind::bottom_knives:    return "How many knives do you add to the " + title(*step.card) + "?";
    case StepKind::worker:           {
        const int small = free_small_workers(state, player);
        const bool large = large_worker_free(player);
        if (small <= 0 && !large) return "All workers are placed. Pay for a task, or end your turn.";
        return std::string("Place a worker (") + (small > 0 ? plain(small) + " small" : "") +
               (small > 0 && large ? " and " : "") + (large ? "the large one" : "") + " left), or end your turn.";
    }
    case StepKind::pay_special:   return "Pay for " + title(*step.tile) + ".";
    case StepKind::furnish_pay:   return "Furnish: pay " + plain(step.count) + " portions of 1 hide or 2 wool.";
    case StepKind::furnish_bonus: return "Take the bonus of Furnish.";
    case StepKind::cook:          return "Cook: choose what goes into the pot, weight left " + plain(step.count) + ".";
    case StepKind::craft:         return "Craft: choose the tile to flip.";
    case StepKind::clean_pay:     return "Clean: choose what to pay.";
    case StepKind::clear:
    case StepKind::clear_slides:
        return "Clear up to " + plain(step.count) + ": a midden each, or the slider one column left.";
    case StepKind::trade_pay:       return "Trade: pay " + plain(step.count) + " of one type.";
    case StepKind::trade_buy:       return "Buy " + text_of(trade_track[player.trade].purchase) + "?";
    case StepKind::gather:          return title(*step.tile) + ": choose what to gather.";
    case StepKind::build:           return "Build: choose the track to advance on.";
    case StepKind::explore_keep:    return "Explore: keep one of these cards.";
    case StepKind::innovate:        return "Innovate: choose the tile to flip.";
    case StepKind::innovate_bonus:  return "Pay 1 food to take the action of " + title(*step.tile) + "?";
    case StepKind::muster:          return "Muster: choose an environment.";
    case StepKind::spin_roof:       return "Pay " + text_of(spin_roof_price) + " for a roof?";
    case StepKind::tend:            return "Tend Land: choose a pick, " + plain(step.count) + " left.";
    case StepKind::task_pay:        return "Choose how to pay for the task.";
    case StepKind::task_action:     return "Take the " + title(task_card(*step.task).action) + " action of the task?";
    case StepKind::rest_cook:       return "The round ends. Cook once more, or skip it.";
    case StepKind::feed:            return "Feed " + plain(hungry(player)) + " settlers without a roof; the unfed leave.";
    case StepKind::discard_settler: return "Choose a settler who leaves, " + plain(step.count) + " in all.";
    case StepKind::take_midden:     return "The midden grows.";
    }
    return {};
}

std::vector<Thing> about(const Step& step) {
    std::vector<Thing> things;
    if (step.tile) things.push_back(thing(*step.tile));
    if (step.card) things.push_back(thing(*step.card));
    if (step.environment) things.push_back(thing(*step.environment));
    if (step.task) things.push_back(thing(*step.task));
    return things;
}

}  // namespace

Prompt Game::prompt(const State& state, Seat seat) {
    const Player& player = state.players[seat.index()];
    const Step& step = player.agenda.back();
    Prompt prompt{std::string(name_of(step.kind)), line_of(state, player, step), about(step), {}};
    prompt.several =
        step.kind == StepKind::cook || step.kind == StepKind::rest_cook || step.kind == StepKind::discard_settler;
    switch (step.kind) {
    case StepKind::worker:
        for (Tile tile : tiles_of(player))
            if (const std::string reason = why_not(state, player, tile); !reason.empty())
                prompt.refused.push_back({thing(tile), reason});
        refuse_tasks(state, player, prompt);
        break;
    case StepKind::solo_pick:
    case StepKind::bottom:       refuse_tasks(state, player, prompt); break;
    case StepKind::craft:        refuse_flips(player, false, prompt); break;
    case StepKind::innovate:     refuse_flips(player, true, prompt); break;
    case StepKind::cook:         refuse_dishes(player, step, prompt); break;
    case StepKind::trade_pay:    refuse_trades(player, step, prompt); break;
    case StepKind::clear:
    case StepKind::clear_slides: refuse_clears(player, step, prompt); break;
    default:                     break;
    }
    return prompt;
}

// ---- Moves ----

namespace {

std::string with(std::string_view what, const std::string& why) { return std::string(what) + ": " + why; }

std::string use_label(const Step& step) {
    switch (step.kind) {
    case StepKind::bottom:
    case StepKind::bottom_in_effect: return "Gain " + bottom_text(*step.card);
    case StepKind::innovate_bonus:   return "Pay 1 food and take the action of " + title(*step.tile);
    case StepKind::spin_roof:        return "Pay " + text_of(spin_roof_price) + " for a roof";
    default:                         return "Take the " + title(task_card(*step.task).action) + " action";
    }
}

std::string stop_label(const Step& step) { return step.kind == StepKind::worker ? "End the turn" : "Stop here"; }

std::string cook_label(const Player& player, Resource resource) {
    for (const Dish& dish : dishes)
        if (dish.cookable == resource)
            return "Cook " + name(resource) + ": " + text_of(yields_of(player, dish)) + " (weight " +
                   plain(dish.weight) + ")";
    return {};
}

std::string gather_label(const GatherOption& option) {
    const std::string gained = "Gather " + text_of(option.gain, " and ");
    return option.pay.count == 0 ? gained : gained + " for " + text_of(option.pay);
}

}  // namespace

std::string Game::label(const State& state, Seat seat, Move move) {
    const Player& player = state.players[seat.index()];
    const Step& step = player.agenda.back();
    switch (verb_of(move)) {
    case Verb::keep:    return with(title(arg<Tile>(move)), explain(arg<Tile>(move), false));
    case Verb::pass:    return "Pass";
    case Verb::take:    return with(title(arg<Card>(move)), explain(arg<Card>(move)));
    case Verb::task:    return with("Task " + plain(move.args[0] + 1), explain(arg<Task>(move)));
    case Verb::skip:    return "No, go on";
    case Verb::use:     return use_label(step);
    case Verb::knives:  return move.args[0] == 0 ? "No knife" : counted(move.args[0], "knife", "knives");
    case Verb::harvest: return "Harvest " + move_text(move).substr(8);
    case Verb::place:
        return with(title(arg<Tile>(move)), explain(arg<Tile>(move), player.flipped.has(arg<Tile>(move))));
    case Verb::stop:   return stop_label(step);
    case Verb::pay:    return "Pay " + text_of(paid_by(move), " and ");
    case Verb::gain:   return "Gain 1 " + name(arg<Resource>(move));
    case Verb::cook:   return cook_label(player, arg<Resource>(move));
    case Verb::done:   return "The pot is full enough";
    case Verb::flip:   return "Flip " + title(arg<Tile>(move));
    case Verb::clear:  return arg<Clearing>(move) == Clearing::midden ? "Remove a midden" : "Move the slider left";
    case Verb::buy:    return "Buy it for 1 " + name(arg<Resource>(move));
    case Verb::gather: return gather_label(gather_options[move.args[0]]);
    case Verb::build:  return "Advance on the " + title(arg<Tile>(move)) + " track";
    case Verb::muster: {
        const auto e = arg<Environment>(move);
        const std::string where(name_of(e));
        switch (arg<Mustering>(move, 1)) {
        case Mustering::both:    return "Harvest the " + where + ", then its front settler";
        case Mustering::harvest: return "Harvest the " + where;
        case Mustering::settler:
            return "Use the front settler of the " + where + ": " + bottom_text(player.columns[e].back());
        }
        return {};
    }
    case Verb::tend:    return "Pick " + title(arg<Tile>(move));
    case Verb::feed:    return "Feed " + plain(move.args[0]);
    case Verb::discard: return title(arg<Card>(move)) + " leaves";
    }
    return {};
}

std::vector<Thing> Game::touches(const State& state, Seat seat, Move move) {
    const Step& step = state.players[seat.index()].agenda.back();
    const auto goods_things = [](const Goods& goods) {
        std::vector<Thing> things;
        for (const Amount& amount : goods)
            for (int i = 0; i < amount.count; ++i) things.push_back(thing(amount.what));
        return things;
    };
    switch (verb_of(move)) {
    case Verb::keep:
    case Verb::place:
    case Verb::flip:
    case Verb::tend:    return {thing(arg<Tile>(move))};
    case Verb::build:   return {{"track:" + std::string(name_of(arg<Tile>(move)))}};
    case Verb::take:
    case Verb::discard: return {thing(arg<Card>(move))};
    case Verb::task:    return {thing(arg<Task>(move))};
    case Verb::gain:
    case Verb::cook:
    case Verb::buy:     return {thing(arg<Resource>(move))};
    case Verb::clear:
        return {arg<Clearing>(move) == Clearing::midden ? thing(Resource::midden) : Thing{"track:slider"}};
    case Verb::knives:  return std::vector<Thing>(move.args[0], thing(Resource::skaill));
    case Verb::feed:    return std::vector<Thing>(move.args[0], thing(Resource::food));
    case Verb::harvest: return {thing(arg<Environment>(move))};
    case Verb::muster:  return {thing(arg<Environment>(move))};
    case Verb::pay:     return goods_things(paid_by(move));
    case Verb::gather:  return {thing(gather_options[move.args[0]].tile)};
    case Verb::use:     return about(step);
    case Verb::pass:
    case Verb::skip:
    case Verb::stop:
    case Verb::done:    return {};
    }
    return {};
}

// ---- Events ----

std::string Game::event_text(const Event& event, std::span<const std::string> names) {
    const std::string who = event.seat.index() < names.size() ? names[event.seat.index()] : "Somebody";
    const std::string n = plain(event.count);
    const auto amount = [&] { return n + " " + name(*event.resource); };
    switch (event.kind) {
    case EventKind::tile_chosen:    return who + " has chosen a special tile.";
    case EventKind::tile_kept:      return who + " keeps " + title(*event.tile) + ".";
    case EventKind::tile_dealt:     return who + " has the special tile " + title(*event.tile) + ".";
    case EventKind::round_begins:   return "Round " + n + " begins.";
    case EventKind::set_dealt:      return "Set " + n + ": " + title(*event.card) + ".";
    case EventKind::passes:         return who + " passes.";
    case EventKind::takes:          return who + " takes " + title(*event.card) + ".";
    case EventKind::card_discarded: return title(*event.card) + " is discarded.";
    case EventKind::gains:          return who + " gains " + amount() + ".";
    case EventKind::spends:         return who + " spends " + amount() + ".";
    case EventKind::slider:         return who + " has " + n + " storage columns open.";
    case EventKind::places:         return who + " places a worker on " + title(*event.tile) + ".";
    case EventKind::retrieves:      return who + " takes the workers back.";
    case EventKind::flips:          return who + " flips " + title(*event.tile) + ".";
    case EventKind::furnishes:      return who + " reaches space " + n + " of the Furnish track.";
    case EventKind::trades:         return who + " reaches space " + n + " of the Trade track.";
    case EventKind::roof:           return who + " gains a roof.";
    case EventKind::whorl:          return who + " gains a spindle whorl.";
    case EventKind::black_worker:   return who + " recruits a black worker.";
    case EventKind::draws:          return who + " looks at " + n + " village cards.";
    case EventKind::looks_at:       return who + " sees " + title(*event.card) + ".";
    case EventKind::keeps:          return who + " keeps " + title(*event.card) + ".";
    case EventKind::reshuffle:      return "The discards are shuffled into a new deck.";
    case EventKind::task:           return who + " pays for task " + plain(static_cast<int>(*event.task) + 1) + ".";
    case EventKind::feeds:          return who + " feeds " + n + ".";
    case EventKind::loses:          return who + " loses " + title(*event.card) + ", who was not fed.";
    case EventKind::midden:         return who + " produces " + n + " midden.";
    case EventKind::game_over:      return "The game is over.";
    }
    return {};
}

}  // namespace skerry::skara_brae
