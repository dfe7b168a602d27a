<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Puzzles: why a goal was missed, and what puzzle files can have wrong. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="fortress.puzzle.missed.stand">
        <translation>Not enough figures of yours stand there.</translation>
    </message>
    <message id="fortress.puzzle.missed.destroy">
        <translation>Too few figures were destroyed: {n} of {count}.</translation>
    </message>
    <message id="fortress.puzzle.missed.wound"><translation>Too few wounds: {n} of {count}.</translation></message>
    <message id="fortress.puzzle.missed.unhurt">
        <translation>Your figures took too many wounds: {n}.</translation>
    </message>
    <message id="fortress.puzzle.missed.keep"><translation>You have lost too many figures: {n}.</translation></message>
    <message id="fortress.puzzle.missed.door"><translation>The door is not as it should be.</translation></message>
    <message id="fortress.puzzle.missed.flag"><translation>The flag is down.</translation></message>
    <message id="fortress.puzzle.missed.win"><translation>The match is not won.</translation></message>
    <message id="problem.fortress.puzzle_not_of_this_goal">
        <translation>a goal “{value}” has no such member</translation>
    </message>
    <message id="problem.fortress.puzzle_no_such_thing"><translation>there is no “{value}”</translation></message>
    <message id="problem.fortress.puzzle_hidden_markers">
        <translation>order markers that the player cannot see lie on different cards: the task is a guess</translation>
    </message>
    <message id="problem.fortress.puzzle_to_be_laid">
        <translation>order markers are still to be laid before the time is over</translation>
    </message>
</context>
</TS>
