"""Tooltips of board places: the name, the code, the number of units and the capacity."""

from collections.abc import Callable

import pytest

from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.window import MainWindow
from tests.desktop.conftest import Person
from tests.desktop.desks import desk_of, page_of
from tests.games.stronghold.assault.tools import empty
from tests.games.stronghold.scene import Scene

Sit = Callable[..., Person]


def told(person: Person, area: str) -> list[str]:
    """Return the tooltip lines for the middle of an area."""
    scene: TableScene = desk_of(person.window).scene
    return scene.tooltip_at(scene.geometry.areas[area].rect.center()).split("\n")


@pytest.fixture
def person(sit: Sit) -> Person:
    scene: Scene = empty().at("pause", 3, turn=2).hourglasses(3)
    return sit(scene.put("W3", troll=2).guard("W3", soldier=1))


def test_an_empty_place_tells_its_code_and_its_room(person: Person) -> None:
    assert told(person, "RW4.units")[:2] == ["West rampart 4 (RW4)", "0 of 7 places taken"]


def test_a_wall_tells_both_camps(person: Person) -> None:
    lines = told(person, "W3.equipment")
    assert lines[0] == "West wall 3 (W3)"
    assert [line.partition(":")[0] for line in lines[1:3]] == ["Invader", "Defender"]
    assert lines[1].startswith("Invader: 2 of ")
    assert lines[2].startswith("Defender: 1 of ")


def test_a_house_is_known_by_its_name_and_tells_its_room(person: Person) -> None:
    assert told(person, "guards.tile") == ["Guards", "1 of 2 places taken"]
    assert told(person, "cathedral.tile")[0] == "Cathedral"


def test_another_language_tells_the_same(person: Person) -> None:
    person.window.language.choose("fr")
    assert told(person, "RW4.units")[:2] == ["Rempart ouest 4 (RO4)", "Places prises\N{NO-BREAK SPACE}: 0 sur 7"]
    person.window.language.choose("en")


def test_at_the_empty_table_only_names_are_told(make_window: Callable[..., MainWindow]) -> None:
    window = make_window("en")
    window.game_pages.enter("stronghold")
    assert desk_of(window).scene.words.tooltip("RW4", None) == "West rampart 4"


def test_french_boards_show_french_codes_and_so_do_tooltips_log_and_choices(sit: Sit) -> None:
    scene = empty().guard("W2", marksman=1).put("RW1", orc=1).put("RW2", orc=2).enter("marksmen")
    person = sit(scene, "shoot W2 RW2")
    person.window.controller.undo()  # type: ignore[union-attr]
    person.window.language.choose("fr")
    desk = desk_of(person.window)
    assert [desk.scene.words.label(area) for area in ("W2", "TW1", "RW3", "E2")] == ["O2", "TO1", "RO3", "E2"]
    assert "(RO2)" in desk.scene.words.tooltip("RW2", None)
    assert [choice.brief for choice in desk.prompt.choices()] == ["O2→RO1", "O2→RO2"]
    person.window.controller.redo()  # type: ignore[union-attr]
    person.window.actions_["log_notation"].setChecked(True)
    told = [line.text for line in page_of(person.window, "log").log.lines]
    assert any("shoot O2 RO2" in line for line in told)
    assert not any("W2" in line for line in told)


def test_the_letter_of_the_blessed_side_is_the_languages(sit: Sit) -> None:
    scene = Scene().at("pause", 3, turn=2)
    scene.p.blessing = 0
    person = sit(scene)
    shown = desk_of(person.window).scene

    def badge() -> str:
        return next(pile.badge for pile in shown.contents["cathedral.tile"] if pile.key == "blessing")

    assert badge() == "W"
    person.window.language.choose("fr")
    assert badge() == "O"
