"""Armies, set-up, rounds, and how matches end (rules, sections 3 to 5 and 13 to 15)."""

from __future__ import annotations

import random

import pytest

from stronghold_gui.core.game import OptionError
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.armies.choosing import _pick_refusal, drafter
from stronghold_gui.games.fortress.armies.setup import going_left
from stronghold_gui.games.fortress.ends import run
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.position import DEAD, LEFT_OUT, NONE, Position
from stronghold_gui.games.fortress.setting import scenarios, setting_of
from tests.games.fortress.bench import board
from tests.games.fortress.scene import BLANK, Scene, ambush, on, siege, small


def reason(position: Position, text: str) -> str:
    (asked, *_) = FORTRESS.decisions(position)
    refused = FORTRESS.refusal(position, asked.seat, FORTRESS.parse(text))
    assert (refused is None) == (FORTRESS.parse(text) in FORTRESS.legal_moves(position, asked.seat))
    return "" if refused is None else refused.reason


def play(position: Position, text: str) -> list[e.Event]:
    (asked, *_) = FORTRESS.decisions(position)
    assert reason(position, text) == ""
    return FORTRESS.play(position, asked.seat, FORTRESS.parse(text))


def new(scenario: str, seats: int, armies: str = "given", seed: int = 1) -> Position:
    return FORTRESS.setup({"scenario": scenario, "armies": armies}, seats, seed)


def play_until(position: Position, kind: str, seed: int = 1) -> list[e.Event]:
    """Play at random until a seat has a decision of a kind; return the events."""
    dice, happened = random.Random(seed), list[e.Event]()  # noqa: S311 - which moves
    while (decisions := FORTRESS.decisions(position)) and decisions[0].kind != kind:
        seat = decisions[0].seat
        happened += FORTRESS.play(position, seat, dice.choice(FORTRESS.legal_moves(position, seat)))
    return happened


# -- general -----------------------------------------------------------------------------------------------------------


def test_RF_01_a_scenario_goes_before_the_card_in_the_start_zone_of_a_runner() -> None:
    setting = setting_of("small", 2)
    assert setting.card_zones[setting.card_index["drake"]] != setting.zones[0]


def test_RF_02_the_sixteen_costs_are_the_limits_of_the_ambush() -> None:
    cards = setting_of("ambush", 3).cards.cards
    assert (len(cards), sum(card.figures for card in cards), sum(card.points for card in cards)) == (16, 30, 1490)
    for people in (3, 4):
        assert sum(scenarios()["ambush"].seatings[people].limits or ()) == 1490


def test_RF_03_each_card_is_on_the_table_once() -> None:
    position = new("siege", 2, "chosen")
    play(position, "pick drake")
    assert reason(position, "pick drake") == "card_taken"


def test_RF_06_a_mode_is_a_set_of_switches() -> None:
    expert, discovery = scenarios()["siege"].mode, scenarios()["small"].mode
    assert all((expert.falls, expert.engagement, expert.strikes, expert.climb_limit, expert.wounds, expert.powers))
    off = (discovery.falls, discovery.engagement, discovery.strikes, discovery.climb_limit, discovery.wounds)
    assert not any((*off, discovery.powers, discovery.rounds, discovery.door_card, discovery.door_destructible))


def test_RF_06_a_scenario_is_played_in_its_own_mode_unless_another_is_chosen() -> None:
    for scenario, own in (("siege", "expert"), ("ambush", "expert"), ("small", "discovery")):
        for mode in ("usual", "expert", "discovery"):
            position = FORTRESS.setup({"scenario": scenario, "mode": mode}, 2, 1)
            assert position.setting.mode.powers == ((own if mode == "usual" else mode) == "expert")
        assert FORTRESS.setup({"scenario": scenario}, 2, 1).setting.choice == "usual"


def test_RF_06_the_siege_in_discovery_mode_has_neither_powers_nor_rounds() -> None:
    position = FORTRESS.setup({"scenario": "siege", "mode": "discovery"}, 3, 1)
    assert not any(position.setting.has(card, "flying") for card in range(16))
    play_until(position, "act")
    assert FORTRESS.decisions(position)[0].kind == "act"
    assert position.markers == [NONE] * 12


def test_an_option_that_is_not_there_is_refused() -> None:
    with pytest.raises(OptionError):
        FORTRESS.setup({"scenario": "small"}, 3, 1)
    with pytest.raises(OptionError):
        FORTRESS.setup({}, 5, 1)


# -- armies ------------------------------------------------------------------------------------------------------------


def test_RF_75_given_armies_are_within_the_limits() -> None:
    for scenario in scenarios().values():
        for seating in scenario.seatings.values():
            cards = setting_of(scenario.id, len(set(seating.people))).cards
            for player, army in enumerate(seating.given):
                points = sum(cards.cards[cards.ids.index(name)].points for name in army)
                assert seating.limits is None or points <= seating.limits[player]
    ambush_ = scenarios()["ambush"].seatings[3]
    assert sum(len(army) for army in ambush_.given) == 15


def test_VT_18_the_reinforcements_need_three_heroes_two_on_foot() -> None:
    position = new("ambush", 3, "chosen")
    for card in ("raelin", "finn"):
        play(position, f"pick {card}")
    assert reason(position, "end") == "reinforcements_missing"
    play(position, "pick mimring")
    refused = FORTRESS.refusal(position, 1, m.END)
    assert refused is not None
    assert (refused.reason, refused.figures["count"], refused.figures["limit"]) == ("reinforcements_missing", 0, 1)
    play(position, "pick thorgrim")
    play(position, "end")


def test_over_the_limit_is_refused_and_an_army_needs_somebody_to_place() -> None:
    position = new("siege", 2, "chosen", seed=2)
    (asked,) = FORTRESS.decisions(position)
    assert reason(position, "end") == "no_army"
    for card in ("mimring", "deathwalker_9000", "grimnak"):
        play(position, f"pick {card}")
    limit = position.setting.seating.limits
    assert limit is not None
    left = limit[int(asked.place[1]) - 1] - 410
    assert (reason(position, "pick airborne_elite") == "over_limit") is (left < 110)


def test_RF_84_who_is_dropped_is_taken_only_where_somebody_to_place_can_be_had() -> None:
    for armies in ("chosen", "draft"):
        position = new("siege", 2, armies)
        asked = next(one for one in FORTRESS.decisions(position))
        player = int(asked.place[1]) - 1
        limits = position.setting.seating.limits
        assert limits is not None
        index = position.setting.card_index
        # Another player has all but one of the cards that the remaining points could pay for.
        after = limits[player] - position.setting.cards.cards[index["airborne_elite"]].points
        for card, known in enumerate(position.setting.cards.cards):
            if known.points <= after and card != index["airborne_elite"]:
                position.owner[card] = (player + 1) % position.setting.players
        assert reason(position, "pick airborne_elite") == "no_army"
        position.owner[index["tarn_vikings"]] = NONE
        assert _pick_refusal(position, player, index["airborne_elite"]) is None


def test_RF_68_in_a_draft_heroes_come_first_and_others_leave_enough() -> None:
    for seed in range(4):
        position = new("ambush", 3, "draft", seed)
        for _ in range(30):
            if not (decisions := FORTRESS.decisions(position)) or decisions[0].kind not in ("draft", "place"):
                break
            if decisions[0].kind == "draft" and decisions[0].place == "p2" and not position.cards_of(1):
                assert reason(position, "pick tarn_vikings") in ("heroes_first", "card_taken")
            legal = FORTRESS.legal_moves(position, decisions[0].seat)
            FORTRESS.play(position, decisions[0].seat, legal[0])
        play_until(position, "mark")
        heroes = [card for card in position.cards_of(1) if position.setting.cards.cards[card].hero]
        walkers = [card for card in heroes if "flying" not in position.setting.cards.cards[card].powers]
        assert len(heroes) >= 3
        assert len(walkers) >= 2


def test_RF_68_a_hero_that_is_needed_is_left() -> None:
    position = new("ambush", 3, "draft")
    setting = position.setting
    # Only three heroes are left; the reinforcements need them all.
    position.owner = [2] * len(position.owner)
    for name in ("finn", "thorgrim", "drake"):
        position.owner[setting.card_index[name]] = NONE
    refused = _pick_refusal(position, 0, setting.card_index["finn"])
    assert refused is not None
    assert refused.reason == "needed_for_reinforcements"


def test_the_row_of_a_draft() -> None:
    def row(players: int, scenario: str, seats: int) -> list[int]:
        position = new(scenario, seats, "draft")
        assert position.setting.players == players
        position.first, found = 0, []
        for number in range(8):
            position.drafted = number
            found.append(drafter(position))
        return found

    assert row(2, "siege", 2) == [0, 1, 1, 0, 1, 0, 1, 0]
    assert row(3, "siege", 3) == [0, 1, 2, 2, 1, 0, 0, 1]
    assert row(4, "ambush", 4) == [0, 1, 2, 3, 3, 2, 1, 0]


def test_whoever_can_take_a_card_takes_one() -> None:
    assert reason(new("siege", 2, "draft"), "end") == "must_pick"


# -- placing -----------------------------------------------------------------------------------------------------------


def test_RF_67_orange_is_49_spaces_of_ground_and_22_walks_without_the_doorway() -> None:
    setting = setting_of("ambush", 3)
    field = setting.field
    ground = [spot for spot in setting.zones[0] if field.level[spot] == 1]
    assert (len(ground), len(setting.zones[0]) - len(ground)) == (49, 22)
    assert field.door_spots[0] not in setting.zones[0]
    assert set(field.door_spots[1:]) <= setting.zones[0]
    position = new("siege", 2, seed=4)
    while FORTRESS.decisions(position)[0].place != "p1":
        play(position, FORTRESS.text(FORTRESS.legal_moves(position, 1)[0]))
    assert reason(position, "place syvarris 13,7,1") == "outside_zone"


def test_RF_81_the_first_figure_stands_behind_the_door() -> None:
    position = new("siege", 2, seed=4)
    while FORTRESS.decisions(position)[0].place != "p1":
        play(position, FORTRESS.text(FORTRESS.legal_moves(position, 1)[0]))
    assert reason(position, "place syvarris 20,9,1") == "door_guard_first"
    play(position, "place syvarris 16,8,1")
    assert reason(position, "place finn 16,8,1") == "occupied"
    assert reason(position, "place syvarris 20,9,1") == "placed_already"
    assert reason(position, "place tarn_vikings.2 20,9,1") == "next_of_card"


def test_double_space_figures_are_placed_on_two_spaces_of_one_level() -> None:
    position = new("siege", 2, seed=4)
    while FORTRESS.decisions(position)[0].place != "p2":
        play(position, FORTRESS.text(FORTRESS.legal_moves(position, 0)[0]))
    assert reason(position, "place mimring 5,4,1") == "not_fitting"
    assert reason(position, "place mimring 3,4,1 4,3,2") == "uneven"
    play(position, "place mimring 3,4,1 4,4,1")


def test_figures_without_room_are_left_out_and_do_not_count() -> None:
    scene = siege().army(0, "finn").army(1, "drake")
    scene.position.where[scene.figure("drake")] = LEFT_OUT
    assert not scene.position.has_figures(1)


def test_RF_66_two_people_play_the_ambush_of_three() -> None:
    setting = setting_of("ambush", 2)
    assert (setting.players, setting.seats, setting.seating.people) == (3, 2, (0, 0, 1))
    position = new("ambush", 2)
    play_until(position, "mark")
    assert [(one.seat, one.place) for one in FORTRESS.decisions(position)] == [(0, "p1"), (1, "p3")]


# -- rounds ------------------------------------------------------------------------------------------------------------


def test_VT_17_the_first_round_of_the_ambush() -> None:
    for seats, expected in ((3, [1, 2, 0]), (4, [1, 2, 3, 0])):
        position = new("ambush", seats)
        play_until(position, "mark")
        play_until(position, "act")
        assert list(position.order) == expected == going_left(position, 1)


def marked(scene: Scene) -> Scene:
    scene.position.stage, scene.position.order = "markers", ()
    scene.position.todo = [("turns", 0, 0), ("mark", 0, 0)]
    return scene


def test_order_markers_are_laid_one_by_one_on_cards_with_figures() -> None:
    scene = marked(siege().army(0, "finn", "thorgrim").army(1, "drake"))
    scene.put("finn", (20, 9, 1)).put("drake", (1, 9, 1))
    assert scene.reason("mark 1 thorgrim", seat=0) == "dead_card"
    assert scene.reason("mark 1 drake", seat=0) == "not_own_card"
    assert scene.reason("mark 2 finn", seat=0) == "marker_lies"
    assert scene.reason("end", seat=0) == "all_four"
    for marker in m.MARKERS:
        scene.play(f"mark {marker} finn", seat=0)
    assert [one.seat for one in FORTRESS.decisions(scene.position)] == [1]


def test_RF_80_a_marker_on_a_dead_card_is_a_lost_turn_and_stays_face_down() -> None:
    scene = marked(siege().army(0, "finn", "thorgrim").army(1, "drake"))
    scene.put("finn", (20, 9, 1)).put("drake", (1, 9, 1))
    scene.put("thorgrim", (20, 11, 1))
    for card in ("finn", "thorgrim", "finn", "finn"):
        scene.play(f"mark {m.MARKERS[sum(one >= 0 for one in scene.position.markers[:4])]} {card}", seat=0)
    for marker in m.MARKERS[:3]:
        scene.play(f"mark {marker} drake", seat=1)
    happened = scene.play("mark X drake", {"initiative p1": [19], "initiative p2": [1]}, seat=1)
    assert any(isinstance(event, e.MarkerTurned) for event in happened)
    scene.position.lift(scene.figure("thorgrim"), DEAD)
    scene.play("end")
    happened = scene.play("end")
    assert any(isinstance(event, e.TurnLost) for event in happened)
    assert not scene.position.turned >> 1 & 1
    view = FORTRESS.view(scene.position, 1).table.markers["p1"]
    assert (view.two, view.unseen) == ("", {"finn": 2, "thorgrim": 1})


def test_initiative_rolls_again_among_equals() -> None:
    scene = marked(siege().army(0, "finn").army(1, "drake").put("finn", (20, 9, 1)).put("drake", (1, 9, 1)))
    for seat, card in ((0, "finn"), (1, "drake")):
        for marker in m.MARKERS:
            draws = {"initiative p1": [4, 2], "initiative p2": [4, 9]} if (seat, marker) == (1, "X") else None
            scene.play(f"mark {marker} {card}", draws, seat=seat)
    assert scene.position.order == (1, 0)


def test_a_marker_on_a_squad_that_waits_is_turned_and_nothing_happens() -> None:
    scene = siege().army(0, "airborne_elite", "finn").army(1, "drake").waiting("airborne_elite")
    scene.put("finn", (20, 9, 1)).put("drake", (1, 9, 1))
    scene.position.markers[0] = scene.setting.card_index["airborne_elite"]
    scene.position.todo = [("round_end", 0, 0), ("turn", 1, 0), ("turn", 0, 0)]
    scene.go_on()
    assert [type(event).__name__ for event in scene.events][:2] == ["MarkerTurned", "TurnWaits"]


def test_RF_82_a_player_without_figures_is_skipped_and_the_side_plays_on() -> None:
    scene = siege(3).army(0, "finn").army(1, "drake").army(2, "thorgrim")
    scene.put("finn", (20, 9, 1)).put("drake", (1, 9, 1))
    scene.position.todo = [("round_end", 0, 0), ("turn", 1, 0), ("turn", 2, 0)]
    scene.position.markers[4] = scene.setting.card_index["drake"]
    scene.go_on()
    assert FORTRESS.decisions(scene.position)[0].place == "drake"


# -- the ambush --------------------------------------------------------------------------------------------------------


def rescue() -> Scene:
    """Return the Ambush with three heroes who began in blue; Finn has a turn."""
    scene = ambush().army(0, "syvarris").army(1, "drake", "finn", "agent_carr").army(2, "grimnak")
    scene.put("syvarris", (20, 9, 1)).put("drake", (17, 9, 1)).put("finn", (20, 11, 1)).put("agent_carr", (18, 7, 12))
    scene.put("grimnak", (4, 4, 1), (5, 4, 1))
    scene.position.starters = sum(1 << scene.figure(name) for name in ("drake", "finn", "agent_carr", "syvarris"))
    return scene.turn("finn")


def test_VT_19_and_RF_69_and_RF_70_and_RF_72_three_heroes_inside_and_the_card_with_a_guard() -> None:
    scene = rescue()
    scene.play("go finn 20,10,1")
    assert (scene.position.ending, scene.position.winners) == ("rescued", (0, 1))
    scene = rescue().put("agent_carr", (14, 7, 1))
    scene.position.door = 1
    scene.play("go finn 20,10,1")
    assert scene.position.ending == ""
    scene = rescue()
    scene.position.controller = 2
    scene.play("go finn 20,10,1")
    assert scene.position.ending == ""


def test_RF_69_never_between_two_steps() -> None:
    scene = rescue().put("finn", (14, 7, 1)).turn("finn")
    scene.position.door = 1
    scene.play("step finn 15,8,1")
    assert scene.position.ending == ""
    scene.play("stop finn")
    assert scene.position.ending == "rescued"


def test_RF_70_a_hero_that_was_not_placed_or_is_shackled_does_not_count() -> None:
    scene = rescue()
    scene.position.starters &= ~(1 << scene.figure("drake"))
    scene.play("go finn 20,10,1")
    assert scene.position.ending == "heroes_lost"


def in_discovery(seats: int = 3) -> Scene:
    """Return the Ambush in discovery mode: two heroes inside, Finn in the open doorway; he has a turn."""
    scene = Scene(setting_of("ambush", seats, "discovery"))
    scene.army(0, "syvarris", "tarn_vikings").army(1, "drake", "finn", "agent_carr").army(2, "izumi_samurai")
    scene.put("syvarris", (22, 9, 1)).put("tarn_vikings.1", (21, 9, 1)).put("drake", (18, 8, 1))
    scene.put("agent_carr", (19, 9, 1)).put("finn", (14, 7, 1)).put("izumi_samurai.1", (9, 1, 1))
    scene.position.starters = sum(1 << scene.figure(name) for name in ("drake", "finn", "agent_carr"))
    scene.position.door = 1
    scene.turn("finn").position.todo[0] = ("single", 0, 0)
    return scene


def test_RF_86_a_rescued_hero_on_door_space_4_does_not_undo_the_rescue_in_discovery() -> None:
    scene = in_discovery()
    scene.play("go finn 16,8,1")
    assert (scene.position.ending, scene.position.winners) == ("rescued", (0, 1))


def test_RF_86_an_enemy_on_door_space_4_still_does_in_discovery() -> None:
    scene = in_discovery()
    scene.position.controller = 2
    scene.play("go finn 15,8,1")
    assert scene.position.ending == ""
    scene = in_discovery()
    scene.position.controller = 2
    scene.play("go finn 16,8,1")
    assert scene.position.ending == "rescued"


def test_RF_86_with_a_door_card_a_partner_who_takes_it_ends_the_condition() -> None:
    scene = rescue().put("finn", (17, 8, 1)).put("syvarris", (20, 9, 1)).put("agent_carr", (20, 11, 1))
    scene.play("go finn 16,8,1")
    scene.play("take yes")
    assert (scene.position.controller, scene.position.ending) == (1, "")


def test_RF_87_and_RF_72_a_guard_on_a_rung_inside_is_inside() -> None:
    for rung in ((19, 8, 6), (18, 7, 15)):
        scene = rescue().put("syvarris", rung)
        scene.play("go finn 20,10,1")
        assert scene.position.ending == "rescued", rung


def test_RF_87_a_hero_on_a_rung_stands_in_the_zone_of_its_landing_space() -> None:
    scene = rescue().put("agent_carr", (19, 8, 6))
    scene.play("go finn 20,10,1")
    assert scene.position.ending == "rescued"


def test_RF_87_a_runner_of_the_small_game_is_home_on_a_rung() -> None:
    scene = small().army(0, "drake", "finn", "syvarris").army(1, "grimnak").put("drake", (19, 8, 6))
    scene.put("finn", (19, 9, 1)).put("grimnak", (4, 4, 1), (5, 4, 1)).put("syvarris", (22, 9, 1))
    assert run(scene.position).home == 2


def test_RF_87_nobody_is_placed_on_a_rung() -> None:
    setting = setting_of("ambush", 3)
    rungs = {rung for ladder in setting.field.rungs for rung in ladder}
    assert rungs.isdisjoint(setting.zones[0])
    assert rungs <= setting.homes[0]
    assert rungs.isdisjoint(setting.homes[1])


def test_VT_21_and_RF_71_too_few_heroes_or_no_guards_and_the_others_win() -> None:
    scene = rescue()
    scene.position.lift(scene.figure("drake"), DEAD)
    scene.play("go finn 20,10,1")
    assert (scene.position.ending, scene.position.winners) == ("heroes_lost", (2,))
    scene = rescue().put("agent_carr", (1, 9, 1))
    scene.position.lift(scene.figure("syvarris"), DEAD)
    scene.play("go finn 20,10,1")
    assert (scene.position.ending, scene.position.winners) == ("guards_gone", (2,))


@pytest.mark.parametrize(("scenario", "winner", "how"), [("ambush", 2, "rescue_time"), ("siege", 0, "flag_time")])
def test_VT_21_and_RF_79_the_last_round_is_over(scenario: str, winner: int, how: str) -> None:
    scene = rescue().put("agent_carr", (1, 9, 1)) if scenario == "ambush" else _besieged()
    scene.position.round = 12
    scene.turn("finn").play("end")
    assert (scene.position.ending, scene.position.winners) == (how, (winner,))


def test_RF_73_nothing_in_the_box_summons() -> None:
    assert not any("summon" in power for card in setting_of("ambush", 3).cards.cards for power in card.powers)


# -- the siege ---------------------------------------------------------------------------------------------------------


def _besieged() -> Scene:
    scene = siege().army(0, "syvarris").army(1, "finn").put("syvarris", (20, 9, 1)).put("finn", (15, 8, 21))
    return scene.turn("finn")


def test_VT_20_and_RF_74_the_flag_is_taken_from_x_unengaged_in_place_of_attacking() -> None:
    scene = _besieged()
    assert scene.reason("flag finn") == "not_on_x"
    scene.play("go finn 14,8,21")
    happened = scene.play("flag finn")
    assert any(isinstance(event, e.FlagTaken) for event in happened)
    assert (scene.position.ending, scene.position.winners) == ("flag_taken", (1,))
    scene = _besieged().put("finn", (14, 8, 21)).put("syvarris", (15, 8, 21)).turn("finn")
    assert scene.reason("flag finn") == "engaged"
    scene.play("attack finn syvarris", {"attack finn": [BLANK] * 3, "defence syvarris": [BLANK] * 2})
    scene.put("syvarris", (20, 9, 1))
    assert scene.reason("flag finn") == "attacked_already"
    scene = _besieged().put("syvarris", (14, 8, 21)).turn("syvarris")
    assert scene.reason("flag syvarris") == "not_an_attacker"
    assert ambush().army(1, "finn").put("finn", (14, 8, 21)).turn("finn").reason("flag finn") == "no_flag"


def test_RF_77_and_RF_78_a_side_without_figures_has_lost() -> None:
    scene = _besieged()
    scene.position.lift(scene.figure("syvarris"), DEAD)
    scene.play("go finn 14,7,21")
    assert scene.position.ending == "defenders_gone"
    scene = _besieged().turn("syvarris")
    scene.position.lift(scene.figure("finn"), DEAD)
    scene.play("go syvarris 20,10,1")
    assert (scene.position.ending, scene.position.winners) == ("attackers_gone", (0,))


def test_RF_78_both_emptied_by_one_attack_the_active_side_has_won() -> None:
    scene = siege().army(0, "tarn_vikings").army(1, "deathwalker_9000").put("tarn_vikings.1", (5, 8, 1))
    scene.put("deathwalker_9000", (6, 8, 1)).turn("deathwalker_9000")
    scene.play("explode deathwalker_9000 tarn_vikings.1", {"attack deathwalker_9000": [0] * 3})
    scene.play("next tarn_vikings.1", {"defence tarn_vikings.1": [BLANK] * 4, "defence deathwalker_9000": [BLANK] * 9})
    assert (scene.position.ending, scene.position.winners) == ("defenders_gone", (1,))


# -- discovery ---------------------------------------------------------------------------------------------------------


def test_RF_76_the_small_game_turns_alternate_and_it_is_won_by_two_runners() -> None:
    position = new("small", 2)
    assert position.armies == "given"
    play_until(position, "use")
    (asked,) = FORTRESS.decisions(position)
    assert asked.count == 36
    first = asked.seat
    play(position, f"use {'syvarris' if first == 0 else 'grimnak'}")
    play(position, "end")
    assert FORTRESS.decisions(position)[0].seat == 1 - first


def test_RF_76_two_runners_at_home_win_and_fewer_than_two_lose() -> None:
    for home, ending in ((("drake", "finn"), "run_home"), (("drake",), "")):
        position = new("small", 2)
        play_until(position, "use")
        spots = iter([position.setting.field.index[20, 12, 1], position.setting.field.index[21, 12, 1]])
        for name in ("syvarris", "tarn_vikings.1"):
            position.put(position.setting.figure_index[name], *[position.setting.field.index[22, 8 + len(name) % 2, 1]])
        for name in home:
            position.put(position.setting.figure_index[name], next(spots))
        (asked,) = FORTRESS.decisions(position)
        card = "syvarris" if asked.seat == 0 else "grimnak"
        play(position, f"use {card}")
        legal = FORTRESS.legal_moves(position, asked.seat)
        play(position, FORTRESS.text(next(move for move in legal if isinstance(move, m.Go))))
        assert position.ending == ending


def test_a_hit_destroys_outright_in_discovery() -> None:
    scene = on(board(), mode=scenarios()["small"].mode).army(0, "drake").army(1, "finn", "thorgrim")
    scene.put("drake", (3, 3, 1)).put("finn", (4, 3, 1)).put("thorgrim", (7, 7, 1)).turn("drake")
    scene.position.order = (0, 1)
    scene.position.todo[0] = ("single", 0, 0)
    scene.play("attack drake finn", {"attack drake": [0] + [BLANK] * 5, "defence finn": [BLANK] * 4})
    assert not scene.where("finn")


def test_RF_83_four_figures_hunt_five_runners_in_the_small_game() -> None:
    setting = setting_of("small", 2)
    hunters = [setting.cards.cards[card] for card in setting.given[1]]
    assert sum(card.figures for card in hunters) == 4
    assert sum(len(setting.cards.figures(card)) for card in setting.card_zones) == 5
    assert set(setting.card_zones) <= set(setting.given[0])
