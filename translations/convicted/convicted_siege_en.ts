<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The lines of the log: what happens in a siege. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.event.siege_began"><translation>The siege of turn {turn} begins.</translation></message>
    <message id="convicted.event.card_drawn"><translation>The enemy card is drawn: {faction} attack, level {level}.</translation></message>
    <message id="convicted.event.army_placed"><translation>From the {direction} come {pieces}.</translation></message>
    <message id="convicted.event.inspired"><translation>{seat} has the heretic inspire {section_the}: its ranged units fire with one more.</translation></message>
    <message id="convicted.event.power_cast"><translation>{seat} uses a power: {power}.</translation></message>
    <message id="convicted.event.power_cast.target"><translation>{seat} uses a power on {target_the}: {power}.</translation></message>
    <message id="convicted.event.power_cast.again"><translation>{seat} has the sorcerer cast once more: {power}.</translation></message>
    <message id="convicted.event.baseline_counted" numerus="yes"><translation><numerusform>{n} enemy piece has come.</numerusform><numerusform>{n} enemy pieces have come.</numerusform></translation></message>
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
    <message id="convicted.stage.11"><translation>matching</translation></message>
    <message id="convicted.stage.12"><translation>melee</translation></message>
    <message id="convicted.stage.13"><translation>destruction</translation></message>
    <message id="convicted.stage.14"><translation>morale</translation></message>
    <message id="convicted.event.aimed"><translation>{seat}: {piece_the} {post_at} aims at {zone_the}.</translation></message>
    <message id="convicted.event.volley_fired" numerus="yes"><translation><numerusform>Fire at {zone_the}: {fire} from {shooters} shooter, power {power}.</numerusform><numerusform>Fire at {zone_the}: {fire} from {shooters} shooters, power {power}.</numerusform></translation></message>
    <message id="convicted.event.salvo_fired"><translation>Engines shoot at {zone_the} ({dice}): power {power}.</translation></message>
    <message id="convicted.event.foes_fell"><translation>{piece_the} falls {place_at}.</translation></message>
    <message id="convicted.event.foe_volley" numerus="yes"><translation><numerusform>Fire at {section_the}: {fire} from {shooters} enemy, {resistance} of resistance: power {power}.</numerusform><numerusform>Fire at {section_the}: {fire} from {shooters} enemies, {resistance} of resistance: power {power}.</numerusform></translation></message>
    <message id="convicted.event.foe_volley.hoardings" numerus="yes"><translation><numerusform>Fire at {section_the}: {fire} from {shooters} enemy, {hoardings} taken off by what is built, {resistance} of resistance: power {power}.</numerusform><numerusform>Fire at {section_the}: {fire} from {shooters} enemies, {hoardings} taken off by what is built, {resistance} of resistance: power {power}.</numerusform></translation></message>
    <message id="convicted.event.foe_shot.units"><translation>{engine_the} from the {direction} shoots at the defenders {section_at} ({dice}): {power} against {resistance}.</translation></message>
    <message id="convicted.event.foe_shot.section"><translation>{engine_the} from the {direction} shoots at {section_the} ({dice}): {power} against {resistance}.</translation></message>
    <message id="convicted.event.catapult_die.units"><translation>The catapult’s die ({die}): it aims at the defenders.</translation></message>
    <message id="convicted.event.catapult_die.section"><translation>The catapult’s die ({die}): it aims at the section.</translation></message>
    <message id="convicted.event.resistance_lost"><translation>{target_the}: resistance {left} is left ({points} lost).</translation></message>
    <message id="convicted.event.sheltered"><translation>The aura protects {target_the}.</translation></message>
    <message id="convicted.event.section_fell"><translation>{section_the} has fallen: only a barrier is left.</translation></message>
    <message id="convicted.event.section_fell.engines"><translation>{section_the} has fallen: only a barrier is left, and {engines} are lost.</translation></message>
    <message id="convicted.event.defenders_fell"><translation>The defenders lose {pieces} {post_at}.</translation></message>
    <message id="convicted.event.saved"><translation>{seat} saves {unit_a} {post_at}.</translation></message>
    <message id="convicted.event.returned"><translation>{unit_a} returns {section_at}.</translation></message>
    <message id="convicted.event.foes_held"><translation>The ring holds them in the {direction}: {pieces}.</translation></message>
    <message id="convicted.event.foes_lost_at_ring"><translation>Enemies fall at the ring in the {direction}: {pieces}.</translation></message>
    <message id="convicted.event.foes_moved_up"><translation>In the {direction} they move up: {pieces}.</translation></message>
    <message id="convicted.event.foe_storms"><translation>{piece_the} goes along from the {direction}.</translation></message>
    <message id="convicted.event.regrouped"><translation>{seat}: {unit_the} goes from {start_the} to {goal_the}.</translation></message>
    <message id="convicted.event.regrouped.back"><translation>{seat}: {unit_the} goes back to {goal_the}.</translation></message>
    <message id="convicted.event.squad_formed"><translation>Squad {squad} is led by {leader_a}.</translation></message>
    <message id="convicted.event.squad_formed.supports"><translation>Squad {squad} is led by {leader_a}, with {supports} behind.</translation></message>
    <message id="convicted.event.poured"><translation>Boulders and pitch fall before {wall_the} ({dice}): power {power}.</translation></message>
    <message id="convicted.event.stones_rained"><translation>Stones rain on {zone_the}: power {power}.</translation></message>
    <message id="convicted.event.leader_changed"><translation>{leader_a} leads squad {squad} now.</translation></message>
    <message id="convicted.event.squad_gone"><translation>Nobody of squad {squad} is left.</translation></message>
    <message id="convicted.event.blinded"><translation>Squad {squad} is blinded.</translation></message>
    <message id="convicted.event.guided"><translation>{seat} has the oracle move {unit_a} from {start_the} to {goal_the}.</translation></message>
    <message id="convicted.event.faced"><translation>{seat} sets {unit_a} against squad {squad}.</translation></message>
    <message id="convicted.event.faced.leads"><translation>{seat} sets {unit_a} in front against squad {squad}.</translation></message>
    <message id="convicted.event.withdrawn"><translation>{seat} takes back all units against squad {squad}.</translation></message>
    <message id="convicted.event.illusion_seen"><translation>Under illusions, {unit_a} adds nothing against squad {squad}.</translation></message>
    <message id="convicted.event.ram_struck"><translation>The ram strikes the gates with strength {strength}: {lost} lost, {left} left.</translation></message>
    <message id="convicted.event.ram_discarded"><translation>The squad is too weak for the ram (strength {strength}): it is given up.</translation></message>
    <message id="convicted.event.gateway_entered"><translation>{leader_the} stands in the gateway.</translation></message>
    <message id="convicted.event.giant_struck"><translation>{piece_the} strikes the wall ({die}): power {power}, {lost} lost.</translation></message>
    <message id="convicted.event.fight_rolled"><translation>Squad {squad}: {leader} + {supports} + {die} − {resistance} = {enemy} against {own_leader} + {own_supports} + {own_die} = {own}.</translation></message>
    <message id="convicted.event.fight_tied"><translation>Squad {squad} is blinded: nobody does anybody any harm.</translation></message>
    <message id="convicted.event.fell_back"><translation>Squad {squad} falls back.</translation></message>
    <message id="convicted.event.climbed"><translation>{leader_the} stands on the wall: the defenders against squad {squad} are gone.</translation></message>
    <message id="convicted.event.climbed.unopposed"><translation>Nobody faces squad {squad}: {leader_the} stands on the wall.</translation></message>
    <message id="convicted.event.panicked"><translation>Panic {wall_at}: strength −1 until the end of round {round}.</translation></message>
    <message id="convicted.event.breathed"><translation>Fire is breathed at those who face squad {squad}.</translation></message>
    <message id="convicted.event.murdered"><translation>{seat} has the murderer double the wound of squad {squad}.</translation></message>
    <message id="convicted.event.level_lost"><translation>{building_the} loses a level: {level} left.</translation></message>
    <message id="convicted.event.level_lost.gone"><translation>{building_the} is destroyed.</translation></message>
    <message id="convicted.event.morale_tested.fled"><translation>Morale {morale}, die {die}: the enemies flee.</translation></message>
    <message id="convicted.event.morale_tested"><translation>Morale {morale}, die {die}: the enemies stay.</translation></message>
    <message id="convicted.event.morale_fell"><translation>The enemies’ morale falls to {morale}.</translation></message>
    <message id="convicted.event.no_test"><translation>Enemies hold {wall_the} alone: they need no test of morale.</translation></message>
    <message id="convicted.event.others_fled"><translation>All flee but those who stand alone on {walls}.</translation></message>
    <message id="convicted.event.fled.melee"><translation>Without melee units the enemies flee.</translation></message>
    <message id="convicted.event.fled.morale"><translation>The enemies leave the field.</translation></message>
    <message id="convicted.event.fled.standstill"><translation>Nothing moves any more: the enemies withdraw.</translation></message>
    <message id="convicted.event.siege_ended"><translation>The siege is over.</translation></message>
</context>
</TS>
