"""Every move that could be written down in Stronghold's notation with names that exist, sense or nonsense."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold.board import CAMP, SIDES
from stronghold_gui.games.stronghold.cards import load_cards
from stronghold_gui.games.stronghold.data.board_file import load_board

_BOARD = load_board()
_OUTER = (*_BOARD.outer, CAMP)
_INNER = _BOARD.inner
_ANYWHERE = tuple(dict.fromkeys((*_OUTER, *_INNER, *_BOARD.field_ids, *pc.ACTION_BUILDINGS, *SIDES)))
_WALLS = _BOARD.outer[: _BOARD.walls]
_MOVERS = (*pc.DEFENDERS, *pc.HEROES)


@cache
def universe() -> tuple[m.Move, ...]:
    """Return all of them, some 60,000, each once."""
    return tuple(dict.fromkeys((*_invaders_turn(), *_defenders_turn(), *_assault())))


def _invaders_turn() -> Iterator[m.Move]:
    yield from (m.DONE, m.AccurateShot())
    yield from map(m.Draft, load_cards().actions)
    yield from map(m.Flip, pc.PHASES)
    yield from map(m.Gain, pc.UNITS)
    yield from (m.Give(unit, number) for unit, number in product(pc.UNITS, range(6)))
    yield from (m.Machine(*words) for words in product(pc.MACHINES, _ANYWHERE, pc.UNITS))
    yield from (m.Equip(*words) for words in product((*pc.EQUIPMENT, "bridge"), _ANYWHERE, pc.UNITS))
    yield from (m.Train(*words) for words in product(pc.TRAINING, _ANYWHERE, pc.UNITS))
    yield from (m.Ritual(*words) for words in product(pc.RITUALS, (*_ANYWHERE, *pc.HEROES)))
    tiles = (*pc.EQUIPMENT, "bridge", *pc.RAMPART_TRAINING, "saboteur")
    yield from (m.Transfer(*words) for words in product(tiles, _OUTER, _OUTER))
    yield from (m.Transfer(*words) for words in product(tiles, pc.ACTION_BUILDINGS, pc.ACTION_BUILDINGS))
    yield from (m.Transfer(*words) for words in product(tiles, _BOARD.field_ids, _BOARD.field_ids))
    yield from map(m.Escape, _ANYWHERE)
    yield from map(m.Dispatch, ("minor", "major"))
    yield from (m.March(*words) for words in product(pc.UNITS, _OUTER, _OUTER))
    yield from (m.Rope(*words) for words in product(pc.UNITS, _OUTER, _OUTER))
    yield from (m.Influence(*words) for words in product(_OUTER, _OUTER))
    yield from (m.Command(tile, wall, face) for tile, wall, face in product(pc.ORDERS, _OUTER, (True, False)))


def _defenders_turn() -> Iterator[m.Move]:
    yield from map(m.Stone, _ANYWHERE)
    yield from (m.Walk(*words) for words in product(_MOVERS, _INNER, _INNER))
    yield from (m.Swap(*words) for words in product(_MOVERS, _INNER, _MOVERS, _INNER))
    yield from (m.Pay(*words) for words in product(pc.DEFENDER_ACTIONS, ("own", "barricades")))
    units = ("", *pc.UNITS, *pc.DEFENDERS)
    yield from (m.Finish(*words) for words in product(pc.DEFENDER_ACTIONS, (*_ANYWHERE, "gate1", "gate2"), units))
    yield from map(m.Speech, range(7))
    yield from map(m.Haste, pc.DEFENDER_ACTIONS)
    yield from (m.Excursion(*words) for words in product(pc.UNITS, _OUTER))
    yield from (m.Deed(*words) for words in product(pc.DEEDS, ("", *pc.ACTION_BUILDINGS)))


def _assault() -> Iterator[m.Move]:
    places = tuple(dict.fromkeys((*_OUTER, *_INNER)))
    yield from (m.Aim(start, goal, mark) for start, goal, mark in product(places, places, (False, True)))
    yield from (m.Shoot(*words) for words in product(places, places))
    yield from map(m.Keep, (True, False))
    yield from map(m.Smash, _ANYWHERE)
    yield from (m.Remove(*words) for words in product((*pc.UNITS, *pc.DEFENDERS), places))
    yield from map(m.Obey, _OUTER)
    yield from map(m.Detonate, _OUTER)
    yield from (m.Call(*words) for words in product(_OUTER, _OUTER))
    yield from map(m.Heal, pc.DEFENDERS)
    yield from (m.Rise(*words) for words in product(pc.DEFENDERS, _OUTER))
    yield from (m.Climb(*words) for words in product(pc.UNITS, _WALLS))
