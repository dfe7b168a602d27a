"""Fortress' part of the window: battlefield, hand and docks together; it implements `desktop.play.desk.Desk`."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.docks.log import LogPage
from stronghold_gui.desktop.docks.places import PlacesPage
from stronghold_gui.desktop.docks.table_desk import TableDesk, TypedAsShown
from stronghold_gui.desktop.fortress.angle import angle_of
from stronghold_gui.desktop.fortress.animation import FigureAnimation
from stronghold_gui.desktop.fortress.board_words import BoardWords
from stronghold_gui.desktop.fortress.choices import FortressPrompt
from stronghold_gui.desktop.fortress.client import FortressClient, FortressController
from stronghold_gui.desktop.fortress.contents import figures_wait, is_figure
from stronghold_gui.desktop.fortress.desk_areas import FortressAreas
from stronghold_gui.desktop.fortress.docks.armies import ArmiesPage
from stronghold_gui.desktop.fortress.docks.course import CoursePage
from stronghold_gui.desktop.fortress.docks.drafting import Drafting
from stronghold_gui.desktop.fortress.docks.odds_page import OddsPage
from stronghold_gui.desktop.fortress.goal_card import GoalCard
from stronghold_gui.desktop.fortress.log_words import FortressLogWords
from stronghold_gui.desktop.fortress.place_lines import FortressPlaces
from stronghold_gui.desktop.fortress.seats import marks
from stronghold_gui.desktop.fortress.sentences import FortressSentences
from stronghold_gui.desktop.fortress.sights import Sights
from stronghold_gui.desktop.fortress.standpoint import Standpoint, ViewButtons
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.play.controller import Secrecy, Secrets
from stronghold_gui.desktop.table.model import PILE
from stronghold_gui.desktop.table.tabletop import Tabletop
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.moves import DOOR
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.view import View
from stronghold_gui.games.fortress.words import WORDS

_MARKING: Final = "markers"
"""The stage in which order markers are placed, out of sight of other players."""
_PREPARING: Final = (Kind.CHOOSE, Kind.DRAFT, Kind.PLACE)
_TYPED: Final = {"move": "go"}
"""Typed words with the notation's words for them."""


class FortressTyped(TypedAsShown):
    """The words of typed moves: the user types ``move``, which is ``go`` in the notation."""

    def meant(self, word: str) -> str:
        """Return the notation's word for a typed word."""
        return _TYPED.get(word, word)


class FortressDesk(TableDesk[Position, m.Move, e.Event, View]):
    """The game's battlefield and docks, on the tabletop that the window shows.

    Attributes:
        client: the client of the table kit.
    """

    prompt: FortressPrompt

    def __init__(self, language: Language, tabletop: Tabletop) -> None:
        self.standpoint = Standpoint(tabletop)
        self._aims_told = False
        super().__init__(DeskContext(language, tabletop.art, tabletop.hand, WORDS, marks), tabletop)
        self.client = FortressClient(self.context.why)
        self.sentences = FortressSentences(self.context, self.client)
        self.areas = FortressAreas(self.context, self.scene, self.client)
        self.typed = FortressTyped()
        self.animation = FigureAnimation(self.context, self.scene, self.client)
        self.prompt = FortressPrompt(self.context, self.sentences, self.client)
        self.drafting = Drafting(self.context, self.board, self)
        names, texts = lambda: self.context.names, lambda: self.context.texts
        tabletop.take_over(self.client, BoardWords(self._view, names, texts, lambda: self.animation.performing))
        self.standpoint.turned.connect(self._turned)
        self.sights = Sights(self.context, self.client, self.scene, self)
        self.goal = GoalCard(self.context, self.board)
        self.strip = ViewButtons(self.board, self.standpoint, self.sights, self.client, self.goal)
        self.strip.retranslate(language.texts)
        # Queued: a move must not be played before the gesture that took the piece is over.
        self.hand.picked.connect(self._play_pick, Qt.ConnectionType.QueuedConnection)
        self.hand.emptied.connect(self._put_back, Qt.ConnectionType.QueuedConnection)
        self.hand.picked.connect(self.goal.make_room)
        for changed in (self.hand.picked, self.hand.emptied, self.hand.refreshed, self.sights.told):
            changed.connect(self._keep_in_sight)

    @property
    def secrets(self) -> Secrets[View]:
        return secrecy

    def make_page(self, page_id: str) -> QWidget:
        match page_id:
            case "log":
                return LogPage(self.context, FortressLogWords(self.context, self.client))
            case "armies":
                return ArmiesPage(self.context, self.drafting)
            case "course":
                return CoursePage(self.context)
            case "chances":
                return OddsPage(self.context, self.client, self.scene, lambda: self.animation.performing)
            case _:
                return PlacesPage(self.context, FortressPlaces(self.context, self.client), self.scene)

    def step_at(self, position: Position) -> Hashable:
        return position.round, position.stage, position.player, position.number, position.card

    # -- matches ---------------------------------------------------------------------------------------------------

    def attach(self, controller: FortressController | None) -> None:
        self.client.controller = controller
        self.client.forget()
        self.hand.client = self.client
        self.scene.mark_chosen(())
        self.sights.stop()
        self._aims_told = False
        before = self.context.controller
        if controller is not None:
            # At another moment of the same match, the room for waiting figures stays.
            self._stand(anew=before is None or before.whole is not controller.whole)
        super().attach(controller)
        self.goal.refresh()
        self.scene.refresh_words()

    @property
    def side(self) -> str:
        return self.standpoint.angle.written

    def look_from(self, side: str) -> None:
        angle = angle_of(side)
        if angle is not None:
            self.standpoint.look(angle)
            self.strip.show_angle(angle)

    def show_move(self, events: Sequence[e.Event], reason: str) -> None:
        """Show the match on the battlefield with the animation of the last change."""
        asked, proposed = self.client.pending, self.client.proposed
        self.client.forget()
        if reason == "draft":
            self.client.pending, self.client.proposed = asked, proposed
            self.goal.make_room()
        elif reason == "move" and proposed:
            # The player has placed a figure elsewhere, so propose places for the others again.
            self.prompt.propose()
        self._stand()
        super().show_move(events, reason)
        self._keep_in_sight()
        self._hold_half()

    def refresh(self, events: Sequence[e.Event]) -> None:
        """Show the current decision, and raise the dock of the armies or of the round when it is needed."""
        super().refresh(events)
        self.drafting.refresh()
        self.goal.refresh()
        decision = self.context.decision
        if decision is not None and decision.kind == Kind.MARK:
            self.requests.page.emit("armies")
        elif decision is not None and decision.kind in _PREPARING and not self._aims_told:
            # Players of a new match do not know side and goal yet; the dock of the round shows both.
            self._aims_told = True
            self.requests.page.emit("course")

    def retranslate(self) -> None:
        super().retranslate()
        self.strip.retranslate(self.context.texts)
        self.drafting.refresh()
        self.goal.refresh()

    # -- inside ----------------------------------------------------------------------------------------------------

    def _view(self) -> View | None:
        return self.client.view if self.client.controller is not None else None

    def _stand(self, *, anew: bool = False) -> None:
        """Show the battlefield of the match from the present angle, with space beside it for waiting figures."""
        self.client.angle = self.standpoint.angle
        waiting = figures_wait(self.client.table)
        self.standpoint.use(self.client.view.setting.field, waiting=waiting, anew=anew)

    def _turned(self) -> None:
        if self.client.controller is not None:
            self.client.controller.redraft()

    def _keep_in_sight(self, *_what: object) -> None:
        """Keep walls from hiding a figure, the held figure's goals, or the door if it can be a target."""
        if self.client.controller is None:
            return
        standing = [area for area, piles in self.client.contents.items() if any(map(is_figure, piles))]
        doors = [(area, pile.key) for area, piles in self.client.contents.items() for pile in piles if pile.key == DOOR]
        if doors and self.client.gestures.meets(doors):
            standing += [area for area, _ in doors]
        held = self.hand.targets if self.hand.held is not None else ()
        goals = (target for target in held if PILE not in target)
        self.standpoint.keep_in_sight((*standing, *goals, *self.sights.places))

    def _hold_half(self) -> None:
        """While the second space of a two-space figure is chosen, hold the figure and mark its first space."""
        halves = self.client.halves
        self.scene.mark_chosen(() if halves is None else (halves.first,))
        if halves is not None and self.hand.held is None:
            self.hand.pick(*self.client.gestures.piles(halves.figure)[0])

    def _put_back(self) -> None:
        """Drop the question about the second space if the figure was put back."""
        if self.client.halves is not None and self.hand.held is None:
            self.prompt.drop_question()

    def _play_pick(self, area: str, key: str) -> None:
        """Play the move of a picked pile, if taking it is the whole move (the door); not during a drag."""
        if self.scene.dragging or not self.hand.holds(area, key):
            return
        if (area, key) in self.client.gestures.picks:
            self.hand.cancel()
            self.client.answer([self.client.gestures.picks[area, key]])


def secrecy(own: View, public: Callable[[], View]) -> Secrecy:
    """Return the secrecy of a view: markers matter while they are placed, and later are shown only on request."""
    if own.table.stage == _MARKING:
        return "due"
    return "nothing" if own.table.markers == public().table.markers else "kept"
