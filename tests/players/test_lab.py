"""The lab: the same seeds give the same games in any process; an interruption loses or repeats none."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from stronghold_gui import __version__
from stronghold_gui.core.lazy import Lazy
from stronghold_gui.core.save import BadFileError
from stronghold_gui.players.lab import crew
from stronghold_gui.players.lab.crew import CrewError, play_alone, play_together
from stronghold_gui.players.lab.figures import Figures, share
from stronghold_gui.players.lab.folder import GAMES, RUN, BusyError, LabFolder, OtherRunError
from stronghold_gui.players.lab.game import LabKit, Line, play_game, read_line
from stronghold_gui.players.lab.spec import Spec, read_spec
from tests.helpers.failing import failing, once
from tests.players.odd_players import SEEN

ROOT = Path(__file__).resolve().parents[2]
KIT = "tests.players.odd_players:ODD_KIT"


def spec(games: int = 12, *players: str, seed: int = 1) -> Spec:
    """Return a run of the rafts."""
    names = dict(zip(("red", "blue", "green"), players or ("careful", "careful", "telling"), strict=False))
    return Spec("rafts", KIT, __version__, {"river": "short"}, names, seed, games)


def lines_of(path: Path) -> list[Line]:
    """Return the lines of a folder."""
    return [read_line(line) for line in (path / GAMES).read_text().splitlines()]


def test_the_same_seeds_give_the_same_games_on_one_process_and_on_several() -> None:
    run = spec()
    alone = {line.seed: line.text() for line in play_alone(run, list(run.seeds))}
    together = {line.seed: line.text() for line in play_together(run, list(run.seeds), 2)}
    assert together == alone
    assert len(alone) == 12
    assert len({text.split(",", 1)[1] for text in alone.values()}) > 1, "other seeds give other games"


def test_a_game_is_told_with_its_players_result_and_length() -> None:
    run = spec()
    line = play_game(Lazy[LabKit](run.loader)(), run, 4)
    assert read_line(line.text()) == line
    assert line.players == run.players
    assert line.how in ("landing", "flood")
    assert bool(line.winners) == (line.how == "landing")
    assert len(line.scores) == 3
    assert line.moves == sum(number for kind, number in line.used.items() if kind.count(" ") == 1)
    assert line.used["red row"] >= line.turns - 1


def test_games_are_kept_as_they_end_and_only_missing_ones_are_played_again(tmp_path: Path) -> None:
    run, path = spec(), tmp_path / "out"
    with LabFolder(path, run) as folder:
        for line in list(play_alone(run, [3, 7])):
            folder.add(line)
    with LabFolder(path, run) as folder:
        assert folder.missing == [seed for seed in run.seeds if seed not in (3, 7)]
        for line in play_alone(run, folder.missing):
            folder.add(line)
            folder.add(line)
        folder.sort()
    assert [line.seed for line in lines_of(path)] == list(run.seeds)


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="the system does not list open files")
def test_the_games_are_not_open_while_they_are_sorted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Windows refuses to replace an open file.
    run, replaced, opened = spec(), Path.replace, list[str]()

    def look(self: Path, target: Path) -> Path:
        opened.extend(str(one.readlink()) for one in Path("/proc/self/fd").iterdir() if one.is_symlink())
        return replaced(self, target)

    with LabFolder(tmp_path / "out", run) as folder:
        for line in play_alone(run, folder.missing):
            folder.add(line)
        monkeypatch.setattr(Path, "replace", look)
        folder.sort()
    assert opened
    assert str(tmp_path / "out" / GAMES) not in opened


@pytest.mark.parametrize("torn", [1, 20, 200])
def test_a_line_that_a_kill_has_torn_is_played_again(tmp_path: Path, torn: int) -> None:
    run, path = spec(), tmp_path / "out"
    with LabFolder(path, run) as folder:
        for line in play_alone(run, [1, 2, 3]):
            folder.add(line)
    whole = (path / GAMES).read_bytes()
    (path / GAMES).write_bytes(whole[: len(whole) - torn])
    with LabFolder(path, run) as folder:
        assert sorted(folder.lines) == [1, 2]
        folder.add(next(iter(play_alone(run, [3]))))
    assert (path / GAMES).read_bytes() == whole


def test_a_run_may_grow_and_nothing_else_may_change(tmp_path: Path) -> None:
    path = tmp_path / "out"
    with LabFolder(path, spec(2)) as folder:
        for line in play_alone(spec(2), [1, 2]):
            folder.add(line)
    with LabFolder(path, spec(4)) as folder:
        assert folder.missing == [3, 4]
    before = {file.name: file.read_bytes() for file in path.iterdir()}
    for other in (spec(4, "telling", "careful", "careful"), spec(4, seed=2)):
        with pytest.raises(OtherRunError), LabFolder(path, other):
            pass
    assert {file.name: file.read_bytes() for file in path.iterdir()} == before


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "lab-run", "version": 1}', "\x00"])
def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / RUN).write_text(text)
    with pytest.raises(OtherRunError), LabFolder(tmp_path, spec()):
        pass
    assert [file.name for file in tmp_path.iterdir()] == [RUN]
    (tmp_path / RUN).rename(tmp_path / "holiday.txt")
    with pytest.raises(OtherRunError), LabFolder(tmp_path, spec()):
        pass


def test_two_cannot_play_in_one_folder(tmp_path: Path) -> None:
    path = tmp_path / "out"
    with LabFolder(path, spec()), pytest.raises(BusyError), LabFolder(path, spec()):
        pass


def test_a_run_is_read_as_it_was_written() -> None:
    assert read_spec(spec().text()) == spec()
    assert not spec().is_same(spec(12, "telling", "careful", "careful"))
    assert spec().is_same(replace(spec(), loader="moved:KIT")), "the code of a game may move"


def test_a_process_that_dies_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first process that asks its player ends at once; another plays the game."""
    trace = tmp_path / "died"
    monkeypatch.setenv(SEEN, str(trace))
    run = spec(6, "dying", "careful", "careful")
    seeds = sorted(line.seed for line in play_together(run, list(run.seeds), 2))
    assert trace.exists()
    assert seeds == list(run.seeds)


def test_processes_that_die_again_and_again_are_given_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(SEEN, str(tmp_path / "no" / "such" / "folder"))
    monkeypatch.setattr(crew, "_MOST_DEATHS", 2)
    run = Spec("rafts", "tests.players.dead:KIT", __version__, {}, {"red": "careful", "blue": "careful"}, 1, 3)
    with pytest.raises(CrewError, match="processes have ended"):
        list(play_together(run, list(run.seeds), 1))


def test_a_game_that_fails_is_told_with_its_seed() -> None:
    run = spec(3, "wrong", "careful", "careful")
    with pytest.raises(CrewError, match=r"the player is wrong \(seed [123]\)"):
        list(play_together(run, list(run.seeds), 1))


TOLD = """
import signal
import sys
from stronghold_gui.cli import main
from stronghold_gui.players.lab.folder import LabFolder
from tests.players.odd_players import ODD
if __name__ == "__main__":
    add = LabFolder.add
    def told(self, line):
        add(self, line)
        print(line.seed, flush=True)
    LabFolder.add = told
    # Where tests run in the background, this would be ignored from the start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    raise SystemExit(main(sys.argv[1:], ODD))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT for a single process")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_and_a_kill_break_a_run_off_and_the_same_command_goes_on(tmp_path: Path, workers: str) -> None:
    out, script = tmp_path / "out", tmp_path / "told.py"
    script.write_text(TOLD)
    command = [sys.executable, str(script), "simulate", "--game", "rafts", "--seats", "2", "--players", "all=careful"]
    command += ["--games", "20000", "--workers", workers, "--out", str(out), "--quiet"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    for how, code in ((signal.SIGKILL, -signal.SIGKILL), (signal.SIGINT, 1)):
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as running:
            assert running.stdout is not None
            assert running.stdout.readline()
            running.send_signal(how)
            _, said = running.communicate(timeout=120)
            assert running.returncode == code, said
        assert how is signal.SIGKILL or "Run the same command to continue." in said
    text = (out / GAMES).read_text()
    kept = [read_line(line).seed for line in text.splitlines()]
    assert len(kept) >= 2
    assert len(kept) == len(set(kept)), "no game is played twice"
    command[command.index("20000")] = str(max(kept) + 1)
    assert subprocess.run(command, env=environment, check=False, timeout=120, stdout=subprocess.DEVNULL).returncode == 0
    assert [line.seed for line in lines_of(out)] == list(range(1, max(kept) + 2)), "and none is lost"


def lines(wins: int, games: int) -> list[Line]:
    """Return games in which red rows hard and wins the first ones."""
    return [
        Line(seed, {"red": "careful", "blue": "careful"}, ["red"] if seed < wins else ["blue"], "landing", [8, 7], 4, 9,
             {"red gold": 2, "blue gold": -1}, {"red row": 4, "red row hard": 5 if seed < wins else 1})
        for seed in range(games)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        (15, 50, 0.1910, 0.4375),
        (0, 100, 0.0, 0.0370),
        (45, 100, 0.3561, 0.5476),
        (100, 100, 0.9630, 1.0),
        (0, 20, 0.0, 0.1611),
        (0, 0, 0.0, 1.0),
    ],
)
def test_shares_have_the_interval_of_wilson(count: int, of: int, low: float, high: float) -> None:
    part = share(count, of)
    assert (part.low, part.high) == pytest.approx((low, high), abs=5e-5)


def test_what_goes_with_winning_is_found_and_what_does_not_is_not() -> None:
    figures = Figures(lines(20, 40))
    (effect,) = figures.effects()
    assert (effect.seat, effect.kind, effect.change) == ("red", "row hard", 1.0)
    assert figures.wins()[("red",)].count == 20
    assert figures.points(("red", "blue")) == {"gold": {"red": pytest.approx(2), "blue": pytest.approx(-1)}}
    assert Figures(lines(5, 12)).effects() == [], "so few games tell nothing"


DASK = """
import os, sys, json, signal, threading
from pathlib import Path
sys.path.insert(0, {root!r})
from distributed import LocalCluster, Client
from stronghold_gui.players.lab.cluster import play_there
from stronghold_gui.players.lab.spec import read_spec
if __name__ == "__main__":
    run = read_spec(Path({run!r}).read_text())
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as one:
        with Client(one) as client:
            pids = list(client.run(os.getpid).values())
        lines = []
        for line in play_there(run, list(run.seeds), one.scheduler_address):
            lines.append(line.text())
            if len(lines) == 5:
                os.kill(pids[0], signal.SIGKILL)
    print("LINES" + json.dumps(lines))
"""


def test_a_cluster_plays_the_same_games_and_a_killed_worker_loses_none(tmp_path: Path) -> None:
    pytest.importorskip("distributed", reason="the extra `lab` is not installed")
    run = spec(30)
    (tmp_path / "run.json").write_text(run.text())
    script = tmp_path / "cluster.py"
    script.write_text(DASK.format(root=str(ROOT), run=str(tmp_path / "run.json")))
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=240,
                          env=environment)  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.split("LINES")[1])
    assert sorted(told) == sorted(line.text() for line in play_alone(run, list(run.seeds)))


@pytest.mark.parametrize("name", ["write", "fsync", "open", "replace"])
def test_a_full_disk_spoils_no_run(name: str, tmp_path: Path) -> None:
    run, path = spec(), tmp_path / "out"
    with failing([tmp_path]) as disk:
        for turn in range(6):
            disk.refuses = once(name, turn, errno.ENOSPC)
            disk.in_parts = lambda length: (length + 1) // 2
            with suppress(OSError, BadFileError), LabFolder(path, run) as folder:
                for line in play_alone(run, folder.missing[:2]):
                    folder.add(line)
                folder.sort()
    with LabFolder(path, run) as folder:
        for line in play_alone(run, folder.missing):
            folder.add(line)
        folder.sort()
    assert [line.seed for line in lines_of(path)] == list(run.seeds)
