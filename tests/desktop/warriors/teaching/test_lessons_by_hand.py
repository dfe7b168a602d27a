"""Lessons of Warriors from their first step to their last, by mouse; what they point at; how they fit."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QLabel

from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.notation import parse
from stronghold_gui.teaching.lessons import lessons, own_folder
from tests.desktop.desks import page_of
from tests.desktop.games.hands import settle, wait_until
from tests.desktop.learners import points_at
from tests.desktop.warriors.conftest import Sit
from tests.desktop.warriors.hands import Hands
from tests.desktop.warriors.teaching.learners import learner
from tests.games.warriors.scene import scene
from tests.games.warriors.teaching.kit import KIT
from tests.helpers.resting import rest
from tests.teaching.taught import put

Make = Callable[..., MainWindow]
ALL = [entry.id for entry in lessons(KIT)]


def test_odds_say_that_the_dice_of_a_lesson_are_settled(make_window: Make) -> None:
    somebody = learner(make_window("fr"))
    somebody.begin("dice")
    page = page_of(somebody.window, "odds")
    while somebody.session.runner.step.is_read:
        somebody.press("lesson_forward")
    rest(somebody.window)
    assert page.findChild(QLabel, "odds_settled").text().startswith("Les dés sont fixés ici")
    assert page.findChild(QLabel, "odds_settled").isVisibleTo(page)


def test_a_wrong_move_is_answered_in_the_lessons_words_and_nothing_has_moved(make_window: Make) -> None:
    somebody = learner(make_window("fr"))
    somebody.begin("cards")
    for _ in range(4):
        somebody.press("lesson_forward")
    hands, runner = Hands(somebody.window), somebody.session.runner
    before = runner.match.position.copy()
    hands.make(0, parse("attack a.elves b.trolls"), "drag")
    assert somebody.answered == f"↩ {runner.step.replies[1].say['fr']}"
    assert runner.match.position == before


def test_another_seats_offer_is_not_the_learners_to_answer(make_window: Make) -> None:
    somebody = learner(make_window())
    somebody.begin("catapults")
    controller = somebody.session.controller
    assert controller is not None
    assert controller.moves_of(0)
    assert controller.moves_of(1) == []
    assert not controller.play_as(1, m.PASS_WINDOW)


def test_the_last_lesson_offers_a_match_of_the_game(make_window: Make) -> None:
    window = make_window()
    somebody = learner(window)
    somebody.begin("first-round")
    while not somebody.session.runner.finished:
        somebody.session.go_on()
    somebody.press("lesson_forward")
    dialog = window.findChild(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    assert dialog.game == "warriors"
    dialog.reject()


def test_the_hint_key_explains_the_decision_of_a_step(make_window: Make) -> None:
    somebody = learner(make_window())
    somebody.begin("bands")
    somebody.press("lesson_forward")
    Hands(somebody.window).key("F2")
    assert somebody.window.hints.dock.isVisible()
    assert any(row.text().startswith("A band of 3") for row in somebody.window.hints.panel.rows)


def test_the_hint_of_a_moment_for_catapults_is_for_whoever_may_fire_first(sit: Sit) -> None:
    table = scene(a="elves 2-0-0; S1", b="trolls 2-0-0; catapult 1", c="goblins 1-0-0; catapult 1")
    hands = sit(3, position=table.position)
    hands.key("F2")

    def told() -> str:
        return "\n".join(label.text() for label in hands.window.hints.panel.findChildren(QLabel))

    said = told()
    assert "Bert: A new battle card is next." in said
    assert "You can shoot at warriors: elves (Player A) and goblins (Player C)." in said
    hands.play(1, m.PASS_WINDOW)
    hands.play(2, m.PASS_WINDOW)
    assert "Your simple battle is next" in told()


def test_scenes_for_other_numbers_of_players_are_shown_at_their_own_tables(make_window: Make) -> None:
    """A lesson of the user's goes from two players to three and back."""
    factions = {
        "a": {"factions": {"goblins": {"infantry": 2}}, "battles": ["S1"]},
        "b": {"factions": {"dwarves": {"infantry": 2}}},
    }
    table = {
        "round": 2,
        "stage": "battles",
        "resolver": "a",
        "fight": {"card": "S1", "kind": "simple"},
        "todo": ["attack"],
    }
    said = {"en": "Look.", "fr": "Regardez."}

    def scene(seats: int) -> dict[str, object]:
        step = {"say": said, "marks": [("a", "b", "c")[seats - 1], "card"]}
        return {
            "seat": "a",
            "seats": seats,
            "base": "empty",
            "position": {**table, "players": factions},
            "steps": [step],
        }

    document = {"format": "stronghold-lesson", "version": 1, "game": "warriors", "id": "tables", "title": said,
                "about": said, "scenes": [scene(2), scene(3), scene(2)]}  # fmt: skip
    put(own_folder(), "tables.json", document)
    window = make_window()
    somebody = learner(window)
    window.learning.show_page("warriors")
    window.learning.begin(len(ALL))
    heights = []
    for _ in range(3):
        session = somebody.session
        wait_until(partial(points_at, session, [], 2))
        heights.append(Hands(window).scene.geometry.size.height())
        session.go_on()
        settle()
    assert heights[0] == heights[2] < heights[1]
    assert somebody.session.runner.finished
