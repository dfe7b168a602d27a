"""Forecast of the next assault at one wall section."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Literal

from msgspec.structs import replace

from stronghold_gui.games.stronghold.assault.cauldrons import burnt, victims
from stronghold_gui.games.stronghold.assault.front import Front, Three, fewer, front_at
from stronghold_gui.games.stronghold.assault.reckoning import Comparison, Reckoning, breach_strength, reckon
from stronghold_gui.games.stronghold.assault.sections import left_out
from stronghold_gui.games.stronghold.assault.strength import (
    Terms,
    defender_covers,
    defender_terms,
    invader_covers,
    invader_terms,
    total,
)
from stronghold_gui.games.stronghold.forecast.coming import Coming
from stronghold_gui.games.stronghold.forecast.unsettled import Open, Ranged, unsettled
from stronghold_gui.games.stronghold.pieces import CAULDRONS, DEFENDERS, GOBLIN, MARKSMAN, UNITS
from stronghold_gui.games.stronghold.position import Position

Verdict = Literal["nobody", "left_out", "over", "tie", "repelled", "invader_loses", "defender_loses", "breach"]
"""The outcome at a section.

- ``nobody``: no Invader unit is there for a clash.
- ``left_out``: nothing of the assault is resolved there.
- ``over``: the section has had its clash in this assault.
- ``tie``: equal strength.
- ``repelled``: the Defender is stronger, and no unit falls by strength.
- ``invader_loses``, ``defender_loses``: units of that camp fall by strength.
- ``breach``: the section falls.
"""


@dataclass(frozen=True, slots=True)
class Poured:
    """The effect of the section's cauldron before the fight.

    Attributes:
        cauldron: its kind.
        unit: the kind of unit that it kills; in an accident one of the Defender's.
        count: how many it kills.
        accident: whether it hurts the Defender's own units.
    """

    cauldron: str
    unit: str
    count: int
    accident: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """The forecast for a wall section. The package's docstring explains its figures.

    Attributes:
        wall: its id.
        verdict: its outcome.
        invader, defender: both strengths, as the clash would compare them.
        again: the second comparison, after a lost fury or with shields, or ``None``.
        poured: the effect of its cauldron before the fight, or ``None``.
        fury: goblins that die of their fury.
        poison: a marksman is poisoned first.
        advantage: the strength that the loser must cover, 0 if no side loses units by strength.
        fewest, most: the limits of how many units the loser may have to give up for it.
        to_breach: the strength that the Invader lacks for a breach; 0 or less: there is enough.
        open: what may still change it.
    """

    wall: str
    verdict: Verdict
    invader: Terms = ()
    defender: Terms = ()
    again: Comparison | None = None
    poured: Poured | None = None
    fury: int = 0
    poison: bool = False
    advantage: int = 0
    fewest: int = 0
    most: int = 0
    to_breach: int = 0
    open: tuple[Open, ...] = ()

    @property
    def sums(self) -> tuple[int, int]:
        """Both strengths, the Invader's first."""
        return total(self.invader), total(self.defender)

    @property
    def fought(self) -> bool:
        """Whether there will be a clash."""
        return self.verdict not in ("nobody", "left_out", "over")


def section(position: Position, wall: int, coming: Coming, ranged: Ranged, *, face_down: bool = False) -> Section:
    """Return the forecast for a section.

    Args:
        position: the table as everybody knows it (``imagined``).
        wall: the section.
        coming: the rest of the assault.
        ranged: the machines and cannons that may fire (``unsettled.ranged_fire``).
        face_down: whether a face-down order is there.
    """
    name = position.board.outer[wall]
    if left_out(position, wall):
        return _quiet(name, "left_out", front_at(position, wall))
    if not coming.clash(wall):
        return _quiet(name, "over", front_at(position, wall))
    front, poured = front_before_clash(position, wall, coming)
    still_open = tuple(unsettled(position, wall, front, coming, ranged))
    if face_down:
        still_open += (Open("hidden", name),)
    if not any(front.invaders):
        return _quiet(name, "nobody", front, poured, still_open)
    result = reckon(front)
    fewest, most = _how_many(front, result)
    return Section(
        wall=name,
        verdict=_verdict(result),
        invader=result.first.invader,
        defender=result.first.defender,
        again=result.again,
        poured=poured,
        fury=front.invaders[GOBLIN] if front.fury else 0,
        poison=result.poison,
        advantage=result.advantage,
        fewest=fewest,
        most=most,
        to_breach=breach_strength(front) - total(result.first.invader),
        open=still_open,
    )


def front_before_clash(position: Position, wall: int, coming: Coming) -> tuple[Front, Poured | None]:
    """Return the front at a section after its cauldron has poured, and the effect of the cauldron."""
    front, kind = front_at(position, wall), position.cauldron[wall]
    if kind < 0 or not coming.cauldron(wall):
        return _calm(front), None
    accident = bool(position.accidents >> wall & 1)
    there = front.defenders if accident else front.invaders
    count = burnt(position, kind, front.invaders[kind], there[kind]) if accident else victims(kind, there[kind])
    if not count:
        return _calm(front), None
    left = fewer(there, kind, count)
    after = replace(front, defenders=left) if accident else replace(front, invaders=left)
    poured = Poured(CAULDRONS[kind], (DEFENDERS if accident else UNITS)[kind], count, accident)
    return _calm(after), poured


def _calm(front: Front) -> Front:
    """Return the front without its fury if no goblin is left (R-66)."""
    return replace(front, fury=0) if front.fury and not front.invaders[GOBLIN] else front


def _quiet(
    name: str, verdict: Verdict, front: Front, poured: Poured | None = None, still_open: tuple[Open, ...] = ()
) -> Section:
    """Return the forecast without a clash.

    Banner and altar have no effect without units of the Invader. They count for ``to_breach`` all the same, since the
    first unit to arrive brings them into effect.
    """
    lacking = breach_strength(front) - total(invader_terms(front))
    invader = invader_terms(front) if any(front.invaders) else ()
    return Section(name, verdict, invader, defender_terms(front), poured=poured, to_breach=lacking, open=still_open)


def _verdict(result: Reckoning) -> Verdict:
    if result.breach:
        return "breach"
    if result.loser == "defender":
        return "defender_loses"
    if result.loser == "invader":
        return "invader_loses"
    return "tie" if result.winner == "nobody" else "repelled"


def _how_many(front: Front, result: Reckoning) -> tuple[int, int]:
    """Return the fewest and the most units that the loser may give up, without poisoned and furious ones (R-76)."""
    if result.loser == "nobody":
        return 0, 0
    if result.loser == "defender":
        there = fewer(front.defenders, MARKSMAN) if result.poison else front.defenders
        covers = defender_covers(front)
    else:
        there = fewer(front.invaders, GOBLIN, front.invaders[GOBLIN]) if front.fury else front.invaders
        covers = invader_covers(front)
    if result.everybody:
        return sum(there), sum(there)
    sizes = [sum(lost) for lost in _enough(result.advantage, there, covers)]
    return min(sizes), max(sizes)


def _enough(advantage: int, there: Three, covers: Three) -> Iterator[tuple[int, ...]]:
    """Yield the sets of losses, by kind, that cover an advantage without any superfluous unit."""
    for lost in product(*(range(count + 1) for count in there)):
        spare = sum(count * cover for count, cover in zip(lost, covers, strict=True)) - advantage
        if spare >= 0 and all(cover > spare for count, cover in zip(lost, covers, strict=True) if count):
            yield lost
