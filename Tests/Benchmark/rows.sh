# For the benchmarks: a folder for their work, and in it the clean entries of the corpus in English and Korean, a row each.
# Sourced by scripts that lie here.
corpus=$(dirname "$0")/../../Corpus/strings/clean
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if ! [ -x /usr/bin/time ]; then
  echo "copydesk: GNU time is missing; install the package “time” to run the benchmark." >&2
  exit 1
fi

awk -F'"' '/^"/ { print $4 }' "$corpus/en.lproj/Alerts.strings" >"$work/en"
awk -F'"' '/^"/ { print $4 }' "$corpus/ko.lproj/Alerts.strings" >"$work/ko"
paste "$work/en" "$work/ko" >"$work/rows"
