"""Exit codes of every command; ``--help`` lists them."""

from __future__ import annotations

from enum import IntEnum

from stronghold_gui.text import Catalogue


class Exit(IntEnum):
    """The exit code of a command."""

    OK = 0
    REFUSED = 1
    """A move is not legal, a check found faults, or a file would have been overwritten."""
    USAGE = 2
    """The command was called wrongly."""
    BAD_FILE = 3
    """A file is missing, damaged or not ours."""
    SYSTEM = 4
    """The system does not allow it: the disk is full, there is no screen, a library is missing."""
    FAULT = 5
    """The program made an error, which its log describes."""
    INTERRUPTED = 130
    """Ctrl-C."""


def exit_lines(texts: Catalogue) -> list[str]:
    """Return the table of exit codes for a help page. The code after Ctrl-C is left out: it is a custom of shells."""
    codes = [code for code in Exit if code is not Exit.INTERRUPTED]
    return [texts("exit.title"), *(f"  {code.value}  {texts(f'exit.{code.name.lower()}')}" for code in codes)]


class Stop(Exception):
    """Ends a command with a sentence for the person at the terminal.

    Attributes:
        code: the exit code.
        sentence: the reason, in the chosen language.
    """

    def __init__(self, code: Exit, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
