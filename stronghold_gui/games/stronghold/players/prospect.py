"""Prospects of an assault: the units that can reach each section, and the result there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from stronghold_gui.games.stronghold.assault.ending import breach_points
from stronghold_gui.games.stronghold.assault.front import Three
from stronghold_gui.games.stronghold.board import Board
from stronghold_gui.games.stronghold.pieces import GOBLIN, ORC, TROLL
from stronghold_gui.games.stronghold.players.danger import after_cauldron
from stronghold_gui.games.stronghold.players.fight_results import compared, defenders_at, gear_at, invaders_at, works_at
from stronghold_gui.games.stronghold.players.styles import SiegeStyle
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.preparation.flank import flank_of
from stronghold_gui.games.stronghold.sites import room


class Target(Struct, frozen=True):
    """A possible attack on a section: its units, and their lead minus the strength that the defenders cover.

    A ``promise`` of 1 or more is a breach.
    """

    wall: int
    invaders: Three
    promise: float


class Prospect:
    """The possible attacks of an Invader's seat with its units waiting on the ramparts."""

    def __init__(self, position: Position, seat: int, style: SiegeStyle) -> None:
        self.position, self.style = position, style
        self.walls = flank_of(position, seat).walls
        self._near = (_within_two_dispatches if style.reserve else _beside)(position.board)
        self.targets = self._share_out()
        self._best = sorted(self.targets.values(), key=self._appeal, reverse=True)
        self._ranks = {target.wall: 1.0 - place / len(self._best) for place, target in enumerate(self._best)}
        self.chosen = self._choose()

    def _reserve(self, place: int) -> list[int]:
        """Return the strongest units that one dispatch can move out of a foreground."""
        left, counts = self.position.values.dispatch["major"], [0, 0, 0]
        for kind in (TROLL, ORC, GOBLIN):
            counts[kind] = min(left, self.position.outer[3 * place + kind])
            left -= counts[kind]
        return counts

    def _share_out(self) -> dict[int, Target]:
        """Return the target of each section. The best sections get the strongest waiting units first."""
        board, outer = self.position.board, self.position.outer
        waiting = {place: outer[3 * place : 3 * place + 3] for place in board.all_ramparts}
        if self.style.reserve:
            waiting |= {place: self._reserve(place) for place in board.all_foregrounds}
        alone = {wall: self._target(wall, self._strongest(wall, waiting)) for wall in self.walls}
        found: dict[int, Target] = {}
        fewer: set[int] = set()
        for wall in sorted(self.walls, key=lambda wall: -self._appeal(alone[wall])):
            target = alone[wall]
            # Recompute only the sections that lost some of the units waiting near them.
            if not fewer.isdisjoint(self._near[wall]):
                there = self._strongest(wall, waiting)
                target = target if there == target.invaders else self._target(wall, there)
            found[wall] = target
            if target.promise > -4 and self.style.enough is None:
                fewer.update(self._take(target, waiting))
        return found

    def _appeal(self, target: Target) -> float:
        return (target.promise + 10.0) * self.style.liking(target.wall)

    def _target(self, wall: int, there: Three) -> Target:
        """Return the target for an attack with the units ``there``."""
        position = self.position
        if there == (0, 0, 0):
            return Target(wall, there, -9.0)
        invaders = after_cauldron(position, wall, there)
        if invaders == (0, 0, 0):
            return Target(wall, there, -9.0)
        gear = gear_at(position, wall)
        if wall == self.style.fury:
            gear = (*gear[:4], position.values.fury_strength)
        lead, cover = compared(invaders, defenders_at(position, wall), gear, works_at(position, wall))
        return Target(wall, there, float(lead - cover))

    def standing(self, wall: int) -> float:
        """Return the lead of the units now at a section minus the strength that the defenders cover."""
        return self._target(wall, invaders_at(self.position, wall)).promise

    def _strongest(self, wall: int, waiting: dict[int, list[int]]) -> Three:
        """Return the units at a section once the strongest nearby that fit have joined them."""
        position = self.position
        goblins, orcs, trolls = invaders_at(position, wall)
        free = room(position, wall) - position.outer_count(wall)
        if free <= 0:
            return goblins, orcs, trolls
        more_goblins = more_orcs = more_trolls = 0
        for place in self._near[wall]:
            here = waiting[place]
            more_goblins += here[0]
            more_orcs += here[1]
            more_trolls += here[2]
        furious = min(free, more_goblins) if wall == self.style.fury else 0
        more_trolls = min(free - furious, more_trolls)
        more_orcs = min(free - furious - more_trolls, more_orcs)
        more_goblins = min(free - more_trolls - more_orcs, more_goblins)
        return goblins + more_goblins, orcs + more_orcs, trolls + more_trolls

    def _take(self, target: Target, waiting: dict[int, list[int]]) -> list[int]:
        """Remove the units sent to a section from the waiting ones, and return the places that they come from."""
        standing, left = invaders_at(self.position, target.wall), []
        for kind in (TROLL, ORC, GOBLIN):
            sent = target.invaders[kind] - standing[kind]
            for place in self._near[target.wall]:
                come = min(waiting[place][kind], sent)
                if come > 0:
                    waiting[place][kind] -= come
                    sent -= come
                    left.append(place)
        return left

    def _choose(self) -> list[int]:
        """Return the sections to attack, best first; none while it is better to wait."""
        style = self.style
        best = self._best
        good = [target.wall for target in best if target.promise >= style.margin]
        begun = [wall for wall in self.walls if self.position.in_melee(wall)]
        if self.position.turn >= style.strike:
            hopeful = [target.wall for target in best if target.promise > -3.0]
            return (hopeful or [target.wall for target in best[:1]])[: style.spread]
        if len(good) >= min(style.sections, len(self.walls)) and self._worth_while():
            return good[: style.spread]
        return [wall for wall in begun if self.targets[wall].promise >= 0]

    def _worth_while(self) -> bool:
        """Return whether a breach now would not lose the game on glory."""
        position = self.position
        points = position.invader_points() + position.values.glory["breach"] + breach_points(position)
        return points >= position.defender_points()

    @property
    def striking(self) -> bool:
        """Whether an assault is planned this turn."""
        return bool(self.chosen)

    def rank(self, wall: int) -> float:
        """Return the rank of a section among the seat's own, from 1 for the best down to just above 0."""
        return self._ranks[wall]


def _beside(board: Board) -> Sequence[Sequence[int]]:
    """Return the ramparts beside each section."""
    return board.joined_ramparts


@cache
def _within_two_dispatches(board: Board) -> Sequence[Sequence[int]]:
    """Return the places from which each section can be reached in one turn: its ramparts, and the places behind."""
    found = []
    for near in board.joined_ramparts:
        behind = [place for place in board.all_foregrounds if any(goal in near for goal, _ in board.forward[place])]
        found.append((*near, *behind))
    return found
