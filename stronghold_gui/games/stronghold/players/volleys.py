"""What the machines may do to a section together, before the clash: each hit takes somebody away from either side.

A Defender can mend what stands before the last pause, not what the machines do after it, nor what an order adds. So an
assault that is just held is worth what the hits it hopes for are likely to be.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from stronghold_gui.games.stronghold.assault.front import Three
from stronghold_gui.games.stronghold.assault.machines import AIM_MACHINES
from stronghold_gui.games.stronghold.assault.sections import invader_at
from stronghold_gui.games.stronghold.moves import Aim
from stronghold_gui.games.stronghold.pieces import BALLISTA, CALL, FURY, TROLL
from stronghold_gui.games.stronghold.players.danger import after_cauldron, without_best
from stronghold_gui.games.stronghold.players.sums import (
    Gear,
    Works,
    compared,
    defenders_at,
    gear_at,
    invaders_at,
    with_one,
    works_at,
)
from stronghold_gui.games.stronghold.position import STAGES, Position

_BEFORE: Final = frozenset(STAGES[: STAGES.index("marksmen")])
"""The stages in which machines may still fire."""
NOBODY: Final = -12
"""How far a section is from a breach where nobody attacks."""
_EVEN: Final = 0.4
"""What glory that is equal is worth: the extra assault is hardly ever won."""


class Clash(NamedTuple):
    """What meets at a section.

    Attributes:
        invaders: who attacks, before the cauldron and without whom an order calls.
        called: whether a troll is called.
        defenders, gear, works: what they meet, and the things of either side.
    """

    invaders: Three
    called: bool
    defenders: Three
    gear: Gear
    works: Works


def clash_at(position: Position, wall: int) -> Clash:
    """Return what meets at a section, as its Invader sees it: with what the order laid there will do."""
    gear, order = gear_at(position, wall), position.orders[wall]
    if order == FURY:
        gear = (*gear[:4], position.values.fury_strength)
    near = position.board.joined_ramparts[wall]
    called = order == CALL and any(position.outer[3 * place + TROLL] for place in near)
    return Clash(invaders_at(position, wall), called, defenders_at(position, wall), gear, works_at(position, wall))


def beyond(position: Position, wall: int, clash: Clash) -> int:
    """Return by how much an attack is over what is covered: a breach from 1 on."""
    invaders = after_cauldron(position, wall, clash.invaders)
    if clash.called:
        invaders = with_one(invaders, TROLL)
    if position.glare == wall or not any(invaders):
        return NOBODY
    lead, cover = compared(invaders, clash.defenders, clash.gear, clash.works)
    return lead - cover


def after_hit(machine: int, clash: Clash) -> Clash:
    """Return what a machine's hit leaves; a ballista's costs one of the Invader's own where some stand (R-49)."""
    if machine == BALLISTA:
        return clash._replace(invaders=without_best(clash.invaders), defenders=without_best(clash.defenders))
    return clash._replace(works=(max(0, clash.works[0] - 1), 0, *clash.works[2:]))


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


def promise(position: Position) -> tuple[float, int]:
    """Return how likely the assault that begins wins the game, and how near the best section is to a breach.

    Each ballista is taken to fire at the best section that it reaches.
    """
    walls = range(position.board.walls)
    clashes = {wall: clash_at(position, wall) for wall in walls}
    nearest = max(beyond(position, wall, clash) for wall, clash in clashes.items())
    machines = _ballistas(position) if position.stage in _BEFORE else {}
    falls: list[float] = []
    left = {wall for wall, clash in clashes.items() if clash.called or any(clash.invaders)}
    while left:
        odds = {wall: _falls(position, wall, clashes[wall], _in_range(position, wall, machines)) for wall in left}
        best = max(odds, key=lambda wall: odds[wall])
        falls.append(odds[best])
        left.remove(best)
        machines = {place: hit for place, hit in machines.items() if best not in AIM_MACHINES.reach(position, place)}
    return _wins(position, falls), nearest


def _ballistas(position: Position) -> dict[int, float]:
    """Return how likely each ballista hits, best first."""
    found = {}
    shots = [invader.accurate_shots for invader in position.invaders]
    for place, machine in enumerate(position.machine):
        hits = position.hits[place]
        if machine != BALLISTA or not hits:
            continue
        cards, seat = hits + position.misses[place], invader_at(position, place)
        chance = hits / cards
        if shots[seat]:
            shots[seat] -= shots[seat] > 0
            chance = 1 - (1 - chance) * (1 - hits / max(1, cards - 1))
        found[place] = chance
    return found


def _in_range(position: Position, wall: int, machines: dict[int, float]) -> list[float]:
    return [hit for place, hit in machines.items() if wall in AIM_MACHINES.reach(position, place)]


def _falls(position: Position, wall: int, clash: Clash, hits: Iterable[float]) -> float:
    """Return how likely a section is breached when all those machines fire at it."""
    odds = _how_many(hits)
    falls = 0.0
    for chance in odds:
        falls += chance * (beyond(position, wall, clash) > 0)
        clash = after_hit(BALLISTA, clash)
    return falls


def _how_many(chances: Iterable[float]) -> list[float]:
    """Return how likely none of several things happens, exactly one, two, and so on."""
    odds = [1.0]
    for chance in chances:
        odds = [stay * (1 - chance) + come * chance for stay, come in zip([*odds, 0.0], [0.0, *odds], strict=True)]
    return odds


def _wins(position: Position, falls: list[float]) -> float:
    """Return how likely so many sections fall that the glory of it wins."""
    values = position.values.glory
    lead = position.invader_points() + values["breach"] - position.defender_points()
    found = 0.0
    for number, chance in enumerate(_how_many(falls)):
        if number:
            more = lead + (number - 1) * values["further_breach"]
            found += chance * (1.0 if more > 0 else _EVEN if more == 0 else 0.0)
    return found
