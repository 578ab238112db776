#include "catalog/describe.h"

namespace skerry {
namespace {

void list_of(json::Writer& out, std::string_view name, std::span<const std::string_view> texts) {
    out.key(name).list();
    for (const std::string_view text : texts) out.value(text);
    out.end();
}

void list_of(json::Writer& out, std::string_view name, std::span<const Thing> things) {
    out.key(name).list();
    for (const Thing& thing : things) out.value(thing.id);
    out.end();
}

}  // namespace

void describe(json::Writer& out, const GameInfo& info) {
    out.object().field("id", info.id).field("name", info.name).field("text", info.text).field("credits", info.credits);
    out.field("provenance", info.provenance).field("rules", info.rules).key("modes").list();
    for (const ModeInfo& mode : info.modes) {
        out.object().field("id", mode.id).field("name", mode.name).field("text", mode.text);
        out.field("min_players", mode.min_players).field("max_players", mode.max_players);
        out.field("campaign", mode.campaign).end();
    }
    out.end().key("options").list();
    for (const OptionInfo& option : info.options) {
        out.object().field("id", option.id).field("text", option.text).field("values", option.values);
        out.field("modes", option.modes).end();
    }
    out.end();
    list_of(out, "seat_names", info.seat_names);
    list_of(out, "categories", info.categories);
    out.field("asks_others", info.asks_others).field("fewest_win", info.fewest_win).end();
}

void describe(json::Writer& out, const Entry& entry) {
    out.object().field("thing", entry.thing.id).field("name", entry.name).field("text", entry.text).end();
}

void describe_selection(json::Writer& out, const Position& position, Seat seat, const Prompt& prompt,
                        std::span<const std::string> names) {
    if (!prompt.selection) return;
    const AnyGame& game = position.game();
    const Selection& selection = *prompt.selection;
    out.key("selection").object().field("least", selection.least).field("most", selection.most);
    out.field("complete", selection.complete).key("picked").list();
    for (const Move move : selection.picked) {
        const Move back = put_back(move);
        out.object().field("text", game.move_text(move)).field("label", game.label(position, seat, move, names));
        out.field("back", game.move_text(back));
        list_of(out, "touches", game.touches(position, seat, move));
        out.end();
    }
    out.end().end();
}

void describe(json::Writer& out, const Position& position, Seat seat, std::span<const std::string> names) {
    const Prompt prompt = position.game().prompt(position, seat, names);
    out.object().field("decision", prompt.decision).field("line", prompt.line);
    list_of(out, "about", prompt.about);
    out.key("refused").list();
    for (const Refusal& refusal : prompt.refused)
        out.object().field("thing", refusal.thing.id).field("reason", refusal.reason).end();
    out.end();
    describe_selection(out, position, seat, prompt, names);
    out.end();
}

void describe(json::Writer& out, const Happening& happening) {
    out.object().field("seat", happening.seat.index()).key("audience");
    describe(out, happening.audience);
    out.field("text", happening.text).key("event").raw(happening.json).end();
}

void describe(json::Writer& out, const GameInfo& info, const Ranking& ranking) {
    out.object().field("final", ranking.final).field("verdict", ranking.verdict).key("unused").list();
    for (std::size_t c = 0; c < info.categories.size(); ++c)
        if (!ranking.counts(c)) out.value(info.categories[c]);
    out.end().key("seats").list();
    for (const Standing& standing : ranking.seats) {
        out.object().field("place", standing.place).field("won", standing.won).field("total", standing.total);
        out.key("points").object();
        for (std::size_t c = 0; c < standing.points.size(); ++c) out.field(info.categories[c], standing.points[c]);
        out.end().key("hidden").list();
        for (std::size_t c = 0; c < standing.points.size(); ++c)
            if (standing.hides(c)) out.value(info.categories[c]);
        out.end().end();
    }
    out.end().end();
}

void describe(json::Writer& out, Seats seats) { out.raw(json::text(seats)); }

void describe_moves(json::Writer& out, const Position& position, Seat seat, std::span<const std::string> names) {
    const AnyGame& game = position.game();
    out.list();
    for (const Move move : game.moves(position, seat)) {
        out.object().field("text", game.move_text(move)).field("label", game.label(position, seat, move, names));
        list_of(out, "touches", game.touches(position, seat, move));
        out.end();
    }
    out.end();
}

}  // namespace skerry
