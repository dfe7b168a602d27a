<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What computer players tell of their reasons. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="fortress.players.aim.mark"><translation>Lets {card} act early, where most can be gained now.</translation></message>
    <message id="fortress.players.aim.decoy"><translation>Shows {card} to mislead.</translation></message>
    <message id="fortress.players.aim.use"><translation>Acts with {card}, where most can be gained now.</translation></message>
    <message id="fortress.players.aim.pick"><translation>Takes {card} into its army.</translation></message>
    <message id="fortress.players.aim.place"><translation>Sets {figure} where it is needed: {space}.</translation></message>
    <message id="fortress.players.aim.go"><translation>{figure} goes to {space}, where more can be gained.</translation></message>
    <message id="fortress.players.aim.clone"><translation>Tries to bring figures of {card} back, rather than attack.</translation></message>
    <message id="fortress.players.aim.inside"><translation>{figure} gets inside: {space}.</translation></message>
    <message id="fortress.players.aim.hold"><translation>{figure} goes to {space}, which must be held.</translation></message>
    <message id="fortress.players.aim.strike"><translation>{figure} goes to {space}, to attack from there.</translation></message>
    <message id="fortress.players.aim.nearer"><translation>{figure} goes to {space}, nearer to where it must be.</translation></message>
    <message id="fortress.players.aim.follow"><translation>{figure} goes to {space}, nearer to the enemy.</translation></message>
    <message id="fortress.players.aim.safer"><translation>{figure} goes to {space}, where less threatens it.</translation></message>
    <message id="fortress.players.aim.higher"><translation>{figure} goes up to {space}: heights are good to shoot from.</translation></message>
    <message id="fortress.players.aim.flag"><translation>{figure} goes to the space behind the flag.</translation></message>
    <message id="fortress.players.aim.attack"><translation>{figure} attacks {target}.</translation></message>
    <message id="fortress.players.aim.fire"><translation>{figure} breathes fire where it hurts most.</translation></message>
    <message id="fortress.players.aim.take_flag"><translation>{figure} takes the flag down.</translation></message>
    <message id="fortress.players.aim.power"><translation>Uses a power against {target}.</translation></message>
    <message id="fortress.players.aim.open"><translation>Opens the door for its own side.</translation></message>
    <message id="fortress.players.aim.close"><translation>Closes the door before the enemy comes.</translation></message>
    <message id="fortress.players.aim.again"><translation>Tries the power of {card}: it costs nothing now.</translation></message>
    <message id="fortress.players.aim.end"><translation>Ends the turn: nothing that is left would gain anything.</translation></message>
    <message id="fortress.players.aim.rest"><translation>Lets the door be.</translation></message>
    <message id="fortress.players.term.wounds"><translation>Wounds on average, {attack} dice against {defence}</translation></message>
    <message id="fortress.players.term.destroyed"><translation>Destroyed, in 100 attacks</translation></message>
    <message id="fortress.players.term.lost"><translation>Lost on the way, of 100</translation></message>
    <message id="fortress.players.clock"><translation>Round {round} of {last}.</translation></message>
    <message id="fortress.players.turns"><translation>Turn {turn} of {last}.</translation></message>
</context>
</TS>
