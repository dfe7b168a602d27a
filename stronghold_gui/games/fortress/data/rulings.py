"""The versions of the rulings that a match can follow, as switches for amended rulings (rules, section 17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

RulingsId = Literal["2", "1"]
RULINGS: Final[tuple[RulingsId, ...]] = get_args(RulingsId)
"""The current version first."""


@dataclass(frozen=True, slots=True)
class Rulings:
    """The switches of a version of the rulings.

    Attributes:
        id: the version.
        fallen_attackers: whether the place of an attacker that fell in its own attack still counts (RF-85).
        partners_hold_door: whether, without a door card, a partner of the guards holds the door for them (RF-86).
        rungs_inside: whether a rung belongs to the zone of its landing space (RF-87).
        shackled_guards: whether the door card follows a figure on door space 4 that changes owner (RF-64).
    """

    id: RulingsId
    fallen_attackers: bool
    partners_hold_door: bool
    rungs_inside: bool
    shackled_guards: bool


STATES: Final[dict[RulingsId, Rulings]] = {
    "2": Rulings("2", fallen_attackers=True, partners_hold_door=True, rungs_inside=True, shackled_guards=True),
    "1": Rulings("1", fallen_attackers=False, partners_hold_door=False, rungs_inside=False, shackled_guards=False),
}
