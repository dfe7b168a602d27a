"""Exact odds of a squad's fight against the defenders who face it, over the nine throws of two d3.

Later effects (shield, murderer, dragons' breath, a rolled 3 against a 1) are not included.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final

from msgspec.structs import replace

from stronghold_gui.games.convicted.pieces import wall_of
from stronghold_gui.games.convicted.position import KINDS, Position
from stronghold_gui.games.convicted.posts import cell
from stronghold_gui.games.convicted.siege.falling import endurance_of
from stronghold_gui.games.convicted.siege.foes import endurance
from stronghold_gui.games.convicted.siege.ramming import fights
from stronghold_gui.games.convicted.siege.reckoning import own_sum, sides
from stronghold_gui.games.convicted.squads import Facing, Squad

FACES: Final = (1, 2, 3)
"""The faces of a d3."""
THROWS: Final = len(FACES) ** 2
_OWN: Final = 1.3
"""Weight of a lost point of the defenders' endurance in a suggestion; a point of the enemy's has weight 1."""
_OVERRUN: Final = 4.0
"""Penalty for a squad that ends up unopposed."""


@dataclass(frozen=True, slots=True)
class PairOdds:
    """For a fight against a squad, how many of the nine throws the defenders win, tie and lose."""

    won: int
    tied: int
    lost: int

    @property
    def held(self) -> int:
        """The number of throws after which the squad falls back."""
        return self.won + self.tied


def pair_odds(position: Position, squad: Squad) -> PairOdds | None:
    """Return the odds of a squad's fight, or ``None`` if it is unopposed, ramming or blinded."""
    if squad.facing is None or not fights(position, squad):
        return None
    parts = sides(position, squad)
    leads = [parts.own - parts.enemy + own - foe for own, foe in product(FACES, repeat=2)]
    return PairOdds(
        won=sum(lead > 0 for lead in leads), tied=sum(lead == 0 for lead in leads), lost=sum(lead < 0 for lead in leads)
    )


def _endurance(position: Position, squad: Squad) -> int:
    return sum(endurance(position, foe) for foe in squad.members)


@lru_cache(maxsize=16384)
def _fight_worth(ahead: int, own: tuple[int, ...], theirs: int) -> float:
    """Rate a fight by its average losses on both sides and the chance that the squad ends up unopposed.

    Args:
        ahead: the lead of the defenders' sum over the squad's, without dice.
        own: the endurance of each defender, the lowest first.
        theirs: the endurance of the squad.
    """
    overrun = own_fall = foes_fall = 0
    for own_die, die in product(FACES, repeat=2):
        lead = ahead + own_die - die
        foes_fall += min(max(lead, 0), theirs)
        fallen = _fallen(own, -lead)
        own_fall += sum(fallen)
        overrun += lead < 0 and len(fallen) == len(own)
    return foes_fall / THROWS - _OWN * (own_fall / THROWS) - _OVERRUN * overrun / THROWS


def _fallen(endurances: Sequence[int], power: int) -> list[int]:
    """Return the endurance of each unit that falls to a power, the weakest first (12d)."""
    found = []
    for each in endurances:
        if each > power:
            break
        power -= each
        found.append(each)
    return found


def suggest(position: Position, direction: int) -> dict[int, Facing]:
    """Return the units to set against each squad before a wall, by the squad's number.

    First every squad that fights gets one unit, the strongest squads the best leaders. Each other unit goes to the
    squad where it improves the fight most. This is a rule of thumb.
    """
    open_ = [squad for squad in position.squads if squad.direction == direction and fights(position, squad)]
    at = cell(wall_of(direction), 0)
    left = list(position.units[at : at + KINDS])
    foes = {squad.number: _Foe(sides(position, squad).enemy, _endurance(position, squad)) for squad in open_}
    found = _leaders(position, open_, foes, left)
    gains = {number: _gains(position, squad, foes[number]) for number, squad in found.items()}
    while any(left):
        offers = [(gains[number][kind], -kind, number) for number in found for kind in _kinds(left)]
        gain, kind, number = max(offers, default=(0.0, 0, 0))
        if gain <= 0:
            break
        left[-kind] -= 1
        found[number] = found[number].faced_by(-kind)
        gains[number] = _gains(position, found[number], foes[number])
    return {number: squad.facing for number, squad in sorted(found.items()) if squad.facing}


@dataclass(frozen=True, slots=True)
class _Foe:
    """A squad's sum without its die, and its endurance."""

    sum: int
    endurance: int


def _leaders(
    position: Position, squads: Sequence[Squad], foes: Mapping[int, _Foe], left: list[int]
) -> dict[int, Squad]:
    """Return squads by number with one unit against each, the most dangerous first; take the units from ``left``."""
    found: dict[int, Squad] = {}
    for squad in sorted(squads, key=lambda each: (-foes[each.number].sum, each.number)):
        kinds = _kinds(left)
        if not kinds:
            break
        units = position.values.units
        kind = max(kinds, key=lambda each: (units[each].strength, -units[each].endurance, -each))
        left[kind] -= 1
        found[squad.number] = replace(squad, facing=Facing(kind))
    return found


def _kinds(left: Sequence[int]) -> list[int]:
    return [kind for kind, count in enumerate(left) if count]


def _gains(position: Position, squad: Squad, foe: _Foe) -> list[float]:
    """Return the improvement of a fight by one more unit of each kind."""
    now = _worth(position, squad, foe)
    return [_worth(position, squad.faced_by(kind), foe) - now for kind in range(KINDS)]


def _worth(position: Position, squad: Squad, foe: _Foe) -> float:
    assert squad.facing is not None
    own = tuple(sorted(endurance_of(position, kind) for kind in squad.facing.members))
    return _fight_worth(sum(own_sum(position, squad)) - foe.sum, own, foe.endurance)
