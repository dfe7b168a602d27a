"""The locks of packages: exact versions with hashes, of all that is needed on every system, as the ranges allow."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).resolve().parents[2]
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NEEDED: Final[dict[str, list[str]]] = {
    "build": PROJECT["build-system"]["requires"],
    "play": PROJECT["project"]["dependencies"],
    "test": [*PROJECT["project"]["dependencies"], *PROJECT["project"]["optional-dependencies"]["dev"]],
}
"""What each lock is for."""
_HASH: Final = re.compile(r"--hash=sha256:[0-9a-f]{64}")


class Lock:
    """A lock file: requirements by name, each with the number of its hashes.

    Attributes:
        pinned: the requirements of each package; several if different Pythons get different versions of it.
    """

    def __init__(self, name: str) -> None:
        text = (ROOT / "packaging" / "locks" / f"{name}.txt").read_text(encoding="utf-8")
        self.pinned: defaultdict[str, dict[Requirement, int]] = defaultdict(dict)
        for entry in text.replace("\\\n", " ").splitlines():
            said, *hashes = re.split(r"\s+(?=--hash)", entry.strip())
            requirement = Requirement(said)
            found = sum(bool(_HASH.fullmatch(given)) for given in hashes)
            self.pinned[canonicalize_name(requirement.name)][requirement] = found

    def on(self, system: dict[str, str], name: str) -> Requirement | None:
        """Return the one requirement of a package for a system, or none."""
        pins = [pin for pin in self.pinned.get(canonicalize_name(name), ()) if applies(pin, system)]
        assert len(pins) <= 1, pins
        return pins[0] if pins else None


def version(pin: Requirement) -> str:
    """Return the one version that a requirement of a lock allows."""
    (only,) = pin.specifier
    assert only.operator == "=="
    return only.version


def systems() -> Iterator[dict[str, str]]:
    """Yield what markers ask, for each system and Python that the program runs on."""
    for (system, os_name, platform), python in product(
        (("Linux", "posix", "linux"), ("Windows", "nt", "win32"), ("Darwin", "posix", "darwin")),
        ("3.11", "3.12", "3.13", "3.14", "3.15"),
    ):
        environment = {name: str(value) for name, value in default_environment().items()} | {"extra": ""}
        environment["platform_system"], environment["os_name"], environment["sys_platform"] = system, os_name, platform
        environment["python_version"], environment["python_full_version"] = python, f"{python}.0"
        yield environment


def applies(requirement: Requirement, system: dict[str, str]) -> bool:
    """Return whether a requirement counts on a system, without any extra."""
    return requirement.marker is None or requirement.marker.evaluate(system)


@pytest.mark.parametrize("name", NEEDED)
def test_every_package_has_one_version_and_hashes(name: str) -> None:
    lock = Lock(name)
    assert lock.pinned
    for pins in lock.pinned.values():
        for pin, hashes in pins.items():
            assert version(pin)
            assert hashes, pin
    for system, package in product(systems(), lock.pinned):
        lock.on(system, package)


@pytest.mark.parametrize("name", NEEDED)
def test_the_locked_versions_are_in_the_ranges_of_the_project(name: str) -> None:
    lock = Lock(name)
    for system, wanted in product(systems(), map(Requirement, NEEDED[name])):
        if applies(wanted, system):
            pin = lock.on(system, wanted.name)
            assert pin is not None, wanted
            assert wanted.specifier.contains(version(pin)), wanted


@pytest.mark.parametrize("name", NEEDED)
def test_what_a_locked_package_needs_is_locked_on_every_system(name: str) -> None:
    lock = Lock(name)
    for system, package in product(systems(), lock.pinned):
        if lock.on(system, package) is None:
            continue
        try:
            needed = [Requirement(said) for said in requires(package) or ()]
        except PackageNotFoundError:
            # It is for other systems than this one.
            continue
        for requirement in needed:
            if applies(requirement, system):
                where = f"{package} needs {requirement} on {system['platform_system']} {system['python_version']}"
                assert lock.on(system, requirement.name) is not None, where


def test_players_and_developers_have_the_same_versions() -> None:
    test = Lock("test")
    for name in ("build", "play"):
        pinned = Lock(name).pinned
        assert [package for package in pinned if test.pinned.get(package, pinned[package]) != pinned[package]] == []
