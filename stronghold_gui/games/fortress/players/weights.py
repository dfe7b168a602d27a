"""What the judgement of Fortress's players is made of: weights, which are read from files."""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.players.weights import between


@dataclass(frozen=True, slots=True)
class MarshalWeights:
    """How places, attacks and cards are judged; the unit is a point of an army.

    Attributes:
        attack: an expected loss of the enemy. ``back``: one of one's own, by Counter Strike or among friends.
        key: by how much a figure counts more that decides the match, as a runner or on the space behind the flag.
        menace: how much more it counts to hurt an enemy, for what that one could take in its turn.
        door: a wound of the door, to those whom it keeps out.
        sure: how likely a far target counts as seen before one has looked.
        progress: a point of movement nearer to the goal; ``goal``: to stand there.
        approach: a column nearer to the nearest target, for who has no goal.
        hold: to stay on a space that must not be left.
        danger: an expected loss where one would stand; ``risk``: one on the way there.
        height: a level above the ground, for who shoots.
        stir: what a move must gain to be made.
        opens: how many points of movement a friend may be away from the door for it to be opened.
        again: how much less a card promises with every order marker more.
        reach: how much shooting far counts in an army; ``pace``: how much moving far does.
        exact: how many of the most promising places are looked at closely.
        whim: the most that chance adds to anything.
    """

    attack: float = between(0, 10)
    back: float = between(0, 10)
    key: float = between(1, 20)
    menace: float = between(0, 10)
    door: float = between(0, 50)
    sure: float = between(0, 1)
    progress: float = between(0, 20)
    goal: float = between(0, 1000)
    approach: float = between(0, 20)
    hold: float = between(0, 1000)
    danger: float = between(0, 10)
    risk: float = between(0, 10)
    height: float = between(0, 10)
    stir: float = between(0, 50)
    opens: float = between(0, 50)
    again: float = between(0, 1)
    reach: float = between(0, 50)
    pace: float = between(0, 50)
    exact: float = between(0, 50)
    whim: float = between(0, 500)
