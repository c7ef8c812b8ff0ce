#!/usr/bin/env bash
# Workers of a run in which the engine teaches itself, on each machine that ssh reaches, with a
# game for every core:
#
#     gtp-scripts/selfplay-ssh.sh machines.txt postgres://go@server/nine --full 200
#
# The file has a machine a line as GNU parallel wants them: `anna`, `go@ben`, `:` for this one.
# Octant must be on the PATH there, or at $OCTANT. The run is a database, or a directory that all
# machines see by the same name. Its trainer runs elsewhere, once, and makes the first net:
#
#     octant net run postgres://go@server/nine --train --from first.net --jobs 8
#
# Machines may come and go: a worker that is killed loses the game in play.

set -eu
if [ $# -lt 2 ]; then
    echo "usage: $0 MACHINES DIR|URL [FLAGS of octant net run]" >&2
    exit 2
fi
machines=$1
place=$2
shift 2
worker=$(printf '%q ' "${OCTANT:-octant}" net run "$place" --work "$@")
# The cores are counted on the other side.
exec parallel --nonall --tag --line-buffer --sshloginfile "$machines" "$worker --jobs \$(nproc)"
