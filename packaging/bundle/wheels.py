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
        tags: the platform tags of wheels that run there, the best first.
        python: version of Python, such as ``3.12.10``; its minor version is that of the Python that builds.
    """

    tags: tuple[str, ...]
    python: str


def build_wheel(folder: Path) -> Path:
    """Build the wheel of the program and return it; the build is reproducible."""
    folder.mkdir(parents=True, exist_ok=True)
    run_python("-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT))
    return max(folder.glob("stronghold_gui-*.whl"), key=lambda path: path.stat().st_mtime)


def install_packages(site: Path, platform: Platform) -> None:
    """Install the program and everything that it needs into a folder.

    Raises:
        BuildError: a wheel is missing or is not the pinned one.
    """
    site.mkdir(parents=True, exist_ok=True)
    quiet = ["--quiet", "--disable-pip-version-check", "--no-compile", "--target", str(site)]
    run_python("-m", "pip", "install", *quiet, *_chosen(platform), "--require-hashes", "-r", str(LOCKS / "play.txt"))
    with TemporaryDirectory() as made:
        wheel = build_wheel(Path(made))
        run_python("-m", "pip", "install", *quiet, "--no-deps", str(wheel))
    shutil.rmtree(site / "bin", ignore_errors=True)


def download_wheel(lock: str, platform: Platform, folder: Path) -> Path:
    """Download the only wheel that a lock names and return it; raises as `install_packages`."""
    quiet = ["--quiet", "--disable-pip-version-check", "--no-deps", "--dest", str(folder)]
    run_python("-m", "pip", "download", *quiet, *_chosen(platform), "--require-hashes", "-r", str(LOCKS / lock))
    return next(folder.glob("*.whl"))


def _chosen(platform: Platform) -> list[str]:
    """Return the options of pip that choose wheels for a platform."""
    tags = [option for tag in platform.tags for option in ("--platform", tag)]
    minor = ".".join(platform.python.split(".")[:2])
    return ["--only-binary=:all:", "--python-version", minor, "--implementation", "cp", *tags]
