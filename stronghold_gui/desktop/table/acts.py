"""Content of animations: acts, small values in the table's terms, and beats, the acts that happen together.

Plain data, no Qt and no game. A game writes its events down as beats; `animation_queue` plays them, `props` draws them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from stronghold_gui.desktop.table.model import Pile, Source

MissileShape = Literal["arrow", "stone", "ball"]


@dataclass(frozen=True, slots=True)
class Fly:
    """Missiles that fly from area to area. A missile that misses (`hits` is false) flies past the goal and vanishes."""

    shape: MissileShape
    start: str
    goal: str
    count: int = 1
    hits: bool = True


@dataclass(frozen=True, slots=True)
class Turn:
    """A card that is turned over at an area.

    Attributes:
        area: the area.
        front: the pieces on its face, side by side.
        word: the text below the pieces, or `""`.
        mark: a tick (`yes`) or a cross (`no`) beside the word, which says the same by shape; `""` for neither.
        size: its size, relative to a usual card.
    """

    area: str
    front: tuple[str, ...]
    word: str = ""
    mark: Literal["", "yes", "no"] = ""
    size: float = 1.0


@dataclass(frozen=True, slots=True)
class Fall:
    """Pieces of a pile that fall and vanish. The animation takes them off the pile when they begin to fall."""

    source: Source
    art: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Walk:
    """A piece that goes from area to area. It leaves its pile at the start, and joins the pile at the goal on arrival.

    Attributes:
        source: the pile that it leaves, or `None` for a piece that comes from beside the board.
        goal: the area it goes to.
        piece: the piece, as a pile of one at the goal.
    """

    source: Source | None
    goal: str
    piece: Pile


@dataclass(frozen=True, slots=True)
class Appear:
    """A piece that is put at an area. From then on the area shows its real contents."""

    area: str
    key: str
    art: str


@dataclass(frozen=True, slots=True)
class Column:
    """One side of a sum: the name of its owner, and its named terms."""

    name: str
    terms: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        """The sum of the terms."""
        return sum(number for _, number in self.terms)


@dataclass(frozen=True, slots=True)
class Sum:
    """Two sums that count up beside an area, term by term, followed by the verdict.

    Attributes:
        area: the area beside which they are shown.
        columns: the two sides.
        verdict: the result in a few words.
        winner: the column with the larger sum, 0 or 1; -1 for neither.
    """

    area: str
    columns: tuple[Column, Column]
    verdict: str
    winner: int = -1


@dataclass(frozen=True, slots=True)
class Token:
    """A word or number that rises from an area; if `art` is given, with the picture of that piece beside it."""

    area: str
    text: str
    art: str = ""


@dataclass(frozen=True, slots=True)
class Burst:
    """An explosion at an area, with a word on it."""

    area: str
    word: str


@dataclass(frozen=True, slots=True)
class Die:
    """A die of a throw.

    Attributes:
        art: the piece that is its face; `""` for one with a number.
        word: the number on it, or `""`.
        counts: whether it has an effect by itself.
        stopped: whether the other side's dice cancel that effect.
    """

    art: str
    word: str = ""
    counts: bool = True
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class DiceRow:
    """The dice of one side, with the name of that side."""

    name: str
    dice: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class Dice:
    """A throw of dice beside an area: dice tumble, come to rest and are compared, followed by the verdict.

    Attributes:
        area: the area beside which they are shown.
        rows: the dice of each side.
        verdict: the result in a few words.
    """

    area: str
    rows: tuple[DiceRow, ...]
    verdict: str


Act = Fly | Turn | Fall | Walk | Appear | Sum | Dice | Token | Burst


@dataclass(frozen=True, slots=True)
class Beat:
    """Acts that happen together.

    Attributes:
        acts: its acts; none for a beat that has only text.
        line: its sentence, or `""`.
        title: the heading of a part that begins here, or `""`.
        settles: areas that show their real contents at the end of the beat, unless a later beat changes them.
        line_at: the time at which its sentence appears, from 0 (start of the beat) to 1 (its end).
        holds: shortest time in milliseconds for which it is shown at normal speed, even if other beats are hurried.
    """

    acts: tuple[Act, ...] = ()
    line: str = ""
    title: str = ""
    settles: tuple[str, ...] = ()
    line_at: float = 0.0
    holds: int = 0

    @property
    def touched(self) -> Iterator[str]:
        """The areas whose piles it changes."""
        yield from self.settles
        for act in self.acts:
            match act:
                case Fall((area, _)) | Appear(area):
                    yield area
                case Walk(source, goal):
                    yield goal
                    if source is not None:
                        yield source[0]
                case _:
                    pass


AT_REST: Final = 0.36
"""Time at which dice come to rest, from 0 to 1 of their act."""
COMPARED: Final = 0.58
"""Time at which the dice of both sides are compared, from 0 to 1 of their act."""
TURNED: Final = 0.42
"""Time at which a card that is turned over shows its face, from 0 to 1 of its act."""
_TITLE: Final = 420
_LINE: Final = 480
_TERM: Final = 190
VERDICT: Final = 620
"""Least milliseconds for which the result of a sum can be read."""
_LENGTHS: Final[dict[type, int]] = {
    Fly: 420, Turn: 580, Fall: 400, Walk: 380, Appear: 200, Dice: 1700, Token: 560, Burst: 800,
}  # fmt: skip


def length(beat: Beat) -> int:
    """Return the duration of a beat in milliseconds at its own pace."""
    spoken = max(_TITLE if beat.title else 0, _LINE if beat.line and not beat.acts else 0)
    return max((spoken, beat.holds, *(_length_of(act) for act in beat.acts)))


def _length_of(act: Act) -> int:
    if isinstance(act, Sum):
        return _TERM * sum(len(column.terms) for column in act.columns) + VERDICT
    return _LENGTHS[type(act)]


def changed(piles: Sequence[Pile], pile: Pile, change: int) -> tuple[Pile, ...]:
    """Return the piles with a number of pieces of one kind added (or, negative, removed); never below zero."""
    found = next((here for here in piles if here.key == pile.key), None)
    count = (found.count if found is not None else 0) + change
    if found is None:
        return (*piles, replace(pile, count=count)) if count > 0 else tuple(piles)
    if count <= 0:
        return tuple(here for here in piles if here.key != pile.key)
    return tuple(replace(here, count=count) if here.key == pile.key else here for here in piles)
