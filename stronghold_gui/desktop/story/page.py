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
    QDialogButtonBox,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui.charts import load_matplotlib
from stronghold_gui.desktop.exports import export_dialog, show_fault, write_export
from stronghold_gui.desktop.fitting import Fitting
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.share.pages import Picture, story_page
from stronghold_gui.desktop.story.parts import Told, picture
from stronghold_gui.desktop.theme import LIGHT, tones
from stronghold_gui.text.direction import visible

if TYPE_CHECKING:
    from matplotlib.backends.backend_qtagg import FigureCanvasQTAgg


_SIZE: Final = (1120, 720)
"""Size of the dialog in pixels, if the screen has room."""
SMALLEST = (860, 450)
"""Smallest size of the pictures in pixels."""
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
        self.drawing = named(_Drawing(alignment=Qt.AlignmentFlag.AlignCenter), "story_drawing")
        self.drawing.setMinimumSize(*SMALLEST)
        soon = QTimer(self, singleShot=True, interval=0)
        soon.timeout.connect(self.draw)
        self.drawing.painted.connect(soon.start)
        buttons = QDialogButtonBox()
        self.save_picture = named(QPushButton(autoDefault=False), "story_save_picture")
        self.save_page = named(QPushButton(autoDefault=False), "story_save_page")
        self.review = named(QPushButton(autoDefault=False), "story_review")
        self.review.hide()
        self._close = named(QPushButton(), "story_close")
        buttons.addButton(self.save_picture, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.save_page, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.review, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        # Set after adding: a default button that is added becomes the box's focus proxy, and Tab skips the others.
        self._close.setDefault(True)
        buttons.rejected.connect(self.reject)
        self.save_picture.clicked.connect(lambda: self._ask("pictures", _PICTURES, ".png"))
        self.save_page.clicked.connect(lambda: self._ask("pages", _PAGES, ".pdf"))
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 14)
        column.setSpacing(10)
        column.addWidget(self.sentences)
        self._pictures = named(QScrollArea(widgetResizable=True), "story_area")
        self._pictures.setFrameShape(QFrame.Shape.NoFrame)
        self._pictures.setWidget(self.drawing)
        column.addWidget(self._pictures, 1)
        column.addWidget(buttons)
        self.resize(*_SIZE)
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

        figure = Figure(layout="constrained")
        # It may be drawn once before Qt gives the canvas its size, and matplotlib's own would be too small.
        figure.set_size_inches(SMALLEST[0] / figure.dpi, SMALLEST[1] / figure.dpi)
        self.canvas = FigureCanvasQTAgg(figure)
        self.canvas.setObjectName("story_pictures")
        self.canvas.setMinimumSize(*SMALLEST)
        self._redraw(self._tell())
        # The hidden label must stay alive: a change of language sets its text.
        self._pictures.takeWidget().setParent(self)
        self._pictures.setWidget(self.canvas)

    def save(self, file: Path) -> str:
        """Write the page to a file, in the format of its ending; return the error, or ``""``."""
        form = file.suffix.lower().removeprefix(".")
        if form not in _FORMS:
            return self._language("story.unknown_form", file=visible(file.name))
        page, told = BytesIO(), self._tell()
        # On paper and among other pictures a dark page is of no use to anybody.
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
        story.draw(self.canvas.figure, tones(self.palette()), head=False)
        # A picture says nothing to a screen reader: the sentences are its description.
        self.canvas.setAccessibleName(story.title)
        self.canvas.setAccessibleDescription(" ".join(story.sentences()))
        self.canvas.draw_idle()

    def _ask(self, kind: str, patterns: str, ending: str) -> None:
        say, story = self._language, self._tell()
        kinds, wanted = f"{say(f'story.{kind}')} ({patterns})", f"{story.file_name}{ending}"
        dialog = export_dialog(self, story.title, kinds, wanted, say)
        dialog.fileSelected.connect(self._keep)
        dialog.open()

    def _keep(self, chosen: str) -> None:
        if problem := self.save(Path(chosen)):
            show_fault(self, "story_fault", problem)
