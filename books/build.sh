#!/bin/sh
# Makes the shipped books anew from the games in books/games/ and the trees in books/stages/: the
# same bytes for the same games and trees.
#
#     books/build.sh
#
# Games and trees grow with the commands in books/9x9-chinese.md.

set -eu
cd "$(dirname "$0")/.."
octant=${OCTANT:-target/release/octant}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$octant" book build books/games -o "$work/{komi}.book" --komi 5.5,6.5,7,7.5
for komi in 5.5 6.5 7 7.5; do
    "$octant" book trim "$work/$komi.book" -o "$work/$komi-games.book" \
        --min-games 20 --min-win-rate 0
    "$octant" book merge "$work/$komi-games.book" "books/stages/9x9-$komi-chinese.book" \
        -o "books/9x9-$komi-chinese.book"
done
