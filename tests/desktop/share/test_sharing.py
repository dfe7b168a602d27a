"""Pictures and pages of a match: copied, saved and printed in every game, without what a seat may not see."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QGuiApplication, QImage, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from stronghold_gui.core.header import Header
from stronghold_gui.core.match import Match
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.encoding import as_png
from stronghold_gui.desktop.play.controller import Controller
from stronghold_gui.desktop.play.kind import GameKind
from stronghold_gui.desktop.share import sharing
from stronghold_gui.desktop.share.pages import Picture, lesson_page, match_page
from stronghold_gui.desktop.teaching import learning
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.teaching.lessons import lessons
from tests.helpers.finished import finished

MakeWindow = Callable[..., MainWindow]
GAMES = LIBRARY.ids
SHARED = ("copy_picture", "save_picture", "copy_page", "save_page")


def running(game: str, names: tuple[str, ...] = ("Ada", "Ben"), moves: int = 4) -> AnyMatch:
    """Return a match of two people in which some moves were played by chance."""
    kit, dice = LIBRARY.kit(game), Random(4)  # noqa: S311 - the same match in every run
    match = Match(kit.game, Header(game, dict(kit.stamp), names, 4))
    for _ in range(moves):
        seat = kit.game.decisions(match.position)[0].seat
        match.play(seat, dice.choice(kit.game.legal_moves(match.position, seat)))
    return match


def shown(window: MainWindow, match: AnyMatch) -> Controller:
    """Show a match as a copy; tests share those that are over."""
    again = Match(match.game, match.header, match.start)
    again.replay(done.record for done in match.played)
    window.files.begin(again)
    assert window.controller is not None
    return window.controller


def page_of(window: MainWindow) -> str:
    return match_page(window.sharing.page(), window.language.code)


def clipboard_image() -> QImage:
    return QGuiApplication.clipboard().image()


def choose(window: MainWindow, dialog_name: str, file: Path) -> None:
    """Choose a file in the dialog that is open."""
    dialog = window.findChild(QFileDialog, dialog_name)
    assert dialog is not None
    dialog.fileSelected.emit(str(file))
    dialog.reject()


@pytest.fixture
def seats(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """The seats for which pictures were painted, ``None`` for everybody."""
    found: list[int | None] = []

    def painted(
        _kind: GameKind, _match: AnyMatch, width: int, _language: str, seat: int | None, _set: str = ""
    ) -> QImage:
        found.append(seat)
        return QImage(width, width // 2, QImage.Format.Format_RGB32)

    monkeypatch.setattr(GameKind, "make_picture", painted)
    # Charts take a second and are drawn in the tests without this fixture.
    monkeypatch.setattr(
        sharing, "charts_of", lambda told: Picture(as_png(QImage(8, 8, QImage.Format.Format_RGB32)), told.title)
    )
    return found


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pages for which a printer was asked."""
    found: list[str] = []
    for module in (sharing, learning):
        monkeypatch.setattr(module, "ask_printer", lambda page, *_rest: found.append(page))
    return found


# -- what may be seen ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_running_match_shows_what_is_on_the_screen_and_its_page_what_everybody_knows(
    make_window: MakeWindow, seats: list[int | None], game: str
) -> None:
    window = make_window()
    controller = shown(window, running(game))
    controller.uncover()
    window.actions_["copy_picture"].trigger()
    window.sharing.page()
    assert seats == [controller.viewer, None]


def test_nothing_is_shared_under_the_curtain(make_window: MakeWindow) -> None:
    window = make_window()
    window.actions_["curtain"].setChecked(True)
    controller = shown(window, running("warriors", moves=3))
    assert controller.covered
    assert not any(window.actions_[name].isEnabled() for name in (*SHARED, "print_story", "print_rules"))
    controller.uncover()
    assert all(window.actions_[name].isEnabled() for name in (*SHARED, "print_story", "print_rules"))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["picture", "page"])
def test_a_file_chosen_behind_the_curtain_is_not_written_and_the_window_says_so(
    make_window: MakeWindow, tmp_path: Path, name: str, language: str
) -> None:
    window = make_window(language)
    window.actions_["curtain"].setChecked(True)
    controller = shown(window, running("warriors", moves=3))
    controller.uncover()
    window.actions_[f"save_{name}"].trigger()
    while not controller.covered:
        seat = controller.decisions[0].seat
        controller.play_as(seat, controller.game.legal_moves(controller.match.position, seat)[0])
    choose(window, f"share_{name}", tmp_path / "mine.png")
    assert list(tmp_path.glob("mine*")) == []
    box = window.findChild(QMessageBox, "share_fault")
    assert box is not None
    assert box.isVisible(), "it lies over the curtain"
    assert box.text() == window.language("share.passed", name="mine.png")
    box.accept()


def test_what_is_not_saved_because_the_game_was_closed_is_told(make_window: MakeWindow, tmp_path: Path) -> None:
    window = make_window()
    shown(window, running("warriors", moves=3)).uncover()
    window.actions_["save_picture"].trigger()
    shown(window, running("warriors", moves=3))
    choose(window, "share_picture", tmp_path / "a.png")
    assert list(tmp_path.glob("*.png")) == []
    box = window.findChild(QMessageBox, "share_fault")
    assert box is not None
    assert box.text() == "“a.png” was not saved, because the game was closed in the meantime."
    box.accept()


def test_a_trial_shares_its_board_but_no_page(make_window: MakeWindow) -> None:
    window = make_window()
    shown(window, running("fortress")).uncover()
    window.history.suppose_now()
    assert [window.actions_[name].isEnabled() for name in SHARED] == [True, True, False, False]


# -- pictures --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_on_the_clipboard_has_the_pictures_that_are_chosen(make_window: MakeWindow, game: str) -> None:
    window = make_window()
    shown(window, finished(game))
    window.actions_["copy_picture"].trigger()
    usual = clipboard_image()
    assert usual.width() == 1600
    assert window.notice.words.text() == "Picture copied."
    window.picture_sets.choose("contrast")
    window.actions_["copy_picture"].trigger()
    assert clipboard_image() != usual


def test_a_picture_is_copied_by_key(make_window: MakeWindow, seats: list[int | None]) -> None:
    window = make_window("fr")
    shown(window, finished("warriors"))
    QTest.keySequence(window, "Ctrl+Shift+C")
    assert seats == [None]
    assert window.notice.words.text() == "Image copiée."


def test_a_picture_is_saved(make_window: MakeWindow, seats: list[int | None], tmp_path: Path) -> None:
    window = make_window()
    shown(window, finished("stronghold"))
    window.actions_["save_picture"].trigger()
    choose(window, "share_picture", tmp_path / "a.png")
    assert QImage(str(tmp_path / "a.png")).width() == 1600
    assert "a.png" in window.notice.words.text()
    assert seats


def test_a_picture_that_cannot_be_saved_is_told(
    make_window: MakeWindow, seats: list[int | None], tmp_path: Path
) -> None:
    window = make_window()
    shown(window, finished("stronghold"))
    window.actions_["save_picture"].trigger()
    choose(window, "share_picture", tmp_path / "missing" / "a.png")
    assert "choose another location" in window.notice.words.text()
    assert seats == [None]


# -- pages -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "language"), tuple(zip(GAMES, ("en", "fr", "en", "fr"), strict=True)))
def test_a_page_of_a_match_has_its_end_its_board_and_its_story(
    make_window: MakeWindow, seats: list[int | None], game: str, language: str
) -> None:
    window = make_window(language)
    shown(window, finished(game))
    content = window.sharing.page()
    page = match_page(content, language)
    ending = window.current.desk.sentences.ending()
    assert ending is not None
    assert content.title == "Ada – Ben"
    assert content.ending == [ending.title, ending.sentence]
    assert len(content.story) > 1
    assert f'lang="{language}"' in page
    assert page.count("data:image/png;base64,") == 2
    assert not re.search(r"https?:|file:|<script|<link", page)
    assert seats == [None]


def test_the_pictures_of_a_page_are_drawn(make_window: MakeWindow) -> None:
    window = make_window()
    shown(window, finished("convicted"))
    page = window.sharing.page()
    assert page.charts is not None
    assert [QImage.fromData(picture.png).width() for picture in (page.board, page.charts)] == [1280, 1320]


def test_pages_follow_the_game_and_the_language(make_window: MakeWindow, seats: list[int | None]) -> None:
    window = make_window("en")
    shown(window, finished("stronghold"))
    assert "Stronghold, turn" in page_of(window)
    shown(window, finished("fortress"))
    window.language.choose("fr")
    assert "La Forteresse, Round 12" in page_of(window)
    assert set(seats) == {None}


def test_names_are_no_html(make_window: MakeWindow, seats: list[int | None]) -> None:
    window = make_window()
    shown(window, running("fortress", ("<b>Ada</b>", "A&B"))).uncover()
    page = page_of(window)
    assert "<b>Ada" not in page
    assert "&lt;b&gt;Ada" in page
    assert seats == [None]


def test_the_clipboard_has_the_page_and_its_sentences(make_window: MakeWindow, seats: list[int | None]) -> None:
    window = make_window()
    shown(window, finished("warriors"))
    window.actions_["copy_page"].trigger()
    data = QGuiApplication.clipboard().mimeData()
    assert "<h1>Ada – Ben</h1>" in data.html()
    assert data.text().splitlines()[:2] == ["Ada – Ben", "Warriors and the Draconic Hordes, Round 3"]
    assert seats == [None]


@pytest.mark.parametrize(("ending", "begin"), [("html", b"<!DOCTYPE html>"), ("pdf", b"%PDF")])
def test_a_page_is_saved_in_both_forms(
    make_window: MakeWindow, seats: list[int | None], tmp_path: Path, ending: str, begin: bytes
) -> None:
    window = make_window()
    shown(window, finished("warriors"))
    window.actions_["save_page"].trigger()
    choose(window, "share_page", tmp_path / f"a.{ending}")
    assert (tmp_path / f"a.{ending}").read_bytes().startswith(begin)
    assert seats == [None]


# -- printing --------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("qapp")
def test_a_picture_on_paper_is_no_wider_than_the_text() -> None:
    picture = Picture(as_png(QImage(8, 4, QImage.Format.Format_RGB32)), "A board")
    page = QTextDocument()
    page.setHtml(lesson_page("Title", "About", [(picture, ["One."])], "en"))
    a4_without_margins = 642 + 2 * page.documentMargin()
    page.setTextWidth(a4_without_margins)
    assert page.size().width() <= a4_without_margins


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_lessons_of_every_game_are_printed_whole(
    make_window: MakeWindow, seats: list[int | None], printed: list[str], game: str
) -> None:
    window = make_window("fr")
    shown(window, finished(game))
    window.actions_["print_rules"].trigger()
    window.learning.show_page(game)
    window.learning.page.buttons["printed"].click()
    rules, lesson = printed
    book = window.rulebook.reference.panel.book
    assert all(f'name="{anchor}"' in rules for anchor in book.paragraphs)
    assert rules.count("<body") == 1
    assert lesson.count("<li>") == lessons(LIBRARY.kit(game))[0].length
    assert None not in seats


def test_a_lesson_is_printed_while_it_is_in_progress(
    make_window: MakeWindow, seats: list[int | None], printed: list[str]
) -> None:
    window = make_window()
    action = window.actions_["print_lesson"]
    assert not action.isEnabled()
    window.learning.show_page("warriors")
    window.learning.begin(1)
    assert action.isEnabled()
    action.trigger()
    assert lessons(LIBRARY.kit("warriors"))[1].title["en"] in printed[0]
    window.learning.show_page("warriors")
    assert not action.isEnabled()
    assert seats


def test_a_summary_is_printed_on_the_printer_that_is_chosen(make_window: MakeWindow, tmp_path: Path) -> None:
    window = make_window()
    shown(window, finished("convicted"))
    window.actions_["print_story"].trigger()
    dialog = window.findChild(QPrintDialog, "print_dialog")
    assert dialog is not None
    assert dialog.isVisible()
    printer = dialog.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "a.pdf"))
    dialog.accepted.emit(printer)
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF")
    dialog.reject()
