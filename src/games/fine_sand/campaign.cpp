// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/fine_sand/game.h"
#include "games/fine_sand/names.h"
#include "games/fine_sand/rules.h"

// Sections 4.1, 4.2 and 8.2: what lasts between the games of a campaign, the solo sheet, and the setup that follows.
namespace skerry::fine_sand {
namespace {

bool same_cards(const Group& a, const Group& b) { return std::is_permutation(a.begin(), a.end(), b.begin(), b.end()); }

Result<void> check_set(const Campaign& campaign) {
    if (campaign.set.total() != set_size || campaign.set[Card::unknown] > 0)
        return Error{"campaign.set has 30 known cards."};
    CardSet used = campaign.set;
    for (const Group& group : campaign.queue) {
        if (!group.full() || group.has(Card::unknown)) return Error{"A group of campaign.queue has 3 known cards."};
        for (Card card : group) used.add(card);
    }
    for (const CardRow& card : card_rows)
        SKERRY_TRY(first_fault({{used[card.id] > card.count, "The campaign has more of {who} than there are."},
                                {!is_numbered(card.id) && campaign.set[card.id] != card.count,
                                 "{who} has a warning sign and never leaves the card set."}},
                               name_of(card.id)));
    return {};
}

// The groups of the Fable stack that have not been reached yet come in their order.
Result<void> check_queue(const Campaign& campaign) {
    for (std::size_t i = 0; campaign.played + i < group_count; ++i)
        if (i >= campaign.queue.size() || !same_cards(campaign.queue[i], fable_groups[campaign.played + i]))
            return Error{
                "campaign.queue begins with the Fable cards of the rounds that are still to come, in their order."};
    return {};
}

Result<void> check_fable(const Campaign& campaign) {
    SKERRY_TRY(first_fault({
        {campaign.played > max_rounds, "A Fable campaign has at most 250 rounds."},
        {campaign.queue.size() != group_count, "A Fable campaign has nine groups of cards in its queue."},
        {!campaign.sheet.empty(), "A scoring sheet belongs to the solo campaign."},
    }));
    SKERRY_TRY(check_queue(campaign));
    for (std::size_t i = 0; i < group_count; ++i) {
        const int round = campaign.played + static_cast<int>(i) - group_count + 1;  // in which the group left
        if (campaign.played + i < group_count) continue;
        for (Card card : campaign.queue[i])
            if (row(card).mark >= round)
                return Error{word_of(card) + " cannot have left in round " + std::to_string(round) + "."};
    }
    for (Symbol seat : each<Symbol>())
        if (campaign.wins[seat] > campaign.played) return Error{"campaign.wins has more games than were played."};
    return {};
}

int smallest_free(const List<SheetRow, solo_games>& sheet, int at_least) {
    const auto struck = [&](int number) {
        return std::any_of(sheet.begin(), sheet.end(), [&](const SheetRow& line) { return line.struck == number; });
    };
    while (struck(at_least)) ++at_least;
    return at_least <= sheet_numbers ? at_least : 0;
}

int number_for(const List<SheetRow, solo_games>& before, const SheetRow& line) {
    const int effective = total_after_bonuses(line);
    return smallest_free(before, effective < 1 ? 1 : effective);
}

// Each line follows from the ones above it.
Result<void> check_sheet(const Campaign& campaign) {
    List<SheetRow, solo_games> before;
    int coins = 0;
    Set<Bonus> used;
    for (const SheetRow& line : campaign.sheet) {
        coins += line.coins;
        SKERRY_TRY(first_fault(
            {{line.stack + line.offloads > max_cards, "{who} has more cards than there are."},
             {coins > coin_spaces, "{who} fills more than 25 coin spaces."},
             {!(line.bonuses - (complete_rows(coins) - used)).empty(), "{who} uses a bonus that is not there."},
             {line.struck == 0 || line.struck != number_for(before, line),
              "{who} must strike the next free number from its total on."}},
            "Line " + std::to_string(before.size() + 1) + " of campaign.sheet"));
        used = used | line.bonuses;
        before.push(line);
    }
    return {};
}

Result<void> check_solo(const Campaign& campaign) {
    SKERRY_TRY(first_fault({
        {campaign.played >= solo_games, "A solo campaign has ten games."},
        {campaign.sheet.size() != campaign.played, "campaign.sheet has a line for each game played."},
        {static_cast<int>(campaign.queue.size()) != group_count - campaign.played,
         "campaign.queue has a group of Fable cards for each game still to come."},
        {campaign.wins != Each<Symbol, std::uint8_t>{}, "campaign.wins belongs to the Fable campaign."},
    }));
    SKERRY_TRY(check_queue(campaign));
    return check_sheet(campaign);
}

// ---- After a solo game ----

// Strikes a number, and reveals the cards of which three will leave.
void strike(Turn& turn) {
    State& state = turn.state;
    const SheetRow line = sheet_row(state);
    turn.revealed = Revealed::yes;
    if (is_lost(line)) {
        turn.tell({.kind = EventKind::lost});
        state.phase = Phase::over;
        return;
    }
    turn.tell({.kind = EventKind::struck, .count = line.struck});
    if (state.setup.campaign.played + 1 == solo_games) {
        state.phase = Phase::over;
        return;
    }
    Cards numbered;
    for (Card card : all_of(state.setup.campaign.set))
        if (is_numbered(card)) numbered.push(card);
    Random(turn.me.random).shuffle(numbered);
    while (!state.offer.full()) state.offer.push(numbered.pop());
    std::sort(state.offer.begin(), state.offer.end());
    for (Card card : state.offer) turn.tell({.kind = EventKind::offered, .card = card});
    turn.push({.kind = StepKind::solo_swap});
}

// Coin rows that are used for this game. The word that ends it strikes a number (S1).
struct Bonuses {
    static constexpr bool ends_by_word = true;
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        for (Bonus bonus : bonuses_available(q.state)) offer(pick_of(make(Verb::bonus, bonus)), 1);
    }
    static Limits limits(const Question& q) { return {0, bonuses_available(q.state).size()}; }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        for (const Pick pick : picked) {
            const auto bonus = static_cast<Bonus>(pick.first);
            turn.state.bonuses.add(bonus);
            turn.tell({.kind = EventKind::bonus, .count = static_cast<std::uint8_t>(bonus_of(bonus))});
        }
        strike(turn);
    }
};

Set<Bonus> picked_rows(const Player& player) {
    Set<Bonus> rows;
    for (const Pick pick : player.picked) rows.add(static_cast<Bonus>(pick.first));
    return rows;
}

void ask_bonus(const Question& q, Prompt& prompt) {
    const Set<Bonus> rows = picked_rows(q.me);
    const SheetRow line = sheet_row(q.state, rows);
    const int total = total_after_bonuses(line);
    const std::string highest = plain(highest_free(q.state.setup.campaign));
    const bool more = !(bonuses_available(q.state) - rows).empty();
    prompt.line = "Your total is " + plain(total);
    if (is_lost(line))
        prompt.line += ", and the highest free number is " + highest +
                       (more ? ": use coin rows, or the campaign is lost." : ": the campaign is lost.");
    else
        prompt.line +=
            ": strike " + plain(line.struck) + (line.struck > total ? ", the next free number" : "") +
            (more ? ", or use coin rows. Keep rows for later: a total above " + highest + " loses the campaign." : ".");
}

// With what comes of it: a row spent on the wrong total may lose the campaign.
Label bonus_label(const Question& q, Move move) {
    Set<Bonus> rows = picked_rows(q.me);
    const auto bonus = arg<Bonus>(move);
    const bool adds = move != done && !rows.has(bonus);
    if (adds) rows.add(bonus);
    const SheetRow line = sheet_row(q.state, rows);
    const std::string total = plain(total_after_bonuses(line));
    const std::string highest = plain(highest_free(q.state.setup.campaign));
    if (move == done && is_lost(line)) return {"Lose the campaign", total + " is above " + highest};
    if (move == done) return "Strike " + plain(line.struck);
    const std::string off = "Take " + plain(bonus_of(bonus)) + " off";
    if (!adds) return off;
    return {off, "total " + total + (is_lost(line) ? ", still above " + highest : ", strikes " + plain(line.struck))};
}

// Three of the six.
struct Swap {
    template <class Offer>
    static void things(const Question& q, Offer offer) {
        const CardSet offered = CardSet::of(q.state.offer);
        for (Card card : offered.at_least(1)) offer(pick_of(make(Verb::swap, card)), offered[card]);
    }
    static Limits limits(const Question&) { return {group_size, group_size}; }
    static void finish(Turn& turn, const Step&, const Picked& picked) {
        for (const Pick pick : picked) {
            turn.state.leaving.push(card_of(pick));
            turn.tell({.kind = EventKind::leaves, .card = card_of(pick)});
        }
        turn.state.phase = Phase::over;
    }
};

void ask_swap(const Question& q, Prompt& prompt) {
    prompt.line = "Choose " + cards(group_size - picked_count(q)) + (q.me.picked.empty() ? "" : " more") +
                  " to leave the campaign.";
}

}  // namespace

const StepRule solo_bonus_rule{.ask = ask_bonus, .label = bonus_label, .selection = selection<Bonuses>};
const StepRule solo_swap_rule{.ask = ask_swap, .selection = selection<Swap>};

int sheet_total(const SheetRow& line) { return line.stack + points_per_offload * line.offloads; }

int bonus_sum(const Set<Bonus>& bonuses) {
    int sum = 0;
    for (Bonus bonus : bonuses) sum += bonus_of(bonus);
    return sum;
}

int coin_spaces_filled(const Campaign& campaign) {
    int coins = 0;
    for (const SheetRow& line : campaign.sheet) coins += line.coins;
    return coins;
}

bool is_lost(const SheetRow& line) { return line.struck == 0; }

int highest_free(const Campaign& campaign) {
    int number = sheet_numbers;
    while (smallest_free(campaign.sheet, number) == 0) --number;
    return number;
}

Set<Bonus> complete_rows(int coins) {
    Set<Bonus> rows;
    for (Bonus bonus : each<Bonus>())
        if (coins >= bonus_of(bonus) * coins_per_row) rows.add(bonus);
    return rows;
}

Set<Bonus> used_rows(const State& state) {
    Set<Bonus> used = state.bonuses;
    for (const SheetRow& line : state.setup.campaign.sheet) used = used | line.bonuses;
    return used;
}

SheetRow sheet_row(const State& state, const Set<Bonus>& more) {
    const Board& board = state.players[0].board;
    const int room = coin_spaces - coin_spaces_filled(state.setup.campaign);
    SheetRow line;
    const Unbuilt left = unbuilt(state, board);
    line.stack = static_cast<std::uint8_t>(left.cards);
    line.offloads = static_cast<std::uint8_t>(left.offloads);
    line.coins = static_cast<std::uint8_t>(board.coins < room ? board.coins : room);
    line.bonuses = state.bonuses | more;
    line.struck = static_cast<std::uint8_t>(number_for(state.setup.campaign.sheet, line));
    return line;
}

Set<Bonus> bonuses_available(const State& state) {
    return complete_rows(coin_spaces_filled(state.setup.campaign) + sheet_row(state).coins) - used_rows(state);
}

void begin_scoring(Turn& turn) {
    turn.state.phase = Phase::scoring;
    turn.tell({.kind = EventKind::scored, .count = static_cast<std::uint8_t>(sheet_total(sheet_row(turn.state)))});
    turn.push({.kind = StepKind::solo_bonus});
}

Group draw_numbered(const CardSet& set, Random& random) {
    Cards cards = all_of(set);
    random.shuffle(cards);
    Group group;
    while (!group.full()) {
        const Card card = cards.pop();
        if (is_numbered(card)) group.push(card);
    }
    return group;
}

CardSet set_of(const State& state) {
    CardSet set = state.setup.campaign.set;
    if (state.setup.mode != Mode::fable) return set;
    for (Card card : state.leaving) set.remove(card);
    for (Card card : state.setup.campaign.queue[0]) set.add(card);
    return set;
}

Campaign after_swap(Campaign campaign, const Group& leaving, bool back_to_queue) {
    for (Card card : leaving) campaign.set.remove(card);
    const Group coming = campaign.queue.take(0);
    for (Card card : coming) campaign.set.add(card);
    if (back_to_queue) campaign.queue.push(leaving);
    ++campaign.played;
    return campaign;
}

Result<void> check_campaign(const Setup& setup) {
    const Campaign& campaign = setup.campaign;
    if (setup.mode == Mode::learning || setup.mode == Mode::base)
        return campaign == Campaign{} ? Result<void>() : Error{"A campaign belongs to the modes fable and solo."};
    SKERRY_TRY(check_set(campaign));
    return setup.mode == Mode::fable ? check_fable(campaign) : check_solo(campaign);
}

std::optional<int> Game::campaign_points(const State& state) {
    const Campaign& campaign = state.setup.campaign;
    if (!solo(state) || state.phase != Phase::over || campaign.played + 1 < solo_games) return std::nullopt;
    const SheetRow line = sheet_row(state);
    if (is_lost(line)) return std::nullopt;
    int points = victory_points(line.struck);
    for (const SheetRow& before : campaign.sheet) points += victory_points(before.struck);
    return points;
}

Result<Setup> Game::next(const State& state) {
    if (state.setup.mode == Mode::learning || state.setup.mode == Mode::base)
        return Error{"This game is not part of a campaign."};
    if (state.phase != Phase::over) return Error{"This game is not over."};
    Setup setup = state.setup;
    Campaign& campaign = setup.campaign;
    if (setup.mode == Mode::fable) {
        if (campaign.played >= max_rounds) return Error{"The campaign is complete: 250 rounds are enough for anybody."};
        campaign = after_swap(campaign, state.leaving, true);
        const Ranking result = ranking(state);
        for (std::size_t i = 0; i < result.seats.size(); ++i)
            if (result.seats[i].won) ++campaign.wins[static_cast<Symbol>(i)];
        return setup;
    }
    const SheetRow line = sheet_row(state);
    if (is_lost(line)) return Error{ranking(state).verdict};
    if (const auto points = campaign_points(state))
        return Error{"The campaign is complete: " + counted(*points, "victory point", "victory points") + "."};
    campaign.sheet.push(line);
    campaign = after_swap(campaign, state.leaving, false);
    return setup;
}

}  // namespace skerry::fine_sand
