"""Weights of Stronghold's computer players, read from ``resources/stronghold/players/<level>.json``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from stronghold_gui.core.save.part import Part

_PlusMinus20 = Annotated[float, Field(ge=-20, le=20)]
_UpTo1 = Annotated[float, Field(ge=0, le=1)]
_UpTo5 = Annotated[float, Field(ge=0, le=5)]
_UpTo10 = Annotated[float, Field(ge=0, le=10)]
_UpTo20 = Annotated[float, Field(ge=0, le=20)]


@dataclass(frozen=True, slots=True)
class GuardWeights(Part):
    """Weights of a Defender. The unit is about the worth of an hourglass.

    Attributes:
        breach: the cost of a breach if it wins or draws the game on glory.
        breach_near: its cost if the Invader then lacks at most ``near`` points of glory for a draw.
        breach_far: its cost if the Invader lacks more.
        near: the number of points for ``breach_near``.
        close: the fear for a section that just holds, as a share of a breach's price; it falls as the margin grows.
        deep: the added share of a breach's price for each point beyond it, so that every step of a repair pays.
        loss, kill: the weight of each point by which the Invader, or the Defender, is stronger if the section holds.
        coming: the assumed probability that the units on the ramparts come.
        hidden_fury, hidden_call: the assumed probability that a face-down order is a fury or a call.
        ballista: the assumed probability that a ballista fires at a section in its range; its pile gives the odds of a
            hit.
        calm: a small fear for each point of strength that a section lacks.
        honour: the worth of each soldier of the guard of honour while it can still earn points.
        tower: the worth of a marksman in a tower, whom no Invader unit reaches.
        keep: the factor for a payment on an action that cannot be finished in this pause.
    """

    breach: Annotated[float, Field(ge=0, le=200)]
    breach_near: Annotated[float, Field(ge=0, le=200)]
    breach_far: Annotated[float, Field(ge=-50, le=200)]
    near: _UpTo10
    close: _UpTo1
    deep: _UpTo1
    loss: _UpTo10
    kill: _UpTo10
    coming: _UpTo1
    hidden_fury: _UpTo1
    hidden_call: _UpTo1
    ballista: _UpTo1
    calm: Annotated[float, Field(ge=0, le=2)]
    honour: Annotated[float, Field(ge=0, le=50)]
    tower: _UpTo10
    keep: _UpTo1


@dataclass(frozen=True, slots=True)
class WorkWeights(Part):
    """Weights of the Defender's actions in hourglasses, beyond the danger that they remove."""

    cannon: _UpTo10
    cauldron_troll: _UpTo10
    cauldron_orc: _UpTo10
    cauldron_goblin: _UpTo10
    poles: _UpTo10
    platform: _UpTo10
    gate: _UpTo10
    wall: _UpTo10
    goblin_trap: _UpTo10
    troll_trap: _UpTo10
    damage: _UpTo10
    raid: _UpTo10
    blessing: _UpTo10
    glare: _UpTo10
    sharpshooter: _UpTo10
    mix_up: _UpTo10
    train_marksman: _UpTo10
    train_soldier: _UpTo10
    track: _UpTo10


@dataclass(frozen=True, slots=True)
class SiegeWeights(Part):
    """Weights of an Invader. The unit is about the cost of an hourglass in the Defender's hand.

    Attributes:
        hourglass: the cost of an hourglass given to the Defender.
        strength: the cost of each point of strength that is paid.
        resource: the worth of a resource cube.
        advance: the worth of bringing a unit one step nearer in a dispatch.
        again: the factor for a machine or tile for each one of its kind already on the board.
        place: how much more a tile is worth at the best section than elsewhere.
        early: the factor for a lasting purchase for each turn that has passed.
        now: the factor for things that help only in this turn (rituals) if no assault is planned.
    """

    hourglass: _UpTo5
    strength: _UpTo5
    resource: _UpTo5
    advance: _UpTo5
    again: _UpTo1
    place: _UpTo5
    early: _UpTo1
    now: _UpTo1


@dataclass(frozen=True, slots=True)
class TileWeights(Part):
    """Weights of an Invader's purchases, in hourglasses."""

    ballista: _UpTo20
    catapult: _UpTo20
    trebuchet: _UpTo20
    altar: _UpTo20
    cover: _UpTo20
    battering_ram: _UpTo20
    siege_tower: _UpTo20
    banner: _UpTo20
    ladder: _UpTo20
    ropes: _UpTo20
    sap: _UpTo20
    bridge: _UpTo20
    shields: _UpTo20
    poison: _UpTo20
    artilleryman: _UpTo20
    quartermaster: _UpTo20
    trench_master: _UpTo20
    fire_master: _UpTo20
    drover: _UpTo20
    saboteur: _UpTo20
    trainer: _UpTo20
    blood_stones: _UpTo20
    possession: _UpTo20
    fire: _UpTo20
    spectres: _UpTo20
    panic: _UpTo20
    gale: _UpTo20
    accident: _UpTo20


@dataclass(frozen=True, slots=True)
class ScriptWeights(Part):
    """Weights of a player at the level of the lessons.

    Attributes:
        whim: the most that chance adds to the rating of a move.
        buy, minor, major, other: an Invader's purchase, the two dispatches, everything else.
        pay, pay_other, hero: a Defender's hourglass on an action of the lessons, on another one, a hero's action.
        near: the weight of units on the ramparts relative to those on the section.
    """

    whim: Annotated[float, Field(ge=0, le=100)]
    buy: _PlusMinus20
    minor: _PlusMinus20
    major: _PlusMinus20
    other: _PlusMinus20
    pay: _PlusMinus20
    pay_other: _PlusMinus20
    hero: _PlusMinus20
    near: _UpTo1
