#!/usr/bin/env bash
# Install the Debian package in a bare system, try it there as a user without rights, and remove it again:
#
#     packaging/linux/try_deb.sh dist/stronghold-gui_0.1.0_amd64.deb [SUITE]
#     DEBIAN_MIRROR="deb http://archive.ubuntu.com/ubuntu noble main universe" packaging/linux/try_deb.sh DEB noble
#
# It needs root, mmdebstrap and a mirror of Debian; where one is missing it says SKIPPED, which is no failure.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)

# Called by mmdebstrap when the new system is complete; it removes the system afterwards.
inside() {
    local system=$1 package=$2 work=$3 code=0
    cp "$package" "$system/stronghold.deb"
    mkdir "$system/try"
    cp -r "$root/packaging" "$system/try/"
    mkdir "$system/try/stronghold_gui"
    cp "$root/stronghold_gui/__init__.py" "$system/try/stronghold_gui/"
    {
        chroot "$system" apt-get --yes --quiet --no-install-recommends install /stronghold.deb &&
            chroot --userspec=nobody "$system" env -i PATH=/usr/games:/usr/bin:/bin LANG=C.UTF-8 TMPDIR=/tmp \
                /usr/lib/stronghold/python/bin/python3 -B /try/packaging/smoke.py /usr/bin/stronghold &&
            chroot "$system" apt-get --yes --quiet remove stronghold-gui &&
            ! ls "$system"/usr/lib/stronghold "$system"/usr/bin/stronghold 2>/dev/null
    } >&2 || code=1
    echo "$code" >"$work/code"
}

if [ "${1:-}" = --inside ]; then
    inside "${@:2}"
    exit
fi

package=$(readlink -f "$1") suite=${2:-bookworm}
if [ "$(id -u)" != 0 ] || ! command -v mmdebstrap >/dev/null; then
    echo "SKIPPED: trying the package in a bare Debian needs root, and mmdebstrap"
    exit
fi
work=$(mktemp -d)
trap 'rm -f "$work/code"; rmdir "$work"' EXIT
mmdebstrap --quiet --variant=apt --include="xvfb,xauth" --aptopt='Acquire::Check-Valid-Until "false"' \
    --customize-hook="'$root/packaging/linux/try_deb.sh' --inside \"\$1\" '$package' '$work'" \
    "$suite" /dev/null ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"} || true
case $(cat "$work/code" 2>/dev/null || true) in
    0) echo "$(basename "$package"): works in Debian $suite" ;;
    "") echo "SKIPPED: no Debian $suite could be made, see above" ;;
    *) echo "$(basename "$package"): FAILED in Debian $suite" && exit 1 ;;
esac
