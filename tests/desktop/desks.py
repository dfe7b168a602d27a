"""Parts of a window by their own types: Stronghold’s desk and pages, and the choices of any game."""

from __future__ import annotations

from typing import Any, cast

from stronghold_gui.desktop.play.shown import Choice
from stronghold_gui.desktop.stronghold.desk import StrongholdDesk
from stronghold_gui.desktop.window import MainWindow


def desk_of(window: MainWindow) -> StrongholdDesk:
    """Return Stronghold's desk."""
    return cast("StrongholdDesk", window.current.desk)


def page_of(window: MainWindow, name: str) -> Any:  # noqa: ANN401 - each page has members of its own
    """Return the page of a dock."""
    return window.docking.page(name)


def choices_of(window: MainWindow) -> list[Choice]:
    """Return the choices that the prompt offers, in order."""
    strip = window.prompt.strip
    found = [strip.choice_of(strip.button(number)) for number in range(strip.count)]
    return [choice for choice in found if choice is not None]


def draw_curtain(window: MainWindow, *events: str) -> None:
    """Let the curtain fall without a change of seat, after these events."""
    controller = window.controller
    assert controller is not None
    controller._covered = True
    controller.changed.emit(events, "cover")


def crash(window: MainWindow) -> None:
    """Leave the open match as a killed program does: nothing is written, and the system lets go of the journal."""
    documents, controller = window.files.documents, window.controller
    assert controller is not None
    documents.close(leaving=True)
    documents.adopt(controller.match, None)
