"""The Defender's pauses: moves, buildings, heroes, deeds (rules, section 7)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold.defence import finish, pause
from stronghold_gui.games.stronghold.defence.buildings import FINISH
from stronghold_gui.games.stronghold.rooms import Entry, Room, Runner

STAGE_ROOMS: Final[dict[str, Room]] = {"pause": pause}
QUESTIONS: Final[dict[str, Room]] = {FINISH: finish}
RUNNERS: Final[dict[str, Runner]] = {}
ENTRIES: Final[dict[str, Entry]] = {"pause": pause.begin}
