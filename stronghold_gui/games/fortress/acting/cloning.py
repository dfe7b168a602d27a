"""The power Water Clone: dead figures of a squad come back beside living ones (rules, section 12)."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.chapter import not_asked, not_there
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.dice import d20
from stronghold_gui.games.fortress.door import stand_on_four
from stronghold_gui.games.fortress.events import CloneRolled, Event, Returned
from stronghold_gui.games.fortress.position import DEAD, NONE, Position, Task
from stronghold_gui.games.fortress.reasons import Reason, refuse


def dead(position: Position) -> list[int]:
    """Return the dead figures of the active card."""
    return [figure for figure in position.setting.cards.figures(position.card) if position.where[figure] == DEAD]


def clone(position: Position, task: Task, out: list[Event]) -> bool:
    """Roll for the next living figure; on a success with a free space beside it, a dead one comes back there."""
    position.todo.pop()
    if not position.clones or not dead(position):
        position.clones = ()
        return False
    figure, setting = position.clones[0], position.setting
    wet = setting.field.stops[position.where[figure]]
    number = d20(position, f"clone {setting.cards.figure_ids[figure]}")
    success = number >= setting.param("water_clone", "need_on_water" if wet else "need")
    out.append(CloneRolled(setting.cards.figure_ids[figure], number, success))
    position.todo.append(("clone", 0, 0))
    if success and _spaces(position, figure):
        position.todo.append(("return", figure, 0))
    else:
        position.clones = position.clones[1:]
    return False


def space_refusal(position: Position, figure: int, spot: int) -> Refusal | None:
    """Return why a dead figure cannot come back on a spot beside a living one."""
    setting, field = position.setting, position.setting.field
    space, start = field.name(spot), position.where[figure]
    if field.ladder[spot] >= 0:
        return refuse(Reason.RUNG, "12", space=space)
    if field.towards(start, spot) < 0:
        return refuse(Reason.NOT_NEXT, "12", space=space)
    if field.level[spot] != field.level[start]:
        return refuse(Reason.OTHER_LEVEL, "12", space=space)
    if spot == position.leaf:
        return refuse(Reason.LEAF, "RF-37", space=space)
    if position.at[spot] != NONE:
        return refuse(Reason.OCCUPIED, "12", space=space, figure=setting.cards.figure_ids[position.at[spot]])
    fits = field.level[spot] + setting.cards.of(figure).height <= field.ceiling[spot]
    return None if fits else refuse(Reason.NO_ROOM, "RF-17", space=space)


def _spaces(position: Position, figure: int) -> list[int]:
    around = position.setting.field.around[position.where[figure]]
    return [spot for spot in around if space_refusal(position, figure, spot) is None]


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the squad's player."""
    return (Decision(position.seat(position.player), Kind.RETURN, position.setting.cards.ids[position.card]),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for each possible space beside the living figure."""
    name = position.setting.field.name
    return [m.Return(name(spot)) for spot in _spaces(position, position.todo[-1][1])]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    """Return why a dead figure cannot come back on this space."""
    if not isinstance(move, m.Return):
        return not_asked(Kind.RETURN)
    spot = position.setting.field.by_name.get(move.space, NONE)
    return not_there(move.space) if spot == NONE else space_refusal(position, position.todo[-1][1], spot)


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Put a dead figure on the space, and continue with the next living one."""
    if not isinstance(move, m.Return):
        raise unexpected(move)
    position.todo.pop()
    figure = dead(position)[0]
    position.wounds[figure] = 0
    position.put(figure, position.setting.field.by_name[move.space])
    position.clones = position.clones[1:]
    out.append(Returned(position.setting.cards.figure_ids[figure], move.space))
    stand_on_four(position, figure, out)
