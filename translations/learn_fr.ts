<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The page of the lessons, and a lesson in progress in the window. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- the page, its list and its buttons -->
    <message id="learn.title"><translation>Apprendre</translation></message>
    <message id="learn.words" numerus="yes">
        <translation>
            <numerusform>{n} leçon terminée sur {all}. C’est vous qui jouez, sur un vrai plateau, avec toutes les règles.</numerusform>
            <numerusform>{n} leçons terminées sur {all}. C’est vous qui jouez, sur un vrai plateau, avec toutes les règles.</numerusform>
        </translation>
    </message>
    <message id="learn.state.begun"><translation>étape {step} sur {length}</translation></message>
    <message id="learn.minutes"><translation>{n}&#160;min</translation></message>
    <message id="learn.state.timed"><translation>{time} · {state}</translation></message>
    <message id="learn.state.done"><translation>terminée</translation></message>
    <message id="learn.begin"><translation>Commencer</translation></message>
    <message id="learn.go_on"><translation>Continuer</translation></message>
    <message id="learn.again"><translation>Rejouer</translation></message>
    <message id="learn.anew"><translation>Reprendre du début</translation></message>
    <message id="learn.page.back"><translation>Retour</translation></message>
    <!-- a lesson in progress -->
    <message id="learn.back"><translation>Retour</translation></message>
    <message id="learn.back.tip">
        <translation>Annuler, ou revenir à l’étape précédente ({keys})</translation>
    </message>
    <message id="learn.next"><translation>Suivant</translation></message>
    <message id="learn.next.tip"><translation>Lire la suite ({keys})</translation></message>
    <message id="learn.skip"><translation>Montrer</translation></message>
    <message id="learn.skip.tip"><translation>Montrer la solution de cette étape ({keys})</translation></message>
    <message id="learn.more"><translation>Leçon suivante</translation></message>
    <message id="learn.more.tip"><translation>Commencer la leçon suivante ({keys})</translation></message>
    <message id="learn.restart"><translation>Recommencer</translation></message>
    <message id="learn.restart.tip"><translation>Reprendre cette leçon du début</translation></message>
    <message id="learn.leave"><translation>Quitter</translation></message>
    <message id="learn.leave.tip">
        <translation>Revenir aux leçons&#160;; vous reprendrez celle-ci où vous l’avez laissée</translation>
    </message>
    <message id="learn.finished">
        <translation>Leçon terminée, bravo&#160;! Passer à la suivante, ou rejouer celle-ci&#160;?</translation>
    </message>
    <message id="learn.watch"><translation>Les autres joueurs jouent&#160;: regardez.</translation></message>
    <message id="learn.over"><translation>Leçon «&#160;{title}&#160;» terminée.</translation></message>
    <message id="learn.match"><translation>Première partie…</translation></message>
    <message id="learn.match.tip"><translation>Choisir qui joue, et commencer une partie de ce jeu ({keys})</translation></message>
    <message id="learn.finished.last">
        <translation>C’était la dernière leçon&#160;: vous connaissez le jeu. Commencez une partie, ou essayez les énigmes.</translation>
    </message>
    <message id="learn.still" numerus="yes">
        <translation>
            <numerusform>Bien, encore {n}.</numerusform>
            <numerusform>Bien, encore {n}.</numerusform>
        </translation>
    </message>
    <!-- in the window -->
    <message id="action_name.learn"><translation>A&amp;pprendre</translation></message>
    <message id="action_tip.learn"><translation>Des leçons courtes où c’est vous qui jouez</translation></message>
</context>
</TS>
