<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Hints at the table: what a decision is about, what is possible, what usually matters. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- what the decision is about: one or two sentences for each kind -->
    <message id="hints.about.draft">
        <translation>Vous choisissez la carte de phase que vous garderez toute la partie : elle décide des actions que vous aurez dans cette phase. Les autres quittent le jeu.</translation>
    </message>
    <message id="hints.about.flip">
        <translation>Avant le début du tour, vous pouvez retourner des cartes de phase sur leur face spéciale. Une carte retournée perd définitivement ses actions normales.</translation>
    </message>
    <message id="hints.about.phase.supplies">
        <translation>Vos unités et vos ressources du tour viennent d’arriver. Vous pouvez échanger une unité contre d’autres ressources.</translation>
    </message>
    <message id="hints.about.phase.machines">
        <translation>Vous pouvez construire ce que propose votre carte, une fois par tour pour chaque engin. Les constructions restent jusqu’à la fin de la partie.</translation>
    </message>
    <message id="hints.about.phase.equipment">
        <translation>Vous pouvez poser de l’équipement sur les murs et des ponts sur les sentiers, une fois par tour pour chaque type de votre carte.</translation>
    </message>
    <message id="hints.about.phase.training">
        <translation>Vous pouvez entraîner vos troupes : la plupart des tuiles se posent sur un rempart et aident ceux qui s’y tiennent.</translation>
    </message>
    <message id="hints.about.phase.rituals">
        <translation>Vous pouvez sacrifier des gobelins pour des rituels, qui gênent le défenseur jusqu’à la fin de ce tour.</translation>
    </message>
    <message id="hints.about.phase.dispatch">
        <translation>Vous faites avancer vos troupes par un petit et un grand déploiement, chacun une fois, et vous donnez vos ordres. Les unités que vous ne déployez pas attendent au camp.</translation>
    </message>
    <message id="hints.about.dispatch.a"><translation>Première étape du déploiement&#160;: les unités des remparts peuvent passer sur les murs.</translation></message>
    <message id="hints.about.dispatch.b"><translation>Deuxième étape du déploiement&#160;: les unités des abords peuvent passer sur les remparts.</translation></message>
    <message id="hints.about.dispatch.c"><translation>Dernière étape du déploiement&#160;: les unités peuvent quitter le camp.</translation></message>
    <message id="hints.about.spend">
        <translation>L’assaillant a terminé une phase et vous dépensez les sabliers qu’elle vous a donnés : en déplacements, en actions dans vos bâtiments et pour vos héros.</translation>
    </message>
    <message id="hints.about.finish">
        <translation>Les sabliers posés sur une action couvrent son coût : elle a lieu maintenant, et vous choisissez où.</translation>
    </message>
    <message id="hints.about.aim_cannons">
        <translation>Chacun de vos canons peut tirer sur un lieu à sa portée. Une carte de tir est retournée pour chacun.</translation>
    </message>
    <message id="hints.about.aim_machines">
        <translation>Choisissez une cible pour chacun de vos engins de jet. Chacun retourne ensuite la première carte de sa propre pile.</translation>
    </message>
    <message id="hints.about.fire_marksmen">
        <translation>Vos archers qui ne sont pas au corps à corps peuvent tirer sur les remparts de l’assaillant. Les tirs sur un même lieu s’additionnent.</translation>
    </message>
    <message id="hints.about.fire_goblins">
        <translation>Les gobelins du rempart d’un maître de tir peuvent tirer&#160;: chacun tue un archer, sur un mur sans corps à corps ou dans la tour d’en face.</translation>
    </message>
    <message id="hints.about.aim_poles">
        <translation>Chacun de vos crochets peut frapper un mur adjacent. Une carte de tir est retournée pour chacun.</translation>
    </message>
    <message id="hints.about.cannon_kill">
        <translation>Votre canon a touché : choisissez l’unité qu’il tue, d’un type que montre la carte.</translation>
    </message>
    <message id="hints.about.keep_card">
        <translation>Tir de précision : deux cartes de la pile de l’engin sont retournées et vous choisissez celle qui compte.</translation>
    </message>
    <message id="hints.about.ballista_kill">
        <translation>La baliste a touché : choisissez l’unité du défenseur qu’elle tue sur ce mur.</translation>
    </message>
    <message id="hints.about.strongest">
        <translation>Le tir de la baliste tue aussi la plus forte de vos unités sur ce mur. Plusieurs sont à égalité&#160;: choisissez.</translation>
    </message>
    <message id="hints.about.blood_kill">
        <translation>La catapulte aux pierres de sang a touché&#160;: vous choisissez l’unité du défenseur qui meurt aussi.</translation>
    </message>
    <message id="hints.about.smash">
        <translation>Le mur n’a plus de composant et le projectile va plus loin : vous choisissez ce qu’il détruit.</translation>
    </message>
    <message id="hints.about.marksmen_losses">
        <translation>Des archers ont touché une de vos zones&#160;: choisissez vos pertes, jusqu’à ce que la force restante de la volée ne suffise plus pour aucune unité.</translation>
    </message>
    <message id="hints.about.cauldron_kill">
        <translation>Le chaudron tue une unité du type visé&#160;; choisissez laquelle.</translation>
    </message>
    <message id="hints.about.poles_kill">
        <translation>Le crochet a touché&#160;: la plus faible de vos unités à cet endroit tombe. Plusieurs sont à égalité&#160;: choisissez.</translation>
    </message>
    <message id="hints.about.obey"><translation>Plusieurs ordres doivent être exécutés&#160;: choisissez lequel d’abord.</translation></message>
    <message id="hints.about.detonate">
        <translation>Orques explosifs : au moins un orque doit exploser ici, et d’autres peuvent suivre. Chacun emporte 1 composant en pierre, et tout le bois disparaît.</translation>
    </message>
    <message id="hints.about.call">
        <translation>Appel des trolls : un troll fait un pas sur un sentier vers ce mur ; vous choisissez lequel.</translation>
    </message>
    <message id="hints.about.losses">
        <translation>Vous avez perdu ce combat&#160;: choisissez des unités dont la force couvre la différence.</translation>
    </message>
    <message id="hints.about.hospital">
        <translation>Les unités tombées au corps à corps sont à l’hôpital. Choisissez celles qui reviennent dans la cour&#160;; les autres sont perdues.</translation>
    </message>
    <message id="hints.about.rise">
        <translation>Spectres : les unités perdues par le défenseur vous rejoignent. Vous choisissez l’abord où chacune se relève.</translation>
    </message>
    <message id="hints.about.climb">
        <translation>À la fin du tour, des unités passent de la tour de siège sur le mur tant qu’il y a de la place. Vous choisissez lesquelles d’abord.</translation>
    </message>
    <!-- how many moves there are -->
    <message id="hints.many" numerus="yes">
        <translation>
            <numerusform>{n} lieu</numerusform>
            <numerusform>{n} lieux</numerusform>
        </translation>
    </message>
    <!-- what is legal, a line for each group; head, things and places are names or lists of names -->
    <message id="hints.group.draft"><translation>La carte avec : {card}.</translation></message>
    <message id="hints.group.flip"><translation>Cartes que l’on peut retourner : {things}.</translation></message>
    <message id="hints.group.gain"><translation>Unités à échanger contre des ressources&#160;: {things}.</translation></message>
    <message id="hints.group.give"><translation>À donner au coéquipier&#160;: {things}.</translation></message>
    <message id="hints.group.buy"><translation>{head} ({price})&#160;: {places}.</translation></message>
    <message id="hints.group.buy.ram"><translation>{head} ({price}).</translation></message>
    <message id="hints.group.accurate_shot"><translation>Tir de précision : {price}.</translation></message>
    <message id="hints.group.transfer"><translation>{head}&#160;: {things} → {places}.</translation></message>
    <message id="hints.group.escape"><translation>Un gobelin peut revenir de la défausse : {places}.</translation></message>
    <message id="hints.group.dispatch"><translation>Vous pouvez commencer : {things}.</translation></message>
    <message id="hints.group.march"><translation>{head} : {things} → {places}.</translation></message>
    <message id="hints.group.rope"><translation>Cordes ({head})&#160;: {things} → {places}.</translation></message>
    <message id="hints.group.influence"><translation>Autel ({head})&#160;: {places}.</translation></message>
    <message id="hints.group.command"><translation>L’ordre « {head} » : {places}.</translation></message>
    <message id="hints.group.stone"><translation>Le composant en pierre de ce tour : {places}.</translation></message>
    <message id="hints.group.walk"><translation>{head}, déplacement possible depuis&#160;: {things}.</translation></message>
    <message id="hints.group.walk_hero"><translation>{head}, déplacement possible vers&#160;: {places}.</translation></message>
    <message id="hints.group.swap" numerus="yes">
        <translation>
            <numerusform>{n} échange possible entre unités voisines.</numerusform>
            <numerusform>{n} échanges possibles entre unités voisines.</numerusform>
        </translation>
    </message>
    <message id="hints.group.pay"><translation>{head}, 1 sablier pour&#160;: {things}.</translation></message>
    <message id="hints.group.pay_barricades"><translation>{head}, 1 sablier des barricades pour : {things}.</translation></message>
    <message id="hints.group.finish"><translation>{head} : {places}.</translation></message>
    <message id="hints.group.speech" numerus="yes">
        <translation>
            <numerusform>L’officier peut faire un discours pour {n} sablier.</numerusform>
            <numerusform>L’officier peut faire un discours pour 1 à {n} sabliers.</numerusform>
        </translation>
    </message>
    <message id="hints.group.excursion"><translation>Le guerrier peut tuer {unit_a} : {places}.</translation></message>
    <message id="hints.group.deed"><translation>L’acte déshonorant « {head} ».</translation></message>
    <message id="hints.group.haste"><translation>Actions à libérer par la rapidité&#160;: {things}.</translation></message>
    <message id="hints.group.aim"><translation>{head} peut viser : {places}.</translation></message>
    <message id="hints.group.shoot"><translation>{head} → {places}.</translation></message>
    <message id="hints.group.keep.hit"><translation>La carte Touché peut être gardée.</translation></message>
    <message id="hints.group.keep.miss"><translation>La carte Manqué peut être gardée.</translation></message>
    <message id="hints.group.smash"><translation>Ce qui peut être détruit&#160;: {places}.</translation></message>
    <message id="hints.group.remove"><translation>{unit_a} : {places}.</translation></message>
    <message id="hints.group.obey"><translation>Ordres à exécuter&#160;: {places}.</translation></message>
    <message id="hints.group.detonate"><translation>Orques à faire exploser&#160;: {places}.</translation></message>
    <message id="hints.group.call"><translation>Troll ({head})&#160;: {places}.</translation></message>
    <message id="hints.group.heal"><translation>Retour possible dans la cour&#160;: {things}.</translation></message>
    <message id="hints.group.rise"><translation>{unit_a} peut se relever sur : {places}.</translation></message>
    <message id="hints.group.climb"><translation>Vers {head}&#160;: {things}.</translation></message>
    <!-- what cannot be done, and why -->
    <message id="hints.blocked.used"><translation>{action}&#160;: action déjà utilisée ce tour-ci.</translation></message>
    <message id="hints.blocked.units"><translation>«&#160;{action}&#160;» coûte {price}&#160;; les unités restantes de ce tour n’y suffisent pas.</translation></message>
    <message id="hints.blocked.nowhere"><translation>{action}&#160;: aucun emplacement ou aucune cible.</translation></message>
    <message id="hints.blocked.rule"><translation>{action} – {why}</translation></message>
    <!-- what usually matters: before and in the Invader's phases -->
    <message id="hints.advice.draft_ram">
        <translation>Seul le bélier ouvre la barbacane&#160;: sans lui, pas d’accès par là&#160;; avec lui, le défenseur doit surveiller une entrée de plus.</translation>
    </message>
    <message id="hints.advice.draft_together">
        <translation>Les cartes de phase se complètent&#160;: les artilleurs demandent des engins de jet, le quartier-maître des troupes nombreuses, les rituels des gobelins.</translation>
    </message>
    <message id="hints.advice.draft_price">
        <translation>Chaque unité payée donne un sablier au défenseur. Une carte aux actions chères sert rarement, une carte aux actions bon marché presque à chaque tour.</translation>
    </message>
    <message id="hints.advice.draft_special"><translation>Toutes les cartes d’une phase ont la même face spéciale.</translation></message>
    <message id="hints.advice.few_turns_left" numerus="yes">
        <translation>
            <numerusform>C’est le dernier tour : ce qui n’aide pas cet assaut vient trop tard.</numerusform>
            <numerusform>Il reste {n} tours, celui-ci compris ; ce qui ne rapporte que lentement risque de venir trop tard.</numerusform>
        </translation>
    </message>
    <message id="hints.advice.flip_forever">
        <translation>Pas encore retournées : {things}. Ce qui est construit reste et continue d’agir ; seules les actions normales disparaissent.</translation>
    </message>
    <message id="hints.advice.flip_early">
        <translation>En début de partie, les actions normales ont encore bien des tours pour porter leurs fruits.</translation>
    </message>
    <message id="hints.advice.supplies_rich"><translation>Vous avez déjà beaucoup de ressources&#160;; le surplus risque de ne pas servir.</translation></message>
    <message id="hints.advice.supplies_hourglasses">
        <translation>Une unité échangée compte comme payée&#160;: elle donne 1 sablier au défenseur et va à la défausse.</translation>
    </message>
    <message id="hints.advice.supplies_plan">
        <translation>Avant d’échanger une unité, prévoyez vos achats des deux phases suivantes&#160;: les ressources ne paient que les engins et l’équipement.</translation>
    </message>
    <message id="hints.advice.supplies_cubes">
        <translation>L’unité la plus forte rapporte le plus, mais c’est aussi celle qui se bat le mieux.</translation>
    </message>
    <message id="hints.advice.too_poor">
        <translation>Vous n’avez pas les moyens d’acheter quoi que ce soit sur cette carte&#160;; vos ressources restent pour le prochain tour.</translation>
    </message>
    <message id="hints.advice.machines_early">
        <translation>Un engin de jet tire à chaque assaut&#160;: plus il est construit tôt, plus il tirera.</translation>
    </message>
    <message id="hints.advice.machines_odds">
        <translation>La pile d’un engin s’améliore d’elle-même : une carte Manqué la quitte, une carte Touché y retourne.</translation>
    </message>
    <message id="hints.advice.units_give_hourglasses">
        <translation>Chaque unité payée est un sablier pour le défenseur : une forte lui en donne un, deux faibles lui en donnent deux.</translation>
    </message>
    <message id="hints.advice.falls_now"><translation>En l’état, brèche possible&#160;: {places}. Le défenseur le voit aussi.</translation></message>
    <message id="hints.advice.near_breach"><translation>Presque une brèche&#160;: {places}.</translation></message>
    <message id="hints.advice.equipment_stays">
        <translation>L’équipement n’est jamais détruit et sert à chaque assaut ; mais un mur n’en porte que deux sortes différentes.</translation>
    </message>
    <message id="hints.advice.equipment_strength">
        <translation>Les échelles donnent de la place, l’étendard de la force&#160;; sape et cordes amènent des unités là où les sentiers sont longs.</translation>
    </message>
    <message id="hints.advice.training_artillery">
        <translation>Engins de jet en place&#160;: {places}. Chaque artilleur améliore définitivement la pile d’un engin.</translation>
    </message>
    <message id="hints.advice.training_crowded">
        <translation>Presque complet : {places}. Les unités qui ne trouvent pas de place restent en arrière, sur l’abord.</translation>
    </message>
    <message id="hints.advice.training_place"><translation>Une tuile n’aide que son propre rempart ; regardez à quels murs il mène.</translation></message>
    <message id="hints.advice.rituals_no_goblins">
        <translation>Les rituels se paient en gobelins de la pioche de ce tour, et il ne vous en reste pas.</translation>
    </message>
    <message id="hints.advice.rituals_this_turn">
        <translation>Un rituel dure jusqu’à la fin du tour. Le plus utile est celui qui empêche le défenseur de faire ce qu’il prévoyait.</translation>
    </message>
    <message id="hints.advice.rituals_blood" numerus="yes">
        <translation>
            <numerusform>Encore {n} gobelin sacrifié, et l’acte héroïque des rituels sanglants est accompli.</numerusform>
            <numerusform>Encore {n} gobelins sacrifiés, et l’acte héroïque des rituels sanglants est accompli.</numerusform>
        </translation>
    </message>
    <message id="hints.advice.camp_gift">
        <translation>Pas encore déployé&#160;: {units}. Ce qui reste au camp donne {hourglasses} au défenseur.</translation>
    </message>
    <message id="hints.advice.camp_free"><translation>Peuvent rester au camp sans rien donner au défenseur&#160;: jusqu’à {units}.</translation></message>
    <message id="hints.advice.orders_open">
        <translation>Un ordre général ne coûte rien, mais le défenseur peut y répondre. Un ordre secret coûte un sablier, mais le défenseur doit le deviner.</translation>
    </message>
    <message id="hints.advice.dispatch_price">
        <translation>Un déploiement donne toujours le même nombre de sabliers au défenseur, même pour quelques unités seulement.</translation>
    </message>
    <message id="hints.advice.dispatch_stay">
        <translation>Une unité ne quitte un mur que par des cordes. Concentrez-vous sur un mur pour percer, ou attaquez-en plusieurs pour disperser la défense.</translation>
    </message>
    <message id="hints.advice.traps_on_paths">
        <translation>Des pièges se trouvent sur : {places}. Un piège à gobelin tue tous les gobelins qui passent, un piège à troll un troll par déploiement.</translation>
    </message>
    <message id="hints.advice.walls_full">
        <translation>Pour l’instant, personne ne peut rejoindre vos unités ici&#160;: {places}.</translation>
    </message>
    <message id="hints.advice.step_a_room"><translation>Les unités qui quittent un rempart maintenant libèrent de la place pour l’étape suivante.</translation></message>
    <message id="hints.advice.nobody_returns">
        <translation>Un mur a peu de places&#160;: des unités fortes y perceront mieux que beaucoup de faibles.</translation>
    </message>
    <message id="hints.advice.step_b_next">
        <translation>Une unité sur un rempart n’atteint les murs de ce rempart que dans un déploiement suivant : choisissez le rempart d’après le mur où elle doit se battre.</translation>
    </message>
    <message id="hints.advice.step_b_strong"><translation>Les remparts sont à portée des archers et des canons&#160;: évitez d’y masser vos troupes.</translation></message>
    <message id="hints.advice.step_c_far">
        <translation>Du camp au mur, il faut trois pas : abord, rempart, mur. La tour de siège et la sape sont les raccourcis.</translation>
    </message>
    <message id="hints.advice.step_c_tower"><translation>Une tour de siège ne se remplit que depuis le camp.</translation></message>
    <!-- what usually matters: the Defender's pause -->
    <message id="hints.advice.falls_for_defender"><translation>En l’état, brèche à l’assaut&#160;: {places}.</translation></message>
    <message id="hints.advice.near_for_defender"><translation>Tient de peu&#160;: {places}.</translation></message>
    <message id="hints.advice.stone_to_place" numerus="yes">
        <translation>
            <numerusform>{n} composant en pierre gratuit à poser.</numerusform>
            <numerusform>{n} composants en pierre gratuits à poser.</numerusform>
        </translation>
    </message>
    <message id="hints.advice.nobody_there">
        <translation>Assaillants sans défenseur en face&#160;: {places}. Composants et chaudrons seuls tiennent rarement longtemps.</translation>
    </message>
    <message id="hints.advice.last_pause">
        <translation>C’est le dernier répit avant l’assaut : l’assaillant ne déplace plus aucune unité d’ici là.</translation>
    </message>
    <message id="hints.advice.begun_actions">
        <translation>Des sabliers sont déjà posés sur : {things}. Ils y restent jusqu’à ce que le coût soit atteint, ce tour-ci ou plus tard.</translation>
    </message>
    <message id="hints.advice.dearer_buildings">
        <translation>Les actions coûtent plus cher ici : {places}. Un feu s’éteint à la fin du tour, un saboteur reste tant qu’il n’est pas débusqué.</translation>
    </message>
    <message id="hints.advice.idle_heroes"><translation>Héros sans effet sur les murs tant qu’ils restent dans la cour&#160;: {things}.</translation></message>
    <message id="hints.advice.deeds_cost_glory">
        <translation>Un acte déshonorant coûte son point de gloire, et un seul est possible par tour : {things}.</translation>
    </message>
    <message id="hints.advice.spend_all">
        <translation>Tous les sabliers doivent être dépensés&#160;; un acompte sur une action coûteuse n’est jamais perdu.</translation>
    </message>
    <message id="hints.advice.spend_moves">
        <translation>Un déplacement coûte 1 sablier et peut se répéter ; une action ne se fait qu’une fois par tour.</translation>
    </message>
    <message id="hints.advice.finish_now"><translation>Une action payée prend effet immédiatement&#160;: elle ne se met pas de côté.</translation></message>
    <message id="hints.advice.finish_stays"><translation>Une construction est durable&#160;: pensez aux tours suivants autant qu’à cet assaut.</translation></message>
    <!-- what usually matters: the assault -->
    <message id="hints.advice.targets_first">
        <translation>Toutes les cibles sont désignées avant la première carte&#160;; un tir dont la cible a disparu est perdu.</translation>
    </message>
    <message id="hints.advice.targets_near"><translation>Combats incertains&#160;: {places}.</translation></message>
    <message id="hints.advice.cannon_odds">
        <translation>La plupart des cartes de tir montrent un gobelin, quelques-unes un orque, une seule un troll.</translation>
    </message>
    <message id="hints.advice.cannon_crowds"><translation>Là où se trouvent plusieurs sortes d’unités, davantage de cartes touchent.</translation></message>
    <message id="hints.advice.ballista_own">
        <translation>Une baliste qui touche tue aussi la plus forte de vos unités sur ces murs&#160;: {places}.</translation>
    </message>
    <message id="hints.advice.catapult_bare">
        <translation>Sans aucun composant : {places}. Une catapulte ne peut plus y détruire qu’un chaudron, ou bien un canon ou un crochet dans la tour d’en face.</translation>
    </message>
    <message id="hints.advice.machine_misses">
        <translation>Un tir manqué n’est pas tout à fait perdu : la carte quitte la pile et le prochain tir a de meilleures chances.</translation>
    </message>
    <message id="hints.advice.marksmen_covered">
        <translation>Un mantelet arrête les flèches, et un maître des tranchées double la force qu’il faut aux archers&#160;: {places}.</translation>
    </message>
    <message id="hints.advice.marksmen_together">
        <translation>Un archer tue un gobelin ; un orque en demande deux sur la même cible, un troll trois.</translation>
    </message>
    <message id="hints.advice.marksmen_hold"><translation>Tirer est gratuit&#160;: vos archers qui ne sont pas au corps à corps n’y perdent rien.</translation></message>
    <message id="hints.advice.goblins_one">
        <translation>Un gobelin suffit pour un archer&#160;; les gobelins en trop tirent pour rien.</translation>
    </message>
    <message id="hints.advice.poles_weakest"><translation>Un crochet emporte la plus faible unité d’un mur, si la carte montre sa sorte.</translation></message>
    <message id="hints.advice.strong_first">
        <translation>Plus l’unité retirée est forte, plus l’ennemi est faible au corps à corps.</translation>
    </message>
    <message id="hints.advice.keep_pile"><translation>Une carte Manqué choisie quitte la pile&#160;; une carte Touché y retourne.</translation></message>
    <message id="hints.advice.keep_other"><translation>L’autre carte retourne dans la pile dans tous les cas.</translation></message>
    <message id="hints.advice.strongest_order">
        <translation>À force égale, gardez l’unité dont un ordre de ce tour a besoin.</translation>
    </message>
    <message id="hints.advice.strongest_orders"><translation>Les unités de la tour de siège comptent comme présentes sur le mur.</translation></message>
    <message id="hints.advice.smash_cauldron">
        <translation>Un chaudron se déverse à chaque assaut ; sans lui, ce mur ne tue personne avant l’affrontement.</translation>
    </message>
    <message id="hints.advice.smash_tower"><translation>Un canon ou un crochet menace plusieurs lieux, à chaque assaut à venir.</translation></message>
    <message id="hints.advice.volley_fit"><translation>C’est terminé quand la force restante ne suffit plus pour aucune unité.</translation></message>
    <message id="hints.advice.volley_order">
        <translation>Une unité forte peut couvrir autant que plusieurs faibles : gardez celles qui devront plus tard monter sur le mur.</translation>
    </message>
    <message id="hints.advice.cauldron_equal">
        <translation>Les unités qui peuvent tomber ici ont la même force ; seule leur place diffère.</translation>
    </message>
    <message id="hints.advice.cauldron_orders">
        <translation>Une unité tuée dans la tour de siège n’y est remplacée que depuis le camp ; une unité tuée sur le mur fait de la place pour monter.</translation>
    </message>
    <message id="hints.advice.obey_order">
        <translation>Un ordre exécutable doit être exécuté&#160;; commencez par le bon si l’un modifie la situation de l’autre.</translation>
    </message>
    <message id="hints.advice.obey_fury">
        <translation>Un troll arrivé par un appel se bat aussitôt ; les composants détruits ne comptent plus dans l’affrontement.</translation>
    </message>
    <message id="hints.advice.detonate_price"><translation>Un orque qui explose emporte 1 composant en pierre, mais ne se bat plus ici.</translation></message>
    <message id="hints.advice.detonate_enough">
        <translation>Un composant compte 1 pour le défenseur, un orque 2 pour vous ; mais la pierre, elle, ne revient pas d’elle-même.</translation>
    </message>
    <message id="hints.advice.call_traps"><translation>Les pièges agissent aussi sur ce pas.</translation></message>
    <message id="hints.advice.call_room">
        <translation>Un troll qui arrive sur le mur se bat dans cet assaut ; sur un rempart, il sera plus près la prochaine fois.</translation>
    </message>
    <message id="hints.advice.losses_no_choice"><translation>Un seul choix possible.</translation></message>
    <message id="hints.advice.losses_defender"><translation>Vos pertes vont d’abord à l’hôpital, et certaines reviennent dès ce tour.</translation></message>
    <message id="hints.advice.losses_invader">
        <translation>Vos pertes sont définitives. Voyez qui servira ici au prochain tour et qui occupe une place que d’autres pourraient prendre.</translation>
    </message>
    <message id="hints.advice.losses_exact">
        <translation>On ne perd jamais plus que nécessaire&#160;: si les autres couvrent la différence, une unité est épargnée.</translation>
    </message>
    <message id="hints.advice.losses_trolls"><translation>Un troll peut couvrir autant que trois gobelins.</translation></message>
    <message id="hints.advice.hospital_spectres">
        <translation>Des spectres hantent l’hôpital&#160;: les unités que vous n’en sortez pas peuvent rejoindre l’assaillant.</translation>
    </message>
    <message id="hints.advice.hospital_strong">
        <translation>Les archers tirent de loin, les vétérans comptent 3 au corps à corps : de quoi aurez-vous besoin au prochain tour ?</translation>
    </message>
    <message id="hints.advice.hospital_courtyard">
        <translation>De la cour, un seul déplacement mène à un mur, à une tour ou aux baraquements.</translation>
    </message>
    <message id="hints.advice.rise_side"><translation>Ce qui se relève sur un abord reste définitivement de ce côté.</translation></message>
    <message id="hints.advice.rise_room"><translation>La place sur l’abord est limitée, et le prochain déploiement en a besoin aussi.</translation></message>
    <message id="hints.advice.climb_strong"><translation>Une unité ne redescend pas d’un mur&#160;: celle qui monte y combattra au prochain assaut.</translation></message>
    <message id="hints.advice.climb_room">
        <translation>Les places libérées dans la tour se remplissent depuis le camp au prochain déploiement.</translation>
    </message>
</context>
</TS>
