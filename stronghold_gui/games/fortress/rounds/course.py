"""The course of rounds and turns: tasks without decisions (rules, section 5)."""

from __future__ import annotations

from stronghold_gui.games.fortress.armies.setup import going_left, highest, most_skulls
from stronghold_gui.games.fortress.door import rested_turn_over
from stronghold_gui.games.fortress.ends import time_is_up
from stronghold_gui.games.fortress.events import (
    BeginsFirst,
    Event,
    MarkerTurned,
    RoundBegan,
    RoundEnded,
    TurnEnded,
    TurnLost,
    TurnWaits,
)
from stronghold_gui.games.fortress.moves import MARKERS
from stronghold_gui.games.fortress.position import MARKERS_EACH, NONE, WAITING, Position, Task


def begin(position: Position, task: Task, out: list[Event]) -> bool:
    """Begin the first round, or the turns in modes without rounds."""
    position.todo.pop()
    if position.setting.mode.rounds:
        position.todo.append(("round", 0, 0))
    else:
        position.stage = "turns"
        position.order = tuple(going_left(position, most_skulls(position, list(range(position.setting.players)), out)))
        position.todo.append(("single", 0, 0))
    position.todo.append(("check", 0, 0))
    return False


def begin_round(position: Position, task: Task, out: list[Event]) -> bool:
    """Begin a round: add its tasks for drops, order markers, initiative and turns."""
    position.todo.pop()
    position.stage = "drop"
    position.player = position.card = NONE
    out.append(RoundBegan(position.round))
    position.todo += [("turns", 0, 0), ("mark", 0, 0), ("check", 0, 0), ("window", 0, 0)]
    for player in reversed(range(position.setting.players)):
        position.todo += [("drop", player, card) for card in _waiting(position, player)]
    return False


def _waiting(position: Position, player: int) -> list[int]:
    figures = position.setting.cards.figures
    return [
        card
        for card in position.cards_of(player)
        if position.setting.has(card, "the_drop") and all(position.where[figure] == WAITING for figure in figures(card))
    ]


def begin_turns(position: Position, task: Task, out: list[Event]) -> bool:
    """Roll initiative if needed, and add all turns of the round: each player's first, then each player's second ..."""
    position.todo.pop()
    position.stage = "turns"
    scenario = position.setting.scenario
    if position.round == 1 and scenario.begins != NONE:
        first = scenario.begins
        out.append(BeginsFirst(position.setting.who(first), "scenario"))
    else:
        playing = [player for player in range(position.setting.players) if position.has_figures(player)]
        first = highest(position, playing, "initiative", out)
    position.order = tuple(going_left(position, first))
    turns = [("turn", player, number) for number in range(position.setting.pieces.turns) for player in position.order]
    position.todo += [("round_end", 0, 0), *reversed(turns)]
    return False


def begin_turn(position: Position, task: Task, out: list[Event]) -> bool:
    """Turn up the order marker of a turn, if its card has a figure, and let the card act."""
    _, player, number = position.todo.pop()
    if not position.has_figures(player):
        return False
    who = position.setting.who(player)
    card = position.markers[MARKERS_EACH * player + number]
    if card == NONE or position.owner[card] != player or not position.alive(card):
        out.append(TurnLost(who))
        return False
    position.turned |= 1 << (MARKERS_EACH * player + number)
    out.append(MarkerTurned(who, MARKERS[number], position.setting.cards.ids[card]))
    if all(position.where[figure] < 0 for figure in position.setting.cards.figures(card)):
        out.append(TurnWaits(who, position.setting.cards.ids[card]))
        return False
    start_turn(position, player, card, number)
    return False


def start_turn(position: Position, player: int, card: int, number: int) -> None:
    """Add the tasks of a turn of a card."""
    position.player, position.card, position.number = player, card, number
    position.todo += [("turn_end", player, 0), ("act", player, 0), ("window", 0, 0)]


def end_turn(position: Position, task: Task, out: list[Event]) -> bool:
    """End a turn: clear the state that belongs to it."""
    player = position.todo.pop()[1]
    position.grenades |= position.thrown
    position.moved = position.attacked = position.again = position.used = position.thrown = 0
    position.fighting = False
    position.quarry = position.hunter = NONE
    rested_turn_over(position)
    out.append(TurnEnded(position.setting.who(player)))
    position.todo += [("idle", 0, 0), ("window", 0, 0)]
    return False


def idle(position: Position, task: Task, out: list[Event]) -> bool:
    """Clear the active player and card between turns."""
    position.todo.pop()
    position.player = position.card = NONE
    position.number = 0
    return False


def end_round(position: Position, task: Task, out: list[Event]) -> bool:
    """End a round: order markers come back; after the last round the match is over."""
    position.todo.pop()
    position.markers = [NONE] * len(position.markers)
    position.turned = 0
    position.resting = 0
    position.order = ()
    out.append(RoundEnded(position.round))
    if position.round >= position.setting.scenario.rounds:
        time_is_up(position, out)
    else:
        position.round += 1
        position.todo.append(("round", 0, 0))
    return False


def single_turn(position: Position, task: Task, out: list[Event]) -> bool:
    """Let the next player take a single turn with any own card (discovery); after the last turn the match is over."""
    most = position.setting.scenario.rounds * position.setting.pieces.turns
    turn = sum(position.taken)
    if turn >= most * len(position.order):
        position.todo.pop()
        time_is_up(position, out)
        return False
    player = position.order[turn % len(position.order)]
    position.taken[player] += 1
    position.round = (position.taken[player] - 1) // position.setting.pieces.turns + 1
    if position.has_figures(player):
        position.todo.append(("use", player, 0))
    return False
