<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What actions, tiles, heroes and deeds do, in a sentence or two, with the figures of the edition in play. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- phase 1 -->
    <message id="effect.gain">
        <translation>Échangez une unité contre des ressources&#160;: un gobelin en rapporte {gain_goblin}, un orque {gain_orc}, un troll {gain_troll}.</translation>
    </message>
    <message id="effect.all_charge">
        <translation>Jusqu’à la fin de la partie, plus aucune ressource, mais {all_charge} unités de plus à chaque tour.</translation>
    </message>
    <message id="effect.troop_transfer">
        <translation>Votre coéquipier reçoit jusqu’à {transfer} unités d’une même sorte de votre tirage de ce tour.</translation>
    </message>
    <!-- machines -->
    <message id="effect.ballista">
        <translation>Tire sur un mur relié à son rempart. Touché : elle tue une unité du défenseur de votre choix et la plus forte des vôtres sur ce mur. Elle doit tirer.</translation>
    </message>
    <message id="effect.ballista.may_hold">
        <translation>Tire sur un mur relié à son rempart. Touché : elle tue une unité du défenseur de votre choix et la plus forte des vôtres sur ce mur. Elle peut ne pas tirer si aucune unité du défenseur n’est à portée.</translation>
    </message>
    <message id="effect.catapult">
        <translation>Tire sur un mur relié à son rempart. Touché : elle détruit 1 composant en pierre et tous ceux en bois&#160;; s’il n’y en a pas, le chaudron du mur ou l’engin de la tour d’en face.</translation>
    </message>
    <message id="effect.trebuchet">
        <translation>Tire sur n’importe quel mur de son côté. Touché : il détruit 1 composant en pierre et tous ceux en bois&#160;; s’il n’y en a pas, le chaudron du mur. Les éclaireurs ne peuvent pas l’endommager.</translation>
    </message>
    <message id="effect.altar">
        <translation>Se place sur un abord. À chaque tour, votre force augmente de 1 sur un mur de son côté, désigné en phase 6.</translation>
    </message>
    <message id="effect.altar.rampart">
        <translation>Se place sur un rempart. À chaque tour, votre force augmente de 1 sur un mur de son côté, désigné en phase 6.</translation>
    </message>
    <message id="effect.cover">
        <translation>Les archers ne peuvent rien contre les unités de ce rempart&#160;; les canons et le tireur d’élite, si.</translation>
    </message>
    <message id="effect.battering_ram">
        <translation>Un composant du bélier. Porté par deux unités, chaque composant ôte 1 à la résistance du portail à chaque assaut.</translation>
    </message>
    <message id="effect.siege_tower">
        <translation>Offre trois places de plus au pied d’un mur, où les unités arrivent directement du camp.</translation>
    </message>
    <message id="effect.accurate_shot">
        <translation>Ce tour-ci, un engin de jet, désigné au moment du tir, retourne deux cartes&#160;; vous gardez celle qui vous convient.</translation>
    </message>
    <message id="effect.accurate_shot.all">
        <translation>Ce tour-ci, chaque engin de jet retourne deux cartes&#160;; vous gardez celle qui vous convient.</translation>
    </message>
    <!-- equipment -->
    <message id="effect.banner"><translation>Votre force augmente de 1 sur ce mur.</translation></message>
    <message id="effect.ladder"><translation>Une de vos unités de plus tient sur ce mur.</translation></message>
    <message id="effect.ropes"><translation>Une fois par phase 6, une unité passe de ce mur à un mur adjacent.</translation></message>
    <message id="effect.sap"><translation>À chaque déploiement, une unité du camp arrive directement sur ce mur.</translation></message>
    <message id="effect.bridge"><translation>Aucun piège ne peut être posé sur ce sentier.</translation></message>
    <message id="effect.shields">
        <translation>Si vous perdez le combat sur ce mur, on compare à nouveau les forces avec 1 de plus pour chacune de vos unités, ce qui réduit vos pertes.</translation>
    </message>
    <message id="effect.poison">
        <translation>Si vous gagnez le combat sur ce mur, un archer tombe avant que l’on compte les pertes.</translation>
    </message>
    <message id="effect.equipment_transfer"><translation>Déplacez une tuile équipement ailleurs du même côté.</translation></message>
    <message id="effect.equipment_transfer.ladder_stays">
        <translation>Déplacez une tuile équipement ailleurs du même côté, sauf des échelles où se tient une unité.</translation>
    </message>
    <!-- training -->
    <message id="effect.artilleryman">
        <translation>Ajoute une carte Touché à la pile d’un engin. Possible à nouveau aux tours suivants.</translation>
    </message>
    <message id="effect.quartermaster">
        <translation>Ce rempart contient {room} unités de plus, et un déploiement peut y amener {extra} unités au-delà de sa limite.</translation>
    </message>
    <message id="effect.trench_master"><translation>Face aux archers, la force des unités de ce rempart est doublée.</translation></message>
    <message id="effect.fire_master">
        <translation>Chaque gobelin de ce rempart peut abattre un archer sur un mur relié sans corps à corps, ou dans la tour d’en face.</translation>
    </message>
    <message id="effect.drover">
        <translation>Lors d’un déploiement, les unités de ce rempart peuvent aussi gagner un rempart adjacent ou reculer jusqu’à l’abord.</translation>
    </message>
    <message id="effect.saboteur">
        <translation>Toutes les actions d’un bâtiment coûtent 1 sablier de plus, jusqu’à ce que le saboteur soit débusqué.</translation>
    </message>
    <message id="effect.trainer">
        <translation>Deux unités défaussées arrivent au camp : des orques si vous payez en gobelins, des trolls si vous payez en orques.</translation>
    </message>
    <message id="effect.training_transfer">
        <translation>Déplacez une tuile entraînement vers un autre rempart du même côté, ou un saboteur vers un autre bâtiment.</translation>
    </message>
    <!-- rituals -->
    <message id="effect.blood_stones">
        <translation>Ce tour-ci, si cette catapulte touche un mur, elle y tue aussi une unité du défenseur de votre choix.</translation>
    </message>
    <message id="effect.possession"><translation>Ce héros ne peut pas agir ce tour-ci&#160;; il garde sa caractéristique.</translation></message>
    <message id="effect.fire"><translation>Ce tour-ci, toutes les actions de ce bâtiment coûtent 1 sablier de plus.</translation></message>
    <message id="effect.spectres">
        <translation>Ce tour-ci, les unités que l’hôpital ne sauve pas se relèvent sur vos abords : les archers en gobelins, les soldats en orques, les vétérans en trolls.</translation>
    </message>
    <message id="effect.panic"><translation>S’il y a plus d’une unité dans la cour, la plus faible meurt aussitôt.</translation></message>
    <message id="effect.panic.lasts">
        <translation>Jusqu’à la fin du tour, dès qu’il y a plus d’une unité dans la cour, la plus faible meurt.</translation>
    </message>
    <message id="effect.gale">
        <translation>Ce tour-ci, envoyer une unité ou un héros sur ce mur coûte 1 sablier de plus.</translation>
    </message>
    <message id="effect.accident">
        <translation>Ce tour-ci, le chaudron épargne vos unités et frappe celles du défenseur&#160;: un vétéran, un soldat ou tous les archers du mur, selon son type.</translation>
    </message>
    <message id="effect.blessing.everywhere">
        <translation>Ce tour-ci, les archers d’un côté qui ne sont pas au corps à corps peuvent tirer sur n’importe quel rempart de la forteresse, même de l’autre côté.</translation>
    </message>
    <message id="effect.trainer.from_bag">
        <translation>Deux unités rejoignent le camp&#160;: des orques si vous payez des gobelins, des trolls si vous payez des orques. Prenez d’abord celles de la défausse, puis celles du sac.</translation>
    </message>
    <message id="effect.accident.about_to_strike">
        <translation>Ce tour-ci, le chaudron épargne vos unités. S’il allait en frapper une, il frappe à la place celles du défenseur sur son mur&#160;: un vétéran, un soldat ou tous les archers, selon le type de chaudron.</translation>
    </message>
    <message id="effect.escape_the_knife">
        <translation>Jusqu’à {escape} gobelins défaussés reviennent sur vos abords.</translation>
    </message>
    <!-- dispatch and orders -->
    <message id="effect.minor">
        <translation>Jusqu’à {minor} unités quittent chaque rempart, puis chaque abord, puis le camp vers chaque côté et vers la barbacane.</translation>
    </message>
    <message id="effect.major">
        <translation>Jusqu’à {major} unités quittent chaque rempart, puis chaque abord, puis le camp vers chaque côté et vers la barbacane.</translation>
    </message>
    <message id="effect.open_order"><translation>Posez un ordre face visible sur un mur.</translation></message>
    <message id="effect.classified"><translation>Posez autant d’ordres que vous voulez face cachée, un par mur.</translation></message>
    <message id="effect.goblins_fury">
        <translation>Au combat, chaque gobelin de ce mur compte pour {fury}&#160;; ensuite, ils meurent tous.</translation>
    </message>
    <message id="effect.orcs_detonation">
        <translation>Faites exploser un ou plusieurs orques : chacun détruit 1 composant en pierre, et tous ceux en bois disparaissent.</translation>
    </message>
    <message id="effect.trolls_call"><translation>Un troll fait un pas sur un sentier en direction de ce mur.</translation></message>
    <message id="effect.bluff"><translation>Sans effet&#160;; il n’est là que pour tromper.</translation></message>
    <!-- the Defender's actions -->
    <message id="effect.cannon">
        <translation>Dans une tour libre. À l’assaut, il tire sur l’abord de son côté, sur les remparts d’en face ou adjacents, ou sur une tour de siège contre un mur adjacent (et sur la barbacane si la tour la touche), et tue une unité d’un type désigné par sa carte.</translation>
    </message>
    <message id="effect.cauldron_troll">
        <translation>Sur un mur qui a une place libre pour lui. À chaque assaut, il y tue 1 troll.</translation>
    </message>
    <message id="effect.cauldron_orc">
        <translation>Sur un mur qui a une place libre pour lui. À chaque assaut, il y tue 1 orque.</translation>
    </message>
    <message id="effect.cauldron_goblin">
        <translation>Sur un mur qui a une place libre pour lui. À chaque assaut, il y tue tous les gobelins.</translation>
    </message>
    <message id="effect.poles">
        <translation>Dans une tour libre. À l’assaut, il frappe un mur adjacent et y tue l’unité la plus faible si la carte désigne son type.</translation>
    </message>
    <message id="effect.platform"><translation>Une de vos unités de plus tient sur un mur prévu pour cela.</translation></message>
    <message id="effect.gate">
        <translation>Le portail attaqué gagne 1 de résistance, sans dépasser sa valeur de départ.</translation>
    </message>
    <message id="effect.wall">
        <translation>Un composant en bois sur un mur : votre force y augmente de 1. Pas plus de {wood} par mur.</translation>
    </message>
    <message id="effect.goblin_trap">
        <translation>Sur un sentier sans pont ni piège : tue tous les gobelins qui l’empruntent.</translation>
    </message>
    <message id="effect.troll_trap">
        <translation>Sur un sentier sans pont ni piège : tue à chaque déploiement 1 troll qui l’emprunte.</translation>
    </message>
    <message id="effect.damage"><translation>Ajoute une carte Manqué à la pile d’une catapulte ou d’une baliste.</translation></message>
    <message id="effect.raid"><translation>Tue 1 unité de votre choix dans une tour de siège.</translation></message>
    <message id="effect.blessing">
        <translation>Ce tour-ci, les archers d’un côté qui ne sont pas au corps à corps peuvent tirer sur n’importe quel rempart de ce côté.</translation>
    </message>
    <message id="effect.glare"><translation>Ce tour-ci, un mur de votre choix ne prend pas part à l’assaut.</translation></message>
    <message id="effect.sharpshooter"><translation>Tue une unité de l’assaillant, n’importe où sur le plateau.</translation></message>
    <message id="effect.mix_up"><translation>Défausse un ordre de l’assaillant sans le révéler.</translation></message>
    <message id="effect.train_marksman"><translation>Un archer des baraquements devient soldat. Peut être répété.</translation></message>
    <message id="effect.train_soldier"><translation>Un soldat des baraquements devient vétéran. Peut être répété.</translation></message>
    <message id="effect.track">
        <translation>Tous les saboteurs quittent la forteresse&#160;; une unité des gardes est perdue.</translation>
    </message>
    <!-- heroes -->
    <message id="effect.officer">
        <translation>Chacune de vos unités sur le mur de l’officier gagne 1 en force.</translation>
    </message>
    <message id="effect.warrior">
        <translation>Votre force augmente de {warrior} sur le mur du guerrier.</translation>
    </message>
    <message id="effect.speech">
        <translation>Ce tour-ci, votre force sur le mur de l’officier augmente de 1 par sablier, de 1 à {speech_most}.</translation>
    </message>
    <message id="effect.excursion">
        <translation>Le guerrier tue une unité sur son mur : un gobelin pour {excursion_goblin}, un orque pour {excursion_orc}, un troll pour {excursion_troll}.</translation>
    </message>
    <message id="effect.haste">
        <translation>Enlève le marqueur de votre coéquipier d’une action, que vous pouvez alors utiliser vous-même ce tour-ci.</translation>
    </message>
    <!-- deeds -->
    <message id="effect.barricades">
        <translation>{barricades_hourglasses} pour l’atelier seulement, où une action peut alors servir deux fois ce tour-ci.</translation>
    </message>
    <message id="effect.negotiations"><translation>Vous recevez {negotiations_hourglasses}.</translation></message>
    <message id="effect.last_legs">
        <translation>Les actions déjà faites dans un bâtiment redeviennent possibles&#160;; toutes y coûtent 1 sablier de moins ce tour-ci (minimum 1).</translation>
    </message>
    <message id="effect.dungeons"><translation>Un soldat et un vétéran, s’il en reste, arrivent dans la cour.</translation></message>
    <message id="effect.troll_attack"><translation>{troll_attack} trolls en même temps sur un mur.</translation></message>
    <message id="effect.blood_rituals"><translation>{blood_rituals} gobelins sacrifiés pour des rituels.</translation></message>
    <message id="effect.great_siege"><translation>Des unités sur {great_siege} murs en même temps.</translation></message>
    <message id="effect.ruined_walls"><translation>Un mur laissé sans aucun composant, {ruined_walls} fois.</translation></message>
    <message id="effect.guard_of_honour">
        <translation>À partir du tour {honour_turn} : {honour_points} à la fin de chaque tour où deux soldats s’y tiennent.</translation>
    </message>
    <message id="effect.guard_of_honour.original">
        <translation>À partir du tour {honour_turn} : {honour_points} à la fin de chaque tour, tant que ses deux soldats n’en sont jamais partis.</translation>
    </message>
    <!-- prices -->
    <message id="price.both"><translation>{resources}, plus {units}</translation></message>
    <message id="price.given"><translation>{hourglasses} au défenseur</translation></message>
    <message id="price.free"><translation>rien</translation></message>
    <message id="price.track"><translation>{hourglasses} et 1 unité des gardes</translation></message>
    <message id="price.excursion"><translation>{goblin} pour un gobelin, {orc} pour un orque, {troll} pour un troll</translation></message>
    <message id="price.speech"><translation>1 à {hourglasses}</translation></message>
    <message id="price.deed"><translation>son point de gloire</translation></message>
</context>
</TS>
