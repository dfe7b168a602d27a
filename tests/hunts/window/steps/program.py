"""Closing and restarting the program, cleanly or by a kill."""

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
    """End the process at once; the parent restarts it with the remaining steps."""
    controller, file = session.controller, session.window.files.documents.path
    moves = lines(controller.match) if controller is not None and controller.kept and not session.looking_back else []
    # A layout is remembered when its game is left; without that, panels would be back that were closed since, or gone.
    session.window.remember()
    closed = {game: sorted(docks) for game, docks in session.closed.items()}
    (session.home / _NOTE).write_text(json.dumps([moves, str(file or ""), closed]))
    os.kill(os.getpid(), signal.SIGKILL)


def look_after_kill(session: Session) -> None:
    """See that no move of a killed window is lost.

    The last match has them, or else the file that was opened a moment before the end.
    """
    note: Path = session.home / _NOTE
    moves, file, closed = json.loads(note.read_text()) if note.exists() else ([], "", {})
    note.unlink(missing_ok=True)
    session.closed = {game: set(docks) for game, docks in closed.items()}
    session.settle(0.3)
    if not moves or not session.free:
        return
    session.window.files.open_last()
    session.settle()
    if not _has(session, moves) and file:
        session.window.files.open_path(Path(file))
        session.settle()
    if not _has(session, moves):
        session.noise.hear("killed", f"of {len(moves)} moves some are gone after the process was killed: {file}")


def _has(session: Session, moves: list[str]) -> bool:
    return session.controller is not None and lines(session.match)[: len(moves)] == moves


STEPS: Final = (
    StepKind("restart", 3, free, restart),
    StepKind(KILL, 2, anytime, kill),
)
