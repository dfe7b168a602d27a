"""The base class of the dataclasses of documents."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeVar

from pydantic import ConfigDict, Field

T = TypeVar("T")
Short = Annotated[list[T], Field(max_length=100)]
"""A list in custom tables; no game has a hundred of anything."""
Few = Annotated[dict[str, T], Field(max_length=100)]
"""Values by name in custom tables."""


class Part:
    """A part that is read strictly: no unknown members, no type coercion."""

    __slots__ = ()
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid", strict=True)
