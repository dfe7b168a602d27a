"""Construction of the story from the events of a match, in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import ceil

from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress.moves import DOOR
from stronghold_gui.games.fortress.position import DEAD, LEFT_OUT, NONE, Position
from stronghold_gui.games.fortress.story.told import Deeds, Luck, Moment, Story

_SKULL, _SHIELD = 0, 1


def read_story(start: Position, moves: Iterable[Sequence[e.Event]], after: Callable[[int], Position]) -> Story:
    """Return the story of a match so far.

    Args:
        start: the position the match began with.
        moves: the events of each move, in order.
        after: returns the position after a number of moves. It is asked once for each round, and for the last move.
    """
    reader, number = _Reader(start), 0
    for number, events in enumerate(moves, 1):
        due = [reader.see(event) for event in events]
        if any(due):
            reader.note(after(number))
    return reader.story(after(number) if number else start)


class _Reader:
    """The state of the story while events are read."""

    def __init__(self, start: Position) -> None:
        self._setting = start.setting
        players = self._setting.players
        self._owner = list(start.owner)
        self._suffered = [
            start.setting.life(figure) if spot == DEAD else start.wounds[figure]
            for figure, spot in enumerate(start.where)
        ]
        cards = len(self._owner)
        self._given, self._taken, self._killed, self._lost = ([0] * cards for _ in range(4))
        self._giver = NONE
        self._attack, self._defence = [[0, 0] for _ in range(players)], [[0, 0] for _ in range(players)]
        self._round = self._ended = start.round
        self._turns, self._door = 0, start.door_wounds
        self._by_player = [0] * players
        self._set_up = False
        self._moments = [Moment(0, _points(start), _high(start), (0,) * players)]

    def _card(self, figure: str) -> int:
        number = self._setting.figure_index.get(figure, NONE)
        return self._setting.cards.card_of[number] if number != NONE else NONE

    # -- events ------------------------------------------------------------------------------------------------------

    def see(self, event: e.Event) -> bool:
        """Record an event; return whether the table must be recorded after it."""
        match event:
            case e.CardPicked(who, card) | e.CardChanged(who, card):
                self._owner[self._setting.card_index[card]] = e.player_of(who)
            case e.RoundBegan(number):
                self._round = number
                # The match was set up until now: cards were taken, figures placed.
                self._set_up = number == 1
                return self._set_up
            case e.RoundEnded(number):
                self._ended = number
                return True
            case e.GameEnded():
                self._ended = self._round
                return True
            case e.CardUsed():
                self._turns += 1
            case e.TurnEnded() if not self._setting.mode.rounds:
                return self._turns % (self._setting.pieces.turns * self._setting.players) == 0
            case _:
                self._fight(event)
        return False

    def _fight(self, event: e.Event) -> None:
        """Record dice and wounds of an event."""
        match event:
            case e.AttackRolled(name, _, _, dice, skulls):
                self._giver = self._card(name)
                _throw(self._attack, self._owner[self._giver], dice, skulls)
            case e.DefenceRolled(target, dice, shields) if target != DOOR:
                _throw(self._defence, self._owner[self._card(target)], dice, shields)
            case e.StruckAt(striker=name) | e.Countered(target=name) | e.Chomped(figure=name):
                self._giver = self._card(name)
            case e.Fell() | e.FellDeep():
                self._giver = NONE
            case e.Wounded(target, _, total):
                self._wounded(target, total)
            case e.Destroyed(_, name):
                self._destroyed(name)
            case e.Returned(name):
                self._suffered[self._setting.figure_index[name]] = 0
            case _:
                pass

    def _wounded(self, target: str, total: int) -> None:
        if target == DOOR:
            self._count(NONE, total - self._door)
            self._door = total
            return
        figure = self._setting.figure_index[target]
        self._count(self._setting.cards.card_of[figure], total - self._suffered[figure])
        self._suffered[figure] = total

    def _destroyed(self, name: str) -> None:
        figure = self._setting.figure_index[name]
        card, life = self._setting.cards.card_of[figure], self._setting.life(figure)
        # There is no `Wounded` event for a figure with one point of life, nor for one that was bitten.
        self._count(card, life - self._suffered[figure])
        self._suffered[figure] = life
        self._lost[card] += 1
        if self._is_enemy(card):
            self._killed[self._giver] += 1

    def _count(self, card: int, wounds: int) -> None:
        """Count wounds of a card, or of the door for ``NONE``, and credit the card and player that caused them."""
        if card != NONE:
            self._taken[card] += wounds
        if self._giver != NONE and (card == NONE or self._is_enemy(card)):
            self._given[self._giver] += wounds
            self._by_player[self._owner[self._giver]] += wounds

    def _is_enemy(self, card: int) -> bool:
        if self._giver == NONE:
            return False
        side = self._setting.side
        return side[self._owner[self._giver]] != side[self._owner[card]]

    # -- the story ---------------------------------------------------------------------------------------------------

    def note(self, position: Position) -> None:
        """Record the moment after a round or, in modes without rounds, after some turns of each player."""
        number = self._ended if self._setting.mode.rounds else ceil(self._turns / self._setting.players)
        if self._set_up:
            self._moments, self._set_up, number = [], False, 0
        self._moments.append(Moment(number, _points(position), _high(position), tuple(self._by_player)))
        self._by_player = [0] * len(self._by_player)

    def story(self, now: Position) -> Story:
        """Return the story up to a position."""
        if any(self._by_player) or _points(now) != self._moments[-1].points:
            self._ended = self._round
            self.note(now)
        deeds = {
            self._setting.cards.ids[card]: Deeds(
                owner, self._given[card], self._taken[card], self._killed[card], self._lost[card]
            )
            for card, owner in enumerate(self._owner)
            if owner != NONE
        }
        die = self._setting.pieces.die
        attack, defence = _luck(self._attack, die[_SKULL], sum(die)), _luck(self._defence, die[_SHIELD], sum(die))
        return Story(tuple(self._moments), deeds, attack, defence, self._door)


def _throw(tally: list[list[int]], player: int, dice: int, good: int) -> None:
    tally[player][0] += dice
    tally[player][1] += good


def _luck(tally: list[list[int]], faces: int, of: int) -> tuple[Luck, ...]:
    return tuple(
        Luck(player, dice, good, dice * faces / of) for player, (dice, good) in enumerate(tally) if dice
    )  # fmt: skip


def _points(position: Position) -> tuple[int, ...]:
    """Return the points of each player's cards that have, or will have, a figure on the battlefield."""
    cards, gone = position.setting.cards, (DEAD, LEFT_OUT)
    return tuple(
        sum(
            cards.cards[card].points
            for card in position.cards_of(player)
            if any(position.where[figure] not in gone for figure in cards.figures(card))
        )
        for player in range(position.setting.players)
    )


def _high(position: Position) -> tuple[int, ...]:
    """Return how many figures of each player are at least a wall section higher than level 1."""
    field, least = position.setting.field, position.setting.pieces.levels["section"] + 1
    found = [0] * position.setting.players
    for figure in position.standing():
        if field.level[position.where[figure]] >= least:
            found[position.owner_of(figure)] += 1
    return tuple(found)
