"""The commands about computers in the shown match: who has which seat, their advice and their reasons."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from stronghold_gui.desktop.computers.card import ReasonsDialog
from stronghold_gui.desktop.computers.computers import Advice, Computers
from stronghold_gui.desktop.computers.seats_dialog import SeatsDialog
from stronghold_gui.desktop.fitting import keep_place

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.announcer import Announcer
    from stronghold_gui.desktop.play.controller import Controller
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.shell import Shell
    from stronghold_gui.desktop.teaching.hints.hints import Hints


class ComputerSeats(QObject):
    """Makes the computers of a window when the first of them gets a seat, and opens the dialogs about seats."""

    def __init__(
        self,
        shell: Shell,
        current: Current,
        announcer: Announcer,
        hints: Callable[[], Hints],
        open_rule: Callable[[str], None],
    ) -> None:
        """Connect to the window and the open match.

        Args:
            shell: the window.
            current: the match that is shown.
            announcer: announces the aims of the computers.
            hints: where their advice is shown.
            open_rule: opens the rules at a paragraph.
        """
        super().__init__(current)
        self._shell, self._current, self._announcer = shell, current, announcer
        self._hints, self._open_rule = hints, open_rule
        act = shell.actions
        act["seats"].triggered.connect(lambda _on=False: self.choose())
        act["aims"].triggered.connect(lambda _on=False: self.show_reasons())
        for name in ("move_now", "pause", "aims"):
            act[name].setEnabled(False)

    @cached_property
    def computers(self) -> Computers:
        """The computers of this window, made on first use; they decide for their seats and explain their moves."""
        made = Computers(self._shell, self._current)
        made.card_wanted.connect(self.show_reasons)
        made.advised.connect(self._show_advice)
        made.said.connect(self._announcer.say)
        return made

    @property
    def _made(self) -> bool:
        return "computers" in vars(self)

    def follow(self, controller: Controller) -> None:
        """Make the computers when one has a seat for the first time; from then on they follow the match themselves."""
        if controller.computers and not self._made:
            self.computers.show_table(computers=True)

    def choose(self) -> None:
        """Open the dialog that changes the players of the seats."""
        controller, page = self._current.controller, self._current.page
        if controller is None or page is None or not self._shell.actions["seats"].isEnabled():
            return
        seats = page.kind.seats(len(controller.match.header.names))
        kit = self._shell.library.kit(controller.match.header.game)
        players = tuple(kit.players)
        dialog = SeatsDialog(controller.match.header, seats, players, self._shell.language, self._shell.window)
        dialog.accepted.connect(lambda: controller.seat_players(dialog.players()))
        page.own(dialog)
        dialog.open()

    def show_reasons(self) -> None:
        """Open the dialog with the computers' reasons."""
        controller, page = self._current.controller, self._current.page
        if controller is None or page is None or not controller.kept:
            return
        dialog = ReasonsDialog(self.computers, controller, self._shell.language, self._shell.window)
        dialog.rule.connect(self._open_rule)
        keep_place(dialog, self._shell.settings)
        page.own(dialog)
        dialog.open()

    def advise(self) -> None:
        """Ask a computer for advice; the process in which it thinks is started if necessary."""
        self.computers.advise()

    def match_over(self) -> None:
        """Offer the reasons that were hidden until the match was over."""
        if self._made:
            self.computers.offer_reasons()

    def finish(self) -> None:
        """End the process in which the computer players think."""
        if self._made:
            self.computers.finish()

    def _show_advice(self, advice: Advice | None) -> None:
        """Show a computer's advice in the hint."""
        if advice is None:
            self._hints().show_advice("", None)
        else:
            self._hints().show_advice(self._current.desk.sentences.move(advice.move), advice.reasons)
