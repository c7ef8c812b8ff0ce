#!/usr/bin/env bash
# A worker of a coevolution on each machine that ssh reaches, with a game for every core:
#
#     gtp-scripts/evolve-ssh.sh machines.txt postgres://go@server/nine 3000 --playouts 10000
#
# The file has a machine a line as GNU parallel wants them: `anna`, `go@ben`, `:` for this one.
# Octant must be on the PATH there, or at $OCTANT. The population is a database, or a directory
# that all machines see by the same name. Machines may come and go; run the script again, with
# any list, and it goes on until the population has its games.

set -eu
if [ $# -lt 3 ]; then
    echo "usage: $0 MACHINES DIR|URL GAMES [FLAGS of octant book evolve]" >&2
    exit 2
fi
machines=$1
population=$2
games=$3
shift 3
worker=$(printf '%q ' "${OCTANT:-octant}" book evolve --population "$population" \
    --games "$games" "$@")
# The cores are counted on the other side.
exec parallel --nonall --tag --line-buffer --sshloginfile "$machines" "$worker --jobs \$(nproc)"
