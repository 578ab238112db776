// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/notation.h"
#include "games/snowcrest/game.h"
#include "games/snowcrest/names.h"
#include "games/snowcrest/rules.h"

// The table as text. My own village in full, those of the others in short.
namespace skerry::snowcrest {
namespace {

std::string signed_text(int n) { return (n > 0 ? "+" : "") + plain(n); }

void draw_table(Picture& picture, const State& state, Seats eyes) {
    std::vector<Piece> pieces{
        {plain(state.scroll_pool) + " in the pool", state.end_triggered ? Style::bad : Style::plain}};
    if (solo(state))
        pieces.push_back({counted(state.rests_taken, "rest", "rests") + " taken, rest " +
                          plain(level_of(state.setup).rest_limit) + " loses the game"});
    picture.list("Scrolls", pieces);
    picture.list("Forest", {{plain(state.forest_juniper) + " juniper"}});
    std::vector<Piece> supply;
    for (Building building : each<Building>()) {
        supply.push_back({counted(state.supply[building], title(building), title(building) + "s")});
    }
    picture.list("Supply", supply);
    for (Achievement achievement : state.achievements) {
        const bool claimed = state.claimed.has(achievement);
        const bool met = !claimed && eyes.size() == 1 && fulfilled(state.players[eyes.front().index()], achievement);
        picture.text("Goal", {{(met ? "[x] " : "[ ] ") + title(achievement) + ": " +
                                   (claimed ? "already earned" : explain(achievement)),
                               claimed ? Style::faint : Style::plain}});
    }
    if (state.guardian)
        picture.text("Guardian", {{title(*state.guardian) + ": " + explain(*state.guardian), Style::accent}});
    if (state.forest) picture.text("Spirit", {{title(*state.forest) + ": " + explain(*state.forest), Style::accent}});
}

// A villager in a line: what it costs or where it is, its icons, its actions; these go on below where they do not fit.
void draw_villager(Picture& picture, const std::string& label, Villager villager, Style style) {
    constexpr std::size_t label_width = 6, name_width = 12, icons_width = 16;
    constexpr std::size_t start = label_width + name_width + icons_width;
    std::string actions;
    for (const Alternative& alternative : card_of(villager).alternatives)
        actions += (actions.empty() ? "" : " / ") + text_of(alternative);
    if (actions.empty()) actions = "No action";
    std::vector<std::string> lines{{}};
    for (const std::string_view word : words_in(actions)) {
        if (!lines.back().empty() && start + columns(lines.back()) + 1 + columns(word) > Picture::width)
            lines.emplace_back();
        (lines.back() += lines.back().empty() ? "" : " ") += word;
    }
    picture.line({{padded(label, label_width)},
                  {padded(title(villager), name_width), style},
                  {padded(icons_of(villager, " "), icons_width)},
                  {lines[0], Style::faint}});
    for (std::size_t i = 1; i < lines.size(); ++i) picture.line({{std::string(start, ' ')}, {lines[i], Style::faint}});
}

void draw_cards(Picture& picture, std::string_view label, const std::vector<Villager>& cards) {
    if (cards.empty()) return;
    picture.list(label, {{"cost, villager, icons, actions", Style::faint}});
    for (Villager card : cards)
        if (card != Villager::unknown) draw_villager(picture, "  " + plain(card_of(card).cost), card, Style::accent);
}

void draw_village(Picture& picture, const Player& player) {
    for (std::size_t row = 0; row < 3; ++row) {
        std::vector<Piece> pieces{{"  "}};
        for (std::size_t column = 0; column < 3; ++column) {
            const auto cell = static_cast<Cell>(3 * row + column);
            const bool down = player.face_down.has(cell);
            std::string text = padded(word_of(cell), 7);
            if (!player.village[cell])
                text += ".";
            else
                text += down ? "(" + title(*player.village[cell]) + ")" : title(*player.village[cell]);
            pieces.push_back({padded(text, 25), down ? Style::faint : Style::plain});
        }
        picture.line(std::move(pieces));
    }
    for (Cell cell : occupied(player) - player.face_down)
        draw_villager(picture, "  " + word_of(cell), *player.village[cell], Style::plain);
}

std::vector<Piece> village_in_short(const Player& player) {
    std::vector<Piece> pieces;
    for (Cell cell : occupied(player)) {
        const bool down = player.face_down.has(cell);
        const std::string text = title(*player.village[cell]);
        pieces.push_back({down ? "(" + text + ")" : text, down ? Style::faint : Style::plain});
    }
    return pieces;
}

std::vector<Piece> tokens_of(const Player& player) {
    std::vector<Piece> pieces;
    for (Resource resource : each<Resource>()) {
        if (player.tokens[resource] > 0) pieces.push_back({amount(player.tokens[resource], resource)});
    }
    if (pieces.empty()) pieces.push_back({"nothing"});
    return pieces;
}

std::vector<Piece> tiles_of(const Player& player) {
    std::vector<Piece> pieces;
    for (Building building : each<Building>()) {
        for (int n = 0; n < player.tiles[building]; ++n) pieces.push_back({title(building)});
        for (int n = 0; n < player.used_tiles[building]; ++n)
            pieces.push_back({"(" + title(building) + ")", Style::faint});
    }
    if (pieces.empty()) pieces.push_back({"none"});
    return pieces;
}

void draw_player(Picture& picture, const State& state, Seat seat, bool mine, const std::string& name) {
    const Player& player = state.players[seat];
    const Standing standing = Game::ranking(state).seats[seat.index()];
    picture.heading(name, counted(player.scrolls, "scroll", "scrolls") + ", " + total_text(standing) +
                              (standing.total == 1 && standing.hidden == 0 ? " point" : " points"));
    if (mine)
        draw_village(picture, player);
    else
        picture.list("Village", village_in_short(player));
    picture.list("Has", tokens_of(player));
    picture.list("Tiles", tiles_of(player));
    std::vector<Piece> more{
        {"Omen track " + signed_text(player.omen_pos), player.omen_pos < 0 ? Style::bad : Style::good}};
    if (player.omen_tokens > 0) more.push_back({counted(player.omen_tokens, "Omen token", "Omen tokens"), Style::bad});
    more.push_back({counted(static_cast<int>(player.hand.size()), "card", "cards") + " in hand"});
    more.push_back({plain(static_cast<int>(player.deck.size())) + " in the deck"});
    more.push_back({plain(player.discards.size()) + " discarded"});
    picture.list("Also", more);
    if (!mine) return;
    draw_cards(picture, "Hand", {player.hand.begin(), player.hand.end()});
    std::vector<Piece> paying, discarding;
    for (const Pick pick : agenda::picked(state, seat)) {
        if (verb_of(move_of(pick)) == Verb::pay)
            paying.push_back({title(player, source_of(pick))});
        else
            discarding.push_back({title(static_cast<Villager>(pick.first))});
    }
    if (!paying.empty()) picture.list("Paying", paying);
    if (!discarding.empty()) picture.list("Discarding", discarding);
}

}  // namespace

Picture Game::picture(const State& state, Seats eyes, Names names) {
    Picture picture;
    std::string right;
    if (state.phase == Phase::purchase) right = "first villagers";
    if (state.phase == Phase::turns) right = "round " + plain(state.round);
    if (over(state)) right = "the end";
    picture.heading("Snowcrest", right);
    draw_table(picture, state, eyes);
    draw_cards(picture, "Row", {state.row.begin(), state.row.end()});
    draw_players(state, eyes,
                 [&](Seat seat, bool mine) { draw_player(picture, state, seat, mine, names[seat.index()]); });
    return picture;
}

}  // namespace skerry::snowcrest
