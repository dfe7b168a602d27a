"""``stronghold shot FILE PNG``: a picture of the table."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit, Stop
from stronghold_gui.commands.games import open_file, seat_of
from stronghold_gui.commands.parser import Parser, number
from stronghold_gui.core.regular_file import open_regular, read_all
from stronghold_gui.system import qt_problem

_PNG: Final = b"\x89PNG\r\n\x1a\n"
"""The first bytes of every PNG file."""


def add_arguments(parser: Parser) -> None:
    """Add the arguments: the file, the picture and its width."""
    parser.given("file", type=Path)
    parser.given("png", type=Path)
    parser.option("--seat")
    parser.option("--width", type=number(parser.texts, 100, 8000), default=1600, metavar="N")


def run(call: Call) -> Exit:
    """Paint the public view, or the view of one seat."""
    given = call.arguments
    match = open_file(call, given.file)
    seat = seat_of(match, given.seat, call.texts)
    if not call.library.is_shown(match.header.game):
        raise Stop(Exit.USAGE, call.texts("command.shot.no_table", game=match.header.game))
    if _is_something_else(given.png):
        raise Stop(Exit.REFUSED, call.texts("command.shot.other", file=given.png.name))
    if problem := qt_problem(call.texts, window=False):
        raise Stop(Exit.SYSTEM, problem)
    from stronghold_gui.desktop.picture import paint_table  # noqa: PLC0415 - seam: Qt

    reason = paint_table(match, seat, given.png, given.width, call.texts.language, call.library)
    if reason:
        raise Stop(Exit.SYSTEM, call.texts("command.shot.failed", file=given.png.name, reason=reason))
    call.say(str(given.png))
    return Exit.OK


def _is_something_else(path: Path) -> bool:
    """Return whether the file exists and is no picture, which would be overwritten by mistake."""
    try:
        file = open_regular(path)
    except (OSError, ValueError):
        # There is no such file, or painting will report the fault.
        return False
    try:
        return read_all(file, len(_PNG)) not in (_PNG, b"")
    finally:
        os.close(file)
