"""Loot, the end of a turn, the end of the game (rules, sections 9, 12 and 13; RC-67, RC-95, RC-105, RC-108)."""

from __future__ import annotations

from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.events import Event, GameEnded, LootDealt, Received, TurnEnded
from stronghold_gui.games.convicted.position import Ending, Position, Task
from stronghold_gui.games.convicted.preparation.turn import sweep
from stronghold_gui.games.convicted.resources import deal
from stronghold_gui.games.convicted.siege.foes import effects
from stronghold_gui.games.convicted.values import NOTHING, Cost


def lose(position: Position, how: Ending, out: list[Event]) -> None:
    """End the game as lost by the defenders; a player who leads the enemy wins it."""
    _end(position, (position.enemy,) if position.mode.led else (), how, out)


def win(position: Position, out: list[Event]) -> None:
    """End the game as won by all defenders."""
    _end(position, tuple(range(position.defenders)), "held", out)


def _end(position: Position, winners: tuple[int, ...], how: Ending, out: list[Event]) -> None:
    position.todo = []
    position.period = "over"
    position.winners, position.ending = winners, how
    out.append(GameEnded(winners, how))


def loot(position: Position, task_: Task, out: list[Event]) -> bool:
    """End a turn with loot and extra wood; after the last siege, end the game as won by the defenders."""
    del task_
    position.todo.pop()
    if position.turn >= position.mode.turns:
        win(position, out)
        return False
    if position.mode.loot:
        shares = deal(position, _loot_of(position))
        for seat, share in enumerate(shares):
            position.receive(seat, share)
        out.append(LootDealt(tuple(shares)))
    wood = position.mode.wood_each_turn[position.defenders - 1]
    for seat in range(position.defenders if wood else 0):
        given: Cost = (wood, 0, 0, 0)
        position.receive(seat, given)
        out.append(Received(seat, given, "wood"))
    _next_turn(position, out)
    return False


def _loot_of(position: Position) -> Cost:
    """Return the loot of the turn's army; a faction leaves none at some levels."""
    if effects(position, position.faction).no_loot:
        return NOTHING
    return position.values.waves[position.faction][position.turn - 1].loot


def _next_turn(position: Position, out: list[Event]) -> None:
    """Clear the siege from the board and pass the first-player marker clockwise (section 5)."""
    out.append(TurnEnded(position.turn))
    sweep(position)
    position.turn += 1
    position.first = (position.first + 1) % position.defenders
    position.todo.append(task("turn"))
