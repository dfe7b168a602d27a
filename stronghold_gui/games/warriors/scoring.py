"""The end of a round and of the game: discards, points and winners (rules, sections 4 and 11)."""

from __future__ import annotations

from stronghold_gui.games.warriors.events import BonusScored, CleanedUp, Event, GameEnded, PileScored, RoundEnded
from stronghold_gui.games.warriors.pieces import CATAPULT, PEOPLES, ROUNDS, TYPES, WIZARD
from stronghold_gui.games.warriors.position import Ending, Position, Task


def clean_up(position: Position, task: Task, out: list[Event]) -> bool:
    """Discard unused catapults and remaining wizards; begin the next round, or end the game."""
    position.todo.pop()
    share = len(PEOPLES)
    for seat in range(position.seats):
        catapults, wizards = position.catapults[seat], sum(position.wizards[share * seat : share * (seat + 1)])
        if catapults or wizards:
            position.discard[CATAPULT] += catapults
            position.discard[WIZARD] += wizards
            out.append(CleanedUp(seat, catapults, wizards))
    position.catapults = [0] * position.seats
    position.wizards = [0] * len(position.wizards)
    position.round_passed = 0
    out.append(RoundEnded(position.round))
    if position.round < ROUNDS:
        position.round += 1
        position.todo.append(("deal", 0, 0))
    else:
        _end(position, out)
    return False


def majorities(position: Position) -> list[tuple[str, int, int, list[int]]]:
    """Return a row for each people, and one for dragons (RW-47).

    A row has the id, the points of the bonus, the largest number of cards, and the seats with that number (none if 0).
    """
    army, share, kinds = position.army, len(PEOPLES), len(TYPES)
    factions = [sum(army[first : first + kinds]) for first in range(0, len(army), kinds)]
    rows = [
        (name, position.cards.bonus[people], *_most(factions[people::share])) for people, name in enumerate(PEOPLES)
    ]
    dragons = [position.dragon_of.count(seat) for seat in range(position.seats)]
    rows.append(("dragon", position.cards.dragon_bonus, *_most(dragons)))
    return rows


def _most(sizes: list[int]) -> tuple[int, list[int]]:
    most = max(sizes)
    return most, [seat for seat, size in enumerate(sizes) if size == most] if most else []


def scores(position: Position) -> tuple[int, ...]:
    """Return the current points of every seat."""
    points = [position.cards.pile_points * position.pile_size(seat) for seat in range(position.seats)]
    for _, bonus, _, seats in majorities(position):
        for seat in seats:
            points[seat] += bonus
    return tuple(points)


def winners(position: Position) -> tuple[tuple[int, ...], Ending]:
    """Return who would win now, and how: by points, by the larger pile, or together (RW-48)."""
    points = scores(position)
    best = [seat for seat, score in enumerate(points) if score == max(points)]
    if len(best) == 1:
        return tuple(best), "points"
    most = max(position.pile_size(seat) for seat in best)
    first = tuple(seat for seat in best if position.pile_size(seat) == most)
    return first, "pile" if len(first) == 1 else "shared"


def _end(position: Position, out: list[Event]) -> None:
    for seat in range(position.seats):
        size = position.pile_size(seat)
        out.append(PileScored(seat, size, size * position.cards.pile_points))
    for people, bonus, size, seats in majorities(position):
        out += [BonusScored(seat, people, size, bonus) for seat in seats]
    position.stage = "over"
    position.winners, position.ending = winners(position)
    out.append(GameEnded(position.winners, position.ending, scores(position)))
