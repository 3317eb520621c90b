#!/bin/sh
# Installs what the tests of Integrations/spark need and the machine lacks: Java 17 and Python's venv, and into
# .build-spark the Python packages. Asks nothing. Says in one line what is missing when it cannot help.
set -u
. "$(dirname "$0")/apt.sh"
root="$(dirname "$0")/../.."
package="$root/Integrations/spark"
venv="$root/.build-spark"

# Whether a Java is there that Spark runs on.
has_java() {
  java -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p' | { read -r major && [ "$major" -ge 17 ]; }
}

if [ "$(uname -s)" = Linux ]; then
  has_java || (install_packages "Java 17 is missing." openjdk-17-jre-headless) || exit 1
  python3 -c 'import ensurepip' 2>/dev/null || (install_packages "Python's venv is missing." python3-venv) || exit 1
fi
has_java || fail "Java 17 or later is missing. Install it, and put it on the PATH."

# The packages are installed anew when what they are has changed.
if ! cmp -s "$package/pyproject.toml" "$venv/installed.toml"; then
  echo "copydesk: installing PySpark"
  log=$(mktemp)
  if ! { python3 -m venv "$venv" && "$venv/bin/pip" install --quiet --disable-pip-version-check --editable "$package[test]"; } >"$log" 2>&1; then
    tail -n 5 "$log" >&2
    rm -f "$log"
    fail "PySpark could not be installed; pip's last words are above."
  fi
  rm -f "$log"
  cp "$package/pyproject.toml" "$venv/installed.toml"
fi
