#!/bin/sh
# Octant against GNU Go under gogui-twogtp: colors alternate, GNU Go counts the games.
#
#     gtp-scripts/twogtp-gnugo.sh [GAMES] [SIZE] [PLAYOUTS]
#
# Needs gogui-twogtp (https://github.com/Remi-Coulom/gogui) and gnugo. The games and the table
# of results go to twogtp/ in the current folder; started again, it plays the games that are
# missing.

set -eu
games=${1:-20}
size=${2:-9}
playouts=${3:-10000}
octant=${OCTANT:-$(dirname "$0")/../target/release/octant}
# Debian keeps gnugo in /usr/games, which is not on every PATH.
PATH=$PATH:/usr/games
gnugo="gnugo --mode gtp --level 10 --chinese-rules --positional-superko"

for program in "$octant" gogui-twogtp gnugo; do
    command -v "$program" >/dev/null || {
        case $program in
            gogui-twogtp) hint='it comes with GoGui: https://github.com/Remi-Coulom/gogui' ;;
            gnugo) hint='on Debian: apt install gnugo' ;;
            *) hint='build it with `cargo build --release`, or name it by OCTANT' ;;
        esac
        echo "twogtp-gnugo.sh: no $program; $hint" >&2
        exit 1
    }
done
mkdir -p twogtp
result=twogtp/octant-gnugo-${size}x$size-$playouts
gogui-twogtp -auto -alternate -games "$games" -size "$size" -komi 7.5 \
    -black "$octant gtp --playouts $playouts" -white "$gnugo" -referee "$gnugo" \
    -sgffile "$result"
gogui-twogtp -analyze "$result.dat" -force
cat "$result.summary.dat"
