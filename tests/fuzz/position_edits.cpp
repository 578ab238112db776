// SPDX-License-Identifier: Apache-2.0
#include "kit/fuzz.h"

using namespace skerry;

// A real position, edited as a person would edit it by hand: a number changed, a name put where another stood, an entry
// doubled or left out. It is refused, or it can be played.
namespace {

void collect(json::Value& value, std::vector<json::Value*>& all) {
    all.push_back(&value);
    if (value.is_array())
        for (json::Value& item : value.get_array()) collect(item, all);
    if (value.is_object())
        for (auto& field : value.get_object()) collect(field.value(), all);
}

void edit(json::Value& position, const std::uint8_t* data) {
    std::vector<json::Value*> all;
    collect(position, all);
    json::Value& target = *all[(data[0] + 256u * data[1]) % all.size()];
    const json::Value source = *all[(data[2] + 256u * data[3]) % all.size()];
    if (target.is_int64()) {
        target = data[2] % 32;
    } else if (target.is_bool()) {
        target = !target.get_bool();
    } else if (target.is_array() && data[4] % 2 == 0 && !target.get_array().empty()) {
        auto& list = target.get_array();
        list.erase(list.begin() + data[2] % static_cast<long>(list.size()));
    } else if (target.is_array()) {
        target.get_array().push_back(source);
    } else if (target.is_object() && !target.get_object().empty() && data[4] % 2 == 0) {
        auto& object = target.get_object();
        object.erase(object.begin() + data[2] % static_cast<long>(object.size()));
    } else {
        target = source;
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t head = 3, bytes_an_edit = 5, max_edits = 6;
    if (size < head + bytes_an_edit) return 0;
    const AnyGame& game = kit::some_game(data[0]);
    json::Value value = json::parse(game.json(kit::some_position(game, data[1] + 256u * data[2]))).value();
    for (std::size_t at = head; at + bytes_an_edit <= size && at < head + max_edits * bytes_an_edit;
         at += bytes_an_edit)
        edit(value, data + at);
    const auto position = game.read(value, Seed::number(1));
    if (!position) {
        SKERRY_CHECK(!position.sentence().empty());
        return 0;
    }
    const auto again = game.read(json::parse(game.json(position.value())).value(), std::nullopt);
    SKERRY_CHECK(again && again.value() == position.value());
    (void)game.ranking(position.value());
    for (Seat seat : game.waiting(position.value())) {
        (void)game.prompt(position.value(), seat);
        for (Move move : game.moves(position.value(), seat)) (void)game.label(position.value(), seat, move);
    }
    kit::play_on(position.value(), std::string(400, static_cast<char>(data[size - 1])));
    return 0;
}
