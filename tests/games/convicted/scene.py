"""Small fortresses for tests, written in short, and dice that fall as the test says.

    table = fortress(W="3/3 spearman 2 swordsman 1", SW="2/2 archer 2; catapult 1", deployment_W="slinger 5")
    table.stage(2, "6")
    table.do("fall archer")

A section is told as level and resistance, its units, and after a semicolon its engines; a zone by its pieces. What is
not told is a barrier, or empty.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.flow import STEPS, advance
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.pieces import (
    BUILDINGS,
    DIRECTIONS,
    ENGINES,
    FACTIONS,
    FOE_INDEX,
    HEROES,
    KEEP,
    OBSTACLES,
    POST_INDEX,
    RING_INDEX,
    SEAT_IDS,
    TECHNOLOGIES,
    UNITS,
    ZONES,
)
from stronghold_gui.games.convicted.position import FOE_KINDS, Position, Task
from stronghold_gui.games.convicted.posts import cell
from stronghold_gui.games.convicted.reasons import Reason

E = TypeVar("E")


class Loaded(Chance):
    """Dice that fall as given, in their order; what is not given falls as it likes."""

    __slots__ = ("given",)

    def __init__(self, given: str) -> None:
        super().__init__(7)
        self.given = [int(die) for die in given.split()] if " " in given else [int(die) for die in given]

    def pick(self, label: str, weights: Sequence[int]) -> int:
        """Return what was given, as long as there is something."""
        return self.given.pop(0) - 1 if self.given else super().pick(label, weights)


@dataclass(slots=True)
class Scene:
    """A fortress in the middle of a game.

    Attributes:
        position: the table.
        events: what has happened in it.
    """

    position: Position
    events: list[Event] = field(default_factory=list)

    def stage(self, number: int, dice: str = "") -> Scene:
        """Begin a stage of a siege; nothing comes after it."""
        return self.go(task("stage", number), dice=dice)

    def go(self, *tasks: Task, dice: str = "") -> Scene:
        """Set the tasks, the last one first, and advance; a siege ends after them."""
        self.position.todo = [task("siege_end"), task("hold"), *tasks]
        self.position.chance = Loaded(dice)
        advance(self.position, self.events)
        assert not self.position.chance.given, "not all dice were thrown"
        return self

    def do(self, move: str, seat: str = "", dice: str = "") -> list[Event]:
        """Play a legal move with given dice; by default the first seat with a decision plays it."""
        who = SEAT_IDS.index(seat) if seat else CONVICTED.decisions(self.position)[0].seat
        parsed = CONVICTED.parse(move)
        assert CONVICTED.refusal(self.position, who, parsed) is None, CONVICTED.refusal(self.position, who, parsed)
        assert parsed in CONVICTED.legal_moves(self.position, who)
        self.position.chance = Loaded(dice)
        happened = CONVICTED.play(self.position, who, parsed)
        assert not self.position.chance.given, "not all dice were thrown"
        self.events += happened
        return happened

    def reads(self, **readings: bool) -> Scene:
        """Play on by other readings of sentences that can be read in two ways (``values.SiegeTables``)."""
        values = self.position.values
        self.position.values = replace(values, siege=replace(values.siege, **readings))  # type: ignore[arg-type]
        return self

    def refused(self, move: str, seat: str = "") -> Refusal:
        """Return why a move is refused, which it must be; it is not listed either."""
        who = SEAT_IDS.index(seat) if seat else CONVICTED.decisions(self.position)[0].seat
        parsed = CONVICTED.parse(move)
        before = self.position.copy()
        refusal = CONVICTED.refusal(self.position, who, parsed)
        assert refusal is not None
        assert parsed not in CONVICTED.legal_moves(self.position, who)
        before.chance = self.position.chance
        assert self.position == before
        return refusal

    def reason(self, move: str, seat: str = "") -> Reason:
        """Return the reason for which a move is refused."""
        return Reason(self.refused(move, seat).reason)

    def legal(self, seat: str = "") -> list[str]:
        """Return the legal moves of a seat as text; by default of the first seat with a decision."""
        who = SEAT_IDS.index(seat) if seat else CONVICTED.decisions(self.position)[0].seat
        return [CONVICTED.text(move) for move in CONVICTED.legal_moves(self.position, who)]

    @property
    def asked(self) -> list[str]:
        """Return the decisions as text, such as ``a volley``; empty when all tasks are done."""
        if self.position.todo and self.position.todo[-1][0] == "hold":
            return []
        return [f"{SEAT_IDS[decision.seat]} {decision.kind}" for decision in CONVICTED.decisions(self.position)]

    def told(self, kind: type[E]) -> list[E]:
        """Return the events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def units(self, post: str) -> dict[str, int]:
        """Return the units of a post."""
        at = POST_INDEX[post]
        return {name: count for kind, name in enumerate(UNITS) if (count := self.position.units[cell(at, kind)])}

    def engines(self, post: str) -> dict[str, int]:
        """Return the engines of a post."""
        at = POST_INDEX[post]
        return {name: count for kind, name in enumerate(ENGINES) if (count := self.position.engines[cell(at, kind)])}

    def zone(self, name: str) -> dict[str, int]:
        """Return the enemy pieces in a zone."""
        at = ZONES.index(name) * FOE_KINDS
        return {piece: count for piece, number in FOE_INDEX.items() if (count := self.position.field[at + number])}

    def wall(self, section: str) -> tuple[int, int]:
        """Return level and resistance of a section."""
        at = POST_INDEX[section]
        return self.position.level[at], self.position.resistance[at]


def _hold(position: Position, task_: Task, out: list[Event]) -> bool:
    """Stop there: what a test looks at has happened."""
    del position, task_, out
    return True


STEPS["hold"] = _hold


def fortress(
    mode: str = "campaign", seats: int = 1, *, faction: str = "barbarians", level: str = "1", main: str = "",
    gates: str = "", ring: str = "", known: str = "", town: str = "", heroes: str = "", stock: str = "", **places: str,
) -> Scene:  # fmt: skip
    """Return a fortress under siege.

    Args:
        mode: how it is played.
        seats: by how many.
        faction: who attacks.
        level: of the faction.
        main: where from, by default from the first zone told.
        gates: their resistance, by default that of the north wall.
        ring: obstacles, ``W1 moat, W2 ditch``; ``W moat``: all four before a wall.
        known: technologies.
        town: levels of buildings, ``chapel 3``.
        heroes: of the seats.
        stock: resources of the first seat, ``3/0/0/1``.
        places: sections, the keep, and zones.
    """
    values = load_values()
    position = Position(values, values.modes[mode], seats, 1)
    position.period, position.round, position.stage = "siege", 1, 0
    position.faction = FACTIONS.index(faction)
    position.levels = (int(level),) * 4
    position.morale = values.factions[position.faction].morale
    position.level, position.resistance = [0] * 8, [0] * 9
    position.ring = [0] * 12
    for name, told in places.items():
        if name in ZONES:
            _fill_zone(position, name, told)
        else:
            _man(position, POST_INDEX[name], told)
    position.resistance[8] = int(gates) if gates else position.resistance[0]
    first = next((ZONES.index(name) % 4 for name in places if name in ZONES), 0)
    position.main = DIRECTIONS.index(main) if main else first
    _dig(position, ring)
    for name in filter(None, known.split()):
        position.known |= 1 << TECHNOLOGIES.index(name)
    for told in filter(None, town.split(",")):
        building, height = told.split()
        position.buildings[BUILDINGS.index(building)] = int(height)
    for seat, hero in enumerate(heroes.split()):
        position.heroes[seat] = HEROES.index(hero) if hero in HEROES else -1
    if stock:
        position.stock[:4] = map(int, stock.split("/"))
    position.baseline = 1000
    return Scene(position)


def _man(position: Position, post: int, told: str) -> None:
    people, _, engines = told.partition(";")
    words = people.split()
    if post != KEEP:
        level, _, resistance = words.pop(0).partition("/")
        position.level[post] = int(level)
        position.resistance[post] = int(resistance or level)
    for unit, count in zip(words[::2], words[1::2], strict=True):
        position.units[cell(post, UNITS.index(unit))] = int(count)
    words = engines.split()
    for engine, count in zip(words[::2], words[1::2], strict=True):
        position.engines[cell(post, ENGINES.index(engine))] = int(count)


def _fill_zone(position: Position, name: str, told: str) -> None:
    words = told.split()
    for piece, count in zip(words[::2], words[1::2], strict=True):
        position.field[ZONES.index(name) * FOE_KINDS + FOE_INDEX[piece]] = int(count)


def _dig(position: Position, told: str) -> None:
    for part in filter(None, (part.strip() for part in told.split(","))):
        where, obstacle = part.split()
        whole = position.values.ring_of[DIRECTIONS.index(where)] if where in DIRECTIONS else ()
        for section in whole or (RING_INDEX[f"ring_{where}"],):
            position.ring[section] = OBSTACLES.index(obstacle)


def village(
    seats: int = 1, *, gates: str = "", ring: str = "", known: str = "", town: str = "", stock: str = "9/9/9/9",
    heroes: str = "", **places: str,
) -> Scene:  # fmt: skip
    """Return a fortress in the period of actions, the first seat at it; every seat has the resources."""
    table = fortress("campaign", seats, gates=gates, ring=ring, known=known, town=town, heroes=heroes, **places)
    position = table.position
    position.period, position.round, position.faction, position.main = "actions", 0, -1, -1
    position.stock = [int(each) for each in stock.split("/")] * seats
    position.actions = [12 // seats] * seats
    position.player = 0
    position.todo = [task("siege"), task("sabotage"), task("actions")]
    return table
