// SPDX-License-Identifier: Apache-2.0
#include "core/ranking.h"

namespace skerry {

std::string points_in_words(int points) { return counted(points, "point", "points"); }

void declare_victory(Ranking& ranking, const GameInfo& info, std::span<const std::string> names, std::string_view tie,
                     std::string (*amount)(int best)) {
    if (!ranking.final) return;
    std::vector<std::string> winners;
    int best = 0;
    for (std::uint8_t i = 0; i < ranking.seats.size(); ++i)
        if (ranking.seats[i].place == 1) {
            winners.push_back(seat_name(info, Seat(i), names));
            best = ranking.seats[i].total;
        }
    bool tied = false;
    for (const Standing& standing : ranking.seats) tied = tied || (standing.place > 1 && standing.total == best);
    std::string text = joined(winners);
    text += winners.size() > 1 ? " share the victory with " + amount(best) + " each" : " wins with " + amount(best);
    if (tied) (text += ", ahead of the tied players by ") += tie;
    ranking.verdict = text + ".";
}

void rank_alone(Ranking& ranking, bool won, std::string verdict) {
    ranking.seats[0].place = 1;
    ranking.seats[0].won = ranking.final && won;
    if (ranking.final) ranking.verdict = std::move(verdict);
}

}  // namespace skerry
