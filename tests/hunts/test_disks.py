"""Full or broken disks, and journals that vanish during a match: the window reports it, and nothing is lost."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from stronghold_gui.core.save import (
    BadFileError,
    UnsyncedError,
    autosave_folder,
    matches_folder,
    open_match,
    resume,
    save_match,
    settle,
    unfinished,
)
from stronghold_gui.desktop.matches.documents import Documents
from tests.helpers.failing import EVERYTHING, failing, now_and_then
from tests.hunts.campaign import begun, lines, steps
from tests.hunts.conftest import Tries
from tests.hunts.harm import harm
from tests.toy.entry import WITH_TOY

_NAMES_ARE_KNOWN: Final = tuple(name for name in EVERYTHING if name not in ("stat", "lstat", "unlink"))
"""All but what tells whether a name is taken, and what removes: a match may get another name, and litter stays."""


def test_whatever_becomes_of_the_journal_the_next_good_moment_has_all_moves(
    tries: Tries, seed: int, user_home: Path
) -> None:
    dice = random.Random(seed)  # noqa: S311 - a campaign that can be repeated
    told = 0
    for _ in range(tries(12, 300)):
        match, documents = begun(dice), Documents(WITH_TOY, lambda _header: "Match")
        documents.adopt(match, None)
        refuses = now_and_then(dice, dice.choice((0.0, 0.02, 0.3, 1.0)), _NAMES_ARE_KNOWN)
        further = steps(match, dice)
        with failing([user_home]) as disk:
            disk.in_parts = lambda length: dice.randint(1, length)
            for _ in range(25):
                next(further)
                disk.refuses = refuses
                for write in (documents.keep, documents.write, documents.note_saved)[: dice.choice((1, 3))]:
                    try:
                        write()
                    except BadFileError as error:
                        told += bool(error.name)
                disk.refuses = None
                if documents._journal is not None and dice.random() < 0.1:
                    harm(documents._journal.path, dice)
        next(further)
        # The disk is well again: what has become of the journal is said once, and then it is whole.
        with suppress(BadFileError):
            documents.keep()
        next(further)
        documents.keep()
        assert documents._journal is not None
        path = documents._journal.path
        documents._journal.release()
        again, autosave = resume(path, WITH_TOY.find)
        assert lines(again) == lines(match)
        assert autosave.damage is None
        autosave.release()
        (lost,) = unfinished(autosave_folder())
        settled = settle(lost, WITH_TOY.find, matches_folder(), lambda _header: "Match")
        assert settled is not None
        assert settled.path == documents.path, "it was nobody else's file"
        assert lines(open_match(settled.path, WITH_TOY.find)) == lines(match)
        assert not [left for left in autosave_folder().iterdir() if left.is_file() and left.stat().st_size == 0]
        assert isinstance(unfinished(autosave_folder()), list)
    assert told, "nothing was refused at all"


@pytest.mark.parametrize("often", [0.02, 0.1, 0.5])
def test_whatever_the_disk_refuses_the_file_is_the_old_or_the_new_one(
    tries: Tries, seed: int, tmp_path: Path, often: float
) -> None:
    dice = random.Random(seed)  # noqa: S311 - a campaign that can be repeated
    match, path = begun(dice), tmp_path / "match.stronghold"
    kit = WITH_TOY.kit(match.header.game)
    expected = save_match(match, kit, path).fingerprint
    for _, _step in zip(range(tries(25, 1000)), steps(match, dice), strict=False):
        before = path.read_bytes()
        try:
            with failing([tmp_path]) as disk:
                disk.refuses = now_and_then(dice, often)
                disk.in_parts = lambda length: dice.randint(1, length)
                expected = save_match(match, kit, path, expected).fingerprint
        except UnsyncedError as error:
            assert lines(open_match(path, WITH_TOY.find)) == lines(match)
            expected = error.fingerprint
        except BadFileError:
            assert path.read_bytes() == before
        else:
            assert lines(open_match(path, WITH_TOY.find)) == lines(match)
    save_match(match, kit, path)
    assert lines(open_match(path, WITH_TOY.find)) == lines(match)
