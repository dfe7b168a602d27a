"""Closing the program and starting it again, in good order or not."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Final

from tests.hunts.campaign import lines
from tests.hunts.window.session import Session
from tests.hunts.window.steps.kind import StepKind, anytime, free

KILL: Final = "kill"
_NOTE: Final = "killed.json"


def restart(session: Session) -> None:
    """Close the window and start the program again."""
    session.note("restart")
    session.restart()


def kill(session: Session) -> None:
    """End the process at once; whoever started it starts it again with the steps that are left."""
    controller = session.controller
    moves = lines(controller.match) if controller is not None and controller.kept and not session.looking_back else []
    (session.home / _NOTE).write_text(json.dumps(moves))
    os.kill(os.getpid(), signal.SIGKILL)


def look_after_kill(session: Session) -> None:
    """See that no move of a killed window is lost."""
    note: Path = session.home / _NOTE
    moves = json.loads(note.read_text()) if note.exists() else []
    note.unlink(missing_ok=True)
    session.settle(0.3)
    if not moves or not session.free:
        return
    session.window.files.open_last()
    session.settle()
    found = lines(session.match) if session.controller is not None else []
    if found[: len(moves)] != moves:
        session.noise.hear("killed", f"{len(found)} of {len(moves)} moves are there after the process was killed")


STEPS: Final = (
    StepKind("restart", 3, free, restart),
    StepKind(KILL, 2, anytime, kill),
)
