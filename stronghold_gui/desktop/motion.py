"""The system's setting for reduced motion.

Qt 6.11 reports the contrast preference (`QAccessibilityHints`) but not yet the one for reduced motion. So the systems
are queried directly in cheap, documented ways: Windows by a call, macOS and Linux by their settings files. GNOME keeps
its switch in a database that only a service can read; there, and on all other systems, the menu View > Animation
decides.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings

from stronghold_gui.desktop.settings import read_ini
from stronghold_gui.files import is_plain

_CLIENT_AREA_ANIMATION: Final = 0x1042
"""Windows: `SPI_GETCLIENTAREAANIMATION`, "show animations in Windows"."""
_NO: Final = ("0", "false", "no")


def less_motion(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> bool:
    """Return whether the system is set to reduced motion; False if that is unknown."""
    if platform == "win32":
        return _windows_asks()
    try:
        home = Path(environment.get("HOME") or Path.home())
    except RuntimeError:
        return False
    if platform == "darwin":
        return _says(home / "Library/Preferences/com.apple.universalaccess.plist", "reduceMotion", ("1", "true"))
    config = Path(environment.get("XDG_CONFIG_HOME") or home / ".config")
    return _says(config / "kdeglobals", "KDE/AnimationDurationFactor", ("0", "0.0")) or any(
        _says(config / toolkit / "settings.ini", "Settings/gtk-enable-animations", _NO)
        for toolkit in ("gtk-4.0", "gtk-3.0")
    )


def _says(path: Path, key: str, answers: tuple[str, ...]) -> bool:
    """Return whether a settings file has one of these values; False for an unreadable file."""
    if path.suffix == ".plist":
        # A system service writes this file, so Qt may read it, although Qt does not validate such files.
        return is_plain(path) and str(QSettings(str(path), QSettings.Format.NativeFormat).value(key)).lower() in answers
    try:
        texts = read_ini(path)
    except OSError:
        return False
    return texts.get(key, "").strip().lower() in answers


def _windows_asks() -> bool:
    if sys.platform != "win32":
        return False
    shown = ctypes.c_int(1)
    told = ctypes.windll.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(shown), 0)
    return bool(told) and not shown.value
