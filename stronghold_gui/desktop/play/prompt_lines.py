"""Functions that write a line of the prompt: in a colour, or as a refusal with its source."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel

from stronghold_gui.desktop.labels import ElidedLabel
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.theme import Tones, colour


def write_line(label: ElidedLabel, words: str, shade: str, refusal: ShownRefusal | None, tone: Tones) -> None:
    """Write a line in a colour (`shade`), or a refusal instead, in the colour of warnings with its source as a link."""
    tint(label, shade if refusal is None else tone.warn)
    label.setText(words if refusal is None else f"⚠ {refusal.text}")
    label.linked = "" if refusal is None else refusal.source
    shape = Qt.CursorShape.ArrowCursor if refusal is None else Qt.CursorShape.PointingHandCursor
    if label.cursor().shape() != shape:
        label.setCursor(shape)


def tint(label: QLabel, shade: str) -> None:
    """Set the text colour of a label; its palette is set only if the colour changes."""
    palette = label.palette()
    if palette.color(label.foregroundRole()) != colour(shade):
        palette.setColor(label.foregroundRole(), colour(shade))
        label.setPalette(palette)


def halves(sentence: str, metrics: QFontMetrics, room: int) -> tuple[str, str]:
    """Return the first words of a sentence, as many as fit a line of this width (at least one), and the others."""
    words = sentence.split(" ")
    most = next(
        number
        for number in range(len(words), 0, -1)
        if number == 1 or metrics.horizontalAdvance(" ".join(words[:number])) <= room
    )
    return " ".join(words[:most]), " ".join(words[most:])
