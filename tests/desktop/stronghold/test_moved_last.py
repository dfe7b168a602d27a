"""The mark of the last move on the board: it stays until the next move, also after an undo and in a look back."""

from __future__ import annotations

from collections.abc import Callable

from stronghold_gui.desktop.table.areas import AreaState
from stronghold_gui.games.stronghold.notation import parse
from tests.desktop.conftest import Person
from tests.desktop.desks import desk_of
from tests.games.stronghold.scene import Scene

Sit = Callable[..., Person]


def marked(person: Person) -> set[str]:
    """Return the areas that are marked as those of the last move."""
    scene = desk_of(person.window).scene
    return {area for area in scene.geometry.areas if scene.state_of(area) is AreaState.LAST}


def camp() -> Scene:
    """Return the last step of a minor dispatch."""
    return Scene().at("phase", 6, turn=2).put("CAMP", orc=6, goblin=1).play("dispatch minor")


def test_where_a_unit_went_is_marked_until_the_next_move(sit: Sit) -> None:
    person = sit(camp())
    assert marked(person) == set()
    person.board.drag(("CAMP.units", "orc"), "FW")
    assert marked(person) == {"CAMP", "FW"}
    person.board.drag(("CAMP.units", "goblin"), "FE")
    assert marked(person) == {"CAMP", "FE"}


def test_after_an_undo_the_move_before_is_marked(sit: Sit) -> None:
    person = sit(camp(), "march orc CAMP FW", "march goblin CAMP FE")
    person.key("Ctrl+Z")
    assert marked(person) == {"CAMP", "FW"}
    person.key("Ctrl+Z")
    assert marked(person) == set()


def test_who_ends_a_step_leaves_the_last_move_to_be_seen_by_the_other_side(sit: Sit) -> None:
    person = sit(camp(), "march orc CAMP FW", "done", "done")
    controller = person.window.controller
    assert controller is not None
    assert controller.decision is not None
    assert not desk_of(person.window).context.invader_decides
    assert marked(person) == {"CAMP", "FW"}
    controller.uncover()
    assert controller.play(parse("move soldier barracks courtyard"))
    assert marked(person) == {"barracks", "courtyard"}, "the next decision was made"


def test_a_look_back_marks_the_move_of_its_moment(sit: Sit) -> None:
    person = sit(camp(), "march orc CAMP FW", "march goblin CAMP FE")
    person.window.history.look_at(1)
    assert marked(person) == {"CAMP", "FW"}
    person.window.history.look_at(2)
    assert marked(person) == {"CAMP", "FE"}


def test_what_is_held_and_where_it_may_go_is_shown_over_the_mark(sit: Sit) -> None:
    person = sit(camp(), "march orc CAMP FW")
    scene = desk_of(person.window).scene
    assert scene.hand.pick("CAMP.units", "goblin")
    assert scene.state_of("FW") is AreaState.TARGET
    scene.cancel()
    assert scene.state_of("FW") is AreaState.LAST
