"""Playing at the table: by the mouse, by buttons, typed, and as the computer does."""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.table.tile_drags import TileDrag
from tests.hunts.window import hands
from tests.hunts.window.session import AnyController, Session
from tests.hunts.window.steps.kind import StepKind, at_table, to_play

_LONG: Final = 4.0
"""Seconds of playing on, perhaps to the end of the match."""
_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def touch_board(session: Session) -> None:
    """Click, double-click, drag or ask for a menu somewhere on the table."""
    for _ in range(3):
        view = session.window.current.tabletop.view.viewport()
        if not session.free or session.controller is None or not hands.reachable(session, view):
            return
        start, goal = _spot(session, view), _spot(session, view)
        way = session.dice.choice(("click", "click", "drag", "double", "right"))
        session.note(f"{way} on the board at {start.toTuple()}")
        with session.acting():
            if way == "drag":
                QTest.mousePress(view, _LEFT, pos=start)
                QTest.mouseMove(view, (start + goal) / 2)
                QTest.mouseMove(view, goal)
                QTest.mouseRelease(view, _LEFT, pos=goal)
            elif way == "double":
                QTest.mouseDClick(view, _LEFT, pos=start)
            else:
                QTest.mouseClick(view, _RIGHT if way == "right" else _LEFT, pos=start)
        session.settle()


def drag_from_dock(session: Session) -> None:
    """Drag something out of a dock to any place of the board or of another dock."""
    window, board = session.window, session.window.current.tabletop.view.viewport()
    tiles = [tile.parent() for tile in window.findChildren(TileDrag)]
    there = [
        one for one in tiles if isinstance(one, QWidget) and one.window() is window and hands.reachable(session, one)
    ]
    if not there:
        return
    source = session.dice.choice(there)
    goals = [board, board, *there]
    goal = session.dice.choice([one for one in goals if hands.reachable(session, one)] or there)
    spot = goal.mapTo(window, _spot(session, goal))
    session.note(f"drag {hands.called(source)} to {spot.toTuple()} on {hands.called(goal)}")
    with session.acting():
        session.mouse.drag(source.mapTo(window, source.visibleRegion().boundingRect().center()), lambda: spot)
    session.settle()


def make_moves(session: Session) -> None:
    """Make some moves."""
    for _ in range(session.dice.choice((1, 2, 3, 5, 12))):
        if not _make_move(session):
            return


def play_on(session: Session) -> None:
    """Play on for some seconds, perhaps to the end of the match."""
    end = time.monotonic() + _LONG
    session.note("plays on")
    while time.monotonic() < end:
        controller = _playable(session)
        moves = controller.moves() if controller is not None else []
        if controller is None or not moves:
            break
        with session.acting():
            controller.play(session.dice.choice(moves))
    session.settle()


def undo_and_redo(session: Session) -> None:
    """Take moves back and make them again."""
    for _ in range(session.dice.randint(1, 5)):
        session.act(session.dice.choice(("undo", "undo", "redo")))


def _make_move(session: Session) -> bool:
    """Make a legal move: by a button, typed, or as the computer would; return whether there was one."""
    controller = _playable(session)
    moves = controller.moves() if controller is not None else []
    if controller is None or not moves:
        return False
    window, way = session.window, session.dice.random()
    strip = window.prompt.strip
    if way < 0.3 and strip.count:
        hands.use(session, strip.button(session.dice.randrange(strip.count)))
    elif way < 0.5 and window.actions_["done"].isEnabled():
        session.act("done")
    elif way < 0.65 and controller.kept and not controller.offers and window.actions_["type_order"].isEnabled():
        _type(session, controller, controller.game.text(session.dice.choice(moves)))
    else:
        move = session.dice.choice(moves)
        session.note(f"move {controller.game.text(move)}")
        with session.acting():
            controller.play(move)
        session.settle()
    return True


def _type(session: Session, controller: AnyController, order: str) -> None:
    """Type a legal order, which has to be played."""
    before = len(controller.match.played)
    session.act("type_order")
    line = session.window.typed.line
    if not line.isVisible() or session.window.current.desk.animation.performing:
        return
    session.note(f"types {order}")
    line.line.setText(order)
    with session.acting():
        QTest.keyClick(line.line, Qt.Key.Key_Return)
    if session.controller is controller and len(controller.match.played) == before:
        session.noise.hear("typed order", f"the legal order {order!r} was not played: {line.answer.text()!r}")
    session.settle()


def _playable(session: Session) -> AnyController | None:
    """Sit down if the curtain is down; return the match if it can be continued."""
    hands.sit_down(session)
    controller = session.controller
    if not session.free or controller is None or controller.covered or controller.over or controller.watched:
        return None
    if session.looking_back and session.window.history.what_if is None:
        return None
    return controller


def _spot(session: Session, widget: QWidget) -> QPoint:
    """Return any point of a widget that can be seen."""
    area = widget.visibleRegion().boundingRect()
    return QPoint(
        area.x() + session.dice.randrange(max(1, area.width())),
        area.y() + session.dice.randrange(max(1, area.height())),
    )


STEPS: Final = (
    StepKind("touch_board", 5, at_table, touch_board),
    StepKind("drag_from_dock", 4, to_play, drag_from_dock),
    StepKind("make_moves", 16, to_play, make_moves),
    StepKind("play_on", 2, to_play, play_on),
    StepKind("undo_and_redo", 4, at_table, undo_and_redo),
)
