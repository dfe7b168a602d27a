"""Lessons of The Convicted from their first step to their last, by mouse; what they point at; how they fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QPushButton

from stronghold_gui.core.save import autosave_folder, recent_file
from stronghold_gui.desktop.teaching.session import LessonSession
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.notation import parse
from stronghold_gui.teaching.lessons import Progress, lessons
from stronghold_gui.teaching.lessons.patterns import fits
from stronghold_gui.teaching.lessons.runner import solution_of
from stronghold_gui.text import LANGUAGES
from tests.desktop.convicted.hands import Hands, Way
from tests.desktop.games.hands import settle, wait_until
from tests.games.convicted.teaching.kit import KIT

Make = Callable[..., MainWindow]
ALL = [entry.id.removeprefix("convicted/") for entry in lessons(KIT)]
SIZES = (QSize(1280, 720), QSize(900, 600))
PLAYED: tuple[tuple[str, str, Way], ...] = (
    ("palisade", "en", "buttons"),
    ("melee", "fr", "click"),
    ("engines", "en", "drag"),
    ("whole-siege", "fr", "buttons"),
    ("partners", "en", "buttons"),
    ("horde", "fr", "buttons"),
)


class Learner:
    """Somebody who learns The Convicted at a window."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        window.animation.choose("off")

    @property
    def session(self) -> LessonSession:
        session: LessonSession | None = self.window.learning.session
        assert session is not None
        return session

    @property
    def answered(self) -> str:
        return str(self.window.learning.bar.answer.text())

    def begin(self, lesson: str) -> None:
        """Choose a lesson on the page and begin it."""
        self.window.learning.show_page("convicted")
        self.window.learning.begin(ALL.index(lesson))
        settle()

    def press(self, name: str) -> None:
        """Press a button of the lesson's bar."""
        button = self.window.findChild(QPushButton, name)
        assert isinstance(button, QPushButton)
        Hands(self.window).click(button)
        settle()

    def play_step(self, way: Way) -> None:
        """Make the moves of a step as its solution says."""
        runner, hands = self.session.runner, Hands(self.window)
        for pattern in solution_of(runner.step):
            legal = CONVICTED.legal_moves(runner.match.position, runner.seat)
            hands._make(next(move for move in legal if fits(pattern, CONVICTED.text(move))), way)
            settle()
        wait_until(lambda: not runner.replying)
        settle()


def through(somebody: Learner, language: str, way: Way) -> None:
    """Go through the lesson that was begun."""
    runner = somebody.session.runner
    while not runner.finished:
        number = runner.number
        assert somebody.window.learning.bar.words.text() == runner.step.say[language]
        if runner.step.is_read:
            somebody.press("lesson_forward")
        else:
            somebody.play_step(way)
        assert runner.number == number + 1, f"step {number}: {somebody.answered}"


@pytest.mark.parametrize(("lesson", "language", "way"), PLAYED)
def test_a_lesson_is_played_by_mouse_from_start_to_end(lesson: str, language: str, way: Way, make_window: Make) -> None:
    somebody = Learner(make_window(language))
    somebody.begin(lesson)
    through(somebody, language, way)
    assert Progress().of(f"convicted/{lesson}").done
    assert not recent_file().exists()
    assert not list(autosave_folder().glob("*"))


def _ways() -> Iterator[tuple[str, str, Way]]:
    """Yield each lesson in each language, in another way each time."""
    ways: Sequence[Way] = ("buttons", "click", "drag", "keys")
    for number, (lesson, language) in enumerate(product(ALL, LANGUAGES)):
        yield lesson, language, ways[(number + number // len(ways)) % len(ways)]


WAYS = tuple(_ways())


@pytest.mark.long
@pytest.mark.parametrize(("lesson", "language", "way"), WAYS)
def test_every_lesson_is_played_in_some_way(lesson: str, language: str, way: Way, make_window: Make) -> None:
    somebody = Learner(make_window(language))
    somebody.begin(lesson)
    through(somebody, language, way)


def test_everything_lessons_point_at_is_on_the_board_or_in_the_window(make_window: Make) -> None:
    somebody = Learner(make_window())
    for lesson in ALL:
        somebody.begin(lesson)
        session = somebody.session
        while not session.runner.finished:
            step, runner = session.runner.step, session.runner
            frames = [mark.removeprefix("@").removeprefix("dock_") for mark in step.marks if mark.startswith("@")]
            places = [mark for mark in runner.still_meant(step.marks) if not mark.startswith("@")]
            arrows = [ends for ends in step.arrows if runner.still_meant(ends) == list(ends)]
            wait_until(partial(_points_at, session, frames, len(set(places)) + len(arrows)))
            session.go_on()


def _points_at(session: LessonSession, frames: list[str], rings: int) -> bool:
    return session._frames.names == frames and session._pointers.count == rings


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_any_lesson_is_clipped(size: QSize, language: str, make_window: Make) -> None:
    window = make_window(language)
    window.resize(size)
    somebody = Learner(window)
    for lesson in ALL:
        somebody.begin(lesson)
        bar = window.learning.bar
        for place in somebody.session.runner.lesson.steps:
            bar.show_step(place.step.say[language], 0, 1, "skip", can_go_back=True)
            settle()
            assert bar.words.heightForWidth(bar.words.width()) <= bar.words.height() + 1, place.step.say[language]


def test_a_wrong_move_is_answered_in_the_lessons_words_and_nothing_has_moved(make_window: Make) -> None:
    somebody = Learner(make_window("fr"))
    somebody.begin("melee")
    somebody.press("lesson_forward")
    hands, runner = Hands(somebody.window), somebody.session.runner
    before = runner.match.position.copy()
    hands._make(parse("face spearman W.1"), "buttons")
    assert somebody.answered == f"↩ {runner.step.replies[0].say['fr']}"
    assert runner.match.position == before


def test_the_page_of_the_game_is_a_press_away(make_window: Make) -> None:
    window = make_window()
    card = window.findChild(QPushButton, "learn_convicted")
    assert isinstance(card, QPushButton)
    Hands(window).click(card)
    assert window.learning.page.isVisible()
    assert window.learning.page.list.count() == len(ALL)
    assert window.learning.page.title.text() == "The Convicted"


def test_the_hint_key_explains_the_decision_of_a_step(make_window: Make) -> None:
    somebody = Learner(make_window())
    somebody.begin("melee")
    somebody.press("lesson_forward")
    Hands(somebody.window).key("F2")
    assert somebody.window.hints.dock.isVisible()
    said = "\n".join(label.text() for label in somebody.window.hints.panel.findChildren(QLabel))
    assert "Assign the units on this wall to the squads in front of it." in said
    assert "Swordsman can face: squad W.1." in said
