"""Piles on a table, and the protocols that the table kit calls. Plain data, no Qt and no game."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from stronghold_gui.desktop.refusals import ShownRefusal

Source = tuple[str, str]
"""What can be taken: area and key of a pile. Of things in docks, the area is any text that is no area of the board."""

PILE: Final = "/"


def pile_target(area: str, key: str) -> str:
    """Return the target that is not an area but a pile in it: a card that is shot at."""
    return f"{area}{PILE}{key}"


NOWHERE: Final = ""
"""The target in `TableClient.why_not` when the thing cannot be taken at all."""


@dataclass(frozen=True, slots=True)
class Pile:
    """Pieces of one kind in one area.

    Attributes:
        key: names the pile within its area; the client understands it (`"goblin"`).
        art: name of its picture in the folder of pieces (`"goblin"`).
        count: how many pieces there are; at least 1.
        badge: a short text in the corner instead of the count (`"2/5"`).
        owner: whose it is, as the name of a picture: a row of `Lots` begins with that of its piles.
        tooltip_id: anything that helps `TableWords` to find the right words.
        marks: names of small pictures over each piece's upper left corner (`"possession"` on a hero).
        dimmed: drawn pale: there, but out of play for now (a used hero).
        fixed: shows a state of its area and is no piece of its own: whoever presses it presses the area.
        across: another area in which it stands as well, where pieces stand upright: it is drawn between both, larger.
        scenery: a part of the board that can be met: where it is no goal, whoever points at it means what it hides.
        seen_through: drawn so faint that who stands behind it is seen, and meant by whoever points there.
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
"""The keys of all piles that may ever lie in an area, row by row: each has a lot of its own there, which stays."""

TableContents = Mapping[str, tuple[Pile, ...]]
"""What lies in each area; areas with nothing may be left out."""


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
    """Protocol of a game's answers about what may be done. The client decides; the kit only shows.

    All of them are called while the mouse moves or a key is down: they should answer within a few milliseconds.
    """

    def sources(self) -> Collection[Source]:
        """Return everything that can be taken now, on the board and in docks."""

    def targets(self, area: str, key: str) -> Mapping[str, Sequence[object]]:
        """Return where this may be put: areas, and piles (`pile_target`).

        The choices behind a target are the client's own business.
        """

    def most(self, area: str, key: str) -> int:
        """Return how many pieces of this can be taken in one go; 1 for what is put one by one.

        Whether all of them may go where they are put is found out there.
        """

    def drop(self, area: str, key: str, target: str, onto: str | None, count: int) -> None:
        """Carry out that it was put on `target`, one of `targets`. To ask first, return and ask later.

        `onto` is the key of the pile there on which it was put: `""` for none, None when that cannot be told. `count`
        pieces were put, at most as many as `most`: where not all may go there, those go that may, and `Hand.tell` says
        why the others do not.
        """

    def why_not(self, area: str, key: str, target: str) -> ShownRefusal:
        """Return why this may not go to `target`, or (target `NOWHERE`) may not be taken."""


@runtime_checkable
class TableWords(Protocol):
    """Protocol of a game's text in the current language. A key of ``None`` means the area itself."""

    def label(self, area: str) -> str:
        """Return what is written on the board at this area; nothing if empty."""

    def tooltip(self, area: str, key: str | None) -> str:
        """Return the text for a resting mouse; no tooltip if empty."""

    def name(self, area: str, key: str | None) -> str:
        """Return what a screen reader says for this area or pile."""

    def several(self, area: str, key: str, count: int, most: int) -> str:
        """Return what a screen reader says when so many pieces of a pile are held, of so many that could be."""


class NoClient:
    """A client for a table without players (pictures, look-backs)."""

    def sources(self) -> Collection[Source]:
        return ()

    def targets(self, area: str, key: str) -> Mapping[str, Sequence[object]]:  # noqa: ARG002
        return {}

    def most(self, area: str, key: str) -> int:  # noqa: ARG002
        """One by one."""
        return 1

    def drop(self, area: str, key: str, target: str, onto: str | None, count: int) -> None:
        """Do nothing."""

    def why_not(self, area: str, key: str, target: str) -> ShownRefusal:  # noqa: ARG002
        """There is nothing to say."""
        return ShownRefusal("")


class NoWords:
    """Words for a table without text: ids are used where something must be said."""

    def label(self, area: str) -> str:  # noqa: ARG002
        return ""

    def tooltip(self, area: str, key: str | None) -> str:  # noqa: ARG002
        return ""

    def name(self, area: str, key: str | None) -> str:
        """Say the ids."""
        return area if key is None else f"{key}, {area}"

    def several(self, area: str, key: str, count: int, most: int) -> str:
        """Say the figures."""
        return f"{count} / {most}, {self.name(area, key)}"
