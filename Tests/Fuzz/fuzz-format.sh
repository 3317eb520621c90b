#!/bin/sh
# Lets libFuzzer read one format, or pairs, for `fuzz.sh`: `fuzz-format.sh FORMAT [libFuzzer's options]`.
set -eu

export COPYDESK_FUZZ_FORMAT="$1"
format=$1
shift
case $format in
  pairs) product=FuzzPairs ;;
  code) product=FuzzCode ;;
  *) product=FuzzFormats ;;
esac

case "$*" in
  *-max_total_time*) new=.build-fuzz/learned/$format ;;
  *) new=.build-fuzz/new/$format && rm -rf "$new" ;;
esac
seeds=.build-fuzz/seeds/$format
mkdir -p "$new" "$seeds"
for more in "Tests/Fuzz/Seeds/$format" "Corpus/$format"; do
  if [ -d "$more" ]; then seeds="$seeds $more"; fi
done

log=.build-fuzz/found/$format.log
# shellcheck disable=SC2086
if "$COPYDESK_FUZZERS/$product" -timeout=10 -rss_limit_mb=4096 -max_len=4096 -print_final_stats=1 \
  -artifact_prefix=".build-fuzz/found/$format-" "$@" "$new" $seeds >"$log" 2>&1; then
  echo "$format: $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") inputs, all well"
else
  echo "$format failed:"
  grep -E 'Fatal error|ERROR|SUMMARY|Test unit written' "$log" | head -5 || tail -20 "$log"
  exit 1
fi
