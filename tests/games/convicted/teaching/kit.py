"""The Convicted with all that it is taught with, its texts among those that are spoken."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.entry import Kit
from stronghold_gui.games.library import LIBRARY

KIT: Final[Kit] = LIBRARY.kit("convicted")
