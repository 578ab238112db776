#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# scripts/new_game.sh ID "Display Name": lays out a small complete game, from its rules to its board in the browser.
#
# It copies scripts/new_game, puts the names in, and adds the game to the one list (src/catalog/games.h). Everything
# else is found by its folder. docs/adding-a-game.md says what to change then, file by file.

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
template=$root/scripts/new_game
cd "$root" || exit 2
export LC_ALL=C
die() { printf 'new_game: %s\n' "$*" >&2; exit 2; }

id=${1-} name=${2-}
(($# == 2)) || die 'say an id and a name, for example: scripts/new_game.sh pebbles "Pebbles"'
[[ $id =~ ^[a-z][a-z0-9]*(-[a-z0-9]+)*$ && ${#id} -le 40 ]] ||
    die "the id \"$id\" cannot be used: small letters and digits, words joined by \"-\", such as skara-brae"
[[ $name =~ ^[A-Za-z0-9][A-Za-z0-9\ \'.:!-]*$ && ${#name} -le 40 ]] ||
    die "the name \"$name\" cannot be used: up to 40 letters, digits, spaces and ' . : ! -"

folder=${id//-/_}                           # skara_brae: folder and namespace
type=$(sed -E 's/(^|-)(.)/\U\2/g' <<<"$id") # SkaraBrae: test suites
[[ -e src/games/$folder ]] && die "there is already a game in src/games/$folder"
[[ -e src/$folder || -e tests/$folder || $folder =~ ^(agenda|detail|json|new_game|skerry|std)$ ]] &&
    die "the id \"$id\" has a meaning already: a folder or a namespace is called so"
if command -v g++ >/dev/null; then
    g++ -std=c++20 -fsyntax-only -x c++ - <<<"namespace skerry::$folder {}" 2>/dev/null ||
        die "the id \"$id\" is a word of C++"
fi

# named: standard input with the names of the new game instead of the template's.
named() { sed -e "s/new_game/$folder/g; s/new-game/$id/g; s/NewGame/$type/g; s/New Game/$name/g"; }

mapfile -t files < <(cd "$template" && find . -type f -printf '%P\n' | sort)
mapfile -t made < <(printf '%s\n' "${files[@]}" | named)
for to in "${made[@]}"; do
    [[ -e $to ]] && die "$to is already there"
done
for i in "${!files[@]}"; do
    mkdir -p "$(dirname "${made[i]}")" && named <"$template/${files[i]}" >"${made[i]}" ||
        die "${made[i]} could not be written"
done

# The list of games, in the order of their ids.
list=src/catalog/games.h
insert() { # insert PATTERN LINE: among the lines that match, in alphabetical order
    awk -v pattern="$1" -v line="$2" '
        !placed && ((seen && $0 !~ pattern) || ($0 ~ pattern && $0 > line)) { print line; placed = 1 }
        $0 ~ pattern { seen = 1 }
        { print }
        END { exit !placed }' "$list" >"$list.new" && mv "$list.new" "$list" || die "$list could not be changed"
}
insert '^#include "games/' "#include \"games/$folder/game.h\""
insert '^    [a-z0-9_]+::Game,?$' "    $folder::Game,"
sed -i -z -E 's/::Game\n    /::Game,\n    /g; s/::Game,\n>/::Game\n>/' "$list" # a comma after each but the last

# A longer name may break lines elsewhere.
if command -v clang-format-19 >/dev/null; then
    printf '%s\n' "${made[@]}" "$list" | grep -E '\.(h|cpp)$' | xargs clang-format-19 -i
fi

printf '%s\n' "${made[@]}" "$list (changed)"
cat <<END

$name plays already:

    ./skerry play $id
    ./skerry simulate $id --bots random,search:50
    ./skerry                         and choose it in the browser

Now make it your game: docs/adding-a-game.md says how, file by file.
END
