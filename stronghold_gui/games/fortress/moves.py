"""Every move of the game: small immutable values, one class per kind, a closed set.

Everything is named by its id: a card ``drake``, a figure ``drake`` or ``tarn_vikings.2``, a space or rung by column,
row and level ``14,8,21``, the door ``door``. ``second`` is the place of the other half of a double-space figure, "" for
others. The notation of a move (``notation.py``) is its verb and its fields in this order.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import force_setattr

Marker = Literal["1", "2", "3", "X"]
MARKERS: Final[tuple[Marker, ...]] = ("1", "2", "3", "X")
Until = Literal["once", "turn", "round"]
"""How long the controller leaves the door alone: this once, until the end of the turn, or of the round."""

DOOR: Final = "door"


def _place_of(space: str) -> tuple[int, ...]:
    """Return the sort key of a space: row, column, level."""
    col, row, level = map(int, space.split(","))
    return row, col, level


class _Landing(Struct, frozen=True):
    """A move of a figure to one space or two. Two spaces have no order: the first one on the map is named first."""

    figure: str
    space: str
    second: str = ""

    def __post_init__(self) -> None:
        if self.second and _place_of(self.second) < _place_of(self.space):
            first, second = self.second, self.space
            force_setattr(self, "space", first)
            force_setattr(self, "second", second)


class Pick(Struct, frozen=True):
    """Take a card into the army."""

    card: str


class Place(_Landing, frozen=True):
    """Set a figure on the battlefield, at the start of the match or dropped from the air."""


class Drop(Struct, frozen=True):
    """Drop the waiting squad now (``go``), or wait for another round."""

    go: bool


class Mark(Struct, frozen=True):
    """Lay an order marker on a card."""

    marker: Marker
    card: str


class Use(Struct, frozen=True):
    """Take this turn with a card (discovery)."""

    card: str


class Step(Struct, frozen=True):
    """Take one step: the leading half goes to ``space``, the other half to ``second``, where the leading half was."""

    figure: str
    space: str
    second: str = ""


class Go(_Landing, frozen=True):
    """Go to a space by the way with the fewest strikes and falls, the cheapest among those, and end the move there."""


class Fly(_Landing, frozen=True):
    """Fly to a space and end the move there."""


class Leap(Struct, frozen=True):
    """Leap to a space in place of moving."""

    figure: str
    space: str


class Grapple(Struct, frozen=True):
    """Climb one space with the grapple gun in place of moving."""

    figure: str
    space: str


class Stop(Struct, frozen=True):
    """End the move of a figure at its current place."""

    figure: str


class Strike(Struct, frozen=True):
    """Roll against a figure that leaves the engagement, or spare it."""

    roll: bool


class Charge(Struct, frozen=True):
    """Roll the d20 for whether the squad may move again."""


class Shackle(Struct, frozen=True):
    """Try to take over the card of an adjacent unique figure."""

    figure: str


class Chomp(Struct, frozen=True):
    """Bite an adjacent figure."""

    figure: str


class Clone(Struct, frozen=True):
    """Roll for dead figures of the squad in place of attacking."""


class Return(Struct, frozen=True):
    """Choose the space on which a figure comes back."""

    space: str


class Attack(Struct, frozen=True):
    """Attack a figure or the door with the normal attack."""

    figure: str
    target: str


class Explode(Struct, frozen=True):
    """Attack a target, and all figures adjacent to it, with the explosion."""

    figure: str
    target: str


class Throw(Struct, frozen=True):
    """Throw a grenade at a target."""

    figure: str
    target: str


class Breathe(Struct, frozen=True):
    """Breathe fire along a line: from one of the figure's spaces, in a direction; with or without the door on it."""

    figure: str
    space: str
    direction: str
    door: bool


class Next(Struct, frozen=True):
    """Choose which of several targets defends next."""

    target: str


class TakeFlag(Struct, frozen=True):
    """Take the flag down in place of attacking."""

    figure: str


class Door(Struct, frozen=True):
    """Open or close the door."""

    open: bool


class TakeCard(Struct, frozen=True):
    """Take over the door card from a partner, or leave it there."""

    take: bool


class Spirit(Struct, frozen=True):
    """Lay the spirit of a dead champion on a card."""

    card: str


class Rest(Struct, frozen=True):
    """Leave the door alone, as an answer to the offer in an enemy's turn."""

    until: Until = "once"


class End(Struct, frozen=True):
    """End the turn, or declare the army complete."""


Move = (
    Pick
    | Place
    | Drop
    | Mark
    | Use
    | Step
    | Go
    | Fly
    | Leap
    | Grapple
    | Stop
    | Strike
    | Charge
    | Shackle
    | Chomp
    | Clone
    | Return
    | Attack
    | Explode
    | Throw
    | Breathe
    | Next
    | TakeFlag
    | Door
    | TakeCard
    | Spirit
    | Rest
    | End
)
"""Any move; a type checker sees the whole set."""


CHARGE: Final = Charge()
CLONE: Final = Clone()
END: Final = End()
