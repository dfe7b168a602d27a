"""The table in plain text, as `stronghold show` prints it."""

from __future__ import annotations

import pytest

from stronghold_gui.files import translations_dir
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.words import WORDS
from stronghold_gui.text import add_texts, catalogue
from tests.games.convicted.scene import fortress


@pytest.mark.parametrize(
    ("language", "ditch", "moat"),
    [
        ("en", "Ring: a ditch in ring section W2", " and a moat in ring section W1."),
        (
            "fr",
            "Anneau\u00a0: un fossé sur la section ouest 2 de l’anneau",
            " et des douves sur la section ouest 1 de l’anneau.",
        ),
    ],
)
def test_obstacles_of_the_ring_are_listed_in_running_text(language: str, ditch: str, moat: str) -> None:
    add_texts(translations_dir("convicted"))
    view = CONVICTED.view(fortress(ring="W1 moat, W2 ditch").position, 0)
    assert ditch + moat in WORDS.table(view, ("Ada",), (), catalogue(language))
