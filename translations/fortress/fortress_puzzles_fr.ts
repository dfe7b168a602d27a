<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Puzzles: why a goal was missed, and what puzzle files can have wrong. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="fortress.puzzle.missed.stand">
        <translation>Trop peu de vos figurines sont à l’endroit demandé.</translation>
    </message>
    <message id="fortress.puzzle.missed.destroy">
        <translation>Trop peu de figurines ont été détruites&#160;: {n} sur {count}.</translation>
    </message>
    <message id="fortress.puzzle.missed.wound">
        <translation>Trop peu de blessures&#160;: {n} sur {count}.</translation>
    </message>
    <message id="fortress.puzzle.missed.unhurt">
        <translation>Vos figurines ont subi trop de blessures&#160;: {n}.</translation>
    </message>
    <message id="fortress.puzzle.missed.keep">
        <translation>Vous avez perdu trop de figurines&#160;: {n}.</translation>
    </message>
    <message id="fortress.puzzle.missed.door">
        <translation>La porte n’est pas dans le bon état.</translation>
    </message>
    <message id="fortress.puzzle.missed.flag"><translation>Le drapeau est descendu.</translation></message>
    <message id="fortress.puzzle.missed.win"><translation>La partie n’est pas gagnée.</translation></message>
    <message id="problem.fortress.puzzle_not_of_this_goal">
        <translation>un but «&#160;{value}&#160;» n’a pas cet élément</translation>
    </message>
    <message id="problem.fortress.puzzle_no_such_thing">
        <translation>il n’y a pas de «&#160;{value}&#160;»</translation>
    </message>
    <message id="problem.fortress.puzzle_hidden_markers">
        <translation>des marqueurs d’ordre que le joueur ne voit pas sont sur des cartes différentes&#160;: il faudrait deviner</translation>
    </message>
    <message id="problem.fortress.puzzle_to_be_laid">
        <translation>l’énigme continue aux rounds suivants, où il faudrait poser des marqueurs d’ordre</translation>
    </message>
</context>
</TS>
