"""The prompt of Stronghold: its second line says how the thing is done that is asked for."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.table.areas import AreaState
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.moves import Stone, Walk
from stronghold_gui.games.stronghold.notation import parse
from stronghold_gui.text import LANGUAGES, catalogue
from tests.desktop.conftest import Person
from tests.desktop.desks import desk_of
from tests.games.stronghold.examples import example
from tests.games.stronghold.scene import Scene
from tests.helpers.resting import rest


def test_the_hint_of_each_phase_fits_what_is_done_in_it(make_window: Callable[..., MainWindow]) -> None:
    window = make_window()
    window.files.begin(Match(STRONGHOLD, Header("stronghold", {}, ("Anna", "Bert"), 3)))
    controller, dice, hints = window.controller, random.Random(3), dict[str, str]()  # noqa: S311 - can be repeated
    assert controller is not None
    while "dispatch" not in hints:
        controller.uncover()
        rest(window)
        (decision,) = controller.decisions
        if decision.kind == "phase":
            hints[decision.place] = window.current.desk.prompt.line().hint
        invaders = decision.kind in ("phase", "flip")
        assert controller.play(parse("done") if invaders else dice.choice(controller.moves()))
    assert "dispatch" in hints["dispatch"]
    assert "order" not in hints["dispatch"], "nobody stands where an order could be given"
    assert "trade" in hints["supplies"]
    assert hints["machines"].startswith("Drag a tile")


def asked(person: Person) -> tuple[str, str]:
    """Return both lines of the prompt."""
    line = person.window.current.desk.prompt.line()
    return line.sentence, line.hint


@pytest.mark.parametrize("language", LANGUAGES)
def test_when_only_the_free_stone_is_left_it_is_in_the_hand_and_a_click_on_a_wall_places_it(
    sit: Callable[..., Person], language: str
) -> None:
    scene = Scene().hourglasses(1).at("pause", 1)
    scene.p.defenders[0].stones = 1
    person = sit(scene)
    person.window.language.choose(language)
    words = catalogue(language)
    assert words("prompt.left.spend", n=1) in asked(person)[0]
    assert words("window.choice.stone", n=1) in choices(person)
    assert person.window.controller is not None
    walk = next(move for move in person.window.controller.moves() if isinstance(move, Walk))
    assert person.window.controller.play(walk)
    rest(person.window)
    assert words("prompt.left.stone", n=1) in asked(person)[0]
    assert asked(person)[1] == words("window.hint.stone")
    assert desk_of(person.window).hand.holds("stock", "stone")
    walls = {move.wall for move in person.window.controller.moves() if isinstance(move, Stone)}
    assert walls
    assert all(desk_of(person.window).scene.state_of(wall) == AreaState.TARGET for wall in walls)
    assert desk_of(person.window).hand.put("W2")
    assert person.window.controller.match.played[-1].record.move == Stone("W2")


def test_the_button_of_the_free_stone_takes_it_while_hourglasses_are_left(sit: Callable[..., Person]) -> None:
    scene = Scene().hourglasses(3).at("pause", 1)
    scene.p.defenders[0].stones = 1
    person = sit(scene)
    person.click("choice_0")
    assert desk_of(person.window).hand.holds("stock", "stone")


def test_a_phase_in_which_nothing_can_be_done_says_which_button_is_next(sit: Callable[..., Person]) -> None:
    person = sit(Scene().hourglasses(0).at("phase", 2))
    assert "nothing left to do" in asked(person)[0]
    assert person.window.prompt.buttons["done"].text() in asked(person)[0]
    assert not asked(person)[1]


def test_a_dispatch_tells_how_many_can_still_go_on_each_side_and_how(sit: Callable[..., Person]) -> None:
    person = sit(example("V-14"))
    assert person.window.controller is not None
    assert choices(person) == [
        "Minor dispatch (up to 5 units, 3 hourglasses)", "Major dispatch (up to 7 units, 5 hourglasses)",
    ]  # fmt: skip
    for move, told in (("dispatch minor", "ramparts: 8 in the west and 2 in the east"), ("done", "foregrounds"),
                       ("done", "camp: 5 in the west and 5 in the east can still go")):  # fmt: skip
        assert person.window.controller.play(parse(move))
        sentence, hint = asked(person)
        assert told in sentence
        assert "barbican" not in sentence
        assert hint.startswith("Drag ")


def choices(person: Person) -> list[str]:
    """Return the labels of the buttons."""
    return [choice.label for choice in person.window.current.desk.prompt.choices()]
