"""One process of a walk: ``walk HOME SEED COUNT FIRST [SCRIPT]``. It reports steps and faults as lines of JSON.

The steps are those of the script, or a number of possible ones chosen by the seed. If a step kills the process, another
one begins with the step after it.
"""

from __future__ import annotations

import faulthandler
import json
import os
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Final

from stronghold_gui.desktop.settings import Settings
from tests.hunts.window.checks import CHECKS
from tests.hunts.window.checks.left import left_behind, piled_up
from tests.hunts.window.fault import Fault
from tests.hunts.window.noise import Noise
from tests.hunts.window.script import Step, read, roll
from tests.hunts.window.session import Session
from tests.hunts.window.steps import STEPS
from tests.hunts.window.steps.looks import SIZES
from tests.hunts.window.steps.program import look_after_kill

LONGEST: Final = 300
"""Seconds after which a step counts as one that hangs, on a machine with other work."""
_COUNTED: Final = 25
"""Steps between two looks at what piles up."""
_ANIMATED: Final = 3
"""Of so many walks one has performances."""
_MAY_CLOSE_DOCKS: Final = ("press_anything", "use_menu", "press_key", "touch_board")


class Walk:
    """Does steps and looks at everything after each."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._told: set[str] = set()
        self._at = 0

    def do(self, number: int, step: Step) -> None:
        """Do a step, if it can be done, and look."""
        session, kind = self._session, STEPS[step.name]
        self._at = number
        if not kind.possible(session):
            return
        tell({"step": number, "name": step.name, "roll": step.roll})
        session.note(f"— {step}")
        session.dice = step.dice()
        faulthandler.dump_traceback_later(LONGEST, exit=True)
        self._act(step.name)
        self._look()
        if number % _COUNTED == _COUNTED - 1 and session.free:
            self._tell(piled_up(session))
        faulthandler.cancel_dump_traceback_later()

    def finish(self) -> None:
        """Close the program and see what is left."""
        self._session.finish()
        self._tell(iter(self._session.noise.take()))
        self._tell(left_behind())

    def look_after_kill(self) -> None:
        """See what the killed process has left."""
        look_after_kill(self._session)
        self._tell(iter(self._session.noise.take()))

    def _act(self, name: str) -> None:
        session, before = self._session, self._session.controller
        try:
            STEPS[name].act(session)
        except Exception as error:  # noqa: BLE001 - as if a slot had raised it
            session.noise.catch(error)
        session.settle()
        if not session.window.isVisible():
            # It was closed by its menu or a key.
            session.restart()
        if name in _MAY_CLOSE_DOCKS and session.controller is before and before is not None:
            session.closed[session.game] = session.hidden_docks

    def _look(self) -> None:
        session = self._session
        self._tell(iter(session.noise.take()))
        for check in CHECKS:
            try:
                self._tell(check(session))
            except Exception as error:  # noqa: BLE001 - a look at what is broken may raise anything
                session.noise.catch(error)
        self._tell(iter(session.noise.take()))

    def _tell(self, found: Iterator[tuple[str, str]]) -> None:
        """Report each fault once."""
        for kind, words in found:
            fault = Fault(kind, words, self._session.where, self._at)
            if fault.signature not in self._told:
                self._told.add(fault.signature)
                tell({"fault": asdict(fault), "done": self._session.done})


def tell(thing: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(thing) + "\n")
    sys.stdout.flush()


def set_up(home: Path, seed: int) -> None:
    """Write the preferences with which a walk begins."""
    settings = Settings()
    if seed % _ANIMATED:
        settings.set_text("window/animation", "off")
    settings.write()


def steps(session: Session, seed: int, first: int, count: int, script: list[Step] | None) -> Iterator[tuple[int, Step]]:
    """Yield the steps that are left: those of the script, or any that can be done."""
    for number in range(first, count if script is None else len(script)):
        if script is not None:
            yield number, script[number]
            continue
        dice = random.Random(f"{seed}/{number}")  # noqa: S311 - a walk that can be repeated
        possible = [kind for kind in STEPS.values() if kind.possible(session)]
        chosen = dice.choices(possible, [kind.weight for kind in possible])[0]
        yield number, Step(chosen.name, roll(dice))


def main(home: Path, seed: int, count: int, first: int, script: list[Step] | None) -> None:
    """Walk."""
    faulthandler.enable()
    if first == 0:
        set_up(home, seed)
    session = Session(home, Noise())
    walk = Walk(session)
    if first == 0:
        session.window.resize(*SIZES[seed % len(SIZES)])
    else:
        walk.look_after_kill()
    begun = time.monotonic()
    for number, step in steps(session, seed, first, count, script):
        walk.do(number, step)
    walk.finish()
    tell({"end": True, "seconds": round(time.monotonic() - begun, 1)})


if __name__ == "__main__":
    main(
        Path(sys.argv[1]),
        int(sys.argv[2]),
        int(sys.argv[3]),
        int(sys.argv[4]),
        read(Path(sys.argv[5]).read_text()) if sys.argv[5:] else None,
    )
    # Without Python's and Qt's own ends: what they take apart is not what is hunted.
    sys.stdout.flush()
    os._exit(0)
