"""The form of the settings file: groups of names and texts, as Qt writes them (``QSettings.IniFormat``), all texts.

Qt itself does not read it: in that form a value may also be any object of Qt in its binary form, and one wrong byte
there ends the process. Here a line that makes no sense is left out and all others count.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

_ROOT: Final = "General"
"""The group of names without one."""
_ESCAPES: Final = {"n": "\n", "r": "\r", "t": "\t", "0": "\0", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}
_ESCAPED: Final = r"(?s)\\(?:x([0-9a-fA-F]{1,6})|(.))"
_PAIR: Final = r"\\."
_LETTER: Final = r"%U([0-9A-Fa-f]{4})|%([0-9A-Fa-f]{2})"
"""These three are compiled when they are first used: most settings have nothing of the kind."""
_HEXADECIMAL: Final = frozenset("0123456789abcdefABCDEF")


def read_ini(data: bytes) -> tuple[dict[str, str], bool]:
    """Return the texts of a settings file by name (``window/theme``), and whether some line of it makes no sense."""
    found: dict[str, str] = {}
    group, damaged = "", False
    for raw in data.removeprefix(b"\xef\xbb\xbf").splitlines():
        try:
            line = raw.decode().strip()
        except UnicodeDecodeError:
            damaged = True
            continue
        if not line or line[0] in ";#":
            continue
        if line[0] == "[" and line[-1] == "]":
            group = _group(line[1:-1])
            continue
        name, equals, value = line.partition("=")
        text = _text(value.strip()) if equals and name.strip() else None
        if text is None:
            damaged = True
        else:
            found[group + _name(name.strip())] = text
    return found, damaged


def write_ini(texts: Mapping[str, str]) -> bytes:
    """Return a settings file that holds these texts."""
    groups: dict[str, list[str]] = {}
    for name in sorted(texts):
        group, slash, rest = name.partition("/")
        entry = f'{_escaped_name(rest if slash else group)}="{_escaped(texts[name])}"'
        groups.setdefault(f"[{_group_name(group) if slash else _ROOT}]", []).append(entry)
    return "\n".join("\n".join([head, *entries, ""]) for head, entries in groups.items()).encode()


def _group(written: str) -> str:
    if written == _ROOT:
        return ""
    return f"{_ROOT if written == f'%{_ROOT}' else _name(written)}/"


def _group_name(group: str) -> str:
    return f"%{_ROOT}" if group == _ROOT else _escaped_name(group)


def _name(written: str) -> str:
    return re.sub(_LETTER, lambda found: chr(int(found[1] or found[2], 16)), written.replace("\\", "/"))


def _escaped_name(name: str) -> str:
    return "".join(
        letter if letter.isascii() and (letter.isalnum() or letter in "_-.") else _escaped_letter(letter)
        for letter in name
    )


def _escaped_letter(letter: str) -> str:
    if letter == "/":
        return "\\"
    return f"%{ord(letter):02X}" if ord(letter) <= 0xFF else f"%U{ord(letter):04X}"


def _text(value: str) -> str | None:
    """Return the text that a value stands for; ``None`` for a list, an object of Qt, and what is none of these."""
    if value.startswith('"'):
        inner = value[1:-1]
        bare = re.sub(_PAIR, "", inner)
        # A backslash that is left over would have escaped the quotation mark at the end.
        if len(value) < 2 or not value.endswith('"') or '"' in bare or bare.endswith("\\"):
            return None
        value = inner
    elif '"' in value or re.search(r"[,;]", value):
        return None
    if value.startswith("@"):
        if not value.startswith("@@"):
            return None
        value = value[1:]
    return re.sub(_ESCAPED, _unescaped, value)


def _unescaped(found: re.Match[str]) -> str:
    if found[1]:
        code = int(found[1], 16)
        return chr(code) if code < 0xD800 or 0xE000 <= code < 0x110000 else "\N{REPLACEMENT CHARACTER}"
    return _ESCAPES.get(found[2], found[2])


def _escaped(text: str) -> str:
    """Return a text as it stands between quotation marks."""
    written, in_number = ["@"] if text.startswith("@") else [], False
    for letter in text:
        if letter in '"\\':
            written.append(f"\\{letter}")
        elif letter == "\n":
            written.append("\\n")
        elif not letter.isprintable() or (in_number and letter in _HEXADECIMAL):
            written.append(f"\\x{ord(letter):x}")
            in_number = True
            continue
        else:
            written.append(letter)
        in_number = False
    return "".join(written)
