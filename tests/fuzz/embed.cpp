// SPDX-License-Identifier: Apache-2.0
#include <array>
#include <cstring>

#include "embed/skerry.h"
#include "kit/fuzz.h"

using namespace skerry;

namespace {

// Searches of more than a few iterations would take the time of a thousand inputs; their parameters are what is tried here.
bool takes_long(std::string_view line) {
    const auto has = [&](std::string_view word) { return line.find(word) != std::string_view::npos; };
    if (has("hint") || has("analyse")) return true;
    if (!has("go_on")) return false;
    const std::size_t at = line.find(R"("iterations":)");
    if (at == std::string_view::npos) return true;
    const std::string_view digits = line.substr(at + 13, 3);
    return digits.find_first_not_of("0123456789") == std::string_view::npos;
}

// A request as a host sends it. Every answer is one line of JSON that says whether it worked.
bool call(skerry_engine* engine, std::string_view line) {
    const std::string_view answer(skerry_call(engine, line.data(), line.size()), skerry_answer_length(engine));
    SKERRY_CHECK(answer.find('\n') == std::string_view::npos);
    const auto value = json::parse(answer, 256 << 20);
    SKERRY_CHECK(value && value.value().is_object());
    const bool ok = value.value().at("ok").as_bool();
    SKERRY_CHECK(ok || value.value().at("error").as_string().ends_with('.'));
    return ok;
}

std::string answer_to(skerry_engine* engine, std::string_view line) {
    return skerry_call(engine, line.data(), line.size());
}

// Bytes that play with places: a new game, then what each pair of bytes says.
void play_places(skerry_engine* engine, std::string_view bytes) {
    if (bytes.empty()) return;
    const AnyGame& game = kit::some_game(static_cast<std::uint8_t>(bytes[0]));
    const auto seed = Seed::number(static_cast<unsigned char>(bytes[0])).bytes;
    const std::string_view id = game.info().id;
    const int first = skerry_begin(engine, id.data(), id.size(), "{}", 2, seed.data());
    std::array<std::uint64_t, 256> moves{};
    for (std::size_t i = 1; i + 1 < bytes.size() && i < 400; i += 2) {
        const auto what = static_cast<unsigned char>(bytes[i]), which = static_cast<unsigned char>(bytes[i + 1]);
        const int place = which % 16;
        const std::uint32_t seat = what / 8 % 6;
        switch (what % 8) {
        case 0:  skerry_copy(engine, place); break;
        case 1:  skerry_view(engine, place, which); break;
        case 2:  skerry_imagine(engine, place, seed.data()); break;
        case 3:  skerry_drop(engine, place); break;
        case 4:  skerry_play(engine, place, seat, which); break;
        default: {
            const int at = what % 8 == 5 ? first : place;
            const std::uint32_t count = skerry_moves(engine, at, seat, moves.data(), 256);
            if (count > 0) skerry_play(engine, at, seat, moves[which % count]);
        }
        }
        std::int32_t points[5];
        SKERRY_CHECK(skerry_points(engine, place, points, 5) <= 5);
        SKERRY_CHECK((skerry_state(engine, place) == nullptr) == (skerry_state_size(engine, place) == 0));
    }
}

}  // namespace

// Lines for skerry_call, then, after an empty line, bytes for the places. What was refused has changed nothing.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    skerry_engine* engine = skerry_new();
    std::string_view text = kit::text_of(data, size);
    for (int lines = 0; !text.empty() && lines < 40; ++lines) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (takes_long(line)) continue;
        if (line.empty()) {
            play_places(engine, text);
            break;
        }
        const std::string_view tables = R"({"do":"tables"})", hash = R"({"do":"hash"})",
                               look = R"({"do":"look_table","table":"t1","user":"me","at":9})";
        const std::string before = answer_to(engine, tables) + answer_to(engine, hash) + answer_to(engine, look);
        if (!call(engine, line))
            SKERRY_CHECK(answer_to(engine, tables) + answer_to(engine, hash) + answer_to(engine, look) == before);
    }
    skerry_free(engine);
    return 0;
}
