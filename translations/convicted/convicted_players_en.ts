<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What computer players tell of their reasons. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.players.aim.train"><translation>Trains {unit_a} {post_at}, where it helps most.</translation></message>
    <message id="convicted.players.aim.make"><translation>Makes {engine_a} {post_at}: it shoots in every siege to come.</translation></message>
    <message id="convicted.players.aim.fortify"><translation>Raises {section_the}: higher, it stops more and holds more.</translation></message>
    <message id="convicted.players.aim.repair"><translation>Repairs {target_the}, which costs no action.</translation></message>
    <message id="convicted.players.aim.entrench"><translation>{obstacle} {ring_at}: fewer come across, or later.</translation></message>
    <message id="convicted.players.aim.build"><translation>Raises {building_the}, the next step of the plan.</translation></message>
    <message id="convicted.players.aim.research"><translation>Research: {technology}, the next step of the plan.</translation></message>
    <message id="convicted.players.aim.collect"><translation>Collects for what is to be paid next: {resource}.</translation></message>
    <message id="convicted.players.aim.forge"><translation>Exchanges what is plentiful for what is short: {wanted}.</translation></message>
    <message id="convicted.players.aim.offer"><translation>Gives {partner}, who plays next, what is left over: {resource_counted}.</translation></message>
    <message id="convicted.players.aim.move"><translation>{piece}: to {goal_the}, where more is missing.</translation></message>
    <message id="convicted.players.aim.inspire"><translation>The heretic inspires {section_the}: most shooters stand there.</translation></message>
    <message id="convicted.players.aim.cast"><translation>{power}: it costs nothing, and now it strikes well.</translation></message>
    <message id="convicted.players.aim.cast.at"><translation>{power}: {target}, where it does most now.</translation></message>
    <message id="convicted.players.aim.aim"><translation>{piece}: at {zone_the}, where a shot more brings down most.</translation></message>
    <message id="convicted.players.aim.take"><translation>Removes what would do most harm for its endurance: {piece}.</translation></message>
    <message id="convicted.players.aim.face"><translation>{unit} against squad {squad}: there it changes most.</translation></message>
    <message id="convicted.players.aim.murder"><translation>Doubles the wound of squad {squad}, the deepest.</translation></message>
    <message id="convicted.players.aim.direct"><translation>{piece}: at {section_the}, where the shots together bring most down.</translation></message>
    <message id="convicted.players.aim.storm"><translation>{piece} goes along ({direction}): there are too few to face every squad.</translation></message>
    <message id="convicted.players.aim.group"><translation>{piece} into squad {squad}: the strongest lead, the others are shared out.</translation></message>
    <message id="convicted.players.aim.carry"><translation>Squad {squad} carries the ram: it is the strongest.</translation></message>
    <message id="convicted.players.aim.destroy"><translation>{building}: what it gives would be missed most.</translation></message>
    <message id="convicted.players.aim.sabotage"><translation>Sabotage: {target}, where it hurts most.</translation></message>
    <message id="convicted.players.term.missing"><translation>Strength missing {wall_at} against what comes, on average</translation></message>
    <message id="convicted.players.term.fight"><translation>Ahead of squad {squad}, without dice</translation></message>
    <message id="convicted.players.clock"><translation>Turn {turn} of {turns}.</translation></message>
</context>
</TS>
