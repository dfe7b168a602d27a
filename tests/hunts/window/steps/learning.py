"""Lessons, puzzles, rules, hints and stories."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QDockWidget, QToolBar

from stronghold_gui.core.save import save_match
from stronghold_gui.games.library import LIBRARY
from tests.helpers.finished import finished
from tests.hunts.window import hands
from tests.hunts.window.session import Session
from tests.hunts.window.steps.kind import StepKind, at_table, free

_BARS_OF_THE_WINDOW: Final = ("tool_bar", "prompt_bar")


def take_lesson(session: Session) -> None:
    """Open the lessons of a game and begin one."""
    game = session.dice.choice(LIBRARY.ids)
    session.note(f"lessons of {game}")
    session.window.learning.show_page(game)
    session.settle()
    learning = session.window.learning
    lessons = learning.page.list.count()
    if learning.page.isVisible() and lessons:
        number = session.dice.randrange(lessons)
        session.note(f"lesson {number} of {game}")
        learning.begin(number)
        session.settle()
    use_bars(session)


def take_puzzle(session: Session) -> None:
    """Open the puzzles of a game and begin one."""
    game = session.dice.choice(LIBRARY.ids)
    session.note(f"puzzles of {game}")
    session.window.learning.puzzling.show_page(game)
    session.settle()
    hands.use_any(session, session.window.learning.puzzling.page)
    use_bars(session)


def use_bars(session: Session) -> None:
    """Use the bars over the table, such as those of lessons and puzzles."""
    for _ in range(session.dice.randint(1, 5)):
        bars = [
            bar
            for bar in session.window.findChildren(QToolBar)
            if bar.isVisible() and bar.objectName() not in _BARS_OF_THE_WINDOW
        ]
        if bars and session.free:
            hands.use_any(session, session.dice.choice(bars))


def ask_for_help(session: Session) -> None:
    """Open the rules or the hint, and use them."""
    session.act(session.dice.choice(("rules", "hint", "rules")))
    for name in ("dock_rules", "dock_hint"):
        for _ in range(session.dice.randrange(3)):
            dock = session.window.findChild(QDockWidget, name)
            if dock is not None and dock.isVisible() and session.free:
                hands.use_any(session, dock)


def read_story(session: Session) -> None:
    """Open the story of the match."""
    if session.act("story"):
        hands.use_dialog(session)


def read_review(session: Session) -> None:
    """Open a finished match and its review, and continue from there."""
    game = session.dice.choice(LIBRARY.ids)
    path = session.home / f"{game} over.stronghold"
    if not path.exists():
        save_match(finished(game), LIBRARY.kit(game), path)
    session.note(f"{game} is over")
    session.window.files.open_path(path)
    session.settle()
    for _ in range(session.dice.randint(1, 3)):
        if session.modal is not None or session.act("review"):
            hands.use_dialog(session)
            session.settle(session.dice.choice((0.1, 0.1, 5)))


STEPS: Final = (
    StepKind("take_lesson", 4, free, take_lesson),
    StepKind("take_puzzle", 3, free, take_puzzle),
    StepKind("use_bars", 3, at_table, use_bars),
    StepKind("ask_for_help", 6, free, ask_for_help),
    StepKind("read_story", 2, at_table, read_story),
    StepKind("read_review", 2, free, read_review),
)
