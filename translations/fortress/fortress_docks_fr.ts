<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The docks of Fortress: army cards and order markers, odds, the course of the round. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="dock.armies"><translation>Cartes d’armée</translation></message>
    <message id="fortress.army.of_two"><translation>{name}, armée {number}</translation></message>
    <message id="fortress.army.life"><translation>♥ {left}/{life}</translation></message>
    <message id="fortress.army.whole"><translation>{name}&#160;: vie {left} sur {life}, points restants {points} sur {all}</translation></message>
    <message id="fortress.army.stats"><translation>Déplacement&#160;{move}, portée&#160;{range}, attaque&#160;{attack}, défense&#160;{defence}</translation></message>
    <message id="fortress.army.lives"><translation>figurines&#160;: {alive} sur {figures}, vie&#160;: {left} sur {life}</translation></message>
    <message id="fortress.army.marker.lies"><translation>Marqueur d’ordre {marker} sur cette carte.</translation></message>
    <message id="fortress.army.marker.now"><translation>Marqueur d’ordre {marker}&#160;: c’est son tour.</translation></message>
    <message id="fortress.army.marker.spent"><translation>Marqueur d’ordre {marker}&#160;: tour joué.</translation></message>
    <message id="fortress.markers.title"><translation>{name}&#160;: marqueur d’ordre {marker}</translation></message>
    <message id="fortress.markers.how"><translation>Faites-le glisser sur l’une de vos cartes, ou cliquez sur l’emplacement libre de la carte.</translation></message>
    <message id="fortress.markers.held"><translation>Cliquez sur la carte pour le tour {marker}.</translation></message>
    <message id="fortress.markers.tip.next"><translation>Marqueur d’ordre {marker}&#160;: le prochain à poser</translation></message>
    <message id="fortress.markers.tip.later"><translation>Marqueur d’ordre {marker}&#160;: à poser plus tard</translation></message>
    <message id="fortress.markers.tip.lies"><translation>Marqueur d’ordre {marker}&#160;: il est sur une carte</translation></message>
    <message id="dock.chances"><translation>Chances</translation></message>
    <message id="fortress.odds.nothing"><translation>Aucune cible. Sélectionnez une figurine et pointez sur un hexagone&#160;: les risques du trajet (coups&#160;!, chutes ↓) s’affichent ici.</translation></message>
    <message id="fortress.odds.held"><translation>Aucune cible d’ici. Pointez sur un hexagone&#160;: les risques du trajet (coups&#160;!, chutes ↓) s’affichent ici.</translation></message>
    <message id="fortress.odds.more" numerus="yes">
        <translation>
            <numerusform>{n} autre attaque est possible.</numerusform>
            <numerusform>{n} autres attaques sont possibles.</numerusform>
        </translation>
    </message>
    <message id="fortress.odds.title"><translation>{figure} contre {target}</translation></message>
    <message id="fortress.odds.title.special"><translation>{figure}, {weapon}, contre {target}</translation></message>
    <message id="fortress.odds.row"><translation>{attack} dés contre {defence}, blessures en moyenne&#160;: {mean}</translation></message>
    <message id="fortress.odds.row.deadly"><translation>{attack} dés contre {defence}, détruite&#160;: {percent}</translation></message>
    <message id="fortress.odds.aim"><translation>{attack} dés contre {defence}&#160;: blessée {hit}, détruite {percent}</translation></message>
    <message id="fortress.odds.share.none"><translation>rien</translation></message>
    <message id="fortress.odds.share.wounded"><translation>blessée</translation></message>
    <message id="fortress.odds.share.destroyed"><translation>détruite</translation></message>
    <message id="fortress.odds.percent"><translation>{n}&#160;%</translation></message>
    <message id="fortress.odds.column.less"><translation>&lt;1&#160;%</translation></message>
    <message id="fortress.odds.column.more"><translation>&gt;99&#160;%</translation></message>
    <message id="fortress.odds.percent.less"><translation>moins de 1&#160;%</translation></message>
    <message id="fortress.odds.percent.more"><translation>plus de 99&#160;%</translation></message>
    <message id="fortress.odds.attack"><translation>Attaque {dice}&#160;: {terms}</translation></message>
    <message id="fortress.odds.defence"><translation>Défense {dice}&#160;: {terms}</translation></message>
    <message id="fortress.odds.further"><translation>Et {shields_count} sans lancer de dé</translation></message>
    <message id="fortress.odds.term"><translation>{count} pour {what}</translation></message>
    <message id="fortress.odds.result"><translation>Détruite&#160;: {percent}. Blessures en moyenne&#160;: {mean}&#160;; vie restante&#160;: {left}.</translation></message>
    <message id="fortress.odds.result.deadly"><translation>Détruite&#160;: {percent}. Un seul crâne non bloqué suffit.</translation></message>
    <message id="fortress.odds.twice"><translation>Avec les deux attaques, détruite&#160;: {percent}.</translation></message>
    <message id="fortress.odds.back"><translation>Contre-attaque&#160;: {percent} de chances de blesser {figure}, {dead} de la détruire.</translation></message>
    <message id="fortress.odds.also"><translation>Touche aussi {target}, {dice} dés de défense&#160;; détruite&#160;: {percent}.</translation></message>
    <message id="fortress.odds.way"><translation>{figure} → {place}</translation></message>
    <message id="fortress.odds.way.safe"><translation>Aucun coup, aucune chute en chemin.</translation></message>
    <message id="fortress.odds.cost.foot"><translation>{cost_count} sur {limit}&#160;: {steps_count}</translation></message>
    <message id="fortress.odds.cost.foot.up"><translation>{cost_count} sur {limit}&#160;: {steps_count}, {levels_count} à monter</translation></message>
    <message id="fortress.odds.cost.walk"><translation>{cost_count} sur {limit} par chemin de ronde et route&#160;: {steps_count}</translation></message>
    <message id="fortress.odds.cost.walk.up"><translation>{cost_count} sur {limit} par chemin de ronde et route&#160;: {steps_count}, {levels_count} à monter</translation></message>
    <message id="fortress.odds.cost.flown"><translation>{cost_count} sur {limit}&#160;: {steps_count} en vol, où les niveaux ne coûtent rien</translation></message>
    <message id="fortress.odds.way.result"><translation>Indemne&#160;: {none}. Détruite&#160;: {percent}&#160;; vie restante&#160;: {left}.</translation></message>
    <message id="fortress.odds.hazard.strike"><translation>(!) {striker} frappe à son départ&#160;: un dé</translation></message>
    <message id="fortress.odds.hazard.fall"><translation>(↓) Une chute de {levels_count}&#160;: {dice_count}</translation></message>
    <message id="fortress.odds.hazard.major"><translation>(↓↓) Une grande chute de {levels_count}&#160;: {dice_count}</translation></message>
    <message id="fortress.odds.hazard.extreme"><translation>(†) Chute extrême de {levels_count}&#160;: survie avec {need} ou plus au d20</translation></message>
    <message id="fortress.odds.try"><translation>{power}&#160;: {need} ou plus au d20, {percent}.</translation></message>
    <message id="fortress.odds.try.target"><translation>{power}, {target}&#160;: {need} ou plus au d20, {percent}.</translation></message>
    <message id="fortress.odds.clones"><translation>{power}&#160;: {percent} de chances d’un retour, {mean} en moyenne.</translation></message>
    <message id="fortress.script.no_wound"><translation>aucune blessure</translation></message>
    <message id="fortress.script.destroyed"><translation>détruite</translation></message>
    <message id="fortress.script.unharmed"><translation>indemne</translation></message>
    <message id="fortress.script.success"><translation>réussi</translation></message>
    <message id="fortress.script.failure"><translation>manqué</translation></message>
    <message id="fortress.script.broken"><translation>Détruite&#160;!</translation></message>
    <message id="fortress.drafting.title"><translation>{name} prend une carte&#160;: {points} points restants</translation></message>
    <message id="fortress.drafting.words"><translation>Chaque carte n’existe qu’en un exemplaire. Cliquez sur son bouton pour l’ajouter à l’armée.</translation></message>
    <message id="fortress.drafting.own"><translation>Dans l’armée&#160;: {cards}.</translation></message>
    <message id="fortress.drafting.away"><translation>Voir le champ de bataille</translation></message>
    <message id="fortress.drafting.again"><translation>Voir les cartes à prendre</translation></message>
    <message id="fortress.drafting.taken"><translation>Prise par {name}</translation></message>
    <message id="fortress.drafting.take"><translation>Prendre ({points})</translation></message>
    <message id="fortress.drafting.take_card"><translation>Prendre {card}</translation></message>
    <message id="fortress.drafting.life" numerus="yes">
        <translation>
            <numerusform>{n} point de vie</numerusform>
            <numerusform>{n} points de vie</numerusform>
        </translation>
    </message>
    <message id="dock.course"><translation>Round</translation></message>
    <message id="fortress.course.round"><translation>Round {round} sur {rounds}</translation></message>
    <message id="fortress.course.turn"><translation>Tour {turn} sur {turns}</translation></message>
    <message id="fortress.course.cell.now"><translation>marqueur {marker}, en cours&#160;: {card}</translation></message>
    <message id="fortress.course.cell.now.unknown"><translation>marqueur {marker}, en cours</translation></message>
    <message id="fortress.course.cell.spent"><translation>marqueur {marker}, terminé&#160;: {card}</translation></message>
    <message id="fortress.course.cell.spent.unknown"><translation>marqueur {marker}, terminé, sans carte</translation></message>
    <message id="fortress.course.cell.to_come"><translation>marqueur {marker}, à venir&#160;: {card}</translation></message>
    <message id="fortress.course.cell.to_come.unknown"><translation>marqueur {marker}, à venir, face cachée</translation></message>
    <message id="fortress.aim.flag.defender"><translation>{name} garde la forteresse et gagne si le drapeau flotte encore après {rounds} rounds.</translation></message>
    <message id="fortress.aim.flag.others"><translation>{name} attaque, et gagne dès que le drapeau est descendu ou qu’il ne reste aucun garde.</translation></message>
    <message id="fortress.aim.guards.defender"><translation>{name} garde la forteresse et gagne s’il reste un garde après {rounds} rounds.</translation></message>
    <message id="fortress.aim.guards.others"><translation>{name} attaque, et gagne dès qu’il ne reste aucun garde.</translation></message>
    <message id="fortress.aim.rescue.guards"><translation>{name} garde la porte&#160;: il faut la tenir, et avoir quelqu’un à l’intérieur, quand les héros arrivent.</translation></message>
    <message id="fortress.aim.rescue.rescued"><translation>{name} mène les renforts&#160;: {heroes} héros doivent passer derrière les murs avant la fin du round {rounds}.</translation></message>
    <message id="fortress.aim.rescue.others"><translation>{name} tend l’embuscade et gagne si les héros n’arrivent pas à temps.</translation></message>
    <message id="fortress.aim.run.runner"><translation>{name} court vers la porte et gagne dès que {runners} coureurs sont arrivés.</translation></message>
    <message id="fortress.aim.run.others"><translation>{name} chasse les coureurs et gagne s’il en reste trop peu ou si le temps est écoulé.</translation></message>
    <message id="fortress.course.flag.up"><translation>Le drapeau est en place&#160;: {name} gagne s’il y est encore après le dernier round.</translation></message>
    <message id="fortress.course.flag.down"><translation>Le drapeau est descendu.</translation></message>
    <message id="fortress.course.rescue"><translation>Héros à l’intérieur&#160;: {inside} sur {wanted}&#160;; peuvent encore y arriver&#160;: {left}.</translation></message>
    <message id="fortress.course.guard.in"><translation>{name} a bien une figurine à l’intérieur.</translation></message>
    <message id="fortress.course.guard.out"><translation>{name} n’a aucune figurine à l’intérieur&#160;: il en faut une.</translation></message>
    <message id="fortress.course.run"><translation>Coureurs arrivés&#160;: {home} sur {wanted}&#160;; {left} en vie.</translation></message>
    <message id="fortress.course.door"><translation>La porte&#160;: {state}, vie {left} sur {life}, contrôlée par {name}.</translation></message>
    <message id="fortress.course.door.plain"><translation>La porte&#160;: {state}.</translation></message>
</context>
</TS>
