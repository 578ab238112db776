// SPDX-License-Identifier: Apache-2.0
#include "games/skara_brae/game.h"
#include "games/skara_brae/names.h"
#include "games/skara_brae/rules.h"

// The table as text. My own area in full, those of the others in short.
namespace skerry::skara_brae {
namespace {

void draw_card_line(Picture& picture, Card card) {
    picture.line({{"  "}, {padded(title(card), 20), Style::accent}, {in_short(card)}});
}

void draw_sets(Picture& picture, const State& state) {
    if (state.phase != Phase::turns) return;
    const bool solo = state.setup.mode != Mode::multi;
    const std::size_t current = solo ? 0 : state.turn - 1u;
    for (std::size_t i = current; i < state.sets.size(); ++i) {
        if (i == current) {
            for (Card card : state.sets[i]) draw_card_line(picture, card);
            continue;
        }
        std::vector<Piece> cards;
        for (Card card : state.sets[i]) cards.push_back({title(card) + " (" + in_short(card) + ")", Style::faint});
        picture.list("Set " + plain(static_cast<int>(i) + 1), cards);
    }
}

void draw_order(Picture& picture, const State& state, Names names) {
    const auto stack = [&](std::string_view label, const Stack& markers) {
        std::string text;
        for (std::size_t i = markers.size(); i-- > 0;) {
            text += text.empty() ? std::string(label) : " > ";
            text += markers[i] == Marker::neutral ? "neutral" : names[static_cast<std::size_t>(markers[i])];
        }
        return text;
    };
    std::vector<Piece> order;
    for (const std::string& text :
         {stack("", state.left), stack("passed: ", state.top), stack("next set: ", state.right)})
        if (!text.empty()) order.push_back({text});
    if (!order.empty()) picture.list("To draft", order, "; ");
}

std::vector<Piece> stored(const Player& player) {
    std::vector<Piece> pieces;
    for (Resource resource : player.storage.at_least(1)) {
        const Style style = resource == Resource::midden ? Style::bad
                            : resource == Resource::food ? Style::good
                                                         : Style::plain;
        pieces.push_back({amount(player.storage[resource], resource), style});
    }
    if (pieces.empty()) pieces.push_back({"nothing"});
    pieces.back().text +=
        " (" + plain(player.storage.total()) + " of " + plain(rows * player.open_columns) + " spaces)";
    return pieces;
}

void draw_tiles(Picture& picture, const Player& player, bool mine) {
    if (mine && player.flipped != tiles_of(player)) picture.list("Tiles", titles(tiles_of(player) - player.flipped));
    if (!player.flipped.empty()) picture.list("Flipped", titles(player.flipped, Style::good));
    std::vector<Piece> workers = titles(player.small_workers);
    for (Piece& two : titles(player.second_small_workers)) workers.push_back({two.text + " again"});
    for (Piece& large : titles(player.large_worker)) workers.push_back({large.text + " (the large one)"});
    if (!workers.empty()) picture.list("Workers on", workers);
}

std::vector<Piece> village_pieces(const Player& player, bool names) {
    std::vector<Piece> pieces;
    for (Environment e : each<Environment>()) {
        std::string text = word_of(e) + " " + plain(icons(player, e));
        if (names && !player.columns[e].empty()) {
            text += " (";
            for (std::size_t j = player.columns[e].size(); j-- > 0;)
                text += title(player.columns[e][j]) + (j > 0 ? ", " : ")");
        }
        pieces.push_back({text});
    }
    return pieces;
}

std::vector<Piece> card_pieces(const Player& player) {
    std::vector<Piece> pieces;
    const auto add = [&](int count, std::string_view one, std::string_view many) {
        if (count > 0) pieces.push_back({counted(count, one, many)});
    };
    add(roof_count(player), "roof", "roofs");
    add(stone_ball_count(player), "stone ball", "stone balls");
    add(utensils_count(player), "utensils", "utensils");
    add(player.whorls, "spindle whorl", "spindle whorls");
    add(player.black_workers, "black worker", "black workers");
    return pieces;
}

std::vector<Piece> tracks(const Player& player, bool mine) {
    const FurnishSpace& furnish = furnish_track.spaces[player.furnish];
    const Slider& slider = slider_columns[player.open_columns];
    const auto with = [&](const std::string& name, int at, const std::string& means) {
        return Piece{name + " " + plain(at) + (mine ? " (" + means + ")" : "")};
    };
    return {with("Furnish", player.furnish,
                 plain(furnish.per_settler) + " per settler, " + plain(furnish.per_set) + " per set"),
            with("Trade", player.trade, counted(trade_track.spaces[player.trade].points, "point", "points")),
            with("slider", player.open_columns,
                 plain(slider.midden) + " midden per round, " + counted(slider.points, "point", "points")),
            {"hearth " + plain(hearth_limit_of(player))}};
}

// Who has to be fed, with what, and the midden that comes.
void draw_round_end(Picture& picture, const Player& player) {
    const int hunger = hungry(player), food = player.storage[Resource::food];
    const std::string people =
        counted(settler_count(player), "settler", "settlers") + ", " + counted(roof_count(player), "roof", "roofs");
    Piece feeding{people + ": nobody to feed"};
    if (hunger > 0)
        feeding = {people + ": " + plain(hunger) + " to feed with " + plain(food) + " food" +
                       (food < hunger ? ", " + plain(hunger - food) + " short" : ""),
                   food < hunger ? Style::bad : Style::good};
    picture.list("Round end", {feeding, {plain(midden_due(player)) + " midden"}}, "; ");
}

void draw_solo(Picture& picture, const State& state) {
    const Player& player = state.players[0];
    for (Focus focus : state.focus)
        picture.list("Focus", {met(player, focus) ? Piece{explain(focus) + " Met.", Style::good}
                                                  : Piece{explain(focus) + " Not met yet.", Style::bad}});
    for (Task task : state.tasks) {
        const bool done = state.tasks_done.has(task);
        picture.list(title(task), {{done ? "done" : explain(task), done ? Style::good : Style::plain}});
    }
}

void draw_player(Picture& picture, const State& state, Seat seat, bool mine, const std::string& name) {
    const Player& player = state.players[seat];
    picture.heading(player.special ? name + ", " + title(*player.special) : name,
                    counted(total_score(state, seat), "point", "points"));
    picture.list("Storage", stored(player));
    std::vector<Piece> village = village_pieces(player, mine);
    for (Piece& piece : card_pieces(player)) village.push_back(std::move(piece));
    picture.list("Village", village);
    picture.list("Tracks", tracks(player, mine));
    if (mine && state.round > 0 && state.phase != Phase::over) draw_round_end(picture, player);
    draw_tiles(picture, player, mine);
    if (const auto dealt = titles(player.dealt, Style::accent); !dealt.empty()) picture.list("Dealt", dealt);
    for (Card card : player.drawn)
        if (card != Card::unknown) draw_card_line(picture, card);
}

}  // namespace

Picture Game::picture(const State& state, Seats eyes, Names names) {
    Picture picture;
    std::string right;
    if (state.phase == Phase::turns)
        right =
            (state.setup.mode == Mode::multi ? "set " : "turn ") + plain(state.turn) + " of " + plain(turns_per_round);
    if (state.phase == Phase::resting) right = "end of the round";
    picture.heading(round_title("Skara Brae", state.phase == Phase::over, state.round, last_round), right);
    draw_order(picture, state, names);
    draw_sets(picture, state);
    draw_solo(picture, state);
    draw_players(state, eyes,
                 [&](Seat seat, bool mine) { draw_player(picture, state, seat, mine, names[seat.index()]); });
    return picture;
}

}  // namespace skerry::skara_brae
