<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window and the commands say of computers that play. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="player.random"><translation>Au hasard</translation></message>
    <message id="player.easy"><translation>Facile</translation></message>
    <message id="player.medium"><translation>Moyen</translation></message>
    <message id="player.hard"><translation>Difficile</translation></message>
    <message id="player.person"><translation>Humain</translation></message>
    <message id="computer.called"><translation>{name} (ordinateur, {level})</translation></message>
    <message id="computer.thinks"><translation>{who} réfléchit.</translation></message>
    <message id="computer.decides" numerus="yes"><translation><numerusform>{who} décide…</numerusform><numerusform>{who} décident…</numerusform></translation></message>
    <message id="computer.played"><translation>{who} a joué.</translation></message>
    <message id="computer.secret"><translation>{who} a joué&#160;; ses raisons resteront secrètes jusqu’à la fin de la partie.</translation></message>
    <message id="computer.paused"><translation>Ordinateurs en pause. «&#160;Jouer maintenant&#160;» fait jouer un tour.</translation></message>
    <message id="computer.trouble">
        <translation>À plusieurs reprises, l’ordinateur n’a pas répondu. Réessayez, ou prenez sa place dans «&#160;Changer les joueurs&#160;».</translation>
    </message>
    <message id="computer.ready"><translation>Les intentions des ordinateurs s’affichent ici.</translation></message>
    <message id="computer.why"><translation>Pourquoi&#160;?</translation></message>
    <message id="computer.why.tip"><translation>Voir ce qui a été pris en compte&#160;: gains et pertes, autre plan, inconnues</translation></message>
    <message id="computer.again"><translation>Réessayer</translation></message>
    <message id="computer.pace"><translation>Délai entre les tours des ordinateurs</translation></message>
    <message id="action_name.seats"><translation>Changer les jo&amp;ueurs…</translation></message>
    <message id="action_tip.seats"><translation>Confier une place à l’ordinateur, ou la reprendre</translation></message>
    <message id="action_name.move_now"><translation>&amp;Jouer maintenant</translation></message>
    <message id="action_tip.move_now"><translation>Demander à l’ordinateur de choisir tout de suite</translation></message>
    <message id="action_name.pause"><translation>P&amp;ause</translation></message>
    <message id="action_tip.pause"><translation>Mettre les ordinateurs en pause</translation></message>
    <message id="action_name.aims"><translation>&amp;Intentions des ordinateurs…</translation></message>
    <message id="action_tip.aims"><translation>Pourquoi les ordinateurs ont joué ainsi</translation></message>
    <message id="computer.has_seat"><translation>Cette place est tenue par l’ordinateur. «&#160;Changer les joueurs&#160;», dans le menu «&#160;Partie&#160;», la rend à un joueur.</translation></message>
    <message id="computer.seats.title"><translation>Changer les joueurs</translation></message>
    <message id="computer.seats.words"><translation>L’ordinateur reprend la partie où elle en est&#160;; un joueur peut reprendre sa place à tout moment.</translation></message>
    <message id="computer.seats.of"><translation>Joueur pour la place «&#160;{seat}&#160;»</translation></message>
    <message id="computer.seats.ok"><translation>Appliquer</translation></message>
    <message id="computer.new.row"><translation>En solo</translation></message>
    <message id="computer.new.side"><translation>Jouer {seat}, l’ordinateur tenant les autres places</translation></message>
    <message id="computer.new.against"><translation>contre</translation></message>
    <message id="computer.new.level"><translation>Niveau de tous les ordinateurs&#160;: {level}</translation></message>
    <message id="computer.new.name"><translation>Ordinateur</translation></message>
    <message id="computer.new.advice"><translation>Autoriser les conseils de l’ordinateur (tout le monde est d’accord)</translation></message>
    <message id="computer.new.advice.brief"><translation>Conseils de l’ordinateur</translation></message>
    <message id="computer.card.title"><translation>Pourquoi les ordinateurs ont joué ainsi</translation></message>
    <message id="computer.card.none"><translation>Il n’y a encore rien à lire.</translation></message>
    <message id="computer.card.later"><translation>Certaines raisons révéleraient des informations cachées. Elles s’afficheront ici à la fin de la partie.</translation></message>
    <message id="computer.card.terms"><translation>Ce qui a été pris en compte</translation></message>
    <message id="computer.card.before"><translation>avant</translation></message>
    <message id="computer.card.after"><translation>après</translation></message>
    <message id="computer.card.second"><translation>Autre plan envisagé</translation></message>
    <message id="computer.card.open"><translation>Inconnues</translation></message>
    <message id="computer.card.clocks"><translation>Temps restant</translation></message>
    <message id="computer.card.rule"><translation>Voir la règle (F1)</translation></message>
    <message id="computer.card.close"><translation>Fermer</translation></message>
    <message id="computer.card.turn"><translation>{where}&#160;: {who}</translation></message>
    <message id="computer.card.estimate"><translation>{aim} ({estimate}&#160;%)</translation></message>
    <message id="computer.card.estimate.tip"><translation>Estimation du plan par l’ordinateur, de 0&#160;% (perdu) à 100&#160;% (gagné)&#160;; ce n’est pas une probabilité.</translation></message>
    <message id="computer.advice.ask"><translation>Proposer un coup</translation></message>
    <message id="computer.advice.title"><translation>Coup proposé</translation></message>
    <message id="computer.advice.waits"><translation>Réflexion…</translation></message>
    <message id="computer.advice.move"><translation>Coup proposé&#160;: {move}.</translation></message>
    <message id="computer.advice.none"><translation>Aucune proposition.</translation></message>
    <message id="computer.advice.off"><translation>Entre joueurs, les conseils de l’ordinateur ne sont disponibles que si tout le monde les a acceptés au départ.</translation></message>
</context>
</TS>
