<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The card table in the window: its prompt, what lies where, its docks. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="dock.odds"><translation>Chances</translation></message>
    <message id="dock.standings"><translation>Classement</translation></message>
    <message id="dock.round"><translation>Round</translation></message>
    <message id="game.warriors.progress"><translation>Round {n}</translation></message>
    <message id="warriors.log.end"><translation>{name} met fin à la bataille.</translation></message>
    <!-- the letter on the cards of each people: draw others with tools/warriors_look.py -->
    <message id="warriors.letter.undead"><translation>M</translation></message>
    <message id="warriors.letter.dwarves"><translation>N</translation></message>
    <message id="warriors.letter.trolls"><translation>T</translation></message>
    <message id="warriors.letter.elves"><translation>E</translation></message>
    <message id="warriors.letter.goblins"><translation>G</translation></message>
    <message id="warriors.letter.barbarians"><translation>B</translation></message>
    <message id="warriors.desk.anybody"><translation>{when}. {names}&#160;: tirer à la catapulte&#160;?</translation></message>
    <message id="warriors.desk.speak"><translation>{name}&#160;: tirer ou passer…</translation></message>
    <message id="warriors.desk.speak.brief"><translation>{name}…</translation></message>
    <message id="warriors.desk.fire" numerus="yes">
        <translation><numerusform>{name}&#160;: tirer (une catapulte)</numerusform><numerusform>{name}&#160;: tirer (1 catapulte sur {n})</numerusform></translation>
    </message>
    <message id="warriors.desk.fire.brief" numerus="yes">
        <translation><numerusform>Tirer</numerusform><numerusform>Tirer 1/{n}</numerusform></translation>
    </message>
    <message id="warriors.desk.rest.window"><translation>{name}&#160;: pas maintenant</translation></message>
    <message id="warriors.desk.rest.window.brief"><translation>Pas maintenant</translation></message>
    <message id="warriors.desk.rest.attack"><translation>{name}&#160;: pas pendant cette attaque</translation></message>
    <message id="warriors.desk.rest.attack.brief"><translation>Pas cette attaque</translation></message>
    <message id="warriors.desk.rest.card"><translation>{name}&#160;: pas dans cette bataille</translation></message>
    <message id="warriors.desk.rest.card.brief"><translation>Pas cette bataille</translation></message>
    <message id="warriors.desk.rest.round"><translation>{name}&#160;: pas dans ce round</translation></message>
    <message id="warriors.desk.rest.round.brief"><translation>Pas ce round</translation></message>
    <message id="warriors.desk.nobody.card"><translation>Aucun tir dans cette bataille</translation></message>
    <message id="warriors.desk.nobody.card.brief"><translation>Aucun tir ici</translation></message>
    <message id="warriors.desk.nobody.round"><translation>Aucun tir dans ce round</translation></message>
    <message id="warriors.desk.nobody.round.brief"><translation>Aucun tir ce round</translation></message>
    <message id="warriors.desk.done.attack"><translation>Attaque sans tir</translation></message>
    <message id="warriors.desk.done.window"><translation>Pas de tir</translation></message>
    <message id="warriors.desk.back"><translation>Retour</translation></message>
    <message id="warriors.desk.open"><translation>Cliquez pour étaler ces cartes.</translation></message>
    <message id="warriors.desk.middle"><translation>Milieu de la table</translation></message>
    <message id="warriors.desk.hint.keep"><translation>Cliquez sur les cartes à conserver, ou faites-les glisser à droite.</translation></message>
    <message id="warriors.desk.hint.some"><translation>Cliquez sur une carte choisie pour la retirer.</translation></message>
    <message id="warriors.desk.hint.full"><translation>Cliquez sur «&#160;{button}&#160;», ou sur une carte choisie pour la retirer.</translation></message>
    <message id="warriors.desk.left.keep" numerus="yes">
        <translation><numerusform>{seat}&#160;: encore {n} carte à conserver.</numerusform><numerusform>{seat}&#160;: encore {n} cartes à conserver.</numerusform></translation>
    </message>
    <message id="warriors.desk.left.band" numerus="yes">
        <translation><numerusform>{seat}&#160;: encore {n} fantassin pour la bande.</numerusform><numerusform>{seat}&#160;: encore {n} fantassins pour la bande.</numerusform></translation>
    </message>
    <message id="warriors.desk.full.keep"><translation>{seat}&#160;: toutes les cartes sont choisies.</translation></message>
    <message id="warriors.desk.full.band"><translation>{seat}&#160;: la bande est au complet.</translation></message>
    <message id="warriors.desk.go_on.again"><translation>{seat}&#160;: attaquer encore ou terminer la carte Bataille&#160;?</translation></message>
    <message id="warriors.desk.go_on.charge"><translation>{seat}&#160;: charger une autre cible ou terminer la carte Bataille&#160;?</translation></message>
    <message id="warriors.desk.chosen"><translation>{seat}&#160;: votre choix est fait.</translation></message>
    <message id="warriors.desk.hint.chosen"><translation>Cliquez sur des cartes pour changer votre choix, ou confirmez.</translation></message>
    <message id="warriors.desk.hint.wizard"><translation>Faites glisser le magicien sur une faction.</translation></message>
    <message id="warriors.desk.hint.flames"><translation>Faites glisser la flamme sur un dragon.</translation></message>
    <message id="warriors.desk.hint.attack"><translation>Faites glisser une faction sur sa cible, ou cliquez sur l’une puis sur l’autre.</translation></message>
    <message id="warriors.desk.hint.dragon"><translation>Faites glisser un dragon sur sa cible, ou cliquez sur l’un puis sur l’autre.</translation></message>
    <message id="warriors.desk.hint.band"><translation>Cliquez sur les fantassins de la bande.</translation></message>
    <message id="warriors.desk.hint.target"><translation>Faites glisser la bande sur sa cible.</translation></message>
    <message id="warriors.desk.hint.retarget"><translation>Faites glisser les attaquants sur une autre cible.</translation></message>
    <message id="warriors.desk.hint.go_on"><translation>Pour charger, faites glisser la carte à faire camper sur la cible suivante.</translation></message>
    <message id="warriors.desk.piles"><translation>Pile de victoire</translation></message>
    <message id="warriors.desk.red"><translation>Dés de l’attaquant&#160;: {dice}</translation></message>
    <message id="warriors.desk.black"><translation>Dés du défenseur&#160;: {dice}</translation></message>
    <message id="warriors.desk.red.area"><translation>Dés de l’attaquant</translation></message>
    <message id="warriors.desk.black.area"><translation>Dés du défenseur</translation></message>
    <message id="warriors.desk.card.area"><translation>Carte Bataille en cours</translation></message>
    <message id="warriors.desk.band.area"><translation>Bande</translation></message>
    <message id="warriors.desk.track.area"><translation>Cartes Bataille à venir</translation></message>
    <message id="warriors.desk.hand.area"><translation>Main</translation></message>
    <message id="warriors.desk.kept.area"><translation>À conserver</translation></message>
    <message id="warriors.desk.pile.area"><translation>Pioche</translation></message>
    <message id="warriors.desk.discard.area"><translation>Défausse</translation></message>
    <message id="warriors.desk.part.catapults"><translation>catapultes</translation></message>
    <message id="warriors.desk.part.waiting"><translation>à poser</translation></message>
    <message id="warriors.desk.victory" numerus="yes">
        <translation><numerusform>Pile de victoire&#160;: {n} carte</numerusform><numerusform>Pile de victoire&#160;: {n} cartes</numerusform></translation>
    </message>
    <message id="warriors.desk.pile" numerus="yes">
        <translation><numerusform>Pioche&#160;: {n} carte</numerusform><numerusform>Pioche&#160;: {n} cartes</numerusform></translation>
    </message>
    <message id="warriors.desk.discard" numerus="yes">
        <translation><numerusform>Défausse&#160;: {n} carte</numerusform><numerusform>Défausse&#160;: {n} cartes</numerusform></translation>
    </message>
    <message id="warriors.desk.done.keep" numerus="yes">
        <translation><numerusform>Conserver {n} carte</numerusform><numerusform>Conserver ces {n} cartes</numerusform></translation>
    </message>
    <message id="warriors.desk.done.band" numerus="yes">
        <translation><numerusform>Former une bande de {n}</numerusform><numerusform>Former la bande de {n}</numerusform></translation>
    </message>
    <message id="warriors.desk.price.flame" numerus="yes">
        <translation><numerusform>Défausser sa dernière flamme</numerusform><numerusform>Défausser 1 de ses {n} flammes</numerusform></translation>
    </message>
    <message id="warriors.desk.price.dragon" numerus="yes">
        <translation><numerusform>Perdre le dragon&#160;: {n} point pour {name}</numerusform><numerusform>Perdre le dragon&#160;: {n} points pour {name}</numerusform></translation>
    </message>
    <message id="warriors.desk.burn"><translation>Défausser des flammes pendant toute cette bataille</translation></message>
    <message id="warriors.desk.burn.brief"><translation>Toute la bataille</translation></message>
    <message id="warriors.desk.stock"><translation>{where} · {name}&#160;: score {points}, pile de victoire {pile}</translation></message>
    <message id="warriors.desk.stock.hand"><translation>{where} · {name}&#160;: score {points}, pile de victoire {pile}, main {hand}</translation></message>
    <!-- odds: how an attack or a shot can end, and what it is worth -->
    <message id="warriors.odds.nothing"><translation>Dès qu’une attaque ou un tir est possible, ses chances et sa valeur s’affichent ici.</translation></message>
    <message id="warriors.odds.more" numerus="yes">
        <translation>
            <numerusform>{n} autre lancer possible. Sélectionnez une carte pour ne voir que ses chances.</numerusform>
            <numerusform>{n} autres lancers possibles. Sélectionnez une carte pour ne voir que ses chances.</numerusform>
        </translation>
    </message>
    <message id="warriors.odds.settled"><translation>Les dés sont fixés ici&#160;; sans cela, les chances seraient&#160;:</translation></message>
    <message id="warriors.odds.settled.dice"><translation>Les dés sont fixés ici ({dice})&#160;; sans cela, les chances seraient&#160;:</translation></message>
    <message id="warriors.odds.settled.red"><translation>rouges&#160;: {faces}</translation></message>
    <message id="warriors.odds.settled.black"><translation>noirs&#160;: {faces}</translation></message>
    <message id="warriors.odds.settled.catapult"><translation>catapulte&#160;: {faces}</translation></message>
    <message id="warriors.odds.against"><translation>Les dés vous sont toujours défavorables ici&#160;; sans cela, les chances seraient&#160;:</translation></message>
    <message id="warriors.odds.title"><translation>{side} → {target}</translation></message>
    <message id="warriors.odds.again"><translation>Nouvelle attaque → {target}</translation></message>
    <message id="warriors.odds.charge"><translation>Charge, {camp} campe → {target}</translation></message>
    <message id="warriors.odds.percent"><translation>{share}&#160;%</translation></message>
    <message id="warriors.odds.share"><translation>{what} {share}</translation></message>
    <message id="warriors.odds.attack"><translation>{won}–{lost}</translation></message>
    <message id="warriors.odds.hit"><translation>touché</translation></message>
    <message id="warriors.odds.miss"><translation>manqué</translation></message>
    <message id="warriors.odds.worth"><translation>Points&#160;: {own} {own_points}, {other} {other_points}</translation></message>
    <!-- standings -->
    <message id="warriors.standings.people"><translation>{people} ({bonus})</translation></message>
    <message id="warriors.standings.points"><translation>Points actuels</translation></message>
    <message id="warriors.standings.words.leads"><translation>{name} mène&#160;: {people}, {by} d’avance&#160;; son bonus&#160;: {bonus}</translation></message>
    <message id="warriors.standings.words.shares"><translation>{name} est à égalité&#160;: {people}&#160;; chacun reçoit le bonus de {bonus}</translation></message>
    <message id="warriors.standings.words.behind"><translation>{name}&#160;: {people}, {by} de retard&#160;; pas de bonus</translation></message>
    <message id="warriors.round.title"><translation>Le round {round} est terminé</translation></message>
    <message id="warriors.round.none"><translation>Après chaque round, vous voyez ici qui a gagné quoi.</translation></message>
    <message id="warriors.round.seat"><translation>{name}&#160;: score {points}</translation></message>
    <message id="warriors.round.won"><translation>Gagné&#160;: {cards}.</translation></message>
    <message id="warriors.round.won.none"><translation>Rien gagné.</translation></message>
    <message id="warriors.round.lost" numerus="yes">
        <translation><numerusform>{n} carte perdue.</numerusform><numerusform>{n} cartes perdues.</numerusform></translation>
    </message>
    <message id="warriors.round.left" numerus="yes">
        <translation><numerusform>{n} carte sur la table, pile de victoire {pile}.</numerusform><numerusform>{n} cartes sur la table, pile de victoire {pile}.</numerusform></translation>
    </message>
    <message id="warriors.standings.words.pile" numerus="yes">
        <translation><numerusform>{name}&#160;: {n} point pour la pile de victoire</numerusform><numerusform>{name}&#160;: {n} points pour la pile de victoire</numerusform></translation>
    </message>
    <message id="warriors.standings.words.total" numerus="yes">
        <translation><numerusform>{name}&#160;: {n} point à ce stade</numerusform><numerusform>{name}&#160;: {n} points à ce stade</numerusform></translation>
    </message>
    <!-- a new match -->
    <message id="option.warriors.seats.2"><translation>2</translation></message>
    <message id="option.warriors.seats.3"><translation>3</translation></message>
    <message id="option.warriors.seats.4"><translation>4</translation></message>
    <message id="option.warriors.seats.5"><translation>5</translation></message>
    <message id="option.warriors.seats.6"><translation>6</translation></message>
    <message id="option.warriors.seats.2.words"><translation>Duel.</translation></message>
    <message id="option.warriors.seats.3.words"><translation>Chacun pour soi.</translation></message>
    <message id="option.warriors.seats.4.words"><translation>Le maximum avec le jeu de base.</translation></message>
    <message id="option.warriors.seats.5.words"><translation>Uniquement avec Les Hordes draconiques.</translation></message>
    <message id="option.warriors.seats.6.words"><translation>Uniquement avec Les Hordes draconiques.</translation></message>
    <message id="option.warriors.box.base.words"><translation>Six peuples, magiciens et catapultes&#160;: 110 cartes.</translation></message>
    <message id="option.warriors.box.hordes.words"><translation>Avec les dragons et leurs flammes&#160;: 165 cartes.</translation></message>
    <message id="option.warriors.dealer.lot.words"><translation>Donneur tiré au sort.</translation></message>
    <message id="option.warriors.dealer.a.words"><translation>Ce joueur distribue&#160;; le joueur à sa gauche commence.</translation></message>
    <message id="option.warriors.dealer.b.words"><translation>Ce joueur distribue&#160;; le joueur à sa gauche commence.</translation></message>
    <message id="option.warriors.dealer.c.words"><translation>Ce joueur distribue&#160;; le joueur à sa gauche commence.</translation></message>
    <message id="option.warriors.dealer.d.words"><translation>Ce joueur distribue&#160;; le joueur à sa gauche commence.</translation></message>
    <message id="option.warriors.dealer.e.words"><translation>Ce joueur distribue&#160;; le joueur à sa gauche commence.</translation></message>
    <message id="option.warriors.dealer.f.words"><translation>Ce joueur distribue&#160;; le joueur à sa gauche commence.</translation></message>
    <message id="option.warriors.handicap.none.words"><translation>Chaque joueur commence avec le même nombre de cartes.</translation></message>
    <message id="option.warriors.handicap.a_1.words"><translation>Le joueur A commence avec 1 carte de plus.</translation></message>
    <message id="option.warriors.handicap.a_2.words"><translation>Le joueur A commence avec 2 cartes de plus.</translation></message>
    <message id="option.warriors.handicap.b_1.words"><translation>Le joueur B commence avec 1 carte de plus.</translation></message>
    <message id="option.warriors.handicap.b_2.words"><translation>Le joueur B commence avec 2 cartes de plus.</translation></message>
    <message id="option.warriors.handicap.c_1.words"><translation>Le joueur C commence avec 1 carte de plus.</translation></message>
    <message id="option.warriors.handicap.c_2.words"><translation>Le joueur C commence avec 2 cartes de plus.</translation></message>
    <message id="option.warriors.handicap.d_1.words"><translation>Le joueur D commence avec 1 carte de plus.</translation></message>
    <message id="option.warriors.handicap.d_2.words"><translation>Le joueur D commence avec 2 cartes de plus.</translation></message>
    <message id="option.warriors.handicap.e_1.words"><translation>Le joueur E commence avec 1 carte de plus.</translation></message>
    <message id="option.warriors.handicap.e_2.words"><translation>Le joueur E commence avec 2 cartes de plus.</translation></message>
    <message id="option.warriors.handicap.f_1.words"><translation>Le joueur F commence avec 1 carte de plus.</translation></message>
    <message id="option.warriors.handicap.f_2.words"><translation>Le joueur F commence avec 2 cartes de plus.</translation></message>
    <!-- how a battle is shown -->
    <message id="warriors.desk.pair.1"><translation>Meilleur dé</translation></message>
    <message id="warriors.desk.pair.2"><translation>Second dé</translation></message>
    <message id="warriors.desk.pair.bows"><translation>Arcs</translation></message>
    <message id="warriors.desk.pair.dragon"><translation>Dragon</translation></message>
    <message id="warriors.desk.wins"><translation>{name} l’emporte</translation></message>
    <message id="warriors.result.card"><translation>{red}&#160;: {black} – {winner} gagne {card_a}</translation></message>
    <message id="warriors.result.flame"><translation>{red}&#160;: {black} – {winner} l’emporte, {loser} défausse une flamme</translation></message>
    <message id="warriors.result.nothing"><translation>{red}&#160;: {black} – {winner} l’emporte, mais il ne reste aucune carte à prendre</translation></message>
    <message id="warriors.result.open"><translation>{red}&#160;: {black} – {winner} l’emporte</translation></message>
    <message id="warriors.result.fight"><translation>{card_the}&#160;: {side_plain} contre {target_plain}</translation></message>
    <message id="warriors.result.shot.card"><translation>Catapulte {die}&#160;: touché – {name} gagne {card_a}</translation></message>
    <message id="warriors.result.shot.wizard"><translation>Catapulte {die}&#160;: touché – le magicien est défaussé ({name})</translation></message>
    <message id="warriors.result.shot.miss"><translation>Catapulte {die}&#160;: manqué ({name})</translation></message>
    <message id="warriors.desk.kept.count"><translation>À conserver&#160;: {n} sur {size}</translation></message>
</context>
</TS>
