"""Names that try to be more than names, and what finds that a window took them for it."""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction, QColor, QImage, QTextDocument
from PySide6.QtGui import Qt as Guess
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QMenu,
    QTabBar,
    QTextEdit,
    QWidget,
)

from stronghold_gui.text.direction import CLOSE, OPEN, STEERING

INK = QColor(255, 0, 255)
"""The colour of a picture that must never be seen, and that nothing else has."""


class Picture:
    """A picture on the disk; it knows whether it was opened, if the system reports that."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "x.png"
        image = QImage(64, 64, QImage.Format.Format_RGB32)
        image.fill(INK)
        assert image.save(str(self.path))
        self._events = -1
        if sys.platform == "linux":
            libc = ctypes.CDLL(None, use_errno=True)
            self._events = libc.inotify_init1(os.O_NONBLOCK)
            opened = 0x20
            assert libc.inotify_add_watch(self._events, os.fsencode(self.path), opened) >= 0

    @property
    def was_opened(self) -> bool:
        """Return whether a program has opened the picture since it was made."""
        try:
            return self._events >= 0 and bool(os.read(self._events, 4096))
        except BlockingIOError:
            return False

    def close(self) -> None:
        """Watch no longer."""
        if self._events >= 0:
            os.close(self._events)

    def names(self) -> list[str]:
        """Return names for six seats; a careless text widget would interpret each as markup."""
        return [
            f"<img src={self.path}>",
            "A&B <b>&amp;</b>",
            "$\\frac{x}{0}^_$ %s {n} [*]",
            "<a href='x'>y</a> %1",
            "<table><tr><td>z",
            "&lt;h1&gt; &Q",
        ]

    def file_names(self) -> list[str]:
        """Return names like these that a file can have; the path in them begins in the picture's own folder."""
        return [name.replace(str(self.path), self.path.name).replace("/", "_") for name in self.names()]


def wrong(root: QWidget, names: list[str]) -> set[str]:
    """Return where below a widget a name is taken for more than a name, or is not shown as it is."""
    found = {f"{where}: {fault}" for where, fault in _wrong(root, names)}
    picture = root.grab().toImage()
    if _has_ink(picture):
        found.add("the picture is seen")
    return found


def turned(root: QWidget, names: Sequence[str]) -> set[str]:
    """Return the sentences below a widget that a name from right to left turns round, or in which a sign steers."""
    found = set()
    for where, text in _shown(root):
        for line in re.split(r"[\n\u2028\u2029]", text):
            loose = re.sub(f"{OPEN}[^{STEERING}]*{CLOSE}", "", line)
            if re.search(f"[{STEERING}]", loose):
                found.add(f"{where}: {line!r}")
            for name in names:
                if name in loose and re.search(r"[^\W\d_]", loose.replace(name, ""), re.ASCII):
                    found.add(f"{where}: {line!r}")
    return found


def _shown(root: QWidget) -> Iterator[tuple[str, str]]:
    """Yield the texts of a widget and all below it, without their formats, and where each is."""
    yield "title", root.windowTitle()
    for widget in (root, *root.findChildren(QWidget)):
        where = f"{type(widget).__name__} {widget.objectName()}"
        for tip in (widget.toolTip(), widget.statusTip()):
            yield f"{where} tip", _plain(tip)
        match widget:
            case QLabel():
                formatted = widget.textFormat() != Qt.TextFormat.PlainText
                yield where, _plain(widget.text()) if formatted else widget.text()
            case QAbstractButton():
                yield where, widget.text()
            case QTextEdit():
                yield where, widget.toPlainText()
            case QAbstractItemView() if widget.model() is not None and not isinstance(widget, QHeaderView):
                model = widget.model()
                for row in range(model.rowCount(QModelIndex())):
                    for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                        yield f"{where} {row}", _plain(str(model.index(row, 0).data(role) or ""))
    for action in root.findChildren(QAction):
        yield f"action {action.objectName()}", action.text()


def _plain(text: str) -> str:
    """Return the visible text of a label that may have a format."""
    if not Guess.mightBeRichText(text):
        return text
    document = QTextDocument()
    document.setHtml(text)
    shown = document.toPlainText()
    document.deleteLater()
    return shown


def _wrong(root: QWidget, names: list[str]) -> Iterator[tuple[str, str]]:
    for widget in (root, *root.findChildren(QWidget)):
        where = f"{type(widget).__name__} {widget.objectName()}"
        yield from ((where, fault) for fault in _said(widget, names))
        for tip in (widget.toolTip(), widget.statusTip(), widget.whatsThis()):
            yield from ((f"{where} tip", fault) for fault in _guessed(tip, names))
    for action in root.findChildren(QAction):
        where = f"action {action.objectName()}"
        yield from ((where, fault) for fault in _marked(action.text(), names))
        yield from ((f"{where} tip", fault) for fault in _guessed(action.toolTip(), names))


def _said(widget: QWidget, names: list[str]) -> Iterator[str]:
    match widget:
        case QLabel() if widget.textFormat() == Qt.TextFormat.AutoText:
            yield from _guessed(widget.text(), names)
        case QLabel() if widget.textFormat() != Qt.TextFormat.PlainText:
            yield from _formatted(widget.text(), names)
        case QAbstractButton():
            yield from _marked(widget.text(), names)
        case QGroupBox() | QMenu():
            yield from _marked(widget.title(), names)
        case QTabBar():
            for tab in range(widget.count()):
                yield from _marked(widget.tabText(tab), names)
                yield from _guessed(widget.tabToolTip(tab), names)
        case QTextEdit():
            yield from _formatted(widget.toHtml(), names)
        case QComboBox():
            yield from _tips(widget, names)
        case QAbstractItemView() if widget.model() is not None and not isinstance(widget, QHeaderView):
            yield from _tips(widget, names)


def _tips(widget: QComboBox | QAbstractItemView, names: list[str]) -> Iterator[str]:
    model = widget.model()
    for row in range(model.rowCount(QModelIndex())):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())):
            tip = model.index(row, column).data(Qt.ItemDataRole.ToolTipRole)
            yield from _guessed(str(tip or ""), names)


def _guessed(text: str, names: list[str]) -> Iterator[str]:
    """Yield faults of a text if Qt would guess that it is rich text."""
    if Guess.mightBeRichText(text):
        yield from _formatted(text, names)


def _formatted(text: str, names: list[str]) -> Iterator[str]:
    """Yield the names that a formatted text has, but does not show; all that is in it must have been escaped."""
    document = QTextDocument()
    if re.search(r"<img\b", text):
        yield f"asks for a picture: {text!r}"
        return
    document.setHtml(text)
    shown = document.toPlainText()
    document.deleteLater()
    for name in names:
        if (name in text and escape(name) != name) or (escape(name) in text and name not in shown):
            yield f"formats {name!r}"


def _marked(text: str, names: list[str]) -> Iterator[str]:
    """Yield names whose ampersand would become the mnemonic of a button or menu entry."""
    for name in names:
        if "&" in name and name in text:
            yield f"makes keys of {text!r}"


def _has_ink(image: QImage) -> bool:
    wanted = INK.rgb()
    return any(image.pixel(x, y) == wanted for y in range(0, image.height(), 7) for x in range(0, image.width(), 7))
