#!/bin/sh
# Times `copydesk check` and `copydesk diff`, and `copydesk read` in several formats, over 100,000 units made of
# the corpus, beside gettext's `msgfmt -c` on the same rows when it is there. Prints the median wall time of five
# runs each, taken in turn, and peak memory. Absolute times differ from machine to machine; quote the ratio.
set -eu

binary=${1:-.build/release/copydesk}
units=${2:-100000}
runs=5
. "$(dirname "$0")/rows.sh"

mkdir "$work/en.lproj" "$work/ko.lproj"
awk -F'\t' -v units="$units" -v folder="$work" '
  function xml(text) {
    gsub(/&/, "\\&amp;", text)
    gsub(/</, "\\&lt;", text)
    return text
  }
  { en[NR] = $1; ko[NR] = $2 }
  END {
    header = "msgid \"\"\nmsgstr \"\"\n\"Language: ko\\n\"\n\"MIME-Version: 1.0\\n\"\n" \
      "\"Content-Type: text/plain; charset=UTF-8\\n\"\n\"Content-Transfer-Encoding: 8bit\\n\"\n" \
      "\"Project-Id-Version: bench\\n\"\n\"Plural-Forms: nplurals=1; plural=0;\\n\"\n"
    print header > (folder "/ko.po")
    print "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {" > (folder "/Bench.xcstrings")
    print "<?xml version=\"1.0\"?>\n<xliff version=\"1.2\"><file original=\"a\" target-language=\"ko\"><body>" > (folder "/ko.xliff")
    for (i = 0; i < units; i++) {
      row = i % NR + 1
      # Every unit is distinct, so that nothing can be looked up.
      number = i < NR ? "" : " " i
      name = sprintf("screen%d.row%d", i / 20, i % 20)
      printf "\"%s\" = \"%s%s\";\n", name, en[row], number > (folder "/en.lproj/Bench.strings")
      printf "\"%s\" = \"%s%s\";\n", name, ko[row], number > (folder "/ko.lproj/Bench.strings")
      printf "msgctxt \"%s\"\nmsgid \"%s%s\"\nmsgstr \"%s%s\"\n\n", name, en[row], number, ko[row], number > (folder "/ko.po")
      form = "        \"%s\" : {\n          \"stringUnit\" : {\n            \"state\" : \"translated\",\n            \"value\" : \"%s%s\"\n          }\n        }"
      printf "    \"%s\" : {\n      \"localizations\" : {\n" form ",\n" form "\n      }\n    }%s\n", name, "en", en[row], number, "ko", ko[row], number, (i + 1 < units ? "," : "") > (folder "/Bench.xcstrings")
      printf "{\"id\":%d,\"source\":\"%s%s\",\"target\":\"%s%s\",\"locale\":\"ko\"}\n", i, en[row], number, ko[row], number > (folder "/pairs.ndjson")
      printf "<trans-unit id=\"%s\">\n<source>%s%s</source>\n<target>%s%s</target>\n</trans-unit>\n", name, xml(en[row]), number, xml(ko[row]), number > (folder "/ko.xliff")
    }
    print "  },\n  \"version\" : \"1.0\"\n}" > (folder "/Bench.xcstrings")
    print "</body></file></xliff>" > (folder "/ko.xliff")
  }' "$work/rows"

once() { # name command…; the pairs are its standard input
  name=$1
  shift
  /usr/bin/time -a -o "$work/$name.times" -f '%e %M' "$@" <"$work/pairs.ndjson" >/dev/null 2>&1 || true
}

median() { # file field
  grep -E '^[0-9.]+ [0-9]+$' "$1" | cut -d' ' -f"$2" | sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'
}

run=0
while [ $run -le $runs ]; do
  once check "$binary" check "$work/en.lproj" "$work/ko.lproj" --fail-on never --format ndjson
  once check-po "$binary" check "$work/ko.po" --fail-on never --format ndjson
  once diff "$binary" diff
  once read-strings "$binary" read "$work/en.lproj" "$work/ko.lproj"
  once read-po "$binary" read "$work/ko.po"
  once read-xcstrings "$binary" read "$work/Bench.xcstrings"
  once read-xliff "$binary" read "$work/ko.xliff"
  once start "$binary" --version
  if command -v msgfmt >/dev/null 2>&1; then once msgfmt msgfmt -c -o /dev/null "$work/ko.po"; fi
  # The first round only warms up.
  [ $run -gt 0 ] || rm -f "$work"/*.times
  run=$((run + 1))
done

echo "$units units of English and Korean, $(du -ck "$work"/*.lproj/*.strings | tail -n 1 | cut -f1) KiB, median of $runs runs"
[ -f "$work/msgfmt.times" ] || echo "msgfmt is not there; install gettext to compare."
peer=$([ -f "$work/msgfmt.times" ] && median "$work/msgfmt.times" 1 || echo 0)
po=$(median "$work/read-po.times" 1)
for name in check check-po diff read-strings read-po read-xcstrings read-xliff start msgfmt; do
  [ -f "$work/$name.times" ] || continue
  awk -v name="$name" -v s="$(median "$work/$name.times" 1)" -v m="$(median "$work/$name.times" 2)" \
    -v peer="$peer" -v po="$po" 'BEGIN {
      printf "%-14s %7.2f s  %7.1f MiB peak", name, s, m / 1024
      if (peer > 0) printf "  %6.2f × msgfmt", s / peer
      if (name ~ /^read/ && po > 0) printf "  %6.2f × read-po", s / po
      print ""
    }'
done
