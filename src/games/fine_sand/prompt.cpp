#include <algorithm>

#include "games/fine_sand/game.h"
#include "games/fine_sand/names.h"
#include "games/fine_sand/rules.h"

// Decisions, moves and events in sentences; and why something that looks possible is not.
namespace skerry::fine_sand {
namespace {

// ---- What is refused ----

void refuse(Prompt& prompt, Thing thing, std::string reason) {
    for (const Refusal& refusal : prompt.refused)
        if (refusal.thing == thing) return;
    prompt.refused.push_back({std::move(thing), std::move(reason)});
}

std::string why_not_use(const State& state, const Player& player, Card card) {
    const Board& board = player.board;
    const CardRow& what = row(card);
    const int hand = hand_size(board);
    switch (what.effect) {
    case Effect::exchange: return "It takes " + cards(what.n) + " of your hand, and you have " + plain(hand) + ".";
    case Effect::remove_junk:
        if (hand > what.n) return "A card has to stay in your hand for the off-load.";
        return "It takes " + cards(what.n + 1) + " of your hand, and you have " + plain(hand) + ".";
    case Effect::build_always: return "After discarding " + cards(what.n) + " you could not pay for any build.";
    case Effect::pallet:
        if (board.cards.size(Zone::pallet) > 0 && kinds_in(board, Zone::hand).empty() == false)
            for (Card in_hand : board.cards[Zone::hand])
                if (is_coin(in_hand)) {
                    if (hand <= must_keep(state, board)) return "A card has to stay in your hand for the off-load.";
                    return "A coin card lies on it already.";
                }
        return hand <= must_keep(state, board) && hand > 0 ? "A card has to stay in your hand for the off-load."
                                                           : "You have no coin card in your hand.";
    case Effect::build_small:  return "No card of your hand that costs " + plain(what.n) + " or less can be paid.";
    case Effect::build_reveal: return "Both your piles are empty.";
    default:                   return "No card of your hand can be built with it now.";
    }
}

// Built cards that are not ready, or have nothing to do.
void refuse_built(const State& state, const Player& player, Timing timing, Prompt& prompt) {
    const Board& board = player.board;
    const Set<Card> ready = ready_cards(board, timing);
    for (Card card : ready)
        if (!can_use(state, player, card)) refuse(prompt, built_thing(card), why_not_use(state, player, card));
    for (Card card : board.cards[Zone::fresh])
        if (row(card).timing == timing && !ready.has(card) && !works_at_once(card))
            refuse(prompt, built_thing(card), "It was built in this turn and works from the next one on.");
    for (Card card : board.cards[Zone::used])
        if (row(card).timing == timing && !ready.has(card))
            refuse(prompt, built_thing(card), "It has been used in this turn.");
}

void refuse_yellow(const State& state, const Player& player, Prompt& prompt) {
    refuse_built(state, player, Timing::yellow, prompt);
    if (may_offload(state, player)) return;
    const int timer = timer_coins(state);
    refuse(prompt, offload_thing(),
           player.board.offloaded ? "You have off-loaded a card in this turn."
           : timer > 0            ? "Not while timer coins lie on the Symbol card: " + plain(timer) + " are left."
                                  : "You have no card in your hand.");
}

void refuse_prices(const State& state, const Player& player, Permit by, Zone zone, Prompt& prompt) {
    const Board& board = player.board;
    for (Card card : kinds_in(board, zone)) {
        if (card == Card::unknown || can_build(state, player, card, by)) continue;
        const int price = is_buildable(card) ? price_of(board, card, by) : 0;
        const int power =
            purchasing_power(board) + board.purse - (zone == Zone::hand ? static_cast<int>(row(card).worth) : 0);
        if (!is_buildable(card))
            refuse(prompt, price_thing(card), "Coin cards cannot be built.");
        else if (by && row(*by).effect == Effect::build_small && row(card).cost > row(*by).n)
            refuse(prompt, price_thing(card), "Its printed cost is more than " + plain(row(*by).n) + ".");
        else if (power < price)
            refuse(prompt, price_thing(card), "It costs " + plain(price) + " and you could pay " + plain(power) + ".");
        else
            refuse(prompt, price_thing(card), "A card has to stay in your hand for the off-load.");
    }
}

void refuse_builds(const State& state, const Player& player, Prompt& prompt) {
    if (player.board.builds < slots(player.board)) return refuse_prices(state, player, {}, Zone::hand, prompt);
    refuse(prompt, slots_thing(), "You have built " + cards(player.board.builds) + ", as many as your slots allow.");
}

// What has a thing of its own and no move.
void refuse_payments(const Board& board, const MoveList& moves, Prompt& prompt) {
    const auto offered = [&](Card card, Source from) { return moves.has(make(Verb::pay, card, from)); };
    const auto reason = [&](Card card) -> std::string {
        if (row(card).worth == 0) return "It pays nothing.";
        return "A payment is put together from the dearest item down: its turn is past, or what may follow it would "
               "not "
               "be enough.";
    };
    for (Card card : kinds_in(board, Zone::hand))
        if (!offered(card, Source::hand)) refuse(prompt, thing(card), reason(card));
    for (Zone zone : {Zone::pallet, Zone::placed})
        for (Card card : kinds_in(board, zone))
            if (!offered(card, Source::pallet)) refuse(prompt, pallet_thing(card), reason(card));
    if (!board.cards.empty(Zone::front) && !offered(Card::f1_scaffold, Source::front))
        refuse(prompt, front_thing(), reason(Card::f1_scaffold));
}

// Selections go through the cards in the order of their ids.
void refuse_selection(const Board& board, const MoveList& moves, Verb verb, Prompt& prompt) {
    for (Card card : kinds_in(board, Zone::hand))
        if (!moves.has(make(verb, card)))
            refuse(
                prompt, thing(card),
                "Cards are chosen in a fixed order, and its turn is past or too few would follow: take back, or name "
                "them all at once.");
}

// ---- What a selection may be put together from: a line that names several at once may name them in any order ----

void about_payments(const Board& board, Prompt& prompt) {
    for (Card card : kinds_in(board, Zone::hand))
        if (row(card).worth > 0) prompt.about.push_back(thing(card));
    for (Card card : kinds_in(board, Zone::pallet) | kinds_in(board, Zone::placed))
        if (row(card).worth > 0) prompt.about.push_back(pallet_thing(card));
    if (!board.cards.empty(Zone::front)) prompt.about.push_back(front_thing());
    if (board.coins > 0) prompt.about.push_back(coin_thing());
}

void about_selection(const State& state, const Board& board, const Step& step, Prompt& prompt) {
    switch (step.kind) {
    case StepKind::pay: return about_payments(board, prompt);
    case StepKind::limit:
        if (hand_size(board) <= hand_limit(board)) return;
        [[fallthrough]];
    case StepKind::mulligan:
    case StepKind::dump:
        for (Card card : kinds_in(board, Zone::hand)) prompt.about.push_back(thing(card));
        return;
    case StepKind::solo_swap:
        for (Card card : state.offer) prompt.about.push_back(thing(card));
        return;
    default: return;
    }
}

// ---- What is asked ----

std::string to_go(const State& state, const Player& player, const Step& step) {
    (void)state;
    const int needed = dumps_needed(*step.card);
    if (needed == any_number) return "as many as you like, " + plain(step.count) + " so far";
    (void)player;
    return plain(needed - step.count) + " more";
}

std::string line_of(const State& state, const Player& player, const Step& step) {
    const Board& board = player.board;
    switch (step.kind) {
    case StepKind::mulligan: return "Choose opening cards to replace, " + plain(step.count) + " so far; then go on.";
    case StepKind::step1:
        return board.drew ? "Use green cards, or end Step 1." : "Step 1: draw your cards, in any order.";
    case StepKind::keep: return "Discard one of these two cards and keep the other.";
    case StepKind::pick: return "Take a card of your discard pile.";
    case StepKind::ring: return "Red: build. Blue: draw more cards.";
    case StepKind::red:  {
        const int left = slots(board) - board.builds;
        return left > 0 ? "Build: " + counted(left, "build", "builds") + " left, or end Step 2."
                        : "Use cards, or end Step 2.";
    }
    case StepKind::reveal: return "Build one of the revealed cards, reveal another one, or stop.";
    case StepKind::blue:
        return board.drew ? "Use blue cards, or end Step 2." : "Draw your additional cards, in any order.";
    case StepKind::step3:
        return duty(state, board) && hand_size(board) > 0 ? "You have to off-load a card before your turn ends."
                                                          : "Last actions before your hand limit is checked.";
    case StepKind::limit:
        if (hand_size(board) <= hand_limit(board)) return "Your hand is at its limit: end the turn.";
        return "Discard " + cards(hand_size(board) - hand_limit(board)) + " more: your hand limit is " +
               plain(hand_limit(board)) + ".";
    case StepKind::dump:       return title(*step.card) + ": discard hand cards, " + to_go(state, player, step) + ".";
    case StepKind::junk:       return title(*step.card) + ": choose the card that leaves the game.";
    case StepKind::place:      return title(*step.card) + ": lay a coin card on it.";
    case StepKind::build:      return title(*step.card) + ": choose the card to build.";
    case StepKind::pay:        return "Pay " + coins(step.count) + ".";
    case StepKind::solo_bonus: {
        const SheetRow line = sheet_row(state);
        const std::string total = "Your total is " + plain(sheet_total(line) - bonus_sum(line.bonuses));
        if (is_lost(line))
            return total + ", and no number from there up is left: use coin rows, or the campaign is lost.";
        return total + ". Use a coin row, or strike " + plain(line.struck) + ".";
    }
    case StepKind::solo_swap:
        return "Choose cards that leave the campaign, " + plain(group_size - static_cast<int>(state.leaving.size())) +
               " more.";
    }
    return {};
}

bool several(StepKind kind) {
    switch (kind) {
    case StepKind::mulligan:
    case StepKind::limit:
    case StepKind::dump:
    case StepKind::pay:
    case StepKind::solo_bonus:
    case StepKind::solo_swap:  return true;
    default:                   return false;
    }
}

}  // namespace

Prompt Game::prompt(const State& state, Seat seat) {
    const Player& player = state.players[seat.index()];
    const Step& step = player.agenda.back();
    Prompt prompt{std::string(name_of(step.kind)), line_of(state, player, step), {}, {}};
    if (step.card) prompt.about.push_back(built_thing(*step.card));
    prompt.several = several(step.kind);
    about_selection(state, player.board, step, prompt);
    MoveList moves;
    Game::moves(state, seat, moves);
    switch (step.kind) {
    case StepKind::step1:
        refuse_built(state, player, Timing::step1, prompt);
        refuse_yellow(state, player, prompt);
        break;
    case StepKind::ring: refuse_yellow(state, player, prompt); break;
    case StepKind::red:
        refuse_builds(state, player, prompt);
        refuse_built(state, player, Timing::step2a, prompt);
        refuse_yellow(state, player, prompt);
        break;
    case StepKind::blue:
        refuse_built(state, player, Timing::step2b, prompt);
        refuse_yellow(state, player, prompt);
        break;
    case StepKind::step3:
        refuse_built(state, player, Timing::step3, prompt);
        refuse_yellow(state, player, prompt);
        break;
    case StepKind::build:  refuse_prices(state, player, step.card, Zone::hand, prompt); break;
    case StepKind::reveal: refuse_prices(state, player, step.card, Zone::revealed, prompt); break;
    case StepKind::pay:    refuse_payments(player.board, moves, prompt); break;
    case StepKind::dump:   refuse_selection(player.board, moves, Verb::dump, prompt); break;
    case StepKind::limit:
        if (hand_size(player.board) > hand_limit(player.board))
            refuse_selection(player.board, moves, Verb::discard, prompt);
        break;
    case StepKind::place:
        for (Card card : kinds_in(player.board, Zone::hand))
            if (!is_coin(card)) refuse(prompt, thing(card), "Only coin cards lie on a pallet.");
        break;
    default: break;
    }
    return prompt;
}

// ---- Moves ----

namespace {

std::string done_label(const State& state, const Step& step) {
    switch (step.kind) {
    case StepKind::mulligan:   return step.count == 0 ? "Keep all cards" : "Draw " + plain(step.count) + " new";
    case StepKind::step1:      return "End Step 1";
    case StepKind::red:
    case StepKind::blue:       return "End Step 2";
    case StepKind::step3:
    case StepKind::limit:      return "End the turn";
    case StepKind::solo_bonus: {
        const SheetRow line = sheet_row(state);
        return is_lost(line) ? "Lose the campaign" : "Strike " + plain(line.struck);
    }
    default: {
        const int dumped = step.count;
        const int drawn = step.card && row(*step.card).effect == Effect::half ? (dumped + 1) / 2 : dumped + 1;
        return "Draw " + cards(drawn);
    }
    }
}

// What a card is worth is said where it is not the usual coin.
std::string payment_label(Move move) {
    if (arg<Source>(move, 1) == Source::coin) return "Pay a wooden coin";
    const int worth = row(arg<Card>(move)).worth;
    return "Pay " + title(arg<Card>(move)) + (arg<Source>(move, 1) == Source::pallet ? " from the pallet" : "") +
           (worth == 1 ? "" : " (" + coins(worth) + ")");
}

}  // namespace

std::string Game::label(const State& state, Seat seat, Move move) {
    const Player& player = state.players[seat.index()];
    const Step& step = player.agenda.back();
    const auto card = arg<Card>(move);
    switch (verb_of(move)) {
    case Verb::mulligan: return "Replace " + title(card);
    case Verb::draw:     return "Draw " + cards(board_draw);
    case Verb::use:      return "Use " + title(card) + ": " + explain(card);
    case Verb::ring:     return arg<Ring>(move) == Ring::red ? "Red: build cards" : "Blue: draw more cards";
    case Verb::build:    return "Build " + title(card) + " for " + coins(price_of(player.board, card, permit_of(move)));
    case Verb::pay:      return payment_label(move);
    case Verb::offload:  return "Off-load " + title(card);
    case Verb::dump:
    case Verb::discard:  return "Discard " + title(card);
    case Verb::remove:   return "Remove " + title(card) + " from the game";
    case Verb::place:    return "Lay " + title(card) + " on the pallet";
    case Verb::take:     return "Take " + title(card);
    case Verb::reveal:   return "Reveal another card";
    case Verb::stop:     return "Stop without building";
    case Verb::bonus:    return "Take " + plain(bonus_of(arg<Bonus>(move))) + " off the total";
    case Verb::swap:     return title(card) + " leaves the campaign";
    case Verb::end:
    case Verb::done:     return done_label(state, step);
    }
    return {};
}

std::vector<Thing> Game::touches(const State&, Seat, Move move) {
    const auto card = arg<Card>(move);
    switch (verb_of(move)) {
    case Verb::draw:    return {draw_thing(), stack_thing()};
    case Verb::use:     return {built_thing(card)};
    case Verb::ring:    return {thing(arg<Ring>(move))};
    case Verb::build:   return {thing(card), price_thing(card)};
    case Verb::offload: return {thing(card), offload_thing(), symbol_thing()};
    case Verb::bonus:   return {thing(arg<Bonus>(move))};
    case Verb::reveal:  return {stack_thing()};
    case Verb::pay:
        switch (arg<Source>(move, 1)) {
        case Source::hand:   return {thing(card)};
        case Source::pallet: return {pallet_thing(card)};
        case Source::front:  return {front_thing()};
        case Source::coin:   return {coin_thing()};
        }
        return {};
    case Verb::mulligan:
    case Verb::dump:
    case Verb::remove:
    case Verb::place:
    case Verb::discard:
    case Verb::take:
    case Verb::swap:     return {thing(card)};
    case Verb::stop:
    case Verb::end:
    case Verb::done:     return {};
    }
    return {};
}

// ---- Events ----

std::string Game::event_text(const Event& event, std::span<const std::string> names) {
    const std::string who = event.seat.index() < names.size() ? names[event.seat.index()] : "Somebody";
    const std::string n = plain(event.count);
    const std::string what = event.card ? title(*event.card) : "";
    switch (event.kind) {
    case EventKind::mulligans:  return who + " replaces " + cards(event.count) + ".";
    case EventKind::draws:      return who + " draws " + cards(event.count) + ".";
    case EventKind::draws_card: return who + " draws " + what + ".";
    case EventKind::reshuffle:  return who + " shuffles " + cards(event.count) + " into a new draw stack.";
    case EventKind::coins:      return who + " takes " + counted(event.count, "wooden coin", "wooden coins") + ".";
    case EventKind::depleted:
        return who + (event.count > 0 ? " has drawn everything in a blue turn: the next turn is the last."
                                      : " has drawn everything: this turn is the last.");
    case EventKind::uses:     return who + " uses " + what + ".";
    case EventKind::discards: return who + " discards " + what + ".";
    case EventKind::keeps:    return who + " keeps " + what + ".";
    case EventKind::takes:    return who + " takes " + what + ".";
    case EventKind::reveals:  return who + " reveals " + what + ".";
    case EventKind::rings:    return who + (event.ring == Maybe<Ring>(Ring::red) ? " chooses red." : " chooses blue.");
    case EventKind::builds:
        return who + " builds " + what + " for " + coins(event.count) +
               (event.from ? " with " + title(*event.from) + "." : ".");
    case EventKind::pays:            return who + " pays with " + what + ".";
    case EventKind::pays_coin:       return who + " pays a wooden coin.";
    case EventKind::offloads:        return who + " off-loads a card.";
    case EventKind::offloads_card:   return who + " puts " + what + " on the Symbol card.";
    case EventKind::removes:         return who + " removes " + what + " from the game.";
    case EventKind::places:          return who + " lays " + what + " on a pallet.";
    case EventKind::limit:           return who + " has a hand limit of " + n + " in this turn.";
    case EventKind::finished:        return who + " has finished.";
    case EventKind::all_chosen:      return "Everybody has chosen the opening hand. Turn 1 begins.";
    case EventKind::all_drawn:       return "Everybody has drawn.";
    case EventKind::turn_ends:       return "Turn " + n + " ends.";
    case EventKind::boost_offloaded: return what + " of " + who + " is used up.";
    case EventKind::chair:           return who + " finds a beach chair on the discard pile.";
    case EventKind::receives:        return who + " receives " + what + " from the right.";
    case EventKind::no_exchange:     return "Not everybody has off-loaded: no card moves on.";
    case EventKind::timer:           return n + (event.count == 1 ? " timer coin is left." : " timer coins are left.");
    case EventKind::last_turn:       return "Turn " + n + " is the last.";
    case EventKind::turn_begins:     return "Turn " + n + " begins.";
    case EventKind::game_over:       return "The game is over.";
    case EventKind::scored:          return who + " has a total of " + n + ".";
    case EventKind::struck:          return who + " strikes " + n + ".";
    case EventKind::bonus:           return who + " takes " + n + " off the total.";
    case EventKind::offered:         return what + " may leave the campaign.";
    case EventKind::leaves:          return what + " leaves the campaign.";
    case EventKind::lost:            return "No number is left to strike: the campaign is lost.";
    }
    return {};
}

}  // namespace skerry::fine_sand
