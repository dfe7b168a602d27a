"""The program and the packages it needs, installed into a folder from pinned wheels for one platform."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bundle.project import LOCKS, ROOT, run_python


@dataclass(frozen=True, slots=True)
class Platform:
    """A platform, as pip names it.

    Attributes:
        tags: of wheels that run there, the best first.
        python: version of Python, such as ``3.12``.
    """

    tags: tuple[str, ...]
    python: str


def build_wheel(folder: Path) -> Path:
    """Build the wheel of the program and return it; the same sources make the same bytes."""
    folder.mkdir(parents=True, exist_ok=True)
    run_python("-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT))
    return max(folder.glob("stronghold_gui-*.whl"), key=lambda path: path.stat().st_mtime)


def install_packages(site: Path, platform: Platform) -> None:
    """Install the program and everything that it needs into a folder.

    Raises:
        BuildError: a wheel is missing or is not the pinned one.
    """
    site.mkdir(parents=True, exist_ok=True)
    tags = [option for tag in platform.tags for option in ("--platform", tag)]
    chosen = ["--only-binary=:all:", "--python-version", platform.python, "--implementation", "cp", *tags]
    quiet = ["--quiet", "--disable-pip-version-check", "--no-compile", "--target", str(site)]
    run_python("-m", "pip", "install", *quiet, *chosen, "--require-hashes", "-r", str(LOCKS / "play.txt"))
    with TemporaryDirectory() as made:
        wheel = build_wheel(Path(made))
        run_python("-m", "pip", "install", *quiet, "--no-deps", str(wheel))
    shutil.rmtree(site / "bin", ignore_errors=True)
