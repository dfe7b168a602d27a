<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Names of units, engines and enemies, with their forms. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.piece.spearman"><translation>spearman</translation></message>
    <message id="convicted.piece.spearman.a"><translation>a spearman</translation></message>
    <message id="convicted.piece.spearman.the"><translation>the spearman</translation></message>
    <message id="convicted.piece.spearman.of"><translation>of the spearman</translation></message>
    <message id="convicted.piece.spearman.at"><translation>at the spearman</translation></message>
    <message id="convicted.piece.spearman.count" numerus="yes"><translation><numerusform>{n} spearman</numerusform><numerusform>{n} spearmen</numerusform></translation></message>
    <message id="convicted.piece.archer"><translation>archer</translation></message>
    <message id="convicted.piece.archer.a"><translation>an archer</translation></message>
    <message id="convicted.piece.archer.the"><translation>the archer</translation></message>
    <message id="convicted.piece.archer.of"><translation>of the archer</translation></message>
    <message id="convicted.piece.archer.at"><translation>at the archer</translation></message>
    <message id="convicted.piece.archer.count" numerus="yes"><translation><numerusform>{n} archer</numerusform><numerusform>{n} archers</numerusform></translation></message>
    <message id="convicted.piece.swordsman"><translation>swordsman</translation></message>
    <message id="convicted.piece.swordsman.a"><translation>a swordsman</translation></message>
    <message id="convicted.piece.swordsman.the"><translation>the swordsman</translation></message>
    <message id="convicted.piece.swordsman.of"><translation>of the swordsman</translation></message>
    <message id="convicted.piece.swordsman.at"><translation>at the swordsman</translation></message>
    <message id="convicted.piece.swordsman.count" numerus="yes"><translation><numerusform>{n} swordsman</numerusform><numerusform>{n} swordsmen</numerusform></translation></message>
    <message id="convicted.piece.crossbowman"><translation>crossbowman</translation></message>
    <message id="convicted.piece.crossbowman.a"><translation>a crossbowman</translation></message>
    <message id="convicted.piece.crossbowman.the"><translation>the crossbowman</translation></message>
    <message id="convicted.piece.crossbowman.of"><translation>of the crossbowman</translation></message>
    <message id="convicted.piece.crossbowman.at"><translation>at the crossbowman</translation></message>
    <message id="convicted.piece.crossbowman.count" numerus="yes"><translation><numerusform>{n} crossbowman</numerusform><numerusform>{n} crossbowmen</numerusform></translation></message>
    <message id="convicted.piece.heavy_infantry"><translation>heavy infantryman</translation></message>
    <message id="convicted.piece.heavy_infantry.a"><translation>a heavy infantryman</translation></message>
    <message id="convicted.piece.heavy_infantry.the"><translation>the heavy infantryman</translation></message>
    <message id="convicted.piece.heavy_infantry.of"><translation>of the heavy infantryman</translation></message>
    <message id="convicted.piece.heavy_infantry.at"><translation>at the heavy infantryman</translation></message>
    <message id="convicted.piece.heavy_infantry.count" numerus="yes"><translation><numerusform>{n} heavy infantryman</numerusform><numerusform>{n} heavy infantrymen</numerusform></translation></message>
    <message id="convicted.piece.arquebusier"><translation>arquebusier</translation></message>
    <message id="convicted.piece.arquebusier.a"><translation>an arquebusier</translation></message>
    <message id="convicted.piece.arquebusier.the"><translation>the arquebusier</translation></message>
    <message id="convicted.piece.arquebusier.of"><translation>of the arquebusier</translation></message>
    <message id="convicted.piece.arquebusier.at"><translation>at the arquebusier</translation></message>
    <message id="convicted.piece.arquebusier.count" numerus="yes"><translation><numerusform>{n} arquebusier</numerusform><numerusform>{n} arquebusiers</numerusform></translation></message>
    <message id="convicted.piece.boulders"><translation>pile of boulders</translation></message>
    <message id="convicted.piece.boulders.a"><translation>a pile of boulders</translation></message>
    <message id="convicted.piece.boulders.the"><translation>the pile of boulders</translation></message>
    <message id="convicted.piece.boulders.of"><translation>of the pile of boulders</translation></message>
    <message id="convicted.piece.boulders.at"><translation>at the pile of boulders</translation></message>
    <message id="convicted.piece.boulders.count" numerus="yes"><translation><numerusform>{n} pile of boulders</numerusform><numerusform>{n} piles of boulders</numerusform></translation></message>
    <message id="convicted.piece.cauldron"><translation>cauldron</translation></message>
    <message id="convicted.piece.cauldron.a"><translation>a cauldron</translation></message>
    <message id="convicted.piece.cauldron.the"><translation>the cauldron</translation></message>
    <message id="convicted.piece.cauldron.of"><translation>of the cauldron</translation></message>
    <message id="convicted.piece.cauldron.at"><translation>at the cauldron</translation></message>
    <message id="convicted.piece.cauldron.count" numerus="yes"><translation><numerusform>{n} cauldron</numerusform><numerusform>{n} cauldrons</numerusform></translation></message>
    <message id="convicted.piece.catapult"><translation>catapult</translation></message>
    <message id="convicted.piece.catapult.a"><translation>a catapult</translation></message>
    <message id="convicted.piece.catapult.the"><translation>the catapult</translation></message>
    <message id="convicted.piece.catapult.of"><translation>of the catapult</translation></message>
    <message id="convicted.piece.catapult.at"><translation>at the catapult</translation></message>
    <message id="convicted.piece.catapult.count" numerus="yes"><translation><numerusform>{n} catapult</numerusform><numerusform>{n} catapults</numerusform></translation></message>
    <message id="convicted.piece.ballista"><translation>ballista</translation></message>
    <message id="convicted.piece.ballista.a"><translation>a ballista</translation></message>
    <message id="convicted.piece.ballista.the"><translation>the ballista</translation></message>
    <message id="convicted.piece.ballista.of"><translation>of the ballista</translation></message>
    <message id="convicted.piece.ballista.at"><translation>at the ballista</translation></message>
    <message id="convicted.piece.ballista.count" numerus="yes"><translation><numerusform>{n} ballista</numerusform><numerusform>{n} ballistas</numerusform></translation></message>
    <message id="convicted.piece.onager"><translation>onager</translation></message>
    <message id="convicted.piece.onager.a"><translation>an onager</translation></message>
    <message id="convicted.piece.onager.the"><translation>the onager</translation></message>
    <message id="convicted.piece.onager.of"><translation>of the onager</translation></message>
    <message id="convicted.piece.onager.at"><translation>at the onager</translation></message>
    <message id="convicted.piece.onager.count" numerus="yes"><translation><numerusform>{n} onager</numerusform><numerusform>{n} onagers</numerusform></translation></message>
    <message id="convicted.piece.bombard"><translation>bombard</translation></message>
    <message id="convicted.piece.bombard.a"><translation>a bombard</translation></message>
    <message id="convicted.piece.bombard.the"><translation>the bombard</translation></message>
    <message id="convicted.piece.bombard.of"><translation>of the bombard</translation></message>
    <message id="convicted.piece.bombard.at"><translation>at the bombard</translation></message>
    <message id="convicted.piece.bombard.count" numerus="yes"><translation><numerusform>{n} bombard</numerusform><numerusform>{n} bombards</numerusform></translation></message>
    <message id="convicted.piece.wolf"><translation>wolf</translation></message>
    <message id="convicted.piece.wolf.a"><translation>a wolf</translation></message>
    <message id="convicted.piece.wolf.the"><translation>the wolf</translation></message>
    <message id="convicted.piece.wolf.of"><translation>of the wolf</translation></message>
    <message id="convicted.piece.wolf.at"><translation>at the wolf</translation></message>
    <message id="convicted.piece.wolf.count" numerus="yes"><translation><numerusform>{n} wolf</numerusform><numerusform>{n} wolves</numerusform></translation></message>
    <message id="convicted.piece.giant_spider"><translation>giant spider</translation></message>
    <message id="convicted.piece.giant_spider.a"><translation>a giant spider</translation></message>
    <message id="convicted.piece.giant_spider.the"><translation>the giant spider</translation></message>
    <message id="convicted.piece.giant_spider.of"><translation>of the giant spider</translation></message>
    <message id="convicted.piece.giant_spider.at"><translation>at the giant spider</translation></message>
    <message id="convicted.piece.giant_spider.count" numerus="yes"><translation><numerusform>{n} giant spider</numerusform><numerusform>{n} giant spiders</numerusform></translation></message>
    <message id="convicted.piece.giant_eagle"><translation>giant eagle</translation></message>
    <message id="convicted.piece.giant_eagle.a"><translation>a giant eagle</translation></message>
    <message id="convicted.piece.giant_eagle.the"><translation>the giant eagle</translation></message>
    <message id="convicted.piece.giant_eagle.of"><translation>of the giant eagle</translation></message>
    <message id="convicted.piece.giant_eagle.at"><translation>at the giant eagle</translation></message>
    <message id="convicted.piece.giant_eagle.count" numerus="yes"><translation><numerusform>{n} giant eagle</numerusform><numerusform>{n} giant eagles</numerusform></translation></message>
    <message id="convicted.piece.veteran_giant_spider"><translation>veteran giant spider</translation></message>
    <message id="convicted.piece.veteran_giant_spider.a"><translation>a veteran giant spider</translation></message>
    <message id="convicted.piece.veteran_giant_spider.the"><translation>the veteran giant spider</translation></message>
    <message id="convicted.piece.veteran_giant_spider.of"><translation>of the veteran giant spider</translation></message>
    <message id="convicted.piece.veteran_giant_spider.at"><translation>at the veteran giant spider</translation></message>
    <message id="convicted.piece.veteran_giant_spider.count" numerus="yes"><translation><numerusform>{n} veteran giant spider</numerusform><numerusform>{n} veteran giant spiders</numerusform></translation></message>
    <message id="convicted.piece.veteran_giant_eagle"><translation>veteran giant eagle</translation></message>
    <message id="convicted.piece.veteran_giant_eagle.a"><translation>a veteran giant eagle</translation></message>
    <message id="convicted.piece.veteran_giant_eagle.the"><translation>the veteran giant eagle</translation></message>
    <message id="convicted.piece.veteran_giant_eagle.of"><translation>of the veteran giant eagle</translation></message>
    <message id="convicted.piece.veteran_giant_eagle.at"><translation>at the veteran giant eagle</translation></message>
    <message id="convicted.piece.veteran_giant_eagle.count" numerus="yes"><translation><numerusform>{n} veteran giant eagle</numerusform><numerusform>{n} veteran giant eagles</numerusform></translation></message>
    <message id="convicted.piece.dragon"><translation>dragon</translation></message>
    <message id="convicted.piece.dragon.a"><translation>a dragon</translation></message>
    <message id="convicted.piece.dragon.the"><translation>the dragon</translation></message>
    <message id="convicted.piece.dragon.of"><translation>of the dragon</translation></message>
    <message id="convicted.piece.dragon.at"><translation>at the dragon</translation></message>
    <message id="convicted.piece.dragon.count" numerus="yes"><translation><numerusform>{n} dragon</numerusform><numerusform>{n} dragons</numerusform></translation></message>
    <message id="convicted.piece.slinger"><translation>slinger</translation></message>
    <message id="convicted.piece.slinger.a"><translation>a slinger</translation></message>
    <message id="convicted.piece.slinger.the"><translation>the slinger</translation></message>
    <message id="convicted.piece.slinger.of"><translation>of the slinger</translation></message>
    <message id="convicted.piece.slinger.at"><translation>at the slinger</translation></message>
    <message id="convicted.piece.slinger.count" numerus="yes"><translation><numerusform>{n} slinger</numerusform><numerusform>{n} slingers</numerusform></translation></message>
    <message id="convicted.piece.warrior"><translation>warrior</translation></message>
    <message id="convicted.piece.warrior.a"><translation>a warrior</translation></message>
    <message id="convicted.piece.warrior.the"><translation>the warrior</translation></message>
    <message id="convicted.piece.warrior.of"><translation>of the warrior</translation></message>
    <message id="convicted.piece.warrior.at"><translation>at the warrior</translation></message>
    <message id="convicted.piece.warrior.count" numerus="yes"><translation><numerusform>{n} warrior</numerusform><numerusform>{n} warriors</numerusform></translation></message>
    <message id="convicted.piece.giant"><translation>giant</translation></message>
    <message id="convicted.piece.giant.a"><translation>a giant</translation></message>
    <message id="convicted.piece.giant.the"><translation>the giant</translation></message>
    <message id="convicted.piece.giant.of"><translation>of the giant</translation></message>
    <message id="convicted.piece.giant.at"><translation>at the giant</translation></message>
    <message id="convicted.piece.giant.count" numerus="yes"><translation><numerusform>{n} giant</numerusform><numerusform>{n} giants</numerusform></translation></message>
    <message id="convicted.piece.veteran_slinger"><translation>veteran slinger</translation></message>
    <message id="convicted.piece.veteran_slinger.a"><translation>a veteran slinger</translation></message>
    <message id="convicted.piece.veteran_slinger.the"><translation>the veteran slinger</translation></message>
    <message id="convicted.piece.veteran_slinger.of"><translation>of the veteran slinger</translation></message>
    <message id="convicted.piece.veteran_slinger.at"><translation>at the veteran slinger</translation></message>
    <message id="convicted.piece.veteran_slinger.count" numerus="yes"><translation><numerusform>{n} veteran slinger</numerusform><numerusform>{n} veteran slingers</numerusform></translation></message>
    <message id="convicted.piece.veteran_warrior"><translation>veteran warrior</translation></message>
    <message id="convicted.piece.veteran_warrior.a"><translation>a veteran warrior</translation></message>
    <message id="convicted.piece.veteran_warrior.the"><translation>the veteran warrior</translation></message>
    <message id="convicted.piece.veteran_warrior.of"><translation>of the veteran warrior</translation></message>
    <message id="convicted.piece.veteran_warrior.at"><translation>at the veteran warrior</translation></message>
    <message id="convicted.piece.veteran_warrior.count" numerus="yes"><translation><numerusform>{n} veteran warrior</numerusform><numerusform>{n} veteran warriors</numerusform></translation></message>
    <message id="convicted.piece.veteran_giant"><translation>veteran giant</translation></message>
    <message id="convicted.piece.veteran_giant.a"><translation>a veteran giant</translation></message>
    <message id="convicted.piece.veteran_giant.the"><translation>the veteran giant</translation></message>
    <message id="convicted.piece.veteran_giant.of"><translation>of the veteran giant</translation></message>
    <message id="convicted.piece.veteran_giant.at"><translation>at the veteran giant</translation></message>
    <message id="convicted.piece.veteran_giant.count" numerus="yes"><translation><numerusform>{n} veteran giant</numerusform><numerusform>{n} veteran giants</numerusform></translation></message>
    <message id="convicted.piece.wolfman_javelin"><translation>wolfman javelin thrower</translation></message>
    <message id="convicted.piece.wolfman_javelin.a"><translation>a wolfman javelin thrower</translation></message>
    <message id="convicted.piece.wolfman_javelin.the"><translation>the wolfman javelin thrower</translation></message>
    <message id="convicted.piece.wolfman_javelin.of"><translation>of the wolfman javelin thrower</translation></message>
    <message id="convicted.piece.wolfman_javelin.at"><translation>at the wolfman javelin thrower</translation></message>
    <message id="convicted.piece.wolfman_javelin.count" numerus="yes"><translation><numerusform>{n} wolfman javelin thrower</numerusform><numerusform>{n} wolfman javelin throwers</numerusform></translation></message>
    <message id="convicted.piece.wolfman_spearman"><translation>wolfman spearman</translation></message>
    <message id="convicted.piece.wolfman_spearman.a"><translation>a wolfman spearman</translation></message>
    <message id="convicted.piece.wolfman_spearman.the"><translation>the wolfman spearman</translation></message>
    <message id="convicted.piece.wolfman_spearman.of"><translation>of the wolfman spearman</translation></message>
    <message id="convicted.piece.wolfman_spearman.at"><translation>at the wolfman spearman</translation></message>
    <message id="convicted.piece.wolfman_spearman.count" numerus="yes"><translation><numerusform>{n} wolfman spearman</numerusform><numerusform>{n} wolfman spearmen</numerusform></translation></message>
    <message id="convicted.piece.werewolf"><translation>werewolf</translation></message>
    <message id="convicted.piece.werewolf.a"><translation>a werewolf</translation></message>
    <message id="convicted.piece.werewolf.the"><translation>the werewolf</translation></message>
    <message id="convicted.piece.werewolf.of"><translation>of the werewolf</translation></message>
    <message id="convicted.piece.werewolf.at"><translation>at the werewolf</translation></message>
    <message id="convicted.piece.werewolf.count" numerus="yes"><translation><numerusform>{n} werewolf</numerusform><numerusform>{n} werewolves</numerusform></translation></message>
    <message id="convicted.piece.veteran_wolfman_javelin"><translation>veteran wolfman javelin thrower</translation></message>
    <message id="convicted.piece.veteran_wolfman_javelin.a"><translation>a veteran wolfman javelin thrower</translation></message>
    <message id="convicted.piece.veteran_wolfman_javelin.the"><translation>the veteran wolfman javelin thrower</translation></message>
    <message id="convicted.piece.veteran_wolfman_javelin.of"><translation>of the veteran wolfman javelin thrower</translation></message>
    <message id="convicted.piece.veteran_wolfman_javelin.at"><translation>at the veteran wolfman javelin thrower</translation></message>
    <message id="convicted.piece.veteran_wolfman_javelin.count" numerus="yes"><translation><numerusform>{n} veteran wolfman javelin thrower</numerusform><numerusform>{n} veteran wolfman javelin throwers</numerusform></translation></message>
    <message id="convicted.piece.veteran_wolfman_spearman"><translation>veteran wolfman spearman</translation></message>
    <message id="convicted.piece.veteran_wolfman_spearman.a"><translation>a veteran wolfman spearman</translation></message>
    <message id="convicted.piece.veteran_wolfman_spearman.the"><translation>the veteran wolfman spearman</translation></message>
    <message id="convicted.piece.veteran_wolfman_spearman.of"><translation>of the veteran wolfman spearman</translation></message>
    <message id="convicted.piece.veteran_wolfman_spearman.at"><translation>at the veteran wolfman spearman</translation></message>
    <message id="convicted.piece.veteran_wolfman_spearman.count" numerus="yes"><translation><numerusform>{n} veteran wolfman spearman</numerusform><numerusform>{n} veteran wolfman spearmen</numerusform></translation></message>
    <message id="convicted.piece.veteran_werewolf"><translation>veteran werewolf</translation></message>
    <message id="convicted.piece.veteran_werewolf.a"><translation>a veteran werewolf</translation></message>
    <message id="convicted.piece.veteran_werewolf.the"><translation>the veteran werewolf</translation></message>
    <message id="convicted.piece.veteran_werewolf.of"><translation>of the veteran werewolf</translation></message>
    <message id="convicted.piece.veteran_werewolf.at"><translation>at the veteran werewolf</translation></message>
    <message id="convicted.piece.veteran_werewolf.count" numerus="yes"><translation><numerusform>{n} veteran werewolf</numerusform><numerusform>{n} veteran werewolves</numerusform></translation></message>
    <message id="convicted.piece.forest_archer"><translation>forest archer</translation></message>
    <message id="convicted.piece.forest_archer.a"><translation>a forest archer</translation></message>
    <message id="convicted.piece.forest_archer.the"><translation>the forest archer</translation></message>
    <message id="convicted.piece.forest_archer.of"><translation>of the forest archer</translation></message>
    <message id="convicted.piece.forest_archer.at"><translation>at the forest archer</translation></message>
    <message id="convicted.piece.forest_archer.count" numerus="yes"><translation><numerusform>{n} forest archer</numerusform><numerusform>{n} forest archers</numerusform></translation></message>
    <message id="convicted.piece.heavy_footman"><translation>heavy footman</translation></message>
    <message id="convicted.piece.heavy_footman.a"><translation>a heavy footman</translation></message>
    <message id="convicted.piece.heavy_footman.the"><translation>the heavy footman</translation></message>
    <message id="convicted.piece.heavy_footman.of"><translation>of the heavy footman</translation></message>
    <message id="convicted.piece.heavy_footman.at"><translation>at the heavy footman</translation></message>
    <message id="convicted.piece.heavy_footman.count" numerus="yes"><translation><numerusform>{n} heavy footman</numerusform><numerusform>{n} heavy footmen</numerusform></translation></message>
    <message id="convicted.piece.assassin"><translation>assassin</translation></message>
    <message id="convicted.piece.assassin.a"><translation>an assassin</translation></message>
    <message id="convicted.piece.assassin.the"><translation>the assassin</translation></message>
    <message id="convicted.piece.assassin.of"><translation>of the assassin</translation></message>
    <message id="convicted.piece.assassin.at"><translation>at the assassin</translation></message>
    <message id="convicted.piece.assassin.count" numerus="yes"><translation><numerusform>{n} assassin</numerusform><numerusform>{n} assassins</numerusform></translation></message>
    <message id="convicted.piece.veteran_forest_archer"><translation>veteran forest archer</translation></message>
    <message id="convicted.piece.veteran_forest_archer.a"><translation>a veteran forest archer</translation></message>
    <message id="convicted.piece.veteran_forest_archer.the"><translation>the veteran forest archer</translation></message>
    <message id="convicted.piece.veteran_forest_archer.of"><translation>of the veteran forest archer</translation></message>
    <message id="convicted.piece.veteran_forest_archer.at"><translation>at the veteran forest archer</translation></message>
    <message id="convicted.piece.veteran_forest_archer.count" numerus="yes"><translation><numerusform>{n} veteran forest archer</numerusform><numerusform>{n} veteran forest archers</numerusform></translation></message>
    <message id="convicted.piece.veteran_heavy_footman"><translation>veteran heavy footman</translation></message>
    <message id="convicted.piece.veteran_heavy_footman.a"><translation>a veteran heavy footman</translation></message>
    <message id="convicted.piece.veteran_heavy_footman.the"><translation>the veteran heavy footman</translation></message>
    <message id="convicted.piece.veteran_heavy_footman.of"><translation>of the veteran heavy footman</translation></message>
    <message id="convicted.piece.veteran_heavy_footman.at"><translation>at the veteran heavy footman</translation></message>
    <message id="convicted.piece.veteran_heavy_footman.count" numerus="yes"><translation><numerusform>{n} veteran heavy footman</numerusform><numerusform>{n} veteran heavy footmen</numerusform></translation></message>
    <message id="convicted.piece.veteran_assassin"><translation>veteran assassin</translation></message>
    <message id="convicted.piece.veteran_assassin.a"><translation>a veteran assassin</translation></message>
    <message id="convicted.piece.veteran_assassin.the"><translation>the veteran assassin</translation></message>
    <message id="convicted.piece.veteran_assassin.of"><translation>of the veteran assassin</translation></message>
    <message id="convicted.piece.veteran_assassin.at"><translation>at the veteran assassin</translation></message>
    <message id="convicted.piece.veteran_assassin.count" numerus="yes"><translation><numerusform>{n} veteran assassin</numerusform><numerusform>{n} veteran assassins</numerusform></translation></message>
    <message id="convicted.piece.enemy_catapult"><translation>enemy catapult</translation></message>
    <message id="convicted.piece.enemy_catapult.a"><translation>an enemy catapult</translation></message>
    <message id="convicted.piece.enemy_catapult.the"><translation>the enemy catapult</translation></message>
    <message id="convicted.piece.enemy_catapult.of"><translation>of the enemy catapult</translation></message>
    <message id="convicted.piece.enemy_catapult.at"><translation>at the enemy catapult</translation></message>
    <message id="convicted.piece.enemy_catapult.count" numerus="yes"><translation><numerusform>{n} enemy catapult</numerusform><numerusform>{n} enemy catapults</numerusform></translation></message>
    <message id="convicted.piece.enemy_ballista"><translation>enemy ballista</translation></message>
    <message id="convicted.piece.enemy_ballista.a"><translation>an enemy ballista</translation></message>
    <message id="convicted.piece.enemy_ballista.the"><translation>the enemy ballista</translation></message>
    <message id="convicted.piece.enemy_ballista.of"><translation>of the enemy ballista</translation></message>
    <message id="convicted.piece.enemy_ballista.at"><translation>at the enemy ballista</translation></message>
    <message id="convicted.piece.enemy_ballista.count" numerus="yes"><translation><numerusform>{n} enemy ballista</numerusform><numerusform>{n} enemy ballistas</numerusform></translation></message>
    <message id="convicted.piece.trebuchet"><translation>trebuchet</translation></message>
    <message id="convicted.piece.trebuchet.a"><translation>a trebuchet</translation></message>
    <message id="convicted.piece.trebuchet.the"><translation>the trebuchet</translation></message>
    <message id="convicted.piece.trebuchet.of"><translation>of the trebuchet</translation></message>
    <message id="convicted.piece.trebuchet.at"><translation>at the trebuchet</translation></message>
    <message id="convicted.piece.trebuchet.count" numerus="yes"><translation><numerusform>{n} trebuchet</numerusform><numerusform>{n} trebuchets</numerusform></translation></message>
    <message id="convicted.piece.ram"><translation>ram</translation></message>
    <message id="convicted.piece.ram.a"><translation>a ram</translation></message>
    <message id="convicted.piece.ram.the"><translation>the ram</translation></message>
    <message id="convicted.piece.ram.of"><translation>of the ram</translation></message>
    <message id="convicted.piece.ram.at"><translation>at the ram</translation></message>
    <message id="convicted.piece.ram.count" numerus="yes"><translation><numerusform>{n} ram</numerusform><numerusform>{n} rams</numerusform></translation></message>
    <message id="convicted.piece.siege_tower"><translation>siege tower</translation></message>
    <message id="convicted.piece.siege_tower.a"><translation>a siege tower</translation></message>
    <message id="convicted.piece.siege_tower.the"><translation>the siege tower</translation></message>
    <message id="convicted.piece.siege_tower.of"><translation>of the siege tower</translation></message>
    <message id="convicted.piece.siege_tower.at"><translation>at the siege tower</translation></message>
    <message id="convicted.piece.siege_tower.count" numerus="yes"><translation><numerusform>{n} siege tower</numerusform><numerusform>{n} siege towers</numerusform></translation></message>
    <message id="convicted.piece.cover"><translation>cover</translation></message>
    <message id="convicted.piece.cover.a"><translation>a cover</translation></message>
    <message id="convicted.piece.cover.the"><translation>the cover</translation></message>
    <message id="convicted.piece.cover.of"><translation>of the cover</translation></message>
    <message id="convicted.piece.cover.at"><translation>at the cover</translation></message>
    <message id="convicted.piece.cover.count" numerus="yes"><translation><numerusform>{n} cover</numerusform><numerusform>{n} covers</numerusform></translation></message>
    <message id="convicted.piece.bridge"><translation>bridge</translation></message>
    <message id="convicted.piece.bridge.a"><translation>a bridge</translation></message>
    <message id="convicted.piece.bridge.the"><translation>the bridge</translation></message>
    <message id="convicted.piece.bridge.of"><translation>of the bridge</translation></message>
    <message id="convicted.piece.bridge.at"><translation>at the bridge</translation></message>
    <message id="convicted.piece.bridge.count" numerus="yes"><translation><numerusform>{n} bridge</numerusform><numerusform>{n} bridges</numerusform></translation></message>
    <message id="convicted.piece.lord_of_destruction"><translation>Lord of Destruction</translation></message>
    <message id="convicted.piece.lord_of_destruction.a"><translation>the Lord of Destruction</translation></message>
    <message id="convicted.piece.lord_of_destruction.the"><translation>the Lord of Destruction</translation></message>
    <message id="convicted.piece.lord_of_destruction.of"><translation>of the Lord of Destruction</translation></message>
    <message id="convicted.piece.lord_of_destruction.at"><translation>at the Lord of Destruction</translation></message>
    <message id="convicted.piece.lord_of_destruction.count" numerus="yes"><translation><numerusform>{n} Lord of Destruction</numerusform><numerusform>{n} Lords of Destruction</numerusform></translation></message>
    <message id="convicted.piece.king_of_the_wolves"><translation>King of the Wolves</translation></message>
    <message id="convicted.piece.king_of_the_wolves.a"><translation>the King of the Wolves</translation></message>
    <message id="convicted.piece.king_of_the_wolves.the"><translation>the King of the Wolves</translation></message>
    <message id="convicted.piece.king_of_the_wolves.of"><translation>of the King of the Wolves</translation></message>
    <message id="convicted.piece.king_of_the_wolves.at"><translation>at the King of the Wolves</translation></message>
    <message id="convicted.piece.king_of_the_wolves.count" numerus="yes"><translation><numerusform>{n} King of the Wolves</numerusform><numerusform>{n} Kings of the Wolves</numerusform></translation></message>
    <message id="convicted.piece.forest_shaman"><translation>Forest Shaman</translation></message>
    <message id="convicted.piece.forest_shaman.a"><translation>the Forest Shaman</translation></message>
    <message id="convicted.piece.forest_shaman.the"><translation>the Forest Shaman</translation></message>
    <message id="convicted.piece.forest_shaman.of"><translation>of the Forest Shaman</translation></message>
    <message id="convicted.piece.forest_shaman.at"><translation>at the Forest Shaman</translation></message>
    <message id="convicted.piece.forest_shaman.count" numerus="yes"><translation><numerusform>{n} Forest Shaman</numerusform><numerusform>{n} Forest Shamans</numerusform></translation></message>
</context>
</TS>
