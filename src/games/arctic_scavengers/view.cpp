#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/rules.h"

// Section 7: hidden information. A player sees his own hand, discard pile, force and stored cards; of his deck and timers
// the cards together; of shared piles what he has looked at; of others what his spies have seen and is still there. What he
// puts together is his alone until it is declared.
namespace skerry::arctic_scavengers {
namespace {

constexpr auto hidden = Kind::unknown;

void hide(Bag<Kind>& bag) {
    const int count = bag.total();
    bag = {};
    bag.add(hidden, count);
}

bool any_seat(Set<Tribe> who, Seats eyes) {
    for (Tribe tribe : who)
        if (eyes.has(Seat(static_cast<std::uint8_t>(tribe)))) return true;
    return false;
}

template <class P>
void hide_pile(P& pile, Seats eyes) {
    for (std::size_t i = 0; i < pile.size(); ++i)
        if (!any_seat(pile.who(i), eyes)) pile.cards[i] = std::decay_t<decltype(pile.cards[i])>::unknown;
}

Set<Tribe> tribes_of(Seats eyes) {
    Set<Tribe> tribes;
    for (std::uint8_t i = 0; i < max_players; ++i)
        if (eyes.has(Seat(i))) tribes.add(static_cast<Tribe>(i));
    return tribes;
}

// Timer cards are nobody's to see but a spy's: their owner knows them together with his deck.
void hide_sites(State& view, Seats eyes) {
    for (Site& site : view.sites) {
        Player& owner = view.players[site.owner];
        site.known = site.known & tribes_of(eyes);
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
        Bag<Kind> seen;
        for (Kind kind : glimpse.cards) seen.add(kind);
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
    hide_pile(view.junkyard, eyes);
    hide_pile(view.contested, eyes);
    hide_pile(view.schematics, eyes);
    hide_pile(view.leaders_pile, eyes);
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
        Bag<Kind> top;
        for (Kind kind : player.top.cards) top.add(kind);
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

// Deals the cards nobody has seen to where there are unknown ones, so that each opponent has what he is known to have.
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
            for (const Seat seat : seats_of(state_)) deal_player(seat.index());
            deal_list(state_.junkyard.cards, all_kinds);
        }
        for (std::uint8_t i = 0; i < state_.players.size(); ++i) order_deck(i);
        deal_drawn();
    }

private:
    // Cards on top of a deck that somebody saw are in the deck.
    void settle_tops() {
        for (Player& player : state_.players) {
            Bag<Kind> seen;
            for (Kind kind : player.top.cards)
                if (kind != hidden) seen.add(kind);
            for (Kind kind : seen.at_least(1))
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
        int spare = 0;
        for (Kind kind : pool_.at_least(1) & contested_kinds) spare += pool_[kind];
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
                const Set<Kind> known = fitting & missing(site.owner.index()).at_least(1);
                kind = take(known.empty() ? fitting : known);
            }
    }

    // Cards that a player is known to have and that do not lie open.
    Bag<Kind> missing(std::size_t seat) const {
        return less(state_.players[seat].shown, owned(state_, Seat(static_cast<std::uint8_t>(seat))));
    }

    static Bag<Kind> less(const Bag<Kind>& all, const Bag<Kind>& without) {
        Bag<Kind> rest;
        for (Kind kind : all.at_least(1) & all_kinds) rest.add(kind, std::max(0, all[kind] - without[kind]));
        return rest;
    }

    int open_slots(std::size_t seat) const {
        const Player& player = state_.players[seat];
        int slots = player.hand[hidden] + player.deck[hidden] + player.discard[hidden];
        return slots + player.force.cards[hidden];
    }

    void deal_shown() {
        for (std::size_t i = 0; i < state_.players.size(); ++i) {
            const Bag<Kind> cards = missing(i);
            int slots = open_slots(i);
            for (Kind kind : cards.at_least(1))
                for (int n = 0; n < cards[kind] && slots > 0 && pool_[kind] > 0; ++n, --slots) {
                    if (contested_kinds.has(kind) && contested_to_spare() <= 0) break;
                    pool_.remove(kind);
                    kept_[i].add(kind);
                }
        }
    }

    // What a player has besides: cards he got in public and may have trashed, finds, prizes. Some of them are gone.
    void deal_player(std::size_t seat) {
        Player& player = state_.players[seat];
        int slots = open_slots(seat) - kept_[seat].total();
        Bag<Kind> have = owned(state_, Seat(static_cast<std::uint8_t>(seat)));
        have += kept_[seat];
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
            kept_[seat].add(kind);
            --slots;
        }
        for (; slots > 0; --slots) kept_[seat].add(take(finds_));
        for (Bag<Kind>* zone : {&player.hand, &player.deck, &player.discard, &player.force.cards})
            while ((*zone)[hidden] > 0) {
                const Kind kind = take_any(kept_[seat], random_);
                zone->remove(hidden);
                zone->add(kind);
            }
    }

    // Which cards of the deck lie under timers, and which on top.
    void order_deck(std::size_t seat) {
        Player& player = state_.players[seat];
        Bag<Kind> rest = player.deck;
        for (Kind kind : player.top.cards)
            if (kind != hidden) rest.remove(kind);
        for (Kind& kind : player.top.cards) {
            if (kind != hidden) continue;
            kind = take_any(rest, random_);
        }
        for (Site& site : state_.sites) {
            if (site.owner.index() != seat) continue;
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
    List<Building, most_sites> rest;
    for (Building building : buildings_of(state))
        for (int n = seen[building]; n < row(building).copies; ++n) rest.push(building);
    random.shuffle(rest);
    for (Building& building : state.schematics.cards)
        if (building == Building::unknown) building = rest.pop();
}

void imagine_leaders(State& state, Random& random) {
    Set<Leader> unseen = leaders_in_use(state.setup);
    const auto see = [&](Leader leader) {
        if (leader != Leader::unknown) unseen.remove(leader);
    };
    for (Leader leader : state.leaders_pile.cards) see(leader);
    for (const Player& player : state.players) {
        if (player.leader) see(*player.leader);
        for (Leader leader : player.dealt) see(leader);
    }
    List<Leader, count_of<Leader>> rest;
    for (Leader leader : unseen) rest.push(leader);
    random.shuffle(rest);
    for (Leader& leader : state.leaders_pile.cards)
        if (leader == Leader::unknown) leader = rest.pop();
    for (Player& player : state.players) {
        for (Leader& leader : player.dealt)
            if (leader == Leader::unknown) leader = rest.pop();
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
