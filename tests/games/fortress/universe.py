"""Every sort of move that could be written down in the notation of Fortress, sense or nonsense."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product

from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.field.hexes import DIRECTIONS
from stronghold_gui.games.fortress.setting import setting_of

_SETTING = setting_of("siege", 2)
_FIGURES = _SETTING.cards.figure_ids
_SPACES = tuple(map(_SETTING.field.name, range(len(_SETTING.field.spots))))
_ODD = ("99,99,1", "18,7,5", "nobody", "drake.2")


@cache
def universe() -> tuple[m.Move, ...]:
    """Return many of them, each once; of those that name spaces a sample."""
    return tuple(dict.fromkeys((*_cards(), *_moves(), *_fights(), *_answers())))


def _cards() -> Iterator[m.Move]:
    ids = (*_SETTING.cards.ids, "nobody")
    yield from map(m.Pick, ids)
    yield from (m.Mark(marker, card) for marker, card in product(m.MARKERS, ids))
    yield from map(m.Use, ids)
    yield from map(m.Spirit, ids)


def _moves() -> Iterator[m.Move]:
    dice = random.Random(6)  # noqa: S311 - which moves, nothing secret
    spaces = (*_SPACES, *_ODD[:2])
    for figure in (*_FIGURES, *_ODD[2:]):
        yield m.Stop(figure)
        for kind in (m.Place, m.Step, m.Go, m.Fly):
            for _ in range(14):
                space, second = dice.sample(spaces, 2)
                yield kind(figure, space)
                yield kind(figure, space, second)
        for kind_of_one in (m.Leap, m.Grapple):
            yield from (kind_of_one(figure, space) for space in dice.sample(spaces, 4))
        for kind in (m.Step, m.Go, m.Place):
            yield from (kind(figure, *_pair(dice)) for _ in range(10))
    yield from map(m.Return, dice.sample(spaces, 40))


def _pair(dice: random.Random) -> tuple[str, str]:
    """Return two neighbouring spaces."""
    field = _SETTING.field
    spot = dice.randrange(field.spaces)
    return field.name(spot), field.name(dice.choice(field.around[spot]))


def _fights() -> Iterator[m.Move]:
    dice = random.Random(7)  # noqa: S311 - as above
    targets = (*_FIGURES, m.DOOR, "nobody")
    for figure in (*_FIGURES, "nobody"):
        yield from (m.Attack(figure, target) for target in dice.sample(targets, 12))
        yield m.TakeFlag(figure)
        yield m.Shackle(figure)
        yield m.Chomp(figure)
    for target in targets:
        yield m.Next(target)
        yield m.Explode("deathwalker_9000", target)
        yield from (m.Throw(f"airborne_elite.{number}", target) for number in (1, 2, 3, 4))
    for space, direction, door in product(dice.sample(_SPACES, 12), DIRECTIONS, (False, True)):
        yield m.Breathe("mimring", space, direction, door)


def _answers() -> Iterator[m.Move]:
    yield from (m.Drop(go=True), m.Drop(go=False), m.Strike(roll=True), m.Strike(roll=False))
    yield from (m.TakeCard(take=True), m.TakeCard(take=False), m.Door(open=True), m.Door(open=False))
    yield from (m.Rest("once"), m.Rest("turn"), m.Rest("round"), m.CHARGE, m.CLONE, m.END)
