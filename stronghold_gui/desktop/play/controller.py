"""One controller per open match: widgets send it moves, and it says what changed. Nobody else touches the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from PySide6.QtCore import QObject, Signal

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.match import CannotUndoError, Played
from stronghold_gui.core.refusal import Refusal, RefusedError
from stronghold_gui.core.undo import FAIR, UNLIMITED, Barrier

if TYPE_CHECKING:
    from stronghold_gui.core.game import Game
    from stronghold_gui.core.save import AnyMatch
    from stronghold_gui.desktop.language import Language

Reason = Literal["move", "undo", "redo", "cover", "uncover", "partner", "draft", "computer", "seats"]
"""Why the table looks different now: a move was played, taken back or played again, a curtain fell or rose, a partner
sat down at the screen, a move that is made of several things has another part, a computer played its turn, or somebody
else has a seat."""
PLAYED: Final = ("move", "redo", "computer")
"""Those after which events are told."""

Secrecy = Literal["nothing", "kept", "due"]
"""Whether a seat may see what others may not: no; yes, but it is of no use for what is decided now; yes, and it is."""

Secrets = Callable[[Any, Any], Secrecy]
"""Tells that of what a seat sees of a position, and of what everybody sees of it."""


def no_secrets(_own: object, _public: object) -> Secrecy:
    """Tell of any position that there is nothing to hide: nobody else looks at the screen."""
    return "nothing"


class Controller(QObject):
    """Stands between one match and all widgets.

    Two people share one screen, so one *seat sits at it*: what is shown is what that seat may see. When somebody else
    must decide, the seat changes at once if the newcomer has nothing to hide. Otherwise the curtain falls first
    (``covered``), and only what everybody may see is shown until ``uncover``. What is hidden but of no use for the
    decision (a face-down order while losses are chosen) stays hidden without a curtain, until ``peek`` asks for it, or
    until the same seat decides something for which it is of use: then the curtain falls as well.

    Partners hide nothing from each other. When several of them must decide at once, one of them sits at the screen, any
    other may take the place at any time (``take``), and a gesture on the board that only a partner can make is the
    partner's (``play_for_team``).

    Somebody may be asked whether to interrupt (decisions that are not blocking). Then nobody changes seats: all who
    could are asked together, at the place of whoever has the turn, and each of their answers is played for the seat
    that gave it (``play_as``, ``decline``). Whoever has the highest priority stands first.

    Seats may be computers' (``Header.players``). They decide when no person is asked, and never sit at the screen: it
    stays as the person sees it who sat there last. Where all people hide nothing from each other no curtain falls, and
    everything can be taken back, as far as the last decision of a person, together with what computers answered.

    Attributes:
        changed: ``(events, reason)``: what happened, as the seat at the screen may see it, and why.
        refused: ``(move, refusal)``: a move was tried that is not legal; ``None`` for what no rule forbids.
        curtain: whether curtains fall at all.
        computers: the seats that computers have.
        told: how many moves the events belong to that `changed` has told last.
        kept: whether the match is its players' own: kept in files, its end announced. A lesson's is not, nor an
            example's.
    """

    kept = True
    changed = Signal(object, str)
    refused = Signal(object, object)

    def __init__(
        self, match: AnyMatch, secrets: Secrets, parent: QObject | None = None, *, curtain: bool = True
    ) -> None:
        """Take a match into care.

        Args:
            match: the match; from now on only this controller changes it.
            secrets: what a seat may see that others may not.
            parent: its Qt parent.
            curtain: whether curtains fall at all.
        """
        super().__init__(parent)
        self.match = match
        self.curtain = curtain
        self._secrets = secrets
        self._covered = self._aside = False
        self._moves: list[object] | None = None
        self._views: dict[Seat | None, object] = {}
        self._told_alike: dict[Seat, list[Played[Any, Any]]] = {}
        self._joined: set[int] = set()
        self._seat: Seat = 0
        self.computers: frozenset[Seat] = frozenset()
        self._alone = False
        self.told = 0
        self._decisions: tuple[Decision, ...] = self.game.decisions(match.position)
        self._take_seats()
        self._call(self._first_seat())

    # -- who decides what ----------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[Any, Any, Any, Any]:
        """The rules."""
        return self.match.game

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Who must decide what; empty when the game is over."""
        return self._decisions

    @property
    def offers(self) -> tuple[Decision, ...]:
        """Which people are asked whether to interrupt, by priority; none where the game waits for somebody."""
        return tuple(one for one in self._decisions if not one.blocking and one.seat not in self.computers)

    @property
    def alone(self) -> bool:
        """Whether computers play, and the people at the table, if any, hide nothing from each other."""
        return self._alone

    @property
    def may_advise(self) -> bool:
        """Whether hints may say what a computer would do: between people only if all have agreed to it."""
        return self.kept and (self._alone or self.match.header.advice)

    @property
    def watched(self) -> bool:
        """Whether computers have all seats."""
        return len(self.computers) == len(self.match.header.names)

    @property
    def computer_asked(self) -> Decision | None:
        """What a computer must decide now; ``None`` where it is people's turn, or the game is over."""
        if not self.computers:
            return None
        from stronghold_gui.players.seats import computer_asked

        return computer_asked(self._decisions, self.match.header.players)

    @property
    def seat(self) -> Seat:
        """Who sits at the screen, or is about to."""
        return self._seat

    @property
    def covered(self) -> bool:
        """Whether the curtain is down."""
        return self._covered

    @property
    def still(self) -> bool:
        """Whether nobody can do anything at this table now: the curtain is down, or one only looks on or back."""
        return self._covered or self.watched

    @property
    def whole(self) -> AnyMatch:
        """The match whose moves the log tells: the one shown, also where only a moment of it is."""
        return self.match

    @property
    def moment(self) -> int | None:
        """After how many moves of the whole match the table is shown; ``None``: as it is now."""
        return None

    @property
    def viewer(self) -> Seat | None:
        """For which viewer the table is shown; ``None``: for everybody's."""
        return None if self._covered or self._aside or not self._decisions or self.watched else self._seat

    @property
    def can_peek(self) -> bool:
        """Whether the seat at the screen may see something that is not shown now."""
        return self._aside and not self._covered and not self.watched

    @property
    def decision(self) -> Decision | None:
        """What the seat at the screen must decide."""
        return next((decision for decision in self._decisions if decision.seat == self._seat), None)

    @property
    def team(self) -> tuple[Seat, ...]:
        """The seat at the screen and its partners, in seat order."""
        seats: tuple[Seat, ...] = self.game.team(self.match.position, self._seat)
        return seats

    @property
    def deciding_team(self) -> tuple[Seat, ...]:
        """The people of the team who must decide something now, in seat order."""
        team, computers = self.team, self.computers
        return tuple(one.seat for one in self._decisions if one.seat in team and one.seat not in computers)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self._decisions

    def moves(self) -> list[object]:
        """Return the legal moves of the seat at the screen; none while the curtain is down."""
        if self.still:
            return []
        if self._moves is None:
            self._moves = self.game.legal_moves(self.match.position, self._seat)
        return self._moves

    def moves_of(self, seat: Seat) -> list[object]:
        """Return the legal moves of a seat that is asked whether to interrupt; none while the curtain is down."""
        return [] if self._covered else self.game.legal_moves(self.match.position, seat)

    def partners_moves(self) -> list[object]:
        """Return the legal moves of others who can play here now: partners, and whoever may interrupt.

        None while the curtain is down.
        """
        if self._covered:
            return []
        position = self.match.position
        return [move for seat in self._others for move in self.game.legal_moves(position, seat)]

    def refusal_for_team(self, move: object) -> Refusal | None:
        """Return why neither the seat at the screen nor a partner can play a move: the former's reason."""
        refusal: Refusal | None = self.game.refusal(self.match.position, self._mover(move), move)
        return refusal

    def refusal(self, move: object) -> Refusal | None:
        """Return why a move is not legal for the seat at the screen, or ``None``."""
        return self.refusal_as(self._speaker, move)

    def refusal_as(self, seat: Seat, move: object) -> Refusal | None:
        """Return why a move is not legal for a seat, or ``None``."""
        refusal: Refusal | None = self.game.refusal(self.match.position, seat, move)
        return refusal

    def view(self) -> object:
        """Return what may be shown now."""
        return self._seen_by(self.viewer)

    def events_of(self, played: Played[Any, Any]) -> list[object]:
        """Return the events of a move as they may be shown now."""
        return [self.seen(event, self.viewer) for event in played.events]

    def seen(self, event: object, viewer: Seat | None) -> object:
        """Return an event of this match as those viewer may see it."""
        return self.game.event_for(self.match.position, event, viewer)

    def sees_more(self, viewer: Seat | None) -> bool:
        """Tell whether those viewer see, or were told, anything that those at the screen now may not know."""
        now = self.viewer
        if viewer is None or viewer == now or now in self.game.team(self.match.position, viewer):
            return False
        if self._secrets(self._seen_by(viewer), self._seen_by(None)) != "nothing":
            return True
        return self._told_more(viewer)

    # -- change --------------------------------------------------------------------------------------------------

    def play(self, move: object) -> bool:
        """Play a move for the seat at the screen; return whether it was legal (``refused`` says why not).

        Where somebody is asked whether to interrupt, it is the answer of the first of them.
        """
        return self.play_as(self._speaker, move)

    def play_as(self, seat: Seat, move: object) -> bool:
        """Play a move for a seat; return whether it was legal (``refused`` says why not)."""
        if seat in self.computers:
            # Nobody plays for a computer; who wants to takes its seat. No rule says so.
            self.refused.emit(move, None)
            return False
        return bool(self._play_often(seat, move, 1))

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
        self._joined = {number for number in self._joined if number < before}
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
        mover = self._mover(move)
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
        mover = self._mover(move)
        if not self.offers and mover != self._seat:
            self._sit(mover)
        return self._play_often(mover, move, count)

    def decline(self, move: object) -> None:
        """Have everybody who is asked whether to interrupt answer with a move, one after the other: "go on".

        It ends when somebody cannot, or when something else is asked than whether to interrupt.
        """
        for decision in self.offers:
            still_asked = any(offer.seat == decision.seat for offer in self.offers)
            if still_asked and not self.play_as(decision.seat, move):
                return

    def take(self, seat: Seat) -> None:
        """Have a partner who must decide something, too, sit down at the screen."""
        if seat != self._seat and seat in self.deciding_team and not self._covered:
            self._sit(seat)
            self.changed.emit((), "partner")

    def redraft(self) -> None:
        """Have the table shown again: of a move that somebody puts together, other parts are chosen now."""
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
        """What stops an undo now; ``None`` also when nothing has been played."""
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
            self._moves = None
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

    def _play_often(self, seat: Seat, move: object, count: int) -> int:
        before = len(self.match.played)
        went = 0
        try:
            while went < count and (not went or self.match.can_undo):
                self.match.play(seat, move)
                went += 1
        except RefusedError as fault:
            if not went:
                self.refused.emit(move, fault.refusal)
                return 0
        self._joined = {number for number in self._joined if number < before} | set(range(before + 1, before + went))
        self._go_on("move", before)
        return went

    def _in_one_go(self) -> bool:
        """Tell whether the next move belongs to what was played in one go, of which some has been played."""
        return len(self.match.played) in self._joined

    def _go_on(self, reason: Reason, before: int = -1) -> None:
        """Tell what has changed.

        Args:
            reason: why.
            before: how many moves had been played of those whose events are told; by default all but the last.
        """
        self._be_seated()
        told = () if reason == "undo" else self.match.played[before:]
        self.told = len(told)
        self.changed.emit(tuple(event for done in told for event in self.events_of(done)), reason)

    def _take_seats(self) -> None:
        """Take note of who has the seats, and of how far moves can be taken back for that."""
        players = self.match.header.players
        self.computers = frozenset(seat for seat, player in enumerate(players) if player)
        people = [seat for seat, player in enumerate(players) if not player]
        together = {tuple(self.game.team(self.match.position, seat)) for seat in people}
        self._alone = bool(self.computers) and len(together) < 2
        if self.kept and self.computers:
            self.match.policy = UNLIMITED if self._alone else FAIR

    def _last_of_people(self) -> int | None:
        """Return how many moves there were before the last one of a person; ``None`` if it cannot be taken back."""
        played = self.match.played
        for number in range(len(played), 0, -1):
            if self.match.barrier_behind(number) is not None:
                return None
            if played[number - 1].record.seat not in self.computers:
                return number - 1
        return None

    def _computers_turn(self) -> bool:
        """Tell whether no person is asked now, and the game goes on."""
        decisions = self.game.decisions(self.match.position)
        return bool(decisions) and all(decision.seat in self.computers for decision in decisions)

    def _first_seat(self) -> Seat:
        """Return who sits at the screen first: who must decide, or who has the turn that others may interrupt."""
        people = [seat for seat in range(len(self.match.header.names)) if seat not in self.computers]
        asked = [decision.seat for decision in self._decisions if decision.seat not in self.computers]
        if self.offers and self.match.played and self.match.played[-1].holder in people:
            return self.match.played[-1].holder
        return next(iter(asked or people or (0,)))

    @property
    def _speaker(self) -> Seat:
        """Who plays what is played at the screen: the first of those who may interrupt, else who sits there."""
        offers = self.offers
        return offers[0].seat if offers else self._seat

    @property
    def _others(self) -> tuple[Seat, ...]:
        seats = (*self.deciding_team, *(decision.seat for decision in self.offers))
        return tuple(dict.fromkeys(seat for seat in seats if seat != self._seat))

    def _undone_half(self) -> bool:
        """Tell whether some of those who were asked together have answered still."""
        played = self.match.played
        return bool(self.game.decisions(self.match.position)) and bool(played) and played[-1].interrupt

    def _be_seated(self) -> None:
        """Have somebody sit at the screen who must decide now; who has the turn stays while others may interrupt."""
        self._look_again()
        computers = self.computers
        deciders = [one.seat for one in self._decisions if one.blocking and one.seat not in computers]
        if deciders and self._seat not in deciders:
            partners = self.deciding_team
            if partners:
                self._sit(partners[0])
            else:
                self._call(deciders[0])
        elif deciders and self._aside and self._secrecy_of(self._seat) == "due":
            # Everybody could look on so far, and the same seat needs now what is for it alone.
            self._call(self._seat)
        if not self._covered and not self._aside and self._secrecy_of(self._seat) == "kept":
            # What was decided alone has been decided; from here on others look on again.
            self._aside = True

    def _mover(self, move: object) -> Seat:
        """Return who would play a move: the seat at the screen, unless only a partner can."""
        for seat in (self._seat, *self._others):
            if self.game.refusal(self.match.position, seat, move) is None:
                return seat
        return self._speaker

    def _sit(self, seat: Seat) -> None:
        """Have a partner sit down: what is shown stays as it is, since partners see the same."""
        self._seat = seat
        self._moves = None

    def _call(self, seat: Seat) -> None:
        """Have a seat sit down at the screen."""
        secrecy = self._secrecy_of(seat)
        self._seat = seat
        self._covered = secrecy == "due"
        self._aside = secrecy == "kept"

    def _secrecy_of(self, seat: Seat) -> Secrecy:
        if not self.curtain or self._alone:
            return "nothing"
        return self._secrets(self._seen_by(seat), self._seen_by(None))

    def _seen_by(self, viewer: Seat | None) -> object:
        """Return what a seat, or everybody, sees of the position as it is."""
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.match.position, viewer)
        return self._views[viewer]

    def _told_more(self, viewer: Seat) -> bool:
        """Tell whether a seat was told anything that not everybody was; a move is looked through once."""
        if any(self.seen(event, viewer) != self.seen(event, None) for event in self.match.opening):
            return True
        alike = self._told_alike.setdefault(viewer, [])
        for number, done in enumerate(self.match.played):
            if number < len(alike) and alike[number] is done:
                continue
            if any(self.seen(event, viewer) != self.seen(event, None) for event in done.events):
                return True
            alike[number:] = [done]
        return False

    def _look_again(self) -> None:
        self._moves = None
        self._views.clear()
        self._decisions = self.game.decisions(self.match.position)
