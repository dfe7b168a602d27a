"""The whole state of a game, as flat lists of counts: plain, comparable, cheap to copy.

Pieces are counts by kind and place, no objects; ``pieces.py`` numbers kinds and places. A *cell* of a list is
``post * 6 + kind`` for defenders and their engines, ``zone * 34 + piece`` for the enemy in the zones.
"""

from __future__ import annotations

from operator import lt
from typing import Final, Literal

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.flat import FlatPosition
from stronghold_gui.games.convicted.pieces import (
    DIRECTIONS,
    ENGINES,
    FOE_PIECES,
    FOES,
    GATES,
    KEEP,
    KEEP_BUILDING,
    NONE,
    NORTH,
    POSTS,
    RANGED,
    RESOURCES,
    UNITS,
    ZONES,
)
from stronghold_gui.games.convicted.squads import Squad
from stronghold_gui.games.convicted.values import Fortification, Mode, Values

Period = Literal["setup", "preparation", "actions", "siege", "over"]
"""The part of the game that is being played (rules, sections 3 to 8)."""

Ending = Literal["", "held", "stormed", "ruined", "fallen"]
"""How a game ended: not yet; the defenders survived all turns; unopposed enemies found no building; too many building
levels are lost; no defender is left (12a, sections 9, 12, 13)."""

Task = tuple[str, int, int, int, int, int]
"""A task of the stack: its kind and up to five numbers (their meaning: ``naming.py``). Some kinds wait for a move."""

Aim = tuple[int, int, int]
"""Aimed shots: a cell, its target and the number of shots. Defenders aim at zones, the enemy at sections."""

Step = tuple[int, int, int, int]
"""Pieces moved in stage 7 or while placing: kind, start (``NONE``: any), goal and number."""

KINDS: Final = len(UNITS)
FOE_KINDS: Final = len(FOE_PIECES)


class Position(FlatPosition):
    """The whole state of a game.

    Attributes:
        values: the values of the match; shared, never changed.
        mode: the way to play; shared, never changed.
        chance: seed and number of draws so far.
        seats: number of seats; a player who leads the enemy has the last one.
        levels: the level, 1 to 3, of each faction.
        difficulty: the level of the scenario, 1 to 3.
        period: the part of the game that is being played.
        stage: the stage of the siege, 1 to 14; 0 in its set-up step.
        turn: the number of the turn, from 1.
        round: the round of the siege, from 1; 0 in its set-up step.
        first: seat of the first player.
        player: seat whose actions are played, or ``NONE``.
        todo: tasks still to be done, the next one last.
        heroes: hero of each seat, or ``NONE``.
        heroes_used, powers_used: bits of the heroes and powers used this turn.
        stock: the amount of each resource of each seat, at ``seat * 4 + resource``.
        actions: the number of actions left, by seat.
        traded: bits of the seats that have traded this turn.
        known: bits of the known technologies.
        buildings: the level of each building.
        level: the level of each section.
        resistance: the current resistance of each section, then that of the gates.
        ring: obstacle on each section of the ring.
        owner: the seat that defends each post, or ``NONE`` while sections are chosen.
        units, engines: the numbers of units and of engines, by cell.
        waiting: the numbers of units, then of engines, that have no post (RC-38).
        spent: ranged units that have fought in a melee of this siege, by cell (stage 13).
        shot: ranged units that fired in the last stage 6, by cell.
        dead: units that fell in this siege, by cell (RC-91).
        reinforced: the section or gates with an extra point of resistance, or ``NONE`` (RC-88).
        aura: the section or gates that take no damage, or ``NONE`` (RC-90).
        heretic: the post whose ranged units shoot better, or ``NONE``.
        faction: the attackers, or ``NONE``.
        main: the main direction, or ``NONE``.
        field: the numbers of enemy pieces in the zones, by cell.
        arrived: the numbers of enemy pieces in deployment zones that came this round (RC-56).
        stormers: ranged enemies that have become melee units and wait in a deployment zone (RC-59),
            ``direction * 27 + foe``.
        climbed: enemies on the walls, ``direction * 27 + foe``.
        gateway: the enemy in the gateway, or ``NONE``.
        demolished: giants that have struck the wall in this siege, ``direction * 27 + foe`` (RC-68).
        panic: the last round of panic among the defenders of a wall, by direction; 0 for none (RC-74).
        baseline: number of enemy pieces when the siege began (RC-40).
        morale: the current morale of the enemy.
        squads: squads of the enemy; empty unless they are formed.
        aims: shots that are aimed but not fired yet.
        steps: pieces that have moved in this step.
        closed: bits of the seats that have ended their part of the current step; 0 or 1 in the task ``matching``.
        falling: defenders and their engines about to fall, on the post of the current removal.
        lost_levels: number of building levels lost to the enemy in this game.
        quiet: rounds in a row without any change (RC-80).
        stirred: whether this round has changed anything.
        winners: seats that have won.
        ending: how the game ended.
    """

    __slots__ = (
        "actions", "aims", "arrived", "aura", "baseline", "buildings", "climbed", "closed", "dead",
        "demolished", "difficulty", "ending", "engines", "faction", "falling", "field", "first", "gateway", "heretic",
        "heroes", "heroes_used", "known", "level", "levels", "lost_levels", "main", "mode", "morale", "owner", "panic",
        "period", "player", "powers_used", "quiet", "reinforced", "resistance", "ring", "round", "seats", "shot",
        "spent", "squads", "stage", "steps", "stirred", "stock", "stormers", "todo", "traded", "turn", "units",
        "values", "waiting", "winners",
    )  # fmt: skip
    LISTS = (
        "actions", "aims", "arrived", "buildings", "climbed", "dead", "demolished", "engines", "falling", "field",
        "heroes", "level", "owner", "panic", "resistance", "ring", "shot", "spent", "squads", "steps", "stock",
        "stormers", "todo", "units", "waiting",
    )  # fmt: skip
    SHARED = ("values", "mode")

    def __init__(self, values: Values, mode: Mode, seats: int, seed: int) -> None:
        """Set up the board of a mode, without the players' pieces."""
        self.values = values
        self.mode = mode
        self.chance = Chance(seed)
        self.seats = seats
        self.levels = (1, 1, 1, 1)
        self.difficulty = 1
        self.period: Period = "setup"
        self.turn = 1
        self.round = self.stage = 0
        self.first = 0
        self.player = NONE
        self.todo: list[Task] = []
        self.heroes = [NONE] * seats
        self.heroes_used = self.powers_used = self.traded = self.closed = 0
        self.stock = [0] * (seats * len(RESOURCES))
        self.actions = [0] * seats
        self.known = mode.start.technologies
        self.buildings = list(mode.start.buildings)
        self.level = list(mode.start.levels)
        self.resistance = [*mode.start.resistance, mode.start.gates]
        self.ring = list(mode.start.ring)
        self.owner = [0] * len(POSTS)
        self.units = [0] * (len(POSTS) * KINDS)
        self.engines = [0] * (len(POSTS) * len(ENGINES))
        self.waiting = [0] * (KINDS + len(ENGINES))
        self.spent = [0] * (len(POSTS) * KINDS)
        self.shot = [0] * (len(POSTS) * KINDS)
        self.dead = [0] * (len(POSTS) * KINDS)
        self.reinforced = self.aura = self.heretic = NONE
        self.faction = mode.faction
        self.main = NONE
        self.field = [0] * (len(ZONES) * FOE_KINDS)
        self.arrived = [0] * (len(DIRECTIONS) * FOE_KINDS)
        self.stormers = [0] * (len(DIRECTIONS) * len(FOES))
        self.climbed = [0] * (len(DIRECTIONS) * len(FOES))
        self.gateway = NONE
        self.demolished = [0] * (len(DIRECTIONS) * len(FOES))
        self.panic = [0] * len(DIRECTIONS)
        self.baseline = self.morale = 0
        self.squads: list[Squad] = []
        self.aims: list[Aim] = []
        self.steps: list[Step] = []
        self.falling = [0] * (KINDS + len(ENGINES))
        self.lost_levels = self.quiet = 0
        self.stirred = False
        self.winners: tuple[int, ...] = ()
        self.ending: Ending = ""

    # -- players -----------------------------------------------------------------------------------------------------

    @property
    def defenders(self) -> int:
        """Return the number of defenders' seats, which are the first ones."""
        return self.seats - self.mode.led

    @property
    def enemy(self) -> int:
        """The seat that leads the enemy, or ``NONE``."""
        return self.seats - 1 if self.mode.led else NONE

    def in_turn(self) -> list[int]:
        """Return the defenders' seats clockwise from the first player on."""
        return [*range(self.first, self.defenders), *range(self.first)]

    # -- the fortress ------------------------------------------------------------------------------------------------

    def fortification(self, section: int) -> Fortification:
        """Return the fortification (level of wall or tower) of a section."""
        return self.values.fortification(section, self.level[section])

    def nominal(self, target: int) -> int:
        """Return the nominal resistance of a section or the gates; that of the gates follows the north wall (RC-08)."""
        return self.values.gates[self.level[NORTH]] if target == GATES else self.fortification(target).resistance

    def count(self, post: int) -> int:
        """Return the number of units on a post."""
        return sum(self.units[post * KINDS : post * KINDS + KINDS])

    def capacity(self, post: int) -> int:
        """Return the number of units that a section holds; for the keep, its posts for ranged units."""
        if post == KEEP:
            return self.values.heroes.keep_posts if self.buildings[KEEP_BUILDING] >= 2 else 0
        return self.fortification(post).capacity

    def slots(self, post: int) -> int:
        """Return the number of engine slots of a post."""
        if post == KEEP:
            return self.values.heroes.keep_slots if self.buildings[KEEP_BUILDING] >= 3 else 0
        return self.fortification(post).slots

    def shooters(self, post: int) -> int:
        """Return the number of ranged units on a post."""
        return sum(self.units[post * KINDS + kind] for kind in RANGED)

    def knows(self, technology: int) -> bool:
        """Return whether a technology is known; true for ``NONE``."""
        return technology == NONE or bool(self.known >> technology & 1)

    def aim(self, at: int, goal: int) -> None:
        """Add a shot from a cell at a target; keep the aims sorted by cell and target."""
        for number, (where, aimed, count) in enumerate(self.aims):
            if (where, aimed) == (at, goal):
                self.aims[number] = (at, goal, count + 1)
                return
        self.aims.append((at, goal, 1))
        self.aims.sort()

    def note(self, piece: int, start: int, goal: int, count: int) -> None:
        """Record that a number of pieces of a kind moved from start to goal; keep the list sorted."""
        steps = {(kind, where, whither): number for kind, where, whither, number in self.steps}
        steps[piece, start, goal] = steps.get((piece, start, goal), 0) + count
        self.steps = [(*key, number) for key, number in sorted(steps.items()) if number]

    # -- resources ---------------------------------------------------------------------------------------------------

    def stock_of(self, seat: int) -> tuple[int, int, int, int]:
        """Return the resources of a seat."""
        wood, stone, iron, gold = self.stock[seat * 4 : seat * 4 + 4]
        return wood, stone, iron, gold

    def can_pay(self, seat: int, price: tuple[int, ...]) -> bool:
        """Return whether a seat has the resources for a price."""
        return not any(map(lt, self.stock[seat * 4 : seat * 4 + 4], price))

    def receive(self, seat: int, resources: tuple[int, ...]) -> None:
        """Give resources to a seat."""
        for kind, amount in enumerate(resources):
            self.stock[seat * 4 + kind] += amount

    def pay(self, seat: int, price: tuple[int, ...]) -> None:
        """Take a price from a seat."""
        for kind, amount in enumerate(price):
            self.stock[seat * 4 + kind] -= amount
