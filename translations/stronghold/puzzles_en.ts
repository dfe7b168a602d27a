<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why the task of a puzzle was missed. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- why a task was missed: one for each kind of goal in games/stronghold/teaching/puzzles/document.py, except hold -->
    <message id="puzzle.missed.breach"><translation>The fortress still stands.</translation></message>
    <message id="puzzle.missed.gate"><translation>The gate still stands.</translation></message>
    <message id="puzzle.missed.kill" numerus="yes">
        <translation>
            <numerusform>Only {n} was killed.</numerusform>
            <numerusform>Only {n} were killed.</numerusform>
        </translation>
    </message>
    <message id="puzzle.missed.spare" numerus="yes">
        <translation>
            <numerusform>You lost {n} unit.</numerusform>
            <numerusform>You lost {n} units.</numerusform>
        </translation>
    </message>
    <message id="puzzle.missed.glory"><translation>You didn’t get enough glory.</translation></message>
    <message id="puzzle.missed.win"><translation>You didn’t win the game.</translation></message>
    <message id="puzzle.missed.deed"><translation>You didn’t complete the deed.</translation></message>
    <message id="puzzle.missed.action"><translation>The action didn’t happen.</translation></message>
</context>
</TS>
