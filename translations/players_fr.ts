<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window and the commands say of computers that play. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="player.random"><translation>Hasard</translation></message>
    <message id="player.easy"><translation>Facile</translation></message>
    <message id="player.medium"><translation>Moyen</translation></message>
    <message id="player.hard"><translation>Difficile</translation></message>
    <message id="player.person"><translation>Humain</translation></message>
    <message id="computer.called"><translation>{name} (ordinateur, {level})</translation></message>
    <message id="computer.thinks"><translation>{who} réfléchit.</translation></message>
    <message id="computer.played"><translation>{who} a joué.</translation></message>
    <message id="computer.secret"><translation>{who} a joué&#160;; ses raisons en diraient trop et se lisent après la partie.</translation></message>
    <message id="computer.paused"><translation>Les ordinateurs attendent. «&#160;Jouer maintenant&#160;» en laisse un faire son tour.</translation></message>
    <message id="computer.trouble"><translation>Le joueur ordinateur n’a pas répondu, plusieurs fois de suite. Réessayez, ou prenez sa place sous «&#160;Qui joue&#160;».</translation></message>
    <message id="computer.ready"><translation>Des ordinateurs jouent aussi&#160;: ce qu’ils visent se lit ici.</translation></message>
    <message id="computer.why"><translation>Pourquoi&#160;?</translation></message>
    <message id="computer.why.tip"><translation>Lire ce qui a été pesé&#160;: ce qui est gagné et perdu, le second plan, ce que personne ne sait encore</translation></message>
    <message id="computer.again"><translation>Réessayer</translation></message>
    <message id="computer.pace"><translation>Combien de temps les ordinateurs attendent entre deux tours</translation></message>
    <message id="action_name.seats"><translation>&amp;Qui joue…</translation></message>
    <message id="action_tip.seats"><translation>Confier une place à un ordinateur, ou la reprendre</translation></message>
    <message id="action_name.move_now"><translation>&amp;Jouer maintenant</translation></message>
    <message id="action_tip.move_now"><translation>Faire choisir tout de suite l’ordinateur qui réfléchit, d’après ce qu’il a trouvé</translation></message>
    <message id="action_name.pause"><translation>P&amp;ause</translation></message>
    <message id="action_tip.pause"><translation>Les ordinateurs attendent que vous les laissiez continuer</translation></message>
    <message id="action_name.aims"><translation>Les ra&amp;isons des ordinateurs…</translation></message>
    <message id="action_tip.aims"><translation>Lire pourquoi les ordinateurs ont joué ainsi</translation></message>
    <message id="computer.has_seat"><translation>Un ordinateur a cette place. «&#160;Qui joue&#160;» dans le menu «&#160;Partie&#160;» la rend à une personne.</translation></message>
    <message id="computer.seats.title"><translation>Qui joue</translation></message>
    <message id="computer.seats.words"><translation>Un ordinateur continue là où en est la partie, et une personne peut prendre sa place à tout moment.</translation></message>
    <message id="computer.seats.of"><translation>Qui a la place&#160;: {seat}</translation></message>
    <message id="computer.seats.ok"><translation>Continuer ainsi</translation></message>
    <message id="computer.new.row"><translation>En solo</translation></message>
    <message id="computer.new.side"><translation>Jouer {seat} et laisser toutes les autres places à des ordinateurs</translation></message>
    <message id="computer.new.against"><translation>contre</translation></message>
    <message id="computer.new.level"><translation>Tous les ordinateurs jouent à ce niveau&#160;: {level}</translation></message>
    <message id="computer.new.name"><translation>Ordinateur, {level}</translation></message>
    <message id="computer.new.advice"><translation>Les conseils peuvent dire ce que ferait un ordinateur&#160;: tout le monde est d’accord</translation></message>
    <message id="computer.new.advice.brief"><translation>Conseils détaillés permis</translation></message>
    <message id="computer.card.title"><translation>Pourquoi les ordinateurs ont joué ainsi</translation></message>
    <message id="computer.card.none"><translation>Il n’y a encore rien à lire.</translation></message>
    <message id="computer.card.later"><translation>Certaines raisons révéleraient des choses cachées. Elles se lisent ici quand la partie est finie.</translation></message>
    <message id="computer.card.terms"><translation>Ce qui a été pesé</translation></message>
    <message id="computer.card.before"><translation>avant</translation></message>
    <message id="computer.card.after"><translation>après</translation></message>
    <message id="computer.card.second"><translation>Le second plan</translation></message>
    <message id="computer.card.open"><translation>Ce que personne ne sait encore</translation></message>
    <message id="computer.card.clocks"><translation>Le temps qui reste</translation></message>
    <message id="computer.card.rule"><translation>La règle derrière tout cela (F1)</translation></message>
    <message id="computer.card.close"><translation>Fermer</translation></message>
    <message id="computer.card.turn"><translation>{where}&#160;: {who}</translation></message>
    <message id="computer.card.estimate"><translation>{aim} ({estimate}&#160;%)</translation></message>
    <message id="computer.card.estimate.tip"><translation>Ce que l’ordinateur pense du plan, de 0&#160;% (perdu) à 100&#160;% (gagné)&#160;; cela classe les plans et n’est pas une probabilité.</translation></message>
    <message id="computer.advice.ask"><translation>Que feriez-vous&#160;?</translation></message>
    <message id="computer.advice.title"><translation>Ce que ferait un ordinateur</translation></message>
    <message id="computer.advice.waits"><translation>Je réfléchis…</translation></message>
    <message id="computer.advice.move"><translation>Mon prochain coup&#160;: {move}.</translation></message>
    <message id="computer.advice.none"><translation>Je ne sais pas.</translation></message>
    <message id="computer.advice.off"><translation>Dans une partie entre personnes, les conseils ne disent ce que ferait un ordinateur que si tout le monde était d’accord au départ.</translation></message>
</context>
</TS>
