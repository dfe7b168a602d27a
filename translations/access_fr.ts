<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Sans souris, sans voir : lieux et pièces en lignes, ordres tapés, annonces, touches. -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- lieux et pièces -->
    <message id="dock.places"><translation>Lieux</translation></message>
    <message id="access.places.keys">
        <translation>Entrée prend une pièce et la pose, Échap la remet en place&#160;; Ctrl+Bas va à la prochaine ligne utilisable.</translation>
    </message>
    <message id="access.docks"><translation>À prendre chez vous</translation></message>
    <message id="access.inside"><translation>Dans la forteresse</translation></message>
    <message id="access.line"><translation>{place}&#160;: {what}</translation></message>
    <message id="access.nothing"><translation>rien</translation></message>
    <message id="access.invader"><translation>Assaillant&#160;: {what}</translation></message>
    <message id="access.defender"><translation>Défenseur&#160;: {what}</translation></message>
    <message id="access.breached"><translation>brèche</translation></message>
    <message id="access.gate.fallen"><translation>tombé</translation></message>
    <message id="access.gate.now"><translation>prochain attaqué, tient encore {n}</translation></message>
    <message id="access.gate.whole"><translation>intact</translation></message>
    <message id="access.cards" numerus="yes">
        <translation>
            <numerusform>{n} touché sur {cards} cartes</numerusform>
            <numerusform>{n} touchés sur {cards} cartes</numerusform>
        </translation>
    </message>
    <message id="access.accurate"><translation>tire avec précision</translation></message>
    <message id="access.face_down"><translation>face cachée</translation></message>
    <message id="access.possessed"><translation>possédé</translation></message>
    <message id="access.acted"><translation>a agi</translation></message>
    <message id="access.used"><translation>a servi ce tour-ci</translation></message>
    <message id="access.mark.take"><translation>peut être pris</translation></message>
    <message id="access.mark.put"><translation>peut aller ici</translation></message>
    <message id="access.mark.held"><translation>en main</translation></message>
    <message id="access.mark.inside"><translation>contient de quoi agir</translation></message>
</context>
</TS>
