"""Every move of the game: small immutable values, one class per kind, a closed set.

Everything is named by its id (``pieces.py``): a section ``NE``, a post ``keep``, a zone ``assault_N``, a squad ``N.2``
(direction and number), a unit ``archer``. Pieces are moved, aimed and taken one by one; whoever plays repeats a move.
The notation of a move (``notation.py``) is its verb and its fields in this order.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Hero:
    """Take a hero (rules, section 3)."""

    hero: str


@dataclass(frozen=True, slots=True)
class Place:
    """Put a unit or engine from a post, or from ``town``, to another (M-03, M-16)."""

    piece: str
    start: str
    goal: str


@dataclass(frozen=True, slots=True)
class Defend:
    """Choose the sections that one defends this turn (M-04); in alphabetical order, whatever was given."""

    sections: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "sections", tuple(sorted(self.sections)))


@dataclass(frozen=True, slots=True)
class Fortify:
    """Raise a section by a level (6.1)."""

    section: str


@dataclass(frozen=True, slots=True)
class Build:
    """Raise a building by a level (6.3)."""

    building: str


@dataclass(frozen=True, slots=True)
class Entrench:
    """Make a ditch, stakes or a moat on a section of the ring (6.2)."""

    obstacle: str
    ring: str


@dataclass(frozen=True, slots=True)
class Research:
    """Take a technology (6.4)."""

    technology: str


@dataclass(frozen=True, slots=True)
class Collect:
    """Collect a resource (6.7)."""

    resource: str


@dataclass(frozen=True, slots=True)
class Train:
    """Train a unit on a post; ``instead``: a unit of another type there that goes for it, or ``-`` (6.5, RC-27)."""

    unit: str
    post: str
    instead: str = "-"


@dataclass(frozen=True, slots=True)
class Drill:
    """Train two units of a type at once, one on each of these sections (Discipline); in alphabetical order."""

    unit: str
    sections: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "sections", tuple(sorted(self.sections)))


@dataclass(frozen=True, slots=True)
class Make:
    """Make an engine on a post; ``instead``: an engine there that goes for it, or ``-`` (6.6, RC-27)."""

    engine: str
    post: str
    instead: str = "-"


@dataclass(frozen=True, slots=True)
class Repair:
    """Give a section or the gates a point of resistance back (6.7)."""

    target: str


@dataclass(frozen=True, slots=True)
class Desert:
    """The deserter's power: a unit more on a section, for nothing (RC-34)."""

    unit: str
    section: str


@dataclass(frozen=True, slots=True)
class Forge:
    """The forger's power: give three resources, in alphabetical order, for three of another kind (RC-35)."""

    given: tuple[str, ...]
    wanted: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "given", tuple(sorted(self.given)))


@dataclass(frozen=True, slots=True)
class Offer:
    """Offer another player so much of a resource (RC-32); what is wanted for it is named next."""

    partner: str
    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class Want:
    """Want so much of a resource for what was offered."""

    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class Give:
    """Want nothing for what was offered: it is a gift."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Accept an exchange, or decline it."""

    accept: bool


@dataclass(frozen=True, slots=True)
class Sabotage:
    """Choose what saboteurs damage: a building, a tower, a wall, a section of the ring (M-14)."""

    target: str


@dataclass(frozen=True, slots=True)
class Inspire:
    """The heretic's power: the ranged units of a wall or tower shoot better this turn (RC-37)."""

    section: str


@dataclass(frozen=True, slots=True)
class Cast:
    """Use a blessing or a spell on a target: a section, the gates, a zone, a squad, a unit; ``-`` for none (11)."""

    power: str
    target: str


@dataclass(frozen=True, slots=True)
class Aim:
    """Let a ranged unit, or an attack of an engine, of a post shoot at a zone (M-19, M-24)."""

    piece: str
    post: str
    zone: str


@dataclass(frozen=True, slots=True)
class Direct:
    """Let an enemy piece of a direction shoot at a section (M-21, M-26)."""

    piece: str
    direction: str
    section: str


@dataclass(frozen=True, slots=True)
class Storm:
    """Let a ranged enemy of a direction go along with the others (M-27, RC-59)."""

    piece: str
    direction: str


@dataclass(frozen=True, slots=True)
class Take:
    """Remove an enemy piece from a zone, or from a squad (``N.2``)."""

    piece: str
    place: str


@dataclass(frozen=True, slots=True)
class Fall:
    """Let this defender, or engine of the defenders, fall."""

    piece: str


@dataclass(frozen=True, slots=True)
class Regroup:
    """Move a unit one step (M-28)."""

    unit: str
    start: str
    goal: str


@dataclass(frozen=True, slots=True)
class Recall:
    """Take back the step of a unit in this stage."""

    unit: str
    start: str
    goal: str


@dataclass(frozen=True, slots=True)
class Group:
    """Put an enemy unit into a squad: the first of a squad leads it (M-29, RC-107)."""

    piece: str
    squad: str


@dataclass(frozen=True, slots=True)
class Carry:
    """Give a northern squad the ram (RC-107)."""

    squad: str


@dataclass(frozen=True, slots=True)
class Guide:
    """The oracle's power: move a unit to any section (M-32)."""

    unit: str
    start: str
    goal: str


@dataclass(frozen=True, slots=True)
class Face:
    """Set a unit of a wall against a squad: the first one leads, the others stand behind (M-33)."""

    unit: str
    squad: str


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take all units back that were set against a squad."""

    squad: str


@dataclass(frozen=True, slots=True)
class Absent:
    """Name the unit against a squad that adds nothing under illusions (RC-73)."""

    unit: str
    squad: str


@dataclass(frozen=True, slots=True)
class Demolish:
    """Let a supporting giant of a squad strike the wall now (M-34)."""

    piece: str
    squad: str


@dataclass(frozen=True, slots=True)
class Murder:
    """The murderer's power: double the wound of a squad (M-37)."""

    squad: str


@dataclass(frozen=True, slots=True)
class Destroy:
    """Choose a building that loses a level (M-38)."""

    building: str


@dataclass(frozen=True, slots=True)
class Done:
    """End what one has to do here: one's actions, aiming, taking, placing, or to use no power."""


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
"""Stands for no target, and for no piece that makes room."""
DONE = Done()
GIVE = Give()
ACCEPT = Answer(True)
DECLINE = Answer(False)
