"""All pages, dialogs and panels of the window, one after another, for tests that check all texts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.player import Plan, Reasons, Saying, Term, TurnReasons
from stronghold_gui.core.save import Fault, Unfinished
from stronghold_gui.desktop.about import AboutDialog
from stronghold_gui.desktop.computers.card import ReasonsDialog
from stronghold_gui.desktop.computers.seats_dialog import SeatsDialog
from stronghold_gui.desktop.keys_page import KeysDialog
from stronghold_gui.desktop.matches.rename import RenameDialog
from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.preferences.dialog import PreferencesDialog
from stronghold_gui.desktop.reading_thread import WaitingDialog
from stronghold_gui.desktop.recovery import RecoveryDialog
from stronghold_gui.desktop.reference.rules_dialog import RECONSTRUCTED, ReadingDialog
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.desktop.review.dialog import ReviewDialog
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.notation import parse
from stronghold_gui.players.review.document import LuckPart, MomentPart, ReviewDocument, TurningPart
from stronghold_gui.players.review.wording import ReviewWords
from stronghold_gui.teaching.lessons import lessons
from stronghold_gui.teaching.puzzles.library import library
from tests.desktop.desks import desk_of, draw_curtain, page_of
from tests.desktop.games.scenes import SCENES
from tests.games.stronghold.recording import play
from tests.games.stronghold.teaching.kit import KIT
from tests.helpers.resting import rest

D = TypeVar("D", bound=QDialog)
NAMES = ["Anna", "Bert", "Cleo", "Dan"]
"""Who plays, wherever a table is shown; a test may call them otherwise."""
TABLES = ("draft", "flip", "machine", "ritual", "march", "stone", "finish", "haste", "aim", "keep", "remove", "rise")
"""Prepared tables (``games/scenes.py``) that show every dock in use and every kind of question."""


REASONS = Reasons(
    Saying("players.aim.ready"),
    (Term(Saying("players.aim.ready"), 3, 4.5),),
    Plan(Saying("players.aim.ready"), 0.4),
    (Saying("players.aim.ready"),),
    (Saying("players.aim.ready"),),
    "ballista",
)
"""What a computer could tell: what it says is its game's, and looked at there."""


def settle() -> None:
    """Let what was put off happen, also layouts that cause others."""
    for _ in range(6):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def show(window: MainWindow, match: Match[Any, Any, Any, Any]) -> None:
    """Show a match, all docks filled."""
    window.files.forget()
    window.files.begin(match)
    desk_of(window).scene.motion = False
    assert window.controller is not None
    window.controller.uncover()
    for name in window.docking.docks:
        page_of(window, name)
    settle()


def table(window: MainWindow, name: str) -> None:
    """Show a prepared table, and play its moves so that the log has lines."""
    scene = SCENES[name][0]()
    seats = scene.p.seats
    header = Header("stronghold", {}, tuple(NAMES[:seats]), 4)
    show(window, Match(STRONGHOLD, header, scene.p))
    for text in SCENES[name][1][:1]:
        controller = window.controller
        assert controller is not None
        controller.play_for_team(parse(text))
        controller.uncover()
    settle()


def sit_down(window: MainWindow, code: str) -> None:
    """Switch the language, show the curtain, and sit down at a seat with news.

    News are dropped when the language changes, so that they are made again.
    """
    window.language.choose(code)
    draw_curtain(window)
    assert window.controller is not None
    window.controller.uncover()
    settle()
    assert window.since.panel is not None
    assert window.since.panel.isVisible()


def with_news(window: MainWindow) -> None:
    """Show a table where much has happened since the seat last sat here."""
    scene = SCENES["command"][0]()
    show(window, Match(STRONGHOLD, Header("stronghold", {}, tuple(NAMES[:2]), 4), scene.p))
    controller = window.controller
    assert controller is not None
    for text in ("order bluff W3 face_down", "dispatch minor", "march orc RW3 W3"):
        assert controller.play(parse(text)), text
    while controller.seat == 0:
        assert controller.play(parse("done"))
    controller.uncover()


def whole_game(window: MainWindow, seats: int) -> None:
    """Show a game that is over, so that the log has all kinds of lines."""
    match = play("revised", "draft", 5, seats)
    show(window, match)


@contextmanager
def opened(dialog: D) -> Iterator[D]:
    """Open a dialog, and close it again."""
    dialog.open()
    settle()
    yield dialog
    dialog.reject()
    dialog.deleteLater()
    settle()


def dialogs(window: MainWindow) -> Iterator[QDialog]:
    """Open every dialog, each on the window of a game that is over."""
    kind, language, settings = window.page.kind, window.language, window.settings
    for seats in LIBRARY.kit(kind.id).game.seat_counts:
        settings.set_text(f"new/{kind.id}/seats", str(seats))
        with opened(NewGameDialog(LIBRARY, kind.id, language, settings, window)) as dialog:
            yield dialog
    with opened(AboutDialog(language, window)) as dialog:
        yield dialog
    with opened(ReadingDialog(LIBRARY.kit(kind.id), language, settings, RECONSTRUCTED, window)) as dialog:
        yield dialog
    with opened(ResultDialog(window.current.desk.sentences.ending, language, window)) as dialog:
        yield dialog
    parts = (window.shell, window.current, window.picture_sets, window.animation, window.keys)
    with opened(PreferencesDialog(*parts)) as preferences:
        for page in range(preferences.tabs.count()):
            preferences.tabs.setCurrentIndex(page)
            settle()
            yield preferences
    controller = window.controller
    assert controller is not None
    story = kind.make_story(controller.match, language, window)
    assert story is not None
    with opened(story) as dialog:
        yield dialog
    yield from reviews(window)
    with opened(KeysDialog(window.shell, window.menus.menus.values())) as dialog:
        yield dialog
    with opened(WaitingDialog("siege.stronghold", language, window)) as dialog:
        yield dialog
    marks = kind.seats(len(controller.match.header.names))
    with opened(
        SeatsDialog(controller.match.header, marks, tuple(LIBRARY.kit(kind.id).players), language, window)
    ) as one:
        yield one
    controller.match.reasons.append(TurnReasons(0, 1, 3, REASONS))
    with opened(ReasonsDialog(window.seats.computers, controller, language, window)) as dialog:
        yield dialog
    damage = Fault("damaged_line", "", {"line": 5})
    lost = (
        Unfinished(Path("a.journal"), "", tuple(NAMES[:2]), 12, 1_700_000_000, None),
        Unfinished(Path("b.journal"), "", (NAMES[0], ""), 1, 1_700_000_000, None),
        Unfinished(Path("c.journal"), "", tuple(NAMES[:2]), 3, 1_700_000_000, None, damage),
        Unfinished(Path("d.journal"), "", tuple(NAMES[:2]), 2, 1_700_000_000, None, unsure=True),
    )
    with opened(RenameDialog(Path(f"{NAMES[1]}.stronghold"), language, window)) as renaming:
        renaming.line.setText(f" {NAMES[0]} ")
        yield renaming
    with opened(RecoveryDialog(lost, language, window)) as dialog:
        yield dialog


def reviews(window: MainWindow) -> Iterator[QDialog]:
    """Open the review, before anything is known and with what there may be."""
    kind, language, controller = window.page.kind, window.language, window.controller
    assert controller is not None
    names = controller.match.header.names

    def words_of(review: ReviewDocument) -> ReviewWords:
        return ReviewWords(LIBRARY.kit(kind.id), review, names, language.texts)

    ids = LIBRARY.kit(kind.id).game.seat_ids(len(names))
    moves = [controller.game.text(done.record.move) for done in controller.match.played[:9]]
    unsure = TurningPart(ids[0], 1, 1, moves, moves[:1], 0.5, 0.1, -0.1, 0.3, clear=False)
    line = [MomentPart(0, 1, [0.5] * len(ids)), MomentPart(20, 2, [1.0] * len(ids))]
    luck = [LuckPart(20, 1, [0.2] * len(ids), [0.1] * len(ids))]
    for measure in ("win", "turns"):
        with opened(ReviewDialog(words_of, dict.fromkeys(ids, 1), language, window)) as reviewing:
            yield reviewing
            reviewing.show_review(
                ReviewDocument(
                    "stronghold-review", 1, "", "", "medium", measure, 20, [[one] for one in ids], line, luck, [unsure]
                )
            )
            reviewing.show_progress(None, failed=True)
            settle()
            yield reviewing


def pages(window: MainWindow) -> Iterator[str]:
    """Open every page that replaces the board, and yield its name."""
    window.show_start()
    settle()
    yield "start"
    window.learning.show_page()
    settle()
    yield "lessons"
    window.learning.puzzling.show_page()
    settle()
    yield "puzzles"
    window.pages.show_matches()
    rest(window)
    settle()
    yield "matches"
    window.pages.show_record()
    rest(window)
    settle()
    yield "record"


def lessons_and_puzzles(window: MainWindow) -> Iterator[str]:
    """Begin every lesson at its first step and every puzzle, and say which it is."""
    window.learning.show_page()
    for number, entry in enumerate(lessons(KIT)):
        window.learning.begin(number, anew=True)
        settle()
        yield entry.id
    window.learning.puzzling.show_page()
    for puzzle in library(KIT, find_kit).puzzles:
        window.learning.puzzling.begin(puzzle)
        settle()
        yield puzzle.id


def helpers(window: MainWindow) -> Iterator[str]:
    """Open what explains the game beside the board, and say what it is."""
    window.hints.toggle()
    settle()
    yield "hint"
    window.seats.computers.show_table(computers=True)
    for state in (
        window.seats.computers.bar.show_nothing,
        window.seats.computers.bar.show_paused,
        window.seats.computers.bar.show_trouble,
    ):
        state()
        settle()
        yield f"computers {state.__name__}"
    window.seats.computers.show_table(computers=False)
    for place in ("contents", "ballista", "V-03", "?troll"):
        window.rulebook.reference.open(place)
        settle()
        yield place
    draw_curtain(window)
    settle()
    yield "curtain"
    assert window.controller is not None
    window.controller.uncover()
