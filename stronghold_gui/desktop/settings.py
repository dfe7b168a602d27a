"""Remember choices from one start to the next."""

from __future__ import annotations

import base64
import binascii
import contextlib
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from stronghold_gui.core.save.atomic import UnsyncedError, write_atomically
from stronghold_gui.core.save.faults import BadFileError, cannot_read
from stronghold_gui.desktop.settings_file import DamagedSettingsError, read_earlier, read_settings, settings_bytes
from stronghold_gui.files import exists, user_config_dir

FILE_NAME: Final = "window.json"
_SEAL: Final = "1"
"""Version of the form in which bytes are remembered: this, their number, their checksum and the bytes in base 64."""


class Settings(QObject):
    """Remembered choices by name, each a text.

    A change is written a moment later. Other windows write the same file: what was not changed here stays. A file that
    cannot be read for now, or that a newer version wrote, is not replaced: what is in it would be lost.

    Attributes:
        damaged: the file held no settings and was put aside.
        fault: why the file could not be read or written the last time, or ``None``.
        failed: ``(fault)``: it can no longer be written; changes are kept, and the next one tries again.
    """

    failed = Signal(object)

    def __init__(self, path: Path | None = None) -> None:
        super().__init__()
        self.path = path or user_config_dir() / FILE_NAME
        self._changes: dict[str, str | None] = {}
        self._waiting = False
        self.fault: BadFileError | None = None
        self.damaged = False
        self._texts: dict[str, str] = {}
        try:
            self._texts = read_settings(self.path)
        except DamagedSettingsError:
            self.damaged = True
            with contextlib.suppress(OSError):
                self.path.replace(self.path.with_suffix(".damaged"))
        except (BadFileError, OSError) as error:
            self.fault = _fault(self.path, error)
        if not (self.damaged or self.fault or exists(self.path)):
            self._texts = read_earlier(self.path.with_suffix(".ini"))
            self._changes.update(self._texts)
            self.write()

    def text(self, key: str, default: str = "") -> str:
        """Return a remembered text."""
        return self._texts.get(key, default)

    def flag(self, key: str, default: bool) -> bool:
        """Return a remembered yes or no."""
        return {"yes": True, "no": False}.get(self.text(key), default)

    def blob(self, key: str) -> bytes:
        """Return remembered bytes, exactly as they were; none if anything about them has changed since.

        They go to Qt, which believes whatever it is given (a layout of docks with a wrong byte ends the process). So
        they carry a checksum; those that versions without one have written are not taken.
        """
        version, _, rest = self.text(key).partition(" ")
        number, _, rest = rest.partition(" ")
        checksum, _, written = rest.partition(" ")
        try:
            value = base64.b64decode(written, validate=True)
        except (binascii.Error, ValueError):
            return b""
        sound = (version, number, checksum) == (_SEAL, str(len(value)), _checksum(key, value))
        return value if sound else b""

    def texts(self, key: str) -> list[str]:
        """Return a remembered list of texts."""
        return [line for line in self.text(key).split("\n") if line]

    def set_text(self, key: str, value: str) -> None:
        """Remember a text."""
        if self._texts.get(key) != value:
            self._texts[key] = value
            self._change(key, value)

    def set_flag(self, key: str, value: bool) -> None:
        """Remember a yes or no."""
        self.set_text(key, "yes" if value else "no")

    def set_blob(self, key: str, value: bytes) -> None:
        """Remember bytes."""
        written = base64.b64encode(value).decode("ascii")
        self.set_text(key, f"{_SEAL} {len(value)} {_checksum(key, value)} {written}")

    def set_texts(self, key: str, values: list[str]) -> None:
        """Remember a list of texts without line breaks."""
        self.set_text(key, "\n".join(values))

    def forget(self, key: str) -> None:
        """Forget one value."""
        if self._texts.pop(key, None) is not None:
            self._change(key, None)

    def write(self) -> None:
        """Write to disk now, if there is anything to write; what cannot be written is tried again later."""
        self._waiting = False
        if not self._changes:
            return
        before, self.fault = self.fault, None
        try:
            texts: dict[str, str | None] = {**self._written(), **self._changes}
            write_atomically(
                self.path, settings_bytes({key: value for key, value in texts.items() if value is not None})
            )
        except UnsyncedError:
            # They are written; that a power cut could undo that is no reason to disturb a game.
            self._changes.clear()
        except (BadFileError, OSError) as error:
            self.fault = _fault(self.path, error)
        else:
            self._changes.clear()
        if self.fault is not None and before is None:
            self.failed.emit(self.fault)

    def _written(self) -> dict[str, str]:
        """Return the settings of the file, which another window may have changed; none if it was damaged since."""
        try:
            return read_settings(self.path)
        except DamagedSettingsError:
            return {}

    def _change(self, key: str, value: str | None) -> None:
        if not self._waiting:
            self._waiting = True
            QTimer.singleShot(0, self.write)
        self._changes[key] = value


def _fault(path: Path, error: BadFileError | OSError) -> BadFileError:
    return cannot_read(path, error) if isinstance(error, OSError) else error


def _checksum(key: str, value: bytes) -> str:
    """Return the checksum of some bytes and the name they are remembered by: those of another name are wrong, too."""
    return f"{binascii.crc32(value, binascii.crc32(key.encode())):08x}"
