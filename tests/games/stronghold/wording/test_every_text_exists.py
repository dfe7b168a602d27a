"""Every member of every closed set has its words in both languages, in every form that a sentence may ask for."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import get_args

import pytest

from stronghold_gui.core.undo import Barrier
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold import reasons
from stronghold_gui.games.stronghold.board import SIDES
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.ids import SEATS
from stronghold_gui.games.stronghold.position import STAGES
from stronghold_gui.games.stronghold.reasons import Reason
from stronghold_gui.games.stronghold.values import EDITIONS, load_values
from stronghold_gui.games.stronghold.wording import (
    action_name,
    action_text,
    card_name,
    deed_name,
    edition_name,
    ending_name,
    glory_name,
    phase_name,
    piece_name,
    place_name,
    price_text,
    seat_name,
    stage_name,
    undo_sentence,
    undo_warning,
    unit_name,
)
from stronghold_gui.text import LANGUAGES, Catalogue, catalogue
from tests.games.stronghold.wording.samples import CARDS, DECISIONS, EVENTS, MOVES, PLACES, REFUSALS

ACTIONS = (*pc.INVADER_ACTIONS, *pc.SPECIAL, *pc.DEFENDER_ACTIONS, "speech", "excursion")


@pytest.fixture(params=LANGUAGES, name="texts")
def _texts(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue(request.param)


def test_every_reason_has_a_sentence(texts: Catalogue) -> None:
    assert [reason for reason in Reason if not texts.has(f"reason.{reason}")] == []


def test_there_is_no_sentence_for_a_reason_that_does_not_exist(texts: Catalogue) -> None:
    worded = {name.split(".")[1] for name in texts.ids() if name.startswith("reason.")}
    assert worded == set(Reason)


def test_every_refusal_in_the_rules_gives_the_figures_its_sentence_asks_for() -> None:
    texts = catalogue("en")
    gaps = []
    for path in Path(reasons.__file__).parent.rglob("*.py"):
        for reason, given in _refusals_written_in(path):
            wanted = {name if name in given else name.rpartition("_")[0] for name in texts.figures(f"reason.{reason}")}
            wanted = {{"": "count"}.get(name, name) for name in wanted}
            if not wanted <= given:
                gaps.append((path.name, reason, wanted - given))
    assert gaps == []


def _refusals_written_in(path: Path) -> Iterator[tuple[str, set[str]]]:
    """Yield the reason and the figures' names of each call of ``refuse`` that names them in place."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse"):
            continue
        match node.args:
            case [ast.Attribute(value=ast.Name(id="Reason"), attr=reason), _]:
                yield Reason[reason], {keyword.arg for keyword in node.keywords if keyword.arg}
            case _:
                pass


def test_every_kind_of_decision_has_a_prompt(texts: Catalogue) -> None:
    worded = {name.split(".")[1] for name in texts.ids() if name.startswith("decision.")}
    assert worded == set(Kind)


def test_every_cause_has_a_line_of_its_own(texts: Catalogue) -> None:
    assert [way for way in get_args(e.Way) if not texts.has(f"event.unit_moved.{way}")] == []
    assert [death for death in get_args(e.Death) if not texts.has(f"event.unit_killed.{death}")] == []


@pytest.mark.parametrize("form", ["", "a", "the"])
def test_units_and_pieces_have_names_in_all_forms(texts: Catalogue, form: str) -> None:
    for unit in (*pc.UNITS, *pc.DEFENDERS, *pc.HEROES):
        assert unit_name(unit, texts, form)
    for piece in (*pc.SUPPLY, *pc.TRAINING, *pc.ORDERS, e.HIDDEN, "order", "blessing", "glare", "gate"):
        assert piece_name(piece, texts, form) != piece or texts.has(f"piece.{piece}")


@pytest.mark.parametrize("form", ["", "the", "at", "from"])
def test_places_have_names_in_all_forms(texts: Catalogue, form: str) -> None:
    names = [place_name(place, texts, form) for place in (*PLACES, *SIDES)]
    assert not set(names) & {place for place in PLACES if place.isupper()}
    assert len(set(names)) == len(names)


def test_actions_cards_and_phases_have_names(texts: Catalogue) -> None:
    for action in ACTIONS:
        assert "_" not in action_name(action, texts)
        assert texts.has(f"action.{action}") or texts.has(f"piece.{action}")
    for card in CARDS:
        assert card_name(card, texts) != card
    for number, phase in enumerate(pc.PHASES, 1):
        assert phase_name(number, texts) == phase_name(phase, texts) == texts(f"phase.{phase}")


@pytest.mark.parametrize(
    ("family", "ids", "name"),
    [
        ("deed", (*pc.DEEDS, *pc.INVADER_DEEDS), deed_name),
        ("stage", STAGES, stage_name),
        ("edition", EDITIONS, edition_name),
        ("glory", pc.GLORY_SOURCES, glory_name),
        ("ending", ("glory", "extra_assault", "time"), ending_name),
        ("seat", [seat for seats in SEATS.values() for seat in seats], seat_name),
    ],
)
def test_every_id_of_a_family_has_a_name(
    texts: Catalogue, family: str, ids: Sequence[str], name: Callable[[str, Catalogue], str]
) -> None:
    for known in ids:
        assert name(known, texts) == texts(f"{family}.{known}")
    assert name("something_else", texts) == "something_else"


def test_every_ruling_and_chapter_of_the_rules_document_has_a_title(texts: Catalogue) -> None:
    rules = (Path(__file__).parents[4] / "docs" / "RULES.md").read_text(encoding="utf-8")
    rulings = re.findall(r"^- \*\*(R-\d+)\*\*|\*\*(R-\d+)\*\*", rules, re.MULTILINE)
    chapters = re.findall(r"^## (\d+)\. ", rules, re.MULTILINE)
    named = {*chapters, *filter(None, (name for pair in rulings for name in pair))} - {"14", "15"}
    assert sorted(name for name in named if not texts.has(f"source.{name}")) == []


def test_every_barrier_is_explained_and_warned_of(texts: Catalogue) -> None:
    for barrier in Barrier:
        assert undo_sentence(barrier, texts) != undo_warning(barrier, texts)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_action_order_hero_and_deed_tells_what_it_does(texts: Catalogue, edition: str) -> None:
    values = load_values(edition, 2)
    others = (*pc.ORDERS, *pc.HEROES, *pc.DEEDS, *pc.INVADER_DEEDS, "guard_of_honour")
    for action in (*ACTIONS, *others):
        text = action_text(action, values, texts)
        assert text.endswith("."), action
        assert not set("{}?") & set(text), text
    for action in (*pc.INVADER_ACTIONS, *pc.DEFENDER_ACTIONS, *pc.DEEDS, "speech", "excursion"):
        assert price_text(action, values, texts), action


def test_effects_and_prices_follow_the_edition() -> None:
    texts = catalogue("en")
    first, revised = load_values("first", 2), load_values("revised", 2)
    different = {
        action
        for action in (*ACTIONS, "guard_of_honour")
        if action_text(action, first, texts) != action_text(action, revised, texts)
    }
    assert different == {
        "ballista", "altar", "accurate_shot", "equipment_transfer", "panic", "wall", "guard_of_honour", "trainer",
        "blessing",
    }  # fmt: skip
    assert price_text("cover", revised, texts) == "4 resources, plus 1 orc or 2 goblins"
    assert price_text("cauldron_orc", first, texts) == "3 hourglasses"
    assert price_text("minor", first, texts) == "3 hourglasses for the Defender"
    assert price_text("open_order", first, texts) == "free"


def test_the_samples_hold_one_of_everything() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(e.Event))
    assert {type(move) for move in MOVES} == set(get_args(m.Move))
    assert {decision.kind for decision in DECISIONS} == set(Kind)
    assert {refusal.reason for refusal in REFUSALS} == set(Reason)
