#!/bin/sh
# Counts what `copydesk check` finds in a folder of real tables: findings per rule, by severity and per
# thousand units. A rule that speaks often has to be right; read its findings before it stays a warning.
set -eu

binary=$1
tables=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$binary" check "$tables" --fail-on never --format ndjson --report "json=$work/report.json" >"$work/findings"
units=$(awk -F'[:,]' '/^ *"units":/ { print $2 + 0; exit }' "$work/report.json")
alerts=$(awk -F'[:,]' '/^ *"alerts":/ { print $2 + 0; exit }' "$work/report.json")
echo "$units units, $alerts alerts"
printf '%-30s %8s %8s %8s %10s\n' rule error warning note '‰ of units'
awk -v units="$units" '
  match($0, /"rule":"[a-z-]+"/) {
    rule = substr($0, RSTART + 8, RLENGTH - 9)
    match($0, /"severity":"[a-z]+"/)
    count[rule, substr($0, RSTART + 12, RLENGTH - 13)]++
    all[rule]++
  }
  END {
    for (rule in all)
      printf "%-30s %8d %8d %8d %10.2f\n", rule, count[rule, "error"], count[rule, "warning"],
        count[rule, "note"], all[rule] * 1000 / units
  }' "$work/findings" | sort -k5,5nr -k1,1
