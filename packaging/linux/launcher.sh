#!/bin/sh
# Starts Stronghold with the Python that lies beside this file, wherever that is.
here=$(dirname -- "$(readlink -f -- "$0")")
python=$here/python/bin/python3

refuse() {
    newer=$(printf %s "$1" | grep -o 'GLIBC_[0-9.]*' | tail -n 1)
    case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}/$newer in
        fr*/) why="Stronghold ne peut pas démarrer : son dossier est incomplet ou endommagé ; réinstallez-le, s’il vous plaît.";;
        fr*) why="Stronghold ne peut pas démarrer : ce système est trop ancien, il manque $newer à sa bibliothèque C.";;
        */) why="Stronghold cannot start: its folder is not complete or was damaged; please install it again.";;
        *) why="Stronghold cannot start: this system is too old, its C library lacks $newer.";;
    esac
    echo "$why" >&2
    for box in "zenity --error --text" "kdialog --error" "xmessage"; do
        # shellcheck disable=SC2086  (a command and its options)
        command -v ${box%% *} >/dev/null && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && { $box "$why"; break; }
    done
    exit 3
}

said=$("$python" -I -c 'import stronghold_gui' 2>&1) || refuse "$said"
exec "$python" -P -m stronghold_gui "$@"
