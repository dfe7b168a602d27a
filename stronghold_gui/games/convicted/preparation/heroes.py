"""The choice of heroes, one each, in seat order (rules, section 3; RC-12)."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.events import Event, HeroTaken
from stronghold_gui.games.convicted.pieces import HEROES, NONE
from stronghold_gui.games.convicted.position import Position, Task
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely


def step(position: Position, task: Task, out: list[Event]) -> bool:
    """Ask until every defender has a hero."""
    del task, out
    if NONE in position.heroes[: position.defenders]:
        return True
    position.todo.pop()
    return False


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the next seat without a hero."""
    return (asks(position.heroes.index(NONE), Kind.HERO),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return the free heroes."""
    del seat
    return [m.Hero(name) for number, name in enumerate(HEROES) if number not in position.heroes]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Hero(hero) if hero in HEROES:
            taken = HEROES.index(hero) in position.heroes
            return refuse(Reason.HERO_TAKEN, "RC-12", hero=hero) if taken else None
        case _:
            return untimely(seat, move, decisions(position))


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    match move:
        case m.Hero(hero):
            position.heroes[seat] = HEROES.index(hero)
            out.append(HeroTaken(seat, hero))
        case _:
            raise unexpected(move)
