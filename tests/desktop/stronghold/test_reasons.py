"""Whatever looks impossible in a dock says why, in one sentence with its rule, however it is asked."""

from __future__ import annotations

from collections.abc import Callable

from tests.desktop.conftest import Person
from tests.games.stronghold.assault.tools import empty
from tests.games.stronghold.scene import Scene

Sit = Callable[..., Person]


def told_by(person: Person, name: str) -> str:
    """Press something in a dock and return what the prompt answers."""
    person.click(name)
    return person.window.prompt.second.text()


def test_tile_and_hourglass_of_an_action_that_is_closed_say_the_same(sit: Sit) -> None:
    scene = empty().at("pause", 3, turn=2).hourglasses(5).guard("W1", soldier=1).tile("cauldron_orc", "W1")
    person = sit(scene.play("pay cannon", "pay cannon", "pay cannon", "pay cannon", "finish cannon TW1"))
    rows = person.window.docking.page("buildings").rows
    closed = [action for action, row in rows.items() if not row.state.possible]
    assert {"cannon", "gate"} < set(closed)
    for action in closed:
        told = told_by(person, f"pay_{action}")
        assert "(Ruling" in told or "(Rules" in told, action
        assert told_by(person, f"action_{action}_tile") == told, action
    assert "has been used this turn" in told_by(person, "action_cannon_tile")


def test_the_tile_of_an_action_that_can_be_paid_says_what_it_lacks(sit: Sit) -> None:
    person = sit(Scene().at("pause", 3).hourglasses(2).play("pay cannon"))
    assert "still lacks hourglasses: 1 of 4" in told_by(person, "action_cannon_tile")
