#!/usr/bin/env bash
# Try the setup for Windows under wine, in a Debian that is made for it: install, smoke test, uninstall.
#
#     packaging/windows/try_wine.sh dist/Stronghold-0.1.0-windows-x86_64-setup.exe
#
# It needs root, mmdebstrap, mingw-w64 and a mirror of Debian; where one is missing it says SKIPPED, which is no failure.
# Wine proves nothing about fonts, screens with many dots, sound, and SmartScreen.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)

# Called by mmdebstrap when the new system is complete; it removes the system afterwards.
inside() {
    local system=$1 setup=$2 work=$3 code=0
    mkdir -p "$system/try/stronghold_gui"
    cp -r "$root/packaging" "$system/try/"
    cp "$root/stronghold_gui/__init__.py" "$system/try/stronghold_gui/"
    cp "$setup" "$system/try/setup.exe"
    x86_64-w64-mingw32-gcc -shared -nostdlib -Wl,--entry=DllMain -o "$system/try/icuuc.dll" "$root/packaging/windows/icu_for_wine.c"
    install --directory --owner=65534 "$system/home/player"
    chroot --userspec=nobody "$system" env -i HOME=/home/player PATH=/usr/bin:/bin LANG=C.UTF-8 WINEDEBUG=-all \
        WINEDLLOVERRIDES="mscoree=;mshtml=" bash /try/packaging/windows/try_wine.sh --play >&2 || code=1
    echo "$code" >"$work/code"
}

# Called in the new system, by somebody who is no administrator.
play() {
    local home=$HOME/.wine/drive_c/users/nobody/AppData/Local
    local place=$home/Programs/Stronghold matches=$home/stronghold-gui types
    xvfb-run -a wine wineboot --init
    echo "* installing"
    xvfb-run -a wine /try/setup.exe /S
    wineserver --wait
    test -f "$place/Stronghold.exe"
    # What a double click on a match starts.
    types=$(wine reg query 'HKCU\Software\Classes\Stronghold.Match\shell\open\command' /ve)
    [[ $types == *Stronghold.exe*%1* ]] || { echo "matches do not open with a double click: $types" && false; }
    find "$HOME/.wine" -name Stronghold.lnk | grep -q "Start Menu"
    cp /try/icuuc.dll "$place"
    echo "* trying"
    cat >"$place/stronghold" <<'end'
#!/bin/sh
# Commands at the terminal, a window without one. Paths of this system lie on the drive Z.
export HOME=/home/player WINEDEBUG=-all PYTHONUTF8=1
place=$(dirname "$(readlink -f "$0")")
case ${1:-} in --language) program=Stronghold.exe ;; *) program=stronghold-cli.exe ;; esac
exec wine "$place/$program" "$@"
end
    chmod +x "$place/stronghold"
    python3 -B /try/packaging/smoke.py "$place/stronghold"
    wineserver --kill
    echo "* uninstalling"
    mkdir -p "$matches/data"
    touch "$matches/data/mine.stronghold" "$place/mine.stronghold"
    xvfb-run -a wine "$place/uninstall.exe" /S
    wineserver --wait
    rm "$place/icuuc.dll" "$place/stronghold"
    [ "$(ls "$place")" = mine.stronghold ] && [ -f "$matches/data/mine.stronghold" ]
    ! wine reg query 'HKCU\Software\Classes\.stronghold' 2>/dev/null
}

if [ "${1:-}" = --inside ]; then
    inside "${@:2}"
    exit
elif [ "${1:-}" = --play ]; then
    play
    exit
fi

setup=$(readlink -f "$1")
if [ "$(id -u)" != 0 ] || ! command -v mmdebstrap >/dev/null || ! command -v x86_64-w64-mingw32-gcc >/dev/null; then
    echo "SKIPPED: trying the setup under wine needs root, mmdebstrap and mingw-w64"
    exit
fi
work=$(mktemp -d)
trap 'rm -f "$work/code"; rmdir "$work"' EXIT
mmdebstrap --quiet --variant=apt --include="wine64,wine,xvfb,xauth,python3" --aptopt='Acquire::Check-Valid-Until "false"' \
    --customize-hook="'$root/packaging/windows/try_wine.sh' --inside \"\$1\" '$setup' '$work'" \
    trixie /dev/null ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"} || true
case $(cat "$work/code" 2>/dev/null || true) in
    0) echo "$(basename "$setup"): works under wine" ;;
    "") echo "SKIPPED: no Debian with wine could be made, see above" ;;
    *) echo "$(basename "$setup"): FAILED under wine" && exit 1 ;;
esac
