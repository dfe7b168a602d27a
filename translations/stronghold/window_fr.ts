<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window says of this game: its docks, its options, its prompts. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- docks -->
    <message id="dock.phase_cards"><translation>Cartes</translation></message>
    <message id="dock.buildings"><translation>Bâtiments</translation></message>
    <message id="dock.heroes"><translation>Héros</translation></message>
    <message id="dock.report"><translation>Assaut</translation></message>
    <message id="dock.glory"><translation>Gloire</translation></message>
    <message id="dock.supply"><translation>Réserve</translation></message>
    <!-- what Done leaves unused -->
    <message id="game.stronghold.unused.dispatch"><translation>Aucune troupe n’a été déployée ce tour-ci.</translation></message>
    <!-- new game -->
    <message id="option.stronghold.edition"><translation>Édition</translation></message>
    <message id="option.stronghold.edition.revised"><translation>Révisée</translation></message>
    <message id="option.stronghold.edition.revised.words">
        <translation>Les règles les plus récentes, avec les corrections relevées par les joueurs.</translation>
    </message>
    <message id="option.stronghold.edition.first"><translation>Première</translation></message>
    <message id="option.stronghold.edition.first.words">
        <translation>Les règles d’origine&#160;: autels sur les abords, chaudrons plus chers, davantage de composants en bois.</translation>
    </message>
    <message id="option.stronghold.cards"><translation>Cartes de phase</translation></message>
    <message id="option.stronghold.cards.ready"><translation>Jeu de départ</translation></message>
    <message id="option.stronghold.cards.ready.words">
        <translation>L’assaillant joue les cartes marquées d’une étoile : idéal pour une première partie.</translation>
    </message>
    <message id="option.stronghold.cards.draft"><translation>Choix des cartes</translation></message>
    <message id="option.stronghold.cards.draft.words">
        <translation>L’assaillant tire deux cartes de chaque phase et en garde une.</translation>
    </message>
    <message id="option.stronghold.handicap"><translation>Handicap</translation></message>
    <message id="option.stronghold.handicap.none"><translation>Aucun</translation></message>
    <message id="option.stronghold.handicap.none.words">
        <translation>Aucun camp ne reçoit de gloire supplémentaire.</translation>
    </message>
    <message id="option.stronghold.handicap.invader_2"><translation>Assaillant +2</translation></message>
    <message id="option.stronghold.handicap.invader_2.words"><translation>L’assaillant commence avec 2 points de gloire de plus.</translation></message>
    <message id="option.stronghold.handicap.invader_4"><translation>Assaillant +4</translation></message>
    <message id="option.stronghold.handicap.invader_4.words"><translation>L’assaillant commence avec 4 points de gloire de plus.</translation></message>
    <message id="option.stronghold.handicap.defender_2"><translation>Défenseur +2</translation></message>
    <message id="option.stronghold.handicap.defender_2.words"><translation>Le défenseur commence avec 2 points de gloire de plus.</translation></message>
    <message id="option.stronghold.handicap.defender_4"><translation>Défenseur +4</translation></message>
    <message id="option.stronghold.handicap.defender_4.words"><translation>Le défenseur commence avec 4 points de gloire de plus.</translation></message>
    <!-- prompt -->
    <message id="window.where.phase"><translation>phase {n}, {name}</translation></message>
    <message id="window.hint.draft"><translation>Cliquez sur la carte à garder.</translation></message>
    <message id="window.hint.flip">
        <translation>Retournez des cartes dans le panneau «&#160;Cartes&#160;», ou commencez le tour.</translation>
    </message>
    <message id="window.hint.cards">
        <translation>Faites glisser une tuile de la carte sur le plateau, ou cliquez sur un prix, puis sur un lieu en surbrillance.</translation>
    </message>
    <message id="window.hint.supplies">
        <translation>Sur la carte, cliquez sur l’unité à échanger, ou faites-y glisser une unité de votre main.</translation>
    </message>
    <message id="window.hint.dispatch">
        <translation>Cliquez sur un déploiement pour déplacer vos troupes&#160;; faites glisser un ordre de la carte sur un mur.</translation>
    </message>
    <message id="window.hint.dispatch.march"><translation>Cliquez sur un déploiement pour déplacer vos troupes.</translation></message>
    <message id="window.hint.dispatch.orders"><translation>Faites glisser un ordre de la carte sur un mur.</translation></message>
    <message id="window.hint.march">
        <translation>Faites glisser une unité en surbrillance vers un lieu en surbrillance, ou cliquez sur l’un puis sur l’autre. Molette, chiffres ou Maj&#160;: en déplacer plusieurs.</translation>
    </message>
    <message id="window.hint.march.a"><translation>Faites glisser une unité en surbrillance vers un mur, jusqu’à {number} par rempart. Maj ou molette&#160;: plusieurs.</translation></message>
    <message id="window.hint.march.b"><translation>Faites glisser une unité en surbrillance vers un rempart, jusqu’à {number} par abord. Maj ou molette&#160;: plusieurs.</translation></message>
    <message id="window.hint.march.c"><translation>Faites glisser des unités du camp vers un lieu en surbrillance, jusqu’à {number} par côté. Maj ou molette&#160;: plusieurs.</translation></message>
    <message id="window.hint.stone"><translation>Cliquez sur un mur en surbrillance, ou faites-y glisser la pierre.</translation></message>
    <message id="window.hint.spend">
        <translation>Faites glisser un sablier vers une action, ou une unité vers un lieu. Deux clics suffisent aussi.</translation>
    </message>
    <message id="window.hint.finish"><translation>Cliquez sur un lieu en surbrillance du plateau.</translation></message>
    <message id="window.hint.aim">
        <translation>Faites glisser une arme en surbrillance vers sa cible, ou cliquez sur l’une puis sur l’autre.</translation>
    </message>
    <message id="window.hint.shoot">
        <translation>Faites glisser un tireur en surbrillance vers sa cible, ou cliquez sur l’un puis sur l’autre. Molette, chiffres ou Maj&#160;: en prendre plusieurs.</translation>
    </message>
    <message id="window.hint.fire"><translation>Les flèches montrent qui tire sur quoi. « Annuler » retire la dernière.</translation></message>
    <message id="window.fire"><translation>Feu&#160;!</translation></message>
    <message id="window.hint.choose">
        <translation>Cliquez sur l’une des pièces en surbrillance sur le plateau.</translation>
    </message>
    <message id="window.choice.stone" numerus="yes">
        <translation>
            <numerusform>Poser la pierre gratuite</numerusform>
            <numerusform>Poser une pierre gratuite (encore {n})</numerusform>
        </translation>
    </message>
    <message id="window.choice.priced"><translation>{what} ({more})</translation></message>
    <message id="window.choice.dispatch"><translation>jusqu’à {number} unités, {price}</translation></message>
    <message id="window.board.barbican"><translation>Barbacane</translation></message>
    <!-- cards -->
    <message id="window.card.flip"><translation>Retourner : {name}</translation></message>
    <message id="window.card.flip.tip">
        <translation>Retourner la carte sur sa face spéciale «&#160;{name}&#160;» pour le reste de la partie&#160;; ses actions normales sont perdues.</translation>
    </message>
    <message id="window.cards.draft"><translation>{phase}&#160;: choisir la carte à garder</translation></message>
    <message id="window.cards.draft.words">
        <translation>Les autres cartes quittent le jeu. Celle que vous gardez pourra être retournée plus tard sur sa face spéciale «&#160;{special}&#160;»&#160;:</translation>
    </message>
    <message id="window.cards.draft.card"><translation>{phase}, carte {number}</translation></message>
    <message id="window.cards.flip"><translation>Retournez des cartes, ou laissez-les telles quelles</translation></message>
    <message id="window.cards.flip.words">
        <translation>Une carte retournée garde sa face spéciale jusqu’à la fin de la partie, et ses actions normales sont perdues. Commencez ensuite le tour.</translation>
    </message>
    <message id="window.cards.look"><translation>Les cartes de phase</translation></message>
    <message id="window.cards.look.words">
        <translation>Les actions de chaque carte, leur coût et leur effet. Chacune est possible une fois par tour.</translation>
    </message>
    <message id="window.cards.only_here"><translation>Uniquement sur cette carte</translation></message>
    <message id="window.cards.other_side">
        <translation>Retournée, pour le reste de la partie&#160;:</translation>
    </message>
    <message id="window.cards.keep"><translation>Garder cette carte</translation></message>
    <message id="window.cards.keep.brief"><translation>Garder</translation></message>
    <message id="window.cards.turn"><translation>Retourner</translation></message>
    <message id="window.cards.away"><translation>Voir le plateau</translation></message>
    <message id="window.cards.show"><translation>Afficher toutes les cartes</translation></message>
    <message id="window.card.used"><translation>utilisées&#160;: {used} sur {of}</translation></message>
    <message id="window.card.special"><translation>face spéciale</translation></message>
    <message id="window.card.offer"><translation>Cartes proposées</translation></message>
    <message id="window.hand.unit"><translation>En main : {units}</translation></message>
    <message id="window.price.resources" numerus="yes">
        <translation>
            <numerusform>{n} ressource</numerusform>
            <numerusform>{n} ressources</numerusform>
        </translation>
    </message>
    <message id="window.price.hourglasses" numerus="yes">
        <translation>
            <numerusform>{n} sablier</numerusform>
            <numerusform>{n} sabliers</numerusform>
        </translation>
    </message>
    <message id="window.price.pay"><translation>Payer avec {units}</translation></message>
    <message id="window.price.gain"><translation>Échanger {units}&#160;: {resources}</translation></message>
    <message id="window.button.begin"><translation>Commencer</translation></message>
    <message id="window.button.use"><translation>Utiliser</translation></message>
    <!-- buildings -->
    <message id="window.building.saboteur"><translation>saboteur</translation></message>
    <message id="window.building.fire"><translation>feu</translation></message>
    <message id="window.building.last_legs"><translation>jusqu’au dernier</translation></message>
    <message id="window.action.paid"><translation>sabliers&#160;: {paid} sur {cost}</translation></message>
    <message id="window.action.pay"><translation>Poser un sablier</translation></message>
    <message id="window.action.where"><translation>Choisissez l’emplacement</translation></message>
    <message id="window.purse.own" numerus="yes">
        <translation>
            <numerusform>{n} sablier à dépenser</numerusform>
            <numerusform>{n} sabliers à dépenser</numerusform>
        </translation>
    </message>
    <message id="window.purse.barricades" numerus="yes">
        <translation>
            <numerusform>{n} sablier pour l’atelier seulement</numerusform>
            <numerusform>{n} sabliers pour l’atelier seulement</numerusform>
        </translation>
    </message>
    <message id="window.purse.stone" numerus="yes">
        <translation>
            <numerusform>{n} composant en pierre à poser</numerusform>
            <numerusform>{n} composants en pierre à poser</numerusform>
        </translation>
    </message>
    <!-- heroes and deeds -->
    <message id="window.heroes.heroes"><translation>Héros</translation></message>
    <message id="window.heroes.dishonour"><translation>Actes déshonorants</translation></message>
    <message id="window.heroes.glory"><translation>Actes héroïques de l’assaillant</translation></message>
    <message id="window.hero.action"><translation>{hero} : {action}</translation></message>
    <message id="window.hero.possessed"><translation>possédé</translation></message>
    <message id="window.hero.speech" numerus="yes">
        <translation>
            <numerusform>Discours&#160;: {n} sablier</numerusform>
            <numerusform>Discours&#160;: {n} sabliers</numerusform>
        </translation>
    </message>
    <message id="window.deed.use"><translation>Utiliser</translation></message>
    <message id="window.deed.left">
        <translation>Vaut 1 point de gloire tant qu’il n’est pas utilisé</translation>
    </message>
    <message id="window.deed.gone"><translation>Utilisé</translation></message>
    <message id="window.deed.done"><translation>Accompli</translation></message>
    <message id="window.deed.progress"><translation>{have} sur {need}</translation></message>
    <!-- glory, supply, log, assault -->
    <message id="window.glory.turn"><translation>Tour {n} sur {of}</translation></message>
    <message id="window.supply.invader"><translation>Troupes de l’assaillant</translation></message>
    <message id="window.supply.defender"><translation>Unités du défenseur en réserve</translation></message>
    <message id="window.supply.pieces"><translation>Pièces restantes</translation></message>
    <message id="window.heap.camp"><translation>Camp</translation></message>
    <message id="window.heap.bag"><translation>Sac</translation></message>
    <message id="window.heap.discard"><translation>Défausse</translation></message>
    <message id="window.heap.paid"><translation>Payées ce tour-ci</translation></message>
    <message id="window.heap.sacrificed"><translation>Sacrifiés</translation></message>
    <message id="window.heap.free"><translation>En réserve</translation></message>
    <message id="window.log.hidden"><translation>un ordre face cachée</translation></message>
    <message id="window.report.none"><translation>Pas encore d’assaut.</translation></message>
    <message id="window.report.begun"><translation>L’assaut commence.</translation></message>
    <message id="window.report.count"><translation>{n} sur {of}</translation></message>
    <message id="window.report.side"><translation>{side} : {n}</translation></message>
    <message id="window.report.back"><translation>Précédent</translation></message>
    <message id="window.report.next"><translation>Suivant</translation></message>
    <message id="window.report.skip"><translation>À la fin</translation></message>
    <message id="tally.stronghold.points"><translation>Record de gloire</translation></message>
    <message id="tally.stronghold.turns"><translation>Siège le plus long</translation></message>
    <message id="tally.side.stronghold.invader"><translation>Assaillant</translation></message>
    <message id="tally.side.stronghold.defender"><translation>Défenseur</translation></message>
</context>
</TS>
