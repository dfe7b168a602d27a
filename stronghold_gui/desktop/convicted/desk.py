"""The Convicted's part of the window: board, hand and docks together; it implements `desktop.play.desk.Desk`."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.convicted.animation import BoardAnimation
from stronghold_gui.desktop.convicted.choices import ConvictedPrompt
from stronghold_gui.desktop.convicted.client import ConvictedClient, ConvictedController
from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.convicted.desk_areas import ConvictedAreas
from stronghold_gui.desktop.convicted.docks.pages import dock_of, make_dock
from stronghold_gui.desktop.convicted.log_words import ConvictedLogWords
from stronghold_gui.desktop.convicted.place_lines import ConvictedPlaces
from stronghold_gui.desktop.convicted.proposals import aimed, arrows, ringed
from stronghold_gui.desktop.convicted.sentences import ConvictedSentences
from stronghold_gui.desktop.convicted.table_words import BoardWords, place_of
from stronghold_gui.desktop.docks.log import LogPage
from stronghold_gui.desktop.docks.places import PlacesPage
from stronghold_gui.desktop.docks.table_desk import TableDesk
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.play.choices import ChoiceStrip
from stronghold_gui.desktop.play.controller import Secrets, no_secrets
from stronghold_gui.desktop.soon import call_soon
from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.pointers import Pointers
from stronghold_gui.desktop.table.tabletop import Tabletop
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.events import Event, GameEnded
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.siege.events import SiegeBegan, SiegeEnded
from stronghold_gui.games.convicted.view import View

_TRADE: Final = "trade"
"""The kind of decision that a seat may have during another seat's turn."""
_LETTERS: Final = 15
"""Line height in pixels of the usual font size."""


class ConvictedDesk(TableDesk[Position, m.Move, Event, View]):
    """The game's board and docks, on the tabletop that the window shows.

    Attributes:
        client: the client of the table kit.
        arrows_shown: pairs of areas with an arrow between them: announced shots, or the proposal.
    """

    context: ConvictedContext
    prompt: ConvictedPrompt

    def __init__(self, language: Language, tabletop: Tabletop) -> None:
        super().__init__(ConvictedContext(language, tabletop.art, tabletop.hand), tabletop)
        self.client = ConvictedClient(self.context.why, self.play_several)
        self.sentences = ConvictedSentences(self.context)
        self.areas = ConvictedAreas(self.context, self.scene)
        self.animation = BoardAnimation(self.context, self.scene)
        self.prompt = ConvictedPrompt(self.context, self.sentences, self.client)
        self._led: Hashable = None
        self._raised = ""
        self._arrows = Pointers(self.scene, ink=brush.GOLD)
        self.arrows_shown: list[tuple[str, str]] = []
        tabletop.take_over(self.client, BoardWords(self._position, lambda: self.context.texts))
        # Queued: a move must not be played before the gesture that took the piece is over.
        self.hand.picked.connect(self._play_pick, Qt.ConnectionType.QueuedConnection)
        self.scene.area_clicked.connect(self._list)
        self.hand.opens = self._list
        self._strip: ChoiceStrip | None = self.board.window().findChild(ChoiceStrip)
        self._fit_choices()

    @property
    def secrets(self) -> Secrets[View]:
        return no_secrets

    def make_page(self, page_id: str) -> QWidget:
        if page_id == "log":
            return LogPage(self.context, ConvictedLogWords(self.context))
        if (dock := make_dock(self.context, page_id, lambda: self.animation.performing)) is not None:
            return dock
        return PlacesPage(self.context, ConvictedPlaces(self.context, self.client), self.scene)

    def step_at(self, position: Position) -> Hashable:
        return position.turn, position.period, position.round, position.stage

    # -- matches ---------------------------------------------------------------------------------------------------

    def attach(self, controller: ConvictedController | None) -> None:
        self.client.controller = controller
        self._forget()
        self._led = None
        self.hand.client = self.client
        super().attach(controller)
        if controller is None:
            self.scene.refresh_words()
        self._raised = ""
        # Deferred, since the window has not made the docks yet.
        call_soon(self, self._raise_dock)

    def show_move(self, events: Sequence[Event], reason: str) -> None:
        """Show the match on the board with the animation of the last change."""
        if reason != "draft":
            self._forget()
        # The seat changes before the move is shown, because showing it again for another seat takes twice as long.
        self._call_leader()
        super().show_move(events, reason)
        self._arrows.clear()

    def refresh(self, events: Sequence[Event]) -> None:
        """Show the current decision."""
        super().refresh(events)
        # The figures of walls and zones would reveal the outcome too, so they are updated here, after the animation.
        self.scene.refresh_words()
        self._draw_arrows()
        self._raise_dock()
        self._follow_siege(events)

    def retranslate(self) -> None:
        """Update the texts of the board; drop the proposal, which was made in another language."""
        self.prompt.proposal = None
        super().retranslate()

    # -- inside ----------------------------------------------------------------------------------------------------

    def _fit_choices(self) -> None:
        """Show as many buttons as fit into their strip, now and whenever its width changes."""
        if self._strip is None:
            return
        if self._strip.isVisible():
            self.prompt.fit(_room(self._strip))
        # Queued: the buttons change only after the layout that has set the width.
        self._strip.resized.connect(self._refit, Qt.ConnectionType.QueuedConnection)

    def _refit(self, _width: int) -> None:
        controller = self.context.controller
        changed = self._strip is not None and self.prompt.fit(_room(self._strip))
        if changed and controller is not None and not controller.still and not self.animation.performing:
            controller.redraft()

    def _position(self) -> Position | None:
        return self.context.position if self.context.controller is not None else None

    def _forget(self) -> None:
        self.client.forget()
        self.prompt.forget()

    def _raise_dock(self) -> None:
        """Raise the dock that belongs to the current decision, unless it was the last one raised."""
        dock = dock_of(self.context) if self.context.controller is not None else ""
        if dock and dock != self._raised:
            self.requests.page.emit(dock)
        self._raised = dock

    def _follow_siege(self, events: Sequence[Event]) -> None:
        """Raise the summary of a siege that has ended, and the log when another begins."""
        if any(isinstance(event, SiegeEnded | GameEnded) for event in events):
            self.requests.page.emit("siege")
        elif any(isinstance(event, SiegeBegan) for event in events):
            self.requests.page.emit("log")

    def _call_leader(self) -> None:
        """If the decision has changed, bring the first seat whose decision is not about trade to the screen."""
        controller = self.context.controller
        if controller is None or controller.still:
            return
        leader = next((one for one in controller.decisions if one.kind != _TRADE), None)
        moment = None if leader is None else (leader.seat, leader.kind, self.step_at(controller.match.position))
        if moment != self._led and leader is not None:
            self._led = moment
            controller.sit_down(leader.seat)

    def _draw_arrows(self) -> None:
        """Draw an arrow for each announced or proposed shot, and a ring around a listed place."""
        proposal = self.prompt.proposal
        rings: tuple[str, ...] = (self.client.place,) if self.client.place else ()
        self.arrows_shown = []
        if self.context.controller is not None:
            rings = tuple(ringed(proposal.moves)) if proposal is not None else rings
            self.arrows_shown = arrows(proposal.moves) if proposal is not None else aimed(self.context)
        self._arrows.show(rings, self.arrows_shown)

    def _play_pick(self, area: str, key: str) -> None:
        """Play the move of a picked piece, if taking it is the whole move; not during a drag."""
        moves = self.client.gestures.picks.get((area, key), ())
        if self.scene.dragging or not moves or not self.hand.holds(area, key):
            return
        self.hand.cancel()
        self.client.answer(moves, 1, (area, key), area)

    def _list(self, area: str) -> bool:
        """List the moves possible at a clicked place; return whether there is a list."""
        controller, place = self.context.controller, place_of(area)
        if controller is None or controller.still or not self.client.lists(place):
            return False
        self.client.pending, self.client.place = (), place
        self.prompt.forget()
        controller.redraft()
        return True


def _room(strip: ChoiceStrip) -> int:
    """Return the width of a strip in pixels, scaled to the usual font size, since a larger font needs more room."""
    return round(strip.width() * _LETTERS / max(strip.fontMetrics().height(), _LETTERS))
