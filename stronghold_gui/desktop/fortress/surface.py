"""The map of the program's scenarios from above, as a surface that is loaded from files."""

from __future__ import annotations

from functools import cache

from stronghold_gui.desktop.table.surface import Surface
from stronghold_gui.files import resource


@cache
def battlefield(pictures: str) -> Surface:
    """Return the battlefield from above, drawn from a picture set."""
    more = "" if pictures == "standard" else f"-{pictures}"
    return Surface.load(resource("fortress", f"board{more}.svg"), resource("fortress", f"pieces{more}"))
