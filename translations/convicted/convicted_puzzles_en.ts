<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why the task of a puzzle was missed, and what can be wrong with its file. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- why a task was missed: one for each kind of goal in games/convicted/teaching/puzzles/document.py -->
    <message id="convicted.puzzle.missed.fell" numerus="yes">
        <translation>
            <numerusform>{n} enemy piece fell; the goal was {count}.</numerusform>
            <numerusform>{n} enemy pieces fell; the goal was {count}.</numerusform>
        </translation>
    </message>
    <message id="convicted.puzzle.missed.spare" numerus="yes">
        <translation>
            <numerusform>You lost {n} unit.</numerusform>
            <numerusform>You lost {n} units.</numerusform>
        </translation>
    </message>
    <message id="convicted.puzzle.missed.bar" numerus="yes">
        <translation>
            <numerusform>{n} enemy piece moved up.</numerusform>
            <numerusform>{n} enemy pieces moved up.</numerusform>
        </translation>
    </message>
    <message id="convicted.puzzle.missed.resist" numerus="yes">
        <translation>
            <numerusform>You lost {n} point of resistance.</numerusform>
            <numerusform>You lost {n} points of resistance.</numerusform>
        </translation>
    </message>
    <message id="convicted.puzzle.missed.town" numerus="yes">
        <translation>
            <numerusform>You lost {n} building level.</numerusform>
            <numerusform>You lost {n} building levels.</numerusform>
        </translation>
    </message>
    <message id="convicted.puzzle.missed.hold"><translation>An enemy is on a wall or in the gateway.</translation></message>
    <message id="convicted.puzzle.missed.flee"><translation>The enemies have not fled.</translation></message>
    <message id="convicted.puzzle.missed.lure"><translation>The main assault comes from elsewhere.</translation></message>
    <message id="convicted.puzzle.missed.have"><translation>Something required is missing from the fortress.</translation></message>
    <message id="convicted.puzzle.missed.raise"><translation>The section has not been upgraded far enough.</translation></message>
    <!-- what can be wrong with a puzzle file: games/convicted/teaching/puzzles/faults.py -->
    <message id="problem.convicted.puzzle_not_of_this_goal"><translation>a “{value}” goal has no such entry</translation></message>
    <message id="problem.convicted.puzzle_no_piece"><translation>“{value}” is not a piece that this goal can use</translation></message>
    <message id="problem.convicted.puzzle_no_place"><translation>“{value}” is neither a section nor the gates</translation></message>
    <message id="problem.convicted.puzzle_too_late"><translation>the time “{value}” has already passed, or cannot be reached from this position</translation></message>
</context>
</TS>
