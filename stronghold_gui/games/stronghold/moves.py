"""Every move of the game: small immutable values, one class per kind, a closed set.

A place, piece or action is named by its id (``RW3``, ``orc``, ``cannon``). The notation of a move (``notation.py``) is
its verb and its fields in this order.
"""

from __future__ import annotations

from msgspec import Struct


class Done(Struct, frozen=True):
    """End what is open: a phase, a pause, a dispatch step, the naming of targets, an optional choice."""


class Draft(Struct, frozen=True):
    """Keep one of the phase cards on offer (rules, section 3)."""

    card: str


class Flip(Struct, frozen=True):
    """Turn a phase card to its special side for the rest of the game (R-33)."""

    phase: str


class Gain(Struct, frozen=True):
    """Send one unit for resources (phase 1)."""

    unit: str


class Give(Struct, frozen=True):
    """Troop transfer: hand the partner up to three units of one kind out of this turn's draw (phase 1, R-98)."""

    unit: str
    number: int


class Machine(Struct, frozen=True):
    """Build a machine (phase 2) on ``place``, paid with the alternative that uses units of kind ``pay``."""

    tile: str
    place: str
    pay: str


class Equip(Struct, frozen=True):
    """Lay equipment (phase 3): a tile on a wall section, or a bridge on a trap field."""

    tile: str
    place: str
    pay: str


class Train(Struct, frozen=True):
    """Buy a training (phase 4).

    It is a tile on a rampart, an artilleryman at a machine, a saboteur in a building, or a trainer in ``CAMP``.
    """

    tile: str
    place: str
    pay: str


class Ritual(Struct, frozen=True):
    """Perform a ritual (phase 5) on a machine's place, hero, building, wall section, hospital or courtyard."""

    tile: str
    place: str


class AccurateShot(Struct, frozen=True):
    """Take the special action of phase 2: an accurate shot turns two cards, of which one counts (R-50)."""


class Transfer(Struct, frozen=True):
    """Take the special action of phase 3 or 4: move an equipment tile, a training tile or a saboteur."""

    tile: str
    start: str
    goal: str


class Escape(Struct, frozen=True):
    """Bring one goblin from the discard to a foreground (R-85).

    This is the special action of phase 5; the first of these moves pays for it.
    """

    place: str


class Dispatch(Struct, frozen=True):
    """Begin a ``minor`` or ``major`` dispatch (phase 6)."""

    size: str


class March(Struct, frozen=True):
    """Move one unit within a dispatch step."""

    unit: str
    start: str
    goal: str


class Rope(Struct, frozen=True):
    """Move one unit along the ropes of its wall section to the next one (R-57)."""

    unit: str
    start: str
    goal: str


class Influence(Struct, frozen=True):
    """Name the wall section that the altar at the place ``altar`` helps this turn (R-46)."""

    altar: str
    wall: str


class Command(Struct, frozen=True):
    """Lay an order tile at a wall section, face up as the open order or face down as a classified one."""

    tile: str
    wall: str
    open: bool


class Stone(Struct, frozen=True):
    """Place the stone component of this turn (R-23)."""

    wall: str


class Walk(Struct, frozen=True):
    """Move one of the Defender's units, or a hero, one move on (1 hourglass)."""

    unit: str
    start: str
    goal: str


class Swap(Struct, frozen=True):
    """Exchange two units of the Defender, of different kinds and one move apart (1 hourglass, R-43).

    Written with the place that comes first on the board as ``start``.
    """

    unit: str
    start: str
    other: str
    goal: str


class Pay(Struct, frozen=True):
    """Lay one hourglass on an action, from the ``purse`` ``own`` or ``barricades`` (R-39)."""

    action: str
    purse: str = "own"


class Finish(Struct, frozen=True):
    """Carry out an action whose cost is covered, at a place and, if there is a choice, on or with a kind of unit."""

    action: str
    place: str
    unit: str = ""


class Speech(Struct, frozen=True):
    """Let the Officer speak for 1 to 4 hourglasses."""

    hourglasses: int


class Excursion(Struct, frozen=True):
    """Let the Warrior kill a unit on the Warrior's wall section, or in the siege tower there."""

    unit: str
    place: str


class Haste(Struct, frozen=True):
    """Take the partner's used mark off an action, to use it oneself this turn (R-99)."""

    action: str


class Deed(Struct, frozen=True):
    """Use a dishonourable deed, for a point of glory. Only last legs has a ``building``."""

    deed: str
    building: str = ""


class Aim(Struct, frozen=True):
    """Name the target of a cannon, a machine or poles; ``accurate``: use the accurate shot (revised edition)."""

    start: str
    goal: str
    accurate: bool = False


class Shoot(Struct, frozen=True):
    """Let one marksman, or one goblin with a fire master, fire from ``start`` at ``goal``."""

    start: str
    goal: str


class Keep(Struct, frozen=True):
    """Choose which of the two cards of an accurate shot counts: the hit, or the miss (R-50)."""

    hit: bool


class Smash(Struct, frozen=True):
    """Choose what a catapult or trebuchet smashes at a section without components.

    ``place`` is the section for its cauldron, or a tower for the weapon in it (R-51).
    """

    place: str


class Remove(Struct, frozen=True):
    """Choose the unit that is lost."""

    unit: str
    place: str


class Obey(Struct, frozen=True):
    """Choose the section whose order is carried out next (R-67)."""

    wall: str


class Detonate(Struct, frozen=True):
    """Blow up one orc standing at ``place`` (a wall section or its siege tower)."""

    place: str


class Call(Struct, frozen=True):
    """Move the troll at ``start`` that obeys the trolls' call one step to ``goal``."""

    start: str
    goal: str


class Heal(Struct, frozen=True):
    """Bring a unit back from the hospital to the courtyard."""

    unit: str


class Rise(Struct, frozen=True):
    """Replace the Defender's lost ``unit`` by its spectre, a unit of the Invader on a foreground."""

    unit: str
    place: str


class Climb(Struct, frozen=True):
    """Move a unit from the siege tower onto ``wall`` at the end of the turn (R-55)."""

    unit: str
    wall: str


Move = (
    Done
    | Draft
    | Flip
    | Gain
    | Give
    | Machine
    | Equip
    | Train
    | Ritual
    | AccurateShot
    | Transfer
    | Escape
    | Dispatch
    | March
    | Rope
    | Influence
    | Command
    | Stone
    | Walk
    | Swap
    | Pay
    | Finish
    | Speech
    | Excursion
    | Deed
    | Haste
    | Aim
    | Shoot
    | Keep
    | Smash
    | Remove
    | Obey
    | Detonate
    | Call
    | Heal
    | Rise
    | Climb
)
"""Any move; a type checker sees the whole set."""

DONE = Done()
