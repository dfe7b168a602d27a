"""The review in the window: offered at the end, made beside it, kept beside the match, with ways to each moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from logging import LogRecord
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from stronghold_gui.core.save import AnyMatch
from stronghold_gui.core.save.document import match_to_json
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.desktop.review.chart import ChartSide, ChartWords, ReviewChart
from stronghold_gui.desktop.review.dialog import ReviewDialog
from stronghold_gui.desktop.review.worker import ReviewWorker
from stronghold_gui.desktop.story.page import StoryDialog
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.players.review.document import (
    LuckPart,
    MomentPart,
    ReviewDocument,
    TurningPart,
    fingerprint_of_match,
    review_file,
)
from tests.desktop.test_after_the_end import buttons, opened
from tests.helpers.clipping import clipped
from tests.helpers.finished import finished
from tests.helpers.resting import rest
from tests.players.reviewed import played, reviewed
from tests.toy.kit import KIT

GAMES = LIBRARY.ids
_SMALL = QSize(884, 552)
"""What a dialog has of a screen of 900 by 600."""
TOY = "tests.toy.kit:KIT"


def found(game: str, *, whole: bool = True) -> ReviewDocument:
    """Return a review of the finished match of a game, with two turning points."""
    match: AnyMatch = finished(game)
    appraisal = LIBRARY.kit(game).appraisal
    assert appraisal is not None
    ids = match.game.seat_ids(2)
    teams = dict.fromkeys(tuple(match.game.team(match.position, seat)) for seat in (0, 1))
    sides = [[ids[seat] for seat in team] for team in teams]
    moves, last = [match.game.text(done.record.move) for done in match.played[:4]], len(match.played)
    line = [MomentPart(0, 1, [0.5] * len(sides)), MomentPart(last, 1, [1.0] * len(sides))]
    luck = [LuckPart(last, 1, [0.1] * len(sides), [0.05] * len(sides))]
    turning = [
        TurningPart(ids[0], 1, 1, moves[:1], moves[1:], 0.4, 0.2, 0.1, 0.3, clear=True),
        TurningPart(ids[1], 3, 1, moves, [], 0.4, 0.1, -0.1, 0.3, clear=False),
    ]
    key = fingerprint_of_match(match)
    measure, level = appraisal.measure, "medium"
    return ReviewDocument("stronghold-review", 1, "", key, level, measure, 20, sides, line, luck, turning, whole)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games of which a review was begun; no process starts, and one says nothing by itself."""
    begun: list[str] = []
    monkeypatch.setattr(ReviewWorker, "start", lambda _self, _loader, match: begun.append(str(match["game"])))
    return begun


def dialog_of(window: MainWindow) -> ReviewDialog:
    """Press the button at the end of a match, and return the dialog."""
    window.prompt.strip.press(buttons(window)[window.language("review.head")])
    assert window.reviews.dialog is not None
    return window.reviews.dialog


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_review_of_every_game_is_shown_in_every_language(
    make_window: Callable[..., MainWindow], game: str, language: str, tmp_path: Path, started: list[str]
) -> None:
    window = opened(make_window, game, tmp_path, language)
    dialog = dialog_of(window)
    assert started == [game]
    window.reviews.worker.found.emit(found(game))
    assert dialog.points.count() == 2
    assert "±" in dialog.luck.text()
    assert window.language("review.better", moves="").split(":")[0].split("\N{NO-BREAK SPACE}")[0] in dialog.told.text()
    told = dialog.told.text()
    dialog.points.setCurrentRow(1)
    assert dialog.told.text() != told
    window.language.choose("fr" if language == "en" else "en")
    dialog.points.setCurrentRow(0)
    assert dialog.told.text() != told
    assert dialog.chart.accessibleDescription()
    dialog.reject()


@pytest.mark.parametrize("game", GAMES)
def test_a_review_is_kept_beside_the_match_and_opened_again_at_once(
    make_window: Callable[..., MainWindow], game: str, tmp_path: Path, started: list[str]
) -> None:
    window = opened(make_window, game, tmp_path)
    dialog = dialog_of(window)
    window.reviews.worker.found.emit(found(game))
    assert review_file(tmp_path / "over.stronghold").exists()
    dialog.reject()
    window.files.close()
    assert window.files.open_path(tmp_path / "over.stronghold")
    dialog = dialog_of(window)
    assert dialog.points.count() == 2
    assert len(started) == 1
    dialog.reject()


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_a_match_has_its_review_too(
    make_window: Callable[..., MainWindow], game: str, tmp_path: Path, started: list[str]
) -> None:
    window = opened(make_window, game, tmp_path)
    dialog = dialog_of(window)
    window.reviews.worker.found.emit(found(game))
    dialog.reject()
    assert window.files.commands.save_over(tmp_path / "copy.stronghold")
    window.files.close()
    for name in ("copy", "over"):
        assert window.files.open_path(tmp_path / f"{name}.stronghold")
        dialog = dialog_of(window)
        assert dialog.points.count() == 2
        dialog.reject()
        window.files.close()
    assert len(started) == 1


def test_a_match_without_a_review_is_copied_without_one(
    make_window: Callable[..., MainWindow], tmp_path: Path, started: list[str]
) -> None:
    window = opened(make_window, "warriors", tmp_path)
    assert window.files.commands.save_over(tmp_path / "copy.stronghold")
    assert not review_file(tmp_path / "copy.stronghold").exists()
    assert started == []


def test_a_match_that_is_not_over_has_no_review(
    make_window: Callable[..., MainWindow], tmp_path: Path, started: list[str]
) -> None:
    window = opened(make_window, "warriors", tmp_path)
    window.actions_["undo"].trigger()
    assert not window.actions_["review"].isEnabled()
    window.reviews.open()
    assert window.reviews.dialog is None
    window.actions_["redo"].trigger()
    assert window.actions_["review"].isEnabled()
    assert started == []


@pytest.mark.parametrize("game", GAMES)
def test_from_a_turning_point_one_looks_back_and_tries_something_out(
    make_window: Callable[..., MainWindow], game: str, tmp_path: Path, started: list[str]
) -> None:
    window = opened(make_window, game, tmp_path)
    dialog = dialog_of(window)
    window.reviews.worker.found.emit(found(game))
    dialog.points.setCurrentRow(1)
    dialog.look.click()
    assert window.history.look is not None
    assert window.history.look.number == 3
    window.history.go_home()
    dialog = dialog_of(window)
    dialog.points.setCurrentRow(0)
    dialog.attempt.click()
    assert window.history.what_if is not None
    assert window.history.what_if.number == 1
    window.history.go_home()
    assert started == [game]


@pytest.mark.parametrize("row", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_at_a_turning_point_one_sees_and_has_what_the_deciding_player_had(
    make_window: Callable[..., MainWindow], game: str, tmp_path: Path, started: list[str], row: int
) -> None:
    match = finished(game)
    window = opened(make_window, game, tmp_path)
    dialog = dialog_of(window)
    window.reviews.worker.found.emit(found(game))
    dialog.points.setCurrentRow(row)
    point = dialog.point
    assert point is not None
    seat = match.game.seat_ids(2).index(point.seat)
    had = match.game.view(match.position_after(point.moves), seat)
    dialog.look.click()
    assert window.history.look is not None
    assert window.history.look.view() == had
    window.history.suppose()
    assert window.history.what_if is not None
    assert match.game.view(window.history.what_if.match.position, seat) == had
    window.history.go_home()
    assert started == [game]


def test_before_the_end_a_look_back_shows_no_other_view(
    make_window: Callable[..., MainWindow], tmp_path: Path, started: list[str]
) -> None:
    window = opened(make_window, "warriors", tmp_path)
    window.actions_["undo"].trigger()
    home = window.controller
    assert home is not None
    for seat in (0, 1):
        window.history.look_at(3, seat)
        assert window.history.look is not None
        assert window.history.look.viewer == home.viewer
        window.history.go_home()
    assert started == []


def test_a_turning_point_stays_selected_when_better_ones_are_found(
    make_window: Callable[..., MainWindow], tmp_path: Path, started: list[str]
) -> None:
    window = opened(make_window, "warriors", tmp_path)
    dialog = dialog_of(window)
    review = found("warriors", whole=False)
    window.reviews.worker.found.emit(replace(review, turning=review.turning[:1]))
    told = dialog.told.text()
    window.reviews.worker.found.emit(replace(review, turning=review.turning[::-1]))
    assert dialog.points.currentRow() == 1
    assert dialog.told.text() == told
    dialog.reject()
    assert started == ["warriors"]


def test_a_press_on_the_chart_chooses_the_turning_point(
    make_window: Callable[..., MainWindow], tmp_path: Path, started: list[str], qtbot: QtBot
) -> None:
    window = opened(make_window, "warriors", tmp_path)
    dialog = dialog_of(window)
    window.reviews.worker.found.emit(found("warriors"))
    at = dialog.chart._spot(3, 1).toPoint()
    qtbot.mouseClick(dialog.chart, Qt.MouseButton.LeftButton, pos=at)
    assert dialog.points.currentRow() == 1
    dialog.reject()
    assert started == ["warriors"]


@pytest.mark.parametrize("width", [400, 900])
def test_all_sides_have_their_names_in_the_chart(qtbot: QtBot, width: int) -> None:
    chart = ReviewChart()
    qtbot.addWidget(chart)
    chart.resize(width, 300)
    line = [(0, 0.5), (9, 0.5)]
    names = ["Ada", "Wilhelmina von Hohenberg" * 3, "Ben", "Maximilian", "Philippa", "Bartholomew the Great"]
    sides = [ChartSide(name, number, line, line) for number, name in enumerate(names)]
    chart.show_curves(sides, [(0, "1")], 9, ChartWords("0%", "50%", "100%", "Luck"))
    places = chart._names()
    assert all(QRectF(chart.rect()).contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))
    assert max(place.bottom() for place in places) < chart._area().top()
    assert chart._area().bottom() < (chart._luck_area().top() or chart.height())


def test_what_was_found_stays_when_the_work_is_stopped_or_fails(
    make_window: Callable[..., MainWindow], tmp_path: Path, started: list[str]
) -> None:
    window = opened(make_window, "warriors", tmp_path)
    dialog = dialog_of(window)
    window.reviews.worker.found.emit(found("warriors", whole=False))
    window.reviews.worker.failed.emit()
    assert dialog.points.count() == 2
    assert "stopped unexpectedly" in dialog.state.text()
    assert not review_file(tmp_path / "over.stronghold").exists()
    dialog.work.click()
    assert started == ["warriors"] * 2
    window.reviews.worker.found.emit(replace(found("warriors", whole=False), turning=[]))
    assert dialog.points.count() == 2
    window.reviews.worker.found.emit(replace(found("warriors"), turning=[]))
    assert dialog.points.count() == 0
    dialog.reject()


def test_a_process_that_cannot_start_is_told(
    make_window: Callable[..., MainWindow], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReviewWorker, "start", lambda worker, _loader, _match: worker.failed.emit())
    window = opened(make_window, "warriors", tmp_path)
    dialog = dialog_of(window)
    assert "stopped unexpectedly" in dialog.state.text()
    dialog.reject()


def test_a_review_of_a_match_whose_file_is_gone_leaves_no_file(
    make_window: Callable[..., MainWindow], tmp_path: Path, started: list[str]
) -> None:
    window = opened(make_window, "warriors", tmp_path)
    dialog = dialog_of(window)
    (tmp_path / "over.stronghold").unlink()
    window.reviews.worker.found.emit(found("warriors"))
    assert dialog.points.count() == 2
    assert not [*tmp_path.iterdir()]
    dialog.reject()
    assert started == ["warriors"]


def test_an_undo_ends_the_making_of_a_review(
    make_window: Callable[..., MainWindow], tmp_path: Path, started: list[str]
) -> None:
    window = opened(make_window, "warriors", tmp_path)
    dialog_of(window).reject()
    stopped: list[bool] = []
    window.reviews.worker.stop = lambda: stopped.append(True)  # type: ignore[method-assign]
    window.actions_["undo"].trigger()
    assert stopped == [True]
    window.actions_["redo"].trigger()
    dialog_of(window).reject()
    assert started == ["warriors"] * 2


def test_the_message_that_a_review_is_ready_leads_back_from_a_look_back(
    make_window: Callable[..., MainWindow], tmp_path: Path, started: list[str]
) -> None:
    window = opened(make_window, "warriors", tmp_path)
    dialog_of(window).reject()
    window.actions_["look_back"].trigger()
    window.reviews.worker.found.emit(found("warriors"))
    window.notice.button.click()
    assert not window.history.active
    assert window.reviews.dialog is not None
    window.reviews.dialog.reject()
    assert started == ["warriors"]


def test_a_review_closes_with_its_match(
    make_window: Callable[..., MainWindow], tmp_path: Path, started: list[str]
) -> None:
    window = opened(make_window, "warriors", tmp_path)
    dialog_of(window)
    window.dialogs.rematch()
    assert window.reviews.dialog is None
    assert started == ["warriors"]


def test_the_story_offers_the_review(
    make_window: Callable[..., MainWindow], tmp_path: Path, started: list[str]
) -> None:
    window = opened(make_window, "fortress", tmp_path)
    window.dialogs.story()
    story = window.findChild(StoryDialog)
    assert isinstance(story, StoryDialog)
    story.review.click()
    assert window.reviews.dialog is not None
    window.reviews.dialog.reject()
    assert started == ["fortress"]


def test_the_process_tells_the_same_review_as_the_command(qtbot: QtBot, qapp: QApplication) -> None:
    match = played(KIT, ("random", "random"), 1)
    worker = ReviewWorker(qapp)
    with qtbot.waitSignal(worker.found, timeout=20_000, check_params_cb=lambda review: review.whole) as told:
        worker.start(TOY, match_to_json(match, KIT))
    assert told.args == [reviewed(KIT, match)]
    assert not worker.busy
    worker.deleteLater()


def test_a_process_that_dies_is_told_once(qtbot: QtBot, qapp: QApplication, expected_log: list[LogRecord]) -> None:
    worker = ReviewWorker(qapp)
    failures: list[bool] = []
    worker.failed.connect(lambda: failures.append(True))
    with qtbot.waitSignal(worker.failed, timeout=20_000):
        worker.start("tests.toy.kit:NOTHING", {})
    qtbot.wait(50)
    assert failures == [True]
    assert len(expected_log) == 1
    assert not worker.busy
    worker.deleteLater()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_review_and_a_result_in_a_small_window_with_large_text_have_no_cut_word(
    make_window: Callable[..., MainWindow], tmp_path: Path, started: list[str], language: str, twice_as_large: None
) -> None:
    window = opened(make_window, "warriors", tmp_path, language)
    review = dialog_of(window)
    window.reviews.worker.found.emit(found("warriors"))
    result = ResultDialog(window.current.desk.sentences.ending, window.language, window)
    result.open()
    for dialog in (review, result):
        assert dialog.minimumSizeHint().boundedTo(_SMALL) == dialog.minimumSizeHint()
        dialog.resize(_SMALL)
        rest(window)
        assert not [area for area in dialog.findChildren(QScrollArea) if area.horizontalScrollBar().maximum()]
        assert list(clipped(dialog)) == []
    result.reject()
    review.reject()
