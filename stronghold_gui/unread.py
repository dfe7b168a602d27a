"""Modules that are entered unread, and read when something in them is first looked up.

For what others import and then hardly ever use. Python's own `importlib.util.LazyLoader` reads a module as soon as it
is imported a second time, for an import looks up `__spec__`; here only names that are not there yet are waited for.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.util import find_spec, module_from_spec
from threading import RLock
from types import ModuleType
from typing import Final

_ONE_AT_A_TIME: Final = RLock()
_PATH: Final = "__path__"
_THEN: Final = "__then__"
"""Under what name an unread module keeps what is to be done when it is read."""


class Unread(ModuleType):
    """A module whose code has not been run."""

    def __getattr__(self, name: str) -> object:
        """Read the module, then look the name up again; called for names that are not there."""
        if name == _PATH:
            # A package has it before it is read; all others are asked for it when a name is imported from them.
            raise AttributeError(name)
        with _ONE_AT_A_TIME:
            if type(self) is Unread and not self.__dict__.get("__reading__"):
                self.__dict__["__reading__"] = True
                try:
                    _run(self)
                finally:
                    del self.__dict__["__reading__"]
                self.__class__ = ModuleType  # type: ignore[assignment] # Python allows it for modules
                for do in self.__dict__.pop(_THEN, ()):
                    do()
            return ModuleType.__getattribute__(self, name)


def enter_unread(name: str) -> ModuleType:
    """Enter a module among those that are loaded, and return it; one that is loaded stays as it is.

    Raises:
        ImportError: there is no such module.
    """
    if name in sys.modules:
        return sys.modules[name]
    spec = find_spec(name)
    if spec is None:
        raise ImportError(name)
    module = module_from_spec(spec)
    module.__class__ = Unread
    sys.modules[name] = module
    package, _, short = name.rpartition(".")
    if package:
        setattr(sys.modules[package], short, module)
    return module


def when_read(module: ModuleType, do: Callable[[], object]) -> None:
    """Do something as soon as a module is read: at once, if it is, or else before anybody can use it."""
    with _ONE_AT_A_TIME:
        if type(module) is Unread:
            module.__dict__.setdefault(_THEN, []).append(do)
            return
    do()


def promise_function(module: ModuleType, name: str) -> None:
    """Let a function of a module be imported by name without having the module read, which its first call does."""

    def promised(*given: object, **named: object) -> object:
        if vars(module).get(name) is promised:
            delattr(module, name)
        return getattr(module, name)(*given, **named)

    with _ONE_AT_A_TIME:
        if type(module) is Unread:
            vars(module)[name] = promised


def _run(module: ModuleType) -> None:
    """Run a module's code."""
    spec = module.__spec__
    if spec is None or spec.loader is None:
        return
    # PySide6 publishes its modules under a second name, which its own loader does not know.
    published, spec.name = spec.name, module.__name__
    try:
        spec.loader.exec_module(module)
    finally:
        spec.name = published
