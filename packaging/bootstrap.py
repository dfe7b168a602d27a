"""The README's two commands: set everything up in `.venv`, then play or test. Needs only Python and pip.

    python3 packaging/bootstrap.py play     # set up what is needed to play, open the game
    python3 packaging/bootstrap.py test     # set up what developers need, run every check and test

The second run finds everything in place and starts at once. Old versions of Python must be able to read this file, to
report that they are too old. So annotations with newer types are in quotes, and the syntax is that of Python 3.6.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST, TESTED = (3, 11), (3, 14)
"""The oldest Python that the game runs on, and the newest that it is tested with; newer ones are not refused."""
LOCKS = ROOT / "packaging" / "locks"
"""Every package at one version, with the hashes of all files of that release: pip installs nothing else."""
COMMANDS = ("play", "test")
SAFE = "-P"
"""The option that makes Python import nothing from the folder in which it is started."""

# They run one after another, in parallel with the tests. The slowest is last, so that the others report early.
CHECKS = (
    ("code style", [SAFE, "-m", "ruff", "check"]),
    ("layout of the code", [SAFE, "-m", "ruff", "format", "--check"]),
    ("direction of imports", [SAFE, "-c", "from importlinter.cli import lint_imports_command as c; c()"]),
    ("translations", [SAFE, "-m", "stronghold_gui.text", "check"]),
    ("table of rules", [SAFE, "tools/rule_table.py", "--check"]),
    ("types", [SAFE, "-m", "mypy"]),
)
TESTS = [SAFE, "-m", "pytest", "-n", "2", "--dist", "worksteal", "-m", "long or not long"]
"""All tests, the long hunts in their short form; of two processes, the one done early takes tests from the other."""


class CannotGoOn(Exception):
    """The set-up cannot continue; the message is the sentence for the user."""


def main(arguments: "list[str]") -> int:
    """Do what the command line asks; return the exit code."""
    if not arguments or arguments[0] not in COMMANDS:
        say("usage: python3 packaging/bootstrap.py play|test [options of the game or of pytest]")
        return 0 if arguments[:1] in (["-h"], ["--help"]) else 2
    command, rest = arguments[0], arguments[1:]
    try:
        other = better_python()
        if other:
            return run(other, [str(Path(__file__).resolve()), *arguments])
        set_up(command)
        return run(str(PYTHON), [SAFE, "-m", "stronghold_gui", *rest]) if command == "play" else test(rest)
    except CannotGoOn as obstacle:
        say(str(obstacle))
        return 1
    except KeyboardInterrupt:
        return 130


def better_python() -> str:
    """Return a Python on this machine that the game is tested with, or an empty text if this one will do.

    Raises:
        CannotGoOn: this one is too old, and there is no other.
    """
    if OLDEST <= sys.version_info[:2] <= TESTED:
        return ""
    for minor in range(TESTED[1], OLDEST[1] - 1, -1):
        found = shutil.which(f"python3.{minor}")
        # Version managers put commands on the path that may not work, so try it.
        if found and run(found, ["-c", ""], quiet=True) == 0:
            return found
    if sys.version_info[:2] < OLDEST:
        raise CannotGoOn(
            f"This is Python {sys.version_info[0]}.{sys.version_info[1]}, but the game needs Python 3.{OLDEST[1]} "
            "or newer. Please install a newer version."
        )
    return ""


def set_up(command: str) -> None:
    """Make `.venv` and install the game into it, unless that was done before and nothing has changed since."""
    stamp = VENV / f"stronghold-{command}.stamp"
    key = fingerprint()
    if stamp.is_file() and stamp.read_text() == key and run(str(PYTHON), ["-c", ""], quiet=True) == 0:
        return
    say(f"Setting up in {VENV} (first start only; downloads up to 150 MB) ...")
    pip = [str(PYTHON), SAFE, "-m", "pip"] if is_usable() else new_environment()
    for wanted in installations(command):
        if run(pip[0], [*pip[1:], "install", "--disable-pip-version-check", "--no-build-isolation", *wanted]) != 0:
            raise CannotGoOn(why_not_installed())
    stamp.write_text(key)


def is_usable() -> bool:
    """Return whether `.venv` has pip, and a Python that is tested or is this one.

    Another one may be left from an attempt that failed because it is too new for the packages.
    """
    code, said = hear(str(PYTHON), [SAFE, "-c", "import pip, sys; print(*sys.version_info[:2])"])
    found = tuple(map(int, said.split())) if code == 0 else ()
    return OLDEST <= found <= TESTED or found == sys.version_info[:2]


def why_not_installed() -> str:
    """Return the sentence to print after pip has failed."""
    if sys.version_info[:2] > TESTED:
        return (
            f"pip could not install the packages of the game; some may not support Python 3.{sys.version_info[1]} yet. "
            f"Please install Python 3.{TESTED[1]} as well and try again."
        )
    return (
        "pip could not install the packages of the game. Its last lines above give the reason "
        "(usually a missing network connection)."
    )


def installations(command: str) -> "list[list[str]]":
    """Return the options of pip for each step: what builds packages, what the game needs, the game itself.

    Packages that come as source are built with the locked build packages: for an isolated build environment, pip would
    fetch the newest ones.
    """
    locked = [["--require-hashes", "--requirement", str(LOCKS / f"{name}.txt")] for name in ("build", command)]
    return [locked[0], ["--use-pep517", *locked[1]], ["--no-deps", "--editable", "."]]


def fingerprint() -> str:
    """Return a text that changes whenever the installation has to be done again."""
    digest = hashlib.sha256()
    for path in (ROOT / "pyproject.toml", *sorted(LOCKS.glob("*.txt"))):
        digest.update(path.read_bytes())
    return f"{sys.version.split()[0]} {ROOT} {digest.hexdigest()}"


def new_environment() -> "list[str]":
    """Make a new `.venv`; return the command that runs its pip.

    Debian has the pip for new environments in a separate package. If that is missing, the pip of the system, if it is
    new enough, can install into the new environment from outside.
    """
    own_pip = importlib.util.find_spec("ensurepip") is not None
    from_outside = [sys.executable, SAFE, "-m", "pip", "--python", str(PYTHON)]
    asked = [SAFE, "-m", "pip", "--python", sys.executable, "--version"]
    if not own_pip and run(sys.executable, asked, quiet=True) != 0:
        raise CannotGoOn(
            "Python cannot make a virtual environment here; on Debian or Ubuntu, install the missing package with: "
            "sudo apt install python3-venv"
        )
    if run(sys.executable, [SAFE, "-m", "venv", "--clear", *([] if own_pip else ["--without-pip"]), str(VENV)]) != 0:
        raise CannotGoOn(f"Python could not create the folder {VENV}. Its lines above give the reason.")
    return [str(PYTHON), SAFE, "-m", "pip"] if own_pip else from_outside


def test(options: "list[str]") -> int:
    """Run the tests and, in parallel, every check; return 0 if all succeed.

    The output of a check is printed when it ends, in the middle of the tests' progress; the tests' summary comes last.
    """
    if run(str(PYTHON), [SAFE, "-m", "stronghold_gui.system"]) != 0:
        return 1
    failed = []  # type: list[str]
    checks = threading.Thread(target=check_all, args=(failed,), daemon=True)
    checks.start()
    if options:
        # A few chosen tests may end before the checks, whose output would then come last.
        checks.join()
    say("* tests")
    tests = run(str(PYTHON), [*TESTS, *options])
    checks.join()
    if failed:
        say("Checks that FAILED (see above): {}.".format(", ".join(failed)))
    return tests or (1 if failed else 0)


def check_all(failed: "list[str]") -> None:
    """Run every check, print its output, and add the titles of failed checks to the list."""
    for title, arguments in CHECKS:
        code, said = hear(str(PYTHON), arguments)
        if code != 0:
            failed.append(title)
        say("\n* {}{}\n{}".format(title, ": FAILED" if code else "", said.strip()))


def hear(program: str, arguments: "list[str]") -> "tuple[int, str]":
    """Run a program in the checkout and return its exit code and its output; see `run`."""
    try:
        done = subprocess.run(
            [program, *arguments],
            cwd=str(ROOT),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    except OSError as fault:
        return 127, str(fault)
    return done.returncode, done.stdout


def run(program: str, arguments: "list[str]", *, quiet: bool = False) -> int:
    """Run a program in the checkout and return its exit code; a program that is not there gives 127."""
    silence = subprocess.DEVNULL if quiet else None
    try:
        return subprocess.call([program, *arguments], cwd=str(ROOT), stdout=silence, stderr=silence)
    except OSError:
        return 127


def say(sentence: str) -> None:
    """Print one line at once, before anything that a child process prints."""
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
