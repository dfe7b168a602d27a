"""Walks in processes of their own, which may crash, hang or kill themselves."""

from __future__ import annotations

import shutil
import signal
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.hunts.window.fault import Fault
from tests.hunts.window.process import run_process
from tests.hunts.window.script import Step, written
from tests.hunts.window.steps.program import KILL


@dataclass
class Run:
    """The output of a walk.

    Attributes:
        steps: what was done.
        faults: what was found wrong.
        done: for each fault what was done last before it.
    """

    steps: list[Step] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    done: list[list[str]] = field(default_factory=list)

    def has(self, signature: str) -> bool:
        return any(fault.signature == signature for fault in self.faults)

    def add(self, fault: Fault, done: Sequence[str] = ()) -> None:
        """Take in a fault."""
        self.faults.append(fault)
        self.done.append(list(done))


def run(home: Path, seed: int, count: int, script: Sequence[Step] | None = None) -> Run:
    """Walk in a new home, which is removed afterwards.

    Args:
        home: the folder for it.
        seed: with what the walk begins, and by what its steps are chosen.
        count: how many steps are chosen.
        script: the steps, if they are not to be chosen.
    """
    made, first, goes_on = Run(), 0, True
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    while goes_on:
        goes_on = _process(made, home, seed, count, first, script)
        first = len(made.steps) if script is None else _after_kill(script, first)
    shutil.rmtree(home, ignore_errors=True)
    return made


def _after_kill(script: Sequence[Step], first: int) -> int:
    """Return the number of the step after the one that killed the process."""
    kills = [number for number, step in enumerate(script) if number >= first and step.name == KILL]
    return kills[0] + 1 if kills else len(script)


def _process(made: Run, home: Path, seed: int, count: int, first: int, script: Sequence[Step] | None) -> bool:
    """Walk in one process until its end; return whether a step has killed it, so that another process must continue."""
    arguments = [str(seed), str(count), str(first)]
    if script is not None:
        (home / "walk.script").write_text(written(script))
        arguments.append(str(home / "walk.script"))
    ended = run_process("walk", home, *arguments)
    for told in ended.told:
        _take_in(made, told)
    killed = ended.code == -signal.SIGKILL and made.steps[-1:] != [] and made.steps[-1].name == KILL
    if not killed and not any("end" in told for told in ended.told):
        made.add(Fault("crash", f"the process ended with {ended.code}: {ended.cried}", at=len(made.steps) - 1))
    return killed


def _take_in(made: Run, told: dict[str, Any]) -> None:
    if "step" in told:
        made.steps.append(Step(told["name"], told["roll"]))
    elif "fault" in told:
        made.add(Fault(**told["fault"]), told["done"])
