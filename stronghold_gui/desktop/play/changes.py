"""A change of the match, as the parts that announce it get it."""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.core.decision import Seat


@dataclass(frozen=True, slots=True)
class Change:
    """What has changed the match.

    Attributes:
        events: what happened, as the viewer may see it.
        reason: why the table looks different (``controller.Reason``).
        viewer: for whom it is shown; ``None`` for everybody.
    """

    events: tuple[object, ...]
    reason: str
    viewer: Seat | None
