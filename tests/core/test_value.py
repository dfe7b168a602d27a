"""A value behaves like a frozen dataclass with slots."""

from __future__ import annotations

import copy
import pickle
from dataclasses import MISSING, FrozenInstanceError, asdict, dataclass, field, fields, replace
from typing import Any, ClassVar

import pytest

from stronghold_gui.core.value import _FEW, PARAMETERS, _init, optional, record, value


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


@value
class Twin:
    """As many fields as another class, by other names, of which two are made anew."""

    place: str
    found: list[str] = field(default_factory=list)
    lost: dict[str, int] = field(default_factory=dict)


def test_classes_of_one_shape_keep_their_own_names_and_defaults() -> None:
    first, second = Twin("gate"), Twin("wall", lost={"orc": 1})
    first.found.append("a")
    assert (repr(first), repr(second)) == (
        "Twin(place='gate', found=['a'], lost={})",
        "Twin(place='wall', found=[], lost={'orc': 1})",
    )
    with pytest.raises(TypeError, match=r"^Twin\.__init__\(\) missing 1 required positional argument: 'place'"):
        Twin()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match=r"^Step\.__init__\(\) missing 1 required positional argument: 'unit'"):
        Step()  # type: ignore[call-arg]
    assert Step("orc").count == 1


def test_a_field_that_must_be_given_after_one_that_need_not_is_refused() -> None:
    @value
    class Wrong:
        count: int = 1
        unit: str  # type: ignore[misc]

    with pytest.raises(TypeError, match="follows one that has a default"):
        Wrong(1, "orc")


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


@record
class Place:
    """A part of a table."""

    name: str
    units: dict[str, int] = field(default_factory=dict)
    closed: bool = False


@dataclass(slots=True)
class PlaceModel:
    """What a record is held against."""

    name: str
    units: dict[str, int] = field(default_factory=dict)
    closed: bool = False


def test_a_record_looks_and_compares_like_a_dataclass_with_slots() -> None:
    every: list[tuple[Any, ...]] = [("gate",), ("gate", {"orc": 1}), ("gate", {}, True)]
    for given in every:
        ours, model = Place(*given), PlaceModel(*given)
        assert repr(ours) == repr(model).replace("PlaceModel", "Place")
        assert asdict(ours) == asdict(model)
        assert ours == Place(*given)
        assert replace(ours, name="wall") == Place("wall", *given[1:])
        for twin in (copy.copy(ours), copy.deepcopy(ours), pickle.loads(pickle.dumps(ours))):  # noqa: S301 - our own
            assert twin == ours
    assert Place("gate") != Place("wall")
    with pytest.raises(TypeError, match="unhashable"):
        hash(Place("gate"))


def test_a_record_can_be_changed_and_has_no_other_members() -> None:
    place = Place("gate")
    place.closed = True
    place.units["orc"] = 2
    assert place == Place("gate", {"orc": 2}, closed=True)
    assert Place("gate").units == {}
    with pytest.raises(AttributeError):
        place.open = True  # type: ignore[attr-defined]


def test_what_a_field_of_a_value_cannot_be_is_refused() -> None:
    @value
    class Hidden:
        name: str
        worked_out: int = field(default=0, compare=False)

    with pytest.raises(TypeError, match="a default or a default factory, and nothing else"):
        Hidden("a")


def test_a_dataclass_can_be_derived_from_a_record_but_not_from_a_value() -> None:
    @dataclass(slots=True)
    class Gate(Place):
        strength: int = 0

    assert Gate("gate", strength=2) == Gate("gate", {}, False, 2)
    assert Gate("gate") != Place("gate")
    assert [f.name for f in fields(Gate)] == ["name", "units", "closed", "strength"]
    with pytest.raises(TypeError, match="non-frozen"):
        dataclass(type("Changing", (Step,), {"__annotations__": {"more": int}, "more": 0}))


@pytest.mark.parametrize("kind", [Step, Model, Nothing, One, Kind])
def test_which_fields_have_a_default_is_told_as_dataclasses_tell_it(kind: type) -> None:
    assert hasattr(kind, PARAMETERS)
    known = {member.name for member in fields(kind) if not (member.default is member.default_factory is MISSING)}
    assert optional(kind) == known


def test_which_fields_have_a_default_is_told_of_what_is_derived() -> None:
    @record
    class Piece:
        name: str
        count: int = 1

    @dataclass
    class Tall(Piece):
        height: int = 2

    assert optional(Piece) == {"count"}
    assert optional(Tall) == {"count", "height"}


def test_which_fields_have_a_default_is_told_without_describing_them() -> None:
    @value
    class Fresh:
        name: str
        count: int = 1

    before = vars(Fresh)["__dataclass_fields__"]
    assert optional(Fresh) == {"count"}
    assert vars(Fresh)["__dataclass_fields__"] is before


def _fresh() -> type[Any]:
    """Return a class that has no instances yet."""

    @value
    class Fresh:
        name: str
        count: int = 1
        marks: tuple[str, ...] = field(default_factory=tuple)

        def __post_init__(self) -> None:
            if self.count < 0:
                raise ValueError(self.count)

    return Fresh


def test_the_first_instances_are_as_later_ones() -> None:
    fresh = _fresh()
    made = [(fresh("a", marks=("b",)), fresh(name="a", count=2), fresh("a")) for _ in range(_FEW)]
    assert all(three == made[0] for three in made)
    assert repr(made[0]) == repr(made[-1])
    with pytest.raises(ValueError, match="-1"):
        _fresh()("a", -1)


@pytest.mark.parametrize("before", [0, _FEW + 1])
@pytest.mark.parametrize(
    ("given", "named"), [((), {}), (("a",), {"name": "b"}), (("a", 1, (), 2), {}), (("a",), {"more": 1})]
)
def test_what_the_fields_cannot_be_is_refused_at_first_and_later(
    before: int, given: tuple[Any, ...], named: dict[str, Any]
) -> None:
    fresh = _fresh()
    for _ in range(before):
        fresh("a")
    with pytest.raises(TypeError, match="__init__"):
        fresh(*given, **named)
    assert fresh("a").marks == ()


def test_a_class_of_few_instances_gets_no_constructor() -> None:
    @record
    class Fresh:
        name: str

    for _ in range(_FEW):
        assert Fresh("a").name == "a"
    assert Fresh.__init__ is _init
    assert Fresh("b").name == "b"
    assert Fresh.__init__ is not _init
    assert Fresh("c").name == "c"
