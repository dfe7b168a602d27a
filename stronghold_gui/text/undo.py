"""Words for the barrier to an undo, and the warning before a move that builds one."""

from __future__ import annotations

from stronghold_gui.core.undo import Barrier
from stronghold_gui.text.catalogue import Catalogue


def undo_sentence(barrier: Barrier, texts: Catalogue) -> str:
    """Return the sentence that says why the last move cannot be taken back."""
    return texts(f"undo.{barrier}")


def undo_warning(barrier: Barrier, texts: Catalogue) -> str:
    """Return the warning to show before a move that will build the barrier."""
    return texts(f"undo.{barrier}.ahead")
