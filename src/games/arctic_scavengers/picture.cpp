#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/names.h"
#include "games/arctic_scavengers/rules.h"

// The table as text: market and piles, then every tribe, the one that looks last.
namespace skerry::arctic_scavengers {
namespace {

std::vector<Piece> card_pieces(const Bag<Kind>& cards, Style style = Style::plain) {
    std::vector<Piece> pieces;
    for (Kind kind : cards.at_least(1))
        pieces.push_back({(cards[kind] > 1 ? plain(cards[kind]) + " " : "") + title(kind), style});
    return pieces;
}

void draw_market(Picture& picture, const State& state) {
    std::vector<Piece> stacks;
    for (Kind kind : state.stacks)
        stacks.push_back({title(kind) + " " + plain(state.market[kind]) + " (" + text_of(row(kind).cost) + ")",
                          state.market[kind] == 0 ? Style::faint : Style::plain});
    picture.list("Market", stacks);
    std::vector<Piece> piles;
    for (SharedPile pile : Set<SharedPile>::range(SharedPile::junkyard, SharedPile::leaders_pile)) {
        const auto size = static_cast<int>(pile_size(state, pile));
        if (size == 0 && pile != SharedPile::junkyard) continue;
        piles.push_back({title(pile) + " " + plain(size)});
    }
    if (!state.contested.empty() && state.contested.cards.back() != Kind::unknown)
        piles.push_back({"on top " + title(state.contested.cards.back()), Style::accent});
    picture.list("Piles", piles);
    std::vector<Piece> enemies;
    for (std::size_t i = 0; i < state.enemy_piles.size(); ++i) {
        const EnemyPile& pile = state.enemy_piles[i];
        std::string text = plain(static_cast<int>(i) + 1) + ": " +
                           (pile.cards.empty() ? "fought" : plain(static_cast<int>(pile.cards.size())));
        for (Kind kind : pile.cards)
            if (kind != Kind::unknown) text += " " + title(kind);
        enemies.push_back({text, pile.cards.empty() ? Style::faint : Style::plain});
    }
    if (!enemies.empty()) picture.list("Enemies", enemies);
}

void draw_pending(Picture& picture, const State& state, std::span<const std::string> names) {
    if (state.pending.stage != Stage::none) {
        const Pending& pending = state.pending;
        Bag<Kind> cards = pending.cards;
        if (pending.inspired) cards.add(*pending.inspired);
        const bool force = solo(state) && pending.stage == Stage::composing && !state.players[0].agenda.empty() &&
                           state.players[0].agenda.back().kind == StepKind::solo_force;
        const std::string who = state.active.index() < names.size() ? names[state.active.index()] : "";
        std::vector<Piece> pieces{{who + ": " + (force ? "into the fight" : title(pending.action))}};
        for (Piece& piece : card_pieces(cards, Style::accent)) pieces.push_back(std::move(piece));
        if (adds_up(pending.action) || pending.action == Action::accelerate)
            if (!force) pieces.push_back({"sum " + plain(pending_sum(state).value), Style::good});
        picture.list("Action", pieces);
    }
    if (!state.enemy.cards.empty()) {
        std::vector<Piece> pieces = card_pieces(state.enemy.cards, Style::bad);
        pieces.push_back({"score " + plain(strength(state, nullptr, enemy_seat, state.enemy).score), Style::bad});
        picture.list("Enemy", pieces);
    }
}

std::string site_text(const Site& site, std::size_t index) {
    std::string text = plain(static_cast<int>(index) + 1) + " " + title(site.building);
    if (!completed(site)) text += ", " + counted(static_cast<int>(site.timers.size()), "timer card", "timer cards");
    if (site.marks.has(Mark::disabled)) text += ", disabled";
    Bag<Kind> stored;
    for (Kind kind : site.stored) stored.add(kind);
    if (!stored.empty()) text += ", holds " + text_of(stored);
    return text;
}

void draw_sites(Picture& picture, const State& state, Seat seat) {
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < state.sites.size(); ++i)
        if (state.sites[i].owner == seat)
            pieces.push_back({site_text(state.sites[i], i), enabled(state.sites[i]) ? Style::good : Style::plain});
    if (!pieces.empty()) picture.list("Buildings", pieces, "; ");
}

// What spies have seen of a hand and a force that are hidden.
Bag<Kind> spied(const State& state, const Player& player) {
    Bag<Kind> seen = player.hand;
    if (state.phase == Phase::gathering) merge(seen, player.force.cards);
    seen.set(Kind::unknown, 0);
    return seen;
}

std::string people_text(const State& state, Seat seat) {
    if (solo(state)) {
        const auto points = score(state, seat);
        return plain(points[Category::contested] + points[Category::cards]) + " points";
    }
    const Bag<Kind> cards = owned(state, seat);
    int people = 0;
    for (Kind kind : cards.at_least(1) & persons) people += cards[kind] * row(kind).people;
    return cards[Kind::unknown] > 0 ? plain(cards.total()) + " cards" : plain(people) + " people";
}

void draw_player(Picture& picture, const State& state, Seat seat, bool mine, const std::string& name) {
    const Player& player = state.players[seat.index()];
    std::string heading = name;
    if (player.leader) heading += ", " + title(*player.leader) + (player.wounded ? " (wounded)" : "");
    if (state.initiator == seat && !solo(state)) heading += ", initiator";
    picture.heading(heading, people_text(state, seat));
    int timers = 0;
    for (const Site& site : state.sites)
        if (site.owner == seat)
            for (Kind kind : site.timers) timers += kind == Kind::unknown;
    picture.list("Cards", {{"deck " + plain(player.deck.total() - timers)},
                           {"discard " + plain(player.discard.total())},
                           {"hand " + plain(player.hand.total())},
                           {"force " + plain(player.force.cards.total())}});
    if (mine && !player.hand.empty()) picture.list("Hand", card_pieces(player.hand, Style::accent));
    if (const Bag<Kind> seen = spied(state, player); !mine && !seen.empty())
        picture.list("Seen", card_pieces(seen, Style::faint));
    if (mine && !player.discard.empty()) picture.list("Discard", card_pieces(player.discard, Style::faint));
    if (player.force.cards[Kind::unknown] == 0 && !player.force.cards.empty()) {
        std::vector<Piece> pieces = card_pieces(player.force.cards, Style::accent);
        const Strength side = strength(state, seat);
        pieces.push_back({"score " + plain(side.score) + ", " + counted(side.people, "person", "people"), Style::good});
        picture.list("Force", pieces);
    }
    draw_sites(picture, state, seat);
    std::vector<Piece> dealt;
    for (Leader leader : player.dealt)
        if (leader != Leader::unknown) dealt.push_back({title(leader), Style::accent});
    if (!dealt.empty()) picture.list("Dealt", dealt);
}

}  // namespace

Picture Game::picture(const State& state, Seats eyes, std::span<const std::string> names) {
    Picture picture;
    std::string where = "Arctic Scavengers";
    if (state.phase == Phase::over)
        where += ", the end";
    else if (state.round > 0)
        where += ", round " + plain(state.round);
    std::string right;
    if (state.phase == Phase::gathering) right = "food " + plain(std::max(state.food, state.cannibal_food));
    if (state.phase == Phase::skirmish) right = "skirmish";
    if (state.phase == Phase::fight) right = "fight";
    picture.heading(where, right);
    draw_market(picture, state);
    draw_pending(picture, state, names);
    // Others first, so that what I decide about stands next to the prompt.
    for (const bool mine : {false, true})
        for (std::uint8_t i = 0; i < state.players.size(); ++i)
            if (eyes.has(Seat(i)) == mine) draw_player(picture, state, Seat(i), mine, names[i]);
    return picture;
}

}  // namespace skerry::arctic_scavengers
