"""Everything that could be written as a move of the Defender's, sense or nonsense."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold.board import Board

_MOVERS = (*pc.DEFENDERS, *pc.HEROES, "griffin")


def spendings(board: Board) -> Iterator[m.Move]:
    """Yield every move that could be written in a pause, and some with names that do not exist."""
    inner, outer = (*board.inner, "forge", "RW1", "nowhere"), (*board.outer, "nowhere")
    yield from (m.Walk(*words) for words in product(_MOVERS, inner, inner))
    yield from (m.Swap(*words) for words in product(_MOVERS, inner, _MOVERS, inner))
    yield from (m.Pay(*words) for words in product((*pc.DEFENDER_ACTIONS, "siesta"), ("own", "barricades", "borrowed")))
    yield from (m.Speech(count) for count in range(6))
    yield from (m.Stone(place) for place in outer)
    yield from (m.Excursion(*words) for words in product((*pc.UNITS, "griffin"), outer))
    yield from (m.Deed(*words) for words in product((*pc.DEEDS, "bribery"), ("", *pc.ACTION_BUILDINGS, "hospital")))
    yield m.DONE
    yield m.Finish("gate", "gate1")


def finishes(board: Board) -> Iterator[m.Move]:
    """Yield every way in which an action could be finished, and nonsense."""
    places = (*board.outer, *board.inner, *board.field_ids, "west", "east", "gate1", "gate2", "gate3", "CAMP", "x")
    units = ("", *pc.UNITS, *pc.DEFENDERS, "griffin")
    yield from (m.Finish(*words) for words in product((*pc.DEFENDER_ACTIONS, "siesta"), dict.fromkeys(places), units))
    yield m.DONE
