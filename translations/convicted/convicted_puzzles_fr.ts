<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why the task of a puzzle was missed, and what can be wrong with its file. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- why a task was missed: one for each kind of goal in games/convicted/teaching/puzzles/document.py -->
    <message id="convicted.puzzle.missed.fell" numerus="yes">
        <translation>
            <numerusform>{n} pièce ennemie est tombée&#160;; il en fallait {count}.</numerusform>
            <numerusform>{n} pièces ennemies sont tombées&#160;; il en fallait {count}.</numerusform>
        </translation>
    </message>
    <message id="convicted.puzzle.missed.spare" numerus="yes">
        <translation>
            <numerusform>Vous avez perdu {n} unité.</numerusform>
            <numerusform>Vous avez perdu {n} unités.</numerusform>
        </translation>
    </message>
    <message id="convicted.puzzle.missed.bar" numerus="yes">
        <translation>
            <numerusform>{n} pièce ennemie a avancé.</numerusform>
            <numerusform>{n} pièces ennemies ont avancé.</numerusform>
        </translation>
    </message>
    <message id="convicted.puzzle.missed.resist" numerus="yes">
        <translation>
            <numerusform>{n} point de résistance est perdu.</numerusform>
            <numerusform>{n} points de résistance sont perdus.</numerusform>
        </translation>
    </message>
    <message id="convicted.puzzle.missed.town" numerus="yes">
        <translation>
            <numerusform>{n} niveau de bâtiment est perdu.</numerusform>
            <numerusform>{n} niveaux de bâtiment sont perdus.</numerusform>
        </translation>
    </message>
    <message id="convicted.puzzle.missed.hold"><translation>Un ennemi est sur un mur ou dans le passage.</translation></message>
    <message id="convicted.puzzle.missed.flee"><translation>Les ennemis n’ont pas fui.</translation></message>
    <message id="convicted.puzzle.missed.lure"><translation>L’assaut principal vient d’ailleurs.</translation></message>
    <message id="convicted.puzzle.missed.have"><translation>La forteresse ne contient pas tout ce qui était demandé.</translation></message>
    <message id="convicted.puzzle.missed.raise"><translation>La section n’a pas atteint le niveau demandé.</translation></message>
    <!-- what can be wrong with a puzzle file: games/convicted/teaching/puzzles/faults.py -->
    <message id="problem.convicted.puzzle_not_of_this_goal">
        <translation>un but de la sorte «&#160;{value}&#160;» n’accepte pas cette entrée</translation>
    </message>
    <message id="problem.convicted.puzzle_no_piece">
        <translation>«&#160;{value}&#160;» n’est pas une pièce utilisable dans ce but</translation>
    </message>
    <message id="problem.convicted.puzzle_no_place"><translation>« {value} » n’est ni une section ni les portes</translation></message>
    <message id="problem.convicted.puzzle_too_late"><translation>le moment « {value} » est déjà passé, ou ne vient jamais dans cette position</translation></message>
</context>
</TS>
