"""Events of the fire of both sides and its losses; ``events.py`` has all events."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from stronghold_gui.games.convicted.siege.course_events import Pieces


class Aimed(Struct, frozen=True):
    """A ranged unit or an engine of a post aims at a zone."""

    seat: int
    piece: str
    post: str
    zone: str


class VolleyFired(Struct, frozen=True):
    """The defenders' ranged units fire at a zone.

    Attributes:
        power: the resulting power.
        shooters: the number of units that fire, which limits the number of losses.
        fire: the sum of their fire before reductions.
        covers, runes, tower: reductions by covers, the level of the faction, and siege towers.
    """

    zone: str
    power: int
    shooters: int
    fire: int
    covers: int
    runes: int
    tower: int


class SalvoFired(Struct, frozen=True):
    """The defenders' engines shoot at a zone.

    Attributes:
        dice: the dice as rolled.
        power, attacks: the resulting power and number of attacks; each attack removes one piece at most.
        engines_power, engines_attacks: the part of these that may hit engines.
        tower: reduction by a siege tower.
    """

    zone: str
    dice: tuple[int, ...]
    power: int
    attacks: int
    engines_power: int
    engines_attacks: int
    tower: int


class FoesFell(Struct, frozen=True):
    """Enemy pieces were removed from a place; ``why``: the cause."""

    place: str
    piece: str
    count: int
    why: str


class FoeTargetRolled(Struct, frozen=True):
    """A die decided where enemies shoot; ``table``: its name in ``siege.aim_dice``, or ``""`` for custom faces."""

    direction: str
    piece: str
    die: int
    section: str
    table: str = ""


class FoesDirected(Struct, frozen=True):
    """Enemy ranged units of a direction aim at a section.

    Attributes:
        reason: the name of the rule; ``player`` if a player leads the enemy.
        manned: sections with defenders and their resistance, if the lowest resistance is the target (RC-54).
    """

    direction: str
    section: str
    count: int
    reason: str
    manned: Pieces = ()


class EngineAimed(Struct, frozen=True):
    """An enemy engine shoots at a section because of its resistance, not by a die (RC-55)."""

    direction: str
    engine: str
    section: str
    resistance: int
    why: Literal["weak_wall", "weak_tower"]


class NoFoeTarget(Struct, frozen=True):
    """Enemy fire of a direction has no target."""

    direction: str
    piece: str


class FoeVolley(Struct, frozen=True):
    """Enemy ranged units fire at a section; ``power`` is ``fire`` less ``hoardings`` and ``resistance``, at least 0."""

    section: str
    fire: int
    hoardings: int
    resistance: int
    power: int
    shooters: int


class FoeShot(Struct, frozen=True):
    """An enemy engine shoots.

    Attributes:
        dice: the dice as rolled.
        power: the sum of the dice with bonuses, before resistance reduces it.
    """

    direction: str
    engine: str
    section: str
    at: Literal["units", "section"]
    dice: tuple[int, ...]
    power: int
    resistance: int


class CatapultDie(Struct, frozen=True):
    """A die decided whether a catapult hits units or the section."""

    die: int
    at: Literal["units", "section"]


class ShotRedirected(Struct, frozen=True):
    """A shot goes to another section or kind of target, since it would have had none (RC-51)."""

    section: str
    at: Literal["units", "section"]


class ResistanceLost(Struct, frozen=True):
    """A section or the gates lost points of resistance; ``why``: the cause."""

    target: str
    points: int
    left: int
    why: str


class Sheltered(Struct, frozen=True):
    """A section or the gates took no damage because of the protective aura."""

    target: str


class SectionFell(Struct, frozen=True):
    """A section became a barrier; ``engines``: the engines lost on it."""

    section: str
    engines: Pieces


class DefendersFell(Struct, frozen=True):
    """Units and engines of the defenders on a post were removed."""

    post: str
    pieces: Pieces


class Saved(Struct, frozen=True):
    """The shield kept a unit that would have been removed."""

    seat: int
    unit: str
    post: str


class Returned(Struct, frozen=True):
    """A unit came back to its section by resurrection."""

    unit: str
    section: str
