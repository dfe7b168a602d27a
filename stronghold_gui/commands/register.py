"""The list of commands, in the order of the help page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from stronghold_gui.commands import (
    cards,
    check,
    do,
    hint,
    lesson,
    moves,
    new,
    puzzle,
    record,
    review,
    rules,
    schema,
    shot,
    show,
    simulate,
    why,
)
from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit
from stronghold_gui.commands.parser import Parser


class Command(Protocol):
    """A command's module."""

    def add_arguments(self, parser: Parser) -> None:
        """Add the arguments of the command to the parser."""
        ...

    def run(self, call: Call) -> Exit:
        """Run the command.

        Raises:
            Stop: the command cannot be carried out.
            BadFileError: a file cannot be used.
        """
        ...


COMMANDS: Final[Mapping[str, Command]] = {
    "new": new,
    "cards": cards,
    "moves": moves,
    "do": do,
    "show": show,
    "why": why,
    "hint": hint,
    "check": check,
    "review": review,
    "simulate": simulate,
    "rules": rules,
    "shot": shot,
    "record": record,
    "schema": schema,
    "lesson": lesson,
    "puzzle": puzzle,
}
