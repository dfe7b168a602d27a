"""The notation of moves: a verb and ids, stable, and the same in every language.

``go drake 14,8,21``, ``attack syvarris door``, ``mark X finn``, ``end``. One notation serves command line, log,
keyboard, files and tests; every text a move gives parses back to the same move.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, get_args

from stronghold_gui.core.game import NotationError
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.field.hexes import DIRECTIONS

SPACE: Final = re.compile(r"\d{1,2},\d{1,2},\d{1,3}", re.ASCII)
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}(?:\.[1-4])?", re.ASCII)
_YES: Final = ("yes", "no")

VERB_OF: Final[dict[type, str]] = {
    m.Pick: "pick",
    m.Place: "place",
    m.Drop: "drop",
    m.Mark: "mark",
    m.Use: "use",
    m.Step: "step",
    m.Go: "go",
    m.Fly: "fly",
    m.Leap: "leap",
    m.Grapple: "grapple",
    m.Stop: "stop",
    m.Strike: "strike",
    m.Charge: "charge",
    m.Shackle: "shackle",
    m.Chomp: "chomp",
    m.Clone: "clone",
    m.Return: "return",
    m.Attack: "attack",
    m.Explode: "explode",
    m.Throw: "throw",
    m.Breathe: "breathe",
    m.Next: "next",
    m.TakeFlag: "flag",
    m.Door: "door",
    m.TakeCard: "take",
    m.Spirit: "spirit",
    m.Rest: "rest",
    m.End: "end",
}
"""The verb of each kind of move."""


def text_of(move: m.Move) -> str:
    """Return the notation of a move."""
    verb = VERB_OF[type(move)]
    match move:
        case m.Door(opens):
            return f"{verb} {'open' if opens else 'close'}"
        case m.Drop(go):
            return f"{verb} {'go' if go else 'stay'}"
        case m.Strike(yes) | m.TakeCard(yes):
            return f"{verb} {_YES[not yes]}"
        case m.Breathe(figure, space, direction, door):
            return " ".join((verb, figure, space, direction, *([m.DOOR] if door else [])))
        case m.Rest("once"):
            return verb
        case _:
            given = (str(getattr(move, name)) for name in move.__struct_fields__)
            return " ".join((verb, *(word for word in given if word)))


class _Words:
    """The words of a text still to be read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.left = text.split()

    def fault(self, word: str, expected: Iterable[str]) -> NotationError:
        return NotationError(self.text, word, tuple(expected))

    def next(self, fits: Callable[[str], object], expected: Iterable[str]) -> str:
        word = self.left.pop(0) if self.left else ""
        if not word or not fits(word):
            raise self.fault(word, expected)
        return word

    def one_of(self, *allowed: str) -> str:
        return self.next(allowed.__contains__, allowed)

    def name(self) -> str:
        return self.next(NAME.fullmatch, ("figure",))

    def space(self) -> str:
        return self.next(lambda word: SPACE.fullmatch(word) and plain(word), ("space",))

    def maybe_space(self) -> str:
        return self.space() if self.left else ""

    def yes(self, *words: str) -> bool:
        return self.one_of(*words) == words[0]


def plain(space: str) -> bool:
    """Return whether the numbers of a space are written without needless zeros, so that each space has one name."""
    return space == ",".join(str(int(part)) for part in space.split(","))


def _marker(words: _Words) -> m.Marker:
    chosen = words.one_of(*m.MARKERS)
    return next(marker for marker in m.MARKERS if marker == chosen)


def _rest(words: _Words) -> m.Move:
    untils: tuple[m.Until, ...] = get_args(m.Until)
    chosen = words.one_of(*untils) if words.left else untils[0]
    return next(m.Rest(until) for until in untils if until == chosen)


def _breathe(words: _Words) -> m.Move:
    figure, space, direction = words.name(), words.space(), words.one_of(*DIRECTIONS)
    return m.Breathe(figure, space, direction, bool(words.left) and words.one_of(m.DOOR) == m.DOOR)


_PARSERS: Final[dict[str, Callable[[_Words], m.Move]]] = {
    "pick": lambda w: m.Pick(w.name()),
    "place": lambda w: m.Place(w.name(), w.space(), w.maybe_space()),
    "drop": lambda w: m.Drop(w.yes("go", "stay")),
    "mark": lambda w: m.Mark(_marker(w), w.name()),
    "use": lambda w: m.Use(w.name()),
    "step": lambda w: m.Step(w.name(), w.space(), w.maybe_space()),
    "go": lambda w: m.Go(w.name(), w.space(), w.maybe_space()),
    "fly": lambda w: m.Fly(w.name(), w.space(), w.maybe_space()),
    "leap": lambda w: m.Leap(w.name(), w.space()),
    "grapple": lambda w: m.Grapple(w.name(), w.space()),
    "stop": lambda w: m.Stop(w.name()),
    "strike": lambda w: m.Strike(w.yes(*_YES)),
    "charge": lambda _: m.CHARGE,
    "shackle": lambda w: m.Shackle(w.name()),
    "chomp": lambda w: m.Chomp(w.name()),
    "clone": lambda _: m.CLONE,
    "return": lambda w: m.Return(w.space()),
    "attack": lambda w: m.Attack(w.name(), w.name()),
    "explode": lambda w: m.Explode(w.name(), w.name()),
    "throw": lambda w: m.Throw(w.name(), w.name()),
    "breathe": _breathe,
    "next": lambda w: m.Next(w.name()),
    "flag": lambda w: m.TakeFlag(w.name()),
    "door": lambda w: m.Door(w.yes("open", "close")),
    "take": lambda w: m.TakeCard(w.yes(*_YES)),
    "spirit": lambda w: m.Spirit(w.name()),
    "rest": _rest,
    "end": lambda _: m.END,
}

VERBS: Final = tuple(_PARSERS)
"""Every first word a move can have."""


def parse(text: str) -> m.Move:
    """Return the move that a notation names.

    Raises:
        NotationError: naming the word that does not fit and what would.
    """
    words = _Words(text)
    move = _PARSERS[words.one_of(*_PARSERS)](words)
    if words.left:
        raise words.fault(words.left[0], ())
    return move
