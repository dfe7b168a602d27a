"""What the machines may do to a section together, before the clash: each hit takes somebody away from either side.

A Defender can mend what stands before the last pause, not what the machines do after it, nor what an order adds. So an
assault that is just held is worth what the hits it hopes for are likely to be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import exp
from typing import Final, NamedTuple

from stronghold_gui.games.stronghold.assault.machines import AIM_MACHINES
from stronghold_gui.games.stronghold.assault.sections import invader_at
from stronghold_gui.games.stronghold.moves import Aim
from stronghold_gui.games.stronghold.players.clashes import NOBODY, Clash, after_clash, after_hit, beyond, clash_at
from stronghold_gui.games.stronghold.players.ruins import ruins_to_come
from stronghold_gui.games.stronghold.players.sums import compared
from stronghold_gui.games.stronghold.position import STAGES, Position

_BEFORE: Final = frozenset(STAGES[: STAGES.index("marksmen")])
"""The stages in which machines may still fire."""
_STEEP: Final = 0.7
"""By how much a point nearer to a breach changes the logarithm of the odds of a section that nearly falls."""
_SHORT: Final = 0.2
"""What is left of the worth of a breach with each point of glory that it lacks, where it is only near to a win."""


def aimed(position: Position, move: Aim) -> float:
    """Return what it is worth to aim a machine so, beside what has been aimed already."""
    wall = position.board.outer_index[move.goal]
    clash = clash_at(position, wall)
    for source, goal, _ in position.aims:
        if goal == wall:
            clash = after_hit(position.machine[source], clash)
    before = beyond(position, wall, clash)
    after = beyond(position, wall, after_hit(position.machine[position.board.outer_index[move.start]], clash))
    accurate = 0.1 * move.accurate
    if before == NOBODY:
        return _worn_down(position, wall, move) + accurate
    opened = 10.0 * (after > 0 >= before)
    return opened + 2.0 * clash.called + after - before + 0.05 * before + accurate


def _worn_down(position: Position, wall: int, move: Aim) -> float:
    """Return what a hit is worth at a section that nobody attacks yet."""
    clash = clash_at(position, wall)
    left = after_hit(position.machine[position.board.outer_index[move.start]], clash)
    before = compared(clash.invaders, clash.defenders, clash.gear, clash.works)
    after = compared(left.invaders, left.defenders, left.gear, left.works)
    return 0.5 * (after[0] - after[1] - before[0] + before[1])


class Gun(NamedTuple):
    """A throwing machine: what it is, and how likely it hits."""

    machine: int
    chance: float


class Promise(NamedTuple):
    """What an assault that begins promises.

    Attributes:
        won: how likely it wins the game. ``held``: how likely no section falls, so that the game goes on.
        near: the same as ``won`` if a section that is just held fell nearly half the time, and one far from falling
            hardly ever, and if a point too few were not all lost: so of two assaults that fail the better one is known.
    """

    won: float
    held: float
    near: float


def promise(position: Position) -> Promise:
    """Return what the assault that begins promises; each machine is taken to fire at the best section it reaches."""
    clashes = {wall: clash_at(position, wall) for wall in range(position.board.walls)}
    attacked = {wall: clash for wall, clash in clashes.items() if clash.called or any(clash.invaders)}
    guns = _guns(position) if position.stage in _BEFORE else {}
    won, held = _odds(position, attacked, guns, _surely, 0.0)
    return Promise(won, held, _odds(position, attacked, guns, _nearly, _SHORT)[0])


_Breach = Callable[[int], float]
"""How likely a section falls, by how far an attack is over what is covered."""


def _surely(over: int) -> float:
    return float(over > 0)


def _nearly(over: int) -> float:
    return 1.0 / (1.0 + exp(_STEEP * (0.5 - over)))


def _odds(
    position: Position, clashes: Mapping[int, Clash], guns: Mapping[int, Gun], breach: _Breach, short: float
) -> tuple[float, float]:
    """Return how likely an assault wins the game, a point too few counting ``short``, and how likely all is held."""
    falls = _falling(position, clashes, guns, breach)
    again = _once_more(position, clashes, guns, breach) if _lead(position) <= 0 else {}
    return _wins(position, falls, again, short), _how_many(falls.values())[0]


def _lead(position: Position) -> int:
    """Return by how many points a single breach would win; what every further one adds is not in it."""
    values = position.values.glory
    deed = values["deed"] * (ruins_to_come(position) >= 1)
    return position.invader_points() + deed + values["breach"] - position.defender_points()


def _falling(
    position: Position, clashes: Mapping[int, Clash], guns: Mapping[int, Gun], breach: _Breach
) -> dict[int, float]:
    """Return how likely each section falls, those first at which machines fire."""
    falls: dict[int, float] = {}
    left = set(clashes)
    while left:
        odds = {wall: _falls(position, wall, clashes[wall], _in_range(position, wall, guns), breach) for wall in left}
        best = max(odds, key=lambda wall: odds[wall])
        falls[best] = odds[best]
        left.remove(best)
        guns = {place: gun for place, gun in guns.items() if best not in AIM_MACHINES.reach(position, place)}
    return falls


def _once_more(
    position: Position, clashes: Mapping[int, Clash], guns: Mapping[int, Gun], breach: _Breach
) -> dict[int, float]:
    """Return how likely each section falls in an extra assault, if it has held and no machine has hit it."""
    worn = {wall: after_clash(position, wall, clash) for wall, clash in clashes.items()}
    return {
        wall: _falls(position, wall, clash, _in_range(position, wall, guns), breach)
        for wall, clash in worn.items()
        if any(clash.invaders)
    }


def _guns(position: Position) -> dict[int, Gun]:
    """Return the machines that may hit, by place."""
    found = {}
    shots = [invader.accurate_shots for invader in position.invaders]
    for place in AIM_MACHINES.sources(position):
        hits = position.hits[place]
        if not hits:
            continue
        cards, seat = hits + position.misses[place], invader_at(position, place)
        chance = hits / cards
        if shots[seat]:
            shots[seat] -= shots[seat] > 0
            chance = 1 - (1 - chance) * (1 - hits / max(1, cards - 1))
        found[place] = Gun(position.machine[place], chance)
    return found


def _in_range(position: Position, wall: int, guns: Mapping[int, Gun]) -> list[Gun]:
    return [gun for place, gun in guns.items() if wall in AIM_MACHINES.reach(position, place)]


def _falls(position: Position, wall: int, clash: Clash, guns: Sequence[Gun], breach: _Breach) -> float:
    """Return how likely a section is breached when all those machines fire at it."""
    if not guns:
        return breach(beyond(position, wall, clash))
    (machine, chance), *others = guns
    hit = _falls(position, wall, after_hit(machine, clash), others, breach)
    return chance * hit + (1 - chance) * _falls(position, wall, clash, others, breach)


def _how_many(chances: Iterable[float]) -> list[float]:
    """Return how likely none of several things happens, exactly one, two, and so on."""
    odds = [1.0]
    for chance in chances:
        odds = [stay * (1 - chance) + come * chance for stay, come in zip([*odds, 0.0], [0.0, *odds], strict=True)]
    return odds


def _wins(position: Position, falls: Mapping[int, float], again: Mapping[int, float], short: float) -> float:
    """Return how likely so many sections fall that the glory of it wins, or a further one in the extra assault.

    With fewer it counts ``short`` for a point that is lacking, the square of it for two, and so on.
    """
    lead, further, found = _lead(position), position.values.glory["further_breach"], 0.0
    for number, chance in enumerate(_how_many(falls.values())):
        if number:
            more = lead + (number - 1) * further
            found += chance * (1.0 if more > 0 else _extra(number, falls, again) if more == 0 else short**-more)
    return found


def _extra(number: int, falls: Mapping[int, float], again: Mapping[int, float]) -> float:
    """Return how likely the extra assault is won once the likeliest sections, so many, have fallen."""
    fallen = sorted(falls, key=lambda wall: -falls[wall])[:number]
    return 1.0 - _how_many(odds for wall, odds in again.items() if wall not in fallen)[0]
