"""Section 8.II.4 read a second time, by counting out sets of units, and held against the stage (R-69, R-75 to R-79).

Whatever the loser of a clash can choose, the dead, the hurt and the breach must be those of the second reading, and
every result of the second reading must be possible.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from stronghold_gui.games.stronghold.flow import QUESTIONS, RUNNERS
from stronghold_gui.games.stronghold.position import Position
from tests.games.stronghold.assault.tools import empty
from tests.games.stronghold.scene import Scene

WALL, TOWER = 1, 10
"""Outer places of W2 and of its siege tower."""
Unit = tuple[int, int]
"""Place and kind."""
Result = tuple[tuple[Unit, ...], tuple[int, ...], bool]
"""The Invader's dead, the Defender's hurt by kind, whether the section is breached."""
STRENGTH = (1, 2, 3)


@dataclass
class Section:
    """The units, hero and components at a section."""

    invaders: list[Unit]
    defenders: list[int]
    components: int
    hero: str
    speech: int
    equipment: list[str]
    altar: int
    fury: bool

    def results(self) -> set[Result]:
        """Return every way in which the clash may end."""
        furious = [unit for unit in self.invaders if self.fury and unit[1] == 0]
        bonus = ("banner" in self.equipment) + self.altar
        invader = sum(3 if unit in furious else STRENGTH[unit[1]] for unit in self.invaders) + bonus
        officer = self.hero == "officer"
        defender = sum(STRENGTH[kind] + officer for kind in self.defenders) + self.components
        defender += self.speech * officer + 2 * (self.hero == "warrior")
        if invader > defender:
            return {(sure(furious), hurt, breach) for hurt, breach in self._pressed(invader - defender)}
        left = [unit for unit in self.invaders if unit not in furious]
        if invader == defender or not left or not (self.defenders or self.hero == "warrior"):
            return {(sure(furious), (), False)}
        shields = "shields" in self.equipment
        again = sum(STRENGTH[kind] + shields for _, kind in left) + bonus
        losses = covering([(unit, STRENGTH[unit[1]] + shields) for unit in left], defender - again)
        return {(sure([*furious, *dead]), (), False) for dead in losses}

    def _pressed(self, advantage: int) -> Iterator[tuple[tuple[int, ...], bool]]:
        rest, poisoned = list(self.defenders), list[int]()
        if "poison" in self.equipment and 0 in rest:
            rest.remove(0)
            poisoned = [0]
        covers = [((0, kind), STRENGTH[kind] + (self.hero == "officer")) for kind in rest]
        breach = sum(cover for _, cover in covers) < advantage
        for lost in covering(covers, advantage):
            yield tuple(sorted([*poisoned, *(kind for _, kind in lost)])), breach


def sure(units: list[Unit]) -> tuple[Unit, ...]:
    """Return units in a fixed order."""
    return tuple(sorted(units))


def covering(units: list[tuple[Unit, int]], advantage: int) -> set[tuple[Unit, ...]]:
    """Return the minimal sets of units that cover the advantage; all units if no set covers it."""
    if advantage <= 0:
        return {()}
    if sum(cover for _, cover in units) < advantage:
        return {sure([unit for unit, _ in units])}
    found = set()
    for size in range(len(units) + 1):
        for chosen in combinations(units, size):
            total = sum(cover for _, cover in chosen)
            if total >= advantage and all(total - cover < advantage for _, cover in chosen):
                found.add(sure([unit for unit, _ in chosen]))
    return found


def random_section(dice: random.Random) -> Section:
    """Return a section with at least one unit of the Invader on it."""
    invaders = [(WALL, kind) for kind in range(3) for _ in range(dice.choice([0, 0, 1, 2]))]
    invaders += [(TOWER, kind) for kind in range(3) for _ in range(dice.choice([0, 0, 1]))]
    invaders = invaders or [(WALL, dice.randrange(3))]
    return Section(
        invaders=invaders,
        defenders=[kind for kind in range(3) for _ in range(dice.choice([0, 0, 1, 2]))],
        components=dice.randint(0, 5),
        hero=dice.choice(["", "", "officer", "warrior"]),
        speech=dice.choice([0, 0, 2]),
        equipment=dice.sample(["banner", "shields", "poison"], dice.randint(0, 2)),
        altar=dice.choice([0, 0, 1]),
        fury=dice.random() < 0.4 and any(kind == 0 for _, kind in invaders),
    )


def laid_out(section: Section) -> Scene:
    """Return the section as a scene whose next task is the clash."""
    scene = empty().tile("siege_tower", "W2")
    for place, name in ((WALL, "W2"), (TOWER, "STW2")):
        goblin, orc, troll = (section.invaders.count((place, kind)) for kind in range(3))
        scene.put(name, goblin=goblin, orc=orc, troll=troll)
    marksman, soldier, veteran = (section.defenders.count(kind) for kind in range(3))
    scene.guard("W2", marksman=marksman, soldier=soldier, veteran=veteran, stone=section.components, hero=section.hero)
    for tile in section.equipment:
        scene.tile(tile, "W2")
    if section.altar:
        scene.p.altar_at[scene.p.board.outer_index["RW1"]] = WALL
    if section.fury:
        scene.order("goblins_fury", "W2")
    scene.p.speech = section.speech
    scene.p.stage = "strength"
    scene.p.todo = [("clash", WALL, 0, 0)]
    return scene


def played(position: Position, section: Section) -> Iterator[Result]:
    """Yield how the stage ends, for every answer that can be given in it."""
    while position.todo:
        task = position.todo[-1]
        if task[0] in RUNNERS:
            position.todo.pop()
            RUNNERS[task[0]](position, task, [])
            continue
        room = QUESTIONS[task[0]]
        seat = room.decisions(position)[0].seat
        answers = room.moves(position, seat)
        assert answers
        for answer in answers:
            branch = position.copy()
            room.play(branch, seat, answer, [])
            yield from played(branch, section)
        return
    dead = [
        (place, kind)
        for place in (WALL, TOWER)
        for kind in range(3)
        for _ in range(section.invaders.count((place, kind)) - position.outer[3 * place + kind])
    ]
    at = 3 * position.board.hospital
    hurt = [kind for kind in range(3) for _ in range(position.inner[at + kind])]
    yield sure(dead), tuple(hurt), bool(position.breached)


def test_R_76_R_79_every_result_of_a_clash_is_one_of_the_rules_and_each_of_those_is_possible() -> None:
    dice = random.Random(3)  # noqa: S311 - a test's choices
    for _ in range(600):
        section = random_section(dice)
        assert set(played(laid_out(section).p, section)) == section.results(), section
