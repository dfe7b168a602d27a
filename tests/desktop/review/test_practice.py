"""Puzzles of turning points: made from the review, played, listed, and shared as a file."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.core.save.match_file import to_bytes
from stronghold_gui.desktop.application import begin
from stronghold_gui.desktop.review.practice import practice_name, practice_of
from stronghold_gui.desktop.review.worker import ReviewWorker
from stronghold_gui.desktop.teaching.puzzles.puzzle_session import PuzzleSession
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.players.review.document import ReviewDocument, TurningPart
from stronghold_gui.teaching.puzzles.document import Wrong
from stronghold_gui.teaching.puzzles.library import added_folder
from stronghold_gui.teaching.puzzles.progress import solved
from stronghold_gui.teaching.puzzles.reading import read_puzzle
from stronghold_gui.text import LANGUAGES
from tests.desktop.review.test_reviews import dialog_of, found
from tests.desktop.test_after_the_end import opened
from tests.helpers.finished import finished

GAMES = LIBRARY.ids


def review(game: str) -> ReviewDocument:
    """Return a review with one turning point: another move than the one played was better."""
    match = finished(game)
    for moves, done in enumerate(match.played[8:], 8):
        seat, move = done.record.seat, done.record.move
        others = [one for one in match.game.legal_moves(match.position_after(moves), seat) if one != move]
        if len(others) > 1 and not done.shared:
            text = match.game.text
            point = TurningPart(
                match.game.seat_ids(2)[seat], moves, 1, [text(move)], [text(others[0])], 0.4, 0.2, 0.1, 0.3, clear=True
            )
            return replace(found(game), turning=[point])
    raise AssertionError(game)


@pytest.fixture(autouse=True)
def _no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin no review; the tests bring their own."""
    monkeypatch.setattr(ReviewWorker, "start", lambda *_: None)


def state(session: PuzzleSession) -> str:
    return session.state


def written(game: str, folder: Path) -> Path:
    """Return the file of a practice."""
    (point,) = review(game).turning
    document = practice_of(LIBRARY.kit(game), finished(game), review(game), point)
    assert document is not None
    path = folder / f"{practice_name(finished(game), point)}.json"
    path.write_bytes(to_bytes(document))
    return path


def practised(window: MainWindow, game: str) -> PuzzleSession:
    """Press the button of the review, and return the puzzle that begins."""
    dialog = dialog_of(window)
    window.reviews.worker.found.emit(review(game))
    dialog.practise.click()
    session = window.learning.puzzling.session
    assert session is not None
    return session


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_turning_point_is_practised_missed_and_found(
    make_window: Callable[..., MainWindow], game: str, language: str, tmp_path: Path
) -> None:
    window = opened(make_window, game, tmp_path, language)
    session, (point,) = practised(window, game), review(game).turning
    parse = LIBRARY.kit(game).game.parse
    assert session.controller.chance.kind == "free"
    assert session.bar.words.text() == session.run.puzzle.words[language].task
    assert session.controller.play_for_team(parse(point.played[0]))
    assert state(session) == "failed"
    session.bar.undo.emit()
    assert state(session) == "open"
    assert session.controller.play_for_team(parse(point.proposed[0]))
    assert state(session) == "met"
    assert session.run.puzzle.id in solved()
    session.bar.leave.emit()
    page = window.learning.puzzling.page
    assert window.language("puzzle.level.judged") in page._rows()[-1].state


def test_the_solution_is_shown_on_request_and_the_match_is_as_it_was(
    make_window: Callable[..., MainWindow], tmp_path: Path
) -> None:
    window = opened(make_window, "warriors", tmp_path)
    before = (tmp_path / "over.stronghold").read_bytes()
    session = practised(window, "warriors")
    session.bar.solution.emit()
    session._step()
    assert state(session) == "shown"
    assert (tmp_path / "over.stronghold").read_bytes() == before


def test_a_moment_without_a_first_better_move_says_so(make_window: Callable[..., MainWindow], tmp_path: Path) -> None:
    window = opened(make_window, "warriors", tmp_path)
    dialog = dialog_of(window)
    (point,) = review("warriors").turning
    late = replace(point, proposed=["end"])
    window.reviews.worker.found.emit(replace(review("warriors"), turning=[late, replace(point, proposed=[])]))
    dialog.points.setCurrentRow(1)
    assert not dialog.practise.isEnabled()
    dialog.points.setCurrentRow(0)
    dialog.practise.click()
    assert window.notice.words.text() == window.language("review.practice.impossible")
    assert not list(added_folder().glob("*"))


@pytest.mark.parametrize("game", GAMES)
def test_the_file_names_no_person(game: str, tmp_path: Path) -> None:
    path = written(game, tmp_path)
    text = path.read_text(encoding="utf-8")
    assert "Ada" not in text
    assert "Ben" not in text


@pytest.mark.parametrize(
    ("member", "value", "problem"),
    [
        ("solution", [], Wrong.EMPTY_LIST),
        ("solution", ["nonsense"], Wrong.NO_MOVE),
        ("solution", ["end"], Wrong.WRONG_SOLUTION),
        ("plays", "z", Wrong.NO_SEAT),
        ("words", {}, Wrong.NO_WORDS),
    ],
)
def test_a_bad_practice_is_refused_with_its_fault(member: str, value: object, problem: Wrong, tmp_path: Path) -> None:
    path = written("warriors", tmp_path)
    path.write_text(json.dumps({**json.loads(path.read_text(encoding="utf-8")), member: value}), encoding="utf-8")
    with pytest.raises(BadFileError) as caught:
        read_puzzle(path, LIBRARY.find)
    assert caught.value.first.problem == problem


# -- a file from a friend --------------------------------------------------------------------------------------------


def own_puzzles() -> list[Path]:
    return sorted(added_folder().glob("*.json"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_practice_of_a_friend_is_opened_begun_and_listed_once(
    make_window: Callable[..., MainWindow], game: str, language: str, tmp_path: Path
) -> None:
    # Another game was played before in this sitting.
    window = opened(make_window, GAMES[GAMES.index(game) - 1], tmp_path, language)
    path, session = written(game, tmp_path), window.learning.puzzling.session
    for name in ("from a friend.json", "again (1).json"):
        path = path.rename(tmp_path / name)
        assert window.files.open_path(path)
        session = window.learning.puzzling.session
        assert session is not None
        assert session.controller is window.controller
        assert session.bar.words.text() == session.run.puzzle.words[language].task
        assert len(own_puzzles()) == 1
        assert path.exists()
    assert session is not None
    session.bar.leave.emit()
    page = window.learning.puzzling.page
    assert page.isVisible()
    judged = [row for row in page._rows() if window.language("puzzle.level.judged") in row.state]
    assert len(judged) == 1


def test_an_own_practice_that_comes_back_is_not_listed_twice(
    make_window: Callable[..., MainWindow], tmp_path: Path
) -> None:
    window = opened(make_window, "warriors", tmp_path)
    practised(window, "warriors")
    (own,) = own_puzzles()
    sent = tmp_path / "sent.json"
    sent.write_bytes(own.read_bytes())
    assert window.files.open_path(sent)
    assert own_puzzles() == [own]


def test_a_practice_can_be_chosen_in_the_dialog_and_given_on_the_command_line(
    make_window: Callable[..., MainWindow], tmp_path: Path
) -> None:
    path = written("fortress", tmp_path)
    window = make_window(first_page=True)
    begin(window, path)
    assert window.learning.puzzling.session is not None
    window.files.close_match()
    window.actions_["open"].trigger()
    dialog = window.findChild(QFileDialog, "file_dialog")
    assert dialog is not None
    assert "Puzzles (*.json)" in dialog.nameFilters()
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    assert window.learning.puzzling.session is not None


@pytest.mark.parametrize("fault", ["game", "solution", "version"])
def test_a_bad_practice_is_refused_with_its_fault_and_nothing_is_added(
    make_window: Callable[..., MainWindow], tmp_path: Path, fault: str
) -> None:
    window = opened(make_window, "warriors", tmp_path)
    before, path = window.controller, written("stronghold", tmp_path)
    document = json.loads(path.read_text())
    document |= {"game": {"game": "chess"}, "solution": {"solution": ["nonsense"]}, "version": {"version": 99}}[fault]
    path.write_bytes(to_bytes(document))
    assert not window.files.open_path(path)
    assert window.controller is before
    assert path.name in window.notice.words.text()
    assert own_puzzles() == []
