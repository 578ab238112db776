// SPDX-License-Identifier: Apache-2.0
#include "embed/engine.h"
#include "kit/fuzz.h"

using namespace skerry;

// Lines for the referee: each gets one line of JSON back, and what was refused has changed nothing.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    embed::Engine referee([] { return Seed::number(1); });
    std::string_view text = kit::text_of(data, size);
    while (!text.empty() && !referee.finished()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string before = referee.answer(R"({"do":"hash"})");
        const std::string answer = referee.answer(text.substr(0, end));
        SKERRY_CHECK(answer.find('\n') == std::string::npos);
        const auto value = json::parse(answer, 64 << 20);
        SKERRY_CHECK(value && value.value().is_object());
        if (!value.value().at("ok").as_bool()) SKERRY_CHECK(referee.answer(R"({"do":"hash"})") == before);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return 0;
}
