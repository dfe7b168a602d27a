<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Short labels of moves, for buttons and lists. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="warriors.move.keep"><translation>Conserver&#160;: {cards}</translation></message>
    <message id="warriors.move.ward"><translation>Magicien sur {faction}</translation></message>
    <message id="warriors.move.assign"><translation>Flamme&#160;: {dragon_plain}</translation></message>
    <message id="warriors.move.shift"><translation>Déplacer&#160;: {piece}, {start} → {goal}</translation></message>
    <message id="warriors.move.declare"><translation>Choisir&#160;: {kind}</translation></message>
    <message id="warriors.move.attack"><translation>Attaquer&#160;: {side_plain} → {target_plain}</translation></message>
    <message id="warriors.move.band"><translation>Bande&#160;: {members}</translation></message>
    <message id="warriors.move.target"><translation>Cible&#160;: {target_plain}</translation></message>
    <message id="warriors.move.throw"><translation>Lancer {dice_count}</translation></message>
    <message id="warriors.move.lose"><translation>Perdre {card}</translation></message>
    <message id="warriors.move.flame.spend"><translation>Défausser une flamme&#160;: {dragon_plain}</translation></message>
    <message id="warriors.move.flame.give"><translation>Perdre {dragon_the}</translation></message>
    <message id="warriors.move.again"><translation>Attaquer encore</translation></message>
    <message id="warriors.move.charge"><translation>Charger {target}&#160;: {camp_a} campe</translation></message>
    <message id="warriors.move.end"><translation>Terminer la carte Bataille</translation></message>
    <message id="warriors.move.end.keep"><translation>Confirmer</translation></message>
    <message id="warriors.move.fire"><translation>Tirer sur {target}</translation></message>
    <message id="warriors.move.pass.window"><translation>Ne pas tirer</translation></message>
    <message id="warriors.move.pass.card"><translation>Ne plus tirer pendant cette bataille</translation></message>
    <message id="warriors.move.pass.round"><translation>Ne plus tirer pendant ce round</translation></message>
    <!-- several dragons together, as somebody might try -->
    <message id="warriors.move.together"><translation>{some} et {last}</translation></message>
</context>
</TS>
