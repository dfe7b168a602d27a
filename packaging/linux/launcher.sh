#!/bin/sh
# Starts Stronghold with the Python that lies beside this file, wherever that is.
here=$(dirname -- "$(readlink -f -- "$0")")
python=$here/python/bin/python3
if ! said=$("$python" -I -S -c '' 2>&1); then
    case $said in
        *GLIBC_*) why="This system is too old for it: its C library lacks $(printf %s "$said" | grep -o 'GLIBC_[0-9.]*' | tail -n 1).";;
        *) why="Its folder is not complete or was damaged: please install or unpack it again.";;
    esac
    echo "stronghold: Stronghold cannot start. $why" >&2
    for box in "zenity --error --text" "kdialog --error" "xmessage"; do
        # shellcheck disable=SC2086  (a command and its options)
        command -v ${box%% *} >/dev/null && [ -n "$DISPLAY$WAYLAND_DISPLAY" ] && { $box "Stronghold cannot start. $why"; break; }
    done
    exit 3
fi
exec "$python" -P -m stronghold_gui "$@"
