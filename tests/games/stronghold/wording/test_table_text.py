"""The table in plain text, as `stronghold show` prints it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.table import Table
from stronghold_gui.games.stronghold.wording.table_text import table_lines
from stronghold_gui.text import LANGUAGES, catalogue
from stronghold_gui.text.typography import setting_faults

NAMES = ("Anna", "Bruno")


def crowded_table() -> Table:
    """Return a table on which every kind of line has something to tell."""
    table = STRONGHOLD.view(STRONGHOLD.setup({"edition": "revised", "cards": "ready"}, 2, 7), None).table
    table.invaders[0].cards = {"machines": "machines-2"}
    table.glory_defender["gates"] = -2
    table.fields = {"FW-RW1": "bridge"}
    table.blessing, table.speech = "west", 2
    next(iter(table.buildings.values())).fire = True
    return table


def lines(language: str, names: Sequence[str] = NAMES) -> list[str]:
    return table_lines(crowded_table(), names, names, catalogue(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_lines_are_well_set(language: str) -> None:
    faults = [
        (line, fault)
        for line in lines(language)
        for cell in line.split("  ")
        for fault in setting_faults(language, cell.strip(" "))
    ]
    assert faults == []


def test_names_and_what_they_have_are_told_as_in_each_language() -> None:
    english, french = lines("en"), lines("fr")
    assert {"  Marksmen’s blessing: west side", "  Machines: ballista, altar, battering ram"} <= set(english)
    assert {"  Bénédiction\u00a0: côté ouest", "  Engins\u00a0: baliste, autel, bélier"} <= set(french)


def test_places_have_the_codes_of_the_board() -> None:
    english, french = "\n".join(lines("en")), "\n".join(lines("fr"))
    assert "  W1  " in english
    assert "bridge (FW-RW1)" in english
    assert "  O1  " in french
    assert "  W1  " not in french
    assert "pont (AO-RO1)" in french


def test_lost_glory_has_a_minus_sign() -> None:
    assert any(line.endswith("\N{MINUS SIGN}2") for line in lines("en"))
