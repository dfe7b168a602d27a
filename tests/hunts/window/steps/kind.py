"""The definition of a step, and the conditions for doing it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.hunts.window.session import Session


@dataclass(frozen=True)
class StepKind:
    """A kind of step that a person may take.

    Attributes:
        name: its name in the script of a walk.
        weight: its frequency among the possible ones.
        possible: returns whether it can be done now.
        act: does it; the session's dice decide how.
    """

    name: str
    weight: int
    possible: Callable[[Session], bool]
    act: Callable[[Session], object]


def anytime(_session: Session) -> bool:
    """Return that it is always possible."""
    return True


def free(session: Session) -> bool:
    return session.free


def in_dialog(session: Session) -> bool:
    return session.modal is not None


def at_table(session: Session) -> bool:
    return session.free and session.controller is not None


def to_play(session: Session) -> bool:
    """Return whether a match can be continued."""
    controller = session.controller
    return session.free and controller is not None and not controller.over and not controller.watched


def off_table(session: Session) -> bool:
    return session.free and session.controller is None
