"""The teaching files of the program: the list of a folder names all files in it and no others."""

from __future__ import annotations

import pytest

from stronghold_gui.files import resource
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.teaching.named import built_in_files

FOLDERS = [(entry.id, kind) for entry in LIBRARY.entries for kind in ("lessons", "puzzles") if getattr(entry, kind)]


@pytest.mark.parametrize(("game", "kind"), FOLDERS)
def test_the_list_of_a_folder_names_what_lies_in_it(game: str, kind: str) -> None:
    listed = built_in_files(resource(game, kind))
    assert sorted(listed) == sorted(resource(game, kind).glob("*.json"))
    assert len(set(listed)) == len(listed)
