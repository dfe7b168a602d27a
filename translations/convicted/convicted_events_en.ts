<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The lines of the log: what happened before the siege and around it. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.event.game_began"><translation>{mode}: {first} is the first player.</translation></message>
    <message id="convicted.event.hero_taken"><translation>{seat} chooses {hero_the}.</translation></message>
    <message id="convicted.event.received.start"><translation>{seat} starts with {resources}.</translation></message>
    <message id="convicted.event.received.handicap"><translation>Handicap: {seat} starts with {resources} more.</translation></message>
    <message id="convicted.event.received.loot"><translation>{seat} gets {resources} from the loot.</translation></message>
    <message id="convicted.event.received.wood"><translation>{seat} gets {resources} for the new turn.</translation></message>
    <message id="convicted.event.placed"><translation>{seat}: {piece_the} moves from {start_the} to {goal_the}.</translation></message>
    <message id="convicted.event.placed.new"><translation>{seat}: {piece_the} is placed {goal_at}.</translation></message>
    <message id="convicted.event.placed.town"><translation>{seat}: {piece_the} waits in the town.</translation></message>
    <message id="convicted.event.waiting"><translation>{piece_the} no longer fits {post_at} and waits in the town.</translation></message>
    <message id="convicted.event.turn_began"><translation>Turn {turn} begins; {first} is the first player.</translation></message>
    <message id="convicted.event.sections_taken"><translation>{seat} defends {sections}.</translation></message>
    <message id="convicted.event.sections_taken.alone"><translation>{seat} gets the remaining sections: {sections}.</translation></message>
    <message id="convicted.event.actions_dealt"><translation>Actions this turn: {counts}.</translation></message>
    <message id="convicted.event.actions_began" numerus="yes"><translation><numerusform>{seat} has {n} action.</numerusform><numerusform>{seat} has {n} actions.</numerusform></translation></message>
    <message id="convicted.event.fortified"><translation>{seat} upgrades {section_the} to level {level}: resistance {resistance}.</translation></message>
    <message id="convicted.event.built"><translation>{seat} upgrades {building_the} to level {level}.</translation></message>
    <message id="convicted.event.entrenched"><translation>{seat} builds {obstacle} {ring_at}.</translation></message>
    <message id="convicted.event.researched"><translation>{seat} researches {technology}.</translation></message>
    <message id="convicted.event.collected"><translation>{seat} collects {resource_counted}.</translation></message>
    <message id="convicted.event.trained.trained"><translation>{seat} trains {unit_a} {post_at}.</translation></message>
    <message id="convicted.event.trained.drilled"><translation>{seat} trains {unit_a} {post_at} (Discipline).</translation></message>
    <message id="convicted.event.trained.deserted"><translation>{seat}: a deserter joins as {unit_a} {post_at}, free of charge.</translation></message>
    <message id="convicted.event.trained.instead"><translation>{seat} trains {unit_a} {post_at}, replacing {instead_the}.</translation></message>
    <message id="convicted.event.made"><translation>{seat} builds {engine_a} {post_at}.</translation></message>
    <message id="convicted.event.made.instead"><translation>{seat} builds {engine_a} {post_at}, replacing {instead_the}.</translation></message>
    <message id="convicted.event.repaired"><translation>{seat} repairs {target_the}: resistance {resistance}.</translation></message>
    <message id="convicted.event.forged"><translation>{seat} uses the forger: {given} become {wanted_counted}.</translation></message>
    <message id="convicted.event.given"><translation>{seat} gives {partner} {resource_counted}.</translation></message>
    <message id="convicted.event.proposed"><translation>{seat} offers {partner} {resource_counted} for {wanted_counted}.</translation></message>
    <message id="convicted.event.exchanged"><translation>{seat} gives {partner} {resource_counted} and gets {wanted_counted}.</translation></message>
    <message id="convicted.event.declined"><translation>{seat} declines the exchange.</translation></message>
    <message id="convicted.event.actions_ended" numerus="yes"><translation><numerusform>{seat} ends with {n} unused action.</numerusform><numerusform>{seat} ends with {n} unused actions.</numerusform></translation></message>
    <message id="convicted.event.actions_ended.all"><translation>{seat} has used all actions.</translation></message>
    <message id="convicted.event.sabotaged"><translation>Saboteurs damage {target_the}: now level {level}.</translation></message>
    <message id="convicted.event.ring_sabotaged"><translation>Saboteurs remove {obstacle} {ring_at}.</translation></message>
    <message id="convicted.event.loot_dealt"><translation>Loot: {shares}.</translation></message>
    <message id="convicted.event.loot_dealt.none"><translation>There is no loot.</translation></message>
    <message id="convicted.event.turn_ended"><translation>Turn {turn} is over.</translation></message>
    <message id="convicted.event.game_ended.held"><translation>The fortress has held: the defenders win.</translation></message>
    <message id="convicted.event.game_ended.stormed"><translation>Enemies are inside and there are no buildings left: the fortress has fallen.</translation></message>
    <message id="convicted.event.game_ended.ruined"><translation>The town lies in ruins: the defenders lose.</translation></message>
    <message id="convicted.event.game_ended.fallen"><translation>No defenders are left: the fortress has fallen.</translation></message>
</context>
</TS>
