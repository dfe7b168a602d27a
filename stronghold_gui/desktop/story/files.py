"""The files of a story: pages with title, sentences and charts, in light colours."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSizeF

from stronghold_gui.desktop.charts.output import Paint, pdf, png, svg
from stronghold_gui.desktop.charts.page import paint_page
from stronghold_gui.desktop.charts.pen import Pen
from stronghold_gui.desktop.story.told import Told
from stronghold_gui.desktop.theme import LIGHT

SIZE: Final = QSizeF(12.0, 7.4)
"""Size of the page in inches."""
_DOTS: Final = 144
"""Pixels per inch of a picture, which is so 1728 pixels wide."""


def charts_png(told: Told, dots: int = _DOTS) -> bytes:
    """Return the charts without title and sentences as PNG, for pages that have these as text."""
    return png(_painting(told, head=False), SIZE, dots)


def story_file(told: Told, form: str) -> bytes:
    """Return the content of a file with the page; `form` is `png`, `svg` or `pdf`."""
    paint = _painting(told, head=True)
    match form:
        case "svg":
            return svg(paint, SIZE, told.title, " ".join(told.sentences()))
        case "pdf":
            return pdf(paint, SIZE, told.title)
        case _:
            return png(paint, SIZE, _DOTS)


def _painting(told: Told, *, head: bool) -> Paint:
    rows = told.charts(LIGHT)
    title, sentences = (told.title, told.sentences()) if head else ("", [])

    def paint(pen: Pen, size: QSizeF) -> None:
        paint_page(pen, size, rows, title, sentences)

    return paint
