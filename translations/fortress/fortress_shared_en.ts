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
    <message id="option.fortress.scenario.ambush.words"><translation>Players 1 and 2 bring three heroes behind the walls; the others lie in wait.</translation></message>
    <message id="option.fortress.scenario.ambush.words.2"><translation>Player 1 brings three heroes behind the walls; player 2 lies in wait.</translation></message>
    <message id="option.fortress.scenario.small.words"><translation>For beginners, without powers and wounds: player 1 gets two runners home, player 2 hunts them.</translation></message>
    <message id="option.fortress.mode"><translation>Mode</translation></message>
    <message id="option.fortress.mode.usual"><translation>The scenario’s own</translation></message>
    <message id="option.fortress.mode.expert"><translation>Expert</translation></message>
    <message id="option.fortress.mode.discovery"><translation>Discovery</translation></message>
    <message id="option.fortress.mode.usual.words"><translation>Siege and ambush are made for the expert mode, the run for discovery.</translation></message>
    <message id="option.fortress.mode.expert.words"><translation>Everything: wounds, powers, falls, engagement, secret order markers, a door that can be destroyed.</translation></message>
    <message id="option.fortress.mode.discovery.words"><translation>For beginners: any skull that is not blocked destroys; no powers, no falls; single turns with any card of one’s own.</translation></message>
    <message id="option.fortress.armies"><translation>Armies</translation></message>
    <message id="option.fortress.armies.given"><translation>Given</translation></message>
    <message id="option.fortress.armies.chosen"><translation>Chosen</translation></message>
    <message id="option.fortress.armies.draft"><translation>Drafted</translation></message>
    <message id="option.fortress.armies.given.words"><translation>Every player has the army that the scenario proposes.</translation></message>
    <message id="option.fortress.armies.chosen.words"><translation>Every player chooses cards openly, up to a limit of points.</translation></message>
    <message id="option.fortress.armies.draft.words"><translation>The players take cards by turns and place their figures at once.</translation></message>
    <message id="option.fortress.seats.2"><translation>2</translation></message>
    <message id="option.fortress.seats.3"><translation>3</translation></message>
    <message id="option.fortress.seats.4"><translation>4</translation></message>
    <message id="option.fortress.seats.2.words"><translation>One against the other; in the ambush one person leads guards and reinforcements.</translation></message>
    <message id="option.fortress.seats.3.words"><translation>One against two.</translation></message>
    <message id="option.fortress.seats.4.words"><translation>Two against two, in the ambush only.</translation></message>
    <message id="simulate.fortress.attacks"><translation>attacks per game</translation></message>
    <message id="simulate.fortress.destroyed"><translation>figures destroyed per game</translation></message>
    <message id="simulate.fortress.doors"><translation>times the door was worked per game</translation></message>
    <message id="problem.fortress.space_taken"><translation>on {value} there is “{piece}” already</translation></message>
    <message id="problem.fortress.no_room"><translation>the figure does not fit on {value}</translation></message>
    <message id="problem.fortress.not_a_pair"><translation>these are not the spaces that this figure stands on: {value}</translation></message>
    <message id="problem.fortress.not_so"><translation>“{value}” contradicts the rest of the table</translation></message>
    <message id="problem.fortress.bad_tasks"><translation>these are never the tasks of the stage “{stage}”</translation></message>
</context>
</TS>
