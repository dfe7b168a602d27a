"""Piles on a table, and the protocols that the table kit calls. Plain data, no Qt and no game."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from stronghold_gui.desktop.refusals import ShownRefusal

Source = tuple[str, str]
"""A thing that can be taken: area and key of a pile. For things in docks, the area is any text that is no area's id."""

PILE: Final = "/"
"""Separates area and key in the name of a target that is a pile."""


def pile_target(area: str, key: str) -> str:
    """Return the target for a pile instead of an area, such as a card that is shot at."""
    return f"{area}{PILE}{key}"


NOWHERE: Final = ""
"""The target in `TableClient.why_not` when the thing cannot be taken at all."""


@dataclass(frozen=True, slots=True)
class Pile:
    """Pieces of one kind in one area.

    Attributes:
        key: names the pile within its area, in the client's terms (`"goblin"`).
        art: name of its picture in the folder of pieces (`"goblin"`).
        count: how many pieces there are; at least 1.
        badge: a short text in the corner instead of the count (`"2/5"`).
        owner: name of the picture of its owner, shown at the start of its row of `Lots`.
        tooltip_id: any id that helps `TableWords` to find the right text.
        marks: names of small pictures over each piece's upper left corner (`"possession"` on a hero).
        dimmed: whether it is drawn pale: present, but out of play for now (a used hero).
        fixed: whether it shows a state of its area and is not a piece: a click on it means the area.
        across: a second area in which an upright piece stands: it is drawn between both, larger.
        scenery: whether it is a part of the board. While it is no target, pointing at it means the pile behind it.
        seen_through: whether it is drawn so faintly that pointing at it means a piece behind it.
    """

    key: str
    art: str
    count: int = 1
    badge: str = ""
    owner: str = ""
    tooltip_id: str = ""
    marks: tuple[str, ...] = ()
    dimmed: bool = False
    fixed: bool = False
    across: str = ""
    scenery: bool = False
    seen_through: bool = False

    def __post_init__(self) -> None:
        if self.count < 1:
            raise ValueError(f"a pile of {self.count} {self.key} is no pile")


Lots = Sequence[Sequence[str]]
"""The keys of all piles that may be in an area, row by row: each has a permanent lot there."""

TableContents = Mapping[str, tuple[Pile, ...]]
"""The contents of each area; empty areas may be left out."""


def changed_areas(old: TableContents, new: TableContents) -> Iterator[str]:
    """Yield the areas whose piles differ, so that only they are laid out again."""
    for area, piles in new.items():
        if old.get(area, ()) != piles:
            yield area
    for area, piles in old.items():
        if piles and area not in new:
            yield area


def pile_at(contents: TableContents, area: str, key: str) -> Pile | None:
    """Return one pile, or None when it is not (or no longer) there."""
    return next((pile for pile in contents.get(area, ()) if pile.key == key), None)


class TableClient(Protocol):
    """Protocol of a game's answers about possible moves. The client decides; the kit only shows.

    All methods are called while the mouse moves or a key is down, so they should return within a few milliseconds.
    """

    def sources(self) -> Collection[Source]:
        """Return everything that can be taken now, on the board and in docks."""

    def targets(self, area: str, key: str) -> Collection[str]:
        """Return the targets of a pile: areas, and piles (`pile_target`)."""

    def most(self, area: str, key: str) -> int:
        """Return how many pieces of a pile can be taken at once; 1 if they are put one by one.

        Whether a target accepts all of them is checked at the drop.
        """

    def drop(self, area: str, key: str, target: str, onto: str | None, count: int) -> None:
        """Carry out a drop on `target`, one of `targets`. To ask the user first, return at once and ask afterwards.

        `onto` is the key of the pile on which it was put: `""` for none, None if unknown. `count` pieces were put, at
        most `most`. If not all may go there, as many as possible go, and `Hand.tell` gives the refusal of the others.
        """

    def why_not(self, area: str, key: str, target: str) -> ShownRefusal:
        """Return why a pile may not go to `target`, or (target `NOWHERE`) may not be taken."""


@runtime_checkable
class TableWords(Protocol):
    """Protocol of a game's text in the current language. A key of ``None`` means the area itself."""

    def label(self, area: str) -> str:
        """Return the text on the board at this area; none if empty."""

    def tooltip(self, area: str, key: str | None) -> str:
        """Return the text for a resting mouse; no tooltip if empty."""

    def name(self, area: str, key: str | None) -> str:
        """Return the screen reader's text for this area or pile."""

    def several(self, area: str, key: str, count: int, most: int) -> str:
        """Return the screen reader's text for `count` held pieces of a pile, of `most` that could be held."""


class NoClient:
    """A client for a table without players (pictures, look-backs)."""

    def sources(self) -> Collection[Source]:
        return ()

    def targets(self, area: str, key: str) -> Collection[str]:  # noqa: ARG002
        return ()

    def most(self, area: str, key: str) -> int:  # noqa: ARG002
        return 1

    def drop(self, area: str, key: str, target: str, onto: str | None, count: int) -> None:
        """Do nothing."""

    def why_not(self, area: str, key: str, target: str) -> ShownRefusal:  # noqa: ARG002
        """Return no refusal."""
        return ShownRefusal("")


class NoWords:
    """Words for a table without text; screen readers get the ids."""

    def label(self, area: str) -> str:  # noqa: ARG002
        return ""

    def tooltip(self, area: str, key: str | None) -> str:  # noqa: ARG002
        return ""

    def name(self, area: str, key: str | None) -> str:
        return area if key is None else f"{key}, {area}"

    def several(self, area: str, key: str, count: int, most: int) -> str:
        return f"{count} / {most}, {self.name(area, key)}"
