"""Randomness for a question: the same seed and question give the same choice, regardless of earlier questions."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TypeVar
from zlib import crc32

from stronghold_gui.core.chance import mix
from stronghold_gui.core.decision import Decision

M = TypeVar("M")


def seed_of(seed: int, decision: Decision, moves: Sequence[M], text: Callable[[M], str]) -> int:
    """Return a seed for one question, made from the player's own seed and the question.

    So a choice is the same after an undo, and in a restarted process. The seed depends only on the player's seed and
    the question, never on the match's chance.
    """
    asked = f"{decision.seat} {decision.kind} {decision.place} {decision.count} {len(moves)}"
    number = crc32(f"{asked} {text(moves[0])} {text(moves[-1])}".encode())
    return mix(seed, number)


def dice_of(seed: int) -> random.Random:
    """Return a separate source of randomness for a seed."""
    return random.Random(seed)  # noqa: S311 - a game, no secret
