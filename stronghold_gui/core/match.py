"""A match: a start and a list of moves. Undo, redo, replay, saves and bug reports all use that one list."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, Self

from msgspec import Struct

from stronghold_gui.core.chance import Chance, ChanceMismatchError, Draws
from stronghold_gui.core.clock import Clock
from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import E, Game, M, P, V
from stronghold_gui.core.header import Header
from stronghold_gui.core.player import TurnReasons
from stronghold_gui.core.refusal import RefusedError
from stronghold_gui.core.undo import FAIR, Barrier, UndoPolicy

__all__ = ["SNAPSHOT_EVERY", "CannotUndoError", "Header", "Match", "Played", "Record"]

SNAPSHOT_EVERY = 12
"""The number of moves between two snapshots of the position: an undo replays at most this many."""


class Record(Struct, Generic[M], frozen=True):
    """One move as it was played.

    Attributes:
        seat: the seat that played it.
        move: the move.
        draws: the random results, by label.
    """

    seat: Seat
    move: M
    draws: Draws


class Played(Struct, Generic[M, E], frozen=True):
    """A record together with its results.

    Attributes:
        record: the move.
        events: the events, in order and unfiltered; show a seat only ``Game.event_for`` of each.
        barriers: reasons why undoing the move would be unfair.
        holder: the seat in whose turn the move was played: the seat that played it or, for an answer to an offer, the
            seat that had the turn before.
        interrupt: whether it answered an offer to interrupt, not a blocking decision.
        shared: whether another seat had a decision as well, so that the position alone does not show who played.
    """

    record: Record[M]
    events: tuple[E, ...]
    barriers: frozenset[Barrier]
    holder: Seat
    interrupt: bool = False
    shared: bool = False


class CannotUndoError(Exception):
    """Undo is not possible: the match is at its start, or a barrier blocks it.

    Attributes:
        barrier: the barrier, or ``None`` at the start of the match.
    """

    def __init__(self, barrier: Barrier | None) -> None:
        super().__init__(barrier or "start")
        self.barrier = barrier


class Match(Generic[P, M, E, V]):
    """A match in play. Callers may read ``position``; only ``play``, ``undo`` and ``redo`` change it.

    Attributes:
        clock: the time that seats have left, or ``None``; undo does not change it.
        reasons: the turns of computers with their reasons, the latest last. While a turn is still being shown, it is
            in this list although its last move is not yet played.
    """

    def __init__(
        self,
        game: Game[P, M, E, V],
        header: Header,
        start: P | None = None,
        policy: UndoPolicy = FAIR,
        opening: Iterable[E] | None = None,
    ) -> None:
        """Begin a match.

        Args:
            game: the rules.
            header: the header.
            start: the first position; by default the game's set-up by the header.
            policy: the barriers that stop an undo.
            opening: the events before the first move; by default those of the set-up, or ``Game.opening`` of ``start``.
        """
        self.game = game
        self.header = header
        self.clock = Clock(header.clock, len(header.names)) if header.clock is not None else None
        self.policy = policy
        told: list[E] = []
        self.start = game.setup(header.options, len(header.names), header.seed, told) if start is None else start
        self.position: P = self.start.copy()
        if opening is None:
            opening = told if start is None else game.opening(start)
        self.opening: tuple[E, ...] = tuple(opening)
        self.played: list[Played[M, E]] = []
        self.reasons: list[TurnReasons] = []
        self._undone: list[Record[M]] = []
        self._undone_reasons: list[TurnReasons] = []
        self._snapshots: list[P] = []
        self._handed_over = 0

    def play(self, seat: Seat, move: M) -> Played[M, E]:
        """Play a move and return what happened; this clears the moves to redo.

        Raises:
            RefusedError: the move is not legal; nothing has changed.
        """
        refusal = self.game.refusal(self.position, seat, move)
        if refusal is not None:
            raise RefusedError(refusal)
        done = self._apply(Record(seat, move, {}), scripted=False)
        self._undone.clear()
        self._undone_reasons.clear()
        return done

    def replay(self, records: Iterable[Record[M]]) -> None:
        """Play recorded moves with their recorded outcomes of chance.

        Raises:
            RefusedError: a recorded move is not legal at that point.
            ChanceMismatchError: a recorded outcome does not fit.
        """
        for record in records:
            refusal = self.game.refusal(self.position, record.seat, record.move)
            if refusal is not None:
                raise RefusedError(refusal)
            self._apply(record, scripted=True)

    def barrier_ahead(self, seat: Seat, move: M) -> Barrier | None:
        """Return the barrier that a legal move would build under this match's policy; the match does not change.

        The move is tried on a copy of the position. If draws count as barriers, the trial ends at the first draw; if
        the policy has no barriers, there is no trial.
        """
        if not self.policy.barriers:
            return None
        trial, record = self.position.copy(), Record(seat, move, {})
        try:
            # A script without outcomes has no answer to the first draw.
            done = self._run(trial, record, self._holder_before(), scripted=self._draws_count)
        except ChanceMismatchError:
            return Barrier.DRAW
        return self.policy.stops(done.barriers)

    @property
    def _draws_count(self) -> bool:
        """Whether a draw is the first barrier that the policy respects, so that no later one matters."""
        return self.policy.stops(frozenset(Barrier)) is Barrier.DRAW

    def barrier_behind(self, moves: int | None = None) -> Barrier | None:
        """Return the barrier that stops an undo now, or ``None`` (also when there is nothing to undo).

        Args:
            moves: check the undo as if only this number of moves had been played; by default all.
        """
        last = len(self.played) if moves is None else moves
        if not last:
            return None
        barriers = self.played[last - 1].barriers
        if last <= self._handed_over:
            # The same team might have continued here, but another team has moved since.
            barriers |= {Barrier.HAND_OVER}
        return self.policy.stops(barriers)

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
        del self._snapshots[len(self.played) // SNAPSHOT_EVERY :]
        self.position = self.position_after(len(self.played))
        self._undone.append(last.record)
        undone = [turn for turn in self.reasons if turn.number > len(self.played)]
        self._undone_reasons = [*undone, *self._undone_reasons]
        self.reasons = self._reasons_until(len(self.played))
        return last.record

    def redo(self) -> Played[M, E]:
        """Play the last undone move again, with the same outcomes of chance; restore the reasons of the computer.

        Raises:
            CannotUndoError: nothing was taken back.
        """
        if not self._undone:
            raise CannotUndoError(None)
        done = self._apply(self._undone.pop(), scripted=True)
        again = [turn for turn in self._undone_reasons if turn.number <= len(self.played)]
        self.reasons += again
        del self._undone_reasons[: len(again)]
        return done

    def position_after(self, moves: int) -> P:
        """Return a copy of the position after the first ``moves`` moves (0 = the start)."""
        kept = min(moves // SNAPSHOT_EVERY, len(self._snapshots))
        position = (self._snapshots[kept - 1] if kept else self.start).copy()
        for done in self.played[kept * SNAPSHOT_EVERY : moves]:
            self._replay(position, done.record)
        return position

    def at(self, moves: int) -> Self:
        """Return the match after the first ``moves`` moves, as a separate match."""
        moment = type(self)(self.game, self.header, self.start, self.policy)
        moment.position = self.position_after(moves)
        moment.played = self.played[:moves]
        moment.reasons = self._reasons_until(moves)
        return moment

    def _reasons_until(self, moves: int) -> list[TurnReasons]:
        return [turn for turn in self.reasons if turn.number <= moves]

    def _apply(self, record: Record[M], *, scripted: bool) -> Played[M, E]:
        done = self._run(self.position, record, self._holder_before(), scripted=scripted)
        if self.played and self.played[-1].holder not in self.game.team(self.position, done.holder):
            self._handed_over = len(self.played)
        self.played.append(done)
        if len(self.played) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self.position.copy())
        return done

    def _holder_before(self) -> Seat | None:
        return self.played[-1].holder if self.played else None

    def _run(self, position: P, record: Record[M], before: Seat | None, *, scripted: bool) -> Played[M, E]:
        """Play a move on a position, and return its record with events and barriers.

        Args:
            position: the position, which is changed.
            record: the move.
            before: the holder of the move before, if there was one.
            scripted: whether chance follows the record.

        Raises:
            ChanceMismatchError: a recorded outcome does not fit, or is missing.
        """
        game, seat = self.game, record.seat
        asked = game.decisions(position)
        interrupts = any(decision.seat == seat and not decision.blocking for decision in asked)
        holder = before if interrupts and before is not None else seat
        chance: Chance = position.chance
        chance.begin(record.draws if scripted else None)
        events = tuple(game.play(position, seat, record.move))
        draws = chance.end()
        barriers: set[Barrier] = set()
        if draws:
            barriers.add(Barrier.DRAW)
        if game.reveals(events):
            barriers.add(Barrier.REVEAL)
        if self._hands_over(position, holder):
            barriers.add(Barrier.HAND_OVER)
        made = Record(seat, record.move, draws)
        return Played(made, events, frozenset(barriers), holder, interrupts, len(asked) > 1)

    def _hands_over(self, position: P, holder: Seat) -> bool:
        """Return whether the game now waits only for seats outside the team that had the turn."""
        waiting = [decision.seat for decision in self.game.decisions(position) if decision.blocking]
        return bool(waiting) and not set(waiting) & set(self.game.team(position, holder))

    def _replay(self, position: P, record: Record[M]) -> None:
        chance: Chance = position.chance
        chance.begin(record.draws)
        self.game.play(position, record.seat, record.move)
        chance.end()
