"""The benchmark prints each figure beside its bound. Nothing here is about time: that is what the benchmark is for."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from stronghold_gui.bench import __main__ as bench
from stronghold_gui.bench.figure import Figure, Unavailable, in_turns, worst
from stronghold_gui.bench.register import MEASUREMENTS
from stronghold_gui.bench.table import DOCUMENT, MARKS, write_table


@pytest.mark.parametrize(
    ("value", "at_least", "met"), [(1.0, True, True), (0.9, True, False), (1.0, False, True), (1.1, False, False)]
)
def test_a_figure_is_held_against_its_bound(value: float, at_least: bool, met: bool) -> None:
    figure = Figure("speed", value, 1.0, "x", at_least)
    assert figure.met is met
    assert str(figure).endswith(": met") is met


@pytest.mark.parametrize(("at_least", "game", "value"), [(True, "fortress", 0.4), (False, "warriors", 0.9)])
def test_of_several_games_the_worst_is_told(at_least: bool, game: str, value: float) -> None:
    values = {"stronghold": 0.5, "warriors": 0.9, "fortress": 0.4}
    figures = {name: Figure("speed", each, 0.5, "x", at_least, detail=f"of {name}") for name, each in values.items()}
    found = worst(figures)
    assert (found.game, found.value, found.met) == (game, value, False)
    assert f"({game}: of {game}; stronghold 0.50, " in str(found)
    assert found.beside == values


def test_two_things_are_measured_in_turns() -> None:
    order: list[str] = []

    def measured(name: str, values: list[float]) -> float:
        order.append(name)
        return values.pop()

    first, second = [5.0, 1.0, 2.0], [7.0, 8.0, 9.0]
    assert in_turns(lambda: measured("a", first), lambda: measured("b", second), 3) == (2.0, 8.0)
    assert "".join(order) == "ababab"


def test_every_figure_is_printed_and_the_exit_code_tells_the_verdict(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def lacking() -> Figure:
        raise Unavailable("no such thing")

    monkeypatch.setitem(MEASUREMENTS, "good", lambda: Figure("good", 1, 2, "ms", detail="told"))
    monkeypatch.setitem(MEASUREMENTS, "bad", lambda: Figure("bad", 3, 2, "ms", beside={"longest": 4.0}))
    monkeypatch.setitem(MEASUREMENTS, "lacking", lacking)
    assert bench.main(["good", "lacking"]) == 0
    assert bench.main(["good", "bad"]) == 1
    said = capsys.readouterr().out
    assert "good: 1.00 ms, at most 2 ms: met (told)" in said
    assert "bad: 3.00 ms, at most 2 ms: NOT MET" in said
    assert "lacking: not measured: no such thing" in said
    assert bench.main(["--json", "bad", "lacking"]) == 1
    bad, missing = map(json.loads, capsys.readouterr().out.splitlines())
    assert (bad["name"], bad["value"], bad["bound"], bad["met"]) == ("bad", 3, 2, False)
    assert bad["beside"] == {"longest": 4.0}
    assert missing == {"name": "lacking", "met": None, "reason": "no such thing"}
    with pytest.raises(SystemExit):
        bench.main(["nothing"])
    capsys.readouterr()


def test_a_move_in_a_save_is_within_its_bound() -> None:
    assert MEASUREMENTS["bytes"]().met


def test_the_table_has_the_new_figures_and_keeps_the_rows_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    document = tmp_path / "BENCHMARKS.md"
    kept = "| `sight` | a look | at most 1 ms | 0.5 |"
    document.write_text(f"before\n{MARKS.begin}\n| `gone` | old |\n{kept}\n| `move` | old |\n{MARKS.end}\nafter\n")
    monkeypatch.setitem(MEASUREMENTS, "move", lambda: Figure("a move", 1234.5, 400, "chess moves", game="warriors"))
    monkeypatch.setattr(bench, "write_table", lambda figures: write_table(figures, document))
    assert bench.main(["--write", "move"]) == 1
    assert "a move: 1234.50 chess moves" in capsys.readouterr().out
    head, move, sight = document.read_text().split(MARKS.begin)[1].split(MARKS.end)[0].strip().split("\n")[1:]
    assert head == "|---|---|---|---|"
    assert move == "| `move` | a move | at most 400 chess moves | 1,234 (warriors) |"
    assert sight == kept
    assert document.read_text().endswith(f"{MARKS.end}\nafter\n")


def test_the_document_has_a_row_for_every_figure() -> None:
    rows = [line for line in MARKS.read(DOCUMENT) if line.startswith("| `")]
    assert [line.split("`")[1] for line in rows] == list(MEASUREMENTS)


def test_it_is_a_command_of_its_own() -> None:
    command = [sys.executable, "-m", "stronghold_gui.bench", "--help"]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
    assert all(name in said for name in MEASUREMENTS)
