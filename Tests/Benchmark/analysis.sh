#!/bin/sh
# Times the analysis of the corpus' copy, locale by locale, beside a loop in C that only runs ICU's word and
# line iterators over the same bytes. Each is the least of many runs, on one core, and the two take turns, because
# a machine may be slower for a second or two; quote the ratio.
set -eu

binary=${1:-.build/release/AnalysisBench}
runs=${2:-60}
turns=8
here=$(dirname "$0")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

${CC:-clang} -O2 -o "$work/icu-loop" "$here/icu-loop.c" $(pkg-config --cflags --libs icu-uc)

echo "words, sentences, case, marks and lines beside ICU's word and line iterators, least of $turns times $runs runs"
for locale in en ko zh-Hans zh-Hant; do
  awk -F'"' '/^"/ { print $4 }' "$here/../../Corpus/strings/clean/$locale.lproj/Alerts.strings" >"$work/texts"
  : >"$work/loop"
  : >"$work/own"
  for _ in $(seq "$turns"); do
    "$work/icu-loop" "${locale%%-*}" "$work/texts" "$runs" >>"$work/loop"
    "$binary" "$locale" "$work/texts" "$runs" >>"$work/own"
  done
  loop=$(sort -n "$work/loop" | head -n 1)
  own=$(sort -n "$work/own" | head -n 1)
  awk -v locale="$locale" -v own="$own" -v loop="$loop" -v bytes="$(wc -c <"$work/texts")" \
    -v texts="$(wc -l <"$work/texts")" 'BEGIN {
      printf "%-8s %6.0f ns a string  %5.1f MB/s  %5.2f × ICU (%.0f ns)\n",
        locale, own, bytes / texts / own * 1e3, own / loop, loop
    }'
done
