"""A value behaves like a frozen dataclass with slots."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace
from typing import ClassVar

import pytest

from stronghold_gui.core.value import value


@value
class Step:
    """A field without, one with a default, one that is made anew."""

    unit: str
    count: int = 1
    marks: tuple[str, ...] = field(default_factory=tuple)


@dataclass(frozen=True, slots=True)
class Model:
    """What a value is held against."""

    unit: str
    count: int = 1
    marks: tuple[str, ...] = field(default_factory=tuple)


@value
class Nothing:
    """No fields."""


@value
class One:
    """A single field, and something said when it is made."""

    size: int

    def __post_init__(self) -> None:
        """Refuse what is too small."""
        if self.size < 0:
            raise ValueError(self.size)


@value
class Kind:
    """What others are derived from: something that belongs to the class, and a field with a default."""

    colour: ClassVar[str]

    name: str
    count: int = 1


@value
class Red(Kind):
    """No field of its own."""

    colour = "red"


@value
class Marked(Kind):
    """One field more."""

    mark: str = ""


def test_what_is_derived_has_the_fields_of_both_and_what_belongs_to_the_class_is_none() -> None:
    assert [f.name for f in fields(Red)] == [f.name for f in fields(Kind)] == ["name", "count"]
    assert [f.name for f in fields(Marked)] == ["name", "count", "mark"]
    assert (repr(Red("a")), repr(Marked("a", 2, "b"))) == (
        "Red(name='a', count=1)",
        "Marked(name='a', count=2, mark='b')",
    )
    assert Red("a", 2) == Red("a", count=2)
    assert Marked("a", mark="b") != Marked("a")
    assert replace(Marked("a"), mark="b").mark == "b"
    assert Red("a").colour == "red"
    assert Marked.__match_args__ == ("name", "count", "mark")


def test_it_looks_and_compares_like_a_frozen_dataclass() -> None:
    for given in ((), ("orc",), ("orc", 2), ("orc", 2, ("a",))):
        if not given:
            with pytest.raises(TypeError, match="missing 1 required positional argument"):
                Step()  # type: ignore[call-arg]
            continue
        ours, model = Step(*given), Model(*given)
        assert repr(ours) == repr(model).replace("Model", "Step")
        assert hash(ours) == hash(model)
        assert ours == Step(*given)
        assert ours != Step("troll")
        assert ours != model  # type: ignore[comparison-overlap]
    assert [f.name for f in fields(Step)] == [f.name for f in fields(Model)]
    assert Step.__match_args__ == ("unit", "count", "marks")
    assert Nothing() == Nothing()
    assert len({Nothing(), Nothing(), One(1), One(1), One(2)}) == 3
    assert (repr(Nothing()), repr(One(3))) == ("Nothing()", "One(size=3)")


def test_it_is_made_by_position_and_by_name() -> None:
    assert Step(count=3, unit="orc") == Step("orc", 3)
    assert replace(Step("orc"), count=2) == Step("orc", 2)
    with pytest.raises(TypeError):
        Step("orc", size=2)  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="-1"):
        One(-1)


def test_it_does_not_change() -> None:
    step = Step("orc")
    with pytest.raises(FrozenInstanceError):
        step.unit = "troll"  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del step.unit
    assert not hasattr(step, "__dict__")


def test_it_is_matched_by_its_fields() -> None:
    match Step("orc", 2):
        case Step(unit, count):
            assert (unit, count) == ("orc", 2)


def test_copies_and_pickles_are_equal() -> None:
    step = Step("orc", 2, ("a",))
    assert copy.copy(step) == copy.deepcopy(step) == pickle.loads(pickle.dumps(step)) == step  # noqa: S301 - our own
