"""The end of the game (rules, sections 9, 12, 13; RC-67, RC-105)."""

from __future__ import annotations

from stronghold_gui.games.convicted.events import Event, GameEnded
from stronghold_gui.games.convicted.position import Ending, Position


def lose(position: Position, how: Ending, out: list[Event]) -> None:
    """The defenders have lost; the player who leads the enemy, if there is one, has won."""
    _end(position, (position.enemy,) if position.mode.led else (), how, out)


def win(position: Position, out: list[Event]) -> None:
    """The defenders have won together."""
    _end(position, tuple(range(position.defenders)), "held", out)


def _end(position: Position, winners: tuple[int, ...], how: Ending, out: list[Event]) -> None:
    position.todo = []
    position.period = "over"
    position.winners, position.ending = winners, how
    out.append(GameEnded(winners, how))
