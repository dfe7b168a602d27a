<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The table as lines on a terminal, and how a match ends. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="fortress.ending.rescued"><translation>Trois héros sont à l’abri des murs&#160;: les gardes et les renforts gagnent.</translation></message>
    <message id="fortress.ending.heroes_lost"><translation>Il n’est plus possible de sauver trois héros&#160;: les assaillants gagnent.</translation></message>
    <message id="fortress.ending.guards_gone"><translation>Les gardes n’ont plus de figurine&#160;: les assaillants gagnent.</translation></message>
    <message id="fortress.ending.rescue_time"><translation>Le dernier round est passé&#160;: les assaillants gagnent.</translation></message>
    <message id="fortress.ending.flag_taken"><translation>Le drapeau est descendu&#160;: les assaillants gagnent.</translation></message>
    <message id="fortress.ending.defenders_gone"><translation>Les gardes n’ont plus de figurine&#160;: les assaillants gagnent.</translation></message>
    <message id="fortress.ending.attackers_gone"><translation>Les assaillants n’ont plus de figurine&#160;: les gardes gagnent.</translation></message>
    <message id="fortress.ending.flag_time"><translation>Le drapeau est toujours en place après le dernier round&#160;: les gardes gagnent.</translation></message>
    <message id="fortress.ending.run_home"><translation>Deux coureurs sont arrivés&#160;: les coureurs gagnent.</translation></message>
    <message id="fortress.ending.runners_lost"><translation>Il reste moins de deux coureurs&#160;: les chasseurs gagnent.</translation></message>
    <message id="fortress.ending.run_time"><translation>Le dernier tour est passé&#160;: les chasseurs gagnent.</translation></message>
    <message id="fortress.table.round"><translation>{scenario}, round {round}</translation></message>
    <message id="fortress.table.door"><translation>Porte {state}, blessures&#160;: {wounds}, contrôlée par {who}</translation></message>
    <message id="fortress.table.flag.up"><translation>Le drapeau flotte</translation></message>
    <message id="fortress.table.flag.down"><translation>Le drapeau est descendu</translation></message>
    <message id="fortress.table.card"><translation>{who}, {card}&#160;: {figures}</translation></message>
    <message id="fortress.table.markers"><translation>{who}, marqueurs d’ordre&#160;: {markers}</translation></message>
    <message id="fortress.table.figure"><translation>{figure} en {space}</translation></message>
    <message id="fortress.table.figure.wounded"><translation>{figure} en {space} (blessures&#160;: {wounds})</translation></message>
    <message id="fortress.table.state.to_place"><translation>{figure} à placer</translation></message>
    <message id="fortress.table.state.waiting"><translation>{figure} (en attente)</translation></message>
    <message id="fortress.table.state.dead"><translation>{figure} (figurine détruite)</translation></message>
    <message id="fortress.table.state.left_out"><translation>{figure} (figurine écartée)</translation></message>
    <message id="fortress.table.marker"><translation>{marker} sur {card}</translation></message>
    <message id="fortress.table.unseen"><translation>{count} face cachée sur {card}</translation></message>
    <message id="fortress.doorway.closed"><translation>fermée</translation></message>
    <message id="fortress.doorway.open"><translation>ouverte</translation></message>
    <message id="fortress.doorway.gone"><translation>détruite</translation></message>
</context>
</TS>
