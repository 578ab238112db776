#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# scripts/try_package.sh [DEB]: installs the Debian package into a Debian 12 of its own, made for this and removed
# afterwards, starts the server there as a user without rights, and fetches a page from it. Needs root, the package
# debootstrap and a network; without DEB it makes the package first. Not part of ./skerry test for these needs.
#
# The mirror is the one this machine installs from, or SKERRY_MIRROR.

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
source "$root/scripts/lib.sh"
((EUID == 0)) || die "only root can make a Debian to install into"
has debootstrap || need_packages debootstrap
has python3 || need_packages python3
deb=${1:-$("$root/skerry" package)}
[[ -f $deb ]] || die "there is no package $deb"
mirror=${SKERRY_MIRROR:-$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Codename: bookworm' | head -n 1)}
[[ $mirror ]] || die "say where to get Debian 12 from: SKERRY_MIRROR=https://..."

work=$(mktemp -d "${TMPDIR:-/tmp}/skerry-try.XXXXXX") || exit 2
server=
clean() {
    [[ $server ]] && kill "$server" 2>/dev/null && wait "$server" 2>/dev/null
    umount "$work/debian/proc" 2>/dev/null
    rm -rf --one-file-system "$work"
}
trap clean EXIT
trap 'exit 130' INT TERM

say "making a Debian 12 in $work ..."
log=$(debootstrap --variant=minbase bookworm "$work/debian" "$mirror" 2>&1) || { printf '%s\n' "$log" | tail -n 20 >&2; die "that failed"; }
mount -t proc proc "$work/debian/proc" || die "/proc could not be mounted there"
cp "$deb" "$work/debian/tmp/skerry.deb"
# What this machine's apt needs to reach its mirror (a proxy, say) is needed there too.
cp -r /etc/apt/apt.conf.d "$work/debian/etc/apt/" 2>/dev/null
cp /etc/resolv.conf /etc/hosts "$work/debian/etc/" 2>/dev/null
inside=(chroot "$work/debian" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive)

say "installing the package there ..."
"${inside[@]}" apt-get -q -y --no-install-recommends install /tmp/skerry.deb >"$work/apt.log" 2>&1 ||
    { tail -n 20 "$work/apt.log" >&2; die "it could not be installed"; }
"${inside[@]}" skerry version >&2 || die "the program does not start"

"${inside[@]}" chroot --userspec=nobody:nogroup / env SKERRY_DATA=/tmp/data skerry serve --config /etc/skerry/skerry.conf --port 0 \
    >"$work/out" 2>"$work/log" &
server=$!
for _ in {1..100}; do
    port=$(sed -n 's/.*http:\/\/localhost:\([0-9]*\).*/\1/p' "$work/out")
    [[ $port ]] && break
    sleep 0.1
done
[[ $port ]] || { cat "$work/log" >&2; die "the server did not start"; }
get() { python3 -c 'import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1], timeout=20).read().decode())' "http://127.0.0.1:$port$1"; }
[[ $(get /) == *"<title>Skerry</title>"* ]] || die "the page is not Skerry's"
[[ $(get /api/games) == *'"skara-brae"'* ]] || die "the games are not listed"
kill "$server" && wait "$server" || die "the server did not end in good order"
server=

say "removing the package again ..."
"${inside[@]}" apt-get -q -y purge skerry >"$work/apt.log" 2>&1 || { tail -n 20 "$work/apt.log" >&2; die "it could not be removed"; }
[[ ! -e $work/debian/usr/bin/skerry && ! -e $work/debian/etc/skerry ]] || die "something of it was left behind"
say "installed, served and removed in a Debian 12 of its own: all well"
