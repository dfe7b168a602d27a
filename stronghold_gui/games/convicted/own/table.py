"""Custom tables in files, as ``core.own_cards`` needs them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stronghold_gui.core.own_cards import OwnCards
from stronghold_gui.core.reading import Json
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


def _text_of(raw: Json) -> str:
    """Return the table of a file as the value of the option; ``""`` if it equals the program's table."""
    return text_of(validate(FiguresDocument, FIGURES.bring_up_to_date(raw)))


def _fault_in(table: str, options: Mapping[str, str]) -> None:
    """Return ``None``, since any table works with every mode; raise ``DataFault`` if it is invalid."""
    values_of(table)


OWN_FIGURES: Final = OwnCards(
    option=OPTION,
    format=FIGURES,
    document=FiguresDocument,
    about=_ABOUT,
    program=lambda: to_plain(program_figures()),
    text_of=_text_of,
    fault_in=_fault_in,
)
