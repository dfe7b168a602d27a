"""Steps that change the look of the window: language, theme, size, preferences."""

from __future__ import annotations

from typing import Final

from tests.hunts.window import hands
from tests.hunts.window.session import Session
from tests.hunts.window.steps.kind import StepKind, anytime, free

SIZES: Final = (
    (800, 800),
    (900, 600),
    (900, 700),
    (1024, 600),
    (1024, 700),
    (1280, 720),
    (1366, 768),
    (1600, 900),
    (1920, 1080),
)


def change_language(session: Session) -> None:
    """Switch to the other language."""
    language = session.window.language
    session.note(f"language, not {language.code}")
    next(one for one in session.window.actions_.languages.actions() if one.data() != language.code).trigger()
    session.settle()


def change_theme(session: Session) -> None:
    """Show light or dark."""
    session.dice.choice(session.window.actions_.themes.actions()).trigger()
    session.settle()


def resize(session: Session) -> None:
    """Resize the window; one that fills the screen has no edges for that."""
    if session.window.isFullScreen() or session.window.isMaximized():
        return
    size = session.dice.choice(SIZES)
    session.note(f"{size[0]}x{size[1]}")
    session.window.resize(*size)
    session.settle()


def change_preferences(session: Session) -> None:
    """Change some preferences."""
    if session.act("preferences"):
        for _ in range(session.dice.randint(1, 6)):
            hands.use_dialog(session)


def zoom(session: Session) -> None:
    """Look closer or from farther away."""
    session.act(session.dice.choice(("zoom_in", "zoom_out", "fit", "full_screen")))


STEPS: Final = (
    StepKind("change_language", 7, free, change_language),
    StepKind("change_theme", 3, free, change_theme),
    StepKind("resize", 5, anytime, resize),
    StepKind("change_preferences", 4, free, change_preferences),
    StepKind("zoom", 3, free, zoom),
)
