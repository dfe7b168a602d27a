<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The window: buttons of the prompt, the docks. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="convicted.window.group.hero"><translation>Choisir un héros…</translation></message>
    <message id="convicted.window.group.place"><translation>Déplacer…</translation></message>
    <message id="convicted.window.group.defend"><translation>Défendre…</translation></message>
    <message id="convicted.window.group.fortify"><translation>Améliorer…</translation></message>
    <message id="convicted.window.group.build"><translation>Construire…</translation></message>
    <message id="convicted.window.group.entrench"><translation>Anneau…</translation></message>
    <message id="convicted.window.group.research"><translation>Rechercher…</translation></message>
    <message id="convicted.window.group.collect"><translation>Collecter…</translation></message>
    <message id="convicted.window.group.train"><translation>Entraîner…</translation></message>
    <message id="convicted.window.group.drill"><translation>Entraîner deux unités…</translation></message>
    <message id="convicted.window.group.make"><translation>Construire des engins…</translation></message>
    <message id="convicted.window.group.repair"><translation>Réparer…</translation></message>
    <message id="convicted.window.group.desert"><translation>Utiliser le déserteur…</translation></message>
    <message id="convicted.window.group.forge"><translation>Utiliser le faussaire…</translation></message>
    <message id="convicted.window.group.offer"><translation>Échanger…</translation></message>
    <message id="convicted.window.group.want"><translation>Demander…</translation></message>
    <message id="convicted.window.group.give"><translation>Faire un don</translation></message>
    <message id="convicted.window.group.answer"><translation>Répondre…</translation></message>
    <message id="convicted.window.group.sabotage"><translation>Saboter…</translation></message>
    <message id="convicted.window.group.inspire"><translation>Inspirer…</translation></message>
    <message id="convicted.window.group.cast"><translation>Utiliser un pouvoir…</translation></message>
    <message id="convicted.window.group.aim"><translation>Viser…</translation></message>
    <message id="convicted.window.group.direct"><translation>Diriger…</translation></message>
    <message id="convicted.window.group.storm"><translation>Envoyer à l’assaut…</translation></message>
    <message id="convicted.window.group.take"><translation>Retirer…</translation></message>
    <message id="convicted.window.group.fall"><translation>Choisir les pertes…</translation></message>
    <message id="convicted.window.group.regroup"><translation>Déplacer d’un pas…</translation></message>
    <message id="convicted.window.group.recall"><translation>Annuler un pas…</translation></message>
    <message id="convicted.window.group.group"><translation>Former les escouades…</translation></message>
    <message id="convicted.window.group.carry"><translation>Porter le bélier…</translation></message>
    <message id="convicted.window.group.guide"><translation>Utiliser l’oracle…</translation></message>
    <message id="convicted.window.group.face"><translation>Affecter…</translation></message>
    <message id="convicted.window.group.withdraw"><translation>Reprendre…</translation></message>
    <message id="convicted.window.group.absent"><translation>Illusions…</translation></message>
    <message id="convicted.window.group.demolish"><translation>Démolir…</translation></message>
    <message id="convicted.window.group.murder"><translation>Utiliser le meurtrier…</translation></message>
    <message id="convicted.window.group.destroy"><translation>Détruire…</translation></message>
    <message id="convicted.window.done.action"><translation>Terminer les actions</translation></message>
    <message id="convicted.window.done.trade"><translation>Ne pas échanger</translation></message>
    <message id="convicted.window.done.heretic"><translation>N’inspirer personne</translation></message>
    <message id="convicted.window.done.placing"><translation>Commencer le siège</translation></message>
    <message id="convicted.window.done.setup_powers"><translation>Commencer l’assaut</translation></message>
    <message id="convicted.window.done.aim"><translation>Confirmer les cibles</translation></message>
    <message id="convicted.window.done.aim_engines"><translation>Confirmer les cibles</translation></message>
    <message id="convicted.window.done.volley"><translation>S’arrêter là</translation></message>
    <message id="convicted.window.done.salvo"><translation>S’arrêter là</translation></message>
    <message id="convicted.window.done.boulders"><translation>S’arrêter là</translation></message>
    <message id="convicted.window.done.rain"><translation>S’arrêter là</translation></message>
    <message id="convicted.window.done.won"><translation>S’arrêter là</translation></message>
    <message id="convicted.window.done.murder"><translation>S’arrêter là</translation></message>
    <message id="convicted.window.done.quake"><translation>S’arrêter là</translation></message>
    <message id="convicted.window.done.paralysis"><translation>S’arrêter là</translation></message>
    <message id="convicted.window.done.fall"><translation>Confirmer</translation></message>
    <message id="convicted.window.done.rescue"><translation>Ne sauver personne</translation></message>
    <message id="convicted.window.done.revive"><translation>Confirmer</translation></message>
    <message id="convicted.window.done.storm"><translation>Terminer</translation></message>
    <message id="convicted.window.done.regroup"><translation>Terminer le regroupement</translation></message>
    <message id="convicted.window.done.melee_spells"><translation>Ne pas lancer de sort</translation></message>
    <message id="convicted.window.done.before_matching"><translation>Passer à la défense</translation></message>
    <message id="convicted.window.done.guide"><translation>Terminer les déplacements</translation></message>
    <message id="convicted.window.done.matching"><translation>Valider la défense</translation></message>
    <message id="convicted.window.done.demolition"><translation>Attendre</translation></message>
    <message id="convicted.window.done.murderer"><translation>Pas maintenant</translation></message>
    <message id="convicted.window.group"><translation>{what}…</translation></message>
    <message id="convicted.window.priced"><translation>{what} ({price})</translation></message>
    <message id="convicted.window.free"><translation>gratuit</translation></message>
    <message id="convicted.window.stock"><translation>Réserve : {resources}.</translation></message>
    <message id="convicted.window.left.action" numerus="yes">
        <translation><numerusform>Encore {n} action.</numerusform><numerusform>Encore {n} actions.</numerusform></translation>
    </message>
    <message id="convicted.window.left.placing" numerus="yes">
        <translation><numerusform>{n} unité ou engin attend en ville.</numerusform><numerusform>{n} unités et engins attendent en ville.</numerusform></translation>
    </message>
    <message id="convicted.window.left.placing.none"><translation>Personne n’attend en ville.</translation></message>
    <message id="convicted.window.left.regroup" numerus="yes">
        <translation><numerusform>{n} unité peut encore bouger.</numerusform><numerusform>{n} unités peuvent encore bouger.</numerusform></translation>
    </message>
    <message id="convicted.window.left.regroup.none"><translation>Plus aucune unité ne peut bouger.</translation></message>
    <message id="convicted.window.left.matching" numerus="yes">
        <translation><numerusform>{n} escouade est encore sans adversaire.</numerusform><numerusform>{n} escouades sont encore sans adversaire.</numerusform></translation>
    </message>
    <message id="convicted.window.left.matching.none"><translation>Plus personne à affecter. Cliquez sur « Valider la défense ».</translation></message>
    <message id="convicted.window.brings"><translation>{what} (+{n})</translation></message>
    <message id="convicted.theatre.fell"><translation>Tombé&#160;!</translation></message>
    <message id="convicted.theatre.destroyed"><translation>En ruines !</translation></message>
    <message id="convicted.theatre.level"><translation>Niveau {level}</translation></message>
    <message id="convicted.theatre.own"><translation>Défenseurs</translation></message>
    <message id="convicted.theatre.enemy"><translation>Ennemi</translation></message>
    <message id="convicted.theatre.leader"><translation>unité de front</translation></message>
    <message id="convicted.theatre.supports"><translation>soutiens</translation></message>
    <message id="convicted.theatre.die"><translation>dé</translation></message>
    <message id="convicted.theatre.resistance"><translation>résistance</translation></message>
    <message id="convicted.theatre.verdict.own"><translation>Les défenseurs l’emportent</translation></message>
    <message id="convicted.theatre.verdict.enemy"><translation>L’ennemi l’emporte</translation></message>
    <message id="convicted.theatre.verdict.tie"><translation>Égalité</translation></message>
    <message id="convicted.window.hint.garrison"><translation>Faites glisser les pièces de la ville sur les murs et les tours.</translation></message>
    <message id="convicted.window.hint.action"><translation>Cliquez sur un mur, un bâtiment ou une section de l’anneau pour voir les actions possibles.</translation></message>
    <message id="convicted.window.hint.placing"><translation>Faites glisser unités et engins partout où il y a de la place.</translation></message>
    <message id="convicted.window.hint.aim"><translation>Faites glisser les unités de tir sur la zone visée.</translation></message>
    <message id="convicted.window.hint.aim_engines"><translation>Faites glisser les engins sur la zone visée.</translation></message>
    <message id="convicted.window.hint.regroup"><translation>Faites glisser les unités sur une section adjacente.</translation></message>
    <message id="convicted.window.hint.matching"><translation>Faites glisser les unités du mur sur l’escouade d’en face.</translation></message>
    <message id="convicted.window.hint.direct"><translation>Faites glisser les ennemis sur la section visée.</translation></message>
    <message id="convicted.window.hint.direct_engines"><translation>Faites glisser les engins sur la section visée.</translation></message>
    <message id="convicted.window.hint.volley"><translation>Cliquez sur les ennemis à retirer.</translation></message>
    <message id="convicted.window.hint.salvo"><translation>Cliquez sur les ennemis à retirer.</translation></message>
    <message id="convicted.window.hint.boulders"><translation>Cliquez sur les ennemis à retirer.</translation></message>
    <message id="convicted.window.hint.fall"><translation>Cliquez sur les unités à retirer.</translation></message>
    <message id="convicted.window.side.N"><translation>nord</translation></message>
    <message id="convicted.window.side.NE"><translation>nord-est</translation></message>
    <message id="convicted.window.side.E"><translation>est</translation></message>
    <message id="convicted.window.side.SE"><translation>sud-est</translation></message>
    <message id="convicted.window.side.S"><translation>sud</translation></message>
    <message id="convicted.window.side.SW"><translation>sud-ouest</translation></message>
    <message id="convicted.window.side.W"><translation>ouest</translation></message>
    <message id="convicted.window.side.NW"><translation>nord-ouest</translation></message>
    <message id="convicted.window.propose"><translation>Proposer…</translation></message>
    <message id="convicted.window.agree" numerus="yes"><translation><numerusform>Jouer ce coup</numerusform><numerusform>Jouer ces {n} coups</numerusform></translation></message>
    <message id="convicted.window.proposed"><translation>Proposition&#160;: {what}</translation></message>
    <message id="convicted.window.times"><translation>{n} × {what}</translation></message>
    <message id="convicted.window.brief.fortify"><translation>Améliorer</translation></message>
    <message id="convicted.window.brief.build"><translation>Bâtiment</translation></message>
    <message id="convicted.window.brief.entrench"><translation>Anneau</translation></message>
    <message id="convicted.window.brief.research"><translation>Recherche</translation></message>
    <message id="convicted.window.brief.collect"><translation>Collecte</translation></message>
    <message id="convicted.window.brief.train"><translation>Entraîner</translation></message>
    <message id="convicted.window.brief.make"><translation>Engins</translation></message>
    <message id="convicted.window.brief.offer"><translation>Échange</translation></message>
    <message id="convicted.window.brief.repair"><translation>Réparer</translation></message>
    <message id="convicted.window.brief.desert"><translation>Déserteur</translation></message>
    <message id="convicted.window.brief.forge"><translation>Faussaire</translation></message>
    <message id="convicted.window.brief.drill"><translation>Par deux</translation></message>
    <message id="convicted.window.back"><translation>Retour</translation></message>
    <message id="convicted.window.more"><translation>Plus…</translation></message>
    <message id="convicted.window.log.fall"><translation>Perte choisie&#160;: {piece_the}.</translation></message>
    <message id="convicted.window.log.offer">
        <translation>{name} propose {resource_counted}. Coéquipier&#160;: {partner}.</translation>
    </message>
    <message id="convicted.window.log.done"><translation>{name} passe à la suite.</translation></message>
    <message id="convicted.window.end.victory"><translation>Victoire</translation></message>
    <message id="convicted.window.end.held"><translation>La forteresse a tenu jusqu’à la fin du tour {turn}.</translation></message>
    <message id="convicted.window.end.stormed"><translation>La forteresse est tombée au tour {turn}.</translation></message>
    <message id="convicted.window.end.ruined"><translation>La ville a été détruite au tour {turn}.</translation></message>
    <message id="convicted.window.end.fallen"><translation>Le dernier défenseur est tombé au tour {turn}.</translation></message>
    <message id="convicted.window.places.walls"><translation>Murs et tours</translation></message>
    <message id="convicted.window.places.enemy"><translation>Ennemi</translation></message>
    <message id="convicted.window.places.ring"><translation>Anneau</translation></message>
    <message id="convicted.window.places.town"><translation>Ville</translation></message>
    <message id="game.convicted.unused.action" numerus="yes">
        <translation><numerusform>{n} action inutilisée sera perdue.</numerusform><numerusform>{n} actions inutilisées seront perdues.</numerusform></translation>
    </message>
    <message id="game.convicted.unused.aim" numerus="yes">
        <translation><numerusform>{n} tireur sans cible ne tirera pas.</numerusform><numerusform>{n} tireurs sans cible ne tireront pas.</numerusform></translation>
    </message>
    <message id="game.convicted.unused.aim_engines" numerus="yes">
        <translation><numerusform>{n} tir d’engin sans cible sera perdu.</numerusform><numerusform>{n} tirs d’engins sans cible seront perdus.</numerusform></translation>
    </message>
    <message id="game.convicted.unused.direct" numerus="yes">
        <translation><numerusform>{n} tireur sans cible ne tirera pas.</numerusform><numerusform>{n} tireurs sans cible ne tireront pas.</numerusform></translation>
    </message>
    <message id="game.convicted.unused.direct_engines" numerus="yes">
        <translation><numerusform>{n} engin sans cible ne tirera pas.</numerusform><numerusform>{n} engins sans cible ne tireront pas.</numerusform></translation>
    </message>
    <message id="game.convicted.unused.placing" numerus="yes">
        <translation><numerusform>{n} unité ou engin attend encore en ville.</numerusform><numerusform>{n} unités et engins attendent encore en ville.</numerusform></translation>
    </message>
    <message id="game.convicted.unused.matching" numerus="yes">
        <translation><numerusform>{n} escouade n’a pas d’adversaire, alors que des unités sont libres.</numerusform><numerusform>{n} escouades n’ont pas d’adversaire, alors que des unités sont libres.</numerusform></translation>
    </message>
    <message id="game.convicted.progress"><translation>Tour {n}</translation></message>
</context>
</TS>
