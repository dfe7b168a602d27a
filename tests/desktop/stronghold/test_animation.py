"""The assault as animation: events are shown, input never acts on past states, and hidden things stay hidden."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import open_match
from stronghold_gui.desktop.docks.table_animation import PASSING
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.stronghold.animation import veiled
from stronghold_gui.desktop.stronghold.contents import contents
from stronghold_gui.desktop.stronghold.script import Past, Script, past_of
from stronghold_gui.desktop.stronghold.whereabouts import Whereabouts
from stronghold_gui.desktop.table import acts as a
from stronghold_gui.desktop.table.animation_queue import AnimationQueue
from stronghold_gui.desktop.table.geometry import BoardGeometry
from stronghold_gui.desktop.table.model import TableContents
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.files import resource
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.assault_events import Aimed, CardTurned, Clash, ShotKept, Volley
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.notation import parse
from stronghold_gui.text import catalogue
from tests.desktop.conftest import Person, wait_for_board
from tests.desktop.desks import desk_of
from tests.desktop.table.test_animation_queue import counts, props, shown, to_end_of_beat
from tests.games.stronghold.assault.tools import ORC_CARD, empty, enter
from tests.games.stronghold.scene import Scene
from tests.helpers.resting import rest

Sit = Callable[..., Person]
RECORDED = Path(__file__).parents[2] / "games/stronghold/recorded"
PIECES = {path.stem for path in resource("stronghold", "pieces").glob("*.svg")}


@pytest.fixture(scope="module")
def areas() -> frozenset[str]:
    return frozenset(BoardGeometry(resource("stronghold", "board.svg")).areas)


@pytest.fixture
def write(areas: frozenset[str]) -> Callable[..., list[a.Beat]]:
    """Return what writes the beats of events."""

    def written(
        *events: e.Event,
        before: TableContents | None = None,
        after: TableContents | None = None,
        past: Past | None = None,
    ) -> list[a.Beat]:
        where = Whereabouts(areas, before or {}, after or {})
        return Script(where, catalogue("en"), (), ("Invader", "Defender"), past or Past()).beats(events)

    return written


# -- from events to beats ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["first-draft-glory-defender", "first-3-glory-invader", "first-4-glory-invader"])
def test_every_move_of_a_recorded_game_can_be_shown_on_the_board(name: str, areas: frozenset[str]) -> None:
    whole = open_match(RECORDED / f"{name}.stronghold", find_kit)
    match: Match[Any, Any, Any, Any] = Match(whole.game, whole.header, whole.start)
    texts, before = catalogue("en"), _table(match)
    seen: set[type] = set()
    for done in whole.played:
        match.replay([done.record])
        after = _table(match)
        past = past_of(event for one in reversed(match.played[:-1]) for event in reversed(one.events))
        beats = Script(Whereabouts(areas, before, after), texts, past=past).beats(match.played[-1].events)
        for beat in beats:
            seen.update(type(act) for act in beat.acts)
            assert {*beat.touched, *_places(beat)} <= areas
            assert _art(beat) <= PIECES
        before = after
    assert {a.Fly, a.Turn, a.Fall, a.Walk, a.Sum, a.Appear} <= seen


def _table(match: Match[Any, Any, Any, Any]) -> TableContents:
    return contents(STRONGHOLD.view(match.position, None).table)


def _places(beat: a.Beat) -> set[str]:
    found = set()
    for act in beat.acts:
        for name in ("area", "start", "goal"):
            found.add(getattr(act, name, ""))
    return found - {""}


def _art(beat: a.Beat) -> set[str]:
    found: set[str] = set()
    for act in beat.acts:
        match act:
            case a.Turn(_, front):
                found.update(front)
            case a.Fall(_, art) | a.Appear(_, _, art) | a.Token(_, _, art):
                found.add(art)
            case a.Walk(_, _, piece):
                found.add(piece.art)
            case _:
                pass
    return found - {""}


@pytest.mark.parametrize(("hit", "word", "mark"), [(True, "Hit", "yes"), (False, "Miss", "no")])
def test_a_machines_card_tells_hit_and_miss_by_word_and_mark(
    write: Callable[..., list[a.Beat]], hit: bool, word: str, mark: str
) -> None:
    (beat,) = write(CardTurned("RW2", "W2", hit))
    card, flight = beat.acts
    assert isinstance(card, a.Turn)
    assert isinstance(flight, a.Fly)
    assert (card.area, card.word, card.mark) == ("RW2.machine", word, mark)
    assert flight.hits == hit
    assert beat.line_at == a.TURNED


def test_of_two_cards_only_the_one_that_counts_sends_a_stone(write: Callable[..., list[a.Beat]]) -> None:
    first, second, kept = write(
        CardTurned("RW2", "W2", False),
        CardTurned("RW2", "W2", True),
        ShotKept("RW2", "W2", True),
    )
    assert [type(act) for act in (*first.acts, *second.acts)] == [a.Turn, a.Turn]
    assert [type(act) for act in kept.acts] == [a.Fly]


def test_a_volley_comes_from_those_who_aimed(write: Callable[..., list[a.Beat]]) -> None:
    earlier: list[e.Event] = [
        e.StageBegan("marksmen"),
        Aimed("W3", "RW2"),
        Aimed("TW1", "RW2"),
        Aimed("W3", "RW2"),
    ]
    past = past_of([*reversed(earlier), Aimed("E1", "RW2")])
    (beat,) = write(Volley("RW2", 3), past=past)
    flights = {act.start: act.count for act in beat.acts if isinstance(act, a.Fly)}
    assert flights == {"W3.defender": 2, "TW1": 1}
    assert past.stage == "marksmen"


@pytest.mark.parametrize(
    ("stage", "start", "target"), [("marksmen", "TW3", "W3.invader"), ("goblins", "RW3", "W3.defender")]
)
def test_arrows_at_a_wall_fly_to_the_enemies_of_who_shoots(
    write: Callable[..., list[a.Beat]], stage: str, start: str, target: str
) -> None:
    (beat,) = write(e.StageBegan(stage), Aimed(start, "W3"), Volley("W3", 1))
    assert [act.goal for act in beat.acts if isinstance(act, a.Fly)] == [target]


def test_who_aimed_in_an_earlier_stage_shoots_no_more(write: Callable[..., list[a.Beat]]) -> None:
    assert past_of([e.StageBegan("machines"), Aimed("W3", "RW2")]).aimed == {}
    past = Past("machines", {"RW2": {"W3": 1}})
    (beat,) = write(e.StageBegan("marksmen"), Volley("RW2", 1), past=past)
    assert not [act for act in beat.acts if isinstance(act, a.Fly)]


def test_units_that_die_together_fall_together(write: Callable[..., list[a.Beat]]) -> None:
    dead = e.UnitKilled("orc", "W3", "losses")
    first, second = write(dead, dead, e.UnitKilled("troll", "W3", "losses"))
    assert first.acts == (a.Fall(("W3.invader", "orc"), "orc", 2),)
    assert second.acts == (a.Fall(("W3.invader", "troll"), "troll", 1),)


def test_both_sums_of_a_clash_count_its_terms(write: Callable[..., list[a.Beat]]) -> None:
    clash = Clash("W3", (("orc", 4), ("banner", 1)), (("soldier", 2), ("stone", 1)), 2, "invader", False)
    (beat,) = write(clash)
    (total,) = beat.acts
    assert isinstance(total, a.Sum)
    assert [column.name for column in total.columns] == ["Invader", "Defender"]
    assert [column.total for column in total.columns] == [5, 3]
    assert (total.area, total.winner, total.verdict) == ("W3", 0, "Invader +2")


def test_the_line_of_a_clash_does_not_tell_its_end_before_it_is_counted(write: Callable[..., list[a.Beat]]) -> None:
    (beat,) = write(Clash("W3", (("orc", 4),), (("soldier", 2),), 2, "invader", False))
    assert beat.line == "West wall 3"


def test_a_stage_is_named_when_something_happens_in_it(write: Callable[..., list[a.Beat]]) -> None:
    dead = e.UnitKilled("orc", "W3", "cauldron")
    named, silent = write(e.StageBegan("cannons"), e.StageBegan("cauldrons"), dead, Volley("RW2", 1))
    assert "cauldron" in named.title.lower()
    assert silent.title == ""


def test_a_stage_that_goes_on_is_named_again(write: Callable[..., list[a.Beat]]) -> None:
    (beat,) = write(Volley("RW2", 1), past=Past("marksmen"))
    assert "marksmen" in beat.title.lower()


def test_a_march_needs_no_words(write: Callable[..., list[a.Beat]]) -> None:
    (beat,) = write(e.UnitMoved("orc", "RW2", "W2", "march"))
    assert [type(act) for act in beat.acts] == [a.Walk]
    assert beat.line == ""


def test_what_changes_nothing_on_the_board_is_not_shown(write: Callable[..., list[a.Beat]]) -> None:
    assert write(e.HourglassesGiven(1, 2, "turn"), e.TurnBegan(2)) == []


# -- at the window -------------------------------------------------------------------------------------------------


def besieged() -> Scene:
    """Return the marksmen's stage with a goblin aimed at; a cauldron and a clash follow."""
    scene = empty().put("RW2", goblin=1).guard("TW2", marksman=1).tile("cauldron_orc", "W3")
    scene.put("W3", orc=3).guard("W3", soldier=1, stone=2).put("W2", troll=1).guard("W2", soldier=2, stone=1)
    return enter(scene, "marksmen").play("shoot TW2 RW2")


@pytest.fixture
def moving(settings: Settings) -> Settings:
    """Switch the window's animation on."""
    settings.set_text("window/animation", "normal")
    return settings


@pytest.fixture
def begun(moving: Settings, sit: Sit, qtbot: QtBot) -> Person:
    """Return a match just after the marksmen's shots."""
    person = sit(besieged())
    wait_for_board(person.window, qtbot)
    assert person.window.controller is not None
    assert person.window.controller.play(parse("done"))
    assert queue_of(person).running
    return person


def queue_of(person: Person) -> AnimationQueue:
    queue = person.window.animation.queue()
    assert queue is not None
    return queue


def truth(person: Person) -> dict[str, dict[str, int]]:
    return counts(contents(desk_of(person.window).context.table))


def test_a_goblin_that_was_shot_stands_until_it_falls(begun: Person) -> None:
    scene, queue = desk_of(begun.window).scene, queue_of(begun)
    assert shown(scene)["RW2.units"] == {"goblin": 1}
    assert "RW2.units" not in truth(begun)
    to_end_of_beat(queue)
    assert "RW2.units" not in shown(scene)
    assert len(props(scene)) == 1


def test_beat_by_beat_the_board_comes_to_the_truth(begun: Person) -> None:
    queue = queue_of(begun)
    while queue.running:
        to_end_of_beat(queue)
    assert shown(desk_of(begun.window).scene) == truth(begun)
    assert props(desk_of(begun.window).scene) == []


def test_the_bar_says_the_stage_and_what_happens(begun: Person) -> None:
    queue = queue_of(begun)
    bar = begun.widget("animation_bar")
    assert bar.isVisible()
    assert "marksmen" in begun.widget("animation_title").text().lower()  # type: ignore[attr-defined]
    to_end_of_beat(queue)
    queue.finish()
    assert not bar.isVisible()
    assert not begun.widget("animation_buttons").isVisible()


def test_a_click_on_the_words_of_the_bar_is_one_on_the_board_behind(begun: Person) -> None:
    bar = begun.widget("animation_bar")
    view = desk_of(begun.window).board
    window = begun.window.windowHandle()
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=bar.mapTo(begun.window, bar.rect().center()))
    assert not queue_of(begun).running
    assert begun.window.childAt(bar.mapTo(begun.window, bar.rect().center())) is view.viewport()


def test_buttons_and_keys_step_go_on_and_skip(begun: Person) -> None:
    queue = queue_of(begun)
    begun.click("animation_step")
    assert queue.holding
    assert not queue.clock.state().value
    begun.key("F7")
    assert queue.running
    begun.key("F8")
    assert not queue.stepping
    begun.key("F9")
    assert not queue.running
    assert shown(desk_of(begun.window).scene) == truth(begun)


def test_without_a_performance_its_keys_do_nothing(begun: Person) -> None:
    queue_of(begun).finish()
    begun.key("F7", "F8", "F9")
    assert not queue_of(begun).running
    assert not any(action.isEnabled() for action in begun.window.animation.drives.values())


def test_an_undo_in_the_middle_takes_back_what_was_played(moving: Settings, sit: Sit, qtbot: QtBot) -> None:
    scene = empty().at("phase", 6).put("CAMP", orc=2)
    person = sit(scene)
    wait_for_board(person.window, qtbot)
    controller = person.window.controller
    assert controller is not None
    controller.uncover()
    move = next(move for move in controller.moves() if type(move).__name__ == "Dispatch")
    assert controller.play(move)
    march = next(move for move in controller.moves() if type(move).__name__ == "March")
    before = truth(person)
    assert controller.play(march)
    assert queue_of(person).running
    person.key("Ctrl+Z")
    assert not queue_of(person).running
    assert truth(person) == before
    assert shown(desk_of(person.window).scene) == before


def test_a_march_is_shown_in_passing(moving: Settings, sit: Sit, qtbot: QtBot) -> None:
    person = sit(empty().at("phase", 6).put("CAMP", orc=2))
    wait_for_board(person.window, qtbot)
    controller = person.window.controller
    assert controller is not None
    controller.uncover()
    for kind in ("Dispatch", "March"):
        assert controller.play(next(move for move in controller.moves() if type(move).__name__ == kind))
    queue = queue_of(person)
    assert queue.clock.duration() <= PASSING
    assert not begun_bar(person)
    queue.finish()


def begun_bar(person: Person) -> bool:
    bar = person.window.findChild(QWidget, "animation_bar")
    return bar is not None and bar.isVisible()


def test_a_piece_that_was_dragged_does_not_walk_again(moving: Settings, sit: Sit, qtbot: QtBot) -> None:
    person = sit(empty().at("phase", 6).put("CAMP", orc=2))
    wait_for_board(person.window, qtbot)
    controller = person.window.controller
    assert controller is not None
    controller.uncover()
    assert controller.play(next(move for move in controller.moves() if type(move).__name__ == "Dispatch"))
    queue_of(person).finish()
    march: Any = next(move for move in controller.moves() if type(move).__name__ == "March")
    qtbot.wait(1)
    person.board.drag(("CAMP.units", "orc"), march.goal)
    assert person.notation()[-1].startswith("march orc CAMP")
    assert not queue_of(person).running
    assert shown(desk_of(person.window).scene) == truth(person)


def test_closing_the_match_in_the_middle_leaves_nothing(begun: Person) -> None:
    queue = queue_of(begun)
    assert queue.running
    begun.window.show_start()
    assert not queue.running


def test_another_match_in_the_middle_is_shown_as_it_is(begun: Person) -> None:
    assert begun.window.controller is not None
    begun.window.files.begin(Match(STRONGHOLD, Header("stronghold", {}, ("Anna", "Bert"), 5)))
    assert not queue_of(begun).running
    assert shown(desk_of(begun.window).scene) == truth(begun)


def test_choosing_off_in_the_middle_ends_it_and_is_remembered(begun: Person, settings: Settings) -> None:
    queue = queue_of(begun)
    begun.window.animation.choose("off")
    assert not queue.running
    assert settings.text("window/animation") == "off"
    assert not desk_of(begun.window).scene.motion


def test_the_result_waits_until_the_end_has_been_seen(moving: Settings, sit: Sit, qtbot: QtBot) -> None:
    scene = empty().put("W3", troll=7).guard("W3", stone=0).put("RW2", orc=1).guard("TW2", marksman=1)
    person = sit(enter(scene, "marksmen"))
    wait_for_board(person.window, qtbot)
    controller = person.window.controller
    assert controller is not None
    while not controller.over:
        assert controller.play(parse("done") if parse("done") in controller.moves() else controller.moves()[0])
    queue = queue_of(person)
    assert controller.match.position.ending
    assert queue.running
    assert person.window.findChildren(ResultDialog) == []
    queue.finish()
    (dialog,) = person.window.findChildren(ResultDialog)
    dialog.reject()


def test_what_is_gone_already_can_still_be_pointed_at(begun: Person) -> None:
    scene, board = desk_of(begun.window).scene, desk_of(begun.window).board
    for area in list(shown(scene)):
        for key in shown(scene).get(area, ()):
            for cell in scene.cells_of(area, key):
                scene.tooltip_at(cell.center())
                QTest.mouseMove(board.viewport(), board.mapFromScene(cell.center()))
    QApplication.processEvents()
    assert queue_of(begun).running


# -- nothing hidden ------------------------------------------------------------------------------------------------


def test_who_sits_down_does_not_see_what_the_one_before_could_see() -> None:
    scene = empty().put("W3", orc=1).order("bluff", "W3", face_up=False).order("goblins_fury", "W2")
    before = contents(STRONGHOLD.view(scene.p, 0).table)
    assert before["W3.order"][0].key == "bluff"
    assert "bluff" not in str(veiled(before)["W3.order"])
    assert veiled(before)["W2.order"] == before["W2.order"]


def test_a_performance_for_other_eyes_begins_without_what_the_last_ones_knew(
    moving: Settings, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit(empty().at("phase", 6).put("W3", orc=1).order("bluff", "W3", face_up=False))
    controller = person.window.controller
    assert controller is not None
    controller.uncover()
    stage = desk_of(person.window).animation
    assert stage._before()["W3.order"][0].key == "bluff"
    monkeypatch.setattr(controller, "_aside", True)
    assert stage._before()["W3.order"][0].key == "hidden"


def test_under_the_curtain_nothing_is_shown(moving: Settings, sit: Sit, qtbot: QtBot) -> None:
    person = sit(cards="draft")
    wait_for_board(person.window, qtbot)
    controller = person.window.controller
    assert controller is not None
    chance = random.Random(3)  # noqa: S311 - a game, no secret
    falls = 0
    for _ in range(160):
        if controller.covered:
            falls += 1
            assert not queue_of(person).running
            controller.uncover()
        moves = controller.moves()
        controller.play(parse("done") if parse("done") in moves else chance.choice(moves))
    assert falls
    queue_of(person).finish()


# -- input is never lost or misapplied -----------------------------------------------------------------------------

_KEYS = ("Tab", "Return", "Return", "Esc", "Left", "Down", *"111222", "Ctrl+Z", "Ctrl+Return", "Ctrl+Return", "F7")
_DECIDE = (*"12", "Ctrl+Return")


_UNITS = ("W2.invader", "W3.invader", "W2.defender", "W3.defender", "RW2.units", "RW3.units", "RE1.units")


@pytest.mark.parametrize("seed", [0, 1, 2, 4])
def test_a_match_played_fast_through_all_animations_is_the_one_played_without(
    make_window: Callable[..., MainWindow], settings: Settings, qtbot: QtBot, seed: int
) -> None:
    played, begun = [], []
    for speed in ("off", "slow"):
        settings.set_text("window/animation", speed)
        window = make_window()
        window.files.begin(Match(STRONGHOLD, Header("stronghold", {}, ("Anna", "Bert"), 4), stormed().p))
        _until_drawn(window, qtbot)
        if (queue := window.animation.queue()) is not None:
            queue.began.connect(lambda: begun.append(1))
        rest(window, soon=20)
        played.append(_stab(window, random.Random(seed)))  # noqa: S311 - a game, no secret
        window.files.forget()
    assert played[0] == played[1]
    assert begun, "nothing was shown that could have been in the way"


def _until_drawn(window: MainWindow, qtbot: QtBot) -> None:
    wait_for_board(window, qtbot)


def stormed() -> Scene:
    """Return the marksmen's stage of an assault in which every seat has something to do."""
    scene = empty().guard("W3", marksman=2, soldier=1, stone=1).guard("TW1", marksman=1).guard("W2", soldier=2)
    scene.put("RW2", goblin=3, orc=1).put("RW3", orc=2).put("W3", orc=2, goblin=1).put("W2", troll=1)
    scene.tile("cannon", "TE1").put("RE1", goblin=1, orc=1).tile("catapult", "RW3").tile("ballista", "RW2")
    scene.p.chance.begin({"hit card": (ORC_CARD,)})
    return enter(scene.order("goblins_fury", "W3"), "cannons")


def _stab(window: MainWindow, chance: random.Random) -> tuple[list[str], dict[str, dict[str, int]]]:
    """Click and type at random, faster than the animation; return the moves and the board.

    If a press of Done or of a choice only ends the animation, it is pressed again.
    """
    person = Person(window)
    controller = window.controller
    assert controller is not None
    # These spots hold single pieces, so a stale pile there would change the result.
    areas = [area for area in desk_of(window).scene.geometry.areas.values() if area.id.endswith(_UNITS)]
    spots = [spot.center() for area in areas for spot in area.places[:4]]
    for _ in range(150):
        window.curtain.button.click() if window.curtain.isVisible() else None
        roll = chance.random()
        spot, key = chance.choice(spots), chance.choice(_KEYS)
        if roll < 0.6:
            board = desk_of(window).board
            QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=board.mapFromScene(spot))
        elif roll < 0.9:
            desk_of(window).board.setFocus()
            for _ in range(1 + (window.current.desk.animation.performing and key in _DECIDE)):
                QTest.keySequence(desk_of(window).board, key)
        elif not controller.over:
            for _ in range(1 + window.current.desk.animation.performing):
                QTest.mouseClick(window.prompt.buttons["done"], Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
    queue = window.animation.queue()
    if queue is not None:
        queue.finish()
    return person.notation(), shown(desk_of(window).scene)
