"""The assault, the end of a turn and of the game (rules, sections 8 and 9)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold.rooms import Entry, Room, Runner

STAGE_ROOMS: Final[dict[str, Room]] = {}
QUESTIONS: Final[dict[str, Room]] = {}
RUNNERS: Final[dict[str, Runner]] = {}
ENTRIES: Final[dict[str, Entry]] = {}
