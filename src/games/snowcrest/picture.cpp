#include <algorithm>

#include "games/snowcrest/game.h"
#include "games/snowcrest/names.h"
#include "games/snowcrest/rules.h"

// The table as text. My own village in full, those of the others in short.
namespace skerry::snowcrest {
namespace {

std::string signed_text(int n) { return (n > 0 ? "+" : "") + plain(n); }

std::string padded(std::string text, std::size_t width) {
    while (columns(text) < width) text += ' ';
    return text;
}

// A text word by word, so that it can go on in the next line.
void draw_text(Picture& picture, const std::string& label, const std::string& text, Style style) {
    std::vector<Piece> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        words.push_back({text.substr(at, end - at), style});
        at = end + 1;
    }
    picture.list(label, words, " ");
}

std::string icons_of(Villager villager) {
    std::string text;
    for (Resource icon : card_of(villager).icons) text += (text.empty() ? "" : " ") + title(icon);
    if (card_of(villager).shield) text += (text.empty() ? "" : " ") + std::string("shield");
    return text;
}

void draw_table(Picture& picture, const State& state) {
    std::vector<Piece> pieces{
        {plain(state.scroll_pool) + " in the pool", state.end_triggered ? Style::bad : Style::plain}};
    if (solo(state))
        pieces.push_back({plain(state.rests_taken) + " of " + plain(level_of(state.setup).rest_limit) + " rests"});
    picture.list("Scrolls", pieces);
    picture.list("Forest", {{plain(state.forest_juniper) + " juniper"}});
    std::vector<Piece> supply;
    for (std::size_t i = 0; i < count_of<Building>; ++i) {
        const auto building = static_cast<Building>(i);
        supply.push_back({counted(state.supply[building], title(building), title(building) + "s")});
    }
    picture.list("Supply", supply);
    for (Achievement achievement : state.achievements) {
        const bool claimed = state.claimed.has(achievement);
        draw_text(picture, "Goal", title(achievement) + ": " + (claimed ? "claimed" : explain(achievement)),
                  claimed ? Style::faint : Style::plain);
    }
    if (state.guardian)
        draw_text(picture, "Guardian", title(*state.guardian) + ": " + explain(*state.guardian), Style::accent);
    if (state.forest) draw_text(picture, "Spirit", title(*state.forest) + ": " + explain(*state.forest), Style::accent);
}

void draw_cards(Picture& picture, std::string_view label, const std::vector<Villager>& cards) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const VillagerCard& card = card_of(cards[i]);
        if (cards[i] == Villager::unknown) continue;
        std::string text;
        for (const Alternative& alternative : card.alternatives)
            text += (text.empty() ? "" : " / ") + explain(alternative);
        if (text.size() > 44) text = text.substr(0, 41) + "...";
        picture.line({{padded(i == 0 ? std::string(label) : "", 6)},
                      {padded(title(cards[i]), 12), Style::accent},
                      {padded(plain(card.cost), 2)},
                      {padded(icons_of(cards[i]), 16)},
                      {text.empty() ? "no action" : text, Style::faint}});
    }
}

void draw_village(Picture& picture, const Player& player) {
    for (std::size_t row = 0; row < 3; ++row) {
        std::vector<Piece> pieces{{"  "}};
        for (std::size_t column = 0; column < 3; ++column) {
            const auto cell = static_cast<Cell>(3 * row + column);
            const bool down = player.face_down.has(cell);
            std::string text = padded(std::string(name_of(cell)), 7);
            if (!player.village[cell])
                text += ".";
            else
                text += down ? "(" + title(*player.village[cell]) + ")" : title(*player.village[cell]);
            pieces.push_back({padded(text, 25), down ? Style::faint : Style::plain});
        }
        picture.line(std::move(pieces));
    }
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
    for (std::size_t i = 0; i < count_of<Resource>; ++i) {
        const auto resource = static_cast<Resource>(i);
        if (player.tokens[resource] > 0) pieces.push_back({amount(player.tokens[resource], resource)});
    }
    if (pieces.empty()) pieces.push_back({"nothing"});
    return pieces;
}

std::vector<Piece> tiles_of(const Player& player) {
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < count_of<Building>; ++i) {
        const auto building = static_cast<Building>(i);
        for (int n = 0; n < player.tiles[building]; ++n) pieces.push_back({title(building)});
        for (int n = 0; n < player.used_tiles[building]; ++n)
            pieces.push_back({"(" + title(building) + ")", Style::faint});
    }
    if (pieces.empty()) pieces.push_back({"none"});
    return pieces;
}

void draw_player(Picture& picture, const State& state, Seat seat, bool mine, const std::string& name) {
    const Player& player = state.players[seat.index()];
    const auto points = score(state, seat);
    int total = 0;
    for (std::size_t c = 0; c < count_of<Category>; ++c) total += points[static_cast<Category>(c)];
    picture.heading(name, counted(player.scrolls, "scroll", "scrolls") + ", " + counted(total, "point", "points"));
    if (mine)
        draw_village(picture, player);
    else
        picture.list("Village", village_in_short(player));
    picture.list("Has", tokens_of(player));
    picture.list("Tiles", tiles_of(player));
    std::vector<Piece> more{{"Omens " + signed_text(player.omen_pos), player.omen_pos < 0 ? Style::bad : Style::good}};
    if (player.omen_tokens > 0) more.push_back({counted(player.omen_tokens, "Omen token", "Omen tokens"), Style::bad});
    more.push_back({counted(static_cast<int>(player.hand.size()), "card", "cards") + " in hand"});
    more.push_back({plain(static_cast<int>(player.deck.size())) + " in the deck"});
    more.push_back({plain(player.discards.size()) + " discarded"});
    picture.list("Also", more);
    if (!mine) return;
    draw_cards(picture, "Hand", {player.hand.begin(), player.hand.end()});
    if (state.payment.owed.empty() || !Game::waiting(state).has(seat)) return;
    std::vector<Piece> picked;
    for (std::size_t i = 0; i < count_of<Source>; ++i)
        for (int n = state.payment.picked[static_cast<Source>(i)]; n > 0; --n)
            picked.push_back({std::string(name_of(static_cast<Source>(i)))});
    if (!picked.empty()) picture.list("Paying", picked);
}

}  // namespace

Picture Game::picture(const State& state, Seats eyes, std::span<const std::string> names) {
    Picture picture;
    std::string right;
    if (state.phase == Phase::purchase) right = "first villagers";
    if (state.phase == Phase::turns) right = "round " + plain(state.round);
    if (over(state)) right = "the end";
    picture.heading("Snowcrest", right);
    draw_table(picture, state);
    draw_cards(picture, "Row", {state.row.begin(), state.row.end()});
    // Others first, so that what I decide about stands next to the prompt.
    for (const bool mine : {false, true})
        for (std::uint8_t i = 0; i < state.players.size(); ++i)
            if (eyes.has(Seat(i)) == mine) draw_player(picture, state, Seat(i), mine, names[i]);
    return picture;
}

}  // namespace skerry::snowcrest
