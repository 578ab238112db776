// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/rules.h"

// Section 7: hidden information. A player sees their own hand, discard pile, force and stored cards; of their deck and
// timers the cards together; of shared piles what they have looked at; of others what their spies have seen and is
// still there. What they put together is theirs alone until it is declared.
namespace skerry::arctic_scavengers {
namespace {

constexpr auto hidden = Kind::unknown;

void hide(Bag<Kind>& bag) {
    const int count = bag.total();
    bag = {};
    bag.add(hidden, count);
}

Seats seats_in(Set<Tribe> tribes) { return Seats::of(static_cast<std::uint8_t>(tribes.bits())); }

template <class P>
void hide_pile(P& pile, Seats eyes) {
    for (std::size_t i = 0; i < pile.size(); ++i)
        if (!seats_in(pile.who(i)).meets(eyes)) pile.cards[i] = std::decay_t<decltype(pile.cards[i])>::unknown;
}

// Timer cards are nobody's to see but a spy's: their owner knows them together with the deck.
void hide_sites(State& view, Seats eyes) {
    for (Site& site : view.sites) {
        Player& owner = view.players[site.owner];
        site.known = site.known & Set<Tribe>::of_bits(eyes.bits());
        if (!site.known.empty()) continue;
        for (Kind& kind : site.timers) {
            if (kind != hidden) owner.deck.add(kind);
            kind = hidden;
        }
        if (!eyes.has(site.owner))
            for (Kind& kind : site.stored) kind = hidden;
    }
}

// Hides the cards of a tribe but for those that spies of these eyes have seen there.
void hide(Bag<Kind>& bag, const State& view, Seats eyes, Seat who, Zone zone) {
    Bag<Kind> known;
    for (const Seat seat : seats_of(view)) {
        const Glimpse& glimpse = view.players[seat].glimpse;
        if (!eyes.has(seat) || glimpse.tribe != who || glimpse.zone != zone) continue;
        const Bag<Kind> seen = bag_of(glimpse.cards);
        for (Kind kind : seen.at_least(1)) known.set(kind, std::max(known[kind], seen[kind]));
    }
    const int others = bag.total() - known.total();
    bag = known;
    bag.add(hidden, others);
}

void hide_plans(State& view, Player& player) {
    if (player.agenda.empty()) return;
    Step& step = player.agenda.back();
    switch (step.kind) {
    case StepKind::aim:
    case StepKind::compose:         step = {.kind = StepKind::gather}; break;
    case StepKind::solo_force:      step = {.kind = StepKind::solo_fight}; break;
    case StepKind::respond_target:  step = {.kind = StepKind::respond}; break;
    case StepKind::skirmish_target: step = {.kind = StepKind::skirmish}; break;
    default:                        return;
    }
    if (view.pending.stage == Stage::composing) view.pending = {};
}

void hide_player(State& view, Seats eyes, Seat seat) {
    Player& player = view.players[seat];
    hide(player.hand, view, eyes, seat, Zone::hand);
    hide(player.deck);
    hide(player.discard);
    if (view.phase == Phase::gathering) hide(player.force.cards, view, eyes, seat, Zone::force);
    player.glimpse = {};
    if (!player.dealt.empty() && player.leader) player.leader = Leader::unknown;
    for (Leader& leader : player.dealt) leader = Leader::unknown;
    hide_plans(view, player);
    if (view.active == seat) hide(view.drawn);
}

}  // namespace

State Game::view(const State& state, Seats eyes) {
    State view = state;
    view.random = {};
    if (state.phase == Phase::over)  // all tribes are counted openly
        eyes = Seats::first(static_cast<std::uint8_t>(view.players.size()));
    agenda::hide_picks(view, eyes);
    hide_sites(view, eyes);
    for (SharedPile pile : each<SharedPile>()) with_pile(view, pile, [&](auto& cards) { hide_pile(cards, eyes); });
    for (Kind& kind : view.unused) kind = hidden;
    for (const Seat seat : seats_of(view)) {
        hide_pile(view.players[seat].top, eyes);
        if (!eyes.has(seat)) hide_player(view, eyes, seat);
    }
    for (EnemyPile& pile : view.enemy_piles)
        for (std::size_t i = 0; i < pile.cards.size(); ++i)
            if (i >= pile.seen || !eyes.has(Seat(0))) pile.cards[i] = hidden;
    return view;
}

// ---- Counting cards ----

Bag<Kind> all_cards(const State& state) {
    const Composition parts = composition(state.setup, state.stacks);
    Bag<Kind> all = parts.market;
    for (int i = 0; i < state.setup.players; ++i) all += parts.starter;
    all += parts.junkyard;
    all += parts.contested;
    all += parts.enemy;
    return all;
}

Census census(const State& state) {
    std::array<int, count_of<Kind>> counts{};
    const auto see = [&](Kind kind) { ++counts[static_cast<std::size_t>(kind)]; };
    const auto count = [&](const Bag<Kind>& bag) {
        for (Kind kind : bag.at_least(1)) counts[static_cast<std::size_t>(kind)] += bag[kind];
    };
    count(state.market);
    count(state.removed);
    for (Kind kind : state.junkyard.cards) see(kind);
    for (Kind kind : state.contested.cards) see(kind);
    for (Kind kind : state.unused) see(kind);
    for (const Site& site : state.sites) {
        for (Kind kind : site.stored) see(kind);
        for (Kind kind : site.timers)
            if (kind != hidden) see(kind);
    }
    for (const Player& player : state.players) {
        count(player.hand);
        count(player.deck);
        count(player.discard);
        count(player.force.cards);
        // A card that was seen on top of a deck is one of its unknown cards.
        const Bag<Kind> top = bag_of(player.top.cards);
        for (Kind kind : top.at_least(1) & all_kinds) {
            const int hidden_there = std::max(0, top[kind] - player.deck[kind]);
            counts[static_cast<std::size_t>(kind)] += hidden_there;
            counts[static_cast<std::size_t>(hidden)] -= hidden_there;
        }
    }
    if (state.pending.stage >= Stage::declared) {
        count(state.pending.cards);
        if (state.pending.inspired) see(*state.pending.inspired);
    }
    count(state.enemy.cards);
    for (const EnemyPile& pile : state.enemy_piles)
        for (Kind kind : pile.cards) see(kind);
    Census result;
    for (Kind kind : all_kinds) result.known.set(kind, std::min(counts[static_cast<std::size_t>(kind)], 255));
    result.unknown = counts[static_cast<std::size_t>(hidden)];
    return result;
}

// ---- Imagining ----

namespace {

// Deals the cards nobody has seen to where there are unknown ones, so that each opponent has what they are known to
// have.
class Dealer {
public:
    Dealer(State& state, Random& random) : state_(state), random_(random) {}

    void deal() {
        settle_tops();
        pool_ = all_cards(state_);
        const Census seen = census(state_);
        for (Kind kind : seen.known.at_least(1)) pool_.set(kind, std::max(0, pool_[kind] - seen.known[kind]));
        if (seen.unknown > 0) {
            deal_enemies();
            deal_stored();
            deal_shown();
            deal_list(state_.contested.cards, contested_kinds);
            deal_list(state_.unused, contested_kinds);
            for (const Seat seat : seats_of(state_)) deal_player(seat);
            deal_list(state_.junkyard.cards, all_kinds);
        }
        for (const Seat seat : seats_of(state_)) order_deck(seat);
        deal_drawn();
    }

private:
    // Cards on top of a deck that somebody saw are in the deck.
    void settle_tops() {
        for (Player& player : state_.players) {
            const Bag<Kind> seen = bag_of(player.top.cards);
            for (Kind kind : seen.at_least(1) & all_kinds)
                while (player.deck[kind] < seen[kind] && player.deck[hidden] > 0) {
                    player.deck.remove(hidden);
                    player.deck.add(kind);
                }
        }
    }

    // One of these kinds that is left; if there is none, any.
    Kind take(const Set<Kind>& wanted) {
        Bag<Kind> choice;
        for (Kind kind : pool_.at_least(1) & wanted) choice.add(kind, pool_[kind]);
        if (choice.empty()) return take_any(pool_, random_);
        const Kind kind = take_any(choice, random_);
        pool_.remove(kind);
        return kind;
    }

    template <std::size_t N>
    void deal_list(List<Kind, N>& list, const Set<Kind>& wanted) {
        for (Kind& kind : list)
            if (kind == hidden) kind = take(wanted);
    }

    void deal_enemies() {
        Bag<Kind> left = state_.unfought;
        for (const EnemyPile& pile : state_.enemy_piles)
            for (Kind kind : pile.cards)
                if (kind != hidden && left[kind] > 0) left.remove(kind);
        for (EnemyPile& pile : state_.enemy_piles)
            for (Kind& kind : pile.cards) {
                if (kind != hidden) continue;
                kind = take_any(left, random_);
                if (pool_[kind] > 0) pool_.remove(kind);
            }
    }

    int contested_to_spare() const {
        int spare = count_of_kinds(pool_, contested_kinds);
        for (Kind kind : state_.contested.cards) spare -= kind == hidden;
        for (Kind kind : state_.unused) spare -= kind == hidden;
        return spare;
    }

    // Stored cards must be of the right type; best ones that their owner is known to have.
    void deal_stored() {
        for (Site& site : state_.sites)
            for (Kind& kind : site.stored) {
                if (kind != hidden) continue;
                Set<Kind> fitting = row(site.building).holds & pool_.at_least(1);
                const Set<Kind> plain = fitting - contested_kinds;
                if (contested_to_spare() <= 0 && !plain.empty()) fitting = plain;
                const Set<Kind> known = fitting & missing(site.owner).at_least(1);
                kind = take(known.empty() ? fitting : known);
            }
    }

    // Cards that a player is known to have and that do not lie open.
    Bag<Kind> missing(Seat seat) const { return less(state_.players[seat].shown, owned(state_, seat)); }

    static Bag<Kind> less(const Bag<Kind>& all, const Bag<Kind>& without) {
        Bag<Kind> rest;
        for (Kind kind : all.at_least(1) & all_kinds) rest.add(kind, std::max(0, all[kind] - without[kind]));
        return rest;
    }

    static int open_slots(const Player& player) {
        return player.hand[hidden] + player.deck[hidden] + player.discard[hidden] + player.force.cards[hidden];
    }

    void deal_shown() {
        for (const Seat seat : seats_of(state_)) {
            const Bag<Kind> cards = missing(seat);
            int slots = open_slots(state_.players[seat]);
            for (Kind kind : cards.at_least(1))
                for (int n = 0; n < cards[kind] && slots > 0 && pool_[kind] > 0; ++n, --slots) {
                    if (contested_kinds.has(kind) && contested_to_spare() <= 0) break;
                    pool_.remove(kind);
                    kept_[seat.index()].add(kind);
                }
        }
    }

    // What a player has besides: cards they got in public and may have trashed, finds, prizes. Some of them are gone.
    void deal_player(Seat seat) {
        Player& player = state_.players[seat];
        Bag<Kind>& kept = kept_[seat.index()];
        int slots = open_slots(player) - kept.total();
        Bag<Kind> have = owned(state_, seat);
        have += kept;
        Bag<Kind> maybe = less(player.acquired, have);
        int finds = player.dug, prizes = player.won;
        while (slots > 0) {
            const int known = maybe.total();
            const int all = known + finds + prizes;
            if (all == 0) break;
            const auto pick = static_cast<int>(random_.below(static_cast<std::uint32_t>(all)));
            Kind kind = hidden;
            if (pick < known) {
                kind = take_any(maybe, random_);
                if (pool_[kind] == 0) continue;
                pool_.remove(kind);
            } else if (pick < known + finds) {
                --finds;
                kind = take(finds_);
            } else {
                --prizes;
                kind = take(contested_kinds);
            }
            kept.add(kind);
            --slots;
        }
        for (; slots > 0; --slots) kept.add(take(finds_));
        for (Bag<Kind>* zone : {&player.hand, &player.deck, &player.discard, &player.force.cards})
            while ((*zone)[hidden] > 0) {
                const Kind kind = take_any(kept, random_);
                zone->remove(hidden);
                zone->add(kind);
            }
    }

    // Which cards of the deck lie under timers, and which on top.
    void order_deck(Seat seat) {
        Player& player = state_.players[seat];
        Bag<Kind> rest = player.deck;
        for (Kind kind : player.top.cards)
            if (kind != hidden) rest.remove(kind);
        for (Kind& kind : player.top.cards)
            if (kind == hidden) kind = take_any(rest, random_);
        for (Site& site : state_.sites) {
            if (site.owner != seat) continue;
            for (Kind& kind : site.timers) {
                if (kind != hidden) continue;
                kind = take_any(rest, random_);
                player.deck.remove(kind);
            }
        }
    }

    void deal_drawn() {
        if (state_.active.index() >= state_.players.size()) return;
        Bag<Kind> hand = less(state_.players[state_.active].hand, state_.drawn);
        while (state_.drawn[hidden] > 0) {
            const Kind kind = take_any(hand, random_);
            state_.drawn.remove(hidden);
            state_.drawn.add(kind);
        }
    }

    static constexpr Set<Kind> finds_ = [] {
        Set<Kind> kinds;
        for (const Lot& lot : lean_junkyard) kinds.add(lot.kind);
        return kinds;
    }();
    State& state_;
    Random& random_;
    Bag<Kind> pool_;
    std::array<Bag<Kind>, max_players> kept_{};
};

void imagine_schematics(State& state, Random& random) {
    if (!state.schematics.cards.has(Building::unknown)) return;
    Bag<Building> seen;
    for (const Site& site : state.sites) seen.add(site.building);
    for (Building building : state.schematics.cards) seen.add(building);
    List<Building, max_sites> rest;
    for (Building building : buildings_of(state))
        for (int n = seen[building]; n < row(building).copies; ++n) rest.push(building);
    random.shuffle(rest);
    fill_unknown(state.schematics.cards, rest);
}

void imagine_leaders(State& state, Random& random) {
    Set<Leader> unseen = leaders_in_use(state.setup);
    for (Leader leader : state.leaders_pile.cards) unseen.remove(leader);
    for (const Player& player : state.players) {
        if (player.leader) unseen.remove(*player.leader);
        for (Leader leader : player.dealt) unseen.remove(leader);
    }
    auto rest = shuffled(random, unseen);
    fill_unknown(state.leaders_pile.cards, rest);
    for (Player& player : state.players) {
        fill_unknown(player.dealt, rest);
        if (player.leader == Maybe<Leader>(Leader::unknown))
            player.leader = player.dealt[random.below(static_cast<std::uint32_t>(player.dealt.size()))];
    }
}

}  // namespace

State Game::imagine(const State& view, Random& random) {
    State state = view;
    Dealer(state, random).deal();
    imagine_schematics(state, random);
    imagine_leaders(state, random);
    if (!state.random.known()) state.random = Generator(random.seed());
    return state;
}

}  // namespace skerry::arctic_scavengers
