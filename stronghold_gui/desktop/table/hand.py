"""The player's hand: the pieces held, taken by mouse, by keys or from a dock.

There is one hand at a table. Scene, tiles in docks and the window share it, so a tile taken by a click in a
dock can be put by a key on the board.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.table.model import NOWHERE, Source, TableClient


@dataclass(frozen=True, slots=True)
class Held:
    """The held pile and its possible targets."""

    area: str
    key: str
    targets: Collection[str]

    @property
    def source(self) -> Source:
        """The source of the held pile, as the client names it."""
        return self.area, self.key


class Hand(QObject):
    """Takes and puts pieces; the client decides what is legal.

    Attributes:
        opens: called with the area of a pile that cannot be taken; returns whether it handled the press otherwise,
        such as by listing the possible moves, so that there is no refusal.

    Signals:
        picked(area, key): something was taken.
        emptied(): nothing is held any more, whether it was put or not.
        counted(count): the number of held pieces has changed, of `most`.
        dropped(area, key, target): the held pieces were put, and the client has played the move.
        refused(area, key, target, refusal): taking or putting was refused (`ShownRefusal`); the target is empty if
        the piece could not be taken.
        refreshed(): what can be taken may have changed.
        keys_wanted(): something was taken by keys in a dock; the board should take the focus so that it can be put.
    """

    picked = Signal(str, str)
    emptied = Signal()
    counted = Signal(int)
    dropped = Signal(str, str, str)
    refused = Signal(str, str, str, object)
    refreshed = Signal()
    keys_wanted = Signal()

    def __init__(self, client: TableClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._held: Held | None = None
        self._count = self._most = 1
        self._shift_typed = False
        self.opens: Callable[[str], bool] = lambda _area: False

    @property
    def client(self) -> TableClient:
        """The client that decides. Replacing it empties the hand."""
        return self._client

    @client.setter
    def client(self, client: TableClient) -> None:
        self.cancel()
        self._client = client
        self.refresh()

    @property
    def held(self) -> Held | None:
        """The held pile, or ``None``."""
        return self._held

    @property
    def targets(self) -> frozenset[str]:
        """The areas where the held pile may go."""
        return frozenset(self._held.targets) if self._held else frozenset()

    @property
    def count(self) -> int:
        """The number of held pieces, from 1 to `most`."""
        return self._count

    @property
    def most(self) -> int:
        """The number of pieces that could be held together."""
        return self._most

    def hold(self, count: int) -> None:
        """Hold a number of pieces, limited to 1 to `most`."""
        count = max(1, min(count, self._most))
        if self._held is not None and count != self._count:
            self._count = count
            self.counted.emit(count)

    def hold_all(self) -> None:
        """Hold all pieces, as Shift asks, unless Shift is down because a digit needed it."""
        if not self._shift_typed:
            self.hold(self._most)

    def hold_typed(self, count: int, *, shift: bool) -> None:
        """Hold as many pieces as a typed digit says."""
        self._shift_typed = shift
        self.hold(count)

    def release_shift(self) -> None:
        """Let Shift mean all pieces again."""
        self._shift_typed = False

    def holds(self, area: str, key: str) -> bool:
        return self._held is not None and self._held.source == (area, key)

    def can_pick(self, area: str, key: str) -> bool:
        return (area, key) in self._client.sources()

    def pick(self, area: str, key: str) -> bool:
        """Put back the held pieces and take a pile; return whether it was taken.

        If it cannot be taken, `opens` may handle the press; else emit `refused`.
        """
        self.cancel()
        self.release_shift()
        targets = self._client.targets(area, key) if self.can_pick(area, key) else ()
        if not targets:
            if not self.opens(area):
                self._refuse(area, key, NOWHERE)
            return False
        self._held = Held(area, key, targets)
        self._count, self._most = 1, self._client.most(area, key)
        self.picked.emit(area, key)
        return True

    def put(self, target: str, onto: str | None = None) -> bool:
        """Put the held pieces; return whether that worked. After a refusal they are still held.

        Args:
            target: the area.
            onto: the key of the pile below; ``""`` beside all piles, ``None`` if unknown.
        """
        held = self._held
        if held is None:
            return False
        if target not in held.targets:
            self._refuse(held.area, held.key, target)
            return False
        count = self._count
        self._empty()
        self._client.drop(held.area, held.key, target, onto, count)
        self.dropped.emit(held.area, held.key, target)
        return True

    def cancel(self) -> None:
        """Put back what is held, if anything."""
        if self._held is not None:
            self._empty()

    def refresh(self) -> None:
        """Update the hand after a change of position: put back the held pieces if they can no longer be taken."""
        held = self._held
        if held is not None:
            targets = self._client.targets(*held.source) if self.can_pick(*held.source) else ()
            if targets:
                self._held = Held(held.area, held.key, targets)
                self._most = self._client.most(*held.source)
                self.hold(self._count)
            else:
                self._empty()
        self.refreshed.emit()

    def tell(self, source: Source, target: str, refusal: ShownRefusal) -> None:
        """Report why some or all pieces did not go to a target, for clients that find this out only by trying."""
        self.refused.emit(*source, target, refusal)

    def _refuse(self, area: str, key: str, target: str) -> None:
        self.refused.emit(area, key, target, self._client.why_not(area, key, target))

    def _empty(self) -> None:
        self._held = None
        self._count = self._most = 1
        self.emptied.emit()
