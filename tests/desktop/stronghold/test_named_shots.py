"""Named shots keep their arrows until they are fired, and the button says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stronghold_gui.desktop.stronghold.named_shots import arrows
from stronghold_gui.games.stronghold.notation import parse
from tests.desktop.conftest import Person
from tests.desktop.desks import desk_of
from tests.games.stronghold.assault.tools import empty, enter
from tests.games.stronghold.scene import Scene

Sit = Callable[..., Person]


def archers() -> Scene:
    """Return two marksmen on west wall 2, who may shoot at two ramparts."""
    return empty().guard("W2", marksman=2).put("RW1", orc=1).put("RW2", orc=2).enter("marksmen")


def cannons() -> Scene:
    """Return two cannons that may shoot at two ramparts."""
    scene = empty().tile("cannon", "TW2").tile("cannon", "TW3").put("RW2", orc=2).put("RW3", orc=1)
    return enter(scene, "cannons")


@pytest.mark.parametrize(
    ("scene", "moves", "drawn"),
    [
        (archers, ("shoot W2 RW2", "shoot W2 RW1"), [("W2.defender", "RW2"), ("W2.defender", "RW1")]),
        (cannons, ("aim TW2 RW2", "aim TW3 RW3"), [("TW2", "RW2"), ("TW3", "RW3")]),
    ],
)
def test_each_named_shot_has_its_arrow_until_all_are_fired(
    sit: Sit, scene: Callable[[], Scene], moves: tuple[str, str], drawn: list[tuple[str, str]]
) -> None:
    person = sit(scene(), moves[0])
    desk, done = desk_of(person.window), person.window.prompt.buttons["done"]
    assert (arrows(desk.context), desk.shots.pointers.count) == (drawn[:1], 1)
    assert done.text() != "Fire!"
    desk.client.play(parse(moves[1]))
    assert (arrows(desk.context), desk.shots.pointers.count) == (drawn, 2)
    assert done.text() == "Fire!"
    assert "all targets chosen" in person.window.prompt.sentence.text()
    person.key("Ctrl+Z")
    assert desk.shots.pointers.count == 1
    person.key("Ctrl+Shift+Z")
    person.click("prompt_done")
    assert desk.shots.pointers.count == 0


def test_shots_at_the_same_target_share_an_arrow_that_says_how_many(sit: Sit) -> None:
    desk = desk_of(sit(archers(), "shoot W2 RW2", "shoot W2 RW2").window)
    assert len(arrows(desk.context)) == 2
    assert desk.shots.pointers.count == 2, "an arrow and its number"


def test_who_has_named_no_shot_is_asked_to_hold_them(sit: Sit) -> None:
    person = sit(archers())
    assert person.window.prompt.buttons["done"].text() == "Hold remaining fire"
    assert desk_of(person.window).shots.pointers.count == 0
