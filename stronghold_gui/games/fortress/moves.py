"""Every move of the game: small immutable values, one class per kind, a closed set.

Everything is named by its id: a card ``drake``, a figure ``drake`` or ``tarn_vikings.2``, a space or rung by column,
row and level ``14,8,21``, the door ``door``. ``second`` is where the other half of a double-space figure stands, "" for
others. The notation of a move (``notation.py``) is its verb and its fields in this order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Marker = Literal["1", "2", "3", "X"]
MARKERS: Final[tuple[Marker, ...]] = ("1", "2", "3", "X")
Until = Literal["once", "turn", "round"]
"""For how long the controller of the door lets it be: this once, until the turn or until the round is over."""

DOOR: Final = "door"


def _place_of(space: str) -> tuple[int, ...]:
    """Return a space as it is put in order: row, column, level."""
    col, row, level = map(int, space.split(","))
    return row, col, level


class _Pair:
    """Two spaces that a figure stands on have no order: the one that comes first on the map is named first."""

    __slots__ = ()
    space: str
    second: str

    def __post_init__(self) -> None:
        if self.second and _place_of(self.second) < _place_of(self.space):
            first, second = self.second, self.space
            object.__setattr__(self, "space", first)
            object.__setattr__(self, "second", second)


@dataclass(frozen=True, slots=True)
class Pick:
    """Take a card into the army."""

    card: str


@dataclass(frozen=True, slots=True)
class Place(_Pair):
    """Set a figure on the battlefield, at the start of the match or dropped from the air."""

    figure: str
    space: str
    second: str = ""


@dataclass(frozen=True, slots=True)
class Drop:
    """Drop the waiting squad now (``go``), or wait for another round."""

    go: bool


@dataclass(frozen=True, slots=True)
class Mark:
    """Lay an order marker on a card."""

    marker: Marker
    card: str


@dataclass(frozen=True, slots=True)
class Use:
    """Take this turn with a card (discovery)."""

    card: str


@dataclass(frozen=True, slots=True)
class Step:
    """Take one step: the end that leads goes to ``space``, the other half to ``second``, where that end was."""

    figure: str
    space: str
    second: str = ""


@dataclass(frozen=True, slots=True)
class Go(_Pair):
    """Go to a space by the way with the fewest strikes and falls, of those the cheapest, and end the move there."""

    figure: str
    space: str
    second: str = ""


@dataclass(frozen=True, slots=True)
class Fly(_Pair):
    """Fly to a space and end the move there."""

    figure: str
    space: str
    second: str = ""


@dataclass(frozen=True, slots=True)
class Leap:
    """Leap to a space in place of moving."""

    figure: str
    space: str


@dataclass(frozen=True, slots=True)
class Grapple:
    """Climb one space with the grapple gun in place of moving."""

    figure: str
    space: str


@dataclass(frozen=True, slots=True)
class Stop:
    """End the move of a figure where it stands."""

    figure: str


@dataclass(frozen=True, slots=True)
class Strike:
    """Roll against a figure that leaves the engagement, or spare it."""

    roll: bool


@dataclass(frozen=True, slots=True)
class Charge:
    """Roll whether the squad may move again."""


@dataclass(frozen=True, slots=True)
class Shackle:
    """Try to take over the card of an adjacent unique figure."""

    figure: str


@dataclass(frozen=True, slots=True)
class Chomp:
    """Bite an adjacent figure."""

    figure: str


@dataclass(frozen=True, slots=True)
class Clone:
    """Roll for dead figures of the squad in place of attacking."""


@dataclass(frozen=True, slots=True)
class Return:
    """Set the figure that comes back on a space."""

    space: str


@dataclass(frozen=True, slots=True)
class Attack:
    """Attack a figure or the door with the normal attack."""

    figure: str
    target: str


@dataclass(frozen=True, slots=True)
class Explode:
    """Attack a target, and all that is adjacent to it, with the explosion."""

    figure: str
    target: str


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw a grenade at a target."""

    figure: str
    target: str


@dataclass(frozen=True, slots=True)
class Breathe:
    """Breathe fire along a line: from one of the figure's spaces, in a direction; with or without the door on it."""

    figure: str
    space: str
    direction: str
    door: bool


@dataclass(frozen=True, slots=True)
class Next:
    """Say who of several targets defends next."""

    target: str


@dataclass(frozen=True, slots=True)
class TakeFlag:
    """Take the flag down in place of attacking."""

    figure: str


@dataclass(frozen=True, slots=True)
class Door:
    """Open or close the door."""

    open: bool


@dataclass(frozen=True, slots=True)
class TakeCard:
    """Take over the door card from a partner, or leave it there."""

    take: bool


@dataclass(frozen=True, slots=True)
class Spirit:
    """Lay a dead champion on a card."""

    card: str


@dataclass(frozen=True, slots=True)
class Rest:
    """Let the door be, when one is asked in another's turn."""

    until: Until = "once"


@dataclass(frozen=True, slots=True)
class End:
    """End the turn; or say that the army is complete."""


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

Figured = Step | Go | Fly | Leap | Grapple | Stop | Attack | Explode | Throw | Breathe | TakeFlag
"""What a figure of the active card does."""

CHARGE: Final = Charge()
CLONE: Final = Clone()
END: Final = End()
