#!/bin/sh
# Installs what `make forms` reads: the lists of OpenCC, and the tool that prints them.
set -u
. "$(dirname "$0")/apt.sh"

if [ -f /usr/share/opencc/STPhrases.ocd2 ] && command -v opencc_dict >/dev/null; then
  exit 0
fi

install_packages "the lists of OpenCC are missing." opencc
