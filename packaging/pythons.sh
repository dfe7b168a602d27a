#!/usr/bin/env bash
# Run the checks and the fast tests on newer Pythons than this machine has, each in a Debian that is made for it:
#
#     packaging/pythons.sh                    # all of them
#     packaging/pythons.sh 3.14 tests/core    # one of them; what follows goes to pytest
#
# Tested is the last commit, by the command of .ci/run. It needs root, mmdebstrap and a mirror of Debian; a Python that
# cannot be tried says SKIPPED and is no failure. pip inside asks the same index as pip outside.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)

# The Debian that has a Python.
declare -A suites=([3.13]=trixie [3.14]=forky)

try_on() {
    local version=$1 code
    shift
    echo "* Python $version, in Debian ${suites[$version]}"
    rm -f "$work/code"
    # Snapshots of a distribution in the making are often older than they say they may become.
    mmdebstrap --quiet --variant=apt --include="ca-certificates,python$version,python$version-venv" \
        --aptopt='Acquire::Check-Valid-Until "false"' \
        --customize-hook="'$root/packaging/pythons.sh' --inside \"\$1\" $version '$work'${*:+ ${*@Q}}" \
        "${suites[$version]}" /dev/null ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"} || true
    code=$(cat "$work/code" 2>/dev/null || true)
    case $code in
        "") skip "$version" "no such Debian could be made, see above" ;;
        0) summary+=("Python $version: passed") ;;
        *) summary+=("Python $version: FAILED") && failed=1 ;;
    esac
}

skip() {
    summary+=("Python $1: SKIPPED: $2")
}

# Called by mmdebstrap when the new system is complete; it removes the system afterwards.
inside() {
    local system=$1 version=$2 work=$3 code=0 passed=() name place
    shift 3
    for place in /etc/pip.conf /etc/xdg/pip "$HOME/.config/pip" /etc/ssl/certs/ca-certificates.crt; do
        if [ -e "$place" ]; then
            mkdir -p "$system$(dirname "$place")"
            cp -rL "$place" "$system$(dirname "$place")"
        fi
    done
    for name in $(compgen -e); do
        case $name in PIP_* | SSL_CERT_* | [hH][tT][tT][pP]*_[pP]* | [nN][oO]_[pP]*) passed+=("$name=${!name}") ;; esac
    done
    ln -s "/usr/bin/python$version" "$system/usr/local/bin/python3"
    git clone --quiet "$root" "$system/stronghold"
    chroot "$system" env -i CI=true HOME="$HOME" LANG=C.UTF-8 PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        "${passed[@]}" /stronghold/.ci/run -m "not long" --ignore tests/hunts "$@" || code=$?
    echo "$code" >"$work/code"
}

if [ "${1:-}" = --inside ]; then
    inside "${@:2}"
    exit
fi

versions=("${!suites[@]}")
if [ -n "${1:-}" ]; then
    versions=("$1")
    shift
fi
summary=() failed=0
work=$(mktemp -d)
trap 'rm -f "$work/code"; rmdir "$work"' EXIT
for version in "${versions[@]}"; do
    if [ -z "${suites[$version]:-}" ]; then
        skip "$version" "no Debian is known that has it"
    elif [ "$(id -u)" != 0 ] || ! command -v mmdebstrap >/dev/null; then
        skip "$version" "this needs root, and mmdebstrap"
    else
        try_on "$version" "$@"
    fi
done
printf '%s\n' "" "${summary[@]}"
exit "$failed"
