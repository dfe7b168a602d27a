"""How a game of The Convicted ended, for the result dialog."""

from __future__ import annotations

from dataclasses import replace

from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.play.shown import Ending
from stronghold_gui.games.convicted.wording.nouns import sentence


def ending(shown: Ending, context: ConvictedContext) -> Ending:
    """Return the ending without points, of which there are none: who has won, how, and in which turn.

    The defenders win or lose together; where nobody leads the enemy and they lose, nobody has won.
    """
    turn = context.match.match.position.turn
    told = sentence(context.texts, "window.end", {"how": shown.sentence.rstrip("."), "turn": turn})
    return replace(shown, sentence=told, teams=(), rows=(), total=())
