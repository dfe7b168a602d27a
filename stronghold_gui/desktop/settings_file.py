"""The settings file: a JSON document of names and texts, and how the INI file of earlier versions is brought over."""

from __future__ import annotations

import configparser
import errno
import json
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field

from stronghold_gui.core.save.faults import BadFileError, Problem
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.raw import parse_raw
from stronghold_gui.core.save.validation import validate
from stronghold_gui.core.save.versions import Format
from stronghold_gui.files import plain_bytes

SETTINGS: Final = Format("stronghold-settings", 1)
LONGEST: Final = 100_000
"""Characters of a value; the places of docks have some thousands."""
_MOST_BYTES: Final = 1 << 20
_NO_SETTINGS: Final = frozenset({errno.EINVAL, errno.EFBIG, errno.ELOOP, errno.EISDIR})
"""What is answered where something else than a settings file lies in its place."""
_NO_GROUP: Final = "General/"
_ESCAPES: Final = {"n": "\n", "r": "\r", "t": "\t"}

Name = Annotated[str, Field(max_length=200)]
Value = Annotated[str, Field(max_length=LONGEST)]


@dataclass(slots=True)
class SettingsDocument(Part):
    """The settings as the file has them.

    Attributes:
        format, version: which kind of document.
        values: each setting by its name (``window/theme``).
    """

    format: Literal["stronghold-settings"]
    version: Literal[1]
    values: Annotated[dict[Name, Value], Field(max_length=2000)]


class DamagedSettingsError(Exception):
    """The file holds no settings."""


def read_settings(path: Path) -> dict[str, str]:
    """Return the settings of a file by name; none where there is no file.

    Raises:
        DamagedSettingsError: the file holds no settings document.
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
    """Return the file that holds these settings, without those that are too long to be read again.

    Halves of characters, as names of files may have them, are replaced by question marks.
    """
    kept = {name: value for name, value in sorted(values.items()) if len(value) <= LONGEST}
    document = {"format": SETTINGS.name, "version": SETTINGS.version, "values": kept}
    return f"{json.dumps(document, ensure_ascii=False, indent=2)}\n".encode(errors="replace")


def read_ini(path: Path) -> dict[str, str]:
    """Return the texts of a file of groups, names and values by name (``group/name``); bad lines are left out.

    Raises:
        OSError: it cannot be read, is no plain file, or is too large.
    """
    # Not by QSettings: in such a file Qt also reads objects of its own, and one wrong byte there ends the process.
    parser = configparser.RawConfigParser(strict=False, delimiters="=", allow_no_value=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    # At lines that make no sense it has read all others.
    with suppress(configparser.Error):
        parser.read_string(plain_bytes(path, _MOST_BYTES).decode("utf-8-sig", errors="replace"))
    return {f"{group}/{name}": value for group in parser.sections() for name, value in parser.items(group) if value}


def read_earlier(path: Path) -> dict[str, str]:
    """Return the settings of an INI file of earlier versions; none where it cannot be read."""
    try:
        found = read_ini(path)
    except OSError:
        return {}
    values = {name.removeprefix(_NO_GROUP).replace("\\", "/"): _unquoted(value) for name, value in found.items()}
    return {name: value for name, value in values.items() if value is not None and len(value) <= LONGEST}


def _unquoted(value: str) -> str | None:
    """Return a value without quotation marks and escapes; ``None`` for objects of Qt and lists."""
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
