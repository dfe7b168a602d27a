"""Agreement of legal moves and refusals, move by move, over every move that can be written."""

from __future__ import annotations

from random import Random

import pytest

from stronghold_gui.games.stronghold.defence import finish, pause
from stronghold_gui.games.stronghold.defence.buildings import WORKS, costs_fell
from stronghold_gui.games.stronghold.defence.ground import ground_of, room
from stronghold_gui.games.stronghold.moves import DONE
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.values import EDITIONS
from tests.games.stronghold.defence.scramble import scramble
from tests.games.stronghold.defence.universe import finishes, spendings
from tests.games.stronghold.scene import DEFENDER


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(8))
def test_a_move_is_listed_exactly_if_it_is_not_refused(edition: str, seed: int) -> None:
    position = scramble(edition, seed)
    listed = pause.moves(position, DEFENDER)
    assert len(set(listed)) == len(listed)
    legal = {move for move in spendings(position.board) if pause.refusal(position, DEFENDER, move) is None}
    assert legal == set(listed)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(8))
def test_a_way_to_finish_is_listed_exactly_if_it_is_not_refused(edition: str, seed: int) -> None:
    position = scramble(edition, seed)
    position.paid = [9] * len(position.paid)
    costs_fell(position, [])
    listed = finish.moves(position, DEFENDER)
    assert len(set(listed)) == len(listed) > 10
    legal = {move for move in finishes(position.board) if finish.refusal(position, DEFENDER, move) is None}
    assert legal == set(listed)


@pytest.mark.parametrize("seed", range(12))
def test_an_action_has_an_obstacle_exactly_if_there_is_no_way_to_do_it(seed: int) -> None:
    position = scramble("revised", seed)
    ground = ground_of(position, DEFENDER)
    for work in WORKS:
        assert (work.obstacle(position, ground) is None) == bool(work.answers(position, ground)), work.action


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_refusal_names_its_rule(edition: str) -> None:
    position = scramble(edition, 3)
    for move in spendings(position.board):
        refusal = pause.refusal(position, DEFENDER, move)
        assert refusal is None or refusal.source
    for move in finishes(position.board):
        refusal = finish.refusal(position, DEFENDER, move)
        assert refusal is None or refusal.source


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(30))
def test_listed_moves_play_and_keep_the_pieces_together(edition: str, seed: int) -> None:
    position, dice = scramble(edition, seed), Random(seed)  # noqa: S311 - which moves, nothing secret
    whole = _pieces(position)
    for _ in range(20):
        chapter = finish if position.todo else pause
        moves = [move for move in chapter.moves(position, DEFENDER) if move != DONE]
        if not moves:
            break
        chapter.play(position, DEFENDER, dice.choice(moves), [])
        assert _pieces(position) == whole
        assert min(*position.inner, *position.free, *position.supply, position.defenders[0].hourglasses) >= 0
        _within_limits(position)


def _pieces(position: Position) -> tuple[int, ...]:
    """Return how many of the Defender's units there are, by kind."""
    return tuple(position.free[kind] + sum(position.inner[kind::3]) for kind in range(3))


def _within_limits(position: Position) -> None:
    board = position.board
    for place in range(len(board.inner)):
        if place == board.barracks:
            assert all(position.inner[3 * place + kind] <= room(position, place, kind) for kind in range(3))
        else:
            assert position.inner_count(place) <= room(position, place, 1), board.inner[place]
