<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Names of peoples and cards; forms: “a”, “the”, and one that counts. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- peoples -->
    <message id="warriors.people.undead"><translation>undead</translation></message>
    <message id="warriors.people.undead.the"><translation>the undead</translation></message>
    <message id="warriors.people.dwarves"><translation>dwarves</translation></message>
    <message id="warriors.people.dwarves.the"><translation>the dwarves</translation></message>
    <message id="warriors.people.trolls"><translation>trolls</translation></message>
    <message id="warriors.people.trolls.the"><translation>the trolls</translation></message>
    <message id="warriors.people.elves"><translation>elves</translation></message>
    <message id="warriors.people.elves.the"><translation>the elves</translation></message>
    <message id="warriors.people.goblins"><translation>goblins</translation></message>
    <message id="warriors.people.goblins.the"><translation>the goblins</translation></message>
    <message id="warriors.people.barbarians"><translation>barbarians</translation></message>
    <message id="warriors.people.barbarians.the"><translation>the barbarians</translation></message>
    <message id="warriors.people.dragon"><translation>dragons</translation></message>
    <message id="warriors.people.dragon.the"><translation>the dragons</translation></message>
    <!-- types of warrior -->
    <message id="warriors.type.infantry"><translation>infantry</translation></message>
    <message id="warriors.type.infantry.a"><translation>an infantry card</translation></message>
    <message id="warriors.type.archer"><translation>archer</translation></message>
    <message id="warriors.type.archer.a"><translation>an archer</translation></message>
    <message id="warriors.type.cavalry"><translation>cavalry</translation></message>
    <message id="warriors.type.cavalry.a"><translation>a cavalry card</translation></message>
    <!-- warriors, by people and type; the last form counts -->
    <message id="warriors.card.undead.infantry"><translation>undead infantry card</translation></message>
    <message id="warriors.card.undead.infantry.a"><translation>an undead infantry card</translation></message>
    <message id="warriors.card.undead.infantry.the"><translation>the undead infantry card</translation></message>
    <message id="warriors.card.undead.infantry.count" numerus="yes">
        <translation>
            <numerusform>{n} undead infantry card</numerusform>
            <numerusform>{n} undead infantry cards</numerusform>
        </translation>
    </message>
    <message id="warriors.card.undead.archer"><translation>undead archer</translation></message>
    <message id="warriors.card.undead.archer.a"><translation>an undead archer</translation></message>
    <message id="warriors.card.undead.archer.the"><translation>the undead archer</translation></message>
    <message id="warriors.card.undead.archer.count" numerus="yes">
        <translation>
            <numerusform>{n} undead archer</numerusform>
            <numerusform>{n} undead archers</numerusform>
        </translation>
    </message>
    <message id="warriors.card.undead.cavalry"><translation>undead cavalry card</translation></message>
    <message id="warriors.card.undead.cavalry.a"><translation>an undead cavalry card</translation></message>
    <message id="warriors.card.undead.cavalry.the"><translation>the undead cavalry card</translation></message>
    <message id="warriors.card.undead.cavalry.count" numerus="yes">
        <translation>
            <numerusform>{n} undead cavalry card</numerusform>
            <numerusform>{n} undead cavalry cards</numerusform>
        </translation>
    </message>
    <message id="warriors.card.dwarves.infantry"><translation>dwarf infantry card</translation></message>
    <message id="warriors.card.dwarves.infantry.a"><translation>a dwarf infantry card</translation></message>
    <message id="warriors.card.dwarves.infantry.the"><translation>the dwarf infantry card</translation></message>
    <message id="warriors.card.dwarves.infantry.count" numerus="yes">
        <translation>
            <numerusform>{n} dwarf infantry card</numerusform>
            <numerusform>{n} dwarf infantry cards</numerusform>
        </translation>
    </message>
    <message id="warriors.card.dwarves.archer"><translation>dwarf archer</translation></message>
    <message id="warriors.card.dwarves.archer.a"><translation>a dwarf archer</translation></message>
    <message id="warriors.card.dwarves.archer.the"><translation>the dwarf archer</translation></message>
    <message id="warriors.card.dwarves.archer.count" numerus="yes">
        <translation>
            <numerusform>{n} dwarf archer</numerusform>
            <numerusform>{n} dwarf archers</numerusform>
        </translation>
    </message>
    <message id="warriors.card.dwarves.cavalry"><translation>dwarf cavalry card</translation></message>
    <message id="warriors.card.dwarves.cavalry.a"><translation>a dwarf cavalry card</translation></message>
    <message id="warriors.card.dwarves.cavalry.the"><translation>the dwarf cavalry card</translation></message>
    <message id="warriors.card.dwarves.cavalry.count" numerus="yes">
        <translation>
            <numerusform>{n} dwarf cavalry card</numerusform>
            <numerusform>{n} dwarf cavalry cards</numerusform>
        </translation>
    </message>
    <message id="warriors.card.trolls.infantry"><translation>troll infantry card</translation></message>
    <message id="warriors.card.trolls.infantry.a"><translation>a troll infantry card</translation></message>
    <message id="warriors.card.trolls.infantry.the"><translation>the troll infantry card</translation></message>
    <message id="warriors.card.trolls.infantry.count" numerus="yes">
        <translation>
            <numerusform>{n} troll infantry card</numerusform>
            <numerusform>{n} troll infantry cards</numerusform>
        </translation>
    </message>
    <message id="warriors.card.trolls.archer"><translation>troll archer</translation></message>
    <message id="warriors.card.trolls.archer.a"><translation>a troll archer</translation></message>
    <message id="warriors.card.trolls.archer.the"><translation>the troll archer</translation></message>
    <message id="warriors.card.trolls.archer.count" numerus="yes">
        <translation>
            <numerusform>{n} troll archer</numerusform>
            <numerusform>{n} troll archers</numerusform>
        </translation>
    </message>
    <message id="warriors.card.trolls.cavalry"><translation>troll cavalry card</translation></message>
    <message id="warriors.card.trolls.cavalry.a"><translation>a troll cavalry card</translation></message>
    <message id="warriors.card.trolls.cavalry.the"><translation>the troll cavalry card</translation></message>
    <message id="warriors.card.trolls.cavalry.count" numerus="yes">
        <translation>
            <numerusform>{n} troll cavalry card</numerusform>
            <numerusform>{n} troll cavalry cards</numerusform>
        </translation>
    </message>
    <message id="warriors.card.elves.infantry"><translation>elf infantry card</translation></message>
    <message id="warriors.card.elves.infantry.a"><translation>an elf infantry card</translation></message>
    <message id="warriors.card.elves.infantry.the"><translation>the elf infantry card</translation></message>
    <message id="warriors.card.elves.infantry.count" numerus="yes">
        <translation>
            <numerusform>{n} elf infantry card</numerusform>
            <numerusform>{n} elf infantry cards</numerusform>
        </translation>
    </message>
    <message id="warriors.card.elves.archer"><translation>elf archer</translation></message>
    <message id="warriors.card.elves.archer.a"><translation>an elf archer</translation></message>
    <message id="warriors.card.elves.archer.the"><translation>the elf archer</translation></message>
    <message id="warriors.card.elves.archer.count" numerus="yes">
        <translation>
            <numerusform>{n} elf archer</numerusform>
            <numerusform>{n} elf archers</numerusform>
        </translation>
    </message>
    <message id="warriors.card.elves.cavalry"><translation>elf cavalry card</translation></message>
    <message id="warriors.card.elves.cavalry.a"><translation>an elf cavalry card</translation></message>
    <message id="warriors.card.elves.cavalry.the"><translation>the elf cavalry card</translation></message>
    <message id="warriors.card.elves.cavalry.count" numerus="yes">
        <translation>
            <numerusform>{n} elf cavalry card</numerusform>
            <numerusform>{n} elf cavalry cards</numerusform>
        </translation>
    </message>
    <message id="warriors.card.goblins.infantry"><translation>goblin infantry card</translation></message>
    <message id="warriors.card.goblins.infantry.a"><translation>a goblin infantry card</translation></message>
    <message id="warriors.card.goblins.infantry.the"><translation>the goblin infantry card</translation></message>
    <message id="warriors.card.goblins.infantry.count" numerus="yes">
        <translation>
            <numerusform>{n} goblin infantry card</numerusform>
            <numerusform>{n} goblin infantry cards</numerusform>
        </translation>
    </message>
    <message id="warriors.card.goblins.archer"><translation>goblin archer</translation></message>
    <message id="warriors.card.goblins.archer.a"><translation>a goblin archer</translation></message>
    <message id="warriors.card.goblins.archer.the"><translation>the goblin archer</translation></message>
    <message id="warriors.card.goblins.archer.count" numerus="yes">
        <translation>
            <numerusform>{n} goblin archer</numerusform>
            <numerusform>{n} goblin archers</numerusform>
        </translation>
    </message>
    <message id="warriors.card.goblins.cavalry"><translation>goblin cavalry card</translation></message>
    <message id="warriors.card.goblins.cavalry.a"><translation>a goblin cavalry card</translation></message>
    <message id="warriors.card.goblins.cavalry.the"><translation>the goblin cavalry card</translation></message>
    <message id="warriors.card.goblins.cavalry.count" numerus="yes">
        <translation>
            <numerusform>{n} goblin cavalry card</numerusform>
            <numerusform>{n} goblin cavalry cards</numerusform>
        </translation>
    </message>
    <message id="warriors.card.barbarians.infantry"><translation>barbarian infantry card</translation></message>
    <message id="warriors.card.barbarians.infantry.a"><translation>a barbarian infantry card</translation></message>
    <message id="warriors.card.barbarians.infantry.the"><translation>the barbarian infantry card</translation></message>
    <message id="warriors.card.barbarians.infantry.count" numerus="yes">
        <translation>
            <numerusform>{n} barbarian infantry card</numerusform>
            <numerusform>{n} barbarian infantry cards</numerusform>
        </translation>
    </message>
    <message id="warriors.card.barbarians.archer"><translation>barbarian archer</translation></message>
    <message id="warriors.card.barbarians.archer.a"><translation>a barbarian archer</translation></message>
    <message id="warriors.card.barbarians.archer.the"><translation>the barbarian archer</translation></message>
    <message id="warriors.card.barbarians.archer.count" numerus="yes">
        <translation>
            <numerusform>{n} barbarian archer</numerusform>
            <numerusform>{n} barbarian archers</numerusform>
        </translation>
    </message>
    <message id="warriors.card.barbarians.cavalry"><translation>barbarian cavalry card</translation></message>
    <message id="warriors.card.barbarians.cavalry.a"><translation>a barbarian cavalry card</translation></message>
    <message id="warriors.card.barbarians.cavalry.the"><translation>the barbarian cavalry card</translation></message>
    <message id="warriors.card.barbarians.cavalry.count" numerus="yes">
        <translation>
            <numerusform>{n} barbarian cavalry card</numerusform>
            <numerusform>{n} barbarian cavalry cards</numerusform>
        </translation>
    </message>
    <!-- other cards -->
    <message id="warriors.card.dragon"><translation>dragon</translation></message>
    <message id="warriors.card.dragon.a"><translation>a dragon</translation></message>
    <message id="warriors.card.dragon.the"><translation>the dragon</translation></message>
    <message id="warriors.card.dragon.count" numerus="yes">
        <translation>
            <numerusform>{n} dragon</numerusform>
            <numerusform>{n} dragons</numerusform>
        </translation>
    </message>
    <message id="warriors.card.wizard"><translation>wizard</translation></message>
    <message id="warriors.card.wizard.a"><translation>a wizard</translation></message>
    <message id="warriors.card.wizard.the"><translation>the wizard</translation></message>
    <message id="warriors.card.wizard.count" numerus="yes">
        <translation>
            <numerusform>{n} wizard</numerusform>
            <numerusform>{n} wizards</numerusform>
        </translation>
    </message>
    <message id="warriors.card.catapult"><translation>catapult</translation></message>
    <message id="warriors.card.catapult.a"><translation>a catapult</translation></message>
    <message id="warriors.card.catapult.the"><translation>the catapult</translation></message>
    <message id="warriors.card.catapult.count" numerus="yes">
        <translation>
            <numerusform>{n} catapult</numerusform>
            <numerusform>{n} catapults</numerusform>
        </translation>
    </message>
    <message id="warriors.card.flame"><translation>flame</translation></message>
    <message id="warriors.card.flame.a"><translation>a flame</translation></message>
    <message id="warriors.card.flame.the"><translation>the flame</translation></message>
    <message id="warriors.card.flame.count" numerus="yes">
        <translation>
            <numerusform>{n} flame</numerusform>
            <numerusform>{n} flames</numerusform>
        </translation>
    </message>
    <message id="warriors.card.pile"><translation>victory pile</translation></message>
    <message id="warriors.card.pile.a"><translation>a card from a victory pile</translation></message>
    <message id="warriors.card.pile.the"><translation>the victory pile</translation></message>
    <message id="warriors.card.hidden"><translation>face-down card</translation></message>
    <message id="warriors.card.hidden.a"><translation>a face-down card</translation></message>
    <message id="warriors.card.hidden.the"><translation>the face-down card</translation></message>
    <message id="warriors.card.hidden.count" numerus="yes">
        <translation>
            <numerusform>{n} face-down card</numerusform>
            <numerusform>{n} face-down cards</numerusform>
        </translation>
    </message>
    <!-- battle cards, with their number -->
    <message id="warriors.battle.simple"><translation>simple battle</translation></message>
    <message id="warriors.battle.simple.card"><translation>simple battle {number}</translation></message>
    <message id="warriors.battle.simple.card.a"><translation>simple battle {number}</translation></message>
    <message id="warriors.battle.simple.card.the"><translation>simple battle {number}</translation></message>
    <message id="warriors.battle.mercenary"><translation>mercenary battle</translation></message>
    <message id="warriors.battle.mercenary.card"><translation>mercenary battle {number}</translation></message>
    <message id="warriors.battle.mercenary.card.a"><translation>mercenary battle {number}</translation></message>
    <message id="warriors.battle.mercenary.card.the"><translation>mercenary battle {number}</translation></message>
    <message id="warriors.battle.draconic"><translation>draconic battle</translation></message>
    <message id="warriors.battle.draconic.card"><translation>draconic battle {number}</translation></message>
    <message id="warriors.battle.draconic.card.a"><translation>draconic battle {number}</translation></message>
    <message id="warriors.battle.draconic.card.the"><translation>draconic battle {number}</translation></message>
    <message id="warriors.battle.mixed"><translation>mixed battle</translation></message>
    <message id="warriors.battle.mixed.card"><translation>mixed battle {number}</translation></message>
    <message id="warriors.battle.mixed.card.a"><translation>mixed battle {number}</translation></message>
    <message id="warriors.battle.mixed.card.the"><translation>mixed battle {number}</translation></message>
    <!-- what a card shows on a terminal -->
    <message id="warriors.battle.symbols.shield"><translation>shield</translation></message>
    <message id="warriors.battle.symbols.bow"><translation>bow</translation></message>
    <message id="warriors.battle.symbols.horse"><translation>horse</translation></message>
    <message id="warriors.battle.band" numerus="yes">
        <translation>
            <numerusform>band of {n}</numerusform>
            <numerusform>band of {n}</numerusform>
        </translation>
    </message>
</context>
</TS>
