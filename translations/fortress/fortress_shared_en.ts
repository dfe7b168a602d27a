<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What commands and files ask of the game. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="game.fortress.progress"><translation>Round {n}</translation></message>
    <message id="option.fortress.scenario"><translation>Scenario</translation></message>
    <message id="option.fortress.scenario.siege"><translation>Siege</translation></message>
    <message id="option.fortress.scenario.ambush"><translation>Ambush</translation></message>
    <message id="option.fortress.scenario.small"><translation>Run</translation></message>
    <message id="option.fortress.scenario.siege.words"><translation>Player 1 guards the flag for twelve rounds; the others attack to take it down.</translation></message>
    <message id="option.fortress.scenario.ambush.words"><translation>Players 1 and 2 must get three heroes behind the walls; the others lie in wait.</translation></message>
    <message id="option.fortress.scenario.ambush.words.2"><translation>Player 1 must get three heroes behind the walls; player 2 lies in wait.</translation></message>
    <message id="option.fortress.scenario.small.words"><translation>For beginners, no powers or wounds: player 1 must get two runners inside, player 2 hunts them.</translation></message>
    <message id="option.fortress.mode"><translation>Mode</translation></message>
    <message id="option.fortress.mode.usual"><translation>Scenario default</translation></message>
    <message id="option.fortress.mode.expert"><translation>Expert</translation></message>
    <message id="option.fortress.mode.discovery"><translation>Discovery</translation></message>
    <message id="option.fortress.mode.usual.words"><translation>Expert for the siege and the ambush, discovery for the run.</translation></message>
    <message id="option.fortress.mode.expert.words"><translation>The full rules: wounds, powers, falls, engagement, secret order markers and a door that can be destroyed.</translation></message>
    <message id="option.fortress.mode.discovery.words"><translation>For beginners: any unblocked skull destroys a figure; no powers, no falls; players alternate turns with any of their cards.</translation></message>
    <message id="option.fortress.armies"><translation>Armies</translation></message>
    <message id="option.fortress.armies.given"><translation>Preset</translation></message>
    <message id="option.fortress.armies.chosen"><translation>Custom</translation></message>
    <message id="option.fortress.armies.draft"><translation>Draft</translation></message>
    <message id="option.fortress.armies.given.words"><translation>Each player gets the scenario’s suggested army.</translation></message>
    <message id="option.fortress.armies.chosen.words"><translation>Each player openly chooses cards up to a points limit.</translation></message>
    <message id="option.fortress.armies.draft.words"><translation>Players take turns choosing cards and place their figures right away.</translation></message>
    <message id="option.fortress.seats.2"><translation>2</translation></message>
    <message id="option.fortress.seats.3"><translation>3</translation></message>
    <message id="option.fortress.seats.4"><translation>4</translation></message>
    <message id="option.fortress.seats.2.words"><translation>Duel; in the ambush, one player leads both guards and reinforcements.</translation></message>
    <message id="option.fortress.seats.3.words"><translation>One against two.</translation></message>
    <message id="option.fortress.seats.4.words"><translation>Two against two, ambush only.</translation></message>
    <message id="simulate.fortress.attacks"><translation>attacks per game</translation></message>
    <message id="simulate.fortress.destroyed"><translation>figures destroyed per game</translation></message>
    <message id="simulate.fortress.doors"><translation>door openings and closings per game</translation></message>
    <message id="problem.fortress.space_taken"><translation>“{piece}” is already on {value}</translation></message>
    <message id="problem.fortress.no_room"><translation>the figure does not fit on {value}</translation></message>
    <message id="problem.fortress.not_a_pair"><translation>this figure can’t occupy these two spaces: {value}</translation></message>
    <message id="problem.fortress.not_so"><translation>“{value}” contradicts the rest of the position</translation></message>
    <message id="problem.fortress.bad_tasks"><translation>these decisions are not possible at the stage “{stage}”</translation></message>
    <message id="tally.fortress.points"><translation>Most points</translation></message>
    <message id="tally.fortress.turns"><translation>Longest battle</translation></message>
    <message id="tally.side.fortress.siege.first"><translation>Siege: defender</translation></message>
    <message id="tally.side.fortress.siege.second"><translation>Siege: attacker</translation></message>
    <message id="tally.side.fortress.ambush.first"><translation>Ambush: heroes</translation></message>
    <message id="tally.side.fortress.ambush.second"><translation>Ambush: guards</translation></message>
    <message id="tally.side.fortress.small.first"><translation>Run: runners</translation></message>
    <message id="tally.side.fortress.small.second"><translation>Run: hunters</translation></message>
</context>
</TS>
