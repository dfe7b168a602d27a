"""The table as lines for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stronghold_gui.games.fortress.naming import PLAYERS
from stronghold_gui.games.fortress.table import ArmyCard, Figure, Markers
from stronghold_gui.games.fortress.view import View
from stronghold_gui.games.fortress.wording.nouns import Noun, card, figure, place, say, seat_name, sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact

_NUMBERS = ("1", "2", "3", "X")


def table_lines(view: View, seats: Sequence[str], texts: Catalogue) -> list[str]:
    """Return the table as lines, as far as the view shows it."""
    table = view.table

    def who(player: str) -> Fact:
        return seat_name(view.setting.seating.people[PLAYERS.index(player)], seats)

    lines = [sentence(texts, "table.round", {"scenario": Noun(f"scenario.{table.scenario}"), "round": table.round})]
    told: dict[str, Fact] = {"state": Noun(f"doorway.{table.door.state}"), "wounds": table.door.wounds}
    lines.append(sentence(texts, "table.door", {**told, "who": who(table.door.controller)}))
    if view.setting.scenario.end.kind == "flag":
        lines.append(sentence(texts, f"table.flag.{'up' if table.flag else 'down'}", {}))
    for name, one in table.cards.items():
        lines.append(_card(name, one, who(one.player), texts))
    for player, markers in table.markers.items():
        if words := list(_markers(markers, texts)):
            lines.append(sentence(texts, "table.markers", {"who": who(player), "markers": texts.join(words)}))
    return lines


def _card(name: str, one: ArmyCard, who: Fact, texts: Catalogue) -> str:
    figures = [_figure(figure_name, figure_, texts) for figure_name, figure_ in one.figures.items()]
    return sentence(texts, "table.card", {"who": who, "card": card(name, texts), "figures": texts.join(figures)})


def _figure(name: str, one: Figure, texts: Catalogue) -> str:
    told: dict[str, Fact] = {"figure": figure(name, texts), "wounds": one.wounds, "space": place(one.space)}
    if one.state:
        return say(texts, f"table.state.{one.state}", told)
    return say(texts, "table.figure.wounded" if one.wounds else "table.figure", told)


def _markers(markers: Markers, texts: Catalogue) -> Iterator[str]:
    for number, name in zip(_NUMBERS, (markers.one, markers.two, markers.three, markers.x), strict=True):
        if name:
            yield say(texts, "table.marker", {"marker": number, "card": card(name, texts)})
    for name, count in markers.unseen.items():
        yield say(texts, "table.unseen", {"count": count, "card": card(name, texts)})
