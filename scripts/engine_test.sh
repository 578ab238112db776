#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Whether the engine builds with a compiler and nothing else, installs as a CMake package, and plays a game for a program
# that uses it. The games are compiled as in the release build, so ccache has them.

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
work=$(mktemp -d "${TMPDIR:-/tmp}/skerry-engine-test.XXXXXX") || exit 2
trap 'rm -rf "$work"' EXIT
fail() { printf 'FAILED: %s\n' "$*"; exit 1; }
quiet() { "$@" >"$work/log" 2>&1 </dev/null || { tail -n 40 "$work/log"; fail "$*"; }; }

# What everything else needs is out of reach here.
without=()
for package in Boost fmt CLI11 SQLite3 spdlog GTest rapidcheck; do without+=("-DCMAKE_DISABLE_FIND_PACKAGE_$package=ON"); done

quiet cmake --preset release -B "$root/build/engine" -DSKERRY_ENGINE_ONLY=ON "${without[@]}" -S "$root"
quiet cmake --build "$root/build/engine" --target skerry_engine
quiet cmake --install "$root/build/engine" --prefix "$work/prefix"
quiet cmake -G Ninja -S "$root/examples/random_game" -B "$work/example" -DCMAKE_PREFIX_PATH="$work/prefix" -DCMAKE_CXX_COMPILER=g++
quiet cmake --build "$work/example"
first=$("$work/example/random_game" 7) && again=$("$work/example/random_game" 7) || fail "the example does not run"
[[ $first == "$again" ]] || fail "the same seed gave another game"
(($(wc -l <<<"$first") > 50)) && tail -n 1 <<<"$first" | grep -q '\(wins\|win\) ' || { tail -n 3 <<<"$first"; fail "the game has no end"; }
printf '%s decisions; %s\n' $(($(wc -l <<<"$first") - 1)) "$(tail -n 1 <<<"$first")"
