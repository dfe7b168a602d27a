"""Warriors' part of the window: table, hand and docks together; it implements `desktop.play.desk.Desk`."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.docks.log import LogPage
from stronghold_gui.desktop.docks.places import PlacesPage
from stronghold_gui.desktop.docks.table_desk import TableDesk
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.play.controller import PLAYED, Secrecy, Secrets
from stronghold_gui.desktop.table.tabletop import Tabletop
from stronghold_gui.desktop.warriors.animation import CardAnimation
from stronghold_gui.desktop.warriors.choices import WarriorsPrompt
from stronghold_gui.desktop.warriors.client import WarriorsClient, WarriorsController
from stronghold_gui.desktop.warriors.desk_areas import WarriorsAreas
from stronghold_gui.desktop.warriors.docks.odds_page import OddsPage
from stronghold_gui.desktop.warriors.docks.round_page import RoundPage
from stronghold_gui.desktop.warriors.docks.standings import StandingsPage
from stronghold_gui.desktop.warriors.log_words import WarriorsLogWords
from stronghold_gui.desktop.warriors.place_lines import WarriorsPlaces
from stronghold_gui.desktop.warriors.result import ResultWords
from stronghold_gui.desktop.warriors.seats import marks
from stronghold_gui.desktop.warriors.sentences import WarriorsSentences
from stronghold_gui.desktop.warriors.table_words import LINES, TableWords
from stronghold_gui.desktop.warriors.trials import WarriorsTrials
from stronghold_gui.desktop.warriors.warming import Warming
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.view import View
from stronghold_gui.games.warriors.wording.nouns import sentence
from stronghold_gui.games.warriors.words import WORDS

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Seat
    from stronghold_gui.games.warriors.table import Table

_ASKED_AGAIN: Final = ("undo", "seats")
"""Changes after which advance answers are dropped."""
_CHOOSING: Final = "keep"
"""The stage in which cards are chosen from hands, out of sight of other players."""


class WarriorsDesk(TableDesk[Position, m.Move, e.Event, View]):
    """The game's table and docks, on the tabletop that the window shows.

    Attributes:
        client: the client of the table kit.
    """

    def __init__(self, language: Language, tabletop: Tabletop) -> None:
        super().__init__(DeskContext(language, tabletop.art, tabletop.hand, WORDS, marks), tabletop)
        self.client = WarriorsClient(self.context.why)
        self.sentences = WarriorsSentences(self.context, self.client)
        self.trials: WarriorsTrials = WarriorsTrials()
        self.areas = WarriorsAreas(self.context, self.scene, self.client)
        self.animation: CardAnimation = CardAnimation(self.context, self.scene, self.client)
        self.prompt = WarriorsPrompt(self.context, self.sentences, self.client)
        self._seen_by: Seat | None = None
        self._lower: dict[str, QWidget] = {}
        self._before_round = ""
        self._round_due = False
        self._warming = Warming(self.context, self.scene, self)
        self._result = ResultWords(self.context)
        self._lines: dict[str, str] = {}
        names, texts = lambda: self.context.names, lambda: self.context.texts
        words = TableWords(self.client.seating, self._table, names, texts, self._lines)
        tabletop.take_over(self.client, words)
        # Queued: a move must not be played before the gesture that took the piece is over.
        self.hand.picked.connect(self._play_pick, Qt.ConnectionType.QueuedConnection)
        self.scene.area_clicked.connect(self._open)

    @property
    def secrets(self) -> Secrets[View]:
        return secrecy

    def make_page(self, page_id: str) -> QWidget:
        match page_id:
            case "log":
                self._lower["log"] = log = LogPage(self.context, WarriorsLogWords(self.context, self.client))
                return log
            case "places":
                return PlacesPage(self.context, WarriorsPlaces(self.context, self.client), self.scene)
            case "odds":
                return OddsPage(self.context, self.client, lambda: self.animation.performing)
            case "round":
                return RoundPage(self.context, self.trials)
            case _:
                self._lower["standings"] = standings = StandingsPage(self.context, self.client)
                return standings

    def step_at(self, position: Position) -> Hashable:
        return position.round, position.stage, position.card

    # -- matches ---------------------------------------------------------------------------------------------------

    def attach(self, controller: WarriorsController | None) -> None:
        self.client.sit_at(controller)
        self.client.follow()
        self.hand.client = self.client
        super().attach(controller)
        self.scene.refresh_words()
        if controller is None:
            self._warming.stop()
        else:
            self._warming.begin()

    def show_move(self, events: Sequence[e.Event], reason: str) -> None:
        """Show the match on the table, with the animation of the last move.

        During an animation, the opponents of the battle that it shows are below and across, even if the next battle has
        begun.
        """
        asked = self.client.pending if reason == "draft" else ()
        if reason in _ASKED_AGAIN:
            self.client.beforehand.forget()
        # The running animation ends before seats change places.
        self.animation.finish()
        self.client.forget()
        self.client.pending = asked
        controller = self.context.match
        shown = (
            reason in PLAYED and self.animation.moving and not controller.sight.more(self._seen_by, controller.viewer)
        )
        fought = last_throw(events) if shown else None
        self._seen_by = controller.viewer
        if self.client.seating.face(*fought) if fought is not None else self.client.follow():
            self.scene.refresh_words(self.client.seating.names())
        super().show_move(events, reason)
        if fought is not None:
            self.animation.afterwards(self._take_places)

    def refresh(self, events: Sequence[e.Event]) -> None:
        """Show the current decision and the result of the last throw, and raise the summary of a finished round."""
        super().refresh(events)
        self._write_lines()
        self._call_round(events)

    def retranslate(self) -> None:
        """Update the texts of the table, including the letters on the cards."""
        super().retranslate()
        if self.context.controller is not None:
            self.show_move((), "")
            self._write_lines()

    # -- inside ----------------------------------------------------------------------------------------------------

    def _table(self) -> Table | None:
        return self.client.table if self.client.controller is not None else None

    def _call_round(self, events: Sequence[e.Event]) -> None:
        """Raise the summary of a finished round, and at the next battle the dock that was in front before."""
        self._round_due |= any(isinstance(event, e.RoundEnded) for event in events)
        if self._round_due and not self.context.match.covered:
            self._round_due = False
            seen = (name for name, page in self._lower.items() if page.isVisible())
            # After a round without battles, the summary may still be in front: keep the dock from before it.
            self._before_round = next(seen, self._before_round)
            self.requests.page.emit("round")
        elif self._before_round and any(isinstance(event, e.CardTakenUp) for event in events):
            self.requests.page.emit(self._before_round)
            self._before_round = ""

    def _write_lines(self) -> None:
        """Write the lines in the middle of the table: the last result, and the number of chosen cards."""
        draft = self.client.draft
        chosen = {"n": len(draft.cards), "size": draft.size}
        keeps = draft.kind == "keep" and not self.context.match.covered
        self._lines["kept"] = sentence(self.context.texts, "desk.kept.count", chosen) if keeps else ""
        self._lines["result"] = self._result.line(self.client.table)
        self.scene.refresh_words(LINES)

    def _take_places(self) -> None:
        """Place seats below and across for the current decision, after an animation."""
        if self.context.controller is not None and self.client.follow():
            self.scene.refresh_words(self.client.seating.names())
            self.client.forget()
            self.animation.lay_again()
            self.hand.refresh()

    def _open(self, area: str) -> None:
        """Spread the cards of a seat whose line was clicked."""
        seat = self.client.seating.seat_at(area)
        controller = self.client.controller
        if seat >= 0 and controller is not None and self.client.seating.open(seat):
            self.scene.refresh_words(self.client.seating.names())
            self.client.forget()
            controller.redraft()

    def _play_pick(self, area: str, key: str) -> None:
        """Draft or play a picked card, if taking it is the whole choice; not during a drag."""
        source = (area, key)
        if self.scene.dragging or not self.hand.holds(area, key):
            return
        if self.client.is_drafted(source):
            self.hand.cancel()
            self.client.put_draft(source)
        elif source in self.client.gestures.picks:
            self.hand.cancel()
            self.client.answer([self.client.gestures.picks[source]])


def last_throw(events: Sequence[e.Event]) -> tuple[Seat, Seat] | None:
    """Return attacker and defender of the last throw; ``None`` if there was none."""
    for event in reversed(events):
        match event:
            case e.DiceThrown(seat=attacker, defender=defender) | e.BowsCounted(seat=attacker, defender=defender):
                return attacker, defender
            case e.Compared(red=red, black=black, winner=winner, loser=loser):
                return (winner, loser) if red > black else (loser, winner)
            case _:
                pass
    return None


def secrecy(own: View, _public: Callable[[], View]) -> Secrecy:
    """Return the secrecy of a view: hands matter while cards are chosen from them, and later are shown on request."""
    return "due" if own.table.stage == _CHOOSING else "kept"
