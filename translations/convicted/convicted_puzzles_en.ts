<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why the task of a puzzle was missed, and what can be wrong with its file. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- why a task was missed: one for each kind of goal in games/convicted/teaching/puzzles/document.py -->
    <message id="convicted.puzzle.missed.fell" numerus="yes">
        <translation>
            <numerusform>{n} enemy piece has fallen, and {count} were wanted.</numerusform>
            <numerusform>{n} enemy pieces have fallen, and {count} were wanted.</numerusform>
        </translation>
    </message>
    <message id="convicted.puzzle.missed.spare" numerus="yes">
        <translation>
            <numerusform>You have lost {n} unit.</numerusform>
            <numerusform>You have lost {n} units.</numerusform>
        </translation>
    </message>
    <message id="convicted.puzzle.missed.bar" numerus="yes">
        <translation>
            <numerusform>{n} enemy piece has moved up.</numerusform>
            <numerusform>{n} enemy pieces have moved up.</numerusform>
        </translation>
    </message>
    <message id="convicted.puzzle.missed.resist" numerus="yes">
        <translation>
            <numerusform>{n} point of resistance is lost.</numerusform>
            <numerusform>{n} points of resistance are lost.</numerusform>
        </translation>
    </message>
    <message id="convicted.puzzle.missed.town" numerus="yes">
        <translation>
            <numerusform>{n} building level is lost.</numerusform>
            <numerusform>{n} building levels are lost.</numerusform>
        </translation>
    </message>
    <message id="convicted.puzzle.missed.hold"><translation>An enemy stands on a wall or in the gateway.</translation></message>
    <message id="convicted.puzzle.missed.flee"><translation>The enemies have not fled.</translation></message>
    <message id="convicted.puzzle.missed.lure"><translation>The main assault comes from elsewhere.</translation></message>
    <message id="convicted.puzzle.missed.have"><translation>Not all that was wanted stands in the fortress.</translation></message>
    <message id="convicted.puzzle.missed.raise"><translation>The section has not been raised high enough.</translation></message>
    <!-- what can be wrong with a puzzle file: games/convicted/teaching/puzzles/faults.py -->
    <message id="problem.convicted.puzzle_not_of_this_goal"><translation>a goal of the kind “{value}” has no such member</translation></message>
    <message id="problem.convicted.puzzle_no_piece"><translation>“{value}” is none of the pieces that this goal can speak of</translation></message>
    <message id="problem.convicted.puzzle_no_place"><translation>“{value}” is neither a section nor the gates</translation></message>
    <message id="problem.convicted.puzzle_too_late"><translation>the time “{value}” is over already, or never comes from this position</translation></message>
</context>
</TS>
