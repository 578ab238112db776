// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdlib>
#include <set>

#include <gtest/gtest.h>

#include "catalog/typed.h"
#include "kit/amount.h"
#include "kit/selections.h"
#include "record/record.h"
#include "table/table.h"

// What must hold in every game, whatever its rules (docs/architecture.md, "How a rule is proved"). One line runs it over
// every setup of a game:
//
//     SKERRY_CONFORMANCE(SkaraBrae, skerry::skara_brae::Game, 40);     // 40 random games per setup
//
// A failure prints the game so far as a record that `skerry replay` can show.
namespace skerry::kit {

template <Game G>
class RandomGame {
    using State = typename G::State;
    using Event = typename G::Event;
    static constexpr int max_decisions = 20'000;

public:
    RandomGame(const typename G::Setup& setup, std::uint64_t seed)
        : game_(*find_game(G::info.id).value()), generator_(Seed::number(seed), 1), random_(generator_) {
        auto table = Table::begin(game_, json::text(setup), Seed::number(seed), {}, {});
        if (!table) {
            fail("a setup of setups() is refused: " + table.sentence());
            return;
        }
        table_.emplace(std::move(table).value());
        names_.assign(table_->names().begin(), table_->names().end());
        for (const Entry& entry : game_.glossary()) things_.insert(entry.thing.id);
    }

    // Plays to the end, looking at everything on the way. Empty if all holds; otherwise what does not, and the record.
    std::string play() {
        int decisions = 0;
        while (failure_.empty() && !table_->over()) {
            if (++decisions > max_decisions) fail("the game does not end");
            // The first decisions of a game one by one, of a long game every so many.
            const bool closely = decisions <= 150 || sometimes(12);
            if (closely) look_at_state();
            if (closely)
                for (Seat seat : table_->waiting()) look_at_decision(seat);
            if (!failure_.empty()) break;
            const Seat seat = any_of(table_->waiting());
            const MoveList moves = moves_of(state(), seat);
            const Move move = moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
            if (closely) look_from_all_eyes(seat, move);
            take_back_and_play(seat, move);
        }
        if (failure_.empty()) look_at_end();
        if (failure_.empty()) return {};
        return failure_ + "\n" + (table_ ? write(table_->record()) : "");
    }

private:
    const State& state() const { return state_of<G>(table_->position()); }

    void fail(const std::string& what) {
        if (failure_.empty()) failure_ = what;
    }
    void expect(bool holds, const std::string& what) {
        if (!holds) fail(what);
    }

    static MoveList moves_of(const State& state, Seat seat) {
        MoveList moves;
        G::moves(state, seat, moves);
        return moves;
    }
    static bool same(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof(State)) == 0; }
    static bool same(const MoveList& a, const MoveList& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }
    Seat any_of(Seats seats) {
        auto skip = random_.below(static_cast<std::uint32_t>(seats.size()));
        for (Seat seat : seats)
            if (skip-- == 0) return seat;
        return seats.front();
    }
    bool sometimes(std::uint32_t one_in) { return random_.below(one_in) == 0; }

    // ---- The state ----

    void look_at_state() {
        if (const auto ok = G::inspect(state()); !ok) fail("a reached position is refused: " + ok.sentence());
        if (!sometimes(8)) return;
        const auto value = json::parse(json::text(state()));
        expect(bool(value), "a position is not JSON");
        if (!value) return;
        State again;
        const auto read = json::read(value.value(), again, {});
        expect(read && same(again, state()),
               "a position changes on its way through JSON: " + (read ? "" : read.sentence()));
        const auto loaded = game_.read(value.value(), std::nullopt);
        expect(loaded && loaded.value() == table_->position(), "a position cannot be loaded again");
        const Ranking ranking = G::ranking(state());
        expect(!ranking.final && ranking.seats.size() == G::players(state()), "the ranking of a running game is final");
        for (const Standing& standing : ranking.seats)
            expect((standing.hidden & ranking.unused) == 0, "a category that is not used is hidden");
    }

    // ---- A decision ----

    void look_at_decision(Seat seat) {
        const MoveList moves = moves_of(state(), seat);
        expect(!moves.empty(), "a waiting seat has no move");
        expect(same(moves, moves_of(state(), seat)), "the order of the moves is not fixed");
        const State view = G::view(state(), seat);
        expect(G::waiting(view) == G::waiting(state()), "a view shows others waiting than there are");
        expect(same(moves, moves_of(view, seat)), "a seat's view offers other moves than the state");

        const Prompt prompt = G::prompt(view, seat);
        expect(!prompt.line.empty() && !prompt.decision.empty(), "a prompt is empty");
        std::set<std::uint64_t> seen;
        std::set<std::string> touched, heads;
        for (Move move : moves) {
            const std::string text = G::move_text(move);
            const auto parsed = G::parse_move(text);
            expect(seen.insert(move.bits()).second, "the move \"" + text + "\" is offered twice");
            expect(parsed && parsed.value() == move, "the move \"" + text + "\" changes on its way through text");
            const std::string head = G::label(view, seat, move).head;
            expect(!head.empty(), "the move \"" + text + "\" has no label");
            expect(heads.insert(head).second, "the move \"" + text + "\" is called as another: " + head);
            for (const Thing& thing : G::touches(view, seat, move)) {
                expect(things_.contains(thing.id), "the glossary does not explain " + thing.id);
                touched.insert(thing.id);
            }
        }
        for (const Refusal& refusal : prompt.refused) {
            expect(!refusal.reason.empty(), "a refusal without a reason");
            expect(things_.contains(refusal.thing.id), "the glossary does not explain " + refusal.thing.id);
            expect(!touched.contains(refusal.thing.id), refusal.thing.id + " is refused, and a move touches it");
        }
        if (!prompt.default_answer.empty()) {
            const auto answer = G::parse_move(prompt.default_answer);
            expect(answer && moves.has(answer.value()),
                   "silence means \"" + prompt.default_answer + "\", which is no move");
            expect(G::info.asks_others, "a prompt knows what silence means, and the game says that it asks nobody");
        }
        if constexpr (requires { G::canonical_moves(view, seat, std::declval<MoveList&>()); })
            if (prompt.selection) look_at_selection(seat, *prompt.selection);
        for (std::size_t i = 0; i < moves.size() && pool_.size() < 300; ++i) pool_.insert(moves[i].bits());
        if (sometimes(32)) refuse_others(seat, moves);
        if (sometimes(16)) look_at_picture(seat, view);
    }

    void look_at_selection(Seat seat, const Selection& selection) {
        if (!sometimes(static_cast<std::uint32_t>(amount(1, 12)))) return;
        if (const std::string failure = SelectionCheck<G>(state(), seat, random_).check(); !failure.empty())
            fail(failure);
        if (sometimes(4)) name_in_one_line(seat, selection);
    }

    // A set that can be picked one by one can be said in one line, in any order.
    void name_in_one_line(Seat seat, const Selection& selection) {
        State one_by_one = state();
        std::vector<Move> picks;
        while (G::waiting(one_by_one).has(seat)) {
            const MoveList moves = moves_of(one_by_one, seat);
            const Move pick = moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
            if (pick == done) {
                if (!picks.empty()) G::play(one_by_one, seat, done, {});
                break;
            }
            if (std::find(selection.things.begin(), selection.things.end(), pick) == selection.things.end()) break;
            if (!picks.empty() && pick.verb != picks[0].verb) return;  // two verbs take two lines
            picks.push_back(pick);
            const std::size_t before = G::picked(one_by_one, seat).size();
            G::play(one_by_one, seat, pick, {});
            if (G::picked(one_by_one, seat).size() != before + 1) break;  // it closed
        }
        if (picks.empty()) return;
        std::string line = G::move_text(picks[0]).substr(0, G::move_text(picks[0]).find(' '));
        for (std::size_t i = picks.size(); i-- > 0;) {
            std::swap(picks[i], picks[random_.below(static_cast<std::uint32_t>(i + 1))]);
            line += G::move_text(picks[i]).substr(G::move_text(picks[i]).find(' '));
        }
        line += " done";
        const auto moves = read_moves(table_->position(), seat, line);
        if (!moves) return fail("\"" + line + "\" is refused: " + moves.sentence());
        State at_once = state();
        for (Move move : moves.value()) G::play(at_once, seat, move, {});
        expect(same(at_once, one_by_one), "\"" + line + "\" leads elsewhere than its picks one by one");
    }

    // What is not offered is refused, and nothing changes.
    void refuse_others(Seat seat, const MoveList& moves) {
        const Position before = table_->position();
        for (const std::uint64_t bits : pool_) {
            const auto move = std::bit_cast<Move>(bits);
            if (moves.has(move)) continue;
            if (table_->play(seat, G::move_text(move))) {
                // A unique beginning of an offered move, or several at once, are ways to say a legal move.
                if (const auto back = table_->take_back(seat); back && table_->position() == before) continue;
                fail("\"" + G::move_text(move) + "\" is not offered and was played");
            }
        }
        expect(table_->position() == before, "a refused move changed the position");
    }

    void look_at_picture(Seat seat, const State& view) {
        const Picture picture = G::picture(view, seat, names_);
        for (const auto& line : picture.lines()) {
            std::size_t width = 0;
            for (const Piece& piece : line) width += columns(piece.text);
            expect(width <= Picture::width, "a line of the picture is wider than 80 columns");
        }
    }

    // ---- What others may know ----

    void look_from_all_eyes(Seat mover, Move move) {
        std::vector<Seats> all_eyes{Seats::none()};
        for (std::uint8_t i = 0; i < G::players(state()); ++i) all_eyes.push_back(Seat(i));
        for (Seats eyes : all_eyes) look_through(eyes, mover, move);
    }

    // A state that differs only in what these eyes may not know looks the same to them, and so does what happens next,
    // as long as nothing comes to light.
    void look_through(Seats eyes, Seat mover, Move move) {
        const State view = G::view(state(), eyes);
        expect(same(G::view(view, eyes), view), "a view of a view is another one");
        expect(G::ranking(view) == G::ranking(state()), "a running game's ranking depends on who looks");
        if (const auto fine = G::inspect(view); !fine) fail("a view is refused as a position: " + fine.sentence());
        State other = G::imagine(view, random_);
        expect(same(G::view(other, eyes), view), "what is imagined from a view does not agree with it");
        if (const auto fine = G::inspect(other); !fine) fail("what is imagined cannot be: " + fine.sentence());
        // A seat that finished behind the back of these eyes may be imagined as not having played yet.
        expect((G::waiting(state()).bits() & ~G::waiting(other).bits()) == 0, "what is imagined waits for others");
        if (sometimes(200)) play_on(other);

        if (!moves_of(other, mover).has(move)) {
            expect(!eyes.has(mover), "a move of the seat that looks is not possible in what it imagines");
            return;
        }
        // What these eyes do not see picked is imagined as not picked yet, and a pick may end the selection here only.
        if constexpr (requires { G::picked(other, mover); })
            if (G::picked(other, mover).size() != G::picked(state(), mover).size()) return;
        State here = state();
        std::vector<Event> told_here, told_there;
        const Revealed now = G::play(here, mover, move, Events<Event>(&told_here));
        const Revealed there = G::play(other, mover, move, Events<Event>(&told_there));
        // Nor do they see a pick: that it ends the selection may follow from a hand they do not know.
        if constexpr (requires { G::picked(other, mover); })
            if (!eyes.has(mover) && G::picked(here, mover).size() != G::picked(other, mover).size()) return;
        expect(now == there, "whether a move reveals anything depends on what nobody may know");
        if (now == Revealed::yes) return;
        expect(same(G::view(here, eyes), G::view(other, eyes)), "after a move that reveals nothing the views differ");
        expect(texts(told_here, eyes) == texts(told_there, eyes),
               "what happened is told differently to eyes that saw the same");
    }

    std::vector<std::string> texts(const std::vector<Event>& events, Seats eyes) {
        std::vector<std::string> all;
        for (const Event& event : events) {
            if (!sees(eyes, event.audience)) continue;
            all.push_back(G::event_text(event, names_) + json::text(event));
            expect(!G::event_text(event, names_).empty(), "an event has no text");
        }
        return all;
    }

    void play_on(State state) {
        for (int i = 0; !G::waiting(state).empty(); ++i) {
            if (i == max_decisions) return fail("a game played on from what was imagined does not end");
            const Seat seat = any_of(G::waiting(state));
            const MoveList moves = moves_of(state, seat);
            if (moves.empty()) return fail("a game played on from what was imagined stops");
            G::play(state, seat, moves[random_.below(static_cast<std::uint32_t>(moves.size()))], {});
        }
    }

    // ---- Playing, and taking back ----

    void take_back_and_play(Seat seat, Move move) {
        const Position before = table_->position();
        table_->play(seat, move);
        const Position after = table_->position();
        State copy = state_of<G>(before);
        const Revealed revealed = G::play(copy, seat, move, {});
        expect(same(copy, state()), "a move told to nobody leads elsewhere");
        const auto back = table_->take_back(seat);
        expect(bool(back) == (revealed == Revealed::no), "a take-back does not follow from what was revealed");
        if (!back) return;
        expect(table_->position() == before, "a take-back does not restore the position");
        table_->play(seat, move);
        expect(table_->position() == after, "a move played again leads elsewhere");
    }

    void look_at_end() {
        const Ranking ranking = G::ranking(state());
        expect(ranking.final && !ranking.verdict.empty(), "a game that is over has no verdict");
        for (const Standing& standing : ranking.seats) {
            int total = 0;
            for (int points : standing.points) total += points;
            expect(total == standing.total, "the points do not add up");
            expect(standing.points.size() == G::info.categories.size(), "the points do not fit the categories");
            for (std::size_t c = 0; c < standing.points.size(); ++c)
                expect(ranking.counts(c) || standing.points[c] == 0, "there are points of a category that is not used");
            expect(standing.place >= 1, "a seat has no place");
            expect(standing.hidden == 0, "points are hidden when the game is over");
        }
        look_at_sources(ranking);
        // The result is known to everybody, so everybody's view tells the same one.
        std::vector<Seats> all_eyes{Seats::none()};
        for (std::uint8_t i = 0; i < G::players(state()); ++i) all_eyes.push_back(Seat(i));
        for (Seats eyes : all_eyes)
            expect(G::ranking(G::view(state(), eyes)) == ranking, "a view of the end tells another result");
        const auto record = read_record(write(table_->record()));
        expect(bool(record), "a record cannot be read again");
        if (!record) return fail(record.sentence());
        if (const auto fine = verify(record.value()); !fine) fail("a replay leads elsewhere: " + fine.sentence());
    }

    // What points came from, told along the way or at the end, is all there is in their categories.
    void look_at_sources(const Ranking& ranking) {
        const std::span<const Source> sources = game_.sources();
        std::vector<std::vector<int>> sums(ranking.seats.size(), std::vector<int>(G::info.categories.size(), 0));
        const auto place = [&](std::size_t source) {
            const auto& categories = G::info.categories;
            return static_cast<std::size_t>(std::find(categories.begin(), categories.end(), sources[source].category) -
                                            categories.begin());
        };
        for (std::size_t i = 0; i < sources.size(); ++i)
            if (place(i) == G::info.categories.size()) return fail("a source belongs to no category");
        const auto add = [&](Seat seat, const Credit& credit) {
            if (credit.points != 0) sums[seat.index()][place(credit.source)] += credit.points;
        };
        for (std::size_t move = 0; move < table_->moves_played(); ++move)
            for (const ToldEvent& event : table_->happened(move)) add(event.seat, event.credit);
        for (std::uint8_t i = 0; i < ranking.seats.size(); ++i) {
            for (const Credit& credit : game_.credits(table_->position(), Seat(i))) add(Seat(i), credit);
            for (std::size_t s = 0; s < sources.size(); ++s)
                if (ranking.counts(place(s)))
                    expect(sums[i][place(s)] == ranking.seats[i].points[place(s)],
                           "the sources of " + std::string(sources[s].category) + " come to " +
                               std::to_string(sums[i][place(s)]) + ", not to " +
                               std::to_string(ranking.seats[i].points[place(s)]));
            for (const Belonging& lot : game_.belongings(table_->position(), Seat(i)))
                expect(things_.contains(lot.thing.id) && lot.count > 0 && !lot.group.empty(),
                       "the glossary does not explain " + lot.thing.id + ", which a seat has at the end");
        }
        expect(ranking.target.has_value() == (ranking.seats.size() == 1), "who plays alone is not told what to reach");
        if (ranking.target) {
            const auto& grades = ranking.target->grades;
            expect(!ranking.target->text.empty(), "what to reach is not said");
            expect(std::is_sorted(grades.begin(), grades.end(),
                                  [](const Grade& a, const Grade& b) { return a.points < b.points; }),
                   "the grades are out of order");
        }
    }

    const AnyGame& game_;
    std::optional<Table> table_;
    std::vector<std::string> names_;
    std::set<std::string> things_;
    std::set<std::uint64_t> pool_;
    Generator generator_;
    Random random_;
    std::string failure_;
};

template <Game G>
void conform(const typename G::Setup& setup, int games) {
    for (int seed = 0; seed < games_per_setup(games); ++seed) {
        const std::string failure = RandomGame<G>(setup, static_cast<std::uint64_t>(seed)).play();
        ASSERT_EQ(failure, "") << json::text(setup) << ", seed " << seed;
    }
}

}  // namespace skerry::kit

#define SKERRY_CONFORMANCE(Name, GameType, games)                                                                  \
    class Name##Conformance : public testing::TestWithParam<std::size_t> {};                                       \
    TEST_P(Name##Conformance, holds) { skerry::kit::conform<GameType>(GameType::setups().at(GetParam()), games); } \
    INSTANTIATE_TEST_SUITE_P(Setups, Name##Conformance, testing::Range<std::size_t>(0, GameType::setups().size()))
