#!/usr/bin/env bash
# Try the portable folder, or another one with a launcher, where it is unpacked, and what it says when it is damaged:
#
#     packaging/linux/try_portable.sh dist/Stronghold-0.1.0-linux-x86_64.tar.zst
#
# It lies in a path with spaces and accents, and nobody who tries it may write there. A root tries it as nobody.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
archive=$(readlink -f "$1")
work=$(mktemp -d)
trap 'chmod -R u+w "$work" && rm -r "$work"' EXIT
place="$work/à l’écart, en lecture seule"
mkdir "$place"
chmod a+rx "$work" "$place"
tar --extract --directory "$place" --file "$archive"
launcher=$(echo "$place"/*/stronghold)
folder=$(dirname "$launcher")
as=()
[ "$(id -u)" != 0 ] || as=(setpriv --reuid=65534 --regid=65534 --clear-groups env TMPDIR=/tmp HOME=/nonexistent)

chmod -R a-w "$place"
# The checkout may lie where nobody may look.
mkdir -p "$work/try/stronghold_gui"
cp -r "$root/packaging" "$work/try/"
cp "$root/stronghold_gui/__init__.py" "$work/try/stronghold_gui/"
"${as[@]}" "$folder/python/bin/python3" -B "$work/try/packaging/smoke.py" "$launcher"

# One sentence each, in two languages.
says() {
    local language=$1 wanted=$2 said
    shift 2
    said=$(LANG=$language "$launcher" "$@" 2>&1) && { echo "it started, but: $wanted" && return 1; }
    case $said in
        *$'\n'* | *Traceback*) echo "more than a sentence: $said" && return 1 ;;
        *$wanted*) echo "  $said" ;;
        *) echo "another sentence: $said" && return 1 ;;
    esac
}
chmod -R u+w "$place"
echo "* bad surroundings"
DISPLAY='' WAYLAND_DISPLAY='' says C.UTF-8 "No screen is available"
library=$(ls "$folder"/python/lib/python3*/*-packages/PySide6/Qt/lib/libQt6Widgets.so.6)
mv "$library" "$library.away"
QT_QPA_PLATFORM=offscreen says C.UTF-8 "libQt6Widgets"
QT_QPA_PLATFORM=offscreen says fr_FR.UTF-8 "libQt6Widgets"
mv "$library.away" "$library"
rules=$(ls -d "$folder"/python/lib/python3*/*-packages/stronghold_gui)
mv "$rules" "$rules.away"
says C.UTF-8 "not complete"
says fr_FR.UTF-8 "incomplet"
mv "$rules.away" "$rules"
encodings=$(ls -d "$folder"/python/lib/python3*/encodings)
mv "$encodings" "$encodings.away"
says C.UTF-8 "not complete"
says fr_FR.UTF-8 "incomplet"
