# Installs Debian packages without asking: install_packages "why they are missed" package…

fail() {
  echo "copydesk: $1" >&2
  exit 1
}

install_packages() {
  missing=$1
  shift
  command -v apt-get >/dev/null 2>&1 || fail "$missing Install the packages that your system calls $*."
  if [ "$(id -u)" = 0 ]; then
    as_root=""
  elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
    as_root="sudo"
  else
    fail "$* are missing, and you may not install them. Ask an administrator to run: apt-get install $*"
  fi
  log=$(mktemp)
  trap 'rm -f "$log"' EXIT
  export DEBIAN_FRONTEND=noninteractive
  echo "copydesk: installing $*"
  if ! $as_root apt-get update >"$log" 2>&1 || ! $as_root apt-get install -y --no-install-recommends "$@" >>"$log" 2>&1; then
    tail -n 5 "$log" >&2
    fail "$* could not be installed; apt-get's last words are above."
  fi
}
