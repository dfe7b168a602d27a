"""Legal targets of attacks, and refusals for the others (rules, sections 7, 8, 9, 11 and 12)."""

from __future__ import annotations

from collections import deque
from typing import Literal

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress.acting.powers import CLONED
from stronghold_gui.games.fortress.acting.who import figure_refusal, resting_refusal
from stronghold_gui.games.fortress.engaged import beside_door, engaged_with
from stronghold_gui.games.fortress.field.field import SKY
from stronghold_gui.games.fortress.field.hexes import Hex, neighbours
from stronghold_gui.games.fortress.fighting.looking import distance, obstacle, sees, sees_door
from stronghold_gui.games.fortress.fighting.strength import reach_of, target_adjacent
from stronghold_gui.games.fortress.moves import DOOR
from stronghold_gui.games.fortress.position import DOOR_GONE, DOOR_TARGET, NONE, Position
from stronghold_gui.games.fortress.reasons import Reason, refuse

Weapon = Literal["normal", "explosion", "grenade", "fire_line"]


def target_number(position: Position, name: str) -> int:
    """Return the number of a figure, ``DOOR_TARGET`` for the door, or ``NONE``, by name."""
    return DOOR_TARGET if name == DOOR else position.setting.figure_index.get(name, NONE)


def target_name(position: Position, target: int) -> str:
    """Return the name of a figure or of the door."""
    return DOOR if target == DOOR_TARGET else position.setting.cards.figure_ids[target]


def spots_of(position: Position, target: int) -> tuple[int, ...]:
    """Return the spots of a target; the door is on the hex under its leaf."""
    return (position.leaf,) if target == DOOR_TARGET else position.spots(target)


def ready_refusal(position: Position, name: str, weapon: Weapon) -> Refusal | None:
    """Return why the figure of this name cannot make any attack of this kind now."""
    found = figure_refusal(position, name) or resting_refusal(position)
    return found if found is not None else spent_refusal(position, position.setting.figure_index[name], weapon)


def spent_refusal(position: Position, figure: int, weapon: Weapon) -> Refusal | None:
    """Return why a figure of the active card has no attack of this kind, or has used up its attacks."""
    setting = position.setting
    if weapon != "normal" and not setting.figure_has(figure, weapon):
        return refuse(Reason.NO_SUCH_POWER, "12", figure=setting.cards.figure_ids[figure], power=weapon)
    if position.used & CLONED:
        return refuse(Reason.USED, "12", power="water_clone")
    once, twice = position.attacked >> figure & 1, position.again >> figure & 1
    double = weapon == "normal" and setting.figure_has(figure, "double_attack")
    if twice or (once and not double):
        return refuse(Reason.ATTACKED_ALREADY, "5", figure=setting.cards.figure_ids[figure])
    if weapon == "grenade" and position.grenades >> position.card & 1:
        return refuse(Reason.NO_GRENADE, "12")
    return None


def target_refusal(position: Position, figure: int, target: int, weapon: Weapon) -> Refusal | None:
    """Return why a figure that may attack cannot attack this target."""
    return (
        _kind_refusal(position, target)
        or _engagement_refusal(position, figure, target)
        or _range_refusal(position, figure, target, weapon)
        or _sight_refusal(position, figure, target, weapon)
    )


def _kind_refusal(position: Position, target: int) -> Refusal | None:
    if target == DOOR_TARGET:
        if position.door == DOOR_GONE:
            return refuse(Reason.DOOR_GONE, "RF-42")
        return None if position.setting.mode.door_destructible else refuse(Reason.INDESTRUCTIBLE, "RF-44")
    if target == NONE or position.where[target] < 0:
        return refuse(Reason.NOT_A_TARGET, "11", target=target_name(position, target) if target != NONE else "")
    if position.side_of(target) == position.setting.side[position.player]:
        return refuse(Reason.FRIEND, "RF-57", target=target_name(position, target))
    return None


def _engagement_refusal(position: Position, figure: int, target: int) -> Refusal | None:
    """Refuse targets that an engaged figure is not engaged with, except an adjacent door (RF-39, RF-55)."""
    engaged = engaged_with(position, figure)
    if not engaged or target in engaged:
        return None
    if target == DOOR_TARGET and beside_door(position, figure):
        return None
    return refuse(Reason.ENGAGED_WITH_OTHERS, "RF-55", figure=target_name(position, figure))


def limit_of(position: Position, figure: int, weapon: Weapon) -> int:
    """Return how many columns a figure reaches with a weapon."""
    return reach_of(position, figure) if weapon == "normal" else position.setting.param(weapon, "range")


def _range_refusal(position: Position, figure: int, target: int, weapon: Weapon) -> Refusal | None:
    setting = position.setting
    if target_adjacent(position, figure, target):
        return None
    limit = limit_of(position, figure, weapon)
    name, other = target_name(position, figure), target_name(position, target)
    if limit == 1:
        return refuse(Reason.NOT_ADJACENT, "9", figure=name, target=other)
    away = distance(position, figure, spots_of(position, target))
    if away > limit:
        return refuse(Reason.OUT_OF_RANGE, "9", count=away, limit=limit)
    dodges = target != DOOR_TARGET and setting.figure_has(target, "thorian_speed")
    return refuse(Reason.MUST_BE_ADJACENT, "12", target=other) if dodges and weapon == "normal" else None


def grenade_lands(position: Position, figure: int, target: int) -> bool:
    """Return whether a figure can throw a grenade at a target, if the target is in range."""
    return _lob_refusal(position, figure, target) is None


def _is_seen(position: Position, figure: int, target: int, weapon: Weapon) -> bool:
    if weapon == "grenade":
        return grenade_lands(position, figure, target)
    if target == DOOR_TARGET:
        return beside_door(position, figure) or sees_door(position, figure)
    return sees(position, figure, target)


def _sight_refusal(position: Position, figure: int, target: int, weapon: Weapon) -> Refusal | None:
    if _is_seen(position, figure, target, weapon):
        return None
    if weapon == "grenade":
        return _lob_refusal(position, figure, target)
    if target == DOOR_TARGET:
        return refuse(Reason.NO_SIGHT, "10", what="wall", space="", count=0)
    return no_sight(position, figure, target)


def no_sight(position: Position, figure: int, target: int) -> Refusal:
    """Return the refusal that names the obstacle between two figures."""
    found = obstacle(position, figure, target)
    if found is None:
        return refuse(Reason.NO_SIGHT, "10", what="wall", space="", count=0)
    return refuse(Reason.NO_SIGHT, "10", what=found.thing, space=f"{found.at[0]},{found.at[1]}", count=found.levels)


def _lob_refusal(position: Position, figure: int, target: int) -> Refusal | None:
    """Return why a grenade cannot hit a target.

    The target or every way to it is too high, or the target is unseen under a roof (RF-61).
    """
    setting, field = position.setting, position.setting.field
    lob, reach = setting.param("grenade", "lob"), setting.param("grenade", "range")
    base = field.level[position.where[figure]]
    goals = spots_of(position, target)
    rise = min(field.level[spot] for spot in goals) - base
    if rise > lob:
        return refuse(Reason.LOB_TOO_HIGH, "RF-61", count=rise, limit=lob)
    if all(field.ceiling[spot] != SKY for spot in goals):
        seen = sees_door(position, figure) if target == DOOR_TARGET else sees(position, figure, target)
        if not seen:
            return refuse(Reason.NO_SIGHT, "RF-61", what="walk", space=_hex_name(field.at(goals[0])), count=0)
    ends = {field.at(spot) for spot in goals}
    if lobbed(position, {field.at(spot) for spot in position.spots(figure)}, ends, base + lob, reach):
        return None
    return refuse(Reason.LOB_TOO_HIGH, "RF-61", count=lob + 1, limit=lob)


def _hex_name(at: Hex) -> str:
    return f"{at[0]},{at[1]}"


def lobbed(position: Position, starts: set[Hex], goals: set[Hex], highest: int, reach: int) -> bool:
    """Return whether a chain of at most ``reach`` steps leads from a start to a goal column.

    Nothing on the chain may rise above the level ``highest``, except the goal column itself.
    """
    return not goals.isdisjoint(_lobbed_to(position, starts, highest, reach))


def _lobbed_to(position: Position, starts: set[Hex], highest: int, reach: int) -> set[Hex]:
    """Return all columns that a chain as in ``lobbed`` leads to."""
    field = position.setting.field
    found, todo, ends = dict.fromkeys(starts, 0), deque(starts), set[Hex]()
    while todo:
        at = todo.popleft()
        if found[at] == reach:
            continue
        for towards, beyond in enumerate(neighbours(at)):
            if beyond in found or beyond not in field.by_column or _edge_top(position, at, towards) > highest:
                continue
            ends.add(beyond)
            if _column_top(position, beyond) <= highest:
                found[beyond] = found[at] + 1
                todo.append(beyond)
    return ends


def _column_top(position: Position, at: Hex) -> int:
    field = position.setting.field
    return max(field.level[spot] for spot in field.by_column[at] if field.ladder[spot] < 0)


def _edge_top(position: Position, at: Hex, towards: int) -> int:
    """Return the top of the highest battlement on an edge."""
    field, beyond = position.setting.field, neighbours(at)[towards]
    here = [field.tops.get((spot, towards), -1) for spot in field.by_column[at]]
    there = [field.tops.get((spot, (towards + 3) % 6), -1) for spot in field.by_column[beyond]]
    return max([-1, *here, *there])
