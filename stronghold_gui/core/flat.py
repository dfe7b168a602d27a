"""Flat positions: plain values, lists of plain values, and chance, with shared functions to copy and key them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, ClassVar, Self

from stronghold_gui.core.chance import Chance


class FlatPosition:
    """A position with all its members in ``__slots__``, plus chance.

    Attributes:
        LISTS: the members that are lists of plain values; a copy gets new lists.
        SHARED: the members that hold the constant data of a match; they never change and are not part of the key.
    """

    __slots__: tuple[str, ...] = ("chance",)
    __hash__ = None  # type: ignore[assignment]

    LISTS: ClassVar[tuple[str, ...]] = ()
    SHARED: ClassVar[tuple[str, ...]] = ()
    chance: Chance
    _plain: ClassVar[tuple[str, ...]]

    def __init_subclass__(cls) -> None:
        cls._plain = tuple(name for name in cls.__slots__ if name not in cls.LISTS)

    def copy(self) -> Self:
        """Return an equal position that shares no mutable part."""
        twin = self.__class__.__new__(self.__class__)
        for name in self._plain:
            setattr(twin, name, getattr(self, name))
        for name in self.LISTS:
            setattr(twin, name, getattr(self, name)[:])
        twin.chance = self.chance.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, self.__class__):
            return NotImplemented
        members = (*self.__slots__, "chance")
        return all(getattr(self, name) == getattr(other, name) for name in members)

    def flat_key(self) -> tuple[Hashable, ...]:
        """Return a key that is equal for positions of one match with the same future, chance apart."""
        lists: list[Any] = [tuple(getattr(self, name)) for name in self.LISTS]
        return (*lists, *(getattr(self, name) for name in self._plain if name not in self.SHARED))
