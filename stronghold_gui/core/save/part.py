"""A part of a document, as the dataclasses of documents derive from it."""

from __future__ import annotations

from typing import ClassVar

from pydantic import ConfigDict


class Part:
    """A part that is read strictly: no unknown members, no guessing of types."""

    __slots__ = ()
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid", strict=True)
