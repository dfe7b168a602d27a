<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The log: what happened, a line each. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- preparation -->
    <message id="warriors.event.game_began"><translation>{dealer} distribue les cartes.</translation></message>
    <message id="warriors.event.round_began"><translation>Le round {round} commence.</translation></message>
    <message id="warriors.event.pile_shuffled" numerus="yes">
        <translation>
            <numerusform>Les cartes défaussées sont remélangées&#160;: la pioche compte {n} carte.</numerusform>
            <numerusform>Les cartes défaussées sont remélangées&#160;: la pioche compte {n} cartes.</numerusform>
        </translation>
    </message>
    <message id="warriors.event.hand_dealt"><translation>{seat} reçoit {cards}.</translation></message>
    <message id="warriors.event.battle_put_aside"><translation>{seat} met de côté {card_the} et reçoit une autre carte.</translation></message>
    <message id="warriors.event.head_start" numerus="yes">
        <translation>
            <numerusform>Handicap&#160;: {seat} reçoit {n} carte de plus.</numerusform>
            <numerusform>Handicap&#160;: {seat} reçoit {n} cartes de plus.</numerusform>
        </translation>
    </message>
    <message id="warriors.event.hand_chosen"><translation>{seat} a choisi&#160;: {cards}.</translation></message>
    <message id="warriors.event.cards_shown"><translation>{seat} dévoile {cards}.</translation></message>
    <message id="warriors.event.wizard_placed"><translation>{seat} pose un magicien sur {faction_own}.</translation></message>
    <message id="warriors.event.wizard_placed.alone"><translation>{seat} pose un magicien sur {faction_own}, sa seule faction.</translation></message>
    <message id="warriors.event.wizard_without_faction"><translation>{seat} n’a pas de faction&#160;: le magicien est défaussé.</translation></message>
    <message id="warriors.event.flames_assigned" numerus="yes">
        <translation>
            <numerusform>{seat} attribue {n} flamme ({dragon_plain}).</numerusform>
            <numerusform>{seat} attribue {n} flammes ({dragon_plain}).</numerusform>
        </translation>
    </message>
    <message id="warriors.event.flames_assigned.alone" numerus="yes">
        <translation>
            <numerusform>{seat} n’a qu’un dragon&#160;: {n} flamme pour {dragon_the}.</numerusform>
            <numerusform>{seat} n’a qu’un dragon&#160;: {n} flammes pour {dragon_the}.</numerusform>
        </translation>
    </message>
    <!-- battles -->
    <message id="warriors.event.card_taken_up"><translation>{seat} joue {card_the}.</translation></message>
    <message id="warriors.event.kind_declared"><translation>{seat} choisit pour {card_the}&#160;: {kind}.</translation></message>
    <message id="warriors.event.kind_declared.alone"><translation>{card_the}&#160;: seul choix possible, {kind}.</translation></message>
    <message id="warriors.event.card_unused"><translation>{seat} ne peut pas attaquer&#160;: {card_the} est défaussée.</translation></message>
    <message id="warriors.event.band_formed"><translation>{seat} forme une bande&#160;: {members}.</translation></message>
    <message id="warriors.event.attack_declared.first"><translation>{seat} attaque&#160;: {side_own} contre {target}.</translation></message>
    <message id="warriors.event.attack_declared"><translation>{seat} attaque de nouveau {target}.</translation></message>
    <message id="warriors.event.charged"><translation>{seat} charge {target}&#160;; {camp_a} campe ({side_people}).</translation></message>
    <message id="warriors.event.attack_void"><translation>La cible a disparu&#160;: {target}.</translation></message>
    <message id="warriors.event.dice_thrown"><translation>{seat} lance {red}, {defender} lance {black}.</translation></message>
    <message id="warriors.event.bows_counted"><translation>Arcs&#160;: {red} contre {black}. {better} ajoute 1 à son meilleur dé.</translation></message>
    <message id="warriors.event.bows_counted.equal"><translation>Arcs&#160;: {red} contre {black}, égalité.</translation></message>
    <message id="warriors.event.compared.1"><translation>Meilleurs dés&#160;: {red} contre {black}, {winner} l’emporte.</translation></message>
    <message id="warriors.event.compared.2"><translation>Seconds dés&#160;: {red} contre {black}, {winner} l’emporte.</translation></message>
    <message id="warriors.event.card_lost.battle"><translation>{seat} perd {card_a}, qui rejoint la pile de victoire ({winner}).</translation></message>
    <message id="warriors.event.card_lost.shot"><translation>{seat} perd {card_a} (tir), qui rejoint la pile de victoire ({winner}).</translation></message>
    <message id="warriors.event.nothing_to_lose"><translation>{seat} n’a plus de carte à perdre dans ce combat.</translation></message>
    <message id="warriors.event.flame_spent"><translation>{seat} défausse une flamme et garde {dragon_the}.</translation></message>
    <message id="warriors.event.flames_discarded" numerus="yes">
        <translation>
            <numerusform>{n} flamme est défaussée ({dragon_plain}).</numerusform>
            <numerusform>{n} flammes sont défaussées ({dragon_plain}).</numerusform>
        </translation>
    </message>
    <message id="warriors.event.wizards_discarded" numerus="yes">
        <translation>
            <numerusform>{n} magicien sans faction est défaussé ({seat}).</numerusform>
            <numerusform>{n} magiciens sans faction sont défaussés ({seat}).</numerusform>
        </translation>
    </message>
    <message id="warriors.event.campers_returned" numerus="yes">
        <translation>
            <numerusform>{seat} remet face visible {n} carte qui campait.</numerusform>
            <numerusform>{seat} remet face visible {n} cartes qui campaient.</numerusform>
        </translation>
    </message>
    <message id="warriors.event.band_returned"><translation>La bande se disperse&#160;: {members}.</translation></message>
    <message id="warriors.event.card_done.ended"><translation>{seat} met fin à {card_the}.</translation></message>
    <message id="warriors.event.card_done.side_gone"><translation>{card_the} est terminée&#160;: l’attaquant n’a plus de carte.</translation></message>
    <message id="warriors.event.card_done.no_shield"><translation>{card_the} est terminée&#160;: l’attaquant n’a plus de bouclier.</translation></message>
    <message id="warriors.event.card_done.no_target"><translation>{card_the} est terminée&#160;: il n’y a plus personne à attaquer.</translation></message>
    <!-- catapults -->
    <message id="warriors.event.shot.hit"><translation>{seat} tire à la catapulte sur {target} et lance {die}&#160;: touché.</translation></message>
    <message id="warriors.event.shot.miss"><translation>{seat} tire à la catapulte sur {target} et lance {die}&#160;: manqué.</translation></message>
    <message id="warriors.event.wizard_killed"><translation>{seat} perd son magicien ({faction_people}) et le défausse.</translation></message>
    <message id="warriors.event.rested.window"><translation>{seat} ne tire pas.</translation></message>
    <message id="warriors.event.rested.card"><translation>{seat} ne tirera plus pendant cette carte Bataille.</translation></message>
    <message id="warriors.event.rested.round"><translation>{seat} ne tirera plus pendant ce round.</translation></message>
    <!-- end of a round and of the game -->
    <message id="warriors.event.cleaned_up"><translation>{seat} défausse {catapults_count} et {wizards_count}.</translation></message>
    <message id="warriors.event.round_ended"><translation>Le round {round} est terminé.</translation></message>
    <message id="warriors.event.pile_scored" numerus="yes">
        <translation>
            <numerusform>{seat}&#160;: {n} carte dans la pile de victoire, {points_count}.</numerusform>
            <numerusform>{seat}&#160;: {n} cartes dans la pile de victoire, {points_count}.</numerusform>
        </translation>
    </message>
    <message id="warriors.event.bonus_scored"><translation>{seat} a la plus grande faction&#160;: {people}, {points_count}.</translation></message>
    <message id="warriors.event.bonus_scored.dragon"><translation>{seat} a le plus de dragons&#160;: {points_count}.</translation></message>
    <message id="warriors.event.game_ended.points"><translation>{winners} gagne la partie.</translation></message>
    <message id="warriors.event.game_ended.pile"><translation>{winners} gagne grâce à la plus grande pile de victoire.</translation></message>
    <message id="warriors.event.game_ended.shared"><translation>{winners} gagnent ensemble.</translation></message>
    <!-- what is counted -->
    <message id="warriors.count.points" numerus="yes">
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
    <message id="warriors.count.catapults" numerus="yes">
        <translation>
            <numerusform>{n} catapulte</numerusform>
            <numerusform>{n} catapultes</numerusform>
        </translation>
    </message>
    <message id="warriors.count.wizards" numerus="yes">
        <translation>
            <numerusform>{n} magicien</numerusform>
            <numerusform>{n} magiciens</numerusform>
        </translation>
    </message>
    <message id="warriors.count.cards" numerus="yes">
        <translation>
            <numerusform>{n} carte</numerusform>
            <numerusform>{n} cartes</numerusform>
        </translation>
    </message>
    <message id="warriors.count.dice" numerus="yes">
        <translation>
            <numerusform>{n} dé</numerusform>
            <numerusform>{n} dés</numerusform>
        </translation>
    </message>
    <message id="warriors.count.infantry" numerus="yes">
        <translation>
            <numerusform>{n} fantassin</numerusform>
            <numerusform>{n} fantassins</numerusform>
        </translation>
    </message>
    <message id="warriors.count.flames" numerus="yes">
        <translation>
            <numerusform>{n} flamme</numerusform>
            <numerusform>{n} flammes</numerusform>
        </translation>
    </message>
</context>
</TS>
