"""Order markers: every player lays 1, 2, 3 and X on own cards, all at once and in secret (rules, section 5)."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.chapter import not_asked, not_there
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.events import Event, MarkerLaid
from stronghold_gui.games.fortress.position import MARKERS_EACH, NONE, Position, Task
from stronghold_gui.games.fortress.reasons import Reason, refuse


def laid(position: Position, player: int) -> int:
    """Return how many of its markers a player has laid; they are laid in order, X last."""
    own = position.markers[MARKERS_EACH * player : MARKERS_EACH * (player + 1)]
    return MARKERS_EACH - own.count(NONE)


def _due(position: Position) -> dict[int, int]:
    """Return for each seat the player whose markers it lays next; a seat with two players lays theirs in turn."""
    found: dict[int, int] = {}
    for player, seat in enumerate(position.setting.seating.people):
        if seat not in found and _lays(position, player):
            found[seat] = player
    return found


def _lays(position: Position, player: int) -> bool:
    """Return whether a player still has a marker to lay."""
    own = position.markers[MARKERS_EACH * player : MARKERS_EACH * (player + 1)]
    return NONE in own and position.has_figures(player)


def _laying(position: Position, seat: int) -> int:
    """Return the player whose marker a seat must lay next; the seat must have one to lay."""
    people = position.setting.seating.people
    return next(player for player, person in enumerate(people) if person == seat and _lays(position, player))


def step(position: Position, task: Task, out: list[Event]) -> bool:
    """Wait until all players with a figure have laid all four markers."""
    position.stage = "markers"
    if any(_lays(position, player) for player in range(position.setting.players)):
        return True
    position.todo.pop()
    return False


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return a decision for each seat that has a marker to lay."""
    due = _due(position)
    return tuple(
        [Decision(seat, Kind.MARK, f"p{due[seat] + 1}", laid(position, due[seat]) + 1) for seat in sorted(due)]
    )


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return moves that lay the next marker on each card with a figure."""
    player = _laying(position, seat)
    marker, ids = m.MARKERS[laid(position, player)], position.setting.cards.ids
    return [m.Mark(marker, ids[card]) for card in position.cards_of(player) if position.alive(card)]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    """Return the refusal for laying a marker."""
    player = _laying(position, seat)
    number = laid(position, player)
    if isinstance(move, m.End):
        return refuse(Reason.ALL_FOUR, "5", count=number)
    if not isinstance(move, m.Mark):
        return not_asked(Kind.MARK)
    card = position.setting.card_index.get(move.card, NONE)
    if card == NONE:
        return not_there(move.card)
    if position.owner[card] != player:
        return refuse(Reason.NOT_OWN_CARD, "5", card=move.card)
    if not position.alive(card):
        return refuse(Reason.DEAD_CARD, "5", card=move.card)
    if m.MARKERS.index(move.marker) != number:
        return refuse(Reason.MARKER_LIES, "5", marker=m.MARKERS[number])
    return None


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Lay a marker."""
    if not isinstance(move, m.Mark):
        raise unexpected(move)
    player = _laying(position, seat)
    number = m.MARKERS.index(move.marker)
    position.markers[MARKERS_EACH * player + number] = position.setting.card_index[move.card]
    out.append(MarkerLaid(position.setting.who(player), move.marker, move.card))
