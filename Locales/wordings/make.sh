#!/bin/sh
# Counts anew how public catalogs word labels and words: fetches the packages of packages.tsv from Debian, takes their
# gettext catalogs, and makes the tables of this folder. What is fetched stays in the folder of the build.
#
#     make.sh COPYDESK FOLDER
set -eu
here="$(cd "$(dirname "$0")" && pwd)"
copydesk="$1"
mkdir -p "$2/packages"
folder="$(cd "$2" && pwd)"
. "$here/../../Tests/Setup/apt.sh"
command -v opencc >/dev/null 2>&1 || install_packages "OpenCC is missing." opencc
[ -f /usr/share/unicode/Unihan_Readings.txt.bz2 ] || install_packages "Unihan is missing." unicode-data

grep -v '^#' "$here/packages.tsv" | while IFS="$(printf '\t')" read -r source package version apart; do
  place="$folder/counted/$source"
  [ -z "$apart" ] || place="$folder/apart/$source"
  file="$folder/packages/${package}_$(printf %s "$version" | sed 's/:/%3a/')"
  set -- "$file"_*.deb
  if [ ! -f "$1" ]; then
    (cd "$folder/packages" && apt-get -qq download "$package=$version") \
      || fail "Debian has no $package $version any more. Take one that it has into packages.tsv."
    set -- "$file"_*.deb
  fi
  mkdir -p "$place"
  dpkg-deb --fsys-tarfile "$1" | tar -x -C "$place" --wildcards --no-anchored --no-same-owner --ignore-failed-read \
    '*/ko/LC_MESSAGES/*.mo' '*/ja/LC_MESSAGES/*.mo' '*/zh_CN/LC_MESSAGES/*.mo' '*/zh_TW/LC_MESSAGES/*.mo' '*/zh_HK/LC_MESSAGES/*.mo' 2>/dev/null || true
done

"$copydesk" learn --by folder --least 3 "$folder/counted" --out "$folder/learned.tsv"
/usr/bin/python3 "$here/make.py" "$folder/counted" "$folder/learned.tsv"
