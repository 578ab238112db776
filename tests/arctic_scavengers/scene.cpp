// SPDX-License-Identifier: Apache-2.0
#include "arctic_scavengers/scene.h"

#include <algorithm>
#include <utility>

namespace skerry::arctic_scavengers {
namespace {

void play_one(Scene& scene, const std::string& wanted) {
    if (std::exchange(scene.closed, false) && wanted == "done") return;
    const auto offered = scene.moves();
    const bool back = wanted.starts_with("back ");
    ASSERT_TRUE(back || std::find(offered.begin(), offered.end(), wanted) != offered.end())
        << wanted << " is not among: " << testing::PrintToString(offered) << " in " << scene.decision();
    const Move move = Game::parse_move(wanted).value();
    const State before = scene.state;
    const Seat seat = scene.asked();
    if (Game::play(scene.state, seat, move, Events<Event>(&scene.events)) == Revealed::yes)
        scene.revealed = Revealed::yes;
    scene.closed = ends_by_itself(before, scene.state, seat, move);
}

template <std::size_t N>
bool take_from(List<Kind, N>& list, Kind kind) {
    if (!list.has(kind)) return false;
    list.take(list.find(kind));
    return true;
}

bool take_from(Bag<Kind>& bag, Kind kind) {
    if (bag[kind] == 0) return false;
    bag.remove(kind);
    return true;
}

}  // namespace

Kind kind(std::string_view name) {
    const auto found = named<Kind>(name);
    EXPECT_TRUE(found) << name;
    return found ? *found : Kind::junk;
}

Bag<Kind> bag(std::string_view kinds) {
    Bag<Kind> all;
    for (const std::string& name : words(kinds)) all.add(kind(name));
    return all;
}

std::string text(const Bag<Kind>& bag) {
    std::string all;
    for (Kind k : bag.at_least(1))
        for (int i = 0; i < bag[k]; ++i) (all += all.empty() ? "" : " ") += name_of(k);
    return all;
}

int total(const State& state, int seat) {
    const auto points = score(state, Seat(static_cast<std::uint8_t>(seat)));
    return points[Category::people] + points[Category::gangs] + points[Category::contested] + points[Category::cards];
}

// ---- Arranging ----

bool Scene::find(Kind kind) {
    if (take_from(state.removed, kind) || take_from(state.market, kind)) return true;
    for (std::size_t i = 0; i < state.junkyard.size(); ++i)
        if (state.junkyard.cards[i] == kind) return state.junkyard.take(i), true;
    if (take_from(state.unused, kind)) {
        // the cards put away stay fourteen
        for (Kind other : state.removed.at_least(1) & contested_kinds) {
            state.removed.remove(other);
            state.unused.push(other);
            break;
        }
        return true;
    }
    // the contested deck keeps its size: one that is out of the game takes the place
    if (const std::size_t at = state.contested.cards.find(kind); at < state.contested.size())
        for (Kind other : state.removed.at_least(1) & contested_kinds) {
            state.removed.remove(other);
            state.contested.cards[at] = other;
            return true;
        }
    for (Player& player : state.players)
        if (take_from(player.deck, kind) || take_from(player.discard, kind)) return true;
    for (std::uint8_t i = static_cast<std::uint8_t>(state.players.size()); i-- > 0;)
        if (take_from(state.players[i].hand, kind)) return true;
    return false;
}

Kind Scene::fetch(std::string_view name) {
    const Kind wanted = kind(name);
    EXPECT_TRUE(find(wanted)) << "there are not so many of " << name;
    return wanted;
}

void Scene::put_away(Bag<Kind>& cards) {
    state.removed += cards;
    cards = {};
}

Scene& Scene::cards(int seat, std::string_view zones) {
    Player& player = of(seat);
    const auto zone_of = [&](const std::string& name) -> Bag<Kind>& {
        if (name == "hand") return player.hand;
        if (name == "deck") return player.deck;
        if (name == "discard") return player.discard;
        EXPECT_EQ(name, "force");
        return player.force.cards;
    };
    for (const std::string& zone : split(zones, '|')) put_away(zone_of(words(zone).front()));
    for (const std::string& zone : split(zones, '|')) {
        const auto names = words(zone);
        Bag<Kind> wanted;
        for (std::size_t i = 1; i < names.size(); ++i) wanted.add(fetch(names[i]));
        zone_of(names.front()) += wanted;
    }
    return *this;
}

Scene& Scene::hands(std::string_view all) {
    for (Player& player : state.players) put_away(player.hand);
    int seat = 0;
    for (const std::string& part : split(all, '|')) hand(seat++, part);
    return *this;
}

Scene& Scene::round(int number) {
    state.round = static_cast<std::uint8_t>(number);
    const int left = contested_count - std::max(0, number - first_skirmish_round);
    while (static_cast<int>(state.contested.size()) > left) state.removed.add(state.contested.pop());
    while (static_cast<int>(state.contested.size()) < left) {
        const Kind back = *(state.removed.at_least(1) & contested_kinds).begin();
        state.removed.remove(back);
        state.contested.push(back);
    }
    return *this;
}

Scene& Scene::yard(std::string_view kinds) {
    List<Kind, max_junkyard> top;
    for (const std::string& name : words(kinds)) top.push(fetch(name));
    while (!top.empty()) state.junkyard.push(top.pop());
    return *this;
}

Scene& Scene::only_yard(std::string_view kinds) {
    while (!state.junkyard.empty()) state.removed.add(state.junkyard.pop());
    return yard(kinds);
}

Scene& Scene::prize(std::string_view name) {
    state.contested.known.clear();
    const Kind wanted = kind(name);
    auto& deck = state.contested.cards;
    if (const std::size_t at = deck.find(wanted); at < deck.size()) {
        std::swap(deck[at], deck.back());
    } else {
        const Kind other = deck.back();
        deck.back() = fetch(name);
        state.removed.add(other);
    }
    return *this;
}

Scene& Scene::plans(std::string_view kinds) {
    auto names = words(kinds);
    std::reverse(names.begin(), names.end());
    auto& deck = state.schematics;
    List<Building, max_sites> top;
    for (const std::string& name : names) {
        const auto building = named<Building>(name);
        EXPECT_TRUE(building && deck.cards.has(*building)) << name;
        top.push(deck.take(deck.cards.find(*building)));
    }
    for (Building building : top) deck.push(building);
    return *this;
}

Scene& Scene::about(std::string_view kinds) {
    for (const std::string& name : words(kinds)) state.circulation.add(kind(name));
    return *this;
}

Scene& Scene::food(int count) {
    state.food = static_cast<std::uint8_t>(count);
    return *this;
}

Scene& Scene::lead(int seat, Leader leader) {
    const Maybe<Leader> old = of(seat).leader;
    for (Player& player : state.players)
        if (player.leader == Maybe<Leader>(leader)) player.leader = old;
    auto& pile = state.leaders_pile;
    if (const std::size_t at = pile.cards.find(leader); at < pile.size()) {
        if (old)
            pile.cards[at] = *old;
        else
            pile.take(at);
    }
    of(seat).leader = leader;
    return *this;
}

Scene& Scene::site(int seat, Building building, std::string_view timers, std::string_view stored) {
    auto& deck = state.schematics;
    const std::size_t at = deck.cards.find(building);
    EXPECT_LT(at, deck.size());
    if (at == deck.size()) return *this;
    deck.take(at);
    Site site;
    site.building = building;
    site.owner = Seat(static_cast<std::uint8_t>(seat));
    for (const std::string& name : words(timers)) site.timers.push(fetch(name));
    for (const std::string& name : words(stored)) site.stored.push(fetch(name));
    state.sites.push(site);
    return *this;
}

Scene& Scene::enemy(int pile, std::string_view kinds) {
    auto& piles = state.enemy_piles;
    EnemyPile& mine = piles[static_cast<std::size_t>(pile - 1)];
    const std::size_t size = mine.cards.size();
    // Cards of other piles are exchanged for those that are there.
    std::size_t at = 0;
    for (const std::string& name : words(kinds)) {
        const Kind wanted = kind(name);
        bool found = false;
        for (std::size_t i = at; i < size && !found; ++i)
            if (mine.cards[i] == wanted) {
                std::swap(mine.cards[i], mine.cards[at]);
                found = true;
            }
        for (EnemyPile& other : piles) {
            if (found || &other == &mine || !other.cards.has(wanted)) continue;
            std::swap(other.cards[other.cards.find(wanted)], mine.cards[at]);
            found = true;
        }
        EXPECT_TRUE(found) << "the enemy has not so many of " << name;
        ++at;
    }
    EXPECT_EQ(at, size) << "a pile has its size";
    return *this;
}

// ---- Playing ----

bool ends_by_itself(const State& before, const State& after, Seat seat, Move move) {
    if (move == done || is_put_back(move)) return false;
    const Step step = player_at(before, seat).agenda.back();
    const auto& now = player_at(after, seat).agenda;
    if (rule_of(step).selection) return after.picked.size() <= before.picked.size();
    const bool composing = !now.empty() && (now.back().kind == StepKind::aim || rule_of(now.back()).selection);
    switch (verb_of(move)) {
    case Verb::hire:
    case Verb::source:
    case Verb::look:
    case Verb::fight:  return !composing;
    default:           return false;
    }
}

Scene& Scene::play(std::string_view line) {
    events.clear();
    revealed = Revealed::no;
    for (const std::string& part : split(line, ',')) {
        play_one(*this, part);
        if (testing::Test::HasFatalFailure()) break;
    }
    return *this;
}

Scene& Scene::fight(std::string_view forces) {
    hands(forces);
    for (std::size_t i = 0; i < state.players.size(); ++i) play("end");
    EXPECT_EQ(state.phase, Phase::skirmish);
    return *this;
}

Scene& Scene::passes() {
    events.clear();
    while (!decision().empty() && offers("pass") && !testing::Test::HasFatalFailure()) play_one(*this, "pass");
    return *this;
}

Scene& Scene::end_round() {
    events.clear();
    const int number = state.round;
    while (state.round == number && state.phase != Phase::over && !testing::Test::HasFatalFailure()) {
        const auto offered = moves();
        std::string least = offered.back();
        for (const char* wanted : {"end", "pass", "done", "stay"})
            if (std::find(offered.begin(), offered.end(), wanted) != offered.end()) least = wanted;
        play_one(*this, least);
    }
    return *this;
}

// ---- Looking ----

std::vector<std::string> Scene::moves() const {
    return kit::moves<Game>(state, Game::waiting(state).empty() ? Seat(0) : asked());
}

bool Scene::offers(std::string_view move) const {
    const auto offered = moves();
    return std::find(offered.begin(), offered.end(), move) != offered.end();
}

Seat Scene::asked() const { return Game::waiting(state).front(); }

std::string Scene::decision() const {
    if (Game::waiting(state).empty()) return "";
    return word_of(state.players[asked().index()].agenda.back().kind);
}

std::string Scene::hand(int seat) const { return text(of(seat).hand); }
std::string Scene::discard(int seat) const { return text(of(seat).discard); }
std::string Scene::force(int seat) const { return text(of(seat).force.cards); }
std::string Scene::pending() const { return text(state.pending.cards); }

std::string Scene::won() const {
    for (const Event& event : events) {
        if (event.kind == EventKind::deadlock) return "deadlock";
        if (event.kind == EventKind::wins_card) return word_of(static_cast<Tribe>(event.seat.index()));
    }
    return "";
}

int Scene::happened(EventKind kind) const {
    return static_cast<int>(
        std::count_if(events.begin(), events.end(), [&](const Event& event) { return event.kind == kind; }));
}

const Event* Scene::event(EventKind kind) const {
    for (const Event& event : events)
        if (event.kind == kind) return &event;
    return nullptr;
}

std::string Scene::seen(int seat) const {
    std::string all;
    for (const Event& event : events) {
        if (event.kind != EventKind::sees || event.audience != Seats(Seat(static_cast<std::uint8_t>(seat)))) continue;
        all += all.empty() ? "" : " ";
        all += event.card ? name_of(*event.card) : event.building ? name_of(*event.building) : name_of(*event.leader);
    }
    return all;
}

// ---- Tables ----

Setup multi(int players, int hq, Set<Module> recon, std::string_view market) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.hq = static_cast<std::uint8_t>(hq);
    setup.recon = recon;
    if ((recon - Set<Module>{Module::recon4}).empty()) return setup;
    const Set<Kind> must = mandatory(setup);
    if (must.size() > recon_stacks) return setup;
    setup.market = must;
    for (const std::string& name : words(market)) setup.market.add(kind(name));
    for (Kind kind : pool_of(setup))
        if (setup.market.size() < recon_stacks) setup.market.add(kind);
    return setup;
}

Scene scene_of(const Setup& setup) {
    auto begun = Game::begin(setup, Seed::number(1));
    EXPECT_TRUE(begun) << (begun ? "" : begun.sentence());
    Scene scene(begun.value());
    while (scene.state.phase == Phase::choosing) scene.play(scene.moves().front());
    State& state = scene.state;
    // Leaders that nobody notices.
    constexpr std::array<Leader, 5> quiet{Leader::butcher, Leader::cannibal, Leader::peacemaker, Leader::organizer,
                                          Leader::excavator};
    for (std::size_t i = 0; i < state.players.size(); ++i)
        if (state.players[i].leader) state.players[i].leader = quiet[i];
    for (Player& player : state.players) {
        player.deck += player.hand;
        player.hand = {};
        player.agenda.clear();
    }
    state.initiator = state.active = Seat(0);
    state.players[0].agenda.push({.kind = StepKind::gather});
    if (setup.mode == Mode::multi) scene.round(10);
    return scene;
}

Scene base(int players) { return scene_of(multi(players)); }

Scene with(int players, int hq, Set<Module> recon, std::string_view market) {
    return scene_of(multi(players, hq, recon, market));
}

Setup alone(Level level, std::string_view market) {
    Setup setup;
    setup.mode = Mode::solo;
    setup.players = 1;
    setup.level = level;
    for (const std::string& name : words(market)) setup.market.add(kind(name));
    for (Kind kind : market_pool)
        if (!market.empty() && setup.market.size() < recon_stacks) setup.market.add(kind);
    return setup;
}

Scene solo_scene(std::string_view market, Maybe<Leader> leader) {
    Setup setup = alone(Level::solo_normal, market);
    setup.solo_leader = bool(leader);
    Scene scene = scene_of(setup);
    if (leader) scene.lead(red, *leader);
    return scene;
}

}  // namespace skerry::arctic_scavengers
