<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The table as lines on a terminal. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="warriors.stage.setup"><translation>Round {round}&#160;: pose des cartes de départ</translation></message>
    <message id="warriors.stage.keep"><translation>Round {round}&#160;: choix des cartes</translation></message>
    <message id="warriors.stage.place"><translation>Round {round}&#160;: pose des cartes conservées</translation></message>
    <message id="warriors.stage.battles"><translation>Round {round}&#160;: batailles</translation></message>
    <message id="warriors.stage.over"><translation>La partie est terminée</translation></message>
    <message id="warriors.table.piles"><translation>Pioche {pile}, défausse visible {discard}</translation></message>
    <message id="warriors.table.track"><translation>Cartes Bataille à venir&#160;: {battles}</translation></message>
    <message id="warriors.table.player"><translation>{name}, pile de victoire {pile}</translation></message>
    <message id="warriors.table.faction"><translation>{people}&#160;: fantassins {infantry}, archers {archers}, cavaliers {cavalry}</translation></message>
    <message id="warriors.table.wizards" numerus="yes">
        <translation>
            <numerusform>{faction}, sous {n} magicien</numerusform>
            <numerusform>{faction}, sous {n} magiciens</numerusform>
        </translation>
    </message>
    <message id="warriors.table.dragon" numerus="yes">
        <translation>
            <numerusform>dragon {number}, {n} flamme</numerusform>
            <numerusform>dragon {number}, {n} flammes</numerusform>
        </translation>
    </message>
    <message id="warriors.table.catapults"><translation>catapultes&#160;: {count}</translation></message>
    <message id="warriors.table.flames"><translation>flammes en attente&#160;: {count}</translation></message>
    <message id="warriors.table.battles"><translation>cartes Bataille&#160;: {cards}</translation></message>
    <message id="warriors.table.hand"><translation>main&#160;: {cards}</translation></message>
    <message id="warriors.table.kept"><translation>cartes conservées&#160;: {cards}</translation></message>
    <message id="warriors.table.laid"><translation>cartes écartées&#160;: {cards}</translation></message>
    <message id="warriors.table.fight"><translation>{card_the}&#160;: {side_plain} contre {target}</translation></message>
    <message id="warriors.table.card"><translation>En cours&#160;: {card}</translation></message>
    <message id="warriors.table.camp"><translation>campent&#160;: {cards}</translation></message>
    <message id="warriors.table.band"><translation>bande&#160;: {members}</translation></message>
    <message id="warriors.table.dice"><translation>dés&#160;: {red} contre {black}</translation></message>
</context>
</TS>
