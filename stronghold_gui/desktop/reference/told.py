"""Whether a game's rules reference has a page on what of the game is reconstructed; found without loading the book."""

from __future__ import annotations

from typing import Final

from stronghold_gui.files import is_plain
from stronghold_gui.games.entry import Kit
from stronghold_gui.text import LANGUAGES

RECONSTRUCTED: Final = "reconstructed"
"""The page that says so, in the book of every game that has one."""


def tells(kit: Kit) -> bool:
    """Tell whether a game's book has the page."""
    reference = kit.teaching.reference if kit.teaching is not None else None
    return reference is not None and is_plain(reference.folder / LANGUAGES[0] / f"{RECONSTRUCTED}.md")
