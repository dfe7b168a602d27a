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
    """Return a seed for one question, made of the player's own seed and of what is asked.

    So a choice is the same after an undo, and in a process that was started again. Nothing of the match's chance is in
    it, and what is asked is all that it depends on.
    """
    asked = f"{decision.seat} {decision.kind} {decision.place} {decision.count} {len(moves)}"
    number = crc32(f"{asked} {text(moves[0])} {text(moves[-1])}".encode())
    return mix(seed, number)


def dice_of(seed: int) -> random.Random:
    """Return a separate source of randomness for a seed."""
    return random.Random(seed)  # noqa: S311 - a game, no secret
