"""Typed orders: parses them, plays them for the seat at the screen or a partner, and shows refusals."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from stronghold_gui.core.game import NotationError
from stronghold_gui.desktop.typed.line import OrderLine
from stronghold_gui.desktop.typed.words import Candidate, WordTree

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.announcer import Announcer
    from stronghold_gui.desktop.play.controller import Controller
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.unused import UnusedQuestion
    from stronghold_gui.desktop.shell import Shell

_BACK: Final = ("undo", "redo")
"""Orders that are not moves."""
_MOST_NAMED: Final = 8
"""Largest number of possible words named in an answer; of more, only those similar to the typed word are named."""


class TypedOrders(QObject):
    """The order line on the page of a game, made on first use.

    Attributes:
        line: the widget for typing.
    """

    def __init__(self, shell: Shell, current: Current, announcer: Announcer, question: UnusedQuestion) -> None:
        """Connect to a window.

        Args:
            shell: the window.
            current: the match that is shown, and the page of its game.
            announcer: announces answers to screen readers.
            question: the confirmation before Done.
        """
        assert current.page is not None
        super().__init__(current.page)
        self._shell, self._current, self._announcer, self._question = shell, current, announcer, question
        self._tree: WordTree | None = None
        self._moves: dict[str, object] = {}
        self._histories: dict[tuple[int, ...], list[str]] = {}
        self._before: QWidget | None = None
        self._controller: Controller | None = None
        self.line = OrderLine(self._complete, current.page.tabletop.view)
        self.line.entered.connect(self._give)
        self.line.left.connect(self._go_back)
        self.line.pointed.connect(self._say)
        current.page.shown.connect(self._attach)
        current.page.retranslated.connect(self._retranslate)
        self._attach(current.controller)
        self._retranslate()

    def open(self) -> None:
        """Open the line, if the match has a decision."""
        controller = self._controller
        if controller is None or controller.still:
            return
        keys = QApplication.focusWidget()
        if keys is not None and not self.line.isAncestorOf(keys):
            self._before = keys
        self.line.remember(self._histories.setdefault(controller.team, []))
        self.line.open()

    # -- changes of the match ------------------------------------------------------------------------------------

    def _attach(self, controller: Controller | None) -> None:
        """Connect to another match, and clear the histories."""
        if controller is self._controller:
            return
        if self._controller is not None:
            self._controller.changed.disconnect(self._changed)
        self._controller = controller
        self._histories.clear()
        self._forget()
        self.line.close_()
        if controller is not None:
            controller.changed.connect(self._changed)

    def _changed(self, _events: Sequence[object], _reason: str) -> None:
        self._forget()
        self._current.desk.animation.when_told(self._follow)

    def _follow(self) -> None:
        """Offer the orders that are possible now, or close the line."""
        self._forget()
        controller = self._controller
        if controller is None or controller.still or controller.over:
            self.line.close_()
        elif self.line.isVisible():
            self.line.remember(self._histories.setdefault(controller.team, []))
            self.line.offer()

    def _forget(self) -> None:
        self._tree = None
        self._moves = {}

    def _retranslate(self) -> None:
        say = self._shell.language
        self.line.line.setPlaceholderText(say("access.typed.placeholder"))
        self.line.line.setAccessibleName(say("access.typed.name"))
        self.line.list.setAccessibleName(say("access.typed.words"))
        if self.line.isVisible():
            self.line.say("")
            self.line.offer()

    # -- completion ----------------------------------------------------------------------------------------------

    @property
    def _words(self) -> WordTree:
        if self._tree is None:
            controller = self._controller
            self._moves = {}
            back: list[str] = []
            if controller is not None and not controller.still:
                moves = [*controller.moves(), *controller.partners_moves()]
                self._moves = {controller.game.text(move): move for move in moves}
                back = [word for word in _BACK if self._shell.actions[word].isEnabled()]
            self._tree = WordTree([*self._moves, *back], self._current.desk.typed.shown)
        return self._tree

    def _complete(self, words: Sequence[str], stem: str) -> Sequence[tuple[Candidate, str]]:
        if self._current.desk.animation.performing:
            return ()
        found = self._words.candidates(self._spelled(words), stem)
        return [(candidate, self._meaning(candidate, first=not words)) for candidate in found]

    def _meaning(self, candidate: Candidate, *, first: bool) -> str:
        """Return the meaning of the move that a word completes; if it completes none, the meaning of the word."""
        say, desk = self._shell.language, self._current.desk
        if candidate.order in self._moves:
            return desk.sentences.move(self._moves[candidate.order])
        name = desk.typed.meaning(candidate.meant, first=first)
        return name if candidate.order else say("access.typed.several", what=name, n=candidate.count)

    def _say(self, word: str, meaning: str) -> None:
        """Announce a word of the list with its meaning."""
        self._announcer.say(self._shell.language("frame.named", name=word, what=meaning) if meaning else word)

    # -- playing -------------------------------------------------------------------------------------------------

    def _give(self, text: str) -> None:
        """Carry out an order, or show the reason why it is not possible."""
        controller = self._controller
        words = self._spelled(text.split())
        if controller is None or not words:
            return
        order = " ".join(words)
        if words[0] in _BACK:
            self._take_back(words[0], order)
        elif order not in self._moves and self._words.begins(words):
            self._offer_next_words(order)
        else:
            self._play(controller, order)

    def _spelled(self, typed: Sequence[str]) -> list[str]:
        """Return typed words in the notation.

        Legal orders are found by their words; for others, the game translates single words.
        """
        say, known = self._current.desk.typed.meant, self._words.spelled(typed)
        if known[:1] == list(typed[:1]):
            # The first word may be a synonym; once it is translated, the words after it may be known.
            known = self._words.spelled([*map(say, typed[:1]), *typed[1:]])
        return [say(word) if word == as_typed else word for word, as_typed in zip(known, typed, strict=True)]

    def _play(self, controller: Controller, order: str) -> None:
        try:
            move = controller.game.parse(order)
        except NotationError as error:
            self._answer(self._unread(error))
            return
        refusal = controller.refusal_for_team(move)
        if refusal is not None:
            # Play it all the same, so that the prompt shows the refusal, too.
            controller.play_for_team(move)
            self._answer(self._current.desk.sentences.why(refusal).text, tell=False)
            return
        if move == self._current.desk.prompt.done() and not self._question.allows():
            return
        history = self._histories.setdefault(controller.team, [])
        self.line.remember(history)
        self.line.line.setText("")
        if controller.play_for_team(move) and not controller.still:
            self.line.remember(history)
            self.line.done(self._shown(order))
            self.line.remember(self._histories.setdefault(controller.team, []))

    def _shown(self, order: str) -> str:
        return " ".join(self._current.desk.typed.shown(word) for word in order.split())

    def _take_back(self, word: str, order: str) -> None:
        action = self._shell.actions[word]
        if action.isEnabled():
            action.trigger()
            self.line.done(order)
        else:
            self._answer(action.toolTip())

    def _offer_next_words(self, order: str) -> None:
        """Show and offer the words that may follow an unfinished order."""
        self.line.line.setText(f"{self._shown(order)} ")
        self.line.offer()
        found = [candidate.word for candidate in self._words.candidates(order.split())]
        self._answer(self._expected("access.typed.unfinished", found, word=""))

    def _unread(self, error: NotationError) -> str:
        fitting = [candidate.word for candidate in self._words.candidates(self._before_word(error))]
        known = fitting or list(error.expected)
        message = "access.typed.unknown" if known and error.word else "access.typed.too_long"
        if not error.word:
            message = "access.typed.unfinished"
        return self._expected(message, known, word=error.word)

    def _before_word(self, error: NotationError) -> list[str]:
        words = error.text.split()
        return words[: words.index(error.word)] if error.word in words else words

    def _expected(self, message: str, known: Sequence[str], word: str) -> str:
        say = self._shell.language
        named = list(known) if len(known) <= _MOST_NAMED else get_close_matches(word, known, n=3)
        expected = say("access.typed.expected", words=say.texts.join(named, "or")) if named else ""
        return " ".join(filter(None, (say(message, word=word), expected)))

    def _answer(self, sentence: str, *, tell: bool = True) -> None:
        self.line.say(sentence)
        if tell:
            self._announcer.say(sentence, urgent=True)

    def _go_back(self) -> None:
        """Return the focus to the widget that had it."""
        before, self._before = self._before, None
        controller = self._controller
        if controller is None or controller.covered:
            return
        if before is not None and before.isVisible():
            before.setFocus()
        else:
            self._current.tabletop.view.setFocus()
