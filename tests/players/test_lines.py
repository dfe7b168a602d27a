"""Lines of a seat's own moves, on a walk of three steps whose first step that looks best is not."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import cast

import pytest

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import Game
from stronghold_gui.players.guessing import never
from stronghold_gui.players.lines import Line, lines_of

SEEN = {"a": 1.0, "b": 0.5, "aa": 1.1, "ab": 1.2, "ba": 2.0, "bb": 0.0, "baa": 3.0, "aba": 1.5, "abb": 1.4}
"""How good each walk looks; others are worth nothing."""


@dataclass
class Walked:
    """A position: the steps so far, and all steps tried."""

    steps: str = ""
    tried: list[str] = field(default_factory=list)
    chance: Chance = field(default_factory=lambda: Chance(1))

    def copy(self) -> Walked:
        """Return a copy with its own steps; all copies share the list of tried steps."""
        return Walked(self.steps, self.tried)


class Walk:
    """A game with two moves at each of three steps, then a decision of another seat."""

    def decisions(self, position: Walked) -> tuple[Decision, ...]:
        return (Decision(0 if len(position.steps) < 3 else 1, "step", ""),)

    def legal_moves(self, position: Walked, seat: int) -> list[str]:  # noqa: ARG002
        return ["a", "b"]

    def play(self, position: Walked, seat: int, move: str) -> None:  # noqa: ARG002
        position.steps += move
        position.tried.append(position.steps)


@dataclass
class Looking:
    """Implements ``players.lines.Searcher``."""

    width: int
    moves: str = "ab"

    def searches(self, position: Walked, decision: Decision) -> bool:  # noqa: ARG002
        return True

    def likely(self, position: Walked, seat: int, moves: Sequence[str]) -> Sequence[str]:  # noqa: ARG002
        return [move for move in moves if move in self.moves]

    def outlook(self, position: Walked, seat: int) -> float:  # noqa: ARG002
        return SEEN.get(position.steps, 0.0)

    def alike(self, position: Walked, seat: int) -> Hashable:  # noqa: ARG002
        return position.steps


class AlwaysLast:
    """The rule that plays after the end of a line."""

    def choose(self, position: Walked, decision: Decision, moves: Sequence[str]) -> str:  # noqa: ARG002
        return moves[-1]


GAME = cast("Game[Walked, str, object, object]", Walk())


def walked(line: Line[Walked, str]) -> str:
    """Return where a line leads to, the rule going on after it."""
    position = Walked()
    while (asked := GAME.decisions(position)[0]).seat == 0:
        GAME.play(position, 0, line.choose(position, asked, GAME.legal_moves(position, 0)))
    return position.steps


@pytest.mark.parametrize(("width", "best"), [(1, "aba"), (2, "baa")])
def test_the_best_line_is_found_that_leads_over_positions_that_are_kept(width: int, best: str) -> None:
    lines = lines_of(GAME, Looking(width), Walked(), 0, AlwaysLast(), never)
    assert walked(lines[0]) == best


def test_each_beginning_of_the_line_is_a_line_after_which_the_rule_goes_on() -> None:
    lines = lines_of(GAME, Looking(2), Walked(), 0, AlwaysLast(), never)
    assert [walked(line) for line in lines] == ["baa", "bab", "bbb"]


def test_moves_that_are_not_likely_are_not_tried() -> None:
    start = Walked()
    lines_of(GAME, Looking(2, "b"), start, 0, AlwaysLast(), never)
    assert start.tried == ["b", "bb", "bbb"]


def test_a_line_whose_move_is_not_there_leaves_it_to_the_rule() -> None:
    lines = lines_of(GAME, Looking(2), Walked(), 0, AlwaysLast(), never)
    assert lines[0].choose(Walked(), Decision(0, "step", ""), ["a", "c"]) == "c"


def test_who_must_hurry_takes_what_has_been_found_to_its_end() -> None:
    asked = iter([False, False, False, False, True])
    assert lines_of(GAME, Looking(2), Walked(), 0, AlwaysLast(), lambda: next(asked))[:1] != []
    assert lines_of(GAME, Looking(2), Walked(), 0, AlwaysLast(), lambda: True) == []
