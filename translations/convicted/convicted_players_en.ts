<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What computer players tell of their reasons. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.players.aim.train"><translation>Trains {unit_a} {post_at}, where it helps most.</translation></message>
    <message id="convicted.players.aim.make"><translation>Builds {engine_a} {post_at}, for every siege to come.</translation></message>
    <message id="convicted.players.aim.fortify"><translation>Upgrades {section_the} to make it stronger and roomier.</translation></message>
    <message id="convicted.players.aim.repair"><translation>Repairs {target_the} without using an action.</translation></message>
    <message id="convicted.players.aim.entrench"><translation>{obstacle} {ring_at}: fewer enemies get across, or they arrive later.</translation></message>
    <message id="convicted.players.aim.build"><translation>Upgrades {building_the}, the next step of its plan.</translation></message>
    <message id="convicted.players.aim.research"><translation>Researches {technology}, the next step of its plan.</translation></message>
    <message id="convicted.players.aim.collect"><translation>Collects {resource} for its next purchase.</translation></message>
    <message id="convicted.players.aim.forge"><translation>Exchanges surplus resources for what is needed: {wanted}.</translation></message>
    <message id="convicted.players.aim.offer"><translation>Gives {partner}, who plays next, surplus {resource_counted}.</translation></message>
    <message id="convicted.players.aim.move"><translation>{piece}: to {goal_the}, where it is needed more.</translation></message>
    <message id="convicted.players.aim.inspire"><translation>The heretic inspires {section_the}, which has the most shooters.</translation></message>
    <message id="convicted.players.aim.cast"><translation>{power}: free, and useful now.</translation></message>
    <message id="convicted.players.aim.cast.at"><translation>{power} on {target}, where it is most useful now.</translation></message>
    <message id="convicted.players.aim.aim"><translation>{piece}: at {zone_the}, where it removes the most enemies.</translation></message>
    <message id="convicted.players.aim.take"><translation>Removes the enemy that is most dangerous for the power it costs: {piece}.</translation></message>
    <message id="convicted.players.aim.face"><translation>{unit} against squad {squad}, where it matters most.</translation></message>
    <message id="convicted.players.aim.murder"><translation>Doubles the wounds of squad {squad}, which lost the most.</translation></message>
    <message id="convicted.players.aim.direct"><translation>{piece}: at {section_the}, where combined fire does the most damage.</translation></message>
    <message id="convicted.players.aim.storm"><translation>{piece} joins the assault ({direction}): there are too few defenders for every squad.</translation></message>
    <message id="convicted.players.aim.group"><translation>{piece} into squad {squad}: the strongest lead, the others are spread out.</translation></message>
    <message id="convicted.players.aim.carry"><translation>Squad {squad} carries the ram: it is the strongest.</translation></message>
    <message id="convicted.players.aim.destroy"><translation>{building}: the most painful loss.</translation></message>
    <message id="convicted.players.aim.sabotage"><translation>Sabotage: {target}, where it hurts most.</translation></message>
    <message id="convicted.players.term.missing"><translation>Strength missing {wall_at} against the expected enemies</translation></message>
    <message id="convicted.players.term.fight"><translation>Advantage over squad {squad}, before dice</translation></message>
    <message id="convicted.players.clock"><translation>Turn {turn} of {turns}.</translation></message>
</context>
</TS>
