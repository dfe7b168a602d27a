"""Why a goal was missed, in one sentence."""

from __future__ import annotations

from collections.abc import Iterable

from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.teaching.puzzles.document import Goal
from stronghold_gui.games.stronghold.wording import event_sentence
from stronghold_gui.text import Catalogue


def why_missed(goal: Goal, number: int, events: Iterable[e.Event], texts: Catalogue) -> str:
    """Return what went wrong: for a wall that was to be held, how the first of those meant was breached."""
    if goal.goal != "hold":
        return texts(f"puzzle.missed.{goal.goal}", n=number)
    breaches = (event for event in events if isinstance(event, e.Breached))
    return event_sentence(next(breach for breach in breaches if not goal.walls or breach.place in goal.walls), texts)
