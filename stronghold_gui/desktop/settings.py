"""What the window remembers from one start to the next. What is damaged of it is left out, and the rest counts."""

from __future__ import annotations

import base64
import binascii
import contextlib
import errno
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from stronghold_gui.core.save.atomic import UnsyncedError, write_atomically
from stronghold_gui.core.save.faults import BadFileError, cannot_read
from stronghold_gui.desktop.ini import read_ini, write_ini
from stronghold_gui.files import plain_bytes, user_config_dir

FILE_NAME: Final = "window.ini"
_LONGEST: Final = 100_000
"""Characters; a longer value is damage, no memory."""
_MOST_BYTES: Final = 1 << 20
_NO_SETTINGS: Final = frozenset({errno.EINVAL, errno.EFBIG, errno.ELOOP, errno.EISDIR})
"""What is answered where something else than a settings file lies in its place."""
_SEAL: Final = "1"
"""Version of the form in which bytes are remembered: this, their number, their checksum and the bytes in base 64."""


class Settings(QObject):
    """Remembered choices by name. Every value is kept as plain text, so nothing odd can be read back.

    A change is written a moment later. Other windows write the same file: what was not changed here stays. A file that
    the system does not let us read is not replaced either: nobody knows what would be lost.

    Attributes:
        damaged: the file, or some of it, made no sense; it was put aside, and what made sense still counts.
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
        try:
            self._texts, self.damaged = _read(self.path)
        except OSError as error:
            self._texts, self.damaged = {}, False
            self.fault = cannot_read(self.path, error)
        if self.damaged:
            with contextlib.suppress(OSError):
                self.path.replace(self.path.with_suffix(".damaged"))
                self._changes.update(self._texts)
                self.write()

    def text(self, key: str, default: str = "") -> str:
        """Return a remembered text."""
        value = self._texts.get(key, default)
        return value if len(value) <= _LONGEST else default

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
            texts: dict[str, str | None] = {**_read(self.path)[0], **self._changes}
            write_atomically(self.path, write_ini({key: value for key, value in texts.items() if value is not None}))
        except UnsyncedError:
            # They are written; that a power cut could undo that is no reason to disturb a game.
            self._changes.clear()
        except BadFileError as error:
            self.fault = error
        except OSError as error:
            self.fault = cannot_read(self.path, error)
        else:
            self._changes.clear()
        if self.fault is not None and before is None:
            self.failed.emit(self.fault)

    def _change(self, key: str, value: str | None) -> None:
        if not self._waiting:
            self._waiting = True
            QTimer.singleShot(0, self.write)
        self._changes[key] = value


def _read(path: Path) -> tuple[dict[str, str], bool]:
    """Return what a settings file remembers, and whether it is damaged; one that is not there remembers nothing.

    Raises:
        OSError: the system does not let us read it.
    """
    try:
        data = plain_bytes(path, _MOST_BYTES)
    except (FileNotFoundError, NotADirectoryError):
        return {}, False
    except OSError as error:
        if error.errno in _NO_SETTINGS:
            return {}, True
        raise
    return read_ini(data)


def _checksum(key: str, value: bytes) -> str:
    """Return the checksum of some bytes and the name they are remembered by: those of another name are wrong, too."""
    return f"{binascii.crc32(value, binascii.crc32(key.encode())):08x}"
