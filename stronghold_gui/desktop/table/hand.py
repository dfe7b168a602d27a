"""What the player holds, whichever way it was taken: by mouse, by keys, from a dock.

There is one hand at a table. Scene, tiles in docks and the window all speak with it, so a tile taken by a click in a
dock can be put by a key on the board.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from stronghold_gui.core.value import value
from stronghold_gui.desktop.table.model import NOWHERE, Source, TableClient


@value
class Held:
    """What is in the hand and where it may go."""

    area: str
    key: str
    targets: Mapping[str, Sequence[object]]

    @property
    def source(self) -> Source:
        """Where it comes from, as the client names it."""
        return self.area, self.key


class Hand(QObject):
    """Takes and puts; asks the client about everything.

    Signals:
        picked(area, key): something was taken.
        emptied(): nothing is held any more, put or not.
        dropped(area, key, target): it was put and the client has carried it out.
        refused(area, key, target, refusal): it was not, and why (`ShownRefusal`); target is empty when it could not
            even be taken.
        refreshed(): what can be taken may have changed.
        keys_wanted(): something was taken by keys in a dock; the board should take the keyboard to have it put.
    """

    picked = Signal(str, str)
    emptied = Signal()
    dropped = Signal(str, str, str)
    refused = Signal(str, str, str, object)
    refreshed = Signal()
    keys_wanted = Signal()

    def __init__(self, client: TableClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._held: Held | None = None

    @property
    def client(self) -> TableClient:
        """Who decides. Exchanging it empties the hand."""
        return self._client

    @client.setter
    def client(self, client: TableClient) -> None:
        self.cancel()
        self._client = client
        self.refresh()

    @property
    def held(self) -> Held | None:
        """What is held, or None."""
        return self._held

    @property
    def targets(self) -> frozenset[str]:
        """Where what is held may go."""
        return frozenset(self._held.targets) if self._held else frozenset()

    def holds(self, area: str, key: str) -> bool:
        """Tell whether exactly this is held."""
        return self._held is not None and self._held.source == (area, key)

    def can_pick(self, area: str, key: str) -> bool:
        """Tell whether this can be taken now."""
        return (area, key) in self._client.sources()

    def pick(self, area: str, key: str) -> bool:
        """Take something; what was held before goes back. A refusal is told by `refused`."""
        self.cancel()
        targets = self._client.targets(area, key) if self.can_pick(area, key) else {}
        if not targets:
            self._refuse(area, key, NOWHERE)
            return False
        self._held = Held(area, key, targets)
        self.picked.emit(area, key)
        return True

    def put(self, target: str, onto: str | None = None) -> bool:
        """Put what is held; tell whether that was done. After a refusal it is still held.

        Args:
            target: the area.
            onto: the key of the pile that it was put on; ``""`` beside all piles, ``None`` if nobody can tell.
        """
        held = self._held
        if held is None:
            return False
        if target not in held.targets:
            self._refuse(held.area, held.key, target)
            return False
        self._empty()
        self._client.drop(held.area, held.key, target, onto)
        self.dropped.emit(held.area, held.key, target)
        return True

    def cancel(self) -> None:
        """Put back what is held, if anything."""
        if self._held is not None:
            self._empty()

    def refresh(self) -> None:
        """Take note of a new position: what is held goes back if it cannot be held any more."""
        held = self._held
        if held is not None:
            targets = self._client.targets(*held.source) if self.can_pick(*held.source) else {}
            if targets:
                self._held = Held(held.area, held.key, targets)
            else:
                self._empty()
        self.refreshed.emit()

    def _refuse(self, area: str, key: str, target: str) -> None:
        self.refused.emit(area, key, target, self._client.why_not(area, key, target))

    def _empty(self) -> None:
        self._held = None
        self.emptied.emit()
