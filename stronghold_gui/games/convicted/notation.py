"""The notation of moves: a verb and ids, stable, and the same in every language.

``fortify NE``, ``train archer N spearman``, ``aim archer NE assault_N``, ``take warrior N.2``, ``cast shield archer``,
``done``. One notation serves command line, log, keyboard, files and tests; every text a move gives parses back to the
same move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, get_args

from stronghold_gui.core.game import NotationError
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.pieces import (
    BUILDINGS,
    DIRECTIONS,
    ENGINES,
    FOE_PIECES,
    HEROES,
    OBSTACLES,
    POSTS,
    POWERS,
    REPAIRABLE,
    RESOURCES,
    RING_IDS,
    SEAT_IDS,
    SECTIONS,
    TECHNOLOGIES,
    TOWN,
    UNITS,
    ZONES,
)
from stronghold_gui.games.convicted.siege.removed import FALLEN

_SQUADS: Final = tuple(f"{direction}.{number}" for direction in DIRECTIONS for number in range(1, 10))
_PIECES: Final = (*UNITS, *ENGINES)
_STARTS: Final = (*POSTS, TOWN, FALLEN)
_TARGETS: Final = (*REPAIRABLE, *ZONES, *_SQUADS, *UNITS, *ENGINES, m.NOBODY)
_DAMAGED: Final = (*BUILDINGS, *SECTIONS, *RING_IDS)
_MOST: Final = 9999
_SEVERAL: Final = 8
"""Above every list of sections or resources that a move names."""


class _Words:
    """The words of a text still to be read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.left = text.split()

    def fault(self, word: str, expected: Iterable[str]) -> NotationError:
        return NotationError(self.text, word, tuple(expected))

    def one_of(self, allowed: Iterable[str]) -> str:
        allowed = tuple(allowed)
        word = self.left.pop(0) if self.left else ""
        if word not in allowed:
            raise self.fault(word, allowed)
        return word

    def optional(self, allowed: Iterable[str]) -> str:
        return self.one_of((*allowed, m.NOBODY)) if self.left else m.NOBODY

    def several(self, allowed: Iterable[str]) -> tuple[str, ...]:
        allowed = tuple(allowed)
        if len(self.left) > _SEVERAL:
            raise self.fault(self.left[_SEVERAL], ())
        return tuple(self.one_of(allowed) for _ in range(len(self.left)))

    def number(self) -> int:
        word = self.left.pop(0) if self.left else ""
        if not (word.isascii() and word.isdigit() and len(word) <= len(str(_MOST))):
            raise self.fault(word, ("number",))
        return int(word)


def _forge(words: _Words) -> m.Move:
    *given, wanted = words.several(RESOURCES) or ("",)
    if not wanted:
        raise words.fault("", RESOURCES)
    return m.Forge(tuple(given), wanted)


def _drill(words: _Words) -> m.Move:
    return m.Drill(words.one_of(UNITS), words.several(POSTS))


_PARSERS: Final[dict[str, Callable[[_Words], m.Move]]] = {
    "hero": lambda w: m.Hero(w.one_of(HEROES)),
    "place": lambda w: m.Place(w.one_of(_PIECES), w.one_of(_STARTS), w.one_of((*POSTS, TOWN))),
    "defend": lambda w: m.Defend(w.several(SECTIONS)),
    "fortify": lambda w: m.Fortify(w.one_of(SECTIONS)),
    "build": lambda w: m.Build(w.one_of(BUILDINGS)),
    "entrench": lambda w: m.Entrench(w.one_of(OBSTACLES[1:]), w.one_of(RING_IDS)),
    "research": lambda w: m.Research(w.one_of(TECHNOLOGIES)),
    "collect": lambda w: m.Collect(w.one_of(RESOURCES)),
    "train": lambda w: m.Train(w.one_of(UNITS), w.one_of(POSTS), w.optional(UNITS)),
    "drill": _drill,
    "make": lambda w: m.Make(w.one_of(ENGINES), w.one_of(POSTS), w.optional(ENGINES)),
    "repair": lambda w: m.Repair(w.one_of(REPAIRABLE)),
    "desert": lambda w: m.Desert(w.one_of(UNITS), w.one_of(POSTS)),
    "forge": _forge,
    "offer": lambda w: m.Offer(w.one_of(SEAT_IDS), w.one_of(RESOURCES), w.number()),
    "want": lambda w: m.Want(w.one_of(RESOURCES), w.number()),
    "give": lambda _: m.GIVE,
    "answer": lambda w: m.Answer(w.one_of(("yes", "no")) == "yes"),
    "sabotage": lambda w: m.Sabotage(w.one_of(_DAMAGED)),
    "inspire": lambda w: m.Inspire(w.one_of(SECTIONS)),
    "cast": lambda w: m.Cast(w.one_of(POWERS), w.optional(_TARGETS)),
    "aim": lambda w: m.Aim(w.one_of(_PIECES), w.one_of(POSTS), w.one_of(ZONES)),
    "direct": lambda w: m.Direct(w.one_of(FOE_PIECES), w.one_of(DIRECTIONS), w.one_of(SECTIONS)),
    "storm": lambda w: m.Storm(w.one_of(FOE_PIECES), w.one_of(DIRECTIONS)),
    "take": lambda w: m.Take(w.one_of(FOE_PIECES), w.one_of((*ZONES, *_SQUADS))),
    "fall": lambda w: m.Fall(w.one_of(_PIECES)),
    "regroup": lambda w: m.Regroup(w.one_of(_PIECES), w.one_of(POSTS), w.one_of(POSTS)),
    "recall": lambda w: m.Recall(w.one_of(UNITS), w.one_of(POSTS), w.one_of(POSTS)),
    "group": lambda w: m.Group(w.one_of(FOE_PIECES), w.one_of(_SQUADS)),
    "carry": lambda w: m.Carry(w.one_of(_SQUADS)),
    "guide": lambda w: m.Guide(w.one_of(_PIECES), w.one_of(POSTS), w.one_of(POSTS)),
    "face": lambda w: m.Face(w.one_of(UNITS), w.one_of(_SQUADS)),
    "withdraw": lambda w: m.Withdraw(w.one_of(_SQUADS)),
    "absent": lambda w: m.Absent(w.one_of(UNITS), w.one_of(_SQUADS)),
    "demolish": lambda w: m.Demolish(w.one_of(FOE_PIECES), w.one_of(_SQUADS)),
    "murder": lambda w: m.Murder(w.one_of(_SQUADS)),
    "destroy": lambda w: m.Destroy(w.one_of(BUILDINGS)),
    "done": lambda _: m.DONE,
}
VERBS: Final = tuple(_PARSERS)
"""Every first word a move can have."""


def kind_of(move: m.Move) -> str:
    """Return the kind of a move (``fortify``)."""
    return type(move).__name__.lower()


def text_of(move: m.Move) -> str:
    """Return the notation of a move; what is ``-`` at the end is left out."""
    words = [kind_of(move)]
    for name in move.__struct_fields__:
        match getattr(move, name):
            case bool() as flag:
                words.append("yes" if flag else "no")
            case tuple() as several:
                words += several
            case given:
                words.append(str(given))
    return " ".join(words).removesuffix(f" {m.NOBODY}")


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
