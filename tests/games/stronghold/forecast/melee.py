"""The yardstick of forecasts: the engine itself fights the next melee, from exactly the situation foreseen."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import TypeVar

from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold.effects import enter
from stronghold_gui.games.stronghold.flow import advance
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.orders import take_back
from stronghold_gui.games.stronghold.position import Position, Stage
from tests.games.stronghold.assault.crowd import crowd
from tests.games.stronghold.scene import Scene

T = TypeVar("T")


def fought(position: Position, dice: random.Random) -> list[e.Event]:
    """Return the events at the walls in the next melee if only forced moves are played.

    Nothing fires, orders but an open fury are gone. Who is lost is chosen at random, since that is the loser's choice.
    """
    copy = position.copy()
    for wall, order in enumerate(copy.orders):
        if order != pc.NO_ORDER and not (order == pc.FURY and copy.open_orders >> wall & 1):
            take_back(copy, wall)
    out: list[e.Event] = []
    if copy.stage not in ("cauldrons", "strength"):
        copy.todo.clear()
        copy.aims.clear()
        first: Stage = "orders" if copy.stage in ("poles", "orders") else "cauldrons"
        enter(copy, first)
        advance(copy, out)
    while not any(isinstance(event, e.StageBegan) and event.stage == "hospital" for event in out):
        seat = STRONGHOLD.decisions(copy)[0].seat
        legal = STRONGHOLD.legal_moves(copy, seat)
        out += STRONGHOLD.play(copy, seat, m.DONE if m.DONE in legal else dice.choice(legal))
    end = next(at for at, event in enumerate(out) if isinstance(event, e.StageBegan) and event.stage == "hospital")
    return out[:end]


def at(events: Sequence[e.Event], kind: type[T], wall: str) -> list[T]:
    """Return the events of a kind at a wall section, its siege tower included."""
    return [
        event
        for event in events
        if isinstance(event, kind)
        and (getattr(event, "wall", "") == wall or getattr(event, "place", "") in (wall, f"ST{wall}"))
    ]


def assaults(edition: str, seed: int) -> Iterator[Position]:
    """Yield a crowded table, and every situation of an assault that is played there at random."""
    dice = random.Random(seed)  # noqa: S311 - a test's choices
    scene = besieged(crowd(edition, seed), dice)
    yield scene.p.copy()
    position = scene.enter("cannons").p
    while position.stage in ("cannons", "machines", "marksmen", "goblins", "cauldrons", "poles", "orders", "strength"):
        yield position
        decision = STRONGHOLD.decisions(position)[0]
        STRONGHOLD.play(position, decision.seat, dice.choice(STRONGHOLD.legal_moves(position, decision.seat)))


def besieged(scene: Scene, dice: random.Random) -> Scene:
    """Put more of the Invader's units on the walls of some tables, so that every way to end a clash comes up."""
    p = scene.p
    for wall in range(p.board.walls):
        if dice.random() < 0.6:
            for kind in range(3):
                more = min(p.bag[kind], dice.choice([0, 0, 1, 2]))
                p.bag[kind] -= more
                p.outer[3 * wall + kind] += more
    return scene


def games(edition: str, seed: int, every: int, seats: int = 2) -> Iterator[Position]:
    """Yield situations of a whole random game, one in a number."""
    dice = random.Random(seed)  # noqa: S311 - a test's choices
    position = STRONGHOLD.setup({"edition": edition}, seats, seed)
    for number in range(100_000):
        decisions = STRONGHOLD.decisions(position)
        if not decisions:
            return
        if number % every == 0:
            yield position
        seat = dice.choice(decisions).seat
        STRONGHOLD.play(position, seat, dice.choice(STRONGHOLD.legal_moves(position, seat)))
