// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/names.h"
#include "games/arctic_scavengers/rules.h"

// The table as text: market and piles, then every tribe, the one that looks last.
namespace skerry::arctic_scavengers {
namespace {

std::vector<Piece> card_pieces(const Bag<Kind>& cards, Style style = Style::plain) {
    std::vector<Piece> pieces;
    for (Kind kind : cards.at_least(1)) pieces.push_back({text_of(kind, cards[kind]), style});
    return pieces;
}

// A force, with those who have acted or stand in the gas.
std::vector<Piece> force_pieces(const Force& force, Style style) {
    std::vector<Piece> pieces = card_pieces(force.cards, style);
    for (Kind kind : force.used) pieces.push_back({title(kind) + " has acted", Style::faint});
    for (Kind kind : force.gassed) pieces.push_back({title(kind) + " in the gas", Style::bad});
    return pieces;
}

Whose whose_among(Names names) {
    return [names](const std::string& what, Seat owner) {
        return "the " + what + " of " + (owner.index() < names.size() ? names[owner.index()] : "the enemy");
    };
}

// Cards of a pile that are known to whoever looks, by their place from the nearer end.
template <class P>
void known_cards(const P& pile, const std::string& name, std::vector<Piece>& pieces) {
    using Card = std::decay_t<decltype(pile.cards[0])>;
    const auto side = [&](std::string start, std::size_t many, auto at) {
        for (std::size_t i = 0; i < many; ++i) {
            const Card card = pile.cards[at(i)];
            if (card == Card::unknown) continue;
            pieces.push_back({start + plain(static_cast<int>(i) + 1) + " " + title(card), Style::accent});
            start.clear();
        }
    };
    const std::size_t upper = (pile.size() + 1) / 2;
    side(name + " from the top: ", upper, [&](std::size_t i) { return pile.size() - 1 - i; });
    side(name + " from the bottom: ", pile.size() - upper, [](std::size_t i) { return i; });
}

void draw_market(Picture& picture, const State& state) {
    std::vector<Piece> stacks;
    for (Kind kind : state.stacks)
        stacks.push_back({title(kind) + " " + plain(state.market[kind]) + " (" + text_of(row(kind).cost) + ")",
                          state.market[kind] == 0 ? Style::faint : Style::plain});
    picture.list("Market", stacks);
    std::vector<Piece> piles;
    for (SharedPile pile : each<SharedPile>()) {
        const int size = pile_size(state, pile);
        if (size == 0 && pile != SharedPile::junkyard) continue;
        piles.push_back({title(pile) + " " + plain(size)});
    }
    picture.list("Piles", piles);
    std::vector<Piece> known;
    for (SharedPile pile : each<SharedPile>())
        with_pile(state, pile, [&](const auto& cards) { known_cards(cards, title(pile), known); });
    if (!known.empty() && state.phase != Phase::over) picture.list("Known", known);
    std::vector<Piece> enemies;
    if (solo(state)) enemies.push_back({counted(piles_left(state), "pile", "piles") + " left"});
    for (std::size_t i = 0; i < state.enemy_piles.size(); ++i) {
        const EnemyPile& pile = state.enemy_piles[i];
        std::string text =
            ordinal(i) + ": " + (pile.cards.empty() ? "fought" : plain(static_cast<int>(pile.cards.size())));
        for (Kind kind : pile.cards)
            if (kind != Kind::unknown) text += " " + title(kind);
        enemies.push_back({text, pile.cards.empty() ? Style::faint : Style::plain});
    }
    if (!enemies.empty()) picture.list("Enemies", enemies);
}

void draw_pending(Picture& picture, const State& state, Names names) {
    if (state.pending.stage != Stage::none) {
        const Pending pending = composed(state);
        const Bag<Kind> cards = cards_in(pending);
        const bool force = solo(state) && pending.stage == Stage::composing && !state.players[0].agenda.empty() &&
                           state.players[0].agenda.back().kind == StepKind::solo_force;
        const std::string who = state.active.index() < names.size() ? names[state.active.index()] : "";
        const bool declared = pending.stage >= Stage::declared;
        std::string what = force      ? "into the fight against pile " + plain(pending.site + 1)
                           : declared ? title(pending.action) + declared_at(declaration(state), whose_among(names))
                                      : title(pending.action);
        std::vector<Piece> pieces{{who + ": " + what}};
        for (Piece& piece : card_pieces(cards, Style::accent)) pieces.push_back(std::move(piece));
        if (rule_of(pending.action).total.sum && !force)
            pieces.push_back({"sum " + plain(pending_sum(state).value), Style::good});
        picture.list("Action", pieces);
    }
    if (const Seat attacker = state.attack.attacker; state.attack.stage != Protection::none)
        picture.list("Attack", {{attack_text(state, whose_among(names),
                                             attacker.index() < names.size() ? names[attacker.index()] : "the enemy"),
                                 Style::bad}});
    if (!state.enemy.cards.empty()) {
        std::vector<Piece> pieces = force_pieces(state.enemy, Style::bad);
        pieces.push_back({"score " + plain(strength(state, nullptr, enemy_seat, state.enemy).score), Style::bad});
        picture.list("Enemy", pieces);
    }
}

std::string site_text(const Site& site, std::size_t index) {
    std::string text = ordinal(index) + " " + title(site.building);
    if (!completed(site)) text += ", " + counted(static_cast<int>(site.timers.size()), "timer card", "timer cards");
    if (site.marks.has(Mark::disabled)) text += ", disabled";
    if (!site.stored.empty()) text += ", holds " + text_of(bag_of(site.stored));
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
    if (state.phase == Phase::gathering) seen += player.force.cards;
    seen.set(Kind::unknown, 0);
    return seen;
}

std::string people_text(const State& state, Seat seat) {
    const Standing standing = Game::ranking(state).seats[seat.index()];
    const bool one = standing.total == 1 && standing.hidden == 0;
    return total_text(standing) + (solo(state) ? one ? " point" : " points" : one ? " person" : " people");
}

void draw_player(Picture& picture, const State& state, Seat seat, bool mine, const std::string& name) {
    const Player& player = state.players[seat];
    std::string heading = name;
    if (player.leader) heading += ", " + title(*player.leader) + (player.wounded ? " (wounded)" : "");
    if (state.initiator == seat && !solo(state)) heading += ", initiator";
    picture.heading(heading, people_text(state, seat));
    picture.list("Cards", {{"deck " + plain(player.deck.total() - unknown_timers(state, seat))},
                           {"discard " + plain(player.discard.total())},
                           {"hand " + plain(player.hand.total())},
                           {"force " + plain(player.force.cards.total())}});
    if (mine && !player.hand.empty()) picture.list("Hand", card_pieces(player.hand, Style::accent));
    if (const Bag<Kind> seen = spied(state, player); !mine && !seen.empty())
        picture.list("Seen", card_pieces(seen, Style::faint));
    std::vector<Piece> top;
    known_cards(player.top, "deck", top);
    if (!top.empty() && state.phase != Phase::over) picture.list("Known", top);
    if (mine && !player.discard.empty()) picture.list("Discard", card_pieces(player.discard, Style::faint));
    if (player.force.cards[Kind::unknown] == 0 && !player.force.cards.empty()) {
        std::vector<Piece> pieces = force_pieces(player.force, Style::accent);
        const Strength side = strength(state, seat);
        pieces.push_back({"score " + plain(side.score) + ", " + counted(side.people, "person", "people"), Style::good});
        picture.list("Force", pieces);
    }
    draw_sites(picture, state, seat);
    if (const auto dealt = titles(player.dealt, Style::accent); !dealt.empty()) picture.list("Dealt", dealt);
}

}  // namespace

Picture Game::picture(const State& state, Seats eyes, Names names) {
    Picture picture;
    std::string right;
    if (state.phase == Phase::gathering) right = "food " + plain(std::max(state.food, state.cannibal_food));
    if (state.phase == Phase::skirmish) right = "skirmish";
    if (state.phase == Phase::fight) right = "fight";
    picture.heading(round_title("Arctic Scavengers", state.phase == Phase::over, state.round, last_round), right);
    draw_market(picture, state);
    draw_pending(picture, state, names);
    draw_players(state, eyes,
                 [&](Seat seat, bool mine) { draw_player(picture, state, seat, mine, names[seat.index()]); });
    return picture;
}

}  // namespace skerry::arctic_scavengers
