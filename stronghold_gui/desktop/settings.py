"""What the window remembers from one start to the next. A damaged file is put aside, and the defaults count."""

from __future__ import annotations

import base64
import binascii
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings

from stronghold_gui.files import user_config_dir

FILE_NAME: Final = "window.ini"
_LONGEST: Final = 100_000
"""Characters; a longer value is damage, no memory."""


class Settings:
    """Remembered choices by name. Every value is kept as plain text, so nothing odd can be read back.

    Attributes:
        damaged: the file could not be read; it was put aside and everything starts with its default.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_config_dir() / FILE_NAME
        self.damaged = self._put_damaged_aside()
        self._store = QSettings(str(self.path), QSettings.Format.IniFormat)

    def text(self, key: str, default: str = "") -> str:
        """Return a remembered text."""
        value = self._store.value(key)
        return value if isinstance(value, str) and len(value) <= _LONGEST else default

    def flag(self, key: str, default: bool) -> bool:
        """Return a remembered yes or no."""
        return {"yes": True, "no": False}.get(self.text(key), default)

    def blob(self, key: str) -> bytes:
        """Return remembered bytes; none if there are none that make sense."""
        try:
            return base64.b64decode(self.text(key), validate=True)
        except (binascii.Error, ValueError):
            return b""

    def texts(self, key: str) -> list[str]:
        """Return a remembered list of texts."""
        return [line for line in self.text(key).split("\n") if line]

    def set_text(self, key: str, value: str) -> None:
        """Remember a text."""
        self._store.setValue(key, value)

    def set_flag(self, key: str, value: bool) -> None:
        """Remember a yes or no."""
        self._store.setValue(key, "yes" if value else "no")

    def set_blob(self, key: str, value: bytes) -> None:
        """Remember bytes."""
        self._store.setValue(key, base64.b64encode(value).decode("ascii"))

    def set_texts(self, key: str, values: list[str]) -> None:
        """Remember a list of texts without line breaks."""
        self._store.setValue(key, "\n".join(values))

    def forget(self, key: str) -> None:
        """Forget one value."""
        self._store.remove(key)

    def write(self) -> None:
        """Write to disk now; a disk that is full or read-only is no reason to disturb a game."""
        self._store.sync()

    def _put_damaged_aside(self) -> bool:
        """Move a file away that is no settings file; QSettings would neither read nor replace it."""
        if not self.path.exists():
            return False
        probe = QSettings(str(self.path), QSettings.Format.IniFormat)
        probe.allKeys()
        if probe.status() == QSettings.Status.NoError:
            return False
        del probe
        try:
            self.path.replace(self.path.with_suffix(".damaged"))
        except OSError:
            self.path = self.path.with_name("window-2.ini")
        return True
