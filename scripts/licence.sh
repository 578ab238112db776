#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# scripts/licence.sh [--add]: every source file says its licence in one line (https://spdx.dev). --add writes the line
# where it is missing.

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2
line='SPDX-License-Identifier: Apache-2.0'

# comment FILE: the line as this kind of file writes it; nothing for files that need none.
comment() {
    case $1 in
    *.h | *.cpp | *.ts | *.mts | *.js | *.mjs) echo "// $line" ;;
    *.css) echo "/* $line */" ;;
    *.svelte) echo "<!-- $line -->" ;;
    *.sh | *.py | *.cmake | */CMakeLists.txt | CMakeLists.txt | *.yml | skerry | .ci/run | scripts/hooks/*) echo "# $line" ;;
    esac
}

files() {
    if git rev-parse --git-dir >/dev/null 2>&1; then
        git ls-files --cached --others --exclude-standard
    else
        find . -type f -not -path './build/*' -not -path './web/node_modules/*' -not -path './web/dist/*' \
            -not -path './web/src/generated/*' -printf '%P\n'
    fi | sort -u
}

count=0 missing=0
while read -r file; do
    [[ -f $file && ! -L $file ]] || continue
    said=$(comment "$file")
    [[ $said ]] || continue
    ((++count))
    { read -r first; read -r second; } <"$file"
    [[ $first == "$said" || ($first == '#!'* && $second == "$said") ]] && continue
    if [[ ${1-} == --add ]]; then
        if [[ $first == '#!'* ]]; then sed -i "1a $said" "$file"; else sed -i "1i $said" "$file"; fi
    else
        echo "$file: the line \"$said\" is missing"
        missing=1
    fi
done < <(files)
((missing)) && echo "to repair: scripts/licence.sh --add"
((missing)) || echo "$count files say their licence"
exit "$missing"
