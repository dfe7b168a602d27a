"""A match as shown at the screen: the decision, the seat at the screen, and the visible facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, Literal

from PySide6.QtCore import QObject

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.game import E, M, P, V
from stronghold_gui.core.match import Match, Played
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.core.undo import FAIR, UNLIMITED
from stronghold_gui.desktop.play.sight import Secrecy, Secrets, Sight

if TYPE_CHECKING:
    from stronghold_gui.core.game import Game

ChanceKind = Literal["free", "told", "against"]
"""The behaviour of chance: free, set in advance (`told`), or as bad as possible for the player (`against`)."""


@dataclass(frozen=True, slots=True)
class ChanceToCome:
    """The behaviour of chance at a table.

    Attributes:
        kind: the kind of behaviour; if it is not free, displays of odds say that their odds do not apply.
        draws: the next outcomes by the label of a draw, if they are set in advance; the last one is repeated.
    """

    kind: ChanceKind = "free"
    draws: Mapping[str, Sequence[int]] = field(default_factory=dict)


class ShownMatch(QObject, Generic[P, M, E, V]):
    """One match, as the people at the screen may see it.

    People share one screen, so one *seat sits at it*, and its view is shown. When another seat must decide, it takes
    the place at once if it has nothing to hide. Otherwise the curtain falls first (``covered``), and only the public
    view is shown until ``uncover``. Secrets that do not matter for the decision (a face-down order while losses are
    chosen) stay hidden without a curtain. The curtain falls when ``peek`` asks for them, or when the same seat has a
    decision for which they matter.

    Partners hide nothing from each other. When several of them must decide at once, one of them sits at the screen, and
    any other may take the place at any time (``Controller.take``).

    Seats may have offers to interrupt (decisions that are not blocking). Then the seat at the screen does not change:
    all are asked together, during the turn of the current seat. The seat with the highest priority is first.

    Seats may belong to computers (``Header.players``). They decide when no person is asked, and never sit at the
    screen, which keeps the view of the last person there. If people hide nothing from each other, no curtain falls.

    Attributes:
        curtain: whether curtains fall at all.
        computers: the seats that computers have.
        sight: the views of all viewers.
        kept: whether it is the players' own match, which is saved and whose end is announced; False in a lesson or an
            example.
    """

    kept = True

    def __init__(
        self, match: Match[P, M, E, V], secrets: Secrets[V], parent: QObject | None = None, *, curtain: bool = True
    ) -> None:
        """Show a match at the screen.

        Args:
            match: the match.
            secrets: returns the secrecy of a seat's view.
            parent: its Qt parent.
            curtain: whether curtains fall.
        """
        super().__init__(parent)
        self.match = match
        self.curtain = curtain
        self.sight = Sight(match, secrets)
        self._covered = self._aside = False
        self._moves: list[M] | None = None
        self._others_moves: list[M] | None = None
        self._seat: Seat = 0
        self.computers: frozenset[Seat] = frozenset()
        self._alone = self._united = False
        self._decisions: tuple[Decision, ...] = self.game.decisions(match.position)
        self._take_seats()
        self._call(self._first_seat())

    # -- decisions and seats -------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[P, M, E, V]:
        """The rules."""
        return self.match.game

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The pending decisions; empty when the game is over."""
        return self._decisions

    @property
    def offers(self) -> tuple[Decision, ...]:
        """The pending offers to people whether to interrupt, by priority."""
        return tuple(one for one in self._decisions if not one.blocking and one.seat not in self.computers)

    @property
    def may_advise(self) -> bool:
        """Whether hints may say what a computer would do: in the players' own match, unless people play each other.

        People who play each other can agree to such hints (`Header.advice`).
        """
        return self.kept and (self._united or self.match.header.advice)

    @property
    def watched(self) -> bool:
        """Whether all seats belong to computers."""
        return len(self.computers) == len(self.match.header.names)

    @property
    def seat(self) -> Seat:
        """The seat at the screen, or the one called to it."""
        return self._seat

    @property
    def covered(self) -> bool:
        """Whether the curtain is down."""
        return self._covered

    @property
    def still(self) -> bool:
        """Whether no move can be made at the screen now: the curtain is down, or all seats belong to computers."""
        return self._covered or self.watched

    @property
    def whole(self) -> Match[P, M, E, V]:
        """The match with all its moves, also while an earlier moment of it is shown."""
        return self.match

    @property
    def moment(self) -> int | None:
        """The number of moves before the moment that is shown; ``None`` for the current position."""
        return None

    @property
    def chance(self) -> ChanceToCome:
        """The behaviour of chance in this match."""
        return ChanceToCome()

    @property
    def viewer(self) -> Seat | None:
        """The seat whose view the table shows; ``None`` for the public view."""
        return None if self._covered or self._aside or not self._decisions or self.watched else self._seat

    @property
    def can_peek(self) -> bool:
        """Whether the seat at the screen has secrets that are hidden now."""
        return self._aside and not self._covered and not self.watched

    @property
    def decision(self) -> Decision | None:
        """The decision of the seat at the screen."""
        return next((decision for decision in self._decisions if decision.seat == self._seat), None)

    @property
    def team(self) -> tuple[Seat, ...]:
        """The seat at the screen and its partners, in seat order."""
        return self.game.team(self.match.position, self._seat)

    @property
    def deciding_team(self) -> tuple[Seat, ...]:
        """The people of the team who must decide something now, in seat order."""
        team, computers = self.team, self.computers
        return tuple(one.seat for one in self._decisions if one.seat in team and one.seat not in computers)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self._decisions

    def moves(self) -> list[M]:
        """Return the legal moves of the seat at the screen; none while the curtain is down."""
        if self.still:
            return []
        if self._moves is None:
            self._moves = self.game.legal_moves(self.match.position, self._seat)
        return self._moves

    def moves_of(self, seat: Seat) -> list[M]:
        """Return the legal moves of a seat that is asked whether to interrupt; none while the curtain is down."""
        return [] if self._covered else self.game.legal_moves(self.match.position, seat)

    def partners_moves(self) -> list[M]:
        """Return the legal moves of other seats that can play here now: partners, and seats with an offer.

        None while the curtain is down.
        """
        if self._covered:
            return []
        if self._others_moves is None:
            position = self.match.position
            self._others_moves = [move for seat in self._others for move in self.game.legal_moves(position, seat)]
        return self._others_moves

    def refusal_for_team(self, move: M) -> Refusal | None:
        """Return the refusal of a move for the seat at the screen; ``None`` if it or another one here can play it."""
        return self.game.refusal(self.match.position, self.mover(move), move)

    def refusal(self, move: M) -> Refusal | None:
        """Return the refusal of a move for the seat at the screen; ``None`` if it is legal."""
        return self.game.refusal(self.match.position, self._speaker, move)

    def view(self) -> V:
        """Return the view of the viewer."""
        return self.sight.view(self.viewer)

    def events_of(self, played: Played[M, E]) -> list[E]:
        """Return the events of a move as they may be shown now."""
        return [self.sight.event(event, self.viewer) for event in played.events]

    # -- inside: the seat at the screen ----------------------------------------------------------------------------

    def _take_seats(self) -> None:
        """Update the seats of computers, and the undo policy, which depends on them."""
        players = self.match.header.players
        self.computers = frozenset(seat for seat, player in enumerate(players) if player)
        people = [seat for seat in range(len(self.match.header.names)) if seat not in self.computers]
        together = {tuple(self.game.team(self.match.position, seat)) for seat in people}
        self._united = len(together) < 2
        self._alone = bool(self.computers) and self._united
        if self.kept and self.computers:
            self.match.policy = UNLIMITED if self._alone else FAIR

    def _first_seat(self) -> Seat:
        """Return the seat that sits at the screen when the match is opened.

        It is the seat of the last move if it must decide or others may interrupt. Otherwise it is a partner who must
        decide, then any person who must decide, then any person.
        """
        people = [seat for seat in range(len(self.match.header.names)) if seat not in self.computers]
        asked = [decision.seat for decision in self._decisions if decision.seat not in self.computers]
        partners: list[Seat] = []
        if self.match.played and (last := self.match.played[-1].holder) in people:
            if self.offers or last in asked:
                return last
            team = self.game.team(self.match.position, last)
            partners = [seat for seat in asked if seat in team]
        return next(iter(partners or asked or people or (0,)))

    @property
    def _speaker(self) -> Seat:
        """The seat that plays at the screen: the first with an offer, else the seat there."""
        offers = self.offers
        return offers[0].seat if offers else self._seat

    @property
    def _others(self) -> tuple[Seat, ...]:
        seats = (*self.deciding_team, *(decision.seat for decision in self.offers))
        return tuple(dict.fromkeys(seat for seat in seats if seat != self._seat))

    def mover(self, move: M) -> Seat:
        """Return the seat that would play a move: the seat at the screen, unless only another seat here can."""
        for seat in (self._seat, *self._others):
            if self.game.refusal(self.match.position, seat, move) is None:
                return seat
        return self._speaker

    def _seat_decider(self) -> None:
        """Seat a player who must decide now; the seat with the turn stays while others may interrupt."""
        self._look_again()
        computers = self.computers
        deciders = [one.seat for one in self._decisions if one.blocking and one.seat not in computers]
        if deciders and self._seat not in deciders:
            partners = self.deciding_team
            if partners:
                self._seat_partner(partners[0])
            else:
                self._call(deciders[0])
        elif deciders and self._aside and self._secrecy_of(self._seat) == "due":
            # Other people could watch until now, but the same seat needs its secrets for this decision.
            self._call(self._seat)
        if not self._covered and not self._aside and self._secrecy_of(self._seat) == "kept":
            # The secret decision has been made, so other people may watch again.
            self._aside = True

    def _seat_partner(self, seat: Seat) -> None:
        """Seat at the screen a partner, who has the same view."""
        self._seat = seat
        self._moves = self._others_moves = None

    def _call(self, seat: Seat) -> None:
        """Seat a player of another team at the screen, behind a curtain if the player has secrets."""
        secrecy = self._secrecy_of(seat)
        self._seat = seat
        self._covered = secrecy == "due"
        self._aside = secrecy == "kept"

    def _secrecy_of(self, seat: Seat) -> Secrecy:
        if not self.curtain or self._alone:
            return "nothing"
        return self.sight.secrecy_of(seat)

    def _look_again(self) -> None:
        self._moves = self._others_moves = None
        self.sight.look_again(self.match)
        self._decisions = self.game.decisions(self.match.position)
