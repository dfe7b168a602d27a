"""Objects that are imported when they are first needed."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Generic, TypeVar, cast

T = TypeVar("T")


@dataclass(frozen=True)
class Lazy(Generic[T]):
    """An object in a module that is not imported yet; calling it imports the module and returns the object.

    Attributes:
        where: the object as ``module:name``. Another process can find it by this text.
    """

    where: str

    def __call__(self) -> T:
        module, _, name = self.where.partition(":")
        return cast("T", getattr(import_module(module), name))
