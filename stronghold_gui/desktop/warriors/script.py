"""Turns the events of a move into beats of its animation.

A script has only what the viewer should follow. Areas are those of the present table; a card of a seat whose cards are
folded starts at that seat's line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from stronghold_gui.desktop.table import acts as a
from stronghold_gui.desktop.table.model import Pile, Source
from stronghold_gui.desktop.warriors.contents import battle_art
from stronghold_gui.desktop.warriors.seating import Seating
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors.boxes import load_cards
from stronghold_gui.games.warriors.ids import SEATS
from stronghold_gui.games.warriors.pieces import DRAGON_IDS
from stronghold_gui.games.warriors.table import Table
from stronghold_gui.games.warriors.wording.nouns import sentence
from stronghold_gui.text import Catalogue

SHOWS: Final = (e.DiceThrown, e.Compared, e.Shot)
"""Events that are animated, with the other events of their move; a move without any of them has no beats."""
_DICE: Final = ("red", "black")
Dice = tuple[Sequence[int], Sequence[int]]
_NO_PILE: Final = ""
_COUNTED: Final = 0.6
"""Time at which a pair of dice has been counted, from 0 to 1 of its beat."""


class Script:
    """Writes the beats of one move."""

    def __init__(
        self,
        table: Table,
        seating: Seating,
        names: Sequence[str],
        art: Callable[[str], str],
        words: tuple[Catalogue, Callable[[Sequence[e.Event]], Sequence[str]]],
        dice: Dice = ((), ()),
    ) -> None:
        """Store the sources of the beats.

        Args:
            table: the present table.
            seating: the present places of the seats' cards.
            names: the names of the seats, in seat order.
            art: returns the picture of a card other than a battle card.
            words: the current language, and a function that puts events into sentences.
            dice: the dice that were on the table before, red and black, as thrown.
        """
        self._table, self._seating, self._names, self._art = table, seating, names, art
        self._texts, self._event_words = words
        self._dice = dice
        self._better = -1

    def beats(self, events: Sequence[e.Event]) -> list[a.Beat]:
        """Return the beats of a move; none if it has no event of `SHOWS`."""
        if not any(isinstance(event, SHOWS) for event in events):
            return []
        beats = [beat for event in events if (beat := self._beat(event)) is not None]
        thrown = [number for number, beat in enumerate(beats) if any(area in beat.touched for area in _DICE)]
        compared = any(isinstance(event, e.Compared) for event in events)
        if (thrown or compared) and not self._table.fight.red:
            # The dice stay on the table until the beat of their last effect.
            since = thrown[-1] if thrown else 0
            last = max(number for number, beat in enumerate(beats) if number >= since and not _leaves(beat))
            beats[last] = a.Beat(
                beats[last].acts, beats[last].line, settles=(*beats[last].settles, *_DICE), line_at=beats[last].line_at
            )
        return beats

    def _beat(self, event: e.Event) -> a.Beat | None:
        found = self._shown(event)
        if found is None:
            return None
        # The winner of a comparison appears after the dice have been counted.
        late = _COUNTED if isinstance(event, e.Compared) else 0.0
        return a.Beat(tuple(found), next(iter(self._event_words([event])), ""), line_at=late)

    def _shown(self, event: e.Event) -> list[a.Act] | None:  # noqa: C901 - one case for each kind of event
        """Return the acts of an event, perhaps none; ``None`` if the event has no beat at all."""
        match event:
            case e.AttackDeclared(target=target) | e.Charged(target=target):
                return self._token(self._area(target), "", "mark.swords")
            case e.DiceThrown(red=red, black=black):
                self._dice, self._better = (red, black), -1
                return [*self._roll("red", red), *self._roll("black", black)]
            case e.BowsCounted(seat, _, _, _, better) if better >= 0:
                self._better = better
                return self._token("red" if better == seat else "black", "+1", "mark.bow")
            case e.Compared():
                return [self._pair(event)]
            case e.CardLost(seat, place, card, winner):
                return self._lost(seat, place, card, winner)
            case e.FlameSpent(_, dragon):
                return self._token(self._area(dragon), "\N{MINUS SIGN}1", "mark.flame")
            case e.Shot(seat, owner, target, die, hit):
                return self._shot(seat, owner, target, die, hit=hit)
            case e.WizardKilled(_, faction):
                area = self._area(faction)
                return [a.Fall((area, "wizard"), "wizard")] if area and self._spread(area) else []
            case e.CardDone(_, card):
                art = battle_art(card, self._table)
                return [a.Walk(("card", card), "discard", Pile("done", art))]
            case e.CardTakenUp(seat, card):
                piece = Pile(card, battle_art(card, self._table), badge=card[1:], marks=(f"seat.{SEATS[seat]}",))
                return [a.Walk(("track", card), "card", piece)]
            case e.NothingToLose() | e.AttackVoid():
                return []
            case _:
                return None

    # -- parts -----------------------------------------------------------------------------------------------------

    def _roll(self, colour: str, dice: Sequence[int]) -> Iterator[a.Act]:
        """Yield the dice of a side as they come to the table."""
        for number, face in enumerate(dice):
            yield a.Walk(None, colour, Pile(f"{colour}{number}", f"die.{colour}.{face}"))

    def _pair(self, event: e.Compared) -> a.Act:
        """Return the act that shows a pair of dice side by side, with all additions."""
        red_wins = event.red > event.black
        seats = (event.winner, event.loser) if red_wins else (event.loser, event.winner)
        columns = tuple(
            a.Column(self._names[seat], tuple(self._terms(event.number, seat, total, dice)))
            for seat, total, dice in zip(seats, (event.red, event.black), self._dice, strict=True)
        )
        verdict = sentence(self._texts, "desk.wins", {"name": self._names[event.winner]})
        return a.Sum("card", (columns[0], columns[1]), verdict, 0 if red_wins else 1)

    def _terms(self, number: int, seat: int, total: int, dice: Sequence[int]) -> Iterator[tuple[str, int]]:
        """Yield a die as thrown and its additions; only the sum if the parts are no longer known."""
        thrown = dice[number - 1] if len(dice) >= number else total
        yield sentence(self._texts, f"desk.pair.{number}", {}), thrown
        added = total - thrown
        if self._better == seat and number == 1 and added:
            bows = min(added, load_cards(self._table.box).dice.bows_add)
            yield sentence(self._texts, "desk.pair.bows", {}), bows
            added -= bows
        if added:
            yield sentence(self._texts, "desk.pair.dragon", {}), added

    def _lost(self, seat: int, place: str, card: str, winner: int) -> list[a.Act]:
        """Return the act of a lost card that flies to the winner's victory pile."""
        area = "band" if place == "band" else self._seating.area(seat, "dragons" if place in DRAGON_IDS else
                                                                 place.partition(".")[2])  # fmt: skip
        people, _, kind = card.partition(".")
        key = place if place in DRAGON_IDS else people if place == "band" else kind
        source: Source = (area, key) if self._spread(area) else (area, _NO_PILE)
        return [a.Walk(source, self._seating.area(winner, "victory"), Pile("lost", self._art(card)))]

    def _shot(self, seat: int, owner: int, target: str, die: int, *, hit: bool) -> list[a.Act]:
        """Return the acts of a shot: a stone that flies to its target, and the die."""
        area = self._area(target) or self._seating.area(owner)
        word = sentence(self._texts, f"odds.{'hit' if hit else 'miss'}", {})
        flight = a.Fly("stone", self._seating.area(seat, "catapults"), area, hits=hit)
        return [flight, a.Token(area, word, f"die.red.{die}")]

    def _token(self, area: str, text: str, art: str) -> list[a.Act]:
        return [a.Token(area, text, art)] if area else []

    def _area(self, place: str) -> str:
        return self._seating.area_of(place, self._table)

    def _spread(self, area: str) -> bool:
        return area == "band" or self._seating.spread(self._seating.seat_at(area))


def _leaves(beat: a.Beat) -> bool:
    """Return whether a beat moves the battle card, which follows all effects of the dice."""
    sources = [act.source[0] for act in beat.acts if isinstance(act, a.Walk) and act.source is not None]
    return any(area in ("card", "track") for area in sources)
