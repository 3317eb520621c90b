#!/bin/sh
# Lets libFuzzer read every format: `fuzz.sh -runs=2000 -seed=1`, `fuzz.sh -max_total_time=60`.
# The first argument may name one format: `fuzz.sh xliff -max_total_time=600`. With -max_total_time, pairs of a text
# and its translation are compared and source code is read too; `fuzz.sh pairs` and `fuzz.sh code` do nothing else.
#
# Starts from the samples of the conformance tests, from the tables in Corpus/ and from the examples of the rules. What
# fails is kept in .build-fuzz/found; with -max_total_time, what is new in .build-fuzz/learned.
set -eu
cd "$(dirname "$0")/../.."

swift=${SWIFT:-swift}
resources=$($swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
if ! ls "$resources"/clang/lib/*/libclang_rt.fuzzer* >/dev/null 2>&1; then
  echo "copydesk: this Swift comes without libFuzzer, so the formats are not fuzzed. One from swift.org has it."
  exit 0
fi

only=
case ${1:-} in -* | "") ;; *) only=$1 && shift ;; esac
case "$*" in
  *-max_total_time*) mode="-c release" && sanitizers=fuzzer,address && steady= ;;
  # What is compared are addresses too, which are others each time: the inputs must not come from them.
  *) mode="-c debug" && sanitizers=fuzzer && steady=-use_cmp=0 ;;
esac
# libFuzzer brings a main function of its own; lld takes ours without complaint.
[ "$(uname -s)" = Darwin ] && linker= || linker="-Xswiftc -use-ld=lld"
export COPYDESK_FUZZ=1
options="$mode --scratch-path .build-fuzz -Xswiftc -sanitize=$sanitizers $linker"
# shellcheck disable=SC2086
COPYDESK_FUZZERS=$($swift build --quiet $options --show-bin-path) && export COPYDESK_FUZZERS

# Builds a fuzzer.
build() { # product
  # shellcheck disable=SC2086
  $swift build --quiet $options --product "$1" -Xcc -fsanitize=fuzzer-no-link
}

# The same inputs in the same order each time; a failure is libFuzzer's to keep, not the runtime's to explain.
export SWIFT_DETERMINISTIC_HASHING=1 SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0
mkdir -p .build-fuzz/found

names=
case "$only,$*" in
  pairs,* | ,*-max_total_time*)
    build FuzzPairs
    names=pairs
    ;;
esac
case "$only,$*" in
  code,* | ,*-max_total_time*)
    build FuzzCode
    names="$names code"
    ;;
esac
if [ "$only" != pairs ] && [ "$only" != code ]; then
  build FuzzFormats
  names="$names ${only:-$("$COPYDESK_FUZZERS/FuzzFormats" --formats)}"
fi
# Each core reads a format of its own.
# shellcheck disable=SC2086
printf '%s\n' $names |
  xargs -P "$(getconf _NPROCESSORS_ONLN)" -I {} sh Tests/Fuzz/fuzz-format.sh {} $steady "$@" ||
  { echo "copydesk: a format failed, as said above; see .build-fuzz/found" >&2 && exit 1; }
