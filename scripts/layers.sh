#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The order of the folders: each folder of src/ may include those before it in this list and none after; a game may
# include core and itself, and no stream, format or JSON library.

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2
order="core games catalog protocol record table bots embed store arena server cli"

find src -name '*.h' -o -name '*.cpp' | sort | xargs -r awk -v order="$order" '
    BEGIN { count = split(order, names, " "); for (i = 1; i <= count; i++) rank[names[i]] = i }
    function complain(why) { printf "%s:%d: %s\n", FILENAME, FNR, why; bad = 1 }
    FNR == 1 {
        files++
        split(FILENAME, at, "/")
        if (!(at[2] in rank)) complain("src/" at[2] " is not in the list of scripts/layers.sh")
    }
    /^[ \t]*#[ \t]*include[ \t]*"/ {
        split($0, quoted, "\""); split(quoted[2], to, "/")
        if (!(to[1] in rank)) { complain("include by the full path from src/: " quoted[2]); next }
        if (rank[to[1]] > rank[at[2]]) complain(at[2] "/ must not know " to[1] "/")
        if (at[2] == "games" && to[1] == "games" && to[2] != at[3]) complain("a game must not know another game")
    }
    (at[2] == "games" || at[2] == "core") &&
    /^[ \t]*#[ \t]*include[ \t]*<(iostream|ostream|istream|sstream|fstream|iomanip|format|print|fmt\/|boost\/json|cmath)/ {
        complain("the rules know no streams, format libraries, JSON or floating point")
    }
    END { if (!bad) printf "%d files keep the order\n", files; exit bad }'
