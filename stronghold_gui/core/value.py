"""``@value``: a frozen dataclass with slots that costs next to nothing to declare.

`dataclass(frozen=True, slots=True)` writes and compiles six methods for each class: some 370 microseconds, and with the
moves, events and small values of a game a seventh of the program's start. Here the methods are shared by all
classes; only the constructor, which must be fast, is compiled for a class, and not before its first instance is made.
Type checkers take it for what it behaves like. `match` and the functions of `dataclasses` work as with any dataclass;
what those read off a class is made when they, or its constructor, first ask.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, Final, NoReturn, TypeVar, dataclass_transform

T = TypeVar("T")

_FIELDS: Final = "__dataclass_fields__"
_SAID: Final = "A value."
"""What stands in for a docstring: for a class without one a signature is worked out, which takes a millisecond."""
_LEFT: Final = ("__dict__", "__weakref__")
"""What Python puts into a class without slots."""
_CLASS_WIDE: Final = ("ClassVar", "typing.ClassVar")
"""How the annotation begins of what belongs to a class and is no field."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(kind: type[T]) -> type[T]:
    """Make a class of annotated fields immutable, comparable and hashable by its fields."""
    members = {name: member for name, member in vars(kind).items() if name not in _LEFT}
    annotations: dict[str, object] = members.get("__annotations__", {})
    own = tuple(name for name, said in annotations.items() if not str(said).startswith(_CLASS_WIDE))
    # Named like a slot, a default would take its place.
    given = {name: members.pop(name) for name in own if name in members}
    inherited = getattr(kind, "__match_args__", ())
    names = (*inherited, *(name for name in own if name not in inherited))
    members |= {name: method for name, method in _SHARED.items() if name not in members}
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
    """Compile the constructor of the class, which takes this one's place."""
    kind: Any = next(kind for kind in type(self).__mro__ if kind.__dict__.get("__init__") is _init)
    kind.__init__ = _constructor(kind)
    kind.__init__(self, *given, **named)


def _constructor(kind: Any) -> Callable[..., None]:  # noqa: ANN401 - any class of values
    members = fields(kind)
    names: dict[str, Any] = {"_put": object.__setattr__, "_none": MISSING}
    parameters = ["self", *(_parameter(member, names) for member in members)]
    lines = [f"_put(self, {member.name!r}, {_given(member)})" for member in members]
    if hasattr(kind, "__post_init__"):
        lines.append("self.__post_init__()")
    made: dict[str, Any] = {}
    source = f"def __init__({', '.join(parameters)}):\n " + "\n ".join(lines or ["pass"])
    exec(source, names, made)  # noqa: S102 - written here, from names of fields only
    constructor: Callable[..., None] = made["__init__"]
    constructor.__qualname__ = f"{kind.__qualname__}.__init__"
    return constructor


def _parameter(member: Field[Any], names: dict[str, Any]) -> str:
    """Return a field as a parameter; what its default needs is put under the names that the constructor sees."""
    if member.default_factory is not MISSING:
        names[f"_make_{member.name}"] = member.default_factory
        return f"{member.name}=_none"
    if member.default is not MISSING:
        names[f"_default_{member.name}"] = member.default
        return f"{member.name}=_default_{member.name}"
    return member.name


def _given(member: Field[Any]) -> str:
    name = member.name
    return name if member.default_factory is MISSING else f"_make_{name}() if {name} is _none else {name}"


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


_SHARED: dict[str, Callable[..., Any]] = {
    "__init__": _init,
    "__eq__": _eq,
    "__hash__": _hash,
    "__repr__": _repr,
    "__setattr__": _setattr,
    "__delattr__": _delattr,
    "__reduce__": _reduce,
}
