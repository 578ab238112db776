// SPDX-License-Identifier: Apache-2.0
#include "bots/advice.h"

#include <algorithm>
#include <chrono>
#include <numeric>
#include <set>
#include <thread>

#include <gmock/gmock.h>

#include "bots/analysis.h"
#include "bots/plan.h"
#include "catalog/catalog.h"
#include "kit/amount.h"

namespace skerry {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

// Some way into a game, where somebody has a choice.
Position some_way(const AnyGame& game, const std::string& setup, int moves) {
    Position position = game.begin(json::parse(setup).value(), Seed::number(3)).value();
    Generator generator(Seed::number(4));
    Random random(generator);
    for (int n = 0;; ++n) {
        const Seat seat = game.waiting(position).front();
        const auto legal = game.moves(position, seat);
        if (n >= moves && has_choice(position, seat)) return position;
        game.play(position, seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
}

TEST(Advice, names_legal_moves_with_what_to_expect_and_why) {
    for (const AnyGame* game : all_games()) {
        const auto setups = game->setups();
        for (std::size_t i = 0; i < setups.size(); i += static_cast<std::size_t>(kit::amount(1, 8))) {
            const std::string& setup = setups[i];
            const Position position = some_way(*game, setup, 12);
            const Seat seat = game->waiting(position).front();
            const Position view = game->view(position, seat);
            const Advised advised = advise(view, seat, {.iterations = 60}, Seed::number(1));
            ASSERT_FALSE(advised.moves.empty()) << setup;
            EXPECT_LE(advised.moves.size(), 3u);
            const auto legal = game->moves(view, seat);
            const std::size_t players = game->players(view);
            for (const Advice& one : advised.moves) {
                EXPECT_NE(std::find(legal.begin(), legal.end(), one.move), legal.end());
                EXPECT_TRUE(one.why.ends_with('.')) << one.why;
                EXPECT_LE(one.expected[seat.index()], advised.moves[0].expected[seat.index()]);
                const double all = std::accumulate(one.expected.begin(), one.expected.end(), 0.0);
                EXPECT_TRUE(players == 1 || std::abs(all - 1) < 0.01) << setup;
            }
            EXPECT_EQ(*hint_of(view, seat, advised).moves[0].why, advised.moves[0].why);
        }
    }
}

TEST(Advice, is_the_same_from_the_same_seed) {
    const AnyGame& game = *all_games()[0];
    const Position position = some_way(game, game.setups()[0], 20);
    const Seat seat = game.waiting(position).front();
    const Position view = game.view(position, seat);
    const auto ask = [&] {
        return json::text(hint_of(view, seat, advise(view, seat, {.iterations = 300}, Seed::number(9))));
    };
    EXPECT_EQ(ask(), ask());
}

// What each of these moves is expected to bring, as a person reads it.
std::vector<double> shown(const Advised& advised, Seat seat) {
    std::vector<double> all;
    for (const Advice& one : advised.moves) all.push_back(one.expected[seat.index()]);
    return all;
}

TEST(Advice, comes_in_the_order_of_what_to_expect) {
    int compared = 0;
    for (const AnyGame* game : all_games()) {
        for (int moves = 0; moves < 40; moves += kit::amount(4, 10)) {
            const Position position = some_way(*game, game->setups()[0], moves);
            const Seat seat = game->waiting(position).front();
            const Position view = game->view(position, seat);
            for (const Move also : game->moves(position, seat)) {
                const Advised advised = advise(view, seat, {.iterations = 40}, Seed::number(5),
                                               {.max_moves = 6, .also = also, .why_from = 100});
                const auto expected = shown(advised, seat);
                EXPECT_TRUE(std::is_sorted(expected.begin(), expected.end(), std::greater<>())) << game->info().id;
                compared += expected.size() > 2 ? 1 : 0;
                if (compared % 8 == 7) break;
            }
        }
    }
    EXPECT_GT(compared, 20);
}

TEST(Advice, says_what_a_move_aims_at_and_how_it_compares) {
    int better = 0, behind = 0, equal = 0;
    for (const AnyGame* game : all_games()) {
        for (const int moves : {0, 4, 12, 20}) {
            const Position position =
                some_way(*game, moves > 4 ? game->setups().front() : game->setups().back(), moves);
            const Seat seat = game->waiting(position).front();
            const Position view = game->view(position, seat);
            const Advised advised = advise(view, seat, {.iterations = 200}, Seed::number(2));
            if (advised.moves.size() < 2) continue;
            const auto expected = shown(advised, seat);
            for (std::size_t n = 0; n < advised.moves.size(); ++n) {
                const std::string& why = advised.moves[n].why;
                const double by = expected[0] - expected[n == 0 ? 1 : n];
                const bool told_apart = by >= (in_points(view) ? 0.05 : 0.005);
                EXPECT_TRUE(why.starts_with("Aims at ") || why.starts_with("Gives up ") || why.starts_with("Ends ") ||
                            why.starts_with("A quiet move."))
                    << why;
                EXPECT_THAT(why, HasSubstr(!told_apart ? n == 0 ? "as good as the next" : "as good as the best"
                                           : n == 0    ? " than the next"
                                                       : " than the best"))
                    << by;
                EXPECT_EQ(why.find('|'), std::string::npos) << why;
                ++(!told_apart ? equal : n == 0 ? better : behind);
            }
        }
    }
    EXPECT_TRUE(better > 0 && behind > 0 && equal > 0) << better << " " << behind << " " << equal;
}

TEST(Advice, comes_with_the_move_that_was_asked_about) {
    const AnyGame& game = *all_games()[0];
    const Position position = some_way(game, game.setups()[0], 20);
    const Seat seat = game.waiting(position).front();
    for (const Move move : game.moves(position, seat)) {
        const auto advised = advise(game.view(position, seat), seat, {.iterations = 60}, Seed::number(9),
                                    {.max_moves = 1, .also = move, .why_from = 100});
        EXPECT_TRUE(std::any_of(advised.moves.begin(), advised.moves.end(),
                                [&](const Advice& one) { return one.move == move; }));
        EXPECT_THAT(advised.moves[0].why, IsEmpty()) << "nobody asked why";
    }
}

TEST(Advice, ends_at_once_when_told) {
    const AnyGame& game = *all_games()[0];
    const Position position = some_way(game, game.setups()[0], 20);
    const Seat seat = game.waiting(position).front();
    const Position view = game.view(position, seat);
    std::atomic<bool> stop = true;
    EXPECT_THAT(advise(view, seat, {.iterations = 0, .stop = &stop}, Seed::number(1)).moves, IsEmpty());
}

TEST(Search, stops_in_the_middle_when_it_is_told) {
    constexpr std::uint32_t many = 1'000'000;
    for (const AnyGame* game : all_games()) {
        const Position position = some_way(*game, game->setups()[0], 10);
        const Seat seat = game->waiting(position).front();
        const Position view = game->view(position, seat);
        // A stop that came before the first iteration proves nothing: once more, a little later.
        for (auto wait = std::chrono::milliseconds(5);; wait *= 2) {
            std::atomic<bool> stop = false;
            Thought thought;
            std::thread thinks(
                [&] { thought = think(view, seat, {.iterations = many, .stop = &stop}, Seed::number(1)); });
            std::this_thread::sleep_for(wait);
            stop = true;
            thinks.join();
            EXPECT_LT(thought.iterations, many) << game->info().id;
            EXPECT_FALSE(thought.decided) << game->info().id;
            if (thought.iterations > 0) break;
        }
    }
}

TEST(Bots, have_no_more_time_than_they_are_given) {
    using namespace std::chrono_literals;
    const auto time_of = [](std::string_view name, std::chrono::milliseconds limit) {
        return limited_plan(name, {.time = limit}).value().budget.time;
    };
    EXPECT_EQ(time_of("search:600s", 1ms), 1ms) << "the limit";
    EXPECT_EQ(time_of("search:1s", 10min), 1s) << "their own";
    EXPECT_EQ(time_of("search:1000", 10s), 10s) << "they have none of their own";
    EXPECT_EQ(time_of("search:1s", 0ms), 1s) << "there is no limit";
}

TEST(Search, stops_when_its_time_is_up) {
    constexpr std::uint32_t many = 1'000'000;
    const AnyGame& game = *all_games()[0];
    const Position position = some_way(game, game.setups()[0], 10);
    const Seat seat = game.waiting(position).front();
    const Budget budget{.iterations = many, .time = std::chrono::milliseconds(1)};
    EXPECT_LT(think(game.view(position, seat), seat, budget, Seed::number(1)).iterations, many);
}

TEST(Bots, are_said_in_words) {
    EXPECT_EQ(bot_text("level3"), "otter, level 3");
    EXPECT_EQ(bot_text("search:100"), "search:100");
}

// A name says how its bot plays, so no two bots share one.
TEST(Bots, are_characters_with_names_of_their_own) {
    std::set<std::string> names;
    for (const BotInfo& bot : all_bots()) {
        EXPECT_GE(bot.characters.size(), max_seats) << bot.name;
        for (const std::string_view name : bot.characters) {
            EXPECT_TRUE(names.emplace(name).second) << name;
            EXPECT_EQ(bot_of_character(name), &bot);
        }
    }
    EXPECT_EQ(bot_of_character("RUNA"), find_bot("level3"));
    EXPECT_EQ(bot_of_character("level3"), nullptr);
    ASSERT_TRUE(find_bot(default_bot()) && find_bot(first_bot()));
}

TEST(Bots, at_a_table_have_names_that_nobody_else_has) {
    std::vector<std::string> taken{"Ann", "runa"};
    for (const char* name : {"Otto", "Freya", "Ivo", "Linn", "Runa 2"}) {
        EXPECT_EQ(bot_character("level3", taken), name);
        taken.emplace_back(name);
    }
    EXPECT_EQ(bot_character("level1", taken), "Pip");
}

Record kept(const std::string& name) {
    return read_record(read_file(std::string(SKERRY_TEST_DATA) + "/records/" + name).value()).value();
}

TEST(Analysis, judges_every_decision_of_a_finished_game) {
    for (const char* name : {"skara-brae/0.jsonl", "fine-sand/0.jsonl", "snowcrest/0.jsonl", "tundra/0.jsonl",
                             "arctic-scavengers/0.jsonl"}) {
        if (kit::amount(1, 0) == 0 && std::string_view(name) != "snowcrest/0.jsonl") continue;  // the shortest
        auto begun = Analysis::begin(kept(name), {.iterations = 16});
        ASSERT_TRUE(begun) << name << ": " << begun.sentence();
        Analysis analysis = std::move(begun).value();
        ASSERT_FALSE(analysis.decisions().empty());
        for (std::size_t i = 0; i < analysis.decisions().size(); ++i) {
            Judged judged = analysis.judge(i);
            ASSERT_FALSE(judged.advised.moves.empty());
            EXPECT_TRUE(std::any_of(judged.advised.moves.begin(), judged.advised.moves.end(), [&](const Advice& one) {
                return one.move == analysis.decisions()[i].played[judged.at];
            }));
            EXPECT_GE(judged.best, judged.played);
            analysis.note(i, std::move(judged));
        }
        const auto curve = analysis.curve();
        ASSERT_EQ(curve.size(), analysis.record().moves.size() + 1);
        const Position end = replay(analysis.record()).value();
        const Ranking ranking = end.game().ranking(end);
        for (std::size_t i = 0; i < ranking.seats.size() && !analysis.in_points(); ++i)
            EXPECT_EQ(curve.back()[i] > 0, ranking.seats[i].place == 1) << name;
        const auto turning = analysis.turning_points();
        EXPECT_LE(turning.size(), Analysis::max_turning_points);
        EXPECT_TRUE(std::is_sorted(turning.begin(), turning.end()));
        for (const std::size_t n : turning) EXPECT_FALSE(analysis.judged(n).advised.moves[0].why.empty());
        const auto parsed = json::parse(json::text(analysis.described()), 16 << 20);
        ASSERT_TRUE(parsed) << parsed.sentence();
    }
}

// An analysis in which each decision lost so much: found in the game, not thought about.
Analysis with_losses(const std::string& name, const std::function<double(std::size_t)>& lost) {
    Analysis analysis = Analysis::begin(kept(name), {.iterations = 1}).value();
    for (std::size_t n = 0; n < analysis.decisions().size(); ++n)
        analysis.note(n, {.advised = {}, .best = 0.6, .played = 0.6 - lost(n)});
    return analysis;
}

TEST(Analysis, tells_how_well_each_seat_played) {
    const std::string name = "skara-brae/0.jsonl";
    const Analysis perfect = with_losses(name, [](std::size_t) { return 0.0; });
    for (std::uint8_t i = 0; i < 2; ++i) {
        EXPECT_EQ(perfect.play_of(Seat(i)).accuracy, 100);
        EXPECT_THAT(perfect.play_of(Seat(i)).worst, IsEmpty());
        EXPECT_EQ(perfect.play_of(Seat(i)).best, perfect.play_of(Seat(i)).decisions);
    }
    // A tenth of a win lost by every decision counts for half.
    EXPECT_NEAR(with_losses(name, [](std::size_t) { return 0.1; }).play_of(Seat(0)).accuracy, 50, 1e-6);
    EXPECT_NEAR(with_losses(name, [](std::size_t) { return 0.2; }).play_of(Seat(1)).accuracy, 25, 1e-6);

    const Analysis mixed =
        with_losses(name, [](std::size_t n) { return n % 7 == 0 ? 0.01 * static_cast<double>(n) : 0.0; });
    const auto found = mixed.described();
    ASSERT_EQ(found.seats.size(), 2u);
    std::int64_t decisions = 0;
    for (std::uint8_t i = 0; i < 2; ++i) {
        const auto& seat = found.seats[i];
        decisions += seat.decisions;
        EXPECT_GT(seat.accuracy, 50);
        EXPECT_LT(seat.accuracy, 100);
        ASSERT_EQ(seat.worst.size(), Analysis::max_worst);
        double last = 100;
        for (const std::int64_t n : seat.worst) {
            const auto& one = found.decisions[static_cast<std::size_t>(n)];
            EXPECT_EQ(Seat(one.seat), Seat(i)) << "its own";
            EXPECT_TRUE(one.lost >= 0.03 && one.lost <= last);
            last = one.lost;
        }
    }
    EXPECT_EQ(decisions, static_cast<std::int64_t>(mixed.decisions().size()));
    const Analysis::Play play{.decisions = 40, .best = 31, .lost = 0.48, .accuracy = 92, .worst = {}};
    EXPECT_EQ(mixed.summary(play),
              "Played well: the best move in 31 of 40 decisions, and 1.2 % lost by each on average.");
    EXPECT_EQ(mixed.summary({.decisions = 1, .best = 1, .worst = {}}),
              "Played superbly: the best move in 1 of 1 decision.");
}

TEST(Analysis, weighs_points_alone_as_such_a_lead) {
    const AnyGame& game = *find_game("skara-brae").value();
    const auto at = [&](const char* setup) { return game.begin(json::parse(setup).value(), Seed::number(1)).value(); };
    const Position alone = at(R"({"mode":"solo","players":1})"), two = at(R"({"mode":"multi","players":2})");
    EXPECT_EQ(share_of(two, 0.2), 0.2);
    EXPECT_EQ(share_of(alone, 0), 0);
    EXPECT_NEAR(share_of(alone, 10), 0.25, 1e-6) << "three games of four are won by such a lead";
    EXPECT_LT(share_of(alone, 1000), 0.5 + 1e-6);
}

TEST(Analysis, refuses_a_game_that_is_not_over) {
    Record record = kept("skara-brae/0.jsonl");
    record.moves.resize(record.moves.size() / 2);
    const auto refused = Analysis::begin(record, {});
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.sentence(), HasSubstr("not over"));
    EXPECT_TRUE(Analysis::begin(record, {.unfinished = true})) << "unless people ended it";
}

// ---- Selections: what counts is the set ----

// A game in which a seat is about to select from at least three things.
struct Begun {
    Record record;
    Position position;
    Seat seat;
};

std::vector<Move> picks_at(const Position& position, Seat seat) {
    auto moves = position.game().moves(position, seat);
    const auto things = position.game().prompt(position, seat).selection->things;
    std::erase_if(moves, [&](Move move) { return std::find(things.begin(), things.end(), move) == things.end(); });
    return moves;
}

// Plays at random to the `n`th such selection.
Begun begun(const AnyGame& game, int n) {
    for (std::uint64_t seed = 1;; ++seed) {
        const std::string setup = R"({"players":2})";
        Position position = game.begin(json::parse(setup).value(), Seed::number(seed)).value();
        Record record{.game = &game,
                      .rules = game.info().rules,
                      .setup = game.setup_json(position),
                      .seed = Seed::number(seed),
                      .names = {"Ann", "Bob"}};
        Generator generator(Seed::number(seed), 2);
        Random random(generator);
        while (!game.waiting(position).empty()) {
            const Seat seat = game.waiting(position).front();
            const auto selection = game.prompt(position, seat).selection;
            if (selection && selection->picked.empty() && picks_at(position, seat).size() >= 3 && --n < 0)
                return {record, position, seat};
            const auto moves = game.moves(position, seat);
            const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
            record.moves.push_back({.seat = seat, .text = game.move_text(move)});
            game.play(position, seat, move);
        }
    }
}

bool selects(const Begun& begun, const Position& position, std::size_t picked) {
    const AnyGame& game = position.game();
    if (!game.waiting(position).has(begun.seat)) return false;
    const auto now = game.prompt(position, begun.seat).selection;
    return now && now->picked.size() == picked;
}

// The picks in canonical order as far as they are given, then as few as make a legal set; nothing if none does in that order.
std::vector<Move> completed(const Begun& begun, std::vector<Move> picks) {
    const AnyGame& game = begun.position.game();
    Position position = begun.position;
    for (const Move move : picks) game.play(position, begun.seat, move);
    while (selects(begun, position, picks.size())) {
        const auto legal = game.moves(position, begun.seat);
        if (std::find(legal.begin(), legal.end(), done) != legal.end()) break;
        const auto more = picks_at(position, begun.seat);
        const auto next = std::find_if(more.begin(), more.end(), [&](Move move) {
            return picks.empty() || pick_of(picks.back()) <= pick_of(move);
        });
        if (next == more.end()) return {};
        picks.push_back(*next);
        game.play(position, begun.seat, *next);
    }
    return picks;
}

// The record with these moves, and the end of the selection where it has to be said.
Record with(const Begun& begun, const std::vector<Move>& moves, Position* after = nullptr) {
    const AnyGame& game = begun.position.game();
    Record record = begun.record;
    Position position = begun.position;
    std::size_t picked = 0;
    const auto play = [&](Move move) {
        ASSERT_TRUE(game.legal(position, begun.seat, move)) << game.move_text(move);
        record.moves.push_back({.seat = begun.seat, .text = game.move_text(move)});
        game.play(position, begun.seat, move);
    };
    for (const Move move : moves) {
        play(move);
        picked += is_put_back(move) ? std::size_t(-1) : 1;
    }
    if (selects(begun, position, picked)) play(done);
    if (after) *after = position;
    return record;
}

// The selection as the analysis sees it: one decision, or none where there was no choice.
std::optional<Judged> judged_selection(const Begun& begun, const Record& record) {
    const Analysis analysis = Analysis::begin(record, {.iterations = 60, .unfinished = true}).value();
    const auto& decisions = analysis.decisions();
    if (decisions.empty() || decisions.back().index < begun.record.moves.size()) return {};
    EXPECT_EQ(decisions.back().index, begun.record.moves.size()) << "one decision for all moves of the selection";
    return analysis.judge(decisions.size() - 1);
}

// In reverse order, with something else picked and put back before the last of them.
std::vector<Move> awkwardly(const Begun& begun, const std::vector<Move>& picks) {
    const AnyGame& game = begun.position.game();
    Position position = begun.position;
    std::vector<Move> moves;
    for (std::size_t i = picks.size(); i-- > 0;) {
        if (i == 0) {
            for (const Move move : picks_at(position, begun.seat)) {
                if (std::find(picks.begin(), picks.end(), move) != picks.end()) continue;
                Position there = position;
                game.play(there, begun.seat, move);
                if (!selects(begun, there, moves.size() + 1)) continue;  // that would have ended it
                moves.push_back(move), moves.push_back(put_back(move));
                break;
            }
        }
        moves.push_back(picks[i]);
        game.play(position, begun.seat, picks[i]);
    }
    return moves;
}

// The set that the analysis finds nothing better than: where a pick lost something, the better one is tried.
std::vector<Move> best_set(const Begun& begun) {
    std::vector<Move> picks = completed(begun, {});
    for (int n = 0; n < 40; ++n) {
        const auto judged = judged_selection(begun, with(begun, picks));
        if (!judged || judged->lost() == 0) return picks;
        const Move better = judged->advised.moves[0].move;
        picks.resize(std::min(picks.size(), judged->at));
        if (better != done) picks = completed(begun, (picks.push_back(better), picks));
    }
    ADD_FAILURE() << "no best set";
    return picks;
}

TEST(Analysis, judges_a_selection_by_its_set) {
    int put_back_somewhere = 0;
    for (const AnyGame* game : all_games()) {
        SCOPED_TRACE(std::string(game->info().id));
        bool best_of_several = false, worse_of_several = false;
        for (int n = 0; n < 40 && !(best_of_several && worse_of_several); ++n) {
            const Begun start = begun(*game, n);
            const std::vector<Move> best = best_set(start);
            std::vector<std::vector<Move>> sets{best};
            for (const Move first : picks_at(start.position, start.seat)) {
                sets.push_back(completed(start, {first}));
                Position there = start.position;
                game->play(there, start.seat, first);
                if (!selects(start, there, 1)) continue;
                for (const Move second : picks_at(there, start.seat))
                    if (pick_of(first) <= pick_of(second)) sets.push_back(completed(start, {first, second}));
            }
            if (sets.size() > 12) sets.resize(12);
            for (const auto& picks : sets) {
                if (picks.size() < 2) continue;
                const std::vector<Move> moves = awkwardly(start, picks);
                Position straight = start.position, crooked = start.position;
                const auto in_order = judged_selection(start, with(start, picks, &straight));
                const auto as_played = judged_selection(start, with(start, moves, &crooked));
                ASSERT_EQ(straight, crooked);
                ASSERT_EQ(in_order.has_value(), as_played.has_value());
                if (!in_order) continue;
                EXPECT_EQ(as_played->lost(), in_order->lost()) << game->move_text(moves[0]);
                EXPECT_TRUE(as_played->lost() == 0 || picks != best);
                best_of_several = best_of_several || picks == best;
                worse_of_several = worse_of_several || as_played->lost() > 0;
                put_back_somewhere += moves.size() > picks.size() ? 1 : 0;
            }
        }
        EXPECT_TRUE(best_of_several);
        EXPECT_TRUE(worse_of_several) << "a worse set costs something";
    }
    EXPECT_GT(put_back_somewhere, 0);
}

TEST(Advice, is_playable_in_a_selection_that_was_begun_out_of_order) {
    for (const AnyGame* game : all_games()) {
        SCOPED_TRACE(std::string(game->info().id));
        for (int n = 0; n < kit::amount(20, 4); ++n) {
            const Begun start = begun(*game, n);
            Position position = start.position;
            const auto picks = picks_at(position, start.seat);
            game->play(position, start.seat, picks.back());
            for (std::size_t picked = 1; selects(start, position, picked); ++picked) {
                const Position view = game->view(position, start.seat);
                const auto legal = game->moves(position, start.seat);
                const Advised advised = advise(view, start.seat, {.iterations = 60}, Seed::number(1));
                if (legal.size() == 1) {
                    EXPECT_THAT(advised.moves, IsEmpty());
                    break;
                }
                ASSERT_FALSE(advised.moves.empty());
                for (const Advice& one : advised.moves) {
                    ASSERT_THAT(legal, Contains(one.move));
                    Position there = position;
                    bool known = game->play(there, start.seat, one.move) == Revealed::no;
                    for (const std::string& head : one.then) {
                        ASSERT_TRUE(known && game->waiting(there).has(start.seat)) << head;
                        const Position seen = game->view(there, start.seat);
                        const auto moves = game->moves(there, start.seat);
                        const auto next = std::find_if(moves.begin(), moves.end(), [&](Move move) {
                            return game->label(seen, start.seat, move).head == head;
                        });
                        ASSERT_NE(next, moves.end()) << game->move_text(one.move) << ", then " << head;
                        known = game->play(there, start.seat, *next) == Revealed::no;
                    }
                }
                game->play(position, start.seat, advised.moves[0].move);
            }
        }
    }
}

}  // namespace
}  // namespace skerry
