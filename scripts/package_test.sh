#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Whether the Debian package holds a Skerry that works: unpacked into a folder and run from there, without root. To install
# it into a Debian of its own, see scripts/try_package.sh.

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
work=$(mktemp -d "${TMPDIR:-/tmp}/skerry-package-test.XXXXXX") || exit 2
server=
trap '[[ $server ]] && kill "$server" 2>/dev/null; rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
fail() { printf 'FAILED: %s\n' "$*"; exit 1; }
# has TEXT WHAT: standard input has the text.
has() { grep -qF -- "$1" || fail "$2: no \"$1\" in it"; }

deb=$("$root/scripts/package.sh" "$work") && [[ -f $deb ]] || fail "the package could not be made"
dpkg-deb -x "$deb" "$work/tree" && dpkg-deb -e "$deb" "$work/control" || fail "the package could not be unpacked"
tree=$work/tree bin=$work/tree/usr/bin/skerry
cd "$work" || exit 2 # away from the clone: the program must find its own client

for library in libsqlite3-0 libsodium23 libedit2 libboost-json1.81.0 libfmt9; do
    has "$library" "what the package depends on" < <(sed -n 's/^Depends: //p' control/control)
done
has /etc/skerry/skerry.conf "the list of settings files" <control/conffiles
(cd "$tree" && md5sum --quiet -c ../control/md5sums) || fail "the checksums are wrong"
for file in etc/skerry/skerry.conf usr/lib/systemd/system/skerry.service usr/share/man/man1/skerry.1.gz \
    usr/share/bash-completion/completions/skerry usr/share/zsh/vendor-completions/_skerry \
    usr/share/skerry/web/index.html usr/share/doc/skerry/copyright usr/share/doc/skerry/licences/svelte.txt; do
    [[ -s $tree/$file ]] || fail "$file is missing"
done
has "ExecStart=/usr/bin/skerry serve --config /etc/skerry/skerry.conf" "the unit" <"$tree/usr/lib/systemd/system/skerry.service"
grep -q '@[A-Z_]*@' "$tree/usr/lib/systemd/system/skerry.service" && fail "the unit has a place that was not filled"

version=$(dpkg-deb -f "$deb" Version)
[[ $("$bin" version | head -n 1) == "skerry $version" ]] || fail "the program and the package differ in their version"

"$bin" serve --config "$tree/etc/skerry/skerry.conf" --data "$work/data" --port 0 >out 2>log &
server=$!
for _ in {1..100}; do
    port=$(sed -n 's/.*http:\/\/localhost:\([0-9]*\).*/\1/p' out)
    [[ $port ]] && break
    kill -0 "$server" 2>/dev/null || break
    sleep 0.1
done
[[ $port ]] || { cat log; fail "the server did not start"; }

# get PATH: the body of what the server answers.
get() { python3 -c 'import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1], timeout=20).read().decode())' "http://127.0.0.1:$port$1"; }
page=$(get /) && has "<title>Skerry</title>" "the page" <<<"$page"
script=$(grep -oE '/assets/[^"]+\.js' <<<"$page" | head -n 1)
get "$script" >script.js && has "$version" "the script of the page" < <(cat script.js "$tree"/usr/share/skerry/web/assets/*.js)
has '"skara-brae"' "the list of games" < <(get /api/games)
has "skerry_build_info{version=\"$version\"}" "the metrics" < <(get /metrics)
kill "$server" && wait "$server"
code=$? server=
((code == 0)) || fail "the server ended with code $code"
printf '%s: %s KB, %s\n' "$(basename "$deb")" $(($(stat -c %s "$deb") / 1024)) "$(dpkg-deb -f "$deb" Depends)"
