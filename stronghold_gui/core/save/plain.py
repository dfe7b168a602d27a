"""Documents that are plainly good, read without pydantic.

Importing pydantic and having it compile a schema takes as long as half the program's start, and a match that the
program wrote itself needs none of its care: every member has its type or it does not. Whatever this module does not
know to be good it leaves to ``validation``, which alone says what is wrong; so it may be stricter, but never laxer.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from stronghold_gui.core.reading import Json

T = TypeVar("T")


class NotPlainError(Exception):
    """This value, or what is expected here, is for ``validation`` to judge."""


def plain(kind: type[T], value: Json) -> T:
    """Return a document's value as a tree of dataclasses.

    Raises:
        NotPlainError: the value is not plainly good; it may be good or bad.
    """
    built: T = _build(kind, value)
    return built


def _build(kind: Any, value: Json) -> Any:  # noqa: ANN401 - any annotation, and what it describes
    if kind is str:
        return _text(value)
    if kind is int or kind is bool:
        # By its very type: for Python, true is a whole number as well.
        return _when(type(value) is kind, value)
    if kind is NoneType:
        return _when(value is None, value)
    if kind is Any:
        return _anything(value)
    if _is_document(kind):
        return _document(kind, value)
    return _composed(get_origin(kind), get_args(kind), value)


def _anything(value: Json) -> Json:
    """Return whatever stands there; its texts at least must be whole."""
    match value:
        case str():
            _text(value)
        case list():
            for item in value:
                _anything(item)
        case dict():
            for key, item in value.items():
                _text(key)
                _anything(item)
        case _:
            pass
    return value


def _composed(origin: Any, inner: tuple[Any, ...], value: Json) -> Any:  # noqa: ANN401 - as above
    if origin is Literal:
        return _when(any(type(value) is type(good) and value == good for good in inner), value)
    if origin is list and isinstance(value, list):
        return [_build(inner[0], item) for item in value]
    if origin is dict and isinstance(value, dict):
        return {_build(inner[0], key): _build(inner[1], item) for key, item in value.items()}
    if origin is Annotated:
        return _bounded(inner[0], inner[1:], value)
    if origin is Union or origin is UnionType:
        return _one_of(inner, value)
    raise NotPlainError


def _bounded(kind: Any, bounds: tuple[Any, ...], value: Json) -> Any:  # noqa: ANN401 - as above
    """Read a number with a least value, which is what an annotation's `least` says."""
    least = [getattr(bound, "least", None) for bound in bounds]
    built = _build(kind, value)
    return _when(all(isinstance(low, int) and built >= low for low in least), built)


def _one_of(kinds: tuple[Any, ...], value: Json) -> Any:  # noqa: ANN401 - as above
    """Read one of several kinds; since each is told by its exact type or value, the first that fits is meant."""
    if sum(map(_is_document, kinds)) > 1:
        raise NotPlainError
    for kind in kinds:
        with suppress(NotPlainError):
            return _build(kind, value)
    raise NotPlainError


def _is_document(kind: Any) -> bool:  # noqa: ANN401 - any annotation
    """Tell whether something is a dataclass."""
    return is_dataclass(kind)


def _document(kind: Any, value: Json) -> Any:  # noqa: ANN401 - any dataclass
    members, needed = _members(kind)
    if not isinstance(value, dict) or not needed <= value.keys() <= members.keys():
        raise NotPlainError
    return kind(**{name: _build(members[name], item) for name, item in value.items()})


@cache
def _members(kind: Any) -> tuple[dict[str, Any], frozenset[str]]:  # noqa: ANN401 - any dataclass
    """Return what a dataclass expects by name, and the names that have no default.

    Only a dataclass that is strict and allows no further members is read here; others have requests of their own.
    """
    if getattr(kind, "__pydantic_config__", None) != {"extra": "forbid", "strict": True}:
        raise NotPlainError
    members, hints = fields(kind), get_type_hints(kind, include_extras=True)
    needed = {one.name for one in members if one.default is MISSING and one.default_factory is MISSING}
    return {one.name: hints[one.name] for one in members}, frozenset(needed)


def _text(value: Json) -> str:
    if not isinstance(value, str) or not (value.isascii() or _is_unicode(value)):
        raise NotPlainError
    return value


def _is_unicode(text: str) -> bool:
    """Return whether a text is whole: JSON can write halves of characters, which no file can hold."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _when(good: bool, value: Json) -> Json:
    if not good:
        raise NotPlainError
    return value
