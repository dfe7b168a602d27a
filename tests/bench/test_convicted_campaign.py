"""The campaign that is measured can be one: its fortress is a position that files may tell."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.bench.convicted_campaign import fortress
from stronghold_gui.bench.processes import beginning, saved
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import AnyMatch, open_match
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.library import find_kit
from stronghold_gui.players.random_player import RandomPlayer


def test_the_fortress_of_the_campaign_is_saved_and_opened_with_its_first_moves(tmp_path: Path) -> None:
    match: AnyMatch = Match(CONVICTED, Header("convicted", {"mode": "campaign"}, ("",), 1), fortress(1))
    player = RandomPlayer(1)
    for _ in range(20):
        match.play(0, player.choose(CONVICTED.legal_moves(match.position, 0)))
    half = beginning(match, 0.5)
    opened = open_match(saved(half, tmp_path), find_kit)
    assert [done.record.move for done in opened.played] == [done.record.move for done in match.played[:10]]
    assert CONVICTED.key(opened.position) == CONVICTED.key(half.position)
