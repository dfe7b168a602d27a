"""Every move of the game: small immutable values, one class per kind, a closed set.

Everything is named by its id (``pieces.py``): a section ``NE``, a post ``keep``, a zone ``assault_N``, a squad ``N.2``
(direction and number), a unit ``archer``. Pieces are moved, aimed and taken one by one, by repeating the move.
The notation of a move (``notation.py``) is its verb and its fields in this order.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import force_setattr


class Hero(Struct, frozen=True):
    """Take a hero (rules, section 3)."""

    hero: str


class Place(Struct, frozen=True):
    """Move a unit or engine from one post or ``town`` to another (M-03, M-16), or bring back a fallen unit (RC-91)."""

    piece: str
    start: str
    goal: str


class Defend(Struct, frozen=True):
    """Choose the sections that a player defends this turn (M-04); kept in alphabetical order."""

    sections: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "sections", tuple(sorted(self.sections)))


class Fortify(Struct, frozen=True):
    """Raise a section by a level (6.1)."""

    section: str


class Build(Struct, frozen=True):
    """Raise a building by a level (6.3)."""

    building: str


class Entrench(Struct, frozen=True):
    """Make a ditch, stakes or a moat on a section of the ring (6.2)."""

    obstacle: str
    ring: str


class Research(Struct, frozen=True):
    """Take a technology (6.4)."""

    technology: str


class Collect(Struct, frozen=True):
    """Collect a resource (6.7)."""

    resource: str


class Train(Struct, frozen=True):
    """Train a unit on a post; ``instead``: a unit of another type there that it replaces, or ``-`` (6.5, RC-27)."""

    unit: str
    post: str
    instead: str = "-"


class Drill(Struct, frozen=True):
    """Train units of one type at once (Discipline), one for each section named; kept in alphabetical order."""

    unit: str
    sections: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "sections", tuple(sorted(self.sections)))


class Make(Struct, frozen=True):
    """Make an engine on a post; ``instead``: an engine there that it replaces, or ``-`` (6.6, RC-27)."""

    engine: str
    post: str
    instead: str = "-"


class Repair(Struct, frozen=True):
    """Give a section or the gates a point of resistance back (6.7)."""

    target: str


class Desert(Struct, frozen=True):
    """The deserter's power: add a unit to a section for free (RC-34)."""

    unit: str
    section: str


class Forge(Struct, frozen=True):
    """The forger's power: give three resources, in alphabetical order, for three of another kind (RC-35)."""

    given: tuple[str, ...]
    wanted: str

    def __post_init__(self) -> None:
        force_setattr(self, "given", tuple(sorted(self.given)))


class Offer(Struct, frozen=True):
    """Offer another player an amount of a resource (RC-32); the next move names what is wanted for it."""

    partner: str
    resource: str
    count: int


class Want(Struct, frozen=True):
    """Demand an amount of a resource for the offer."""

    resource: str
    count: int


class Give(Struct, frozen=True):
    """Demand nothing for the offer: it is a gift."""


class Answer(Struct, frozen=True):
    """Accept an exchange, or decline it."""

    accept: bool


class Sabotage(Struct, frozen=True):
    """Choose what saboteurs damage: a building, a tower, a wall, a section of the ring (M-14)."""

    target: str


class Inspire(Struct, frozen=True):
    """The heretic's power: the ranged units of a wall or tower shoot better this turn (RC-37)."""

    section: str


class Cast(Struct, frozen=True):
    """Use a blessing or a spell on a target: a section, the gates, a zone, a squad, a unit; ``-`` for none (11)."""

    power: str
    target: str


class Aim(Struct, frozen=True):
    """Aim one shot of a post at a zone: a ranged unit, or one attack of an engine (M-19, M-24)."""

    piece: str
    post: str
    zone: str


class Direct(Struct, frozen=True):
    """Let an enemy piece of a direction shoot at a section (M-21, M-26)."""

    piece: str
    direction: str
    section: str


class Storm(Struct, frozen=True):
    """Make a ranged enemy unit of a direction advance with the melee units (M-27, RC-59)."""

    piece: str
    direction: str


class Take(Struct, frozen=True):
    """Remove an enemy piece from a zone, or from a squad (``N.2``)."""

    piece: str
    place: str


class Fall(Struct, frozen=True):
    """Choose a unit or engine of the defenders to fall (M-22)."""

    piece: str


class Regroup(Struct, frozen=True):
    """Move a unit one step (M-28)."""

    unit: str
    start: str
    goal: str


class Recall(Struct, frozen=True):
    """Take back the step of a unit in this stage."""

    unit: str
    start: str
    goal: str


class Group(Struct, frozen=True):
    """Put an enemy unit into a squad: the first of a squad leads it (M-29, RC-107)."""

    piece: str
    squad: str


class Carry(Struct, frozen=True):
    """Give a northern squad the ram (RC-107)."""

    squad: str


class Guide(Struct, frozen=True):
    """The oracle's power: move a unit to any section (M-32)."""

    unit: str
    start: str
    goal: str


class Face(Struct, frozen=True):
    """Set a unit of a wall against a squad: the first one leads, the others support (M-33)."""

    unit: str
    squad: str


class Withdraw(Struct, frozen=True):
    """Take back all units that were set against a squad."""

    squad: str


class Absent(Struct, frozen=True):
    """Choose the unit that adds nothing against a squad because of illusions (RC-73)."""

    unit: str
    squad: str


class Demolish(Struct, frozen=True):
    """Let a supporting giant of a squad strike the wall now (M-34)."""

    piece: str
    squad: str


class Murder(Struct, frozen=True):
    """The murderer's power: double the wound of a squad (M-37)."""

    squad: str


class Destroy(Struct, frozen=True):
    """Choose a building that loses a level (M-38)."""

    building: str


class Done(Struct, frozen=True):
    """End the current step of a seat (actions, aiming, taking, placing), or use no power."""


Move = (
    Hero
    | Place
    | Defend
    | Fortify
    | Build
    | Entrench
    | Research
    | Collect
    | Train
    | Drill
    | Make
    | Repair
    | Desert
    | Forge
    | Offer
    | Want
    | Give
    | Answer
    | Sabotage
    | Inspire
    | Cast
    | Aim
    | Direct
    | Storm
    | Take
    | Fall
    | Regroup
    | Recall
    | Group
    | Carry
    | Guide
    | Face
    | Withdraw
    | Absent
    | Demolish
    | Murder
    | Destroy
    | Done
)
"""Any move; a type checker sees the whole set."""

NOBODY = "-"
"""Placeholder for no target or no replaced piece."""
DONE = Done()
GIVE = Give()
ACCEPT = Answer(True)
DECLINE = Answer(False)
