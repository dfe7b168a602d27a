"""What surrounds the table: pages that are shown in its place, and the file of the open match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from stronghold_gui.core.value import value

if TYPE_CHECKING:
    from stronghold_gui.core.save import BadFileError


@value
class Outside:
    """What the parts of the window may call to leave the table, without knowing the window's other parts.

    Attributes:
        enter: shows the empty table of a game, by its id.
        close: puts the open match away, on the disk; tells whether that could be.
        show_page: shows a page in the table's place.
        show_start: shows the first page.
        complain: says in one sentence what is wrong with a file.
    """

    enter: Callable[[str], None]
    close: Callable[[], bool]
    show_page: Callable[[QWidget], None]
    show_start: Callable[[], None]
    complain: Callable[[BadFileError], None]
