"""Legal moves as gestures: the piece that is taken, its area, and the areas where it may be put.

A *source* is an area and the key of a pile. On the board these are an area of the picture and a unit or tile; in the
docks the area is one of the words below. Some moves have no target: taking the thing is the whole gesture.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from stronghold_gui.core.decision import Seat
from stronghold_gui.desktop.stronghold.areas import CAMP, camp_key, machine_area, target_areas, units_area
from stronghold_gui.desktop.stronghold.contents import contents
from stronghold_gui.desktop.table.by_hand import BUTTON, ByHand
from stronghold_gui.desktop.table.model import Source, pile_at
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.pieces import EQUIPMENT, RAMPART_TRAINING
from stronghold_gui.games.stronghold.table import Table

CARD: Final = "card"
"""Dock area of the Invader's tiles; the key is the tile, or tile and price (`ballista:troll`)."""
HAND: Final = "hand"
"""Dock area of this turn's units; the key is the unit."""
ORDERS: Final = "orders"
"""Dock area of order tiles; the key is the tile, or tile and side (`bluff:open`, `bluff:face_down`)."""
STOCK: Final = "stock"
"""Dock area of the Defender's free stone."""
PURSE: Final = "purse"
"""Dock area of the Defender's hourglasses; the key is the purse: `own` or `barricades`."""
ACTION: Final = "action"
"""Dock area of the Defender's paid actions; the key is the action."""
RISEN: Final = "risen"
"""Dock area of a lost unit that joins the Invader; the key is the unit."""
DOCKS: Final = frozenset({CARD, HAND, ORDERS, STOCK, PURSE, ACTION, RISEN})
"""All dock areas; what is taken there belongs to the seat whose docks are shown."""
_ACTION_TARGET: Final = "action:"


def action_target(action: str) -> str:
    """Return the dock area onto which the payment for an action is dropped: an hourglass, or a unit for `gain`."""
    return f"{_ACTION_TARGET}{action}"


def action_of(target: str) -> str:
    """Return the action of an area made by `action_target`; ``""`` for other areas."""
    return target.removeprefix(_ACTION_TARGET) if target.startswith(_ACTION_TARGET) else ""


REPEATED: Final = (
    m.March, m.Rope, m.Walk, m.Stone, m.Gain, m.Give, m.Pay, m.Shoot, m.Call, m.Climb, m.Heal, m.Rise,
)  # fmt: skip
"""Moves of one piece that can be repeated, so that several equal pieces can be taken at once."""


def gesture_of(move: m.Move, table: Table) -> ByHand:  # noqa: C901 - one case for each kind of move
    """Return the gesture of a move."""
    match move:
        case m.March(unit, start, goal):
            return ByHand(((units_area(start, unit), heap_key(start, unit, table)),), target_areas(goal, table))
        case m.Rope(unit, start, goal) | m.Walk(unit, start, goal):
            return ByHand(((units_area(start, unit), unit),), target_areas(goal, table))
        case m.Swap(unit, start, other, goal):
            # Both units may be taken: `GestureIndex` adds the gesture of the other one.
            return ByHand(((units_area(start, unit), unit),), target_areas(goal, table)) if other else BUTTON
        case m.Machine(tile, place, pay) | m.Equip(tile, place, pay) | m.Train(tile, place, pay):
            return ByHand(((CARD, tile), (CARD, f"{tile}:{pay}")), target_areas(place, table))
        case m.Ritual(tile, place):
            return ByHand(((CARD, tile),), target_areas(place, table))
        case m.Escape(place):
            return ByHand(((CARD, "escape_the_knife"),), target_areas(place, table))
        case m.Gain(unit):
            return ByHand(((HAND, unit),), (action_target("gain"),))
        case m.Give(unit, _):
            return ByHand(((HAND, unit),), (action_target("troop_transfer"),))
        case m.Transfer(tile, start, goal):
            return ByHand(((tile_area(tile, start), tile),), target_areas(goal, table))
        case m.Influence(altar, wall):
            return ByHand(((machine_area(altar), "altar"),), target_areas(wall, table))
        case m.Command(tile, wall, is_open):
            way = "open" if is_open else "face_down"
            return ByHand(((ORDERS, tile), (ORDERS, f"{tile}:{way}")), target_areas(wall, table))
        case m.Stone(wall):
            return ByHand(((STOCK, "stone"),), target_areas(wall, table))
        case m.Pay(action, purse):
            return ByHand(((PURSE, purse),), (action_target(action),))
        case m.Finish(action, place, _):
            return ByHand(((ACTION, action),), target_areas(place, table))
        case m.Excursion(unit, place):
            warrior = units_area(table.heroes["warrior"].place, "warrior")
            return ByHand(((warrior, "warrior"), (ACTION, "excursion")), (units_area(place, unit),))
        case m.Aim(start, goal, _):
            return ByHand(((machine_area(start), weapon_at(start, table)),), target_areas(goal, table))
        case m.Shoot(start, goal):
            unit = "marksman" if start[0] in "WET" else "goblin"
            return ByHand(((units_area(start, unit), unit),), target_areas(goal, table))
        case m.Call(start, goal):
            return ByHand(((units_area(start, "troll"), "troll"),), target_areas(goal, table))
        case m.Climb(unit, wall):
            return ByHand(((units_area(f"ST{wall}", unit), unit),), target_areas(wall, table))
        case m.Heal(unit):
            return ByHand((("hospital.units", unit),), ("courtyard",))
        case m.Rise(unit, place):
            return ByHand((("hospital.units", unit), (RISEN, unit)), target_areas(place, table))
        case _:
            return _picking(move, table)


def _picking(move: m.Move, table: Table) -> ByHand:
    """Return the gesture of a move that only picks a thing on the board; `BUTTON` for all other moves."""
    match move:
        case m.Remove(unit, place):
            return ByHand(((units_area(place, unit), unit),))
        case m.Detonate(place):
            return ByHand(((units_area(place, "orc"), "orc"),))
        case m.Obey(wall):
            return ByHand(((f"{wall}.order", table.walls[wall].order),))
        case m.Smash(place):
            if place in table.walls:
                return ByHand(((f"{place}.cauldron", table.walls[place].cauldron),))
            return ByHand(((place, table.towers[place].machine),))
        case _:
            return BUTTON


def heap_key(start: str, unit: str, table: Table) -> str:
    """Return the key of a marching unit's pile; in a shared camp each Invader has separate piles."""
    return camp_key(unit, table.dispatch.seat) if start == CAMP and len(table.invaders) > 1 else unit


def pieces_in(source: Source, table: Table, seat: Seat) -> int:
    """Return the number of pieces in a pile, on the board or in the docks of a seat; 1 if they are not counted."""
    area, key = source
    if area not in DOCKS:
        pile = pile_at(contents(table), area, key)
        return pile.count if pile is not None else 1
    invaders = len(table.invaders)
    if seat < invaders:
        return max(1, table.invaders[seat].hand.get(key, 1)) if area == HAND else 1  # type: ignore[call-overload]
    own = table.defenders[seat - invaders]
    if area == PURSE:
        return max(1, own.barricades if key == "barricades" else own.hourglasses)
    return max(1, own.stones) if area == STOCK else 1


def tile_area(tile: str, place: str) -> str:
    """Return the area of a transferable tile."""
    if tile in EQUIPMENT:
        return f"{place}.equipment"
    if tile in RAMPART_TRAINING:
        return f"{place}.training"
    return f"{place}.tile" if tile == "saboteur" else place


def weapon_at(place: str, table: Table) -> str:
    """Return the weapon at a place: the machine of a rampart or foreground, the cannon or poles of a tower."""
    if place in table.towers:
        return table.towers[place].machine
    site = table.ramparts.get(place) or table.foregrounds.get(place)
    return site.machine if site else ""


def meant(moves: Sequence[m.Move], source: Source, onto: str | None) -> Sequence[m.Move]:
    """Return the moves that a drop can mean: a swap only if it was dropped on the unit to swap with.

    Args:
        moves: all moves from the source to the area.
        source: the area and key that were taken.
        onto: the pile on which it was put; see ``TableClient.drop``.
    """
    swaps = [move for move in moves if isinstance(move, m.Swap)]
    if onto is None or not swaps:
        return moves
    others = [move for move in moves if not isinstance(move, m.Swap)]
    swaps_with = [move for move in swaps if onto == _partner(move, source)]
    if swaps_with or others:
        return [*others, *swaps_with]
    return moves


def _partner(swap: m.Swap, source: Source) -> str:
    """Return the unit that swaps places with the one that was taken."""
    return swap.other if source == (units_area(swap.start, swap.unit), swap.unit) else swap.unit


@dataclass(slots=True)
class GestureIndex:
    """All gestures of one position: which source reaches which goal by which moves.

    Attributes:
        reach: by source and goal, the moves that the gesture can mean. A move without a goal has its source's area
            as the goal.
        picks: by source, the move of which taking the source is the whole gesture.
    """

    reach: dict[Source, dict[str, list[m.Move]]] = field(default_factory=dict)
    picks: dict[Source, m.Move] = field(default_factory=dict)

    @classmethod
    def of(cls, moves: Iterable[m.Move], table: Table) -> GestureIndex:
        """Index the legal moves of a position."""
        index = cls()
        for move in moves:
            gesture = gesture_of(move, table)
            for source in gesture.sources:
                if gesture.goals:
                    index.add(source, gesture.goals, move)
                else:
                    index.add(source, (source[0],), move)
                    index.picks[source] = move
            if isinstance(move, m.Swap):
                index.add((units_area(move.goal, move.other), move.other), target_areas(move.start, table), move)
        return index

    def add_partners(self, moves: Iterable[m.Move], table: Table) -> None:
        """Add a partner's possible moves on the board; pieces in the partner's docks cannot be taken.

        A move that both could make belongs to the seat at the screen, whose moves are in the index already.
        """
        for move in moves:
            gesture = gesture_of(move, table)
            for source in gesture.sources:
                if source[0] not in DOCKS:
                    self._add_new(source, gesture.goals, move)
            if isinstance(move, m.Swap):
                self._add_new((units_area(move.goal, move.other), move.other), target_areas(move.start, table), move)

    def _add_new(self, source: Source, goals: tuple[str, ...], move: m.Move) -> None:
        """Add a gesture for those goals where it does not yet mean this move."""
        reached = self.reach.get(source, {})
        wanted = [goal for goal in goals or (source[0],) if move not in reached.get(goal, ())]
        self.add(source, wanted, move)
        if not goals:
            self.picks.setdefault(source, move)

    def add(self, source: Source, goals: Iterable[str], move: m.Move) -> None:
        """Add a move by which a source reaches goals."""
        reached = self.reach.setdefault(source, {})
        for goal in goals:
            reached.setdefault(goal, []).append(move)

    def targets(self, source: Source) -> Mapping[str, list[m.Move]]:
        """Return the goals of a source."""
        return self.reach.get(source, {})
