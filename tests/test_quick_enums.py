"""Enumerations that are made quickly are those that Python makes, for all of Qt's and at the edges."""

import copy
import json
import subprocess
import sys
from enum import Enum, EnumType, Flag, FlagBoundary, IntEnum, IntFlag
from functools import cache
from typing import Any, Final

import pytest

_ALL_OF_QT: Final = """
import inspect, json
from enum import Enum, Flag
from functools import partial
from operator import and_, contains, invert
import PySide6.QtCore, PySide6.QtGui, PySide6.QtWidgets

def enums(holder, seen):
    # What is in a module of Qt's, and in a class, is made when it is first looked up.
    for name in dir(holder):
        kind = getattr(holder, name, None)
        if isinstance(kind, type) and kind not in seen and kind.__module__.startswith("PySide6"):
            seen.add(kind)
            if issubclass(kind, Enum):
                yield kind
            else:
                yield from enums(kind, seen)

def described(kind):
    members = list(kind.__members__.values())
    return [
        repr(kind), kind.__module__, kind.__qualname__, str(kind.__doc__), len(kind),
        [base.__name__ for base in kind.__mro__], sorted(vars(kind)), sorted(dir(kind)),
        [(name, member.name, member.value, repr(member), str(member)) for name, member in kind.__members__.items()],
        [(kind(member.value) is member, kind[member.name] is getattr(kind, member.name)) for member in members],
        [(one in kind, one == one.value, format(one), hash(one) == hash(one.name)) for one in members[:1]],
        [member.name for member in kind], [sorted(vars(member)) for member in members[:1]],
        [sorted((key, repr(value)) for key, value in vars(kind).items() if type(value) in (list, dict, int, bool))],
        bits(kind, members) if members and issubclass(kind, Flag) else [],
    ]

def bits(kind, members):
    every = kind(0)
    for member in members:
        every |= member
    asked = [lambda: kind._boundary_, lambda: every, lambda: ~every, lambda: list(every), lambda: len(every)]
    for one in members:
        asked += [partial(invert, one), partial(contains, every, one), partial(and_, one, members[-1])]
    return [answer(question) for question in asked]

def answer(question):
    # Some of Python's own cannot be counted, or have bits without a name.
    try:
        return repr(question())
    except Exception as error:
        return repr(error)

holders = (PySide6.QtCore, PySide6.QtGui, PySide6.QtWidgets)
seen = set()
print(json.dumps([described(kind) for holder in holders for kind in enums(holder, seen)]))
"""
_QUICKLY: Final = "from stronghold_gui.quick_enums import make_enums_quickly; make_enums_quickly()\n"

_PAIRS: Final = [(f"member_{number}", number) for number in range(20)]
_NAMES: Final = [name for name, _ in _PAIRS]


@cache
def _described(first: str) -> list[Any]:
    """Return what a process of its own saw of Qt's enumerations."""
    done = subprocess.run([sys.executable, "-c", first + _ALL_OF_QT], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    seen: list[Any] = json.loads(done.stdout)
    return seen


def test_all_of_qts_are_as_python_makes_them() -> None:
    ours, pythons = _described(_QUICKLY), _described("")
    assert len(ours) > 400
    assert max(described[4] for described in ours) > 400
    for mine, theirs in zip(ours, pythons, strict=True):
        assert mine == theirs


def test_it_is_there_wherever_qt_is() -> None:
    assert hasattr(EnumType.__dict__["_create_"], "__wrapped__")


@pytest.mark.parametrize("kind", [Enum, IntEnum, Flag])
def test_its_module_is_that_of_who_asked(kind: Any) -> None:  # noqa: ANN401 - called with pairs that nobody can check
    for pairs in (_PAIRS, _PAIRS[:2]):
        assert kind("Ordinal", pairs).__module__ == __name__
    assert kind("Ordinal", _PAIRS, module="elsewhere").__module__ == "elsewhere"


def test_a_second_name_of_a_number_is_the_same_member() -> None:
    twice = IntEnum("Twice", [*_PAIRS, ("once", 1)])  # type: ignore[misc]
    assert (twice["once"], len(twice)) == (twice["member_1"], len(_PAIRS))
    assert [member.name for member in twice] == _NAMES
    assert isinstance(twice["member_2"], int)
    assert twice["member_2"] + 1 == 3
    assert copy.copy(twice["member_2"]) is twice["member_2"]


@pytest.mark.parametrize("kind", [Flag, IntFlag])
@pytest.mark.parametrize("boundary", [None, *FlagBoundary])
@pytest.mark.parametrize("numbers", [(1, 2, 4), (4, 1, 2), (0, 1, 3, 8), (3, 1, 2, 2), (0,), (6,)])
def test_flags_know_their_bits(kind: Any, boundary: FlagBoundary | None, numbers: tuple[int, ...]) -> None:  # noqa: ANN401 - as above
    pairs = [(f"member_{place}", number) for place, number in enumerate(numbers)]
    ours, pythons = _both(kind, pairs, boundary=boundary)
    for made in (ours, pythons):
        assert made._boundary_ is (boundary or kind._boundary_)
    assert _bits(ours) == _bits(pythons)


@pytest.mark.parametrize("kind", [Enum, IntEnum, Flag, IntFlag])
@pytest.mark.parametrize("more", [("name", 99), ("_private", 99), ("real", 99), ("member_20", True), ("member_20", -1)])
def test_what_is_not_plain_is_made_as_ever(kind: type[Enum], more: tuple[str, Any]) -> None:
    _compare(kind, [*_PAIRS, more])


@pytest.mark.parametrize("kind", [Enum, IntEnum])
def test_what_is_no_whole_number_is_made_as_ever(kind: type[Enum]) -> None:
    _compare(kind, [*_PAIRS, ("member_20", 1.0)])


@pytest.mark.parametrize("given", [dict(_PAIRS), _NAMES, " ".join(_NAMES), []])
def test_what_is_said_otherwise_is_made_as_ever(given: object) -> None:
    _compare(Enum, given)


@pytest.mark.parametrize("more", [_PAIRS[0], ("mro", 99), ("", 99), ("_sunder_", 99)])
def test_what_python_refuses_is_refused(more: tuple[str, int]) -> None:
    with pytest.raises((TypeError, ValueError)):
        Enum("Refused", [*_PAIRS, more])


def _both(kind: Any, given: object, **more: object) -> tuple[Any, Any]:  # noqa: ANN401 - as below
    """Return what is made quickly, or left to Python, and what Python makes."""
    ours = kind("Ours", given, **more)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(EnumType, "_create_", EnumType.__dict__["_create_"].__wrapped__)
        return ours, kind("Ours", given, **more)


def _bits(made: Any) -> list[object]:  # noqa: ANN401 - a flag
    """Return what a flag tells of its bits, of those it holds and of all."""
    members = list(made.__members__.values())
    told = [made._flag_mask_, made._singles_mask_, made._all_bits_, [one.name for one in made], len(made)]
    return [*told, *((one.name, one._sort_order_, repr(one), repr(~one), len(one), repr(list(one))) for one in members)]


def _compare(kind: Any, given: object) -> None:  # noqa: ANN401 - called as nobody who knows its type would
    """Hold what is made quickly, or left to Python, against what Python makes."""
    ours, pythons = _both(kind, given)
    assert [(name, m.name, m.value) for name, m in ours.__members__.items()] == [
        (name, m.name, m.value) for name, m in pythons.__members__.items()
    ]
    assert vars(ours).keys() == vars(pythons).keys()
