"""Context of The Convicted's docks: the shared context, the shown position and the seats that play together."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from stronghold_gui.core.decision import Seat
from stronghold_gui.desktop.convicted.seats import DEFENDERS, ENEMY, marks
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.play.seats import SHAPES, SeatMark
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.hand import Hand
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.view import View
from stronghold_gui.games.convicted.words import WORDS


class ConvictedContext(DeskContext[Position, m.Move, Event, View]):
    """The context of one desk. Nothing is hidden (RC-02): every view has the whole position."""

    def __init__(self, language: Language, art: PieceArt, hand: Hand) -> None:
        super().__init__(language, art, hand, WORDS, marks)

    @property
    def position(self) -> Position:
        """The shown position; callers must not change it."""
        return self.match.view().position

    @property
    def step(self) -> Hashable:
        """The current turn."""
        return self.position.turn

    @property
    def marks(self) -> Sequence[SeatMark]:
        """The marks of the seats: the seat that leads the enemy is one team, the defenders are the other."""
        enemy = self.match.match.position.enemy
        return tuple(
            SeatMark(mark.id, ENEMY if seat == enemy else DEFENDERS, seat, SHAPES[seat])
            for seat, mark in enumerate(marks(len(self.names)))
        )

    def team_of(self, seat: Seat) -> Sequence[Seat]:
        """Return the seats that share the team of a seat, itself included, in seat order."""
        return self.match.game.team(self.match.match.position, seat)
