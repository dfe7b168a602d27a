"""One call of a command: its arguments, the language and its output."""

from __future__ import annotations

import sys
from argparse import Namespace
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from stronghold_gui.commands.streams import checked_output
from stronghold_gui.text import Catalogue
from stronghold_gui.text.direction import visible

if TYPE_CHECKING:
    from stronghold_gui.games.library import Library


@dataclass(frozen=True, slots=True)
class Call:
    """The input of a command.

    Attributes:
        arguments: the parsed arguments of the command.
        texts: the catalogue of the language to speak.
        library: the available games.
        done: actions without visible output; printed to stderr if the answer cannot be written.
    """

    arguments: Namespace
    texts: Catalogue
    library: Library
    done: list[str] = field(default_factory=list)

    def say(self, line: str = "") -> None:
        """Print a line of the answer; terminal control characters appear as their codes.

        Raises:
            OutputError: the line cannot be written.
        """
        with checked_output():
            sys.stdout.write(f"{visible(line)}\n")

    def say_lines(self, lines: str) -> None:
        """Print an answer of several lines; raises what ``say`` does."""
        for line in lines.split("\n"):
            self.say(line)

    def note(self, line: str) -> None:
        """Print a line beside the answer, on stderr."""
        sys.stderr.write(f"{visible(line)}\n")
        sys.stderr.flush()
