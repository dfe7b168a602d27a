"""Normal and special attacks, from the attacker's roll to the last defence (rules, sections 7, 11 and 12)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.acting.who import active
from stronghold_gui.games.fortress.dice import combat
from stronghold_gui.games.fortress.enemy_spots import enemy_spots
from stronghold_gui.games.fortress.engaged import adjacent_to
from stronghold_gui.games.fortress.events import AttackRolled, Countered, DefenceRolled, Event
from stronghold_gui.games.fortress.field.hexes import DIRECTION_INDEX
from stronghold_gui.games.fortress.fighting import fire
from stronghold_gui.games.fortress.fighting.foes import Foes, targets_among
from stronghold_gui.games.fortress.fighting.strength import (
    attack_terms,
    counters,
    defence_terms,
    dodges,
    shields_without_dice,
    target_adjacent,
)
from stronghold_gui.games.fortress.fighting.targets import (
    Weapon,
    ready_refusal,
    spent_refusal,
    spots_of,
    target_name,
    target_number,
    target_refusal,
)
from stronghold_gui.games.fortress.fighting.wounds import wound, wound_door
from stronghold_gui.games.fortress.position import DOOR_TARGET, NONE, Position, Task
from stronghold_gui.games.fortress.reasons import Reason, refuse

Aimed = m.Attack | m.Explode | m.Throw
_WEAPONS: Final[dict[type[Aimed], Weapon]] = {m.Attack: "normal", m.Explode: "explosion", m.Throw: "grenade"}
_KINDS: Final = {weapon: kind for kind, weapon in _WEAPONS.items()}


def moves(position: Position) -> list[m.Move]:
    """Return every attack that figures of the active card can make."""
    if position.mover != NONE:
        return []
    found: list[m.Move] = []
    setting, powers = position.setting, position.setting.powers[position.card]
    weapons = [weapon for weapon in _KINDS if weapon == "normal" or weapon in powers]
    breathes = "fire_line" in powers
    door = position.leaf != NONE and setting.mode.door_destructible
    among = Foes(enemy_spots(position, setting.side[position.player]).spots, door)
    for figure in active(position):
        name = setting.cards.figure_ids[figure]
        for weapon in weapons:
            if spent_refusal(position, figure, weapon) is None:
                targets = targets_among(position, figure, among, weapon)
                found += [_KINDS[weapon](name, target_name(position, target)) for target in targets]
        if breathes and spent_refusal(position, figure, "fire_line") is None:
            found += fire.moves(position, figure, among)
    return found


def refusal(position: Position, move: Aimed) -> Refusal | None:
    """Return the refusal for an attack."""
    weapon = _WEAPONS[type(move)]
    found = ready_refusal(position, move.figure, weapon)
    if found is not None:
        return found
    target = target_number(position, move.target)
    if target == NONE:
        return refuse(Reason.NOT_A_TARGET, "11", target=move.target)
    return target_refusal(position, position.setting.figure_index[move.figure], target, weapon)


def play(position: Position, move: Aimed | m.Breathe, out: list[Event]) -> None:
    """Roll the attack, and add the task in which its targets defend one after the other."""
    figure = position.setting.figure_index[move.figure]
    if position.attacked >> figure & 1:
        position.again |= 1 << figure
    position.attacked |= 1 << figure
    position.fighting = True
    position.attacker = figure
    position.stood = position.spots(figure) if position.setting.rulings.fallen_attackers else ()
    position.todo += [("attacked", 0, 0), ("defend", 0, 0)]
    match move:
        case m.Breathe(_, space, direction, door):
            position.weapon = "fire_line"
            spot = position.setting.field.by_name[space]
            hit = fire.targets(position, figure, spot, DIRECTION_INDEX[direction], door=door)
            _roll_special(position, figure, hit, "", out)
        case m.Attack(_, target):
            position.weapon = "normal"
            _roll_normal(position, figure, target_number(position, target), out)
        case m.Explode(_, target) | m.Throw(_, target):
            position.weapon = _WEAPONS[type(move)]
            if isinstance(move, m.Throw):
                position.thrown |= 1 << position.card
            aim = target_number(position, target)
            _roll_special(position, figure, struck_by(position, aim), target, out)


def struck_by(position: Position, target: int) -> list[int]:
    """Return a target and every figure adjacent to it, including friends and the attacker (RF-63)."""
    cards = position.setting.cards
    height = cards.door.height if target == DOOR_TARGET else cards.of(target).height
    return [target, *(other for other in adjacent_to(position, spots_of(position, target), height) if other != target)]


def _roll_normal(position: Position, figure: int, target: int, out: list[Event]) -> None:
    dice = sum(number for _, number in attack_terms(position, figure, target))
    if position.hunter == NONE:
        position.hunter, position.quarry = figure, target
    name, other = target_name(position, figure), target_name(position, target)
    position.skulls, _ = combat(position, f"attack {name}", dice)
    position.targets = (target,)
    out.append(AttackRolled(name, other, "normal", dice, position.skulls))


def _roll_special(position: Position, figure: int, hit: list[int], aim: str, out: list[Event]) -> None:
    """Roll a special attack with its own dice, once for all its targets."""
    dice, name = position.setting.param(position.weapon, "attack"), target_name(position, figure)
    position.skulls, _ = combat(position, f"attack {name}", dice)
    position.targets = tuple(hit)
    out.append(AttackRolled(name, aim, position.weapon, dice, position.skulls))


def defend(position: Position, task: Task, out: list[Event]) -> bool:
    """Let the next target defend: of a fire line the nearest one; of other attacks one that the attacker chooses."""
    if not position.targets:
        position.todo.pop()
        return False
    if len(position.targets) > 1 and position.weapon != "fire_line":
        return True
    let_defend(position, position.targets[0], out)
    return False


def let_defend(position: Position, target: int, out: list[Event]) -> None:
    """Roll the defence of one target, and apply the wounds."""
    position.targets = tuple(other for other in position.targets if other != target)
    if target != DOOR_TARGET and position.where[target] < 0:
        return
    attacker, skulls = position.attacker, position.skulls
    name = target_name(position, target)
    dice, further = _defence(position, target)
    _, shields = combat(position, f"defence {name}", dice)
    wounds = max(0, skulls - shields - further)
    adjacent = target != DOOR_TARGET and _stood_adjacent(position, target)
    if shields and dodges(position, target, adjacent=adjacent):
        wounds = 0
    out.append(DefenceRolled(name, dice, shields, further, wounds))
    if target == DOOR_TARGET:
        wound_door(position, wounds, out)
        return
    wound(position, target, wounds, out)
    if shields > skulls and counters(position, attacker, target, position.weapon, adjacent=adjacent):
        out.append(Countered(name, target_name(position, attacker), shields - skulls))
        wound(position, attacker, shields - skulls, out)


def _defence(position: Position, target: int) -> tuple[int, int]:
    """Return the number of a target's dice, and of its shields without a roll."""
    attacker = position.attacker
    if _is_nowhere(position):
        card = position.setting.cards
        return (card.door.defence if target == DOOR_TARGET else card.of(target).defence), 0
    dice = sum(number for _, number in defence_terms(position, target, attacker))
    return dice, shields_without_dice(position, target, attacker)


def _stood_adjacent(position: Position, target: int) -> bool:
    attacker = position.attacker
    return attacker == target or (not _is_nowhere(position) and target_adjacent(position, attacker, target))


def _is_nowhere(position: Position) -> bool:
    """Return whether the attacker fell in its own attack and its place does not count (rulings before RF-85)."""
    return position.where[position.attacker] < 0 and not position.stood


def attacked(position: Position, task: Task, out: list[Event]) -> bool:
    """Finish an attack once all targets have defended."""
    position.todo.pop()
    position.attacker, position.weapon, position.skulls, position.stood = NONE, "", 0, ()
    position.todo += [("window", 0, 0), ("check", 0, 0)]
    return False
