"""A number of things in a document: a whole number that is not below 0."""

from __future__ import annotations

from typing import Annotated, Any, Final


class _AtLeastZero:
    """Tells readers of documents (``core.save.plain`` and pydantic) and the published schema the least value."""

    least: Final = 0

    @staticmethod
    def __get_pydantic_core_schema__(source: object, handler: Any) -> Any:  # noqa: ANN401 - pydantic's own protocol
        schema = handler(source)
        schema["ge"] = _AtLeastZero.least
        return schema


Count = Annotated[int, _AtLeastZero]
"""A whole number, 0 or more."""
