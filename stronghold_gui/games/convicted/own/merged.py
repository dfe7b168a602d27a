"""Conversion of a partial custom table, or of the text in a match option, to the values of a match."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache

from stronghold_gui.core.reading import DataFault
from stronghold_gui.core.save.content import Faults
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.core.save.validation import validate
from stronghold_gui.core.save.writing import Writer
from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.ids import RULINGS, RulingsId
from stronghold_gui.games.convicted.own import parts as p
from stronghold_gui.games.convicted.own.applied import applied
from stronghold_gui.games.convicted.own.checks import check_figures
from stronghold_gui.games.convicted.own.leaves import OPTION, difference, with_leaves
from stronghold_gui.games.convicted.own.program import program_figures
from stronghold_gui.games.convicted.values import Values

_KEPT = 8
"""Size of the cache of values, since reviews and new matches request the same tables repeatedly."""
to_plain = Writer(frozenset({"strength", "support", "endurance", "sabotaged_resistance", "no_test"})).to_plain


def whole_of(given: p.Figures) -> p.Figures:
    """Return a complete table, with the built-in values for everything that is left out."""
    program = program_figures()
    members: dict[str, object] = {}
    for member in fields(p.Figures):
        own, theirs = getattr(given, member.name), getattr(program, member.name)
        members[member.name] = theirs | own if isinstance(theirs, dict) else own or theirs
    made: p.Figures = p.Figures(**members)  # type: ignore[arg-type]  # each member has its own type
    return made


def text_of(given: p.Figures) -> str:
    """Return the text for a table in the match options; ``""`` if it equals the built-in table.

    Raises:
        BadFileError: the table has impossible values; the error lists all of them.
    """
    whole = whole_of(given)
    _check(whole)
    return difference(to_plain(whole), to_plain(program_figures()))


@lru_cache(maxsize=_KEPT)
def values_of(text: str, rulings: RulingsId = RULINGS[0]) -> Values:
    """Return the values of a match with the custom values of a text, under a state of the rulings.

    Raises:
        DataFault: the text has a wrong format, or its values contradict each other.
    """
    try:
        plain = with_leaves(text, to_plain(program_figures(rulings)))
        whole = validate(p.Figures, plain)
        _check(whole)
    except BadFileError as error:
        raise DataFault(error.first.path or OPTION, error.first.problem) from error
    return applied(load_values(rulings), whole, text)


def _check(whole: p.Figures) -> None:
    faults = Faults("")
    check_figures(whole, faults)
    if faults.found:
        raise BadFileError(faults.found)
