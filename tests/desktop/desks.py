"""The Stronghold parts of a window: the window knows only generic desks and pages."""

from __future__ import annotations

from typing import Any, cast

from stronghold_gui.desktop.stronghold.desk import StrongholdDesk
from stronghold_gui.desktop.window import MainWindow


def desk_of(window: MainWindow) -> StrongholdDesk:
    """Return Stronghold's desk."""
    return cast("StrongholdDesk", window.current.desk)


def page_of(window: MainWindow, name: str) -> Any:  # noqa: ANN401 - each page has members of its own
    """Return the page of a dock."""
    return window.docking.page(name)
