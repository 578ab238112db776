#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# ./skerry test [quick|coverage|fuzz|engine|package|new-game|format|tidy|nightly]: the proof that Skerry does what it says.
#
#   (nothing)   everything but tidy and nightly: format, release, web, engine, package, new-game, coverage, fuzz
#   quick       the quick areas in the release build; about a minute
#   coverage    rules, parsers and tables under ASan and UBSan, and what this covers of the rules: at least 95 %
#   fuzz        every fuzz target for SKERRY_FUZZ_SECONDS (8), from SKERRY_FUZZ_SEED (0: another one each time)
#   engine      whether the engine builds with a compiler alone, and a program can use it
#   package     whether the Debian package holds a Skerry that works
#   new-game    whether scripts/new_game.sh lays out a game that works, from the compiler to the browser
#   format      clang-format, columns of the docs, the order of the folders, licence lines
#   tidy        clang-tidy; slow
#   nightly     the areas with threads under TSan, the same games from an optimising clang, every area under ASan and
#               UBSan, new inputs for the fuzz targets, two minutes each; slow

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
source "$root/scripts/lib.sh"
cd "$root" || exit 2

jobs=2
want_tests=1
fuzz_seconds=${SKERRY_FUZZ_SECONDS:-8}
fuzz_seed=${SKERRY_FUZZ_SEED:-1} # the same inputs each time: what a commit did not break does not fail it
coverage_floor=95

export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_stack_use_after_return=1:strict_string_checks=1}
export UBSAN_OPTIONS=${UBSAN_OPTIONS:-print_stacktrace=1}
export TSAN_OPTIONS=${TSAN_OPTIONS:-halt_on_error=1}

# ---- stages ---------------------------------------------------------------------------------------------------------

stages=() failed=0

# Who stops this script stops what it has started.
trap 'kill $(jobs -p) 2>/dev/null' EXIT
trap 'exit 130' INT TERM

# stage NAME COMMAND...: runs it, remembers how it went. Exit code 77: there was nothing to do.
stage() {
    local name=$1 began=$SECONDS code result
    shift
    printf '\n=== %s\n' "$name"
    "$@"
    code=$?
    case $code in
    0) result=passed ;;
    77) result=skipped ;;
    *) result=FAILED failed=1 ;;
    esac
    stages+=("$(printf '%-8s %5d s   %s' "$result" $((SECONDS - began)) "$name")")
    ((code == 0 || code == 77))
}

summary() {
    printf '\n=== Summary\n'
    printf '%s\n' "${stages[@]}"
    if ((failed)); then echo "SOME STAGES FAILED"; else echo "ALL STAGES PASSED"; fi
    exit "$failed"
}

# ---- tests ----------------------------------------------------------------------------------------------------------

# run_tests PRESET [ctest options]: ctest's own report, then GoogleTest's own summary of each area.
# Every single test with its time is in build/PRESET/results/*.xml.
run_tests() {
    local preset=$1 dir=$root/build/$1 code
    shift
    rm -rf "$dir/results"
    GTEST_BRIEF=1 GTEST_OUTPUT="xml:$dir/results/" ctest --preset "$preset" "$@"
    code=$?
    awk '/^[0-9]+\/[0-9]+ Testing: / { area = $3 }
         /^\[==========\].* ran\.|^\[  PASSED  \]|^\[  SKIPPED \] [0-9]+ test|^\[  FAILED  \]/ { print area ": " $0 }' \
        "$dir/Testing/Temporary/LastTest.log"
    return "$code"
}

# ---- fuzzing --------------------------------------------------------------------------------------------------------

# fuzz_one NAME: the corpus grows in build/, from the seeds in tests/fuzz/corpus/NAME. A finding is kept and named.
fuzz_one() {
    local name=$1 dir=$root/build/asan/fuzz/$1 options=()
    mkdir -p "$dir/corpus" "$dir/findings"
    [[ -f tests/fuzz/$name.dict ]] && options+=("-dict=tests/fuzz/$name.dict")
    options+=("$dir/corpus")
    [[ -d tests/fuzz/corpus/$name ]] && options+=("tests/fuzz/corpus/$name")
    [[ $name == record ]] && options+=(tests/records/*) # whole games are the best seeds
    "$root/build/asan/bin/fuzz_$name" -seed="$fuzz_seed" -max_total_time="$fuzz_seconds" -timeout=10 -rss_limit_mb=2048 \
        -print_final_stats=1 -artifact_prefix="$dir/findings/" "${options[@]}" >"$dir/log" 2>&1 </dev/null &
    trap "kill $!; exit 1" TERM
    if wait $!; then
        echo "fuzz_$name: no finding, $(awk '/number_of_executed_units/ { print $2 }' "$dir/log") inputs"
        return 0
    fi
    echo "fuzz_$name: FINDING"
    grep -vE '^#[0-9]+\s+(NEW|REDUCE|pulse|INITED|RELOAD)' "$dir/log" | tail -n 40
    local input
    input=$(sed -n 's/.*Test unit written to //p' "$dir/log" | tail -n 1)
    [[ -n $input ]] && echo "reproduce: build/asan/bin/fuzz_$name ${input#"$root/"}"
    return 1
}

fuzz() {
    local names=() name source running=0 code=0
    for source in tests/fuzz/*.cpp; do
        [[ -f $source ]] && names+=("$(basename "$source" .cpp)")
    done
    ((${#names[@]})) || { echo "there are no fuzz targets yet"; return 77; }
    build asan skerry_fuzzers || return 1
    for name in "${names[@]}"; do
        if ((running == jobs)); then
            wait -n || code=1
            ((running--))
        fi
        fuzz_one "$name" &
        ((running++))
    done
    while ((running-- > 0)); do wait -n || code=1; done
    return "$code"
}

# ---- coverage -------------------------------------------------------------------------------------------------------

# What runs under the sanitizers at night only: commands, the server, bots and matches, and what compares whole games.
nightly_areas='test_(allocation|arena|bots|cli|crash_slow|golden|leak|server|signature)'
nightly_tests='Slim.*:Engine.analyses_a_record:Engine.several_workers_make_the_same_analysis'

build_sanitized() {
    local targets
    mapfile -t targets < <(printf '%s\n' tests/*/*.cpp | sed -E 's|^tests/([^/]+)/.*|test_\1|' | sort -u |
        grep -vE "^($nightly_areas|test_kit|test_fuzz)\$")
    build asan skerry_fuzzers "${targets[@]}"
}

# Fewer random games than in the release build, and no matches that measure how strong a bot is.
sanitized() {
    rm -rf "$root/build/asan/profiles"
    local -x LLVM_PROFILE_FILE=$root/build/asan/profiles/%m.profraw SKERRY_FEW=1 GTEST_FILTER="-*Strength.*$1"
    shift
    run_tests asan "$@"
}
sanitized_tests() { sanitized ":$nightly_tests" -E "^$nightly_areas(_[0-9]+)?\$"; }

# What the tests under the sanitizers ran.
coverage() {
    local dir=$root/build/asan objects=() binary code
    llvm-profdata-19 merge -sparse "$dir"/profiles/*.profraw -o "$dir/all.profdata" || return 1
    : >"$dir/uncovered.txt"
    # The rules' object files are named as well, so that a file which no test links counts as not covered.
    for binary in "$dir"/bin/test_* "$dir"/CMakeFiles/skerry_game_*.dir/Unity/unity_0_cxx.cxx.o; do
        objects+=(-object "$binary")
    done
    llvm-cov-19 export "${objects[@]:1}" -instr-profile="$dir/all.profdata" -format=lcov -compilation-dir="$root" \
        "$root/src/games" >"$dir/coverage.lcov" || return 1
    awk -F : -v top="$root/src/games/" -v floor="$coverage_floor" -v uncovered="$dir/uncovered.txt" '
        function percent(hit, all) { return all ? 100 * hit / all : 100 }
        $1 == "SF" { file = substr($2, length(top) + 1); split(file, part, "/"); game = part[1] }
        $1 == "DA" { split($2, at, ","); if (at[2] == 0) print "src/games/" file ":" at[1] >uncovered }
        $1 == "LF" { found = $2; lines[game] += $2 }
        $1 == "LH" { hit = $2; hits[game] += $2 }
        $1 == "end_of_record" { printf "%6.2f %%  %5d of %5d lines  %s\n", percent(hit, found), hit, found, file }
        END {
            low = (game == "")
            for (game in lines) {
                cover = percent(hits[game], lines[game])
                printf "line coverage of src/games/%s: %.2f %% (at least %d %%)\n", game, cover, floor
                if (cover < floor) low = 1
            }
            exit low
        }' "$dir/coverage.lcov"
    code=$?
    echo "the lines that are not covered: build/asan/uncovered.txt"
    return "$code"
}

# ---- the web client -------------------------------------------------------------------------------------------------

# Types, linter and format take one core, one after the other; the unit tests take the other.
web_checks() {
    web_types && web_packages && web_recorded || return 1
    local log=$root/build/web-check.log code=0
    npm --prefix web run check >"$log" 2>&1 &
    npm --prefix web test || code=1
    wait $! || code=1
    cat "$log"
    return "$code"
}

# Whole games in a real browser against the real server.
web_games() { build_web && SKERRY_BIN=$root/build/release/bin/skerry npm --prefix web run e2e; }

package() { build_web && scripts/package_test.sh; }

# ---- reading --------------------------------------------------------------------------------------------------------

cpp_files() {
    if git rev-parse --git-dir >/dev/null 2>&1; then
        git ls-files --cached --others --exclude-standard -- '*.h' '*.cpp'
    else
        find src tests -name '*.h' -o -name '*.cpp'
    fi | sort -u | while read -r file; do [[ -f $file ]] && printf '%s\n' "$file"; done
}

format() {
    local files
    mapfile -t files < <(cpp_files)
    ((${#files[@]})) || return 77
    printf '%s\n' "${files[@]}" | xargs clang-format-19 --dry-run -Werror ||
        { echo "to repair: clang-format-19 -i FILE"; return 1; }
    echo "${#files[@]} files are formatted"
}

# Pages have at most 120 columns, but for rows of tables and lines of JSON.
pages() {
    local long
    long=$(LC_ALL=C.UTF-8 grep -nE '^.{121,}$' ./*.md docs/*.md .github/*.md .github/*/*.md |
        grep -vE '^[^:]*:[0-9]+:(\||[<>] |\{)')
    [[ -z $long ]] || { printf '%s\n' "$long" | cut -c 1-100; echo "these lines are longer than 120 columns"; return 1; }
    echo "all pages have at most 120 columns"
}

format_stages() {
    stage "formatting" format
    stage "lines of the docs" pages
    stage "order of the folders" scripts/layers.sh
    stage "licence lines" scripts/licence.sh
}

tidy() {
    build clang || return 1
    cpp_files | grep -E '^(src|tests)/.*\.cpp$' | grep -v '^tests/fuzz/' |
        xargs -n 4 -P "$jobs" clang-tidy-19 -p build/clang --quiet 2> >(grep -v 'warnings generated' >&2)
}

# ---- every night ----------------------------------------------------------------------------------------------------

threaded='test_(arena|bots|cli|server|store|table)'

races() {
    local -x SKERRY_FEW=1 GTEST_FILTER='-*Strength.*'
    run_tests tsan -R "^$threaded\$"
}

# The games of the second compiler, optimised, are those of the first: golden records, counts, signatures.
same_games() { run_tests clang -R '^test_(golden|signature)$'; }

# ---- what was asked for ---------------------------------------------------------------------------------------------

need() {
    need_packages "${run_packages[@]}" "${test_packages[@]}" "$@"
    has llvm-symbolizer-19 && export ASAN_SYMBOLIZER_PATH=/usr/bin/llvm-symbolizer-19
}

case ${1-} in
"")
    need "${clang_packages[@]}" "${wasm_packages[@]}" "${browser_packages[@]}" clang-format-19 dpkg-dev
    format_stages
    stage "release: build" build release &&
        stage "release: all tests" run_tests release
    stage "WebAssembly: build" build_wasm
    stage "web: types and unit tests" web_checks
    stage "web: games in the browser" web_games
    stage "the engine alone" scripts/engine_test.sh
    stage "the Debian package" package
    stage "a new game, from the compiler to the browser" scripts/new_game_test.sh
    stage "clang with sanitizers: build" build_sanitized &&
        stage "clang with sanitizers: tests" sanitized_tests &&
        stage "coverage of the rules" coverage
    stage "fuzzing, $fuzz_seconds s a target" fuzz
    ;;
quick)
    need "${wasm_packages[@]}"
    stage "release: build" build release skerry_tests &&
        stage "release: quick tests" run_tests release -L quick
    stage "WebAssembly: build" build_wasm
    stage "web: types and unit tests" web_checks
    ;;
coverage)
    need "${clang_packages[@]}"
    stage "clang with sanitizers: build" build_sanitized &&
        stage "clang with sanitizers: tests" sanitized_tests &&
        stage "coverage of the rules" coverage
    ;;
fuzz)
    need "${clang_packages[@]}"
    stage "fuzzing, $fuzz_seconds s a target" fuzz
    ;;
engine)
    need
    stage "the engine alone" scripts/engine_test.sh
    ;;
package)
    need dpkg-dev
    stage "release: build" build release skerry &&
        stage "the Debian package" package
    ;;
new-game)
    need "${browser_packages[@]}" clang-format-19
    stage "a new game, from the compiler to the browser" scripts/new_game_test.sh
    ;;
format)
    need_packages git clang-format-19
    format_stages
    ;;
tidy)
    need "${clang_packages[@]}" clang-tidy-19
    stage "clang-tidy" tidy
    ;;
nightly)
    need "${clang_packages[@]}"
    stage "clang with the thread sanitizer: build" build tsan skerry test_{arena,bots,cli,server,store,table} &&
        stage "clang with the thread sanitizer: areas with threads" races
    stage "optimising clang: build" build clang test_golden test_signature &&
        stage "optimising clang: the same games" same_games
    stage "clang with sanitizers: build" build asan &&
        stage "clang with sanitizers: all tests" sanitized ""
    fuzz_seed=0 fuzz_seconds=120
    stage "fuzzing, $fuzz_seconds s a target" fuzz
    ;;
*)
    die "test knows quick, coverage, fuzz, engine, package, new-game, format, tidy and nightly, or no word for everything; not '$1'"
    ;;
esac
summary
