<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The docks: town, technologies, powers, turns. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="dock.town"><translation>Ville</translation></message>
    <message id="dock.knowledge"><translation>Recherche</translation></message>
    <message id="dock.powers"><translation>Pouvoirs</translation></message>
    <message id="dock.squads"><translation>Escouades</translation></message>
    <message id="dock.turns"><translation>Tours</translation></message>
    <message id="dock.enemy"><translation>Ennemi</translation></message>
    <message id="dock.chronicle"><translation>Chronique</translation></message>
    <message id="dock.siege"><translation>Siège</translation></message>
    <message id="convicted.docks.siege.none"><translation>Pas encore de siège.</translation></message>
    <message id="convicted.docks.siege.before"><translation>Siège précédent</translation></message>
    <message id="convicted.docks.siege.after"><translation>Siège suivant</translation></message>
    <message id="convicted.docks.card.buildings"><translation>Bâtiments</translation></message>
    <message id="convicted.docks.card.units"><translation>Unités</translation></message>
    <message id="convicted.docks.card.engines"><translation>Engins</translation></message>
    <message id="convicted.docks.card.collect"><translation>Collecter</translation></message>
    <message id="convicted.docks.card.trade"><translation>Échange</translation></message>
    <message id="convicted.docks.card.heroes"><translation>Héros</translation></message>
    <message id="convicted.docks.card.blessings"><translation>Bénédictions</translation></message>
    <message id="convicted.docks.card.spells"><translation>Sorts</translation></message>
    <message id="convicted.docks.stock"><translation>Réserve&#160;: {resources}</translation></message>
    <message id="convicted.docks.actions_left" numerus="yes"><translation><numerusform>{n} action restante</numerusform><numerusform>{n} actions restantes</numerusform></translation></message>
    <message id="convicted.docks.first_player"><translation>Premier joueur</translation></message>
    <message id="convicted.docks.opens.resource"><translation>collecte ({resource})</translation></message>
    <message id="convicted.docks.opens.building"><translation>{building} {level}</translation></message>
    <message id="convicted.docks.opens.library"><translation>technologies de niveau {level}</translation></message>
    <message id="convicted.docks.opens.walls"><translation>murs de niveau {level}</translation></message>
    <message id="convicted.docks.opens.towers"><translation>tours de niveau {level}</translation></message>
    <message id="convicted.docks.opens.collect"><translation>collecte plus abondante</translation></message>
    <message id="convicted.docks.opens.militia"><translation>un ennemi entré n’endommage qu’un bâtiment au lieu de deux</translation></message>
    <message id="convicted.docks.opens.discipline"><translation>deux archers ou deux lanciers pour une action</translation></message>
    <message id="convicted.docks.gives.keep.1"><translation>passage pour les unités qui se regroupent</translation></message>
    <message id="convicted.docks.gives.keep.2"><translation>poste pour des unités de tir, dans toutes les directions</translation></message>
    <message id="convicted.docks.gives.keep.3"><translation>deux emplacements d’engins, et +2 en puissance de feu pour les unités postées</translation></message>
    <message id="convicted.docks.needs"><translation>Requis&#160;: {what}</translation></message>
    <message id="convicted.docks.needs.building"><translation>Requis&#160;: {building} {level}</translation></message>
    <message id="convicted.docks.free"><translation>Gratuit</translation></message>
    <message id="convicted.docks.costs"><translation>Coût&#160;: {resources}</translation></message>
    <message id="convicted.docks.waiting"><translation>En attente dans la ville : {pieces}.</translation></message>
    <message id="convicted.docks.open_now" numerus="yes"><translation><numerusform>{n} possible</numerusform><numerusform>{n} possibles</numerusform></translation></message>
    <message id="convicted.docks.usable_now" numerus="yes"><translation><numerusform>{n} maintenant</numerusform><numerusform>{n} maintenant</numerusform></translation></message>
    <message id="convicted.docks.building"><translation>{building} {level}</translation></message>
    <message id="convicted.docks.building.none"><translation>{building}&#160;: à construire</translation></message>
    <message id="convicted.docks.top_level"><translation>Niveau maximal</translation></message>
    <message id="convicted.docks.gives.now"><translation>Effet&#160;: {what}</translation></message>
    <message id="convicted.docks.gives.next"><translation>Niveau {level} : {what}</translation></message>
    <message id="convicted.docks.build"><translation>Construire</translation></message>
    <message id="convicted.docks.train"><translation>Entraîner</translation></message>
    <message id="convicted.docks.make"><translation>Fabriquer</translation></message>
    <message id="convicted.docks.take_hero"><translation>Choisir</translation></message>
    <message id="convicted.docks.powers.take">
        <translation>Choisissez un héros pour toute la partie.</translation>
    </message>
    <message id="convicted.docks.use"><translation>Utiliser</translation></message>
    <message id="convicted.docks.stock.count"><translation>{name} ({count})</translation></message>
    <message id="convicted.docks.unit"><translation>FO {strength} · SO {support} · EN {endurance} · PDF {fire}</translation></message>
    <message id="convicted.docks.unit.long"><translation>Force {strength}, soutien {support}, endurance {endurance}, puissance de feu {fire}</translation></message>
    <message id="convicted.docks.engine.power"><translation>{attacks} × ({plus} + d3)</translation></message>
    <message id="convicted.docks.engine.dice"><translation>{attacks} × d3</translation></message>
    <message id="convicted.docks.engine.wall"><translation>{power}, au pied du mur</translation></message>
    <message id="convicted.docks.engine.both"><translation>{power}, de près et de loin</translation></message>
    <message id="convicted.docks.engine.far"><translation>{power}, zones de déploiement</translation></message>
    <message id="convicted.docks.engine.tip"><translation>Puissance {power} ; endurance {endurance}</translation></message>
    <message id="convicted.docks.collect.note"><translation>{amount} par action</translation></message>
    <message id="convicted.docks.trade"><translation>Chacun peut proposer un don ou un échange par tour, d’un seul type de ressource.</translation></message>
    <message id="convicted.docks.trade.gift"><translation>En don</translation></message>
    <message id="convicted.docks.trade.yes"><translation>Accepter</translation></message>
    <message id="convicted.docks.trade.no"><translation>Refuser</translation></message>
    <message id="convicted.docks.trade.partner"><translation>Coéquipier</translation></message>
    <message id="convicted.docks.trade.resource"><translation>Ressource</translation></message>
    <message id="convicted.docks.trade.count"><translation>Quantité</translation></message>
    <message id="convicted.docks.trade.want"><translation>Demander</translation></message>
    <message id="convicted.docks.trade.offer"><translation>Proposer</translation></message>
    <message id="convicted.docks.level"><translation>Niveau {level}</translation></message>
    <message id="convicted.docks.level.open"><translation>disponible</translation></message>
    <message id="convicted.docks.level.closed"><translation>bibliothèque {level} requise (actuelle&#160;: {have})</translation></message>
    <message id="convicted.docks.technology.known"><translation>connue</translation></message>
    <message id="convicted.docks.technology.open"><translation>disponible</translation></message>
    <message id="convicted.docks.technology.closed"><translation>niveau de bibliothèque insuffisant</translation></message>
    <message id="convicted.docks.powers.now"><translation>Utilisables maintenant&#160;: {what}.</translation></message>
    <message id="convicted.docks.powers.none"><translation>Aucun pouvoir utilisable maintenant.</translation></message>
    <message id="convicted.docks.power.used"><translation>Utilisé ce tour-ci</translation></message>
    <message id="convicted.docks.no_blessings"><translation>Pas de bénédiction pendant ce siège</translation></message>
    <message id="convicted.docks.percent"><translation>{share} %</translation></message>
    <message id="convicted.docks.period.setup"><translation>mise en place</translation></message>
    <message id="convicted.docks.period.preparation"><translation>préparation</translation></message>
    <message id="convicted.docks.period.actions"><translation>actions</translation></message>
    <message id="convicted.docks.period.siege"><translation>siège</translation></message>
    <message id="convicted.docks.period.over"><translation>la partie est finie</translation></message>
    <message id="convicted.docks.turns.where"><translation>Tour {turn} sur {turns} : {period}.</translation></message>
    <message id="convicted.docks.turns.siege"><translation>Tour {turn} sur {turns}, siège, manche {round}, stade {stage}&#160;: {what}.</translation></message>
    <message id="convicted.docks.turns.actions" numerus="yes"><translation><numerusform>Tour {turn}&#160;: {n} action.</numerusform><numerusform>Tour {turn}&#160;: {n} actions.</numerusform></translation></message>
    <message id="convicted.docks.turns.bosses"><translation>Avec leur chef&#160;: {factions}.</translation></message>
    <message id="convicted.docks.turns.sabotage"><translation>Des saboteurs viennent avant le siège.</translation></message>
    <message id="convicted.docks.turns.last"><translation>Dernier tour.</translation></message>
    <message id="convicted.docks.turns.wave"><translation>Vague {number}.</translation></message>
    <message id="convicted.docks.turns.army"><translation>Direction principale&#160;: {main}&#160;; chacune des autres directions&#160;: {others}.</translation></message>
    <message id="convicted.docks.turns.north"><translation>Au nord, en plus : {pieces}.</translation></message>
    <message id="convicted.docks.turns.named"><translation>{faction} : {what}</translation></message>
    <message id="convicted.docks.turns.loot"><translation>Butin :</translation></message>
    <message id="convicted.docks.turns.loot.none"><translation>Aucun butin.</translation></message>
    <message id="convicted.docks.when.oracle"><translation>Début du stade 11</translation></message>
    <message id="convicted.docks.does.oracle"><translation>Déplace jusqu’à 3 unités, chacune de sa section vers n’importe quelle autre.</translation></message>
    <message id="convicted.docks.when.heretic"><translation>Début du siège, avant la carte</translation></message>
    <message id="convicted.docks.does.heretic"><translation>Unités de tir d’un mur ou d’une tour&#160;: +1 en puissance de feu ce tour-ci.</translation></message>
    <message id="convicted.docks.when.murderer"><translation>Fin du stade 12</translation></message>
    <message id="convicted.docks.does.murderer">
        <translation>Double les pertes d’une escouade vaincue.</translation>
    </message>
    <message id="convicted.docks.when.deserter"><translation>Pendant vos actions</translation></message>
    <message id="convicted.docks.does.deserter"><translation>Une unité gratuite d’un type disponible à la caserne, sans action.</translation></message>
    <message id="convicted.docks.when.forger"><translation>Pendant vos actions</translation></message>
    <message id="convicted.docks.does.forger"><translation>Échange trois ressources contre trois d’un autre type.</translation></message>
    <message id="convicted.docks.when.sorcerer"><translation>Quand le sort peut être lancé</translation></message>
    <message id="convicted.docks.does.sorcerer"><translation>Un sort supplémentaire de niveau 1 à 3, même s’il a déjà servi ce tour-ci.</translation></message>
    <message id="convicted.docks.when.shield"><translation>Quand des défenseurs vont tomber</translation></message>
    <message id="convicted.docks.does.shield"><translation>Sauve une unité qui allait être retirée.</translation></message>
    <message id="convicted.docks.when.reinforcement"><translation>Étape de préparation du siège</translation></message>
    <message id="convicted.docks.does.reinforcement"><translation>Une section gagne 1 en résistance ce tour-ci.</translation></message>
    <message id="convicted.docks.when.renewal"><translation>Stade 11</translation></message>
    <message id="convicted.docks.does.renewal"><translation>Une section regagne 3 en résistance.</translation></message>
    <message id="convicted.docks.when.protective_aura"><translation>Étape de préparation du siège</translation></message>
    <message id="convicted.docks.does.protective_aura"><translation>Une section ne subit aucun dégât ce tour-ci.</translation></message>
    <message id="convicted.docks.when.resurrection"><translation>Chaque fois que des défenseurs tombent</translation></message>
    <message id="convicted.docks.does.resurrection"><translation>Toutes les unités perdues sur une section pendant ce siège y reviennent.</translation></message>
    <message id="convicted.docks.when.rain_of_stones"><translation>Stade 10, après les rochers et les chaudrons</translation></message>
    <message id="convicted.docks.does.rain_of_stones"><translation>Une attaque de rochers supplémentaire, sur n’importe quelle zone d’assaut.</translation></message>
    <message id="convicted.docks.when.blinding"><translation>Début du stade 11</translation></message>
    <message id="convicted.docks.does.blinding"><translation>Une escouade est ignorée aux stades 11 à 13.</translation></message>
    <message id="convicted.docks.when.paralysis"><translation>Étape de préparation du siège</translation></message>
    <message id="convicted.docks.does.paralysis"><translation>Deux unités ennemies sont retirées.</translation></message>
    <message id="convicted.docks.when.ignition"><translation>Étape de préparation du siège</translation></message>
    <message id="convicted.docks.does.ignition"><translation>Un engin ennemi est retiré.</translation></message>
    <message id="convicted.docks.when.earthquake"><translation>Stade 10, après le déluge de pierres</translation></message>
    <message id="convicted.docks.does.earthquake"><translation>Retire la moitié d’une escouade (en endurance).</translation></message>
</context>
</TS>
