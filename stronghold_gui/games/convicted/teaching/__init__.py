"""The Convicted's implementation of ``teaching.game``."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.convicted.teaching.hints import HINTS
from stronghold_gui.games.convicted.teaching.lessons import LESSONS
from stronghold_gui.games.convicted.teaching.puzzles import PUZZLES
from stronghold_gui.games.convicted.teaching.reference import REFERENCE
from stronghold_gui.teaching.game import Teaching

TEACHING: Final = Teaching(lessons=LESSONS, puzzles=PUZZLES, reference=REFERENCE, hints=HINTS)
