"""The last check of a position from a document: the rules themselves must know how to go on from it."""

from __future__ import annotations

from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.games.stronghold.flow import advance, asked_now, chapter_of
from stronghold_gui.games.stronghold.position import Position

_CONFUSED = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What rules raise on a task or a stage that no game ever has; every other check has let it pass."""


def check_playable(position: Position, faults: Faults) -> None:
    """Carry out what needs no decision; note a fault if then nobody could decide anything."""
    if position.stage == "over" and not position.todo:
        return
    try:
        # A question that waits for its "done" alone was left open on purpose.
        advance(position, [], asked_now(position))
        if position.stage == "over":
            return
        chapter = chapter_of(position)
        decisions = chapter.decisions(position)
        if decisions and all(chapter.moves(position, decision.seat) for decision in decisions):
            return
    except _CONFUSED:
        pass
    faults.add(Content.CANNOT_GO_ON, "stage", stage=position.stage)
