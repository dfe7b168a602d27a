"""Lessons and puzzles of the games on a tabletop, from their first step to their last, each move made by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import pytest

from stronghold_gui.core.save import autosave_folder, recent_file
from stronghold_gui.desktop.teaching.puzzles import puzzle_session
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.teaching.lessons import Progress, lessons
from stronghold_gui.teaching.puzzles.library import library
from stronghold_gui.teaching.puzzles.progress import solved
from stronghold_gui.teaching.puzzles.puzzle import AnyPuzzle
from tests.desktop.convicted.teaching import learners as convicted
from tests.desktop.fortress.teaching import learners as fortress
from tests.desktop.learners import LessonTaker, Played, PuzzleTaker, marks_of, spread
from tests.desktop.warriors.teaching import learners as warriors

Make = Callable[..., MainWindow]


@dataclass(frozen=True, slots=True)
class Taught:
    """The parts of a game that these tests of learning need.

    Attributes:
        learner, solver: return a person who takes lessons or solves puzzles.
        ways: the ways in which moves are made by hand.
        lessons, puzzles: those in which everything that is done by hand is done once; others are for long runs.
        shown: a puzzle whose solution is shown.
    """

    learner: Callable[[MainWindow], LessonTaker]
    solver: Callable[[MainWindow], PuzzleTaker]
    ways: Sequence[str]
    lessons: Sequence[Played]
    puzzles: Sequence[Played]
    shown: str


GAMES: Final[Mapping[str, Taught]] = {
    "warriors": Taught(
        warriors.learner,
        warriors.solver,
        ("click", "drag", "keys"),
        (
            ("cards", "en", "click"),
            ("keeping", "fr", "drag"),
            ("charge", "en", "drag"),
            ("bands", "fr", "click"),
            ("catapults", "en", "drag"),
            ("dragons", "fr", "click"),
        ),
        (
            ("no-shield-no-battle", "en", "drag"),
            ("others-blood", "fr", "click"),
            ("the-way-down", "fr", "keys"),
        ),
        "fire-insurance",
    ),
    "convicted": Taught(
        convicted.learner,
        convicted.solver,
        ("buttons", "click", "drag", "keys"),
        (
            ("palisade", "en", "buttons"),
            ("melee", "fr", "click"),
            ("engines", "en", "drag"),
            ("whole-siege", "fr", "buttons"),
            ("partners", "en", "buttons"),
            ("horde", "fr", "buttons"),
        ),
        (
            ("the-last-warrior", "fr", "buttons"),
            ("break-the-bridge", "en", "click"),
            ("come-to-the-north", "fr", "drag"),
        ),
        "stone-by-stone",
    ),
    "fortress": Taught(
        fortress.learner,
        fortress.solver,
        ("click", "drag", "keys"),
        (
            ("heights", "en", "click"),
            ("ladders", "fr", "drag"),
            ("door", "en", "drag"),
            ("engaged", "fr", "click"),
            ("markers", "en", "click"),
            ("powers", "fr", "drag"),
            ("first-siege", "en", "click"),
        ),
        (
            ("the-high-ground", "en", "click"),
            ("a-rope", "fr", "drag"),
            ("one-blast", "en", "click"),
            ("a-line-of-fire", "en", "drag"),
            ("hold-the-flag", "en", "click"),
        ),
        "a-rope",
    ),
}


def lessons_of(game: str) -> list[str]:
    return [entry.id.removeprefix(f"{game}/") for entry in lessons(LIBRARY.kit(game))]


def puzzles_of(game: str) -> dict[str, AnyPuzzle]:
    return {one.id.removeprefix(f"{game}/"): one for one in library(LIBRARY.kit(game), find_kit).puzzles}


def by_hand(names: Callable[[str], Sequence[str]], short: Callable[[Taught], Sequence[Played]]) -> pytest.MarkDecorator:
    """Have all lessons or puzzles of all games done; all but the short ones are long."""
    sets = []
    for game, taught in GAMES.items():
        played = spread(names(game), taught.ways, short(taught))
        assert {*short(taught)} <= {*played}
        sets += [pytest.param(game, *one, marks=() if one in short(taught) else pytest.mark.long) for one in played]
    return pytest.mark.parametrize(("game", "name", "language", "way"), sets)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the others answer without waiting."""
    monkeypatch.setattr("stronghold_gui.desktop.teaching.session.WATCHED", 0)
    monkeypatch.setattr(puzzle_session, "ANSWER", 0)
    monkeypatch.setattr(puzzle_session, "STEP", 0)


def nothing_is_saved() -> bool:
    """Return whether no match of the person's own was begun."""
    return not recent_file().exists() and not list(autosave_folder().glob("*"))


@by_hand(lessons_of, lambda taught: taught.lessons)
def test_a_lesson_is_played_by_hand_and_points_at_what_it_speaks_of(
    game: str, name: str, language: str, way: str, make_window: Make
) -> None:
    somebody = GAMES[game].learner(make_window(language))
    somebody.begin(name)
    somebody.go_through(language, way)
    assert Progress().of(f"{game}/{name}").done
    assert nothing_is_saved()


@by_hand(lambda game: list(puzzles_of(game)), lambda taught: taught.puzzles)
def test_a_puzzle_is_solved_by_hand(game: str, name: str, language: str, way: str, make_window: Make) -> None:
    somebody, puzzle = GAMES[game].solver(make_window(language)), puzzles_of(game)[name]
    somebody.begin(name)
    bar = somebody.puzzling.bar
    assert bar.words.text() == puzzle.words[language].task
    assert marks_of(somebody.session) == len(puzzle.marks)
    for move in puzzle.solution:
        if somebody.session.state != "open":
            break
        somebody.play(move, way)
    somebody.wait_for("met")
    assert bar.words.text() == puzzle.words[language].idea
    assert solved() == {puzzle.id}
    assert nothing_is_saved()


@pytest.mark.parametrize("game", GAMES)
def test_what_the_task_speaks_of_is_pointed_at_until_the_first_move(game: str, make_window: Make) -> None:
    somebody = GAMES[game].solver(make_window())
    name, way = next((name, way) for name, _, way in GAMES[game].puzzles if puzzles_of(game)[name].marks)
    somebody.begin(name)
    assert marks_of(somebody.session) > 0
    somebody.play(puzzles_of(game)[name].solution[0], way)
    assert marks_of(somebody.session) == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_solution_is_shown_and_counts_for_nothing(game: str, make_window: Make) -> None:
    somebody, name = GAMES[game].solver(make_window("fr")), GAMES[game].shown
    somebody.begin(name)
    somebody.press("puzzle_solution")
    somebody.wait_for("shown")
    assert somebody.puzzling.bar.words.text() == puzzles_of(game)[name].words["fr"].idea
    assert solved() == frozenset()
    somebody.press("puzzle_again")
    assert somebody.session.state == "open"
