#!/bin/sh
# Installs what `make metrics` reads and reads it with: the fonts of Inter, and fontTools.
set -u
. "$(dirname "$0")/apt.sh"

if [ -f /usr/share/fonts/opentype/inter/Inter-Regular.otf ] && /usr/bin/python3 -c "import fontTools" 2>/dev/null; then
  exit 0
fi

install_packages "the fonts of Inter, or fontTools, are missing." fonts-inter python3-fonttools
