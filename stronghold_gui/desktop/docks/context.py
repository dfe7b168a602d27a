"""Context of all docks of a game: match, hand, pictures, sentences, and requests to the window."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic

from PySide6.QtGui import QAction

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.game import E, M, P, V
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.core.words import Words
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.play.controller import Controller
from stronghold_gui.desktop.play.desk import Requests
from stronghold_gui.desktop.play.seats import NO_TEAM, Partner, SeatMark, SeatState
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.hand import Hand
from stronghold_gui.text import Catalogue


class DeskContext(Generic[P, M, E, V]):
    """The values that a desk shares with its docks.

    Attributes:
        language: the current language.
        art: the pictures of the pieces.
        hand: the pieces held.
        words: the game's words.
        controller: the controller of the shown match; docks are only refreshed while there is one.
        requests: the requests of the docks to the window.
        notation: the action that switches the log to notation; the window replaces it before any dock is made.
    """

    def __init__(
        self,
        language: Language,
        art: PieceArt,
        hand: Hand,
        words: Words[M, E, V],
        seats: Callable[[int], Sequence[SeatMark]],
    ) -> None:
        """Begin without a match.

        Args:
            language: the current language.
            art: the pictures of the pieces.
            hand: the pieces held.
            words: the game's words.
            seats: returns the marks of the seats for a number of players, in seat order.
        """
        self.language, self.art, self.hand = language, art, hand
        self.controller: Controller[P, M, E, V] | None = None
        self.requests = Requests()
        self.notation = QAction(checkable=True)
        self.words, self._seats = words, seats

    # -- the match -----------------------------------------------------------------------------------------------

    @property
    def match(self) -> Controller[P, M, E, V]:
        """The controller of the shown match; there must be one."""
        assert self.controller is not None
        return self.controller

    @property
    def decision(self) -> Decision | None:
        """The decision of the seat at the screen; ``None`` while no move can be made (`ShownMatch.still`)."""
        return None if self.match.still else self.match.decision

    @property
    def deciding(self) -> Decision | None:
        """The decision of the seat at the screen, else the first pending one."""
        return self.match.decision or next(iter(self.match.decisions), None)

    @property
    def step(self) -> Hashable:
        """The current step of the game; when it changes, docks show the things of the seat at the screen."""
        return self.match.game.progress(self.match.match.position)

    def refusal(self, move: M) -> Refusal | None:
        """Return the refusal of a move for the seat at the screen; ``None`` if it is legal or no move can be made."""
        return None if self.match.still else self.match.refusal(move)

    def play(self, move: M) -> None:
        """Play a move for the seat at the screen."""
        self.match.play(move)

    # -- the seats -----------------------------------------------------------------------------------------------

    @property
    def names(self) -> Sequence[str]:
        """The people's names, by seat."""
        return self.match.match.header.names

    @property
    def speakers(self) -> Sequence[str]:
        """The names for sentences, by seat; a game may replace those of seats without a name."""
        return self.names

    @property
    def marks(self) -> Sequence[SeatMark]:
        return self._seats(len(self.names))

    def role(self, seat: Seat) -> str:
        """Return the name of a seat in the game, such as "Defender"."""
        return self.words.seat(self.match.game.seat_ids(len(self.names))[seat], self.texts)

    def called(self, seat: Seat) -> str:
        """Return the name of a seat's person; without one, the name of the seat."""
        return self.names[seat] or self.role(seat)

    def short(self, seat: Seat) -> str:
        """Return a short name of a seat; a game may override this."""
        return self.called(seat)

    def team_of(self, seat: Seat) -> Sequence[Seat]:
        """Return the seats that share the team of a seat, itself included, in seat order."""
        team = self.marks[seat].team
        return [other for other, mark in enumerate(self.marks) if other == seat or mark.team == team != NO_TEAM]

    def partners_at(self, seat: Seat) -> tuple[Partner, ...]:
        """Return the members of a seat's team as partners; none if the seat plays alone."""
        team = self.team_of(seat)
        if len(team) < 2:
            return ()
        deciding = frozenset(decision.seat for decision in self.match.decisions) - self.match.computers
        return tuple(self._partner(one, deciding) for one in team)

    def state_of(self, seat: Seat, deciding: frozenset[Seat]) -> SeatState:
        """Return the state of one of several partners, given the deciding seats."""
        if seat in deciding:
            return "shown" if seat == self.match.seat else "open"
        return "waits"

    def _partner(self, seat: Seat, deciding: frozenset[Seat]) -> Partner:
        state, called = self.state_of(seat, deciding), self.short(seat)
        words = self.texts(f"partner.state.{state}", name=called)
        return Partner(seat, self.marks[seat], called, self.role(seat), state, words)

    # -- the words -----------------------------------------------------------------------------------------------

    @property
    def texts(self) -> Catalogue:
        """The texts in the current language."""
        return self.language.texts

    def move_words(self, move: M) -> str:
        """Return a move in a few words, as a choice in the current decision."""
        return self.words.move(move, self.texts, self.decision, self.names)

    def move_alone(self, move: M) -> str:
        """Return a move in a few words that are clear without its decision."""
        return self.words.move(move, self.texts, None, self.names)

    def offered(self, seat: Seat, words: str) -> str:
        """Return an offered move in words; with the seat's name if several seats have offers."""
        if len(self.match.offers) < 2:
            return words
        return self.texts("frame.named", name=self.short(seat), what=words)

    def event_words(self, events: Sequence[E]) -> list[str]:
        """Return events as sentences."""
        return self.words.events(events, self.texts, self.speakers)

    def why(self, refusal: Refusal | None) -> ShownRefusal:
        """Return a refusal for display; ``None`` stands for a move that is never possible."""
        if refusal is None:
            return ShownRefusal(self.texts("window.why.never"))
        sentence = self.words.refusal(refusal, self.texts, self.speakers)
        return self.by_rule(sentence, self.words.source(refusal, self.texts), refusal.source)

    def by_rule(self, sentence: str, title: str, rule: str) -> ShownRefusal:
        """Return a refusal with its rule.

        Args:
            sentence: the reason, with or without a full stop.
            title: the title of the rule ("Ruling R-42: ...").
            rule: the id of the rule: a ruling or chapter.
        """
        source = self.texts("window.refusal.source", source=title)
        whole = f"{sentence[:1].upper()}{sentence[1:]}".rstrip(".")
        return ShownRefusal(self.texts("window.refusal", sentence=whole, source=source), source, rule)

    def reason_of(self, move: M) -> ShownRefusal | None:
        """Return the refusal of a move for the seat at the screen, for display; ``None`` if it is legal."""
        return self.shown(self.refusal(move))

    def shown(self, refusal: Refusal | None) -> ShownRefusal | None:
        """Return a refusal for display, ``None`` for none."""
        return None if refusal is None else self.why(refusal)
