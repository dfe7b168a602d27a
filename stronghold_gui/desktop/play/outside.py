"""The surroundings of the table: pages shown in its place, and the file of the open match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from stronghold_gui.core.header import Header
    from stronghold_gui.core.save import BadFileError
    from stronghold_gui.desktop.play.controller import Controller


@dataclass(frozen=True, slots=True)
class Outside:
    """Callbacks with which parts of the window leave the table, without knowing the window's other parts.

    Attributes:
        enter: opens the page of a game, by its id, for a match with this header.
        show: shows the match of a controller, on its game's page; no match may be open.
        close: saves and closes the open match; returns whether that worked.
        show_page: shows a page in place of the table.
        show_start: shows the start page.
        new_match: opens the dialog for a new match of a game, by its id, and begins it.
        complain: reports a fault of a file in one sentence.
    """

    enter: Callable[[str, Header], None]
    show: Callable[[Controller], None]
    close: Callable[[], bool]
    show_page: Callable[[QWidget], None]
    show_start: Callable[[], None]
    new_match: Callable[[str], None]
    complain: Callable[[BadFileError], None]
