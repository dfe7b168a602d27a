"""The pages that are shown while no match is open: the start page, all matches, the record of games, and others."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.library.card import game_cards
from stronghold_gui.desktop.library_page import LibraryPage
from stronghold_gui.desktop.matches.saved_matches import SavedMatches
from stronghold_gui.desktop.matches.tallies import Tallies

if TYPE_CHECKING:
    from stronghold_gui.desktop.frame import Frame
    from stronghold_gui.desktop.match_files import MatchFiles
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.shell import Shell
    from stronghold_gui.desktop.teaching.learning import Learning


class Pages(QObject):
    """Shows pages in place of the table. Its own pages are made when first needed."""

    def __init__(
        self,
        shell: Shell,
        current: Current,
        frame: Frame,
        files: MatchFiles,
        leave: Callable[[], None],
        learning: Callable[[], Learning],
    ) -> None:
        """Update the pages from now on when their content changes.

        Args:
            shell: the window.
            current: the match that is shown, or none.
            frame: the layout with the stack of pages.
            files: opens and closes matches.
            leave: removes the page of the game that is shown.
            learning: returns the lessons, made when first needed.
        """
        super().__init__(current)
        self._shell, self._current, self._frame, self._files, self._leave = shell, current, frame, files, leave
        self._learning = learning
        files.listed.connect(self.refresh)
        files.closed.connect(self.show_start)
        shell.language.changed.connect(self.refresh)
        shell.actions["matches"].triggered.connect(lambda _on=False: self.show_matches())
        shell.actions["record"].triggered.connect(lambda _on=False: self.show_record())

    @cached_property
    def start(self) -> LibraryPage:
        """The start page."""
        files, entries, language = self._files, self._shell.library.shown, self._shell.language
        page = LibraryPage(language, lambda: game_cards(entries, language))
        self._frame.pages.addWidget(page)
        page.play.connect(files.new)
        page.learn.connect(lambda game: self._learning().show_page(game))
        page.puzzles.connect(self._show_puzzles)
        page.lesson.connect(lambda game: self._learning().begin_first(game))
        page.open.connect(files.open)
        page.matches.connect(self.show_matches)
        page.record.connect(self.show_record)
        page.resume.connect(files.open_last)
        page.recent.connect(files.open_path)
        return page

    @cached_property
    def matches(self) -> SavedMatches:
        """All matches, and their page."""
        files = self._files
        made = SavedMatches(self._shell, files.messages, files.titles, files.thumbnails, self)
        made.sweep()
        made.opened.connect(files.open_path)
        made.changed.connect(self.refresh)
        made.page.left.connect(self.show_start)
        made.page.record.connect(self.show_record)
        return made

    @cached_property
    def record(self) -> Tallies:
        """The record of games, and its page."""
        made = Tallies(self._shell, self._files.messages, self)
        made.page.left.connect(self.show_start)
        return made

    def _show_puzzles(self, game: str) -> None:
        self._learning().puzzling.show_page(game)

    def show_start(self) -> None:
        """Show the start page instead of the table."""
        self.start.show_games(self._files.recent.games())
        self.show(self.start)

    def show_matches(self) -> None:
        """Show all matches; an open match is closed first, and then selected in the list."""
        left = self._files.documents.path
        if not self._files.close():
            return
        self._files.crashes.settle()
        self.show(self.matches.page)
        self.matches.refresh(left)
        self.matches.page.take_keys()

    def show_record(self) -> None:
        """Show the record of games; an open match is closed first."""
        if not self._files.close():
            return
        self._files.crashes.settle()
        self.show(self.record.page)
        self.record.refresh()
        self.record.page.take_keys()

    def show(self, page: QWidget) -> None:
        """Show a page instead of the table, whose page is deleted."""
        pages = self._frame.pages
        if pages.indexOf(page) < 0:
            pages.addWidget(page)
        pages.setCurrentWidget(page)
        self._leave()

    def refresh(self) -> None:
        """Update the pages after a change of matches, pictures or language."""
        if self._current.controller is not None:
            return
        if "start" in vars(self):
            self.start.show_games(self._files.recent.games())
        if "matches" in vars(self) and self.matches.page.isVisible():
            self.matches.refresh()
