"""The animation on the small table: the board changes with the beats, and its end is always the true position."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.table import acts as a
from stronghold_gui.desktop.table.animation_guard import AnimationGuard
from stronghold_gui.desktop.table.animation_queue import LONGEST, AnimationQueue
from stronghold_gui.desktop.table.board_scene import BoardScene
from stronghold_gui.desktop.table.model import Pile, TableContents
from stronghold_gui.desktop.table.props import Prop
from tests.desktop.table.small_table import Player, Steward

SMALL = settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
FALL = a.Beat((a.Fall(("left", "red"), "red", 2),), "Two fall.", "The head")
WALK = a.Beat((a.Walk(("left", "blue"), "right", Pile("blue", "blue")),))
BEFORE: TableContents = {"left": (Pile("red", "red", 3), Pile("blue", "blue")), "right": (Pile("blue", "blue", 40),)}
AFTER: TableContents = {"left": (Pile("red", "red"),), "right": (Pile("blue", "blue", 41),)}


@pytest.fixture
def queue(player: Player, qtbot: QtBot) -> Iterator[AnimationQueue]:
    qtbot.waitUntil(lambda: player.scene.resolution is not None)
    made = AnimationQueue(player.scene)
    yield made
    made.finish()
    made.deleteLater()


def shown(scene: BoardScene) -> dict[str, dict[str, int]]:
    """Return the contents that the board items show, not those of the scene."""
    return {
        area: {key: item.spot.pile.count for key, item in items.items() if item.spot is not None}
        for area, items in scene.piles.items()
        if items
    }


def counts(contents: TableContents) -> dict[str, dict[str, int]]:
    return {area: {pile.key: pile.count for pile in piles} for area, piles in contents.items() if piles}


def props(scene: BoardScene) -> list[Prop]:
    return [item for item in scene.items() if isinstance(item, Prop)]


def to_end_of_beat(queue: AnimationQueue) -> None:
    """Let the clock run to the end of the beat at once."""
    queue.clock.setCurrentTime(queue.clock.duration())


def test_without_animation_the_end_is_there_at_once(queue: AnimationQueue, player: Player) -> None:
    queue.speed = "off"
    queue.perform([FALL, WALK], BEFORE, AFTER)
    assert not queue.running
    assert shown(player.scene) == counts(AFTER)


def test_the_position_is_there_at_once_and_the_board_follows(queue: AnimationQueue, player: Player) -> None:
    queue.perform([FALL, WALK], BEFORE, AFTER)
    assert player.scene.contents == AFTER
    assert shown(player.scene)["left"] == {"red": 1, "blue": 1}
    assert shown(player.scene)["right"] == {"blue": 40}
    assert len(props(player.scene)) == 2


def test_a_piece_that_walks_lies_nowhere_until_it_arrives(queue: AnimationQueue, player: Player) -> None:
    queue.perform([WALK, FALL], BEFORE, AFTER)
    assert shown(player.scene)["left"] == {"red": 3}
    assert shown(player.scene)["right"] == {"blue": 40}
    to_end_of_beat(queue)
    assert shown(player.scene)["right"] == {"blue": 41}


def test_what_appears_is_shown_as_it_begins(queue: AnimationQueue, player: Player) -> None:
    after = {**BEFORE, "yard": (Pile("tile", "tile"),)}
    queue.perform([FALL, a.Beat((a.Appear("yard", "tile", "tile"),))], BEFORE, after)
    assert "yard" not in shown(player.scene)
    to_end_of_beat(queue)
    assert shown(player.scene)["yard"] == {"tile": 1}


def test_the_last_beat_leaves_the_truth_and_no_props(queue: AnimationQueue, player: Player) -> None:
    ends: list[int] = []
    queue.ended.connect(lambda: ends.append(1))
    queue.perform([FALL, WALK], BEFORE, AFTER)
    to_end_of_beat(queue)
    to_end_of_beat(queue)
    assert not queue.running
    assert ends == [1]
    assert shown(player.scene) == counts(AFTER)
    assert props(player.scene) == []


def test_finishing_stops_the_clock(queue: AnimationQueue, player: Player) -> None:
    queue.perform([FALL, WALK], BEFORE, AFTER)
    queue.finish()
    assert queue.clock.state() is QAbstractAnimation.State.Stopped
    assert shown(player.scene) == counts(AFTER)
    assert props(player.scene) == []


def test_another_performance_ends_the_one_before(queue: AnimationQueue, player: Player) -> None:
    queue.perform([FALL], BEFORE, AFTER)
    queue.perform([WALK], AFTER, BEFORE)
    assert player.scene.contents == BEFORE
    assert len(props(player.scene)) == 1
    queue.finish()
    assert shown(player.scene) == counts(BEFORE)


def test_it_ends_by_itself(queue: AnimationQueue, player: Player, qtbot: QtBot) -> None:
    queue.perform([FALL, WALK], BEFORE, AFTER, at_most=120)
    qtbot.waitUntil(lambda: not queue.running)
    assert shown(player.scene) == counts(AFTER)


_AREAS = ("left", "right", "wall.outer", "trap")
_KEYS = st.sampled_from(("red", "blue", "tile"))
_ACTS = st.one_of(
    st.builds(a.Fall, st.tuples(st.sampled_from(_AREAS), _KEYS), _KEYS, st.integers(1, 4)),
    st.builds(
        a.Walk,
        st.none() | st.tuples(st.sampled_from(_AREAS), _KEYS),
        st.sampled_from(_AREAS),
        st.builds(lambda key: Pile(key, key), _KEYS),
    ),
    st.builds(a.Appear, st.sampled_from(_AREAS), _KEYS, _KEYS),
    st.builds(a.Fly, st.sampled_from(("arrow", "stone", "ball")), st.sampled_from(_AREAS), st.sampled_from(_AREAS)),
    st.builds(a.Turn, st.sampled_from(_AREAS), st.just(("tile",)), st.just("Hit"), st.sampled_from(("", "yes", "no"))),
    st.builds(a.Token, st.sampled_from(_AREAS), st.just("4"), st.sampled_from(("", "red"))),
    st.builds(a.Burst, st.sampled_from(_AREAS), st.just("Breach!")),
    st.just(a.Sum("left", (a.Column("A", (("x", 2), ("y", 1))), a.Column("B", ())), "A +3", 0)),
)
_BEATS = st.lists(
    st.builds(
        a.Beat,
        st.lists(_ACTS, max_size=3).map(tuple),
        st.sampled_from(("", "A line.")),
        st.sampled_from(("", "A head")),
        st.lists(st.sampled_from(_AREAS), max_size=2).map(tuple),
    ),
    max_size=5,
)
_CONTENTS = st.dictionaries(
    st.sampled_from(_AREAS),
    st.lists(
        st.builds(lambda k, n: Pile(k, k, n), _KEYS, st.integers(1, 15)), max_size=3, unique_by=lambda p: p.key
    ).map(tuple),
)


@SMALL
@given(beats=_BEATS, before=_CONTENTS, after=_CONTENTS, steps=st.lists(st.sampled_from("nsgf"), max_size=12))
def test_whatever_is_shown_and_however_it_is_hurried_the_end_is_the_truth(
    queue: AnimationQueue,
    player: Player,
    beats: list[a.Beat],
    before: TableContents,
    after: TableContents,
    steps: list[str],
) -> None:
    queue.finish()
    player.scene.set_contents(before)
    queue.perform(beats, before, after)
    for step in steps:
        if not queue.running:
            break
        {"n": lambda: to_end_of_beat(queue), "s": queue.step, "g": queue.go_on, "f": queue.finish}[step]()
        assert player.scene.contents == after
    queue.finish()
    assert shown(player.scene) == counts(after)
    assert props(player.scene) == []


# -- how fast ------------------------------------------------------------------------------------------------------


def _lasts(queue: AnimationQueue, beats: Sequence[a.Beat], **limits: int) -> int:
    """Return how many milliseconds the first beat would last."""
    queue.perform(beats, BEFORE, AFTER, **limits)
    duration = queue.clock.duration()
    queue.finish()
    return duration


def test_slow_is_slower(queue: AnimationQueue) -> None:
    normal = _lasts(queue, [FALL])
    queue.speed = "slow"
    assert _lasts(queue, [FALL]) > 1.5 * normal


def test_a_long_performance_is_hurried_at_normal_speed_only(queue: AnimationQueue) -> None:
    alone = _lasts(queue, [FALL])
    assert _lasts(queue, [FALL] * 100) * 100 <= 1.02 * LONGEST
    assert _lasts(queue, [FALL], at_most=50) <= 51
    queue.speed = "slow"
    assert _lasts(queue, [FALL] * 100) > alone


def test_a_sum_lasts_the_longer_the_more_there_is_to_add() -> None:
    def lasts(terms: int) -> int:
        column = a.Column("A", (("x", 1),) * terms)
        return a.length(a.Beat((a.Sum("left", (column, column), "tie"),)))

    assert lasts(1) < lasts(3)


# -- step by step --------------------------------------------------------------------------------------------------


def test_a_step_shows_a_beat_to_its_end_and_waits(queue: AnimationQueue, player: Player) -> None:
    queue.perform([FALL, WALK], BEFORE, AFTER)
    queue.step()
    assert queue.holding
    assert queue.clock.state() is QAbstractAnimation.State.Stopped
    assert len(props(player.scene)) == 2
    queue.step()
    assert not queue.holding
    assert shown(player.scene)["right"] == {"blue": 40}
    to_end_of_beat(queue)
    assert queue.holding
    queue.step()
    assert not queue.running


def test_going_on_runs_to_the_end_without_waiting(queue: AnimationQueue) -> None:
    queue.perform([FALL, WALK], BEFORE, AFTER)
    queue.step()
    queue.go_on()
    assert not queue.holding
    to_end_of_beat(queue)
    assert not queue.running


def test_the_line_of_a_card_is_told_when_it_is_turned_over(queue: AnimationQueue) -> None:
    told: list[str] = []
    queue.said.connect(told.append)
    queue.perform([a.Beat((a.Turn("left", ("tile",), "Hit", "yes"),), "A hit.", line_at=a.TURNED)], BEFORE, AFTER)
    assert told == []
    queue.clock.setCurrentTime(round(queue.clock.duration() * 0.6))
    assert told == ["A hit."]


# -- afterwards ----------------------------------------------------------------------------------------------------


def test_what_is_to_be_done_afterwards_waits_for_the_end(queue: AnimationQueue) -> None:
    done: list[str] = []
    queue.afterwards(lambda: done.append("at once"))
    queue.perform([FALL], BEFORE, AFTER)
    queue.afterwards(lambda: done.append("later"))
    assert done == ["at once"]
    queue.finish()
    assert done == ["at once", "later"]


def test_a_match_that_is_gone_has_no_afterwards(queue: AnimationQueue) -> None:
    done: list[str] = []
    queue.perform([FALL], BEFORE, AFTER)
    queue.afterwards(lambda: done.append("later"))
    queue.abandon()
    assert not queue.running
    assert done == []


# -- input ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def guarded(queue: AnimationQueue, player: Player) -> Callable[[], QPushButton]:
    """Return what begins a performance with a guard, and returns the button that drives it."""
    panel = QWidget(player.view)
    button = QPushButton("step", panel)
    button.clicked.connect(queue.step)
    panel.show()
    AnimationGuard(queue, panel)

    def begin() -> QPushButton:
        queue.perform([FALL, WALK], BEFORE, AFTER)
        return button

    return begin


def test_a_click_on_the_board_ends_the_animation_and_is_still_a_click(
    guarded: Callable[[], QPushButton], queue: AnimationQueue, player: Player
) -> None:
    guarded()
    player.press(("left", "red"))
    assert not queue.running
    player.release(("left", "red"))
    assert player.scene.hand.holds("left", "red")


def test_a_click_where_a_piece_lay_before_takes_nothing(
    guarded: Callable[[], QPushButton], queue: AnimationQueue, player: Player, steward: Steward
) -> None:
    guarded()
    ghost = player.at(("left", "blue"))
    QTest.mouseClick(player.view.viewport(), Qt.MouseButton.LeftButton, pos=ghost)
    assert not queue.running
    assert player.scene.source_at(player.view.mapToScene(ghost)) != ("left", "blue")
    assert steward.drops == []


def test_a_key_ends_it_and_still_does_what_it_does(
    guarded: Callable[[], QPushButton], queue: AnimationQueue, player: Player
) -> None:
    guarded()
    QTest.keyClick(player.view, Qt.Key.Key_Tab)
    assert not queue.running
    assert player.scene.keys.stop is not None


@pytest.mark.parametrize("key", [Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt])
def test_a_modifier_alone_does_not_end_it(
    key: Qt.Key, guarded: Callable[[], QPushButton], queue: AnimationQueue, player: Player
) -> None:
    guarded()
    QTest.keyPress(player.view, key)
    QTest.keyRelease(player.view, key)
    assert queue.running


def test_its_own_buttons_drive_it(guarded: Callable[[], QPushButton], queue: AnimationQueue) -> None:
    button = guarded()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert queue.running
    assert queue.holding


def test_pointing_and_zooming_do_not_end_it(
    guarded: Callable[[], QPushButton], queue: AnimationQueue, player: Player
) -> None:
    guarded()
    player.move("right")
    point = QPointF(player.at("right"))
    none = Qt.KeyboardModifier.NoModifier
    wheel = QWheelEvent(
        point, point, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, none, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(player.view.viewport(), wheel)
    assert queue.running


def test_nothing_is_watched_after_the_end(
    guarded: Callable[[], QPushButton], queue: AnimationQueue, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[object] = []

    def see(_guard: AnimationGuard, _watched: object, event: object) -> bool:
        seen.append(event)
        return False

    guarded()
    queue.finish()
    monkeypatch.setattr(AnimationGuard, "eventFilter", see)
    player.move("right")
    assert seen == []


# -- a press on what was not shown yet -----------------------------------------------------------------------------


@pytest.fixture
def done(
    queue: AnimationQueue, player: Player, qtbot: QtBot
) -> Iterator[tuple[QPushButton, list[int], AnimationGuard]]:
    """Return a button that says how things stood before, when it was clicked, and the guard that knows of it."""
    holder = QWidget()
    button = QPushButton("done", holder)
    clicks: list[int] = []
    button.clicked.connect(lambda: clicks.append(1))
    with qtbot.waitExposed(holder):
        holder.show()
    guard = AnimationGuard(queue, QWidget(holder))
    guard.outdated = lambda widget: widget is button
    yield button, clicks, guard
    holder.close()
    holder.deleteLater()


Done = tuple[QPushButton, list[int], AnimationGuard]


def test_a_press_on_what_is_outdated_only_shows_the_end(done: Done, queue: AnimationQueue) -> None:
    button, clicks, _ = done
    queue.perform([FALL, WALK], BEFORE, AFTER)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not queue.running
    assert clicks == []
    assert not button.isDown()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert clicks == [1]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Select])
def test_so_does_a_key_on_it(done: Done, queue: AnimationQueue, key: Qt.Key) -> None:
    button, clicks, guard = done
    button.setFocus()
    queue.perform([FALL, WALK], BEFORE, AFTER)
    QTest.keyPress(button, key)
    assert not queue.running
    assert guard.interrupting
    QTest.keyRelease(button, key)
    assert clicks == []
    assert not guard.interrupting
    QTest.keyClick(button, key)
    assert clicks == [1]


def test_a_press_while_something_only_goes_by_is_a_press(done: Done, queue: AnimationQueue) -> None:
    button, clicks, _ = done
    queue.perform([WALK], BEFORE, AFTER)
    assert queue.running
    assert not queue.telling
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not queue.running
    assert clicks == [1]


def test_another_key_is_another_press(done: Done, queue: AnimationQueue, player: Player) -> None:
    """Also when the release of the first one went elsewhere."""
    _, _, guard = done
    queue.perform([FALL, WALK], BEFORE, AFTER)
    QTest.keyPress(player.view, Qt.Key.Key_Down)
    assert guard.interrupting
    QTest.keyPress(player.view, Qt.Key.Key_Up)
    assert not guard.interrupting
    QTest.keyRelease(player.view, Qt.Key.Key_Up)
    QTest.keyRelease(player.view, Qt.Key.Key_Down)


def test_what_a_press_begins_is_not_ended_by_its_release(done: Done, queue: AnimationQueue, player: Player) -> None:
    """The redo key, for example, ends one performance and begins the next."""
    _, _, guard = done
    queue.perform([FALL, WALK], BEFORE, AFTER)
    QTest.keyPress(player.view, Qt.Key.Key_Down)
    queue.perform([FALL], AFTER, BEFORE)
    QTest.keyRelease(player.view, Qt.Key.Key_Down)
    assert queue.running
    assert not guard.interrupting
    QTest.keyClick(player.view, Qt.Key.Key_Down)
    assert not queue.running


def test_what_holds_is_seen_as_long_however_much_there_is_to_see(queue: AnimationQueue) -> None:
    head = a.Beat((), "", "The head", holds=900)
    queue.perform([head, *[FALL] * 60], BEFORE, AFTER)
    assert queue.clock.duration() == 900
    to_end_of_beat(queue)
    assert queue.clock.duration() < a.length(FALL), "the rest is hurried"
    queue.finish()
    queue.speed = "off"
    queue.perform([head], BEFORE, AFTER)
    assert not queue.running
