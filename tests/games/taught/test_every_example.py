"""Every worked example of every game: its document is current, and opens as the table of the rules' own tests."""

from __future__ import annotations

from typing import Final

import pytest

from stronghold_gui.files import resource
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.teaching.reference import reference_of
from stronghold_gui.teaching.reference.examples import open_example
from tools.write_examples import GAMES, document

EXAMPLES: Final = [(game, name) for game in LIBRARY.ids for name in GAMES[game].names]


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_there_is_a_table_for_every_example(game: str) -> None:
    assert tuple(GAMES[game].names) == tuple(reference_of(LIBRARY.kit(game)).examples)


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_the_documents_are_current(game: str, name: str) -> None:
    written = resource(game, "examples", f"{name}.json").read_bytes()
    assert written == document(game, name), "run: python tools/write_examples.py"


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_opens_with_somebody_to_move(game: str, name: str) -> None:
    kit = LIBRARY.kit(game)
    match = open_example(kit, name)
    assert kit.game.decisions(match.position)
    assert kit.positions.to_json(match.position) == GAMES[game].written(name)
