"""Stronghold's part of the window: board, hand and docks together; it implements `desktop.play.desk.Desk`."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

from stronghold_gui.desktop.docks.log import LogPage
from stronghold_gui.desktop.docks.places import PlacesPage
from stronghold_gui.desktop.docks.table_desk import TableDesk
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.play.controller import Secrets
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.soon import call_soon
from stronghold_gui.desktop.stronghold import hand_moves as g
from stronghold_gui.desktop.stronghold.animation import BoardAnimation
from stronghold_gui.desktop.stronghold.asking import ask_which
from stronghold_gui.desktop.stronghold.cards_laid_out import CardsLaidOut
from stronghold_gui.desktop.stronghold.choices import StrongholdPrompt
from stronghold_gui.desktop.stronghold.client import Play, StrongholdClient, StrongholdController
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.desk_areas import StrongholdAreas
from stronghold_gui.desktop.stronghold.docks.buildings import BuildingsPage
from stronghold_gui.desktop.stronghold.docks.glory import GloryPage
from stronghold_gui.desktop.stronghold.docks.heroes import HeroesPage
from stronghold_gui.desktop.stronghold.docks.phase_cards import PhaseCardsPage
from stronghold_gui.desktop.stronghold.docks.report import ReportPage
from stronghold_gui.desktop.stronghold.docks.report_pages import ASSAULT
from stronghold_gui.desktop.stronghold.docks.supply import SupplyPage
from stronghold_gui.desktop.stronghold.forecast import ForecastLayer
from stronghold_gui.desktop.stronghold.log_words import StrongholdLogWords
from stronghold_gui.desktop.stronghold.named_shots import NamedShots
from stronghold_gui.desktop.stronghold.place_lines import StrongholdPlaces
from stronghold_gui.desktop.stronghold.remaining import only_stones
from stronghold_gui.desktop.stronghold.sentences import StrongholdSentences
from stronghold_gui.desktop.stronghold.table_words import BoardWords
from stronghold_gui.desktop.stronghold.trial_matches import StrongholdTrials, secrecy
from stronghold_gui.desktop.stronghold.typed_words import StrongholdTyped
from stronghold_gui.desktop.stronghold.why_not import WhyNot
from stronghold_gui.desktop.table.tabletop import Tabletop
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.view import View

if TYPE_CHECKING:
    from stronghold_gui.core.refusal import Refusal


@runtime_checkable
class PlaysByKeys(Protocol):
    """A widget in which the keyboard moves pieces, such as the board or the tree of places."""

    def keys_at(self) -> QPoint | None:
        """Return the screen point of the keyboard cursor; ``None`` while the mouse is in use."""
        ...


class StrongholdDesk(TableDesk[Position, m.Move, e.Event, View]):
    """The game's board and docks, on the tabletop that the window shows.

    Attributes:
        client: the client of the table kit.
        cards: the phase cards, when they are laid out over the board.
        why_not: the highlights of refusals.
        shots: the arrows of announced shots.
        forecast: the forecast of the next assault on the board.
    """

    context: StrongholdContext

    def __init__(self, language: Language, tabletop: Tabletop) -> None:
        self.client = StrongholdClient(self._why, self._ask_which, self.play_several, self._misplaced)
        super().__init__(StrongholdContext(language, tabletop.art, tabletop.hand, self.client), tabletop)
        self.sentences = StrongholdSentences(self.context)
        self.prompt = StrongholdPrompt(self.context, self.sentences)
        self.areas = StrongholdAreas(self.context, self.scene)
        self.typed = StrongholdTyped(self.context)
        self.trials = StrongholdTrials()
        self.forecast = ForecastLayer(self.context, self.scene, self.board, self)
        self.shots = NamedShots(self.context, self.scene)
        self.why_not = WhyNot(self.context, self.scene, self)
        self.animation = BoardAnimation(self.context, self.scene)
        self.cards = CardsLaidOut(self.context, self.board, self)
        tabletop.take_over(self.client, BoardWords(self.context, self.forecast, self.why_not.reason))
        # Queued: a move must not be played before the gesture that took the piece is over.
        self.hand.picked.connect(self._play_pick, Qt.ConnectionType.QueuedConnection)

    @property
    def secrets(self) -> Secrets[View]:
        return secrecy

    def make_page(self, page_id: str) -> QWidget:
        if page_id == "places":
            places = PlacesPage(self.context, StrongholdPlaces(self.context, self.forecast.line), self.scene)
            self.forecast.renewed.connect(places.update_lines)
            return places
        page = _make(page_id, self.context)
        if page_id == "phase_cards":
            page.look.connect(self.cards.look)  # type: ignore[attr-defined]
        return page

    def step_at(self, position: Position) -> Hashable:
        return position.turn, position.phase, position.stage

    # -- showing -------------------------------------------------------------------------------------------------

    def attach(self, controller: StrongholdController | None) -> None:
        self.client.controller = controller
        self.client.forget()
        self.hand.client = self.client
        super().attach(controller)
        if controller is None:
            self.forecast.refresh()
            self.cards.refresh()
            self.shots.refresh()

    def show_move(self, events: Sequence[e.Event], reason: str) -> None:
        """Show the match on the board, animating the last change; `refresh` then shows what would reveal its result."""
        self.client.forget()
        super().show_move(events, reason)
        self.shots.refresh()
        if self.animation.performing:
            self.forecast.wait()

    def refresh(self, events: Sequence[e.Event]) -> None:
        """Show forecast and current decision on the board, and mark the docks with news."""
        self.forecast.refresh()
        super().refresh(events)
        self.cards.refresh()
        self._take_the_only_one()
        if any(isinstance(event, e.StageBegan) and event.stage in ASSAULT for event in events):
            self.requests.page.emit("report")

    def retranslate(self) -> None:
        """Update the texts of the board, including the letters on its pieces."""
        super().retranslate()
        if self.context.controller is not None and self.context.table.blessing:
            self.animation.show((), "")
        self.forecast.refresh()
        self.cards.refresh()

    def redraw(self) -> None:
        """Redraw the pieces on cards that are laid out."""
        self.cards.redraw()

    def show_forecast(self, on: bool) -> None:
        """Show or hide the forecast of the next assault."""
        self.forecast.switch(on)

    # -- inside --------------------------------------------------------------------------------------------------

    def _why(self, refusal: Refusal | None) -> ShownRefusal:
        return self.context.why(refusal)

    def _misplaced(self) -> ShownRefusal:
        """Return the refusal for an hourglass that was dropped on the board."""
        texts = self.context.texts
        return ShownRefusal(texts("why.hourglass", dock=texts("dock.buildings")))

    def _ask_which(self, moves: Sequence[m.Move], play: Play) -> None:
        keys: object = QApplication.focusWidget()
        place = keys.keys_at() if isinstance(keys, PlaysByKeys) else self.board.keys_at()
        ask_which(self.context, moves, play, self.board, place)

    def _play_pick(self, area: str, key: str) -> None:
        """Play the move of a picked piece, if taking it is the whole move (a loss, an order to be carried out)."""
        move = self.client.index.picks.get((area, key))
        if move is not None and self.hand.holds(area, key):
            self.hand.cancel()
            self.client.play(move)

    def _take_the_only_one(self) -> None:
        """Take the only piece of a decision into the hand, so that its targets are highlighted."""
        decision = self.context.decision
        if decision is None or self.hand.held is not None:
            return
        if decision.kind == "spend" and only_stones(self.context.match.moves()):
            call_soon(self, lambda: self._take((g.STOCK, "stone")))
        if decision.kind not in ("finish", "rise", "call"):
            return
        sources = [source for source in self.client.sources() if source[0] != g.RISEN]
        if len(sources) == 1:
            call_soon(self, lambda: self._take(sources[0]))

    def _take(self, source: tuple[str, str]) -> None:
        if self.hand.held is None and self.hand.can_pick(*source):
            self.hand.pick(*source)


def _make(page_id: str, context: StrongholdContext) -> QWidget:
    match page_id:
        case "phase_cards":
            return PhaseCardsPage(context)
        case "buildings":
            return BuildingsPage(context)
        case "heroes":
            return HeroesPage(context)
        case "log":
            return LogPage(context, StrongholdLogWords(context))
        case "report":
            return ReportPage(context)
        case "glory":
            return GloryPage(context)
        case _:
            return SupplyPage(context)
