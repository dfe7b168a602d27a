"""The prompt: who decides what, the moves that deserve a button, who may fire a catapult, and what Done does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

from stronghold_gui.core.decision import Decision
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.docks.table_prompt import TablePrompt
from stronghold_gui.desktop.play.choices import MOST
from stronghold_gui.desktop.play.shown import Choice, Prompt
from stronghold_gui.desktop.warriors.client import WarriorsClient
from stronghold_gui.desktop.warriors.hand_moves import Answer
from stronghold_gui.desktop.warriors.sentences import WarriorsSentences
from stronghold_gui.desktop.warriors.table_words import dragon_words
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.wording import move_label
from stronghold_gui.games.warriors.wording.nouns import sentence

_LISTED: Final = 6
_ON_TABLE: Final = 2
"""So many moves are listed at most; of those that are made with the cards, where each says two places, fewer."""
_WITH_CARDS: Final = ("attack", "dragon", "target", "retarget", "wizard", "flames")


class WarriorsPrompt(TablePrompt):
    """The prompt of one desk."""

    def __init__(self, context: DeskContext, sentences: WarriorsSentences, client: WarriorsClient) -> None:
        """Take what it needs.

        Args:
            context: the match and the language.
            sentences: what moves are called.
            client: what is being put together or asked about.
        """
        super().__init__(context, sentences)
        self._client = client

    def line(self) -> Prompt:
        """Return the prompt, which tells of offers at what moment, and how cards are chosen."""
        usual, controller, decision = super().line(), self._context.match, self._context.decision
        if controller.offers:
            names = self._context.texts.join([self._context.short(offer.seat) for offer in controller.offers])
            when = f"window.{controller.offers[0].place}"
            told = {"names": names, "when": sentence(self._context.texts, when, {})}
            return replace(usual, sentence=sentence(self._context.texts, "desk.anybody", told))
        if decision is None or controller.covered:
            return usual
        if self._client.draft.move == m.END:
            # A seat that has chosen its cards keeps the decision until all have chosen (RW-53).
            told = {"seat": self._context.called(decision.seat)}
            told_of, hint = sentence(self._context.texts, "desk.chosen", told), "desk.hint.chosen"
            return replace(usual, sentence=told_of, hint=sentence(self._context.texts, hint, {}))
        hint, draft = f"desk.hint.{decision.kind}", self._client.draft
        if draft.kind and 0 < len(draft.cards) < draft.size:
            counted = {"chosen": len(draft.cards), "size": draft.size}
            return replace(usual, hint=sentence(self._context.texts, "desk.hint.some", counted))
        return replace(usual, hint=sentence(self._context.texts, hint, {})) if self._has(hint) else usual

    def choices(self) -> Sequence[Choice]:
        """Return the moves that deserve a button."""
        client, controller = self._client, self._context.match
        if controller.still:
            return ()
        if client.pending:
            return [*map(self._answer, client.pending), self._act("desk.back", self._no_more)]
        if controller.offers:
            return self._offers(controller.offers)
        moves = cast("list[m.Move]", controller.moves()) if not client.draft.kind else []
        moves = [move for move in moves if move != self.done()]
        kind = controller.decision.kind if controller.decision is not None else ""
        moves = [move for move in moves if not isinstance(move, m.Charge)]
        most = _ON_TABLE if kind in _WITH_CARDS else _LISTED
        return [self._choice(move) for move in moves] if len(moves) <= most else []

    def done(self) -> m.Move:
        """Return the move of the Done button: the drafted move, passing the chance to react, or ending the card."""
        if self._context.match.offers:
            return m.PASS_WINDOW
        return self._client.draft.move or m.END

    def done_label(self) -> str:
        """Return what Done does, where several cards are put together with them."""
        draft, texts = self._client.draft, self._context.texts
        if not draft.kind or draft.move == m.END:
            return super().done_label()
        return sentence(texts, f"desk.done.{draft.kind}", {"n": draft.size})

    # -- who may fire ----------------------------------------------------------------------------------------------

    def _offers(self, offers: Sequence[Decision]) -> Sequence[Choice]:
        """Return who may fire; of who has spoken up, or is the only one, what can be done."""
        asked = [offer.seat for offer in offers]
        speaker = asked[0] if len(asked) == 1 else self._client.speaker
        if speaker is None:
            return [self._speaker(seat) for seat in asked]
        name = self._context.short(speaker)
        catapult = self._client.seating.area(speaker, "catapults")
        fire = replace(
            self._act("desk.fire", lambda: self._take(catapult), name=name), art="catapult", areas=(catapult,)
        )
        passes = [move for move in self._context.match.moves_of(speaker) if isinstance(move, m.Pass)]
        rest = [self._rest(move, speaker) for move in passes if len(asked) > 1 or move != m.PASS_WINDOW]
        back = [self._act("desk.back", lambda: self._speak(None))] if len(asked) > 1 else []
        return [fire, *rest, *back][:MOST]

    def _rest(self, move: m.Pass, speaker: int) -> Choice:
        """Return the choice to hold fire for a time; the short label omits the name, which the button before shows."""
        texts, message = self._context.texts, f"desk.rest.{move.until}"
        label = sentence(texts, message, {"name": self._context.short(speaker)})
        return Choice(move, label, brief=sentence(texts, f"{message}.brief", {}), seat=speaker)

    def _speaker(self, seat: int) -> Choice:
        """Return what a seat presses that has something to say."""
        name = self._context.short(seat)
        brief = sentence(self._context.texts, "desk.speak.brief", {"name": name})
        area = self._client.seating.area(seat, "catapults")
        return replace(self._act("desk.speak", lambda: self._speak(seat), name=name), brief=brief, areas=(area,))

    def _speak(self, seat: int | None) -> None:
        self._client.speaker = seat
        self._context.match.redraft()

    def _take(self, area: str) -> None:
        """Take a catapult into the hand, and have the keys where it is put."""
        hand = self._context.hand
        if hand.pick(area, "catapult"):
            hand.keys_wanted.emit()

    # -- choices ---------------------------------------------------------------------------------------------------

    def _choice(self, move: m.Move) -> Choice:
        decision = self._context.decision
        kind = decision.kind if decision is not None else ""
        return Choice(move, move_label(move, self._context.texts, kind, self._context.names), areas=self._areas(move))

    def _answer(self, answer: Answer) -> Choice:
        seat, move = answer
        choice, target = replace(self._choice(move), seat=seat), getattr(move, "target", "")
        flames = next((player.dragons.get(target) for player in self._client.table.players.values()
                       if target in player.dragons), None)  # fmt: skip
        # A line of several dragons shows only their number; their flames distinguish them.
        return choice if flames is None else replace(choice, label=dragon_words(target, flames, self._context.texts))

    def _areas(self, move: m.Move) -> tuple[str, ...]:
        """Return what a choice lights: the target."""
        place = getattr(move, "target", "") or getattr(move, "faction", "") or getattr(move, "dragon", "")
        area = self._client.seating.area_of(place, self._client.table) if place else ""
        return (area,) if area else ()

    def _act(self, message: str, act: object, **told: str) -> Choice:
        label = sentence(self._context.texts, message, told)
        return Choice(None, label, act=act)  # type: ignore[arg-type]

    def _no_more(self) -> None:
        self._client.pending = ()
        self._context.match.redraft()

    def _has(self, message: str) -> bool:
        return self._context.texts.has(f"warriors.{message}")
