<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Hints: what a decision is about, what is possible and what not, and what usually matters. No move is recommended. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- what the decision is about -->
    <message id="warriors.hints.about.keep">
        <translation>Choisissez les cartes à conserver&#160;; les autres sont écartées face cachée. Tout le monde choisit en même temps.</translation>
    </message>
    <message id="warriors.hints.about.wizard">
        <translation>Un nouveau magicien doit être posé sur une de vos factions&#160;: elle ne peut alors ni être attaquée, ni attaquer.</translation>
    </message>
    <message id="warriors.hints.about.flames">
        <translation>Attribuez une flamme à l’un de vos dragons. Chaque flamme lui permet de survivre à une comparaison perdue.</translation>
    </message>
    <message id="warriors.hints.about.kind">
        <translation>Bataille mixte&#160;: choisissez si c’est un dragon ou une bande de mercenaires qui combat.</translation>
    </message>
    <message id="warriors.hints.about.attack">
        <translation>C’est le tour de votre bataille simple&#160;: choisissez une de vos factions et sa cible. La cible doit être une faction du même peuple ou de son ennemi juré, ou un dragon.</translation>
    </message>
    <message id="warriors.hints.about.band">
        <translation>C’est le tour de votre bataille avec mercenaires&#160;: formez une bande avec des fantassins de vos factions. Vous choisirez ensuite sa cible.</translation>
    </message>
    <message id="warriors.hints.about.dragon">
        <translation>C’est le tour de votre bataille draconique&#160;: choisissez un de vos dragons et sa cible.</translation>
    </message>
    <message id="warriors.hints.about.target">
        <translation>La bande est formée&#160;: choisissez sa première cible.</translation>
    </message>
    <message id="warriors.hints.about.retarget">
        <translation>Votre cible a disparu avant le lancer des dés&#160;: choisissez-en une autre pour les mêmes attaquants.</translation>
    </message>
    <message id="warriors.hints.about.loss">
        <translation>Vous avez perdu une comparaison&#160;: choisissez la carte qui rejoint la pile de victoire du vainqueur.</translation>
    </message>
    <message id="warriors.hints.about.flame">
        <translation>Votre dragon a perdu une comparaison&#160;: défaussez une de ses flammes, ou perdez le dragon.</translation>
    </message>
    <message id="warriors.hints.about.go_on">
        <translation>L’attaque est finie&#160;: vous pouvez attaquer de nouveau la même cible, en charger une autre si c’est possible, ou terminer la carte Bataille.</translation>
    </message>
    <message id="warriors.hints.about.catapult.card">
        <translation>Une carte Bataille va être jouée. Avant que son propriétaire ne déclare quoi que ce soit, vous pouvez tirer à la catapulte.</translation>
    </message>
    <message id="warriors.hints.about.catapult.aim">
        <translation>Une attaque est déclarée. Avant les dés, vous pouvez tirer à la catapulte.</translation>
    </message>
    <message id="warriors.hints.about.catapult.dice">
        <translation>Les dés sont sur la table. Avant que l’on compte les arcs, vous pouvez tirer à la catapulte.</translation>
    </message>
    <message id="warriors.hints.about.catapult.after">
        <translation>Les pertes sont réglées. Avant que l’attaquant ne décide de la suite, vous pouvez tirer à la catapulte.</translation>
    </message>
    <message id="warriors.hints.about.catapult.last">
        <translation>Il n’y a plus de carte Bataille dans ce round. Avant la fin du round, vous pouvez tirer à la catapulte.</translation>
    </message>
    <!-- what is legal, a line for each group; head, things and places are names or lists of names -->
    <message id="warriors.hints.many" numerus="yes">
        <translation>
            <numerusform>{n} carte ou lieu</numerusform>
            <numerusform>{n} cartes ou lieux</numerusform>
        </translation>
    </message>
    <message id="warriors.hints.group.keep" numerus="yes">
        <translation>
            <numerusform>N’importe quelle carte de votre main&#160;: {things}.</numerusform>
            <numerusform>{n} cartes au choix parmi&#160;: {things}.</numerusform>
        </translation>
    </message>
    <message id="warriors.hints.group.band" numerus="yes">
        <translation>
            <numerusform>Une bande de {n}, parmi&#160;: {things}.</numerusform>
            <numerusform>Une bande de {n}, parmi&#160;: {things}.</numerusform>
        </translation>
    </message>
    <message id="warriors.hints.group.ward"><translation>Le magicien peut protéger&#160;: {places}.</translation></message>
    <message id="warriors.hints.group.assign"><translation>La flamme peut aller à&#160;: {places}.</translation></message>
    <message id="warriors.hints.group.declare"><translation>La bataille peut être&#160;: {things}.</translation></message>
    <message id="warriors.hints.group.attack"><translation>{head} → {places}.</translation></message>
    <message id="warriors.hints.group.attack.dragon"><translation>{head} peut attaquer&#160;: {places}.</translation></message>
    <message id="warriors.hints.group.target"><translation>Cibles possibles&#160;: {places}.</translation></message>
    <message id="warriors.hints.group.lose"><translation>À perdre&#160;: {things}.</translation></message>
    <message id="warriors.hints.group.flame.spend">
        <translation>Défausser une flamme pour garder le dragon.</translation>
    </message>
    <message id="warriors.hints.group.flame.give">
        <translation>Perdre le dragon, avec toutes ses flammes.</translation>
    </message>
    <message id="warriors.hints.group.again"><translation>Attaquer de nouveau la même cible.</translation></message>
    <message id="warriors.hints.group.charge">
        <translation>{head} peut camper pour charger&#160;: {places}.</translation>
    </message>
    <message id="warriors.hints.group.fire.warrior">
        <translation>Guerriers sur lesquels on peut tirer&#160;: {places}.</translation>
    </message>
    <message id="warriors.hints.group.fire.wizard">
        <translation>Magiciens sur lesquels on peut tirer&#160;: {places}.</translation>
    </message>
    <message id="warriors.hints.group.fire.dragon">
        <translation>Dragons sur lesquels on peut tirer&#160;: {places}.</translation>
    </message>
    <message id="warriors.hints.group.pass.card">
        <translation>Ne plus tirer jusqu’à la fin de cette carte Bataille.</translation>
    </message>
    <message id="warriors.hints.group.pass.round">
        <translation>Ne plus tirer de tout le round.</translation>
    </message>
    <!-- what cannot be done, and why -->
    <message id="warriors.hints.action.again"><translation>Attaquer de nouveau la même cible</translation></message>
    <message id="warriors.hints.action.charge"><translation>Une charge</translation></message>
    <message id="warriors.hints.action.catapult"><translation>Un tir</translation></message>
    <message id="warriors.hints.blocked.rule"><translation>{action} – {why}</translation></message>
    <message id="warriors.hints.blocked.nobody">
        <translation>{action}&#160;: aucune cible.</translation>
    </message>
    <message id="warriors.hints.blocked.wizard">
        <translation>{action}&#160;: un magicien protège la cible.</translation>
    </message>
    <!-- what usually matters: keeping and placing -->
    <message id="warriors.hints.advice.keep_no_battle">
        <translation>Vous n’avez aucune carte Bataille&#160;: dans ce round, vous ne ferez que vous défendre et tirer à la catapulte.</translation>
    </message>
    <message id="warriors.hints.advice.keep_draconic">
        <translation>Une bataille draconique demande un dragon, et vous n’en avez pas&#160;: elle serait défaussée sans effet.</translation>
    </message>
    <message id="warriors.hints.advice.keep_flames">
        <translation>Sans dragon, les flammes attendent devant vous qu’il en vienne un.</translation>
    </message>
    <message id="warriors.hints.advice.keep_growing">
        <translation>Avec ces cartes, vous seriez en tête ou à égalité&#160;: {things}. La plus grande faction reçoit le bonus à la fin.</translation>
    </message>
    <message id="warriors.hints.advice.keep_last_round">
        <translation>Dernier round&#160;: les cartes posées maintenant comptent pour les bonus, moins celles que vous perdrez au combat.</translation>
    </message>
    <message id="warriors.hints.advice.keep_passing">
        <translation>Magiciens et catapultes sont défaussés à la fin du round, utilisés ou non&#160;; guerriers, dragons et flammes restent.</translation>
    </message>
    <message id="warriors.hints.advice.keep_low_first">
        <translation>Les cartes Bataille à petit numéro sont jouées les premières&#160;; les grands numéros trouvent des factions affaiblies.</translation>
    </message>
    <message id="warriors.hints.advice.keep_secret">
        <translation>Les choix des autres sont révélés quand tout le monde a choisi.</translation>
    </message>
    <message id="warriors.hints.advice.wizard_stops">
        <translation>Vous avez une bataille simple à mener&#160;: une faction sous un magicien ne pourra pas s’en servir.</translation>
    </message>
    <message id="warriors.hints.advice.wizard_danger">
        <translation>Dans ces factions, une seule carte perdue ferait passer le bonus à un autre&#160;: {places}.</translation>
    </message>
    <message id="warriors.hints.advice.wizard_others">
        <translation>Regardez les cartes Bataille des autres&#160;: les simples atteignent le même peuple et son ennemi juré, les bandes et les dragons tout le monde.</translation>
    </message>
    <message id="warriors.hints.advice.wizard_band">
        <translation>Les fantassins sous un magicien peuvent quand même rejoindre une bande.</translation>
    </message>
    <message id="warriors.hints.advice.wizard_round">
        <translation>Un magicien reste où il est jusqu’à la fin du round&#160;; les catapultes peuvent le viser, lui et les guerriers qu’il protège.</translation>
    </message>
    <message id="warriors.hints.advice.flames_bare">
        <translation>Sans flamme, une seule comparaison perdue coûte le dragon&#160;: {places}.</translation>
    </message>
    <message id="warriors.hints.advice.flames_fixed">
        <translation>Une flamme attribuée ne change plus de dragon, et quitte la table avec lui.</translation>
    </message>
    <message id="warriors.hints.advice.flames_stay">
        <translation>Les flammes restent d’un round à l’autre, mais ne valent elles-mêmes aucun point.</translation>
    </message>
    <!-- what usually matters: the battles -->
    <message id="warriors.hints.advice.target_bonus">
        <translation>Une seule carte décide ici d’un bonus&#160;: {places}.</translation>
    </message>
    <message id="warriors.hints.advice.own_bonus">
        <translation>Un de vos bonus tient à une seule carte&#160;: {places}. Vous risquez de la perdre au combat.</translation>
    </message>
    <message id="warriors.hints.advice.attack_horse">
        <translation>Votre carte Bataille montre un cheval&#160;: la bataille finie, sa faction pourra charger quelqu’un d’autre.</translation>
    </message>
    <message id="warriors.hints.advice.archers_there">
        <translation>Comptez les arcs des deux camps. Archers présents&#160;: {places}.</translation>
    </message>
    <message id="warriors.hints.advice.catapults_around" numerus="yes">
        <translation>
            <numerusform>Les autres ont {n} catapulte qui peut encore intervenir.</numerusform>
            <numerusform>Les autres ont {n} catapultes qui peuvent encore intervenir.</numerusform>
        </translation>
    </message>
    <message id="warriors.hints.advice.attack_first">
        <translation>Seule la première attaque est obligatoire&#160;: vous pouvez vous arrêter après.</translation>
    </message>
    <message id="warriors.hints.advice.odds_dock">
        <translation>Le panneau «&#160;Chances&#160;» donne les chances de chaque attaque et sa valeur en points.</translation>
    </message>
    <message id="warriors.hints.advice.dragon_bare">
        <translation>Sans flamme, une seule comparaison perdue coûte le dragon&#160;: {places}.</translation>
    </message>
    <message id="warriors.hints.advice.kind_stays">
        <translation>Votre choix vaut jusqu’à la fin de la carte.</translation>
    </message>
    <message id="warriors.hints.advice.kind_same_targets">
        <translation>Les deux sortes attaquent n’importe quel peuple&#160;: ce qui diffère, c’est ce que vous risquez.</translation>
    </message>
    <message id="warriors.hints.advice.band_protected">
        <translation>Les fantassins sous un magicien peuvent aussi rejoindre la bande.</translation>
    </message>
    <message id="warriors.hints.advice.band_bonus">
        <translation>Les pertes viennent de la bande&#160;: voyez dans laquelle de vos factions une carte de moins coûterait un bonus.</translation>
    </message>
    <message id="warriors.hints.advice.band_no_bows">
        <translation>Une bande n’a pas d’arcs&#160;: des archers en face ajoutent 1 à leur meilleur dé.</translation>
    </message>
    <message id="warriors.hints.advice.band_anybody">
        <translation>Une bande attaque n’importe quel peuple et n’importe quel dragon, mais personne sous un magicien.</translation>
    </message>
    <message id="warriors.hints.advice.dragon_dice">
        <translation>Un dragon lance toujours deux dés et ajoute 1 à chacun, en attaque comme en défense.</translation>
    </message>
    <message id="warriors.hints.advice.dragon_bows">
        <translation>Un dragon n’a pas d’arc&#160;: un seul archer en face suffit pour ajouter 1 au meilleur dé de l’ennemi.</translation>
    </message>
    <message id="warriors.hints.advice.retarget_free">
        <translation>Rien n’est perdu&#160;: la première attaque vise simplement une autre cible.</translation>
    </message>
    <message id="warriors.hints.advice.loss_band">
        <translation>La carte perdue peut être de n’importe quel peuple de la bande&#160;: voyez où une carte de moins coûterait un bonus.</translation>
    </message>
    <message id="warriors.hints.advice.loss_attacker">
        <translation>Vous attaquez&#160;: sans bouclier, la bataille est finie&#160;; sans cheval, pas de charge.</translation>
    </message>
    <message id="warriors.hints.advice.loss_types">
        <translation>Un fantassin donne un dé, un archer améliore le meilleur dé, un cavalier permet une charge.</translation>
    </message>
    <message id="warriors.hints.advice.loss_points">
        <translation>Pour les points, tous les types se valent&#160;: deux pour le vainqueur, et une carte de moins dans votre faction.</translation>
    </message>
    <message id="warriors.hints.advice.flame_bonus">
        <translation>Si vous perdez ce dragon, vous perdez ou partagez le bonus du plus grand nombre de dragons.</translation>
    </message>
    <message id="warriors.hints.advice.flame_worth">
        <translation>Une flamme ne rapporte rien&#160;; un dragon perdu vaut deux points pour le vainqueur.</translation>
    </message>
    <message id="warriors.hints.advice.flame_again">
        <translation>Une flamme annule une comparaison perdue&#160;; la question se repose à la suivante.</translation>
    </message>
    <message id="warriors.hints.advice.few_shields" numerus="yes">
        <translation>
            <numerusform>Plus que {n} bouclier pour les dés rouges&#160;: moins de dés, moins de chances.</numerusform>
            <numerusform>Plus que {n} boucliers pour les dés rouges&#160;: moins de dés, moins de chances.</numerusform>
        </translation>
    </message>
    <message id="warriors.hints.advice.charge_camp">
        <translation>La carte qui campe est hors jeu jusqu’à la fin de la bataille&#160;: son symbole ne compte pas, et elle ne peut pas être perdue.</translation>
    </message>
    <message id="warriors.hints.advice.go_on_stop">
        <translation>L’égalité va au défenseur&#160;: chaque attaque de plus est un risque, et s’arrêter ne coûte rien.</translation>
    </message>
    <!-- what usually matters: catapults -->
    <message id="warriors.hints.advice.shot_bonus">
        <translation>Une seule carte décide ici d’un bonus&#160;: {places}.</translation>
    </message>
    <message id="warriors.hints.advice.shot_wizard">
        <translation>C’est le moment de détruire un magicien qui protège une cible de la bataille à venir.</translation>
    </message>
    <message id="warriors.hints.advice.shot_odds">
        <translation>Un guerrier ou un magicien est touché à partir de quatre, un dragon seulement par un six. La catapulte est perdue dans tous les cas.</translation>
    </message>
    <message id="warriors.hints.advice.shot_rest">
        <translation>La question vous sera posée à chaque étape&#160;; vous pouvez renoncer à tirer pour cette carte Bataille ou pour le round.</translation>
    </message>
    <message id="warriors.hints.advice.shot_use">
        <translation>Les catapultes qui restent à la fin du round sont défaussées.</translation>
    </message>
    <message id="warriors.hints.advice.shot_aim">
        <translation>C’est votre combat&#160;: un bouclier de moins, c’est un dé de moins, et sans bouclier l’attaquant ne peut plus lancer.</translation>
    </message>
    <message id="warriors.hints.advice.shot_dice">
        <translation>Les dés ne changent plus&#160;; seuls les arcs restent à compter, puis les pertes sont prises parmi les cartes restantes.</translation>
    </message>
    <message id="warriors.hints.advice.shot_after">
        <translation>Un tir maintenant peut mettre fin à la bataille, ou rendre l’attaque suivante plus difficile.</translation>
    </message>
    <message id="warriors.hints.advice.shot_last">
        <translation>C’est la dernière occasion du round de tirer à la catapulte.</translation>
    </message>
</context>
</TS>
