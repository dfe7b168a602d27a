"""Steps with any visible control: buttons, menus, keys, dialogs."""

from __future__ import annotations

from typing import Final

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.hunts.window import hands
from tests.hunts.window.checks.answers import IDEMPOTENT, Answered
from tests.hunts.window.session import Session
from tests.hunts.window.steps.kind import StepKind, anytime, free, in_dialog

_KEYS: Final = (
    "Tab", "Shift+Tab", "Esc", "Return", "Space", "F1", "F2", "F4", "F6", "F11", "Alt+Left", "Alt+Right", "1", "2", "3",
    "Ctrl+Z", "Ctrl+Y", "Ctrl+Return", "Ctrl+T", "Ctrl+L", "Ctrl+M", "Ctrl+P", "Ctrl+I", "Ctrl+S", "?", "/", "Left",
    "Down", "Home", "End", "PgDown", "Del",
)  # fmt: skip
_NOT_USED: Final = ("quit", "about_qt")
"""Actions that other steps use, or that wait in a box of Qt's own."""


def press_anything(session: Session) -> None:
    """Use any button, list or field of the window; a button has to answer."""
    there = hands.pressable(session, session.window)
    if there:
        chosen = session.dice.choice(there)
        with Answered(session, hands.called(chosen), chosen):
            hands.use(session, chosen)


def use_menu(session: Session) -> None:
    """Use any entry of the menus that can be used; it has to answer."""
    actions = session.window.actions_
    names = [
        name for name in actions if name not in _NOT_USED and actions[name].isEnabled() and actions[name].isVisible()
    ]
    name = session.dice.choice(names)
    if name in IDEMPOTENT:
        session.act(name)
        return
    with Answered(session, f"action {name}"):
        session.act(name)


def press_key(session: Session) -> None:
    """Press a key wherever the keyboard is."""
    key = session.dice.choice(_KEYS)
    session.note(f"key {key}")
    with session.acting():
        QTest.keySequence(QApplication.focusWidget() or session.window, key)
    session.settle()


def use_dialog(session: Session) -> None:
    """Use some things in the dialog that is open, or leave it."""
    for _ in range(session.dice.randint(1, 4)):
        hands.use_dialog(session)


def leave_dialogs(session: Session) -> None:
    """Leave all dialogs."""
    for _ in range(4):
        hands.leave_dialog(session)


def wait(session: Session) -> None:
    """Look on for a moment."""
    session.settle(0.6)


STEPS: Final = (
    StepKind("press_anything", 10, free, press_anything),
    StepKind("use_menu", 8, free, use_menu),
    StepKind("press_key", 5, anytime, press_key),
    StepKind("use_dialog", 40, in_dialog, use_dialog),
    StepKind("leave_dialogs", 10, in_dialog, leave_dialogs),
    StepKind("wait", 2, anytime, wait),
)
