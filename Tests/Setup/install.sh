#!/bin/sh
# Installs what the build needs and the machine lacks: the headers of ICU and libxml2, and pkg-config;
# with `tests`, Unicode's test files too, without which some tests are skipped and say so.
# Asks nothing. Says in one line what is missing when it cannot help.
set -u

fail() {
  echo "copydesk: $1" >&2
  exit 1
}

if ! command -v swift >/dev/null 2>&1; then
  fail "Swift 6.2 or later is missing. Get it from https://www.swift.org/install and put it on the PATH."
fi

packages=
wanted=
command -v pkg-config >/dev/null 2>&1 && pkg-config --exists icu-i18n libxml-2.0 || packages="libicu-dev libxml2-dev pkg-config"
if [ "${1:-}" = tests ] && [ ! -f /usr/share/unicode/auxiliary/WordBreakTest.txt ] && command -v apt-get >/dev/null 2>&1; then
  wanted=unicode-data
fi
[ -n "$packages$wanted" ] || exit 0

# What only some tests want is no reason to stop.
without() {
  echo "copydesk: $wanted $1; the tests that need it are skipped" >&2
  wanted=
  [ -n "$packages" ] || exit 0
}

if [ "$(uname -s)" = Darwin ]; then
  command -v brew >/dev/null 2>&1 || fail "icu4c and libxml2 are missing. Install Homebrew (https://brew.sh) and run this again."
  exec brew install --quiet icu4c libxml2 pkg-config
fi

command -v apt-get >/dev/null 2>&1 || fail "the headers of ICU and libxml2 are missing. Install the packages that your system calls libicu-dev, libxml2-dev and pkg-config."

if [ "$(id -u)" = 0 ]; then
  as_root=""
elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
  as_root="sudo"
else
  [ -z "$wanted" ] || without "is missing, and you may not install it"
  fail "$packages are missing, and you may not install them. Ask an administrator to run: apt-get install $packages"
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
export DEBIAN_FRONTEND=noninteractive
echo "copydesk: installing $packages $wanted"
$as_root apt-get update >"$log" 2>&1
if [ -n "$wanted" ] && ! $as_root apt-get install -y --no-install-recommends "$wanted" >>"$log" 2>&1; then
  without "could not be installed"
fi
# shellcheck disable=SC2086
if [ -n "$packages" ] && ! $as_root apt-get install -y --no-install-recommends $packages >>"$log" 2>&1; then
  tail -n 5 "$log" >&2
  fail "$packages could not be installed; apt-get's last words are above."
fi
