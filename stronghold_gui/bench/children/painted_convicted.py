"""The board of The Convicted before a horde, painted again and again, and zoomed, in turns with a bare scene."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from stronghold_gui.bench.children.painted_table import SIZE, paint_in_turns
from stronghold_gui.bench.convicted import before_horde
from stronghold_gui.desktop.convicted.contents import contents
from stronghold_gui.desktop.convicted.kind import CONVICTED_KIND
from stronghold_gui.desktop.convicted.table_words import BoardWords
from stronghold_gui.desktop.qt_application import make_application
from stronghold_gui.desktop.table.tabletop import Tabletop
from stronghold_gui.files import user_cache_dir
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import catalogue


def main() -> None:
    """Paint both in turns."""
    make_application()
    # With the game come its texts, by which the names on the board are written.
    LIBRARY.kit("convicted")
    holder, position, texts = QWidget(), before_horde(), catalogue("en")
    tabletop = Tabletop(CONVICTED_KIND.surface(None, "standard"), user_cache_dir(), holder)
    tabletop.scene.words = BoardWords(lambda: position, lambda: texts)
    tabletop.scene.set_contents(contents(position))
    tabletop.view.setFixedSize(*SIZE)
    paint_in_turns(tabletop.view)


if __name__ == "__main__":
    main()
