"""The window of the story: its sentences, its pictures, and two ways to save it.

The drawing library takes seconds to load on a slow machine. So the sentences appear at once, with a note that pictures
are being drawn; these follow after the note has been painted.
"""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui.charts import load_matplotlib
from stronghold_gui.desktop.exports import export_dialog, show_fault, write_export
from stronghold_gui.desktop.fitting import Fitting
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.share.pages import Picture, story_page
from stronghold_gui.desktop.story.parts import ROW, Told, is_narrow, least_height, picture
from stronghold_gui.desktop.theme import LIGHT, tones
from stronghold_gui.desktop.wrapping_row import WrappingRow
from stronghold_gui.text.direction import visible

if TYPE_CHECKING:
    from matplotlib.backends.backend_qtagg import FigureCanvasQTAgg


_SIZE: Final = (11.2, 7.2)
"""Size of the dialog in inches of the pictures, if the screen has room."""
_DPI: Final = 100
"""Smallest number of dots per inch of the pictures on the screen."""
_DPI_OF_TEXT: Final = 7.5
"""Dots per inch for each pixel of the window's letters: texts in the pictures are then as large as in the window."""
_PICTURES = "*.png *.svg"
_PAGES = "*.html *.pdf"
_FORMS = ("png", "svg", "pdf", "html")
_DOTS = 144
"""Dots per inch of a saved picture: 1728 wide, which fills a screen."""


class _Drawing(QLabel):
    """A note that pictures are being drawn.

    Signals:
        painted(): the note is visible now.
    """

    painted = Signal()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the note, and report that it was painted."""
        super().paintEvent(event)
        self.painted.emit()


class StoryDialog(QDialog):
    """Shows the story of a match.

    Attributes:
        canvas: the pictures; ``None`` until they are drawn.
        review: the button for the review of the match; hidden until a review is offered.
    """

    def __init__(self, tell: Callable[[], Told], language: Language, parent: QWidget) -> None:
        """Make the page.

        Args:
            tell: returns the story in the current language.
            language: the language.
            parent: the window.
        """
        super().__init__(parent)
        self.setObjectName("story")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._tell, self._language = tell, language
        self.sentences = named(QLabel(wordWrap=True), "story_sentences")
        self.sentences.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.canvas: FigureCanvasQTAgg | None = None
        self._narrow = False
        self._column = QVBoxLayout()
        self.drawing = named(_Drawing(alignment=Qt.AlignmentFlag.AlignCenter), "story_drawing")
        self._dpi = max(_DPI, _DPI_OF_TEXT * self.fontInfo().pixelSize())
        self.drawing.setMinimumHeight(round(2 * ROW * self._dpi))
        soon = QTimer(self, singleShot=True, interval=0)
        soon.timeout.connect(self.draw)
        self.drawing.painted.connect(soon.start)
        self.save_picture = named(QPushButton(autoDefault=False), "story_save_picture")
        self.save_page = named(QPushButton(autoDefault=False), "story_save_page")
        self.review = named(QPushButton(autoDefault=False), "story_review")
        self.review.hide()
        self._close = named(QPushButton(), "story_close")
        self._close.setDefault(True)
        self._close.clicked.connect(self.reject)
        self.save_picture.clicked.connect(lambda: self._ask("pictures", _PICTURES, ".png"))
        self.save_page.clicked.connect(lambda: self._ask("pages", _PAGES, ".pdf"))
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 14)
        column.setSpacing(10)
        column.addWidget(self._scrolled(), 1)
        column.addLayout(WrappingRow((self.save_picture, self.save_page, self.review, self._close), right=True))
        self.resize(*(round(inches * self._dpi) for inches in _SIZE))
        Fitting(self)
        language.changed.connect(self.retranslate)
        self.retranslate()
        self._close.setFocus()

    def retranslate(self) -> None:
        """Update the texts and redraw, in the current language."""
        say, story = self._language, self._tell()
        self.setWindowTitle(story.title)
        told = story.sentences()
        self.sentences.setText("\n".join(told))
        self.drawing.setText(say("story.drawing"))
        self.save_picture.setText(say("story.save_picture"))
        self.save_page.setText(say("story.save_page"))
        self.review.setText(say("review.head"))
        self._close.setText(say("window.end.close"))
        self._redraw(story)

    def draw(self) -> None:
        """Draw the pictures in place of the note, unless that is done already."""
        if self.canvas is not None:
            return
        load_matplotlib()
        from matplotlib.backends.backend_qtagg import FigureCanvasQTAgg  # noqa: PLC0415 - seam: matplotlib
        from matplotlib.figure import Figure  # noqa: PLC0415 - seam: matplotlib

        # It may be drawn once before Qt gives the canvas its size, and matplotlib's own would be too small.
        size = self.drawing.width() / self._dpi, self.drawing.height() / self._dpi
        self.canvas = FigureCanvasQTAgg(Figure(size, self._dpi, layout="constrained"))
        self.canvas.setObjectName("story_pictures")
        # Its size hint is the size it has, which would never become smaller.
        self.canvas.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.canvas.mpl_connect("resize_event", lambda _event: self._arrange())
        self._redraw(self._tell())
        # The hidden label must stay alive: a change of language sets its text.
        self.drawing.hide()
        self._column.replaceWidget(self.drawing, self.canvas)
        self.canvas.show()

    def save(self, file: Path) -> str:
        """Write the page to a file, in the format of its ending; return the error, or ``""``."""
        form = file.suffix.lower().removeprefix(".")
        if form not in _FORMS:
            return self._language("story.unknown_form", file=visible(file.name))
        page, told = BytesIO(), self._tell()
        # A dark picture would not fit on paper or among other pictures.
        picture(told, LIGHT, head=form != "html").savefig(page, dpi=_DOTS, format="png" if form == "html" else form)
        data = page.getvalue()
        if form == "html":
            data = story_page(told.title, told.sentences(), Picture(data, told.title), self._language.code).encode()
        return write_export(file, data, self._language.texts)

    def changeEvent(self, event: QEvent) -> None:
        """Redraw in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_tell"):
            self._redraw(self._tell())

    def _redraw(self, story: Told) -> None:
        """Redraw the pictures, if they have been drawn."""
        if self.canvas is None:
            return
        figure = self.canvas.figure
        story.draw(figure, tones(self.palette()), head=False)
        self._narrow, least = is_narrow(figure), least_height(figure)
        figure.set_figheight(max(figure.get_figheight(), least))
        self.canvas.setMinimumHeight(round(least * self._dpi))
        # A picture says nothing to a screen reader: the sentences are its description.
        self.canvas.setAccessibleName(story.title)
        self.canvas.setAccessibleDescription(" ".join(story.sentences()))
        self.canvas.draw_idle()

    def _arrange(self) -> None:
        """Redraw the pictures when they fit side by side no longer, or again."""
        if self.canvas is not None and is_narrow(self.canvas.figure) != self._narrow:
            self._redraw(self._tell())

    def _scrolled(self) -> QScrollArea:
        """Return the area with the sentences and the pictures below them."""
        area = named(QScrollArea(widgetResizable=True), "story_area")
        area.setFrameShape(QFrame.Shape.NoFrame)
        inside = named(QWidget(), "story_inside")
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        self._column.addWidget(self.sentences)
        self._column.addWidget(self.drawing, 1)
        inside.setLayout(self._column)
        area.setWidget(inside)
        return area

    def _ask(self, kind: str, patterns: str, ending: str) -> None:
        say, story = self._language, self._tell()
        kinds, wanted = f"{say(f'story.{kind}')} ({patterns})", f"{story.file_name}{ending}"
        dialog = export_dialog(self, story.title, kinds, wanted, say)
        dialog.fileSelected.connect(self._keep)
        dialog.open()

    def _keep(self, chosen: str) -> None:
        if problem := self.save(Path(chosen)):
            show_fault(self, "story_fault", problem)
