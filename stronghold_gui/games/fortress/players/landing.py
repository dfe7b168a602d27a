"""Rating of the spaces for a dropped figure as places to fight from, the most promising ones in detail."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.players.outlook import Outlook

_FEW = 24
"""The number of spaces that are rated in detail."""


def rate_landings(outlook: Outlook, moves: Sequence[m.Place]) -> list[float]:
    """Return the rating of each landing of a figure; minus infinity for those that are not promising."""
    setting = outlook.setting
    figure = setting.figure_index[moves[0].figure]
    places = [(setting.field.by_name[move.space],) for move in moves]
    rough = outlook.rough(figure, places)
    ratings = [-inf] * len(moves)
    for number in sorted(range(len(moves)), key=rough.__getitem__, reverse=True)[:_FEW]:
        ratings[number] = outlook.closely(figure, places[number])
    return ratings
