"""When a seat may see what the other may not, and whether that is of use for what it decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stronghold_gui.desktop.play.controller import Secrecy
from stronghold_gui.games.stronghold.view import View, knows_more

_PLANNED: Final = frozenset({"draft", "start", "phase", "dispatch"})
"""Stages in which the Invader plans with what nobody else knows: cards on offer, face-down orders.

In the assault choices (targets, losses) need none of it, and a curtain before each of them would be a nuisance.
"""


def secrecy(own: View, _public: Callable[[], View]) -> Secrecy:
    """Return whether a seat, which sees ``own``, may see what others may not, and whether it matters now."""
    if not knows_more(own):
        return "nothing"
    return "due" if own.table.stage in _PLANNED else "kept"
