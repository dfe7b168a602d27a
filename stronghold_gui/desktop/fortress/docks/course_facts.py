"""The facts of the dock of the round: goals, turns, armies, progress, the door."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from stronghold_gui.desktop.fortress.docks.army_group import ArmyFacts
from stronghold_gui.desktop.fortress.docks.card_facts import CardFacts, cards_of
from stronghold_gui.desktop.fortress.docks.seen import Seen
from stronghold_gui.desktop.play.seats import SeatMark
from stronghold_gui.games.fortress.data.scenarios import End
from stronghold_gui.games.fortress.ends import rescue, run
from stronghold_gui.games.fortress.naming import PLAYERS
from stronghold_gui.games.fortress.table import Table
from stronghold_gui.games.fortress.wording.nouns import Noun, sentence

_OTHERS: Final = "others"


def aim_words(seen: Seen) -> list[str]:
    """Return a sentence about the goal of each player, in player order."""
    return [aim_of(seen, player) for player in range(seen.view.setting.players)]


def aim_of(seen: Seen, player: int) -> str:
    """Return a sentence about the goal of a player."""
    scenario, texts = seen.view.setting.scenario, seen.context.texts
    figures: dict[str, object] = {"name": seen.called(player), "rounds": scenario.rounds, **scenario.end.figures}
    # A custom map may have no flag; then only the guards matter.
    kind = "guards" if scenario.end.kind == "flag" and seen.view.setting.plan.flag is None else scenario.end.kind
    message = f"fortress.aim.{kind}.{_part(scenario.end, player)}"
    return texts(message, **{name: figures[name] for name in texts.figures(message)})


def _part(end: End, player: int) -> str:
    """Return a player's role in the goal, as the end of a message id: a role that the scenario names, or ``others``."""
    named = ("defender", "guards", "rescued", "runner")
    return next((part for part in named if end.figures.get(part) == player), _OTHERS)


TurnState = Literal["spent", "now", "to_come"]
_PREPARING: Final = ("armies", "placing")


@dataclass(frozen=True, slots=True)
class TurnFacts:
    """A turn of the round.

    Attributes:
        id: the id of its card, ``""`` if unknown.
        card: the name of its card, ``""`` if unknown.
        state: whether it is over, the current turn, or still to come.
        known: whether its card is known.
    """

    id: str
    card: str
    state: TurnState
    known: bool


@dataclass(frozen=True, slots=True)
class RowFacts:
    """The turns of a player in this round, by number."""

    player: int
    mark: SeatMark
    called: str
    turns: tuple[TurnFacts, ...]


def rows(seen: Seen) -> list[RowFacts]:
    """Return the turns of each player, in the order of this round; empty before the first round or without rounds."""
    table, setting = seen.table, seen.view.setting
    if not setting.mode.rounds or table.stage in _PREPARING:
        return []
    order = [PLAYERS.index(name) for name in table.order] if table.stage == "turns" else []
    players = order or [player for player in range(setting.players) if cards_of(seen, player)]
    return [
        RowFacts(player, seen.mark(player), seen.called(player), tuple(_turns(seen, player, order)))
        for player in players
    ]


def _turns(seen: Seen, player: int, order: list[int]) -> Iterator[TurnFacts]:
    table, markers = seen.table, seen.table.markers[PLAYERS[player]]
    turn = table.turn
    now = (turn.number, order.index(PLAYERS.index(turn.player))) if order and turn.player else None
    for number, card in enumerate((markers.one, markers.two, markers.three)[: seen.view.setting.pieces.turns]):
        here = (number, order.index(player)) if order else None
        state: TurnState = "to_come"
        if now is not None and here is not None:
            state = "now" if here == now else "spent" if here < now else "to_come"
        words = _card(seen, card) if card else ""
        yield TurnFacts(card, words, state, bool(card))


def _card(seen: Seen, card: str) -> str:
    return sentence(seen.context.texts, f"card.{card}", {})


def armies(seen: Seen) -> list[ArmyFacts]:
    """Return a summary of each army that has cards, in player order."""
    players = range(seen.view.setting.players)
    return [army(seen, player, cards) for player in players if (cards := cards_of(seen, player))]


def army(seen: Seen, player: int, cards: Sequence[CardFacts]) -> ArmyFacts:
    """Return the summary of an army; points count only for cards that still have figures."""
    texts, called = seen.context.texts, seen.called(player)
    points = sum(facts.points for facts in cards if not facts.out)
    every = sum(facts.points for facts in cards)
    left, life = sum(facts.left for facts in cards), sum(facts.life for facts in cards)
    side = texts("fortress.army.life", left=left, life=life)
    whole = texts("fortress.army.whole", name=called, left=left, life=life, points=points, all=every)
    return ArmyFacts(seen.mark(player), called, left, life, side, whole)


def round_words(seen: Seen) -> str:
    """Return in words which round it is, and of how many; without rounds, which turn of each player."""
    table, scenario, texts = seen.table, seen.view.setting.scenario, seen.context.texts
    if seen.view.setting.mode.rounds:
        return texts("fortress.course.round", round=table.round, rounds=scenario.rounds)
    turns = max((1, *table.taken.values()))
    return texts("fortress.course.turn", turn=turns, turns=scenario.rounds * seen.view.setting.pieces.turns)


def goal_words(seen: Seen) -> list[str]:
    """Return sentences about the progress and the door; before the first turn, about each player's goal, too."""
    return [*(aim_words(seen) if before_turns(seen.table) else ()), *progress_words(seen)]


def progress_words(seen: Seen) -> list[str]:
    """Return sentences about the progress towards the scenario's goals, then one about the door."""
    return [*_goal(seen), *_door(seen)]


def before_turns(table: Table) -> bool:
    """Return whether no player has had a turn yet."""
    return table.stage in _PREPARING or (table.stage == "markers" and table.round == 1)


def _goal(seen: Seen) -> Iterator[str]:
    texts, table, end = seen.context.texts, seen.table, seen.view.setting.scenario.end
    if table.stage in _PREPARING:
        return
    match end.kind:
        case "flag":
            name = seen.called(end.figures["defender"])
            if seen.view.setting.plan.flag is not None:
                yield texts(f"fortress.course.flag.{'up' if table.flag else 'down'}", name=name)
        case "rescue":
            now, guards = rescue(seen.position), seen.called(end.figures["guards"])
            yield texts("fortress.course.rescue", inside=now.inside, wanted=now.wanted, left=now.left)
            yield texts(f"fortress.course.guard.{'in' if now.guarded else 'out'}", name=guards)
        case "run":
            far = run(seen.position)
            yield texts("fortress.course.run", home=far.home, wanted=far.wanted, left=far.left)


def _door(seen: Seen) -> Iterator[str]:
    setting, door, texts = seen.view.setting, seen.table.door, seen.context.texts
    if not setting.field.door_spots:
        return
    state = Noun(f"doorway.{door.state}").word(texts)
    name = seen.called(PLAYERS.index(door.controller))
    if setting.mode.door_card:
        life = setting.cards.door.life
        yield texts("fortress.course.door", state=state, left=life - door.wounds, life=life, name=name)
    else:
        yield texts("fortress.course.door.plain", state=state)
