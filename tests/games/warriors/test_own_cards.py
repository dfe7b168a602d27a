"""Custom battle cards (RW-59): a table in a file, an option of a match, a set of cards in the rules."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from stronghold_gui.core.game import OptionError
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.reading import DataFault
from stronghold_gui.core.save import BadFileError, open_match, save_match
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.files import resource
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.warriors.boxes import load_cards
from stronghold_gui.games.warriors.data.printed import printed_text, read_printed
from stronghold_gui.games.warriors.documents import POSITIONS
from stronghold_gui.games.warriors.documents.printed import OWN_CARDS
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.teaching.reference.figures import FIGURES
from stronghold_gui.teaching.reference.figures import fill
from tests.games.own_tables import faults_in
from tests.games.warriors.own_cards import own_file, own_table, table_file
from tests.games.warriors.teaching.kit import KIT


def test_the_built_in_table_is_one_to_begin_with(tmp_path: Path) -> None:
    printed = OWN_CARDS.read(table_file(tmp_path, OWN_CARDS.built_in()))
    assert read_printed(printed) == load_cards("hordes").battles


@pytest.mark.parametrize("box", ["base", "hordes"])
def test_a_text_of_cards_reads_back(box: str) -> None:
    battles = load_cards(box).battles
    assert read_printed(printed_text(battles)) == battles


def test_random_cards_read_back_as_text_and_from_a_file(tmp_path: Path) -> None:
    dice = random.Random(3)  # noqa: S311 - which cards, nothing secret
    for _ in range(20):
        table = own_table()
        for card, number in zip(table["battles"], dice.sample(range(1, 100), 30), strict=True):
            card["number"] = number
            if card["kind"] == "simple":
                card["symbols"] = dice.choices(["shield", "bow", "horse"], k=dice.randrange(4))
            elif "band" in card:
                card["band"] = dice.choice([3, 4])
        printed = OWN_CARDS.read(table_file(tmp_path, table))
        assert printed_text(read_printed(printed)) == printed
        cards = WARRIORS.setup({"box": "hordes", "printed": printed}, 2, 1).cards
        assert [battle.number for battle in cards.battles] == sorted(card["number"] for card in table["battles"])


def test_a_table_without_the_Hordes_is_good_for_the_base_game_only(tmp_path: Path) -> None:
    table = own_table()
    table["battles"] = [card for card in table["battles"] if card["kind"] in ("simple", "mercenary")]
    printed = OWN_CARDS.read(table_file(tmp_path, table))
    assert OWN_CARDS.misfit(printed, {"box": "base", "dealer": "lot"}) is None
    fault = OWN_CARDS.misfit(printed, {"box": "hordes"})
    assert fault is not None
    assert (fault.problem, fault.figures["piece"], fault.figures["limit"]) == ("warriors.battle_count", "draconic", 8)
    with pytest.raises(OptionError):
        WARRIORS.setup({"box": "hordes", "printed": printed}, 2, 1)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"number": 2}, {("twice", "battles[1].number")}),
        ({"number": 100}, {("out_of_range", "battles[0].number")}),
        ({"number": 0}, {("out_of_range", "battles[0].number")}),
        ({"number": "1"}, {("not_a_number", "battles[0].number")}),
        ({"kind": "naval"}, {("not_one_of", "battles[0].kind")}),
        ({"kind": "draconic"}, {("warriors.no_symbols", "battles[0].symbols")}),
        ({"kind": "draconic", "symbols": []}, {("warriors.battle_count", "battles")}),
        ({"kind": "mixed", "symbols": []}, {("not_one_of", "battles[0].band")}),
        ({"kind": "mercenary", "symbols": [], "band": 5}, {("not_one_of", "battles[0].band")}),
        ({"symbols": ["sword"]}, {("not_one_of", "battles[0].symbols[0]")}),
        ({"band": 3}, {("warriors.no_band", "battles[0].band")}),
        ({"symbols": None}, {("not_a_list", "battles[0].symbols")}),
        ({"points": 3}, {("unknown_member", "battles[0].points")}),
    ],
)
def test_what_contradicts_itself_is_refused_with_its_place(
    tmp_path: Path, changes: dict[str, object], expected: set[tuple[str, str]]
) -> None:
    assert faults_in(OWN_CARDS, own_file(tmp_path, **changes)) == expected


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("[]", "foreign"),
        ("{}", "foreign"),
        ('{"format": "warriors-cards"}', "unknown_version"),
        ('{"format": "warriors-cards", "version": 2}', "newer"),
        ('{"format": "warriors-position", "version": 1}', "foreign"),
        ("not JSON", "not_json"),
        ('{"format": "warriors-cards", "version": 1}', "warriors.battle_count"),
    ],
)
def test_what_is_no_table_is_refused(tmp_path: Path, written: str, problem: str) -> None:
    path = tmp_path / "cards.json"
    path.write_text(written, encoding="utf-8")
    assert problem in {found for found, _ in faults_in(OWN_CARDS, path)}


def test_everything_wrong_is_named_at_once_and_a_thousand_faults_are_counted(tmp_path: Path) -> None:
    table = own_table(number=100, band=7)
    assert len(faults_in(OWN_CARDS, table_file(tmp_path, table))) == 2
    table["battles"] = [{"kind": "simple", "number": 0}] * 1000
    with pytest.raises(BadFileError) as raised:
        OWN_CARDS.read(table_file(tmp_path, table))
    assert raised.value.faults[-1].problem == "more"
    assert len(raised.value.faults) == 51


@pytest.mark.parametrize("text", ["S1:sword", "Q1", "S100", "S1 S1", "M1:x", "S1:shield  S3", "S1" * 2000, "D15:3"])
def test_a_text_that_is_no_table_is_no_option(text: str) -> None:
    with pytest.raises(DataFault):
        read_printed(text)
    with pytest.raises(OptionError):
        WARRIORS.setup({"printed": text}, 2, 1)
    assert OWN_CARDS.misfit(text, {"box": "base"}) is not None


def begun(tmp_path: Path) -> AnyMatch:
    """Return a match with custom cards: S1 is S77 and shows a horse."""
    printed = OWN_CARDS.read(own_file(tmp_path, number=77, symbols=["horse"]))
    options = {"box": "base", "dealer": "a", "printed": printed}
    return Match(WARRIORS, Header("warriors", options, ("", ""), 5))


def test_a_match_file_states_the_cards_and_opens_without_the_table(tmp_path: Path) -> None:
    match = begun(tmp_path)
    file = tmp_path / "own.stronghold"
    save_match(match, KIT, file)
    (tmp_path / "cards.json").unlink()
    document = json.loads(file.read_text(encoding="utf-8"))
    assert "S77:horse" in document["options"]["printed"]
    opened = open_match(file, find_kit)
    assert opened.position == match.position
    assert opened.header == match.header
    assert POSITIONS.options_of(opened.start)[0]["printed"].startswith("M2:3 S3:bow")


def test_a_match_file_whose_cards_make_no_sense_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "own.stronghold"
    save_match(begun(tmp_path), KIT, file)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("S77:horse", "S77:sword"), encoding="utf-8")
    with pytest.raises(BadFileError) as raised:
        open_match(file, find_kit)
    assert raised.value.first.problem == "bad_option"


def test_what_others_may_know_and_what_is_imagined_has_the_same_cards(tmp_path: Path) -> None:
    match = begun(tmp_path)
    seen = WARRIORS.imagine(WARRIORS.view(match.position, 0), 9)
    assert seen.cards.battles == match.position.cards.battles


def test_the_book_of_rules_speaks_of_these_cards(tmp_path: Path) -> None:
    options = begun(tmp_path).header.options
    setting = FIGURES.setting(options, 2)
    assert "77 (with horse)" in fill("{battles:simple}", FIGURES, setting, "en")
    assert FIGURES.switches(setting)["own_cards"]
    assert not FIGURES.switches(FIGURES.setting({"box": "base"}, 2))["own_cards"]
    # Another box than the table is good for: the program's own cards.
    fewer = FIGURES.setting({"box": "hordes", "printed": "S1:bow"}, 2)
    assert fewer == FIGURES.setting({"box": "hordes"}, 2)


def test_the_programs_own_data_is_the_table_that_is_written() -> None:
    data = json.loads(resource("warriors", "battles.json").read_text(encoding="utf-8"))
    assert OWN_CARDS.built_in()["battles"] == data["battles"]
