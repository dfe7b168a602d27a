<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Names of seats and places, and what lies there. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- seats: a player without a name -->
    <message id="warriors.seat"><translation>Player {letter}</translation></message>
    <message id="warriors.seats.all"><translation>All players</translation></message>
    <!-- places: a faction with its owner, a dragon, the band -->
    <message id="warriors.place.faction"><translation>{people_the} ({owner})</translation></message>
    <message id="warriors.place.faction.plain"><translation>{people} ({owner})</translation></message>
    <message id="warriors.place.faction.people"><translation>{people}</translation></message>
    <message id="warriors.place.faction.own"><translation>{people_the}</translation></message>
    <message id="warriors.place.dragon"><translation>dragon {number}</translation></message>
    <message id="warriors.place.dragon.plain"><translation>dragon {number}</translation></message>
    <message id="warriors.place.dragon.the"><translation>dragon {number}</translation></message>
    <message id="warriors.place.band"><translation>the band</translation></message>
    <message id="warriors.place.band.plain"><translation>band</translation></message>
    <!-- what a catapult is fired at, or what is lost -->
    <message id="warriors.target.warrior"><translation>{card_a} ({owner})</translation></message>
    <message id="warriors.target.wizard"><translation>a wizard ({people}, {owner})</translation></message>
    <message id="warriors.target.dragon"><translation>dragon {number}</translation></message>
    <message id="warriors.target.band"><translation>{card_a} in the band</translation></message>
    <message id="warriors.target.loose"><translation>{card_a} ({owner})</translation></message>
    <!-- moments at which catapults can be fired -->
    <message id="warriors.window.card"><translation>a battle card is about to begin</translation></message>
    <message id="warriors.window.aim"><translation>an attack has been declared</translation></message>
    <message id="warriors.window.dice"><translation>the dice have been rolled</translation></message>
    <message id="warriors.window.after"><translation>losses have been taken</translation></message>
    <message id="warriors.window.last"><translation>the last battle of the round is over</translation></message>
    <!-- boxes and options, beside their titles -->
    <message id="warriors.box.base"><translation>base game</translation></message>
    <message id="warriors.box.hordes"><translation>base game and Draconic Hordes</translation></message>
</context>
</TS>
