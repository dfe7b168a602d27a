"""The notation of moves: a verb and ids, stable, and the same in every language.

``attack a.goblins b.dwarves``, ``fire b.elves.archer``, ``keep S7 elves*2 goblins.archer wizard``, ``end``; of a
people named alone the infantry is meant. One notation serves command line, log, keyboard, files and tests; every text
a move gives parses back to the same move.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, get_args

from stronghold_gui.core.game import NotationError
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.pieces import (
    BATTLE_LETTERS,
    COMMON,
    DRAGON_IDS,
    FACTION_IDS,
    MIXED_AS,
    PEOPLES,
    PLACE_IDS,
    PLACE_INDEX,
    SEAT_IDS,
    TARGET_INDEX,
    TOGETHER,
    TYPES,
    WARRIORS,
)

_BATTLE: Final = re.compile(rf"[{''.join(BATTLE_LETTERS.values())}][1-9]\d?")
_CARDS: Final = frozenset(COMMON)
_MEMBERS: Final = frozenset((*PEOPLES, *WARRIORS, *DRAGON_IDS))
LOOSE: Final = tuple(f"{seat}.{thing}" for seat in SEAT_IDS for thing in ("catapult", "flame", "pile"))
"""Names of what lies on the table and is never a target or a loss."""
_ON_TABLE: Final = frozenset((*TARGET_INDEX, *LOOSE))
_WARDABLE: Final = (*FACTION_IDS, *DRAGON_IDS)
_MOST_WORDS: Final = 20
"""Above any hand or band."""
_TIMES: Final = "*"
_INFANTRY: Final = f".{TYPES[0]}"
_NUMBERS: Final = tuple(map(str, range(2, _MOST_WORDS + 1)))

_VERBS: Final[dict[type, str]] = {
    m.Keep: "keep",
    m.Ward: "wizard",
    m.Assign: "assign",
    m.Shift: "shift",
    m.Declare: "kind",
    m.Attack: "attack",
    m.Band: "band",
    m.Target: "target",
    m.Throw: "throw",
    m.Lose: "lose",
    m.Flame: "flame",
    m.Again: "again",
    m.Charge: "charge",
    m.End: "end",
    m.Fire: "fire",
    m.Pass: "pass",
}
"""The verb of each kind of move."""


def text_of(move: m.Move) -> str:
    """Return the notation of a move."""
    match move:
        case m.Keep(cards):
            return " ".join(("keep", *_bundled(tuple(card.removesuffix(_INFANTRY) for card in cards))))
        case m.Band(members):
            return " ".join(("band", *_bundled(members)))
        case m.Flame(dragon, spend):
            return f"flame {dragon} {'spend' if spend else 'give'}"
        case m.Pass("window"):
            return "pass"
        case _:
            return " ".join((_VERBS[type(move)], *(str(getattr(move, name)) for name in move.__struct_fields__)))


def _bundled(words: tuple[str, ...]) -> list[str]:
    """Return equal words as one with their number: ``elves*2``."""
    return [word if number == 1 else f"{word}{_TIMES}{number}" for word, number in Counter(words).items()]


class _Words:
    """The words of a text still to be read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.left = text.split()

    def fault(self, word: str, expected: Iterable[str]) -> NotationError:
        return NotationError(self.text, word, tuple(expected))

    def next(self, fits: Callable[[str], bool], expected: Iterable[str]) -> str:
        word = self.left.pop(0) if self.left else ""
        if not word or not fits(word):
            raise self.fault(word, expected)
        return word

    def one_of(self, allowed: Iterable[str]) -> str:
        allowed = tuple(allowed)
        return self.next(allowed.__contains__, allowed)

    def card(self) -> str:
        if self.left and self.left[0] in PEOPLES:
            self.left[0] += _INFANTRY
        return self.next(lambda word: word in _CARDS or bool(_BATTLE.fullmatch(word)), COMMON)

    def on_table(self) -> str:
        return self.next(lambda word: word in _ON_TABLE or bool(_BATTLE.fullmatch(word)), sorted(_ON_TABLE))

    def side(self) -> str:
        return self.next(_is_side, PLACE_IDS)

    def camper(self) -> str:
        fits = {*TYPES, *_CARDS}
        return self.next(lambda word: word in fits or bool(_BATTLE.fullmatch(word)), TYPES)

    def several(self, word: Callable[[], str]) -> tuple[str, ...]:
        """Return words to the end, those with a number behind (``elves*2``) so many times."""
        found: list[str] = []
        while self.left:
            given = self.left[0]
            self.left[0], times, number = given.partition(_TIMES)
            if times and number not in _NUMBERS:
                raise self.fault(given, ("number",))
            found += [word()] * int(number or 1)
            if len(found) > _MOST_WORDS:
                raise self.fault(given, ())
        return tuple(found)

    def number(self) -> int:
        return int(self.next(lambda word: word.isascii() and word.isdigit() and len(word) < 4, ("number",)))


def _is_side(word: str) -> bool:
    """Return whether a word is a place, or several dragons in their order."""
    if word in PLACE_INDEX:
        return True
    dragons = word.split(TOGETHER)
    return len(dragons) > 1 and all(dragon in DRAGON_IDS for dragon in dragons)


def _passing(words: _Words) -> m.Move:
    untils: tuple[m.Until, ...] = get_args(m.Until)
    chosen = words.one_of(untils) if words.left else untils[0]
    return next(m.Pass(until) for until in untils if until == chosen)


_PARSERS: Final[dict[str, Callable[[_Words], m.Move]]] = {
    "keep": lambda w: m.Keep(w.several(w.card)),
    "wizard": lambda w: m.Ward(w.one_of(_WARDABLE)),
    "assign": lambda w: m.Assign(w.one_of(DRAGON_IDS)),
    "shift": lambda w: m.Shift(w.one_of(("wizard", "flame")), w.one_of(_WARDABLE), w.one_of(_WARDABLE)),
    "kind": lambda w: m.Declare(w.one_of(MIXED_AS)),
    "attack": lambda w: m.Attack(w.side(), w.one_of(PLACE_IDS)),
    "band": lambda w: m.Band(w.several(lambda: w.next(_MEMBERS.__contains__, PEOPLES))),
    "target": lambda w: m.Target(w.one_of(PLACE_IDS)),
    "throw": lambda w: m.Throw(w.number()),
    "lose": lambda w: m.Lose(w.on_table()),
    "flame": lambda w: m.Flame(w.one_of(DRAGON_IDS), w.one_of(("spend", "give")) == "spend"),
    "again": lambda _: m.AGAIN,
    "charge": lambda w: m.Charge(w.camper(), w.one_of(PLACE_IDS)),
    "end": lambda _: m.END,
    "fire": lambda w: m.Fire(w.on_table()),
    "pass": _passing,
}

VERBS: Final = tuple(_PARSERS)
"""Every first word a move can have."""


def parse(text: str) -> m.Move:
    """Return the move that a notation names.

    Raises:
        NotationError: naming the word that does not fit and what would.
    """
    words = _Words(text)
    move = _PARSERS[words.one_of(_PARSERS)](words)
    if words.left:
        raise words.fault(words.left[0], ())
    return move


_KINDS: Final[dict[str, type[m.Move]]] = {kind.__name__.lower(): kind for kind in get_args(m.Move)}
MOVE_KINDS: Final = tuple(_KINDS)


def kind_of(move: m.Move) -> str:
    """Return the kind of a move (``attack``)."""
    return type(move).__name__.lower()
