"""Pictures of a match without a visible window: the table alone, or the whole window."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDeadlineTimer, QSize, QTimer

from stronghold_gui.core.save.atomic import export
from stronghold_gui.desktop.application import delete_window
from stronghold_gui.desktop.encoding import as_png
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.play.kind import find_kind
from stronghold_gui.desktop.qt_application import make_screenless_application
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY, Library

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from stronghold_gui.core.decision import Seat
    from stronghold_gui.core.save import AnyMatch

WINDOW: Final = (1600, 1000)
"""Default width and height of a picture of the whole window, in pixels."""
_SOON: Final = 100
"""Milliseconds; the picture does not wait for timers with a longer interval."""
_SETTLED: Final = 3000
"""Milliseconds after which the picture is taken, even if work is still pending."""


def paint_table(
    match: AnyMatch, seat: Seat | None, path: Path, width: int, language: str, library: Library = LIBRARY
) -> str:
    """Paint the table as a seat may see it, or the public view.

    Args:
        match: the match.
        seat: the seat whose view is painted; ``None`` for the public view.
        path: the PNG file.
        width: width of the picture in pixels; the height follows from the board.
        language: language of the labels.
        library: the available games.

    Returns:
        The reason why there is no such picture, or ``""`` on success.

    Raises:
        BadFileError: the file cannot be written; an existing file stays unchanged.
    """
    application = make_screenless_application()
    image = find_kind(library, match.header.game).make_picture(match, width, language, seat)
    application.processEvents()
    try:
        data = as_png(image)
    except ValueError as fault:
        return str(fault)
    export(path, data)
    return ""


def paint_window(
    match: AnyMatch,
    path: Path,
    language: str,
    size: tuple[int, int] = WINDOW,
    theme: str = "light",
    pictures: str = "standard",
    library: Library = LIBRARY,
) -> None:
    """Paint the whole window with a match open, as seen by the deciding seat.

    Args:
        match: the match.
        path: the PNG file.
        language: language of the window.
        size: size of the window in pixels.
        theme: light or dark.
        pictures: id of the set of pictures for board and pieces.
        library: the available games.

    Raises:
        BadFileError: the file cannot be written; an existing file stays unchanged.
    """
    application = make_screenless_application()
    # Use settings of its own, since the picture must neither depend on the user's settings nor change them.
    with TemporaryDirectory() as folder:
        window = MainWindow(Language(language), Settings(Path(folder) / "window.ini"), library)
        window.frame.choose_theme(theme)
        window.picture_sets.choose(pictures)
        window.show()
        # Resize after it is shown: before, its size would be limited to the screen.
        window.resize(QSize(*size))
        controller = window.show_match(match)
        controller.uncover()
        application.processEvents()
        scene = window.current.tabletop.scene
        scene.board.show_now(scene.resolution)
        _settle(application, window)
        picture = window.grab().toImage()
        window.show_start()
        delete_window(window)
    export(path, as_png(picture))


def _settle(application: QApplication, window: QWidget) -> None:
    """Wait for delayed work of the window, since docks compute after a move was painted."""
    limit = QDeadlineTimer(_SETTLED)
    application.processEvents()
    while not limit.hasExpired() and any(
        timer.isActive() and timer.isSingleShot() and timer.interval() <= _SOON for timer in window.findChildren(QTimer)
    ):
        application.processEvents()
