"""Sentences as people read them, in both languages; and every event, move and refusal of random games in words."""

from __future__ import annotations

import random
import re

import pytest

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import Outcome
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.moves import Until
from stronghold_gui.games.warriors.reasons import Reason, refuse
from stronghold_gui.games.warriors.words import WORDS
from stronghold_gui.text import Catalogue
from tests.games.warriors.scene import scene
from tests.games.warriors.universe import universe
from tests.games.warriors.wording.texts import book

NAMES = ("Anna", "Bruno", "Chloé", "Dora", "Emil", "Fritz")
ENGLISH, FRENCH = book("en"), book("fr")

EVENTS: list[tuple[e.Event, str, str]] = [
    (
        e.HandDealt(0, ("elves.archer", "elves.archer", "wizard", "S7")),
        "Anna is dealt 2 elf archers, a wizard and simple battle 7.",
        "Anna reçoit 2 archers elfes, un magicien et la bataille simple 7.",
    ),
    (
        e.HandDealt(1, ("hidden",) * 7),
        "Bruno is dealt 7 face-down cards.",
        "Bruno reçoit 7 cartes cachées.",
    ),
    (
        e.FlamesAssigned(0, "dragon3", 2, True),
        "Anna has only one dragon: 2 flames go to dragon 3.",
        "Anna n’a qu’un dragon\u00a0: 2 flammes pour le dragon 3.",
    ),
    (
        e.KindDeclared(1, "X16", "mercenary", False),
        "Bruno plays mixed battle 16 as a mercenary battle.",
        "Bruno choisit pour la bataille mixte 16 : bataille avec mercenaires.",
    ),
    (
        e.AttackDeclared(0, "a.goblins", "b.dwarves", True),
        "Anna attacks: goblins against the dwarves (Bruno).",
        "Anna attaque\u00a0: les gobelins contre les nains (Bruno).",
    ),
    (
        e.Charged(0, "a.goblins", "cavalry", "dragon1"),
        "Anna charges dragon 1; a cavalry card camps (goblins).",
        "Anna charge le dragon 1\u00a0; un cavalier campe (gobelins).",
    ),
    (
        e.DiceThrown(0, 1, (6, 4, 1), (5,)),
        "Anna rolls 6 4 1, Bruno rolls 5.",
        "Anna lance 6 4 1, Bruno lance 5.",
    ),
    (
        e.BowsCounted(0, 1, 2, 1, 0),
        "Bows: 2 against 1. Anna adds 1 to the highest die.",
        "Arcs\u00a0: 2 contre 1. Anna ajoute 1 à son meilleur dé.",
    ),
    (
        e.Compared(2, 4, 4, 1, 0),
        "Second dice: 4 against 4, Bruno wins.",
        "Seconds dés\u00a0: 4 contre 4, Bruno l’emporte.",
    ),
    (
        e.CardLost(1, "b.undead", "undead.infantry", 0, "battle"),
        "Bruno loses an undead infantry card to Anna’s victory pile.",
        "Bruno perd un fantassin mort-vivant, qui rejoint la pile de victoire (Anna).",
    ),
    (
        e.Shot(2, 1, "b.goblins.wizard", 4, True),
        "Chloé fires a catapult at a wizard (goblins, Bruno) and rolls 4: a hit.",
        "Chloé tire à la catapulte sur un magicien (gobelins, Bruno) et lance 4\u00a0: touché.",
    ),
    (
        e.Shot(2, 1, "band.elves", 1, False),
        "Chloé fires a catapult at an elf infantry card in the band and rolls 1: a miss.",
        "Chloé tire à la catapulte sur un fantassin elfe de la bande et lance 1\u00a0: manqué.",
    ),
    (
        e.BonusScored(1, "goblins", 5, 10),
        "Bruno has the largest faction: goblins, 10 points.",
        "Bruno a la plus grande faction\u00a0: gobelins, 10 points.",
    ),
    (
        e.GameEnded((0, 2), "shared", (5, 4, 5)),
        "Anna and Chloé share the victory.",
        "Anna et Chloé gagnent ensemble.",
    ),
]


@pytest.mark.parametrize(("event", "english", "french"), EVENTS)
def test_events_are_told_in_both_languages(event: e.Event, english: str, french: str) -> None:
    assert WORDS.events([event], ENGLISH, NAMES) == [english]
    assert WORDS.events([event], FRENCH, NAMES) == [french]


def test_moves_are_called_in_a_few_words() -> None:
    labels = {
        text: (WORDS.move(WARRIORS.parse(text), ENGLISH), WORDS.move(WARRIORS.parse(text), FRENCH))
        for text in ("attack a.elves dragon2", "band elves elves trolls", "fire b.goblins.archer", "end")
    }
    assert labels == {
        "attack a.elves dragon2": (
            "Attack: elves (Player A) → dragon 2", "Attaquer\u00a0: elfes (Joueur A) → dragon 2",
        ),
        "band elves elves trolls": (
            "Band: 2 elf infantry cards and a troll infantry card",
            "Bande\u00a0: 2 fantassins elfes et un fantassin troll",
        ),
        "fire b.goblins.archer": (
            "Fire at a goblin archer (Player B)", "Tirer sur un archer gobelin (Joueur B)",
        ),
        "end": ("End battle card", "Terminer la carte Bataille"),
    }  # fmt: skip
    keep = Decision(0, "keep", "", 4)
    assert WORDS.move(WARRIORS.parse("end"), ENGLISH, keep) == "Confirm"


def test_a_move_names_the_person_whose_cards_it_is_about() -> None:
    said = WORDS.move(WARRIORS.parse("fire b.goblins.archer"), ENGLISH, None, ("Ann", "Ben"))
    assert "Ben" in said
    assert "Player B" not in said


def test_refusals_say_why_and_where_it_stands() -> None:
    refusal = scene(a="elves 2-0-0; S1", b="dwarves 2-0-0; elves 1-0-0").refused("attack a.elves b.dwarves")
    assert WORDS.refusal(refusal, ENGLISH, NAMES) == (
        "This faction can’t attack the dwarves, only the elves and the trolls."
    )
    assert WORDS.refusal(refusal, FRENCH, NAMES) == (
        "Cette faction n’attaque que les elfes et les trolls, pas les nains."
    )
    assert WORDS.source(refusal, ENGLISH) == "Rules, section 5: simple battle"
    assert WORDS.source(refuse(Reason.MUST_ATTACK, "RW-16"), FRENCH) == "Précision RW-16\u00a0: attaque obligatoire"


def test_prompts_and_endings_are_sentences(texts: Catalogue) -> None:
    for how in ("points", "pile", "shared"):
        assert WORDS.ending(Outcome((0,), how, (1, 2)), texts).endswith(".")
    asked = WORDS.prompt(Decision(1, "catapult", "aim", 2, blocking=False), texts, NAMES)
    assert asked.startswith("Bruno")


@pytest.mark.parametrize("until", ["window", "card", "round"])
def test_every_way_to_rest_has_a_line(texts: Catalogue, until: Until) -> None:
    assert WORDS.events([e.Rested(0, "aim", until)], texts, NAMES)[0].startswith("Anna")


def good(text: str) -> bool:
    """Return whether a sentence has no gap, no id and no brace in it."""
    return bool(text) and not re.search(r"[{}_?]|\b[a-f]\.[a-z]|\bdragon\d|hidden", text)


def test_every_move_of_the_universe_has_a_label(texts: Catalogue) -> None:
    dice = random.Random(4)  # noqa: S311 - a sample
    for move in dice.sample(universe(), 1500):
        assert good(WORDS.move(move, texts)), WORDS.move(move, texts)


def test_whole_games_are_told_without_gaps(texts: Catalogue) -> None:
    seen: set[type] = set()
    for seed in range(6):
        seats = 2 + seed % 5
        position = WARRIORS.setup({"box": "hordes"}, seats, seed)
        dice = random.Random(seed)  # noqa: S311 - which moves, nothing secret
        names = NAMES[:seats]
        assert all(map(good, WORDS.events(WARRIORS.opening(position), texts, names)))
        while decisions := WARRIORS.decisions(position):
            chosen = dice.choice(decisions)
            assert WORDS.prompt(chosen, texts, names)
            for move in dice.sample(universe(), 4):
                refusal = WARRIORS.refusal(position, chosen.seat, move)
                if refusal is not None:
                    assert good(WORDS.refusal(refusal, texts, names)), WORDS.refusal(refusal, texts, names)
                    assert WORDS.source(refusal, texts)
            happened = WARRIORS.play(position, chosen.seat, dice.choice(WARRIORS.legal_moves(position, chosen.seat)))
            seen |= {type(event) for event in happened}
            told = WORDS.events([WARRIORS.event_for(position, event, 0) for event in happened], texts, names)
            assert len(told) == len(happened)
            assert all(map(good, told)), told
            if dice.random() < 0.1:
                lines = WORDS.table(WARRIORS.view(position, 0), names, names, texts)
                assert all(map(good, lines)), lines
    assert len(seen) > 25


def test_the_table_as_lines() -> None:
    table = scene(a="goblins 3-1-0+W; dragon 2; catapult; S5", b="dwarves 2-0-1", c="")
    lines = WORDS.table(WARRIORS.view(table.position, 0), NAMES[:3], (), ENGLISH)
    assert lines == [
        "Round 3: battles",
        "Draw pile 152, face-up discards 0",
        "Current battle card: simple battle 5",
        "Anna, victory pile 0",
        "  Goblins: infantry 3, archers 1, cavalry 0, protected by 1 wizard",
        "  Dragon 1, 2 flames",
        "  Catapults: 1",
        "  Battle cards: simple battle 5",
        "Bruno, victory pile 0",
        "  Dwarves: infantry 2, archers 0, cavalry 1",
        "Chloé, victory pile 0",
    ]


@pytest.mark.parametrize(
    ("reason", "english", "french"),
    [
        (
            Reason.FLAME_NOT_OWN,
            "You can place flames only on your own dragons.",
            "Les flammes ne vont qu’à l’un de vos dragons.",
        ),
        (
            Reason.WIZARD_NOT_OWN,
            "You can place wizards only on your own factions.",
            "Un magicien ne se pose que sur une de vos propres factions.",
        ),
    ],
)
def test_what_is_laid_on_no_place_at_all_is_told_where_it_goes(reason: Reason, english: str, french: str) -> None:
    assert WORDS.refusal(refuse(reason, "10", place=""), ENGLISH) == english
    assert WORDS.refusal(refuse(reason, "10", place=""), FRENCH) == french
