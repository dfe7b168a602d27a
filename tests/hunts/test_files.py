"""Files of every kind, changed in every way: each is accepted or refused in a sentence, soon and with little memory."""

from __future__ import annotations

import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from stronghold_gui.commands.wrong_files import every_fault
from stronghold_gui.core.save import BadFileError
from stronghold_gui.core.save.faults import MOST_FAULTS
from stronghold_gui.text import LANGUAGES, catalogue
from tests.hunts.conftest import Tries
from tests.hunts.files import KINDS, FileKind
from tests.hunts.hostile import ROOM, WHOLE, WORST, filled, fillers, hostile
from tests.hunts.mutated import mutated
from tests.toy.entry import WITH_TOY

if sys.platform == "linux":
    import resource

MOST_SECONDS = 2.0
"""Of the time of a processor that counts to a million in a twenty-fifth of a second; a slower one may take longer."""
COUNTING = 0.04
MOST_MEMORY = 300 << 20
"""Bytes."""
OF_PEOPLE = [name for name in KINDS if name != "journal"]
"""Kinds that are read as one JSON; a journal has a line a move, each as small as moves are."""


@pytest.mark.parametrize("name", KINDS)
def test_a_file_in_which_something_is_wrong_is_refused_in_a_sentence(
    name: str, tries: Tries, seed: int, tmp_path: Path
) -> None:
    kind, came = KINDS[name], Counter[str]()
    path = tmp_path / "mutated.journal"
    for number in range(tries(30, 2000)):
        dice = random.Random(f"{name} {seed} {number}")  # noqa: S311 - which changes, nothing secret
        data = mutated(kind.make(dice), dice)
        came[_read(kind, path, data, f"{name}, number {number}")] += 1
    print(dict(came))  # noqa: T201 - with the seed, for whoever hunts


@pytest.mark.parametrize("name", OF_PEOPLE)
def test_a_file_made_to_harm_is_refused_soon(name: str, tries: Tries, seed: int, tmp_path: Path) -> None:
    kind, came = KINDS[name], Counter[str]()
    path = tmp_path / "hostile.json"
    for number in range(tries(2, 60)):
        dice = random.Random(f"{name} {seed} {number}")  # noqa: S311 - as above
        what, data = hostile(json.loads(kind.make(dice)), dice)
        came[_read(kind, path, data, f"{name}, number {number}: {what}")] += 1
    print(dict(came))  # noqa: T201 - as above


@pytest.mark.parametrize("what", WHOLE)
def test_a_large_file_that_is_no_json_is_refused_soon(what: str, tmp_path: Path) -> None:
    for name in ("match of rafts", "lesson", "recent games"):
        _read(KINDS[name], tmp_path / "large.json", WHOLE[what](ROOM).encode(), f"{name}: {what}")


def test_a_large_file_that_is_full_of_one_thing_is_refused_soon(tries: Tries, tmp_path: Path) -> None:
    kind = KINDS["match of rafts"]
    good = json.loads(kind.make(random.Random(1)))  # noqa: S311 - as above
    for what in [*WORST, *sorted({*fillers()} - {*WORST})][: tries(len(WORST), 1000)]:
        _read(kind, tmp_path / "large.json", filled(good, ("moves",), what), what)


def _read(kind: FileKind, path: Path, data: bytes, here: str) -> str:
    """Read a file; return what came of it."""
    path.write_bytes(data)
    came = "accepted"
    try:
        with _bounded(here):
            kind.read(path)
    except BadFileError as error:
        came = error.first.problem
        _check_sentences(error, here)
    except Exception as error:
        path.with_suffix(".kept").write_bytes(data)
        raise AssertionError(f"{here}, kept as {path.with_suffix('.kept')}") from error
    assert path.read_bytes() == data, here
    return came


def _check_sentences(error: BadFileError, here: str) -> None:
    """Each fault has a sentence in every language, that fits a notice and steers no terminal."""
    assert 1 <= len(error.faults) <= MOST_FAULTS + 1, here
    for language in LANGUAGES:
        for said in every_fault(error.faults, WITH_TOY, catalogue(language)):
            assert said, here
            assert len(said) < 1000, f"{here}: {said}"
            assert said.replace("\u202f", " ").replace("\u00a0", " ").isprintable(), f"{here}: {said!r}"


@contextmanager
def _bounded(here: str) -> Iterator[None]:
    """Fail where something takes too long; where the system can do that, let it have no more memory than is allowed."""
    begun = time.process_time()
    with _little_memory():
        yield
    took = time.process_time() - begun
    if took >= MOST_SECONDS:
        slower = max(1.0, _counting() / COUNTING)
        assert took < MOST_SECONDS * slower, f"{here} took {took:.1f} s where counting takes {slower:.1f} times as long"


def _counting() -> float:
    """Return the processor's seconds that it takes to count to a million, in this minute."""
    begun, number = time.process_time(), 0
    while number < 1_000_000:
        number += 1
    return time.process_time() - begun


@contextmanager
def _little_memory() -> Iterator[None]:
    """Bound the process's memory, as far as that can be done; what runs into it fails, or ends the process."""
    if sys.platform != "linux":
        yield
        return
    before = resource.getrlimit(resource.RLIMIT_AS)
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + MOST_MEMORY, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)
