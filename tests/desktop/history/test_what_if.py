"""A what-if: moves tried beside the match, which they neither change nor reveal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from stronghold_gui.core.save import AnyMatch
from stronghold_gui.core.save import open_match as open_match_file
from stronghold_gui.desktop.history.frame import HistoryFrame
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.files import user_data_dir
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.stronghold.notation import text_of
from tests.desktop.desks import desk_of
from tests.desktop.history.conftest import Sit, orders_laid, played, saved

OpenMatch = Callable[[AnyMatch], MainWindow]


def suppose(window: MainWindow, number: int) -> None:
    """Try something out from a moment."""
    window.history.look_at(number)
    window.history.suppose()
    assert window.history.what_if is not None


def play_on(window: MainWindow, moves: int) -> None:
    for _ in range(moves):
        controller = window.controller
        assert controller is not None
        if controller.over:
            return
        assert controller.play(controller.moves()[-1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_that_is_tried_out_reaches_the_match(open_match: OpenMatch, tmp_path: Path, seats: int) -> None:
    match = played(50, seats=seats)
    window = open_match(match)
    window.files.saving.keep()
    before, position = saved(match, tmp_path / "before"), match.position.copy()
    files = {path: path.read_bytes() for path in user_data_dir().rglob("*") if path.is_file()}
    suppose(window, 30)
    play_on(window, 40)
    window.history.bar.home.click()
    assert not window.history.active
    assert window.controller is not None
    assert window.controller.match is match
    assert saved(match, tmp_path / "after") == before
    assert match.position == position
    assert {path: path.read_bytes() for path in user_data_dir().rglob("*") if path.is_file()} == files


def test_what_is_tried_out_is_never_saved(open_match: OpenMatch) -> None:
    window = open_match(played(50))
    suppose(window, 30)
    play_on(window, 3)
    assert window.controller is not None
    assert not window.controller.kept
    assert not window.actions_["save"].isEnabled()
    assert not window.actions_["save_as"].isEnabled()


def test_everything_can_be_taken_back_in_it(open_match: OpenMatch) -> None:
    window = open_match(played(50))
    suppose(window, 30)
    play_on(window, 25)
    assert window.controller is not None
    start = window.controller.match.start
    while window.controller.undo():
        pass
    assert window.controller.match.position == start


def test_it_is_marked_by_a_bar_a_frame_and_the_title(open_match: OpenMatch) -> None:
    window = open_match(played(50))
    suppose(window, 30)
    assert "What if" in window.windowTitle()
    assert "What if" in window.history.bar.title.text()
    frame: HistoryFrame = window.history.frame
    assert frame.isVisible()
    assert window.history.bar.home.isVisible()
    assert not window.history.bar.slider.isVisible()


def test_chance_falls_otherwise_than_in_the_match(open_match: OpenMatch) -> None:
    match = played(50)
    window = open_match(match)
    seeds = set()
    for _ in range(3):
        suppose(window, 50)
        assert window.controller is not None
        seeds.add(window.controller.match.position.chance.seed)
        window.history.go_home()
    assert len(seeds) == 3
    assert match.position.chance.seed not in seeds


def test_the_defender_finds_no_secret_in_it_even_when_playing_the_invader(sit: Sit) -> None:
    person = sit(orders_laid(), "done")
    window = person.window
    assert window.controller is not None
    window.controller.uncover()
    assert not desk_of(window).context.is_invader(window.controller.seat)
    found = set()
    for _ in range(25):
        suppose(window, 1)
        found.add(window.controller.match.position.orders[window.controller.match.position.board.outer_index["W3"]])
        window.history.go_home()
    assert len(found) > 1, "the order that lies there is any that may lie there"


def test_it_says_that_orders_are_dealt_anew_where_they_are(sit: Sit) -> None:
    window = sit(orders_laid(), "done").window
    window.history.look_at(1)
    window.history.suppose()
    assert window.history.bar.words.text() == window.language("history.what_if.words.dealt")


def test_it_says_nothing_of_orders_to_who_laid_them(sit: Sit) -> None:
    window = sit(orders_laid(), "dispatch minor").window
    assert desk_of(window).context.is_invader(window.controller.seat if window.controller else -1)
    if window.controller is not None:
        window.controller.uncover()
    window.history.look_at(1)
    window.history.suppose()
    assert window.history.bar.words.text() == window.language("history.what_if.words")


def test_a_moment_of_the_draft_begins_with_other_cards_for_who_may_not_see_them(sit: Sit) -> None:
    person = sit(None, cards="draft")
    window, controller = person.window, person.window.controller
    assert controller is not None
    while controller.seat == 0:
        controller.uncover()
        drafting = controller.moves()
        assert controller.play(drafting[0]), text_of(drafting[0])
    window.history.look_at(1)
    assert window.controller is not None
    window.history.suppose()
    assert window.history.what_if is not None
    assert window.history.bar.words.text() == window.language("history.what_if.words.dealt")


@pytest.mark.parametrize("moves", [0, 3])
def test_it_can_be_kept_as_a_game_of_its_own(open_match: OpenMatch, tmp_path: Path, moves: int) -> None:
    match = played(50)
    window = open_match(match)
    window.files.saving.keep()
    before = saved(match, tmp_path / "before")
    suppose(window, 30)
    play_on(window, moves)
    tried = window.history.what_if
    assert tried is not None
    notation = [text_of(done.record.move) for done in tried.match.played]
    position = tried.match.position.copy()
    window.history.bar.keep.click()
    assert not window.history.active
    controller = window.controller
    assert controller is not None
    assert controller.kept
    assert controller.match is not match
    assert [text_of(done.record.move) for done in controller.match.played] == notation
    assert controller.match.position == position
    assert saved(match, tmp_path / "after") == before, "the real game stays as it was"
    play_on(window, 1)
    path = window.files.documents.path
    assert path is not None
    window.files.close_match()
    assert len(open_match_file(path, LIBRARY.find).played) == moves + 1
