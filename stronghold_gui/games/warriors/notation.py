"""The notation of moves: a verb and ids; a people named alone means its infantry.

``attack a.goblins b.dwarves``, ``fire b.elves.archer``, ``keep S7 elves*2 goblins.archer wizard``, ``end``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final, get_args

from stronghold_gui.core.notation import Form, Notation, Part, Value, Words, flag, like, maybe, number, one_of
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
LOOSE: Final = tuple(f"{seat}.{thing}" for seat in SEAT_IDS for thing in ("catapult", "flame", "pile"))
"""Names of things on the table that are never a target or a loss."""
_WARDABLE: Final = (*FACTION_IDS, *DRAGON_IDS)
_MOST_WORDS: Final = 20
"""A limit above the size of any hand or band."""
_TIMES: Final = "*"
_NUMBERS: Final = tuple(map(str, range(2, _MOST_WORDS + 1)))
_INFANTRY: Final = f".{TYPES[0]}"


def _or_battle(fitting: Iterable[str], *expected: str) -> Part:
    """Return the part for one of the fitting words, or a battle card by its letter and number."""
    known = frozenset(fitting)
    return like(lambda word: word in known or bool(_BATTLE.fullmatch(word)), *expected)


def _is_side(word: str) -> bool:
    """Return whether a word is a place, or several dragons joined by ``TOGETHER``."""
    if word in PLACE_INDEX:
        return True
    dragons = word.split(TOGETHER)
    return len(dragons) > 1 and all(dragon in DRAGON_IDS for dragon in dragons)


def _card() -> Part:
    """Return the part for a card; infantry is written as its people alone."""
    card = _or_battle(COMMON, *COMMON)

    def read(words: Words) -> Value:
        if words.left and words.left[0] in PEOPLES:
            words.left[0] += _INFANTRY
        return card.read(words)

    return Part(read, lambda value: str(value).removesuffix(_INFANTRY))


def _bundle(part: Part) -> Part:
    """Return the part for all remaining words of a move; equal ones are written once with their number: ``elves*2``."""

    def read(words: Words) -> tuple[str, ...]:
        found: list[str] = []
        while words.left:
            given = words.left[0]
            words.left[0], times, count = given.partition(_TIMES)
            if times and count not in _NUMBERS:
                raise words.fault(given, ("number",))
            found += [str(part.read(words))] * int(count or 1)
            if len(found) > _MOST_WORDS:
                raise words.fault(given, ())
        return tuple(found)

    def write(value: Value) -> str:
        counted = Counter(part.write(word) for word in value) if isinstance(value, tuple) else Counter[str]()
        return " ".join(word if count == 1 else f"{word}{_TIMES}{count}" for word, count in counted.items())

    return Part(read, write)


_ON_TABLE: Final = _or_battle((*TARGET_INDEX, *LOOSE), *sorted({*TARGET_INDEX, *LOOSE}))
_DRAGON: Final = one_of(*DRAGON_IDS)
_PLACE: Final = one_of(*PLACE_IDS)
_MEMBER: Final = like(frozenset((*PEOPLES, *WARRIORS, *DRAGON_IDS)).__contains__, *PEOPLES)
_UNTILS: Final[tuple[m.Until, ...]] = get_args(m.Until)

NOTATION: Final = Notation[m.Move]({
    "keep": Form(m.Keep, _bundle(_card())),
    "wizard": Form(m.Ward, one_of(*_WARDABLE)),
    "assign": Form(m.Assign, _DRAGON),
    "shift": Form(m.Shift, one_of("wizard", "flame"), one_of(*_WARDABLE), one_of(*_WARDABLE)),
    "kind": Form(m.Declare, one_of(*MIXED_AS)),
    "attack": Form(m.Attack, like(_is_side, *PLACE_IDS), _PLACE),
    "band": Form(m.Band, _bundle(_MEMBER)),
    "target": Form(m.Target, _PLACE),
    "throw": Form(m.Throw, number(digits=3)),
    "lose": Form(m.Lose, _ON_TABLE),
    "flame": Form(m.Flame, _DRAGON, flag("spend", "give")),
    "again": Form(m.Again),
    "charge": Form(m.Charge, _or_battle((*TYPES, *COMMON), *TYPES), _PLACE),
    "end": Form(m.End),
    "fire": Form(m.Fire, _ON_TABLE),
    "pass": Form(m.Pass, maybe(one_of(*_UNTILS), _UNTILS[0])),
})  # fmt: skip
parse: Final = NOTATION.parse
text_of: Final = NOTATION.text_of
