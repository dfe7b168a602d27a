<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window says where several play together. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- new game -->
    <message id="seats.offers"><translation>Réaction possible&#160;: {names}.</translation></message>
    <message id="seats.offers.hint"><translation>Choisissez une réaction, ou continuez.</translation></message>
    <message id="seats.offers.hint.one"><translation>Choisissez une réaction, ou continuez.</translation></message>
    <message id="seats.offers.go_on"><translation>Continuer</translation></message>
    <message id="seats.nobody_won"><translation>Défaite</translation></message>
    <message id="option.seats"><translation>Joueurs</translation></message>
    <message id="partner.new.swap"><translation>Échanger les places</translation></message>
    <!-- seats of games that have letters for them -->
    <message id="seat.a"><translation>Joueur A</translation></message>
    <message id="seat.b"><translation>Joueur B</translation></message>
    <message id="seat.c"><translation>Joueur C</translation></message>
    <message id="seat.d"><translation>Joueur D</translation></message>
    <message id="seat.e"><translation>Joueur E</translation></message>
    <message id="seat.f"><translation>Joueur F</translation></message>
    <!-- who decides -->
    <message id="action_name.partner"><translation>Laisser jouer le &amp;coéquipier</translation></message>
    <message id="action_tip.partner">
        <translation>Afficher les cartes ou les sabliers du coéquipier et lui laisser la main</translation>
    </message>
    <message id="partner.state.shown"><translation>{name} joue</translation></message>
    <message id="partner.state.open"><translation>{name} peut jouer aussi&#160;: cliquez pour lui laisser la main (Ctrl+T)</translation></message>
    <message id="partner.state.done"><translation>{name} a terminé ici</translation></message>
    <message id="partner.state.waits"><translation>{name} attend</translation></message>
    <message id="partner.done"><translation>{name}&#160;: {what}</translation></message>
    <message id="partner.prompt.covered"><translation>{name}&#160;: prenez place devant l’écran.</translation></message>
    <message id="partner.curtain.words">
        <translation>L’écran suivant est réservé à ces coéquipiers.</translation>
    </message>
    <message id="partner.curtain.button"><translation>C’est nous ({name})</translation></message>
    <message id="partner.whose"><translation>{what} ({name})</translation></message>
    <!-- the rest -->
    <message id="partner.prompt.won"><translation>{winner} ont gagné, {most} points à {fewest}.</translation></message>
    <message id="partner.prompt.won_without_points"><translation>{winner} ont gagné.</translation></message>
    <message id="partner.end.title"><translation>{winner} ont gagné</translation></message>
</context>
</TS>
