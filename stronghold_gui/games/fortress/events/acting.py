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
    """A figure attacks; ``weapon``: ``normal`` or the id of the power."""

    figure: str
    target: str
    weapon: str
    dice: int
    skulls: int


class DefenceRolled(Struct, frozen=True):
    """A target defends; ``shields`` were rolled, ``further`` ones were not; ``wounds`` remain."""

    target: str
    dice: int
    shields: int
    further: int
    wounds: int


class Countered(Struct, frozen=True):
    """A target gave the attacker a wound for each shield beyond the skulls; ``figure``: the attacker."""

    target: str
    figure: str
    wounds: int


class Wounded(Struct, frozen=True):
    """A figure or the door took wounds; ``total``: all its wounds now; ``life``: those that destroy it."""

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
    """The controller left the door as it is; ``until``: ``once``, or for the rest of the ``turn`` or ``round``."""

    who: Who
    until: str


class Stepped(Struct, frozen=True):
    """A figure took a step.

    Attributes:
        cost: the points that the step costs.
        drop: the levels that it leads down.
        second: the space of the other half after the step, ``""`` for a single-space figure.
    """

    figure: str
    start: str
    space: str
    cost: int
    drop: int
    second: str = ""


class Flew(Struct, frozen=True):
    """A figure flew, leapt or was pulled up to a space; ``how``: ``fly``, ``leap`` or ``grapple``.

    ``second``: where its other half is afterwards.
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
    """An enemy rolled against a figure that left an engagement with it."""

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
    """A figure fell so deep that only a roll of the d20 could save it; ``number``: the roll."""

    figure: str
    levels: int
    number: int
    unhurt: bool


class ChargeRolled(Struct, frozen=True):
    """The d20 was rolled for whether a squad moves again."""

    card: str
    number: int
    success: bool


class ShackleRolled(Struct, frozen=True):
    """A player rolled the d20 to take over a card."""

    who: Who
    card: str
    number: int
    success: bool


class CardChanged(Struct, frozen=True):
    """A card with all its figures changed to another player."""

    who: Who
    card: str


class Chomped(Struct, frozen=True):
    """A figure was bitten; ``number``: the roll of the d20, or 0 if none was needed."""

    figure: str
    target: str
    number: int
    success: bool


class CloneRolled(Struct, frozen=True):
    """The d20 was rolled for whether a dead figure comes back beside a living one (``figure``)."""

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
    """A dead champion could not be laid on any card."""

    who: Who
    champion: str
