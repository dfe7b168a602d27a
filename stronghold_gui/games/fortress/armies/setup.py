"""Set-up of a match: armies, the order of placing, and the first tasks (rules, sections 3, 4 and 15)."""

from __future__ import annotations

from stronghold_gui.games.fortress.armies.placing import wait_to_drop
from stronghold_gui.games.fortress.dice import combat, d20
from stronghold_gui.games.fortress.events import BeginsFirst, CombatRolled, Event, Rolled
from stronghold_gui.games.fortress.position import NONE, Position

DICE_FOR_FIRST = 6
"""Number of combat dice that decide who begins if there is no initiative (RF-76)."""


def set_up(position: Position, out: list[Event]) -> None:
    """Roll for the first player if needed, add the tasks before the first round, and give out given armies."""
    position.todo = [("begin", 0, 0)]
    setting = position.setting
    if position.armies == "draft":
        position.first = highest(position, list(range(setting.players)), "draft", out)
        position.todo.append(("draft", 0, 0))
        return
    first = setting.scenario.places_first
    if first == NONE:
        first = highest(position, list(range(setting.players)), "placing", out)
    order = going_left(position, first)
    position.todo += [("place", player, NONE) for player in reversed(order)]
    if position.armies == "chosen":
        position.todo += [("choose", player, 0) for player in reversed(order)]
        return
    for player, army in enumerate(setting.given):
        for card in army:
            position.owner[card] = player
            wait_to_drop(position, card)


def going_left(position: Position, first: int) -> list[int]:
    """Return all players clockwise, beginning with the first."""
    players = position.setting.players
    return [(first + step) % players for step in range(players)]


def highest(position: Position, players: list[int], why: str, out: list[Event]) -> int:
    """Roll the d20 for each player and return the player with the highest; ties roll again."""
    while len(players) > 1:
        rolled = {player: d20(position, f"{why} p{player + 1}") for player in players}
        out += [Rolled(position.setting.who(player), why, number) for player, number in rolled.items()]
        most = max(rolled.values())
        players = [player for player, number in rolled.items() if number == most]
    out.append(BeginsFirst(position.setting.who(players[0]), why))
    return players[0]


def most_skulls(position: Position, players: list[int], out: list[Event]) -> int:
    """Roll combat dice for each player and return the player with the most skulls; ties roll again."""
    while len(players) > 1:
        rolled = {player: combat(position, f"first p{player + 1}", DICE_FOR_FIRST)[0] for player in players}
        out += [CombatRolled(position.setting.who(player), skulls) for player, skulls in rolled.items()]
        most = max(rolled.values())
        players = [player for player, skulls in rolled.items() if skulls == most]
    out.append(BeginsFirst(position.setting.who(players[0]), "skulls"))
    return players[0]
