"""Makes large enumerations of numbers quickly; Qt has many.

PySide6 makes an enumeration of Python's from each of Qt's when its class is first used: 250 of them with 3,800 members
until a match is there, 471 in the largest. Python makes each member with the care that is due to values which can be
anything. Qt's are numbers, and hardly any name of theirs means something else to an enumeration; so here Python makes
the class without members, and they are put into it in one go. What comes out is the same (`tests/test_quick_enums.py`).

This reaches into Python's `enum`, so it is done for the versions whose insides are known. Whatever is not made of
plain numbers by a call is made as ever.
"""

from __future__ import annotations

import sys
from enum import Enum, EnumType, IntEnum
from functools import wraps
from typing import Any, Final

_KNOWN: Final = frozenset({(3, 11), (3, 12), (3, 13)})
"""Versions of Python in which `tests/test_quick_enums.py` has passed."""

_MANY: Final = 12
"""With fewer members there is nothing to gain."""

_MAKE: Final = "_create_"
"""What a call of an enumeration without members goes on to."""

_REFUSED: Final = frozenset({"mro", ""})
"""Names that Python refuses."""

_TAKEN: Final = {kind: _REFUSED.union(*map(vars, kind.__mro__)) for kind in (Enum, IntEnum)}
"""The kinds that are made quickly, and the names that mean something in them. Qt has few flags, and they are small."""

Pairs = list[tuple[str, int]]


def make_enums_quickly() -> None:
    """Make large enumerations of numbers quickly from now on; once is enough."""
    pythons = getattr(EnumType, _MAKE)
    if sys.version_info[:2] not in _KNOWN or hasattr(pythons, "__wrapped__"):
        return

    # The arguments have the names of Python's own, for they are named.
    @wraps(pythons)
    def create(
        cls: type[Enum],
        class_name: str,
        names: object,
        *,
        module: str | None = None,
        type: type | None = None,  # noqa: A002
        **more: object,
    ) -> object:
        if module is None:
            # Python looks up who asked, and would find this function.
            module = sys._getframe(2).f_globals.get("__name__")  # noqa: SLF001
        if type is None and cls in _TAKEN and (pairs := _plain(names, _TAKEN[cls])):
            made = pythons(cls, class_name, (), module=module, **more)
            _fill(made, pairs)
            return made
        return pythons(cls, class_name, names, module=module, type=type, **more)

    setattr(EnumType, _MAKE, create)


def _plain(pairs: Any, taken: frozenset[str]) -> Pairs:  # noqa: ANN401 - whatever somebody makes members of
    """Return pairs of names and numbers, if these are some, many, and no name of theirs is taken; else nothing."""
    if type(pairs) is not list or len(pairs) < _MANY or set(map(type, pairs)) != {tuple}:
        return []
    names, numbers = zip(*pairs, strict=True)
    plain = set(map(type, numbers)) == {int} and taken.isdisjoint(names) and len(set(names)) == len(names)
    return [] if not plain or any(name.startswith("_") for name in names) else pairs


def _fill(made: Any, pairs: Pairs) -> None:  # noqa: ANN401 - an enumeration, as its makers see it
    """Put members into an enumeration that has none."""
    by_name, by_number, in_order = made._member_map_, made._value2member_map_, made._member_names_
    new, with_number, put = made._new_member_, made._use_args_, type.__setattr__
    for name, number in pairs:
        member = by_number.get(number)
        if member is None:
            member = by_number[number] = new(made, number) if with_number else new(made)
            member._value_ = number
            member._name_ = name
            member.__objclass__ = made
            member._sort_order_ = len(in_order)
            in_order.append(name)
        by_name[name] = member
        put(made, name, member)
