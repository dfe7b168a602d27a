"""The stock in the prompt: only in games that have one, and only of the seat at the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stronghold_gui.core.header import Header
from stronghold_gui.core.match import Match
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.stronghold.notation import parse


def begin(window: MainWindow, game: str, *players: str) -> None:
    """Begin a match of two with these players, ``""`` for a person; computers are paused."""
    kit = LIBRARY.kit(game)
    options = {name: values[0] for name, values in kit.game.options(2).items()}
    window.actions_["pause"].setChecked(True)
    window.files.begin(Match(kit.game, Header(game, {**options, **kit.stamp}, ("Ada", "Ben"), 3, players)))
    assert window.controller is not None
    window.controller.uncover()


def shown(window: MainWindow) -> list[str]:
    """Return what the prompt says of the stock."""
    return [one.words for one in window.prompt.stock.stock]


@pytest.mark.parametrize("game", ["stronghold", "fortress"])
def test_the_stock_follows_language_and_game_and_is_not_shown_of_computers(
    make_window: Callable[..., MainWindow], game: str
) -> None:
    window = make_window("en")
    for other in (one for one in LIBRARY.ids if one not in ("stronghold", "fortress")):
        begin(window, game)
        english = shown(window)
        assert english
        assert window.prompt.stock.isVisible()
        begin(window, other)
        assert shown(window) == [one.words for one in window.current.desk.prompt.line().stock]
        begin(window, game)
        window.language.choose("fr")
        assert len(shown(window)) == len(english)
        assert shown(window) != english
        window.language.choose("en")
        begin(window, game, "easy", "easy")
        assert not shown(window)


def test_in_stronghold_each_side_sees_its_own_stock(make_window: Callable[..., MainWindow]) -> None:
    window = make_window("en")
    begin(window, "stronghold")
    assert window.controller is not None
    assert shown(window)[0] == "5 resources"
    for move in ("done", "done"):
        assert window.controller.play(parse(move))
        window.controller.uncover()
    assert [one.number for one in window.prompt.stock.stock] == ["6", "1"]
    assert "hourglass" in shown(window)[0]
    assert "stone" in shown(window)[1]
