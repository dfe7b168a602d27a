"""Closing, opening, floating, moving and stacking the docks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt

from tests.hunts.window.session import Session
from tests.hunts.window.steps.kind import StepKind, at_table


def arrange_panel(session: Session) -> None:
    """Close, open, float, move or stack a dock."""
    docks = session.docks
    name, dock = session.dice.choice(sorted(docks.items()))
    way = session.dice.choice(("close", "open", "open", "float", "move", "stack", "front"))
    session.note(f"{way} {name}")
    if way in ("close", "open"):
        action = dock.toggleViewAction()
        if action.isChecked() == (way == "close") and action.isEnabled():
            action.trigger()
    elif way == "float":
        dock.setFloating(not dock.isFloating())
    elif way == "move":
        sides = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
        session.window.addDockWidget(session.dice.choice(sides), dock)
    elif way == "stack":
        session.window.tabifyDockWidget(session.dice.choice(sorted(docks.items()))[1], dock)
    else:
        dock.raise_()
    session.settle()
    session.closed[session.game] = session.hidden_docks


def reset_panels(session: Session) -> None:
    """Put all docks back to their first places."""
    if session.act("reset_layout"):
        session.closed[session.game] = set()


STEPS: Final = (
    StepKind("arrange_panel", 6, at_table, arrange_panel),
    StepKind("reset_panels", 3, at_table, reset_panels),
)
