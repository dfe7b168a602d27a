"""``stronghold review``: where a match was won and lost, at a terminal and as a page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stronghold_gui.core.save import save_match
from stronghold_gui.players.review.reviewer import Reviewer
from tests.commands.conftest import Run
from tests.players.reviewed import played
from tests.toy.kit import KIT


@pytest.fixture
def over(run: Run, tmp_path: Path) -> str:
    """The file of a match that two random players have played to its end."""
    save_match(played(KIT, ("random", "random"), 1), KIT, tmp_path / "over.stronghold")
    return "over.stronghold"


def test_a_review_tells_the_line_luck_and_turning_points(run: Run, over: str) -> None:
    answer = run("review", over)
    assert answer.code == 0
    assert "round 1: Red raft" in answer.out
    assert "Luck" in answer.out.splitlines()
    assert "Better: " in answer.out


def test_a_review_speaks_french(run: Run, over: str) -> None:
    assert "Les tournants" in run("review", over, "--language", "fr").out


def test_a_match_that_is_not_over_is_refused_in_one_sentence(run: Run, match_file: str) -> None:
    answer = run("review", match_file)
    assert answer.code == 1
    assert answer.err.strip().endswith("This game can be reviewed when it is over.")


def test_a_review_is_read_from_beside_the_match_next_time(run: Run, over: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run("review", over)
    monkeypatch.setattr(Reviewer, "steps", lambda _self: pytest.fail("worked out again"))
    assert run("review", over).out == first.out


def test_a_review_is_written_as_json_and_as_a_page(run: Run, over: str, tmp_path: Path) -> None:
    found = run("review", over, "--json", "--html", "page.html").json()
    assert found["format"] == "stronghold-review"
    assert found["whole"]
    page = (tmp_path / "page.html").read_text()
    assert page.count("<polyline") == 2
    assert page.count("<span>") == 2
    assert page.count("<h3>") == len(found["turning"])
    assert "http" not in page


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Press Ctrl+C after twenty steps of a review."""
    work = Reviewer.steps

    def steps(reviewer: Reviewer[Any, Any, Any, Any]) -> Iterator[float]:
        for number, share in enumerate(work(reviewer)):
            if number == 20:
                raise KeyboardInterrupt
            yield share

    monkeypatch.setattr(Reviewer, "steps", steps)


@pytest.mark.usefixtures("interrupted")
def test_ctrl_c_shows_what_is_known_by_then(run: Run, over: str, tmp_path: Path) -> None:
    answer = run("review", over, "--html", "page.html")
    assert answer.code == 0
    assert "No choice clearly cost anything." not in answer.out + (tmp_path / "page.html").read_text()
    assert "but there may be more." in answer.out


def test_ctrl_c_leaves_the_whole_review_beside_the_match(
    run: Run, over: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    run("review", over)
    kept = (tmp_path / "over.stronghold.review").read_bytes()
    request.getfixturevalue("interrupted")
    assert run("review", over, "--again").out.strip().endswith("but there may be more.")
    assert (tmp_path / "over.stronghold.review").read_bytes() == kept
