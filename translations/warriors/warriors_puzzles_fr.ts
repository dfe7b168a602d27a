<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why the task of a puzzle was missed, and what can be wrong with its file. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- why a task was missed: one for each kind of goal in games/warriors/teaching/puzzles/document.py -->
    <message id="warriors.puzzle.missed.take" numerus="yes">
        <translation>
            <numerusform>Vous avez pris {n} carte, il en fallait {count}.</numerusform>
            <numerusform>Vous avez pris {n} cartes, il en fallait {count}.</numerusform>
        </translation>
    </message>
    <message id="warriors.puzzle.missed.spare" numerus="yes">
        <translation>
            <numerusform>Vous avez perdu {n} carte.</numerusform>
            <numerusform>Vous avez perdu {n} cartes.</numerusform>
        </translation>
    </message>
    <message id="warriors.puzzle.missed.keep"><translation>Il vous reste trop peu de cartes sur la table.</translation></message>
    <message id="warriors.puzzle.missed.majority"><translation>Vous n’avez pas le plus de cartes, ou vous êtes à égalité.</translation></message>
    <message id="warriors.puzzle.missed.gain"><translation>Vos points n’ont pas assez augmenté.</translation></message>
    <message id="warriors.puzzle.missed.points"><translation>Vous n’avez pas assez de points.</translation></message>
    <message id="warriors.puzzle.missed.win"><translation>Vous n’êtes pas en tête.</translation></message>
    <!-- what can be wrong with a puzzle file: games/warriors/teaching/puzzles/faults.py -->
    <message id="problem.warriors.puzzle_not_of_this_goal">
        <translation>un but de la sorte «&#160;{value}&#160;» n’accepte pas cette entrée</translation>
    </message>
    <message id="problem.warriors.puzzle_hidden_hands"><translation>le joueur ne voit pas cette main&#160;: il faudrait deviner</translation></message>
    <message id="problem.warriors.puzzle_to_be_dealt"><translation>des cartes seraient encore distribuées avant la fin de la partie&#160;: il faudrait deviner&#160;; l’énigme peut durer jusqu’à la fin du round</translation></message>
    <message id="problem.warriors.puzzle_no_card"><translation>aucune carte Bataille ne permet encore de terminer cette énigme</translation></message>
</context>
</TS>
