"""Every kind of move can be done with the hands, in each of the ways that are offered for it."""

from __future__ import annotations

import pytest

from stronghold_gui.core.notation import kind_of
from stronghold_gui.games.stronghold.notation import NOTATION, parse
from tests.desktop.games.conftest import OpenProgram, sit_at
from tests.desktop.games.hands import Hands
from tests.desktop.games.scenes import FINISHED, SCENES, Made, paid

_BY_MOUSE = ("drag", "clicks", "pick", "button", "choice", "done")


def do_all(hands: Hands, made: Made, kind: str, texts: tuple[str, ...]) -> None:
    """Do moves of a table, each time on a fresh table: each way once, and each move at least once."""
    sit_at(hands, made())
    moves = [parse(text) for text in texts]
    moves = moves or [move for move in hands.controller.moves() if kind_of(move) == kind]
    assert moves
    done: set[str] = set()
    for number, move in enumerate(moves):
        ways = list(hands.ways(move))
        assert any(way.startswith(_BY_MOUSE) for way in ways), move
        for way in [way for way in ways if way not in done] or [ways[number % len(ways)]]:
            done.add(way)
            hands.play(move, way)
            sit_at(hands, made())


def test_there_is_a_table_for_every_kind() -> None:
    assert set(SCENES) == set(NOTATION.kinds)


@pytest.mark.parametrize("kind", SCENES)
def test_a_move_can_be_done_by_hand_in_all_its_ways(open_program: OpenProgram, kind: str) -> None:
    made, texts = SCENES[kind]
    do_all(open_program(), made, kind, texts)


@pytest.mark.parametrize("action", FINISHED)
def test_a_paid_action_is_carried_out_by_hand_wherever_it_can_be(open_program: OpenProgram, action: str) -> None:
    do_all(open_program(), lambda: paid(action), "finish", ())
