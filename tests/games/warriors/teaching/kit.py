"""Warriors as engines are given it."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.library import LIBRARY

KIT: Final = LIBRARY.kit("warriors")
