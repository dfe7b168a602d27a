"""The page that lists the lessons, and what has been learnt."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.play.kind import GameKind
from stronghold_gui.desktop.play.picture_sets import CONTRAST, KEY
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.teaching import learning
from stronghold_gui.desktop.teaching.lesson_list import PICTURE
from stronghold_gui.desktop.teaching.puzzles.puzzle_bar import State
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.teaching.lessons import Progress, lessons, own_folder
from stronghold_gui.teaching.puzzles.library import library
from stronghold_gui.text import LANGUAGES
from tests.desktop.games.hands import CTRL, settle
from tests.desktop.teaching.conftest import Learner
from tests.games.stronghold.teaching.kit import KIT
from tests.games.stronghold.teaching.lessons.sample import document
from tests.helpers.clipping import clipped

SitDown = Callable[..., Learner]
ALT = Qt.KeyboardModifier.AltModifier


def test_the_start_page_and_the_help_menu_lead_to_the_lessons(learner: SitDown) -> None:
    somebody = learner()
    somebody.window.show_start()
    settle()
    somebody.click("learn_stronghold")
    assert somebody.learning.page.isVisible()
    somebody.click("learn_back")
    assert somebody.window.pages.start.isVisible()
    somebody.window.menus.menus["help"].actions()[0].trigger()
    assert somebody.learning.page.isVisible()


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_lessons_and_puzzles_of_a_game_are_a_press_away(game: str, make_window: Callable[..., MainWindow]) -> None:
    window = make_window(first_page=True)
    card = window.pages.start.cards[game]
    for name, taught in (("learn", window.learning), ("puzzles", window.learning.puzzling)):
        QTest.mouseClick(card.buttons[name], Qt.MouseButton.LeftButton)
        assert taught.page.isVisible()
        assert taught.page.title.text() == card.name.text()
        window.show_start()
    assert window.learning.page.list.count() == len(lessons(LIBRARY.kit(game)))


def test_a_lesson_begins_and_is_left_with_keys_alone(learner: SitDown) -> None:
    somebody = learner()
    mouse = somebody.hands.mouse
    mouse.key(Qt.Key.Key_L, CTRL | Qt.KeyboardModifier.ShiftModifier)
    mouse.key(Qt.Key.Key_Down)
    mouse.key(Qt.Key.Key_Return)
    settle()
    assert somebody.session.runner.lesson.id == lessons(KIT)[1].id
    mouse.key(Qt.Key.Key_Right, ALT)
    assert somebody.number == 1
    mouse.key(Qt.Key.Key_Right, ALT)
    assert somebody.number == 2
    mouse.key(Qt.Key.Key_Left, ALT)
    assert somebody.number == 1
    somebody.learning.bar.leave_button.setFocus()
    mouse.key(Qt.Key.Key_Space)
    assert somebody.learning.page.isVisible()
    mouse.key(Qt.Key.Key_Escape)
    assert somebody.window.pages.start.isVisible()


def test_a_lesson_begins_before_any_table_was_shown(make_window: Callable[[], MainWindow]) -> None:
    window = make_window()
    window.learning.show_page()
    assert window.current.page is None
    window.learning.begin(0)
    assert window.learning.session is not None
    assert window.learning.bar.isVisible()


def test_a_puzzle_begins_before_any_table_was_shown(make_window: Callable[[], MainWindow]) -> None:
    window = make_window()
    puzzling = window.learning.puzzling
    puzzling.show_page()
    assert window.current.page is None
    puzzling.begin(library(KIT, find_kit).puzzles[0])
    assert puzzling.session is not None
    assert puzzling.bar.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_what_has_been_learnt(language: str, learner: SitDown) -> None:
    Progress().finish("table")
    Progress().reach("machines", 3)
    somebody = learner(language)
    somebody.window.learning.show_page()
    page, say = somebody.learning.page, somebody.window.language
    first, second, third = (page.list.row_at(number) for number in range(3))
    assert first is not None
    assert second is not None
    assert third is not None
    times = [say("learn.minutes", n=entry.minutes) for entry in lessons(KIT)]
    begun = say("learn.state.begun", step=4, length=lessons(KIT)[1].length)
    assert (first.done, first.state) == (True, say("learn.state.timed", time=times[0], state=say("learn.state.done")))
    assert second.state == say("learn.state.timed", time=times[1], state=begun)
    assert third.state == times[2]
    assert page.list.currentRow() == 1
    assert page.buttons["begin"].text() == say("learn.go_on")
    assert page.buttons["anew"].isVisible()
    page.list.setCurrentRow(0)
    assert page.buttons["begin"].text() == say("learn.again")
    assert not page.buttons["anew"].isVisible()


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_every_lesson_gets_a_picture_of_its_table_while_the_list_is_seen(
    game: str, make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window()
    pictures = window.learning.page.pictures
    window.learning.show_page(game)
    qtbot.waitUntil(lambda: 0 in pictures.pictures, timeout=20_000)
    assert pictures.pictures[0].deviceIndependentSize().toSize() == PICTURE
    window.show_start()
    seen = len(pictures.pictures)
    assert not pictures._timer.isActive(), "what nobody looks at is not drawn"
    window.learning.show_page(game)
    qtbot.waitUntil(lambda: len(pictures.pictures) > seen, timeout=20_000)


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """The language and the set of pictures of each table that was painted."""
    found: list[tuple[str, str]] = []

    def painted(
        _kind: GameKind, _match: AnyMatch, width: int, language: str, _seat: int | None, pictures: str = ""
    ) -> QImage:
        found.append((language, pictures))
        return QImage(width, width // 2, QImage.Format.Format_RGB32)

    monkeypatch.setattr(GameKind, "make_picture", painted)
    return found


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_pictures_of_lessons_have_the_chosen_pieces_and_the_language_of_the_moment(
    game: str,
    make_window: Callable[..., MainWindow],
    settings: Settings,
    looks: list[tuple[str, str]],
    qtbot: QtBot,
) -> None:
    settings.set_text(KEY, CONTRAST)
    window = make_window()
    window.learning.show_page(game)
    count = len(lessons(LIBRARY.kit(game)))

    def all_are(look: tuple[str, str]) -> Callable[[], bool]:
        return lambda: looks[-count:] == [look] * count

    window.learning.page.pictures._timer.setInterval(0)
    qtbot.waitUntil(all_are(("en", CONTRAST)))
    window.language.choose("fr")
    qtbot.waitUntil(all_are(("fr", CONTRAST)))
    window.picture_sets.choose("standard")
    qtbot.waitUntil(all_are(("fr", "standard")))
    window.show_start()
    window.picture_sets.choose(CONTRAST)
    window.learning.show_page(game)
    qtbot.waitUntil(all_are(("fr", CONTRAST)))


def test_a_lesson_is_printed_with_the_chosen_pieces(
    make_window: Callable[..., MainWindow],
    settings: Settings,
    looks: list[tuple[str, str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    settings.set_text(KEY, CONTRAST)
    monkeypatch.setattr(learning, "ask_printer", lambda *_paper: None)
    window = make_window()
    window.learning.show_page("warriors")
    window.learning.page.buttons["printed"].click()
    assert set(looks) == {("en", CONTRAST)}


def test_a_lesson_that_cannot_be_opened_is_not_the_one_to_go_on_with(learner: SitDown) -> None:
    own_folder().mkdir(parents=True)
    path = own_folder() / "a.json"
    path.write_text(json.dumps(document()), encoding="utf-8")
    somebody = learner()
    somebody.begin("machines")
    somebody.learning.show_page()
    own = somebody.learning.page.list.count() - 1
    path.write_text("{}", encoding="utf-8")
    somebody.learning.page.list.setCurrentRow(own)
    somebody.click("learn_begin")
    assert somebody.learning.session is None
    path.write_text(json.dumps(document()), encoding="utf-8")
    somebody.learning.show_page()
    assert somebody.learning.page.list.currentRow() == 1


def test_a_lesson_that_was_left_goes_on_where_it_was(learner: SitDown) -> None:
    somebody = learner()
    somebody.begin("machines")
    somebody.click("lesson_forward")
    somebody.click("lesson_forward")
    somebody.click("lesson_leave")
    somebody.click("learn_begin")
    assert (somebody.session.runner.lesson.id, somebody.number) == ("machines", 2)
    somebody.click("lesson_restart")
    assert somebody.number == 0
    somebody.click("lesson_leave")
    assert Progress().of("machines").step == 0


def test_a_lesson_that_was_begun_can_be_begun_anew(learner: SitDown) -> None:
    Progress().reach("machines", 3)
    somebody = learner()
    somebody.window.show_start()
    settle()
    somebody.click("learn_stronghold")
    somebody.learning.page.list.setCurrentRow(1)
    somebody.click("learn_anew")
    assert (somebody.session.runner.lesson.id, somebody.number) == ("machines", 0)


def test_own_lessons_are_offered_and_a_bad_one_is_told_of(learner: SitDown) -> None:
    own_folder().mkdir(parents=True)
    for name, content in (("a.json", document()), ("b.json", {"format": "other"})):
        (own_folder() / name).write_text(json.dumps(content), encoding="utf-8")
    somebody = learner()
    somebody.window.learning.show_page()
    assert somebody.learning.page.list.count() == len(lessons(KIT)) + 1
    assert "b.json" in somebody.window.notice.words.text()
    somebody.learning.begin(len(lessons(KIT)))
    somebody.hands.come_back()
    assert somebody.said == "Do it."


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_use_the_width_of_the_page_and_say_their_tasks_whole(
    make_window: Callable[..., MainWindow], language: str
) -> None:
    window = make_window(language)
    window.resize(900, 600)
    window.learning.puzzling.show_page()
    QApplication.processEvents()
    rows = window.learning.puzzling.page.list
    assert rows.width() > 0.9 * window.width()
    heights = set()
    for number in range(rows.count()):
        row, box = rows.row_at(number), rows.visualItemRect(rows.item(number))
        assert row is not None
        words = rows.fontMetrics().boundingRect(
            QRect(0, 0, box.width() - 70, 1000), Qt.TextFlag.TextWordWrap, row.about
        )
        assert box.height() >= rows.fontMetrics().height() + words.height() + 14, row.title
        heights.add(box.height())
    assert len(heights) > 1, "no higher than it must be"
    before = rows.visualItemRect(rows.item(rows.count() - 1)).bottom()
    window.resize(1280, 720)
    QApplication.processEvents()
    assert rows.visualItemRect(rows.item(rows.count() - 1)).bottom() <= before


def test_rows_of_puzzles_do_not_overlap_when_only_the_width_of_their_list_changes(
    make_window: Callable[..., MainWindow],
) -> None:
    window = make_window("fr")
    window.resize(1280, 600)
    window.learning.puzzling.show_page()
    QApplication.processEvents()
    rows = window.learning.puzzling.page.list
    window.resize(700, 600)
    QApplication.processEvents()
    boxes = [rows.visualItemRect(rows.item(number)) for number in range(rows.count())]
    assert all(upper.bottom() < lower.top() for upper, lower in itertools.pairwise(boxes))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_of_a_puzzle_uses_its_width_and_leaves_the_board_its_height(
    make_window: Callable[..., MainWindow], language: str
) -> None:
    window = make_window(language)
    window.resize(900, 600)
    puzzling = window.learning.puzzling
    puzzling.show_page()
    for puzzle in library(KIT, find_kit).puzzles[::5]:
        puzzling.begin(puzzle)
        QApplication.processEvents()
        bar = puzzling.bar
        assert bar.words.width() > 0.6 * bar.width(), puzzle.id
        assert bar.height() <= 160, puzzle.id
        for name, button in bar.buttons.items():
            assert button.accessibleName() == window.language(f"puzzle.{name}").replace("&", "")
        told: tuple[tuple[str, State], ...] = (
            (puzzle.words[language].task, "open"), (puzzle.words[language].idea, "met")
        )  # fmt: skip
        for words, state in told:
            bar.show_words(words, state)
            assert bar.words.heightForWidth(bar.words.width()) <= bar.words.height() + 2, puzzle.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name_of_a_game_has_all_its_words_beside_an_open_page_of_rules(learner: SitDown, language: str) -> None:
    somebody = learner(language=language)
    somebody.learning.show_page("warriors")
    title = somebody.learning.page.title
    somebody.learning.page.setFixedWidth(300)
    settle()
    assert not list(clipped(somebody.learning.page)), title.text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_forward_keeps_its_place_and_a_step_gives_one_task(language: str, learner: SitDown) -> None:
    somebody = learner(language)
    somebody.begin("table")
    bar, prompt = somebody.learning.bar, somebody.window.prompt
    places = set()
    for _ in range(5):
        settle()
        places.add((bar.back_button.x(), bar.forward_button.x(), bar.forward_button.width()))
        assert bar.words.text()
        assert not prompt.sentence.text() or somebody.session._prompt_matters()
        somebody.click("lesson_forward")
    assert len(places) == 1
