"""Stage II.4: the result of a clash, computed from a front alone (rules, section 8; R-69, R-75 to R-79).

``clash.py`` carries out this result and a forecast shows it, so the two cannot disagree.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from stronghold_gui.games.stronghold.assault.front import Front, fewer
from stronghold_gui.games.stronghold.assault.strength import (
    Terms,
    can_kill,
    cover,
    defender_covers,
    defender_terms,
    invader_covers,
    invader_terms,
    total,
)
from stronghold_gui.games.stronghold.pieces import GOBLIN, MARKSMAN

Side = Literal["invader", "defender", "nobody"]


class Comparison(Struct, frozen=True):
    """Both strengths, term by term."""

    invader: Terms
    defender: Terms

    @property
    def lead(self) -> int:
        """Return the Invader's lead, negative if the Defender is stronger."""
        return total(self.invader) - total(self.defender)


class Reckoning(Struct, frozen=True):
    """The result of a fight.

    Attributes:
        first: the comparison that decides who wins.
        again: the second comparison, after a lost fury or with shields; ``None`` if there is none.
        poison: whether poison sends a marksman to the hospital before anything else (R-78).
        loser: who loses units by strength.
        advantage: the strength that the loser must cover with units of their choice.
        everybody: whether the loser has no choice, since all their units there are lost.
        breach: whether the section is breached (R-79).
    """

    first: Comparison
    again: Comparison | None = None
    poison: bool = False
    loser: Side = "nobody"
    advantage: int = 0
    everybody: bool = False
    breach: bool = False

    @property
    def winner(self) -> Side:
        """Return the stronger side in the first comparison."""
        lead = self.first.lead
        return "nobody" if not lead else "invader" if lead > 0 else "defender"


def reckon(front: Front) -> Reckoning:
    """Return the result of a clash at a front with Invader units. A tie only ends a fury (R-69, R-75)."""
    first = Comparison(invader_terms(front), defender_terms(front))
    if first.lead > 0:
        return _pressed(front, first)
    return _repelled(front, first) if first.lead < 0 else Reckoning(first)


def _pressed(front: Front, first: Comparison) -> Reckoning:
    """Return the result if the Invader leads: a breach, unless the Defender's units cover the lead.

    A marksman whom the poison sends to the hospital does not count (R-78).
    """
    together, weakest = cover(_after_poison(front), defender_covers(front))
    advantage = first.lead
    return Reckoning(
        first,
        poison=_poisoned(front),
        loser="defender",
        advantage=advantage,
        everybody=advantage > together - weakest,
        breach=advantage > together,
    )


def _repelled(front: Front, first: Comparison) -> Reckoning:
    """Return the result if the Defender leads (R-69, R-76, R-77).

    Furious goblins die first. Then the strengths are compared again if there was a fury or there are shields. The
    Invader's units cover a lead that is left, if the Defender can kill.
    """
    left = (
        replace(front, invaders=fewer(front.invaders, GOBLIN, front.invaders[GOBLIN]), fury=0) if front.fury else front
    )
    if not can_kill(left) or not any(left.invaders):
        return Reckoning(first)
    again = None
    if front.fury or front.shields:
        again = Comparison(invader_terms(left, shields=front.shields), first.defender)
    advantage = -(again or first).lead
    if advantage <= 0:
        return Reckoning(first, again)
    together, weakest = cover(left.invaders, invader_covers(left))
    return Reckoning(first, again, loser="invader", advantage=advantage, everybody=advantage > together - weakest)


def breach_strength(front: Front) -> int:
    """Return the strength that the Invader needs at a front for a breach, poison taken into account (R-78, R-79)."""
    together, _ = cover(_after_poison(front), defender_covers(front))
    return total(defender_terms(front)) + together + 1


def _poisoned(front: Front) -> bool:
    return front.poison and front.defenders[MARKSMAN] > 0


def _after_poison(front: Front) -> tuple[int, int, int]:
    return fewer(front.defenders, MARKSMAN) if _poisoned(front) else front.defenders
