"""Hints: what a decision is about, what is possible, and what usually matters. On request, and never a move. No Qt.

    hint = hints.hint(game.view(position, seat), game.decisions(position), seat, game.legal_moves(position, seat))
    hint.about, hint.anchor        # the id of a sentence, and of the paragraph of the rules that explains it
    hint.groups                    # the legal moves in groups that can be read
    hint.blocked                   # current actions that cannot be taken, and why
    hint.advice                    # what usually matters here
    hints.told(hint, texts)        # all of it in sentences

A hint uses only information that its seat may see: the seat's view, the public decisions, and the seat's own legal
moves. It plays nothing and ranks nothing. Advice is a set of general sentences, each with a condition that a person at
the table could check by looking (``rule.py``); the program only selects those that fit. ``hints`` is the game's part
(``game.py``).
"""

from stronghold_gui.teaching.hints.game import HintGame
from stronghold_gui.teaching.hints.hint import Advice, Blocked, Group, Hint, Told, ToldGroup

__all__ = ["Advice", "Blocked", "Group", "Hint", "HintGame", "Told", "ToldGroup"]
