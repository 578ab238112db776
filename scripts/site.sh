#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# ./skerry site FOLDER: the page as plain files, to be served by any web server as the root of a host. There is no server
# of Skerry behind it: people play alone, against bots and on one screen, and their tables are kept in their browsers.

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
source "$root/scripts/lib.sh"
set -e
(($# == 1)) || die "usage: ./skerry site FOLDER"
folder=$1
[[ -e $folder/assets && ! -e $folder/service-worker.js ]] && die "$folder has other files in it: please give a new folder"
mkdir -p "$folder"
rm -rf "$folder/assets"
cp -r "$root/web/dist/." "$folder/"
rm -f "$folder/.built"
# Hosts that have a page for what they don't find: every address is the page's own.
cp "$folder/index.html" "$folder/404.html"
cp "$folder/index.html.gz" "$folder/404.html.gz"
say "the page is in $folder"
