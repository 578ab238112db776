#include <algorithm>

#include "core/wording.h"
#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/rules.h"

// Section 8: people, gangs, ties, the solo score.
namespace skerry::arctic_scavengers {

// Deck, hand, discard, force, cards in front, timer and stored cards. Cards that a view does not show count as cards.
Bag<Kind> owned(const State& state, Seat seat) {
    const Player& player = state.players[seat.index()];
    Bag<Kind> all = player.hand;
    merge(all, player.deck);
    merge(all, player.discard);
    merge(all, player.force.cards);
    if (state.active == seat && state.pending.stage >= Stage::declared) {
        merge(all, state.pending.cards);
        if (state.pending.inspired) all.add(*state.pending.inspired);
    }
    for (const Site& site : state.sites) {
        if (site.owner != seat) continue;
        for (Kind kind : site.stored) all.add(kind);
        for (Kind kind : site.timers)
            if (kind != Kind::unknown) all.add(kind);  // those are counted with the deck
    }
    return all;
}

namespace {

int count_of_kinds(const Bag<Kind>& cards, const Set<Kind>& kinds) {
    int count = 0;
    for (Kind kind : cards.at_least(1) & kinds) count += cards[kind];
    return count;
}

struct Claim {
    int count = 0, tiebreak = 0;
};

Claim claim(const State& state, Gang gang, Seat seat, const Bag<Kind>& cards) {
    switch (gang) {
    case Gang::gearheads: return {count_of_kinds(cards, tools), count_of_kinds(cards, tools & contested_kinds)};
    case Gang::pharmers:  {
        int meds = 0;
        for (Kind kind : medicines) meds += cards[kind] * row(kind).med;
        return {meds, cards[Kind::medic]};
    }
    case Gang::masons: {
        int built = 0;
        for (const Site& site : state.sites) built += site.owner == seat && enabled(site);
        return {built, cards[Kind::engineer]};
    }
    case Gang::humanitarians: return {count_of_kinds(cards, refugee_cards), 0};
    }
    return {};
}

using Holdings = std::array<Bag<Kind>, max_players>;

void uncover(Bag<Kind>& cards, Kind kind, int count) {
    count = std::min<int>(count, cards[Kind::unknown]);
    cards.remove(Kind::unknown, count);
    cards.add(kind, count);
}

// Of a tribe whose cards a view hides: what it surely has. It has all that it has shown since its last trash; of the rest
// that it got in public as many may be gone as cards are missing, those with the most people first.
void uncover_sure(const Player& player, Bag<Kind>& cards) {
    for (Kind kind : player.shown.at_least(1)) uncover(cards, kind, std::max(0, player.shown[kind] - cards[kind]));
    Bag<Kind> rest;
    for (Kind kind : player.acquired.at_least(1)) rest.add(kind, std::max(0, player.acquired[kind] - cards[kind]));
    int gone = player.acquired.total() + player.dug + player.won - cards.total();
    for (int people = most_people; people >= 0; --people)
        for (Kind kind : rest.at_least(1)) {
            if (row(kind).people != people) continue;
            const int lost = std::clamp(gone, 0, static_cast<int>(rest[kind]));
            gone -= lost;
            rest.remove(kind, lost);
        }
    for (Kind kind : rest.at_least(1)) uncover(cards, kind, rest[kind]);
}

Holdings holdings(const State& state) {
    Holdings all{};
    for (std::uint8_t i = 0; i < state.players.size(); ++i) {
        all[i] = owned(state, Seat(i));
        if (all[i][Kind::unknown] > 0) uncover_sure(state.players[i], all[i]);
    }
    return all;
}

Maybe<Tribe> winner_of(const State& state, Gang gang, const Holdings& cards) {
    Maybe<Tribe> winner;
    Claim best;
    for (std::uint8_t i = 0; i < state.players.size(); ++i) {
        const Claim mine = claim(state, gang, Seat(i), cards[i]);
        if (mine.count == 0) continue;
        if (mine.count == best.count && mine.tiebreak == best.tiebreak) winner = {};
        if (mine.count > best.count || (mine.count == best.count && mine.tiebreak > best.tiebreak)) {
            best = mine;
            winner = static_cast<Tribe>(i);
        }
    }
    return winner;
}

Each<Category, std::int16_t> points_of(const State& state, Seat seat, const Holdings& cards) {
    Each<Category, std::int16_t> points;
    const Bag<Kind>& mine = cards[seat.index()];
    const auto give = [&](Category category, int n) { points[category] = static_cast<std::int16_t>(n); };
    if (solo(state)) {
        const int contested = count_of_kinds(mine, contested_kinds);
        give(Category::contested, solo_contested_points * contested);
        give(Category::cards, solo_card_points * (mine.total() - contested));
        return points;
    }
    int people = 0;
    for (Kind kind : mine.at_least(1) & persons) people += mine[kind] * row(kind).people;
    give(Category::people, people);
    int gangs = 0;
    for (std::size_t i = 0; i < count_of<Gang>; ++i) {
        const auto gang = static_cast<Gang>(i);
        if (has_gang(state.setup, gang) && winner_of(state, gang, cards) == Maybe<Tribe>(tribe_of(seat))) ++gangs;
    }
    give(Category::gangs, gang_people * gangs);
    return points;
}

}  // namespace

Maybe<Tribe> gang_winner(const State& state, Gang gang) {
    return has_gang(state.setup, gang) ? winner_of(state, gang, holdings(state)) : Maybe<Tribe>();
}

Each<Category, std::int16_t> score(const State& state, Seat seat) { return points_of(state, seat, holdings(state)); }

Ranking Game::ranking(const State& state, std::span<const std::string> names) {
    Ranking ranking;
    ranking.final = state.phase == Phase::over;
    for (Category category :
         solo(state) ? Set{Category::people, Category::gangs} : Set{Category::contested, Category::cards})
        ranking.leave_out(category);
    bool gangs = false;
    for (std::size_t i = 0; i < count_of<Gang>; ++i) gangs = gangs || has_gang(state.setup, static_cast<Gang>(i));
    if (!gangs) ranking.leave_out(Category::gangs);
    const Holdings cards = holdings(state);
    for (std::uint8_t i = 0; i < state.players.size(); ++i) {
        Standing standing;
        const auto points = points_of(state, Seat(i), cards);
        for (std::size_t c = 0; c < count_of<Category>; ++c)
            standing.points.push_back(points[static_cast<Category>(c)]);
        for (int n : standing.points) standing.total += n;
        ranking.seats.push_back(standing);
    }
    if (solo(state)) {
        ranking.seats[0].place = 1;
        ranking.seats[0].won = ranking.final && piles_left(state) == 0;
        if (ranking.final) {
            const int fought = static_cast<int>(state.enemy_piles.size()) - piles_left(state);
            ranking.verdict =
                std::to_string(ranking.seats[0].total) + " points after " + counted(fought, "fight", "fights") + ".";
        }
        return ranking;
    }
    // Largest tribe, then most contested cards, then most cards; what is still equal shares the place.
    const auto key = [&](std::size_t i) {
        return std::tuple(ranking.seats[i].total, count_of_kinds(cards[i], contested_kinds), cards[i].total());
    };
    std::string winners;
    int shared = 0;
    for (std::size_t i = 0; i < ranking.seats.size(); ++i) {
        int place = 1;
        for (std::size_t j = 0; j < ranking.seats.size(); ++j) place += key(j) > key(i);
        ranking.seats[i].place = place;
        if (place != 1) continue;
        ranking.seats[i].won = ranking.final;
        std::string name(name_of(static_cast<Tribe>(i)));
        name[0] = static_cast<char>(name[0] - 'a' + 'A');
        if (i < names.size()) name = names[i];
        winners += (shared++ > 0 ? " and " : "") + name;
    }
    if (!ranking.final) return ranking;
    int best = 0, equal = 0;
    for (const Standing& standing : ranking.seats) best = std::max(best, standing.total);
    for (const Standing& standing : ranking.seats) equal += standing.total == best;
    ranking.verdict = winners + (shared > 1 ? " share the victory" : " wins") + " with a tribe of " +
                      std::to_string(best) +
                      (equal > shared ? ", ahead of the tied by contested cards or cards." : ".");
    return ranking;
}

}  // namespace skerry::arctic_scavengers
