<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Ids that the shared parts of the program look for: options of a new match, faults of files. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="option.convicted.figures"><translation>Values</translation></message>
    <message id="option.convicted.figures.built_in"><translation>Built-in (partly reconstructed)</translation></message>
    <message id="option.convicted.mode"><translation>Game mode</translation></message>
    <message id="option.convicted.mode.campaign"><translation>Campaign (20 turns)</translation></message>
    <message id="option.convicted.mode.scenario-1-coop"><translation>The last stand, cooperative</translation></message>
    <message id="option.convicted.mode.scenario-1-versus"><translation>The last stand, versus</translation></message>
    <message id="option.convicted.mode.scenario-2-coop"><translation>Saboteurs, cooperative</translation></message>
    <message id="option.convicted.mode.scenario-2-versus"><translation>Saboteurs, versus</translation></message>
    <message id="option.convicted.handicap"><translation>Handicap</translation></message>
    <message id="option.convicted.handicap.none"><translation>None</translation></message>
    <message id="option.convicted.handicap.none.words"><translation>The defenders start with the printed resources.</translation></message>
    <message id="option.convicted.handicap.wood_2"><translation>Wood +2</translation></message>
    <message id="option.convicted.handicap.wood_2.words"><translation>Each defender starts with 2 extra wood.</translation></message>
    <message id="option.convicted.handicap.wood_4"><translation>Wood +4</translation></message>
    <message id="option.convicted.handicap.wood_4.words"><translation>Each defender starts with 4 extra wood.</translation></message>
    <message id="option.convicted.level"><translation>Difficulty</translation></message>
    <message id="option.convicted.first"><translation>First player</translation></message>
    <message id="option.convicted.first.lot"><translation>Random</translation></message>
    <message id="option.convicted.first.a"><translation>Player A</translation></message>
    <message id="option.convicted.first.b"><translation>Player B</translation></message>
    <message id="option.convicted.first.c"><translation>Player C</translation></message>
    <message id="option.convicted.first.d"><translation>Player D</translation></message>
    <message id="option.convicted.first.e"><translation>Player E</translation></message>
    <message id="option.convicted.level.easy"><translation>Easy</translation></message>
    <message id="option.convicted.level.intermediate"><translation>Medium</translation></message>
    <message id="option.convicted.level.hard"><translation>Hard</translation></message>
    <message id="option.convicted.beasts"><translation>Beasts</translation></message>
    <message id="option.convicted.beasts.level"><translation>Same as difficulty</translation></message>
    <message id="option.convicted.beasts.easy"><translation>Easy</translation></message>
    <message id="option.convicted.beasts.intermediate"><translation>Medium</translation></message>
    <message id="option.convicted.beasts.hard"><translation>Hard</translation></message>
    <message id="option.convicted.barbarians"><translation>Barbarians</translation></message>
    <message id="option.convicted.barbarians.level"><translation>Same as difficulty</translation></message>
    <message id="option.convicted.barbarians.easy"><translation>Easy</translation></message>
    <message id="option.convicted.barbarians.intermediate"><translation>Medium</translation></message>
    <message id="option.convicted.barbarians.hard"><translation>Hard</translation></message>
    <message id="option.convicted.wolfmen"><translation>Wolfmen</translation></message>
    <message id="option.convicted.wolfmen.level"><translation>Same as difficulty</translation></message>
    <message id="option.convicted.wolfmen.easy"><translation>Easy</translation></message>
    <message id="option.convicted.wolfmen.intermediate"><translation>Medium</translation></message>
    <message id="option.convicted.wolfmen.hard"><translation>Hard</translation></message>
    <message id="option.convicted.forestmen"><translation>Forestmen</translation></message>
    <message id="option.convicted.forestmen.level"><translation>Same as difficulty</translation></message>
    <message id="option.convicted.forestmen.easy"><translation>Easy</translation></message>
    <message id="option.convicted.forestmen.intermediate"><translation>Medium</translation></message>
    <message id="option.convicted.forestmen.hard"><translation>Hard</translation></message>
    <message id="simulate.convicted.sieges"><translation>sieges per game</translation></message>
    <message id="simulate.convicted.rounds"><translation>siege rounds per game</translation></message>
    <message id="simulate.convicted.fights"><translation>fights per game</translation></message>
    <message id="problem.convicted.out_of_bounds"><translation>{value} is not between {least} and {most}</translation></message>
    <message id="problem.convicted.not_so_many"><translation>“{piece}” is listed {count} times, but there are only {limit}</translation></message>
    <message id="problem.convicted.not_there"><translation>“{piece}” is not at the stated place</translation></message>
    <message id="problem.convicted.bad_tasks"><translation>the decision “{value}” is not possible at this point</translation></message>
    <message id="problem.convicted.not_now"><translation>“{piece}” is not possible at this point</translation></message>
    <message id="problem.convicted.not_stronger"><translation>a level must have more resistance than the one below and at least as much room; a barrier has no resistance</translation></message>
    <message id="problem.convicted.not_rising"><translation>each of these numbers must be greater than the one before</translation></message>
    <message id="problem.convicted.bad_figures"><translation>the value “{place}” cannot be read, or contradicts the others</translation></message>
    <message id="problem.convicted.other_faction"><translation>“{piece}” does not belong to this faction</translation></message>
    <message id="problem.convicted.hero_twice"><translation>the hero “{value}” is used twice, or by a seat that can’t have one</translation></message>
    <message id="tally.convicted.turns"><translation>Longest siege held</translation></message>
    <message id="tally.side.convicted.defenders"><translation>Defenders</translation></message>
    <message id="tally.side.convicted.enemy"><translation>Enemy leader</translation></message>
</context>
</TS>
