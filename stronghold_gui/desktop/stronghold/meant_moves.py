"""The moves that an illegal gesture could mean, so that the rules can give their refusals.

If an illegal gesture could mean several moves (which price? move or swap?), the most informative refusal is chosen: one
about cards, payment or the unit itself is preferred to one about a wrong place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.desktop.stronghold import hand_moves as g
from stronghold_gui.desktop.stronghold.areas import owner_of, place_of
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.pieces import (
    DEFENDERS,
    EQUIPMENT,
    HEROES,
    MACHINES,
    ORDERS,
    RAMPART_TRAINING,
    RITUALS,
    TRAINING,
    UNITS,
)
from stronghold_gui.games.stronghold.reasons import Reason
from stronghold_gui.games.stronghold.table import Table
from stronghold_gui.games.stronghold.values import Values

_TRANSFERS: Final = {"equipment_transfer": EQUIPMENT[0], "training_transfer": RAMPART_TRAINING[0]}
"""Actions that move a tile already on the board, each with an example of such a tile."""
_WEAPONS: Final = ("ballista", "catapult", "trebuchet", "cannon", "poles")
_OF_PLACE: Final = frozenset({
    Reason.UNKNOWN_PLACE, Reason.WRONG_KIND_OF_PLACE, Reason.NOT_MARKED, Reason.NO_PATH, Reason.SAME_PLACE,
    Reason.NOT_ADJACENT, Reason.OTHER_SIDE, Reason.OUT_OF_RANGE, Reason.HERO_WAY, Reason.NO_TARGET,
    Reason.FIELD_TAKEN, Reason.SAME_TILE_THERE, Reason.TWO_TILES_THERE,
})  # fmt: skip
"""Reasons that depend on the place; all others are more informative."""
_UNINFORMATIVE: Final = frozenset({Reason.NOT_NOW, Reason.UNKNOWN_PIECE, Reason.UNKNOWN_PLACE})
"""Reasons that say nothing about the thing that was tried; any other is preferred."""

Ask = Callable[[m.Move], Refusal | None]


class Trials:
    """A guesser of the moves that a gesture could mean, in one position.

    Attributes:
        table: the contents of the board.
        values: the edition's values (prices).
    """

    def __init__(self, table: Table, values: Values) -> None:
        self.table, self.values = table, values

    def why_not(self, ask: Ask, area: str, key: str, target: str) -> Refusal | None:
        """Return the most informative refusal of a gesture, or of taking the piece if ``target`` is empty."""
        goals = [target] if target else self._goals(area, key)
        return most_telling(ask, (move for goal in goals for move in self.moves(area, key, goal)))

    def moves(self, area: str, key: str, target: str) -> Iterator[m.Move]:
        """Yield the moves that a drop could have meant."""
        if action := g.action_of(target):
            yield from self._onto_action(area, key, action)
            return
        place, start = place_of(target), place_of(area)
        tile, _, way = key.partition(":")
        match area:
            case g.CARD:
                yield from self._card(tile, way, place)
            case g.ORDERS:
                yield from (
                    m.Command(tile, place, choice == "open") for choice in ("open", "face_down") if way in ("", choice)
                )
            case g.STOCK:
                yield m.Stone(place)
            case g.ACTION:
                yield from self._action(tile, place)
            case g.HAND:
                yield m.Gain(tile)
            case g.RISEN:
                yield m.Rise(tile, place)
            case _:
                yield from self._board(owner_of(key)[0], start, place, target)

    # -- inside --------------------------------------------------------------------------------------------------

    def _onto_action(self, area: str, key: str, action: str) -> Iterator[m.Move]:
        if area == g.PURSE:
            yield m.Pay(action, key)
        elif key in UNITS and action == "troop_transfer":
            yield m.Give(key, 1)
        elif key in UNITS:
            yield m.Gain(key)

    def _card(self, tile: str, pay: str, place: str) -> Iterator[m.Move]:
        if tile in _TRANSFERS:
            yield from self._transfers(tile, place)
        elif tile in RITUALS:
            yield m.Ritual(tile, place)
        elif tile == "escape_the_knife":
            yield m.Escape(place)
        elif tile in UNITS:
            yield m.Gain(tile)
        else:
            kind = m.Machine if tile in MACHINES else m.Train if tile in TRAINING else m.Equip
            prices = [UNITS[unit] for unit, _ in self.values.costs[tile].pay] if tile in self.values.costs else []
            yield from (kind(tile, place, unit) for unit in ([pay] if pay else prices))

    def _transfers(self, action: str, goal: str) -> Iterator[m.Move]:
        """Yield a move for each transferable tile on the board; without any, a move of an example tile."""
        table = self.table
        tiles: list[tuple[str, str]]
        if action == "equipment_transfer":
            tiles = [(tile, wall) for wall, state in table.walls.items() for tile in state.equipment]
            tiles += [("bridge", path) for path, tile in table.fields.items() if tile == "bridge"]
        else:
            sites = {**table.ramparts, **table.foregrounds}
            tiles = [(tile, site) for site, state in sites.items() for tile in state.training]
            tiles += [("saboteur", name) for name, state in table.buildings.items() if state.saboteur]
        for tile, start in tiles or [(_TRANSFERS[action], next(iter(table.walls)))]:
            yield m.Transfer(tile, start, goal)

    def _action(self, action: str, place: str) -> Iterator[m.Move]:
        if action == "excursion":
            yield from (m.Excursion(unit, place) for unit in UNITS)
            return
        # An action that is not fully paid cannot be carried out, so the payment is tried first, for its refusal.
        yield m.Pay(action, "own")
        if action in ("raid", "sharpshooter"):
            yield from (m.Finish(action, place, unit) for unit in UNITS)
        elif action == "track":
            yield from (m.Finish(action, place, unit) for unit in DEFENDERS)
        else:
            yield m.Finish(action, place)

    def _board(self, key: str, start: str, place: str, target: str) -> Iterator[m.Move]:
        stage = self.table.stage
        if key in UNITS:
            yield from self._invader_unit(key, start, place, stage)
        elif key in DEFENDERS or key in HEROES:
            yield from self._defender_unit(key, start, place, target)
        elif key in _WEAPONS:
            yield m.Aim(start, place)
        elif key == "altar":
            yield m.Influence(start, place)
        elif key in (*EQUIPMENT, "bridge", *RAMPART_TRAINING, "saboteur"):
            yield m.Transfer(key, start, place)
        elif key in (*ORDERS, "hidden"):
            yield m.Obey(start)

    def _invader_unit(self, key: str, start: str, place: str, stage: str) -> Iterator[m.Move]:
        if stage == "goblins":
            yield m.Shoot(start, place)
        elif stage == "orders":
            yield m.Call(start, place)
            yield m.Detonate(start)
        elif stage == "end":
            yield m.Climb(key, place)
        elif stage in ("phase", "dispatch"):
            yield m.March(key, start, place)
            if start in self.table.walls:
                yield m.Rope(key, start, place)
        yield m.Remove(key, start)

    def _defender_unit(self, key: str, start: str, place: str, target: str) -> Iterator[m.Move]:
        if self.table.stage == "marksmen":
            yield m.Shoot(start, place)
        elif self.table.stage == "hospital":
            yield m.Heal(key)
        if key == "warrior" and (target.endswith(".invader") or place.startswith("ST")):
            yield from (m.Excursion(unit, place) for unit in UNITS)
        yield m.Walk(key, start, place)
        if key in DEFENDERS:
            yield m.Remove(key, start)

    def _goals(self, area: str, key: str) -> list[str]:
        """Return the targets to try for something that could not be taken."""
        table = self.table
        sited = [*table.ramparts, *table.foregrounds]
        if area in (g.PURSE, g.HAND):
            return (
                [g.action_target(action) for action in table.actions] if area == g.PURSE else [g.action_target("gain")]
            )
        if area in (g.CARD, g.ACTION):
            return [*sited, *table.walls, "RAM", *table.towers, *table.fields, *table.buildings, *HEROES, "hospital",
                    "courtyard", "CAMP", *(f"gate{gate}" for gate in (1, 2, 3)), *(f"ST{wall}" for wall in table.walls),
                    "west", "east"]  # fmt: skip
        if key in DEFENDERS or key in HEROES:
            return [*table.walls, *table.towers, *table.houses, *table.ramparts]
        if area in (g.ORDERS, g.STOCK):
            return [*table.walls]
        return [*table.walls, *sited, "RB", "RAM", *table.towers, *table.buildings]


def most_telling(ask: Ask, moves: Iterable[m.Move]) -> Refusal | None:
    """Return the refusal that best explains why none of these moves can be played.

    It is the first with an informative reason that does not depend on the place, else the first with an informative
    reason, else the first. Legal moves are skipped.
    """
    fallback: Refusal | None = None
    for move in moves:
        refusal = ask(move)
        if refusal is None:
            continue
        reason = Reason(refusal.reason)
        if reason not in _OF_PLACE and reason not in _UNINFORMATIVE:
            return refusal
        if fallback is None or (Reason(fallback.reason) in _UNINFORMATIVE and reason not in _UNINFORMATIVE):
            fallback = refusal
    return fallback
