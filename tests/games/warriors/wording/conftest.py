"""The catalogue of each language with the texts of Warriors; a missing text is an error."""

from __future__ import annotations

import pytest

from stronghold_gui.text import LANGUAGES, Catalogue
from tests.games.warriors.wording.texts import book


@pytest.fixture(params=LANGUAGES, name="texts")
def _texts(request: pytest.FixtureRequest) -> Catalogue:
    return book(request.param)
