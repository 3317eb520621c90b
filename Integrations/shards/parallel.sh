#!/bin/sh
# Checks a folder in several shards side by side with GNU parallel, and reports as one run does.
# Usage: parallel.sh SHARDS PATH [options of check and merge that both take]
set -eu
[ $# -ge 2 ] || { echo "Usage: parallel.sh SHARDS PATH [option…]" >&2; exit 2; }
shards=$1 path=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
seq "$shards" | parallel --quote --halt now,fail=1 \
  sh -c 'out=$1; shift; exec copydesk check "$@" > "$out"' sh \
  "$work/{}.ndjson" "$path" --shard "{}/$shards" --jobs 1 "$@"
status=0
copydesk merge "$work"/*.ndjson "$@" || status=$?
exit $status
