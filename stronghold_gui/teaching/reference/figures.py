"""Filling of figures into the pages: numbers, prices and names come from the data that the rules themselves read.

In a page a figure is written in braces:

    {income.units}             a number: "14"
    {negotiations|hourglasses} the number with what it counts: "3 hourglasses"
    {price:ballista}           something in words, here of the family ``price``: "6 resources, plus 1 troll or 2 orcs"
    {first/cost.cauldron_orc}  the same for another reader, by a name that the game defines: another edition

The game defines the available figures (``game.Figures``).
"""

from __future__ import annotations

import re
from typing import Final

from stronghold_gui.teaching.reference.game import Figures, Setting
from stronghold_gui.text import Catalogue, catalogue

FIGURE: Final = re.compile(r"\{(?:(?P<reader>[a-z]+)/)?(?P<name>[A-Za-z0-9_.:-]+)(?:\|(?P<unit>[a-z_]+))?\}")


class UnknownFigure(KeyError):
    """A page names a figure or switch that does not exist."""


def fill(text: str, figures: Figures, setting: Setting, language: str) -> str:
    """Return a text with its figures filled in.

    Raises:
        UnknownFigure: the text names a figure that does not exist.
    """
    return FIGURE.sub(lambda match: _figure(match, figures, setting, catalogue(language)), text)


def holds(switch: str, figures: Figures, setting: Setting) -> bool:
    """Return the state of a switch.

    Raises:
        UnknownFigure: there is no such switch.
    """
    known = figures.switches(setting)
    if switch not in known:
        raise UnknownFigure(switch)
    return known[switch]


def _figure(match: re.Match[str], figures: Figures, setting: Setting, texts: Catalogue) -> str:
    reader = figures.other_reader(match["reader"], setting) if match["reader"] else setting
    if reader is None:
        raise UnknownFigure(match["reader"])
    family, _, name = match["name"].rpartition(":")
    if family:
        found = figures.words(family, name, reader, texts)
    else:
        found = _number(name, match["unit"], figures, reader, texts)
    if not found:
        raise UnknownFigure(match["name"])
    return found


def _number(name: str, unit: str | None, figures: Figures, reader: Setting, texts: Catalogue) -> str:
    """Return a number, with its unit if one is given; ``""`` if there is no such number."""
    known = figures.numbers(reader)
    if name not in known:
        return ""
    if unit is None:
        return str(known[name])
    found = figures.counted(known[name], unit, texts)
    if not found:
        raise UnknownFigure(unit)
    return found
