<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The options of a new match, a sentence each. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="option.convicted.figures.choose"><translation>Own fi&amp;gures…</translation></message>
    <message id="option.convicted.figures.choose.words"><translation>Play by the figures that your own game shows: a table of them in a file.</translation></message>
    <message id="option.convicted.figures.begin.words"><translation>Write the program’s figures into a file, to put in what your own game shows: prices, values of pieces, armies, maps.</translation></message>
    <message id="option.convicted.figures.back.words"><translation>Play by the figures that come with the program.</translation></message>
    <message id="option.convicted.figures.files"><translation>Tables of figures</translation></message>
    <message id="option.convicted.figures.file"><translation>figures</translation></message>
    <message id="computer.new.against.convicted"><translation>and computers:</translation></message>
    <message id="option.convicted.seats.1"><translation>1</translation></message>
    <message id="option.convicted.seats.1.words"><translation>One leads all defenders.</translation></message>
    <message id="option.convicted.seats.2"><translation>2</translation></message>
    <message id="option.convicted.seats.2.words"><translation>Together, or one against one.</translation></message>
    <message id="option.convicted.seats.3"><translation>3</translation></message>
    <message id="option.convicted.seats.3.words"><translation>Together, or two against one.</translation></message>
    <message id="option.convicted.seats.4"><translation>4</translation></message>
    <message id="option.convicted.seats.4.words"><translation>Together, or three against one.</translation></message>
    <message id="option.convicted.seats.5"><translation>5</translation></message>
    <message id="option.convicted.seats.5.words"><translation>Four against one.</translation></message>
    <message id="option.convicted.mode.campaign.words"><translation>From two buildings and no walls to the siege of turn 20; an evening for every five turns.</translation></message>
    <message id="option.convicted.mode.scenario-1-coop.words"><translation>One turn, three waves of Barbarians and dragons against a battered fortress.</translation></message>
    <message id="option.convicted.mode.scenario-1-versus.words"><translation>The same, but the last player leads the enemy.</translation></message>
    <message id="option.convicted.mode.scenario-2-coop.words"><translation>Four turns against the Forestmen, whose saboteurs strike every turn.</translation></message>
    <message id="option.convicted.mode.scenario-2-versus.words"><translation>The same, but the last player leads the Forestmen and their saboteurs.</translation></message>
    <message id="option.convicted.level.easy.words"><translation>In a campaign, the level of all factions; in a scenario, a large army for the defenders.</translation></message>
    <message id="option.convicted.level.intermediate.words"><translation>The factions are stronger; in a scenario, the army is smaller.</translation></message>
    <message id="option.convicted.level.hard.words"><translation>The factions are at their strongest; in a scenario, the army is at its smallest.</translation></message>
    <message id="option.convicted.first.lot.words"><translation>Lots are drawn for who is the first player.</translation></message>
    <message id="option.convicted.first.a.words"><translation>This player is the first player.</translation></message>
    <message id="option.convicted.first.b.words"><translation>This player is the first player.</translation></message>
    <message id="option.convicted.first.c.words"><translation>This player is the first player.</translation></message>
    <message id="option.convicted.first.d.words"><translation>This player is the first player.</translation></message>
    <message id="option.convicted.first.e.words"><translation>This player is the first player.</translation></message>
    <message id="option.convicted.beasts.level.words"><translation>Everything comes from one side; no engines.</translation></message>
    <message id="option.convicted.beasts.easy.words"><translation>Everything comes from one side; no engines.</translation></message>
    <message id="option.convicted.beasts.intermediate.words"><translation>Everything comes from one side; no engines.</translation></message>
    <message id="option.convicted.beasts.hard.words"><translation>Everything comes from one side; no engines.</translation></message>
    <message id="option.convicted.barbarians.level.words"><translation>From all sides, with giants and engines.</translation></message>
    <message id="option.convicted.barbarians.easy.words"><translation>From all sides, with giants and engines.</translation></message>
    <message id="option.convicted.barbarians.intermediate.words"><translation>From all sides, with giants and engines.</translation></message>
    <message id="option.convicted.barbarians.hard.words"><translation>From all sides, with giants and engines.</translation></message>
    <message id="option.convicted.wolfmen.level.words"><translation>They look for the weakest wall.</translation></message>
    <message id="option.convicted.wolfmen.easy.words"><translation>They look for the weakest wall.</translation></message>
    <message id="option.convicted.wolfmen.intermediate.words"><translation>They look for the weakest wall.</translation></message>
    <message id="option.convicted.wolfmen.hard.words"><translation>They look for the weakest wall.</translation></message>
    <message id="option.convicted.forestmen.level.words"><translation>No blessings during their siege.</translation></message>
    <message id="option.convicted.forestmen.easy.words"><translation>No blessings during their siege.</translation></message>
    <message id="option.convicted.forestmen.intermediate.words"><translation>No blessings during their siege.</translation></message>
    <message id="option.convicted.forestmen.hard.words"><translation>No blessings during their siege.</translation></message>
</context>
</TS>
