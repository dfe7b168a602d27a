<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Who decides what now; what is being decided, in a few words; how a game ended. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="warriors.decision.keep" numerus="yes">
        <translation>
            <numerusform>{seat}&#160;: choisir {n} carte à conserver.</numerusform>
            <numerusform>{seat}&#160;: choisir {n} cartes à conserver.</numerusform>
        </translation>
    </message>
    <message id="warriors.decision.wizard" numerus="yes">
        <translation>
            <numerusform>{seat}&#160;: choisir une faction pour le magicien.</numerusform>
            <numerusform>{seat}&#160;: choisir une faction pour ce magicien (encore {n}).</numerusform>
        </translation>
    </message>
    <message id="warriors.decision.flames" numerus="yes">
        <translation>
            <numerusform>{seat}&#160;: choisir un dragon pour la flamme.</numerusform>
            <numerusform>{seat}&#160;: choisir un dragon pour cette flamme (encore {n}).</numerusform>
        </translation>
    </message>
    <message id="warriors.decision.catapult"><translation>{seat}&#160;: tirer à la catapulte&#160;? ({place})</translation></message>
    <message id="warriors.decision.kind"><translation>{seat}&#160;: choisir le type de {card_the}.</translation></message>
    <message id="warriors.decision.attack"><translation>{seat}&#160;: choisir une faction et sa cible ({card_the}).</translation></message>
    <message id="warriors.decision.band" numerus="yes">
        <translation>
            <numerusform>{seat}&#160;: choisir {n} fantassin pour la bande ({card_the}).</numerusform>
            <numerusform>{seat}&#160;: choisir {n} fantassins pour la bande ({card_the}).</numerusform>
        </translation>
    </message>
    <message id="warriors.decision.dragon"><translation>{seat}&#160;: choisir un dragon et sa cible ({card_the}).</translation></message>
    <message id="warriors.decision.target"><translation>{seat}&#160;: choisir la cible de la bande.</translation></message>
    <message id="warriors.decision.retarget"><translation>{seat}&#160;: la cible a disparu&#160;; en choisir une autre ({place_people}).</translation></message>
    <message id="warriors.decision.loss">
        <translation>{seat}&#160;: choisir la carte à perdre ({place_people}).</translation>
    </message>
    <message id="warriors.decision.flame" numerus="yes">
        <translation>
            <numerusform>{seat}&#160;: défausser la flamme ou perdre {place_the}&#160;?</numerusform>
            <numerusform>{seat}&#160;: défausser une des {n} flammes ou perdre {place_the}&#160;?</numerusform>
        </translation>
    </message>
    <message id="warriors.decision.go_on"><translation>{seat}&#160;: attaquer encore, charger, ou terminer la carte Bataille&#160;?</translation></message>
    <!-- what is due, in a few words -->
    <message id="warriors.due.keep"><translation>choisir les cartes à conserver</translation></message>
    <message id="warriors.due.wizard"><translation>poser un magicien</translation></message>
    <message id="warriors.due.flames"><translation>attribuer les flammes</translation></message>
    <message id="warriors.due.catapult"><translation>tirer à la catapulte, ou non</translation></message>
    <message id="warriors.due.kind"><translation>choisir le type de la bataille mixte</translation></message>
    <message id="warriors.due.attack"><translation>déclarer une attaque</translation></message>
    <message id="warriors.due.band"><translation>former la bande</translation></message>
    <message id="warriors.due.dragon"><translation>déclarer l’attaque d’un dragon</translation></message>
    <message id="warriors.due.target"><translation>désigner la cible de la bande</translation></message>
    <message id="warriors.due.retarget"><translation>désigner une autre cible</translation></message>
    <message id="warriors.due.loss"><translation>choisir la carte perdue</translation></message>
    <message id="warriors.due.flame"><translation>défausser une flamme ou non</translation></message>
    <message id="warriors.due.go_on"><translation>poursuivre la bataille</translation></message>
    <!-- how a game ended -->
    <message id="warriors.ending.points"><translation>Le plus grand nombre de points l’emporte.</translation></message>
    <message id="warriors.ending.pile"><translation>Points égaux&#160;: la plus grande pile de victoire l’emporte.</translation></message>
    <message id="warriors.ending.shared"><translation>Points et piles de victoire égaux&#160;: la victoire est partagée.</translation></message>
</context>
</TS>
