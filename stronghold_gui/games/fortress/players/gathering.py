"""Rating of cards for an army, and of places for its figures."""

from __future__ import annotations

from stronghold_gui.games.fortress.armies.placing import place_of
from stronghold_gui.games.fortress.players.goals import away
from stronghold_gui.games.fortress.players.outlook import Outlook
from stronghold_gui.games.fortress.position import NONE


def rate_pick(outlook: Outlook, name: str) -> float:
    """Return the worth of a card in an army: its points, range and movement; flyers can take flags."""
    setting, weights = outlook.setting, outlook.weights
    number = setting.card_index[name]
    card = setting.cards.cards[number]
    worth = card.points + weights.reach * card.range + weights.pace * card.move
    takes = outlook.aims.x != NONE and outlook.side != outlook.aims.defends
    if takes and (setting.has(number, "flying") or setting.has(number, "the_drop")):
        worth += weights.goal
    return worth


def rate_placing(outlook: Outlook, name: str, space: str, second: str) -> float:
    """Return the worth of placing a figure on a space.

    Spaces near its goal are best, and for tough figures the spaces that must be held.
    """
    setting, position = outlook.setting, outlook.position
    place, figure = place_of(position, space, second), setting.figure_index[name]
    assert place is not None
    worth = outlook.quiet(figure, place)
    door = setting.field.door_spots
    if not outlook.goals(figure) and door and outlook.side not in (outlook.aims.defends, outlook.aims.home):
        # Enemies may not be placed yet, so a figure that only follows enemies begins near the door, through which they
        # must come. A figure on two spaces cannot enter the doorway (RF-10), so it goes beside it.
        gate = door[:1] if not second else setting.field.around[door[0]]
        far = away(position, figure, frozenset(gate), shut=False)
        worth -= outlook.weights.approach * min(far[spot] for spot in place)
    if not outlook.aims.held[outlook.side].isdisjoint(place):
        card = setting.cards.of(figure)
        worth += card.defence * card.life - card.points / card.figures
    return worth
