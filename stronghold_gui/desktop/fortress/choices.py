"""The prompt: the decision, instructions, the moves that have a button, and the action of Done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from stronghold_gui.core.decision import Seat
from stronghold_gui.desktop.docks.table_prompt import TablePrompt
from stronghold_gui.desktop.fortress.client import FortressClient, FortressContext
from stronghold_gui.desktop.fortress.docks.card_facts import cards_of
from stronghold_gui.desktop.fortress.docks.course_facts import army, round_words
from stronghold_gui.desktop.fortress.docks.seen import Seen
from stronghold_gui.desktop.fortress.looks import look_of
from stronghold_gui.desktop.fortress.places import areas_of
from stronghold_gui.desktop.fortress.sentences import FortressSentences
from stronghold_gui.desktop.play.choices import MOST
from stronghold_gui.desktop.play.shown import Choice, Prompt, Stock
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.naming import PLAYERS
from stronghold_gui.games.fortress.players.placements import placements
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.view import View
from stronghold_gui.games.fortress.wording.nouns import card, figure, place, sentence, word_of
from stronghold_gui.games.fortress.wording.sentences import prompt
from stronghold_gui.text.nouns import capital


def art_of(move: m.Move, view: View, due: str) -> str:
    """Return the name of the picture on a move's button, ``""`` for none.

    Args:
        move: a legal move.
        view: the current view of the table.
        due: the place of the current decision: a card, or a figure.
    """
    match move:
        case m.Door(is_open):
            return f"token.door-{'open' if is_open else 'closed'}"
        case m.TakeFlag():
            return "token.flag"
        case m.Pick(card) | m.Mark(_, card) | m.Use(card) | m.Spirit(card):
            return _standing(card, view)
        case m.Next(target):
            return _standing(target, view)
        case m.Strike() | m.Drop() | m.Charge() | m.Clone() | m.TakeCard():
            return _standing(due, view)
        case _:
            return _standing(getattr(move, "figure", ""), view)


def _standing(name: str, view: View) -> str:
    """Return the picture of a card's figures, for the id of a card or of a figure; ``""`` if the card has no owner."""
    card = name.partition(".")[0]
    owned = view.table.cards.get(card)
    return f"{card}.{look_of(owned.player, view.setting.seating.people)}" if owned is not None else ""


_ON_BOARD: Final = (
    m.Place | m.Step | m.Go | m.Fly | m.Leap | m.Grapple | m.Attack | m.Explode | m.Throw | m.Breathe | m.Return
)
"""Moves that are made on the battlefield and have no button, since there may be hundreds of them."""
_MOVING: Final = m.Step | m.Go | m.Fly | m.Leap | m.Grapple
_FIGHTING: Final = m.Attack | m.Explode | m.Throw | m.Breathe


class FortressPrompt(TablePrompt[Position, m.Move, e.Event, View]):
    """The prompt of one desk."""

    def __init__(self, context: FortressContext, sentences: FortressSentences, client: FortressClient) -> None:
        """Store what the prompt needs.

        Args:
            context: the match and the language.
            sentences: the names of moves.
            client: the client that holds the pending question.
        """
        super().__init__(context, sentences)
        self._client = client
        self._seen = Seen(context)

    def where(self) -> str:
        return round_words(self._seen)

    def line(self) -> Prompt:
        """Return the prompt with instructions and the stock of the seat at the screen."""
        return replace(self._line(), stock=tuple(self._stock()))

    def _stock(self) -> Iterator[Stock]:
        """Yield the points left for cards while they are chosen, and the life of each army of the deciding seat."""
        decision, controller, texts = self._context.decision, self._context.match, self._context.texts
        if decision is None or controller.still or decision.seat != controller.seat or controller.offers:
            return
        if decision.kind in (Kind.CHOOSE, Kind.DRAFT):
            points = texts("fortress.card_points", points=decision.count)
            yield Stock("", points, points)
        for player, person in enumerate(self._seen.view.setting.seating.people):
            if person == decision.seat and (cards := cards_of(self._seen, player)):
                facts = army(self._seen, player, cards)
                yield Stock("", facts.side, facts.whole)

    def _line(self) -> Prompt:
        usual, controller, texts = super().line(), self._context.match, self._context.texts
        if controller.covered or controller.over:
            return usual
        if controller.offers:
            names = texts.join([self._context.short(offer.seat) for offer in controller.offers])
            return replace(usual, sentence=sentence(texts, "desk.anybody", {"names": names}))
        decision, halves = self._context.decision, self._client.halves
        if halves is not None:
            asked = sentence(texts, "desk.half", {"figure": figure(halves.figure, texts)})
            return replace(usual, sentence=asked)
        if self._client.pending:
            return replace(usual, sentence=self._say("desk.which"))
        if self._may_propose():
            return replace(usual, sentence=self._placing())
        usual = self._by_army(usual)
        hint = f"desk.hint.{decision.kind}{self._left()}" if decision is not None else ""
        return replace(usual, hint=sentence(texts, hint, {})) if texts.has(f"fortress.{hint}") else usual

    def _left(self) -> str:
        """Return the end of the id of a turn's hint, by what can still be done; "" while figures can move."""
        decision = self._context.decision
        if decision is None or decision.kind != Kind.ACT:
            return ""
        moves = self._client.moves().get(decision.seat, ())
        if any(isinstance(move, _MOVING) for move in moves):
            return ""
        if any(isinstance(move, _FIGHTING) for move in moves):
            return ".attack"
        return ".done" if len(moves) == 1 else ".buttons"

    def _by_army(self, usual: Prompt) -> Prompt:
        """Return the prompt with the name of the deciding army, if the decision belongs to one army of a seat."""
        decision, context = self._context.deciding, self._context
        if decision is None or decision.place not in PLAYERS:
            return usual
        called = self._seen.called(PLAYERS.index(decision.place))
        return replace(usual, sentence=prompt(decision, context.texts, context.speakers, called))

    def choices(self) -> Sequence[Choice[m.Move]]:
        client = self._client
        if self._context.match.still:
            return ()
        if client.pending:
            meant = self._named(client.pending)
            if client.by_hand and isinstance(client.pending[0][1], m.Go):
                # The button for the second space of a two-space figure acts like a click on that space: walk there.
                pairs = zip(meant, client.pending, strict=True)
                meant = [replace(one, act=partial(client.answer, [answer])) for one, answer in pairs]
            return [*meant, Choice(None, self._say("desk.back"), act=self.drop_question)]
        if client.proposed:
            areas = tuple(place.space for place in client.proposed)
            return [
                Choice(None, self._say("desk.placing.agree"), areas=areas, act=self._place_all),
                Choice(None, self._say("desk.placing.alone"), act=self.drop_question),
            ]
        if self._may_propose():
            return [Choice(None, self._say("desk.placing.propose"), art=self._waiting_art(), act=self._propose)]
        done = self.done()
        found = [
            (seat, move)
            for seat, moves in client.moves().items()
            for move in moves
            if not isinstance(move, _ON_BOARD) and move != done
        ]
        return self._named(found) if len(found) <= MOST else []

    def done(self) -> m.Move:
        """Return the move of the Done button: leave the door alone, end the figure's move, or end the turn."""
        controller, decision = self._context.match, self._context.decision
        if controller.offers or (decision is not None and decision.kind == Kind.DOOR):
            return m.Rest()
        return m.Stop(decision.place) if decision is not None and decision.kind == Kind.MOVING else m.END

    def _named(self, answers: Iterable[tuple[Seat, m.Move]]) -> list[Choice[m.Move]]:
        """Return moves as buttons; a button of another seat names that seat."""
        return [self._choice(seat, move) for seat, move in answers]

    def _choice(self, seat: Seat, move: m.Move) -> Choice:
        words, areas = self._words(move), areas_of(move, self._client.table)
        decision = self._context.decision
        art = art_of(move, self._client.view, decision.place if decision is not None else "")
        if self._context.match.offers:
            return Choice(move, self._context.offered(seat, words), art=art, areas=areas, brief=words, seat=seat)
        if seat == self._context.match.seat:
            return Choice(move, words, art=art, areas=areas, brief=self._brief(move))
        # A partner decides at the same time, as when order markers are placed.
        texts, name = self._context.texts, self._context.short(seat)
        brief = texts("frame.named", name=name, what=self._brief(move) or words)
        return Choice(move, texts("frame.named", name=name, what=words), art=art, areas=areas, brief=brief, seat=seat)

    def _words(self, move: m.Move) -> str:
        """Return a button's label: the move, or its space if the question is about spaces."""
        halves, texts = self._client.halves, self._context.texts
        if halves is None or any(len(answers) > 1 for answers in halves.others.values()):
            return self._context.move_alone(move)
        other = next(space for space, answers in halves.others.items() if answers[0][1] == move)
        return sentence(texts, "desk.half.other", {"space": place(other)})

    def _brief(self, move: m.Move) -> str:
        """Return the name of a move's card, as the short label of a button with a picture."""
        if not isinstance(move, m.Use | m.Mark):
            return ""
        name = card(move.card, self._context.texts)
        return capital(word_of(name, self._context.texts))

    def _say(self, message: str) -> str:
        return sentence(self._context.texts, message, {})

    def drop_question(self) -> None:
        """Drop the pending question and the proposal."""
        self._client.pending, self._client.proposed = (), ()
        self._context.match.redraft()

    # -- placing -----------------------------------------------------------------------------------------------------

    def propose(self) -> None:
        """Show a proposal of places for all waiting figures, if several wait."""
        decision = self._context.decision
        if decision is not None and self._may_propose():
            self._client.proposed = placements(self._client.view, decision.seat)

    def _may_propose(self) -> bool:
        """Return whether places for waiting figures can be proposed; lessons and puzzles expect particular ones."""
        decision, controller = self._context.decision, self._context.match
        if decision is None or not controller.kept or controller.still or controller.covered:
            return False
        return decision.kind == Kind.PLACE and decision.count > 1

    def _placing(self) -> str:
        decision, client = self._context.decision, self._client
        assert decision is not None
        if client.proposed:
            return self._say("desk.placing.look")
        name = self._seen.called(PLAYERS.index(decision.place))
        return sentence(self._context.texts, "desk.placing", {"name": name, "count": decision.count})

    def _waiting_art(self) -> str:
        move = next((move for moves in self._client.moves().values() for move in moves), None)
        return art_of(move, self._client.view, "") if move is not None else ""

    def _propose(self) -> None:
        self.propose()
        self._context.match.redraft()

    def _place_all(self) -> None:
        """Place the figures as proposed, as one undo step."""
        decision, places = self._context.decision, self._client.proposed
        # The proposal must not be shown for the next seat that places figures.
        self._client.proposed = ()
        if decision is not None:
            self._context.match.play_all(decision.seat, places)
