"""A match in which chance is the puzzle's: as unkind as it can be, or as it was told."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Final

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.match import Header, Match, Played, Record
from stronghold_gui.core.refusal import RefusedError
from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.games.stronghold.documents import POSITIONS
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.view import View
from stronghold_gui.teaching.puzzles.node import Node, after
from stronghold_gui.teaching.puzzles.puzzle import Puzzle
from stronghold_gui.teaching.puzzles.solver import Solver

MOST_NODES: Final = 4_000
"""Points that are looked at for one answer at the table, where somebody is waiting for it."""


class PuzzleMatch(Match[Position, Move, Event, View]):
    """A match of a puzzle; everything can be taken back.

    Attributes:
        puzzle: the puzzle.
        solver: what knows how chance and the others would answer.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        options, seats = POSITIONS.options_of(puzzle.start)
        super().__init__(STRONGHOLD, Header(STRONGHOLD.id, options, ("",) * seats), puzzle.start.copy(), UNLIMITED)
        self.puzzle = puzzle
        self.solver = Solver(puzzle, most=MOST_NODES)

    @property
    def node(self) -> Node:
        """The point in the puzzle that the match has come to."""
        taken: Counter[str] = Counter()
        for played in self.played:
            taken.update({label: len(made) for label, made in played.record.draws.items()})
        position = self.puzzle.with_chance(self.position, taken)
        if not self.played:
            return Node(position, (0,) * len(self.puzzle.goals))
        events = tuple(chain.from_iterable(played.events for played in self.played))
        return after(self.puzzle, Node(position, (0,) * len(self.puzzle.goals)), events, position)

    def play(self, seat: Seat, move: Move) -> Played[Move, Event]:
        """Play a move; what chance has to give, the puzzle gives.

        Raises:
            RefusedError: the move is not legal; nothing has changed.
        """
        refusal = self.game.refusal(self.position, seat, move)
        if refusal is not None:
            raise RefusedError(refusal)
        draws = self.solver.draws(self.node, seat, move)
        done = self._apply(Record(seat, move, draws), scripted=True)
        self._undone.clear()
        return done
