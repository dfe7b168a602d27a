"""The page 'Learn': the lessons, and the user's progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QImage, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.teaching.lesson_list import LessonRow
from stronghold_gui.desktop.teaching.lesson_pictures import LessonPictures
from stronghold_gui.desktop.teaching.list_page import ListPage

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from stronghold_gui.teaching.lessons import Entry
    from stronghold_gui.teaching.lessons.progress import Reached


_GAP: Final = 8
_MARGIN: Final = 16
"""Pixels between two buttons, and beside all of them."""


class LearnPage(ListPage):
    """The page of the lessons. The selected lesson begins at its first step or where the player stopped.

    Attributes:
        anew, printed: ``(number)``: emitted to begin a lesson at its first step, or to print it.
    """

    anew = Signal(int)
    printed = Signal(int)

    _BUTTONS: ClassVar[Mapping[str, str]] = {"back": "back", "printed": "print", "anew": "again", "begin": "next"}

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(language, parent, tab="lessons", name="learn", texts="learn")
        named(self, "learn_page")
        self._entries: Sequence[Entry] = ()
        self._reached: Mapping[str, Reached] = {}
        self.pictures = LessonPictures(self)
        self.pictures.drawn.connect(self.list.viewport().update)
        self.list.pictures = self.pictures.pictures
        self.buttons["anew"].clicked.connect(lambda: self._choose(self.anew))
        self.buttons["printed"].clicked.connect(lambda: self._choose(self.printed))

    def show_lessons(
        self,
        game: str,
        entries: Sequence[Entry],
        reached: Mapping[str, Reached],
        current: int,
        draw: Callable[[int, int], QImage],
    ) -> None:
        """List a game's lessons with the user's progress; one of them is selected.

        Args:
            game: id of the game.
            entries: the lessons.
            reached: the progress of each lesson.
            current: the number of the selected lesson.
            draw: returns the table at the beginning of a lesson, from its number and a width in pixels.
        """
        if [entry.path for entry in entries] != [entry.path for entry in self._entries]:
            self.pictures.begin(len(entries), draw)
        self._entries, self._reached = entries, reached
        self._show(game, current)

    def showEvent(self, event: QShowEvent) -> None:
        """Draw the pictures while the page is visible."""
        super().showEvent(event)
        self.pictures.go_on()

    def hideEvent(self, event: QHideEvent) -> None:
        """Pause drawing while the page is hidden."""
        super().hideEvent(event)
        self.pictures.pause()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._offer_print()

    # -- parts of a ListPage -------------------------------------------------------------------------------------

    def _rows(self) -> list[LessonRow]:
        return [self._row(number, entry) for number, entry in enumerate(self._entries, 1)]

    def _row(self, number: int, entry: Entry) -> LessonRow:
        say, code = self._language, self._language.code
        reached = self._reached.get(entry.id)
        done = reached is not None and reached.done
        begun = reached is not None and 0 < reached.step < entry.length
        time = say("learn.minutes", n=entry.minutes)
        if begun:
            assert reached is not None
            state = say("learn.state.begun", step=reached.step + 1, length=entry.length)
        else:
            state = say("learn.state.done") if done else ""
        state = say("learn.state.timed", time=time, state=state) if state else time
        return LessonRow(number, entry.title[code], entry.about[code], state, done, begun)

    def _name_buttons(self) -> None:
        row = self.list.row_at(self.list.currentRow())
        begun = row is not None and row.begun
        again = row is not None and row.done and not begun
        self.buttons["begin"].setText(self._language(f"learn.{'go_on' if begun else 'again' if again else 'begin'}"))
        self.buttons["anew"].setText(self._language("learn.anew"))
        self.buttons["printed"].setText(self._language("learn.print"))
        self.buttons["anew"].setVisible(begun)
        self._offer_print()

    def _offer_print(self) -> None:
        """Show the print button if the other buttons leave room for it."""
        shown = [button for name, button in self.buttons.items() if name != "anew" or not button.isHidden()]
        needed = sum(button.sizeHint().width() + _GAP for button in shown) + 2 * _MARGIN
        self.buttons["printed"].setVisible(needed <= self.width())
