"""Decisions of every kind: from random games of both boxes with two to six, and prepared tables for the rare ones."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.teaching.hints import hint_for
from stronghold_gui.teaching.hints import Hint
from tests.games.warriors.scene import laid, scene

_A_FEW: Final = 3
"""Positions of each kind of decision, moment for catapults and number of seats."""
_RESTS: Final = 0.8
_GAMES: Final = ((2, "base"), (3, "base"), (4, "hordes"), (5, "hordes"), (6, "hordes"))


@cache
def asked() -> tuple[tuple[Position, Decision], ...]:
    """Return positions with a decision each; every kind, and every moment for catapults, is among them."""
    seen: Counter[tuple[object, ...]] = Counter()
    found = []
    for position in (*_prepared(), *_random()):
        for decision in WARRIORS.decisions(position):
            about = {"catapult": decision.place, "keep": position.round}.get(decision.kind, "")
            key = (position.seats, decision.kind, about)
            seen[key] += 1
            if seen[key] <= _A_FEW:
                found.append((position, decision))
    return tuple(found)


def hint_at(position: Position, seat: int, moves: list[m.Move] | None = None) -> Hint:
    """Return the hint for a seat."""
    legal = WARRIORS.legal_moves(position, seat) if moves is None else moves
    hint = hint_for(WARRIORS.view(position, seat), WARRIORS.decisions(position), seat, legal)
    assert hint is not None
    return hint


def _prepared() -> Iterator[Position]:
    """Yield what is seldom asked in random games."""
    yield scene(a="trolls 2-0-0; dragon 1; X16", b="elves 2-1-0").position
    band = scene(a="trolls 2-0-0; elves 1-0-0+W; M4", b="elves 2-1-0; dragon 1; undead 1-0-0+W")
    yield band.position
    yield scene(a="trolls 2-0-0; M4", b="elves 2-1-0").position
    shot = scene(a="goblins 3-1-0; S1", b="dwarves 1-0-0; goblins 2-0-0", c="catapult 1")
    shot.do("pass")
    shot.do("attack a.goblins b.dwarves")
    shot.do("fire b.dwarves.infantry", die=6)
    yield shot.position
    dragon = scene(a="goblins 3-1-0; S1", b="dragon 1")
    dragon.do("attack a.goblins dragon1", red="661", black="11")
    yield dragon.position
    last = scene(a="catapult 1", b="elves 1-0-0; catapult 1", dealer="b")
    yield last.position
    yield WARRIORS.setup({"box": "hordes"}, 2, 5)
    flames = laid(a="dragon 0; dragon 1; flames 2", b="elves 2-0-0")
    flames.todo = [("deal", 0, 0), ("flames", 0, 0)]
    yield flames


def _random() -> Iterator[Position]:
    for seats, box in _GAMES:
        dice = random.Random(seats)  # noqa: S311 - a game, no secret
        position = WARRIORS.setup({"box": box}, seats, seats)
        while WARRIORS.outcome(position) is None:
            yield position.copy()
            decision = dice.choice(WARRIORS.decisions(position))
            moves = WARRIORS.legal_moves(position, decision.seat)
            # Catapults pass more often than not; otherwise all would be used up before any dice are thrown.
            rests = m.PASS_WINDOW in moves and dice.random() < _RESTS
            WARRIORS.play(position, decision.seat, m.PASS_WINDOW if rests else dice.choice(moves))
