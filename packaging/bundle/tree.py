"""The parts of a staged tree that are alike on all systems: packages, the program, licences, compiled modules."""

from __future__ import annotations

import shutil
import sysconfig
from pathlib import Path

from bundle.licences import write_licences
from bundle.project import run_python
from bundle.sbom import write_sbom
from bundle.trim import trim_packages, trim_standard_library
from bundle.wheels import Platform, install_packages


def copy_standard_library(library: Path) -> None:
    """Copy the standard library of the Python that builds into a folder, without modules that no bundle needs."""
    unused = shutil.ignore_patterns("__pycache__", "test", "*-packages")
    shutil.copytree(sysconfig.get_path("stdlib"), library, ignore=unused)
    trim_standard_library(library)


def fill(site: Path, platform: Platform) -> None:
    """Install the program and its packages into the folder of packages of a bundle.

    Raises:
        BuildError: a wheel is missing or is not the pinned one.
    """
    install_packages(site, platform)
    trim_packages(site)


def describe(site: Path, platform: Platform, licences: Path) -> None:
    """Write the licences of all parts of a bundle and its bill of materials into a folder."""
    write_licences(site, licences)
    write_sbom(site, platform.python, licences / "sbom.json")


def compile_all(library: Path) -> None:
    """Compile all modules in advance, because installed folders are read-only.

    The Python that builds and that of the bundle have the same minor version, and so the same format. The caches stay
    valid when the tree is moved.
    """
    options = ("--invalidation-mode", "unchecked-hash", "-q", "-j", "0", "-s", str(library))
    run_python("-m", "compileall", *options, str(library))
