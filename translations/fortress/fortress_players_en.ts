<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What computer players tell of their reasons. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="fortress.players.aim.mark"><translation>Has {card} act early: it gains the most now.</translation></message>
    <message id="fortress.players.aim.decoy"><translation>Puts a decoy marker on {card}.</translation></message>
    <message id="fortress.players.aim.use"><translation>Acts with {card}: it gains the most now.</translation></message>
    <message id="fortress.players.aim.pick"><translation>Takes {card} into its army.</translation></message>
    <message id="fortress.players.aim.place"><translation>Places {figure} where it is needed: {space}.</translation></message>
    <message id="fortress.players.aim.go"><translation>{figure} moves to {space} for a better position.</translation></message>
    <message id="fortress.players.aim.clone"><translation>Tries to return figures of {card} instead of attacking.</translation></message>
    <message id="fortress.players.aim.inside"><translation>{figure} gets inside: {space}.</translation></message>
    <message id="fortress.players.aim.hold"><translation>{figure} moves to {space}, which must be held.</translation></message>
    <message id="fortress.players.aim.strike"><translation>{figure} moves to {space} to attack from there.</translation></message>
    <message id="fortress.players.aim.nearer"><translation>{figure} moves to {space}, closer to its goal.</translation></message>
    <message id="fortress.players.aim.follow"><translation>{figure} moves to {space}, closer to the enemy.</translation></message>
    <message id="fortress.players.aim.safer"><translation>{figure} moves to {space}, where it is safer.</translation></message>
    <message id="fortress.players.aim.higher"><translation>{figure} climbs to {space} for a better shot.</translation></message>
    <message id="fortress.players.aim.flag"><translation>{figure} moves to the space behind the flag.</translation></message>
    <message id="fortress.players.aim.attack"><translation>{figure} attacks {target}.</translation></message>
    <message id="fortress.players.aim.fire"><translation>{figure} breathes fire where it hurts most.</translation></message>
    <message id="fortress.players.aim.take_flag"><translation>{figure} takes the flag down.</translation></message>
    <message id="fortress.players.aim.power"><translation>Uses a power against {target}.</translation></message>
    <message id="fortress.players.aim.open"><translation>Opens the door for its own side.</translation></message>
    <message id="fortress.players.aim.close"><translation>Closes the door before the enemy comes.</translation></message>
    <message id="fortress.players.aim.again"><translation>Tries {card}’s power: it costs nothing now.</translation></message>
    <message id="fortress.players.aim.end"><translation>Ends the turn: nothing left to gain.</translation></message>
    <message id="fortress.players.aim.rest"><translation>Leaves the door alone.</translation></message>
    <message id="fortress.players.term.wounds"><translation>Average wounds, {attack} dice against {defence}</translation></message>
    <message id="fortress.players.term.destroyed"><translation>Chance to destroy (%)</translation></message>
    <message id="fortress.players.term.lost"><translation>Chance of being lost on the way (%)</translation></message>
    <message id="fortress.players.clock"><translation>Round {round} of {last}.</translation></message>
    <message id="fortress.players.turns"><translation>Turn {turn} of {last}.</translation></message>
</context>
</TS>
