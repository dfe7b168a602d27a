<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What computer players tell of their reasons. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="players.aim.storm">
        <translation>Prend d’assaut {wall_the}&#160;: {invader} contre {defender}.</translation>
    </message>
    <message id="players.aim.storm.several" numerus="yes">
        <translation>
            <numerusform>Prend d’assaut {wall_the}, {invader} contre {defender}, et une autre section.</numerusform>
            <numerusform>Prend d’assaut {wall_the}, {invader} contre {defender}, et {n} autres sections.</numerusform>
        </translation>
    </message>
    <message id="players.aim.mass">
        <translation>Se rassemble devant {wall_the}&#160;; pour une brèche, il manque {lacking} points de force à ceux qui attendent là.</translation>
    </message>
    <message id="players.aim.buy">
        <translation>Prend {piece_a}, en vue d’un assaut contre {wall_the}.</translation>
    </message>
    <message id="players.aim.hold">
        <translation>Tient {wall_the}&#160;: {invader} contre {defender}.</translation>
    </message>
    <message id="players.aim.action">
        <translation>Dépense pour&#160;: {action}.</translation>
    </message>
    <message id="players.aim.ready">
        <translation>Garde chacun là où il pourra bientôt aider.</translation>
    </message>
    <message id="players.aim.otherwise">
        <translation>Aurait d’abord dépensé pour d’autres sections.</translation>
    </message>
    <message id="players.term.lacking">
        <translation>Force qui manque pour une brèche {wall_at}, maintenant et avec tous ceux qui attendent</translation>
    </message>
    <message id="players.term.given">
        <translation>Sabliers que tient le Défenseur</translation>
    </message>
    <message id="players.term.defence">
        <translation>Force du Défenseur {wall_at}</translation>
    </message>
    <message id="players.open.hidden">
        <translation>Un ordre est posé face cachée {wall_at}.</translation>
    </message>
    <message id="players.open.ballista">
        <translation>La baliste {place_at} touche dans {good} cas sur {all}.</translation>
    </message>
    <message id="players.clock.breach">
        <translation>Une seule brèche gagne, ou fait égalité, jusqu’au tour {turn}.</translation>
    </message>
    <message id="players.clock.late">
        <translation>Une seule brèche ne suffit plus pour gagner à la gloire.</translation>
    </message>
    <message id="players.clock.great_siege" numerus="yes">
        <translation>
            <numerusform>Il manque une section au grand siège.</numerusform>
            <numerusform>Il manque {n} sections au grand siège.</numerusform>
        </translation>
    </message>
    <message id="players.clock.troll_attack" numerus="yes">
        <translation>
            <numerusform>Il manque un troll sur une section à l’attaque de trolls.</numerusform>
            <numerusform>Il manque {n} trolls sur une même section à l’attaque de trolls.</numerusform>
        </translation>
    </message>
</context>
</TS>
