"""Why a task was missed, in one sentence: the first of its goals that was not reached."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from stronghold_gui.games.stronghold.events import Breached
from stronghold_gui.games.stronghold.wording import event_sentence
from stronghold_gui.teaching.puzzles.goals import Verdict, verdict

if TYPE_CHECKING:
    from stronghold_gui.teaching.puzzles.run import PuzzleRun
    from stronghold_gui.text import Catalogue


def why_failed(run: PuzzleRun, texts: Catalogue) -> str:
    """Return what went wrong."""
    puzzle, node = run.puzzle, run.match.node
    for goal, number in zip(puzzle.goals, node.numbers, strict=True):
        if verdict([goal], [number], node.position, over=True, invader=puzzle.invader) is Verdict.FAILED:
            if goal.goal == "hold":
                return event_sentence(_first_breach(run, goal.walls), texts)
            return texts(f"puzzle.missed.{goal.goal}", n=number)
    return ""


def _first_breach(run: PuzzleRun, walls: list[str]) -> Breached:
    """Return how the first of some wall sections (of all, if none are named) was breached."""
    events = chain.from_iterable(played.events for played in run.match.played)
    return next(event for event in events if isinstance(event, Breached) and (not walls or event.place in walls))
