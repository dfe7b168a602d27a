"""Evaluation of positions of Fortress for a review: by the ending, else by the figures left and the progress."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from math import exp
from typing import Final

from stronghold_gui.games.fortress.ends import rescue, run
from stronghold_gui.games.fortress.moves import Move
from stronghold_gui.games.fortress.odds.attacks import life_left
from stronghold_gui.games.fortress.players.levels import style_of
from stronghold_gui.games.fortress.players.marshal import Marshal
from stronghold_gui.games.fortress.players.weights import Style
from stronghold_gui.games.fortress.players.worth import price
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.players.review.appraisal import Appraisal, Effort

_WHIM: Final = 12.0
"""The most points that chance adds to the rating of a move."""


@dataclass(frozen=True, slots=True)
class _Weights:
    """Weights of the score of the first side, by kind of goal; fitted to 96 games of *easy* and *medium*.

    Attributes:
        start: the constant term.
        material: weight of the difference in worth of both sides' figures, as a share of all.
        late: weight of the round, counted in tens.
        material_late: weight of the product of the difference in worth and the round.
        inside: weight of the share of wanted runners or heroes that are inside.
        spare: weight of the number of runners or heroes that may still be lost.
    """

    start: float
    material: float
    late: float
    material_late: float
    inside: float = 0.0
    spare: float = 0.0


_WEIGHTS: Final = {
    "flag": _Weights(0.92, 5.94, 1.45, 2.19),
    "rescue": _Weights(-2.21, 4.37, 0.19, -0.86, 0.4, 1.0),
    "run": _Weights(-2.73, 4.25, 0.84, 1.88, 1.0, 0.5),
}


def _marshal(dice: random.Random) -> Marshal:
    return Marshal(style_of("medium"), dice)


def _whimsical(dice: random.Random) -> Marshal:
    return Marshal(Style(replace(style_of("medium").usual, whim=_WHIM)), dice)


def _worth(position: Position, seat: int) -> float:
    if position.stage == "over":
        return float(seat in position.winners)
    first = _first_side(position)
    player = next(number for number in range(position.setting.players) if position.seat(number) == seat)
    return first if position.setting.side[player] == 0 else 1.0 - first


def _first_side(position: Position) -> float:
    """Return the first side's probability of winning; it is the side with guards or runners in all scenarios."""
    kind = position.setting.scenario.end.kind
    weights, late = _WEIGHTS[kind], position.round / 10
    worths = [0.0, 0.0]
    for figure in position.standing():
        life = position.setting.cards.of(figure).life
        worths[position.side_of(figure)] += price(position, figure) * life_left(position, figure) / life
    material = (worths[0] - worths[1]) / max(1.0, sum(worths))
    inside, spare = _goal(position, kind)
    score = weights.start + weights.material * material + weights.late * late
    score += weights.material_late * material * late + weights.inside * inside + weights.spare * spare
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score))))


def _goal(position: Position, kind: str) -> tuple[float, int]:
    """Return the share of wanted figures that are inside, and the number of figures that may still be lost."""
    match kind:
        case "rescue":
            saved = rescue(position)
            return saved.inside / saved.wanted, saved.left - saved.wanted
        case "run":
            runners = run(position)
            return runners.home / runners.wanted, runners.left - runners.wanted
        case _:
            return 0.0, 0


APPRAISAL: Final[Appraisal[Position, Move]] = Appraisal(
    _marshal,
    _worth,
    horizon=2,
    effort=Effort(line=6, luck=6, screen=3, keep=6, narrow=10, confirm=32, bent=1, most=80),
    bent=_whimsical,
)
