#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# ./skerry package [FOLDER]: makes the Debian package skerry_VERSION_ARCHITECTURE.deb there, or in build/. Needs the release
# build and the built web client; ./skerry sees to both. Says the file's name on standard output.

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
source "$root/scripts/lib.sh"
set -e
folder=${1:-$root/build}
bin=$root/build/release/bin/skerry
stage=$(mktemp -d "${TMPDIR:-/tmp}/skerry-package.XXXXXX")
trap 'rm -rf "$stage"' EXIT
umask 022

version=$("$bin" version | sed -n 's/^skerry //p')
architecture=$(dpkg --print-architecture)
deb=$folder/skerry_${version}_$architecture.deb

DESTDIR=$stage/tree cmake --install "$root/build/release" --prefix /usr --strip >/dev/null
doc=$stage/tree/usr/share/doc/skerry
rm "$doc/LICENSE" # /usr/share/common-licenses has it
mkdir "$doc/licences"
for part in @fontsource-variable/alegreya @fontsource-variable/source-sans-3 svelte; do
    cp "$root/web/node_modules/$part"/LICENSE* "$doc/licences/$(basename "$part").txt"
done
cp "$root/packaging/debian/copyright" "$doc/copyright"
gzip -9n "$stage/tree/usr/share/man/man1/skerry.1" "$doc/CHANGELOG.md"
mv "$doc/CHANGELOG.md.gz" "$doc/changelog.gz"
mkdir -p "$stage/tree/usr/share/zsh/vendor-completions"
mv "$stage/tree/usr/share/zsh/site-functions/_skerry" "$stage/tree/usr/share/zsh/vendor-completions/"
rmdir "$stage/tree/usr/share/zsh/site-functions"

# dpkg-shlibdeps wants a source package around it; the shared libraries that the program needs are all it looks at.
mkdir -p "$stage/debian" "$stage/tree/DEBIAN"
printf 'Source: skerry\n' >"$stage/debian/control"
depends=$(cd "$stage" && dpkg-shlibdeps -O tree/usr/bin/skerry 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
size=$(du -sk --apparent-size "$stage/tree" | cut -f 1)
sed -e "s/@VERSION@/$version/; s/@ARCHITECTURE@/$architecture/; s/@SIZE@/$size/; s/@DEPENDS@/$depends/" \
    "$root/packaging/debian/control.in" >"$stage/tree/DEBIAN/control"
echo /etc/skerry/skerry.conf >"$stage/tree/DEBIAN/conffiles"
cp "$root"/packaging/debian/{postinst,prerm,postrm} "$stage/tree/DEBIAN/"
(cd "$stage/tree" && find etc usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)

mkdir -p "$folder"
dpkg-deb --root-owner-group -Zxz --build "$stage/tree" "$deb" >/dev/null
printf '%s\n' "$deb"
