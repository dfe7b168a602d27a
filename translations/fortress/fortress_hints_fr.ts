<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Hints. How to add a message: CONTRIBUTING.md, "Add or change a text"; advice is general and names no move to play. -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="fortress.hints.many" numerus="yes">
        <translation>
            <numerusform>{n} possibilité</numerusform>
            <numerusform>{n} possibilités</numerusform>
        </translation>
    </message>
    <message id="fortress.hints.about.choose">
        <translation>Choisissez les cartes de votre armée, dans la limite de vos points.</translation>
    </message>
    <message id="fortress.hints.about.draft">
        <translation>Prenez une carte&#160;; ses figurines sont placées aussitôt.</translation>
    </message>
    <message id="fortress.hints.about.place">
        <translation>Placez vos figurines dans votre zone de départ.</translation>
    </message>
    <message id="fortress.hints.about.drop">
        <translation>Votre escouade peut être larguée maintenant, ou attendre un autre round.</translation>
    </message>
    <message id="fortress.hints.about.land"><translation>Choisissez où atterrissent les figurines.</translation></message>
    <message id="fortress.hints.about.mark">
        <translation>Posez ce marqueur d’ordre sur une de vos cartes, en secret.</translation>
    </message>
    <message id="fortress.hints.about.use">
        <translation>Choisissez la carte avec laquelle vous jouez ce tour.</translation>
    </message>
    <message id="fortress.hints.about.act">
        <translation>Les figurines de cette carte se déplacent, puis attaquent.</translation>
    </message>
    <message id="fortress.hints.about.moving"><translation>Une figurine est en chemin, pas à pas.</translation></message>
    <message id="fortress.hints.about.strike">
        <translation>Un ennemi quitte votre figurine&#160;: elle peut frapper.</translation>
    </message>
    <message id="fortress.hints.about.return">
        <translation>Une figurine détruite revient&#160;: choisissez où.</translation>
    </message>
    <message id="fortress.hints.about.next">
        <translation>L’attaque touche plusieurs figurines&#160;: choisissez laquelle se défend.</translation>
    </message>
    <message id="fortress.hints.about.door">
        <translation>Vous pouvez manœuvrer la porte maintenant, ou ne pas y toucher.</translation>
    </message>
    <message id="fortress.hints.about.take_card">
        <translation>Votre figurine est sur l’hexagone 4 de la porte de votre coéquipier.</translation>
    </message>
    <message id="fortress.hints.about.spirit">
        <translation>Un champion est tombé&#160;: choisissez la carte que son esprit accompagnera.</translation>
    </message>
    <message id="fortress.hints.group.pick">
        <translation>Cartes que l’on peut prendre&#160;: {things}.</translation>
    </message>
    <message id="fortress.hints.group.place">
        <translation>{head} → {places}.</translation>
    </message>
    <message id="fortress.hints.group.drop.yes">
        <translation>L’escouade peut être larguée maintenant.</translation>
    </message>
    <message id="fortress.hints.group.drop.no"><translation>L’escouade peut attendre.</translation></message>
    <message id="fortress.hints.group.mark">
        <translation>Le marqueur {head} peut aller sur&#160;: {things}.</translation>
    </message>
    <message id="fortress.hints.group.use"><translation>Cartes qui peuvent agir&#160;: {things}.</translation></message>
    <message id="fortress.hints.group.step">
        <translation>{head} peut faire un pas vers&#160;: {places}.</translation>
    </message>
    <message id="fortress.hints.group.go"><translation>{head} → {places}.</translation></message>
    <message id="fortress.hints.group.fly"><translation>{head}, en vol → {places}.</translation></message>
    <message id="fortress.hints.group.leap"><translation>{head}, saut → {places}.</translation></message>
    <message id="fortress.hints.group.grapple">
        <translation>{head}, grappin → {places}.</translation>
    </message>
    <message id="fortress.hints.group.stop"><translation>{head} peut s’arrêter là.</translation></message>
    <message id="fortress.hints.group.strike.yes"><translation>La figurine peut frapper.</translation></message>
    <message id="fortress.hints.group.strike.no"><translation>Elle peut laisser partir l’ennemi.</translation></message>
    <message id="fortress.hints.group.charge">
        <translation>L’escouade peut tenter une nouvelle charge.</translation>
    </message>
    <message id="fortress.hints.group.shackle">
        <translation>Entraver&#160;: {things}.</translation>
    </message>
    <message id="fortress.hints.group.chomp"><translation>Dévorer&#160;: {things}.</translation></message>
    <message id="fortress.hints.group.clone">
        <translation>Tenter de faire revenir les morts au lieu d’attaquer.</translation>
    </message>
    <message id="fortress.hints.group.return">
        <translation>La figurine peut revenir en&#160;: {places}.</translation>
    </message>
    <message id="fortress.hints.group.attack"><translation>{head} peut attaquer&#160;: {things}.</translation></message>
    <message id="fortress.hints.group.explode">
        <translation>{head}, explosion → {things}.</translation>
    </message>
    <message id="fortress.hints.group.throw">
        <translation>{head} peut lancer la grenade sur&#160;: {things}.</translation>
    </message>
    <message id="fortress.hints.group.breathe">
        <translation>{head} peut cracher du feu vers&#160;: {things}.</translation>
    </message>
    <message id="fortress.hints.group.next">
        <translation>Peuvent se défendre ensuite&#160;: {things}.</translation>
    </message>
    <message id="fortress.hints.group.flag"><translation>{head} peut descendre le drapeau.</translation></message>
    <message id="fortress.hints.group.door.open"><translation>Ouvrir la porte.</translation></message>
    <message id="fortress.hints.group.door.close"><translation>Fermer la porte.</translation></message>
    <message id="fortress.hints.group.take.yes"><translation>La carte de porte peut être prise.</translation></message>
    <message id="fortress.hints.group.take.no"><translation>Elle peut rester où elle est.</translation></message>
    <message id="fortress.hints.group.spirit">
        <translation>L’esprit peut rejoindre&#160;: {things}.</translation>
    </message>
    <message id="fortress.hints.group.rest">
        <translation>Ne pas toucher à la porte&#160;: une fois, pendant ce tour ou pendant ce round.</translation>
    </message>
    <message id="fortress.hints.action.door"><translation>La porte</translation></message>
    <message id="fortress.hints.action.flag"><translation>Le drapeau</translation></message>
    <message id="fortress.hints.action.stop"><translation>S’arrêter ici</translation></message>
    <message id="fortress.hints.blocked.rule"><translation>{action} – {why}</translation></message>
    <message id="fortress.hints.advice.choose_guards">
        <translation>Les gardes ont besoin d’une figurine sur l’hexagone 4 de la porte, et d’un tireur sur les murs.</translation>
    </message>
    <message id="fortress.hints.advice.choose_ladders">
        <translation>Trop grands ou trop larges pour les échelles&#160;: {things}.</translation>
    </message>
    <message id="fortress.hints.advice.choose_mixed">
        <translation>Une escouade agit en nombre, un héros dure plus longtemps&#160;: mélangez les deux.</translation>
    </message>
    <message id="fortress.hints.advice.choose_points">
        <translation>Les points qui restent ne servent à rien.</translation>
    </message>
    <message id="fortress.hints.advice.draft_others">
        <translation>Ce que vous laissez, les autres peuvent le prendre&#160;: regardez aussi leurs points.</translation>
    </message>
    <message id="fortress.hints.advice.draft_place">
        <translation>Les figurines sont placées aussitôt, et tous voient où.</translation>
    </message>
    <message id="fortress.hints.advice.place_bar">
        <translation>La figurine sur l’hexagone 4 manœuvre la porte&#160;: choisissez-en une résistante.</translation>
    </message>
    <message id="fortress.hints.advice.place_shooters">
        <translation>Placez vos tireurs à longue portée sur un chemin de ronde, derrière un rempart&#160;: {things}.</translation>
    </message>
    <message id="fortress.hints.advice.place_neighbours">
        <translation>Les auras ne profitent qu’aux voisins&#160;: placez ensemble ceux qui s’aident.</translation>
    </message>
    <message id="fortress.hints.advice.place_leave">
        <translation>Laissez les passages libres&#160;: des amis engagés ne laissent passer personne.</translation>
    </message>
    <message id="fortress.hints.advice.drop_wait">
        <translation>Si vous attendez, vous relancerez le dé au prochain round, et le jet peut échouer.</translation>
    </message>
    <message id="fortress.hints.advice.drop_inside">
        <translation>Les murs ne comptent pas&#160;: on peut aussi atterrir à l’intérieur et sur les chemins de ronde.</translation>
    </message>
    <message id="fortress.hints.advice.land_apart">
        <translation>Aucune des quatre ne peut atterrir à côté d’une autre figurine, même de l’escouade.</translation>
    </message>
    <message id="fortress.hints.advice.land_high">
        <translation>D’un chemin de ronde, grenades et tirs portent loin, et la hauteur compte.</translation>
    </message>
    <message id="fortress.hints.advice.mark_engaged">
        <translation>Vous avez des figurines engagées ici&#160;: {places}.</translation>
    </message>
    <message id="fortress.hints.advice.mark_cards">
        <translation>Cartes dont des figurines sont engagées&#160;: {things}.</translation>
    </message>
    <message id="fortress.hints.advice.mark_alone">
        <translation>Une carte à qui il ne reste qu’une figurine peut disparaître avant son tour&#160;: le tour est alors perdu.</translation>
    </message>
    <message id="fortress.hints.advice.mark_same">
        <translation>Plusieurs marqueurs peuvent aller sur une même carte&#160;: elle agit alors plusieurs fois.</translation>
    </message>
    <message id="fortress.hints.advice.mark_x">
        <translation>Le X ne fait rien, mais les autres ne savent pas où il est.</translation>
    </message>
    <message id="fortress.hints.advice.act_flag"><translation>Le drapeau est à portée.</translation></message>
    <message id="fortress.hints.advice.act_engaged">
        <translation>Quitter un engagement expose à un coup&#160;; figurines engagées&#160;: {places}.</translation>
    </message>
    <message id="fortress.hints.advice.act_powers">
        <translation>Capacités utilisables maintenant&#160;: {things}.</translation>
    </message>
    <message id="fortress.hints.advice.act_first_move">
        <translation>Après la première attaque, plus personne de cette carte ne se déplace.</translation>
    </message>
    <message id="fortress.hints.advice.act_high">
        <translation>Du haut des murs, un ou deux dés de plus&#160;; figurines en hauteur&#160;: {places}.</translation>
    </message>
    <message id="fortress.hints.advice.act_bar">
        <translation>Votre figurine est sur l’hexagone 4 de la porte&#160;: si elle le quitte, vous ne pourrez plus manœuvrer la porte.</translation>
    </message>
    <message id="fortress.hints.advice.act_bar_free">
        <translation>Personne n’est sur l’hexagone 4&#160;: la prochaine figurine qui s’y arrête donne la porte à son joueur.</translation>
    </message>
    <message id="fortress.hints.advice.act_see">
        <translation>Sans ligne de vue, pas de tir&#160;: un pas de côté suffit souvent.</translation>
    </message>
    <message id="fortress.hints.advice.act_end">
        <translation>Rien n’est obligatoire&#160;: «&#160;Terminer&#160;» met fin au tour.</translation>
    </message>
    <message id="fortress.hints.advice.moving_falls">
        <translation>Une chute est déjà prévue&#160;: elle sera jouée à la fin du déplacement.</translation>
    </message>
    <message id="fortress.hints.advice.moving_leaving">
        <translation>La figurine est engagée&#160;: s’éloigner d’un ennemi lui permet de frapper.</translation>
    </message>
    <message id="fortress.hints.advice.moving_walk">
        <translation>Tant que la figurine reste sur des chemins de ronde et des routes, elle garde leur bonus de déplacement.</translation>
    </message>
    <message id="fortress.hints.advice.moving_go">
        <translation>Indiquez l’arrivée&#160;: la figurine trouve elle-même le trajet le plus sûr.</translation>
    </message>
    <message id="fortress.hints.advice.moving_drop">
        <translation>Descendre de sa propre taille ou davantage, c’est tomber.</translation>
    </message>
    <message id="fortress.hints.advice.use_runners">
        <translation>Il suffit qu’une partie des coureurs arrive&#160;: choisissez les plus proches de la porte.</translation>
    </message>
    <message id="fortress.hints.advice.use_free">
        <translation>N’importe quelle carte peut agir, même deux fois de suite.</translation>
    </message>
    <message id="fortress.hints.advice.use_skull">
        <translation>Dans ce mode, un seul crâne non bloqué détruit.</translation>
    </message>
    <message id="fortress.hints.advice.strike_free">
        <translation>Un coup ne coûte rien, et peut blesser.</translation>
    </message>
    <message id="fortress.hints.advice.strike_no_defence">
        <translation>Contre un coup, il n’y a pas de défense.</translation>
    </message>
    <message id="fortress.hints.advice.return_water">
        <translation>Placée dans l’eau, elle en fera revenir d’autres plus facilement.</translation>
    </message>
    <message id="fortress.hints.advice.return_place">
        <translation>Seuls les hexagones voisins de la figurine vivante, à son niveau, sont possibles.</translation>
    </message>
    <message id="fortress.hints.advice.next_once">
        <translation>L’attaque est lancée une fois&#160;; chacun se défend avec ses propres dés.</translation>
    </message>
    <message id="fortress.hints.advice.next_first">
        <translation>Dès qu’une figurine est détruite, son aura n’aide plus les autres.</translation>
    </message>
    <message id="fortress.hints.advice.door_enemy">
        <translation>Des ennemis sont devant l’embrasure.</translation>
    </message>
    <message id="fortress.hints.advice.door_open">
        <translation>La porte est ouverte&#160;: toute figurine assez petite peut entrer.</translation>
    </message>
    <message id="fortress.hints.advice.door_rest">
        <translation>Si vous renoncez pour tout le tour ou tout le round, la question ne reviendra pas avant.</translation>
    </message>
    <message id="fortress.hints.advice.door_friends">
        <translation>Vous pouvez ouvrir à des amis et refermer derrière eux.</translation>
    </message>
    <message id="fortress.hints.advice.take_partner">
        <translation>Tant que votre coéquipier a la carte et une figurine sur l’hexagone 4 de la porte, tout va bien.</translation>
    </message>
    <message id="fortress.hints.advice.take_ambush">
        <translation>Dans l’Embuscade, les gardes doivent avoir la carte pour gagner.</translation>
    </message>
    <message id="fortress.hints.advice.spirit_good">
        <translation>L’esprit compte jusqu’à la fin de la partie&#160;: choisissez une carte qui combattra longtemps.</translation>
    </message>
    <message id="fortress.hints.advice.spirit_squad">
        <translation>Pour une escouade, il compte pour chacune de ses figurines.</translation>
    </message>
</context>
</TS>
