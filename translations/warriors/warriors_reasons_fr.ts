<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why a move is refused: one sentence with its figures. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- who and when -->
    <message id="warriors.reason.not_asked">
        <translation>Pas maintenant&#160;: {seat} doit décider ({what}).</translation>
    </message>
    <message id="warriors.reason.game_over"><translation>La partie est terminée.</translation></message>
    <message id="warriors.reason.not_there"><translation>Absent de la table&#160;: {place}.</translation></message>
    <!-- preparation -->
    <message id="warriors.reason.keep_count"><translation>Il faut conserver exactement {limit_cards}, pas {count}.</translation></message>
    <message id="warriors.reason.not_in_hand"><translation>Cette carte n’est pas dans votre main&#160;: {card}.</translation></message>
    <message id="warriors.reason.already_final"><translation>Le choix des cartes à conserver est définitif pour ce round.</translation></message>
    <message id="warriors.reason.wizard_on_dragon"><translation>Un magicien ne peut pas protéger un dragon.</translation></message>
    <message id="warriors.reason.wizard_not_own"><translation>Cette faction n’est pas à vous&#160;: {place}. Un magicien ne protège qu’une de vos factions.</translation></message>
    <message id="warriors.reason.wizard_not_own.nowhere"><translation>Un magicien ne se pose que sur une de vos propres factions.</translation></message>
    <message id="warriors.reason.wizard_empty_faction"><translation>Vous n’avez aucune carte de cette faction&#160;: {place}.</translation></message>
    <message id="warriors.reason.wizard_fixed"><translation>Un magicien reste où il a été posé&#160;: {place}.</translation></message>
    <message id="warriors.reason.flames_left"><translation>Toutes les flammes doivent être attribuées&#160;: {count} sur {limit} le sont.</translation></message>
    <message id="warriors.reason.flame_fixed"><translation>Une flamme reste avec son dragon.</translation></message>
    <message id="warriors.reason.flame_not_own"><translation>Ce dragon n’est pas à vous&#160;: {place}.</translation></message>
    <message id="warriors.reason.flame_not_own.nowhere"><translation>Les flammes ne vont qu’à l’un de vos dragons.</translation></message>
    <!-- battles -->
    <message id="warriors.reason.must_attack"><translation>Si vous pouvez attaquer, vous devez le faire&#160;: {place_plain} → {target_plain}.</translation></message>
    <message id="warriors.reason.side_not_own"><translation>Vous n’attaquez qu’avec vos factions et vos dragons, pas avec {place}.</translation></message>
    <message id="warriors.reason.own_faction_protected" numerus="yes">
        <translation>
            <numerusform>Cette faction ne peut pas attaquer sous {n} magicien&#160;: {place}.</numerusform>
            <numerusform>Cette faction ne peut pas attaquer sous {n} magiciens&#160;: {place}.</numerusform>
        </translation>
    </message>
    <message id="warriors.reason.target_protected" numerus="yes">
        <translation>
            <numerusform>Cette cible est protégée par {n} magicien&#160;: {target}.</numerusform>
            <numerusform>Cette cible est protégée par {n} magiciens&#160;: {target}.</numerusform>
        </translation>
    </message>
    <message id="warriors.reason.no_shield"><translation>Aucun bouclier, ni dans la faction ni sur la carte Bataille&#160;: {place}.</translation></message>
    <message id="warriors.reason.wrong_people"><translation>Cette faction n’attaque que {same_the} et {enemy_the}, pas {people_the}.</translation></message>
    <message id="warriors.reason.own_target"><translation>La cible doit appartenir à un autre joueur&#160;: {target}.</translation></message>
    <message id="warriors.reason.faction_fixed"><translation>Avec cette carte Bataille, un seul camp attaque&#160;: {place}.</translation></message>
    <message id="warriors.reason.target_fixed"><translation>La cible de cette bataille reste la même&#160;: {target}.</translation></message>
    <message id="warriors.reason.dragon_needs_draconic"><translation>Un dragon n’attaque qu’avec une bataille draconique, pas avec {card_the}.</translation></message>
    <message id="warriors.reason.draconic_needs_dragon"><translation>{card_the} est réservée à un dragon.</translation></message>
    <message id="warriors.reason.one_dragon"><translation>Un seul dragon peut attaquer avec {card_the}.</translation></message>
    <message id="warriors.reason.band_size"><translation>La bande compte exactement {limit_infantry}, pas {count}&#160;; vous en avez {have}.</translation></message>
    <message id="warriors.reason.band_too_few"><translation>Fantassins de ce peuple ({people})&#160;: vous en avez {have}, pas {count}.</translation></message>
    <message id="warriors.reason.band_infantry_only"><translation>Une bande ne compte que des fantassins, pas {card_a}.</translation></message>
    <message id="warriors.reason.band_no_dragon"><translation>Un dragon n’entre jamais dans une bande.</translation></message>
    <message id="warriors.reason.kind_fixed"><translation>Le type de cette bataille mixte est déjà fixé.</translation></message>
    <message id="warriors.reason.kind_no_attack"><translation>Jouée comme {kind}, cette carte ne permet aucune attaque.</translation></message>
    <message id="warriors.reason.all_dice"><translation>Tous les dés doivent être lancés&#160;: {limit_dice}.</translation></message>
    <message id="warriors.reason.first_attack_due"><translation>La première attaque d’une bataille est obligatoire.</translation></message>
    <message id="warriors.reason.target_gone"><translation>La cible a disparu&#160;: {target}.</translation></message>
    <message id="warriors.reason.side_gone"><translation>Il ne reste personne du camp attaquant&#160;: {place}.</translation></message>
    <!-- charge -->
    <message id="warriors.reason.charge_mercenary"><translation>Une bande de mercenaires ne charge jamais.</translation></message>
    <message id="warriors.reason.charge_dragon"><translation>Un dragon ne charge jamais.</translation></message>
    <message id="warriors.reason.charge_no_horse">
        <translation>Une charge demande un cheval dans la faction ou sur la carte Bataille&#160;: {place}.</translation>
    </message>
    <message id="warriors.reason.camp_last_horse">
        <translation>Le dernier cavalier ne peut camper que si la carte Bataille porte un cheval.</translation>
    </message>
    <message id="warriors.reason.camp_no_shield"><translation>Il ne resterait aucun bouclier pour attaquer&#160;: {place}.</translation></message>
    <message id="warriors.reason.camp_nobody_left"><translation>Il ne resterait personne face visible pour charger&#160;: {place}.</translation></message>
    <message id="warriors.reason.camp_not_a_warrior"><translation>Seuls des guerriers de la faction campent, pas {card_a}.</translation></message>
    <message id="warriors.reason.camp_not_there"><translation>La faction n’a pas cette carte&#160;: {card}.</translation></message>
    <message id="warriors.reason.camp_already"><translation>Toutes ces cartes campent déjà&#160;: {card}.</translation></message>
    <message id="warriors.reason.charge_same_target"><translation>Une charge vise une autre cible que celle qu’on vient de quitter&#160;: {target}.</translation></message>
    <!-- catapults -->
    <message id="warriors.reason.no_window"><translation>Impossible de tirer pendant cette étape ({what}).</translation></message>
    <message id="warriors.reason.no_catapult"><translation>Vous n’avez pas de catapulte.</translation></message>
    <message id="warriors.reason.not_your_turn_in_window"><translation>{seat} peut tirer avant vous.</translation></message>
    <message id="warriors.reason.last_window">
        <translation>Dernière occasion de tirer&#160;: il n’y a plus de raison d’attendre.</translation>
    </message>
    <message id="warriors.reason.target_catapult"><translation>Une catapulte ne peut pas en détruire une autre.</translation></message>
    <message id="warriors.reason.target_battle"><translation>Une catapulte ne peut pas détruire une carte Bataille.</translation></message>
    <message id="warriors.reason.target_flame"><translation>Une catapulte ne peut pas détruire une flamme.</translation></message>
    <message id="warriors.reason.target_camping"><translation>Les cartes qui campent sont hors jeu&#160;: {card}.</translation></message>
    <message id="warriors.reason.target_pile"><translation>Une carte d’une pile de victoire ne peut pas être touchée.</translation></message>
    <message id="warriors.reason.target_own"><translation>On ne tire pas sur ses propres cartes&#160;: {card}.</translation></message>
    <!-- losses -->
    <message id="warriors.reason.loss_other_faction"><translation>Seules les cartes qui ont combattu peuvent être perdues&#160;: {place}.</translation></message>
    <message id="warriors.reason.loss_event_or_battle">
        <translation>Seuls des guerriers peuvent être perdus au combat.</translation>
    </message>
    <message id="warriors.reason.loss_camping">
        <translation>Une carte qui campe ne peut pas être perdue&#160;: {card}.</translation>
    </message>
    <message id="warriors.reason.loss_not_there"><translation>Vous n’avez pas cette carte&#160;: {card}.</translation></message>
    <message id="warriors.reason.no_flame"><translation>Aucune flamme n’est attribuée à ce dragon&#160;: {place}.</translation></message>
</context>
</TS>
