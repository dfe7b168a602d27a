<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The window: buttons of the prompt, the docks. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="convicted.window.group.hero"><translation>Héros…</translation></message>
    <message id="convicted.window.group.place"><translation>Déplacer…</translation></message>
    <message id="convicted.window.group.defend"><translation>Défendre…</translation></message>
    <message id="convicted.window.group.fortify"><translation>Fortifier…</translation></message>
    <message id="convicted.window.group.build"><translation>Bâtir…</translation></message>
    <message id="convicted.window.group.entrench"><translation>Enceinte extérieure…</translation></message>
    <message id="convicted.window.group.research"><translation>Rechercher…</translation></message>
    <message id="convicted.window.group.collect"><translation>Collecter…</translation></message>
    <message id="convicted.window.group.train"><translation>Entraîner…</translation></message>
    <message id="convicted.window.group.drill"><translation>Entraîner deux…</translation></message>
    <message id="convicted.window.group.make"><translation>Construire des engins…</translation></message>
    <message id="convicted.window.group.repair"><translation>Réparer…</translation></message>
    <message id="convicted.window.group.desert"><translation>Déserteur…</translation></message>
    <message id="convicted.window.group.forge"><translation>Faussaire…</translation></message>
    <message id="convicted.window.group.offer"><translation>Échanger…</translation></message>
    <message id="convicted.window.group.want"><translation>En échange…</translation></message>
    <message id="convicted.window.group.give"><translation>Un cadeau</translation></message>
    <message id="convicted.window.group.answer"><translation>Répondre…</translation></message>
    <message id="convicted.window.group.sabotage"><translation>Saboter…</translation></message>
    <message id="convicted.window.group.inspire"><translation>Inspirer…</translation></message>
    <message id="convicted.window.group.cast"><translation>Pouvoirs…</translation></message>
    <message id="convicted.window.group.aim"><translation>Viser…</translation></message>
    <message id="convicted.window.group.direct"><translation>Diriger…</translation></message>
    <message id="convicted.window.group.storm"><translation>Envoyer à l’assaut…</translation></message>
    <message id="convicted.window.group.take"><translation>Retirer…</translation></message>
    <message id="convicted.window.group.fall"><translation>Qui tombe…</translation></message>
    <message id="convicted.window.group.regroup"><translation>Un pas…</translation></message>
    <message id="convicted.window.group.recall"><translation>Revenir…</translation></message>
    <message id="convicted.window.group.group"><translation>Escouades…</translation></message>
    <message id="convicted.window.group.carry"><translation>Le bélier…</translation></message>
    <message id="convicted.window.group.guide"><translation>Oracle…</translation></message>
    <message id="convicted.window.group.face"><translation>Affronter…</translation></message>
    <message id="convicted.window.group.withdraw"><translation>Retirer de l’appariement…</translation></message>
    <message id="convicted.window.group.absent"><translation>Illusions…</translation></message>
    <message id="convicted.window.group.demolish"><translation>Démolir…</translation></message>
    <message id="convicted.window.group.murder"><translation>Meurtrier…</translation></message>
    <message id="convicted.window.group.destroy"><translation>Détruire…</translation></message>
    <message id="convicted.window.done.action"><translation>Finir les actions</translation></message>
    <message id="convicted.window.done.trade"><translation>Pas d’échange</translation></message>
    <message id="convicted.window.done.heretic"><translation>N’inspirer personne</translation></message>
    <message id="convicted.window.done.placing"><translation>Clore le placement</translation></message>
    <message id="convicted.window.done.setup_powers"><translation>Plus de pouvoirs</translation></message>
    <message id="convicted.window.done.aim"><translation>Tous ont visé</translation></message>
    <message id="convicted.window.done.aim_engines"><translation>Tous ont visé</translation></message>
    <message id="convicted.window.done.volley"><translation>Épargner le reste</translation></message>
    <message id="convicted.window.done.salvo"><translation>Épargner le reste</translation></message>
    <message id="convicted.window.done.boulders"><translation>Épargner le reste</translation></message>
    <message id="convicted.window.done.rain"><translation>Épargner le reste</translation></message>
    <message id="convicted.window.done.won"><translation>Épargner le reste</translation></message>
    <message id="convicted.window.done.murder"><translation>Épargner le reste</translation></message>
    <message id="convicted.window.done.quake"><translation>Épargner le reste</translation></message>
    <message id="convicted.window.done.paralysis"><translation>Épargner le reste</translation></message>
    <message id="convicted.window.done.fall"><translation>C’est tout</translation></message>
    <message id="convicted.window.done.rescue"><translation>Les laisser tomber</translation></message>
    <message id="convicted.window.done.revive"><translation>C’est tout</translation></message>
    <message id="convicted.window.done.storm"><translation>N’envoyer personne de plus</translation></message>
    <message id="convicted.window.done.regroup"><translation>Finir la réorganisation</translation></message>
    <message id="convicted.window.done.melee_spells"><translation>Pas de sort</translation></message>
    <message id="convicted.window.done.before_matching"><translation>Passer à l’appariement</translation></message>
    <message id="convicted.window.done.guide"><translation>Plus de déplacements</translation></message>
    <message id="convicted.window.done.matching"><translation>L’appariement est fait</translation></message>
    <message id="convicted.window.done.demolition"><translation>Attendre avec le reste</translation></message>
    <message id="convicted.window.done.murderer"><translation>Pas maintenant</translation></message>
    <message id="convicted.window.group"><translation>{what}…</translation></message>
    <message id="convicted.window.back"><translation>Retour</translation></message>
    <message id="convicted.window.more"><translation>Suite…</translation></message>
    <message id="convicted.window.log.done"><translation>{name} passe à la suite.</translation></message>
    <message id="convicted.window.end.turn"><translation>La partie s’est terminée au tour {turn}.</translation></message>
    <message id="convicted.window.places.walls"><translation>Murs et tours</translation></message>
    <message id="convicted.window.places.enemy"><translation>Ennemi</translation></message>
    <message id="convicted.window.places.ring"><translation>Enceinte extérieure</translation></message>
    <message id="convicted.window.places.town"><translation>Ville</translation></message>
    <message id="game.convicted.progress"><translation>Tour {n}</translation></message>
</context>
</TS>
