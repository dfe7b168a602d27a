"""Makes enumerations of numbers quickly; Qt has many.

PySide6 makes an enumeration of Python's from each of Qt's when its class is first used: 250 of them with 3,800 members
until a match is there, 471 in the largest. Python makes each class and each member with the care that is due to values
which can be anything, in classes that can do anything. Qt's are numbers, and hardly any name of theirs means something
else to an enumeration; so here Python makes one class of each kind without members, the others are made after it, and
their members are put into them in one go. What comes out is the same (`tests/test_quick_enums.py`).

This reaches into Python's `enum`, so it is done for the versions whose insides are known. Whatever is not made of
plain numbers by a call is made as ever.
"""

from __future__ import annotations

import sys
from enum import Enum, EnumType, Flag, FlagBoundary, IntEnum, IntFlag
from functools import cache, reduce, wraps
from operator import or_
from typing import Any, Final

_KNOWN: Final = frozenset({(3, 11), (3, 12), (3, 13)})
"""Versions of Python in which `tests/test_quick_enums.py` has passed."""

_MAKE: Final = "_create_"
"""What a call of an enumeration without members goes on to."""

_REFUSED: Final = frozenset({"mro", ""})
"""Names that Python refuses."""

_TAKEN: Final = {kind: _REFUSED.union(*map(vars, kind.__mro__)) for kind in (Enum, IntEnum, Flag, IntFlag)}
"""The kinds that are made quickly, and the names that mean something in them."""
_NEVER_COPIED: Final = frozenset({"__dict__", "__weakref__"})
"""What every class has of its own."""

Pairs = list[tuple[str, int]]


def make_enums_quickly() -> None:
    """Make enumerations of numbers quickly from now on; once is enough."""
    pythons = getattr(EnumType, _MAKE)
    if sys.version_info[:2] not in _KNOWN or hasattr(pythons, "__wrapped__"):
        return

    @cache
    def pattern(kind: type[Enum], boundary: FlagBoundary | None) -> dict[str, Any]:
        made = pythons(kind, "Pattern", (), module=__name__, boundary=boundary)
        return {name: value for name, value in vars(made).items() if name not in _NEVER_COPIED}

    # The arguments have the names of Python's own, for they are named.
    @wraps(pythons)
    def create(
        cls: type[Enum],
        class_name: str,
        names: object,
        *,
        module: str | None = None,
        qualname: str | None = None,
        type: type | None = None,  # noqa: A002
        start: int = 1,
        boundary: FlagBoundary | None = None,
    ) -> object:
        if module is None:
            # Python looks up who asked, and would find this function.
            module = sys._getframe(2).f_globals.get("__name__")  # noqa: SLF001
        if module and type is None and cls in _TAKEN and (pairs := _plain(cls, names)):
            own = {"__module__": module, "__qualname__": qualname or class_name}
            made = _empty(cls, pattern(cls, boundary), class_name, own)
            _fill(made, pairs)
            return made
        return pythons(
            cls, class_name, names, module=module, qualname=qualname, type=type, start=start, boundary=boundary
        )

    setattr(EnumType, _MAKE, create)


def _plain(kind: type[Enum], pairs: Any) -> Pairs:  # noqa: ANN401 - whatever somebody makes members of
    """Return pairs of names and numbers, if these are some, all plain, and no name of theirs is taken; else nothing."""
    if type(pairs) is not list or set(map(type, pairs)) != {tuple} or set(map(len, pairs)) != {2}:
        return []
    names, numbers = zip(*pairs, strict=True)
    if set(map(type, names)) != {str} or set(map(type, numbers)) != {int}:
        return []
    unclear = not _TAKEN[kind].isdisjoint(names) or len(set(names)) < len(names)
    if unclear or any(name.startswith("_") for name in names) or (issubclass(kind, Flag) and min(numbers) < 0):
        return []
    return pairs


def _empty(kind: type[Enum], pattern: dict[str, Any], name: str, own: dict[str, str]) -> Any:  # noqa: ANN401 - as below
    """Return an enumeration without members, like another of its kind but for its name and what it will hold."""
    held = {key: value.copy() for key, value in pattern.items() if type(value) in (list, dict)}
    return type.__new__(EnumType, name, (kind,), {**pattern, **held, **own})


def _fill(made: Any, pairs: Pairs) -> None:  # noqa: ANN401 - an enumeration, as its makers see it
    """Put members into an enumeration that has none."""
    by_name, by_number, in_order = made._member_map_, made._value2member_map_, made._member_names_
    new, with_number, put = made._new_member_, made._use_args_, type.__setattr__
    flag = issubclass(made, Flag)
    for name, number in pairs:
        member = by_number.get(number)
        if member is None:
            member = by_number[number] = new(made, number) if with_number else new(made)
            member._value_ = number
            member._name_ = name
            member.__objclass__ = made
            member._sort_order_ = len(in_order)
            # Of flags, none and several at once are only other names for what they are made of.
            if not flag or _is_single(number):
                in_order.append(name)
        by_name[name] = member
        put(made, name, member)
    if flag:
        _tell_bits(made, list(by_number))


def _is_single(number: int) -> bool:
    """Tell whether a number is one bit."""
    return number > 0 and not number & (number - 1)


def _tell_bits(made: Any, numbers: list[int]) -> None:  # noqa: ANN401 - as above
    """Note which bits the members of a flag use."""
    single = [number for number in numbers if _is_single(number)]
    made._flag_mask_ = reduce(or_, numbers)
    made._singles_mask_ = sum(single)
    made._all_bits_ = (1 << made._flag_mask_.bit_length()) - 1
    if single != sorted(single):
        made._iter_member_ = made._iter_member_by_def_
