"""Two hands at a window of Fortress: they make a move as a person does, with the mouse or with keys."""

from __future__ import annotations

from typing import cast

from stronghold_gui.desktop.fortress.client import FortressClient
from stronghold_gui.desktop.fortress.desk import FortressDesk
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.table import Table
from stronghold_gui.games.fortress.view import View
from tests.desktop.desks import choices_of
from tests.desktop.hands import TableHands, Way


class Hands(TableHands):
    """Hands at a window with a match of Fortress."""

    @property
    def desk(self) -> FortressDesk:
        """The game's part of the window."""
        return cast("FortressDesk", self.window.current.desk)

    @property
    def client(self) -> FortressClient:
        return self.desk.client

    @property
    def table(self) -> Table:
        """The table as it is seen now."""
        return cast("View", self.controller.view()).table

    def play(self, seat: int, move: m.Move, way: Way = "click") -> None:
        """Make a legal move of a seat, and look whether the match has got it."""
        before = len(self.controller.match.played)
        self.make(seat, move, way)
        played = self.controller.match.played
        assert len(played) == before + 1, (move, way, self.window.prompt.sentence.text())
        got = played[-1].record
        assert (got.seat, got.move) == (seat, move), (got, seat, move)

    def make(self, seat: int, move: m.Move, way: Way) -> None:
        """Do what makes a move."""
        if move == self.desk.prompt.done() and (seat == self.controller.seat or self.controller.offers):
            self.finish(way)
        elif not self._by_hand(seat, move, way):
            self._by_button(seat, move)

    def _by_hand(self, seat: int, move: m.Move, way: Way) -> bool:
        """Make a move by taking something and putting it down; return whether the gestures offer a way."""
        for source, targets in self.client.gestures.reach.items():
            for target, answers in targets.items():
                if (seat, move) not in answers:
                    continue
                self.put(source, target, way)
                if self.client.pending:
                    self.click(self.window.prompt.strip.button(answers.index((seat, move))))
                return True
        return False

    def _by_button(self, seat: int, move: m.Move) -> None:
        """Press the button of a move."""
        choices = choices_of(self.window)
        found = [
            number
            for number, one in enumerate(choices)
            if one.act is None and one.move == move and one.seat in (seat, None)
        ]
        assert found, (move, self.labels)
        self.click(self.window.prompt.strip.button(found[0]))
