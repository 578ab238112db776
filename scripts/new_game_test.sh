#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Whether scripts/new_game.sh makes a game that works: in a copy of this tree, from the compiler to the browser. The
# copy is removed afterwards. ccache has most of it: only the game itself and what lists all games is compiled anew.

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
source "$root/scripts/lib.sh"
cd "$root" || exit 2
want_tests=1

copy=$(mktemp -d "${TMPDIR:-/tmp}/skerry-new-game.XXXXXX") || exit 2
trap 'rm -rf "$copy"' EXIT
trap 'exit 130' INT TERM

# step WHAT COMMAND...: says what is tried; what fails is shown and ends it all.
step() {
    local what=$1 began=$SECONDS log
    shift
    if ! log=$("$@" </dev/null 2>&1); then
        printf '%s\n' "$log" | tail -n 60
        printf 'FAILED: %s\n' "$what"
        exit 1
    fi
    printf '%4d s  %s\n' $((SECONDS - began)) "$what"
}
# refused WORDS ARGUMENTS...: the script says no, with these words in it, and changes nothing.
refused() {
    local words=$1 said
    shift
    said=$(scripts/new_game.sh "$@" 2>&1) && return 1
    [[ $said == *"$words"* ]] || { printf 'it says: %s\n' "$said"; return 1; }
}
refusals() {
    refused "say an id and a name" pebbles &&
        refused "cannot be used" Pebbles "Pebbles" &&
        refused "cannot be used" pebbles "Pebbles/2" &&
        refused "already a game" tundra "Tundra" &&
        refused "word of C++" class "Class" &&
        refused "has a meaning already" core "Core"
}
# says TEXT COMMAND...: it succeeds, and its output has the text.
says() {
    local text=$1 out
    shift
    out=$("$@" 2>&1) && [[ $out == *"$text"* ]] || { printf '%s\n' "$out"; return 1; }
}
layout() {
    find src tests -path '*pebbles*' -name '*.[hc]*' -print0 |
        xargs -0 clang-format-19 --dry-run -Werror src/catalog/games.h && scripts/layers.sh
}
# Always the first move offered, to the end.
play() { yes 1 | head -n 300 | says "The game is over." "$bin" play pebbles --bots greedy --seed 7; }
# What the new game could break: its own files' look, the types of all.
web() (
    ln -s "$origin/web/node_modules" web/node_modules && web_types && build_wasm && cd web || exit 1
    mapfile -t own < <(find src e2e -path '*pebbles*' -not -path '*/generated/*' -type f)
    npx prettier --log-level warn --write "${own[@]}" && npx eslint --no-warn-ignored "${own[@]}" &&
        npx svelte-check --tsconfig ./tsconfig.json --fail-on-warnings &&
        npm test -- src/games/pebbles && npm run build
)
browser() { SKERRY_BIN=$bin npm --prefix web run e2e -- e2e/pebbles.spec.ts; }

if git rev-parse --git-dir >/dev/null 2>&1; then
    git ls-files --cached --others --exclude-standard -z
else
    find . -type f -not -path './build/*' -not -path './web/node_modules/*' -not -path './web/dist/*' -printf '%P\0'
fi | while IFS= read -r -d '' file; do
    [[ -f $file ]] && printf '%s\0' "$file"
done | xargs -0 cp --parents -t "$copy" || exit 1
web_packages || exit 1
cd "$copy" && origin=$root root=$copy bin=$copy/build/release/bin/skerry || exit 2

step "bad ids and names are refused" refusals
step "new_game.sh makes Pebbles" scripts/new_game.sh pebbles "Pebbles"
step "it is formatted and keeps the order of the folders" layout
find tests/conformance -name '*.cpp' -not -name 'pebbles*' -delete # the other games have had their turn
step "release: build" build release skerry test_pebbles test_conformance
step "rules" build/release/bin/test_pebbles
step "conformance" says "PebblesConformance.holds/0" build/release/bin/test_conformance --gtest_filter='*Pebbles*'
step "random against search" says "20 games" "$bin" simulate pebbles --bots random,search:50 --games 20
step "greedy alone" says "20 games" "$bin" simulate pebbles --mode alone --bots greedy --games 20
step "a game in the terminal" play
step "web: types, unit tests, build" web
step "web: games in the browser" browser
