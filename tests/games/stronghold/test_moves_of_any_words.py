"""Moves put together from words that do not belong: refused with a reason or legal as listed, never an error."""

from __future__ import annotations

import random
from typing import Final, get_args

import pytest
from msgspec.structs import fields

from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.values import EDITIONS
from tests.games.stronghold.assault.crowd import crowd
from tests.games.stronghold.defence.scenes import pause
from tests.games.stronghold.scene import Scene

WORDS: Final = (
    "", "junk", "W1", "STW2", "RW1", "FW", "RB", "RAM", "CAMP", "TW1", "courtyard", "hospital", "forge", "guards",
    "goblin", "orc", "troll", "marksman", "soldier", "officer", "warrior", "machines", "supplies", "machines-1",
    "ballista", "altar", "battering_ram", "banner", "ladder", "bridge", "saboteur", "quartermaster", "trainer",
    "blood_stones", "fire", "panic", "accident", "minor", "bluff", "trolls_call", "FW-RW1", "west", "gate1", "own",
    "barricades", "cannon", "track", "wall", "last_legs", "dungeons",
)  # fmt: skip


def any_move(dice: random.Random) -> m.Move:
    """Return a move of any kind with any words in it."""
    kind = dice.choice(get_args(m.Move))
    values: dict[type, tuple[object, ...]] = {bool: (True, False), int: (-1, 0, 1, 2, 99)}
    move: m.Move = kind(*(dice.choice(values.get(field.type, WORDS)) for field in fields(kind)))
    return move


def check(position: Position, dice: random.Random, tries: int = 1500) -> None:
    """Try moves on a position for all seats that decide."""
    for decision in STRONGHOLD.decisions(position):
        legal = set(STRONGHOLD.legal_moves(position, decision.seat))
        for _ in range(tries):
            move = any_move(dice)
            refusal = STRONGHOLD.refusal(position, decision.seat, move)
            assert (refusal is None) == (move in legal), (move, refusal)


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_every_phase_and_in_a_dispatch(edition: str) -> None:
    dice = random.Random(5)  # noqa: S311 - a test's choices
    for phase in range(1, 7):
        scene = Scene(edition).put("HAND", goblin=6, orc=6, troll=2).tile("ropes", "W1").put("W1", goblin=1)
        scene.p.discard[1] = 2
        scene.p.bag[1] -= 2
        check(scene.at("phase", phase, 2).p, dice)
    check(Scene(edition).put("FW", goblin=2).put("RW1", orc=2).enter("phase", 6).play("dispatch minor").p, dice)


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_a_pause(edition: str) -> None:
    scene = pause(5, edition=edition, turn=6).put("W1", goblin=1).tile("saboteur", "forge")
    check(scene.p, random.Random(6), 4000)  # noqa: S311 - a test's choices


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_questions_of_the_assault(edition: str) -> None:
    dice = random.Random(7)  # noqa: S311 - a test's choices
    for seed in range(4):
        position = crowd(edition, seed).play("done").p
        for _ in range(40):
            if position.stage in ("over", "start"):
                break
            check(position, dice, 60)
            decision = dice.choice(STRONGHOLD.decisions(position))
            STRONGHOLD.play(position, decision.seat, dice.choice(STRONGHOLD.legal_moves(position, decision.seat)))
