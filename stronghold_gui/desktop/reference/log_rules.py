"""What explains the lines of the log: the paragraphs of a game's book, alike for every game that has one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar, cast

from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.docks.log_telling import Logged
from stronghold_gui.teaching.reference import load_book

if TYPE_CHECKING:
    from stronghold_gui.teaching.reference.game import Reference

M = TypeVar("M")
E = TypeVar("E")


class LogRules(ABC, Generic[M, E]):
    """The part of `docks.log_words.LogWords` that leads to the rules; a game adds the words.

    Attributes:
        silent: the moves that say nothing of their own: that somebody is done.
    """

    silent: ClassVar[type]

    def __init__(self, context: DeskContext) -> None:
        self._context = context

    @abstractmethod
    def book(self) -> Reference[M, E]:
        """Return the game's book; it is loaded for those who point at a line, and not before."""

    def is_brief(self, move: object) -> bool:  # noqa: ARG002 - of a game that says otherwise
        """Return that every move has a line."""
        return False

    def has_rule(self, logged: Logged) -> bool:
        """Tell whether something is explained."""
        return not isinstance(logged.thing, self.silent)

    def rule(self, logged: Logged) -> str:
        """Return the anchor of the paragraph that explains something."""
        topics = self.book().topics
        if logged.what == "event":
            return topics.anchor_of_event(cast("E", logged.thing))
        return topics.anchor_of_move(cast("M", logged.thing)) or ""

    def rule_title(self, anchor: str) -> str:
        """Return what a paragraph is called."""
        return load_book(self.book(), self._context.language.code).at(anchor).title
