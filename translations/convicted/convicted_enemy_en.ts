<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why the enemy does what it does: the lines of the log that tell its reasons. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.event.main_direction_found"><translation>As the scenario says, the main assault comes from the {direction} ({rule}).</translation></message>
    <message id="convicted.event.main_direction_found.dice"><translation>The die ({dice}) says it: the main assault comes from the {direction} ({rule}).</translation></message>
    <message id="convicted.event.main_direction_found.dice.moats"><translation>The die ({dice}) says it: the main assault comes from the {direction}; it avoids what lies behind moats, {avoided} ({rule}).</translation></message>
    <message id="convicted.event.main_direction_found.reckoned"><translation>The main assault comes from the {direction}, where the wall is held worst: {weights} ({rule}).</translation></message>
    <message id="convicted.event.main_direction_found.drawn"><translation>The main assault comes from the {direction}, drawn among the walls that are held worst: {weights} ({rule}).</translation></message>
    <message id="convicted.event.foe_target_rolled"><translation>A die is rolled for {piece_the} from the {direction} ({die}): {section_the} ({rule}).</translation></message>
    <message id="convicted.event.foe_target_rolled.die_left_5"><translation>A die is rolled for {piece_the} from the {direction} (1–4 wall, 5 left tower, 6 right tower): {die}, {section_the} ({rule}).</translation></message>
    <message id="convicted.event.foe_target_rolled.die_right_5"><translation>A die is rolled for {piece_the} from the {direction} (1–4 wall, 5 right tower, 6 left tower): {die}, {section_the} ({rule}).</translation></message>
    <message id="convicted.event.foes_directed" numerus="yes"><translation><numerusform>{n} enemy from the {direction} aims at {section_the}, as the die says ({rule}).</numerusform><numerusform>{n} enemies from the {direction} aim at {section_the}, as the die says ({rule}).</numerusform></translation></message>
    <message id="convicted.event.foes_directed.lowest_resistance" numerus="yes"><translation><numerusform>{n} enemy from the {direction} aims at {section_the}, the lowest resistance with defenders: {manned} ({rule}).</numerusform><numerusform>{n} enemies from the {direction} aim at {section_the}, the lowest resistance with defenders: {manned} ({rule}).</numerusform></translation></message>
    <message id="convicted.event.foes_directed.player" numerus="yes"><translation><numerusform>{n} enemy from the {direction} is told to aim at {section_the} ({rule}).</numerusform><numerusform>{n} enemies from the {direction} are told to aim at {section_the} ({rule}).</numerusform></translation></message>
    <message id="convicted.event.no_foe_target"><translation>{piece_the} from the {direction} finds no target ({rule}).</translation></message>
    <message id="convicted.event.shot_redirected.units"><translation>Nothing can be hit there; the shot goes at the defenders {section_at} ({rule}).</translation></message>
    <message id="convicted.event.shot_redirected.section"><translation>Nothing can be hit there; the shot goes at {section_the} ({rule}).</translation></message>
    <message id="convicted.event.engine_aimed.weak_wall"><translation>{engine_the} from the {direction} aims at {section_the}: its resistance is down to {resistance} ({rule}).</translation></message>
    <message id="convicted.event.engine_aimed.weak_tower"><translation>{engine_the} from the {direction} aims at {section_the}: the wall is sound, but the resistance of this tower is down to {resistance} ({rule}).</translation></message>
    <message id="convicted.event.squads_dealt"><translation>In the {direction} {units_count} make {squads_count}: the strongest lead, the others are dealt round in order of strength ({rule}).</translation></message>
    <message id="convicted.event.ram_given"><translation>Squad {squad} carries the ram: in the north none has more strength in all, {strength} ({rule}).</translation></message>
    <message id="convicted.event.ram_given.chosen"><translation>Squad {squad} is told to carry the ram (strength {strength}, {rule}).</translation></message>
    <message id="convicted.event.tower_given"><translation>Squad {squad} has the siege tower: none is worth more there, {worth} ({rule}).</translation></message>
    <message id="convicted.enemy.units" numerus="yes"><translation><numerusform>{n} enemy</numerusform><numerusform>{n} enemies</numerusform></translation></message>
    <message id="convicted.enemy.squads" numerus="yes"><translation><numerusform>{n} squad</numerusform><numerusform>{n} squads</numerusform></translation></message>
    <message id="convicted.enemy.value"><translation>{section} {number}</translation></message>
    <message id="convicted.enemy.section"><translation>section {number}</translation></message>
</context>
</TS>
