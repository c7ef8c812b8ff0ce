#!/bin/sh
# Octant against GNU Go under Octant's own referee, who checks every move and both clocks.
#
#     gtp-scripts/match-gnugo.sh [GAMES] [SIZE] [PLAYOUTS] [MORE]
#
# MORE are further settings of Octant, such as no-book or threads=2,search.expand_at=8.
# Needs gnugo. The games and the results go to match/ in the current folder; started again, it
# plays the games that are missing.

set -eu
games=${1:-20}
size=${2:-9}
playouts=${3:-10000}
more=${4:+,$4}
octant=${OCTANT:-$(dirname "$0")/../target/release/octant}
# Debian keeps gnugo in /usr/games, which is not on every PATH.
PATH=$PATH:/usr/games
gnugo="gnugo --mode gtp --level 10 --chinese-rules --positional-superko"

for program in "$octant" gnugo; do
    command -v "$program" >/dev/null || {
        echo "match-gnugo.sh: no $program (build octant with \`cargo build --release\`)" >&2
        exit 1
    }
done
mkdir -p match
result=match/octant-gnugo-${size}x$size-$playouts$more
exec "$octant" match --games "$games" --size "$size" --komi 7.5 --jobs 2 \
    --a "inner:playouts=$playouts,seed={game}$more" --b "$gnugo --seed {game}" \
    --referee "$gnugo" --out "$result.jsonl" --sgf "$result"
