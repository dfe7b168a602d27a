<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The docks of Fortress: army cards and order markers, odds, the course of the round. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="dock.armies"><translation>Cartes d’armée</translation></message>
    <message id="fortress.army.of_two"><translation>{name}, armée {number}</translation></message>
    <message id="fortress.army.points"><translation>{points}/{all}</translation></message>
    <message id="fortress.army.whole"><translation>{name}&#160;: {left} points de vie sur {life}, des cartes valant {points} points sur {all}</translation></message>
    <message id="fortress.army.stats"><translation>Déplacement {move}, portée {range}, attaque {attack}, défense {defence}</translation></message>
    <message id="fortress.army.lives"><translation>{alive} figurines sur {figures}, {left} points de vie sur {life}</translation></message>
    <message id="fortress.army.marker.lies"><translation>Le marqueur d’ordre {marker} est posé dessus.</translation></message>
    <message id="fortress.army.marker.now"><translation>Marqueur d’ordre {marker}&#160;: c’est son tour.</translation></message>
    <message id="fortress.army.marker.spent"><translation>Le marqueur d’ordre {marker} a eu son tour.</translation></message>
    <message id="fortress.markers.title"><translation>{name}&#160;: marqueur d’ordre {marker}</translation></message>
    <message id="fortress.markers.how"><translation>Faites-le glisser sur l’une de vos cartes, ou cliquez sur la place libre.</translation></message>
    <message id="fortress.markers.held"><translation>Cliquez maintenant sur la carte qui aura le tour {marker}.</translation></message>
    <message id="fortress.markers.tip.next"><translation>Marqueur d’ordre {marker}&#160;: le prochain à poser</translation></message>
    <message id="fortress.markers.tip.later"><translation>Marqueur d’ordre {marker}&#160;: à poser plus tard</translation></message>
    <message id="fortress.markers.tip.lies"><translation>Marqueur d’ordre {marker}&#160;: il est sur une carte</translation></message>
</context>
</TS>
