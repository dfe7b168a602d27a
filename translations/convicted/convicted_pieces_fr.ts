<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Names of units, engines and enemies, with their forms. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="convicted.piece.spearman"><translation>lancier</translation></message>
    <message id="convicted.piece.spearman.a"><translation>un lancier</translation></message>
    <message id="convicted.piece.spearman.the"><translation>le lancier</translation></message>
    <message id="convicted.piece.spearman.of"><translation>du lancier</translation></message>
    <message id="convicted.piece.spearman.at"><translation>au lancier</translation></message>
    <message id="convicted.piece.spearman.count" numerus="yes"><translation><numerusform>{n} lancier</numerusform><numerusform>{n} lanciers</numerusform></translation></message>
    <message id="convicted.piece.archer"><translation>archer</translation></message>
    <message id="convicted.piece.archer.a"><translation>un archer</translation></message>
    <message id="convicted.piece.archer.the"><translation>l’archer</translation></message>
    <message id="convicted.piece.archer.of"><translation>de l’archer</translation></message>
    <message id="convicted.piece.archer.at"><translation>à l’archer</translation></message>
    <message id="convicted.piece.archer.count" numerus="yes"><translation><numerusform>{n} archer</numerusform><numerusform>{n} archers</numerusform></translation></message>
    <message id="convicted.piece.swordsman"><translation>épéiste</translation></message>
    <message id="convicted.piece.swordsman.a"><translation>un épéiste</translation></message>
    <message id="convicted.piece.swordsman.the"><translation>l’épéiste</translation></message>
    <message id="convicted.piece.swordsman.of"><translation>de l’épéiste</translation></message>
    <message id="convicted.piece.swordsman.at"><translation>à l’épéiste</translation></message>
    <message id="convicted.piece.swordsman.count" numerus="yes"><translation><numerusform>{n} épéiste</numerusform><numerusform>{n} épéistes</numerusform></translation></message>
    <message id="convicted.piece.crossbowman"><translation>arbalétrier</translation></message>
    <message id="convicted.piece.crossbowman.a"><translation>un arbalétrier</translation></message>
    <message id="convicted.piece.crossbowman.the"><translation>l’arbalétrier</translation></message>
    <message id="convicted.piece.crossbowman.of"><translation>de l’arbalétrier</translation></message>
    <message id="convicted.piece.crossbowman.at"><translation>à l’arbalétrier</translation></message>
    <message id="convicted.piece.crossbowman.count" numerus="yes"><translation><numerusform>{n} arbalétrier</numerusform><numerusform>{n} arbalétriers</numerusform></translation></message>
    <message id="convicted.piece.heavy_infantry"><translation>fantassin lourd</translation></message>
    <message id="convicted.piece.heavy_infantry.a"><translation>un fantassin lourd</translation></message>
    <message id="convicted.piece.heavy_infantry.the"><translation>le fantassin lourd</translation></message>
    <message id="convicted.piece.heavy_infantry.of"><translation>du fantassin lourd</translation></message>
    <message id="convicted.piece.heavy_infantry.at"><translation>au fantassin lourd</translation></message>
    <message id="convicted.piece.heavy_infantry.count" numerus="yes"><translation><numerusform>{n} fantassin lourd</numerusform><numerusform>{n} fantassins lourds</numerusform></translation></message>
    <message id="convicted.piece.arquebusier"><translation>arquebusier</translation></message>
    <message id="convicted.piece.arquebusier.a"><translation>un arquebusier</translation></message>
    <message id="convicted.piece.arquebusier.the"><translation>l’arquebusier</translation></message>
    <message id="convicted.piece.arquebusier.of"><translation>de l’arquebusier</translation></message>
    <message id="convicted.piece.arquebusier.at"><translation>à l’arquebusier</translation></message>
    <message id="convicted.piece.arquebusier.count" numerus="yes"><translation><numerusform>{n} arquebusier</numerusform><numerusform>{n} arquebusiers</numerusform></translation></message>
    <message id="convicted.piece.boulders"><translation>tas de rochers</translation></message>
    <message id="convicted.piece.boulders.a"><translation>un tas de rochers</translation></message>
    <message id="convicted.piece.boulders.the"><translation>le tas de rochers</translation></message>
    <message id="convicted.piece.boulders.of"><translation>du tas de rochers</translation></message>
    <message id="convicted.piece.boulders.at"><translation>au tas de rochers</translation></message>
    <message id="convicted.piece.boulders.count" numerus="yes"><translation><numerusform>{n} tas de rochers</numerusform><numerusform>{n} tas de rochers</numerusform></translation></message>
    <message id="convicted.piece.cauldron"><translation>chaudron de poix</translation></message>
    <message id="convicted.piece.cauldron.a"><translation>un chaudron de poix</translation></message>
    <message id="convicted.piece.cauldron.the"><translation>le chaudron de poix</translation></message>
    <message id="convicted.piece.cauldron.of"><translation>du chaudron de poix</translation></message>
    <message id="convicted.piece.cauldron.at"><translation>au chaudron de poix</translation></message>
    <message id="convicted.piece.cauldron.count" numerus="yes"><translation><numerusform>{n} chaudron de poix</numerusform><numerusform>{n} chaudrons de poix</numerusform></translation></message>
    <message id="convicted.piece.catapult"><translation>catapulte</translation></message>
    <message id="convicted.piece.catapult.a"><translation>une catapulte</translation></message>
    <message id="convicted.piece.catapult.the"><translation>la catapulte</translation></message>
    <message id="convicted.piece.catapult.of"><translation>de la catapulte</translation></message>
    <message id="convicted.piece.catapult.at"><translation>à la catapulte</translation></message>
    <message id="convicted.piece.catapult.count" numerus="yes"><translation><numerusform>{n} catapulte</numerusform><numerusform>{n} catapultes</numerusform></translation></message>
    <message id="convicted.piece.ballista"><translation>baliste</translation></message>
    <message id="convicted.piece.ballista.a"><translation>une baliste</translation></message>
    <message id="convicted.piece.ballista.the"><translation>la baliste</translation></message>
    <message id="convicted.piece.ballista.of"><translation>de la baliste</translation></message>
    <message id="convicted.piece.ballista.at"><translation>à la baliste</translation></message>
    <message id="convicted.piece.ballista.count" numerus="yes"><translation><numerusform>{n} baliste</numerusform><numerusform>{n} balistes</numerusform></translation></message>
    <message id="convicted.piece.onager"><translation>onagre</translation></message>
    <message id="convicted.piece.onager.a"><translation>un onagre</translation></message>
    <message id="convicted.piece.onager.the"><translation>l’onagre</translation></message>
    <message id="convicted.piece.onager.of"><translation>de l’onagre</translation></message>
    <message id="convicted.piece.onager.at"><translation>à l’onagre</translation></message>
    <message id="convicted.piece.onager.count" numerus="yes"><translation><numerusform>{n} onagre</numerusform><numerusform>{n} onagres</numerusform></translation></message>
    <message id="convicted.piece.bombard"><translation>bombarde</translation></message>
    <message id="convicted.piece.bombard.a"><translation>une bombarde</translation></message>
    <message id="convicted.piece.bombard.the"><translation>la bombarde</translation></message>
    <message id="convicted.piece.bombard.of"><translation>de la bombarde</translation></message>
    <message id="convicted.piece.bombard.at"><translation>à la bombarde</translation></message>
    <message id="convicted.piece.bombard.count" numerus="yes"><translation><numerusform>{n} bombarde</numerusform><numerusform>{n} bombardes</numerusform></translation></message>
    <message id="convicted.piece.wolf"><translation>loup</translation></message>
    <message id="convicted.piece.wolf.a"><translation>un loup</translation></message>
    <message id="convicted.piece.wolf.the"><translation>le loup</translation></message>
    <message id="convicted.piece.wolf.of"><translation>du loup</translation></message>
    <message id="convicted.piece.wolf.at"><translation>au loup</translation></message>
    <message id="convicted.piece.wolf.count" numerus="yes"><translation><numerusform>{n} loup</numerusform><numerusform>{n} loups</numerusform></translation></message>
    <message id="convicted.piece.giant_spider"><translation>araignée géante</translation></message>
    <message id="convicted.piece.giant_spider.a"><translation>une araignée géante</translation></message>
    <message id="convicted.piece.giant_spider.the"><translation>l’araignée géante</translation></message>
    <message id="convicted.piece.giant_spider.of"><translation>de l’araignée géante</translation></message>
    <message id="convicted.piece.giant_spider.at"><translation>à l’araignée géante</translation></message>
    <message id="convicted.piece.giant_spider.count" numerus="yes"><translation><numerusform>{n} araignée géante</numerusform><numerusform>{n} araignées géantes</numerusform></translation></message>
    <message id="convicted.piece.giant_eagle"><translation>aigle géant</translation></message>
    <message id="convicted.piece.giant_eagle.a"><translation>un aigle géant</translation></message>
    <message id="convicted.piece.giant_eagle.the"><translation>l’aigle géant</translation></message>
    <message id="convicted.piece.giant_eagle.of"><translation>de l’aigle géant</translation></message>
    <message id="convicted.piece.giant_eagle.at"><translation>à l’aigle géant</translation></message>
    <message id="convicted.piece.giant_eagle.count" numerus="yes"><translation><numerusform>{n} aigle géant</numerusform><numerusform>{n} aigles géants</numerusform></translation></message>
    <message id="convicted.piece.veteran_giant_spider"><translation>araignée géante vétérane</translation></message>
    <message id="convicted.piece.veteran_giant_spider.a"><translation>une araignée géante vétérane</translation></message>
    <message id="convicted.piece.veteran_giant_spider.the"><translation>l’araignée géante vétérane</translation></message>
    <message id="convicted.piece.veteran_giant_spider.of"><translation>de l’araignée géante vétérane</translation></message>
    <message id="convicted.piece.veteran_giant_spider.at"><translation>à l’araignée géante vétérane</translation></message>
    <message id="convicted.piece.veteran_giant_spider.count" numerus="yes"><translation><numerusform>{n} araignée géante vétérane</numerusform><numerusform>{n} araignées géantes vétéranes</numerusform></translation></message>
    <message id="convicted.piece.veteran_giant_eagle"><translation>aigle géant vétéran</translation></message>
    <message id="convicted.piece.veteran_giant_eagle.a"><translation>un aigle géant vétéran</translation></message>
    <message id="convicted.piece.veteran_giant_eagle.the"><translation>l’aigle géant vétéran</translation></message>
    <message id="convicted.piece.veteran_giant_eagle.of"><translation>de l’aigle géant vétéran</translation></message>
    <message id="convicted.piece.veteran_giant_eagle.at"><translation>à l’aigle géant vétéran</translation></message>
    <message id="convicted.piece.veteran_giant_eagle.count" numerus="yes"><translation><numerusform>{n} aigle géant vétéran</numerusform><numerusform>{n} aigles géants vétérans</numerusform></translation></message>
    <message id="convicted.piece.dragon"><translation>dragon</translation></message>
    <message id="convicted.piece.dragon.a"><translation>un dragon</translation></message>
    <message id="convicted.piece.dragon.the"><translation>le dragon</translation></message>
    <message id="convicted.piece.dragon.of"><translation>du dragon</translation></message>
    <message id="convicted.piece.dragon.at"><translation>au dragon</translation></message>
    <message id="convicted.piece.dragon.count" numerus="yes"><translation><numerusform>{n} dragon</numerusform><numerusform>{n} dragons</numerusform></translation></message>
    <message id="convicted.piece.slinger"><translation>frondeur</translation></message>
    <message id="convicted.piece.slinger.a"><translation>un frondeur</translation></message>
    <message id="convicted.piece.slinger.the"><translation>le frondeur</translation></message>
    <message id="convicted.piece.slinger.of"><translation>du frondeur</translation></message>
    <message id="convicted.piece.slinger.at"><translation>au frondeur</translation></message>
    <message id="convicted.piece.slinger.count" numerus="yes"><translation><numerusform>{n} frondeur</numerusform><numerusform>{n} frondeurs</numerusform></translation></message>
    <message id="convicted.piece.warrior"><translation>guerrier</translation></message>
    <message id="convicted.piece.warrior.a"><translation>un guerrier</translation></message>
    <message id="convicted.piece.warrior.the"><translation>le guerrier</translation></message>
    <message id="convicted.piece.warrior.of"><translation>du guerrier</translation></message>
    <message id="convicted.piece.warrior.at"><translation>au guerrier</translation></message>
    <message id="convicted.piece.warrior.count" numerus="yes"><translation><numerusform>{n} guerrier</numerusform><numerusform>{n} guerriers</numerusform></translation></message>
    <message id="convicted.piece.giant"><translation>géant</translation></message>
    <message id="convicted.piece.giant.a"><translation>un géant</translation></message>
    <message id="convicted.piece.giant.the"><translation>le géant</translation></message>
    <message id="convicted.piece.giant.of"><translation>du géant</translation></message>
    <message id="convicted.piece.giant.at"><translation>au géant</translation></message>
    <message id="convicted.piece.giant.count" numerus="yes"><translation><numerusform>{n} géant</numerusform><numerusform>{n} géants</numerusform></translation></message>
    <message id="convicted.piece.veteran_slinger"><translation>frondeur vétéran</translation></message>
    <message id="convicted.piece.veteran_slinger.a"><translation>un frondeur vétéran</translation></message>
    <message id="convicted.piece.veteran_slinger.the"><translation>le frondeur vétéran</translation></message>
    <message id="convicted.piece.veteran_slinger.of"><translation>du frondeur vétéran</translation></message>
    <message id="convicted.piece.veteran_slinger.at"><translation>au frondeur vétéran</translation></message>
    <message id="convicted.piece.veteran_slinger.count" numerus="yes"><translation><numerusform>{n} frondeur vétéran</numerusform><numerusform>{n} frondeurs vétérans</numerusform></translation></message>
    <message id="convicted.piece.veteran_warrior"><translation>guerrier vétéran</translation></message>
    <message id="convicted.piece.veteran_warrior.a"><translation>un guerrier vétéran</translation></message>
    <message id="convicted.piece.veteran_warrior.the"><translation>le guerrier vétéran</translation></message>
    <message id="convicted.piece.veteran_warrior.of"><translation>du guerrier vétéran</translation></message>
    <message id="convicted.piece.veteran_warrior.at"><translation>au guerrier vétéran</translation></message>
    <message id="convicted.piece.veteran_warrior.count" numerus="yes"><translation><numerusform>{n} guerrier vétéran</numerusform><numerusform>{n} guerriers vétérans</numerusform></translation></message>
    <message id="convicted.piece.veteran_giant"><translation>géant vétéran</translation></message>
    <message id="convicted.piece.veteran_giant.a"><translation>un géant vétéran</translation></message>
    <message id="convicted.piece.veteran_giant.the"><translation>le géant vétéran</translation></message>
    <message id="convicted.piece.veteran_giant.of"><translation>du géant vétéran</translation></message>
    <message id="convicted.piece.veteran_giant.at"><translation>au géant vétéran</translation></message>
    <message id="convicted.piece.veteran_giant.count" numerus="yes"><translation><numerusform>{n} géant vétéran</numerusform><numerusform>{n} géants vétérans</numerusform></translation></message>
    <message id="convicted.piece.wolfman_javelin"><translation>javelinier loup</translation></message>
    <message id="convicted.piece.wolfman_javelin.a"><translation>un javelinier loup</translation></message>
    <message id="convicted.piece.wolfman_javelin.the"><translation>le javelinier loup</translation></message>
    <message id="convicted.piece.wolfman_javelin.of"><translation>du javelinier loup</translation></message>
    <message id="convicted.piece.wolfman_javelin.at"><translation>au javelinier loup</translation></message>
    <message id="convicted.piece.wolfman_javelin.count" numerus="yes"><translation><numerusform>{n} javelinier loup</numerusform><numerusform>{n} javeliniers loups</numerusform></translation></message>
    <message id="convicted.piece.wolfman_spearman"><translation>lancier loup</translation></message>
    <message id="convicted.piece.wolfman_spearman.a"><translation>un lancier loup</translation></message>
    <message id="convicted.piece.wolfman_spearman.the"><translation>le lancier loup</translation></message>
    <message id="convicted.piece.wolfman_spearman.of"><translation>du lancier loup</translation></message>
    <message id="convicted.piece.wolfman_spearman.at"><translation>au lancier loup</translation></message>
    <message id="convicted.piece.wolfman_spearman.count" numerus="yes"><translation><numerusform>{n} lancier loup</numerusform><numerusform>{n} lanciers loups</numerusform></translation></message>
    <message id="convicted.piece.werewolf"><translation>loup-garou</translation></message>
    <message id="convicted.piece.werewolf.a"><translation>un loup-garou</translation></message>
    <message id="convicted.piece.werewolf.the"><translation>le loup-garou</translation></message>
    <message id="convicted.piece.werewolf.of"><translation>du loup-garou</translation></message>
    <message id="convicted.piece.werewolf.at"><translation>au loup-garou</translation></message>
    <message id="convicted.piece.werewolf.count" numerus="yes"><translation><numerusform>{n} loup-garou</numerusform><numerusform>{n} loups-garous</numerusform></translation></message>
    <message id="convicted.piece.veteran_wolfman_javelin"><translation>javelinier loup vétéran</translation></message>
    <message id="convicted.piece.veteran_wolfman_javelin.a"><translation>un javelinier loup vétéran</translation></message>
    <message id="convicted.piece.veteran_wolfman_javelin.the"><translation>le javelinier loup vétéran</translation></message>
    <message id="convicted.piece.veteran_wolfman_javelin.of"><translation>du javelinier loup vétéran</translation></message>
    <message id="convicted.piece.veteran_wolfman_javelin.at"><translation>au javelinier loup vétéran</translation></message>
    <message id="convicted.piece.veteran_wolfman_javelin.count" numerus="yes"><translation><numerusform>{n} javelinier loup vétéran</numerusform><numerusform>{n} javeliniers loups vétérans</numerusform></translation></message>
    <message id="convicted.piece.veteran_wolfman_spearman"><translation>lancier loup vétéran</translation></message>
    <message id="convicted.piece.veteran_wolfman_spearman.a"><translation>un lancier loup vétéran</translation></message>
    <message id="convicted.piece.veteran_wolfman_spearman.the"><translation>le lancier loup vétéran</translation></message>
    <message id="convicted.piece.veteran_wolfman_spearman.of"><translation>du lancier loup vétéran</translation></message>
    <message id="convicted.piece.veteran_wolfman_spearman.at"><translation>au lancier loup vétéran</translation></message>
    <message id="convicted.piece.veteran_wolfman_spearman.count" numerus="yes"><translation><numerusform>{n} lancier loup vétéran</numerusform><numerusform>{n} lanciers loups vétérans</numerusform></translation></message>
    <message id="convicted.piece.veteran_werewolf"><translation>loup-garou vétéran</translation></message>
    <message id="convicted.piece.veteran_werewolf.a"><translation>un loup-garou vétéran</translation></message>
    <message id="convicted.piece.veteran_werewolf.the"><translation>le loup-garou vétéran</translation></message>
    <message id="convicted.piece.veteran_werewolf.of"><translation>du loup-garou vétéran</translation></message>
    <message id="convicted.piece.veteran_werewolf.at"><translation>au loup-garou vétéran</translation></message>
    <message id="convicted.piece.veteran_werewolf.count" numerus="yes"><translation><numerusform>{n} loup-garou vétéran</numerusform><numerusform>{n} loups-garous vétérans</numerusform></translation></message>
    <message id="convicted.piece.forest_archer"><translation>archer des bois</translation></message>
    <message id="convicted.piece.forest_archer.a"><translation>un archer des bois</translation></message>
    <message id="convicted.piece.forest_archer.the"><translation>l’archer des bois</translation></message>
    <message id="convicted.piece.forest_archer.of"><translation>de l’archer des bois</translation></message>
    <message id="convicted.piece.forest_archer.at"><translation>à l’archer des bois</translation></message>
    <message id="convicted.piece.forest_archer.count" numerus="yes"><translation><numerusform>{n} archer des bois</numerusform><numerusform>{n} archers des bois</numerusform></translation></message>
    <message id="convicted.piece.heavy_footman"><translation>fantassin des bois</translation></message>
    <message id="convicted.piece.heavy_footman.a"><translation>un fantassin des bois</translation></message>
    <message id="convicted.piece.heavy_footman.the"><translation>le fantassin des bois</translation></message>
    <message id="convicted.piece.heavy_footman.of"><translation>du fantassin des bois</translation></message>
    <message id="convicted.piece.heavy_footman.at"><translation>au fantassin des bois</translation></message>
    <message id="convicted.piece.heavy_footman.count" numerus="yes"><translation><numerusform>{n} fantassin des bois</numerusform><numerusform>{n} fantassins des bois</numerusform></translation></message>
    <message id="convicted.piece.assassin"><translation>assassin</translation></message>
    <message id="convicted.piece.assassin.a"><translation>un assassin</translation></message>
    <message id="convicted.piece.assassin.the"><translation>l’assassin</translation></message>
    <message id="convicted.piece.assassin.of"><translation>de l’assassin</translation></message>
    <message id="convicted.piece.assassin.at"><translation>à l’assassin</translation></message>
    <message id="convicted.piece.assassin.count" numerus="yes"><translation><numerusform>{n} assassin</numerusform><numerusform>{n} assassins</numerusform></translation></message>
    <message id="convicted.piece.veteran_forest_archer"><translation>archer des bois vétéran</translation></message>
    <message id="convicted.piece.veteran_forest_archer.a"><translation>un archer des bois vétéran</translation></message>
    <message id="convicted.piece.veteran_forest_archer.the"><translation>l’archer des bois vétéran</translation></message>
    <message id="convicted.piece.veteran_forest_archer.of"><translation>de l’archer des bois vétéran</translation></message>
    <message id="convicted.piece.veteran_forest_archer.at"><translation>à l’archer des bois vétéran</translation></message>
    <message id="convicted.piece.veteran_forest_archer.count" numerus="yes"><translation><numerusform>{n} archer des bois vétéran</numerusform><numerusform>{n} archers des bois vétérans</numerusform></translation></message>
    <message id="convicted.piece.veteran_heavy_footman"><translation>fantassin des bois vétéran</translation></message>
    <message id="convicted.piece.veteran_heavy_footman.a"><translation>un fantassin des bois vétéran</translation></message>
    <message id="convicted.piece.veteran_heavy_footman.the"><translation>le fantassin des bois vétéran</translation></message>
    <message id="convicted.piece.veteran_heavy_footman.of"><translation>du fantassin des bois vétéran</translation></message>
    <message id="convicted.piece.veteran_heavy_footman.at"><translation>au fantassin des bois vétéran</translation></message>
    <message id="convicted.piece.veteran_heavy_footman.count" numerus="yes"><translation><numerusform>{n} fantassin des bois vétéran</numerusform><numerusform>{n} fantassins des bois vétérans</numerusform></translation></message>
    <message id="convicted.piece.veteran_assassin"><translation>assassin vétéran</translation></message>
    <message id="convicted.piece.veteran_assassin.a"><translation>un assassin vétéran</translation></message>
    <message id="convicted.piece.veteran_assassin.the"><translation>l’assassin vétéran</translation></message>
    <message id="convicted.piece.veteran_assassin.of"><translation>de l’assassin vétéran</translation></message>
    <message id="convicted.piece.veteran_assassin.at"><translation>à l’assassin vétéran</translation></message>
    <message id="convicted.piece.veteran_assassin.count" numerus="yes"><translation><numerusform>{n} assassin vétéran</numerusform><numerusform>{n} assassins vétérans</numerusform></translation></message>
    <message id="convicted.piece.enemy_catapult"><translation>catapulte ennemie</translation></message>
    <message id="convicted.piece.enemy_catapult.a"><translation>une catapulte ennemie</translation></message>
    <message id="convicted.piece.enemy_catapult.the"><translation>la catapulte ennemie</translation></message>
    <message id="convicted.piece.enemy_catapult.of"><translation>de la catapulte ennemie</translation></message>
    <message id="convicted.piece.enemy_catapult.at"><translation>à la catapulte ennemie</translation></message>
    <message id="convicted.piece.enemy_catapult.count" numerus="yes"><translation><numerusform>{n} catapulte ennemie</numerusform><numerusform>{n} catapultes ennemies</numerusform></translation></message>
    <message id="convicted.piece.enemy_ballista"><translation>baliste ennemie</translation></message>
    <message id="convicted.piece.enemy_ballista.a"><translation>une baliste ennemie</translation></message>
    <message id="convicted.piece.enemy_ballista.the"><translation>la baliste ennemie</translation></message>
    <message id="convicted.piece.enemy_ballista.of"><translation>de la baliste ennemie</translation></message>
    <message id="convicted.piece.enemy_ballista.at"><translation>à la baliste ennemie</translation></message>
    <message id="convicted.piece.enemy_ballista.count" numerus="yes"><translation><numerusform>{n} baliste ennemie</numerusform><numerusform>{n} balistes ennemies</numerusform></translation></message>
    <message id="convicted.piece.trebuchet"><translation>trébuchet</translation></message>
    <message id="convicted.piece.trebuchet.a"><translation>un trébuchet</translation></message>
    <message id="convicted.piece.trebuchet.the"><translation>le trébuchet</translation></message>
    <message id="convicted.piece.trebuchet.of"><translation>du trébuchet</translation></message>
    <message id="convicted.piece.trebuchet.at"><translation>au trébuchet</translation></message>
    <message id="convicted.piece.trebuchet.count" numerus="yes"><translation><numerusform>{n} trébuchet</numerusform><numerusform>{n} trébuchets</numerusform></translation></message>
    <message id="convicted.piece.ram"><translation>bélier</translation></message>
    <message id="convicted.piece.ram.a"><translation>un bélier</translation></message>
    <message id="convicted.piece.ram.the"><translation>le bélier</translation></message>
    <message id="convicted.piece.ram.of"><translation>du bélier</translation></message>
    <message id="convicted.piece.ram.at"><translation>au bélier</translation></message>
    <message id="convicted.piece.ram.count" numerus="yes"><translation><numerusform>{n} bélier</numerusform><numerusform>{n} béliers</numerusform></translation></message>
    <message id="convicted.piece.siege_tower"><translation>tour de siège</translation></message>
    <message id="convicted.piece.siege_tower.a"><translation>une tour de siège</translation></message>
    <message id="convicted.piece.siege_tower.the"><translation>la tour de siège</translation></message>
    <message id="convicted.piece.siege_tower.of"><translation>de la tour de siège</translation></message>
    <message id="convicted.piece.siege_tower.at"><translation>à la tour de siège</translation></message>
    <message id="convicted.piece.siege_tower.count" numerus="yes"><translation><numerusform>{n} tour de siège</numerusform><numerusform>{n} tours de siège</numerusform></translation></message>
    <message id="convicted.piece.cover"><translation>mur mobile</translation></message>
    <message id="convicted.piece.cover.a"><translation>un mur mobile</translation></message>
    <message id="convicted.piece.cover.the"><translation>le mur mobile</translation></message>
    <message id="convicted.piece.cover.of"><translation>du mur mobile</translation></message>
    <message id="convicted.piece.cover.at"><translation>au mur mobile</translation></message>
    <message id="convicted.piece.cover.count" numerus="yes"><translation><numerusform>{n} mur mobile</numerusform><numerusform>{n} murs mobiles</numerusform></translation></message>
    <message id="convicted.piece.bridge"><translation>pont</translation></message>
    <message id="convicted.piece.bridge.a"><translation>un pont</translation></message>
    <message id="convicted.piece.bridge.the"><translation>le pont</translation></message>
    <message id="convicted.piece.bridge.of"><translation>du pont</translation></message>
    <message id="convicted.piece.bridge.at"><translation>au pont</translation></message>
    <message id="convicted.piece.bridge.count" numerus="yes"><translation><numerusform>{n} pont</numerusform><numerusform>{n} ponts</numerusform></translation></message>
    <message id="convicted.piece.lord_of_destruction"><translation>Seigneur de la Destruction</translation></message>
    <message id="convicted.piece.lord_of_destruction.a"><translation>le Seigneur de la Destruction</translation></message>
    <message id="convicted.piece.lord_of_destruction.the"><translation>le Seigneur de la Destruction</translation></message>
    <message id="convicted.piece.lord_of_destruction.of"><translation>du Seigneur de la Destruction</translation></message>
    <message id="convicted.piece.lord_of_destruction.at"><translation>au Seigneur de la Destruction</translation></message>
    <message id="convicted.piece.lord_of_destruction.count" numerus="yes"><translation><numerusform>{n} Seigneur de la Destruction</numerusform><numerusform>{n} Seigneurs de la Destruction</numerusform></translation></message>
    <message id="convicted.piece.king_of_the_wolves"><translation>Roi des Loups</translation></message>
    <message id="convicted.piece.king_of_the_wolves.a"><translation>le Roi des Loups</translation></message>
    <message id="convicted.piece.king_of_the_wolves.the"><translation>le Roi des Loups</translation></message>
    <message id="convicted.piece.king_of_the_wolves.of"><translation>du Roi des Loups</translation></message>
    <message id="convicted.piece.king_of_the_wolves.at"><translation>au Roi des Loups</translation></message>
    <message id="convicted.piece.king_of_the_wolves.count" numerus="yes"><translation><numerusform>{n} Roi des Loups</numerusform><numerusform>{n} Rois des Loups</numerusform></translation></message>
    <message id="convicted.piece.forest_shaman"><translation>Chamane Sylvestre</translation></message>
    <message id="convicted.piece.forest_shaman.a"><translation>le Chamane Sylvestre</translation></message>
    <message id="convicted.piece.forest_shaman.the"><translation>le Chamane Sylvestre</translation></message>
    <message id="convicted.piece.forest_shaman.of"><translation>du Chamane Sylvestre</translation></message>
    <message id="convicted.piece.forest_shaman.at"><translation>au Chamane Sylvestre</translation></message>
    <message id="convicted.piece.forest_shaman.count" numerus="yes"><translation><numerusform>{n} Chamane Sylvestre</numerusform><numerusform>{n} Chamanes Sylvestres</numerusform></translation></message>
</context>
</TS>
