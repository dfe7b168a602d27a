<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the pieces, cards and units are called. Forms: .a and .the in running text, .many, .count with a number. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- units and heroes -->
    <message id="unit.goblin"><translation>gobelin</translation></message>
    <message id="unit.goblin.a"><translation>un gobelin</translation></message>
    <message id="unit.goblin.the"><translation>le gobelin</translation></message>
    <message id="unit.goblin.many"><translation>gobelins</translation></message>
    <message id="unit.goblin.count" numerus="yes">
        <translation>
            <numerusform>{n} gobelin</numerusform>
            <numerusform>{n} gobelins</numerusform>
        </translation>
    </message>
    <message id="unit.orc"><translation>orque</translation></message>
    <message id="unit.orc.a"><translation>un orque</translation></message>
    <message id="unit.orc.the"><translation>l’orque</translation></message>
    <message id="unit.orc.many"><translation>orques</translation></message>
    <message id="unit.orc.count" numerus="yes">
        <translation>
            <numerusform>{n} orque</numerusform>
            <numerusform>{n} orques</numerusform>
        </translation>
    </message>
    <message id="unit.troll"><translation>troll</translation></message>
    <message id="unit.troll.a"><translation>un troll</translation></message>
    <message id="unit.troll.the"><translation>le troll</translation></message>
    <message id="unit.troll.many"><translation>trolls</translation></message>
    <message id="unit.troll.count" numerus="yes">
        <translation>
            <numerusform>{n} troll</numerusform>
            <numerusform>{n} trolls</numerusform>
        </translation>
    </message>
    <message id="unit.marksman"><translation>archer</translation></message>
    <message id="unit.marksman.a"><translation>un archer</translation></message>
    <message id="unit.marksman.the"><translation>l’archer</translation></message>
    <message id="unit.marksman.many"><translation>archers</translation></message>
    <message id="unit.marksman.count" numerus="yes">
        <translation>
            <numerusform>{n} archer</numerusform>
            <numerusform>{n} archers</numerusform>
        </translation>
    </message>
    <message id="unit.soldier"><translation>soldat</translation></message>
    <message id="unit.soldier.a"><translation>un soldat</translation></message>
    <message id="unit.soldier.the"><translation>le soldat</translation></message>
    <message id="unit.soldier.many"><translation>soldats</translation></message>
    <message id="unit.soldier.count" numerus="yes">
        <translation>
            <numerusform>{n} soldat</numerusform>
            <numerusform>{n} soldats</numerusform>
        </translation>
    </message>
    <message id="unit.veteran"><translation>vétéran</translation></message>
    <message id="unit.veteran.a"><translation>un vétéran</translation></message>
    <message id="unit.veteran.the"><translation>le vétéran</translation></message>
    <message id="unit.veteran.many"><translation>vétérans</translation></message>
    <message id="unit.veteran.count" numerus="yes">
        <translation>
            <numerusform>{n} vétéran</numerusform>
            <numerusform>{n} vétérans</numerusform>
        </translation>
    </message>
    <message id="unit.officer"><translation>officier</translation></message>
    <message id="unit.officer.a"><translation>l’officier</translation></message>
    <message id="unit.officer.the"><translation>l’officier</translation></message>
    <message id="unit.warrior"><translation>guerrier</translation></message>
    <message id="unit.warrior.a"><translation>le guerrier</translation></message>
    <message id="unit.warrior.the"><translation>le guerrier</translation></message>
    <!-- components, cards and cubes -->
    <message id="piece.stone"><translation>composant en pierre</translation></message>
    <message id="piece.stone.a"><translation>un composant en pierre</translation></message>
    <message id="piece.stone.the"><translation>le composant en pierre</translation></message>
    <message id="piece.stone.count" numerus="yes">
        <translation>
            <numerusform>{n} composant en pierre</numerusform>
            <numerusform>{n} composants en pierre</numerusform>
        </translation>
    </message>
    <message id="piece.wood"><translation>composant en bois</translation></message>
    <message id="piece.wood.a"><translation>un composant en bois</translation></message>
    <message id="piece.wood.the"><translation>le composant en bois</translation></message>
    <message id="piece.wood.count" numerus="yes">
        <translation>
            <numerusform>{n} composant en bois</numerusform>
            <numerusform>{n} composants en bois</numerusform>
        </translation>
    </message>
    <message id="piece.resource"><translation>ressource</translation></message>
    <message id="piece.resource.a"><translation>une ressource</translation></message>
    <message id="piece.resource.the"><translation>la ressource</translation></message>
    <message id="piece.hit"><translation>carte Touché</translation></message>
    <message id="piece.hit.a"><translation>une carte Touché</translation></message>
    <message id="piece.hit.the"><translation>la carte Touché</translation></message>
    <message id="piece.miss"><translation>carte Manqué</translation></message>
    <message id="piece.miss.a"><translation>une carte Manqué</translation></message>
    <message id="piece.miss.the"><translation>la carte Manqué</translation></message>
    <!-- machines -->
    <message id="piece.ballista"><translation>baliste</translation></message>
    <message id="piece.ballista.a"><translation>une baliste</translation></message>
    <message id="piece.ballista.the"><translation>la baliste</translation></message>
    <message id="piece.catapult"><translation>catapulte</translation></message>
    <message id="piece.catapult.a"><translation>une catapulte</translation></message>
    <message id="piece.catapult.the"><translation>la catapulte</translation></message>
    <message id="piece.trebuchet"><translation>trébuchet</translation></message>
    <message id="piece.trebuchet.a"><translation>un trébuchet</translation></message>
    <message id="piece.trebuchet.the"><translation>le trébuchet</translation></message>
    <message id="piece.altar"><translation>autel</translation></message>
    <message id="piece.altar.a"><translation>un autel</translation></message>
    <message id="piece.altar.the"><translation>l’autel</translation></message>
    <message id="piece.altar_influence"><translation>influence de l’autel</translation></message>
    <message id="piece.altar_influence.a"><translation>l’influence d’un autel</translation></message>
    <message id="piece.altar_influence.the"><translation>l’influence de l’autel</translation></message>
    <message id="piece.cover"><translation>mantelet</translation></message>
    <message id="piece.cover.a"><translation>un mantelet</translation></message>
    <message id="piece.cover.the"><translation>le mantelet</translation></message>
    <message id="piece.battering_ram"><translation>bélier</translation></message>
    <message id="piece.battering_ram.a"><translation>un composant de bélier</translation></message>
    <message id="piece.battering_ram.the"><translation>le bélier</translation></message>
    <message id="piece.siege_tower"><translation>tour de siège</translation></message>
    <message id="piece.siege_tower.a"><translation>une tour de siège</translation></message>
    <message id="piece.siege_tower.the"><translation>la tour de siège</translation></message>
    <!-- equipment -->
    <message id="piece.banner"><translation>étendard</translation></message>
    <message id="piece.banner.a"><translation>un étendard</translation></message>
    <message id="piece.banner.the"><translation>l’étendard</translation></message>
    <message id="piece.ladder"><translation>échelles</translation></message>
    <message id="piece.ladder.a"><translation>des échelles</translation></message>
    <message id="piece.ladder.the"><translation>les échelles</translation></message>
    <message id="piece.ropes"><translation>cordes</translation></message>
    <message id="piece.ropes.a"><translation>des cordes</translation></message>
    <message id="piece.ropes.the"><translation>les cordes</translation></message>
    <message id="piece.sap"><translation>sape</translation></message>
    <message id="piece.sap.a"><translation>une sape</translation></message>
    <message id="piece.sap.the"><translation>la sape</translation></message>
    <message id="piece.shields"><translation>boucliers</translation></message>
    <message id="piece.shields.a"><translation>des boucliers</translation></message>
    <message id="piece.shields.the"><translation>les boucliers</translation></message>
    <message id="piece.poison"><translation>poison</translation></message>
    <message id="piece.poison.a"><translation>du poison</translation></message>
    <message id="piece.poison.the"><translation>le poison</translation></message>
    <message id="piece.bridge"><translation>pont</translation></message>
    <message id="piece.bridge.a"><translation>un pont</translation></message>
    <message id="piece.bridge.the"><translation>le pont</translation></message>
    <!-- training -->
    <message id="piece.artilleryman"><translation>artilleur</translation></message>
    <message id="piece.artilleryman.a"><translation>un artilleur</translation></message>
    <message id="piece.artilleryman.the"><translation>l’artilleur</translation></message>
    <message id="piece.quartermaster"><translation>quartier-maître</translation></message>
    <message id="piece.quartermaster.a"><translation>un quartier-maître</translation></message>
    <message id="piece.quartermaster.the"><translation>le quartier-maître</translation></message>
    <message id="piece.trench_master"><translation>maître des tranchées</translation></message>
    <message id="piece.trench_master.a"><translation>un maître des tranchées</translation></message>
    <message id="piece.trench_master.the"><translation>le maître des tranchées</translation></message>
    <message id="piece.fire_master"><translation>maître de tir</translation></message>
    <message id="piece.fire_master.a"><translation>un maître de tir</translation></message>
    <message id="piece.fire_master.the"><translation>le maître de tir</translation></message>
    <message id="piece.drover"><translation>argousin</translation></message>
    <message id="piece.drover.a"><translation>un argousin</translation></message>
    <message id="piece.drover.the"><translation>l’argousin</translation></message>
    <message id="piece.saboteur"><translation>saboteur</translation></message>
    <message id="piece.saboteur.a"><translation>un saboteur</translation></message>
    <message id="piece.saboteur.the"><translation>le saboteur</translation></message>
    <message id="piece.trainer"><translation>dresseur</translation></message>
    <message id="piece.trainer.a"><translation>un dresseur</translation></message>
    <message id="piece.trainer.the"><translation>le dresseur</translation></message>
    <!-- rituals -->
    <message id="piece.blood_stones"><translation>pierres de sang</translation></message>
    <message id="piece.blood_stones.a"><translation>des pierres de sang</translation></message>
    <message id="piece.blood_stones.the"><translation>les pierres de sang</translation></message>
    <message id="piece.possession"><translation>possession</translation></message>
    <message id="piece.possession.a"><translation>la possession</translation></message>
    <message id="piece.possession.the"><translation>la possession</translation></message>
    <message id="piece.fire"><translation>feu</translation></message>
    <message id="piece.fire.a"><translation>le feu</translation></message>
    <message id="piece.fire.the"><translation>le feu</translation></message>
    <message id="piece.spectres"><translation>spectres</translation></message>
    <message id="piece.spectres.a"><translation>des spectres</translation></message>
    <message id="piece.spectres.the"><translation>les spectres</translation></message>
    <message id="piece.panic"><translation>terreur</translation></message>
    <message id="piece.panic.a"><translation>la terreur</translation></message>
    <message id="piece.panic.the"><translation>la terreur</translation></message>
    <message id="piece.gale"><translation>tempête</translation></message>
    <message id="piece.gale.a"><translation>une tempête</translation></message>
    <message id="piece.gale.the"><translation>la tempête</translation></message>
    <message id="piece.accident"><translation>accident</translation></message>
    <message id="piece.accident.a"><translation>un accident</translation></message>
    <message id="piece.accident.the"><translation>l’accident</translation></message>
    <!-- orders -->
    <message id="piece.goblins_fury"><translation>fureur gobeline</translation></message>
    <message id="piece.goblins_fury.a"><translation>la fureur gobeline</translation></message>
    <message id="piece.goblins_fury.the"><translation>la fureur gobeline</translation></message>
    <message id="piece.orcs_detonation"><translation>orques explosifs</translation></message>
    <message id="piece.orcs_detonation.a"><translation>les orques explosifs</translation></message>
    <message id="piece.orcs_detonation.the"><translation>les orques explosifs</translation></message>
    <message id="piece.trolls_call"><translation>appel des trolls</translation></message>
    <message id="piece.trolls_call.a"><translation>l’appel des trolls</translation></message>
    <message id="piece.trolls_call.the"><translation>l’appel des trolls</translation></message>
    <message id="piece.bluff"><translation>bluff</translation></message>
    <message id="piece.bluff.a"><translation>un bluff</translation></message>
    <message id="piece.bluff.the"><translation>le bluff</translation></message>
    <message id="piece.order"><translation>ordre</translation></message>
    <message id="piece.order.a"><translation>un ordre</translation></message>
    <message id="piece.order.the"><translation>l’ordre</translation></message>
    <message id="piece.hidden"><translation>ordre face cachée</translation></message>
    <message id="piece.hidden.a"><translation>un ordre face cachée</translation></message>
    <message id="piece.hidden.the"><translation>l’ordre face cachée</translation></message>
    <!-- the Defender's pieces -->
    <message id="piece.cauldron"><translation>chaudron</translation></message>
    <message id="piece.cauldron.a"><translation>un chaudron</translation></message>
    <message id="piece.cauldron.the"><translation>le chaudron</translation></message>
    <message id="piece.cannon"><translation>canon</translation></message>
    <message id="piece.cannon.a"><translation>un canon</translation></message>
    <message id="piece.cannon.the"><translation>le canon</translation></message>
    <message id="piece.poles"><translation>crochet</translation></message>
    <message id="piece.poles.a"><translation>un crochet</translation></message>
    <message id="piece.poles.the"><translation>le crochet</translation></message>
    <message id="piece.platform"><translation>plateforme</translation></message>
    <message id="piece.platform.a"><translation>une plateforme</translation></message>
    <message id="piece.platform.the"><translation>la plateforme</translation></message>
    <message id="piece.cauldron_goblin"><translation>chaudron à gobelins</translation></message>
    <message id="piece.cauldron_goblin.a"><translation>un chaudron à gobelins</translation></message>
    <message id="piece.cauldron_goblin.the"><translation>le chaudron à gobelins</translation></message>
    <message id="piece.cauldron_orc"><translation>chaudron à orques</translation></message>
    <message id="piece.cauldron_orc.a"><translation>un chaudron à orques</translation></message>
    <message id="piece.cauldron_orc.the"><translation>le chaudron à orques</translation></message>
    <message id="piece.cauldron_troll"><translation>chaudron à trolls</translation></message>
    <message id="piece.cauldron_troll.a"><translation>un chaudron à trolls</translation></message>
    <message id="piece.cauldron_troll.the"><translation>le chaudron à trolls</translation></message>
    <message id="piece.goblin_trap"><translation>piège à gobelin</translation></message>
    <message id="piece.goblin_trap.a"><translation>un piège à gobelin</translation></message>
    <message id="piece.goblin_trap.the"><translation>le piège à gobelin</translation></message>
    <message id="piece.troll_trap"><translation>piège à troll</translation></message>
    <message id="piece.troll_trap.a"><translation>un piège à troll</translation></message>
    <message id="piece.troll_trap.the"><translation>le piège à troll</translation></message>
    <message id="piece.blessing"><translation>bénédiction</translation></message>
    <message id="piece.blessing.a"><translation>la bénédiction des archers</translation></message>
    <message id="piece.blessing.the"><translation>la bénédiction des archers</translation></message>
    <message id="piece.glare"><translation>éblouissement spirituel</translation></message>
    <message id="piece.glare.a"><translation>l’éblouissement spirituel</translation></message>
    <message id="piece.glare.the"><translation>l’éblouissement spirituel</translation></message>
    <message id="piece.gate"><translation>portail</translation></message>
    <message id="piece.gate_marker"><translation>marqueur de portail</translation></message>
    <message id="piece.gate_marker.a"><translation>un marqueur de portail</translation></message>
    <message id="piece.gate_marker.the"><translation>le marqueur de portail</translation></message>
    <message id="piece.gate.a"><translation>un portail</translation></message>
    <message id="piece.gate.the"><translation>le portail</translation></message>
    <!-- whatever a file names that this list does not -->
    <message id="piece.other"><translation>{id}</translation></message>
    <message id="piece.other.a"><translation>{id}</translation></message>
    <message id="piece.other.the"><translation>{id}</translation></message>
    <!-- numbers of things -->
    <message id="count.hourglasses" numerus="yes">
        <translation>
            <numerusform>{n} sablier</numerusform>
            <numerusform>{n} sabliers</numerusform>
        </translation>
    </message>
    <message id="count.resources" numerus="yes">
        <translation>
            <numerusform>{n} ressource</numerusform>
            <numerusform>{n} ressources</numerusform>
        </translation>
    </message>
    <message id="count.units" numerus="yes">
        <translation>
            <numerusform>{n} unité</numerusform>
            <numerusform>{n} unités</numerusform>
        </translation>
    </message>
    <message id="count.points" numerus="yes">
        <translation>
            <numerusform>{n} point de gloire</numerusform>
            <numerusform>{n} points de gloire</numerusform>
        </translation>
    </message>
    <message id="count.turns" numerus="yes">
        <translation>
            <numerusform>{n} tour</numerusform>
            <numerusform>{n} tours</numerusform>
        </translation>
    </message>
</context>
</TS>
