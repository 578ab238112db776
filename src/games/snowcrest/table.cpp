// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/snowcrest/names.h"
#include "games/snowcrest/rules.h"

// Sections 6.9, 6.10: tokens, Omens, Scrolls, the row, Achievements. Once a solo game has ended nothing is taken.
namespace skerry::snowcrest {
namespace {

// ---- Achievements (3.11) ----

template <Resource resource>
bool holds(const Player& player, int number) {
    return player.tokens[resource] >= number;
}
bool owns_of_one_type(const Player& player, int number) {
    for (Building building : each<Building>())
        if (owned(player, building) >= number) return true;
    return false;
}

struct AchievementRule {
    std::string_view text;
    bool (*fulfilled)(const Player&, int number);
};
constexpr Each<Achievement, AchievementRule> achievement_rules{{
    {"Own at least {number|building tile|building tiles}.", [](const Player& p, int n) { return tiles_owned(p) >= n; }},
    {"Have a farm, a forge and a shrine face up together.",
     [](const Player& p, int n) { return p.tiles.at_least(n).size() == count_of<Building>; }},
    {"Own at least {number} tiles of one type.", owns_of_one_type},
    {"Have villagers in all {number} cells.", [](const Player& p, int n) { return occupied(p).size() >= n; }},
    {"Hold at least {number} barley.", holds<Resource::barley>},
    {"Hold at least {number} juniper.", holds<Resource::juniper>},
    {"Hold at least {number} gold.", holds<Resource::gold>},
    {"Hold at least {number|bell|bells}.", holds<Resource::bell>},
    {"Stand at +{number} or better on the Omen track.", [](const Player& p, int n) { return p.omen_pos >= n; }},
    {"Have at most {number|starter|starters} left in the village.",
     [](const Player& p, int n) { return starters_in_village(p).size() <= n; }},
}};

// The last scroll may end the game.
void claim(Turn& turn, Achievement achievement) {
    if (over(turn.state)) return;
    turn.state.claimed.add(achievement);
    turn.tell({.kind = EventKind::achievement, .achievement = achievement});
    gain_scrolls(turn, achievement_scrolls);
}

void resolve_scrolls(Turn& turn, const Step& step) { gain_scrolls(turn, step.count); }

}  // namespace

const StepRule gain_scrolls_rule{.passed_over = resolve_scrolls};

Seat asked_opponent(const State& state) {
    for (const Seat seat : seats_of(state))
        if (seat != state.active && !state.players[seat].agenda.empty()) return seat;
    return state.active;
}

bool ask_next_opponent(Turn& turn, const Step& step, const Step& question) {
    if (step.asked >= opponents(turn.state)) return false;
    Step rest = step;
    ++rest.asked;
    turn.push(rest);
    turn.state.players[seat_after(turn.state, turn.seat, rest.asked)].agenda.push(question);
    return true;
}

int juniper_per_fill(const State& state) { return juniper_per_player * static_cast<int>(state.players.size()); }

void gain(Turn& turn, Resource what, int count) {
    count = std::min(count, max_tokens_of_a_kind - turn.me.tokens[what]);
    if (count <= 0 || over(turn.state)) return;
    turn.me.tokens.add(what, count);
    turn.tell({.kind = EventKind::gains, .resource = what, .count = static_cast<std::uint8_t>(count)});
}

void gain_scrolls(Turn& turn, int count) {
    State& state = turn.state;
    if (over(state) || count == 0) return;
    const int from_pool = std::min<int>(count, state.scroll_pool);
    if (solo(state)) count = from_pool;  // RU-38
    count = std::min(count, 255 - turn.me.scrolls);
    turn.me.scrolls = static_cast<std::uint8_t>(turn.me.scrolls + count);
    state.scroll_pool = static_cast<std::uint8_t>(state.scroll_pool - from_pool);
    turn.tell({.kind = EventKind::scrolls, .count = static_cast<std::uint8_t>(count)});
    if (state.scroll_pool > 0 || state.end_triggered) return;
    state.end_triggered = true;
    turn.tell({.kind = EventKind::last_scroll});
    if (solo(state)) end_game(turn);
}

void gain_omens(Turn& turn, int count) {
    if (count == 0 || over(turn.state)) return;
    const int steps = std::min(count, turn.me.omen_pos - worst_omen);
    turn.me.omen_pos = static_cast<std::int8_t>(turn.me.omen_pos - steps);
    turn.me.omen_tokens = static_cast<std::uint8_t>(std::min(255, turn.me.omen_tokens + count - steps));
    turn.tell({.kind = EventKind::omens, .count = static_cast<std::uint8_t>(count)});
}

void bless(Turn& turn, int count) {
    if (over(turn.state)) return;
    const int now = std::min(best_omen, turn.me.omen_pos + count);
    const int steps = now - turn.me.omen_pos;
    if (steps == 0) return;
    turn.me.omen_pos = static_cast<std::int8_t>(now);
    turn.tell({.kind = EventKind::blessed, .count = static_cast<std::uint8_t>(steps)});
}

void others_gain_omens(Turn& turn, int count) {
    for (int i = 1; i <= opponents(turn.state); ++i) {
        const Seat seat = seat_after(turn.state, turn.state.active, i);
        Turn other(turn.state, seat, turn.events);
        gain_omens(other, count);
    }
}

void take_card(Turn& turn, Villager card) {
    if (!is_own(card)) {
        turn.state.row.take(turn.state.row.find(card));
        return;
    }
    turn.me.hand.take(turn.me.hand.find(card));
    turn.me.shown.remove(card);
}

void put_under(Turn& turn, Villager common) {
    put_at_bottom(turn.state.common_deck, common);
    ++turn.state.common_known;
    turn.tell({.kind = EventKind::under_deck, .villager = common});
}

void leave(Turn& turn, Cell cell) {
    const Villager villager = *turn.me.village[cell];
    turn.me.village[cell] = {};
    turn.me.face_down.remove(cell);
    turn.tell({.kind = EventKind::leaves, .villager = villager, .cell = cell});
    if (is_own(villager))
        turn.me.discards.add(villager);
    else
        put_under(turn, villager);
}

void refill_row(Turn& turn) {
    State& state = turn.state;
    while (!state.row.full() && !state.common_deck.empty()) {
        state.row.push(reveal(turn, state.common_deck, state.common_known));
        turn.tell({.kind = EventKind::row_card, .villager = state.row.back()});
    }
}

bool fulfilled(const Player& player, Achievement achievement) {
    return achievement_rules[achievement].fulfilled(player, card_of(achievement).number);
}

std::string explain(Achievement achievement) {
    return filled(achievement_rules[achievement].text, Places{{{"number", plain(card_of(achievement).number)}}});
}

void check_achievements(Turn& turn) {
    const State& state = turn.state;
    if (turn.seat != state.active || state.phase != Phase::turns) return;
    for (Achievement achievement : state.achievements)
        if (!state.claimed.has(achievement) && fulfilled(turn.me, achievement)) claim(turn, achievement);
}

// The agendas are cleared once the move is carried out (carry_on).
void end_game(Turn& turn) {
    turn.state.phase = Phase::over;
    turn.tell({.kind = EventKind::game_over});
}

}  // namespace skerry::snowcrest
