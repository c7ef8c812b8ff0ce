#!/bin/sh
# Makes the shipped books anew from the games in books/games/: the same bytes for the same games.
#
#     books/build.sh
#
# The games grow with the two commands in books/9x9-chinese.md.

set -eu
cd "$(dirname "$0")/.."
octant=${OCTANT:-target/release/octant}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$octant" book build books/games -o "$work/{komi}.book" --komi 5.5,6.5,7,7.5
for komi in 5.5 6.5 7 7.5; do
    "$octant" book trim "$work/$komi.book" -o "books/9x9-$komi-chinese.book" \
        --min-games 5 --min-win-rate 0
done
