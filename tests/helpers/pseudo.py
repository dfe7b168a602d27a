"""A pseudo-language, which shows the source of each text.

    Menu entry "&Open"            ->  ⟦&Óþéñ~~⟧
    "{unit_a} leaves {place}"     ->  ⟦⟦áñ óŕç~⟧ ļéávéš ⟦wéšţ wáļļ 3~~~⟧~~~~⟧
    "{who}: {what}"               ->  ⟪⟦Ïñváðéŕ~~⟧: ⟦çħóóšé …⟧⟫

Each message is put into brackets, its letters get accents, and it becomes a third longer, as translations do; figures
stay where they are. So whatever can be read without brackets did not come from the catalogue, and whatever is more
than one pair of brackets was put together by the program instead of by a translator, who could not have ordered it.

What may stand inside a sentence are words and numbers: things that a translator can put where the language wants them.
A whole sentence inside another one is a fault. Only a message without words of its own (a *frame*, in ⟪⟫) may hold
sentences: there is nothing in it that could be in the wrong order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import ceil
from typing import Final

from stronghold_gui.text.catalogue import FIGURE, Catalogue, known_files
from stronghold_gui.text.sources import Message, read_source

CODE: Final = "xx"
"""What a window calls this language."""
_ACCENTS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçðéƒĝħíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĜĦÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ",
)
_LONGER: Final = 0.35
_KEPT: Final = re.compile(rf"{FIGURE.pattern}|<[^>]*>|&[a-z]+;")
"""Figures, doubled braces, and tags of rich text."""
_OPEN: Final = "⟦⟪"
_CLOSE: Final = "⟧⟫"
_SENTENCE: Final = re.compile(r"[.!?]~*[⟧⟫]$")
_BETWEEN: Final = re.compile(r"\n| · | – |  ")
"""What sets pieces apart that say something each: lines, and the marks of a row of facts."""
_HEARD: Final = re.compile(rf"{_BETWEEN.pattern}|[,.] ")
"""The same for what is only heard: a pause between facts."""


class PseudoCatalogue(Catalogue):
    """The English messages in the pseudo-language."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            "en", (_disguised(one) for path in known_files("en") for one in read_source(path)[1]), strict=True
        )


def _disguised(message: Message) -> Message:
    return Message(message.id, tuple(map(disguise, message.forms)), message.counts, message.state)


def disguise(form: str) -> str:
    """Return a sentence of a translation in the pseudo-language."""
    own = _KEPT.sub("", form)
    letters = sum(letter.isalpha() for letter in own)
    if not letters:
        return f"⟪{form}⟫"
    parts, end = [], 0
    for kept in _KEPT.finditer(form):
        parts += [form[end : kept.start()].translate(_ACCENTS), kept[0]]
        end = kept.end()
    parts.append(form[end:].translate(_ACCENTS))
    return f"⟦{''.join(parts)}{'~' * ceil(letters * _LONGER)}⟧"


def faults(text: str, known: re.Pattern[str], *, heard: bool = False) -> Iterator[str]:
    """Yield what a text shows to be wrong with how it was made.

    Args:
        text: what can be read.
        known: what is written alike in every language (names, ids of places, keys).
        heard: only screen readers say it.
    """
    for piece in _pieces(text, _HEARD if heard else _BETWEEN):
        nodes, outside = _split(piece)
        # ``capital`` and its like work on the first letter, which is a bracket here.
        bare = known.sub("", outside)
        if any(letter.isalpha() for letter in bare):
            yield f"not from the catalogue: {bare.strip()!r}"
        # Whole sentences may follow one another.
        if len(nodes) > 1 and not (outside.isspace() and all(map(_SENTENCE.search, nodes[:-1]))):
            yield f"put together by the program: {piece!r}"
        elif nodes and any(letter.isalnum() for letter in bare):
            yield f"put beside a message: {piece!r}"
        for node in nodes:
            yield from _sentences_inside(node)


def _pieces(text: str, marks: re.Pattern[str]) -> Iterator[str]:
    """Yield the parts of a text that say something each, cut outside brackets only."""
    depth, start = 0, 0
    for at, letter in enumerate(text):
        depth += (letter in _OPEN) - (letter in _CLOSE)
        if not depth and (between := marks.match(text, at + 1 if letter in _CLOSE else at)):
            yield text[start : between.start()]
            start = between.end()
    yield text[start:]


def _split(piece: str) -> tuple[list[str], str]:
    """Return the messages in a piece, and the text outside them."""
    nodes, outside, depth, start = [], [], 0, 0
    for at, letter in enumerate(piece):
        if letter in _OPEN:
            start = start if depth else at
            depth += 1
        elif letter in _CLOSE and depth:
            depth -= 1
            if not depth:
                nodes.append(piece[start : at + 1])
        elif not depth:
            outside.append(letter)
    return nodes, "".join(outside)


def _sentences_inside(node: str) -> Iterator[str]:
    """Yield the whole sentences inside a message that has its own words."""
    inner, _ = _split(node[1:-1])
    for found in inner:
        if node[0] == "⟦" and _SENTENCE.search(found):
            yield f"a sentence inside a sentence: {node!r}"
        yield from _sentences_inside(found)
