"""Evaluation of a position for the Invader between two turns: a logistic function of weighted features.

The weights are fitted to finished games (``tools/fit_worth.py``): the result ranks positions but is not a probability.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from math import exp
from typing import Annotated

from pydantic import Field

from stronghold_gui.core.save.part import Part
from stronghold_gui.games.stronghold.glory import GREAT_SIEGE, TROLL_ATTACK
from stronghold_gui.games.stronghold.pieces import BALLISTA, STRENGTH, TROLL
from stronghold_gui.games.stronghold.players.prospect import Prospect
from stronghold_gui.games.stronghold.players.ruins import ruins_to_come
from stronghold_gui.games.stronghold.players.styles import SiegeStyle
from stronghold_gui.games.stronghold.position import Position

_FURTHEST = -9.0

_PlusMinus20 = Annotated[float, Field(ge=-20, le=20)]


@dataclass(frozen=True, slots=True)
class WorthWeights(Part):
    """A weight for each feature, and the constant to which they are added.

    A feature "in fives" is a number divided by five, to give all features a similar size; likewise tens and twenties.

    Attributes:
        start: the constant.
        slack: the lead in glory after a breach now, with the share of the deed of ruined walls to come, in fives.
        late: the number of the turn, in tens.
        first, second, third: the promises (``prospect.Target``) of the three best sections, in fives.
        walls, ramparts, foregrounds, camp: the Invader's strength there, in twenties.
        held, inside: the Defender's strength on the walls, and in houses, in twenties.
        components, cauldrons, towers: what is built, in twenties, fives and fives.
        shots: expected hits of all ballistas in an assault.
        siege, trolls: how near the great siege and the troll attack are, from 0 to 1, if they are still possible.
        honour: whether no soldier of the set-up has left the guard of honour.
    """

    start: _PlusMinus20
    slack: _PlusMinus20
    late: _PlusMinus20
    first: _PlusMinus20
    second: _PlusMinus20
    third: _PlusMinus20
    walls: _PlusMinus20
    ramparts: _PlusMinus20
    foregrounds: _PlusMinus20
    camp: _PlusMinus20
    held: _PlusMinus20
    inside: _PlusMinus20
    components: _PlusMinus20
    cauldrons: _PlusMinus20
    towers: _PlusMinus20
    shots: _PlusMinus20
    siege: _PlusMinus20
    trolls: _PlusMinus20
    honour: _PlusMinus20


FEATURES = tuple(member.name for member in fields(WorthWeights))
"""The names of the features, in the order in which ``features`` returns them."""


def invaders_chance(position: Position, weights: WorthWeights, style: SiegeStyle) -> float:
    """Return how good a position is for the Invader's camp, from 0 (lost) to 1 (won)."""
    if position.stage == "over":
        return float(position.winner == "invader")
    counted = zip(FEATURES, features(position, style), strict=True)
    score = sum(float(getattr(weights, name)) * number for name, number in counted)
    return 0.02 + 0.96 / (1.0 + exp(-max(-30.0, min(30.0, score))))


def features(position: Position, style: SiegeStyle) -> tuple[float, ...]:
    """Return the features of a position, each roughly between -3 and 3."""
    promises = _promises(position, style)
    board, outer = position.board, position.outer
    walls = range(2 * board.walls)
    return (
        1.0,
        (slack(position) + position.values.glory["deed"] * ruins_to_come(position)) / 5,
        position.turn / 10,
        promises[0] / 5,
        promises[1] / 5,
        promises[2] / 5,
        sum(_at(outer, place) for place in walls) / 20,
        sum(_at(outer, place) for place in board.all_ramparts) / 20,
        sum(_at(outer, place) for place in board.all_foregrounds) / 20,
        sum(_at(invader.camp, 0) for invader in position.invaders) / 20,
        sum(_at(position.inner, wall) for wall in range(board.walls)) / 20,
        sum(_at(position.inner, place) for place in (board.barracks, board.guards, board.courtyard)) / 20,
        (sum(position.stone) + sum(position.wood)) / 20,
        sum(kind >= 0 for kind in position.cauldron) / 5,
        sum(position.towers[tower] > 0 for tower in range(board.towers)) / 5,
        _shots(position),
        _near_great_siege(position),
        _near_troll_attack(position),
        float(position.honour_kept),
    )


def slack(position: Position) -> int:
    """Return the Invader's lead in glory after a single breach in the running turn, without deeds to come."""
    return position.invader_points() + position.values.glory["breach"] - position.defender_points()


def _promises(position: Position, style: SiegeStyle) -> list[float]:
    """Return the promises of the best sections, best first, at least three."""
    found = [
        target.promise for seat in position.invader_seats for target in Prospect(position, seat, style).targets.values()
    ]
    return [*sorted((max(_FURTHEST, min(9.0, promise)) for promise in found), reverse=True), *[_FURTHEST] * 3]


def _at(units: list[int], place: int) -> int:
    at = 3 * place
    return units[at] * STRENGTH[0] + units[at + 1] * STRENGTH[1] + units[at + 2] * STRENGTH[2]


def _shots(position: Position) -> float:
    expected = 0.0
    for place, machine in enumerate(position.machine):
        if machine == BALLISTA:
            expected += position.hits[place] / max(1, position.hits[place] + position.misses[place])
    return expected


def _near_great_siege(position: Position) -> float:
    if position.deeds_done & GREAT_SIEGE:
        return 0.0
    attacked = sum(map(position.in_melee, range(position.board.walls)))
    return float(attacked / position.values.great_siege)


def _near_troll_attack(position: Position) -> float:
    if position.deeds_done & TROLL_ATTACK:
        return 0.0
    places = (*range(position.board.walls), *position.board.all_ramparts)
    most = max(position.outer[3 * place + TROLL] for place in places)
    return min(1.0, float(most / position.values.troll_attack))
