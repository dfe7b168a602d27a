"""The file of a practice on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.conftest import Run
from tests.desktop.review.test_practice import GAMES, review, written


@pytest.mark.parametrize("game", GAMES)
def test_a_practice_is_checked_and_solved(game: str, tmp_path: Path, run: Run) -> None:
    path = written(game, tmp_path)
    checked = run("puzzle", "check", str(path))
    assert (checked.code, "comes from a review" in checked.out) == (0, True)
    assert review(game).turning[0].proposed[0] in run("puzzle", "solve", str(path)).out
