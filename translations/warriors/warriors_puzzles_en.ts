<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why the task of a puzzle was missed, and what can be wrong with its file. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- why a task was missed: one for each kind of goal in games/warriors/teaching/puzzles/document.py -->
    <message id="warriors.puzzle.missed.take" numerus="yes">
        <translation>
            <numerusform>You have taken {n} card, and wanted {count}.</numerusform>
            <numerusform>You have taken {n} cards, and wanted {count}.</numerusform>
        </translation>
    </message>
    <message id="warriors.puzzle.missed.spare" numerus="yes">
        <translation>
            <numerusform>You have lost {n} card.</numerusform>
            <numerusform>You have lost {n} cards.</numerusform>
        </translation>
    </message>
    <message id="warriors.puzzle.missed.keep"><translation>Too few of your cards are left on the table.</translation></message>
    <message id="warriors.puzzle.missed.majority"><translation>You do not have most of them, or not alone.</translation></message>
    <message id="warriors.puzzle.missed.gain"><translation>Your points have not grown enough.</translation></message>
    <message id="warriors.puzzle.missed.points"><translation>You do not have enough points.</translation></message>
    <message id="warriors.puzzle.missed.win"><translation>You are not ahead of everybody else.</translation></message>
    <!-- what can be wrong with a puzzle file: games/warriors/teaching/puzzles/faults.py -->
    <message id="problem.warriors.puzzle_not_of_this_goal"><translation>a goal of the kind “{value}” has no such member</translation></message>
    <message id="problem.warriors.puzzle_hidden_hands"><translation>the player does not see this hand, so the task would be a guess</translation></message>
    <message id="problem.warriors.puzzle_to_be_dealt"><translation>cards would still be dealt before the end of the game, so the task would be a guess; it can last until the end of the round</translation></message>
    <message id="problem.warriors.puzzle_no_card"><translation>there is no battle card yet by whose end the task could be done</translation></message>
</context>
</TS>
