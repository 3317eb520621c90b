#!/bin/sh
# Times `copydesk check` over 100,000 units made of the corpus, beside gettext's `msgfmt -c` on the same
# rows when it is there. Prints the median wall time of five runs each, taken in turn, and peak memory.
# Absolute times differ from machine to machine; quote the ratio.
set -eu

binary=${1:-.build/release/copydesk}
units=${2:-100000}
runs=5
corpus=$(dirname "$0")/../../Corpus/strings/clean
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if ! [ -x /usr/bin/time ]; then
  echo "copydesk: GNU time is missing; install the package “time” to run the benchmark." >&2
  exit 1
fi

# The entries of the corpus, in both languages.
awk -F'"' '/^"/ { print $4 }' "$corpus/en.lproj/Alerts.strings" >"$work/en"
awk -F'"' '/^"/ { print $4 }' "$corpus/ko.lproj/Alerts.strings" >"$work/ko"
paste "$work/en" "$work/ko" >"$work/rows"

mkdir "$work/en.lproj" "$work/ko.lproj"
awk -F'\t' -v units="$units" -v folder="$work" '
  { en[NR] = $1; ko[NR] = $2 }
  END {
    header = "msgid \"\"\nmsgstr \"\"\n\"Language: ko\\n\"\n\"MIME-Version: 1.0\\n\"\n" \
      "\"Content-Type: text/plain; charset=UTF-8\\n\"\n\"Content-Transfer-Encoding: 8bit\\n\"\n" \
      "\"Project-Id-Version: bench\\n\"\n\"Plural-Forms: nplurals=1; plural=0;\\n\"\n"
    print header > (folder "/ko.po")
    for (i = 0; i < units; i++) {
      row = i % NR + 1
      # Every unit is distinct, so that nothing can be looked up.
      number = i < NR ? "" : " " i
      name = sprintf("screen%d.row%d", i / 20, i % 20)
      printf "\"%s\" = \"%s%s\";\n", name, en[row], number > (folder "/en.lproj/Bench.strings")
      printf "\"%s\" = \"%s%s\";\n", name, ko[row], number > (folder "/ko.lproj/Bench.strings")
      printf "msgctxt \"%s\"\nmsgid \"%s%s\"\nmsgstr \"%s%s\"\n\n", name, en[row], number, ko[row], number > (folder "/ko.po")
    }
  }' "$work/rows"

once() { # name command…
  name=$1
  shift
  /usr/bin/time -a -o "$work/$name.times" -f '%e %M' "$@" >/dev/null 2>&1 || true
}

median() { # file field
  grep -E '^[0-9.]+ [0-9]+$' "$1" | cut -d' ' -f"$2" | sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'
}

run=0
while [ $run -le $runs ]; do
  once check "$binary" check "$work/en.lproj" "$work/ko.lproj" --fail-on never --format ndjson
  once read "$binary" read "$work/en.lproj" "$work/ko.lproj"
  once start "$binary" --version
  if command -v msgfmt >/dev/null 2>&1; then once msgfmt msgfmt -c -o /dev/null "$work/ko.po"; fi
  # The first round only warms up.
  [ $run -gt 0 ] || rm -f "$work"/*.times
  run=$((run + 1))
done

echo "$units units of English and Korean, $(du -ck "$work"/*.lproj/*.strings | tail -n 1 | cut -f1) KiB, median of $runs runs"
base=$(median "$work/check.times" 1)
for name in check read start msgfmt; do
  [ -f "$work/$name.times" ] || continue
  seconds=$(median "$work/$name.times" 1)
  memory=$(median "$work/$name.times" 2)
  awk -v name="$name" -v s="$seconds" -v m="$memory" -v base="$base" \
    'BEGIN { printf "%-8s %7.2f s  %7.1f MiB peak  %6.2f × check\n", name, s, m / 1024, (base > 0 ? s / base : 0) }'
done
[ -f "$work/msgfmt.times" ] || echo "msgfmt is not there; install gettext to compare."
