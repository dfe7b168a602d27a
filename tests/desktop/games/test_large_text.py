"""Text of twice the usual size: in every game nothing is cut, in small windows either."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.desktop.docks.chips import Chip
from stronghold_gui.desktop.docks.rows import ActionRow
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import LANGUAGES
from tests.games.begun import play_on
from tests.helpers.clipping import clipped
from tests.helpers.resting import rest

SIZES = (1280, 800), (900, 600)
MOVES = 25
FEW = 5
"""Number of choices that have room for words."""
Make = Callable[..., MainWindow]


def matches() -> Iterator[AnyMatch]:
    """Yield a match of two of each game after some moves."""
    for entry in LIBRARY.shown:
        kit, dice = LIBRARY.kit(entry.id), random.Random(4)  # noqa: S311 - which game, nothing secret
        options = {key: values[0] for key, values in kit.game.options(2).items()}
        match: AnyMatch = Match(kit.game, Header(entry.id, {**options, **kit.stamp}, ("Anna", "Bert"), 8))
        play_on(match, dice, MOVES)
        yield match


def prompt_faults(window: MainWindow) -> Iterator[str]:
    """Yield what is cut or hidden in the prompt."""
    prompt = window.prompt
    yield from clipped(prompt)
    if prompt.sentence.is_cut:
        yield prompt.sentence.text()
    # Many choices are shown as the digits that press them.
    for number in range(prompt.strip.count if prompt.strip.count <= FEW else 0):
        button = prompt.strip.button(number)
        # Labels are cut in the middle; some end with an ellipsis of their own.
        if "…" in button.text()[:-1] or button.text().isdecimal():
            yield button.toolTip()
    for button in prompt.buttons.values():
        box = button.rect().translated(button.mapTo(prompt, button.rect().topLeft()))
        if not prompt.rect().contains(box):
            yield button.text()


def opened(window: MainWindow) -> Iterator[str]:
    """Open a match of each game in one sitting; yield its game while it is shown."""
    for match in matches():
        window.files.forget()
        window.files.begin(match)
        assert window.controller is not None
        window.controller.uncover()
        yield match.header.game


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prompt_is_whole_in_every_game(
    language: str, make_window: Make, request: pytest.FixtureRequest, qapp: QApplication
) -> None:
    window = make_window(language)
    # A window sets the size of all text when it is made.
    request.getfixturevalue("twice_as_large")
    for game in opened(window):
        for size in SIZES:
            window.resize(*size)
            rest(window)
            assert (game, size, list(prompt_faults(window))) == (game, size, [])


def test_every_dock_is_whole_in_every_game_and_wide_enough_for_titles(
    make_window: Make, request: pytest.FixtureRequest, qapp: QApplication
) -> None:
    window = make_window("fr")
    request.getfixturevalue("twice_as_large")
    window.resize(*SIZES[0])
    for game in opened(window):
        for name, dock in window.docking.docks.items():
            window.docking.raise_(name)
            # A dock is filled, laid out a moment later, and as wide as its words again a moment later.
            for _ in range(3):
                rest(window)
            titles = [row.title for row in dock.findChildren(ActionRow) if row.title.isVisible()]
            faults = [*clipped(dock), *(title.text() for title in titles if title.is_cut)]
            assert (game, name, faults) == (game, name, [])
            for chip in dock.findChildren(Chip):
                assert chip.height() >= chip.fontMetrics().height()
