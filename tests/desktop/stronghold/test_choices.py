"""Moves as buttons beside the prompt."""

from __future__ import annotations

from collections.abc import Callable

from stronghold_gui.games.stronghold.notation import parse
from tests.desktop.conftest import Person
from tests.games.stronghold.scene import Scene


def test_paths_on_narrow_buttons_are_told_apart_by_where_they_lead(sit: Callable[..., Person]) -> None:
    person = sit(Scene().hourglasses(2).at("pause", 1))
    controller = person.window.controller
    assert controller is not None
    for _ in range(2):
        assert controller.play(parse("pay goblin_trap"))
    brief = {choice.brief for choice in person.window.current.desk.prompt.choices()}
    assert brief == {f"→ {rampart}" for rampart in ("RW1", "RW2", "RW3", "RW4", "RE1", "RE2", "RE3")}
