"""``@value`` and ``@record``: dataclasses with slots that cost next to nothing to declare.

A value is frozen: moves, events, small values of a game. A record can be changed: parts of a table as people read it,
of a document, of what a window knows.

`dataclass(frozen=True, slots=True)` writes and compiles six methods for each class, some 370 microseconds, a record's
a third of that: together a seventh of the program's start. Here the methods are shared by all classes; only the
constructor, which must be fast, is a class's own. It is made when a class has had a few instances, from code that is
compiled once for all classes with as many fields: a start makes instances of 120 classes, of most of them only a few.
Type checkers take both for what they behave like. `match` and the functions of `dataclasses` work as with any
dataclass; what those read off a class is made when they first ask.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from functools import cache
from itertools import count
from operator import attrgetter
from types import CodeType, FunctionType, SimpleNamespace
from typing import Any, Final, NoReturn, TypeVar, dataclass_transform

T = TypeVar("T")

PARAMETERS: Final = "__dataclass_params__"
"""What a plain dataclass asks of those it is derived from: whether they are frozen. Every dataclass has it, too."""

_PLACE: Final = "_field{}"
"""How the code of constructors calls its fields before it is given their names."""
_PUT: Final = "_put{0}"
"""How it calls what sets a field."""
_MAKE: Final = "_make{}"
"""How it calls what makes a field's default anew."""

_FIELDS: Final = "__dataclass_fields__"
_DEFAULTS: Final = "_defaults"
"""What a class knows of its fields' defaults, as they stand in it and in those it is derived from."""
_MADE: Final = "_instances"
"""What counts the instances of a class that were made without a constructor of its own."""
_FEW: Final = 8
"""So many are made in that way, each in some microseconds; a constructor takes a hundred, or four hundred if none of
its shape was compiled yet."""
_SAID: Final = "A value."
"""What stands in for a docstring: for a class without one a signature is worked out, which takes a millisecond."""
_LEFT: Final = ("__dict__", "__weakref__")
"""What Python puts into a class without slots."""
_CLASS_WIDE: Final = ("ClassVar", "typing.ClassVar")
"""How the annotation begins of what belongs to a class and is no field."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(kind: type[T]) -> type[T]:
    """Make a class of annotated fields immutable, comparable and hashable by its fields."""
    return _made(kind, _FROZEN)


@dataclass_transform(field_specifiers=(field,))
def record(kind: type[T]) -> type[T]:
    """Make a class of annotated fields comparable by them; they can be changed, so that it has no hash."""
    return _made(kind, _CHANGING)


def optional(kind: type) -> frozenset[str]:
    """Return the names of the fields that have a default, of a value, a record or any dataclass.

    Of values and records that is told without the description of their fields, which costs a third of a millisecond.
    """
    known: Mapping[str, object] | None = vars(kind).get(_DEFAULTS)
    given = known if known is not None else {member.name: member for member in fields(kind)}
    return frozenset(name for name, default in given.items() if not _is_needed(default))


def _is_needed(default: object) -> bool:
    """Tell whether what stands in a class for a field's default is none."""
    return isinstance(default, Field) and default.default is default.default_factory is MISSING


def _made(kind: type[T], shared: Mapping[str, object]) -> type[T]:
    """Make a class anew, with slots for its fields and the methods of its sort."""
    members = {name: member for name, member in vars(kind).items() if name not in _LEFT}
    annotations: dict[str, object] = members.get("__annotations__", {})
    own = tuple(name for name, said in annotations.items() if not str(said).startswith(_CLASS_WIDE))
    # Named like a slot, a default would take its place.
    given = {name: members.pop(name) for name in own if name in members}
    inherited = getattr(kind, "__match_args__", ())
    names = (*inherited, *(name for name in own if name not in inherited))
    members |= {name: method for name, method in shared.items() if name not in members}
    members[_DEFAULTS] = {**getattr(kind, _DEFAULTS, {}), **given}
    members[_MADE] = count()
    members[PARAMETERS] = SimpleNamespace(frozen=shared is _FROZEN)
    members |= {_FIELDS: _Fields(given), "_in_order": _reader(names), "__match_args__": names}
    members["__slots__"] = tuple(name for name in own if name not in inherited)
    # Whatever makes classes of its kind, a protocol or an abstract class for instance, makes this one too.
    maker: Any = type(kind)
    made: type[T] = maker(kind.__name__, kind.__bases__, members)
    made.__qualname__ = kind.__qualname__
    return made


class _Fields:
    """The fields of a value as `dataclasses` describes them, made when somebody first asks."""

    __slots__ = ("_given",)

    def __init__(self, given: dict[str, object]) -> None:
        """Take the defaults as they stood in the class."""
        self._given = given

    def __get__(self, _instance: object, kind: type) -> dict[str, Field[Any]]:
        """Describe the class in which this stands; one that is derived from it without being a value has the same."""
        owner = next(owner for owner in kind.__mro__ if vars(owner).get(_FIELDS) is self)
        # What is a class's own, not a field, is told by what its module calls a ClassVar.
        written = {name: vars(owner).get(name, {}) for name in ("__annotations__", "__module__")}
        written |= {"__doc__": _SAID, **self._given}
        plain: Any = dataclass(init=False, repr=False, eq=False)(type(owner.__name__, (), written))
        described = [getattr(base, _FIELDS, {}) for base in reversed(owner.__bases__)]
        found = {name: member for each in (*described, getattr(plain, _FIELDS)) for name, member in each.items()}
        setattr(owner, _FIELDS, found)
        return found


def _reader(names: tuple[str, ...]) -> Callable[[Any], Any]:
    """Return what reads all fields at once."""
    return attrgetter(*names) if names else staticmethod(lambda _self: ())


def _init(self: Any, *given: Any, **named: Any) -> None:  # noqa: ANN401 - any value
    """Set the fields, or after some instances make the constructor of the class, which takes this one's place."""
    kind: Any = next(kind for kind in type(self).__mro__ if kind.__dict__.get("__init__") is _init)
    if next(getattr(kind, _MADE)) < _FEW and (values := _placed(kind, given, named)) is not None:
        put = object.__setattr__ if kind.__setattr__ is _setattr else setattr
        for name, member in values.items():
            put(self, name, member)
        if hasattr(kind, "__post_init__"):
            self.__post_init__()
        return
    kind.__init__ = _constructor(kind)
    kind.__init__(self, *given, **named)


def _placed(kind: Any, given: tuple[Any, ...], named: dict[str, Any]) -> dict[str, Any] | None:  # noqa: ANN401 - any class of values
    """Return the fields of an instance by name, as they were given or as they are by default.

    For whatever a constructor would refuse there is nothing: it is then made, and says why.
    """
    names: tuple[str, ...] = kind.__match_args__
    values = dict(zip(names, given, strict=False))
    if len(given) > len(names) or not values.keys().isdisjoint(named):
        return None
    values |= named
    defaults = getattr(kind, _DEFAULTS)
    placed, optional_before = {}, False
    for name in names:
        default, make = _default(defaults.get(name, MISSING))
        known = default is not MISSING or make is not None
        if optional_before and not known:
            return None
        optional_before = known
        member = values.pop(name, MISSING)
        if member is MISSING:
            member = make() if make is not None else default
        if member is MISSING:
            return None
        placed[name] = member
    return None if values else placed


def _constructor(kind: Any) -> Callable[..., None]:  # noqa: ANN401 - any class of values
    """Return the constructor of a class: what is compiled for all of its shape, under the names of its fields."""
    names: tuple[str, ...] = kind.__match_args__
    defaults = [_default(getattr(kind, _DEFAULTS).get(name, MISSING)) for name in names]
    makers = {_MAKE.format(index): make for index, (_, make) in enumerate(defaults) if make is not None}
    made = tuple(make is not None for _, make in defaults)
    code = _compiled(made, kind.__setattr__ is _setattr, hasattr(kind, "__post_init__"))
    placed = dict(zip(map(_PLACE.format, range(len(names))), names, strict=True))
    code = code.replace(
        co_varnames=("self", *names),
        co_names=tuple(placed.get(said, said) for said in code.co_names),
    )
    # By its slot a field is set without being asked its name, nor whether it may be.
    putters = {_PUT.format(index): getattr(kind, name).__set__ for index, name in enumerate(names)}
    constructor = FunctionType(code, {**putters, "_none": MISSING, **makers}, "__init__")
    optional = [default is not MISSING or make is not None for default, make in defaults]
    if optional != sorted(optional):
        raise TypeError(f"{kind.__qualname__}: a field without a default follows one that has a default")
    constructor.__defaults__ = tuple(default for (default, _), known in zip(defaults, optional, strict=True) if known)
    constructor.__qualname__ = f"{kind.__qualname__}.__init__"
    return constructor


def _default(given: object) -> tuple[object, Callable[[], object] | None]:
    """Return a field's default, or `MISSING`, and what makes one anew for each instance, if anything does."""
    if not isinstance(given, Field):
        return given, None
    if not (given.init and given.compare and given.repr) or given.kw_only is True:
        raise TypeError("a field of a value or a record has a default or a default factory, and nothing else")
    return given.default, None if given.default_factory is MISSING else given.default_factory


@cache
def _compiled(made: tuple[bool, ...], frozen: bool, ends: bool) -> CodeType:
    """Compile a constructor whose fields are called by their places.

    Args:
        made: of each field, whether its default is made anew.
        frozen: whether the fields cannot be set as they are elsewhere.
        ends: whether the class says something itself when an instance is made.
    """
    places = [_PLACE.format(index) for index in range(len(made))]
    line = f"{_PUT}(self, {{2}})" if frozen else "self.{1} = {2}"
    lines = [line.format(index, place, _given(index, made[index])) for index, place in enumerate(places)]
    if ends:
        lines.append("self.__post_init__()")
    functions: dict[str, FunctionType] = {}
    exec(f"def __init__({', '.join(('self', *places))}):\n " + "\n ".join(lines or ["pass"]), functions)  # noqa: S102 - written here, whole
    return functions["__init__"].__code__


def _given(index: int, made: bool) -> str:
    place = _PLACE.format(index)
    return f"{_MAKE.format(index)}() if {place} is _none else {place}" if made else place


def _eq(self: Any, other: Any) -> Any:  # noqa: ANN401 - any value
    values = self._in_order
    return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented


def _hash(self: Any) -> int:  # noqa: ANN401 - any value
    return hash(self._in_order(self))


def _repr(self: Any) -> str:  # noqa: ANN401 - any value
    return f"{type(self).__qualname__}({', '.join(f'{m.name}={getattr(self, m.name)!r}' for m in fields(self))})"


def _setattr(_self: Any, name: str, _value: object) -> NoReturn:  # noqa: ANN401 - any value
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _delattr(_self: Any, name: str) -> NoReturn:  # noqa: ANN401 - any value
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _reduce(self: Any) -> tuple[Any, ...]:  # noqa: ANN401 - any value
    """Copying and pickling make it anew from its fields."""
    return type(self), tuple(getattr(self, member.name) for member in fields(self))


_CHANGING: Final[Mapping[str, object]] = {"__init__": _init, "__eq__": _eq, "__hash__": None, "__repr__": _repr}
_FROZEN: Final[Mapping[str, object]] = {
    **_CHANGING,
    "__hash__": _hash,
    "__setattr__": _setattr,
    "__delattr__": _delattr,
    "__reduce__": _reduce,
}
