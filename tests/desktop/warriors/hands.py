"""Two hands at a window of Warriors: they make a move as a person does, with the mouse or with keys.

They get a legal move and find in the window how to make it: by the pieces that can be taken and their goals, or by the
words of a button. The match must then have exactly that move.
"""

from __future__ import annotations

from collections import Counter
from typing import cast

from stronghold_gui.desktop.warriors.client import WarriorsClient
from stronghold_gui.desktop.warriors.desk import WarriorsDesk
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.table import Table
from stronghold_gui.games.warriors.view import View
from tests.desktop.desks import choices_of
from tests.desktop.hands import TableHands, Way


class Hands(TableHands):
    """Hands at a window with a match of Warriors."""

    # -- what they look at -----------------------------------------------------------------------------------------

    @property
    def desk(self) -> WarriorsDesk:
        """The game's part of the window."""
        return cast("WarriorsDesk", self.window.current.desk)

    @property
    def client(self) -> WarriorsClient:
        return self.desk.client

    @property
    def table(self) -> Table:
        """The table as it is seen now."""
        return cast("View", self.controller.view()).table

    # -- what they do ----------------------------------------------------------------------------------------------

    def play(self, seat: int, move: m.Move, way: Way = "click") -> None:
        """Make a legal move of a seat, and check that the match has it.

        Only answers that people gave beforehand may follow by themselves.
        """
        before = len(self.controller.match.played)
        self.make(seat, move, way)
        played = self.controller.match.played
        assert len(played) > before, (move, way, self.window.prompt.sentence.text())
        got, *more = [done.record for done in played[before:]]
        assert (got.seat, got.move) == (seat, move), (got, seat, move)
        expected: set[m.Move] = {m.END} if isinstance(move, m.Keep) else {m.PASS_WINDOW}
        assert {one.move for one in more} <= expected, more

    def make(self, seat: int, move: m.Move, way: Way) -> None:
        match move:
            case m.Keep(cards):
                self._gather(Counter(cards), "hand", "kept", way)
                self.finish(way)
            case m.Band(members):
                self._form(Counter(members), way)
                self.finish(way)
            case m.End() | m.Pass("window") if self._done_is(seat, move):
                self.finish(way)
            case _:
                if not self._by_hand(seat, move, way):
                    self._by_button(seat, move)

    def _done_is(self, seat: int, move: m.Move) -> bool:
        offers = self.controller.offers
        return self.desk.prompt.done() == move and (not offers or [offer.seat for offer in offers] == [seat])

    def _gather(self, wanted: Counter[str], source: str, goal: str, way: Way) -> None:
        """Choose cards out of a hand, and leave out what was chosen before."""
        chosen = Counter({pile.key: pile.count for pile in self.scene.contents.get(goal, ())})
        for card in (chosen - wanted).elements():
            self.put((goal, card), source, way)
        for card in (wanted - chosen).elements():
            self.put((source, card), goal, way)

    def _form(self, wanted: Counter[str], way: Way) -> None:
        """Choose infantry for a band."""
        seating, seat = self.client.seating, self.controller.seat
        chosen = Counter({pile.key: pile.count for pile in self.scene.contents.get("band", ())})
        for people in (chosen - wanted).elements():
            self.put(("band", people), seating.area(seat, people), way)
        for people in (wanted - chosen).elements():
            self.put((seating.area(seat, people), "infantry"), "band", way)

    def _by_hand(self, seat: int, move: m.Move, way: Way) -> bool:
        """Make a move by taking something and putting it down; return whether the gestures offer a way."""
        for source, targets in self.client.gestures.reach.items():
            for target, answers in targets.items():
                if (seat, move) not in answers:
                    continue
                self.put(source, target, way)
                if len(answers) > 1:
                    self.click(self.window.prompt.strip.button(answers.index((seat, move))))
                return True
        return False

    def _by_button(self, seat: int, move: m.Move) -> None:
        """Press the button of a move; if several seats are asked, select the seat first."""
        choices = choices_of(self.window)
        found = [
            n for n, one in enumerate(choices) if one.act is None and one.move == move and one.seat in (seat, None)
        ]
        if not found:
            name = self.controller.match.header.names[seat]
            self.click(self.window.prompt.strip.button([one.brief.rstrip(" …") for one in choices].index(name)))
            choices = choices_of(self.window)
            found = [n for n, one in enumerate(choices) if one.act is None and (one.seat, one.move) == (seat, move)]
        self.click(self.window.prompt.strip.button(found[0]))
