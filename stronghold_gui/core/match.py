"""A match: a start and a list of moves. Undo, redo, replay, save and bug reports are all that one list."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import Generic

from stronghold_gui.core.chance import Chance, Draws
from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import E, Game, M, P, V_co
from stronghold_gui.core.refusal import RefusedError
from stronghold_gui.core.undo import FAIR, Barrier, UndoPolicy
from stronghold_gui.core.value import value

SNAPSHOT_EVERY = 12
"""Moves between two kept copies of the position: an undo replays at most this many."""


@value
class Record(Generic[M]):
    """One move as it was played.

    Attributes:
        seat: who played it.
        move: what was played.
        draws: what chance gave, by label.
    """

    seat: Seat
    move: M
    draws: Draws


@value
class Played(Generic[M, E]):
    """A record together with what it led to.

    Attributes:
        record: the move.
        events: what happened, in order, unfiltered: show a seat only ``Game.event_for`` of each.
        barriers: what makes it unfair to take the move back.
        shared: another seat had a decision as well, so the position alone does not tell who played.
    """

    record: Record[M]
    events: tuple[E, ...]
    barriers: frozenset[Barrier]
    shared: bool = False


@value
class Header:
    """What a match is about.

    Attributes:
        game: id of the game.
        options: the game's own options (edition, cards), as text.
        names: names of the people, in seat order; ``""`` where nobody gave one.
        seed: seed of chance.
    """

    game: str
    options: dict[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ("", "")
    seed: int = 0


class CannotUndoError(Exception):
    """Nothing can be taken back: the match is at its start, or a barrier stands before it.

    Attributes:
        barrier: the barrier, or ``None`` at the start of the match.
    """

    def __init__(self, barrier: Barrier | None) -> None:
        super().__init__(barrier or "start")
        self.barrier = barrier


class Match(Generic[P, M, E, V_co]):
    """A running match. ``position`` is to be read; only ``play``, ``undo`` and ``redo`` change it."""

    def __init__(
        self, game: Game[P, M, E, V_co], header: Header, start: P | None = None, policy: UndoPolicy = FAIR
    ) -> None:
        """Begin a match.

        Args:
            game: the rules.
            header: what is played by whom.
            start: the first position; by default the game's set-up by the header.
            policy: how far undo goes.
        """
        self.game = game
        self.header = header
        self.policy = policy
        self.start = game.setup(header.options, len(header.names), header.seed) if start is None else start
        self.position: P = self.start.copy()
        self.opening: tuple[E, ...] = tuple(game.opening(self.start))
        self.played: list[Played[M, E]] = []
        self._undone: list[Record[M]] = []
        self._snapshots: list[P] = []

    def play(self, seat: Seat, move: M) -> Played[M, E]:
        """Play a move and return what happened; what was taken back before is forgotten.

        Raises:
            RefusedError: the move is not legal; nothing has changed.
        """
        refusal = self.game.refusal(self.position, seat, move)
        if refusal is not None:
            raise RefusedError(refusal)
        done = self._apply(Record(seat, move, {}), scripted=False)
        self._undone.clear()
        return done

    def replay(self, records: Iterable[Record[M]]) -> None:
        """Play recorded moves, chance answering as recorded.

        Raises:
            RefusedError: a recorded move is not legal where it stands.
            ChanceMismatchError: a recorded outcome does not fit.
        """
        for record in records:
            refusal = self.game.refusal(self.position, record.seat, record.move)
            if refusal is not None:
                raise RefusedError(refusal)
            self._apply(record, scripted=True)

    def barrier_ahead(self, seat: Seat, move: M) -> Barrier | None:
        """Return the barrier that a legal move would build under this match's policy, without playing it."""
        trial = self.position.copy()
        _, barriers, _ = self._run(trial, Record(seat, move, {}), scripted=False)
        return self.policy.stops(barriers)

    def barrier_behind(self) -> Barrier | None:
        """Return the barrier that stops an undo now, or ``None`` (also when there is nothing to undo)."""
        return self.policy.stops(self.played[-1].barriers) if self.played else None

    @property
    def can_undo(self) -> bool:
        """Whether ``undo`` would do something."""
        return bool(self.played) and self.barrier_behind() is None

    @property
    def can_redo(self) -> bool:
        """Whether ``redo`` would do something."""
        return bool(self._undone)

    def undo(self) -> Record[M]:
        """Take the last move back and return it.

        Raises:
            CannotUndoError: with the barrier that forbids it.
        """
        if not self.can_undo:
            raise CannotUndoError(self.barrier_behind())
        last = self.played.pop()
        kept = len(self.played) // SNAPSHOT_EVERY
        del self._snapshots[kept:]
        self.position = (self._snapshots[-1] if self._snapshots else self.start).copy()
        for done in self.played[kept * SNAPSHOT_EVERY :]:
            self._run(self.position, done.record, scripted=True)
        self._undone.append(last.record)
        return last.record

    def redo(self) -> Played[M, E]:
        """Play again what was taken back last, with the same outcomes of chance.

        Raises:
            CannotUndoError: nothing was taken back.
        """
        if not self._undone:
            raise CannotUndoError(None)
        return self._apply(self._undone.pop(), scripted=True)

    def position_after(self, moves: int) -> P:
        """Return a copy of the position after the first ``moves`` moves (0 = the start)."""
        kept = min(moves // SNAPSHOT_EVERY, len(self._snapshots))
        position = (self._snapshots[kept - 1] if kept else self.start).copy()
        for done in self.played[kept * SNAPSHOT_EVERY : moves]:
            self._run(position, done.record, scripted=True)
        return position

    def _apply(self, record: Record[M], *, scripted: bool) -> Played[M, E]:
        shared = len(self.game.decisions(self.position)) > 1
        events, barriers, draws = self._run(self.position, record, scripted=scripted)
        done = Played(Record(record.seat, record.move, draws), events, barriers, shared)
        self.played.append(done)
        if len(self.played) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self.position.copy())
        return done

    def _run(
        self, position: P, record: Record[M], *, scripted: bool
    ) -> tuple[tuple[E, ...], frozenset[Barrier], Draws]:
        game = self.game
        asked = [decision.seat for decision in game.decisions(position)]
        chance: Chance = position.chance
        chance.begin(record.draws if scripted else None)
        events = tuple(self.game.play(position, record.seat, record.move))
        draws = chance.end()
        barriers: set[Barrier] = set()
        if draws:
            barriers.add(Barrier.DRAW)
        if self.game.reveals(events):
            barriers.add(Barrier.REVEAL)
        # Partners hide nothing from each other: between them nothing is handed over.
        before = {mate for seat in asked for mate in game.team(position, seat)}
        if any(decision.seat not in before for decision in game.decisions(position)):
            barriers.add(Barrier.HAND_OVER)
        return events, frozenset(barriers), draws
