"""Random games of every game, by every number of players, with every option: each position is checked."""

from __future__ import annotations

import random
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any

import pytest

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.save import BadFileError
from stronghold_gui.core.save.match_file import to_bytes
from stronghold_gui.core.save.raw import parse_raw
from tests.games.begun import SUBJECTS, Kind, check_begun, kinds
from tests.games.conformance import Subject
from tests.hunts.conftest import Tries
from tests.toy.entry import WITH_TOY

TABLES = [(game, seats) for game in SUBJECTS for seats in sorted(WITH_TOY.kit(game).game.seat_counts)]
REFUSED = 10
"""Moves of the universe that are tried at each step."""


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_position_of_random_games_is_a_good_document(
    game: str, seats: int, tries: Tries, seed: int, tmp_path: Path
) -> None:
    subject, dice = SUBJECTS[game](), random.Random(seed)  # noqa: S311 - which moves, nothing secret
    ways = [kind for kind in kinds(game) if kind.seats == seats]
    for number in range(tries(1, 800)):
        _play(subject, dice.choice(ways), seed + number, tmp_path)


def _play(subject: Subject, kind: Kind, seed: int, folder: Path) -> None:
    """Play a random game to its end; once in it, begin a new match from its position."""
    dice = random.Random(seed)  # noqa: S311 - as above
    match = kind.begin(seed)
    game, begun_at = match.game, dice.randrange(100)
    while decisions := game.decisions(match.position):
        here = f"{kind} with seed {seed}, after {len(match.played)} moves"
        seat = dice.choice(decisions).seat
        legal = game.legal_moves(match.position, seat)
        assert legal, here
        _look(subject, kind, match.position, here)
        _try_others(subject, match.position, seat, legal, dice, here)
        if len(match.played) == begun_at:
            check_begun(kind.game, match.position, dice, folder)
        match.play(seat, dice.choice(legal))
    _look(subject, kind, match.position, f"{kind} with seed {seed}, at its end")


def _look(subject: Subject, kind: Kind, position: Any, here: str) -> None:  # noqa: ANN401 - any game's
    """Check that each seat has a view, and that the position comes back from its document without faults."""
    game, positions = subject.kit.game, subject.kit.positions
    before = position.copy()
    for seat in (None, *range(kind.seats)):
        game.view(position, seat)
    try:
        again = positions.from_json(parse_raw(to_bytes(positions.to_json(position))))
    except BadFileError as error:
        raise AssertionError(f"{here}: {error.faults}") from error
    assert again == before == position, here


def _try_others(
    subject: Subject,
    position: Any,  # noqa: ANN401 - any game's
    seat: Seat,
    legal: Sequence[Any],
    dice: random.Random,
    here: str,
) -> None:
    """Check that every other move is refused, with a reason of the game's set and a known rule."""
    for move in dice.sample(subject.universe, min(REFUSED, len(subject.universe))):
        refusal = subject.kit.game.refusal(position, seat, move)
        assert (refusal is None) == (move in legal), f"{here}: {move}"
        if refusal is not None:
            assert isinstance(refusal.reason, StrEnum), f"{here}: {move}"
            assert subject.known_source(refusal.source), f"{here}: {move}"
