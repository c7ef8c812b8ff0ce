#!/usr/bin/env bash
# Islands of `octant evolve`, one on each machine that ssh reaches, all cores each:
#
#     gtp-scripts/islands-ssh.sh machines.txt postgres://go@server/islands runs --opponent jago
#
# The file has a machine a line as GNU parallel wants them: `anna`, `go@ben`, `:` for this one.
# Octant must be on the PATH there, or at $OCTANT. The islands meet in a database, or in a
# directory that all machines see by the same name; each keeps its own evolution in the folder
# `runs/HOST` there. An island that is killed loses a generation; run the script again, and all go on.

set -eu
if [ $# -lt 3 ]; then
    echo "usage: $0 MACHINES DIR|URL RUNS [FLAGS of octant evolve]" >&2
    exit 2
fi
machines=$1
place=$2
runs=$3
shift 3
worker=$(printf '%q ' "${OCTANT:-octant}" evolve --islands "$place" "$@")
# Names and seeds are made on the other side, where the host is known.
exec parallel --nonall --tag --line-buffer --sshloginfile "$machines" \
    "$worker --out $(printf '%q' "$runs")/\$(hostname) --seed \$(hostname | cksum | cut -d' ' -f1)"
