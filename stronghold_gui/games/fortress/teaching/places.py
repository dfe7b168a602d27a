"""What lessons and puzzles can point at: spaces and rungs of the program's map, and where figures wait beside it."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.fortress.setting import setting_of

TRAY: Final = "tray"
_FIELD: Final = setting_of("siege", 2).field

PLACES: Final = frozenset((*map(_FIELD.name, range(len(_FIELD.spots))), TRAY))
