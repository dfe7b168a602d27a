"""Players without any knowledge of a game: the toy, by each level."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.player import Player
from stronghold_gui.players.guessing import Guesser
from stronghold_gui.players.levels import LEVELS
from tests.toy.entry import TOYS
from tests.toy.game import COUNTS, RAFTS
from tests.toy.moves import Move, Row
from tests.toy.position import Raft, River, RiverView

KIT = TOYS.kit("rafts")


def played(levels: Sequence[str], seed: int) -> tuple[River, list[str]]:
    """Play a match between levels; return the final state, and the moves."""
    position = RAFTS.setup({}, len(levels), seed)
    players: list[Player[RiverView, Move]] = [KIT.players[level](seed + seat) for seat, level in enumerate(levels)]
    moves = []
    while decisions := RAFTS.decisions(position):
        decision = decisions[0]
        legal = RAFTS.legal_moves(position, decision.seat)
        move = players[decision.seat].choose(RAFTS.view(position, decision.seat), decision, legal)
        assert move in legal
        moves.append(RAFTS.text(move))
        RAFTS.play(position, decision.seat, move)
    return position, moves


@pytest.mark.parametrize("seats", COUNTS)
def test_every_level_plays_every_seat_to_the_end(seats: int) -> None:
    levels = [LEVELS[(seat + seats) % len(LEVELS)] for seat in range(seats)]
    position, _ = played(levels, 5)
    assert RAFTS.outcome(position) is not None


def test_the_same_seed_chooses_the_same() -> None:
    assert played(["medium"] * 3, 7)[1] == played(["medium"] * 3, 7)[1]


def test_a_level_that_thinks_wins_more_than_one_that_does_not() -> None:
    won = [0, 0]
    for seed in range(24):
        seats = ("medium", "random") if seed % 2 else ("random", "medium")
        for winner in played(seats, seed)[0].landed:
            won[seats[winner] == "medium"] += 1
    assert won[1] > 1.5 * won[0]


def position_at_the_landing() -> River:
    """Return a river on which rowing one place lands, and rowing harder may tip the raft."""
    position = RAFTS.setup({}, 2, 1)
    position.rafts[:] = [Raft(at=position.length - 1, rope=False), Raft(at=position.length - 2, rope=False)]
    position.flood = position.length - 3
    return position


def test_it_finds_the_move_that_lands() -> None:
    position = position_at_the_landing()
    moves = RAFTS.legal_moves(position, 0)
    for level in ("medium", "hard"):
        assert KIT.players[level](3).choose(RAFTS.view(position, 0), Decision(0, "row"), moves) == Row(1)


def test_it_is_asked_between_two_plays_whether_to_stop_and_then_chooses() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return True

    position = position_at_the_landing()
    player = KIT.players["hard"](3)
    assert isinstance(player, Guesser)
    player.heed(stop)
    moves = RAFTS.legal_moves(position, 0)
    assert player.choose(RAFTS.view(position, 0), Decision(0, "row"), moves) in moves
    assert asked == 1


def test_what_others_have_chosen_in_secret_changes_nothing() -> None:
    chosen = set()
    for effort in (1, 2, 3):
        position = RAFTS.setup({}, 3, 4)
        position.rafts[1] = Raft(effort=effort)
        view, moves = RAFTS.view(position, 0), RAFTS.legal_moves(position, 0)
        chosen.add(KIT.players["hard"](9).choose(view, Decision(0, "row"), moves))
    assert len(chosen) == 1
