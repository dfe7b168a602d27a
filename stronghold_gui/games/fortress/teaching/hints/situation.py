"""The situation that advice reads: the table in the seat's view, its decision and its moves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.acting.who import active
from stronghold_gui.games.fortress.engaged import engaged_with
from stronghold_gui.games.fortress.fighting.looking import distance
from stronghold_gui.games.fortress.position import NONE, Position
from stronghold_gui.games.fortress.setting import Setting
from stronghold_gui.games.fortress.view import View, imagine


@dataclass
class Situation:
    """A decision and everything around it that its seat can see.

    Attributes:
        view: the seat's view.
        decision: the seat's decision.
        moves: its legal moves.
    """

    view: View
    decision: Decision
    moves: tuple[m.Move, ...]

    @cached_property
    def position(self) -> Position:
        """Return the table as a position with hidden markers newly dealt, so that the rules cannot reveal them."""
        return imagine(self.view, 0)

    @property
    def setting(self) -> Setting:
        return self.view.setting

    @cached_property
    def player(self) -> int:
        """The player that the decision is about: the player in turn if the seat plays it, else the seat's first."""
        position, people = self.position, self.setting.seating.people
        if position.player != NONE and people[position.player] == self.decision.seat:
            return position.player
        return people.index(self.decision.seat)

    @property
    def attacks(self) -> bool:
        """Whether the player wants the flag down."""
        end, side = self.setting.scenario.end, self.setting.side
        return end.kind == "flag" and side[self.player] != side[end.figures["defender"]]

    # -- figures -----------------------------------------------------------------------------------------------------

    def acting(self) -> list[int]:
        """Return the figures of the acting card on the battlefield."""
        return active(self.position) if self.position.card != NONE else []

    def own(self) -> list[int]:
        """Return the figures of the seat's players on the battlefield."""
        people = self.setting.seating.people
        return [
            figure
            for figure in self.position.standing()
            if people[self.position.owner_of(figure)] == self.decision.seat
        ]

    def enemies(self) -> list[int]:
        """Return the figures of the other side on the battlefield."""
        side = self.setting.side[self.player]
        return [figure for figure in self.position.standing() if self.position.side_of(figure) != side]

    def engaged(self, figures: list[int]) -> list[int]:
        """Return those of some figures that are engaged."""
        return [figure for figure in figures if engaged_with(self.position, figure)]

    def names(self, figures: list[int]) -> tuple[str, ...]:
        """Return the names of figures."""
        return tuple(self.setting.cards.figure_ids[figure] for figure in figures)

    def spaces(self, figures: list[int]) -> tuple[str, ...]:
        """Return the spaces of figures."""
        return tuple(self.setting.field.name(self.position.where[figure]) for figure in figures)

    def high(self, figures: list[int]) -> list[int]:
        """Return those of some figures that are on a raised walk."""
        field = self.setting.field
        low = min(field.level[spot] for spot in range(field.spaces)) + self.setting.pieces.levels["section"]
        return [figure for figure in figures if field.level[self.position.where[figure]] > low]

    def nearest(self, figure: int) -> int | None:
        """Return the enemy nearest to a figure, by range."""
        away = {enemy: distance(self.position, figure, self.position.spots(enemy)) for enemy in self.enemies()}
        return min(away, key=lambda enemy: away[enemy], default=None)

    @property
    def at_the_bar(self) -> int:
        """Return the figure on door space 4, or ``NONE``."""
        spots = self.setting.field.door_spots
        return self.position.at[spots[3]] if spots else NONE

    @property
    def works_door(self) -> bool:
        """Whether the seat can use the door: it has the card and a figure on door space 4."""
        figure, people = self.at_the_bar, self.setting.seating.people
        controls = people[self.position.controller] == self.decision.seat
        return figure != NONE and controls and people[self.position.owner_of(figure)] == self.decision.seat
