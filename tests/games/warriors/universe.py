"""Every sort of move that could be written down in the notation of Warriors, sense or nonsense."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product

from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors import pieces as pc
from stronghold_gui.games.warriors.boxes import load_cards
from stronghold_gui.games.warriors.notation import LOOSE

_BATTLES = tuple(battle.id for battle in load_cards("hordes").battles)
_DRAGONS = pc.DRAGON_IDS[:5]
_PLACES = (*pc.FACTION_IDS, *_DRAGONS, "band")


@cache
def universe() -> tuple[m.Move, ...]:
    """Return all of them, each once; of the choices of cards a sample."""
    return tuple(dict.fromkeys((*_preparation(), *_battles(), *_catapults())))


def _preparation() -> Iterator[m.Move]:
    dice = random.Random(5)  # noqa: S311 - which moves, nothing secret
    ids = load_cards("hordes").ids
    for size in (0, 3, 4, 5, 6, 7, 8):
        yield from (m.Keep(tuple(dice.choices(ids, k=size))) for _ in range(30))
    yield from map(m.Ward, (*pc.FACTION_IDS, *_DRAGONS))
    yield from map(m.Assign, pc.DRAGON_IDS)
    yield from (m.Shift(*words) for words in product(("wizard", "flame"), pc.FACTION_IDS[:8], _DRAGONS))


def _battles() -> Iterator[m.Move]:
    yield from map(m.Declare, pc.MIXED_AS)
    yield from (m.Attack(*words) for words in product((*_PLACES, "dragon1+dragon2"), _PLACES))
    for size in (0, 1, 2, 3, 4, 5):
        yield from map(m.Band, combinations_with_replacement((*pc.PEOPLES, "goblins.archer", "dragon1"), size))
    yield from map(m.Target, _PLACES)
    yield from map(m.Throw, range(5))
    yield from map(m.Lose, (*pc.TARGET_IDS, *LOOSE, *_BATTLES))
    yield from (m.Flame(dragon, spend) for dragon, spend in product(pc.DRAGON_IDS, (True, False)))
    yield from (m.AGAIN, m.END)
    yield from (m.Charge(*words) for words in product((*pc.TYPES, "wizard", "S5"), _PLACES))


def _catapults() -> Iterator[m.Move]:
    yield from map(m.Fire, (*pc.TARGET_IDS, *LOOSE, *_BATTLES))
    yield from (m.PASS_WINDOW, m.PASS_CARD, m.PASS_ROUND)
