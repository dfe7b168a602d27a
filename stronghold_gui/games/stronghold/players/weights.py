"""What the judgement of Stronghold's players is made of: weights, which are read from files."""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.players.weights import between


@dataclass(frozen=True, slots=True)
class GuardWeights:
    """How a Defender judges; the unit is about what an hourglass is worth.

    Attributes:
        breach, breach_near, breach_far: what a breach costs if it wins the game on glory, if the Invader is ``near`` or
            fewer points short of that, and beyond.
        near: those points.
        close: what a section is feared for that holds by nothing, as a part of a breach; less the more it holds by.
        deep: by how much more of its price a breach is feared for each point beyond it, so that mending it step by step
            is worth beginning.
        loss, kill: for each point by which the Invader, or the Defender, is stronger where nothing falls.
        coming: how likely those on the ramparts are taken to come, before they have.
        hidden_fury, hidden_call: how likely a face-down order is taken to be one.
        ballista: how likely it is taken to fire at a section in its range; its pile says how likely it hits.
        calm: for each point of strength by which a section is weaker than others should be.
        honour: what the guard of honour is worth each soldier, before the first turn of its point and until the last.
        tower: a marksman in a tower, whom nobody reaches.
        keep: how much less a spending counts that cannot be finished in this pause.
    """

    breach: float = between(0, 200)
    breach_near: float = between(0, 200)
    breach_far: float = between(-50, 200)
    near: float = between(0, 10)
    close: float = between(0, 1)
    deep: float = between(0, 1)
    loss: float = between(0, 10)
    kill: float = between(0, 10)
    coming: float = between(0, 1)
    hidden_fury: float = between(0, 1)
    hidden_call: float = between(0, 1)
    ballista: float = between(0, 1)
    calm: float = between(0, 2)
    honour: float = between(0, 50)
    tower: float = between(0, 10)
    keep: float = between(0, 1)


@dataclass(frozen=True, slots=True)
class WorkWeights:
    """What each of a Defender's actions is worth by itself, beyond the fear it takes away, in hourglasses."""

    cannon: float = between(0, 10)
    cauldron_troll: float = between(0, 10)
    cauldron_orc: float = between(0, 10)
    cauldron_goblin: float = between(0, 10)
    poles: float = between(0, 10)
    platform: float = between(0, 10)
    gate: float = between(0, 10)
    wall: float = between(0, 10)
    goblin_trap: float = between(0, 10)
    troll_trap: float = between(0, 10)
    damage: float = between(0, 10)
    raid: float = between(0, 10)
    blessing: float = between(0, 10)
    glare: float = between(0, 10)
    sharpshooter: float = between(0, 10)
    mix_up: float = between(0, 10)
    train_marksman: float = between(0, 10)
    train_soldier: float = between(0, 10)
    track: float = between(0, 10)


@dataclass(frozen=True, slots=True)
class SiegeWeights:
    """How an Invader judges; the unit is about what an hourglass in the Defender's hand costs.

    Attributes:
        hourglass: what an hourglass given to the Defender costs.
        strength: what a point of strength costs that is paid away.
        resource: what a resource cube is worth.
        advance: what it is worth to bring a unit one step nearer in a dispatch.
        again: how much less a machine or tile is worth for each one of its kind that stands already.
        place: how much more a tile is worth at the best section than elsewhere.
        early: how much less everything that lasts is worth each turn later it comes.
        now: what makes good an assault in this turn (rituals), while no assault is meant.
    """

    hourglass: float = between(0, 5)
    strength: float = between(0, 5)
    resource: float = between(0, 5)
    advance: float = between(0, 5)
    again: float = between(0, 1)
    place: float = between(0, 5)
    early: float = between(0, 1)
    now: float = between(0, 1)


@dataclass(frozen=True, slots=True)
class TileWeights:
    """What each thing that an Invader can buy is worth, in hourglasses."""

    ballista: float = between(0, 20)
    catapult: float = between(0, 20)
    trebuchet: float = between(0, 20)
    altar: float = between(0, 20)
    cover: float = between(0, 20)
    battering_ram: float = between(0, 20)
    siege_tower: float = between(0, 20)
    banner: float = between(0, 20)
    ladder: float = between(0, 20)
    ropes: float = between(0, 20)
    sap: float = between(0, 20)
    bridge: float = between(0, 20)
    shields: float = between(0, 20)
    poison: float = between(0, 20)
    artilleryman: float = between(0, 20)
    quartermaster: float = between(0, 20)
    trench_master: float = between(0, 20)
    fire_master: float = between(0, 20)
    drover: float = between(0, 20)
    saboteur: float = between(0, 20)
    trainer: float = between(0, 20)
    blood_stones: float = between(0, 20)
    possession: float = between(0, 20)
    fire: float = between(0, 20)
    spectres: float = between(0, 20)
    panic: float = between(0, 20)
    gale: float = between(0, 20)
    accident: float = between(0, 20)


@dataclass(frozen=True, slots=True)
class ScriptWeights:
    """How a player after the lessons weighs things; ``whim`` is how much is left to its own chance.

    Attributes:
        whim: the most that chance adds to anything.
        buy, minor, major, other: an Invader's purchase, the two dispatches, everything else.
        pay, pay_other, hero: a Defender's hourglass on an action of the lessons, on another one, a hero's action.
        near: how much those on the ramparts count beside those on the section.
    """

    whim: float = between(0, 100)
    buy: float = between(-20, 20)
    minor: float = between(-20, 20)
    major: float = between(-20, 20)
    other: float = between(-20, 20)
    pay: float = between(-20, 20)
    pay_other: float = between(-20, 20)
    hero: float = between(-20, 20)
    near: float = between(0, 1)
