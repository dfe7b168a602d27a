<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The clock of a match: chosen in the dialog of a new game, shown beside the names. -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="clock.title"><translation>Clock</translation></message>
    <message id="clock.none"><translation>No clock</translation></message>
    <message id="clock.chess"><translation>Chess clock</translation></message>
    <message id="clock.hourglass"><translation>Hourglass</translation></message>
    <message id="clock.chess.words"><translation>Each player starts with this time. It runs down while you decide; the extra seconds are added after each finished turn. Undoing a move gives no time back.</translation></message>
    <message id="clock.hourglass.words"><translation>The time you take goes to the others. Undoing a move gives no time back.</translation></message>
    <message id="clock.minutes"><translation>Minutes for each player</translation></message>
    <message id="clock.seconds"><translation>Seconds added after each turn</translation></message>
    <message id="clock.minutes.suffix"><translation>min</translation></message>
    <message id="clock.seconds.suffix"><translation>s</translation></message>
    <message id="clock.plus"><translation>+</translation></message>
    <message id="clock.told"><translation>{kind}, {minutes} min</translation></message>
    <message id="clock.told.increment"><translation>{kind}, {minutes} min + {seconds} s</translation></message>
    <message id="clock.told.handover"><translation>{clock}, then a computer takes over</translation></message>
    <message id="clock.handover"><translation>When a player’s time is up, a computer takes over</translation></message>
    <message id="clock.out.computer"><translation>{name}: time is up. A computer takes over.</translation></message>
    <message id="clock.out"><translation>{name}: time is up. The game continues.</translation></message>
</context>
</TS>
