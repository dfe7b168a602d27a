"""The Invader's turn: set-up, phases 1 to 6, dispatch, orders (rules, sections 3 to 6)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold.chapter import Chapter, Runner, StageEntry
from stronghold_gui.games.stronghold.preparation import dispatch, draft, phases, turn

STAGE_CHAPTERS: Final[dict[str, Chapter]] = {"draft": draft, "start": turn, "phase": phases, "dispatch": dispatch}
QUESTIONS: Final[dict[str, Chapter]] = {}
RUNNERS: Final[dict[str, Runner]] = {}
ENTRIES: Final[dict[str, StageEntry]] = {"draft": draft.begin, "start": turn.begin, "phase": phases.begin}
