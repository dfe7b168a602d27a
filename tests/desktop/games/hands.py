"""Two hands at a window: they make a move with mouse or keys, and check that the match has exactly that move.

`grips.py` has the thing to take and its goal; they are found in the window by the pieces on the board, the highlights,
and the names of the docks' widgets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication, QMenu, QTabBar, QWidget

from stronghold_gui.desktop.docks.card import Card
from stronghold_gui.desktop.play.controller import Controller
from stronghold_gui.desktop.play.partners import PartnerSwitch
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.stronghold.areas import camp_key
from stronghold_gui.desktop.stronghold.docks.invader_cards import InvaderCards
from stronghold_gui.desktop.stronghold.hand_moves import meant
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.notation import text_of
from tests.desktop.desks import choices_of, desk_of, page_of
from tests.desktop.games.grips import Grip, Piece, Source, button, chosen, grips
from tests.desktop.games.mouse import Mouse

CTRL = Qt.KeyboardModifier.ControlModifier
GATES = ("gate", "barbican", "gate1", "gate2", "gate3")
_MOST_TABS = 200
_PATIENCE = 5000
"""Milliseconds."""
_PAGES = {
    "flip": "phase_cards", "price": "phase_cards", "hand": "phase_cards", "open": "phase_cards",
    "classified": "phase_cards", "action": "either", "purse": "buildings", "pay": "buildings", "stock": "buildings",
    "speech": "heroes", "hero": "heroes", "use": "heroes", "give": "phase_cards", "borrow": "phase_cards",
    "haste": "buildings",
}  # fmt: skip
"""The dock in which a widget is, by the first word of its name; a place of the board is in none."""

Way = Callable[[], None]


class Hands:
    """Two hands at a window.

    Attributes:
        told: the window's sentences for what cannot be done.
    """

    def __init__(self, window: MainWindow, mouse: Mouse) -> None:
        self.window, self.mouse = window, mouse
        self.told: list[ShownRefusal] = []
        self._meant: Sequence[Any] = ()
        window.game_pages.enter("stronghold")
        window.current.tabletop.hand.refused.connect(lambda *told: self.told.append(told[-1]))

    @property
    def controller(self) -> Controller:
        assert self.window.controller is not None
        return self.window.controller

    @property
    def scene(self) -> TableScene:
        scene: TableScene = desk_of(self.window).scene
        return scene

    # -- a move --------------------------------------------------------------------------------------------------

    def play(self, move: m.Move, way: str) -> None:
        """Make a move in one of its ways; fails unless exactly this move was played."""
        played = self.controller.match.played
        before, wanted = len(played), text_of(move)
        self.ways(move)[way]()
        settle()
        made = [text_of(one.record.move) for one in played[before:]]
        assert made == [wanted], f"{wanted} by {way}: {made or 'nothing'} was played; {self.told[-1:]}"

    def ways(self, move: m.Move) -> dict[str, Way]:
        """Return every way to do a move that is possible now, by name."""
        found: dict[str, Way] = {}
        number = self._choice(move)
        if number >= 0:
            found["choice"] = lambda: self.mouse.click(self.window.prompt.strip.button(number))
        if number >= 0 and (digit := self.window.prompt.strip.key_of(number)) <= 9:
            found["digit"] = partial(self._digit, digit)
        if isinstance(move, m.Done):
            found["done"] = lambda: self.mouse.click(self.window.prompt.buttons["done"])
            found["ctrl+enter"] = lambda: self.mouse.key(Qt.Key.Key_Return, CTRL)
        if name := button(move):
            found["button"] = partial(self._press, move, name)
        for grip in grips(move, self):
            found[f"drag {grip.name}"] = partial(self._drag, move, grip)
            found[f"clicks {grip.name}"] = partial(self._clicks, move, grip)
            if isinstance(grip.source, Piece):
                found[f"keys {grip.name}"] = partial(self._keys, move, grip.source, grip.goal)
        if (piece := chosen(move, self)) is not None:
            found["pick"] = partial(self._pick, piece)
            found["enter"] = partial(self._take_by_keys, piece)
        return found

    def come_back(self) -> None:
        """Activate the window after a dialog, as a window manager would."""
        settle()
        self.window.activateWindow()
        settle()

    def partner_ways(self, move: m.Move) -> dict[str, Way]:
        """Return every way to make a partner's move on the board while another seat is at the screen."""
        found: dict[str, Way] = {}
        for grip in grips(move, self):
            if isinstance(grip.source, Piece):
                found[f"drag {grip.name}"] = partial(self._drag, move, grip)
                found[f"clicks {grip.name}"] = partial(self._clicks, move, grip)
                found[f"keys {grip.name}"] = partial(self._keys, move, grip.source, grip.goal)
        return found

    def switch(self, seat: int, way: str) -> None:
        """Have a partner sit down at the screen."""
        page = "phase_cards" if self.invades(seat) else "buildings"
        if way == "key":
            self.mouse.key(Qt.Key.Key_T, CTRL)
        elif way == "prompt":
            self._press_partner(self.window.prompt.partners, seat)
        else:
            self.turn_to(page)
            self._press_partner(page_of(self.window, page).switch, seat)
        settle()
        assert self.controller.seat == seat

    def _press_partner(self, switch: PartnerSwitch, seat: int) -> None:
        button = next(button for button in switch.buttons if button.partner and button.partner.seat == seat)
        self.mouse.click(button)

    def invades(self, seat: int) -> bool:
        return seat < len(self.controller.view().table.invaders)

    # -- how it is done ------------------------------------------------------------------------------------------

    def _drag(self, move: m.Move, grip: Grip) -> None:
        self._open_hand()
        self._show(grip.goal)
        self.mouse.drag(self.spot(grip.source), lambda: self._goal(move, grip.goal))
        self._answer(move)

    def _clicks(self, move: m.Move, grip: Grip) -> None:
        self._open_hand()
        self._show(grip.goal)
        self.mouse.click_at(self.spot(grip.source))
        self.mouse.click_at(self._goal(move, grip.goal))
        self._answer(move)

    def _keys(self, move: m.Move, piece: Piece, goal: str) -> None:
        self._take_by_keys(piece)
        held = self.scene.hand.held
        assert held is not None, f"{piece} was not taken; {self.told[-1:]}"
        goals = self._lit(move, goal)
        self._meant = self._choices()[goals[0]]
        self._tab_to(lambda: self.scene.keys.stop is not None and self.scene.keys.stop[0] in goals)
        self.mouse.key(Qt.Key.Key_Return)
        self._answer(move, by_keys=True)

    def _pick(self, piece: Piece) -> None:
        self._open_hand()
        self.mouse.click_at(self.spot(piece))

    def _take_by_keys(self, piece: Piece) -> None:
        self._open_hand()
        desk_of(self.window).board.setFocus()
        area = self._areas(piece)[0]
        self._tab_to(lambda: self.scene.keys.stop == (area, piece.key))
        self.mouse.key(Qt.Key.Key_Return)

    def _tab_to(self, there: Callable[[], bool]) -> None:
        for _ in range(_MOST_TABS):
            if there():
                return
            self.mouse.key(Qt.Key.Key_Tab)
            # Past the last thing Tab leaves the board; a person goes back to it.
            desk_of(self.window).board.setFocus()
        raise AssertionError(f"the keys do not get there; they are at {self.scene.keys.stop}")

    def _answer(self, move: m.Move, *, by_keys: bool = False) -> None:
        """Choose the right move in the menu if the gesture could mean several."""
        menu = QApplication.activePopupWidget()
        if not isinstance(menu, QMenu):
            return
        labels = [action.text() for action in menu.actions()]
        assert len(set(labels)) == len(labels), f"nobody can tell these apart: {labels}"
        self.mouse.choose(menu, list(self._meant).index(move), by_keys=by_keys)

    def _digit(self, digit: int) -> None:
        desk_of(self.window).board.setFocus()
        self.mouse.key(Qt.Key(Qt.Key.Key_0.value + digit))

    def _press(self, move: m.Move, name: str) -> None:
        # Only last legs can mean several moves; its menu follows the list of buildings.
        # Or a troop transfer, whose menu asks how many.
        self._meant = [
            one
            for one in self.controller.moves()
            if (isinstance(one, m.Deed) and one.deed in name)
            or (isinstance(one, m.Give) and isinstance(move, m.Give) and one.unit == move.unit)
        ]
        name = self._lent(name)
        self._show(name)
        self.mouse.click(self.widget(name))
        self._answer(move)

    def _open_hand(self) -> None:
        """Put back a piece that the window has put into the hand."""
        if self.scene.hand.held is not None:
            desk_of(self.window).board.setFocus()
            self.mouse.key(Qt.Key.Key_Escape)
        assert self.scene.hand.held is None

    # -- where it is in the docks --------------------------------------------------------------------------------

    def widget(self, name: str) -> QWidget:
        """Return a widget by its name; of several, the one that is shown."""
        found = self._shown(name)
        assert found, f"the window has no {name}"
        return found[-1]

    def _shown(self, name: str) -> list[QWidget]:
        """Return the widgets of a name; where the own card has no such row, those of the partner's card."""
        for wanted in (name, f"borrow_{name.removeprefix('action_')}"):
            found = self.window.findChildren(QWidget, wanted)
            shown = [widget for widget in found if not widget.isHidden() and not _of_somebody_else(widget)]
            if shown:
                return shown
        return []

    def _lent(self, name: str) -> str:
        """Return the name of a widget of the Invader's cards, or of its like on the partner's card if it is lit."""
        stem = name.removeprefix("action_")
        borrowed = self._shown(f"borrow_{stem}")
        return f"borrow_{stem}" if any(getattr(widget, "possible", False) for widget in borrowed) else name

    def turn_to(self, page: str) -> None:
        """Click on the tab of a dock unless it is in front."""
        title = self.window.docking.docks[page].windowTitle()
        for bar in self.window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            for number in range(bar.count()):
                if bar.isVisible() and bar.tabText(number) == title:
                    if number != bar.currentIndex():
                        self.mouse.click(bar, bar.tabRect(number).center())
                    # A page is made when it is first seen, after the board has been painted.
                    wait_until(lambda: bool(self.window.findChildren(QWidget, page)))
                    return
        raise AssertionError(f"no tab leads to {title}")

    def _show(self, name: str) -> None:
        """Bring a widget of the docks to sight: click on its dock's tab and on its card's head."""
        page = _PAGES.get(name.partition("_")[0], "")
        if page == "either":
            page = "phase_cards" if self.invades(self.controller.seat) else "buildings"
        if not page:
            return
        self.turn_to(page)
        wait_until(lambda: bool(self._shown(name)))
        parent = self.widget(name).parentWidget()
        while parent is not None:
            if isinstance(parent, Card) and not parent.opened:
                self.mouse.click(parent.head)
            parent = parent.parentWidget()

    # -- where it is on the board --------------------------------------------------------------------------------

    def weapon(self, place: str) -> Piece:
        """Return what shoots from a place."""
        weapons = (Piece(key, place) for key in ("cannon", "poles", "ballista", "catapult", "trebuchet"))
        return next(weapon for weapon in weapons if self._areas(weapon))

    def stands(self, hero: str) -> str:
        """Return where a hero is."""
        heroes: Any = self.controller.view().table.heroes
        return str(heroes[hero].place)

    def in_camp(self, unit: str) -> Piece:
        """Return the marching Invader's units in the camp, where two share it."""
        table: Any = self.controller.view().table
        return Piece(camp_key(unit, table.dispatch.seat) if len(table.invaders) > 1 else unit, "CAMP")

    def lying(self, area: str) -> Piece:
        """Return the piece in an area that holds one."""
        (pile,) = (pile for pile in self.scene.contents[area] if pile.key != "altar_influence")
        return Piece(pile.key, area)

    def spot(self, source: Source) -> QPoint:
        """Return where something can be taken, in the window."""
        if isinstance(source, str):
            source = self._lent(source)
            self._show(source)
            return self.mouse.at(self.widget(source))
        areas = self._areas(source)
        assert areas, f"no {source.key} lies at {source.place}"
        item = self.scene.piles[areas[0]][source.key]
        assert item.spot is not None
        for cell in item.spot.cells:
            point = self.on_board(cell.center())
            if self.scene.source_at(self._back(point)) == (areas[0], source.key):
                return point
        raise AssertionError(f"something lies over {source}")

    def free_point(self, area: str) -> QPoint | None:
        """Return a point of the window at which what is held goes to an area, as near to its middle as can be."""
        return next(self._points(area), None)

    def _points(self, area: str) -> Iterator[QPoint]:
        """Yield points of the window at which what is held goes to an area, those near its middle first."""
        box = self.scene.geometry.areas[area].rect
        steps = [(x / 12, y / 12) for x in range(1, 12) for y in range(1, 12)]
        for x, y in sorted(steps, key=lambda step: abs(step[0] - 0.5) + abs(step[1] - 0.5)):
            point = self.on_board(QPointF(box.x() + x * box.width(), box.y() + y * box.height()))
            if self.scene.targets.at(self._back(point))[0] == area:
                yield point

    def on_board(self, point: QPointF) -> QPoint:
        """Return where a point of the board is in the window."""
        board = desk_of(self.window).board
        return board.viewport().mapTo(self.window, board.mapFromScene(point))

    def _areas(self, piece: Piece) -> list[str]:
        """Return the areas of a place that hold such a piece."""
        return [
            area
            for area, piles in self.scene.contents.items()
            if _belongs(area, piece.place) and any(pile.key == piece.key for pile in piles)
        ]

    def _lit(self, move: m.Move, place: str) -> list[str]:
        """Return the areas of a place that are lit because what is held may be put there for this move."""
        held = self.scene.hand.held
        assert held is not None, f"nothing is in the hand; {self.told[-1:]}"
        if place in ("officer", "warrior"):
            place = self.stands(place)
        areas = [area for area, moves in self._choices().items() if _belongs(area, place) and move in moves]
        assert areas, f"{held.source} does not reach {place}, only {sorted(held.targets)}"
        return areas

    def _choices(self) -> Mapping[str, Sequence[m.Move]]:
        """Return the moves that what is held may mean, by area."""
        desk, held = desk_of(self.window), self.scene.hand.held
        assert held is not None
        return desk.client.targets(*held.source)

    def _goal(self, move: m.Move, goal: str) -> QPoint:
        """Return the point of the window where what is held is put down."""
        held = self.scene.hand.held
        assert held is not None, f"nothing is in the hand; {self.told[-1:]}"
        if goal.startswith("action_"):
            self._meant = self._choices()[goal.replace("_", ":", 1)]
            return self.mouse.at(self.widget(goal), QPoint(80, 8))
        areas = self._lit(move, goal)
        for area in areas:
            for point in self._points(area):
                # A unit under the pointer takes part in a swap; beside the units there is no swap.
                under = self.scene.targets.pile_under(self._back(point), area)
                self._meant = meant(self._choices()[area], held.source, under)
                if move in self._meant:
                    return point
        raise AssertionError(f"{areas} are lit but nothing can be put there")

    def _back(self, point: QPoint) -> QPointF:
        board = desk_of(self.window).board
        return board.mapToScene(board.viewport().mapFrom(self.window, point))

    def _choice(self, move: m.Move) -> int:
        offered = [choice.move for choice in choices_of(self.window)]
        return offered.index(move) if move in offered else -1


def _of_somebody_else(widget: QWidget) -> bool:
    """Return whether a widget is part of a partner's hidden cards."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, InvaderCards):
            return parent.isHidden()
        parent = parent.parentWidget()
    return False


def _belongs(area: str, place: str) -> bool:
    if place in ("west", "east"):
        return area[:1] in "RF" and area[1:2] == place[0].upper()
    if place in GATES:
        return area.startswith("gate")
    return area == place or area.startswith(f"{place}.")


def wait_until(there: Callable[[], bool]) -> None:
    """Process events until something is there."""
    patience = QDeadlineTimer(_PATIENCE)
    while not there():
        assert not patience.hasExpired(), "it does not come"
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)


def settle() -> None:
    """Let the window finish its pending work: timers, deletions, pictures."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
