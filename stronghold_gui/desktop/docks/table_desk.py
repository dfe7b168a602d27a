"""The desk that games on a tabletop have in common: showing, pointing, prompt and ending. A game adds its own parts."""

from __future__ import annotations

import os
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QAction, QIcon, QKeyEvent
from PySide6.QtWidgets import QWidget

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.desktop.docks.table_sentences import TableSentences
from stronghold_gui.desktop.play.seats import NO_TEAM
from stronghold_gui.desktop.play.shown import Choice, Prompt
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.table.counting import counted_by_digit
from stronghold_gui.desktop.table.pointers import Pointers

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Decision, Seat
    from stronghold_gui.core.save import AnyMatch
    from stronghold_gui.desktop.docks.context import DeskContext
    from stronghold_gui.desktop.docks.table_animation import TableAnimation
    from stronghold_gui.desktop.play.controller import Controller, Secrets
    from stronghold_gui.desktop.table.animation_queue import AnimationQueue
    from stronghold_gui.desktop.table.model import Source
    from stronghold_gui.desktop.table.tabletop import Tabletop


class TableDesk(QObject):
    """Fits `play.desk.Desk` for games on a tabletop. A game must say ``secrets``, ``make_page`` and ``done``.

    Attributes:
        context: what docks work with.
        sentences: what is said about the match.
        hand, scene, board: the tabletop's.
        animation: how the surface gets from one position to the next.
        attention: ``(page id)``: a dock has something new that somebody will want to see.
        refused: ``(refusal)``: why something was refused.
        refusal_over: it need not be said any more.
    """

    attention = Signal(str)
    refused = Signal(object)
    refusal_over = Signal()

    def __init__(self, context: DeskContext, tabletop: Tabletop) -> None:
        super().__init__(tabletop)
        self.context: DeskContext = context
        self.hand, self.scene, self.board = tabletop.hand, tabletop.scene, tabletop.view
        self.sentences = TableSentences(context)
        self.animation: TableAnimation
        context.requests.places.connect(self.spotlight)
        self.hand.refused.connect(lambda _area, _key, _target, refusal: self.refused.emit(refusal))
        self.scene.refusal_over.connect(self.refusal_over)
        self.board.setAccessibleName(context.texts("access.keys.board"))

    # -- what a game must say ------------------------------------------------------------------------------------

    @property
    def secrets(self) -> Secrets:
        """What of a seat's view is not for everybody."""
        raise NotImplementedError

    def make_page(self, page_id: str) -> QWidget:
        """Make a dock's page."""
        raise NotImplementedError

    def done(self) -> object:
        """Return the move of the Done button."""
        raise NotImplementedError

    # -- matches -------------------------------------------------------------------------------------------------

    @property
    def moment_wanted(self) -> SignalInstance:
        """``(number)``: the moment after so many moves is to be shown."""
        return self.context.requests.moment

    @property
    def rule_wanted(self) -> SignalInstance:
        """``(anchor)``: the rules are wanted there."""
        return self.context.requests.rule

    @property
    def done_wanted(self) -> SignalInstance:
        """A dock asks for what Done does."""
        return self.context.requests.done

    def use_queue(self, find: Callable[[], AnimationQueue | None]) -> None:
        """Show from now on how moves come about."""
        self.animation.find = find

    def attach(self, controller: Controller | None) -> None:
        """Show another match, or none."""
        self.animation.abandon()
        before, self.context.controller = self.context.controller, controller
        if controller is not None and (before is None or before.whole is not controller.whole):
            self.scene.allot(self.animation.lots())
        if controller is None:
            self.animation.clear()
        else:
            self.show_move((), "")
            self.refresh(())

    def step_at(self, position: object) -> Hashable:
        """Return which step of the game a position belongs to: its turn or round, for games with no finer one."""
        progress: int = self.context.match.game.progress(position)
        return progress

    # -- showing -------------------------------------------------------------------------------------------------

    @property
    def side(self) -> str:
        """From which side the surface is looked at; most have only one."""
        return ""

    def look_from(self, side: str) -> None:
        """Look at the surface from a side, where it has several."""

    def show_move(self, events: Sequence[object], reason: str) -> None:
        """Show the match on the surface, with an animation of the move; `refresh` shows the rest after it."""
        with self.scene.without_hand():
            self.animation.show(events, reason)
        if self.performing:
            self.scene.mark_last(())
            self.scene.lighting = False
        self.hand.refresh()

    def refresh(self, events: Sequence[object]) -> None:  # noqa: ARG002 - for games that have more to show
        """Show where something was moved last and what can be done now, when it has been seen what happened."""
        self.scene.mark_last(self._moved_last())
        if not self.scene.lighting:
            self.scene.lighting = True
            self.hand.refresh()

    def retranslate(self) -> None:
        """Set the surface's texts again."""
        self.board.setAccessibleName(self.context.texts("access.keys.board"))
        self.scene.refresh_words()
        self.board.refresh_words()

    @property
    def performing(self) -> bool:
        """Whether the surface shows and tells how the last move came out."""
        return self.animation.performing

    def afterwards(self, call: Callable[[], None]) -> None:
        """Do something when what happened has been seen."""
        self.animation.afterwards(call)

    def when_told(self, call: Callable[[], None]) -> None:
        """Call something that would show how the animation ends, when it has ended."""
        self.animation.when_told(call)

    def redraw(self) -> None:
        """Draw pieces anew that lie neither on the surface nor in docks; games that have such do."""

    def spotlight(self, areas: Sequence[str]) -> None:
        """Light areas of the surface; none ends it."""
        self.scene.spotlight(areas)

    def pointers(self) -> Pointers:
        """Return what points at areas."""
        return Pointers(self.scene)

    def topics_at(self, area: str, key: str) -> Sequence[str]:
        """Return what somebody may mean who points at an area, or at what lies there: their names."""
        return (key,) if key else (area,)

    def areas_of(self, places: Sequence[str]) -> tuple[str, ...]:
        """Return the areas that are meant by places: those of the same names."""
        return tuple(places)

    def areas_told(self, events: Sequence[object]) -> Sequence[str]:  # noqa: ARG002 - for games that know
        """Return nothing: a game says where something happens."""
        return ()

    def show_all(self) -> None:
        """Show the whole surface."""
        self.board.fit()

    def put_down(self) -> bool:
        """Put down what is held; tell whether something was."""
        held = self.hand.held is not None
        if held:
            self.hand.cancel()
        return held

    def count(self, event: QKeyEvent) -> bool:
        """Hold as many pieces as a digit key says; return whether several can be held."""
        return counted_by_digit(self.hand, event)

    def show_forecast(self, on: bool) -> None:
        """Show what is to come; games that can foretell something do."""

    def use_notation(self, switch: QAction) -> None:
        """Let a switch of the window say whether the log tells moves in notation."""
        self.context.notation = switch

    def show_log(self) -> None:
        """Bring the log to the front."""
        self.attention.emit("log")

    # -- playing by hand -----------------------------------------------------------------------------------------

    def play_several(self, move: object, count: int, source: Source, target: str) -> None:
        """Play a move for each piece that was put down; where not all go, say how many went, and why not more."""
        controller = self.context.match
        went = controller.play_several(move, count)
        if went in (0, count) or controller is not self.context.controller or controller.still:
            return
        refusal = controller.refusal_for_team(move)
        if refusal is not None:
            why = self.context.why(refusal)
            words = self.context.texts("table.several.went", n=went, wanted=count, why=why.text)
            self.hand.tell(source, target, ShownRefusal(words, why.source, why.rule))

    # -- what was moved last -------------------------------------------------------------------------------------

    def moved(self, move: object) -> Sequence[str]:  # noqa: ARG002 - for games whose moves go from place to place
        """Return the areas that everybody sees a move of the game go from and to; none if it goes nowhere."""
        return ()

    def ends_turn(self, move: object) -> bool:  # noqa: ARG002 - for games with such a move
        """Tell whether a move only says that its seat has done enough: then what it did before is still to be seen."""
        return False

    def _moved_last(self) -> Sequence[str]:
        """Return the areas of the last move that was more than an end."""
        controller = self.context.controller
        played = controller.match.played if controller is not None else []
        last = next((done.record for done in reversed(played) if not self.ends_turn(done.record.move)), None)
        return () if last is None or last.seat != played[-1].record.seat else self.moved(last.move)

    # -- saying --------------------------------------------------------------------------------------------------

    def prompt(self) -> Prompt:
        """Return who decides what now."""
        context, controller = self.context, self.context.match
        decision, texts = context.deciding, context.texts
        if decision is None:
            ending = self.sentences.ending()
            told = "" if ending is None else texts("frame.then", first=ending.title, then=ending.sentence)
            return Prompt(NO_TEAM, "", told, self.where())
        mark = context.marks[decision.seat]
        if controller.offers:
            called = texts.join([context.short(offer.seat) for offer in controller.offers])
            asked = Prompt(NO_TEAM, "", texts("seats.offers", names=called), self.where(), texts("seats.offers.hint"))
            if len(controller.offers) > 1:
                return asked
            # Where one person alone is asked it is like any question.
            return replace(asked, team=mark.team, mark=mark, hint=texts("seats.offers.hint.one"))
        if controller.covered:
            called = texts.join([context.called(seat) for seat in controller.deciding_team])
            return Prompt(mark.team, "", texts("window.prompt.covered", name=called), self.where(), mark=mark)
        partners = context.partners_at(decision.seat)
        return Prompt(mark.team, "", context.prompt_words(decision), self.where(), "", partners, mark)

    def where(self) -> str:
        """Return how far the game is, for the tool bar."""
        texts, own = self.context.texts, f"game.{self.context.match.match.header.game}.progress"
        return texts(own if texts.has(own) else "window.recent.turn", n=self.context.step)

    def choices(self) -> Sequence[Choice]:
        """Return a button for each move of who decides; of those who may interrupt, for all but Done."""
        controller = self.context.match
        if controller.still:
            return ()
        if not controller.offers:
            return [Choice(move, self.sentences.move(move)) for move in controller.moves() if move != self.done()]
        return [self._offered(offer, move) for offer in controller.offers for move in controller.moves_of(offer.seat)
                if move != self.done()]  # fmt: skip

    def _offered(self, offer: Decision, move: object) -> Choice:
        return Choice(move, self.context.offered(offer.seat, self.sentences.move(move)), seat=offer.seat)

    def icon(self, art: str) -> QIcon:
        """Return a piece as an icon."""
        return self.context.art.icon(art) if art else QIcon()

    def done_label(self) -> str:
        """Return what Done does now."""
        if self.context.match.offers:
            return self.context.texts("seats.offers.go_on")
        return self.sentences.move(self.done())

    def unused(self) -> str:
        """Return what Done would leave unused: what the game has a message for, ``game.<id>.unused.<decision>``."""
        decision = self.context.decision
        return self._unused(decision.kind, decision.count) if decision is not None else ""

    def _unused(self, kind: str, count: int) -> str:
        texts, message = self.context.texts, f"game.{self.context.match.match.header.game}.unused.{kind}"
        return texts(message, n=count) if count and texts.has(message) else ""

    def word_means(self, word: str, *, first: bool) -> str:  # noqa: ARG002 - for games whose words are short
        """Return that a word of a typed order says what it means."""
        return ""

    def word_shown(self, word: str) -> str:
        """Return a word of a typed order as it is shown: as it stands in the notation."""
        return word

    def word_typed(self, word: str) -> str:
        """Return the word of the notation that is meant by one that was typed: just that."""
        return word

    # -- trying things out ---------------------------------------------------------------------------------------

    def suppose(self, moment: AnyMatch, viewer: Seat | None) -> AnyMatch:
        """Return a match to try things out in, from a moment of another one.

        Args:
            moment: the match at the moment it is to begin from; it is only read.
            viewer: what is known: what this seat may know, or what everybody may.
        """
        # Not from `secrets`, which would load a library of 4 MB with every start.
        seed = int.from_bytes(os.urandom(8)) >> 1
        start = moment.game.imagine(moment.game.view(moment.position, viewer), seed)
        header = Header(moment.header.game, dict(moment.header.options), moment.header.names, seed)
        return Match(moment.game, header, start, UNLIMITED)

    def can_suppose(self, moment: AnyMatch, viewer: Seat | None) -> bool:  # noqa: ARG002 - any viewer can
        """Tell whether something can be tried out from a moment: not when the game is over."""
        return moment.game.outcome(moment.position) is None

    def supposes_secrets(self, moment: AnyMatch, viewer: Seat | None) -> bool:
        """Tell whether what is tried out differs from the moment in what the viewer may not know."""
        game, position = moment.game, moment.position
        seen = game.imagine(game.view(position, viewer), 0)
        return bool(game.key(seen) != game.key(position))
