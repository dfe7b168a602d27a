<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Names of peoples and cards; forms: “a”, “the”, and one that counts. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- peoples -->
    <message id="warriors.people.undead"><translation>morts-vivants</translation></message>
    <message id="warriors.people.undead.the"><translation>les morts-vivants</translation></message>
    <message id="warriors.people.dwarves"><translation>nains</translation></message>
    <message id="warriors.people.dwarves.the"><translation>les nains</translation></message>
    <message id="warriors.people.trolls"><translation>trolls</translation></message>
    <message id="warriors.people.trolls.the"><translation>les trolls</translation></message>
    <message id="warriors.people.elves"><translation>elfes</translation></message>
    <message id="warriors.people.elves.the"><translation>les elfes</translation></message>
    <message id="warriors.people.goblins"><translation>gobelins</translation></message>
    <message id="warriors.people.goblins.the"><translation>les gobelins</translation></message>
    <message id="warriors.people.barbarians"><translation>barbares</translation></message>
    <message id="warriors.people.barbarians.the"><translation>les barbares</translation></message>
    <message id="warriors.people.dragon"><translation>dragons</translation></message>
    <message id="warriors.people.dragon.the"><translation>les dragons</translation></message>
    <!-- types of warrior -->
    <message id="warriors.type.infantry"><translation>fantassin</translation></message>
    <message id="warriors.type.infantry.a"><translation>un fantassin</translation></message>
    <message id="warriors.type.archer"><translation>archer</translation></message>
    <message id="warriors.type.archer.a"><translation>un archer</translation></message>
    <message id="warriors.type.cavalry"><translation>cavalier</translation></message>
    <message id="warriors.type.cavalry.a"><translation>un cavalier</translation></message>
    <!-- warriors, by people and type; the last form counts -->
    <message id="warriors.card.undead.infantry"><translation>fantassin mort-vivant</translation></message>
    <message id="warriors.card.undead.infantry.a"><translation>un fantassin mort-vivant</translation></message>
    <message id="warriors.card.undead.infantry.the"><translation>le fantassin mort-vivant</translation></message>
    <message id="warriors.card.undead.infantry.count" numerus="yes">
        <translation>
            <numerusform>{n} fantassin mort-vivant</numerusform>
            <numerusform>{n} fantassins morts-vivants</numerusform>
        </translation>
    </message>
    <message id="warriors.card.undead.archer"><translation>archer mort-vivant</translation></message>
    <message id="warriors.card.undead.archer.a"><translation>un archer mort-vivant</translation></message>
    <message id="warriors.card.undead.archer.the"><translation>l’archer mort-vivant</translation></message>
    <message id="warriors.card.undead.archer.count" numerus="yes">
        <translation>
            <numerusform>{n} archer mort-vivant</numerusform>
            <numerusform>{n} archers morts-vivants</numerusform>
        </translation>
    </message>
    <message id="warriors.card.undead.cavalry"><translation>cavalier mort-vivant</translation></message>
    <message id="warriors.card.undead.cavalry.a"><translation>un cavalier mort-vivant</translation></message>
    <message id="warriors.card.undead.cavalry.the"><translation>le cavalier mort-vivant</translation></message>
    <message id="warriors.card.undead.cavalry.count" numerus="yes">
        <translation>
            <numerusform>{n} cavalier mort-vivant</numerusform>
            <numerusform>{n} cavaliers morts-vivants</numerusform>
        </translation>
    </message>
    <message id="warriors.card.dwarves.infantry"><translation>fantassin nain</translation></message>
    <message id="warriors.card.dwarves.infantry.a"><translation>un fantassin nain</translation></message>
    <message id="warriors.card.dwarves.infantry.the"><translation>le fantassin nain</translation></message>
    <message id="warriors.card.dwarves.infantry.count" numerus="yes">
        <translation>
            <numerusform>{n} fantassin nain</numerusform>
            <numerusform>{n} fantassins nains</numerusform>
        </translation>
    </message>
    <message id="warriors.card.dwarves.archer"><translation>archer nain</translation></message>
    <message id="warriors.card.dwarves.archer.a"><translation>un archer nain</translation></message>
    <message id="warriors.card.dwarves.archer.the"><translation>l’archer nain</translation></message>
    <message id="warriors.card.dwarves.archer.count" numerus="yes">
        <translation>
            <numerusform>{n} archer nain</numerusform>
            <numerusform>{n} archers nains</numerusform>
        </translation>
    </message>
    <message id="warriors.card.dwarves.cavalry"><translation>cavalier nain</translation></message>
    <message id="warriors.card.dwarves.cavalry.a"><translation>un cavalier nain</translation></message>
    <message id="warriors.card.dwarves.cavalry.the"><translation>le cavalier nain</translation></message>
    <message id="warriors.card.dwarves.cavalry.count" numerus="yes">
        <translation>
            <numerusform>{n} cavalier nain</numerusform>
            <numerusform>{n} cavaliers nains</numerusform>
        </translation>
    </message>
    <message id="warriors.card.trolls.infantry"><translation>fantassin troll</translation></message>
    <message id="warriors.card.trolls.infantry.a"><translation>un fantassin troll</translation></message>
    <message id="warriors.card.trolls.infantry.the"><translation>le fantassin troll</translation></message>
    <message id="warriors.card.trolls.infantry.count" numerus="yes">
        <translation>
            <numerusform>{n} fantassin troll</numerusform>
            <numerusform>{n} fantassins trolls</numerusform>
        </translation>
    </message>
    <message id="warriors.card.trolls.archer"><translation>archer troll</translation></message>
    <message id="warriors.card.trolls.archer.a"><translation>un archer troll</translation></message>
    <message id="warriors.card.trolls.archer.the"><translation>l’archer troll</translation></message>
    <message id="warriors.card.trolls.archer.count" numerus="yes">
        <translation>
            <numerusform>{n} archer troll</numerusform>
            <numerusform>{n} archers trolls</numerusform>
        </translation>
    </message>
    <message id="warriors.card.trolls.cavalry"><translation>cavalier troll</translation></message>
    <message id="warriors.card.trolls.cavalry.a"><translation>un cavalier troll</translation></message>
    <message id="warriors.card.trolls.cavalry.the"><translation>le cavalier troll</translation></message>
    <message id="warriors.card.trolls.cavalry.count" numerus="yes">
        <translation>
            <numerusform>{n} cavalier troll</numerusform>
            <numerusform>{n} cavaliers trolls</numerusform>
        </translation>
    </message>
    <message id="warriors.card.elves.infantry"><translation>fantassin elfe</translation></message>
    <message id="warriors.card.elves.infantry.a"><translation>un fantassin elfe</translation></message>
    <message id="warriors.card.elves.infantry.the"><translation>le fantassin elfe</translation></message>
    <message id="warriors.card.elves.infantry.count" numerus="yes">
        <translation>
            <numerusform>{n} fantassin elfe</numerusform>
            <numerusform>{n} fantassins elfes</numerusform>
        </translation>
    </message>
    <message id="warriors.card.elves.archer"><translation>archer elfe</translation></message>
    <message id="warriors.card.elves.archer.a"><translation>un archer elfe</translation></message>
    <message id="warriors.card.elves.archer.the"><translation>l’archer elfe</translation></message>
    <message id="warriors.card.elves.archer.count" numerus="yes">
        <translation>
            <numerusform>{n} archer elfe</numerusform>
            <numerusform>{n} archers elfes</numerusform>
        </translation>
    </message>
    <message id="warriors.card.elves.cavalry"><translation>cavalier elfe</translation></message>
    <message id="warriors.card.elves.cavalry.a"><translation>un cavalier elfe</translation></message>
    <message id="warriors.card.elves.cavalry.the"><translation>le cavalier elfe</translation></message>
    <message id="warriors.card.elves.cavalry.count" numerus="yes">
        <translation>
            <numerusform>{n} cavalier elfe</numerusform>
            <numerusform>{n} cavaliers elfes</numerusform>
        </translation>
    </message>
    <message id="warriors.card.goblins.infantry"><translation>fantassin gobelin</translation></message>
    <message id="warriors.card.goblins.infantry.a"><translation>un fantassin gobelin</translation></message>
    <message id="warriors.card.goblins.infantry.the"><translation>le fantassin gobelin</translation></message>
    <message id="warriors.card.goblins.infantry.count" numerus="yes">
        <translation>
            <numerusform>{n} fantassin gobelin</numerusform>
            <numerusform>{n} fantassins gobelins</numerusform>
        </translation>
    </message>
    <message id="warriors.card.goblins.archer"><translation>archer gobelin</translation></message>
    <message id="warriors.card.goblins.archer.a"><translation>un archer gobelin</translation></message>
    <message id="warriors.card.goblins.archer.the"><translation>l’archer gobelin</translation></message>
    <message id="warriors.card.goblins.archer.count" numerus="yes">
        <translation>
            <numerusform>{n} archer gobelin</numerusform>
            <numerusform>{n} archers gobelins</numerusform>
        </translation>
    </message>
    <message id="warriors.card.goblins.cavalry"><translation>cavalier gobelin</translation></message>
    <message id="warriors.card.goblins.cavalry.a"><translation>un cavalier gobelin</translation></message>
    <message id="warriors.card.goblins.cavalry.the"><translation>le cavalier gobelin</translation></message>
    <message id="warriors.card.goblins.cavalry.count" numerus="yes">
        <translation>
            <numerusform>{n} cavalier gobelin</numerusform>
            <numerusform>{n} cavaliers gobelins</numerusform>
        </translation>
    </message>
    <message id="warriors.card.barbarians.infantry"><translation>fantassin barbare</translation></message>
    <message id="warriors.card.barbarians.infantry.a"><translation>un fantassin barbare</translation></message>
    <message id="warriors.card.barbarians.infantry.the"><translation>le fantassin barbare</translation></message>
    <message id="warriors.card.barbarians.infantry.count" numerus="yes">
        <translation>
            <numerusform>{n} fantassin barbare</numerusform>
            <numerusform>{n} fantassins barbares</numerusform>
        </translation>
    </message>
    <message id="warriors.card.barbarians.archer"><translation>archer barbare</translation></message>
    <message id="warriors.card.barbarians.archer.a"><translation>un archer barbare</translation></message>
    <message id="warriors.card.barbarians.archer.the"><translation>l’archer barbare</translation></message>
    <message id="warriors.card.barbarians.archer.count" numerus="yes">
        <translation>
            <numerusform>{n} archer barbare</numerusform>
            <numerusform>{n} archers barbares</numerusform>
        </translation>
    </message>
    <message id="warriors.card.barbarians.cavalry"><translation>cavalier barbare</translation></message>
    <message id="warriors.card.barbarians.cavalry.a"><translation>un cavalier barbare</translation></message>
    <message id="warriors.card.barbarians.cavalry.the"><translation>le cavalier barbare</translation></message>
    <message id="warriors.card.barbarians.cavalry.count" numerus="yes">
        <translation>
            <numerusform>{n} cavalier barbare</numerusform>
            <numerusform>{n} cavaliers barbares</numerusform>
        </translation>
    </message>
    <!-- other cards -->
    <message id="warriors.card.dragon"><translation>dragon</translation></message>
    <message id="warriors.card.dragon.a"><translation>un dragon</translation></message>
    <message id="warriors.card.dragon.the"><translation>le dragon</translation></message>
    <message id="warriors.card.dragon.count" numerus="yes">
        <translation>
            <numerusform>{n} dragon</numerusform>
            <numerusform>{n} dragons</numerusform>
        </translation>
    </message>
    <message id="warriors.card.wizard"><translation>magicien</translation></message>
    <message id="warriors.card.wizard.a"><translation>un magicien</translation></message>
    <message id="warriors.card.wizard.the"><translation>le magicien</translation></message>
    <message id="warriors.card.wizard.count" numerus="yes">
        <translation>
            <numerusform>{n} magicien</numerusform>
            <numerusform>{n} magiciens</numerusform>
        </translation>
    </message>
    <message id="warriors.card.catapult"><translation>catapulte</translation></message>
    <message id="warriors.card.catapult.a"><translation>une catapulte</translation></message>
    <message id="warriors.card.catapult.the"><translation>la catapulte</translation></message>
    <message id="warriors.card.catapult.count" numerus="yes">
        <translation>
            <numerusform>{n} catapulte</numerusform>
            <numerusform>{n} catapultes</numerusform>
        </translation>
    </message>
    <message id="warriors.card.flame"><translation>flamme</translation></message>
    <message id="warriors.card.flame.a"><translation>une flamme</translation></message>
    <message id="warriors.card.flame.the"><translation>la flamme</translation></message>
    <message id="warriors.card.flame.count" numerus="yes">
        <translation>
            <numerusform>{n} flamme</numerusform>
            <numerusform>{n} flammes</numerusform>
        </translation>
    </message>
    <message id="warriors.card.pile"><translation>pile de victoire</translation></message>
    <message id="warriors.card.pile.a"><translation>une carte d’une pile de victoire</translation></message>
    <message id="warriors.card.pile.the"><translation>la pile de victoire</translation></message>
    <message id="warriors.card.hidden"><translation>carte cachée</translation></message>
    <message id="warriors.card.hidden.a"><translation>une carte cachée</translation></message>
    <message id="warriors.card.hidden.the"><translation>la carte cachée</translation></message>
    <message id="warriors.card.hidden.count" numerus="yes">
        <translation>
            <numerusform>{n} carte cachée</numerusform>
            <numerusform>{n} cartes cachées</numerusform>
        </translation>
    </message>
    <!-- battle cards, with their number -->
    <message id="warriors.battle.simple"><translation>bataille simple</translation></message>
    <message id="warriors.battle.simple.card"><translation>bataille simple {number}</translation></message>
    <message id="warriors.battle.simple.card.a"><translation>la bataille simple {number}</translation></message>
    <message id="warriors.battle.simple.card.the"><translation>la bataille simple {number}</translation></message>
    <message id="warriors.battle.mercenary"><translation>bataille avec mercenaires</translation></message>
    <message id="warriors.battle.mercenary.card"><translation>bataille avec mercenaires {number}</translation></message>
    <message id="warriors.battle.mercenary.card.a"><translation>la bataille avec mercenaires {number}</translation></message>
    <message id="warriors.battle.mercenary.card.the"><translation>la bataille avec mercenaires {number}</translation></message>
    <message id="warriors.battle.draconic"><translation>bataille draconique</translation></message>
    <message id="warriors.battle.draconic.card"><translation>bataille draconique {number}</translation></message>
    <message id="warriors.battle.draconic.card.a"><translation>la bataille draconique {number}</translation></message>
    <message id="warriors.battle.draconic.card.the"><translation>la bataille draconique {number}</translation></message>
    <message id="warriors.battle.mixed"><translation>bataille mixte</translation></message>
    <message id="warriors.battle.mixed.card"><translation>bataille mixte {number}</translation></message>
    <message id="warriors.battle.mixed.card.a"><translation>la bataille mixte {number}</translation></message>
    <message id="warriors.battle.mixed.card.the"><translation>la bataille mixte {number}</translation></message>
    <!-- what a card shows on a terminal -->
    <message id="warriors.battle.symbols.shield"><translation>bouclier</translation></message>
    <message id="warriors.battle.symbols.bow"><translation>arc</translation></message>
    <message id="warriors.battle.symbols.horse"><translation>cheval</translation></message>
    <message id="warriors.battle.band" numerus="yes">
        <translation>
            <numerusform>bande de {n}</numerusform>
            <numerusform>bande de {n}</numerusform>
        </translation>
    </message>
</context>
</TS>
