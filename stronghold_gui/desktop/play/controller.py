"""The controller of one open match: it plays the moves of widgets and emits the changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QObject, Signal

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import E, M, P, V
from stronghold_gui.core.match import CannotUndoError, Match
from stronghold_gui.core.refusal import RefusedError
from stronghold_gui.core.undo import FAIR, Barrier
from stronghold_gui.desktop.play.shown_match import ShownMatch
from stronghold_gui.desktop.play.sight import Secrecy, Secrets, no_secrets

if TYPE_CHECKING:
    from stronghold_gui.desktop.language import Language

__all__ = ["PLAYED", "Controller", "Reason", "Secrecy", "Secrets", "no_secrets"]

Reason = Literal["move", "undo", "redo", "cover", "uncover", "partner", "draft", "computer", "seats"]
"""The reason of a change: a move was played, undone or redone, a curtain fell or rose, a partner sat down at the
screen, another part of a drafted move was chosen, a computer played its turn, or a seat has another player."""
Answer = tuple[Seat, M]
"""A move with its seat."""
PLAYED: Final = ("move", "redo", "computer")
"""Reasons after which events are reported."""


class Controller(ShownMatch[P, M, E, V]):
    """Mediates between one match and all widgets.

    A gesture on the board that only a partner can make is played for the partner (``play_for_team``). If several seats
    may interrupt, each answer is played for the seat that gave it (``play_as``, ``decline``). If no
    person hides anything from another, everything can be taken back: an undo goes to the last decision of a person and
    takes the answers of computers with it.

    Attributes:
        changed: ``(events, reason)``: the events, in the view of the seat at the screen, and the reason.
        refused: ``(move, refusal)``: an illegal move was tried; the refusal is ``None`` if no rule forbids it.
        told: the number of moves whose events the last `changed` reported.
        standing: returns the advance answer of a person to the current question, or ``None``. It is called after
            every move until it returns ``None``; its answers belong to that move, and are undone with it.
    """

    changed = Signal(object, str)
    refused = Signal(object, object)

    def __init__(
        self, match: Match[P, M, E, V], secrets: Secrets[V], parent: QObject | None = None, *, curtain: bool = True
    ) -> None:
        """Take over a match; from now on only this controller changes it. `ShownMatch` describes the arguments."""
        super().__init__(match, secrets, parent, curtain=curtain)
        self._joined: set[int] = set()
        self._automatic: set[int] = set()
        self.told = 0
        self.standing: Callable[[], Answer[M] | None] = lambda: None

    # -- change --------------------------------------------------------------------------------------------------

    def play(self, move: M) -> bool:
        """Play a move for the seat at the screen; return whether it was legal (``refused`` has the reason).

        If several seats may interrupt, it is played for the first of them.
        """
        return self.play_as(self._speaker, move)

    def play_as(self, seat: Seat, move: M) -> bool:
        """Play a move for a seat; return whether it was legal (``refused`` says why not)."""
        if seat in self.computers:
            # Reject moves for seats owned by a computer player. This is no rule, so there is no refusal text.
            self.refused.emit(move, None)
            return False
        return bool(self._play_one_by_one(seat, (move,)))

    def play_turn(self, moves: Sequence[Answer[M]]) -> None:
        """Play the moves that computers have decided, as one change.

        Args:
            moves: the moves with their seats; the first illegal one and all after it are dropped.
        """
        before = len(self.match.played)
        for seat, move in moves:
            try:
                self.match.play(seat, move)
            except RefusedError:
                break
        self._forget_groups_after(before)
        self._play_advance_answers()
        self._go_on("computer", before)

    def seat_players(self, players: Sequence[str]) -> None:
        """Hand seats over to computers, or take them back.

        Args:
            players: the id of each seat's new computer player, ``""`` for a person.
        """
        header = self.match.header.seated(players)
        if header.players == self.match.header.players:
            return
        self.match.header = header
        self._take_seats()
        if not self.computers:
            self.match.policy = FAIR
        self._look_again()
        asked = {decision.seat for decision in self._decisions} - self.computers
        seat = self._seat if self._seat in asked else self._first_seat()
        if self._alone or seat != self._seat:
            self._call(seat)
        self.changed.emit((), "seats")

    def play_for_team(self, move: M) -> bool:
        """Play a move for the seat at the screen, or for a partner who can play it and then becomes the seat there.

        Return whether it was legal.
        """
        mover = self.mover(move)
        if self.offers:
            return self.play_as(mover, move)
        if mover != self._seat:
            self._seat_partner(mover)
        return self.play(move)

    def play_several(self, move: M, count: int) -> int:
        """Play the same move as often as it is legal, as one undo step; return how often it was played.

        It stops after a move that cannot be undone, so that the user sees its result first. If even the first move is
        illegal, `refused` gives the reason.

        Args:
            move: the move, for the same seat as in `play_for_team`.
            count: the largest number of times.
        """
        mover = self.mover(move)
        if not self.offers and mover != self._seat:
            self._seat_partner(mover)
        return self._play_one_by_one(mover, (move,) * count)

    def play_all(self, seat: Seat, moves: Sequence[M]) -> int:
        """Play moves of a seat as one undo step; return how many were played.

        Like `play_several`, it stops after a move that cannot be undone, or before an illegal one.
        """
        return self._play_one_by_one(seat, moves)

    def decline(self, move: M) -> None:
        """Decline all offers to interrupt: play this move for one asked person after the other.

        It stops when a seat cannot play it, or when a decision other than an offer follows.
        """
        for decision in self.offers:
            still_asked = any(offer.seat == decision.seat for offer in self.offers)
            if still_asked and not self.play_as(decision.seat, move):
                return

    def take(self, seat: Seat) -> None:
        """Seat at the screen a partner who has a decision, too."""
        if self.sit_down(seat):
            self.changed.emit((), "partner")

    def sit_down(self, seat: Seat) -> bool:
        """Seat at the screen a partner who must decide; return whether the seat there has changed.

        No change is emitted: the caller emits another one, which is shown for that seat.
        """
        if seat == self._seat or seat not in self.deciding_team or self._covered:
            return False
        self._seat_partner(seat)
        return True

    def redraft(self) -> None:
        """Emit `changed`, since the user has chosen another part of an unfinished move."""
        self.changed.emit((), "draft")

    def undo(self) -> bool:
        """Undo the last move; return whether that was possible.

        Answers to a shared offer are undone together, and so are moves of one undo step, and later moves of computers.
        """
        start = self._last_of_people()
        if start is None:
            return False
        while len(self.match.played) > start:
            self.match.undo()
        while (self._is_half_undone() or self._in_one_go()) and self.match.can_undo:
            self.match.undo()
        self._go_on("undo")
        return True

    def redo(self) -> bool:
        """Redo the last undone step, with computers' answers; return whether there was any."""
        before = len(self.match.played)
        try:
            self.match.redo()
            while (self._computers_turn() or self._in_one_go()) and self.match.can_redo:
                self.match.redo()
        except CannotUndoError:
            return False
        self._go_on("redo", before)
        return True

    @property
    def can_undo(self) -> bool:
        """Whether ``undo`` would do something."""
        return not self._covered and self._last_of_people() is not None

    @property
    def can_redo(self) -> bool:
        """Whether ``redo`` would do something."""
        return not self._covered and self.match.can_redo

    @property
    def barrier(self) -> Barrier | None:
        """The barrier that blocks undo now; ``None`` also before the first move."""
        return self.match.barrier_behind()

    def barrier_ahead(self, move: M, seat: Seat | None = None) -> Barrier | None:
        """Return the barrier that a legal move would create; by default a move of the seat at the screen."""
        if self.still or not self.match.policy.barriers:
            return None
        return self.match.barrier_ahead(self._speaker if seat is None else seat, move)

    def uncover(self) -> None:
        """Raise the curtain, since the called seat is at the screen now."""
        if self._covered:
            self._covered = self._aside = False
            self._moves = self._others_moves = None
            self.changed.emit((), "uncover")

    def peek(self) -> None:
        """Lower the curtain; when it is raised again, the seat at the screen can look at its secrets."""
        if self.can_peek:
            self._covered = True
            self.changed.emit((), "cover")

    def called(self, _say: Language) -> str:
        """Return the title of a match that is no ordinary one (such as a puzzle); "" for others."""
        return ""

    # -- inside --------------------------------------------------------------------------------------------------

    def _play_one_by_one(self, seat: Seat, moves: Sequence[M]) -> int:
        before = len(self.match.played)
        went = 0
        try:
            for move in moves:
                if went and not self.match.can_undo:
                    break
                self.match.play(seat, move)
                went += 1
        except RefusedError as fault:
            if not went:
                self.refused.emit(moves[0], fault.refusal)
                return 0
        self._forget_groups_after(before)
        self._joined |= set(range(before + 1, before + went))
        self._play_advance_answers()
        self._go_on("move", before)
        return went

    def _forget_groups_after(self, before: int) -> None:
        """Forget which moves after the first `before` were played together, since other moves have replaced them."""
        self._joined = {number for number in self._joined if number < before}
        self._automatic = {number for number in self._automatic if number < before}

    def _play_advance_answers(self) -> None:
        """Play the advance answers of people."""
        while (answer := self.standing()) is not None and answer[0] not in self.computers:
            self._automatic.add(len(self.match.played))
            self.match.play(*answer)

    def _in_one_go(self) -> bool:
        """Return whether the match is inside a group of moves that were played together."""
        return len(self.match.played) in self._joined | self._automatic

    def _go_on(self, reason: Reason, before: int = -1) -> None:
        """Update the seats and emit the change.

        Args:
            reason: the reason of the change.
            before: the number of moves played before those whose events are reported; by default all but the last.
        """
        self._seat_decider()
        told = () if reason == "undo" else self.match.played[before:]
        self.told = len(told)
        self.changed.emit(tuple(event for done in told for event in self.events_of(done)), reason)

    def _last_of_people(self) -> int | None:
        """Return the number of moves before the last one of a person; ``None`` if it cannot be undone.

        An advance answer is undone together with the move that it belongs to, unless that move cannot be undone.
        """
        played, found = self.match.played, None
        for number in range(len(played), 0, -1):
            if self.match.barrier_behind(number) is not None:
                return found
            if played[number - 1].record.seat not in self.computers:
                found = number - 1
                if found not in self._automatic:
                    return found
        return found

    def _computers_turn(self) -> bool:
        decisions = self.game.decisions(self.match.position)
        return bool(decisions) and all(decision.seat in self.computers for decision in decisions)

    def _is_half_undone(self) -> bool:
        """Return whether the last move is an answer to a shared offer, so that undo is only half done."""
        played = self.match.played
        return bool(self.game.decisions(self.match.position)) and bool(played) and played[-1].interrupt
