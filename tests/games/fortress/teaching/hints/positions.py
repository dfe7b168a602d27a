"""Positions for hints: random games of every scenario, and decisions that random games rarely reach."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.position import DEAD, Position
from stronghold_gui.games.fortress.setting import setting_of
from stronghold_gui.games.fortress.teaching.hints import HINTS
from stronghold_gui.teaching.hints.hint import Hint
from tests.games.fortress.examples import EXAMPLES, example, table
from tests.games.fortress.scene import SKULL, Scene

_GAMES = (("siege", 2, "draft"), ("siege", 3, "given"), ("ambush", 4, "chosen"), ("ambush", 2, "given"),
          ("small", 2, "given"))  # fmt: skip
_OF_A_KIND = 4
"""Positions of a game in which the same is to be decided."""
_MOST = 1500
"""Moves of a game."""


@cache
def asked() -> tuple[tuple[Position, Decision], ...]:
    return tuple((position, decision) for position in _positions() for decision in FORTRESS.decisions(position))


def hint_at(position: Position, seat: int, moves: list[m.Move] | None = None) -> Hint:
    """Return the hint for a seat that has something to decide."""
    legal = FORTRESS.legal_moves(position, seat) if moves is None else moves
    hint = HINTS.hint(FORTRESS.view(position, seat), FORTRESS.decisions(position), seat, legal)
    assert hint is not None
    return hint


def _positions() -> Iterator[Position]:
    yield from (example(name).position for name in EXAMPLES)
    for scene in _scenes():
        yield scene.position
    for game in _GAMES:
        yield from _random(*game)


def _scenes() -> Iterator[Scene]:
    back = table("siege", 2, {0: {"marro_warriors.1": ((9, 10, 0),)}, 1: {"finn": ((0, 8, 1),)}}).turn("marro_warriors")
    back.position.where[back.figure("marro_warriors.2")] = DEAD
    back.go_on()
    back.play("clone", {"clone marro_warriors.1": [11]})
    yield back
    dying = table("siege", 2, {0: {"drake": ((9, 8, 1),)}, 1: {"finn": ((10, 8, 1),), "thorgrim": ((0, 8, 1),)}})
    dying.position.wounds[dying.figure("finn")] = 3
    dying.turn("drake").go_on()
    dying.play("attack drake finn", {"attack drake": [SKULL] * 6, "defence finn": [2] * 4})
    yield dying
    partner = table(
        "ambush",
        4,
        {0: {"syvarris": ((20, 9, 1),)}, 1: {"drake": ((17, 8, 1),)}, 2: {"ne_gok_sa": ((3, 2, 1),)}},
    )
    partner.turn("drake").go_on()
    partner.play("go drake 16,8,1")
    yield partner
    yield marking()
    leaving = table("siege", 2, {0: {"finn": ((13, 9, 1),)}, 1: {"drake": ((12, 9, 1),)}})
    leaving.turn("finn").go_on()
    leaving.play("step finn 13,8,1")
    yield leaving
    yield before_the_door()
    choosing = Scene(setting_of("siege", 2))
    choosing.position.stage, choosing.position.todo = "armies", [("begin", 0, 0), ("choose", 0, 0)]
    yield choosing


def marking() -> Scene:
    """Return the laying of order markers, with an engaged Viking who is the last one."""
    scene = table("siege", 2, {0: {"tarn_vikings.1": ((9, 8, 1),), "finn": ((22, 9, 1),)}, 1: {"drake": ((10, 8, 1),)}})
    scene.position.stage, scene.position.todo = "markers", [("round_end", 0, 0), ("turns", 0, 0), ("mark", 0, 0)]
    return scene.go_on()


def before_the_door() -> Scene:
    """Return a guard at the bar who is asked, with an enemy before the closed door."""
    scene = table("siege", 2, {0: {"finn": ((16, 8, 1),)}, 1: {"drake": ((12, 7, 1),)}}).turn("drake").go_on()
    scene.play("go drake 13,7,1")
    return scene


def _random(scenario: str, seats: int, armies: str) -> Iterator[Position]:
    dice = random.Random(seats)  # noqa: S311 - a game, no secret
    position = FORTRESS.setup({"scenario": scenario, "armies": armies}, seats, seats)
    seen: Counter[str] = Counter()
    for _ in range(_MOST):
        asked_now = FORTRESS.decisions(position)
        if not asked_now:
            return
        decision = dice.choice(asked_now)
        if seen[decision.kind] < _OF_A_KIND:
            seen[decision.kind] += 1
            yield position.copy()
        FORTRESS.play(position, decision.seat, dice.choice(FORTRESS.legal_moves(position, decision.seat)))
