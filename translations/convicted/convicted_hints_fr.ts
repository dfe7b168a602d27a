<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Hints: what a decision is about, what is possible and what not, and what usually matters. No move is recommended. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- what the decision is about -->
    <message id="convicted.hints.about.hero"><translation>Vous prenez l’un des héros restants. Son pouvoir sert une fois par tour.</translation></message>
    <message id="convicted.hints.about.garrison"><translation>Vous placez l’armée du début sur les murs, les tours et les emplacements.</translation></message>
    <message id="convicted.hints.about.sections"><translation>Choisissez les sections que vous défendez ce tour-ci.</translation></message>
    <message id="convicted.hints.about.action"><translation>Chaque action permet de construire, creuser, rechercher, collecter ou entraîner une fois. Réparer ne coûte pas d’action.</translation></message>
    <message id="convicted.hints.about.trade"><translation>Un autre joueur agit&#160;; entre-temps, vous pouvez proposer un don ou un échange.</translation></message>
    <message id="convicted.hints.about.want"><translation>Votre offre est faite&#160;: indiquez la contrepartie, ou faites-en un don.</translation></message>
    <message id="convicted.hints.about.answer"><translation>On vous propose un échange : vous acceptez ou refusez.</translation></message>
    <message id="convicted.hints.about.sabotage"><translation>Vos saboteurs sont entrés&#160;: choisissez leur cible.</translation></message>
    <message id="convicted.hints.about.heretic"><translation>L’hérétique peut inspirer un mur ou une tour, dont les unités tirent mieux ce tour-ci. L’ennemi n’est pas encore connu.</translation></message>
    <message id="convicted.hints.about.placing"><translation>Avant l’arrivée de l’armée, toutes les unités et tous les engins peuvent aller n’importe où, chacun une fois.</translation></message>
    <message id="convicted.hints.about.setup_powers"><translation>L’armée est en place&#160;: utilisez les pouvoirs de cette étape, ou lancez l’assaut.</translation></message>
    <message id="convicted.hints.about.paralysis"><translation>La paralysie retire deux unités ennemies&#160;: choisissez lesquelles.</translation></message>
    <message id="convicted.hints.about.ignition"><translation>L’embrasement retire un engin ennemi.</translation></message>
    <message id="convicted.hints.about.aim"><translation>Chaque unité de tir vise une zone ou ne tire pas. Les ennemis touchés sont retirés quand toutes ont visé.</translation></message>
    <message id="convicted.hints.about.aim_engines"><translation>Choisissez une zone pour chaque attaque de vos engins. Les dés sont lancés ensuite.</translation></message>
    <message id="convicted.hints.about.volley"><translation>Vos tirs ont touché une zone&#160;: choisissez les ennemis qui tombent, dans la limite de la puissance et du nombre de tireurs.</translation></message>
    <message id="convicted.hints.about.salvo"><translation>Vos engins ont touché une zone&#160;: choisissez ce qui tombe, dans la limite de la puissance et du nombre d’attaques.</translation></message>
    <message id="convicted.hints.about.direct"><translation>Choisissez la section visée par vos unités de tir&#160;: un mur ou une tour du côté où elles se trouvent.</translation></message>
    <message id="convicted.hints.about.direct_engines">
        <translation>Choisissez la section visée par chaque engin, avant le premier jet.</translation>
    </message>
    <message id="convicted.hints.about.fall"><translation>Des défenseurs doivent tomber&#160;: choisissez lesquels.</translation></message>
    <message id="convicted.hints.about.rescue"><translation>Des défenseurs vont tomber : une bénédiction peut encore en sauver.</translation></message>
    <message id="convicted.hints.about.revive"><translation>Des unités tombées reviennent à leur section, tant qu’il y a de la place.</translation></message>
    <message id="convicted.hints.about.storm"><translation>Vos unités de tir peuvent se joindre à l’assaut&#160;; elles combattent alors en mêlée.</translation></message>
    <message id="convicted.hints.about.regroup"><translation>Chacune de vos unités peut faire un pas&#160;: vers une section voisine, pour entrer au donjon ou pour en sortir.</translation></message>
    <message id="convicted.hints.about.squads">
        <translation>Vous formez les escouades devant un mur&#160;; la première de chacune est son unité de front.</translation>
    </message>
    <message id="convicted.hints.about.ram">
        <translation>Choisissez l’escouade du nord qui porte le bélier.</translation>
    </message>
    <message id="convicted.hints.about.boulders"><translation>Rochers et chaudron ont touché une zone d’assaut&#160;: choisissez les ennemis qui tombent, dans la limite de la puissance.</translation></message>
    <message id="convicted.hints.about.melee_spells"><translation>C’est le moment d’utiliser le déluge de pierres et le tremblement de terre, avant l’appariement.</translation></message>
    <message id="convicted.hints.about.rain"><translation>Des pierres sont tombées sur une zone&#160;: choisissez les ennemis qui tombent, dans la limite de la puissance.</translation></message>
    <message id="convicted.hints.about.quake"><translation>La terre tremble sous une escouade&#160;: choisissez les unités qui tombent, dans la limite de la moitié de son endurance.</translation></message>
    <message id="convicted.hints.about.before_matching">
        <translation>Avant l’appariement, vous pouvez utiliser l’oracle et l’aveuglement.</translation>
    </message>
    <message id="convicted.hints.about.guide"><translation>L’oracle déplace des unités vers n’importe quelle section.</translation></message>
    <message id="convicted.hints.about.matching">
        <translation>Affectez les unités de ce mur aux escouades ennemies. La première affectée est l’unité de front, les autres la soutiennent.</translation>
    </message>
    <message id="convicted.hints.about.absent">
        <translation>Illusions du Roi&#160;: une unité face à cette escouade ne compte pas&#160;; choisissez laquelle.</translation>
    </message>
    <message id="convicted.hints.about.demolition"><translation>Des géants en soutien peuvent frapper le mur maintenant, ou plus tard.</translation></message>
    <message id="convicted.hints.about.won">
        <translation>Vous avez vaincu une escouade&#160;: choisissez les pertes ennemies, dans la limite de la différence.</translation>
    </message>
    <message id="convicted.hints.about.murderer"><translation>Le meurtrier peut doubler les pertes d’une escouade vaincue.</translation></message>
    <message id="convicted.hints.about.murder"><translation>Pertes doublées&#160;: choisissez qui tombe encore.</translation></message>
    <message id="convicted.hints.about.destroy"><translation>Votre unité est dans la forteresse&#160;: choisissez le bâtiment qui perd un niveau.</translation></message>
    <!-- what is legal, a line for each group; head, things and places are names or lists of names -->
    <message id="convicted.hints.many" numerus="yes">
        <translation>
            <numerusform>{n} endroit ou pièce</numerusform>
            <numerusform>{n} endroits ou pièces</numerusform>
        </translation>
    </message>
    <message id="convicted.hints.blocked.rule"><translation>{action} – {why}</translation></message>
    <message id="convicted.hints.group.hero"><translation>Héros que l’on peut prendre : {things}.</translation></message>
    <message id="convicted.hints.group.place"><translation>{head} → {places}.</translation></message>
    <message id="convicted.hints.group.defend"><translation>Il y a {n} façons de choisir des sections.</translation></message>
    <message id="convicted.hints.group.fortify"><translation>Améliorer&#160;: {places}.</translation></message>
    <message id="convicted.hints.group.build"><translation>Construire&#160;: {things}.</translation></message>
    <message id="convicted.hints.group.entrench"><translation>Aménager {head}&#160;: {places}.</translation></message>
    <message id="convicted.hints.group.research"><translation>Rechercher&#160;: {things}.</translation></message>
    <message id="convicted.hints.group.collect"><translation>Collecter&#160;: {things}.</translation></message>
    <message id="convicted.hints.group.train"><translation>Entraîner ({head})&#160;: {places}.</translation></message>
    <message id="convicted.hints.group.train.instead"><translation>Entraîner ({head}) à la place d’une autre unité&#160;: {places}.</translation></message>
    <message id="convicted.hints.group.drill"><translation>Entraîner deux unités ({head})&#160;: {places}.</translation></message>
    <message id="convicted.hints.group.make"><translation>Construire ({head})&#160;: {places}.</translation></message>
    <message id="convicted.hints.group.make.instead"><translation>Construire ({head}) à la place d’un autre engin&#160;: {places}.</translation></message>
    <message id="convicted.hints.group.repair"><translation>Réparer&#160;: {places}.</translation></message>
    <message id="convicted.hints.group.desert"><translation>Le déserteur peut ajouter une unité ({head})&#160;: {places}.</translation></message>
    <message id="convicted.hints.group.forge"><translation>Faussaire&#160;: {things}.</translation></message>
    <message id="convicted.hints.group.offer"><translation>Proposer&#160;: {things}.</translation></message>
    <message id="convicted.hints.group.want"><translation>Demander&#160;: {things}.</translation></message>
    <message id="convicted.hints.group.give"><translation>En faire un don.</translation></message>
    <message id="convicted.hints.group.answer.yes"><translation>Vous pouvez accepter.</translation></message>
    <message id="convicted.hints.group.answer.no"><translation>Vous pouvez refuser.</translation></message>
    <message id="convicted.hints.group.sabotage"><translation>Saboter&#160;: {places}.</translation></message>
    <message id="convicted.hints.group.inspire">
        <translation>L’hérétique peut choisir&#160;: {places}.</translation>
    </message>
    <message id="convicted.hints.group.cast"><translation>Utilisable&#160;: {head}.</translation></message>
    <message id="convicted.hints.group.cast.target"><translation>{head}&#160;: {places}.</translation></message>
    <message id="convicted.hints.group.aim"><translation>{head} → {places}.</translation></message>
    <message id="convicted.hints.group.direct"><translation>{head} → {places}.</translation></message>
    <message id="convicted.hints.group.storm">
        <translation>Peuvent se joindre à l’assaut&#160;: {things}.</translation>
    </message>
    <message id="convicted.hints.group.take"><translation>Peuvent tomber ({head}) : {things}.</translation></message>
    <message id="convicted.hints.group.fall"><translation>Peuvent tomber : {things}.</translation></message>
    <message id="convicted.hints.group.regroup"><translation>{head} → {places}.</translation></message>
    <message id="convicted.hints.group.recall"><translation>{head}, retour&#160;: {places}.</translation></message>
    <message id="convicted.hints.group.group"><translation>{head} : peut rejoindre {places}.</translation></message>
    <message id="convicted.hints.group.carry"><translation>Peuvent porter le bélier : {places}.</translation></message>
    <message id="convicted.hints.group.guide"><translation>{head} → {places}.</translation></message>
    <message id="convicted.hints.group.face"><translation>{head} → {places}.</translation></message>
    <message id="convicted.hints.group.withdraw"><translation>Reprendre les unités face à&#160;: {places}.</translation></message>
    <message id="convicted.hints.group.absent"><translation>Ne pas compter&#160;: {things}.</translation></message>
    <message id="convicted.hints.group.demolish"><translation>Peuvent frapper : {things}.</translation></message>
    <message id="convicted.hints.group.murder"><translation>Doubler les pertes&#160;: {places}.</translation></message>
    <message id="convicted.hints.group.destroy"><translation>Peuvent perdre un niveau : {things}.</translation></message>
    <!-- what usually matters; general sentences, no move is recommended -->
    <message id="convicted.hints.advice.hero_builder"><translation>Déserteur et faussaire aident à bâtir à chaque tour&#160;; ils servent surtout dans une longue campagne.</translation></message>
    <message id="convicted.hints.advice.hero_fighter"><translation>Oracle, meurtrier et hérétique servent pendant le siège, où un seul combat peut tout décider.</translation></message>
    <message id="convicted.hints.advice.hero_together"><translation>Le sorcier ne vaut rien sans tour de mage.</translation></message>
    <message id="convicted.hints.advice.empty_wall"><translation>Aucun défenseur&#160;: {places}. Une escouade sans adversaire monte et détruit des bâtiments.</translation></message>
    <message id="convicted.hints.advice.garrison_walls"><translation>La mêlée n’a lieu que sur les murs&#160;; les lanciers d’une tour ne combattent que s’ils passent sur un mur.</translation></message>
    <message id="convicted.hints.advice.garrison_moves_again"><translation>Rien n’est définitif ici : avant chaque siège, tout peut être placé à nouveau.</translation></message>
    <message id="convicted.hints.advice.sections_answer">
        <translation>Vous décidez aussi pour les zones devant vos murs, par exemple quels ennemis vos tirs y retirent.</translation>
    </message>
    <message id="convicted.hints.advice.sections_share"><translation>Chacun peut construire et réparer partout&#160;: ce choix ne compte que pour le siège.</translation></message>
    <message id="convicted.hints.advice.weakest_wall"><translation>En ce moment, la défense est la plus faible ici&#160;: {places}. Hommes-loups et Hommes des Bois viennent là où le total de la force et de la résistance est le plus bas.</translation></message>
    <message id="convicted.hints.advice.actions_gone"><translation>Plus aucune action&#160;; réparations, échanges et héros restent possibles.</translation></message>
    <message id="convicted.hints.advice.last_action"><translation>C’est votre dernière action : regardez encore les murs avant de la dépenser.</translation></message>
    <message id="convicted.hints.advice.repair_free"><translation>Endommagés : {places}. Réparer coûte des ressources, mais pas d’action.</translation></message>
    <message id="convicted.hints.advice.ring_gap"><translation>Une seule section de l’anneau est ouverte devant un mur&#160;: {places}. Il faut les quatre pour que l’anneau agisse.</translation></message>
    <message id="convicted.hints.advice.library_first"><translation>Sans bibliothèque, aucune recherche&#160;; la plupart des unités fortes demandent une technologie.</translation></message>
    <message id="convicted.hints.advice.towers_reach"><translation>D’une tour au niveau de barrière, on ne tire que sur les zones d’assaut. Une plate-forme atteint les zones de déploiement.</translation></message>
    <message id="convicted.hints.advice.actions_lost"><translation>Actions restantes : {n}. Celles qui ne servent pas sont perdues.</translation></message>
    <message id="convicted.hints.advice.wood_first"><translation>Collecter rapporte peu&#160;; entraîner et construire décident du siège.</translation></message>
    <message id="convicted.hints.advice.trade_once"><translation>Chaque joueur peut lancer un échange par tour.</translation></message>
    <message id="convicted.hints.advice.trade_needs"><translation>Vous gagnez ou perdez ensemble&#160;: donnez les ressources à qui en aura bientôt besoin.</translation></message>
    <message id="convicted.hints.advice.want_gift"><translation>Un don ne demande pas de réponse.</translation></message>
    <message id="convicted.hints.advice.answer_free"><translation>Refuser ne coûte rien, et l’autre a utilisé son échange du tour.</translation></message>
    <message id="convicted.hints.advice.heretic_before"><translation>On ne sait encore ni qui vient ni d’où&#160;: mieux vaut une tour, qui couvre deux côtés.</translation></message>
    <message id="convicted.hints.advice.heretic_many"><translation>Le bonus vaut pour chaque unité de tir de cette section, à chacun de ses tirs.</translation></message>
    <message id="convicted.hints.advice.placing_ranged"><translation>Les unités de tir tirent mieux des tours de niveau 1 et plus&#160;; des murs, elles n’atteignent que la zone d’assaut.</translation></message>
    <message id="convicted.hints.advice.placing_once"><translation>Chaque pièce ne bouge qu’une fois&#160;: commencez par celles qui bloquent les autres.</translation></message>
    <message id="convicted.hints.advice.powers_keep"><translation>Chaque pouvoir sert une fois par tour&#160;; un pouvoir utilisé maintenant manquera pendant la mêlée.</translation></message>
    <message id="convicted.hints.advice.powers_return"><translation>Tous les pouvoirs reviennent au prochain tour : rien à garder au-delà de ce siège.</translation></message>
    <message id="convicted.hints.advice.strike_dearest"><translation>Les unités de front ennemies les plus fortes sont les plus dangereuses en mêlée.</translation></message>
    <message id="convicted.hints.advice.strike_baseline"><translation>Les pièces retirées maintenant ne comptent pas pour le moral&#160;; seules les pertes suivantes comptent.</translation></message>
    <message id="convicted.hints.advice.ignite_ram"><translation>Un bélier use les portes, une tour de siège annule la résistance du mur, un pont franchit l’anneau.</translation></message>
    <message id="convicted.hints.advice.few_melee"><translation>Il reste peu d’unités de mêlée ennemies : quand la dernière tombe, toutes fuient aussitôt.</translation></message>
    <message id="convicted.hints.advice.covered"><translation>Derrière un mur mobile&#160;: {places}. Il réduit le total de vos tirs&#160;: concentrez-les ici, ou ne tirez pas.</translation></message>
    <message id="convicted.hints.advice.aim_together"><translation>Les tirs sur une même zone s’additionnent, mais l’excédent est perdu&#160;: comptez les ennemis qui peuvent tomber avant de répartir vos tirs.</translation></message>
    <message id="convicted.hints.advice.aim_number"><translation>Vos tirs ne tuent jamais plus d’ennemis qu’il n’y a de tireurs.</translation></message>
    <message id="convicted.hints.advice.aim_before"><translation>Un ennemi tué en zone de déploiement n’atteint jamais vos murs.</translation></message>
    <message id="convicted.hints.advice.engines_afar"><translation>Engins ennemis en zone de déploiement : {things}. Catapultes, onagres et bombardes peuvent les y toucher.</translation></message>
    <message id="convicted.hints.advice.engines_once">
        <translation>Un engin sans cible ne tire pas cette manche.</translation>
    </message>
    <message id="convicted.hints.advice.dangers"><translation>Plus dangereux qu’ils n’en ont l’air : {things}.</translation></message>
    <message id="convicted.hints.advice.take_exact"><translation>La puissance restante est perdue&#160;: cherchez à l’utiliser entièrement.</translation></message>
    <message id="convicted.hints.advice.take_baseline"><translation>Le moral dépend du nombre de pièces perdues, pas de leur force&#160;: en retirer beaucoup de petites avance le test.</translation></message>
    <message id="convicted.hints.advice.pour_leaders"><translation>Si l’unité de front tombe, la plus forte des autres la remplace.</translation></message>
    <message id="convicted.hints.advice.fall_equal"><translation>On ne choisit qu’entre unités d’égale endurance : pensez au prochain combat.</translation></message>
    <message id="convicted.hints.advice.fall_melee"><translation>Les unités de tir tirent encore à la prochaine manche, sauf si elles ont combattu.</translation></message>
    <message id="convicted.hints.advice.rescue_one">
        <translation>Le bouclier sauve une unité&#160;: choisissez celle dont la perte laisserait une escouade sans adversaire.</translation>
    </message>
    <message id="convicted.hints.advice.rescue_later"><translation>Un pouvoir utilisé maintenant manque à la prochaine perte.</translation></message>
    <message id="convicted.hints.advice.revive_strong">
        <translation>Tout ce qui est tombé ici pendant ce siège peut revenir&#160;; si la place manque, choisissez les plus forts.</translation>
    </message>
    <message id="convicted.hints.advice.revive_room"><translation>Ce qui ne revient pas maintenant est perdu.</translation></message>
    <message id="convicted.hints.advice.stormed"><translation>Il y aura moins de défenseurs que d’escouades ici : {places}.</translation></message>
    <message id="convicted.hints.advice.regroup_keep"><translation>Par le donjon, une unité rejoint n’importe quelle section en deux manches&#160;: entrée, puis sortie.</translation></message>
    <message id="convicted.hints.advice.regroup_fired"><translation>Les unités de tir qui viennent de tirer restent où elles sont.</translation></message>
    <message id="convicted.hints.advice.regroup_two">
        <translation>Tous les pas se font en même temps&#160;: deux sections pleines peuvent échanger des unités.</translation>
    </message>
    <message id="convicted.hints.advice.spells_leaders">
        <translation>Les deux sorts agissent avant l’appariement&#160;: visez une escouade qui gagnerait sans cela.</translation>
    </message>
    <message id="convicted.hints.advice.blind_strongest"><translation>Une escouade aveuglée n’a pas besoin d’adversaire : vos unités sont libres pour les autres.</translation></message>
    <message id="convicted.hints.advice.oracle_fills"><translation>L’oracle peut mener des unités de murs tranquilles vers un mur qui ne tiendrait pas.</translation></message>
    <message id="convicted.hints.advice.guide_capacity"><translation>La section d’arrivée doit avoir de la place, et les unités quittent l’ancienne pour de bon.</translation></message>
    <message id="convicted.hints.advice.more_squads"><translation>{n} escouades, et moins de défenseurs&#160;: une au moins montera sur le mur. Choisissez laquelle.</translation></message>
    <message id="convicted.hints.advice.on_the_wall">
        <translation>Une unité de front montée sur le mur ne recule que si vous affrontez son escouade sans perdre.</translation>
    </message>
    <message id="convicted.hints.advice.face_leader">
        <translation>Seule la force de votre unité de front compte, les autres ajoutent leur soutien&#160;: répartissez d’abord vos unités les plus fortes.</translation>
    </message>
    <message id="convicted.hints.advice.face_none"><translation>Une escouade monte et détruit si elle n’a pas d’adversaire, ou si tous ses adversaires sont tombés.</translation></message>
    <message id="convicted.hints.advice.face_waits"><translation>Une escouade sans adversaire monte et détruit&#160;; si vous l’affrontez, même en perdant, elle ne détruit rien cette manche.</translation></message>
    <message id="convicted.hints.advice.face_ranged"><translation>Les unités de tir qui combattent maintenant ne tirent plus pendant ce siège.</translation></message>
    <message id="convicted.hints.advice.absent_weakest"><translation>Choisissez l’unité qui ajoute le moins.</translation></message>
    <message id="convicted.hints.advice.absent_falls"><translation>L’unité choisie peut tout de même tomber.</translation></message>
    <message id="convicted.hints.advice.won_leader"><translation>Retirer l’unité de front affaiblit le plus l’escouade&#160;; retirer beaucoup d’unités rapproche le test de moral.</translation></message>
    <message id="convicted.hints.advice.murder_wide">
        <translation>Ce pouvoir sert surtout contre une grande escouade largement battue.</translation>
    </message>
    <message id="convicted.hints.advice.murder_once"><translation>Le pouvoir revient au prochain tour, pas à la prochaine manche.</translation></message>
    <message id="convicted.hints.advice.murder_counted"><translation>Le total doublé comprend les pertes déjà subies par l’escouade.</translation></message>
    <message id="convicted.hints.advice.sabotage_main">
        <translation>Rien de ce que vous endommagez ne pourra être reconstruit avant le siège&#160;: les saboteurs viennent après la dernière action.</translation>
    </message>
    <message id="convicted.hints.advice.sabotage_moat"><translation>Une seule section supprimée ouvre l’anneau devant tout un mur.</translation></message>
    <message id="convicted.hints.advice.direct_together"><translation>Les tirs sur une même section forment une seule attaque, et la résistance n’est déduite qu’une fois&#160;: concentrez-les.</translation></message>
    <message id="convicted.hints.advice.direct_low"><translation>Plus la résistance est basse, plus les dégâts sont forts.</translation></message>
    <message id="convicted.hints.advice.direct_breach"><translation>Un mur tombé à zéro perd rochers et chaudron, une tour ses engins.</translation></message>
    <message id="convicted.hints.advice.storm_numbers"><translation>Avec davantage d’unités, vous pouvez former une escouade de plus.</translation></message>
    <message id="convicted.hints.advice.storm_no_return"><translation>Une unité qui se joint à l’assaut ne tirera plus.</translation></message>
    <message id="convicted.hints.advice.weak_spots">
        <translation>Sans défenseurs&#160;: {places}.</translation>
    </message>
    <message id="convicted.hints.advice.squads_leader"><translation>L’unité de front compte par sa force, les autres par leur soutien&#160;: mettez les plus fortes devant.</translation></message>
    <message id="convicted.hints.advice.squads_spread"><translation>Une escouade sans adversaire entre&#160;: formez plus d’escouades qu’il n’y a de défenseurs.</translation></message>
    <message id="convicted.hints.advice.ram_strong"><translation>Toutes les unités d’une escouade à bélier comptent pour sa force, pas seulement l’unité de front.</translation></message>
    <message id="convicted.hints.advice.ram_weak"><translation>Une escouade trop faible perd le bélier pour de bon.</translation></message>
    <message id="convicted.hints.advice.demolish_low">
        <translation>Plus la résistance du mur est basse, plus les dégâts sont forts.</translation>
    </message>
    <message id="convicted.hints.advice.demolish_once"><translation>Chaque géant frappe une fois par siège.</translation></message>
    <message id="convicted.hints.advice.destroy_powers">
        <translation>Une chapelle ou une tour de mage qui perd un niveau perd aussitôt le pouvoir de ce niveau.</translation>
    </message>
    <message id="convicted.hints.advice.destroy_last"><translation>Un bâtiment de niveau 1 est alors détruit&#160;: cela rapproche la fin de la partie.</translation></message>
</context>
</TS>
