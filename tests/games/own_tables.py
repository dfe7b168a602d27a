"""Custom tables of any game in files, and the faults of one."""

from __future__ import annotations

from pathlib import Path

import pytest

from stronghold_gui.core.own_cards import OwnCards
from stronghold_gui.core.save import BadFileError
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import LANGUAGES, add_texts, catalogue
from stronghold_gui.text.faults import fault_words


def faults_in(own: OwnCards, path: Path) -> set[tuple[str, str]]:
    """Return what is wrong with a table, and where; every fault is a sentence in every language."""
    for entry in LIBRARY.shown:
        add_texts(entry.texts())
    with pytest.raises(BadFileError) as raised:
        own.read(path)
    assert raised.value.name == str(path)
    for fault in raised.value.faults:
        for language in LANGUAGES:
            assert "problem." not in fault_words(fault, catalogue(language))
    return {(fault.problem, fault.path) for fault in raised.value.faults}
