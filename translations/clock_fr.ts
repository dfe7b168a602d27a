<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The clock of a match: chosen in the dialog of a new game, shown beside the names. -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="clock.title"><translation>Pendule</translation></message>
    <message id="clock.none"><translation>Sans pendule</translation></message>
    <message id="clock.chess"><translation>Pendule d’échecs</translation></message>
    <message id="clock.hourglass"><translation>Sablier</translation></message>
    <message id="clock.chess.words"><translation>Chaque joueur dispose de ce temps. Il s’écoule pendant que vous décidez&#160;; chaque tour terminé ajoute les secondes prévues. Annuler un coup ne rend pas le temps utilisé.</translation></message>
    <message id="clock.hourglass.words"><translation>Le temps que vous utilisez s’ajoute à celui des autres. Annuler un coup ne rend pas le temps utilisé.</translation></message>
    <message id="clock.minutes"><translation>Minutes par joueur</translation></message>
    <message id="clock.seconds"><translation>Secondes ajoutées après chaque tour</translation></message>
    <message id="clock.minutes.suffix"><translation>min</translation></message>
    <message id="clock.seconds.suffix"><translation>s</translation></message>
    <message id="clock.plus"><translation>+</translation></message>
    <message id="clock.told"><translation>{kind}, {minutes}&#160;min</translation></message>
    <message id="clock.told.increment"><translation>{kind}, {minutes}&#160;min + {seconds}&#160;s</translation></message>
    <message id="clock.told.handover"><translation>{clock}, puis l’ordinateur</translation></message>
    <message id="clock.handover"><translation>L’ordinateur remplace un joueur à court de temps</translation></message>
    <message id="clock.out.computer"><translation>{name}&#160;: temps écoulé. L’ordinateur prend la suite.</translation></message>
    <message id="clock.out"><translation>{name}&#160;: temps écoulé. La partie continue.</translation></message>
</context>
</TS>
