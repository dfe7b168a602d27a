"""Support for custom tables: a user's own values in place of those that the program has built in.

In most games the table lists cards, hence the name; in others it lists figures: prices, values, armies.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from stronghold_gui.core.reading import DataFault, Json
from stronghold_gui.core.save.faults import Fault, Problem, of_file
from stronghold_gui.core.save.raw import read_raw
from stronghold_gui.core.save.versions import Format


@dataclass(frozen=True, slots=True)
class OwnCards:
    """A game's support for a custom table, which a match stores among its options and so in its file.

    Attributes:
        option: the option of a match that holds the table, as a text.
        format: name and version of files with a table.
        document: the class of such a file's content, from which the published schema is generated.
        about: the note to readers in the file with the built-in table.
        program: returns the built-in table, as the content of a file.
        text_of: turns the content of a file into the value of the option; raises ``BadFileError`` with every fault.
        fault_in: returns why a match with these options cannot use a table, or ``None`` if it can; raises ``DataFault``
            if the table cannot be parsed.
    """

    option: str
    format: Format
    document: type
    about: str
    program: Callable[[], dict[str, Json]]
    text_of: Callable[[Json], str]
    fault_in: Callable[[str, Mapping[str, str]], Fault | None]

    @property
    def format_name(self) -> str:
        """The value of ``format`` in a file with a table."""
        return self.format.name

    @property
    def version(self) -> int:
        """The current version."""
        return self.format.version

    def built_in(self) -> dict[str, Json]:
        """Return the built-in table in the form of a file, as a template."""
        head: dict[str, Json] = {"format": self.format.name, "version": self.format.version, "about": self.about}
        return head | self.program()

    def read(self, path: Path) -> str:
        """Return the value of the option for the table in a file.

        Raises:
            BadFileError: with every fault and its place.
        """
        with of_file(path):
            return self.text_of(read_raw(path))

    def misfit(self, table: str, options: Mapping[str, str]) -> Fault | None:
        """Return why a match with these options cannot use a table, or ``None`` if it can.

        Args:
            table: the value of the option; an unreadable one is a misfit, too.
            options: the other options of the match.
        """
        try:
            return self.fault_in(table, options)
        except DataFault as fault:
            return Fault(Problem.BAD_OPTION, fault.path, {"option": self.option})
