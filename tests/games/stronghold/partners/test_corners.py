"""Corner cases of the rules for three and four: questions in the other camp's phase, haste, odd numbers."""

from __future__ import annotations

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save.match_file import to_bytes
from stronghold_gui.core.save.raw import parse_raw
from stronghold_gui.core.undo import Barrier
from stronghold_gui.games.stronghold.documents import POSITIONS
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.notation import parse
from stronghold_gui.games.stronghold.pieces import ACTION_INDEX
from tests.games.stronghold.partners.seats import EAST, EAST_GUARD, WEST, WEST_GUARD, four, pause, three
from tests.games.stronghold.scene import Scene


def paid(scene: Scene, action: str, count: int, guard: int) -> Scene:
    """Put hourglasses of a Defender's colour on an action."""
    number = ACTION_INDEX[action]
    scene.p.paid[number] = count
    scene.p.defenders[guard - WEST_GUARD].started |= 1 << number
    return scene


# -- the Invaders' phases ----------------------------------------------------------------------------------------------


def test_R_37_in_the_Invaders_phase_one_Defender_is_asked_and_then_both_Invaders_go_on() -> None:
    scene = four().at("phase", 4, 2).tile("saboteur", "forge")
    paid(scene, "cannon", scene.p.values.action_cost[ACTION_INDEX["cannon"]], EAST_GUARD)
    scene.p.invaders[EAST].flipped = 1 << 3
    scene.play("transfer saboteur forge workshop", seat=EAST)
    assert scene.deciders() == [EAST_GUARD]
    assert scene.reason("done", WEST) == ("not_your_decision", "4")
    scene.play("finish cannon TE1")
    assert scene.deciders() == [WEST, EAST]
    assert scene.p.stage == "phase"


def test_R_37_who_has_ended_his_phase_stays_done_when_a_Defender_was_asked_in_between() -> None:
    scene = four().at("phase", 4, 2).tile("saboteur", "forge")
    paid(scene, "cannon", scene.p.values.action_cost[ACTION_INDEX["cannon"]], WEST_GUARD)
    scene.p.invaders[EAST].flipped = 1 << 3
    scene.play("done", seat=WEST).play("transfer saboteur forge workshop", seat=EAST)
    scene.play("finish cannon TW1", seat=WEST_GUARD)
    assert scene.deciders() == [EAST]


def test_R_98_units_given_to_a_partner_who_is_done_wait_in_his_hand_for_the_next_phase() -> None:
    scene = three().at("phase", 1).put("HAND", orc=3, seat=WEST).put("HAND", seat=EAST)
    scene.play("done", seat=EAST).play("give orc 3", seat=WEST)
    assert scene.deciders() == [WEST]
    scene.play("done", seat=WEST)
    while scene.p.stage == "pause":
        scene.play(scene.legal(scene.decider())[0], seat=scene.decider())
    assert (scene.p.stage, scene.p.phase) == ("phase", 2)
    assert scene.units("HAND", EAST) == (0, 3, 0)


def test_R_81_spectres_of_the_second_Invader_come_back_from_a_document_as_his() -> None:
    scene = (
        three()
        .cards("machines-2", "equipment-2", "training-2", "rituals-4", seat=EAST)
        .at("phase", 5)
        .put("HAND", goblin=9, seat=EAST)
    )
    position = scene.play("spectres hospital", seat=EAST).p
    again = POSITIONS.from_json(parse_raw(to_bytes(POSITIONS.to_json(position))))
    assert again.spectres == EAST + 1
    assert again == position


# -- taking back -------------------------------------------------------------------------------------------------------


def test_partners_take_back_each_others_moves_and_dones_but_nothing_beyond_the_other_camps_turn() -> None:
    scene = three().at("phase", 2)
    for seat in (WEST, EAST):
        scene.put("HAND", troll=2, seat=seat)
        scene.p.invaders[seat].resources = 9
    match = Match(STRONGHOLD, Header("stronghold", {}, ("Anna", "Bert", "Cleo"), 4), scene.hourglasses(3).p)
    before = match.position.copy()
    for seat, move in ((WEST, "ballista RW1 troll"), (WEST, "done"), (EAST, "ballista RE1 troll")):
        match.play(seat, parse(move))
    assert match.barrier_behind() is None
    for _ in range(3):
        match.undo()
    assert match.position == before
    for _ in range(3):
        match.redo()
    match.play(EAST, parse("done"))
    assert match.barrier_behind() is Barrier.HAND_OVER


# -- two Defenders -----------------------------------------------------------------------------------------------------


def test_R_136_haste_frees_nothing_where_the_partners_second_taking_has_begun() -> None:
    scene = pause(9, 9, turn=5).play("pay wall", "pay wall", "finish wall W1", "deed barricades", seat=WEST_GUARD)
    scene.play("pay wall barricades", seat=WEST_GUARD).play("haste wall", seat=EAST_GUARD)
    assert scene.reason("pay wall", EAST_GUARD) == ("partners_colour", "R-100")
    assert scene.p.paid[ACTION_INDEX["wall"]] == 1


def test_R_38_haste_barricades_and_last_legs_together_never_open_an_action_for_ever() -> None:
    scene = pause(60, 60, turn=5).play("pay wall", "pay wall", "finish wall W1", seat=WEST_GUARD)
    scene.play("haste wall", "pay wall", "pay wall", "finish wall E1", seat=EAST_GUARD)
    scene.play("deed last_legs workshop", seat=EAST_GUARD)
    scene.play("pay wall", "finish wall W2", seat=WEST_GUARD)
    for seat in (WEST_GUARD, EAST_GUARD):
        assert scene.reason("pay wall", seat) == ("already_used", "R-35")
    assert scene.reason("haste wall", EAST_GUARD) == ("haste_used", "R-99")


def test_R_99_of_three_in_the_hospital_each_Defender_picks_one_and_the_third_is_lost() -> None:
    scene = four().at("pause", 6, 3).guard("hospital", marksman=1, soldier=1, veteran=1).guard("courtyard")
    scene.enter("hospital").play("heal veteran", seat=WEST_GUARD).play("heal soldier", seat=EAST_GUARD)
    assert scene.guards("courtyard") == (0, 1, 1)
    assert scene.guards("hospital") == (0, 0, 0)
