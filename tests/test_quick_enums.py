"""Enumerations that are made quickly are those that Python makes, for all of Qt's and at the edges."""

import copy
import json
import subprocess
import sys
from enum import Enum, EnumType, Flag, IntEnum
from functools import cache
from typing import Any, Final

import pytest

_ALL_OF_QT: Final = """
import inspect, json
from enum import Enum
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
    ]

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


@pytest.mark.parametrize("kind", [Enum, IntEnum])
@pytest.mark.parametrize(
    "more", [("name", 99), ("_private", 99), ("real", 99), ("member_20", True), ("member_20", 1.0)]
)
def test_what_is_not_plain_is_made_as_ever(kind: type[Enum], more: tuple[str, Any]) -> None:
    _compare(kind, [*_PAIRS, more])


@pytest.mark.parametrize("given", [dict(_PAIRS), _NAMES, " ".join(_NAMES), []])
def test_what_is_said_otherwise_is_made_as_ever(given: object) -> None:
    _compare(Enum, given)


@pytest.mark.parametrize("more", [_PAIRS[0], ("mro", 99), ("", 99), ("_sunder_", 99)])
def test_what_python_refuses_is_refused(more: tuple[str, int]) -> None:
    with pytest.raises((TypeError, ValueError)):
        Enum("Refused", [*_PAIRS, more])


def _compare(kind: Any, given: object) -> None:  # noqa: ANN401 - called as nobody who knows its type would
    """Hold what is made quickly, or left to Python, against what Python makes."""
    ours = kind("Ours", given)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(EnumType, "_create_", EnumType.__dict__["_create_"].__wrapped__)
        pythons = kind("Ours", given)
    assert [(name, m.name, m.value) for name, m in ours.__members__.items()] == [
        (name, m.name, m.value) for name, m in pythons.__members__.items()
    ]
    assert vars(ours).keys() == vars(pythons).keys()
