<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The options of a new match, a sentence each. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="option.convicted.figures.choose"><translation>Load &amp;values…</translation></message>
    <message id="option.convicted.figures.choose.words"><translation>Use the values from your own copy of the game, listed in a file.</translation></message>
    <message id="option.convicted.figures.begin.words"><translation>Save the built-in values (prices, units, armies, maps) to a file that you can edit.</translation></message>
    <message id="option.convicted.figures.back.words"><translation>Use the built-in values.</translation></message>
    <message id="option.convicted.figures.files"><translation>Value tables</translation></message>
    <message id="option.convicted.figures.file"><translation>values</translation></message>
    <message id="computer.new.against.convicted"><translation>and computers:</translation></message>
    <message id="option.convicted.seats.1"><translation>1</translation></message>
    <message id="option.convicted.seats.1.words"><translation>One player leads all defenders.</translation></message>
    <message id="option.convicted.seats.2"><translation>2</translation></message>
    <message id="option.convicted.seats.2.words"><translation>Cooperative, or one against one.</translation></message>
    <message id="option.convicted.seats.3"><translation>3</translation></message>
    <message id="option.convicted.seats.3.words"><translation>Cooperative, or two against one.</translation></message>
    <message id="option.convicted.seats.4"><translation>4</translation></message>
    <message id="option.convicted.seats.4.words"><translation>Cooperative, or three against one.</translation></message>
    <message id="option.convicted.seats.5"><translation>5</translation></message>
    <message id="option.convicted.seats.5.words"><translation>Four against one.</translation></message>
    <message id="option.convicted.mode.campaign.words"><translation>From two buildings and no walls to the siege of turn 20; about one evening per five turns.</translation></message>
    <message id="option.convicted.mode.scenario-1-coop.words"><translation>One turn: three waves of Barbarians and dragons against a battered fortress.</translation></message>
    <message id="option.convicted.mode.scenario-1-versus.words"><translation>One turn: three waves, with the last player leading the Barbarians and dragons.</translation></message>
    <message id="option.convicted.mode.scenario-2-coop.words"><translation>Four turns against the Forestmen, whose saboteurs strike every turn.</translation></message>
    <message id="option.convicted.mode.scenario-2-versus.words"><translation>Four turns, with the last player leading the Forestmen and their saboteurs.</translation></message>
    <message id="option.convicted.level.easy.words"><translation>Campaign: weakest factions. Scenario: large defending army.</translation></message>
    <message id="option.convicted.level.intermediate.words"><translation>Campaign: stronger factions. Scenario: smaller defending army.</translation></message>
    <message id="option.convicted.level.hard.words"><translation>Campaign: strongest factions. Scenario: smallest defending army.</translation></message>
    <message id="option.convicted.first.lot.words"><translation>The first player is chosen at random.</translation></message>
    <message id="option.convicted.first.a.words"><translation>Player A goes first.</translation></message>
    <message id="option.convicted.first.b.words"><translation>Player B goes first.</translation></message>
    <message id="option.convicted.first.c.words"><translation>Player C goes first.</translation></message>
    <message id="option.convicted.first.d.words"><translation>Player D goes first.</translation></message>
    <message id="option.convicted.first.e.words"><translation>Player E goes first.</translation></message>
    <message id="option.convicted.beasts.level.words"><translation>All attack from one side; no engines.</translation></message>
    <message id="option.convicted.beasts.easy.words"><translation>All attack from one side; no engines.</translation></message>
    <message id="option.convicted.beasts.intermediate.words"><translation>All attack from one side; no engines.</translation></message>
    <message id="option.convicted.beasts.hard.words"><translation>All attack from one side; no engines.</translation></message>
    <message id="option.convicted.barbarians.level.words"><translation>They attack from all sides, with giants and engines.</translation></message>
    <message id="option.convicted.barbarians.easy.words"><translation>They attack from all sides, with giants and engines.</translation></message>
    <message id="option.convicted.barbarians.intermediate.words"><translation>They attack from all sides, with giants and engines.</translation></message>
    <message id="option.convicted.barbarians.hard.words"><translation>They attack from all sides, with giants and engines.</translation></message>
    <message id="option.convicted.wolfmen.level.words"><translation>They attack the weakest wall.</translation></message>
    <message id="option.convicted.wolfmen.easy.words"><translation>They attack the weakest wall.</translation></message>
    <message id="option.convicted.wolfmen.intermediate.words"><translation>They attack the weakest wall.</translation></message>
    <message id="option.convicted.wolfmen.hard.words"><translation>They attack the weakest wall.</translation></message>
    <message id="option.convicted.forestmen.level.words"><translation>No blessings during their siege.</translation></message>
    <message id="option.convicted.forestmen.easy.words"><translation>No blessings during their siege.</translation></message>
    <message id="option.convicted.forestmen.intermediate.words"><translation>No blessings during their siege.</translation></message>
    <message id="option.convicted.forestmen.hard.words"><translation>No blessings during their siege.</translation></message>
</context>
</TS>
