// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <numeric>

#include "core/wording.h"
#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/names.h"
#include "games/arctic_scavengers/rules.h"

// Section 8: people, gangs, ties, the solo score.
namespace skerry::arctic_scavengers {

// Deck, hand, discard, force, cards in front, timer and stored cards. Cards that a view does not show count as cards.
Bag<Kind> owned(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    Bag<Kind> all = player.hand;
    all += player.deck;
    all += player.discard;
    all += player.force.cards;
    if (state.active == seat && state.pending.stage >= Stage::declared) {
        all += state.pending.cards;
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

// A tribe's cards as far as they are known. Of those it got in public some may be gone; what it dug or won in secret
// may be anything.
struct Holding {
    Bag<Kind> sure, maybe;
    int unknown = 0;  // cards that are some of `maybe`, finds or prizes
    int secret = 0;   // finds and prizes that it got and nobody has seen since
    int total() const { return sure.total() + unknown; }
};
using Holdings = std::array<Holding, max_players>;

// It has all that it has shown since its last trash.
Holding holding(const State& state, Seat seat) {
    Holding all{.sure = owned(state, seat)};
    all.unknown = all.sure[Kind::unknown];
    if (all.unknown == 0) return all;
    all.sure.set(Kind::unknown, 0);
    const Player& player = state.players[seat];
    for (Kind kind : player.shown.at_least(1)) {
        const int more = std::clamp(player.shown[kind] - all.sure[kind], 0, all.unknown);
        all.sure.add(kind, more);
        all.unknown -= more;
    }
    for (Kind kind : player.acquired.at_least(1))
        all.maybe.add(kind, std::max(0, player.acquired[kind] - all.sure[kind]));
    all.secret = player.dug + player.won;
    return all;
}

Holdings holdings(const State& state) {
    Holdings all{};
    for (const Seat seat : seats_of(state)) all[seat.index()] = holding(state, seat);
    return all;
}

// What is counted, and by how much. Points that a view does not settle lie between `least` and `most`.
struct Measure {
    Set<Kind> kinds;
    int (*worth)(Kind) = [](Kind) { return 1; };
};
struct Range {
    int least = 0, most = 0;
    bool operator==(const Range&) const = default;
};

Range count(const Holding& cards, const Measure& measure) {
    int sure = 0;
    for (Kind kind : cards.sure.at_least(1) & measure.kinds) sure += cards.sure[kind] * measure.worth(kind);
    if (cards.unknown == 0) return {sure, sure};
    std::vector<int> maybe;
    for (Kind kind : cards.maybe.at_least(1))
        maybe.insert(maybe.end(), cards.maybe[kind], measure.kinds.has(kind) ? measure.worth(kind) : 0);
    std::sort(maybe.begin(), maybe.end());
    int heaviest = 0;
    for (Kind kind : measure.kinds) heaviest = std::max(heaviest, measure.worth(kind));
    const int public_cards = static_cast<int>(maybe.size());
    const int kept = std::clamp(cards.unknown - cards.secret, 0, public_cards);                       // at least
    const int found = std::min(cards.unknown, std::max(cards.secret, cards.unknown - public_cards));  // at most
    return {std::accumulate(maybe.begin(), maybe.begin() + kept, sure),
            std::accumulate(maybe.rbegin(), maybe.rbegin() + (cards.unknown - found), sure + found * heaviest)};
}

struct Claim {
    Range count, tiebreak;
};

Claim claim(const State& state, Gang gang, Seat seat, const Holding& cards) {
    switch (gang) {
    case Gang::gearheads: return {count(cards, {tools}), count(cards, {tools & contested_kinds})};
    case Gang::pharmers:
        return {count(cards, {medicines, [](Kind kind) { return int{row(kind).med}; }}),
                count(cards, {Set{Kind::medic}})};
    case Gang::masons: {
        int built = 0;
        for (const Site& site : state.sites) built += site.owner == seat && enabled(site);
        return {{built, built}, count(cards, {Set{Kind::engineer}})};
    }
    case Gang::humanitarians: return {count(cards, {refugee_cards}), {}};
    }
    return {};
}

// Whether a seat wins a gang for sure, and whether it may win it. With equal claims nobody does.
struct Chance {
    bool sure = false, possible = false;
};

using GangChances = std::array<Chance, max_players>;

GangChances chances(const State& state, Gang gang, const Holdings& cards) {
    const auto least = [](const Claim& c) { return std::pair(c.count.least, c.tiebreak.least); };
    const auto most = [](const Claim& c) { return std::pair(c.count.most, c.tiebreak.most); };
    const std::size_t players = state.players.size();
    std::array<Claim, max_players> claims;
    for (std::uint8_t i = 0; i < players; ++i) claims[i] = claim(state, gang, Seat(i), cards[i]);
    GangChances all;
    for (std::size_t i = 0; i < players; ++i) {
        all[i] = {claims[i].count.least > 0, claims[i].count.most > 0};
        for (std::size_t j = 0; j < players; ++j) {
            if (i == j) continue;
            all[i].sure = all[i].sure && least(claims[i]) > most(claims[j]);
            all[i].possible = all[i].possible && most(claims[i]) > least(claims[j]);
        }
    }
    return all;
}

// Prizes are taken openly alone, so that no more contested cards are there than were acquired.
Range contested_alone(const Holding& cards) {
    Holding open = cards;
    open.secret = 0;
    open.unknown = std::min(open.unknown, open.maybe.total());
    return {count(cards, {contested_kinds}).least, count(open, {contested_kinds}).most};
}

Each<Category, Range> points_of(const State& state, Seat seat, const Holdings& cards) {
    Each<Category, Range> points;
    const Holding& held = cards[seat.index()];
    if (solo(state)) {
        const Range contested = contested_alone(held);
        points[Category::contested] = {solo_contested_points * contested.least, solo_contested_points * contested.most};
        points[Category::cards] = {solo_card_points * (held.total() - contested.most),
                                   solo_card_points * (held.total() - contested.least)};
        return points;
    }
    points[Category::people] = count(held, {persons, [](Kind kind) { return int{row(kind).people}; }});
    Range& gangs = points[Category::gangs];
    for (Gang gang : each<Gang>()) {
        if (!has_gang(state.setup, gang)) continue;
        const Chance mine = chances(state, gang, cards)[seat.index()];
        gangs.least += mine.sure ? gang_people : 0;
        gangs.most += mine.possible ? gang_people : 0;
    }
    return points;
}

}  // namespace

Maybe<Tribe> gang_winner(const State& state, Gang gang) {
    if (!has_gang(state.setup, gang)) return {};
    const GangChances all = chances(state, gang, holdings(state));
    for (const Seat seat : seats_of(state))
        if (all[seat.index()].sure) return tribe_of(seat);
    return {};
}

Each<Category, std::int16_t> score(const State& state, Seat seat) {
    const auto ranges = points_of(state, seat, holdings(state));
    Each<Category, std::int16_t> points;
    for (Category category : each<Category>()) points[category] = static_cast<std::int16_t>(ranges[category].least);
    return points;
}

namespace {

// What the points of a category come from: kinds of cards, or a gang.
struct SourceRow {
    skerry::Source line;
    Set<Kind> kinds;
    Maybe<Gang> gang = {};
};
constexpr Set<Kind> hunters = Set<Kind>::range(Kind::tribal_hunters_2, Kind::tribal_hunters_4);
constexpr Set<Kind> scavengers{Kind::scavenger, Kind::hardy_scavenger};
constexpr Set<Kind> junk_and_instants = all_kinds - persons - tools - medicines;
constexpr std::array source_rows{
    SourceRow{{"people", "refugees"}, refugee_cards},
    SourceRow{{"people", "scavengers"}, scavengers},
    SourceRow{{"people", "mercenaries"}, hireable - refugee_cards - scavengers},
    SourceRow{{"people", "families"}, families | hunters},
    SourceRow{{"people", "teams won"}, (persons & contested_kinds) - families - hunters},
    SourceRow{{"gangs", "gearheads"}, {}, Gang::gearheads},
    SourceRow{{"gangs", "pharmers"}, {}, Gang::pharmers},
    SourceRow{{"gangs", "masons"}, {}, Gang::masons},
    SourceRow{{"gangs", "humanitarians"}, {}, Gang::humanitarians},
    SourceRow{{"contested", "people won"}, persons& contested_kinds},
    SourceRow{{"contested", "gear won"}, contested_kinds - persons},
    SourceRow{{"cards", "people"}, persons - contested_kinds},
    SourceRow{{"cards", "tools"}, tools - contested_kinds},
    SourceRow{{"cards", "medicine"}, medicines},
    SourceRow{{"cards", "junk and the like"}, junk_and_instants - contested_kinds},
};
constexpr auto source_lines = [] {
    std::array<skerry::Source, source_rows.size()> lines{};
    for (std::size_t i = 0; i < lines.size(); ++i) lines[i] = source_rows[i].line;
    return lines;
}();

int points_of(const State& state, Seat seat, const SourceRow& source) {
    if (source.gang) return gang_winner(state, *source.gang) == Maybe<Tribe>(tribe_of(seat)) ? gang_people : 0;
    const Bag<Kind> cards = owned(state, seat);
    int points = 0;
    for (Kind kind : cards.at_least(1) & source.kinds)
        points += cards[kind] * (!solo(state)                ? row(kind).people
                                 : contested_kinds.has(kind) ? solo_contested_points
                                                             : solo_card_points);
    return points;
}

// The groups of cards at the end, in this order.
constexpr std::array<std::pair<std::string_view, Set<Kind>>, 4> card_groups{
    {{"People", persons}, {"Tools", tools}, {"Medicine", medicines}, {"Other cards", junk_and_instants}}};

}  // namespace

const std::span<const skerry::Source> Game::sources = source_lines;

std::vector<Credit> Game::credits(const State& over, Seat seat) {
    std::vector<Credit> all;
    for (std::size_t i = 0; i < source_rows.size(); ++i) {
        const std::string_view category = source_rows[i].line.category;
        if (solo(over) == (category == "contested" || category == "cards"))
            all.push_back({i, points_of(over, seat, source_rows[i])});
    }
    return all;
}

std::vector<Belonging> Game::belongings(const State& view, Seat seat) {
    std::vector<Belonging> lots;
    if (const auto leader = view.players[seat].leader; leader && *leader != Leader::unknown)
        add_belonging(lots, "Leader", thing(*leader));
    const Bag<Kind> cards = owned(view, seat);
    for (const auto& [group, kinds] : card_groups)
        for (Kind kind : cards.at_least(1) & kinds) add_belonging(lots, group, thing(kind), cards[kind]);
    for (const Site& site : view.sites)
        if (site.owner == seat && site.building != Building::unknown)
            add_belonging(lots, site.timers.empty() ? "Buildings" : "Building sites", thing(site.building));
    for (Gang gang : each<Gang>())
        if (gang_winner(view, gang) == Maybe<Tribe>(tribe_of(seat))) add_belonging(lots, "Gangs", thing(gang));
    return lots;
}

// Before the end: what everybody knows that a tribe has, and hidden what it may have besides.
Ranking Game::ranking(const State& whole, Names names) {
    Ranking ranking;
    ranking.final = whole.phase == Phase::over;
    const State state = ranking.final ? whole : view(whole, Seats::none());
    for (Category category :
         solo(state) ? Set{Category::people, Category::gangs} : Set{Category::contested, Category::cards})
        ranking.leave_out(category);
    bool gangs = false;
    for (Gang gang : each<Gang>()) gangs = gangs || has_gang(state.setup, gang);
    if (!gangs) ranking.leave_out(Category::gangs);
    const Holdings cards = holdings(state);
    for (const Seat seat : seats_of(state)) {
        const auto points = points_of(state, seat, cards);
        Each<Category, int> sure;
        for (Category category : each<Category>()) sure[category] = points[category].least;
        Standing& standing = add_standing(ranking, sure);
        for (Category category : each<Category>())
            if (points[category].most > points[category].least) standing.hide(category);
    }
    if (solo(state)) {
        const int fought = static_cast<int>(state.enemy_piles.size()) - piles_left(state);
        ranking.target = {.text = "Fight all " + plain(static_cast<int>(state.enemy_piles.size())) + " piles in " +
                                  plain(last_round) +
                                  " rounds. There is no mark to reach: each contested card counts " +
                                  plain(solo_contested_points) + ", every other card " + plain(solo_card_points) + ".",
                          .grades = {}};
        rank_alone(ranking, piles_left(state) == 0,
                   points_in_words(ranking.seats[0].total) + " after " + counted(fought, "fight", "fights") + ".");
        return ranking;
    }
    // Largest tribe, then most contested cards, then most cards; what is still equal shares the place.
    place_by(ranking, [&](std::size_t i) {
        return std::tuple(ranking.seats[i].total, count(cards[i], {contested_kinds}).least, cards[i].total());
    });
    declare_victory(ranking, info, names, "contested cards or the number of cards",
                    [](int people) { return "a tribe of " + plain(people); });
    return ranking;
}

}  // namespace skerry::arctic_scavengers
