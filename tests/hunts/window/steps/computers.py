"""Steps with computers at the table."""

from __future__ import annotations

from typing import Final

from tests.hunts.window import hands
from tests.hunts.window.session import Session
from tests.hunts.window.steps.kind import StepKind, at_table


def command_computers(session: Session) -> None:
    """Stop them, hurry them, read what they are after, or give seats to them."""
    session.act(session.dice.choice(("pause", "move_now", "aims", "seats")))
    if session.modal is not None:
        hands.use_dialog(session)


def look_on(session: Session) -> None:
    """Look on while computers play."""
    controller = session.controller
    if controller is not None and controller.computers:
        session.settle(1.5)


STEPS: Final = (
    StepKind("command_computers", 4, at_table, command_computers),
    StepKind("look_on", 2, at_table, look_on),
)
