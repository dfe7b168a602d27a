"""Rating of cards for order markers, or for single turns in modes without markers."""

from __future__ import annotations

from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.engaged import engaged_with
from stronghold_gui.games.fortress.moving.search_cache import keep
from stronghold_gui.games.fortress.players.outlook import Outlook
from stronghold_gui.games.fortress.players.threats import within_move
from stronghold_gui.games.fortress.players.weapons import best_attack
from stronghold_gui.games.fortress.position import MARKERS_EACH, NONE, Position


def rate_card(outlook: Outlook, move: m.Mark | m.Use) -> float:
    """Return the rating of a move: the expected gain of its card, negated for the X marker, which gives no turn."""
    hope = hope_of(outlook, outlook.setting.card_index[move.card])
    match move:
        case m.Mark("X", _):
            return -hope
        case m.Mark(_, name):
            first = MARKERS_EACH * outlook.player
            laid = outlook.position.markers[first : first + MARKERS_EACH - 1]
            return hope * outlook.weights.again ** laid.count(outlook.setting.card_index[name])
        case m.Use():
            return hope


def hope_of(outlook: Outlook, card: int) -> float:
    """Return the estimated gain of a card's figures in a turn; cached, since a player lays four markers in a row."""
    position, memory = outlook.position, outlook.setting.memory
    key = "hope", card, outlook.player, outlook.weights, *_what_decides(position)
    known = memory.get(key)
    if not isinstance(known, float):
        figures = (figure for figure in outlook.setting.cards.figures(card) if position.where[figure] >= 0)
        known = sum((_hope(outlook, figure) for figure in figures), start=0.0)
        keep(memory, key, known)
    return known


def _what_decides(position: Position) -> tuple[int, ...]:
    """Return the part of the cache key of ``hope_of`` that depends on the position."""
    door = position.door, position.controller, position.door_wounds, position.flag, position.starters
    lists = (position.where, position.second, position.wounds, position.owner)
    spirits = (position.attack_spirits, position.defence_spirits)
    return (*door, *(number for numbers in (*lists, *spirits) for number in numbers))


def _hope(outlook: Outlook, figure: int) -> float:
    position, weights = outlook.position, outlook.weights
    here = position.spots(figure)
    attack = weights.attack * best_attack(outlook, position, figure)
    stays = outlook.quiet(figure, here) + attack
    best = max(outlook.rough(figure, [(spot,) for spot in _within(position, figure)]), default=stays)
    if engaged_with(position, figure):
        best -= weights.stir
    return attack + max(0.0, best - stays)


def _within(position: Position, figure: int) -> list[int]:
    """Return the free spots in reach of a figure, on foot or flying; figures in its way are ignored."""
    setting, at = position.setting, position.at
    if setting.figure_has(figure, "flying"):
        move = setting.cards.of(figure).move
        columns = setting.distances.from_spot(position.where[figure])
        return [spot for spot, far in enumerate(columns) if far <= move and at[spot] == NONE]
    return [spot for spot in within_move(position, figure) if at[spot] == NONE]
