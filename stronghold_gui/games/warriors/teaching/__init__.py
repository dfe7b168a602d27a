"""Warriors' implementation of ``teaching.game``."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.warriors.teaching.hints import HINTS
from stronghold_gui.games.warriors.teaching.lessons import LESSONS
from stronghold_gui.games.warriors.teaching.puzzles import PUZZLES
from stronghold_gui.games.warriors.teaching.reference import REFERENCE
from stronghold_gui.teaching.game import Teaching

TEACHING: Final = Teaching(
    lessons=LESSONS,
    reference=REFERENCE,
    puzzles=PUZZLES,
    hints=HINTS,
)
