"""Which commands there are, in the order of the help page; a command's module is loaded when it is called."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol, cast

if TYPE_CHECKING:
    from stronghold_gui.commands.call import Call
    from stronghold_gui.commands.exits import Exit
    from stronghold_gui.commands.parser import Parser

COMMANDS: Final = (
    "new",
    "cards",
    "moves",
    "do",
    "show",
    "why",
    "hint",
    "check",
    "simulate",
    "rules",
    "shot",
    "schema",
    "lesson",
    "puzzle",
)


class Command(Protocol):
    """A command's module."""

    def add_arguments(self, parser: Parser) -> None:
        """Tell the parser what the command takes."""
        ...

    def run(self, call: Call) -> Exit:
        """Do it.

        Raises:
            Stop: it cannot be done.
            BadFileError: a file cannot be used.
        """
        ...


def load(name: str) -> Command:
    """Return a command by its name."""
    return cast("Command", import_module(f"stronghold_gui.commands.{name}"))
