<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What computer players tell of their reasons. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="warriors.players.aim.keep"><translation>Keeps the cards that help win bonuses.</translation></message>
    <message id="warriors.players.aim.attack"><translation>Attacks {place_the}.</translation></message>
    <message id="warriors.players.aim.fire"><translation>Fires a catapult at {target_the}.</translation></message>
    <message id="warriors.players.aim.hold_fire"><translation>Saves the catapult for a better target.</translation></message>
    <message id="warriors.players.aim.end"><translation>Ends the battle; continuing would cost more than it gains.</translation></message>
    <message id="warriors.players.term.own"><translation>Own points, now and expected</translation></message>
    <message id="warriors.players.term.theirs"><translation>{seat}’s points, now and expected</translation></message>
    <message id="warriors.players.term.taken"><translation>Cards taken (average)</translation></message>
    <message id="warriors.players.clock"><translation>Round {round} of 3.</translation></message>
</context>
</TS>
