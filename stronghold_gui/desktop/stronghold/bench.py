"""What all docks of the game work with: the match, the hand, the pictures and the words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.play.controller import Controller
from stronghold_gui.desktop.play.seats import SeatLook
from stronghold_gui.desktop.stronghold.client import StrongholdClient
from stronghold_gui.desktop.stronghold.requests import Requests
from stronghold_gui.desktop.stronghold.seats import looks, side_of
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.hand import Hand
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.board import Board
from stronghold_gui.games.stronghold.cards import Cards
from stronghold_gui.games.stronghold.table import DefenderSeat, Table
from stronghold_gui.games.stronghold.values import Values
from stronghold_gui.games.stronghold.wording import (
    action_name,
    action_text,
    camp_name,
    capital,
    refusal_brief,
    seat_name,
    source_text,
)
from stronghold_gui.text import Catalogue


@dataclass(slots=True)
class Bench:
    """Shared by the desk and its pages; `controller` changes with the match.

    Attributes:
        language, art, hand, client: the window's words, the pictures, what is held, who answers the kit.
        controller: the match that is shown; pages are only refreshed while there is one.
        requests: what the docks ask the window for.
    """

    language: Language
    art: PieceArt
    hand: Hand
    client: StrongholdClient
    controller: Controller | None = None
    requests: Requests = field(default_factory=Requests)
    _tips: dict[tuple[str, Catalogue, str, int], str] = field(default_factory=dict)
    _labels: dict[tuple[str, Catalogue], str] = field(default_factory=dict)

    @property
    def match(self) -> Controller:
        """The match that is shown."""
        assert self.controller is not None
        return self.controller

    @property
    def texts(self) -> Catalogue:
        """The words of the moment."""
        return self.language.texts

    @property
    def table(self) -> Table:
        """What may be seen of the table now."""
        table: Table = self.match.view().table
        return table

    @property
    def values(self) -> Values:
        """The edition's figures."""
        values: Values = self.match.match.position.values
        return values

    @property
    def board(self) -> Board:
        """The board's places."""
        board: Board = self.match.match.position.board
        return board

    @property
    def cards(self) -> Cards:
        """The phase cards."""
        cards: Cards = self.match.match.position.cards
        return cards

    @property
    def decision(self) -> Decision | None:
        """What the seat at the screen decides; nothing while nobody can do anything."""
        return None if self.match.still else self.match.decision

    @property
    def deciding(self) -> Decision | None:
        """What is decided by the seat at the screen or by whoever decides."""
        return self.match.decision or next(iter(self.match.decisions), None)

    @property
    def names(self) -> Sequence[str]:
        """The people's names, by seat."""
        return self.match.match.header.names

    def role(self, seat: int) -> str:
        """Return what a seat is called."""
        return capital(seat_name(self.match.game.seat_ids(len(self.names))[seat], self.texts))

    def called(self, seat: int) -> str:
        """Return the person of a seat, or the seat if it has no name."""
        return self.names[seat] or self.role(seat)

    def short(self, seat: int) -> str:
        """Return what a seat is called where there is little room: the person, or of two partners the side."""
        side = side_of(self.looks[seat].id)
        return self.names[seat] or (self.texts(f"partner.side.{side}") if side else self.role(seat))

    @property
    def speakers(self) -> Sequence[str]:
        """The names as sentences want them, which know what to call a seat without one; none for two without names."""
        return self.names if self.partners or any(self.names) else ()

    @property
    def looks(self) -> Sequence[SeatLook]:
        """How the seats are drawn."""
        return looks(len(self.names), self.art.folder)

    @property
    def partners(self) -> bool:
        """Whether a camp has several seats."""
        return any(look.second for look in self.looks)

    def camp_of(self, seat: int) -> Sequence[int]:
        """Return the seats of a seat's camp, itself included, in seat order."""
        invaders = len(self.table.invaders)
        return range(invaders) if seat < invaders else range(invaders, len(self.names))

    def defender(self, seat: int) -> DefenderSeat:
        """Return what a Defender's seat holds."""
        table = self.table
        return table.defenders[seat - len(table.invaders)]

    def hourglass(self, seat: int) -> str:
        """Return the picture of a Defender's hourglasses: of two Defenders each has a colour and a shape of his own."""
        side = side_of(self.looks[seat].id)
        return f"hourglass_{side}" if side else "hourglass"

    def camp_title(self, camp: str) -> str:
        """Return what a camp is called: "Invader", or "Invaders" if they are two."""
        ids = [look.id for look in self.looks if look.id.startswith(camp)]
        return capital(camp_name(ids, self.texts))

    def partner_of(self, seat: int) -> int | None:
        """Return who shares a seat's camp."""
        return next((other for other in self.camp_of(seat) if other != seat), None)

    def is_invader(self, seat: int) -> bool:
        """Tell whether a seat belongs to the Invader's camp."""
        return seat < len(self.table.invaders)

    @property
    def invader_decides(self) -> bool:
        """Whether the seat at the screen is the Invader's and must decide something."""
        return self.decision is not None and self.is_invader(self.decision.seat)

    @property
    def defender_decides(self) -> bool:
        """Whether the seat at the screen is the Defender's and must decide something."""
        return self.decision is not None and not self.is_invader(self.decision.seat)

    def legal(self, move: Any) -> bool:  # noqa: ANN401 - whichever game it is
        """Tell whether the seat at the screen may play a move now."""
        return not self.match.still and self.match.refusal(move) is None

    def reason(self, area: str, key: str, target: str = "") -> str:
        """Return why something cannot be taken or put now, with its rule; ``""`` if nobody asks or no rule says so."""
        return self.with_rule(self.client.refusal(area, key, target))

    def reason_of(self, move: Any) -> str:  # noqa: ANN401 - whichever game it is
        """Return why the seat at the screen cannot play a move now, with its rule; ``""`` if it can."""
        return "" if self.match.still else self.with_rule(self.match.refusal(move))

    def brief(self, refusal: Refusal | None) -> str:
        """Return a refusal in a few words, ``""`` for none."""
        return capital(refusal_brief(refusal, self.texts, self.speakers)).rstrip(".") if refusal is not None else ""

    def refusal(self, move: Any) -> Refusal | None:  # noqa: ANN401 - whichever game it is
        """Return why a move cannot be played now by the seat at the screen."""
        return None if self.match.still else self.match.refusal(move)

    def with_rule(self, refusal: Refusal | None) -> str:
        """Return a refusal in one sentence with its rule, ``""`` for none."""
        return self.client.words_for(refusal) if refusal is not None else ""

    def own_first(self) -> str:
        """Return why nothing is taken from the partner's card that the own one offers, with its rule."""
        texts = self.texts
        sentence = texts("partner.borrow.own_first").rstrip(".")
        return texts("window.refusal", sentence=sentence, source=source_text("R-131", texts))

    def tip(self, action: str) -> str:
        """Return what an action does, in the edition's figures; worked out once, for rows ask at every move."""
        values = self.values
        key = (action, self.texts, values.edition, values.seats)
        if key not in self._tips:
            self._tips[key] = action_text(action, values, self.texts)
        return self._tips[key]

    def label(self, action: str) -> str:
        """Return an action's name with a capital letter; put into words once."""
        key = (action, self.texts)
        if key not in self._labels:
            self._labels[key] = capital(action_name(action, self.texts))
        return self._labels[key]

    def play(self, move: m.Move) -> None:
        """Play a move."""
        self.match.play(move)
