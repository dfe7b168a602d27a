"""Walks one after another, for a number of steps; for each fault, the shortest walk to it is searched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.hunts.window.fault import Fault
from tests.hunts.window.runs import Run, run
from tests.hunts.window.script import Step, written
from tests.hunts.window.shortening import shortened

LENGTH: Final = 100
"""Steps of one walk."""


@dataclass(frozen=True)
class Found:
    """A fault, and a walk to it.

    Attributes:
        fault: the fault.
        seed: of the walk.
        steps: the shortest walk that was found to lead to it.
        done: what was done last before it.
    """

    fault: Fault
    seed: int
    steps: Sequence[Step]
    done: Sequence[str]

    def __str__(self) -> str:
        again = f"python -m tests.hunts.window {self.seed} {written(self.steps)}"
        return f"{self.fault}\n  before it: {' | '.join(self.done)}\n  again: {again}"


def hunt(seed: int, steps: int, home: Path, tries: int) -> list[Found]:
    """Walk, and return the faults, one for each cause.

    Args:
        seed: of the first walk; the next one has the next.
        steps: the total number of steps.
        home: a folder for the user's files.
        tries: the number of walks for shortening the way to a fault.
    """
    found: dict[str, Found] = {}
    while steps > 0:
        made = run(home, seed, min(steps, LENGTH))
        for fault, done in zip(made.faults, made.done, strict=True):
            if fault.signature not in found:
                way = _shortest(made, fault, seed, home, tries)
                found[fault.signature] = Found(fault, seed, way, done)
        steps -= LENGTH
        seed += 1
    return list(found.values())


def _shortest(made: Run, fault: Fault, seed: int, home: Path, tries: int) -> list[Step]:
    whole = made.steps[: fault.at + 1]
    return shortened(whole, lambda part: run(home, seed, 0, part).has(fault.signature), tries)
