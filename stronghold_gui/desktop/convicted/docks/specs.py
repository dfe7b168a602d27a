"""The docks by name; read before the rules are loaded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.desktop.play.kind import PageSpec

UPPER: Final[Sequence[PageSpec]] = tuple(
    PageSpec(name, "upper", called=name != "knowledge") for name in ("town", "knowledge", "powers", "enemy", "squads")
)
LOWER: Final[Sequence[PageSpec]] = (PageSpec("turns", "lower"), PageSpec("chronicle", "lower"))
