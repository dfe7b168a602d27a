"""Variations of styles as plans, some deliberate and some random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from math import exp
from typing import TypeVar

from stronghold_gui.games.stronghold.pieces import GOBLIN, TROLL
from stronghold_gui.games.stronghold.players.policy import Policy
from stronghold_gui.games.stronghold.players.script import Script
from stronghold_gui.games.stronghold.players.styles import GuardStyle, SiegeStyle
from stronghold_gui.games.stronghold.players.weights import (
    GuardWeights,
    ScriptWeights,
    SiegeWeights,
    TileWeights,
    WorkWeights,
)
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.players.levels import ranges

W = TypeVar("W", GuardWeights, ScriptWeights, SiegeWeights, TileWeights, WorkWeights)
_MASSED = 4
"""The first turn in which an Invader can have enough units for an assault."""
_SPREADS = (1, 2, 3, 4, 5, 7, 9)
"""Choices for the largest number of sections to attack."""
_ENOUGH = (None, None, 0.0, 2.0, 4.0)
"""Choices for ``SiegeStyle.enough``."""
_FURIOUS = 3
"""The smallest number of goblins that makes a fury worthwhile."""
_NEVER = 99
"""A turn that no game reaches."""


def bent(weights: W, dice: random.Random, most: float) -> W:
    """Return weights multiplied by random factors whose logarithm has the deviation ``most``."""
    between = ranges(type(weights))  # type: ignore[arg-type]  # a type is hashable
    changes = {
        name: min(max(getattr(weights, name) * exp(dice.gauss(0, most)), lowest), highest)
        for name, (lowest, highest) in between.items()
    }
    return replace(weights, **changes)


def liking(walls: int, dice: random.Random, most: float) -> tuple[float, ...]:
    """Return a random preference for each section."""
    return tuple(exp(dice.gauss(0, most)) for _ in range(walls))


def _otherwise(style: SiegeStyle, walls: int, dice: random.Random, most: float) -> tuple[float, ...]:
    """Return a style's preference for each section, with random changes to some."""
    return tuple(
        style.liking(wall) * (exp(dice.gauss(0, most)) if dice.random() < 0.4 else 1.0) for wall in range(walls)
    )


def sieges(plain: SiegeStyle, position: Position, dice: random.Random) -> Iterator[SiegeStyle]:
    """Yield endless variations of a siege style: some strike now, most gather units in other ways.

    In the first turns almost no assault can succeed, so the variations differ in how units are gathered.
    """
    turn, walls = position.turn, position.board.walls
    while True:
        yield _waiting(plain, turn, dice, walls)
        yield _striking(plain, position, dice.choice((2, 3, 4)), dice)
        yield _waiting(plain, turn, dice, walls)
        yield replace(_waiting(plain, turn, dice, walls), great_siege=True)


def strikes(plain: SiegeStyle, position: Position, dice: random.Random) -> Iterator[SiegeStyle]:
    """Yield endless styles that strike in this turn: at few or many sections, every third with a great siege."""
    number = 0
    while True:
        for spread in _SPREADS:
            yield replace(_striking(plain, position, spread, dice), great_siege=number % 3 == 0)
            number += 1


def bred_strike(style: SiegeStyle, position: Position, dice: random.Random) -> SiegeStyle:
    """Return a mutation of a good strike: random preferences for some sections, and one other change."""
    style = replace(style, focus=_otherwise(style, position.board.walls, dice, 0.5))
    match dice.randrange(8):
        case 0 | 1:
            return replace(style, spread=dice.choice(_SPREADS))
        case 2:
            return replace(style, enough=dice.choice(_ENOUGH))
        case 3:
            return replace(style, call=dice.choice((*_near(position, TROLL), -1)))
        case 4:
            return replace(style, fury=dice.choice((*_near(position, GOBLIN, _FURIOUS), -1)))
        case 5:
            return replace(style, dispatches=3 - style.dispatches)
        case 6:
            return replace(style, reserve=not style.reserve)
        case _:
            return replace(style, orders=not style.orders)


def _striking(plain: SiegeStyle, position: Position, spread: int, dice: random.Random) -> SiegeStyle:
    walls, both = position.board.walls, dice.random() < 0.6
    furious, called = _near(position, GOBLIN, _FURIOUS), _near(position, TROLL)
    fury = dice.choice(furious) if furious and dice.random() < 0.35 else -1
    focus = liking(walls, dice, dice.choice((0.35, 0.7)))
    return replace(
        plain,
        focus=tuple(3.0 if wall == fury else share for wall, share in enumerate(focus)),
        strike=position.turn,
        spread=spread,
        dispatches=2 if both else 1,
        orders=fury >= 0 or dice.random() < 0.6,
        fury=fury,
        call=dice.choice(called) if called and dice.random() < 0.35 else -1,
        reserve=both and dice.random() < 0.5,
        enough=dice.choice(_ENOUGH),
    )


def _near(position: Position, kind: int, least: int = 1) -> list[int]:
    """Return the sections that at least ``least`` units of a kind can reach within two dispatches."""
    board, outer = position.board, position.outer
    found = []
    for wall in range(board.walls):
        near = board.joined_ramparts[wall]
        behind = [place for place in board.all_foregrounds if any(goal in near for goal, _ in board.forward[place])]
        if sum(outer[3 * place + kind] for place in (wall, *near, *behind)) >= least:
            found.append(wall)
    return found


def _waiting(plain: SiegeStyle, turn: int, dice: random.Random, walls: int) -> SiegeStyle:
    """Return a style that masses in this turn, with more or fewer dispatches, and strikes in the next."""
    weights = replace(plain.siege, advance=plain.siege.advance * dice.choice((0.0, 0.7, 1.0, 1.6, 2.5)))
    return replace(
        plain,
        siege=weights,
        focus=liking(walls, dice, 0.35),
        strike=turn + 1,
        margin=float(_NEVER),
        spread=dice.choice((2, 3, 4, 5)),
    )


def purchases(plain: SiegeStyle, position: Position, dice: random.Random) -> Iterator[SiegeStyle]:
    """Yield endless variations of buying: with other weights, with or without a strike in this turn."""
    waits = (0, 0, 1) if position.turn > _MASSED else (0, 1, 1, 2)
    while True:
        strike = position.turn + dice.choice(waits)
        yield replace(
            plain,
            siege=replace(plain.siege, hourglass=plain.siege.hourglass * exp(dice.gauss(0, 0.4))),
            tiles=bent(plain.tiles, dice, 0.7),
            focus=liking(position.board.walls, dice, 0.35),
            strike=strike,
            margin=plain.margin if strike == position.turn else float(_NEVER),
            flip=position.turn if dice.random() < 0.15 else 0,
        )


def guards(plain: GuardStyle, position: Position, dice: random.Random) -> Iterator[GuardStyle]:
    """Yield endless variations of a defence: with other weights, and with sections that count more or less."""
    while True:
        yield replace(
            plain,
            guard=bent(plain.guard, dice, 0.3),
            works=bent(plain.works, dice, 0.5),
            focus=liking(position.board.walls, dice, 0.3),
            price=dice.choice((0.0, 0.0, 0.3, -0.3)),
        )


def defenders(
    policy: Policy, novice: ScriptWeights, world: int, position: Position, dice: random.Random
) -> Policy | Script:
    """Return a model of the Defender for a world: in turn the rule, a variation, the rule, a novice.

    Against a novice nearly every assault succeeds, so that world comes last: the plans that fail against the rule are
    dropped by then.
    """
    match world % 4:
        case 0 | 2:
            return policy
        case 3:
            return Script(novice, dice)
        case _:
            return _bent_both(policy, position, dice)


def besiegers(
    policy: Policy, novice: ScriptWeights, world: int, position: Position, dice: random.Random
) -> Policy | Script:
    """Return a model of the Invader for a world: in turn the rule, one who strikes, a novice, a variation."""
    match world % 4:
        case 0:
            return policy
        case 1:
            striking = _striking(policy.siege, position, 3, dice)
            return Policy(striking, next(guards(policy.guard, position, dice)))
        case 2:
            return Script(novice, dice)
        case _:
            return _bent_both(policy, position, dice)


def _bent_both(policy: Policy, position: Position, dice: random.Random) -> Policy:
    siege = next(sieges(policy.siege, position, dice))
    return Policy(siege, replace(next(guards(policy.guard, position, dice)), focus=()))
