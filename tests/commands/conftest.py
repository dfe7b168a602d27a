"""Calling the program as a person at a terminal does, in this process."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from stronghold_gui.cli import main
from tests.toy.entry import WITH_TOY


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of a program call: exit code, stdout and stderr."""

    code: int
    out: str
    err: str

    def json(self) -> Any:  # noqa: ANN401 - JSON
        """Return the answer as JSON."""
        return json.loads(self.out)


Run = Callable[..., Answer]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the program in an empty folder; one more game is in its library."""
    monkeypatch.chdir(tmp_path)

    def call(*arguments: str) -> Answer:
        capsys.readouterr()
        code = main(list(arguments), WITH_TOY)
        said = capsys.readouterr()
        return Answer(int(code), said.out, said.err)

    return call


@pytest.fixture
def match_file(run: Run) -> str:
    """A match with a fixed seed, in its first phase."""
    assert run("new", "a.stronghold", "--seed", "7", "--names", "Anna", "Bruno").code == 0
    assert run("do", "a.stronghold", "done").code == 0
    return "a.stronghold"
