"""Sentences about the computers of a match: their names, their thinking and their aims."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stronghold_gui.text.nouns import lowered

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Decision, Seat
    from stronghold_gui.core.player import Saying, TurnReasons
    from stronghold_gui.desktop.play.controller import Controller
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.seats import SeatMark
    from stronghold_gui.desktop.shell import Shell
    from stronghold_gui.games.entry import Kit


class ComputerWords:
    """Makes the sentences about the computers of the shown match."""

    def __init__(self, shell: Shell, current: Current) -> None:
        self._shell, self._current = shell, current

    def aim_of(self, turn: TurnReasons, *, readable: bool) -> str:
        """Return a sentence with the aim of a computer's turn, if it is readable."""
        say, who = self._shell.language, self.called(turn.seat)
        if turn.reasons is None:
            return say("computer.played", who=who)
        if not readable:
            return say("computer.secret", who=who)
        return say("frame.named", name=who, what=self.told(turn.reasons.aim))

    def thinking(self, decision: Decision) -> str:
        """Return a sentence that says which computer thinks; "" while no match is shown."""
        if self._current.controller is None:
            return ""
        # A decision's prompt addresses the reader, so it does not fit a computer's decision.
        return self._shell.language("computer.thinks", who=self.called(decision.seat))

    def told(self, saying: Saying) -> str:
        """Return the sentence of a computer's reason."""
        header = self._match.match.header
        return self.kit(self._match).saying(saying, self._shell.language.texts, header.names)

    def called(self, seat: Seat) -> str:
        """Return the name of a seat, with the level of its computer player if it has one."""
        say = self._shell.language
        level, name = self._match.match.header.player(seat), self.name(seat)
        return say("computer.called", name=name, level=lowered(say(f"player.{level}"))) if level else name

    def name(self, seat: Seat) -> str:
        """Return the name of a seat's person; without one, the name of the seat."""
        controller = self._match
        names = controller.match.header.names
        return names[seat] or self._shell.language(f"seat.{controller.game.seat_ids(len(names))[seat]}")

    def mark(self, seat: Seat) -> SeatMark:
        """Return the mark of a seat."""
        page = self._current.page
        assert page is not None
        return page.kind.seats(len(self._match.match.header.names))[seat]

    def kit(self, controller: Controller) -> Kit:
        """Return the kit of a match's game."""
        return self._shell.library.kit(controller.match.header.game)

    @property
    def _match(self) -> Controller:
        assert self._current.controller is not None
        return self._current.controller
