// SPDX-License-Identifier: Apache-2.0
#include "games/tundra/game.h"
#include "games/tundra/rules.h"

// Section 7: hidden information. What nobody may see: closed glades, the order of the deck, the random numbers. What
// one player sees: their personal goal until scoring, and their starter cards until all have chosen.
namespace skerry::tundra {
namespace {

// How many starters a player has put under boards, from what everybody may know.
int starters_placed(const Player& player) {
    const bool chosen = player.agenda.empty() || player.agenda.back().kind == StepKind::place_starter;
    return chosen ? starters_kept - static_cast<int>(player.agenda.size()) : 0;
}

int starters_shown(const Player& player) {
    int count = 0;
    for (Board board : each<Board>()) count += bool(player.boards[board].starter);
    return count;
}

void hide_choice(Player& player) {
    for (Card& card : player.dealt) card = Card::unknown;
    for (Board board : each<Board>()) player.boards[board].starter = {};
    for (Step& step : player.agenda)
        if (step.card) step.card = Card::unknown;
}

Set<Card> seen_city_cards(const State& state) {
    Set<Card> seen = state.discards;
    for (Card card : state.market) seen.add(card);
    for (Card card : state.deck) seen.add(card);
    for (const Player& player : state.players) {
        for (const Advisor& advisor : player.advisors) seen.add(advisor.card);
        for (Board board : each<Board>())
            for (Card card : player.boards[board].market) seen.add(card);
        for (const Step& step : player.agenda)
            if (step.card) seen.add(*step.card);
    }
    return seen;
}

void imagine_glades(State& state, Random& random) {
    Set<Glade> unseen = glades_in_play[state.setup.players];
    for (Cell cell : map_of(state).glades) unseen.remove(*state.glades[cell]);
    auto tiles = shuffled(random, unseen);
    for (Cell cell : map_of(state).glades)
        if (*state.glades[cell] == Glade::unknown) state.glades[cell] = tiles.pop();
}

void imagine_personal_goals(State& state, Random& random) {
    Set<PersonalGoal> unseen = personal_goals_in_play[state.setup.players];
    for (const Player& player : state.players)
        if (player.goal) unseen.remove(*player.goal);
    auto goals = shuffled(random, unseen);
    for (Player& player : state.players)
        if (player.goal == Maybe<PersonalGoal>(PersonalGoal::unknown)) player.goal = goals.pop();
}

// What a player who has begun to choose kept, and where it was put: anything that is possible.
void imagine_choice(Player& player, Random& random) {
    const int placed = starters_placed(player);
    const bool stands = starters_shown(player) == placed;
    const bool named = player.agenda.empty() || player.agenda.back().card != Maybe<Card>(Card::unknown);
    if (stands && named) return;
    auto kept = player.dealt;
    random.shuffle(kept);
    const Card low = std::min(kept[0], kept[1]), high = std::max(kept[0], kept[1]);
    List<Board, count_of<Board>> boards;
    for (Board board : each<Board>()) {
        boards.push(board);
        player.boards[board].starter = {};
    }
    random.shuffle(boards);
    if (placed > 0) player.boards[boards[0]].starter = low;
    if (placed > 1) player.boards[boards[1]].starter = high;
    for (std::size_t i = 0; i < player.agenda.size(); ++i) player.agenda[i].card = i == 0 ? high : low;
}

void imagine_starters(State& state, Random& random) {
    Set<Card> unseen = starters_in_play[state.setup.players];
    for (const Player& player : state.players)
        for (Card card : player.dealt) unseen.remove(card);
    auto cards_left = shuffled(random, unseen);
    for (Player& player : state.players) {
        fill_unknown(player.dealt, cards_left);
        std::sort(player.dealt.begin(), player.dealt.end());
        if (player.agenda.empty() || player.agenda.back().kind == StepKind::place_starter)
            imagine_choice(player, random);
    }
}

}  // namespace

State Game::view(const State& state, Seats eyes) {
    State view = state;
    view.random = {};
    agenda::hide_picks(view, eyes);
    for (Card& card : view.deck) card = Card::unknown;
    for (Cell cell : map_of(state).glades - state.open) view.glades[cell] = Glade::unknown;
    for (const Seat seat : seats_of(view)) {
        if (eyes.has(seat)) continue;
        Player& player = view.players[seat];
        if (player.goal && state.phase != Phase::over) player.goal = PersonalGoal::unknown;
        if (state.phase == Phase::choosing) hide_choice(player);
    }
    return view;
}

State Game::imagine(const State& view, Random& random) {
    State state = view;
    auto unseen = shuffled(random, city_cards - seen_city_cards(view));
    fill_unknown(state.deck, unseen);
    imagine_glades(state, random);
    imagine_personal_goals(state, random);
    if (state.phase == Phase::choosing) imagine_starters(state, random);
    if (!state.random.known()) state.random = Generator(random.seed());
    return state;
}

}  // namespace skerry::tundra
