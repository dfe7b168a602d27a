"""The automatic enemy says why: a line each for direction, aims, squads, ram and tower, with its rule."""

from __future__ import annotations

from stronghold_gui.files import translations_dir
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.wording.enemy_reasons import rule_of
from stronghold_gui.games.convicted.wording.sentences import event_sentence
from stronghold_gui.text import add_texts, catalogue
from tests.games.convicted.scene import Scene, fortress

add_texts(translations_dir("convicted"))


def told(table: Scene, language: str = "en") -> str:
    """Return all lines so far."""
    return "\n".join(event_sentence(event, catalogue(language), ("Anna",)) for event in table.events)


def rules(table: Scene) -> set[str]:
    """Return the rules that were named."""
    return {rule_of(event) for event in table.events} - {""}


def test_the_most_vulnerable_wall_is_named_with_what_every_wall_is_worth() -> None:
    table = fortress(
        faction="wolfmen", N="3/3 spearman 2 swordsman 1", E="4/4 spearman 2", S="4/4 spearman 3", W="5/5 spearman 9",
        ring="N moat",
    ).go(task("army"))  # fmt: skip
    assert "from the east" in told(table)
    assert "north wall 130, east wall 80, south wall 100, west wall 230 (RC-81)" in told(table)


def test_a_lot_between_equal_walls_is_told_as_one() -> None:
    table = fortress(faction="wolfmen").go(task("army"), dice="2")
    assert "chosen at random among the weakest walls" in told(table)


def test_beasts_say_what_they_avoid() -> None:
    table = fortress(faction="beasts", ring="N moat").go(task("army"), dice="1 3")
    assert "(1 3)" in told(table)
    assert "the north wall" in told(table)


def test_a_scenario_that_names_the_direction_says_so() -> None:
    table = fortress("scenario-1-coop").go(task("army"))
    assert told(table).startswith("The scenario sets the main assault")


def test_ranged_enemies_name_the_resistances_they_compared() -> None:
    table = fortress(
        faction="wolfmen", W="3/3 spearman 5", SW="2/1", NW="2/2 archer 2", deployment_W="wolfman_javelin 4"
    ).stage(2)
    assert "the defended section with the lowest resistance: west wall 3, north-west tower 2 (RC-54)" in told(table)


def test_dice_for_targets_say_what_their_faces_mean() -> None:
    table = fortress(W="3/3 spearman 5", NW="1/1 spearman 1", deployment_W="slinger 5").stage(2, "6")
    assert "(1–4 wall, 5 left tower, 6 right tower): 6" in told(table)
    assert "RC-53" in rules(table)


def test_engines_say_which_weakness_they_aim_at() -> None:
    wall = fortress(faction="forestmen", W="3/2", deployment_W="trebuchet 1").stage(4, "1")
    assert "which is down to 2 resistance (RC-55)" in told(wall)
    tower = fortress(faction="forestmen", W="3/3", SW="2/2", NW="2/1", deployment_W="trebuchet 1").stage(4, "1")
    assert "it is down to 1 resistance, and the wall is stronger (RC-55)" in told(tower)


def test_squads_say_how_they_were_dealt_and_who_carries_what_and_why() -> None:
    table = fortress(N="1/1", assault_N="giant 2 warrior 5 siege_tower 1 ram 1").stage(9)
    assert "7 enemies, 2 squads" in told(table)
    assert "Squad N.1 carries the ram" in told(table)
    assert {"RC-60", "RC-61"} <= rules(table)
    towered = table.go(task("towers"))
    assert "Squad N.1 gets the siege tower" in told(towered)
    assert "(section 8)" in told(towered)


def test_every_reason_reads_in_french() -> None:
    table = fortress(N="1/1", assault_N="giant 2 warrior 5 siege_tower 1 ram 1").stage(9)
    assert "7 ennemis en 2 escouades" in told(table, "fr")


def test_squads_have_the_letter_of_their_direction_in_each_language() -> None:
    table = fortress(W="1/1", assault_W="giant 2 warrior 5").stage(9)
    assert "Squad W.1: " in told(table)
    assert "Escouade O.1\N{NO-BREAK SPACE}: " in told(table, "fr")
    assert "W.1" not in told(table, "fr")
