"""A part of a document, as the dataclasses of documents derive from it."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeVar

from pydantic import ConfigDict, Field

T = TypeVar("T")
Short = Annotated[list[T], Field(max_length=100)]
"""A list of people's own tables: none of the games has a hundred of anything."""
Few = Annotated[dict[str, T], Field(max_length=100)]
"""Such a table's values by name."""


class Part:
    """A part that is read strictly: no unknown members, no guessing of types."""

    __slots__ = ()
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid", strict=True)
