"""Phase 6 of an Invader: the choice of dispatches, marches and orders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.games.stronghold.board import CAMP
from stronghold_gui.games.stronghold.moves import DONE, Command, Dispatch, Influence, March, Move, Rope
from stronghold_gui.games.stronghold.pieces import (
    CALL,
    DETONATION,
    FURY,
    GOBLIN,
    GOBLIN_TRAP,
    NO_ORDER,
    ORDERS,
    STRENGTH,
    TROLL,
    TROLL_TRAP,
    UNIT_INDEX,
    USED,
)
from stronghold_gui.games.stronghold.players.danger import after_cauldron
from stronghold_gui.games.stronghold.players.fight_results import (
    compared,
    defenders_at,
    gear_at,
    invaders_at,
    with_one,
    works_at,
)
from stronghold_gui.games.stronghold.players.prospect import Prospect
from stronghold_gui.games.stronghold.players.ruins import can_be_bared, orcs_to_bare
from stronghold_gui.games.stronghold.players.styles import SiegeStyle
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.preparation.flank import flank_of
from stronghold_gui.games.stronghold.sites import room

_SIZES: Final = ("minor", "major")
_BEST: Final = 3.5
"""The worth of a goblin that fights in fury: above a troll's, since a troll can fight anywhere."""
_RUIN: Final = 2.5
"""The worth of leaving a section bare: above the price of an order, and above that of an order of little use."""
_FURIOUS: Final = 5
"""A number of goblins for which any section has room."""


class Commander:
    """Ranks the moves of an Invader's seat in phase 6 of one position."""

    def __init__(self, position: Position, seat: int, style: SiegeStyle) -> None:
        self.position, self.seat, self.style = position, seat, style
        self.prospect = Prospect(position, seat, style)
        self.flank = flank_of(position, seat)
        self.open_sections = self._open_sections()

    def best(self, moves: Sequence[Move]) -> Move:
        """Return the move with the greatest gain, or the end of the step or phase if no move gains anything."""
        found = max(moves, key=self.gain)
        return found if self.gain(found) > 0 or DONE not in moves else DONE

    def gain(self, move: Move) -> float:
        """Return the gain of a move of phase 6."""
        match move:
            case Dispatch(size):
                return self._dispatch(size)
            case March(unit, start, goal):
                return self._march(UNIT_INDEX[unit], start, goal)
            case Rope(unit, start, goal):
                return self._rope(UNIT_INDEX[unit], start, goal)
            case Influence(_, wall):
                return 1.0 + self.prospect.rank(self.position.board.outer_index[wall])
            case Command():
                return self._order(move)
            case _:
                return 0.0

    # -- dispatches --------------------------------------------------------------------------------------------------

    def _dispatch(self, size: str) -> float:
        """Return the gain of a dispatch: units brought to the walls, or brought nearer at a low price."""
        values = self.position.values
        price = self.style.siege.hourglass * values.costs[size].hourglasses
        number = values.dispatch[size]
        if self.prospect.striking:
            needed = self._most_from_a_rampart()
            if self._brings_reserve():
                return 50.0 + number
            if not needed or self._dispatches_made() >= self.style.dispatches:
                return -1.0
            return 50.0 - price - 10.0 * max(0, needed - number)
        if self._dispatches_made():
            return -1.0
        return self._moved(number) * self.style.siege.advance + self._camp_relief(number) - price

    def _brings_reserve(self) -> bool:
        """Return whether the next dispatch is the first of two: it brings units to the ramparts, the second attacks."""
        waiting = any(map(self.position.outer_count, self.flank.foregrounds))
        return self.style.reserve and waiting and not self._dispatches_made()

    def _dispatches_made(self) -> int:
        """Return how many dispatches the seat has taken this turn."""
        used = self.position.invaders[self.seat].used
        return sum(bool(used & USED[size]) for size in _SIZES)

    def _most_from_a_rampart(self) -> int:
        """Return the largest number of units that one rampart could send to the walls."""
        free = {wall: self._room(wall) for wall in (*self.prospect.chosen, *self.open_sections)}
        most = 0
        for rampart in self.flank.ramparts:
            goals = [wall for wall in self.position.board.joined[rampart] if free.get(wall, 0) > 0]
            most = max(most, min(self.position.outer_count(rampart), sum(free[wall] for wall in goals)))
        return most

    def _room(self, place: int) -> int:
        return max(0, room(self.position, place) - self.position.outer_count(place))

    def _moved(self, number: int) -> int:
        """Return roughly how many units a dispatch of that number brings nearer."""
        moved = 0
        for foreground in self.flank.foregrounds:
            there, side = self.position.outer_count(foreground), self.position.board.outer_side[foreground]
            near = [place for place in self.position.board.ramparts[side] if place in self._reached(foreground)]
            forward = min(there, number, sum(map(self._room, near)))
            moved += forward + min(number, self._room(foreground) + forward, self._camp() // len(self.flank.sides))
        return moved

    def _reached(self, foreground: int) -> tuple[int, ...]:
        return tuple(goal for goal, _ in self.position.board.forward[foreground])

    def _camp(self) -> int:
        return sum(self.position.invaders[self.seat].camp)

    def _camp_relief(self, number: int) -> float:
        """Return the value of the hourglasses that the Defender does not get if a dispatch empties the camp."""
        values, camp = self.position.values, self._camp()
        out = sum(min(number, self._room(foreground) + number) for foreground in self.flank.foregrounds)
        before, after = values.camp_hourglasses(camp), values.camp_hourglasses(max(0, camp - out))
        return self.style.siege.hourglass * (before - after)

    # -- marches -----------------------------------------------------------------------------------------------------

    def _march(self, kind: int, start: str, goal: str) -> float:
        board = self.position.board
        place = board.outer_index[goal]
        if self._trapped(kind, start, place):
            return -1.0
        if place < board.walls:
            last_place = place == self.style.call and self._room(place) <= 1
            if last_place or (kind == TROLL and start != CAMP and self._kept_for_call(board.outer_index[start])):
                return -1.0
            return self._to_wall(kind, place)
        if place < 2 * board.walls:
            wall = board.wall_of(place)
            return 20.0 + STRENGTH[kind] if wall in self.prospect.chosen else -1.0
        if place in board.all_foregrounds:
            return 5.0 + 0.5 * STRENGTH[kind] + self._liking(place) if start == CAMP else -1.0
        if start != CAMP and board.outer_index[start] in board.all_ramparts:
            return self._sideways(kind, board.outer_index[start], place)
        return 5.0 + 0.5 * STRENGTH[kind] + self._liking(place) + self._awaited(kind, place)

    def _awaited(self, kind: int, place: int) -> float:
        """Return the extra value of a unit that comes to a rampart if a planned order needs it there."""
        style, board = self.style, self.position.board
        goals = board.joined[place]
        if kind == GOBLIN and style.fury in goals and self.position.outer[3 * place] < _FURIOUS:
            return 6.0
        return 3.0 if kind == TROLL and style.call in goals and not self._kept_for_call(place) else 0.0

    def _kept_for_call(self, start: int) -> bool:
        """Return whether a rampart has the only troll that the planned call can reach."""
        if self.style.call < 0:
            return False
        near = self.position.board.joined_ramparts[self.style.call]
        return start in near and sum(self.position.outer[3 * place + TROLL] for place in near) == 1

    def _trapped(self, kind: int, start: str, goal: int) -> bool:
        """Return whether a trap on the way kills such a unit."""
        board = self.position.board
        if start == CAMP:
            return False
        field = board.path_field.get((board.outer_index[start], goal), -1)
        if field < 0:
            return False
        lies = self.position.field[field]
        return (lies == GOBLIN_TRAP and kind == GOBLIN) or (
            lies == TROLL_TRAP and kind == TROLL and not self.position.trapped >> field & 1
        )

    def _to_wall(self, kind: int, wall: int) -> float:
        """Return the value of standing on a section: high if an assault is planned, the strongest units first."""
        if wall in self.prospect.chosen:
            first = len(self.prospect.chosen) - self.prospect.chosen.index(wall)
            if self.style.enough is not None and self.prospect.standing(wall) > self.style.enough:
                return 12.0 + STRENGTH[kind]
            furious = kind == GOBLIN and wall == self.style.fury
            return 20.0 + 5.0 * first + (_BEST if furious else STRENGTH[kind])
        if wall in self.open_sections:
            return 10.0 - STRENGTH[kind]
        return -1.0

    def _open_sections(self) -> list[int]:
        """Return the empty sections, beyond those to attack, where one unit would count for the great siege."""
        if not self.style.great_siege or not self.prospect.striking:
            return []
        return [
            wall
            for wall in self.flank.walls
            if wall not in self.prospect.chosen and not self.position.in_melee(wall) and self._room(wall)
        ]

    def _liking(self, place: int) -> float:
        """Return the value of a unit at a place outside, by the best section that it can reach from there."""
        board = self.position.board
        walls = board.joined[place] or tuple(wall for rampart in self._reached(place) for wall in board.joined[rampart])
        best = max((self.prospect.rank(wall) for wall in walls if wall in self.prospect.targets), default=0.0)
        return 2.0 * best - 0.25 * self.position.outer_count(place)

    def _sideways(self, kind: int, start: int, goal: int) -> float:
        """Return the gain of a march from a rampart to the next one; -1 without a path."""
        if goal not in dict(self.position.board.forward[start]):
            return -1.0
        return self._liking(goal) - self._liking(start) + 0.2 * STRENGTH[kind]

    def _rope(self, kind: int, start: str, goal: str) -> float:
        index = self.position.board.outer_index
        first, second = self.prospect.targets[index[start]], self.prospect.targets[index[goal]]
        better = first.promise < -3.0 <= second.promise
        return STRENGTH[kind] + 1.0 if better else -1.0

    # -- orders ------------------------------------------------------------------------------------------------------

    def _order(self, move: Command) -> float:
        """Return the gain of an order, greatest if it brings a breach. The style decides whether it is secret."""
        if not self.style.orders and not move.open:
            return -1.0
        position, order = self.position, ORDERS.index(move.tile)
        wall = position.board.outer_index[move.wall]
        planned = self._planned_order(wall, order)
        if planned is not None:
            return 30.0 if planned and move.open != self.style.orders else -1.0
        if position.orders[wall] != NO_ORDER or not self.prospect.striking:
            return -1.0
        gained = self._with_order(wall, order)
        if move.open:
            return gained - 1.5 if not self.style.orders else -1.0
        price = 0.0 if self._paid_for_orders() else self.style.siege.hourglass
        return gained - price + (0.3 if move.tile == "bluff" and not price else 0.0)

    def _planned_order(self, wall: int, order: int) -> bool | None:
        """Return whether an order is the one planned for a call's section; ``None`` without a plan."""
        style = self.style
        if style.call >= 0 and (wall == style.call or order == CALL):
            return wall == style.call and order == CALL
        kept_for_fury = wall == style.fury and order != FURY and self.position.outer[3 * wall] > 0
        return False if kept_for_fury else None

    def _paid_for_orders(self) -> bool:
        return bool(self.position.invaders[self.seat].used & USED["classified"])

    def _with_order(self, wall: int, order: int) -> float:
        """Return by how much an order brings a breach nearer at a section."""
        position = self.position
        there = after_cauldron(position, wall, invaders_at(position, wall))
        defenders, works, gear = defenders_at(position, wall), works_at(position, wall), gear_at(position, wall)
        banner, shields, poison, altars, _ = gear
        lead, cover = compared(there, defenders, gear, works)
        if order == FURY:
            fury = compared(there, defenders, (banner, shields, poison, altars, position.values.fury_strength), works)
            return 0.5 * (fury[0] - lead) if fury[0] > fury[1] - 3 else -1.0
        if order == DETONATION and self.style.ruins:
            return self._ruin(wall, lead - cover)
        if order == CALL and self._room(wall) and self._called(wall):
            more = compared(with_one(there, TROLL), defenders, gear, works)
            return 0.7 * (more[0] - lead) if more[0] > cover - 3 else -1.0
        return 0.0 if order == len(ORDERS) - 1 else -1.0

    def _ruin(self, wall: int, beyond: int) -> float:
        """Return the worth of stripping a section bare: less if it takes many orcs, or if it may fall anyway."""
        if not can_be_bared(self.position, wall):
            return -1.0
        return _RUIN - 0.1 * orcs_to_bare(self.position, wall) - 0.05 * max(0, 8 + beyond)

    def _called(self, wall: int) -> bool:
        near = self.position.board.joined_ramparts[wall]
        return any(self.position.outer[3 * place + TROLL] for place in near)
