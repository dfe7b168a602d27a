"""The Defender's pauses: moves, buildings, heroes, deeds (rules, section 7)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold.rooms import Entry, Room, Runner

STAGE_ROOMS: Final[dict[str, Room]] = {}
QUESTIONS: Final[dict[str, Room]] = {}
RUNNERS: Final[dict[str, Runner]] = {}
ENTRIES: Final[dict[str, Entry]] = {}
