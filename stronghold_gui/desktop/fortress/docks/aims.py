"""What each player is to do in a scenario: told before the first turn, when nobody knows it yet."""

from __future__ import annotations

from typing import Final

from stronghold_gui.desktop.fortress.docks.seen import Seen
from stronghold_gui.games.fortress.data.scenarios import End

_OTHERS: Final = "others"


def aim_words(seen: Seen) -> list[str]:
    """Return for each player in a sentence what wins the match for them."""
    return [aim_of(seen, player) for player in range(seen.view.setting.players)]


def aim_of(seen: Seen, player: int) -> str:
    """Return in a sentence what wins the match for a player."""
    scenario, texts = seen.view.setting.scenario, seen.context.texts
    figures: dict[str, object] = {"name": seen.called(player), "rounds": scenario.rounds, **scenario.end.figures}
    # A map of one's own may have no flag: then only the guards matter.
    kind = "guards" if scenario.end.kind == "flag" and seen.view.setting.plan.flag is None else scenario.end.kind
    message = f"fortress.aim.{kind}.{_part(scenario.end, player)}"
    return texts(message, **{name: figures[name] for name in texts.figures(message)})


def _part(end: End, player: int) -> str:
    """Return which part a player has: that of a player whom the end of the scenario names, or that of all others."""
    named = ("defender", "guards", "rescued", "runner")
    return next((part for part in named if end.figures.get(part) == player), _OTHERS)
