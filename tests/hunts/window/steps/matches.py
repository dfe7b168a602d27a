"""Beginning, leaving, opening and looking back at matches."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QDialog, QPushButton

from stronghold_gui.games.library import LIBRARY
from tests.hunts.window import hands
from tests.hunts.window.checks.same import differences, shown_now
from tests.hunts.window.dialogs import own_files
from tests.hunts.window.session import Session
from tests.hunts.window.steps.kind import StepKind, at_table, free, off_table

_OF_A_DRAFT: Final = ("sentence", "choices", "table")
"""What is shown of a move that is only begun."""
_SAMPLES: Final = Path(__file__).resolve().parents[3] / "samples"


def begin_match(session: Session) -> None:
    """Begin a match of any game with any options, people and computers; sometimes think better of it."""
    game = session.dice.choice(LIBRARY.ids)
    session.note(f"new {game}")
    session.window.files.new(game)
    session.settle()
    dialog = session.window.findChild(QDialog, "new_game")
    if dialog is None:
        return
    for _ in range(session.dice.randrange(6)):
        there = hands.pressable(session, dialog) if session.modal is dialog else []
        there = [one for one in there if one.objectName() not in ("new_game_start", "new_game_cancel")]
        if there:
            hands.use(session, session.dice.choice(there))
    if session.modal is dialog and session.dice.random() < 0.9:
        hands.press(session, "new_game_start", dialog)


def leave_match(session: Session) -> None:
    """Go to the first page."""
    session.act("close")


def use_first_page(session: Session) -> None:
    """Use something of the first page."""
    start = session.window.pages.start
    if start.isVisible():
        hands.use_any(session, start)
    else:
        session.window.show_start()
        session.settle()


def resume(session: Session) -> None:
    """Leave the match and resume it, twice; it must be unchanged.

    The first time something may have been begun that is no move yet, such as a proposal, and is gone afterwards.
    """
    controller = session.controller
    assert controller is not None
    if (
        not controller.kept
        or controller.covered
        or controller.computers
        # A seat that has decided waits; an opened match shows a seat that has not.
        or not controller.moves()
        or session.looking_back
        or not controller.match.played
    ):
        return
    for begun in (_OF_A_DRAFT, ()):
        before = shown_now(session)
        if not session.act("close") or not session.free or session.controller is not None:
            return
        session.note("goes on")
        session.window.files.open_last()
        session.settle()
        hands.sit_down(session)
        for name, words in differences(before, shown_now(session)):
            if name not in begun:
                session.noise.hear("resumed", f"after leaving and going on: {words}")


def look_back(session: Session) -> None:
    """Look back, go through the moves, try something out, return or not."""
    session.act(session.dice.choice(("look_back", "look_back", "what_if")))
    for _ in range(session.dice.randrange(5)):
        if session.looking_back and session.free:
            hands.use_any(session, session.window.history.bar)


def use_saved_matches(session: Session) -> None:
    """Go to the page of saved matches and use it."""
    if not session.act("matches"):
        return
    for _ in range(session.dice.randint(1, 4)):
        page = session.window.pages.matches.page
        if session.modal is not None:
            hands.use_dialog(session)
        elif page.isVisible():
            hands.use_any(session, page)


def open_file(session: Session) -> None:
    """Open a file: one of the matches of this walk, or a sample."""
    copy = session.home / "samples"
    if not copy.exists():
        # The page of saved matches may delete them.
        shutil.copytree(_SAMPLES, copy)
    path = session.dice.choice(own_files(session.home))
    session.note(f"opens {path.name}")
    with session.acting():
        session.window.files.open_path(path)
    session.settle()


def save_as(session: Session) -> None:
    """Save under another name, or not."""
    session.act("save_as")


def rematch(session: Session) -> None:
    """See how a match ended once more, and play it again."""
    controller = session.controller
    if controller is not None and controller.over:
        session.note("ending")
        session.window.dialogs.ending()
        session.settle()
        hands.use_dialog(session)


def recent(session: Session) -> None:
    """Use an entry of the menu of matches played last."""
    menu = session.window.menus.recent
    menu.aboutToShow.emit()
    hands.choose_any(session, menu)


def hand_over(session: Session) -> None:
    """Lift the curtain, or let a partner sit down, or peek."""
    hands.sit_down(session)
    session.act(session.dice.choice(("peek", "partner", "curtain")))


def answer_notice(session: Session) -> None:
    """Press the button of the notice above the table."""
    notice = session.window.notice
    there = [one for one in notice.findChildren(QPushButton) if hands.reachable(session, one)]
    if there:
        hands.use(session, session.dice.choice(there))


STEPS: Final = (
    StepKind("begin_match", 8, free, begin_match),
    StepKind("leave_match", 3, at_table, leave_match),
    StepKind("use_first_page", 6, off_table, use_first_page),
    StepKind("resume", 4, at_table, resume),
    StepKind("look_back", 5, at_table, look_back),
    StepKind("use_saved_matches", 2, free, use_saved_matches),
    StepKind("open_file", 2, free, open_file),
    StepKind("save_as", 1, at_table, save_as),
    StepKind("rematch", 3, at_table, rematch),
    StepKind("recent", 2, free, recent),
    StepKind("hand_over", 2, at_table, hand_over),
    StepKind("answer_notice", 2, free, answer_notice),
)
