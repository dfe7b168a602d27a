<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why the enemy does what it does: the lines of the log that tell its reasons. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.event.main_direction_found"><translation>The scenario sets the main assault: from the {direction} ({rule}).</translation></message>
    <message id="convicted.event.main_direction_found.dice"><translation>Die roll ({dice}): the main assault comes from the {direction} ({rule}).</translation></message>
    <message id="convicted.event.main_direction_found.dice.moats"><translation>Die roll ({dice}): the main assault comes from the {direction}, avoiding walls behind moats: {avoided} ({rule}).</translation></message>
    <message id="convicted.event.main_direction_found.reckoned"><translation>The main assault comes from the {direction}, against the weakest wall: {weights} ({rule}).</translation></message>
    <message id="convicted.event.main_direction_found.drawn"><translation>The main assault comes from the {direction}, chosen at random among the weakest walls: {weights} ({rule}).</translation></message>
    <message id="convicted.event.foe_target_rolled"><translation>Target roll for {piece_the} from the {direction} ({die}): {section_the} ({rule}).</translation></message>
    <message id="convicted.event.foe_target_rolled.die_left_5"><translation>Target roll for {piece_the} from the {direction} (1–4 wall, 5 left tower, 6 right tower): {die}, {section_the} ({rule}).</translation></message>
    <message id="convicted.event.foe_target_rolled.die_right_5"><translation>Target roll for {piece_the} from the {direction} (1–4 wall, 5 right tower, 6 left tower): {die}, {section_the} ({rule}).</translation></message>
    <message id="convicted.event.foes_directed" numerus="yes"><translation><numerusform>{n} enemy from the {direction} aims at {section_the}, by die roll ({rule}).</numerusform><numerusform>{n} enemies from the {direction} aim at {section_the}, by die roll ({rule}).</numerusform></translation></message>
    <message id="convicted.event.foes_directed.lowest_resistance" numerus="yes"><translation><numerusform>{n} enemy from the {direction} aims at {section_the}, the defended section with the lowest resistance: {manned} ({rule}).</numerusform><numerusform>{n} enemies from the {direction} aim at {section_the}, the defended section with the lowest resistance: {manned} ({rule}).</numerusform></translation></message>
    <message id="convicted.event.foes_directed.player" numerus="yes"><translation><numerusform>{n} enemy from the {direction} is ordered to aim at {section_the} ({rule}).</numerusform><numerusform>{n} enemies from the {direction} are ordered to aim at {section_the} ({rule}).</numerusform></translation></message>
    <message id="convicted.event.no_foe_target"><translation>{piece_the} from the {direction} has no target ({rule}).</translation></message>
    <message id="convicted.event.shot_redirected.units"><translation>No valid target there: the shot goes to the defenders {section_at} ({rule}).</translation></message>
    <message id="convicted.event.shot_redirected.section"><translation>No valid target there: the shot goes to {section_the} ({rule}).</translation></message>
    <message id="convicted.event.engine_aimed.weak_wall"><translation>{engine_the} from the {direction} aims at {section_the}, which is down to {resistance} resistance ({rule}).</translation></message>
    <message id="convicted.event.engine_aimed.weak_tower"><translation>{engine_the} from the {direction} aims at {section_the}: it is down to {resistance} resistance, and the wall is stronger ({rule}).</translation></message>
    <message id="convicted.event.squads_dealt"><translation>In the {direction}: {units_count}, {squads_count}. The strongest units lead; the others are dealt out in order of strength ({rule}).</translation></message>
    <message id="convicted.event.ram_given"><translation>Squad {squad} carries the ram: it is the strongest squad in the north (strength {strength}, {rule}).</translation></message>
    <message id="convicted.event.ram_given.chosen"><translation>Squad {squad} is ordered to carry the ram (strength {strength}, {rule}).</translation></message>
    <message id="convicted.event.tower_given"><translation>Squad {squad} gets the siege tower: its leader’s strength plus its support, {worth}, is the highest there ({rule}).</translation></message>
    <message id="convicted.enemy.units" numerus="yes"><translation><numerusform>{n} enemy</numerusform><numerusform>{n} enemies</numerusform></translation></message>
    <message id="convicted.enemy.squads" numerus="yes"><translation><numerusform>{n} squad</numerusform><numerusform>{n} squads</numerusform></translation></message>
    <message id="convicted.enemy.value"><translation>{section} {number}</translation></message>
    <message id="convicted.enemy.section"><translation>section {number}</translation></message>
</context>
</TS>
