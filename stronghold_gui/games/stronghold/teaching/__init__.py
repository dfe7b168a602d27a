"""Stronghold's implementation of ``teaching.game``: its lessons, puzzles, rule book and hints."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold.teaching.hints import HINTS
from stronghold_gui.games.stronghold.teaching.lessons import LESSONS
from stronghold_gui.games.stronghold.teaching.puzzles import PUZZLES
from stronghold_gui.games.stronghold.teaching.reference import REFERENCE
from stronghold_gui.teaching.game import Teaching

TEACHING: Final = Teaching(LESSONS, PUZZLES, REFERENCE, HINTS)
