"""The page of the rules dock: back and forward, contents, search, text size, and the book below."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from stronghold_gui.desktop.drops import FilesPassBy
from stronghold_gui.desktop.icons import icon
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.reference.browser import RulesBrowser
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.theme import SMALLEST_TEXT, tones
from stronghold_gui.teaching.reference import Book, Ink, Setting, load_book, page_html, search
from stronghold_gui.teaching.reference.book import CONTENTS, AnyReference
from stronghold_gui.teaching.reference.examples import SCHEME as EXAMPLE
from stronghold_gui.teaching.reference.html import SCHEME

ASKED: Final = "?"
"""Prefix of an entry in the history that is a search text instead of an anchor."""
_SIZE_KEY: Final = "rules/text_size"
_LARGEST: Final = 24.0
_STEP: Final = 1.0
_TYPING: Final = 180
"""Milliseconds from the last typed letter to the search."""
_REMEMBERED: Final = 100


class RulesPanel(QWidget):
    """The rule book of one game.

    Attributes:
        example: ``(name)``: emitted to open a worked example on the board.
        left: emitted when the reader returns to the game (Esc).
    """

    example = Signal(str)
    left = Signal()

    def __init__(self, reference: AnyReference, language: Language, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("rules")
        self._language, self._settings = language, settings
        self._reference, self._setting = reference, reference.figures.settings[0]
        self._history: list[str] = [CONTENTS]
        self._at = 0
        self.browser = RulesBrowser(self)
        self.field = named(QLineEdit(clearButtonEnabled=True), "rules_search")
        FilesPassBy(self.field)
        self.buttons = {name: self._button(name) for name in ("back", "forward", "contents", "smaller", "larger")}
        self._later = QTimer(self, singleShot=True, interval=_TYPING)
        self._points = self._remembered_size()
        self._lay_out()
        self._connect()
        self.browser.set_points(self._points)
        self.retranslate()

    # -- opening -------------------------------------------------------------------------------------------------

    def open(self, place: str) -> None:
        """Open a paragraph by its anchor, or search results (``ASKED``); an unknown anchor opens the contents."""
        if not place.startswith(ASKED) and place not in self.book.paragraphs:
            place = CONTENTS
        if place != self._history[self._at]:
            del self._history[self._at + 1 :]
            self._history = [*self._history, place][-_REMEMBERED:]
            self._at = len(self._history) - 1
        self._show()

    def read_for(self, setting: Setting) -> None:
        """Show the values of a setting: an edition and a number of seats."""
        if setting != self._setting:
            self._setting = setting
            self._show()

    @property
    def place(self) -> str:
        """The anchor that is shown, or a search text with the prefix ``ASKED``."""
        return self._history[self._at]

    @property
    def book(self) -> Book:
        """The book in the current language."""
        return load_book(self._reference, self._language.code, self._setting)

    def turn(self, pages: int) -> None:
        """Go back (-1) or forward (1) in the history."""
        if 0 <= self._at + pages < len(self._history):
            self._at += pages
            self._show()

    def grow(self, steps: int) -> None:
        """Increase or (negative) decrease the text size by a number of steps."""
        self._points = max(SMALLEST_TEXT, min(_LARGEST, self._points + steps * _STEP))
        self._settings.set_text(_SIZE_KEY, f"{self._points:g}")
        self.browser.set_points(self._points)
        self._show_buttons()

    def search_for(self) -> None:
        """Focus the search field."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def retranslate(self) -> None:
        """Update all texts, including the page."""
        say = self._language
        self.browser.setAccessibleName(say("rules.title"))
        self.field.setPlaceholderText(say("rules.search"))
        self.field.setAccessibleName(say("rules.search"))
        for name, button in self.buttons.items():
            button.setToolTip(say(f"rules.{name}"))
            button.setAccessibleName(say(f"rules.{name}"))
        self._show()

    # -- showing -------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        place = self.place
        if place.startswith(ASKED):
            self.browser.show_page(self._found(place.removeprefix(ASKED)))
        else:
            paragraph = self.book.at(place)
            html = page_html(self.book.page(paragraph.page), self._ink(), marked=place)
            top = "" if paragraph.level == 1 else place
            self.browser.show_page(html.replace("</body>", f"{self._foot(paragraph.page)}</body>"), top)
        self._show_buttons()

    def _show_buttons(self) -> None:
        self.buttons["back"].setEnabled(self._at > 0)
        self.buttons["forward"].setEnabled(self._at + 1 < len(self._history))
        self.buttons["contents"].setEnabled(self.place != CONTENTS)
        self.buttons["smaller"].setEnabled(self._points > SMALLEST_TEXT)
        self.buttons["larger"].setEnabled(self._points < _LARGEST)

    def _found(self, question: str) -> str:
        """Return a page with the results of a search."""
        ink, hits = self._ink(), search(self.book, question)
        lines = [
            f'<p><a href="{SCHEME}{hit.anchor}" style="color:{ink.link}"><b>{escape(hit.title)}</b></a>'
            f'<br><span style="color:{ink.faint}">{escape(hit.page)}</span><br>{escape(hit.excerpt)}</p>'
            for hit in hits
        ]
        if not hits:
            lines = [f"<p>{escape(self._language('rules.nothing', words=question))}</p>"]
        return f'<html><body style="color:{ink.text}">{"".join(lines)}</body></html>'

    def _foot(self, page: str) -> str:
        """Return the links to the previous and the next page as HTML."""
        order = [name for chapter in self.book.chapters for name in chapter.pages]
        if page not in order:
            return ""
        at = order.index(page)
        before, after = order[max(0, at - 1) : at], order[at + 1 : at + 2]
        links = [self._link(name, "← {}") for name in before] + [self._link(name, "{} →") for name in after]
        return f"<hr><p>{'<br>'.join(links)}</p>"

    def _link(self, page: str, arrow: str) -> str:
        words = arrow.format(escape(self.book.page(page).title))
        return f'<a href="{SCHEME}{page}" style="color:{self._ink().link}">{words}</a>'

    def _ink(self) -> Ink:
        tone = tones(self.palette())
        return Ink(tone.text, tone.muted, tone.accent, tone.raised, tone.lit)

    # -- inside --------------------------------------------------------------------------------------------------

    def _follow(self, goal: str) -> None:
        if goal.startswith(EXAMPLE):
            self.example.emit(goal.removeprefix(EXAMPLE))
        else:
            self.open(goal.removeprefix(SCHEME))

    def _search(self) -> None:
        """Show the results for the text in the field; successive searches have one entry in the history."""
        self._later.stop()
        words = self.field.text().strip()
        if not words:
            return
        if self.place.startswith(ASKED):
            self._history[self._at] = ASKED + words
            self._show()
        else:
            self.open(ASKED + words)

    def _first_hit(self) -> None:
        """Open the best result when Enter is pressed in the field."""
        self._search()
        hits = search(self.book, self.field.text())
        if hits:
            self.open(hits[0].anchor)
            self.browser.setFocus(Qt.FocusReason.OtherFocusReason)

    def _remembered_size(self) -> float:
        try:
            return max(SMALLEST_TEXT, min(_LARGEST, float(self._settings.text(_SIZE_KEY))))
        except ValueError:
            return max(SMALLEST_TEXT, self.font().pointSizeF())

    def _button(self, name: str) -> QToolButton:
        button = named(QToolButton(autoRaise=True), f"rules_{name}")
        button.setIconSize(QSize(18, 18))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if name in ("smaller", "larger"):
            button.setText("A\N{MINUS SIGN}" if name == "smaller" else "A+")
        return button

    def _connect(self) -> None:
        steps = {
            "back": lambda: self.turn(-1),
            "forward": lambda: self.turn(1),
            "contents": lambda: self.open(CONTENTS),
        }
        steps |= {"smaller": lambda: self.grow(-1), "larger": lambda: self.grow(1)}
        for name, step in steps.items():
            self.buttons[name].clicked.connect(step)
        self.browser.followed.connect(self._follow)
        self.browser.turned.connect(self.turn)
        self.field.textEdited.connect(lambda _text: self._later.start())
        self.field.returnPressed.connect(self._first_hit)
        self._later.timeout.connect(self._search)
        find = QShortcut(QKeySequence.StandardKey.Find, self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.search_for)

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setContentsMargins(4, 4, 4, 4)
        bar.setSpacing(2)
        for name in ("back", "forward", "contents"):
            bar.addWidget(self.buttons[name])
        bar.addWidget(self.field, 1)
        for name in ("smaller", "larger"):
            bar.addWidget(self.buttons[name])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(bar)
        whole.addWidget(self.browser, 1)
        self.setFocusProxy(self.browser)
        self._draw()

    def _draw(self) -> None:
        for name, drawn in (("back", "back"), ("forward", "next"), ("contents", "book")):
            self.buttons[name].setIcon(icon(drawn, self.palette()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return to the game on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Draw text and icons again after a change of palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_later"):
            self._draw()
            self._show()

    def sizeHint(self) -> QSize:
        return QSize(300, 520)
