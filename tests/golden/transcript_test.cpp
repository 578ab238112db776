// SPDX-License-Identifier: Apache-2.0
#include "bots/bots.h"
#include "kit/golden.h"
#include "table/table.h"

// One game of each mode as a transcript that a person can read: what each seat is asked, what it may do, what it does,
// what everybody is told, and the table at the start of each round of decisions. A change of rules shows as a diff.
namespace skerry {
namespace {

void write_picture(std::string& out, const Table& table, Seats eyes) {
    const Picture picture = table.game().picture(table.view(eyes), eyes, table.names());
    for (const auto& line : picture.lines()) {
        std::string text = "    | ";
        for (const Piece& piece : line) text += piece.text;
        while (text.back() == ' ') text.pop_back();
        out += text + "\n";
    }
}

std::string transcript(const AnyGame& game, const std::string& setup, std::uint64_t seed) {
    Table table = Table::begin(game, setup, Seed::number(seed), {}).value();
    std::vector<std::unique_ptr<Bot>> bots;
    for (std::size_t i = 0; i < table.names().size(); ++i)
        bots.push_back(make_bot(game, "greedy", nth_seed(Seed::number(seed), i)).value());
    std::string out = "# " + std::string(game.info().name) + " " + setup + ", seed " + std::to_string(seed) + "\n";
    for (std::size_t n = 0; !table.over(); ++n) {
        const Seat seat = table.waiting().front();
        if (n % 25 == 0) write_picture(out, table, seat);
        const auto moves = game.moves(table.position(), seat);
        const Prompt prompt = game.prompt(table.view(seat), seat);
        out += "\n" + table.names()[seat.index()] + ": " + prompt.line + "\n";
        for (Move move : moves) out += "      " + game.move_text(move) + "\n";
        for (const Refusal& refusal : prompt.refused)
            out += "      (" + refusal.thing.id + ": " + refusal.reason + ")\n";
        const Move move = bots[seat.index()]->choose(table.view(seat), seat);
        const std::size_t before = table.moves_played();
        table.play(seat, move);
        out += "  > " + game.move_text(move) + "\n";
        for (const std::string& line : table.log(Seats::none(), before)) out += "    " + line + "\n";
        for (std::uint8_t i = 0; i < table.names().size(); ++i) {
            const auto everybody = table.log(Seats::none(), before);
            for (const std::string& line : table.log(Seat(i), before))
                if (std::find(everybody.begin(), everybody.end(), line) == everybody.end())
                    out += "    (" + table.names()[i] + " alone: " + line + ")\n";
        }
    }
    write_picture(out, table, Seats::none());
    const Ranking ranking = game.ranking(table.position(), table.names());
    for (std::size_t i = 0; i < ranking.seats.size(); ++i) {
        out += table.names()[i] + ":";
        for (std::size_t c = 0; c < ranking.seats[i].points.size(); ++c)
            out += " " + std::string(game.info().categories[c]) + " " + std::to_string(ranking.seats[i].points[c]);
        out += ", total " + std::to_string(ranking.seats[i].total) + "\n";
    }
    return out + ranking.verdict + "\n";
}

TEST(Transcripts, read_the_same) {
    for (const AnyGame* game : all_games())
        for (const ModeInfo& mode : game->info().modes)
            for (const std::string& setup : game->setups()) {
                if (setup.find("\"mode\":\"" + std::string(mode.id) + "\"") == std::string::npos) continue;
                kit::expect_golden("transcripts/" + std::string(game->info().id) + "-" + std::string(mode.id) + ".txt",
                                   transcript(*game, setup, 77));
                break;
            }
}

}  // namespace
}  // namespace skerry
