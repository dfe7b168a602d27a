"""The controller of one open match: widgets send it moves, it emits changes, and only it changes the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QObject, Signal

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.match import CannotUndoError
from stronghold_gui.core.refusal import RefusedError
from stronghold_gui.core.undo import FAIR, Barrier
from stronghold_gui.desktop.play.shown_match import ShownMatch
from stronghold_gui.desktop.play.sight import Secrecy, Secrets, no_secrets

if TYPE_CHECKING:
    from stronghold_gui.core.save import AnyMatch
    from stronghold_gui.desktop.language import Language

__all__ = ["PLAYED", "Controller", "Reason", "Secrecy", "Secrets", "no_secrets"]

Reason = Literal["move", "undo", "redo", "cover", "uncover", "partner", "draft", "computer", "seats"]
"""Why the table looks different now: a move was played, taken back or played again, a curtain fell or rose, a partner
sat down at the screen, a move that is made of several things has another part, a computer played its turn, or somebody
else has a seat."""
Answer = tuple[Seat, object]
"""A seat and a move of it."""
PLAYED: Final = ("move", "redo", "computer")
"""Those after which events are told."""


class Controller(ShownMatch):
    """Stands between one match and all widgets.

    A gesture on the board that only a partner can make is the partner's (``play_for_team``). Where several are asked
    whether to interrupt, each answer is played for the seat that gave it (``play_as``, ``decline``). Where all
    people hide nothing from each other, everything can be taken back, as far as the last decision of a person, together
    with what computers answered.

    Attributes:
        changed: ``(events, reason)``: what happened, as the seat at the screen may see it, and why.
        refused: ``(move, refusal)``: a move was tried that is not legal; ``None`` for what no rule forbids.
        told: how many moves the events belong to that `changed` has told last.
        standing: returns what a person has answered beforehand to what is asked now, or ``None``. After every move it
            is asked until it has no answer; what it answers belongs to that move, also when that is taken back.
    """

    changed = Signal(object, str)
    refused = Signal(object, object)

    def __init__(
        self, match: AnyMatch, secrets: Secrets, parent: QObject | None = None, *, curtain: bool = True
    ) -> None:
        """Take a match into care; from now on only this controller changes it. The rest as ``ShownMatch`` has it."""
        super().__init__(match, secrets, parent, curtain=curtain)
        self._joined: set[int] = set()
        self._automatic: set[int] = set()
        self.told = 0
        self.standing: Callable[[], Answer | None] = lambda: None

    # -- change --------------------------------------------------------------------------------------------------

    def play(self, move: object) -> bool:
        """Play a move for the seat at the screen; return whether it was legal (``refused`` has the reason).

        Where somebody is asked whether to interrupt, it is the answer of the first of them.
        """
        return self.play_as(self._speaker, move)

    def play_as(self, seat: Seat, move: object) -> bool:
        """Play a move for a seat; return whether it was legal (``refused`` says why not)."""
        if seat in self.computers:
            # Reject moves for seats owned by a computer player. This is no rule, so there is no refusal text.
            self.refused.emit(move, None)
            return False
        return bool(self._play_one_by_one(seat, (move,)))

    def play_turn(self, moves: Sequence[tuple[Seat, object]]) -> None:
        """Play what computers have decided, as one change.

        Args:
            moves: each with its seat; what is not legal any more is left, and all after it.
        """
        before = len(self.match.played)
        for seat, move in moves:
            try:
                self.match.play(seat, move)
            except RefusedError:
                break
        self._part_from(before)
        self._answer_beforehand()
        self._go_on("computer", before)

    def seat_players(self, players: Sequence[str]) -> None:
        """Hand seats over to computers, or take them back.

        Args:
            players: by seat, the id of the computer player that has it from now on, ``""`` for a person.
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

    def play_for_team(self, move: object) -> bool:
        """Play a move for the seat at the screen, or for the partner who can and then sits there."""
        mover = self.mover(move)
        if self.offers:
            return self.play_as(mover, move)
        if mover != self._seat:
            self._sit(mover)
        return self.play(move)

    def play_several(self, move: object, count: int) -> int:
        """Play the same move as often as it is legal, as one step to take back; return how often it was.

        It ends before that where a move cannot be taken back: nobody wants the next one before having seen what it led
        to. If not even the first is legal, `refused` says why.

        Args:
            move: for the seat at the screen, or for the partner who can play it and then sits there.
            count: how often at most.
        """
        mover = self.mover(move)
        if not self.offers and mover != self._seat:
            self._sit(mover)
        return self._play_one_by_one(mover, (move,) * count)

    def play_all(self, seat: Seat, moves: Sequence[object]) -> int:
        """Play moves of a seat as one step to take back; return how many were played.

        It ends, as `play_several` does, before that where a move cannot be taken back, or is not legal any more.
        """
        return self._play_one_by_one(seat, moves)

    def decline(self, move: object) -> None:
        """Decline all offers to interrupt: play this move for one asked person after the other.

        It ends when somebody cannot, or when something else is asked than whether to interrupt.
        """
        for decision in self.offers:
            still_asked = any(offer.seat == decision.seat for offer in self.offers)
            if still_asked and not self.play_as(decision.seat, move):
                return

    def take(self, seat: Seat) -> None:
        """Have a partner who must decide something, too, sit down at the screen."""
        if self.sit_down(seat):
            self.changed.emit((), "partner")

    def sit_down(self, seat: Seat) -> bool:
        """Seat a partner who must decide, just before a change is shown; return whether the seat has changed.

        Nothing is told: what is shown next is shown for that seat already.
        """
        if seat == self._seat or seat not in self.deciding_team or self._covered:
            return False
        self._sit(seat)
        return True

    def redraft(self) -> None:
        """Request a refresh: the user has chosen other parts of a move under construction."""
        self.changed.emit((), "draft")

    def undo(self) -> bool:
        """Take the last move back; return whether that was possible.

        What several were asked together is taken back together, and so is what was played in one go, and what computers
        played since.
        """
        start = self._last_of_people()
        if start is None:
            return False
        while len(self.match.played) > start:
            self.match.undo()
        while (self._undone_half() or self._in_one_go()) and self.match.can_undo:
            self.match.undo()
        self._go_on("undo")
        return True

    def redo(self) -> bool:
        """Play again what was taken back last, all of one go, and computers' answers; return whether there was any."""
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
        """The barrier that stops an undo now; ``None`` also before the first move."""
        return self.match.barrier_behind()

    def barrier_ahead(self, move: object, seat: Seat | None = None) -> Barrier | None:
        """Return what would stop taking back a legal move of a seat, by default that at the screen; plays nothing."""
        if self.still or not self.match.policy.barriers:
            return None
        return self.match.barrier_ahead(self._speaker if seat is None else seat, move)

    def uncover(self) -> None:
        """Raise the curtain: the seat that was called sits at the screen now."""
        if self._covered:
            self._covered = self._aside = False
            self._moves = self._others_moves = None
            self.changed.emit((), "uncover")

    def peek(self) -> None:
        """Let the curtain fall so that the seat at the screen can look at what only it may see."""
        if self.can_peek:
            self._covered = True
            self.changed.emit((), "cover")

    def called(self, _say: Language) -> str:
        """Return what a match is called that is not its players' own; "" for one that is named after them."""
        return ""

    # -- inside --------------------------------------------------------------------------------------------------

    def _play_one_by_one(self, seat: Seat, moves: Sequence[object]) -> int:
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
        self._part_from(before)
        self._joined |= set(range(before + 1, before + went))
        self._answer_beforehand()
        self._go_on("move", before)
        return went

    def _part_from(self, before: int) -> None:
        """Forget the groups of moves after a number of moves: others have replaced them."""
        self._joined = {number for number in self._joined if number < before}
        self._automatic = {number for number in self._automatic if number < before}

    def _answer_beforehand(self) -> None:
        """Play what people have answered beforehand; a computer's seat answers for itself."""
        while (answer := self.standing()) is not None and answer[0] not in self.computers:
            self._automatic.add(len(self.match.played))
            self.match.play(*answer)

    def _in_one_go(self) -> bool:
        """Return whether the match is inside a group of moves that were played together."""
        return len(self.match.played) in self._joined | self._automatic

    def _go_on(self, reason: Reason, before: int = -1) -> None:
        """Update the seats and emit the change.

        Args:
            reason: why.
            before: how many moves had been played of those whose events are told; by default all but the last.
        """
        self._be_seated()
        told = () if reason == "undo" else self.match.played[before:]
        self.told = len(told)
        self.changed.emit(tuple(event for done in told for event in self.events_of(done)), reason)

    def _last_of_people(self) -> int | None:
        """Return how many moves there were before the last one of a person; ``None`` if it cannot be taken back.

        An answer given beforehand is taken back alone only where the move that it belongs to cannot be.
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

    def _undone_half(self) -> bool:
        """Return whether the last move is an answer to a shared offer, so that undo is only half done."""
        played = self.match.played
        return bool(self.game.decisions(self.match.position)) and bool(played) and played[-1].interrupt
