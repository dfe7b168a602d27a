"""Events of figures: attacks and wounds, the door and the flag, moves, powers."""

from __future__ import annotations

from msgspec import Struct

Who = int
"""A player: four times the seat that plays it, plus its number."""


def player_of(who: Who) -> int:
    """Return the number of a player, 0 for P1."""
    return who % 4


def seat_of(who: Who) -> int:
    return who // 4


class AttackRolled(Struct, frozen=True):
    """A figure attacks; ``weapon``: ``normal`` or the power; the numbers of dice and skulls."""

    figure: str
    target: str
    weapon: str
    dice: int
    skulls: int


class DefenceRolled(Struct, frozen=True):
    """A target defends: dice, shields rolled, further shields of its own, and the wounds that are left."""

    target: str
    dice: int
    shields: int
    further: int
    wounds: int


class Countered(Struct, frozen=True):
    """Shields beyond the skulls are wounds on the attacker."""

    target: str
    figure: str
    wounds: int


class Wounded(Struct, frozen=True):
    """A figure or the door has taken wounds; ``total``: all its wounds now, of ``life``."""

    target: str
    wounds: int
    total: int
    life: int


class Destroyed(Struct, frozen=True):
    """A figure was destroyed."""

    who: Who
    figure: str


class CardOut(Struct, frozen=True):
    """A card has no figure left."""

    who: Who
    card: str


class FlagTaken(Struct, frozen=True):
    """The flag was taken down."""

    who: Who
    figure: str


class DoorMoved(Struct, frozen=True):
    """The door was opened or closed."""

    who: Who
    open: bool


class DoorDestroyed(Struct, frozen=True):
    """The door was destroyed."""


class DoorTaken(Struct, frozen=True):
    """A player took over the door card."""

    who: Who
    figure: str


class DoorLeft(Struct, frozen=True):
    """A player left the door card with a partner."""

    who: Who
    figure: str


class Rested(Struct, frozen=True):
    """The controller's choice to leave the door as it is."""

    who: Who
    until: str


class Stepped(Struct, frozen=True):
    """A figure took a step; ``cost`` in points, ``drop`` in levels; ``second``: the place of a second half after it."""

    figure: str
    start: str
    space: str
    cost: int
    drop: int
    second: str = ""


class Flew(Struct, frozen=True):
    """A figure flew, leapt or was pulled up to a space; ``how``: ``fly``, ``leap`` or ``grapple``.

    ``second``: the place of a second half after it.
    """

    figure: str
    start: str
    space: str
    how: str
    second: str = ""


class MoveEnded(Struct, frozen=True):
    """A figure has finished its move."""

    figure: str
    space: str


class StruckAt(Struct, frozen=True):
    """An enemy rolled against a figure that left the engagement."""

    striker: str
    figure: str
    hit: bool


class Spared(Struct, frozen=True):
    """An enemy let a figure go."""

    striker: str
    figure: str


class Fell(Struct, frozen=True):
    """A figure fell a number of levels; ``how``: ``fall`` or ``major``; ``skulls`` are wounds."""

    figure: str
    levels: int
    how: str
    skulls: int


class FellDeep(Struct, frozen=True):
    """A figure fell so deep that only the d20 saves it."""

    figure: str
    levels: int
    number: int
    unhurt: bool


class ChargeRolled(Struct, frozen=True):
    """A die decided whether a squad moves again."""

    card: str
    number: int
    success: bool


class ShackleRolled(Struct, frozen=True):
    """A figure tried to shackle a card."""

    who: Who
    card: str
    number: int
    success: bool


class CardChanged(Struct, frozen=True):
    """A card with all its figures changed to another player."""

    who: Who
    card: str


class Chomped(Struct, frozen=True):
    """A figure was bitten; ``number``: the d20, or 0 where none is rolled."""

    figure: str
    target: str
    number: int
    success: bool


class CloneRolled(Struct, frozen=True):
    """A die decided whether a dead figure comes back beside a living one."""

    figure: str
    number: int
    success: bool


class Returned(Struct, frozen=True):
    """A dead figure came back."""

    figure: str
    space: str


class SpiritLaid(Struct, frozen=True):
    """A dead champion was laid on a card, which gains one in attack or defence."""

    who: Who
    champion: str
    card: str


class SpiritLost(Struct, frozen=True):
    """No card is left on which a dead champion could be laid."""

    who: Who
    champion: str
