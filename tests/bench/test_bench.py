"""The benchmark tells each figure beside its bound. Nothing here is about time: that is what the benchmark is for."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from stronghold_gui.bench import __main__ as bench
from stronghold_gui.bench.figure import Figure, Unavailable, in_turns
from stronghold_gui.bench.register import MEASUREMENTS


@pytest.mark.parametrize(
    ("value", "at_least", "met"), [(1.0, True, True), (0.9, True, False), (1.0, False, True), (1.1, False, False)]
)
def test_a_figure_is_held_against_its_bound(value: float, at_least: bool, met: bool) -> None:
    figure = Figure("speed", value, 1.0, "x", at_least)
    assert figure.met is met
    assert str(figure).endswith(": met") is met


def test_a_figure_without_a_bound_stands_for_itself() -> None:
    figure = Figure("speed", 3.0, None, "x")
    assert figure.met
    assert str(figure) == "speed: 3.00 x, no bound"


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


def test_the_process_that_thinks_is_within_its_memory() -> None:
    assert MEASUREMENTS["worker_memory"]().met


def test_it_is_a_command_of_its_own() -> None:
    command = [sys.executable, "-m", "stronghold_gui.bench", "--help"]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
    assert all(name in said for name in MEASUREMENTS)
