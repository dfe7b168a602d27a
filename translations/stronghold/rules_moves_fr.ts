<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Short labels of moves, for buttons and lists. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="move.done"><translation>Terminé</translation></message>
    <message id="move.done.flip"><translation>Commencer le tour</translation></message>
    <message id="move.done.phase"><translation>Terminer la phase</translation></message>
    <message id="move.done.dispatch"><translation>Terminer l’étape</translation></message>
    <message id="move.done.spend"><translation>Terminer le répit</translation></message>
    <message id="move.done.aim"><translation>Ne plus viser</translation></message>
    <message id="move.done.fire"><translation>Ne plus tirer</translation></message>
    <message id="move.done.detonate"><translation>Arrêter les explosions</translation></message>
    <message id="move.draft"><translation>Garder : {card}</translation></message>
    <message id="move.flip"><translation>Retourner « {phase_title} » : {special}</translation></message>
    <message id="move.gain"><translation>Gain de ressources : {unit}</translation></message>
    <message id="move.give"><translation>Transfert de troupe : {number_of}</translation></message>
    <message id="move.buy"><translation>{tile} : {place} (en {pay_many})</translation></message>
    <message id="move.ritual"><translation>{tile} : {place}</translation></message>
    <message id="move.accurate_shot"><translation>Tir de précision</translation></message>
    <message id="move.transfer"><translation>Transfert : {tile}, {start} → {goal}</translation></message>
    <message id="move.escape"><translation>Trompe la mort : {unit}, {place}</translation></message>
    <message id="move.dispatch"><translation>{size}</translation></message>
    <message id="move.march"><translation>Avancer : {unit}, {start} → {goal}</translation></message>
    <message id="move.rope"><translation>Cordes : {unit}, {start} → {goal}</translation></message>
    <message id="move.influence"><translation>Autel, {altar} : {wall}</translation></message>
    <message id="move.command.open"><translation>Ordre général : {tile}, {wall}</translation></message>
    <message id="move.command.face_down"><translation>Ordre secret : {tile}, {wall}</translation></message>
    <message id="move.stone"><translation>Composant en pierre : {wall}</translation></message>
    <message id="move.walk"><translation>Déplacer : {unit}, {start} → {goal}</translation></message>
    <message id="move.swap"><translation>Échanger : {unit} ({start}) ↔ {other} ({goal})</translation></message>
    <message id="move.pay"><translation>1 sablier : {action}</translation></message>
    <message id="move.pay.barricades"><translation>1 sablier des barricades : {action}</translation></message>
    <message id="move.finish"><translation>{action} : {place}</translation></message>
    <message id="move.finish.unit"><translation>{action} : {unit}, {place}</translation></message>
    <message id="move.speech"><translation>Discours : {hourglasses}</translation></message>
    <message id="move.excursion"><translation>Raid du guerrier : {unit}, {place}</translation></message>
    <message id="move.deed"><translation>Acte : {deed}</translation></message>
    <message id="move.deed.building"><translation>Acte : {deed}, {building}</translation></message>
    <message id="move.haste"><translation>Rapidité : {action}</translation></message>
    <message id="move.aim"><translation>Cible : {start} → {goal}</translation></message>
    <message id="move.aim.accurate"><translation>Tir de précision : {start} → {goal}</translation></message>
    <message id="move.shoot"><translation>Tirer : {start} → {goal}</translation></message>
    <message id="move.keep.hit"><translation>Garder la carte Touché</translation></message>
    <message id="move.keep.miss"><translation>Garder la carte Manqué</translation></message>
    <message id="move.smash.cauldron"><translation>Détruire le chaudron : {place}</translation></message>
    <message id="move.smash.machine"><translation>Détruire l’engin : {place}</translation></message>
    <message id="move.remove"><translation>Retirer : {unit}, {place}</translation></message>
    <message id="move.obey"><translation>Exécuter l’ordre : {wall}</translation></message>
    <message id="move.detonate"><translation>Faire exploser un orque : {place}</translation></message>
    <message id="move.call"><translation>Troll : {start} → {goal}</translation></message>
    <message id="move.heal"><translation>Retour dans la cour&#160;: {unit}</translation></message>
    <message id="move.rise"><translation>Se relever : {unit}, {place}</translation></message>
    <message id="move.climb"><translation>Grimper : {unit}, {wall}</translation></message>
</context>
</TS>
