"""The prompt: the decision, the moves that have a button, the seats that may fire a catapult, and Done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.desktop.docks.table_prompt import TablePrompt
from stronghold_gui.desktop.play.choices import MOST
from stronghold_gui.desktop.play.shown import Choice, Prompt
from stronghold_gui.desktop.warriors.client import WarriorsClient, WarriorsContext
from stronghold_gui.desktop.warriors.docks.standings import Standing
from stronghold_gui.desktop.warriors.drafts import Draft
from stronghold_gui.desktop.warriors.hand_moves import Answer
from stronghold_gui.desktop.warriors.sentences import WarriorsSentences
from stronghold_gui.desktop.warriors.table_words import dragon_words
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.boxes import load_cards
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.ids import SEATS
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.view import View
from stronghold_gui.games.warriors.wording import move_label, names
from stronghold_gui.games.warriors.wording.nouns import sentence
from stronghold_gui.text.nouns import capital

_LISTED: Final = 6
_ON_TABLE: Final = 2
"""Largest numbers of listed moves: in general, and of moves made with the cards, whose labels name two places."""
_DURING_ATTACK: Final = ("aim", "dice")
"""Moments of an attack at which seats may fire, and after which they may fire again in the same attack."""
_WITH_CARDS: Final = ("attack", "dragon", "target", "retarget", "wizard", "flames")


class WarriorsPrompt(TablePrompt[Position, m.Move, e.Event, View]):
    """The prompt of one desk."""

    def __init__(self, context: WarriorsContext, sentences: WarriorsSentences, client: WarriorsClient) -> None:
        """Store what the prompt needs.

        Args:
            context: the match and the language.
            sentences: the names of moves.
            client: the client with the draft and the pending question.
        """
        super().__init__(context, sentences)
        self._client = client

    def line(self) -> Prompt:
        """Return the prompt. It names the moment of offers and, while cards are chosen, how many are left to choose."""
        usual, controller, decision = super().line(), self._context.match, self._context.decision
        if controller.offers:
            speaker = self._client.speaker
            asked = [offer.seat for offer in controller.offers] if speaker is None else [speaker]
            called = self._context.texts.join([self._context.short(seat) for seat in asked])
            when = f"window.{controller.offers[0].place}"
            return replace(usual, sentence=self._say("desk.anybody", names=called, when=self._say(when)))
        if decision is None or controller.covered:
            return usual
        name, draft = self._context.called(decision.seat), self._client.draft
        if draft.move == m.END:
            # The choice is not confirmed yet: it comes from a typed move, or from an older file (RW-53).
            return replace(usual, sentence=self._say("desk.chosen", seat=name), hint=self._say("desk.hint.chosen"))
        if draft.kind and draft.cards:
            left = self._say(self._left(draft), seat=name, n=draft.left)
            return replace(usual, sentence=left, hint=self._after(draft))
        if decision.kind == Kind.GO_ON:
            return self._going_on(usual, name)
        hint = f"desk.hint.{decision.kind}"
        return replace(usual, hint=self._say(hint)) if self._has(hint) else usual

    def _going_on(self, usual: Prompt, name: str) -> Prompt:
        """Return the prompt for continuing a battle, which names only the possible ways to do so."""
        moves = self._context.match.moves()
        charge = any(isinstance(move, m.Charge) for move in moves)
        hint = self._say("desk.hint.go_on") if charge else ""
        if charge and m.AGAIN in moves:
            return replace(usual, hint=hint)
        only = "charge" if charge else "again"
        return replace(usual, sentence=self._say(f"desk.go_on.{only}", seat=name), hint=hint)

    def where(self) -> str:
        """Return the round, and for the deciding seat its points if counted now, its cards won and its hand."""
        decision, usual = self._context.deciding, super().where()
        if decision is None:
            return usual
        table, seat = self._client.table, decision.seat
        player = table.players[SEATS[seat]]
        hand = sum(player.hand.values())
        return self._say(
            "desk.stock.hand" if hand else "desk.stock",
            where=usual,
            name=self._context.short(seat),
            points=Standing(table).totals[seat],
            pile=sum(player.victory.values()),
            hand=hand,
        )

    def choices(self) -> Sequence[Choice[m.Move]]:
        client, controller = self._client, self._context.match
        if controller.still:
            return ()
        if client.pending:
            return [*map(self._answer, client.pending), self._act("desk.back", self._drop_question)]
        if controller.offers:
            return self._offers(controller.offers)
        moves = controller.moves() if not client.draft.kind else []
        moves = [move for move in moves if move != self.done()]
        kind = controller.decision.kind if controller.decision is not None else ""
        moves = [move for move in moves if not isinstance(move, m.Charge)]
        most = _ON_TABLE if kind in _WITH_CARDS else _LISTED
        choices = [self._choice(move) for move in moves] if len(moves) <= most else []
        return [*choices[:1], *self._burn_choice(), *choices[1:]]

    def done(self) -> m.Move:
        """Return the move of the Done button: to decline the offers, to play the draft, or to end the battle card."""
        if self._context.match.offers:
            return m.PASS_WINDOW
        return self._client.draft.move or m.END

    def done_label(self) -> str:
        draft, controller = self._client.draft, self._context.match
        if controller.offers:
            return self._say("desk.done.attack" if self._attack_goes_on else "desk.done.window")
        if not draft.kind or draft.move == m.END:
            return super().done_label()
        return self._say(f"desk.done.{draft.kind}", n=draft.size)

    def finish(self) -> None:
        """Play Done; if it declines to fire, the same seats are not asked again in the current attack."""
        if self._context.match.offers and self._attack_goes_on:
            self._client.rest([offer.seat for offer in self._context.match.offers])
        else:
            super().finish()

    # -- who may fire ----------------------------------------------------------------------------------------------

    @property
    def _attack_goes_on(self) -> bool:
        """Whether the same attack will offer to fire again."""
        return self._context.match.offers[0].place in _DURING_ATTACK

    def _offers(self, offers: Sequence[Decision]) -> Sequence[Choice[m.Move]]:
        """Return a button for each seat that may fire; once one has reported, or if there is only one, its choices."""
        asked = [offer.seat for offer in offers]
        speaker = asked[0] if len(asked) == 1 else self._client.speaker
        if speaker is None:
            return [*map(self._speaker, asked), *self._nobody(asked)][:MOST]
        name = self._context.short(speaker)
        catapult = self._client.seating.area(speaker, "catapults")
        count = next(offer.count for offer in offers if offer.seat == speaker)
        fire = replace(
            self._act("desk.fire", lambda: self._take(catapult), name=name, n=count),
            art="catapult", areas=(catapult,), brief=self._say("desk.fire.brief", n=count),
        )  # fmt: skip
        passes = [move for move in self._context.match.moves_of(speaker) if isinstance(move, m.Pass)]
        alone = len(asked) == 1
        rest = [
            self._rest(move, speaker) for move in passes
            if move != m.PASS_WINDOW or not alone or self._attack_goes_on
        ]  # fmt: skip
        if not alone and self._attack_goes_on:
            attack = self._act("desk.rest.attack", lambda: self._client.rest([speaker]), name=name)
            rest.insert(1, replace(attack, brief=self._say("desk.rest.attack.brief"), seat=speaker))
        back = [self._act("desk.back", lambda: self._speak(None))] if not alone else []
        return [fire, *rest, *back][:MOST]

    def _nobody(self, asked: Sequence[int]) -> Iterator[Choice[m.Move]]:
        """Yield the answers that all asked seats can give together, besides Done."""
        for move in self._context.match.moves_of(asked[0]):
            if isinstance(move, m.Pass) and move != m.PASS_WINDOW:
                message = f"desk.nobody.{move.until}"
                choice = self._act(message, partial(self._context.match.decline, move))
                yield replace(choice, brief=self._say(f"{message}.brief"))

    def _rest(self, move: m.Pass, speaker: int) -> Choice:
        """Return the button that holds fire for a time; the short label omits the name, shown on the first button."""
        message = f"desk.rest.{move.until}"
        label = self._say(message, name=self._context.short(speaker))
        return Choice(move, label, brief=self._say(f"{message}.brief"), seat=speaker)

    def _speaker(self, seat: int) -> Choice:
        """Return the button by which a seat reports that it wants to fire."""
        name = self._context.short(seat)
        brief = self._say("desk.speak.brief", name=name)
        area = self._client.seating.area(seat, "catapults")
        return replace(self._act("desk.speak", lambda: self._speak(seat), name=name), brief=brief, areas=(area,))

    def _speak(self, seat: int | None) -> None:
        self._client.speaker = seat
        self._context.match.redraft()

    def _take(self, area: str) -> None:
        """Take a catapult into the hand, and focus its targets."""
        hand = self._context.hand
        if hand.pick(area, "catapult"):
            hand.keys_wanted.emit()

    def _burn_choice(self) -> Iterator[Choice]:
        """Yield the button that answers for the whole battle, if a dragon loses a flame and has more of them."""
        controller, decision = self._context.match, self._context.decision
        if decision is not None and decision.kind == Kind.FLAME and decision.count > 1 and controller.kept:
            choice = self._act("desk.burn", partial(self._client.burn, decision.seat, decision.place))
            yield replace(choice, brief=self._say("desk.burn.brief"))

    # -- drafts ----------------------------------------------------------------------------------------------------

    def _left(self, draft: Draft) -> str:
        return f"desk.left.{draft.kind}" if draft.left else f"desk.full.{draft.kind}"

    def _after(self, draft: Draft) -> str:
        """Return the hint while cards are chosen, which names the button once all are."""
        return self._say("desk.hint.some") if draft.left else self._say("desk.hint.full", button=self.done_label())

    # -- choices ---------------------------------------------------------------------------------------------------

    def _choice(self, move: m.Move) -> Choice:
        decision = self._context.decision
        kind = decision.kind if decision is not None else ""
        label = self._price(move, decision) or move_label(move, self._context.texts, kind, self._context.names)
        return Choice(move, label, areas=self._areas(move), brief=self._lost(move))

    def _lost(self, move: m.Move) -> str:
        """Return the short label of a move: the card that it loses; "" for other moves."""
        if not isinstance(move, m.Lose):
            return ""
        place, _, card = move.card.partition(".")
        lost = names.card(f"{card}.infantry" if place == "band" else card)
        return capital(lost.word(self._context.texts, "a"))

    def _price(self, move: m.Move, decision: Decision | None) -> str:
        """Return the label of a move with its cost; "" for a move without a cost."""
        if not isinstance(move, m.Flame) or decision is None:
            return ""
        table = self._client.table
        if move.spend:
            return self._say("desk.price.flame", n=decision.count)
        points = load_cards(table.box).pile_points
        winner = self._client.gestures.winner(decision.seat)
        return self._say("desk.price.dragon", name=self._context.short(winner), n=points)

    def _answer(self, answer: Answer) -> Choice:
        seat, move = answer
        choice, target = replace(self._choice(move), seat=seat), getattr(move, "target", "")
        flames = next((player.dragons.get(target) for player in self._client.table.players.values()
                       if target in player.dragons), None)  # fmt: skip
        # A folded seat shows only the number of its dragons, so their flames distinguish them here.
        return choice if flames is None else replace(choice, label=dragon_words(target, flames, self._context.texts))

    def _areas(self, move: m.Move) -> tuple[str, ...]:
        """Return the area of a move's target, faction or dragon, to be highlighted."""
        place = getattr(move, "target", "") or getattr(move, "faction", "") or getattr(move, "dragon", "")
        area = self._client.seating.area_of(place, self._client.table) if place else ""
        return (area,) if area else ()

    def _act(self, message: str, act: Callable[[], None], **told: str | int) -> Choice:
        return Choice(None, self._say(message, **told), act=act)

    def _say(self, message: str, **told: str | int) -> str:
        return sentence(self._context.texts, message, told)

    def _drop_question(self) -> None:
        self._client.pending = ()
        self._context.match.redraft()

    def _has(self, message: str) -> bool:
        return self._context.texts.has(f"warriors.{message}")
