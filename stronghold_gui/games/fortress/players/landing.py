"""Rating of the spaces onto which a squad is dropped: as places to fight from, the most promising ones in detail."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.players.outlook import Outlook

_FEW = 24
"""The number of spaces that are rated in detail."""


def landing_ratings(outlook: Outlook, moves: Sequence[m.Place]) -> list[float]:
    """Return the worth of each landing of a figure; those that are not promising count as worthless."""
    setting = outlook.setting
    figure = setting.figure_index[moves[0].figure]
    places = [(setting.field.by_name[move.space],) for move in moves]
    rough = outlook.rough(figure, places)
    ratings = [-inf] * len(moves)
    for number in sorted(range(len(moves)), key=rough.__getitem__, reverse=True)[:_FEW]:
        ratings[number] = outlook.closely(figure, places[number])
    return ratings
