# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
# Shared by ./skerry and scripts/test.sh: packages, configuring, building. Sourced by bash with $root set.
# Nothing here writes to standard output or reads standard input: both belong to the program.

run_packages=(g++ cmake ninja-build ccache libboost1.81-dev libboost-json1.81-dev libfmt-dev libcli11-dev libedit-dev
    libsqlite3-dev libsodium-dev libspdlog-dev)
test_packages=(git libgtest-dev libgmock-dev librapidcheck-dev valgrind python3)
browser_packages=(chromium)
wasm_packages=(clang-19 lld-19 llvm-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32
    libclang-rt-19-dev-wasm32 libboost1.81-dev)
clang_packages=(clang-19 libclang-rt-19-dev lld-19 llvm-19)

say() { printf 'skerry: %s\n' "$*" >&2; }
has() { command -v "$1" >/dev/null; }
die() { say "$*"; exit 2; }

# need_packages NAME...: installs those that are missing; does nothing where none is.
need_packages() {
    local have missing=() package
    if ! has dpkg-query || ! has apt-get; then
        has g++ && has cmake && has ninja && return 0
        die "this is not Debian, so please install what these packages hold yourself: $*"
    fi
    have=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null)
    for package in "$@"; do
        [[ $'\n'$have$'\n' == *$'\n'"$package installed"$'\n'* ]] || missing+=("$package")
    done
    ((${#missing[@]})) || return 0

    local as_root=()
    if ((EUID != 0)); then
        has sudo || die "these packages are missing, and only root (or sudo) can install them:" \
            "apt-get install ${missing[*]}"
        as_root=(sudo)
    fi
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=120)
    say "installing ${missing[*]} ..."
    "${apt[@]}" update </dev/null >&2 || say "the package lists could not be refreshed; going on with the old ones"
    "${apt[@]}" install --no-install-recommends --no-remove "${missing[@]}" </dev/null >&2 ||
        die "the packages could not be installed (see above): ${missing[*]}"
}

# is_configured FOLDER: cmake has run for this clone and these presets, and where tests are wanted, it found GoogleTest.
is_configured() {
    [[ -e $1/.configured && $1/.configured -nt $root/CMakePresets.json && -e $1/build.ninja ]] &&
        [[ $(<"$1/.configured") == "$root" ]] &&
        ! { [[ ${want_tests-} ]] && grep -qE '^(GTest|rapidcheck)_DIR:PATH=.*-NOTFOUND' "$1/CMakeCache.txt"; }
}

# configure PRESET: runs cmake where it has not run yet.
configure() {
    local preset=$1 dir=$root/build/$1 log
    is_configured "$dir" && return 0
    say "configuring ($preset) ..."
    rm -rf "$dir/CMakeCache.txt" "$dir/CMakeFiles" "$dir/.configured"
    if ! log=$(cd "$root" && cmake --preset "$preset" </dev/null 2>&1); then
        printf '%s\n' "$log" >&2
        return 1
    fi
    printf '%s\n' "$root" >"$dir/.configured"
}

# Ninja's output as one moving line on a terminal, as a line now and then elsewhere, and as nothing at all when there
# is nothing to do. Compiler messages are passed on.
show_progress() {
    local what=$1 line bar=0 told=-1 step
    while IFS= read -r line; do
        case $line in
        "[0/"*"Re-checking globbed"* | "ninja: no work to do."* | "ninja: Entering directory"*) ;;
        "-- "*) ;;
        "["*"/"*"] "*)
            step=${line%%]*}] step=${step//[\[\]]/}
            if [[ -t 2 ]]; then
                printf '\r\033[Kskerry: building (%s) %s' "$what" "$step" >&2
                bar=1
            elif ((told < 0 || SECONDS - told >= 15)); then
                say "building ($what) $step ..."
                told=$SECONDS
            fi
            ;;
        *)
            ((bar)) && printf '\r\033[K' >&2
            bar=0
            printf '%s\n' "$line" >&2
            ;;
        esac
    done
    ((bar)) && printf '\r\033[K' >&2
    return 0
}

# build PRESET TARGET...: configures where needed and builds. One build of a preset at a time.
build() {
    local preset=$1 dir=$root/build/$1
    shift
    mkdir -p "$dir" || return 1
    (
        exec 9>"$dir/.lock"
        if ! flock -n 9; then
            say "waiting for another build of $preset ..."
            flock 9
        fi
        configure "$preset" || exit 1
        set -o pipefail
        NINJA_STATUS='[%f/%t] ' ninja -C "$dir" "$@" </dev/null 2>&1 9>&- | show_progress "$preset" 9>&-
    )
}

# build_wasm: the engine for the browser, build/wasm/skerry*.wasm, and a copy among what the client is made of.
build_wasm() {
    local out=$root/web/src/generated
    need_packages "${wasm_packages[@]}" && build wasm && mkdir -p "$out" || return 1
    cp "$root/build/wasm/skerry.wasm" "$out/skerry.wasm.new" && renew "$out/skerry.wasm"
}

# ---- the web client -------------------------------------------------------------------------------------------------

node_fits() { has node && has npm && node -e '
    const [major, minor] = process.versions.node.split(".").map(Number)
    process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)' </dev/null; }

# need_node: Node 20.19 or newer. Debian 12 has an older one; then a newer one comes as an npm package, into build/.
need_node() {
    local kind=x64 own
    [[ $(uname -m) == aarch64 ]] && kind=arm64
    own=$root/build/node/node_modules/node-linux-$kind/bin
    [[ -x $own/node ]] && PATH=$own:$PATH
    node_fits && return 0
    has npm || need_packages nodejs npm
    node_fits && return 0
    say "installing a newer Node ..."
    mkdir -p "$root/build/node"
    npm install --prefix "$root/build/node" --no-save --no-audit --no-fund "node-linux-$kind@22" </dev/null >&2 ||
        die "Node could not be installed (see above)"
    PATH=$own:$PATH
    node_fits || die "Node 20.19 or newer is needed for the web client"
}

# quietly WHAT COMMAND...: shows its output only if it fails.
quietly() {
    local what=$1 log
    shift
    say "$what ..."
    log=$("$@" </dev/null 2>&1) || { printf '%s\n' "$log" >&2; return 1; }
}

# renew FILE: FILE.new takes its place, unless it is the same.
renew() { if cmp -s "$1" "$1.new"; then rm "$1.new"; else mv "$1.new" "$1"; fi; }

# web_types: what the client is made with, from the engine; files that stay the same are left alone.
web_types() {
    local bin=$root/build/release/bin/skerry out=$root/web/src/generated id
    mkdir -p "$out"
    for id in protocol engine; do
        "$bin" types "$id" </dev/null >"$out/$id.ts.new" || return 1
        renew "$out/$id.ts"
    done
    for id in $("$bin" version </dev/null | sed -n 's/, rules version .*//p'); do
        "$bin" types "$id" </dev/null >"$out/$id.ts.new" && "$bin" components "$id" </dev/null >"$out/$id-components.json.new" || return 1
        renew "$out/$id.ts"
        renew "$out/$id-components.json"
    done
}

web_packages() {
    local web=$root/web
    need_node
    [[ $web/node_modules/.installed -nt $web/package-lock.json ]] && return 0
    quietly "installing the web client's packages" npm --prefix "$web" ci --no-audit --no-fund || return 1
    touch "$web/node_modules/.installed"
}

# web_recorded: what the engine told in the recorded games, for the boards' tests. Needs Node and the release build.
web_recorded() {
    local bin=$root/build/release/bin/skerry id
    for id in $("$bin" version </dev/null | sed -n 's/, rules version .*//p'); do
        node "$root/web/scripts/recorded.mjs" "$bin" "$id" </dev/null || return 1
    done
}

# build_web: the client in web/dist, where anything it is made of has changed. Needs the release build.
build_web() {
    local web=$root/web
    web_types && build_wasm || return 1
    if [[ -e $web/dist/.built ]] &&
        [[ -z $(find "$web/src" "$web/public" "$web/index.html" "$web/package-lock.json" "$web/vite.config.ts" \
            "$web/scripts" -type f -newer "$web/dist/.built" -print -quit) ]]; then
        return 0
    fi
    web_packages && quietly "building the web client" npm --prefix "$web" run build || return 1
    touch "$web/dist/.built"
}
