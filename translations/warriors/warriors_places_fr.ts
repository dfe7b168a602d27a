<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Names of seats and places, and what lies there. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- seats: a player without a name -->
    <message id="warriors.seat"><translation>Joueur {letter}</translation></message>
    <message id="warriors.seats.all"><translation>Tout le monde</translation></message>
    <!-- places: a faction with its owner, a dragon, the band -->
    <message id="warriors.place.faction"><translation>{people_the} ({owner})</translation></message>
    <message id="warriors.place.faction.plain"><translation>{people} ({owner})</translation></message>
    <message id="warriors.place.faction.people"><translation>{people}</translation></message>
    <message id="warriors.place.faction.own"><translation>{people_the}</translation></message>
    <message id="warriors.place.dragon"><translation>le dragon {number}</translation></message>
    <message id="warriors.place.dragon.plain"><translation>dragon {number}</translation></message>
    <message id="warriors.place.dragon.the"><translation>le dragon {number}</translation></message>
    <message id="warriors.place.band"><translation>la bande</translation></message>
    <message id="warriors.place.band.plain"><translation>bande</translation></message>
    <!-- what a catapult is fired at, or what is lost -->
    <message id="warriors.target.warrior"><translation>{card_a} ({owner})</translation></message>
    <message id="warriors.target.wizard"><translation>un magicien ({people}, {owner})</translation></message>
    <message id="warriors.target.dragon"><translation>le dragon {number}</translation></message>
    <message id="warriors.target.band"><translation>{card_a} de la bande</translation></message>
    <message id="warriors.target.loose"><translation>{card_a} ({owner})</translation></message>
    <!-- moments at which catapults can be fired -->
    <message id="warriors.window.card"><translation>une carte Bataille est jouée</translation></message>
    <message id="warriors.window.aim"><translation>une attaque est déclarée</translation></message>
    <message id="warriors.window.dice"><translation>les dés sont sur la table</translation></message>
    <message id="warriors.window.after"><translation>les pertes sont réglées</translation></message>
    <message id="warriors.window.last"><translation>la dernière bataille du round est terminée</translation></message>
    <!-- boxes and options, beside their titles -->
    <message id="warriors.box.base"><translation>jeu de base</translation></message>
    <message id="warriors.box.hordes"><translation>jeu de base et Hordes draconiques</translation></message>
</context>
</TS>
