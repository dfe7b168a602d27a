"""A walk in separate processes is reported completely, even if a step kills one."""

from __future__ import annotations

from pathlib import Path

from tests.hunts.window.runs import run
from tests.hunts.window.script import Step


def test_a_walk_goes_on_after_its_process_was_killed(tmp_path: Path) -> None:
    script = [Step("begin_match", 4), Step("make_moves", 1), Step("kill", 1), Step("wait", 2)]
    made = run(tmp_path / "home", 1, 0, script)
    assert made.faults == []
    assert made.steps == script
    assert not (tmp_path / "home").exists()
