"""The tally of matches that are over, of made-up games and of those of the library."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from itertools import product

import pytest

from stronghold_gui.core.save import Recent, Result
from stronghold_gui.core.tally import PersonResult, Tally, TallyRules, is_mixed, person_results, sections, tally_of
from stronghold_gui.core.tally_words import TallyWords
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import LANGUAGES, add_texts, catalogue

RULES = TallyRules(
    ("box",), frozenset({"plain"}), "", ("points",), lambda _options, seats: ("west", *("east",) * (seats - 1))
)


def entry(
    names: tuple[str, ...] = ("Anna", "Ben"),
    winners: tuple[int, ...] = (0,),
    players: tuple[str, ...] = (),
    scores: tuple[int, ...] = (),
    options: dict[str, str] | None = None,
) -> Recent:
    """Return a match of seven turns that is over."""
    return Recent("/x", "war", names, 7, 1, (), winners, "", Result(options or {"box": "big"}, players, scores))


def results(*entries: Recent) -> list[PersonResult]:
    return [one for number, each in enumerate(entries) for one in person_results(each, number, RULES)]


def of(person: str, rows: list[PersonResult]) -> Tally:
    return tally_of([one for one in rows if one.person == person])


def test_people_win_and_lose_and_computers_are_not_counted() -> None:
    rows = results(entry(), entry(winners=(1,)), entry(players=("", "hard")))
    assert (of("Anna", rows).played, of("Anna", rows).won, of("Anna", rows).lost) == (3, 2, 1)
    assert (of("Ben", rows).played, of("Ben", rows).won) == (2, 1)
    assert is_mixed(rows)


def test_a_match_that_is_not_over_or_little_known_is_not_counted() -> None:
    running = Recent("/x", "war", ("Anna", "Ben"), 3, 1, (0,))
    old = Recent("/x", "war", ("Anna", "Ben"), 3, 1, (), (0,))
    other = entry(options={"another": "option"})
    assert results(running, old, other) == []


@pytest.mark.parametrize(
    ("won", "streak", "best"),
    [("", 0, 0), ("w", 1, 1), ("wwl", -1, 2), ("lwww", 3, 3), ("wlwwll", -2, 2)],
)
def test_streaks_follow_the_order_of_the_matches(won: str, streak: int, best: int) -> None:
    rows = results(*(entry(winners=(0 if letter == "w" else 1,)) for letter in won))
    assert (of("Anna", rows).streak, of("Anna", rows).best) == (streak, best)


def test_a_match_that_people_both_won_and_lost_leaves_a_streak_as_it_is() -> None:
    alone = entry(players=("", "easy"))
    assert tally_of(results(alone, entry(), alone)).streak == 2


def test_partners_count_as_one_match_and_lose_together_where_nobody_wins() -> None:
    rows = results(entry(("Anna", "Ben", "Cleo"), winners=(1, 2)), entry(("Anna", "Ben", "Cleo"), winners=()))
    east = next(section for section in sections(rows) if section.kind == "side").rows
    assert dict(east)[("tally.side.war.east",)].played == 2
    assert dict(east)[("tally.side.war.east",)].won == 1
    assert of("Anna", rows).lost == 2


def test_the_strongest_computer_against_a_seat_is_its_opponent() -> None:
    rows = results(
        entry(("Anna", "", ""), players=("", "easy", "hard")),
        entry(("Anna", "Ben", ""), players=("", "", "medium")),
    )
    assert [one.opponent for one in rows] == ["player.hard", "player.medium", "tally.people"]


def test_modes_leave_out_values_that_need_no_name() -> None:
    assert results(entry())[0].mode == ("option.war.box.big",)
    assert results(entry(options={"box": "plain"}))[0].mode == ()


def test_the_best_figures_are_kept() -> None:
    rows = results(entry(scores=(12, 7)), entry(scores=(3, 9)))
    assert (of("Anna", rows).points, of("Ben", rows).points, of("Ben", rows).turns) == (12, 9, 7)
    assert of("Anna", results(entry())).points is None


def test_no_name_is_a_formula_in_a_spreadsheet() -> None:
    rows = results(entry(("=1+1", "Ben")))
    words = TallyWords(catalogue("en"), {"stronghold": TallyRules()})
    add_texts(LIBRARY.texts_of("stronghold"))
    told = [replace(one, game="stronghold", mode=(), side="", opponent="") for one in rows]
    table = list(csv.reader(io.StringIO(words.as_csv(told).decode("utf-8-sig"))))
    assert [row[2] for row in table] == ["Name", "", "'=1+1", "Ben"]


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_sides_of_the_tally_are_the_teams_of_the_game(game: str) -> None:
    found, rules = LIBRARY.kit(game).game, LIBRARY.entries[LIBRARY.ids.index(game)].tally
    for seats in found.seat_counts:
        told = {name: found.options(seats)[name] for name in rules.modes}
        for values in product(*told.values()):
            options = dict(zip(told, values, strict=True))
            position, sides = found.setup(options, seats, 1), rules.sides(options, seats)
            assert len(sides) == seats
            for seat in range(seats):
                team = found.team(position, seat)
                assert [sides[seat] != "" and sides[other] == sides[seat] for other in range(seats)] == [
                    other in team and sides[seat] != "" for other in range(seats)
                ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LIBRARY.ids)
def test_every_name_in_the_tally_has_a_text(game: str, language: str) -> None:
    found, rules = LIBRARY.kit(game).game, LIBRARY.entries[LIBRARY.ids.index(game)].tally
    texts = catalogue(language)
    for seats in found.seat_counts:
        options = found.options(seats)
        asked = [name for name in (*rules.modes, rules.level) if name]
        ids = [f"option.{game}.{name}.{value}" for name in asked for value in options[name]]
        for values in product(*(options[name] for name in rules.modes)):
            sides = rules.sides(dict(zip(rules.modes, values, strict=True)), seats)
            ids += [f"tally.side.{game}.{side}" for side in sides if side]
        assert [name for name in ids if not texts.has(name)] == []
    assert TallyWords(texts, {game: rules}).heads(game)
