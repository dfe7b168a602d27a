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
        enter: lays the table of a game, by its id, as a match with this header needs it.
        show: shows the match of a controller, at the table of its game for as many as play; none may be open.
        close: puts the open match away, on the disk; tells whether that could be.
        show_page: shows a page in the table's place.
        show_start: shows the first page.
        new_match: asks how a match of a game shall be, by its id, and begins it.
        complain: says in one sentence what is wrong with a file.
    """

    enter: Callable[[str, Header], None]
    show: Callable[[Controller], None]
    close: Callable[[], bool]
    show_page: Callable[[QWidget], None]
    show_start: Callable[[], None]
    new_match: Callable[[str], None]
    complain: Callable[[BadFileError], None]
