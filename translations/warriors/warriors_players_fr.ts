<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What computer players tell of their reasons. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="warriors.players.aim.keep"><translation>Garde les cartes utiles pour les bonus.</translation></message>
    <message id="warriors.players.aim.attack"><translation>Attaque {place_the}.</translation></message>
    <message id="warriors.players.aim.fire"><translation>Tire à la catapulte sur {target_the}.</translation></message>
    <message id="warriors.players.aim.hold_fire"><translation>Garde la catapulte pour une meilleure cible.</translation></message>
    <message id="warriors.players.aim.end"><translation>Termine la bataille&#160;: continuer coûterait plus que cela ne rapporte.</translation></message>
    <message id="warriors.players.term.own"><translation>Ses points actuels et attendus</translation></message>
    <message id="warriors.players.term.theirs"><translation>{seat}&#160;: points actuels et attendus</translation></message>
    <message id="warriors.players.term.taken"><translation>Cartes prises en moyenne</translation></message>
    <message id="warriors.players.clock"><translation>Round {round} sur 3.</translation></message>
</context>
</TS>
