<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The dock of the enemy: the forecast of a wave. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="convicted.docks.enemy.none"><translation>Pas encore d’ennemi.</translation></message>
    <message id="convicted.docks.enemy.four"><translation>La carte n’est pas encore tirée&#160;: chacune des {n} factions a une probabilité de {chance}.</translation></message>
    <message id="convicted.docks.enemy.known"><translation>{faction}, niveau {level}.</translation></message>
    <message id="convicted.docks.enemy.here"><translation>{faction}, niveau {level} ; moral {morale}.</translation></message>
    <message id="convicted.docks.enemy.morale"><translation>Ils fuient quand un dé dépasse leur moral ({morale} au début).</translation></message>
    <message id="convicted.docks.enemy.weakest"><translation>Ils attaquent le mur le plus vulnérable&#160;; les chances indiquées valent pour la situation actuelle.</translation></message>
    <message id="convicted.docks.enemy.chance"><translation>{direction} {chance}</translation></message>
    <message id="convicted.docks.enemy.directions"><translation>Direction principale : {what}.</translation></message>
    <message id="convicted.docks.enemy.loot"><translation>Butin : {loot}</translation></message>
    <message id="convicted.docks.enemy.beasts"><translation>Niveau tactique {tactics}&#160;: sans engins, toutes viennent de la direction principale et esquivent les tirs.</translation></message>
    <message id="convicted.docks.enemy.barbarians"><translation>Niveau tactique {tactics}&#160;: cibles tirées au dé.</translation></message>
    <message id="convicted.docks.enemy.wolfmen"><translation>Niveau tactique {tactics} : ils visent la résistance la plus faible.</translation></message>
    <message id="convicted.docks.enemy.forestmen"><translation>Niveau tactique {tactics} : ils visent la résistance la plus faible ; aucune bénédiction contre eux.</translation></message>
    <message id="convicted.docks.enemy.own"><translation>Niveau tactique {tactics}&#160;: comportement défini dans vos valeurs.</translation></message>
    <message id="convicted.docks.enemy.leaves"><translation>Butin :</translation></message>
    <message id="convicted.docks.wall.side"><translation>R {resistance} · unités {units}</translation></message>
    <message id="convicted.docks.wall.main"><translation>Si l’assaut principal vient ici ({chance})</translation></message>
    <message id="convicted.docks.wall.other"><translation>S’il vient ailleurs ({chance})</translation></message>
    <message id="convicted.docks.wall.is_main"><translation>Direction principale</translation></message>
    <message id="convicted.docks.wall.nobody"><translation>Personne ne vient ici.</translation></message>
    <message id="convicted.docks.wall.held"><translation>Retard d’une manche ({obstacle})&#160;: {pieces}.</translation></message>
    <message id="convicted.docks.wall.lost"><translation>Pertes au passage ({obstacle})&#160;: {pieces}.</translation></message>
    <message id="convicted.docks.wall.squad"><translation>{squad} : {strength} + d3 − {resistance} = {least} à {most}</translation></message>
    <message id="convicted.docks.wall.ram"><translation>frappe les portes</translation></message>
    <message id="convicted.docks.wall.nobody_faces"><translation>sans adversaire</translation></message>
    <message id="convicted.docks.wall.held_at"><translation>tient dans {share}&#160;% des cas</translation></message>
    <message id="convicted.docks.unknown.card"><translation>Inconnu : la carte qui sera tirée.</translation></message>
    <message id="convicted.docks.unknown.direction"><translation>Inconnus&#160;: la direction principale et la position des unités.</translation></message>
    <message id="convicted.docks.unknown.sabotage"><translation>Inconnu : ce que les saboteurs endommageront.</translation></message>
    <message id="convicted.docks.unknown.player"><translation>Inconnu : ce que fera le joueur qui mène l’ennemi.</translation></message>
    <message id="convicted.docks.unknown.dice"><translation>Non pris en compte&#160;: pertes sous les tirs avant la formation des escouades, pouvoirs.</translation></message>
    <message id="convicted.docks.sampled"><translation>Sièges simulés</translation></message>
    <message id="convicted.docks.sampled.done"><translation>{done} sur {wanted}</translation></message>
    <message id="convicted.docks.sampled.begin"><translation>Simuler</translation></message>
    <message id="convicted.docks.sampled.stop"><translation>Arrêter</translation></message>
    <message id="convicted.docks.sampled.go_on"><translation>Continuer</translation></message>
    <message id="convicted.docks.sampled.more"><translation>Continuer</translation></message>
    <message id="convicted.docks.sampled.tip"><translation>Simule ce siège de nombreuses fois, avec d’autres dés.</translation></message>
    <message id="convicted.docks.sampled.what"><translation>Issue du siège si plus personne n’agit d’ici là et si chacun suit une règle simple pendant le siège&#160;; seuls les dés changent.</translation></message>
    <message id="convicted.docks.sampled.unharmed"><translation>Ville intacte : {share} % (± {error})</translation></message>
    <message id="convicted.docks.sampled.lost"><translation>Partie perdue : {share} % (± {error})</translation></message>
    <message id="convicted.docks.sampled.levels"><translation>Niveaux de bâtiment perdus : {number} (± {error})</translation></message>
    <message id="convicted.docks.sampled.fallen"><translation>Défenseurs tombés : {number} (± {error})</translation></message>
    <message id="convicted.docks.sampled.rounds"><translation>Manches&#160;: {number} (± {error})</translation></message>
    <message id="convicted.docks.sampled.wall"><translation>{wall} {share} % (± {error})</translation></message>
    <message id="convicted.docks.sampled.walls">
        <translation>Risque qu’un ennemi entre&#160;: {what}</translation>
    </message>
</context>
</TS>
