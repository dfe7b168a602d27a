"""The prompt: who decides what, and a button for each legal move or, if there are many, for each group of moves.

Moves are grouped by kind first, then by each field of the move in turn. A click on a place of the board lists the moves
possible there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from stronghold_gui.core.notation import kind_of
from stronghold_gui.desktop.convicted.client import ConvictedClient
from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.convicted.deed_buttons import by_kind, why_none
from stronghold_gui.desktop.convicted.log_words import areas_of
from stronghold_gui.desktop.convicted.move_buttons import ART, MoveButtons, word
from stronghold_gui.desktop.convicted.proposals import Proposal, may_propose, propose
from stronghold_gui.desktop.convicted.sentences import ConvictedSentences
from stronghold_gui.desktop.convicted.state_words import actions_left, state_of
from stronghold_gui.desktop.convicted.table_words import place_head
from stronghold_gui.desktop.docks.table_prompt import TablePrompt
from stronghold_gui.desktop.play.shown import Choice, Prompt
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.decisions import Kind
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import NONE
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.siege.matching import unopposed
from stronghold_gui.games.convicted.view import View
from stronghold_gui.games.convicted.wording import names
from stronghold_gui.games.convicted.wording.facts import Facts
from stronghold_gui.games.convicted.wording.nouns import sentence

FEW: Final = 8
"""Largest number of moves shown as single buttons; more are grouped."""
FEWEST: Final = 5
"""Largest number of buttons side by side if their labels are very long."""
_LEGIBLE: Final = ((FEW, 14), (6, 22))
"""Numbers of buttons side by side, each with the largest number of letters that a button then has room for."""
_ROOMY: Final = 580
"""Width in pixels that these limits assume; on a narrower strip fewer buttons are legible."""
_LEAST: Final = 3
"""Number of buttons on the narrowest strip."""
_PICTURE: Final = 4
"""Width of a picture, in letters."""
_LIT: Final = 12
"""Largest number of areas that a group highlights."""
_COUNTS: Final = (*(count for count, _ in _LEGIBLE), FEWEST)
Group = tuple[str, object]
"""A property that the moves of a group share: the name of a field, or ``kind``, and its value."""


@dataclass(frozen=True, slots=True)
class _Opening:
    """The action of a button that opens a group of moves; two actions are equal if they open the same group.

    Attributes:
        open: function that lists the moves of a group.
        group: the group.
    """

    open: Callable[[Group], None]
    group: Group

    def __call__(self) -> None:
        """List the moves of the group."""
        self.open(self.group)


class ConvictedPrompt(TablePrompt[Position, m.Move, Event, View]):
    """The prompt of one desk.

    Attributes:
        path: the groups that were opened, from the first on.
        page: number of the shown page of buttons; there are several pages if not all buttons are legible on one.
        proposal: the proposal for the whole decision while it is shown.
    """

    _context: ConvictedContext

    def __init__(self, context: ConvictedContext, sentences: ConvictedSentences, client: ConvictedClient) -> None:
        """Store what the prompt needs.

        Args:
            context: the match and the language.
            sentences: the names of moves.
            client: the client that holds the pending question.
        """
        super().__init__(context, sentences, m.DONE)
        self._client, self._buttons = client, MoveButtons(context)
        self.path: tuple[Group, ...] = ()
        self.page = 0
        self.proposal: Proposal | None = None
        self._room = _ROOMY

    def fit(self, width: int) -> bool:
        """Store the strip's width in pixels; return whether it changes the number of legible buttons."""
        before, self._room = self._room, min(width, _ROOMY)
        return any(_fitting(count, before) != _fitting(count, self._room) for count in _COUNTS)

    def forget(self) -> None:
        """Return to the first groups, since the position has changed."""
        self.path, self.page, self.proposal = (), 0, None

    def line(self) -> Prompt:
        """Return the prompt with its hint; a shown proposal, or the name of a clicked place, replaces the question."""
        usual, texts, decision = super().line(), self._context.texts, self._context.decision
        if self.proposal is not None:
            return replace(
                usual, sentence=sentence(texts, "window.proposed", {"what": " · ".join(self.proposal.lines)})
            )
        state = state_of(self._context, decision)
        if self._client.place:
            head = place_head(self._context.position, self._client.place, texts)
            return replace(usual, sentence=_joined(head, actions_left(self._context, decision), state), hint="")
        usual = replace(usual, sentence=_joined(usual.sentence, state))
        hint = f"window.hint.{decision.kind}" if decision is not None else ""
        return replace(usual, hint=sentence(texts, hint, {})) if texts.has(f"convicted.{hint}") else usual

    def done_label(self) -> str:
        decision, texts = self._context.decision, self._context.texts
        own = f"window.done.{decision.kind}" if decision is not None else ""
        return sentence(texts, own, {}) if texts.has(f"convicted.{own}") else super().done_label()

    def unused(self) -> str:
        decision = self._context.decision
        if decision is not None and decision.kind == Kind.MATCHING:
            return self._unused(decision.kind, unopposed(self._context.position))
        return super().unused()

    def choices(self) -> Sequence[Choice[m.Move]]:
        client = self._client
        if self._context.match.still:
            return ()
        if self.proposal is not None:
            return [self._agree_button(self.proposal), self._action_button("back", self._drop_proposal)]
        if client.pending:
            return [*map(self._buttons.choice, client.pending[:FEW]), self._action_button("back", self._drop_question)]
        moves = [move for move in client.moves if move != m.DONE]
        if client.place:
            moves = [move for move in moves if client.place in areas_of(move)]
        moves = [move for move in moves if all(value_of(move, name) == what for name, what in self.path)]
        deep = bool(self.path or client.place)
        buttons = self._listed(moves) if deep else self._first(moves)
        if not deep and len(client.moves) > 1 and may_propose(self._context):
            buttons.insert(0, self._action_button("propose", self._propose))
        legible = _fitting(_legible(buttons), self._room)
        if len(buttons) > legible:
            pages = (len(buttons) + legible - 2) // (legible - 1)
            first = self.page % pages * (legible - 1)
            buttons = [*buttons[first : first + legible - 1], self._action_button("more", self._next_page)]
        return [*buttons, self._action_button("back", self._up)] if deep else buttons

    def _listed(self, moves: Sequence[m.Move]) -> list[Choice[m.Move]]:
        """Return buttons for the moves if they are few, else for the groups by the first field in which they differ."""
        if len(moves) <= FEW:
            return self._move_buttons(moves)
        name = differing(moves)
        if not name:
            return self._move_buttons(moves)
        groups: dict[object, list[m.Move]] = {}
        for move in moves:
            groups.setdefault(value_of(move, name), []).append(move)
        return [
            self._buttons.choice(inside[0]) if len(inside) == 1 else self._group_button((name, what), inside)
            for what, inside in groups.items()
        ]

    def _first(self, moves: Sequence[m.Move]) -> list[Choice[m.Move]]:
        """Return the buttons of a decision before a group is opened."""
        decision = self._context.decision
        match decision.kind if decision is not None else "":
            case Kind.ACTION:
                return [self._kind_button(kind, inside) for kind, inside in by_kind(moves).items()]
            case Kind.BEFORE_MATCHING:
                # The prompt asks for a power, so each button has to name one.
                kinds = dict.fromkeys(kind_of(move) for move in moves)
                return [self._kind_button(kind, [move for move in moves if kind_of(move) == kind]) for kind in kinds]
            case _:
                return self._listed(moves)

    def _kind_button(self, kind: str, moves: Sequence[m.Move]) -> Choice:
        """Return a button for a kind of move, even for a single move; without moves, the button gives the reason."""
        if moves:
            return self._group_button(("kind", kind), moves)
        refusal = why_none(kind, self._context.match.refusal_for_team)
        return replace(self._group_button(("kind", kind), ()), off=self._context.why(refusal).text)

    def _move_buttons(self, moves: Sequence[m.Move]) -> list[Choice[m.Move]]:
        """Return a button for each move; where two short labels would be equal, use the full ones."""
        found = [self._buttons.choice(move, here=bool(self._client.place)) for move in moves]
        times = Counter(one.brief for one in found)
        return [one if times[one.brief] == 1 else replace(one, brief="") for one in found]

    def _group_button(self, group: Group, moves: Sequence[m.Move]) -> Choice:
        """Return a button that lists the moves of a group."""
        name, what = group
        texts, brief = self._context.texts, ""
        if name == "kind":
            label = sentence(texts, f"window.group.{what}", {})
            brief = texts(own) if texts.has(own := f"convicted.window.brief.{what}") else ""
        else:
            fact = Facts(self._context.speakers, texts).of(moves[0]).get(name, "")
            squad = self._buttons.squad(what) != NONE
            told = (
                sentence(texts, "docks.pair.title", {"squad": names.squad(str(what))}) if squad else word(fact, texts)
            )
            label = texts("convicted.window.group", what=self._buttons.priced(told, moves))
        art = what if name in ART and isinstance(what, str) and what != m.NOBODY else self._buttons.leader(what)
        areas = tuple(dict.fromkeys(area for move in moves for area in areas_of(move)))
        return Choice(None, label, art=art, areas=areas[:_LIT], brief=brief, act=_Opening(self._open, group))

    def _action_button(self, message: str, act: Callable[[], None]) -> Choice:
        return Choice(None, sentence(self._context.texts, f"window.{message}", {}), act=act)

    # -- what the buttons do ---------------------------------------------------------------------------------------

    def back(self) -> bool:
        """Close the last opened group or list; return whether anything was open."""
        if self.proposal is not None:
            self._drop_proposal()
        elif self._client.pending:
            self._drop_question()
        elif self.path or self._client.place:
            self._up()
        else:
            return False
        return True

    def _open(self, group: Group) -> None:
        self.path, self.page = (*self.path, group), 0
        self._context.match.redraft()

    def _up(self) -> None:
        if self.path:
            self.path = self.path[:-1]
        else:
            self._client.place = ""
        self.page = 0
        self._context.match.redraft()

    def _next_page(self) -> None:
        self.page += 1
        self._context.match.redraft()

    def _propose(self) -> None:
        self.proposal = propose(self._context)
        self._context.match.redraft()

    def _agree_button(self, proposal: Proposal) -> Choice:
        """Return the button that plays the proposal and highlights its places."""
        label = sentence(self._context.texts, "window.agree", {"n": len(proposal.moves)})
        areas = tuple(dict.fromkeys(area for move in proposal.moves for area in areas_of(move)))
        return Choice(None, label, areas=areas[:_LIT], act=lambda: self._play(proposal))

    def _play(self, proposal: Proposal) -> None:
        self._context.match.play_all(proposal.seat, proposal.moves)

    def _drop_proposal(self) -> None:
        self.proposal = None
        self._context.match.redraft()

    def _drop_question(self) -> None:
        self._client.pending = ()
        self._context.match.redraft()


def _joined(*sentences: str) -> str:
    return " ".join(filter(None, sentences))


def _legible(buttons: Sequence[Choice[m.Move]]) -> int:
    """Return how many of these buttons can be read side by side on a wide strip: the longer their words, the fewer."""
    longest = max((len(one.brief or one.label) + (_PICTURE if one.art else 0) for one in buttons), default=0)
    return next((count for count, letters in _LEGIBLE if longest <= letters), FEWEST)


def _fitting(count: int, width: int) -> int:
    """Reduce a number of legible buttons to those that fit on a strip of ``width`` pixels."""
    return max(count * width // _ROOMY, _LEAST)


def value_of(move: m.Move, name: str) -> object:
    """Return the kind of a move or the value of one of its fields; ``None`` for a field that it does not have."""
    return kind_of(move) if name == "kind" else getattr(move, name, None)


def differing(moves: Sequence[m.Move]) -> str:
    """Return ``kind`` or the name of the first field in which moves differ; "" if they do not differ."""
    if len({type(move) for move in moves}) > 1:
        return "kind"
    return next((name for name in moves[0].__struct_fields__ if len({value_of(move, name) for move in moves}) > 1), "")
