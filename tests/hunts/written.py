"""Texts that a game reads as moves, made from what its notation says would fit, not from moves that were seen.

Nothing here knows a game: a ``NotationError`` names the words that could follow.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from stronghold_gui.core.game import AnyGame, NotationError

_PROBE: Final = "?"
"""A word of no game; what is said about it is what fits in its place."""
_MOST_WORDS: Final = 12
_STOP: Final = 0.35
"""How often a text that is a move already is left as it is."""
_NUMBERS: Final = ("0", "1", "2", "3", "99", "999", "9999")


class Writer:
    """Writes texts that are moves in the notation of a game.

    Attributes:
        game: the game.
        words: the words for open places of the notation: all ids in its moves, and numbers.
    """

    def __init__(self, game: AnyGame, moves: Sequence[Any], dice: random.Random) -> None:
        """Learn the words of moves, all of the game's if possible."""
        self.game, self._dice = game, dice
        found = {word for move in moves for word in game.text(move).split()}
        self.words = (*sorted(found - {*self._expected([])}), *_NUMBERS)

    def grown(self) -> str:
        """Return a text that grew word by word; empty where it came to nothing."""
        written: list[str] = []
        while len(written) < _MOST_WORDS:
            if self._is_move(written) and self._dice.random() < _STOP:
                break
            following = self._following(written)
            if not following:
                break
            written.append(following)
        return " ".join(written) if self._is_move(written) else ""

    def changed(self, text: str) -> str:
        """Return a text with a word changed, added, left out, repeated; empty where that is no move."""
        words = text.split()
        at = self._dice.randrange(len(words))
        match self._dice.randrange(4):
            case 0:
                words[at] = self._dice.choice(self.words)
            case 1:
                words.insert(at + 1, self._dice.choice(self.words))
            case 2:
                del words[at]
            case _:
                words.insert(at, words[at])
        return " ".join(words) if self._is_move(words) else ""

    def _is_move(self, words: Sequence[str]) -> bool:
        try:
            self.game.parse(" ".join(words))
        except NotationError:
            return False
        return True

    def _following(self, words: Sequence[str]) -> str:
        """Return a word that can follow, or the empty text if none can."""
        named = list(self._expected(words))
        self._dice.shuffle(named)
        # Words such as `place` and `number` are placeholders. Some words can be given with a number: elves*2.
        tried = [*named[:6], *self._dice.choices(self.words, k=12)]
        many = [f"{word}*{self._dice.randrange(2, 9)}" for word in tried[:2] if self._dice.random() < 0.3]
        return next((word for word in (*many, *tried) if self._fits([*words, word])), "")

    def _expected(self, words: Sequence[str]) -> Sequence[str]:
        try:
            self.game.parse(" ".join((*words, _PROBE)))
        except NotationError as error:
            return error.expected if error.word == _PROBE else ()
        return ()

    def _fits(self, words: Sequence[str]) -> bool:
        """Return whether a text is a move or the beginning of one."""
        try:
            self.game.parse(" ".join(words))
        except NotationError as error:
            return not error.word
        return True
