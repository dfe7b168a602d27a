"""The expected loss of a figure at a place to enemies that can attack it there without moving."""

from __future__ import annotations

from stronghold_gui.games.fortress.field.bits import bits_of_place
from stronghold_gui.games.fortress.fighting.foes import Foes, targets_among
from stronghold_gui.games.fortress.players.stakes import Stakes
from stronghold_gui.games.fortress.players.worth import struck
from stronghold_gui.games.fortress.position import Position


def exposed(stakes: Stakes, position: Position, figure: int) -> float:
    """Return the share of a figure that it is expected to lose to the most dangerous card, by sight and exact odds.

    One card acts in a turn, so the shares of its figures add up, and those of other cards do not.

    Args:
        stakes: the values of figures.
        position: the table of ``stakes``, or a copy in which the figure stands somewhere else.
        figure: the figure that may be attacked.
    """
    setting = position.setting
    among = Foes(bits_of_place(setting.field.bits, position.spots(figure)), door=False)
    by_card: dict[int, float] = {}
    for enemy in stakes.enemies:
        if targets_among(position, enemy, among, "normal"):
            attacks = 2 if setting.figure_has(enemy, "double_attack") else 1
            card = setting.cards.card_of[enemy]
            by_card[card] = by_card.get(card, 0.0) + attacks * struck(position, enemy, figure).hurt
    return min(1.0, max(by_card.values(), default=0.0))
