"""Setting up the table for a new match (rules, section 3)."""

from __future__ import annotations

from stronghold_gui.games.stronghold.board import Board
from stronghold_gui.games.stronghold.cards import Cards, load_cards
from stronghold_gui.games.stronghold.data.board_checks import check_box
from stronghold_gui.games.stronghold.data.board_file import load_board
from stronghold_gui.games.stronghold.effects import enter
from stronghold_gui.games.stronghold.pieces import DEEDS, GLORY_INDEX, RESOURCE, STONE
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.values import RULINGS, load_values


def set_up(
    edition: str,
    draft: bool,
    seats: int,
    seed: int,
    board: Board | None = None,
    cards: Cards | None = None,
    rulings: str = RULINGS[0],
) -> Position:
    """Return the position before turn 1. The draft, or turn 1, is a task on ``todo``.

    Args:
        edition: ``revised`` or ``first``.
        draft: draw and choose the phase cards; otherwise the Invader gets the starter set (two players only).
        seats: number of seats.
        seed: random seed.
        board: a custom board.
        cards: custom cards.
        rulings: the version of the rulings; an older one only for a match that began with it.

    Raises:
        DataFault: the set-up needs more pieces than the box has.
    """
    values = load_values(edition, seats, rulings)
    position = Position(board or load_board(), values, cards or load_cards(), seed)
    check_box(position.board, values)
    _set_up_invaders(position)
    _set_up_defenders(position)
    glory = GLORY_INDEX["start"]
    position.invader_glory[glory] = values.glory["invader_start"]
    position.defender_glory[glory] = values.glory["defender_start"] * len(DEEDS)
    position.deeds_left = (1 << len(DEEDS)) - 1
    if draft:
        enter(position, "draft")
    else:
        for invader in position.invaders:
            invader.cards = position.cards.ready
        enter(position, "start")
    return position


def _set_up_invaders(position: Position) -> None:
    position.bag = list(position.values.units)
    for invader in position.invaders:
        invader.resources = position.values.resources_before
        position.supply[RESOURCE] -= invader.resources


def _set_up_defenders(position: Position) -> None:
    board = position.board
    position.inner = list(board.start_units)
    position.stone = list(board.start_stone)
    position.supply[STONE] -= sum(board.start_stone)
    for kind in range(3):
        position.free[kind] -= sum(board.start_units[kind::3])
    # the hourglasses of the set-up join those of the first turn.
    for defender in position.defenders:
        defender.hourglasses = position.values.hourglasses_before
