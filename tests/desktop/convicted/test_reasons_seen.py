"""Reasons for the enemy's decisions: shown at the place of the decision and in its line."""

from __future__ import annotations

from stronghold_gui.desktop.convicted.script import reason_acts
from stronghold_gui.desktop.table import acts as a
from stronghold_gui.games.convicted.chapter import task
from tests.games.convicted.scene import fortress


def test_squads_ram_and_tower_are_seen_before_their_wall() -> None:
    table = fortress(N="1/1", assault_N="giant 2 warrior 5 siege_tower 1 ram 1").stage(9)
    table.go(task("towers"))
    seen = [act for event in table.events for act in reason_acts(event)]
    assert a.Token("assault_N", "2", "mark.leader") in seen
    assert any(isinstance(act, a.Token) and act.art == "ram" for act in seen)
    assert any(isinstance(act, a.Token) and act.art == "siege_tower" for act in seen)


def test_aims_are_seen_at_their_section_with_what_decided() -> None:
    weak = fortress(faction="forestmen", W="3/2", deployment_W="trebuchet 1").stage(4, "1")
    assert a.Token("W", "R 2", "trebuchet") in [act for event in weak.events for act in reason_acts(event)]
    rolled = fortress(W="3/3 spearman 5", deployment_W="slinger 5").stage(2, "1")
    assert a.Token("W", "1", "slinger") in [act for event in rolled.events for act in reason_acts(event)]
    lowest = fortress(faction="wolfmen", W="3/3 spearman 5", deployment_W="wolfman_javelin 4").stage(2)
    assert a.Token("W", "× 4") in [act for event in lowest.events for act in reason_acts(event)]
