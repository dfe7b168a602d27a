"""A quick search for all targets of a figure: exactly those for which ``targets.target_refusal`` returns ``None``."""

from __future__ import annotations

from typing import NamedTuple

from stronghold_gui.games.fortress.engaged import beside_door, enemies_beside
from stronghold_gui.games.fortress.field.bits import bits_of_place, spots_of
from stronghold_gui.games.fortress.fighting.looking import Onlooker, sees_door
from stronghold_gui.games.fortress.fighting.targets import Weapon, grenade_lands, limit_of
from stronghold_gui.games.fortress.moving.reach import Place
from stronghold_gui.games.fortress.position import DOOR_TARGET, Position


class Foes(NamedTuple):
    """The possible targets of the figures of a side, regardless of distance.

    Attributes:
        bits: the spots of enemies, as bits.
        door: whether the door may be attacked.
    """

    bits: int
    door: bool


def targets_among(position: Position, figure: int, among: Foes, weapon: Weapon) -> list[int]:
    """Return which of the possible targets a figure may legally attack, by number; the door comes last.

    Engagement and distance rule out most targets, so that few need a check of sight.
    """
    field, spots, limit = position.setting.field, position.spots(figure), limit_of(position, figure, weapon)
    around = bits_of_place(field.around_bits, spots)
    inside = around if limit == 1 else _within(position, spots, limit)
    # Usually no enemy is in range.
    if not among.bits & inside and not (among.door and inside >> position.leaf & 1):
        return []
    beside = enemies_beside(position, figure, spots) if among.bits & around else []
    if limit == 1 or (beside and position.setting.mode.engagement):
        near, door = sorted(beside), among.door and beside_door(position, figure)
    else:
        near, door = _in_range(position, among, inside, weapon, beside)
    if weapon == "grenade":
        return [target for target in _with_door(near, door=door) if grenade_lands(position, figure, target)]
    if not near and not door:
        return near
    eye = Onlooker(position, figure)
    seen = [target for target in near if target in beside or eye.sees_far(target)]
    return _with_door(seen, door=door and (beside_door(position, figure) or sees_door(position, figure)))


def _with_door(figures: list[int], *, door: bool) -> list[int]:
    return [*figures, DOOR_TARGET] if door else figures


def _in_range(
    position: Position, among: Foes, inside: int, weapon: Weapon, beside: list[int]
) -> tuple[list[int], bool]:  # fmt: skip
    """Return the figures within reach of a weapon, and whether the door is within reach.

    Args:
        position: the table.
        among: the possible targets.
        inside: the spots within the weapon's range.
        weapon: ``normal`` or the power.
        beside: the adjacent figures.
    """
    near = sorted({position.at[spot] for spot in spots_of(among.bits & inside)})
    if weapon == "normal":
        # Figures with Thorian Speed can be attacked only by adjacent figures.
        fast = position.setting.holders.get("thorian_speed", ())
        card_of = position.setting.cards.card_of
        near = [target for target in near if target in beside or card_of[target] not in fast]
    return near, among.door and inside >> position.leaf & 1 == 1


def _within(position: Position, spots: Place, limit: int) -> int:
    """Return all spots within a range of a place, as bits."""
    within = position.setting.distances.within
    if len(spots) == 1:
        return within(spots[0], limit)
    return within(spots[0], limit) | within(spots[1], limit)
