"""The way of a move is short: few calls lie between a click and the rules, the disk and the board (ARCHITECTURE.md)."""

from __future__ import annotations

import inspect
from collections.abc import Callable

import pytest

from stronghold_gui.core.header import Header
from stronghold_gui.core.match import Match
from stronghold_gui.core.save.autosave import Autosave
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY

MOST = 15
"""Calls of this program at most."""


@pytest.mark.parametrize("game", ["stronghold", "convicted"])
def test_a_click_reaches_rules_disk_and_board_in_few_calls(
    make_window: Callable[..., MainWindow], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, kit = make_window(), LIBRARY.kit(game)
    options = {name: values[0] for name, values in kit.game.options(2).items()}
    window.files.begin(Match(kit.game, Header(game, {**options, **kit.stamp}, ("", ""), 3)))
    found: dict[str, int] = {}

    def note(owner: type, name: str, what: str) -> None:
        original = getattr(owner, name)

        def noted(*args: object, **named: object) -> object:
            found.setdefault(what, sum("stronghold_gui" in frame.filename for frame in inspect.stack(0)))
            return original(*args, **named)

        monkeypatch.setattr(owner, name, noted)

    note(Match, "play", "rules")
    note(Autosave, "keep", "disk")
    note(TableScene, "set_contents", "board")
    window.prompt.strip.button(0).click()
    assert sorted(found) == ["board", "disk", "rules"]
    assert max(found.values()) <= MOST, found
