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
            <numerusform>Only {n} has fallen.</numerusform>
            <numerusform>Only {n} have fallen.</numerusform>
        </translation>
    </message>
    <message id="puzzle.missed.spare" numerus="yes">
        <translation>
            <numerusform>You have lost {n} unit.</numerusform>
            <numerusform>You have lost {n} units.</numerusform>
        </translation>
    </message>
    <message id="puzzle.missed.glory"><translation>There is not enough glory in it.</translation></message>
    <message id="puzzle.missed.win"><translation>The game is not won.</translation></message>
    <message id="puzzle.missed.deed"><translation>The deed is not done.</translation></message>
    <message id="puzzle.missed.action"><translation>The action was not carried out.</translation></message>
</context>
</TS>
