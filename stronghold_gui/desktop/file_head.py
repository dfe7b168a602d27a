"""The head of a match file: the parts of the header that are needed to show the right table at once."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Final

from stronghold_gui.core.header import Header
from stronghold_gui.core.regular_file import open_regular, read_all
from stronghold_gui.games.library import Library

_ENOUGH: Final = 4096
"""Bytes of a file that are read; the program writes game, options and seats in the first few hundred."""
_MEMBER: Final = re.compile(r'"(format|game)":\s*"([a-z-]{1,60})"')
_OPTIONS: Final = re.compile(r'"options":\s*(\{[^{}]*\})')
_SEAT: Final = re.compile(r'"seat":[^{}]*')
_PLAYER: Final = re.compile(r'"player":\s*"([a-z_-]{1,60})"')
_PLACES: Final = re.compile(r'"seats":\s*\[(.*?)\]', re.DOTALL)


def head_of(path: Path, library: Library) -> Header | None:
    """Return the game, options, seats and computers that the head of a file names, without validation.

    Return ``None`` if it names no game of the library or cannot be read; opening the file reports the fault.
    """
    try:
        file = open_regular(path)
        try:
            text = read_all(file, _ENOUGH).decode(errors="replace")
        finally:
            os.close(file)
    except (OSError, ValueError):
        return None
    members = dict(reversed(_MEMBER.findall(text)))
    entry = library.entry(members.get("game", "")) or library.entry_of(members.get("format", ""))
    if entry is None:
        return None
    places = _PLACES.search(text)
    seats = _SEAT.findall(places[1]) if places is not None else []
    players = tuple(found[1] if (found := _PLAYER.search(seat)) else "" for seat in seats)
    return Header(entry.id, _options(text), ("",) * len(seats)).seated(players)


def _options(text: str) -> dict[str, str]:
    found = _OPTIONS.search(text)
    try:
        options = json.loads(found[1]) if found is not None else {}
    except (ValueError, RecursionError):
        return {}
    return {name: value for name, value in options.items() if isinstance(value, str)}
