"""The rules pages of every game: no fault in any language, and every page is in the contents."""

from __future__ import annotations

from typing import Final

import pytest

from stronghold_gui.games.library import LIBRARY
from stronghold_gui.teaching.reference import Setting, load_book, reference_of
from stronghold_gui.teaching.reference.check import faults

READERS: Final = [
    (game, setting) for game in LIBRARY.ids for setting in reference_of(LIBRARY.kit(game)).figures.settings
]


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_nothing_is_wrong_with_the_pages(game: str) -> None:
    assert faults(reference_of(LIBRARY.kit(game))) == []


@pytest.mark.parametrize(("game", "setting"), READERS)
def test_the_contents_lead_to_every_page_once(game: str, setting: Setting) -> None:
    book = load_book(reference_of(LIBRARY.kit(game)), "fr", setting)
    listed = [name for chapter in book.chapters for name in chapter.pages]
    assert sorted([*listed, "contents"]) == sorted(book.pages)
