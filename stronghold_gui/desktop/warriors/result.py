"""The line on the table with the result of the last throw or shot or, before a throw, with the opponents."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Final

from stronghold_gui.core.match import Played
from stronghold_gui.desktop.warriors.client import WarriorsContext
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.table import Table
from stronghold_gui.games.warriors.wording import names as n
from stronghold_gui.games.warriors.wording.nouns import sentence
from stronghold_gui.text.nouns import Fact

_BETWEEN: Final = "   \N{MIDDLE DOT}   "
_AFTER: Final = (e.AttackDeclared, e.Charged, e.BandFormed, e.HandChosen)
"""Events that make an earlier result obsolete."""
Cost = e.CardLost | e.FlameSpent | e.NothingToLose
"""The loser's cost of a comparison."""


def last_result(played: Sequence[Played[m.Move, e.Event]]) -> tuple[e.Event, ...]:
    """Return the events since the first comparison of the last throw, or since the last shot; empty if obsolete."""
    found: list[e.Event] = []
    for event in (event for done in reversed(played) for event in reversed(done.events)):
        if isinstance(event, _AFTER):
            return ()
        found.append(event)
        if isinstance(event, e.Shot) or (isinstance(event, e.Compared) and event.number == 1):
            return tuple(reversed(found))
    return ()


class ResultWords:
    """The texts of the line in the current language."""

    def __init__(self, context: WarriorsContext) -> None:
        self._context = context

    def line(self, table: Table) -> str:
        """Return the line for the current match; "" while no battle is fought."""
        events = last_result(self._context.match.match.played)
        return _BETWEEN.join(self._results(events)) if events else self._fight(table)

    def _results(self, events: Sequence[e.Event]) -> Iterator[str]:
        if isinstance(events[0], e.Shot):
            yield self._shot(events[0], events)
        compared = [event for event in events if isinstance(event, e.Compared)]
        costs = [event for event in events if isinstance(event, Cost) and not _is_shot(event)]
        for pair, cost in zip_longest(compared, costs[: len(compared)]):
            yield self._comparison(pair, cost)

    def _comparison(self, pair: e.Compared, cost: Cost | None) -> str:
        texts, short = self._context.texts, self._context.short
        numbers = {"red": pair.red, "black": pair.black}
        told: dict[str, Fact] = {**numbers, "winner": short(pair.winner), "loser": short(pair.loser)}
        match cost:
            case e.CardLost(card=card):
                return sentence(texts, "result.card", told | {"card": n.anything(card, (), texts)})
            case e.FlameSpent():
                return sentence(texts, "result.flame", told)
            case e.NothingToLose():
                return sentence(texts, "result.nothing", told)
            case None:
                return sentence(texts, "result.open", told)

    def _shot(self, shot: e.Shot, events: Iterable[e.Event]) -> str:
        told: dict[str, Fact] = {"name": self._context.short(shot.seat), "die": shot.die}
        lost = next((event for event in events if isinstance(event, e.CardLost) and _is_shot(event)), None)
        if lost is not None:
            card = n.anything(lost.card, (), self._context.texts)
            return sentence(self._context.texts, "result.shot.card", told | {"card": card})
        return sentence(self._context.texts, f"result.shot.{'wizard' if shot.hit else 'miss'}", told)

    def _fight(self, table: Table) -> str:
        """Return the opponents and the current battle card in words; "" without opponents."""
        fight, texts, names = table.fight, self._context.texts, self._context.names
        if not (fight.card and fight.side and fight.target):
            return ""
        side, target = n.place(fight.side, names, texts), n.place(fight.target, names, texts)
        return sentence(texts, "result.fight", {"card": n.card(fight.card), "side": side, "target": target})


def _is_shot(cost: Cost) -> bool:
    return isinstance(cost, e.CardLost) and cost.cause == "shot"
