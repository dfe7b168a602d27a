"""The README's two commands: what they do first, what they leave out the second time, what they say in trouble."""

import ast
import importlib.util
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "packaging" / "bootstrap.py"

OLD, NEW = (3, 8, 1), (3, 99, 0)
"""A Python on which the game does not run, and one that is newer than those it is tested with."""

Commands = list[list[str]]


@pytest.fixture
def bootstrap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module, at work in an empty checkout."""
    spec = importlib.util.spec_from_file_location("bootstrap", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("pyproject.toml", "build.txt", "play.txt", "test.txt"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "LOCKS", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "PYTHON", tmp_path / ".venv" / "python")
    return module


@pytest.fixture
def commands(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Commands:
    """Every command the script would have run, except its quiet questions; all of them succeed."""
    ran: Commands = []

    def succeed(command: list[str]) -> int:
        ran.append(command)
        return 0

    answer(bootstrap, monkeypatch, succeed)
    return ran


def answer(module: ModuleType, patch: pytest.MonkeyPatch, reply: Callable[[list[str]], int]) -> None:
    """Let the script believe that its commands end with the codes that `reply` gives."""

    def run(program: str, arguments: list[str], *, quiet: bool = False) -> int:
        if arguments[:3] == ["-P", "-m", "venv"]:
            module.VENV.mkdir(exist_ok=True)
        if quiet:
            return 0 if module.VENV.is_dir() or program == sys.executable else 127
        return reply([program, *arguments])

    def hear(program: str, arguments: list[str]) -> tuple[int, str]:
        if "import pip" in arguments[-1]:
            return (0, "3 11") if module.VENV.is_dir() else (127, "")
        return reply([program, *arguments]), f"{arguments[-1]} says so"

    patch.setattr(module, "run", run)
    patch.setattr(module, "hear", hear)


def alone(module: ModuleType, patch: pytest.MonkeyPatch, version: tuple[int, int, int]) -> None:
    """Let the script believe that it runs on a Python, and that there is no other."""
    patch.setattr(module.sys, "version_info", version)
    patch.setattr(module.shutil, "which", lambda _name: None)


def test_an_old_python_can_read_it() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_its_pythons_are_those_of_the_project(bootstrap: ModuleType) -> None:
    wanted = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'requires-python = ">=3.{bootstrap.OLDEST[1]}"\n' in wanted
    tested = [f"3.{minor}" for minor in range(bootstrap.OLDEST[1], bootstrap.TESTED[1] + 1)]
    assert re.findall(r'"Programming Language :: Python :: (3\.\d+)"', wanted) == tested


def test_the_newest_python_that_counts_as_tested_has_a_debian_to_test_it_in(bootstrap: ModuleType) -> None:
    script = (ROOT / "packaging" / "pythons.sh").read_text(encoding="utf-8")
    minors = [int(minor) for minor in re.findall(r"\[3\.(\d+)\]=\w", script)]
    assert max(minors) == bootstrap.TESTED[1]
    if os.name == "posix":
        assert subprocess.run(["bash", "-n", "packaging/pythons.sh"], cwd=ROOT, check=False).returncode == 0  # noqa: S607


def test_play_sets_up_once_and_opens_the_game(
    bootstrap: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap.importlib.util, "find_spec", lambda _name: "Debian has it in a package of its own")
    assert bootstrap.main(["play", "match.stronghold"]) == 0
    environment, *installs, play = commands
    assert environment[1:] == ["-P", "-m", "venv", "--clear", str(bootstrap.VENV)]
    assert play[1:] == ["-P", "-m", "stronghold_gui", "match.stronghold"]
    assert all(install[1:5] == ["-P", "-m", "pip", "install"] for install in installs)
    del commands[:]
    assert bootstrap.main(["play"]) == 0
    assert [command[1:] for command in commands] == [["-P", "-m", "stronghold_gui"]]


@pytest.mark.parametrize("command", ["play", "test"])
def test_pip_installs_nothing_whose_hash_is_not_locked(bootstrap: ModuleType, commands: Commands, command: str) -> None:
    bootstrap.main([command])
    build, needed, game = [install for install in commands if "install" in install]
    for install, lock in ((build, "build"), (needed, command)):
        assert install[-3:] == ["--require-hashes", "--requirement", str(bootstrap.LOCKS / f"{lock}.txt")]
    assert game[-3:] == ["--no-deps", "--editable", "."]
    assert all("--no-build-isolation" in install for install in (build, needed, game))


def test_no_command_imports_from_the_folder_it_is_started_in(bootstrap: ModuleType, commands: Commands) -> None:
    for command in ("play", "test"):
        bootstrap.main([command])
    assert {command[1] for command in commands} == {"-P"}


def test_changed_requirements_are_installed_again(bootstrap: ModuleType, commands: Commands) -> None:
    bootstrap.main(["play"])
    (bootstrap.LOCKS / "play.txt").write_text("other", encoding="utf-8")
    del commands[:]
    bootstrap.main(["play"])
    assert len(commands) == 4


def test_the_tests_get_the_options_and_wait_for_the_checks_then(bootstrap: ModuleType, commands: Commands) -> None:
    assert bootstrap.main(["test", "-k", "ritual"]) == 0
    assert commands[-1][1:] == [
        "-P",
        "-m",
        "pytest",
        "-n",
        "2",
        "--dist",
        "worksteal",
        "-m",
        "long or not long",
        "-k",
        "ritual",
    ]


def test_every_check_runs_beside_the_tests(bootstrap: ModuleType, commands: Commands) -> None:
    assert bootstrap.main(["test"]) == 0
    tools = {" ".join(command[1:]) for command in commands}
    assert {"-P -m ruff check", "-P -m ruff format --check", "-P -m mypy", "-P -m stronghold_gui.text check"} <= tools
    assert {" ".join(bootstrap.TESTS), *(" ".join(check) for _, check in bootstrap.CHECKS)} <= tools


def test_the_checks_do_not_wait_for_the_tests_nor_the_tests_for_them(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each waits for the other to have begun; one after the other, they would never begin."""
    both = threading.Barrier(2, timeout=10)

    def reply(command: list[str]) -> int:
        if "pytest" in command or "mypy" in command:
            both.wait()
        return 0

    answer(bootstrap, monkeypatch, reply)
    assert bootstrap.main(["test"]) == 0


@pytest.mark.parametrize("options", [[], ["-k", "ritual"]])
def test_a_failed_check_fails_the_whole_though_the_tests_run(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], options: list[str]
) -> None:
    answer(bootstrap, monkeypatch, lambda command: int("mypy" in command))
    assert bootstrap.main(["test", *options]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[said.index("* types: FAILED") + 1] == "mypy says so"
    assert "* tests" in said
    assert "* code style" in said
    assert said[-1] == "Checks that FAILED (see above): types."


def test_failed_tests_give_their_own_code(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    answer(bootstrap, monkeypatch, lambda command: 5 * ("pytest" in command) + ("mypy" in command))
    assert bootstrap.main(["test"]) == 5


def test_a_check_is_heard_with_its_complaints(bootstrap: ModuleType) -> None:
    script = "import sys; print('out', flush=True); print('err', file=sys.stderr); sys.exit(3)"
    assert bootstrap.hear(sys.executable, ["-c", script]) == (3, "out\nerr\n")
    assert bootstrap.hear(str(bootstrap.ROOT / "nothing"), [])[0] == 127


def test_a_pip_that_fails_is_told_in_a_sentence(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(bootstrap, monkeypatch, lambda command: int("pip" in command))
    assert bootstrap.main(["play"]) == 1
    assert "pip could not install" in capsys.readouterr().out


def test_debian_without_venv_uses_the_pip_it_has(
    bootstrap: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap.importlib.util, "find_spec", lambda _name: None)
    assert bootstrap.main(["play"]) == 0
    assert commands[0] == [sys.executable, "-P", "-m", "venv", "--clear", "--without-pip", str(bootstrap.VENV)]
    assert commands[1][:6] == [sys.executable, "-P", "-m", "pip", "--python", str(bootstrap.PYTHON)]


def test_debian_without_venv_and_pip_is_told_what_to_install(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap.importlib.util, "find_spec", lambda _name: None)
    monkeypatch.setattr(bootstrap, "run", lambda *_arguments, **_options: 1)
    assert bootstrap.main(["play"]) == 1
    assert "sudo apt install python3-venv" in capsys.readouterr().out


@pytest.mark.parametrize("version", [OLD, NEW])
def test_a_python_that_is_tested_is_used_instead_of_an_old_or_new_one(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, version: tuple[int, int, int]
) -> None:
    ran: Commands = []

    def run(program: str, arguments: list[str], *, quiet: bool = False) -> int:
        if not quiet:
            ran.append([program, *arguments])
        return 0 if quiet else 5

    monkeypatch.setattr(bootstrap, "run", run)
    monkeypatch.setattr(bootstrap.sys, "version_info", version)
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: f"/bin/{name}")
    assert bootstrap.main(["play"]) == 5
    assert ran == [["/bin/python3.14", str(SCRIPT), "play"]]


def test_an_old_python_alone_is_told_what_to_install(
    bootstrap: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    alone(bootstrap, monkeypatch, OLD)
    assert bootstrap.main(["play"]) == 1
    assert commands == []
    assert "This is Python 3.8, but the game needs Python 3.11 or newer" in capsys.readouterr().out


def test_a_python_newer_than_the_tested_ones_sets_up_and_plays(
    bootstrap: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone(bootstrap, monkeypatch, NEW)
    assert bootstrap.main(["play"]) == 0
    assert commands[-1][1:] == ["-P", "-m", "stronghold_gui"]


def test_packages_that_a_new_python_lacks_are_told_in_a_sentence(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(bootstrap, monkeypatch, lambda command: int("pip" in command))
    alone(bootstrap, monkeypatch, NEW)
    assert bootstrap.main(["play"]) == 1
    *_, said = capsys.readouterr().out.splitlines()
    assert "may not support Python 3.99 yet. Please install Python 3.14" in said


@pytest.mark.parametrize(("found", "made"), [("3 10", True), ("3 12", False), ("3 99", True)])
def test_an_environment_of_a_python_that_is_not_tested_is_made_again(
    bootstrap: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch, found: str, made: bool
) -> None:
    bootstrap.VENV.mkdir()
    monkeypatch.setattr(bootstrap, "hear", lambda _program, _arguments: (0, found))
    monkeypatch.setattr(bootstrap.sys, "version_info", (3, 11, 2))
    assert bootstrap.main(["play"]) == 0
    assert ("venv" in commands[0]) is made


@pytest.mark.parametrize(("arguments", "code"), [([], 2), (["dance"], 2), (["--help"], 0)])
def test_without_a_command_it_says_which_there_are(
    bootstrap: ModuleType, capsys: pytest.CaptureFixture[str], arguments: list[str], code: int
) -> None:
    assert bootstrap.main(arguments) == code
    assert "play|test" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["README.md", "README.fr.md"])
def test_the_readme_names_both_commands(name: str) -> None:
    readme = (ROOT / name).read_text(encoding="utf-8")
    commands = [line.strip() for line in readme.splitlines() if line.startswith("    python3")]
    assert commands == ["python3 packaging/bootstrap.py play", "python3 packaging/bootstrap.py test"]


def test_ci_calls_the_readmes_test_command_then_tries_the_packages() -> None:
    script = ROOT / ".ci" / "run"
    commands = script.read_text(encoding="utf-8").splitlines()[-2:]
    assert commands == ['python3 packaging/bootstrap.py test "$@"', "[ $# != 0 ] || .ci/packages"]
    if os.name == "posix":
        for one in (script, ROOT / ".ci" / "packages"):
            assert os.access(one, os.X_OK)
            assert subprocess.run(["bash", "-n", one], check=False).returncode == 0  # noqa: S607  (wherever bash is)
