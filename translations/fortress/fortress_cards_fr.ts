<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The army cards of Fortress in words: powers, kinds, sizes, what makes up dice. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="fortress.power_words.water_clone"><translation>Après le déplacement, au lieu d’attaquer&#160;: un d20 par guerrier vivant. Sur {need} ou plus ({need_on_water} dans l’eau), un guerrier mort revient sur un hexagone libre voisin.</translation></message>
    <message id="fortress.power_words.explosion">
        <translation>Attaque spéciale, {attack} dés, portée {range}&#160;: touche la cible et toutes les figurines voisines, y compris les amies et l’attaquant. Chacune se défend séparément.</translation>
    </message>
    <message id="fortress.power.range_enhancement"><translation>Portée améliorée</translation></message>
    <message id="fortress.power_words.range_enhancement"><translation>Les gardes soulborgs amis, s’ils sont voisins, tirent {range} hexagones plus loin.</translation></message>
    <message id="fortress.power.counter_strike"><translation>Contre-attaque</translation></message>
    <message id="fortress.power_words.counter_strike"><translation>Contre l’attaque normale d’une figurine adjacente, chaque bouclier en trop blesse l’attaquant (sauf un samouraï).</translation></message>
    <message id="fortress.power.thorian_speed"><translation>Vitesse thorienne</translation></message>
    <message id="fortress.power_words.thorian_speed"><translation>Seule une figurine adjacente peut lui porter une attaque normale.</translation></message>
    <message id="fortress.power_words.grapple_gun_25"><translation>Au lieu de se déplacer&#160;: un hexagone, jusqu’à {up} niveaux plus haut.</translation></message>
    <message id="fortress.power.double_attack"><translation>Double attaque</translation></message>
    <message id="fortress.power_words.double_attack"><translation>Peut attaquer deux fois par tour, la même cible ou une autre.</translation></message>
    <message id="fortress.power.stealth_dodge"><translation>Esquive furtive</translation></message>
    <message id="fortress.power_words.stealth_dodge"><translation>Contre un attaquant non adjacent, un seul bouclier arrête tout.</translation></message>
    <message id="fortress.power_words.berserker_charge">
        <translation>Après le déplacement, avant d’attaquer&#160;: un d20. À partir de {need}, tous les vikings peuvent se déplacer à nouveau, puis relancer le d20.</translation>
    </message>
    <message id="fortress.power.ghost_walk"><translation>Marche fantôme</translation></message>
    <message id="fortress.power_words.ghost_walk"><translation>Passe à travers les figurines.</translation></message>
    <message id="fortress.power.sword_of_reckoning_4"><translation>Épée du jugement</translation></message>
    <message id="fortress.power_words.sword_of_reckoning_4"><translation>{dice} dés d’attaque de plus contre une cible adjacente.</translation></message>
    <message id="fortress.power.disengage"><translation>Désengagement</translation></message>
    <message id="fortress.power_words.disengage"><translation>Peut quitter un engagement sans risquer de coup.</translation></message>
    <message id="fortress.power.zettian_targeting"><translation>Visée zettienne</translation></message>
    <message id="fortress.power_words.zettian_targeting"><translation>Le second garde lance {dice} dé de plus contre la cible que le premier a attaquée ce tour-ci.</translation></message>
    <message id="fortress.power.the_drop"><translation>Le largage</translation></message>
    <message id="fortress.power_words.the_drop">
        <translation>Les quatre figurines attendent à côté du plateau. Au début de chaque round, un d20&#160;: sur {need} ou plus, placez-les sur des hexagones libres qui ne touchent aucune figurine.</translation>
    </message>
    <message id="fortress.power_words.grenade"><translation>Attaque spéciale, une fois par partie&#160;: {attack} dés, portée {range}, jusqu’à {lob} niveaux plus haut, sans ligne de vue. Elle touche la cible et toutes les figurines voisines.</translation></message>
    <message id="fortress.power.attack_aura_1"><translation>Aura d’attaque</translation></message>
    <message id="fortress.power_words.attack_aura_1"><translation>Les figurines amies voisines qui ont une portée de 1 lancent {dice} dé d’attaque de plus.</translation></message>
    <message id="fortress.power.attack_spirit_1"><translation>Esprit d’attaque</translation></message>
    <message id="fortress.power_words.attack_spirit_1">
        <translation>À la mort de ce héros, choisissez une carte d’armée unique&#160;: +{attack} en attaque pour le reste de la partie.</translation>
    </message>
    <message id="fortress.power.defensive_aura_1"><translation>Aura défensive</translation></message>
    <message id="fortress.power_words.defensive_aura_1"><translation>Les figurines amies voisines lancent {dice} dé de défense de plus.</translation></message>
    <message id="fortress.power.armor_spirit_1"><translation>Esprit d’armure</translation></message>
    <message id="fortress.power_words.armor_spirit_1">
        <translation>À la mort de ce héros, choisissez une carte d’armée unique&#160;: +{defence} en défense pour le reste de la partie.</translation>
    </message>
    <message id="fortress.power.defensive_aura"><translation>Aura défensive</translation></message>
    <message id="fortress.power_words.defensive_aura">
        <translation>Vos autres figurines dans la ligne de vue de ce héros, à {spaces} hexagones au plus, lancent {dice} dés de défense de plus.</translation>
    </message>
    <message id="fortress.power.flying"><translation>Vol</translation></message>
    <message id="fortress.power_words.flying"><translation>Chaque hexagone coûte un point, quels que soient les niveaux&#160;; vole au-dessus des figurines, de l’eau et des murs. Les ennemis engagés peuvent frapper à l’envol.</translation></message>
    <message id="fortress.power_words.fire_line"><translation>Attaque spéciale, {attack} dés&#160;: {spaces} hexagones en ligne droite&#160;; toutes les figurines qu’il y voit sont touchées, amies comprises.</translation></message>
    <message id="fortress.power_words.mind_shackle_20"><translation>Après le déplacement, avant d’attaquer&#160;: désignez une figurine unique adjacente et lancez le d20. À partir de {need}, sa carte et toutes ses figurines sont à vous.</translation></message>
    <message id="fortress.power_words.chomp"><translation>Avant d’attaquer&#160;: une figurine adjacente petite ou moyenne est détruite&#160;; un héros seulement si le d20 donne {need_hero} ou plus.</translation></message>
    <message id="fortress.power.orc_warrior_enhancement"><translation>Renfort orc</translation></message>
    <message id="fortress.power_words.orc_warrior_enhancement"><translation>Les guerriers orcs amis voisins lancent {dice} dé de plus en attaque et en défense.</translation></message>
    <message id="fortress.power_words.stealth_leap"><translation>Au lieu de se déplacer&#160;: un saut de {spaces} hexagones, de {levels} niveaux au plus, sans risquer de coup.</translation></message>
    <message id="fortress.species.Human"><translation>humain</translation></message>
    <message id="fortress.species.Marro"><translation>marro</translation></message>
    <message id="fortress.species.Soulborg"><translation>soulborg</translation></message>
    <message id="fortress.species.Elf"><translation>elfe</translation></message>
    <message id="fortress.species.Kyrie"><translation>kyrie</translation></message>
    <message id="fortress.species.Dragon"><translation>dragon</translation></message>
    <message id="fortress.species.Orc"><translation>orc</translation></message>
    <message id="fortress.rank.warriors"><translation>guerriers</translation></message>
    <message id="fortress.rank.deathwalker"><translation>deathwalker</translation></message>
    <message id="fortress.rank.samurai"><translation>samouraïs</translation></message>
    <message id="fortress.rank.soldier"><translation>soldat</translation></message>
    <message id="fortress.rank.archer"><translation>archer</translation></message>
    <message id="fortress.rank.agents"><translation>agents</translation></message>
    <message id="fortress.rank.agent"><translation>agent</translation></message>
    <message id="fortress.rank.guards"><translation>gardes</translation></message>
    <message id="fortress.rank.soldiers"><translation>soldats</translation></message>
    <message id="fortress.rank.champion"><translation>champion</translation></message>
    <message id="fortress.rank.warrior"><translation>guerrière</translation></message>
    <message id="fortress.rank.beast"><translation>bête</translation></message>
    <message id="fortress.rank.warlord"><translation>seigneur de guerre</translation></message>
    <message id="fortress.size.small"><translation>petite</translation></message>
    <message id="fortress.size.medium"><translation>moyenne</translation></message>
    <message id="fortress.size.large"><translation>grande</translation></message>
    <message id="fortress.size.huge"><translation>énorme</translation></message>
    <message id="fortress.card_kind.hero"><translation>Héros&#160;: {rank} ({species})</translation></message>
    <message id="fortress.card_kind.squad"><translation>Escouade de {figures}&#160;: {rank} ({species})</translation></message>
    <message id="fortress.card_build.one"><translation>Taille {size}, hauteur {height}</translation></message>
    <message id="fortress.card_build.two"><translation>Taille {size}, hauteur {height}, sur deux hexagones</translation></message>
    <message id="fortress.card_points"><translation>{points} points</translation></message>
    <message id="fortress.card_spirit.attack"><translation>Esprits&#160;: {count} de plus en attaque</translation></message>
    <message id="fortress.card_spirit.defence"><translation>Esprits&#160;: {count} de plus en défense</translation></message>
    <message id="fortress.card_grenades"><translation>Grenades déjà utilisées.</translation></message>
    <message id="fortress.card_no_powers"><translation>Sans capacités spéciales dans ce mode.</translation></message>
    <message id="fortress.stat.life"><translation>Vie</translation></message>
    <message id="fortress.stat.move"><translation>Déplacement</translation></message>
    <message id="fortress.stat.range"><translation>Portée</translation></message>
    <message id="fortress.stat.attack"><translation>Attaque</translation></message>
    <message id="fortress.stat.defence"><translation>Défense</translation></message>
    <message id="fortress.stat.height"><translation>Hauteur</translation></message>
    <message id="fortress.stat.words.life"><translation>Points de vie&#160;: nombre de blessures qu’il faut pour détruire la figurine</translation></message>
    <message id="fortress.stat.words.move"><translation>Déplacement&#160;: points de déplacement de la figurine</translation></message>
    <message id="fortress.stat.words.range"><translation>Portée&#160;: distance d’attaque en hexagones</translation></message>
    <message id="fortress.stat.words.attack"><translation>Attaque&#160;: dés lancés en attaque</translation></message>
    <message id="fortress.stat.words.defence"><translation>Défense&#160;: dés lancés en défense</translation></message>
    <message id="fortress.term.card"><translation>la carte</translation></message>
    <message id="fortress.term.spirit"><translation>les esprits</translation></message>
    <message id="fortress.term.height"><translation>la hauteur</translation></message>
    <message id="fortress.term.reinforced"><translation>la défense renforcée</translation></message>
    <message id="fortress.term.sword_of_reckoning_4"><translation>l’Épée du jugement</translation></message>
    <message id="fortress.term.zettian_targeting"><translation>la visée zettienne</translation></message>
    <message id="fortress.term.orc_warrior_enhancement"><translation>le renfort orc</translation></message>
    <message id="fortress.term.explosion"><translation>l’explosion</translation></message>
    <message id="fortress.term.grenade"><translation>la grenade</translation></message>
    <message id="fortress.term.fire_line"><translation>la ligne de feu</translation></message>
</context>
</TS>
