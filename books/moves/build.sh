#!/bin/sh
# Learns the shipped weights of moves anew from books/moves/games.sgfs: the same bytes for the same
# games.
#
#     books/moves/build.sh

set -eu
cd "$(dirname "$0")/../.."
octant=${OCTANT:-target/release/octant}
"$octant" learn books/moves/games.sgfs -o books/moves/weights.txt --held-out 0
