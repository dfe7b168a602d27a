"""A check for everything that Qt needs, made before a window opens: Qt itself would end in a traceback or an abort.

On a bare Linux, importing Qt fails with the name of one missing library at a time, and opening a window without
the xcb libraries or without a screen aborts the whole process. This module looks all of that up and reports it in one
sentence. On Windows and macOS the wheel of PySide6 brings all it needs.
"""

import ctypes
import os
import sys
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from stronghold_gui.text import Catalogue, catalogue, system_language

FOR_QT: Final = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
"""What Qt links to, and the Debian package of each; needed even to paint a picture without a screen."""

FOR_A_WINDOW: Final = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""What Qt's X11 plugin loads on top, for a window on a screen of the X Window System."""


def qt_problem(texts: Catalogue, *, window: bool) -> str:
    """Return one sentence for the user if Qt cannot be used here, or an empty string; then Qt is loaded.

    Args:
        texts: The catalogue of the user's language.
        window: Whether a window is to be opened; a picture painted without a screen needs less.
    """
    if window and not has_screen(os.environ, sys.platform):
        return texts("system.no_screen")
    reason = _load_qt()
    # If Qt loads, the libraries it links to are there. Only its X11 plugin loads more, and aborts if one is missing.
    looked_up = reason or (window and speaks_x11(os.environ))
    if packages := missing_qt_libraries(window=window) if looked_up else []:
        renamed = "_renamed" if FOR_QT["libglib-2.0.so.0"] in packages else ""
        return texts(f"system.no_libraries{renamed}", packages=" ".join(packages))
    return texts("system.no_qt", reason=reason) if reason else ""


def can_show() -> bool:
    """Return whether a window can be opened here."""
    return (
        has_screen(os.environ, sys.platform)
        and not _load_qt()
        and not (speaks_x11(os.environ) and missing_qt_libraries(window=True))
    )


def _load_qt() -> str:
    """Load Qt; return its error message as one line, or an empty string."""
    try:
        import_module("PySide6.QtWidgets")
    except ImportError as fault:
        return " ".join(str(fault).split())
    return ""


def missing_qt_libraries(*, window: bool) -> list[str]:
    """Return the Debian packages of missing libraries; with ``window``, also of those that the X11 plugin needs."""
    if not sys.platform.startswith("linux"):
        return []
    needed = FOR_QT | FOR_A_WINDOW if window and speaks_x11(os.environ) else FOR_QT
    return [package for library, package in needed.items() if not _can_load(library)]


def speaks_x11(environment: Mapping[str, str]) -> bool:
    """Return whether Qt will open its window under X11, according to the variables that Qt itself reads."""
    if platform := environment.get("QT_QPA_PLATFORM"):
        return platform.partition(":")[0] == "xcb"
    return not environment.get("WAYLAND_DISPLAY")


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Return whether there is a screen for a window; a chosen Qt platform such as `offscreen` counts as one."""
    if not platform.startswith("linux") or environment.get("QT_QPA_PLATFORM", "xcb").partition(":")[0] != "xcb":
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _can_load(library: str) -> bool:
    if _is_bundled(library):
        return True
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _is_bundled(library: str) -> bool:
    """Return whether a library is beside Qt's own, as in the packages of the program."""
    spec = find_spec("PySide6")
    folders = (spec.submodule_search_locations or ()) if spec is not None else ()
    return any(Path(folder, "Qt", "lib", library).is_file() for folder in folders)


def main() -> int:
    """Print what is missing to paint without a screen; `packaging/bootstrap.py test` runs this first."""
    problem = qt_problem(catalogue(system_language()), window=False)
    if problem:
        sys.stderr.write(f"{problem}\n")
    return 1 if problem else 0


if __name__ == "__main__":
    raise SystemExit(main())
