<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why the task of a puzzle was missed, and what can be wrong with its file. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- why a task was missed: one for each kind of goal in games/warriors/teaching/puzzles/document.py -->
    <message id="warriors.puzzle.missed.take" numerus="yes">
        <translation>
            <numerusform>You took {n} card; the goal was {count}.</numerusform>
            <numerusform>You took {n} cards; the goal was {count}.</numerusform>
        </translation>
    </message>
    <message id="warriors.puzzle.missed.spare" numerus="yes">
        <translation>
            <numerusform>You lost {n} card.</numerusform>
            <numerusform>You lost {n} cards.</numerusform>
        </translation>
    </message>
    <message id="warriors.puzzle.missed.keep"><translation>You have too few cards left on the table.</translation></message>
    <message id="warriors.puzzle.missed.majority"><translation>You don’t have the lead, or you share it.</translation></message>
    <message id="warriors.puzzle.missed.gain"><translation>You didn’t gain enough points.</translation></message>
    <message id="warriors.puzzle.missed.points"><translation>You do not have enough points.</translation></message>
    <message id="warriors.puzzle.missed.win"><translation>You aren’t ahead of everyone else.</translation></message>
    <!-- what can be wrong with a puzzle file: games/warriors/teaching/puzzles/faults.py -->
    <message id="problem.warriors.puzzle_not_of_this_goal"><translation>a “{value}” goal has no such entry</translation></message>
    <message id="problem.warriors.puzzle_hidden_hands"><translation>the player cannot see this hand, so the task would be guesswork</translation></message>
    <message id="problem.warriors.puzzle_to_be_dealt"><translation>more cards would be dealt before the end of the game, so the task would be guesswork; it can last at most until the end of the round</translation></message>
    <message id="problem.warriors.puzzle_no_card"><translation>the task ends with a battle card, but there is none yet</translation></message>
</context>
</TS>
