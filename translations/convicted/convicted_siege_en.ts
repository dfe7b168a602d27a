<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The lines of the log: what happens in a siege. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.event.siege_began"><translation>The siege of turn {turn} begins.</translation></message>
    <message id="convicted.event.card_drawn"><translation>The enemy card is drawn: {faction} attack, level {level}.</translation></message>
    <message id="convicted.event.army_placed"><translation>From the {direction}: {pieces}.</translation></message>
    <message id="convicted.event.inspired"><translation>{seat} uses the heretic on {section_the}: +1 fire for ranged units there.</translation></message>
    <message id="convicted.event.power_cast"><translation>{seat} uses {power}.</translation></message>
    <message id="convicted.event.power_cast.target"><translation>{seat} uses {power} on {target_the}.</translation></message>
    <message id="convicted.event.power_cast.again"><translation>{seat} uses the Sorcerer to cast an extra spell: {power}.</translation></message>
    <message id="convicted.event.baseline_counted" numerus="yes"><translation><numerusform>Enemy army: {n} piece.</numerusform><numerusform>Enemy army: {n} pieces.</numerusform></translation></message>
    <message id="convicted.event.round_began"><translation>Round {round} of the siege begins.</translation></message>
    <message id="convicted.event.stage_began"><translation>Stage {stage}: {what}.</translation></message>
    <message id="convicted.stage.1"><translation>the defenders’ ranged fire</translation></message>
    <message id="convicted.stage.2"><translation>the enemy’s ranged fire</translation></message>
    <message id="convicted.stage.3"><translation>the defenders’ engines</translation></message>
    <message id="convicted.stage.4"><translation>the enemy’s engines</translation></message>
    <message id="convicted.stage.5"><translation>enemies move up</translation></message>
    <message id="convicted.stage.6"><translation>the defenders’ second fire</translation></message>
    <message id="convicted.stage.7"><translation>defenders regroup</translation></message>
    <message id="convicted.stage.8"><translation>the enemy’s second fire</translation></message>
    <message id="convicted.stage.9"><translation>squads are formed</translation></message>
    <message id="convicted.stage.10"><translation>boulders and cauldrons</translation></message>
    <message id="convicted.stage.11"><translation>assigning defenders</translation></message>
    <message id="convicted.stage.12"><translation>melee</translation></message>
    <message id="convicted.stage.13"><translation>destruction</translation></message>
    <message id="convicted.stage.14"><translation>morale</translation></message>
    <message id="convicted.event.aimed"><translation>{seat}: {piece_the} {post_at} aims at {zone_the}.</translation></message>
    <message id="convicted.event.volley_fired" numerus="yes"><translation><numerusform>Fire at {zone_the}: {fire} from {shooters} shooter, power {power}.</numerusform><numerusform>Fire at {zone_the}: {fire} from {shooters} shooters, power {power}.</numerusform></translation></message>
    <message id="convicted.event.salvo_fired"><translation>Engines shoot at {zone_the} ({dice}): power {power}.</translation></message>
    <message id="convicted.event.foes_fell"><translation>{piece_the} falls {place_at}.</translation></message>
    <message id="convicted.event.foe_volley" numerus="yes"><translation><numerusform>Fire at {section_the}: {fire} from {shooters} enemy, minus {resistance} resistance: power {power}.</numerusform><numerusform>Fire at {section_the}: {fire} from {shooters} enemies, minus {resistance} resistance: power {power}.</numerusform></translation></message>
    <message id="convicted.event.foe_volley.hoardings" numerus="yes"><translation><numerusform>Fire at {section_the}: {fire} from {shooters} enemy, minus {hoardings} for hoardings, minus {resistance} resistance: power {power}.</numerusform><numerusform>Fire at {section_the}: {fire} from {shooters} enemies, minus {hoardings} for hoardings, minus {resistance} resistance: power {power}.</numerusform></translation></message>
    <message id="convicted.event.foe_shot.units"><translation>{engine_the} from the {direction} shoots at the defenders {section_at} ({dice}): {power} against {resistance}.</translation></message>
    <message id="convicted.event.foe_shot.section"><translation>{engine_the} from the {direction} shoots at {section_the} ({dice}): {power} against {resistance}.</translation></message>
    <message id="convicted.event.catapult_die.units"><translation>Catapult roll ({die}): it aims at the defenders.</translation></message>
    <message id="convicted.event.catapult_die.section"><translation>Catapult roll ({die}): it aims at the section.</translation></message>
    <message id="convicted.event.resistance_lost"><translation>{target_the} loses {points} resistance: {left} left.</translation></message>
    <message id="convicted.event.sheltered"><translation>The aura protects {target_the}.</translation></message>
    <message id="convicted.event.section_fell"><translation>{section_the} has fallen and is now a barrier.</translation></message>
    <message id="convicted.event.section_fell.engines"><translation>{section_the} has fallen and is now a barrier; lost: {engines}.</translation></message>
    <message id="convicted.event.defenders_fell"><translation>The defenders lose {pieces} {post_at}.</translation></message>
    <message id="convicted.event.saved"><translation>{seat} saves {unit_a} {post_at}.</translation></message>
    <message id="convicted.event.returned"><translation>{unit_a} returns {section_at}.</translation></message>
    <message id="convicted.event.foes_held"><translation>The ring delays enemies in the {direction}: {pieces}.</translation></message>
    <message id="convicted.event.foes_lost_at_ring"><translation>Enemies lost at the ring in the {direction}: {pieces}.</translation></message>
    <message id="convicted.event.foes_moved_up"><translation>Moving up in the {direction}: {pieces}.</translation></message>
    <message id="convicted.event.foe_storms"><translation>{piece_the} joins the assault from the {direction}.</translation></message>
    <message id="convicted.event.regrouped"><translation>{seat}: {unit_the} goes from {start_the} to {goal_the}.</translation></message>
    <message id="convicted.event.regrouped.back"><translation>{seat}: {unit_the} goes back to {goal_the}.</translation></message>
    <message id="convicted.event.squad_formed"><translation>Squad {squad}: led by {leader_a}.</translation></message>
    <message id="convicted.event.squad_formed.supports"><translation>Squad {squad}: led by {leader_a}, supported by {supports}.</translation></message>
    <message id="convicted.event.poured"><translation>Boulders and cauldron in front of {wall_the} ({dice}): power {power}.</translation></message>
    <message id="convicted.event.stones_rained"><translation>Stones rain on {zone_the}: power {power}.</translation></message>
    <message id="convicted.event.leader_changed"><translation>{leader_a} now leads squad {squad}.</translation></message>
    <message id="convicted.event.squad_gone"><translation>Squad {squad} has no units left.</translation></message>
    <message id="convicted.event.blinded"><translation>Squad {squad} is blinded.</translation></message>
    <message id="convicted.event.guided"><translation>{seat} uses the oracle: {unit_a} moves from {start_the} to {goal_the}.</translation></message>
    <message id="convicted.event.faced"><translation>{seat} assigns {unit_a} against squad {squad}.</translation></message>
    <message id="convicted.event.faced.leads"><translation>{seat} assigns {unit_a} against squad {squad} as leader.</translation></message>
    <message id="convicted.event.withdrawn"><translation>{seat} takes back all units facing squad {squad}.</translation></message>
    <message id="convicted.event.illusion_seen"><translation>Illusions: {unit_a} adds nothing against squad {squad}.</translation></message>
    <message id="convicted.event.ram_struck"><translation>The ram strikes the gates with strength {strength}: {lost} lost, {left} left.</translation></message>
    <message id="convicted.event.ram_discarded"><translation>The squad is too weak for the ram (strength {strength}): the ram is discarded.</translation></message>
    <message id="convicted.event.gateway_entered"><translation>{leader_the} is in the gateway.</translation></message>
    <message id="convicted.event.giant_struck"><translation>{piece_the} strikes the wall ({die}): power {power}, {lost} resistance lost.</translation></message>
    <message id="convicted.event.fight_rolled"><translation>Squad {squad}: {leader} + {supports} + {die} − {resistance} = {enemy} against {own_leader} + {own_supports} + {own_die} = {own}.</translation></message>
    <message id="convicted.event.fight_tied"><translation>Squad {squad} is blinded: no losses on either side.</translation></message>
    <message id="convicted.event.fell_back"><translation>Squad {squad} falls back.</translation></message>
    <message id="convicted.event.climbed"><translation>{leader_the} is on the wall: no defenders are left against squad {squad}.</translation></message>
    <message id="convicted.event.climbed.unopposed"><translation>Squad {squad} is unopposed: {leader_the} climbs the wall.</translation></message>
    <message id="convicted.event.panicked"><translation>Panic {wall_at}: strength −1 until the end of round {round}.</translation></message>
    <message id="convicted.event.breathed"><translation>A dragon breathes fire at the defenders facing squad {squad}.</translation></message>
    <message id="convicted.event.murdered"><translation>{seat} uses the murderer: the wounds of squad {squad} are doubled.</translation></message>
    <message id="convicted.event.level_lost"><translation>{building_the}: one level lost, {level} left.</translation></message>
    <message id="convicted.event.level_lost.gone"><translation>Destroyed: {building_the}.</translation></message>
    <message id="convicted.event.morale_tested.fled"><translation>Morale {morale}, roll {die}: the enemies flee.</translation></message>
    <message id="convicted.event.morale_tested"><translation>Morale {morale}, roll {die}: the enemies stay.</translation></message>
    <message id="convicted.event.morale_fell"><translation>Enemy morale drops to {morale}.</translation></message>
    <message id="convicted.event.no_test"><translation>No defenders are left on {wall_the}: the enemies there take no morale test.</translation></message>
    <message id="convicted.event.others_fled"><translation>All enemies flee, except those on walls without defenders: {walls}.</translation></message>
    <message id="convicted.event.fled.melee"><translation>The enemies have no melee units left and flee.</translation></message>
    <message id="convicted.event.fled.morale"><translation>The enemies flee the field.</translation></message>
    <message id="convicted.event.fled.standstill"><translation>The siege is at a standstill: the enemies withdraw.</translation></message>
    <message id="convicted.event.siege_ended"><translation>The siege is over.</translation></message>
</context>
</TS>
