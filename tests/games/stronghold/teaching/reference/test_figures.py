"""The figures in pages come from the rules' own data."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold.teaching.reference import REFERENCE, reader
from stronghold_gui.games.stronghold.teaching.reference.figures import FIGURES, SEATS, numbers, switches
from stronghold_gui.games.stronghold.values import EDITIONS, load_values
from stronghold_gui.teaching.reference.figures import FIGURE, UnknownFigure, fill, holds
from stronghold_gui.text import LANGUAGES

TWO = reader("revised", 2)


@pytest.mark.parametrize(
    ("text", "language", "filled"),
    [
        ("{turns}", "en", "10"),
        ("{negotiations|hourglasses}", "fr", "3 sabliers"),
        ("{cost.gate|hourglasses}", "en", "1 hourglass"),
        ("{troll_attack|troll}", "fr", "4 trolls"),
        ("{price:ballista}", "en", "6 resources, plus 1 troll or 2 orcs"),
        ("{ruling:R-47}", "en", "Choosing targets before the first card"),
        ("{first/cost.cauldron_orc} {revised/cost.cauldron_orc}", "en", "3 2"),
        ("{two/income.units} {three/income.units}", "en", "14 10"),
        ("No figure.", "en", "No figure."),
    ],
)
def test_a_figure_is_filled_in(text: str, language: str, filled: str) -> None:
    assert fill(text, FIGURES, TWO, language) == filled


@pytest.mark.parametrize(
    "text", ["{dragons}", "{turns|dragons}", "{price:dragon}", "{ruling:R-999}", "{five/turns}", "{colour:turns}"]
)
def test_an_unknown_figure_is_an_error(text: str) -> None:
    with pytest.raises(UnknownFigure):
        fill(text, FIGURES, TWO, "en")


def test_switches_are_those_of_the_edition() -> None:
    assert holds("altar_on_rampart", FIGURES, TWO)
    assert not holds("altar_on_rampart", FIGURES, reader("first", 2))
    assert switches(reader("revised", 4))["two_defenders"]
    assert not switches(reader("revised", 3))["two_defenders"]
    with pytest.raises(UnknownFigure):
        holds("dragons", FIGURES, TWO)


def test_numbers_are_the_engines() -> None:
    values = load_values("first", 4)
    known = numbers(reader("first", 4))
    assert known["wood_per_wall"] == values.wood_per_wall
    assert known["income.hourglasses"] == values.income_hourglasses
    assert [known[f"camp.{n}.hourglasses"] for n in range(1, 5)] == [hourglasses for _, hourglasses in values.camp]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", SEATS.values())
def test_no_figure_is_nothing_unless_the_rule_says_so(edition: str, seats: int) -> None:
    nothing = {name for name, number in numbers(reader(edition, seats)).items() if number <= 0}
    # The smallest camp starts at zero and earns nothing; a house names its missing kinds of units at set-up.
    assert {name for name in nothing if not name.startswith("start.")} == {"camp.1.least", "camp.1.hourglasses"}
    written = {found["name"] for text in page_texts() for found in FIGURE.finditer(text)}
    assert nothing & written <= {"camp.1.least", "camp.1.hourglasses"}


def page_texts() -> list[str]:
    """Return the text of every page in every language."""
    folders = [REFERENCE.folder / language for language in LANGUAGES]
    return [page.read_text(encoding="utf-8") for folder in folders for page in sorted(folder.glob("*.md"))]


def test_a_siege_tower_has_room_for_three() -> None:
    assert numbers(TWO)["room.siege_tower"] == 3
