"""The base class of all dock pages, and helpers for their text and moves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QMenu, QSizePolicy, QWidget

from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.docks.card import Card, ScrollPage
from stronghold_gui.desktop.foreign_text import unmarked
from stronghold_gui.desktop.labels import keep_whole
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.soon import call_soon
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.wording.nouns import sentence
from stronghold_gui.text.nouns import Fact


class DockPage(ScrollPage):
    """The page of a dock: a column that scrolls. ``show_match`` is called only while there is a match."""

    def __init__(self, context: ConvictedContext, name: str) -> None:
        super().__init__(name)
        self.context = context

    def refresh(self, _reason: str = "") -> None:
        if self.context.controller is not None:
            self.show_match()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        self.refresh()

    def show_match(self) -> None:
        """Show the current state of the match."""
        raise NotImplementedError

    def card(self, name: str, *, opened: bool = True) -> Card:
        made = Card(name)
        made.open(opened)
        self.column.addWidget(made)
        return made

    def say(self, message: str, **told: Fact) -> str:
        """Return a sentence of the docks."""
        return say(self.context, message, **told)


def say(context: ConvictedContext, message: str, **told: Fact) -> str:
    """Return a sentence of the docks, beginning with a capital letter."""
    return sentence(context.texts, f"docks.{message}", told)


def label_of(context: ConvictedContext, noun: str) -> str:
    """Return the name of a thing, with a capital letter; ``noun`` is its message id, such as ``piece.archer``."""
    return sentence(context.texts, noun, {})


def paragraph(name: str, *, faint: bool = False) -> QLabel:
    """Make a label that wraps its text and is as high as all its lines; ``faint`` text has the placeholder's colour."""
    made = named(QLabel(wordWrap=True), name)
    keep_whole(made, QSizePolicy.Policy.Ignored)
    if faint:
        made.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return made


def legal(context: ConvictedContext, *kinds: type) -> list[m.Move]:
    """Return the legal moves of these kinds: those of the seat at the screen, or of its partners if it has none."""
    controller = context.match
    if controller.still:
        return []
    return _of_kinds(controller.moves(), kinds) or _of_kinds(controller.partners_moves(), kinds)


def _of_kinds(moves: Sequence[m.Move], kinds: Sequence[type]) -> list[m.Move]:
    return [move for kind in kinds for move in moves if type(move) is kind]


def play(context: ConvictedContext, move: m.Move) -> None:
    """Play a move for the seat at the screen or for the partner who can play it; show the refusal if neither can."""
    context.match.play_for_team(move)


def offer(context: ConvictedContext, widget: QWidget, moves: Sequence[m.Move], tried: m.Move) -> None:
    """Play the only move; if there are several, let the user choose from a menu at a widget.

    Args:
        context: the match.
        widget: the widget that was pressed.
        moves: its possible moves.
        tried: an illegal move, whose refusal is shown if there are no moves.
    """
    if len(moves) < 2:
        play(context, moves[0] if moves else tried)
        return
    menu = named(QMenu(widget), "dock_moves")
    for move in moves:
        text = unmarked(context.move_words(move))
        menu.addAction(f"{text[:1].upper()}{text[1:]}", partial(play, context, move))
    menu.aboutToHide.connect(lambda: call_soon(menu, menu.deleteLater))
    menu.popup(widget.mapToGlobal(QPoint(0, widget.height())))
