#!/bin/sh
# Times nights of `copydesk batch` over 1,000,000 units made of the corpus' clean tables, in projects of 10,000 units, and
# over a tenth of them, which shows whether time grows as the copy does: the first night, one in which nothing changed,
# one in which one string of a hundred did, and one in which one string of every file did. Prints wall time, its share of
# the first night, peak memory and what the history takes. Absolute times differ from machine to machine; quote shares.
set -eu

binary=$(realpath "${1:-.build/release/copydesk}")
units=${2:-1000000}
. "$(dirname "$0")/rows.sh"

# Tables of 500 strings in English and Korean; of a row in thirteen, the translation is the next row's.
make_tables() { # folder units
  mkdir -p "$1"
  awk -F'\t' -v units="$2" -v root="$1" '
    { en[NR] = $1; ko[NR] = $2 }
    END {
      print "history: nightly.db\nprojects:" > (root "/nightly.yml")
      for (i = 0; i < units / 2; i++) {
        if (i % 500 == 0) {
          if (file) { close(file "/en.lproj/A.strings"); close(file "/ko.lproj/A.strings") }
          project = sprintf("p%d", i / 5000)
          file = sprintf("%s/%s/t%d", root, project, i / 500)
          system("mkdir -p " file "/en.lproj " file "/ko.lproj")
          if (i % 5000 == 0) printf "- {name: %s, path: %s}\n", project, project > (root "/nightly.yml")
        }
        row = i % NR + 1
        other = i % 13 == 0 ? (i + 1) % NR + 1 : row
        # Every unit is distinct, so that nothing can be looked up.
        printf "\"row%d\" = \"%s %d\";\n", i, en[row], i > (file "/en.lproj/A.strings")
        printf "\"row%d\" = \"%s %d\";\n", i, ko[other], i > (file "/ko.lproj/A.strings")
      }
    }' "$work/rows"
}

night() { # folder name day
  status=0
  (cd "$1" && /usr/bin/time -o "$work/time" -f '%e %M' \
    "$binary" batch nightly.yml --date "2027-01-$3T02:00:00Z" >"$work/log" 2>&1) || status=$?
  [ "$status" -lt 2 ] || { cat "$work/log" >&2; exit 1; }
  tail -n 1 "$work/time" | awk -v name="$2" -v first="$(cat "$work/first" 2>/dev/null)" '{
    if (!first) { first = $1; print $1 > "'"$work/first"'" }
    printf "  %-32s %8.2f s  %6.1f %% of the first  %7.1f MiB peak\n", name, $1, $1 * 100 / first, $2 / 1024
  }'
}

nights() { # units
  rm -f "$work/first"
  folder="$work/$1"
  make_tables "$folder" "$1"
  echo "$1 units, $(find "$folder" -name '*.strings' | wc -l) files"
  night "$folder" "first night" 01
  night "$folder" "unchanged" 02
  # Of the tables in English and Korean, one string of a hundred says something else.
  find "$folder" -path '*ko.lproj*' -name '*.strings' -exec sed -i '50~100 s/";$/ 1";/' {} +
  night "$folder" "one string of a hundred changed" 03
  find "$folder" -path '*ko.lproj*' -name '*.strings' -exec sed -i '250 s/";$/ 2";/' {} +
  night "$folder" "one string of each file changed" 04
  findings=$("$binary" history --history "$folder/nightly.db" --format csv | awk -F, '
    NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
    $column["time"] ~ /^2027-01-04/ { n += $column["errors"] + $column["warnings"] + $column["notes"] }
    END { print n }')
  size=$(wc -c <"$folder/nightly.db")
  echo "  the history takes $((size / 1024)) KiB, $((size / findings)) bytes for each of $findings findings"
  rm -rf "$folder"
}

nights $((units / 10))
nights "$units"
