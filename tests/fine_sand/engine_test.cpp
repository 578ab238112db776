// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>

#include <gmock/gmock.h>

#include "bots/any_policy.h"
#include "games/fine_sand/game.h"
#include "games/fine_sand/rules.h"

// What whole games show: campaigns from the first game to the last, the sheet, setups that cannot be, and that the order in
// which seats happen to act changes nothing.
namespace skerry::fine_sand {
namespace {

using testing::HasSubstr;

State finished(const Game::Setup& setup, std::uint64_t seed, Policy policy) {
    State state = Game::begin(setup, Seed::number(seed)).value();
    AnyPolicy<Game> bot(policy, Seed::number(seed));
    while (!Game::waiting(state).empty()) {
        const Seat seat = Game::waiting(state).front();
        Game::play(state, seat, bot.choose(Decision<Game>(state, seat)), {});
    }
    return state;
}

// ---- Campaigns ----

TEST(FineSandCampaign, a_fable_campaign_goes_on_from_game_to_game) {
    Game::Setup setup{.mode = Mode::fable, .players = 3};
    for (int round = 1; round <= 12; ++round) {
        const State state = finished(setup, static_cast<std::uint64_t>(round), Policy::random);
        ASSERT_EQ(state.setup.campaign.played, round - 1);
        EXPECT_EQ(set_of(state).total(), set_size);
        const auto next = Game::next(state);
        ASSERT_TRUE(next) << next.sentence();
        EXPECT_EQ(next.value().campaign.set, set_of(state));
        EXPECT_EQ(next.value().campaign.queue.back(), state.leaving);
        if (round >= 10) {
            for (Card card : state.setup.campaign.queue[0]) EXPECT_LT(row(card).mark, round);
        }
        setup = next.value();
    }
    int wins = 0;
    for (std::size_t i = 0; i < count_of<Symbol>; ++i) wins += setup.campaign.wins[static_cast<Symbol>(i)];
    EXPECT_GE(wins, 12);
}

// A solo game that is over, with so many cards left in the discard pile and on the Symbol card.
State solo_end(const Game::Setup& setup, int stack, int offloads, int coins) {
    State state = Game::begin(setup, Seed::number(9)).value();
    Player& player = state.players[0];
    Board& board = player.board;
    while (!board.cards.empty(Zone::hand)) board.cards.put(Zone::removed, board.cards.pop(Zone::hand));
    while (!board.cards.empty(Zone::front)) board.cards.put(Zone::removed, board.cards.pop(Zone::front));
    while (!board.cards.empty(Zone::draw_stack)) {
        const Card card = board.cards.pop(Zone::draw_stack);
        if (card == Card::f1_scaffold || (stack == 0 && offloads == 0))
            board.cards.put(Zone::removed, card);
        else if (stack > 0)
            --stack, board.cards.put(Zone::discard_pile, card);
        else
            --offloads, board.cards.push(Zone::symbol_stack, card);
    }
    board.coins = static_cast<std::uint8_t>(coins);
    state.turn = 30;
    state.last_turn = true;
    player.agenda.clear();
    Turn turn(state, Seat(0), {});
    begin_scoring(turn);
    agenda::settle(turn);
    return state;
}

void play(State& state, std::string_view text) {
    const Move move = Game::parse_move(text).value();
    MoveList moves;
    Game::moves(state, Seat(0), moves);
    ASSERT_TRUE(moves.has(move)) << text;
    Game::play(state, Seat(0), move, {});
}

std::vector<std::string> offered(const State& state) {
    MoveList moves;
    Game::moves(state, Seat(0), moves);
    std::vector<std::string> texts;
    for (Move move : moves) texts.push_back(Game::move_text(move));
    return texts;
}

void swap_any(State& state) {
    while (state.phase == Phase::scoring) play(state, offered(state)[0]);
}

// FS-E11, then FS-E10.
TEST(FineSandCampaign, the_sheet_of_the_rulebook) {
    State first = solo_end({.mode = Mode::solo, .players = 1}, 3, 7, 1);
    EXPECT_EQ(sheet_row(first).struck, 17);
    ASSERT_EQ(first.offer.size(), 6u);
    ASSERT_TRUE(Game::inspect(first)) << Game::inspect(first).sentence();
    EXPECT_THAT(Game::next(first).sentence(), HasSubstr("not over"));
    swap_any(first);
    ASSERT_TRUE(Game::inspect(first)) << Game::inspect(first).sentence();
    const auto second = Game::next(first);
    ASSERT_TRUE(second) << second.sentence();
    EXPECT_EQ(second.value().campaign.set.total(), 30);
    EXPECT_EQ(second.value().campaign.set[Card::f1_take_coin], 1);
    EXPECT_EQ(second.value().campaign.queue.size(), 8u);

    State state = solo_end(second.value(), 5, 6, 4);
    EXPECT_EQ(offered(state), (std::vector<std::string>{"bonus 1", "done"}));
    EXPECT_EQ(Game::facts(state, Seat(0)).bonuses, std::vector<int>{1});
    State without = state;
    play(without, "done");
    EXPECT_EQ(sheet_row(without).struck, 18);
    play(state, "bonus 1");
    play(state, "done");
    EXPECT_EQ(sheet_row(state).struck, 16);
    swap_any(state);
    EXPECT_TRUE(Game::ranking(state).seats[0].won);
    EXPECT_THAT(Game::ranking(state).verdict, HasSubstr("strikes 16"));
    EXPECT_TRUE(Game::next(state));
}

// What ends the scoring says which number it strikes, or that it would be the end.
TEST(FineSandCampaign, a_loss_is_announced_while_it_can_be_averted) {
    const State first = [] {
        State state = solo_end({.mode = Mode::solo, .players = 1}, 3, 7, 5);
        play(state, "bonus 1");
        swap_any(state);
        return state;
    }();
    const auto strike = [](const State& state) { return Game::label(state, Seat(0), done).text(); };
    State state = solo_end(Game::next(first).value(), 5, 8, 5);
    EXPECT_EQ(strike(state), "Lose the campaign: 21 is above 20");
    EXPECT_THAT(Game::prompt(state, Seat(0)).line, HasSubstr("or the campaign is lost"));
    State fewer = solo_end(Game::next(first).value(), 5, 6, 5);
    EXPECT_EQ(strike(fewer), "Strike 17");
}

TEST(FineSandCampaign, is_lost_above_twenty) {
    const State state = solo_end({.mode = Mode::solo, .players = 1}, 5, 8, 3);
    EXPECT_EQ(state.phase, Phase::over);
    EXPECT_FALSE(Game::ranking(state).seats[0].won);
    EXPECT_THAT(Game::ranking(state).verdict, HasSubstr("lost"));
    EXPECT_THAT(Game::next(state).sentence(), HasSubstr("The campaign is lost"));
}

TEST(FineSandCampaign, ten_games_give_victory_points) {
    Game::Setup setup{.mode = Mode::solo};
    for (int game = 1; game <= 10; ++game) {
        State state = solo_end(setup, 0, 0, 0);  // a total of 0 strikes the smallest free number
        EXPECT_EQ(sheet_row(state).struck, game);
        swap_any(state);
        ASSERT_TRUE(Game::inspect(state)) << Game::inspect(state).sentence();
        const auto next = Game::next(state);
        if (game == 10) {
            EXPECT_THAT(next.sentence(), HasSubstr("complete: 55 victory points"));
            EXPECT_THAT(Game::ranking(state).verdict, HasSubstr("55 victory points"));
            return;
        }
        ASSERT_TRUE(next) << next.sentence();
        setup = next.value();
    }
}

TEST(FineSandCampaign, a_base_game_has_no_next) {
    EXPECT_THAT(Game::next(Game::begin({}, Seed::number(1)).value()).sentence(), HasSubstr("not part of a campaign"));
}

// ---- Setups that cannot be ----

TEST(FineSandSetup, is_refused_with_the_reason) {
    const auto why = [](const Game::Setup& setup) {
        const auto state = Game::begin(setup, Seed::number(1));
        return state ? std::string() : state.sentence();
    };
    EXPECT_THAT(why({.players = 1}), HasSubstr("2 to 4 players"));
    EXPECT_THAT(why({.players = 5}), HasSubstr("2 to 4 players"));
    EXPECT_THAT(why({.mode = Mode::solo, .players = 3}), HasSubstr("1 player"));
    EXPECT_THAT(why({.mode = Mode::solo, .players = 1, .turn_style = TurnStyle::sequential}), HasSubstr("turn_style"));
    EXPECT_EQ(why({.mode = Mode::solo}), "");

    Game::Setup setup{.mode = Mode::base};
    setup.campaign.played = 1;
    EXPECT_THAT(why(setup), HasSubstr("fable and solo"));
    setup = {.mode = Mode::fable};
    setup.campaign.played = 1;
    EXPECT_THAT(why(setup), HasSubstr("campaign.queue"));
    setup = {.mode = Mode::fable};
    setup.campaign.set.add(Card::castle_1);
    EXPECT_THAT(why(setup), HasSubstr("30 known cards"));
    setup.campaign.set.remove(Card::castle_2);
    EXPECT_THAT(why(setup), HasSubstr("more of castle_1"));
    setup = {.mode = Mode::fable};
    setup.campaign.set.remove(Card::castle_1);
    setup.campaign.set.add(Card::f1_scaffold);
    setup.campaign.queue[0] = {Card::castle_1, Card::f1_take_coin, Card::f1_build_small};
    EXPECT_THAT(why(setup), HasSubstr("warning sign"));
    setup = {.mode = Mode::fable};
    setup.campaign.queue.pop();
    EXPECT_THAT(why(setup), HasSubstr("nine groups"));
    setup = {.mode = Mode::fable};
    setup.campaign.wins[Symbol::hand] = 1;
    EXPECT_THAT(why(setup), HasSubstr("wins"));
    setup = {.mode = Mode::fable};
    setup.campaign.sheet.push({});
    EXPECT_THAT(why(setup), HasSubstr("scoring sheet"));

    const auto solo_with = [&](const SheetRow& line) {
        State state = solo_end({.mode = Mode::solo, .players = 1}, 3, 1, 0);
        swap_any(state);
        Game::Setup next = Game::next(state).value();
        next.campaign.sheet[0] = line;
        return why(next);
    };
    EXPECT_EQ(solo_with({.stack = 3, .offloads = 1, .coins = 5, .bonuses = {Bonus::minus_1}, .struck = 4}), "");
    EXPECT_THAT(solo_with({.stack = 3, .offloads = 1, .struck = 6}), HasSubstr("next free number"));
    EXPECT_THAT(solo_with({.stack = 3, .offloads = 1, .bonuses = {Bonus::minus_1}, .struck = 4}), HasSubstr("bonus"));
    EXPECT_THAT(solo_with({.stack = 3, .offloads = 1, .coins = 26, .struck = 5}), HasSubstr("25 coin spaces"));
    EXPECT_THAT(solo_with({.stack = 40, .offloads = 1, .struck = 5}), HasSubstr("more cards"));
}

// ---- FS-012 ----

TEST(FineSandTurns, the_order_in_which_seats_act_changes_nothing) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        State one = Game::begin({.mode = Mode::fable, .players = 3}, Seed::number(seed)).value();
        State other = one;
        std::array<Generator, 3> generators;
        for (std::uint8_t i = 0; i < 3; ++i) generators[i] = Generator(Seed::number(seed), i);
        const auto act = [](State& state, Seat seat, std::array<Generator, 3>& bots) {
            MoveList moves;
            Game::moves(state, seat, moves);
            Random random(bots[seat.index()]);
            Game::play(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], {});
        };
        auto others = generators;
        while (!Game::waiting(one).empty()) act(one, Game::waiting(one).front(), generators);
        for (int n = 0; !Game::waiting(other).empty(); ++n) {
            Seat seat = Game::waiting(other).front();
            for (Seat waiting : Game::waiting(other))
                if (n % 3 == waiting.index()) seat = waiting;
            act(other, seat, others);
        }
        EXPECT_EQ(std::memcmp(&one, &other, sizeof one), 0) << seed;
    }
}

// ---- Every Fable card is met in the games of the conformance kit ----

TEST(FineSandSetup, the_setups_have_every_fable_card_more_than_once) {
    std::map<Card, int> met;
    for (const Game::Setup& setup : Game::setups()) {
        const CardSet set = set_of(Game::begin(setup, Seed::number(0)).value());
        for (Card card : set.at_least(1)) ++met[card];
    }
    for (std::size_t i = 0; i < card_kinds; ++i)
        EXPECT_GE(met[static_cast<Card>(i)], 2) << name_of(static_cast<Card>(i));
}

}  // namespace
}  // namespace skerry::fine_sand
