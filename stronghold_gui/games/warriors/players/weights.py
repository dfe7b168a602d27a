"""What the judgement of Warriors' players is made of: weights, which are read from files."""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.players.weights import between


@dataclass(frozen=True, slots=True)
class CaptainWeights:
    """How cards, attacks and shots are judged; the unit is a point.

    Attributes:
        points: how much the expected change of one's points counts.
        rivals: how much the mean change of the others' points counts against it.
        cards: a card taken more than given, beyond its points.
        majority: how much a bonus counts that is not sure yet.
        sure: how many cards ahead make a bonus as good as half sure.
        again: what a further attack or a charge must promise at least.
        shot: what a shot must promise while battles are still to come; ``last_shot`` in the last window.
        infantry, archer, cavalry: a card of that type, its people's bonus apart.
        dragon, flame, wizard, catapult, battle, band: such a card; ``band`` for each card of a band.
        exact: how many of the most promising fights are reckoned by every way they can end.
        whim: the most that chance adds to anything.
    """

    points: float = between(0, 10)
    rivals: float = between(0, 10)
    cards: float = between(0, 10)
    majority: float = between(0, 2)
    sure: float = between(0.1, 10)
    again: float = between(-10, 20)
    shot: float = between(-10, 20)
    last_shot: float = between(-10, 20)
    infantry: float = between(0, 10)
    archer: float = between(0, 10)
    cavalry: float = between(0, 10)
    dragon: float = between(0, 20)
    flame: float = between(0, 10)
    wizard: float = between(0, 10)
    catapult: float = between(0, 10)
    battle: float = between(0, 10)
    band: float = between(0, 10)
    exact: float = between(0, 100)
    whim: float = between(0, 50)
