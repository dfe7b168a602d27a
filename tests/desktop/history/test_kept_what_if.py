"""A what-if that is kept becomes a separate match, in every game, and nothing is lost if it cannot."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from stronghold_gui.core.header import Header
from stronghold_gui.core.match import Match
from stronghold_gui.core.save import AnyMatch, open_match
from stronghold_gui.desktop.play.controller import Controller
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY


def begun(game: str, moves: int = 12) -> AnyMatch:
    """Return a match of two in which some moves were played by chance."""
    kit, dice = LIBRARY.kit(game), Random(7)  # noqa: S311 - the same match in every run
    options = {name: values[0] for name, values in kit.game.options(2).items()}
    match = Match(kit.game, Header(game, {**options, **kit.stamp}, ("Ada", "Ben"), 7))
    for _ in range(moves):
        decision = kit.game.decisions(match.position)[0]
        match.play(decision.seat, dice.choice(kit.game.legal_moves(match.position, decision.seat)))
    return match


def tried_out(window: MainWindow, moves: int = 15) -> Controller:
    """Return what is tried out from the middle of the open match, after some moves by chance."""
    window.history.look_at(6)
    window.history.suppose()
    controller, dice = window.history.what_if, Random(5)  # noqa: S311 - the same moves in every run
    assert controller is not None
    for _ in range(moves):
        # Its dice are new each time, so that it may come to an end before.
        if (match := controller.match).game.outcome(match.position) is not None:
            break
        decision = controller.decisions[0]
        assert controller.play_as(decision.seat, dice.choice(controller.moves_of(decision.seat)))
    return controller


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", LIBRARY.ids)
def test_every_game_goes_on_where_it_was_tried_out(
    make_window: Callable[..., MainWindow], game: str, language: str
) -> None:
    window, match = make_window(language), begun(game)
    window.files.begin(match)
    window.files.saving.keep()
    before = [done.record for done in match.played]
    tried = tried_out(window).match
    records = [done.record for done in tried.played]
    window.language.choose("fr" if language == "en" else "en")
    window.history.bar.keep.click()
    controller = window.controller
    assert controller is not None
    assert controller.kept
    assert [done.record for done in controller.match.played] == records
    assert controller.match.position == tried.position
    assert [done.record for done in match.played] == before
    if controller.covered:
        controller.uncover()
    decision = controller.decisions[0]
    move = controller.moves_of(decision.seat)[0]
    assert controller.play_as(decision.seat, move)
    path = window.files.documents.path
    assert path is not None
    window.files.close_match()
    opened = open_match(path, LIBRARY.find)
    # The window plays advance answers after a move, such as the final choice of cards.
    *told, last = [done.record for done in opened.played][: len(records) + 1]
    assert (told, last.seat, last.move) == (records, decision.seat, move)


def test_it_stays_where_the_open_game_cannot_be_put_away(
    make_window: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    window, match = make_window(), begun("stronghold")
    window.files.begin(match)
    tried = tried_out(window).match
    with monkeypatch.context() as patched:
        patched.setattr(window.files.saving, "put_away", lambda: False)
        window.history.bar.keep.click()
    assert window.history.what_if is not None
    assert window.history.what_if.match is tried
    assert window.controller is window.history.what_if
    window.history.go_home()
    assert window.controller is not None
    assert window.controller.match is match
