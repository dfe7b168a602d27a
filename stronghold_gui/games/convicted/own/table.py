"""Tables of figures in files: held against the rules, every fault by its path."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from stronghold_gui.core.reading import DataFault, Json
from stronghold_gui.core.save.faults import Fault, Problem, of_file
from stronghold_gui.core.save.raw import read_raw
from stronghold_gui.core.save.validation import validate
from stronghold_gui.core.save.versions import Format
from stronghold_gui.games.convicted.own.leaves import OPTION
from stronghold_gui.games.convicted.own.merged import text_of, to_plain, values_of
from stronghold_gui.games.convicted.own.parts import FiguresDocument
from stronghold_gui.games.convicted.own.program import program_figures

FIGURES: Final = Format("convicted-figures", 1)
_ABOUT: Final = (
    "The figures that come with the program. Put in what yours show. Resources and pieces that are left out are none; "
    "what is as here (the walls, a unit, the armies of a faction) can be taken out as a whole."
)


class ConvictedOwnFigures:
    """Fits ``core.own_cards.OwnCards``: figures are taken as other games take cards."""

    option: Final = OPTION
    format_name: Final = FIGURES.name
    version: Final = FIGURES.version

    @property
    def document(self) -> type:
        """The class that says what such a file holds."""
        return FiguresDocument

    def built_in(self) -> dict[str, Json]:
        """Return the figures that come with the program, all that can be replaced."""
        head: dict[str, Json] = {"format": FIGURES.name, "version": FIGURES.version, "about": _ABOUT}
        return head | to_plain(program_figures())

    def read(self, path: Path) -> str:
        """Return the table in a file as the value of the option; ``""`` if it says what the program's says.

        Raises:
            BadFileError: with every fault and its place.
        """
        with of_file(path):
            return text_of(validate(FiguresDocument, FIGURES.bring_up_to_date(read_raw(path))))

    def misfit(self, table: str, options: Mapping[str, str]) -> Fault | None:
        """Return why no match can be played with a table: nobody could have read it. It goes with every mode."""
        del options
        try:
            values_of(table)
        except DataFault as fault:
            return Fault(Problem.BAD_OPTION, fault.path, {"option": OPTION})
        return None


OWN_FIGURES: Final = ConvictedOwnFigures()
