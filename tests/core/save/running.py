"""A match with a journal, as it is during play."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import Autosave
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.core.undo import UNLIMITED
from tests.toy.entry import TOYS
from tests.toy.game import RAFTS
from tests.toy.moves import Keep, Move, Row, Throw

KIT, find_kit = TOYS.kit("rafts"), TOYS.find
MOVES: Final[tuple[tuple[int, Move], ...]] = ((0, Row(2)), (1, Row(3)), (0, Keep()), (1, Throw()), (0, Row(1)))


def begun(folder: Path, *moves: tuple[int, Move], file: Path | None = None) -> tuple[AnyMatch, Autosave]:
    """Return a match with a journal, some moves played and kept."""
    match: AnyMatch = Match(RAFTS, Header("rafts", names=("Anna", "Bruno"), seed=5), policy=UNLIMITED)
    autosave = Autosave.begin(match, KIT, folder, file)
    for seat, move in moves:
        match.play(seat, move)
        autosave.keep(match)
    return match, autosave


def lines(autosave: Autosave) -> list[str]:
    """Return what the lines of a journal say after its head, without their checksums."""
    return [line[:-9] for line in autosave.path.read_text(encoding="utf-8").splitlines()[1:]]
