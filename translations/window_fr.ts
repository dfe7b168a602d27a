<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window itself says; what the rules say stands in rules_*. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- menus -->
    <message id="menu.file"><translation>&amp;Fichier</translation></message>
    <message id="menu.edit"><translation>É&amp;dition</translation></message>
    <message id="menu.view"><translation>&amp;Affichage</translation></message>
    <message id="menu.game"><translation>&amp;Partie</translation></message>
    <message id="menu.help"><translation>Aid&amp;e</translation></message>
    <message id="menu.recent"><translation>Parties &amp;récentes</translation></message>
    <message id="menu.docks"><translation>Panneau&amp;x</translation></message>
    <message id="menu.language"><translation>Lan&amp;gue</translation></message>
    <message id="menu.pieces"><translation>P&amp;ièces</translation></message>
    <message id="menu.theme"><translation>&amp;Couleurs</translation></message>
    <message id="menu.tool_bar"><translation>Barre d’outils</translation></message>
    <message id="menu.prompt"><translation>Consigne</translation></message>
    <!-- actions -->
    <message id="action_name.new"><translation>&amp;Nouvelle partie…</translation></message>
    <message id="action_tip.new"><translation>Commencer une nouvelle partie</translation></message>
    <message id="action_name.open"><translation>&amp;Ouvrir…</translation></message>
    <message id="action_tip.open"><translation>Ouvrir une partie enregistrée ou une position</translation></message>
    <message id="action_name.save"><translation>&amp;Enregistrer</translation></message>
    <message id="action_tip.save"><translation>Enregistrer la partie</translation></message>
    <message id="action_name.save_as"><translation>Enregistrer &amp;sous…</translation></message>
    <message id="action_name.close"><translation>&amp;Fermer la partie</translation></message>
    <message id="action_name.quit"><translation>&amp;Quitter</translation></message>
    <message id="action_name.done"><translation>Terminé</translation></message>
    <message id="action_name.undo"><translation>&amp;Annuler</translation></message>
    <message id="action_tip.undo"><translation>Annuler le dernier coup</translation></message>
    <message id="action_name.redo"><translation>&amp;Rétablir</translation></message>
    <message id="action_tip.redo"><translation>Rejouer le coup annulé</translation></message>
    <message id="action_name.zoom_in"><translation>&amp;Agrandir</translation></message>
    <message id="action_tip.zoom_in"><translation>Agrandir le plateau</translation></message>
    <message id="action_name.zoom_out"><translation>&amp;Réduire</translation></message>
    <message id="action_tip.zoom_out"><translation>Réduire le plateau</translation></message>
    <message id="action_name.fit"><translation>Plateau &amp;entier</translation></message>
    <message id="action_tip.fit"><translation>Montrer tout le plateau</translation></message>
    <message id="action_name.full_screen"><translation>&amp;Plein écran</translation></message>
    <message id="action_tip.full_screen">
        <translation>Occuper tout l’écran, ou revenir à la fenêtre</translation>
    </message>
    <message id="action_name.reset_layout"><translation>Replacer &amp;les panneaux</translation></message>
    <message id="action_name.follow"><translation>&amp;Suivre le joueur qui décide</translation></message>
    <message id="action_tip.follow">
        <translation>Montrer les cartes de l’assaillant ou les bâtiments du défenseur quand vient leur tour</translation>
    </message>
    <message id="action_name.curtain"><translation>Ri&amp;deau entre les joueurs</translation></message>
    <message id="action_tip.curtain">
        <translation>Couvrir l’écran pendant le changement de joueur, quand le suivant est seul à pouvoir voir quelque chose</translation>
    </message>
    <message id="action_name.peek"><translation>&amp;Voir ce que vous seul pouvez voir</translation></message>
    <message id="action_tip.peek">
        <translation>Couvrir d’abord l’écran, puis montrer vos ordres face cachée</translation>
    </message>
    <message id="action_name.about"><translation>À pr&amp;opos de Stronghold</translation></message>
    <message id="action_name.about_qt"><translation>À propos de &amp;Qt</translation></message>
    <message id="action_name.theme_system"><translation>Comme le &amp;système</translation></message>
    <message id="action_name.theme_light"><translation>&amp;Clair</translation></message>
    <message id="action_name.theme_dark"><translation>S&amp;ombre</translation></message>
    <message id="action_name.pieces_standard"><translation>&amp;Standard</translation></message>
    <message id="action_name.pieces_contrast"><translation>Contraste &amp;élevé</translation></message>
    <!-- docks -->
    <message id="dock.phase_cards"><translation>Cartes</translation></message>
    <message id="dock.buildings"><translation>Bâtiments</translation></message>
    <message id="dock.heroes"><translation>Héros</translation></message>
    <message id="dock.log"><translation>Journal</translation></message>
    <message id="dock.report"><translation>Assaut</translation></message>
    <message id="dock.glory"><translation>Gloire</translation></message>
    <message id="dock.supply"><translation>Réserve</translation></message>
    <!-- new game -->
    <message id="option.edition"><translation>Édition</translation></message>
    <message id="option.edition.revised"><translation>Révisée</translation></message>
    <message id="option.edition.revised.words">
        <translation>Le texte plus récent des règles, avec les corrections relevées par les joueurs.</translation>
    </message>
    <message id="option.edition.first"><translation>Première</translation></message>
    <message id="option.edition.first.words">
        <translation>Les règles de la première impression : autels sur les abords, chaudrons plus chers, davantage de composants en bois.</translation>
    </message>
    <message id="option.cards"><translation>Cartes de phase</translation></message>
    <message id="option.cards.ready"><translation>Jeu prêt</translation></message>
    <message id="option.cards.ready.words">
        <translation>L’assaillant joue les cartes marquées d’une étoile : idéal pour une première partie.</translation>
    </message>
    <message id="option.cards.draft"><translation>Tirage</translation></message>
    <message id="option.cards.draft.words">
        <translation>L’assaillant tire deux cartes de chaque phase et en garde une.</translation>
    </message>
    <message id="window.new.title"><translation>Nouvelle partie</translation></message>
    <message id="window.new.name_of"><translation>Nom du joueur ({seat})</translation></message>
    <message id="window.new.seed"><translation>Graine</translation></message>
    <message id="window.new.seed.words">
        <translation>La même graine donne les mêmes tirages. Un nombre ou des mots quelconques.</translation>
    </message>
    <message id="window.new.seed.another"><translation>Une autre</translation></message>
    <message id="window.new.start"><translation>Commencer</translation></message>
    <message id="window.cancel"><translation>Annuler</translation></message>
    <message id="window.language"><translation>Langue</translation></message>
    <!-- recent games -->
    <message id="window.recent.none"><translation>Aucune partie</translation></message>
    <message id="window.recent.clear"><translation>Vider la liste</translation></message>
    <message id="window.recent.turn"><translation>tour {n}</translation></message>
    <!-- prompt -->
    <message id="window.prompt.covered"><translation>{name} prend place devant l’ordinateur.</translation></message>
    <message id="window.prompt.won"><translation>{winner} a gagné, {most} points à {fewest}.</translation></message>
    <message id="window.prompt.won_without_points"><translation>{winner} a gagné.</translation></message>
    <message id="window.where.phase"><translation>phase {n}, {name}</translation></message>
    <message id="window.hint.draft"><translation>Cliquez sur la carte que vous gardez.</translation></message>
    <message id="window.hint.flip">
        <translation>Retournez des cartes dans le panneau « Cartes », ou commencez aussitôt.</translation>
    </message>
    <message id="window.hint.cards">
        <translation>Faites glisser une tuile de sa carte au plateau, ou cliquez sur un prix puis sur un lieu éclairé.</translation>
    </message>
    <message id="window.hint.supplies">
        <translation>Cliquez sur une unité à donner, ou faites-la glisser de votre main sur la carte.</translation>
    </message>
    <message id="window.hint.march">
        <translation>Faites glisser une unité éclairée vers un lieu éclairé, ou cliquez sur l’une puis sur l’autre.</translation>
    </message>
    <message id="window.hint.spend">
        <translation>Faites glisser un sablier vers une action ou une unité vers un lieu, ou cliquez sur l’un puis sur l’autre.</translation>
    </message>
    <message id="window.hint.finish"><translation>Cliquez sur un lieu éclairé du plateau.</translation></message>
    <message id="window.hint.aim">
        <translation>Faites glisser une arme éclairée vers sa cible, ou cliquez sur l’une puis sur l’autre.</translation>
    </message>
    <message id="window.hint.shoot">
        <translation>Faites glisser un tireur éclairé vers sa cible, ou cliquez sur l’un puis sur l’autre.</translation>
    </message>
    <message id="window.hint.choose">
        <translation>Cliquez sur l’une des pièces éclairées du plateau.</translation>
    </message>
    <message id="window.refusal"><translation>{sentence} {source}</translation></message>
    <message id="window.refusal.source"><translation>({source}).</translation></message>
    <message id="window.board.barbican"><translation>Barbacane</translation></message>
    <message id="window.board.code"><translation>{name} ({code})</translation></message>
    <message id="window.board.room"><translation>Places prises&#160;: {count} sur {limit}</translation></message>
    <message id="window.board.room.of"><translation>{who}&#160;: {count} sur {limit}</translation></message>
    <message id="window.why.never"><translation>Cela n’a pas sa place ici.</translation></message>
    <message id="window.undo.start"><translation>Rien n’a encore été joué.</translation></message>
    <message id="window.redo.none"><translation>Aucun coup n’a été annulé.</translation></message>
    <!-- curtain -->
    <message id="window.curtain.title"><translation>Passez l’ordinateur à {name}</translation></message>
    <message id="window.curtain.words">
        <translation>La suite n’est destinée qu’à une seule paire d’yeux.</translation>
    </message>
    <message id="window.curtain.button"><translation>Je suis {name}</translation></message>
    <!-- cards -->
    <message id="window.card.flip"><translation>Retourner : {name}</translation></message>
    <message id="window.card.flip.tip">
        <translation>Retourner la carte du côté spécial « {name} » pour le reste de la partie ; ses actions sont alors perdues.</translation>
    </message>
    <message id="window.card.used"><translation>{used} sur {of} utilisées</translation></message>
    <message id="window.card.special"><translation>côté spécial</translation></message>
    <message id="window.card.offer"><translation>Cartes proposées</translation></message>
    <message id="window.hand.unit"><translation>En main : {units}</translation></message>
    <message id="window.price.resources" numerus="yes">
        <translation>
            <numerusform>{n} ressource</numerusform>
            <numerusform>{n} ressources</numerusform>
        </translation>
    </message>
    <message id="window.price.hourglasses" numerus="yes">
        <translation>
            <numerusform>{n} sablier</numerusform>
            <numerusform>{n} sabliers</numerusform>
        </translation>
    </message>
    <message id="window.price.pay"><translation>Payer avec {units}</translation></message>
    <message id="window.price.gain"><translation>Envoyer {units} : {resources}</translation></message>
    <message id="window.button.begin"><translation>Lancer</translation></message>
    <message id="window.button.use"><translation>Utiliser</translation></message>
    <!-- buildings -->
    <message id="window.building.saboteur"><translation>saboteur</translation></message>
    <message id="window.building.fire"><translation>feu</translation></message>
    <message id="window.building.last_legs"><translation>jusqu’au dernier</translation></message>
    <message id="window.action.paid"><translation>{paid} sur {cost} sabliers</translation></message>
    <message id="window.action.pay"><translation>Poser un sablier</translation></message>
    <message id="window.action.where"><translation>Choisissez où elle prend effet</translation></message>
    <message id="window.purse.own" numerus="yes">
        <translation>
            <numerusform>{n} sablier à dépenser</numerusform>
            <numerusform>{n} sabliers à dépenser</numerusform>
        </translation>
    </message>
    <message id="window.purse.barricades" numerus="yes">
        <translation>
            <numerusform>{n} sablier pour l’atelier seulement</numerusform>
            <numerusform>{n} sabliers pour l’atelier seulement</numerusform>
        </translation>
    </message>
    <message id="window.purse.stone" numerus="yes">
        <translation>
            <numerusform>{n} composant en pierre à poser</numerusform>
            <numerusform>{n} composants en pierre à poser</numerusform>
        </translation>
    </message>
    <!-- heroes and deeds -->
    <message id="window.heroes.heroes"><translation>Héros</translation></message>
    <message id="window.heroes.dishonour"><translation>Actes déshonorants</translation></message>
    <message id="window.heroes.glory"><translation>Actes héroïques de l’assaillant</translation></message>
    <message id="window.hero.action"><translation>{hero} : {action}</translation></message>
    <message id="window.hero.possessed"><translation>possédé</translation></message>
    <message id="window.hero.speech" numerus="yes">
        <translation>
            <numerusform>Discours de {n} sablier</numerusform>
            <numerusform>Discours de {n} sabliers</numerusform>
        </translation>
    </message>
    <message id="window.deed.use"><translation>Utiliser</translation></message>
    <message id="window.deed.left">
        <translation>Vaut 1 point de gloire tant qu’il n’est pas utilisé</translation>
    </message>
    <message id="window.deed.gone"><translation>Utilisé</translation></message>
    <message id="window.deed.done"><translation>Accompli</translation></message>
    <message id="window.deed.progress"><translation>{have} sur {need}</translation></message>
    <!-- glory, supply, log, assault -->
    <message id="window.glory.turn"><translation>Tour {n} sur {of}</translation></message>
    <message id="window.glory.total"><translation>Total</translation></message>
    <message id="window.supply.invader"><translation>Troupes de l’assaillant</translation></message>
    <message id="window.supply.defender"><translation>Unités du défenseur hors du jeu</translation></message>
    <message id="window.supply.pieces"><translation>Pièces restant dans la boîte</translation></message>
    <message id="window.heap.camp"><translation>Camp</translation></message>
    <message id="window.heap.bag"><translation>Sac</translation></message>
    <message id="window.heap.discard"><translation>Défausse</translation></message>
    <message id="window.heap.paid"><translation>Payées ce tour</translation></message>
    <message id="window.heap.sacrificed"><translation>Sacrifiés</translation></message>
    <message id="window.heap.free"><translation>Libres</translation></message>
    <message id="window.log.hidden"><translation>un ordre face cachée</translation></message>
    <message id="window.report.none"><translation>Pas encore d’assaut.</translation></message>
    <message id="window.report.count"><translation>{n} sur {of}</translation></message>
    <message id="window.report.side"><translation>{side} : {n}</translation></message>
    <message id="window.report.back"><translation>Précédent</translation></message>
    <message id="window.report.next"><translation>Suivant</translation></message>
    <message id="window.report.skip"><translation>À la fin</translation></message>
    <!-- the end -->
    <message id="window.end.head"><translation>Le siège est terminé</translation></message>
    <message id="window.end.title"><translation>Victoire : {winner}</translation></message>
    <message id="window.end.close"><translation>Fermer</translation></message>
    <!-- files -->
    <message id="window.open.title"><translation>Ouvrir une partie</translation></message>
    <message id="window.save.title"><translation>Enregistrer la partie</translation></message>
    <message id="window.save.failed">
        <translation>La partie ne peut pas être enregistrée là (le système dit : {reason}).</translation>
    </message>
    <message id="window.files.matches"><translation>Parties de Stronghold</translation></message>
    <message id="window.files.all"><translation>Tous les fichiers</translation></message>
    <message id="window.unsaved.title"><translation>Partie non enregistrée</translation></message>
    <message id="window.unsaved.words">
        <translation>Les derniers coups de « {name} » ne sont pas enregistrés.</translation>
    </message>
    <message id="window.unsaved.save"><translation>Enregistrer</translation></message>
    <message id="window.unsaved.drop"><translation>Ne pas enregistrer</translation></message>
    <message id="window.recovery.title"><translation>Une partie interrompue</translation></message>
    <message id="window.recovery.words">
        <translation>Le programme n’a pas été fermé normalement la dernière fois. Rien n’est perdu : vous pouvez reprendre là où il s’est arrêté.</translation>
    </message>
    <message id="window.recovery.game" numerus="yes">
        <translation>
            <numerusform>{names} : {n} coup, {when}</numerusform>
            <numerusform>{names} : {n} coups, {when}</numerusform>
        </translation>
    </message>
    <message id="window.recovery.nameless"><translation>Joueurs sans nom</translation></message>
    <message id="window.recovery.damaged"><translation>{name} ne peut pas être lu : {what}</translation></message>
    <message id="window.recovery.go_on"><translation>Reprendre</translation></message>
    <message id="window.recovery.drop"><translation>L’abandonner</translation></message>
    <message id="window.recovery.later"><translation>Plus tard</translation></message>
    <!-- program -->
    <message id="window.notice.close"><translation>Fermer le message</translation></message>
    <message id="window.settings.damaged">
        <translation>La disposition mémorisée était abîmée ; tout est comme au premier démarrage.</translation>
    </message>
    <message id="window.fault.title"><translation>Quelque chose s’est mal passé</translation></message>
    <message id="window.fault.words">
        <translation>Le programme a commis une erreur. Votre partie est conservée et vous pouvez continuer ; les détails se trouvent dans {log}.</translation>
    </message>
    <message id="window.about.title"><translation>À propos de Stronghold</translation></message>
</context>
</TS>
