"""Settings: choices remembered from one start to the next, in a JSON file."""

from __future__ import annotations

import base64
import binascii
import configparser
import contextlib
import errno
import json
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field
from PySide6.QtCore import QObject, QTimer, Signal

from stronghold_gui.core.save.atomic import UnsyncedError, write_atomically
from stronghold_gui.core.save.faults import BadFileError, Problem, cannot_read
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.raw import parse_raw
from stronghold_gui.core.save.validation import validate
from stronghold_gui.core.save.versions import Format
from stronghold_gui.files import exists, plain_bytes, user_config_dir

SETTINGS: Final = Format("stronghold-settings", 1)
LONGEST: Final = 100_000
"""Largest number of characters of a value; layouts of docks need some thousands."""
_MOST_BYTES: Final = 1 << 20
_NO_SETTINGS: Final = frozenset({errno.EINVAL, errno.EFBIG, errno.ELOOP, errno.EISDIR})
"""Error numbers which show that something other than a settings file is at its path."""
_NO_GROUP: Final = "General/"
"""Prefix of settings that have no group, in files of earlier versions."""
_ESCAPES: Final = {"n": "\n", "r": "\r", "t": "\t"}

Name = Annotated[str, Field(max_length=200)]
Value = Annotated[str, Field(max_length=LONGEST)]


@dataclass(slots=True)
class SettingsDocument(Part):
    """The settings in the file.

    Attributes:
        format, version: the kind and version of the document.
        values: each setting by name (``window/theme``).
    """

    format: Literal["stronghold-settings"]
    version: Literal[1]
    values: Annotated[dict[Name, Value], Field(max_length=2000)]


class DamagedSettingsError(Exception):
    """The file contains no settings."""


def read_settings(path: Path) -> dict[str, str]:
    """Return the settings of a file by name; empty if there is no file.

    Raises:
        DamagedSettingsError: the file contains no settings.
        BadFileError: a newer version of the program wrote it.
        OSError: it cannot be read.
    """
    try:
        raw = parse_raw(plain_bytes(path, _MOST_BYTES))
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except OSError as error:
        if error.errno in _NO_SETTINGS:
            raise DamagedSettingsError from error
        raise
    except BadFileError as error:
        raise DamagedSettingsError from error
    try:
        return validate(SettingsDocument, SETTINGS.bring_up_to_date(raw)).values
    except BadFileError as error:
        if error.first.problem is Problem.NEWER:
            raise
        raise DamagedSettingsError from error


def settings_bytes(values: Mapping[str, str]) -> bytes:
    """Return the content of a file with these settings, without those that are too long to be read again.

    Lone surrogates, which file names may contain, are replaced by question marks.
    """
    kept = {name: value for name, value in sorted(values.items()) if len(value) <= LONGEST}
    document = {"format": SETTINGS.name, "version": SETTINGS.version, "values": kept}
    return f"{json.dumps(document, ensure_ascii=False, indent=2)}\n".encode(errors="replace")


def read_ini(path: Path) -> dict[str, str]:
    """Return the texts of an INI file by ``group/name``; bad lines are left out.

    Raises:
        OSError: it cannot be read, is no plain file, or is too large.
    """
    # Do not use QSettings: such a file may contain objects of Qt, and a wrong byte in one crashes the process.
    parser = configparser.RawConfigParser(strict=False, delimiters="=", allow_no_value=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    # The parser raises errors for bad lines only after it has read all others.
    with suppress(configparser.Error):
        parser.read_string(plain_bytes(path, _MOST_BYTES).decode("utf-8-sig", errors="replace"))
    return {f"{group}/{name}": value for group in parser.sections() for name, value in parser.items(group) if value}


def read_earlier(path: Path) -> dict[str, str]:
    """Return the settings of an INI file of earlier versions; empty if it cannot be read."""
    try:
        found = read_ini(path)
    except OSError:
        return {}
    values = {name.removeprefix(_NO_GROUP).replace("\\", "/"): _unquoted(value) for name, value in found.items()}
    return {name: value for name, value in values.items() if value is not None and len(value) <= LONGEST}


def _unquoted(value: str) -> str | None:
    """Return a value without quotation marks and escapes; ``None`` for a list or an object of Qt."""
    if value[0] == value[-1] == '"' and len(value) > 1:
        value = value[1:-1]
    elif re.search(r'[",;]', value):
        return None
    if value.startswith("@"):
        if not value.startswith("@@"):
            return None
        value = value[1:]
    return re.sub(r"\\(?:x([0-9a-fA-F]{1,4})|(.))", _unescaped, value)


def _unescaped(found: re.Match[str]) -> str:
    return chr(int(found[1], 16)) if found[1] else _ESCAPES.get(found[2], found[2])


FILE_NAME: Final = "window.json"
_SEAL: Final = "1"
"""Version of the format of stored bytes: the version, the length, the checksum, and the bytes in base 64."""


class Settings(QObject):
    """Remembered choices by name, each a text.

    A change is written a moment later. Since other windows write the same file, only changed settings are replaced in
    it. A file that cannot be read now, or was written by a newer version, is not replaced.

    Attributes:
        damaged: whether the file contained no settings, and was renamed.
        fault: the last error of reading or writing the file, or ``None``.
        failed: ``(fault)``: emitted when the file can no longer be written; the next change tries it again.
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
        there = True
        try:
            self._texts = read_settings(self.path)
            there = exists(self.path)
        except DamagedSettingsError:
            self.damaged = True
            with contextlib.suppress(OSError):
                self.path.replace(self.path.with_suffix(".damaged"))
        except (BadFileError, OSError) as error:
            self.fault = _fault(self.path, error)
        if not there:
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
        """Return remembered bytes; no bytes if their checksum is wrong, or missing as in files of older versions.

        Qt does not validate them: a wrong byte in a layout of docks crashes the process.
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
        """Write pending changes to disk now; after a failure they stay pending."""
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
            # They are written, and only a power cut can still lose them: do not interrupt the user.
            self._changes.clear()
        except (BadFileError, OSError) as error:
            self.fault = _fault(self.path, error)
        else:
            self._changes.clear()
        if self.fault is not None and before is None:
            self.failed.emit(self.fault)

    def _written(self) -> dict[str, str]:
        """Return the settings in the file, which another window may have changed; empty if it is damaged now."""
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
    """Return a checksum that covers bytes and the name of their setting, so that it differs for other settings."""
    return f"{binascii.crc32(value, binascii.crc32(key.encode())):08x}"
