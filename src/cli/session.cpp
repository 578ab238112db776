// SPDX-License-Identifier: Apache-2.0
#include "cli/session.h"

#include <algorithm>
#include <ostream>
#include <thread>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bots/advice.h"
#include "cli/lookup.h"
#include "cli/text.h"

namespace skerry::cli {
namespace {

constexpr std::string_view commands =
    "Type a move: its number, its text, the beginning of its text, or several\n"
    "separated by commas. Enter alone plays the only move, or lists the moves.\n"
    "  done, back MOVE   end a choice of several things, put one of them back\n"
    "  undo, undo turn   take back the last choice, or all since the last reveal\n"
    "  table, moves      draw the table again, list the moves again\n"
    "  why, why THING    why something can't be done now\n"
    "  help rules        the game in short\n"
    "  help THING        explain a card, a tile, a resource or a term of the rules\n"
    "  hint              the best moves as the bots see them, and why\n"
    "  log, log all      what happened\n"
    "  score             the current points\n"
    "  seat NAME         let another player decide first, if several can\n"
    "  save FILE, quit   save the game to a file, leave\n";

bool is_number(std::string_view text) {
    return !text.empty() && text.size() < 6 &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Two things of a selection in one line, as it could be typed now: "cook shell shell done". Nothing if no two fit.
std::string example_line(const Position& position, Seat seat, const std::vector<Move>& moves) {
    const AnyGame& game = position.game();
    const auto is_short = [](const std::string& text) { return std::count(text.begin(), text.end(), ' ') == 1; };
    for (const Move first : moves)
        for (const Move second : moves) {
            const std::string one = game.move_text(first), other = game.move_text(second);
            const std::size_t verb = one.find(' ') + 1;
            if (first == second || !is_short(one) || !is_short(other) || !other.starts_with(one.substr(0, verb)))
                continue;
            const std::string both = one + " " + other.substr(verb);
            for (const std::string& line : {both + " done", both})
                if (read_moves(position, seat, line)) return line;
        }
    return {};
}

// The progress of a selection, and how to continue: "Chosen: cook fish (1 of 1 to 4). Several in one line: cook shell
// shell done."
std::string selection_hint(const Position& position, Seat seat, const Selection& selection,
                           const std::vector<Move>& moves) {
    std::vector<std::string> picked;
    for (const Move move : selection.picked) picked.push_back(position.game().move_text(move));
    const std::string wanted = selection.least == selection.most
                                   ? std::to_string(selection.most)
                                   : fmt::format("{} to {}", selection.least, selection.most);
    std::string hint = fmt::format("Chosen: {} ({} of {}).", picked.empty() ? "nothing yet" : skerry::joined(picked),
                                   picked.size(), wanted);
    if (!picked.empty()) hint += fmt::format(" Put back with: back {}.", picked.front());
    if (const std::string line = example_line(position, seat, moves); !line.empty())
        hint += fmt::format(" Several in one line: {}.", line);
    return hint;
}

}  // namespace

Result<void> save_games(const std::string& path, const Campaign& games) {
    if (const auto there = read_file(path)) {
        const auto kept = read_campaign(there.value());
        if (!kept || kept.value()[0].seed != games[0].seed || kept.value()[0].game != games[0].game)
            return Error{
                fmt::format("{} exists and is not this game, so it is left untouched; choose another name.", path)};
    }
    return write_file(path, write(games));
}

Session::Session(Table table, Options options, Streams& streams)
    : table_(std::move(table)),
      options_(std::move(options)),
      seed_(table_.seed()),
      streams_(streams),
      console_(streams),
      seen_(table_.names().size()),
      saved_(table_.moves_played()) {
    for (std::uint8_t i = 0; i < seen_.size(); ++i) {
        const std::string& bot = options_.bots[i];
        bots_.push_back(
            bot.empty()
                ? nullptr
                : std::move(
                      make_bot(table_.game(), bot, nth_seed(seed_, i + 1u), {.timeout = options_.timeout}).value()));
        if (bot.empty()) people_.add(Seat(i));
    }
}

// ---- The course of the game ----

int Session::run() {
    introduce();
    std::fill(seen_.begin(), seen_.end(), table_.moves_played());
    while (!table_.over() && !left_) {
        const Seats waiting = table_.waiting();
        const Seats people = Seats::of(waiting.bits() & people_.bits());
        if (people.empty()) {
            play_bot(waiting.front());
            continue;
        }
        const Seat seat = at_screen_ && people.has(*at_screen_) ? *at_screen_ : people.front();
        if (play_forced(seat)) continue;
        hand_over(seat);
        decide(seat);
    }
    if (!left_) finish();
    return success;
}

void Session::introduce() {
    std::string seats;
    for (std::uint8_t i = 0; i < bots_.size(); ++i) {
        if (!seats.empty()) seats += ", ";
        const std::string& bot = options_.bots[i];
        seats += name(Seat(i));
        if (bot.starts_with("cmd:"))
            seats += fmt::format(" (the program {})", cut(bot.substr(4), 60));
        else if (!bot.empty())
            seats += fmt::format(" ({})", bot_text(bot));
    }
    say(fmt::format("{}: {}.", table_.game().info().name, seats));
    if (table_.moves_played() > 0) say(fmt::format("Continued after {} moves.", table_.moves_played()));
    if (!people_.empty()) say("Type help for the commands, help rules for the game in short.");
}

void Session::play_bot(Seat seat) {
    Bot& bot = *bots_[seat.index()];
    table_.play(seat, bot.choose(table_.view(seat), seat), now());
    if (bot.failure().empty() || failed_.has(seat)) return;
    failed_.add(seat);
    notice_ +=
        fmt::format("{}{} A greedy bot plays for {} now.", notice_.empty() ? "" : " ", bot.failure(), name(seat));
}

bool Session::play_forced(Seat seat) {
    const auto moves = table_.game().moves(table_.position(), seat);
    if (!options_.automatic || moves.size() != 1) return false;
    const auto selection = table_.game().prompt(table_.position(), seat).selection;
    if (selection && !selection->picked.empty()) return false;  // something may be put back
    if (table_.may_take_back(seat)) {
        Position next = table_.position();
        const Revealed revealed = table_.game().play(next, seat, moves[0]);
        if (revealed == Revealed::yes || !table_.game().waiting(next).has(seat)) return false;
    }
    table_.play(seat, moves[0], now());
    return true;
}

// One screen, several people: nobody sees what another may not know.
void Session::hand_over(Seat seat) {
    const std::optional<Seat> before = std::exchange(at_screen_, seat);
    if (!before || *before == seat || table_.view(*before) == table_.view(seat)) return;
    console_.forget();
    console_.clear(true);
    if (!streams_.out_terminal || !streams_.in_terminal) {
        streams_.out << "\nPass the screen to " << name(seat) << ".\n";
        return;
    }
    const auto answer = console_.ask(fmt::format("Pass the screen to {}, then press Enter. ", name(seat)));
    console_.clear(true);
    if (!answer) left_ = true;
}

void Session::decide(Seat seat) {
    if (left_) return;
    show(seat);
    show_moves(seat);
    while (true) {
        const auto line = console_.ask("> ");
        if (!line) {
            streams_.out << "The input ended, and the game with it";
            streams_.out << (saved_ == table_.moves_played() ? ".\n" : "; it was not saved.\n");
            left_ = true;
            return;
        }
        if (obey(seat, trimmed(*line))) return;
    }
}

void Session::finish() {
    const Seats eyes = people_.size() == 1 ? people_ : Seats::none();
    console_.clear();
    show_log(eyes, people_.empty() ? 0 : seen_[people_.front().index()]);
    streams_.out << '\n';
    draw(streams_.out, table_.game().picture(table_.view(eyes), eyes, table_.names()), streams_.colour);
    streams_.out << '\n';
    tell_scores();
    if (!notice_.empty()) say(std::exchange(notice_, {}));
    const Ranking ranking = table_.game().ranking(table_.position(), table_.names());
    streams_.out << '\n' << painted(wrapped(ranking.verdict), Style::title, streams_.colour) << '\n';
    for (const auto& bot : bots_)
        if (bot) bot->finish(ranking);
    streams_.out << painted("The seed was " + seed_.text() + ".", Style::faint, streams_.colour) << '\n';
}

// ---- What is shown ----

void Session::say(std::string_view text) { streams_.out << wrapped(text) << '\n'; }

// What others did and what was revealed since this seat last looked is shown above the table, its own moves next to
// the prompt. If the screen is not cleared, its own moves do not redraw the table.
void Session::show(Seat seat) {
    const std::size_t since = seen_[seat.index()];
    bool own = table_.may_take_back(seat) && since < table_.moves_played();
    for (std::size_t i = since; i < table_.moves_played(); ++i) own = own && table_.mover(i) == seat;
    seen_[seat.index()] = table_.moves_played();
    console_.clear();
    if (!own) show_log(seat, since);
    if (!own || streams_.out_terminal) {
        streams_.out << '\n';
        draw(streams_.out, table_.game().picture(table_.view(seat), seat, table_.names()), streams_.colour);
    }
    if (own) show_log(seat, since);
    if (!notice_.empty()) say(std::exchange(notice_, {}));
}

void Session::show_log(Seats eyes, std::size_t since) {
    for (const std::string& paragraph : joined(table_.log(eyes, since), table_.names()))
        streams_.out << painted(wrapped(paragraph, 2), Style::faint, streams_.colour) << '\n';
}

void Session::show_moves(Seat seat) {
    const AnyGame& game = table_.game();
    const auto moves = game.moves(table_.position(), seat);
    const Prompt prompt = game.prompt(table_.position(), seat, table_.names());
    const std::string& line = prompt.line;
    streams_.out << '\n'
                 << painted(wrapped(people_.size() > 1 ? name(seat) + ": " + line : line), Style::title,
                            streams_.colour)
                 << '\n';
    list_moves(seat, moves);
    if (prompt.selection)
        streams_.out << painted(wrapped(selection_hint(table_.position(), seat, *prompt.selection, moves)),
                                Style::faint, streams_.colour)
                     << '\n';
    if (moves.size() == 1)
        streams_.out << painted(table_.may_take_back(seat) ? "Enter continues, undo takes the last choice back."
                                                           : "Enter continues.",
                                Style::faint, streams_.colour)
                     << '\n';
    const Seats others = Seats::of(table_.waiting().bits() & people_.bits());
    if (others.size() > 1) {
        std::string names;
        for (const Seat other : others)
            if (other != seat) (names += names.empty() ? "" : ", ") += name(other);
        say("Also to decide now: " + names + " (type seat NAME).");
    }
}

// Labels are shown in full: cutting one might drop the useful part.
void Session::list_moves(Seat seat, std::span<const Move> moves) {
    const AnyGame& game = table_.game();
    const std::size_t digits = moves.size() < 10 ? 2 : moves.size() < 100 ? 3 : 4;
    std::size_t widest = 0;
    for (const Move move : moves) widest = std::max(widest, columns(game.move_text(move)));
    const std::size_t start = digits + widest + 4;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Label label = game.label(table_.position(), seat, moves[i], table_.names());
        streams_.out << fmt::format("{:>{}}  ", i + 1, digits)
                     << painted(padded(game.move_text(moves[i]), widest), Style::accent, streams_.colour) << "  "
                     << wrapped(label.text(), start, start) << '\n';
    }
}

// ---- What was typed ----

bool Session::obey(Seat seat, const std::string& line) {
    const std::size_t space = std::min(line.find_first_of(" \t"), line.size());
    const std::string word = lower(line.substr(0, space));
    const std::string rest = trimmed(std::string_view(line).substr(space));
    if (word != "quit") warned_ = false;
    if (line.empty()) {
        if (table_.game().moves(table_.position(), seat).size() == 1) return play_number(seat, "1");
        show_moves(seat);
        return false;
    }
    if (is_number(line)) return play_number(seat, line);
    const auto moves = table_.game().moves(table_.position(), seat);
    const bool is_move = std::any_of(moves.begin(), moves.end(),
                                     [&](Move move) { return lower(table_.game().move_text(move)) == lower(line); });
    if (is_move) return play_line(seat, line);
    if (word == "quit" || word == "exit") return leave();
    if (word == "undo") return undo(seat, lower(rest) == "turn");
    if (word == "seat") return change_seat(seat, rest);
    if (word == "why") return tell_why(seat, rest), false;
    if (word == "help" || word == "h" || word == "?") return tell_help(rest), false;
    if (word == "hint") return tell_hint(seat), false;
    if (word == "log") return tell_log(seat, lower(rest)), false;
    if (word == "score" || word == "scores") return tell_scores(), false;
    if (word == "save") return save(rest), false;
    if (word == "moves") return show_moves(seat), false;
    if (word == "table") {
        console_.clear();
        draw(streams_.out, table_.game().picture(table_.view(seat), seat, table_.names()), streams_.colour);
        return show_moves(seat), false;
    }
    return play_line(seat, line);
}

bool Session::play_number(Seat seat, const std::string& line) {
    const auto moves = table_.game().moves(table_.position(), seat);
    const auto number = static_cast<std::size_t>(std::stoul(line));
    if (number == 0 || number > moves.size()) {
        say(moves.size() == 1 ? "There is only move 1." : fmt::format("The moves are numbered 1 to {}.", moves.size()));
        return false;
    }
    table_.play(seat, moves[number - 1], now());
    return true;
}

// All of a line or nothing: what was already played is taken back, unless it revealed something. Forced moves in
// between are optional.
bool Session::play_line(Seat seat, const std::string& line) {
    const std::size_t before = table_.moves_played();
    for (const std::string& part : parts_of(line)) {
        auto played = play_part(seat, part);
        while (!played && table_.waiting().has(seat) && play_forced(seat)) played = play_part(seat, part);
        if (played) continue;
        const std::string why =
            table_.waiting().has(seat)
                ? with_reasons(played.sentence(), table_.game().prompt(table_.position(), seat, table_.names()), part)
                : played.sentence();
        while (table_.moves_played() > before && table_.take_back(seat)) {
        }
        if (table_.moves_played() == before) return say(why), false;
        notice_ = why + " The moves before it stand: they revealed something.";
        return true;
    }
    return true;
}

Result<void> Session::play_part(Seat seat, const std::string& part) {
    if (is_number(part)) return Error{"Type a number alone; in a line with commas, write moves out."};
    if (!table_.waiting().has(seat))
        return Error{fmt::format("Before {} somebody else has to decide.", json::quoted(cut(part, 60)))};
    return table_.play(seat, part, now());
}

// Takes back to the last real choice, with the forced moves after it. At one screen it may be another person's, as long
// as they have no secrets from each other.
bool Session::undo(Seat seat, bool whole_turn) {
    if (table_.moves_played() > 0)
        if (const Seat last = table_.mover(table_.moves_played() - 1);
            people_.has(last) && table_.view(last) == table_.view(seat))
            seat = last;
    Table table = table_;
    bool chosen = false;
    while (!chosen || whole_turn) {
        if (const auto taken = table.take_back(seat); !taken) {
            if (chosen) break;
            return say(taken.sentence()), false;
        }
        if (table.game().moves(table.position(), seat).size() > 1 || !options_.automatic) chosen = true;
    }
    table_ = std::move(table);
    for (std::size_t& seen : seen_) seen = std::min(seen, table_.moves_played());
    hand_over(seat);
    notice_ = "Taken back.";
    return true;
}

bool Session::change_seat(Seat seat, const std::string& wanted) {
    const Seats others = Seats::of(table_.waiting().bits() & people_.bits());
    for (const Seat other : others)
        if (other != seat && !wanted.empty() && lower(name(other)).starts_with(lower(wanted))) {
            hand_over(other);
            return true;
        }
    say(others.size() > 1 ? "No other player of that name has anything to decide now."
                          : "Nobody else has anything to decide now.");
    return false;
}

bool Session::leave() {
    const bool unsaved = saved_ != table_.moves_played();
    if (unsaved && streams_.in_terminal && !std::exchange(warned_, true)) {
        say("The game is not saved: save FILE saves it, another quit leaves it.");
        return false;
    }
    say(unsaved ? "You left the game without saving it." : "You left the game.");
    left_ = true;
    return true;
}

void Session::tell_log(Seat seat, const std::string& how_much) {
    constexpr std::size_t shown_at_first = 12;
    const auto paragraphs = joined(table_.log(seat), table_.names());
    if (paragraphs.empty()) return say("Nothing has happened yet.");
    const std::size_t from =
        how_much == "all" || paragraphs.size() <= shown_at_first ? 0 : paragraphs.size() - shown_at_first;
    if (from > 0)
        say(fmt::format("The last {} of {} entries; log all shows them all.", shown_at_first, paragraphs.size()));
    for (std::size_t i = from; i < paragraphs.size(); ++i) streams_.out << wrapped(paragraphs[i], 2) << '\n';
}

void Session::tell_why(Seat seat, const std::string& wanted) {
    const AnyGame& game = table_.game();
    const auto refusals = game.prompt(table_.position(), seat, table_.names()).refused;
    const auto tell = [&](const Refusal& refusal) {
        streams_.out << wrapped(fmt::format("{}: {}", name_of(game.glossary(), refusal.thing), refusal.reason), 2)
                     << '\n';
    };
    if (wanted.empty()) {
        if (refusals.empty()) say("This decision has only the choices listed.");
        for (const Refusal& refusal : refusals) tell(refusal);
        return;
    }
    // First among the refused things, then among all.
    std::vector<Entry> candidates;
    for (const Refusal& refusal : refusals)
        candidates.push_back({refusal.thing, std::string(name_of(game.glossary(), refusal.thing)), {}});
    const auto found = look_up(candidates, wanted);
    for (const Entry* entry : found) tell(refusals[static_cast<std::size_t>(entry - candidates.data())]);
    if (!found.empty()) return;

    const auto known = look_up(game.glossary(), wanted);
    if (known.empty()) return say(fmt::format("There is nothing called {} here.", json::quoted(cut(wanted, 60))));
    for (const Move move : game.moves(table_.position(), seat))
        for (const Thing& thing : game.touches(table_.position(), seat, move))
            if (thing == known[0]->thing)
                return say(fmt::format("{} can be chosen now: {}.", known[0]->name, game.move_text(move)));
    say(fmt::format("{} is not what this decision is about.", known[0]->name));
}

void Session::tell_help(const std::string& wanted) {
    constexpr std::size_t most = 6;
    if (wanted.empty()) {
        streams_.out << commands;
        return;
    }
    auto found = look_up(table_.game().glossary(), wanted);
    if (found.empty()) found = rules_about(table_.game().glossary(), wanted);
    if (found.empty()) return say(fmt::format("There is nothing called {} here.", json::quoted(cut(wanted, 60))));
    if (found.size() <= most) {
        for (const Entry* entry : found)
            streams_.out << wrapped(fmt::format("{}: {}", entry->name, entry->text), 2) << '\n';
        return;
    }
    std::vector<std::string> names;
    for (const Entry* entry : found)
        if (std::find(names.begin(), names.end(), entry->name) == names.end()) names.emplace_back(entry->name);
    say(fmt::format("That can mean many things: {}.", fmt::join(names, ", ")));
}

// From this seat's view, as a bot in its place would think.
void Session::tell_hint(Seat seat) {
    const Position view = table_.view(seat);
    const auto moves = table_.game().moves(view, seat);
    if (moves.size() == 1) return say("There is only one move.");
    if (streams_.err_terminal) streams_.err << "Thinking ..." << std::flush;
    const Budget budget{.iterations = 40'000,
                        .time = std::chrono::milliseconds(1000),
                        .threads = std::max(1u, std::thread::hardware_concurrency())};
    const Advised advised =
        advise(view, seat, budget, nth_seed(seed_, 1000 + table_.moves_played()), {.names = table_.names()});
    if (streams_.err_terminal) streams_.err << "\r\033[K" << std::flush;
    const bool points = in_points(view);
    for (std::size_t i = 0; i < advised.moves.size(); ++i) {
        const Advice& one = advised.moves[i];
        const auto number = std::find(moves.begin(), moves.end(), one.move) - moves.begin() + 1;
        const double expected = one.expected[seat.index()];
        const std::string move = table_.game().move_text(one.move);
        const std::string head = wrapped(fmt::format("{}, {}", move, expected_phrase(expected, points)), 5, 5);
        streams_.out << fmt::format("{:>3}  ", number)
                     << painted(head.substr(0, move.size()), Style::accent, streams_.colour) << head.substr(move.size())
                     << '\n';
        std::string more = one.why;
        for (std::size_t k = 0; k < one.then.size(); ++k) more += (k == 0 ? " Then: " : ", ") + one.then[k];
        if (!one.then.empty()) more += ".";
        streams_.out << "     " << painted(wrapped(more, 5, 5), Style::faint, streams_.colour) << '\n';
    }
}

void Session::tell_scores() {
    const AnyGame& game = table_.game();
    draw_scores(streams_.out, game.info(), game.ranking(table_.position()), table_.names(), streams_.colour);
}

Campaign Session::games() const {
    Campaign games = options_.earlier;
    games.push_back(table_.lasting_record());
    if (people_ != Seats::first(static_cast<std::uint8_t>(bots_.size()))) games.back().bots = options_.bots;
    return games;
}

void Session::save(const std::string& wanted) {
    const std::string path = wanted.empty() ? options_.file : wanted;
    if (path.empty()) return say("Save to which file? save FILE.");
    if (const auto written = save_games(path, games()); !written) return say(written.sentence());
    options_.file = path;
    saved_ = table_.moves_played();
    say(fmt::format("Saved in {}; skerry play --resume {} continues from here.", path, path));
}

}  // namespace skerry::cli
