"""The Defender's pauses: moves, buildings, heroes, deeds (rules, section 7)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold.chapter import Chapter, Runner, StageEntry
from stronghold_gui.games.stronghold.defence import finish, pause
from stronghold_gui.games.stronghold.defence.buildings import FINISH

STAGE_CHAPTERS: Final[dict[str, Chapter]] = {"pause": pause}
QUESTIONS: Final[dict[str, Chapter]] = {FINISH: finish}
RUNNERS: Final[dict[str, Runner]] = {}
ENTRIES: Final[dict[str, StageEntry]] = {"pause": pause.begin}
