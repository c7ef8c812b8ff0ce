#!/bin/sh
# Makes the shipped books anew, from the games in books/games/, the trees in books/stages/, the
# searches in books/growth/ and the openings in books/openings-13x13.txt: the same bytes for the
# same sources.
#
#     books/build.sh
#
# Games and trees grow with the commands in books/9x9-chinese.md, searches with those in
# books/9x9-grown.md. The books for 19x19 come from games that are not here: books/19x19.md has
# their commands.

set -eu
cd "$(dirname "$0")/.."
octant=${OCTANT:-target/release/octant}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# 9x9 by area: games and searches, each counted as what it is.
"$octant" book build books/games -o "$work/{komi}.book" --komi 5.5,6.5
for komi in 5.5 6.5; do
    "$octant" book trim "$work/$komi.book" -o "$work/$komi-games.book" \
        --min-games 20 --min-win-rate 0
    "$octant" book merge "$work/$komi-games.book" "books/stages/9x9-$komi-chinese.book" \
        -o "books/9x9-$komi-chinese.book"
done

# 9x9 by area, for the komi of most programs: searches with the net, as many as there are.
for komi in 7 7.5; do
    "$octant" book grow "books/growth/9x9-$komi-chinese" -o "books/9x9-$komi-chinese.book" \
        --komi "$komi" --rules chinese --playouts 12000 --searches 0 \
        --openings books/openings-9x9.txt --openings books/first-moves-9x9.txt
done

# 9x9 by territory: games alone.
"$octant" book build books/games -o "$work/japanese-{komi}.book" --komi 5.5,6.5 --rules japanese
for komi in 5.5 6.5; do
    "$octant" book trim "$work/japanese-$komi.book" -o "books/9x9-$komi-japanese.book"
done

# 13x13: openings written down by hand.
for kind in 6.5-japanese 6.5-chinese 7-chinese 7.5-chinese; do
    "$octant" book lines books/openings-13x13.txt -o "books/13x13-$kind.book" --size 13 \
        --komi "${kind%-*}" --rules "${kind#*-}"
done
