"""Where an assault could succeed: who can stand at which section, and what that would come to."""

from __future__ import annotations

from stronghold_gui.core.value import value
from stronghold_gui.games.stronghold.assault.ending import breach_points
from stronghold_gui.games.stronghold.assault.front import Three
from stronghold_gui.games.stronghold.pieces import TROLL
from stronghold_gui.games.stronghold.players.danger import after_cauldron
from stronghold_gui.games.stronghold.players.siege_style import SiegeStyle
from stronghold_gui.games.stronghold.players.sums import compared, defenders_at, gear_at, invaders_at, works_at
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.preparation.flank import flank_of
from stronghold_gui.games.stronghold.sites import room


@value
class Target:
    """A section as it could be attacked: who would stand there, and the lead beyond what a breach needs (from 1 on)."""

    wall: int
    invaders: Three
    promise: float


class Prospect:
    """What an Invader's seat could do at its sections with who waits on the ramparts."""

    def __init__(self, position: Position, seat: int, style: SiegeStyle) -> None:
        self.position, self.style = position, style
        self.walls = flank_of(position, seat).walls
        self.targets = self._share_out()
        self._best = sorted(self.targets.values(), key=self._appeal, reverse=True)
        self._ranks = {target.wall: 1.0 - place / len(self._best) for place, target in enumerate(self._best)}
        self.chosen = self._choose()

    def _share_out(self) -> dict[int, Target]:
        """Give each section, best first, the strongest that its ramparts still have."""
        board = self.position.board
        waiting = {place: list(self.position.outer[3 * place : 3 * place + 3]) for place in board.all_ramparts}
        alone = {wall: self._target(wall, waiting) for wall in self.walls}
        order = sorted(self.walls, key=lambda wall: -self._appeal(alone[wall]))
        found = {}
        for wall in order:
            found[wall] = self._target(wall, waiting)
            if found[wall].promise > -4:
                self._take(wall, waiting)
        return found

    def _appeal(self, target: Target) -> float:
        return (target.promise + 6.0) * self.style.liking(target.wall)

    def _target(self, wall: int, waiting: dict[int, list[int]]) -> Target:
        there = self._strongest(wall, waiting)
        invaders = after_cauldron(self.position, wall, there)
        held = defenders_at(self.position, wall), gear_at(self.position, wall), works_at(self.position, wall)
        lead, cover = compared(invaders, *held)
        return Target(wall, there, float(lead - cover) if any(invaders) else -9.0)

    def _strongest(self, wall: int, waiting: dict[int, list[int]]) -> Three:
        """Return who stands at a section once the strongest that fit have come from what waits near it."""
        counts = list(invaders_at(self.position, wall))
        free = room(self.position, wall) - self.position.outer_count(wall)
        near = [waiting[place] for place in self.position.board.joined_ramparts[wall]]
        for kind in (TROLL, 1, 0):
            if free <= 0:
                break
            come = min(free, sum([units[kind] for units in near]))
            counts[kind] += come
            free -= come
        return counts[0], counts[1], counts[2]

    def _take(self, wall: int, waiting: dict[int, list[int]]) -> None:
        """Take the strongest that fit away from what waits near a section."""
        free = room(self.position, wall) - self.position.outer_count(wall)
        for kind in (TROLL, 1, 0):
            for place in self.position.board.joined_ramparts[wall]:
                come = min(waiting[place][kind], max(0, free))
                waiting[place][kind] -= come
                free -= come

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
        """Whether an assault is meant this turn."""
        return bool(self.chosen)

    def rank(self, wall: int) -> float:
        """Return from 0 to 1 how good a section is among the others."""
        return self._ranks[wall]
