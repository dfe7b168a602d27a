"""The context of Stronghold's docks: the context of all games, with Stronghold's table, values and words."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.play.seats import SeatState
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.stronghold.client import StrongholdClient
from stronghold_gui.desktop.stronghold.seats import marks, side_of, state_of
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.hand import Hand
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.board import Board
from stronghold_gui.games.stronghold.cards import Cards
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.table import DefenderSeat, Table
from stronghold_gui.games.stronghold.values import Values
from stronghold_gui.games.stronghold.view import View
from stronghold_gui.games.stronghold.wording import (
    action_name,
    action_text,
    camp_name,
    capital,
    refusal_brief,
    seat_name,
    source_title,
)
from stronghold_gui.games.stronghold.words import WORDS

_OWN_FIRST: Final = "R-131"
"""The ruling by which the seat's own card has precedence over the partner's."""


class StrongholdContext(DeskContext[Position, m.Move, e.Event, View]):
    """The match, language, pictures and hand that the desk and its docks share.

    Attributes:
        client: the client of the table kit.
    """

    def __init__(self, language: Language, art: PieceArt, hand: Hand, client: StrongholdClient) -> None:
        super().__init__(language, art, hand, WORDS, lambda number: marks(number, art.folder))
        self.client = client

    # -- the match -----------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The current view of the table."""
        return self.match.view().table

    @property
    def values(self) -> Values:
        """The edition's values."""
        return self.match.match.position.values

    @property
    def board(self) -> Board:
        """The board's places."""
        return self.match.match.position.board

    @property
    def cards(self) -> Cards:
        """The phase cards."""
        return self.match.match.position.cards

    @property
    def step(self) -> Hashable:
        """Turn, phase and stage."""
        table = self.table
        return table.turn, table.phase, table.stage

    # -- the seats -----------------------------------------------------------------------------------------------

    def short(self, seat: Seat) -> str:
        """Return the short name of a seat: the person, or the side if it has a partner."""
        side = side_of(self.marks[seat].id)
        return self.names[seat] or (self.texts(f"partner.side.{side}") if side else self.role(seat))

    def winners(self, seats: Sequence[Seat]) -> str:
        """Return the winners as the start of a sentence: by name, or by role with its article."""
        named = [self.names[seat] or seat_name(self.marks[seat].id, self.texts, "the") for seat in seats]
        return capital(self.texts.join(named))

    @property
    def speakers(self) -> Sequence[str]:
        """The names of the seats for sentences, by seat; empty if there are two seats and neither has a name."""
        return self.names if len(self.names) > 2 or any(self.names) else ()

    def state_of(self, seat: Seat, deciding: frozenset[Seat]) -> SeatState:
        """Return the state of one of two partners; ``deciding`` are the seats with a decision."""
        return state_of(seat, deciding, self.match.seat, self.table)

    def partner_of(self, seat: Seat) -> Seat | None:
        """Return the other seat of a seat's camp."""
        return next((other for other in self.team_of(seat) if other != seat), None)

    def defender(self, seat: Seat) -> DefenderSeat:
        """Return the holdings of a Defender's seat."""
        table = self.table
        return table.defenders[seat - len(table.invaders)]

    def hourglass(self, seat: Seat) -> str:
        """Return the picture of a Defender's hourglasses; two Defenders have different colours and shapes."""
        side = side_of(self.marks[seat].id)
        return f"hourglass_{side}" if side else "hourglass"

    def camp_title(self, camp: str) -> str:
        """Return the title of a camp: "Invader", or "Invaders" for two."""
        ids = [mark.id for mark in self.marks if mark.id.startswith(camp)]
        return capital(camp_name(ids, self.texts))

    def is_invader(self, seat: Seat) -> bool:
        return seat < len(self.table.invaders)

    @property
    def invader_decides(self) -> bool:
        """Whether the seat at the screen is the Invader's and must decide something."""
        return self.decision is not None and self.is_invader(self.decision.seat)

    @property
    def defender_decides(self) -> bool:
        """Whether the seat at the screen is the Defender's and must decide something."""
        return self.decision is not None and not self.is_invader(self.decision.seat)

    # -- the words -----------------------------------------------------------------------------------------------

    def reason(self, area: str, key: str, target: str = "") -> ShownRefusal | None:
        """Return why something cannot be taken or put now; ``None`` while no seat can act or if no rule forbids it."""
        return self.shown(self.client.refusal(area, key, target))

    def brief(self, refusal: Refusal | None) -> str:
        """Return a refusal in a few words, ``""`` for none."""
        return capital(refusal_brief(refusal, self.texts, self.speakers)).rstrip(".") if refusal is not None else ""

    def own_first(self) -> ShownRefusal:
        """Return the refusal for borrowing an action that the seat's own card offers."""
        return self.by_rule(self.texts("partner.borrow.own_first"), source_title(_OWN_FIRST, self.texts), _OWN_FIRST)

    def tip(self, action: str) -> str:
        """Return the effect of an action, with the edition's values."""
        return action_text(action, self.values, self.texts)

    def label(self, action: str) -> str:
        """Return an action's name with a capital letter."""
        return capital(action_name(action, self.texts))
