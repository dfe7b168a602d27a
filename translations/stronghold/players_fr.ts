<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What computer players tell of their reasons. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="players.aim.storm">
        <translation>Attaque {wall_the}&#160;: {invader} contre {defender}.</translation>
    </message>
    <message id="players.aim.storm.several" numerus="yes">
        <translation>
            <numerusform>Attaque {wall_the}, {invader} contre {defender}, et un autre mur.</numerusform>
            <numerusform>Attaque {wall_the}, {invader} contre {defender}, et {n} autres murs.</numerusform>
        </translation>
    </message>
    <message id="players.aim.mass">
        <translation>Se rassemble devant {wall_the}&#160;; force manquante pour une brèche&#160;: {lacking}.</translation>
    </message>
    <message id="players.aim.buy">
        <translation>Achète {piece_a} pour attaquer {wall_the}.</translation>
    </message>
    <message id="players.aim.hold">
        <translation>Tient {wall_the}&#160;: {invader} contre {defender}.</translation>
    </message>
    <message id="players.aim.action">
        <translation>Dépense des sabliers pour «&#160;{action}&#160;».</translation>
    </message>
    <message id="players.aim.ready">
        <translation>Garde ses unités là où elles serviront bientôt.</translation>
    </message>
    <message id="players.aim.otherwise">
        <translation>Préférerait dépenser pour d’autres murs.</translation>
    </message>
    <message id="players.term.lacking">
        <translation>Force qui manque pour une brèche {wall_at}, maintenant et avec les unités en réserve</translation>
    </message>
    <message id="players.term.given">
        <translation>Sabliers du défenseur</translation>
    </message>
    <message id="players.term.defence">
        <translation>Force du défenseur {wall_at}</translation>
    </message>
    <message id="players.open.hidden">
        <translation>Un ordre est posé face cachée {wall_at}.</translation>
    </message>
    <message id="players.open.ballista">
        <translation>La baliste {place_at} touche dans {good} cas sur {all}.</translation>
    </message>
    <message id="players.clock.breach">
        <translation>Jusqu’au tour {turn}, une seule brèche donne la victoire ou l’égalité.</translation>
    </message>
    <message id="players.clock.late">
        <translation>Une seule brèche ne suffit plus pour gagner.</translation>
    </message>
    <message id="players.clock.great_siege" numerus="yes">
        <translation>
            <numerusform>Invasion en masse&#160;: encore un mur.</numerusform>
            <numerusform>Invasion en masse&#160;: encore {n} murs.</numerusform>
        </translation>
    </message>
    <message id="players.clock.troll_attack" numerus="yes">
        <translation>
            <numerusform>Attaque des trolls&#160;: encore un troll sur un même mur.</numerusform>
            <numerusform>Attaque des trolls&#160;: encore {n} trolls sur un même mur.</numerusform>
        </translation>
    </message>
</context>
</TS>
