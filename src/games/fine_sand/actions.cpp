// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/sentence.h"
#include "games/fine_sand/names.h"
#include "games/fine_sand/rules.h"

// Sections 6.3 to 6.7: what cards do when they are used, and the decisions inside their effects.
namespace skerry::fine_sand {
namespace {

// ---- Which cards can be used ----

// Two hand cards dumped and another one paid for with the rest: the dumped ones are best the least worth.
bool can_always_build(const State& state, const Board& board, Card by) {
    const int spare = row(by).n + must_keep(state, board), funds = purchasing_power(board) + board.purse;
    const auto hand = board.cards[Zone::hand];
    return hand_size(board) > spare && std::any_of(hand.begin(), hand.end(), [&](Card card) {
               return is_buildable(card) && funds - worths[card] - least_worth(board, spare, card) >= row(card).cost;
           });
}

int free_pallets(const Board& board, Card pallet) {
    return board.cards.count(Zone::built, pallet) + board.cards.count(Zone::fresh, pallet) -
           static_cast<int>(board.cards.size(Zone::pallet));
}

bool has_coin_card(const Board& board) {
    const auto hand = board.cards[Zone::hand];
    return std::any_of(hand.begin(), hand.end(), is_coin);
}

constexpr std::string_view stays = "A card has to stay in your hand for the off-load.";

std::string_view why_not_exchange(const State&, const Board& board, const CardRow& card) {
    return hand_size(board) >= card.n ? "" : "It takes {n|card|cards} of your hand, and you have {hand}.";
}

std::string_view why_not_remove(const State& state, const Board& board, const CardRow& card) {
    if (hand_size(board) > card.n + must_keep(state, board)) return {};
    return hand_size(board) > card.n ? stays : "It takes {n_and_1|card|cards} of your hand, and you have {hand}.";
}

std::string_view why_not_always(const State& state, const Board& board, const CardRow& card) {
    if (can_always_build(state, board, card.id)) return {};
    return "After discarding {n|card|cards} you could not pay for any build.";
}

std::string_view why_not_place(const State& state, const Board& board, const CardRow& card) {
    if (!has_coin_card(board)) return "You have no coin card in your hand.";
    if (hand_size(board) <= must_keep(state, board)) return stays;
    return free_pallets(board, card.id) > 0 ? "" : "A coin card lies on it already.";
}

std::string_view why_not_small(const State& state, const Board& board, const CardRow& card) {
    return any_to_build(state, board, card.id) ? "" : "No card of your hand that costs {n} or less can be paid.";
}

std::string_view why_not_build(const State& state, const Board& board, const CardRow& card) {
    return any_to_build(state, board, card.id) ? "" : "No card of your hand can be built with it now.";
}

std::string_view why_not_reveal(const State&, const Board& board, const CardRow&) {
    return piles_empty(board) ? "Both your piles are empty." : "";
}

std::string_view why_not_use(const State& state, const Board& board, Card card) {
    const EffectRow& effect = row(row(card).effect);
    return effect.why_not ? effect.why_not(state, board, row(card)) : std::string_view();
}

// Which built cards are not ready or have nothing to do.
void refuse_built(const Question& q, Timing timing, Prompt& prompt) {
    const Board& board = q.me.board;
    const Set<Card> ready = ready_cards(board, timing);
    for (Card card : ready)
        if (const std::string_view reason = why_not_use(q.state, board, card); !reason.empty())
            prompt.refuse(built_thing(card), filled(reason, [&](std::string_view place) {
                              return place == "hand" ? plain(hand_size(board)) : words_of(card, place);
                          }));
    for (Card card : board.cards[Zone::fresh])
        if (row(card).timing == timing && !ready.has(card) && !works_at_once(card))
            prompt.refuse(built_thing(card), "It was built in this turn and works from the next one on.");
    for (Card card : board.cards[Zone::used])
        if (row(card).timing == timing && !ready.has(card))
            prompt.refuse(built_thing(card), "It has been used in this turn.");
}

}  // namespace

// ---- The actions of a window (5.2) ----

bool may_offload(const State& state, const Board& board) {
    return !board.offloaded && hand_size(board) > 0 && timer_coins(state) == 0;
}

void action_moves(const Question& q, Timing timing, MoveList& out) {
    const Set<Card> usable = usable_cards(q.me.board, timing);
    const auto use_moves = [&](const Set<Card>& ready) {
        for (Card card : ready)
            if (why_not_use(q.state, q.me.board, card).empty()) out.push(Verb::use, card);
    };
    use_moves(usable & actions[timing]);
    use_moves(usable & actions[Timing::yellow]);
    if (may_offload(q.state, q.me.board)) kind_moves(q.me.board, Zone::hand, Verb::offload, out);
}

void refuse_actions(const Question& q, Timing timing, Prompt& prompt) {
    refuse_built(q, timing, prompt);
    refuse_built(q, Timing::yellow, prompt);
    if (may_offload(q.state, q.me.board)) return;
    const int timer = timer_coins(q.state);
    prompt.refuse(offload_thing(),
                  q.me.board.offloaded ? "You have off-loaded a card in this turn."
                  : timer > 0
                      ? "Not while timer coins lie on the Symbol card: " + counted(timer, "is", "are") + " left."
                      : "You have no card in your hand.");
}

// ---- Using a card ----

namespace {

// The last revealed card goes to the hand.
Card keep_revealed(Board& board) {
    const Card card = board.cards[Zone::revealed].back();
    move(board, card, Zone::revealed, held_in(card));
    return card;
}

// 6.3: both cards are looked at before one is kept.
void draw_and_keep(Turn& turn, Card card) {
    Board& board = turn.board;
    const Trigger trigger = trigger_of(card);
    for (int i = 0; i < row(card).n && fill_stack(turn, trigger); ++i) {
        draw_top(board, Zone::revealed);
        fill_stack(turn, trigger);
    }
    const auto looked_at = board.cards.size(Zone::revealed);
    for (Card drawn : board.cards[Zone::revealed]) turn.tell_me({.kind = EventKind::draws_card, .card = drawn});
    if (looked_at > 0) turn.tell_others({.kind = EventKind::draws, .count = static_cast<std::uint8_t>(looked_at)});
    take_coins(turn, row(card).n - static_cast<int>(looked_at));
    if (looked_at > 1) return turn.push({.kind = StepKind::keep, .card = card});
    if (looked_at == 1) keep_revealed(board);
}

// Everybody knows a card that was taken into the hand.
void take_openly(Turn& turn, Card card) {
    know_in_hand(turn.board, card);
    turn.tell({.kind = EventKind::takes, .card = card});
}

// 6.3: no reshuffle while revealing.
void find_coin(Turn& turn, Card card) {
    Board& board = turn.board;
    if (!fill_stack(turn, trigger_of(card))) return take_coins(turn, 1);
    for (bool found = false; !found && !board.cards.empty(Zone::draw_stack);) {
        const Card top = board.cards[Zone::draw_stack].back();
        found = is_coin(top);
        draw_top(board, found ? held_in(top) : Zone::discard_pile);
        turn.tell({.kind = EventKind::reveals, .card = top});
        if (found) take_openly(turn, top);
    }
    fill_stack(turn, trigger_of(card));
}

// 6.5: a scaffold does not fill a place.
void draw_to_limit(Turn& turn, Card card) {
    Board& board = turn.board;
    const int limit = hand_limit(board);
    while (hand_size(board) < limit) {
        if (piles_empty(board)) return draw(turn, limit - hand_size(board), trigger_of(card));
        draw(turn, 1, trigger_of(card));
    }
}

void take_essentials(Turn& turn, Card card) {
    if (turn.board.cards.empty(Zone::discard_pile)) return draw(turn, 1, trigger_of(card));
    turn.push({.kind = StepKind::pick, .card = card});
}

// 6.4: the stack is filled again the moment its last card is revealed (ruling 56).
void reveal_one(Turn& turn) {
    fill_stack(turn);
    turn.tell({.kind = EventKind::reveals, .card = draw_top(turn.board, Zone::revealed)});
    fill_stack(turn);
    turn.revealed = Revealed::yes;
}

void draw_by(Turn& turn, Card card) {
    draw(turn, row(card).n, trigger_of(card));
    put_away(turn, card);
}

void raise_limit(Turn& turn, Card) {
    turn.tell({.kind = EventKind::limit, .count = static_cast<std::uint8_t>(hand_limit(turn.board))});
}

void begin_revealing(Turn& turn, Card card) {
    reveal_one(turn);
    turn.push({.kind = StepKind::reveal, .card = card});
}

// clang-format off
constexpr std::array<EffectRow, count_of<Effect>> effect_rows{{
    {Effect::none, {}, "", "Built, it does nothing more."},
    {Effect::draw, {}, "draw {n|card|cards}", "draw {n|card|cards}{before_check}.", nullptr, draw_by},
    {Effect::slot, {}, "", "build {n|card|cards} more."},
    {Effect::rebate, {}, "", "every card built with a slot or by \"Build as desired\" costs {n|coin|coins} less."},
    {Effect::limit, {}, "", "your hand limit is {n} higher."},
    {Effect::take_coin, {}, "take {n|wooden coin|wooden coins}",
     "take {n|wooden coin|wooden coins}. It never ends the game.", nullptr,
     [](Turn& turn, Card card) { take_coins(turn, row(card).n); }},
    {Effect::draw_keep, {StepKind::keep}, "look at {n|card|cards}, keep 1",
     "look at your next {n|card|cards}, keep one and discard the other.", nullptr, draw_and_keep},
    {Effect::exchange, {StepKind::dump}, "discard {n|card|cards}, then draw {m}",
     "discard {n|card|cards} of your hand, then draw {m}{as_often}.", why_not_exchange},
    {Effect::half, {StepKind::dump}, "discard any, draw half as many",
     "discard as many hand cards as you like, then draw half as many, rounded up."},
    {Effect::more, {StepKind::dump}, "discard any, draw {n} more",
     "discard as many hand cards as you like, then draw {n} more than that."},
    {Effect::boost, {}, "hand limit +{n} in this turn",
     "your hand limit is {n} higher for this turn; afterwards the card is off-loaded by itself (solo: out of the "
     "game).", nullptr, raise_limit},
    {Effect::essentials, {StepKind::pick}, "take any card you discarded",
     "take any card of your discard pile; if there is none, draw one.", nullptr, take_essentials},
    {Effect::find_coin, {}, "reveal until a coin card",
     "turn cards of the draw stack over until a coin card comes, which you take; the others are discarded.", nullptr,
     find_coin},
    {Effect::to_limit, {}, "draw up to your hand limit",
     "draw until your hand has as many cards as your hand limit.", nullptr, draw_to_limit},
    {Effect::remove_junk, {StepKind::dump, StepKind::junk}, "discard {n}, remove 1 more",
     "discard {n|card|cards}, and another hand card leaves the game.", why_not_remove},
    {Effect::build_cheap, {StepKind::build, StepKind::pay}, "build 1 card for {n|coin|coins} less",
     "one more build for {n|coin|coins} less, without other discounts.", why_not_build},
    {Effect::build_small, {StepKind::build, StepKind::pay}, "build a card of cost {n} or less",
     "build a card of printed cost {n} or less, without discounts.", why_not_small},
    {Effect::build_free, {StepKind::build}, "build 1 card without paying", "one more build without paying.",
     why_not_build},
    {Effect::build_reveal, {StepKind::reveal, StepKind::pay}, "reveal up to {n}, build 1",
     "turn over up to {n|card|cards} of the draw stack and build one of them; the others are discarded.",
     why_not_reveal, begin_revealing},
    {Effect::build_always, {StepKind::dump, StepKind::build, StepKind::pay}, "discard {n|card|cards}, then build 1",
     "discard {n|card|cards}, then one more build at full price, in a blue turn too.", why_not_always},
    {Effect::pallet, {StepKind::place}, "lay a coin card on it",
     "lay a coin card of your hand here. It can pay later, and counts as built at the end.", why_not_place},
    {Effect::trim, {}, "",
     "At the end of the game {n|unbuilt card of yours goes|unbuilt cards of yours go} away (solo: from the off-loads "
     "first)."},
    {Effect::chair, {}, "",
     "Once built it goes to your left neighbour's discard pile at the end of the turn (solo: it stays built)."},
}};
// clang-format on

void use(Turn& turn, Card card) {
    mark_used(turn.board, card);
    turn.tell({.kind = EventKind::uses, .card = card});
    // In Step 1 a use may be the last thing of the phase, and the others see who has finished.
    if (row(card).timing == Timing::step1) turn.revealed = Revealed::yes;
    const EffectRow& effect = row(row(card).effect);
    if (effect.use) return effect.use(turn, card);
    turn.push({.kind = *effect.steps.begin(), .card = card});
}

}  // namespace

const EffectRow& row(Effect effect) { return effect_rows[static_cast<std::size_t>(effect)]; }

void play_action(Turn& turn, Move move) {
    const auto card = arg<Card>(move);
    if (verb_of(move) == Verb::use) return use(turn, card);
    Board& board = turn.board;
    board.cards.push(Zone::symbol_stack, take(board, card, Zone::hand));
    board.seen.clear();  // nobody else knows which card went
    board.offloaded = true;
    turn.tell_me({.kind = EventKind::offloads_card, .card = card});
    turn.tell_others({.kind = EventKind::offloads});
}

// ---- Dumping ----

bool dumps_any_number(Card card) { return row(card).effect == Effect::half || row(card).effect == Effect::more; }

namespace {

int drawn_for(Card card, int dumped) {
    switch (row(card).effect) {
    case Effect::exchange: return row(card).m;
    case Effect::half:     return (dumped + 1) / 2;
    default:               return dumped + row(card).n;
    }
}

// Whether a build is still possible after this card and this many more of `later` are dumped.
bool build_remains(const State& state, Board board, Card by, Card card, int more, Pickables later) {
    leave_hand(board, card, Zone::discard_pile);
    if (more == 0) return any_to_build(state, board, by);
    for (std::size_t i = 0; i < later.size(); ++i) {
        const Card next = card_of(later[i].pick);
        if (board.cards.has(Zone::hand, next) && later[i].left > 0 &&
            build_remains(state, board, by, next, more - 1, later.subspan(i)))
            return true;
    }
    return false;
}

struct Dump {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        offer_hand(q.me.board, Verb::dump, offer);
    }
    static Limits limits(const Question& q) {
        const int n = row(*q.step.card).n;
        return dumps_any_number(*q.step.card) ? Limits{0, hand_size(q.me.board)} : Limits{n, n};
    }
    static bool fits(const Question& q, const Picked& picked, Pick more, Pickables later) {
        const Card by = *q.step.card;
        if (row(by).effect != Effect::build_always) return true;
        Board after = q.me.board;
        for (const Pick pick : picked) leave_hand(after, card_of(pick), Zone::discard_pile);
        return build_remains(q.state, after, by, card_of(more), row(by).n - static_cast<int>(picked.size()) - 1, later);
    }
    static std::string why_not(const Question&, const Picked&, Pick) {
        return "Without it you could not pay for any build.";
    }
    static void finish(Turn& turn, const Step& step, const Picked& picked) {
        const Card by = *step.card;
        discard(turn, picked, by);
        switch (row(by).effect) {
        case Effect::remove_junk:  return turn.push({.kind = StepKind::junk, .card = by});
        case Effect::build_always: return turn.push({.kind = StepKind::build, .card = by});
        default:                   break;
        }
        draw(turn, drawn_for(by, static_cast<int>(picked.size())), trigger_of(by));
        put_away(turn, by);
    }
};

}  // namespace

const StepRule dump_rule{
    .opens = [](const Question& q) { return hand_size(q.me.board) > 0; },
    .ask =
        [](const Question& q, Prompt& prompt) {
            const Card by = *q.step.card;
            const int so_far = picked_count(q), n = row(by).n - so_far;
            const std::string what = dumps_any_number(by)
                                         ? "as many hand cards as you like, " + plain(so_far) + " so far"
                                         : counted(n, "hand card", "hand cards") + (so_far > 0 ? " more" : "");
            prompt.line = title(by) + ": discard " + what + ".";
        },
    .label = [](const Question& q, Move move) -> Label {
        return move == done ? "Draw " + cards(drawn_for(*q.step.card, picked_count(q))) : std::string();
    },
    .selection = selection<Dump>,
    .asked_anyway = true,
};

// ---- remove_junk, pallet ----

const StepRule junk_rule{
    .moves = [](const Question& q, MoveList& out) { kind_moves(q.me.board, Zone::hand, Verb::remove, out); },
    .play =
        [](Turn& turn, const Step&, Move move) {
            leave_hand(turn.board, arg<Card>(move), Zone::removed);
            turn.tell({.kind = EventKind::removes, .card = arg<Card>(move)});
        },
    .ask = [](const Question& q,
              Prompt& prompt) { prompt.line = title(*q.step.card) + ": choose the card that leaves the game."; },
};

const StepRule place_rule{
    .moves =
        [](const Question& q, MoveList& out) {
            for (Card card : kinds_in(q.me.board, Zone::hand))
                if (is_coin(card)) out.push(Verb::place, card);
        },
    .play =
        [](Turn& turn, const Step&, Move move) {
            leave_hand(turn.board, arg<Card>(move), Zone::placed);
            turn.tell({.kind = EventKind::places, .card = arg<Card>(move)});
        },
    .ask =
        [](const Question& q, Prompt& prompt) {
            prompt.line = title(*q.step.card) + ": lay a coin card on it.";
            for (Card card : kinds_in(q.me.board, Zone::hand))
                if (!is_coin(card)) prompt.refuse(thing(card), "Only coin cards lie on a pallet.");
        },
};

// ---- D_KEEP, D_PICK ----

const StepRule keep_rule{
    .moves = [](const Question& q, MoveList& out) { kind_moves(q.me.board, Zone::revealed, Verb::discard, out); },
    .play =
        [](Turn& turn, const Step&, Move move) {
            fine_sand::move(turn.board, arg<Card>(move), Zone::revealed, Zone::discard_pile);
            turn.tell({.kind = EventKind::discards, .card = arg<Card>(move)});
            const Event kept{.kind = EventKind::keeps, .card = keep_revealed(turn.board)};
            kept.card == Maybe<Card>(Card::f1_scaffold) ? turn.tell(kept) : turn.tell_me(kept);
            turn.revealed = Revealed::yes;
        },
    .line = "Discard one of these two cards and keep the other.",
};

// Taking the last card of both piles is a depletion (6.1).
const StepRule pick_rule{
    .moves = [](const Question& q, MoveList& out) { kind_moves(q.me.board, Zone::discard_pile, Verb::take, out); },
    .play =
        [](Turn& turn, const Step& step, Move move) {
            const auto card = arg<Card>(move);
            fine_sand::move(turn.board, card, Zone::discard_pile, held_in(card));
            take_openly(turn, card);
            if (piles_empty(turn.board)) deplete(turn, trigger_of(*step.card));
            if (row(*step.card).timing == Timing::step1) turn.revealed = Revealed::yes;
        },
    .line = "Take a card of your discard pile.",
};

// ---- D_REVEAL ----

namespace {

bool can_reveal(const Question& q) {
    const auto& cards = q.me.board.cards;
    return cards.size(Zone::revealed) < row(*q.step.card).n && !cards.empty(Zone::draw_stack);
}

void play_reveal(Turn& turn, const Step& step, Move move) {
    if (move == make(Verb::reveal)) {
        reveal_one(turn);
        return turn.push(step);
    }
    if (move != done) build(turn, arg<Card>(move), step.card, Zone::revealed);
    auto& cards = turn.board.cards;
    while (!cards.empty(Zone::revealed)) {
        turn.tell({.kind = EventKind::discards, .card = cards[Zone::revealed].back()});
        cards.move(Zone::revealed, cards.size(Zone::revealed) - 1, Zone::discard_pile);
    }
}

}  // namespace

const StepRule reveal_rule{
    .moves =
        [](const Question& q, MoveList& out) {
            for (Card card : kinds_in(q.me.board, Zone::revealed))
                if (can_build(q.state, q.me.board, card, q.step.card)) out.push(build_move(card, q.step.card));
            if (can_reveal(q)) out.push(Verb::reveal);
            out.push(done);
        },
    .play = play_reveal,
    .ask =
        [](const Question& q, Prompt& prompt) {
            prompt.line = can_reveal(q) ? "Build one of the revealed cards, reveal another one, or stop."
                                        : "Build one of the revealed cards, or stop.";
            refuse_prices(q, q.step.card, Zone::revealed, prompt);
        },
    .label = [](const Question&, Move move) -> Label { return move == done ? "Stop without building" : ""; },
};

}  // namespace skerry::fine_sand
