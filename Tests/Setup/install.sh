#!/bin/sh
# Installs what the build needs and the machine lacks: the headers of ICU and libxml2, and pkg-config;
# with `tests`, Unicode's test files too, without which some tests are skipped and say so.
# Asks nothing. Says in one line what is missing when it cannot help.
set -u
. "$(dirname "$0")/apt.sh"

if ! command -v swift >/dev/null 2>&1; then
  fail "Swift 6.2 or later is missing. Get it from https://www.swift.org/install and put it on the PATH."
fi

if ! { command -v pkg-config >/dev/null 2>&1 && pkg-config --exists icu-i18n libxml-2.0; }; then
  if [ "$(uname -s)" = Darwin ]; then
    command -v brew >/dev/null 2>&1 || fail "icu4c and libxml2 are missing. Install Homebrew (https://brew.sh) and run this again."
    exec brew install --quiet icu4c libxml2 pkg-config
  fi
  install_packages "The headers of ICU and libxml2 are missing." libicu-dev libxml2-dev pkg-config
fi

# What only some tests want is no reason to stop.
if [ "${1:-}" = tests ] && [ "$(uname -s)" = Linux ] && [ ! -f /usr/share/unicode/auxiliary/WordBreakTest.txt ]; then
  (install_packages "Unicode's test files are missing." unicode-data) || echo "copydesk: the tests that read unicode-data are skipped" >&2
fi
