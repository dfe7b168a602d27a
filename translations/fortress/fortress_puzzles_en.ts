<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Puzzles: why a goal was missed, and what puzzle files can have wrong. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="fortress.puzzle.missed.stand">
        <translation>You don’t have enough figures there.</translation>
    </message>
    <message id="fortress.puzzle.missed.destroy">
        <translation>You destroyed too few figures: {n} of {count}.</translation>
    </message>
    <message id="fortress.puzzle.missed.wound"><translation>You caused too few wounds: {n} of {count}.</translation></message>
    <message id="fortress.puzzle.missed.unhurt">
        <translation>Your figures took too many wounds: {n}.</translation>
    </message>
    <message id="fortress.puzzle.missed.keep"><translation>You lost too many figures: {n}.</translation></message>
    <message id="fortress.puzzle.missed.door"><translation>The door isn’t as required.</translation></message>
    <message id="fortress.puzzle.missed.flag"><translation>The flag is down.</translation></message>
    <message id="fortress.puzzle.missed.win"><translation>You didn’t win the game.</translation></message>
    <message id="problem.fortress.puzzle_not_of_this_goal">
        <translation>a “{value}” goal has no such entry</translation>
    </message>
    <message id="problem.fortress.puzzle_no_such_thing"><translation>unknown name “{value}”</translation></message>
    <message id="problem.fortress.puzzle_hidden_markers">
        <translation>the hidden order markers are on different cards, so the player could only guess</translation>
    </message>
    <message id="problem.fortress.puzzle_to_be_laid">
        <translation>the task runs on into further rounds, in which order markers would have to be placed</translation>
    </message>
</context>
</TS>
