"""Files dropped on the window: a saved match is opened; for anything else a sentence says why it cannot be opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QChildEvent, QEvent, QMimeData, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QDockWidget, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from stronghold_gui.desktop.labels import WrappedLabel
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.table import tile_drags
from stronghold_gui.desktop.theme import colour, tones
from stronghold_gui.files import is_folder
from stronghold_gui.text.direction import visible

if TYPE_CHECKING:
    from stronghold_gui.desktop.matches.messages import Messages
    from stronghold_gui.desktop.shell import Shell

_DRAGS: Final = (QEvent.Type.DragEnter, QEvent.Type.DragMove)
_BORDER: Final = 4
_MARGIN: Final = 24
_WIDEST: Final = 560
"""Widths in pixels: of the line around the window, of the line around the plate, and of the plate."""


class Offer(NamedTuple):
    """The content of a drag from outside.

    Attributes:
        path: the file to open; ``None`` for other content.
        message: id of the sentence about the content.
        figures: the values in that sentence.
    """

    path: Path | None
    message: str
    figures: Mapping[str, object]


def offer_of(data: QMimeData) -> Offer:
    """Return the content of a drag from outside. A file is not read, so it may be no saved match."""
    urls = data.urls()
    if not urls:
        return Offer(None, "window.drop.no_file", {})
    if len(urls) > 1:
        return Offer(None, "window.drop.several", {})
    if not urls[0].isLocalFile():
        return Offer(None, "window.drop.address", {})
    path = Path(urls[0].toLocalFile())
    # If the system cannot tell, the path counts as a file: opening it reports the reason.
    if is_folder(path):
        return Offer(None, "window.drop.folder", {"name": visible(path.name or str(path))})
    return Offer(path, "window.drop.open", {"name": visible(path.name)})


class FileDrops(QObject):
    """An event filter that accepts drops on the window and its docks, including floating ones.

    Any drag from outside is accepted, since only an accepted drop can be refused with a reason. Drags that begin in the
    window belong to the board and the docks. An open dialog blocks all drops.
    """

    def __init__(self, shell: Shell, messages: Messages, open_path: Callable[[Path], bool]) -> None:
        """Begin to accept drops.

        Args:
            shell: the window.
            messages: shows the reason why something cannot be opened.
            open_path: opens a file, or reports its fault.
        """
        super().__init__(shell.window)
        self._language, self._messages, self._open_path = shell.language, messages, open_path
        self._window = shell.window
        self._plate = DropPlate(shell.window)
        self._watch(shell.window)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the drags of the window and its docks."""
        match event:
            case QDragMoveEvent() if event.type() in _DRAGS:
                return self._hover(event)
            case QDropEvent() if event.type() is QEvent.Type.Drop:
                return self._drop(event)
            case QChildEvent() if watched is self._window and event.type() is QEvent.Type.ChildPolished:
                if isinstance(dock := event.child(), QDockWidget):
                    self._watch(dock)
            case _ if event.type() is QEvent.Type.DragLeave:
                self._plate.hide()
        return False

    def _watch(self, widget: QWidget) -> None:
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def _hover(self, event: QDragMoveEvent) -> bool:
        """Accept a drag and show the effect of a drop."""
        if not _is_for_the_window(event):
            return False
        if isinstance(event, QDragEnterEvent):
            offer = offer_of(event.mimeData())
            self._plate.show_sentence(self._language(offer.message, **offer.figures), good=offer.path is not None)
        _accept(event)
        return True

    def _drop(self, event: QDropEvent) -> bool:
        self._plate.hide()
        if not _is_for_the_window(event):
            return False
        _accept(event)
        offer = offer_of(event.mimeData())
        self._window.activateWindow()
        # By a timer, since the other program waits until the drop is done, and opening may ask a question.
        QTimer.singleShot(0, self, lambda: self._answer(offer))
        return True

    def _answer(self, offer: Offer) -> None:
        if offer.path is None:
            self._messages.warn(offer.message, **offer.figures)
        elif QApplication.activeModalWidget() is None:
            self._open_path(offer.path)


class FilesPassBy(QObject):
    """An event filter for a text field: it leaves drags of files to the window."""

    def __init__(self, line: QLineEdit) -> None:
        super().__init__(line)
        line.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Ignore a drag of files, so that Qt offers it to the window."""
        if isinstance(event, QDragEnterEvent) and event.mimeData().hasUrls():
            event.ignore()
            return True
        return False


class DropPlate(QWidget):
    """A sentence over the window, with a line around it, during a drag. The mouse passes through.

    Attributes:
        words: the sentence.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        named(self, "drop_plate")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._window, self._good = window, True
        self.words = named(WrappedLabel(Qt.AlignmentFlag.AlignCenter), "drop_words")
        self.words.setAutoFillBackground(True)
        self.words.setMargin(_MARGIN)
        # Stretches instead of an alignment: a layout measures an aligned label as a single line.
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.words)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)
        self.hide()

    def show_sentence(self, sentence: str, *, good: bool) -> None:
        """Show a sentence.

        Args:
            sentence: the effect of a drop, or the reason why it would have none.
            good: whether a drop would have an effect.
        """
        self._good = good
        self.words.setText(sentence)
        self.setGeometry(self._window.rect())
        self.words.setFixedWidth(min(_WIDEST, self._window.width() - 2 * _MARGIN))
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a line around the window and around the sentence."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tone = tones(self.palette())
        painter.setPen(QPen(colour(tone.accent if self._good else tone.warn), _BORDER))
        half = _BORDER / 2
        painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))
        painter.drawRect(QRectF(self.words.geometry()).adjusted(-half, -half, half, half))
        painter.end()


def _is_for_the_window(event: QDropEvent) -> bool:
    """Return whether a drag comes from outside and no dialog is open."""
    # Some window systems do not report the source of a drag, so its data are checked, too.
    ours = event.source() is not None or event.mimeData().hasFormat(tile_drags.TILE)
    return not ours and QApplication.activeModalWidget() is None


def _accept(event: QDropEvent) -> None:
    """Accept a drag as a copy, so that the other program does not remove the file."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
