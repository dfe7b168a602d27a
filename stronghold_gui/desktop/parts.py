"""The parts of the main window that are made when somebody first asks for them, since not everybody needs each.

Each function makes one part and joins it to the window, whose attribute of the same name then keeps it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from stronghold_gui.desktop.history.history import History
    from stronghold_gui.desktop.reference.reference import Reference
    from stronghold_gui.desktop.start_page import StartPage
    from stronghold_gui.desktop.table.tabletop import Tabletop
    from stronghold_gui.desktop.teaching.hints.hints import Hints
    from stronghold_gui.desktop.teaching.learning import Learning
    from stronghold_gui.desktop.typed.orders import TypedOrders
    from stronghold_gui.desktop.window import MainWindow

Part = Literal["tabletop", "desk", "start", "learning", "reference", "hints", "typed", "history"]


def is_made(window: MainWindow, part: Part) -> bool:
    """Tell whether a window has a part already, without making it."""
    return part in vars(window)


def tabletop(window: MainWindow) -> Tabletop:
    """Make the board with nothing on it, and the docks with nothing in them."""
    table = window.kind.make_tabletop(window)
    window.looks.dress(table)
    table.scene.set_motion(window.animation.speed != "off")
    board = table.view
    window.frame.board_column.addWidget(board, 1)
    window.docking.add(window.kind.pages)
    window.actions_["zoom_in"].triggered.connect(board.zoom_in)
    window.actions_["zoom_out"].triggered.connect(board.zoom_out)
    window.actions_["fit"].triggered.connect(board.fit)
    if not window.docking.restore(window.settings.blob("window/layout")):
        window.docking.lay_out()
    return table


def desk(window: MainWindow) -> Any:  # noqa: ANN401 - whichever game it is
    """Make the game's part of the window: what lies on the board, and the docks' pages."""
    made = window.kind.make_desk(window.language, window.tabletop, window)
    made.animation.find = window.animation.queue
    made.told.connect(window.prompt.show_refusal)
    made.attention.connect(window.docking.raise_)
    made.requests.moment.connect(window.look_at)
    made.requests.rule.connect(window.show_rule)
    made.show_forecast(window.actions_["forecast"].isChecked())
    return made


def start(window: MainWindow) -> StartPage:
    """Make the page that is shown while no match is open; a match that is opened at once needs none."""
    from stronghold_gui.desktop.start_page import StartPage

    page = StartPage(window.language)
    window.frame.pages.addWidget(page)
    window.files.connect_start(page)
    return page


def learning(window: MainWindow) -> Learning:
    """Make the lessons: their page, and the one in progress."""
    from stronghold_gui.desktop.teaching.learning import Learning

    return Learning(window)


def reference(window: MainWindow) -> Reference:
    """Make the rules: their dock, and the examples on the board."""
    from stronghold_gui.desktop.reference.reference import Reference

    return Reference(window)


def hints(window: MainWindow) -> Hints:
    """Make what tells what the decision of the moment is about: its dock."""
    from stronghold_gui.desktop.teaching.hints.hints import Hints

    return Hints(window)


def typed(window: MainWindow) -> TypedOrders:
    """Make the line in which orders are typed."""
    from stronghold_gui.desktop.typed.orders import TypedOrders

    return TypedOrders(window)


def history(window: MainWindow) -> History:
    """Make what looks back at the open match."""
    from stronghold_gui.desktop.history.history import History

    return History(window)
