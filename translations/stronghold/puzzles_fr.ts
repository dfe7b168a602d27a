<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why the task of a puzzle was missed. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- why a task was missed: one for each kind of goal in games/stronghold/teaching/puzzles/document.py, except hold -->
    <message id="puzzle.missed.breach"><translation>La forteresse tient toujours.</translation></message>
    <message id="puzzle.missed.gate"><translation>Le portail tient toujours.</translation></message>
    <message id="puzzle.missed.kill" numerus="yes">
        <translation>
            <numerusform>Il n’y a que {n} victime.</numerusform>
            <numerusform>Il n’y a que {n} victimes.</numerusform>
        </translation>
    </message>
    <message id="puzzle.missed.spare" numerus="yes">
        <translation>
            <numerusform>Vous avez perdu {n} unité.</numerusform>
            <numerusform>Vous avez perdu {n} unités.</numerusform>
        </translation>
    </message>
    <message id="puzzle.missed.glory"><translation>Il n’y a pas assez de gloire.</translation></message>
    <message id="puzzle.missed.win"><translation>La partie n’est pas gagnée.</translation></message>
    <message id="puzzle.missed.deed"><translation>L’acte héroïque n’est pas accompli.</translation></message>
    <message id="puzzle.missed.action"><translation>L’action n’a pas été menée à bien.</translation></message>
</context>
</TS>
