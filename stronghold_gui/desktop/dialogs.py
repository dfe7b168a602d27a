"""Dialogs opened from the menus and at the end of a match, and the rematch."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QDialog, QMenu

from stronghold_gui.core.header import Header
from stronghold_gui.core.match import Match
from stronghold_gui.desktop.about import AboutDialog
from stronghold_gui.desktop.fitting import keep_place
from stronghold_gui.desktop.keys_page import KeysDialog
from stronghold_gui.desktop.new_game import SEEDS
from stronghold_gui.desktop.play.shown import Choice
from stronghold_gui.desktop.preferences.dialog import PreferencesDialog
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.desktop.splash import cover_of
from stronghold_gui.desktop.story.page import StoryDialog

if TYPE_CHECKING:
    from stronghold_gui.core.save import AnyMatch
    from stronghold_gui.desktop.play.animation import Animation
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.picture_sets import PictureSets
    from stronghold_gui.desktop.preferences.keys import Keys
    from stronghold_gui.desktop.shell import Shell


def rematch_of(header: Header, sides: Sequence[str], stamped: Collection[str] = ()) -> Header:
    """Return the header of a rematch: same game and options, other seats, another seed.

    All players move on by as many seats as the first side has. So two sides swap places; if each player is alone, all
    move on by one seat.

    Args:
        header: the header of the finished match.
        sides: a value for each seat, which is equal for seats that play together.
        stamped: names of options that no user chooses, such as the rulings; the rematch gets their current values.
    """
    step = sum(side == sides[0] for side in sides)
    names, players = ((*held[step:], *held[:step]) for held in (header.names, header.players))
    options = {name: value for name, value in header.options.items() if name not in stamped}
    return Header(header.game, options, names, secrets.randbelow(SEEDS), players, header.advice, header.clock)


class Dialogs:
    """Opens the dialogs: preferences, story, result, keys, About."""

    def __init__(
        self,
        shell: Shell,
        current: Current,
        picture_sets: PictureSets,
        animation: Animation,
        keys: Keys,
        menus: Sequence[QMenu],
        read: Callable[[QDialog], None],
        begin: Callable[[AnyMatch], object],
    ) -> None:
        """Store the parts of the window; each dialog is made when it is opened.

        Args:
            shell: the window.
            current: the match that is shown.
            picture_sets: the sets of pictures.
            animation: the animation speed.
            keys: the shortcuts of the actions.
            menus: the menus whose shortcuts are listed.
            read: opens the page about reconstructed rules over a dialog.
            begin: begins a match; the open one is closed first.
        """
        self._read, self._begin = read, begin
        self._shell, self._window, self._current = shell, shell.window, current
        self._sets, self._animation, self._keys, self._menus = picture_sets, animation, keys, menus

    def connect(self) -> None:
        """Connect the menu actions to their dialogs."""
        act = self._shell.actions
        act["preferences"].triggered.connect(self.preferences)
        act["story"].triggered.connect(self.story)
        act["keys"].triggered.connect(self.keys)
        act["about"].triggered.connect(self.about)
        act["about_qt"].triggered.connect(QApplication.aboutQt)

    def preferences(self) -> None:
        """Show the preferences."""
        PreferencesDialog(self._shell, self._current, self._sets, self._animation, self._keys).open()

    def story(self) -> None:
        """Open the story of the open match."""
        controller, page = self._current.controller, self._current.page
        if controller is None or page is None or not self._shell.actions["story"].isEnabled():
            return
        dialog = page.kind.make_story(controller.match, self._shell.language, self._window)
        if dialog is None:
            return
        if isinstance(dialog, StoryDialog) and self._shell.actions["review"].isEnabled():
            dialog.review.show()
            dialog.review.clicked.connect(dialog.accept)
            dialog.review.clicked.connect(self._shell.actions["review"].trigger)
        keep_place(dialog, self._shell.settings)
        page.own(dialog)
        dialog.open()

    def ending(self) -> None:
        """Show the result of the match."""
        desk, page = self._current.desk, self._current.page
        if page is not None and desk.sentences.ending() is not None:
            dialog = ResultDialog(desk.sentences.ending, self._shell.language, self._window, cover_of(page.kind.id))
            dialog.story.connect(self.story)
            dialog.save.connect(self._shell.actions["save_as"].trigger)
            dialog.rematch.connect(self.rematch)
            dialog.reasons.connect(self._shell.actions["aims"].trigger)
            dialog.offer_reasons(on=self._shell.actions["aims"].isEnabled())
            dialog.offer_story(on=self._shell.actions["story"].isEnabled())
            page.own(dialog)
            dialog.open()
            self._animation.sounds.play("won")

    def after_end(self) -> list[Choice]:
        """Return the buttons of a finished match: its result, a rematch, its story, a look back."""
        say, act = self._shell.language, self._shell.actions
        found: list[Choice] = [
            Choice(None, say("window.end.result"), sign="done", act=self.ending),
            Choice(None, say("window.end.rematch"), sign="again", act=self.rematch, tip=say("window.end.rematch.tip")),
        ]
        if act["story"].isEnabled():
            found.append(Choice(None, say("window.end.story"), sign="book", act=self.story))
        if act["review"].isEnabled():
            found.append(Choice(None, say("review.head"), sign="hint", act=act["review"].trigger))
        if act["look_back"].isEnabled():
            found.append(Choice(None, act["look_back"].iconText(), sign="look_back", act=act["look_back"].trigger))
        return found

    def rematch(self) -> None:
        """Begin the open match again with swapped seats."""
        controller, page = self._current.controller, self._current.page
        if controller is not None and page is not None:
            header = controller.match.header
            sides = [mark.side for mark in page.kind.seats(len(header.names))]
            kit = self._shell.library.kit(header.game)
            self._begin(Match(kit.game, rematch_of(header, sides, kit.stamp)))

    def keys(self) -> None:
        """List all keys."""
        dialog = KeysDialog(self._shell, self._menus)
        keep_place(dialog, self._shell.settings)
        dialog.open()

    def about(self) -> None:
        dialog = AboutDialog(self._shell.language, self._window)
        dialog.reading.connect(lambda: self._read(dialog))
        keep_place(dialog, self._shell.settings)
        dialog.open()
