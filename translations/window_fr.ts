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
    <message id="action_tip.save"><translation>Montrer où la partie est enregistrée (chaque coup l’est dès qu’il est joué)</translation></message>
    <message id="action_name.save_as"><translation>Enregistrer &amp;sous…</translation></message>
    <message id="action_name.close"><translation>&amp;Fermer la partie</translation></message>
    <message id="action_name.quit"><translation>&amp;Quitter</translation></message>
    <message id="action_name.done"><translation>Terminé</translation></message>
    <message id="action_name.undo"><translation>&amp;Annuler</translation></message>
    <message id="action_tip.undo"><translation>Annuler le dernier coup</translation></message>
    <message id="action_name.redo"><translation>&amp;Rétablir</translation></message>
    <message id="action_tip.redo"><translation>Rétablir le coup annulé</translation></message>
    <message id="action_name.zoom_in"><translation>&amp;Zoom avant</translation></message>
    <message id="action_tip.zoom_in"><translation>Agrandir le plateau</translation></message>
    <message id="action_name.zoom_out"><translation>Zoom &amp;arrière</translation></message>
    <message id="action_tip.zoom_out"><translation>Réduire le plateau</translation></message>
    <message id="action_name.fit"><translation>Plateau &amp;entier</translation></message>
    <message id="action_tip.fit"><translation>Montrer tout le plateau</translation></message>
    <message id="action_name.full_screen"><translation>&amp;Plein écran</translation></message>
    <message id="action_tip.full_screen">
        <translation>Plein écran, ou retour à la fenêtre</translation>
    </message>
    <message id="action_name.reset_layout"><translation>Replacer &amp;les panneaux</translation></message>
    <message id="action_name.follow"><translation>&amp;Suivre le joueur actif</translation></message>
    <message id="action_tip.follow">
        <translation>Montrer les cartes de l’assaillant ou les bâtiments du défenseur quand vient leur tour</translation>
    </message>
    <message id="action_name.log_notation"><translation>Notation dans le &amp;journal</translation></message>
    <message id="action_tip.log_notation"><translation>Afficher les coups en notation dans le journal, plutôt qu’en phrases</translation></message>
    <message id="action_name.curtain"><translation>&amp;Masquer l’écran entre les joueurs</translation></message>
    <message id="action_tip.curtain">
        <translation>Masquer l’écran au changement de joueur, si le suivant a des informations secrètes</translation>
    </message>
    <message id="action_name.ask_unused"><translation>&amp;Demander avant de perdre des actions</translation></message>
    <message id="action_tip.ask_unused">
        <translation>Demander avant une étape irréversible qui laisse des actions, des troupes ou des défenseurs inutilisés</translation>
    </message>
    <message id="action_name.tell_plans"><translation>Montrer les p&amp;lans de l’ordinateur pendant la partie</translation></message>
    <message id="action_tip.tell_plans">
        <translation>Si cette option est décochée, les plans et les raisons de l’ordinateur restent secrets jusqu’à la fin</translation>
    </message>
    <message id="action_name.peek"><translation>&amp;Voir mes informations secrètes</translation></message>
    <message id="action_tip.peek">
        <translation>Masquer l’écran, puis montrer vos ordres face cachée</translation>
    </message>
    <message id="action_name.about"><translation>À pr&amp;opos de Stronghold</translation></message>
    <message id="action_name.about_qt"><translation>À propos de &amp;Qt</translation></message>
    <message id="action_name.theme_system"><translation>&amp;Système</translation></message>
    <message id="action_name.theme_light"><translation>&amp;Clair</translation></message>
    <message id="action_name.theme_dark"><translation>S&amp;ombre</translation></message>
    <message id="action_name.pieces_standard"><translation>&amp;Standard</translation></message>
    <message id="action_name.pieces_contrast"><translation>Contraste &amp;élevé</translation></message>
    <!-- docks -->
    <message id="dock.log"><translation>Journal</translation></message>
    <!-- new game -->
    <message id="window.new.title"><translation>Nouvelle partie</translation></message>
    <message id="window.new.name"><translation>Nom (facultatif)</translation></message>
    <message id="window.new.name_of"><translation>Nom du joueur ({seat})</translation></message>
    <message id="window.new.more"><translation>Options avancées</translation></message>
    <message id="window.new.more.words"><translation>Des options que l’on change rarement</translation></message>
    <message id="window.new.hints"><translation>Conseils</translation></message>
    <message id="window.new.content"><translation>Contenu</translation></message>
    <message id="window.new.seed"><translation>Graine</translation></message>
    <message id="window.new.seed.words">
        <translation>La même graine donne les mêmes tirages. Saisissez un nombre ou des mots.</translation>
    </message>
    <message id="window.new.seed.another"><translation>Autre graine</translation></message>
    <message id="window.new.cards.own"><translation>Mes cartes&#160;: {file}</translation></message>
    <message id="window.new.cards.choose"><translation>Mes &amp;cartes…</translation></message>
    <message id="window.new.cards.choose.words"><translation>Jouer avec vos propres cartes, décrites dans un fichier.</translation></message>
    <message id="window.new.cards.begin"><translation>Modèle à &amp;remplir…</translation></message>
    <message id="window.new.cards.begin.words"><translation>Enregistrer les cartes du programme dans un fichier, à compléter avec les vôtres.</translation></message>
    <message id="window.new.cards.begun"><translation>Enregistré&#160;: {file}. Modifiez-y les valeurs avec un éditeur de texte, puis cliquez sur «&#160;{button}&#160;».</translation></message>
    <message id="window.new.cards.back"><translation>Cartes &amp;reconstituées</translation></message>
    <message id="window.new.cards.back.words"><translation>Jouer avec les cartes fournies par le programme.</translation></message>
    <message id="window.new.cards.files"><translation>Tables de cartes</translation></message>
    <message id="window.new.cards.file"><translation>cartes</translation></message>
    <message id="window.new.start"><translation>Commencer</translation></message>
    <message id="window.cancel"><translation>Annuler</translation></message>
    <message id="window.language"><translation>Langue</translation></message>
    <!-- recent games -->
    <message id="window.recent.none"><translation>Aucune partie</translation></message>
    <message id="window.recent.clear"><translation>Vider la liste</translation></message>
    <message id="window.no_table"><translation>{game} ne se joue pas encore dans la fenêtre&#160;; en ligne de commande&#160;: «&#160;stronghold do&#160;».</translation></message>
    <message id="window.recent.turn"><translation>tour {n}</translation></message>
    <!-- prompt -->
    <message id="window.prompt.covered"><translation>{name}&#160;: prenez place devant l’écran.</translation></message>
    <message id="window.prompt.won"><translation>{winner} a gagné, {most} points à {fewest}.</translation></message>
    <message id="window.prompt.won_without_points"><translation>{winner} a gagné.</translation></message>
    <message id="window.refusal"><translation>{sentence} {source}</translation></message>
    <message id="window.refusal.source"><translation>({source}).</translation></message>
    <message id="window.board.code"><translation>{name} ({code})</translation></message>
    <message id="window.board.room"><translation>Places prises&#160;: {count} sur {limit}</translation></message>
    <message id="window.board.room.of"><translation>{who}, places prises&#160;: {count} sur {limit}</translation></message>
    <message id="window.board.held"><translation>{what} sur {most}</translation></message>
    <message id="table.several.went" numerus="yes">
        <translation>
            <numerusform>{n} sur {wanted} déplacée. {why}</numerusform>
            <numerusform>{n} sur {wanted} déplacées. {why}</numerusform>
        </translation>
    </message>
    <message id="window.why.never"><translation>Impossible ici.</translation></message>
    <message id="window.undo.start"><translation>Aucun coup à annuler.</translation></message>
    <message id="window.redo.none"><translation>Aucun coup à rétablir.</translation></message>
    <!-- what Done leaves unused -->
    <message id="window.unused.title"><translation>Continuer&#160;?</translation></message>
    <message id="window.unused.never"><translation>Ne plus demander</translation></message>
    <message id="window.unused.stay"><translation>Revenir</translation></message>
    <!-- curtain -->
    <message id="window.curtain.title"><translation>Au tour de&#160;: {name}</translation></message>
    <message id="window.curtain.words">
        <translation>L’écran suivant est réservé à ce joueur.</translation>
    </message>
    <message id="window.curtain.button"><translation>C’est moi ({name})</translation></message>
    <!-- glory, supply, log, assault -->
    <message id="window.glory.total"><translation>Total</translation></message>
    <!-- the end -->
    <message id="window.end.head"><translation>La partie est terminée</translation></message>
    <message id="window.end.title"><translation>{winner} a gagné</translation></message>
    <message id="window.end.result"><translation>Résultat</translation></message>
    <message id="window.end.story"><translation>Récit de la partie</translation></message>
    <message id="window.end.save"><translation>Enregistrer sous…</translation></message>
    <message id="window.end.rematch"><translation>Revanche</translation></message>
    <message id="window.end.rematch.tip"><translation>Rejouer avec les mêmes joueurs, en changeant de camp</translation></message>
    <message id="window.end.close"><translation>Fermer</translation></message>
    <!-- files -->
    <message id="window.open.title"><translation>Ouvrir une partie</translation></message>
    <message id="window.save.title"><translation>Enregistrer la partie</translation></message>
    <message id="window.files.matches"><translation>Parties de Stronghold</translation></message>
    <message id="window.files.puzzles"><translation>Énigmes</translation></message>
    <message id="window.files.all"><translation>Tous les fichiers</translation></message>
    <!-- files dropped on the window -->
    <message id="window.drop.open"><translation>Déposez pour ouvrir «&#160;{name}&#160;».</translation></message>
    <message id="window.drop.several"><translation>Une seule partie s’ouvre à la fois&#160;: déposez un seul fichier.</translation></message>
    <message id="window.drop.folder"><translation>«&#160;{name}&#160;» est un dossier&#160;: déposez plutôt le fichier d’une partie enregistrée.</translation></message>
    <message id="window.drop.address"><translation>C’est une adresse sur un réseau, qui ne s’ouvre pas ici&#160;: copiez le fichier sur cet ordinateur, puis déposez-le.</translation></message>
    <message id="window.drop.no_file"><translation>Ce n’est pas un fichier&#160;: déposez le fichier d’une partie enregistrée.</translation></message>
    <message id="files.dialog.look_in"><translation>&amp;Dossier&#160;:</translation></message>
    <message id="files.dialog.name"><translation>&amp;Nom du fichier&#160;:</translation></message>
    <message id="files.dialog.type"><translation>&amp;Type de fichiers&#160;:</translation></message>
    <message id="window.unsaved.title"><translation>Partie non enregistrée</translation></message>
    <message id="window.waiting.title"><translation>Ouverture</translation></message>
    <message id="window.waiting.words"><translation>Lecture de «&#160;{name}&#160;»…</translation></message>
    <message id="window.waiting.stop"><translation>Arrêter</translation></message>
    <message id="window.unsaved.words">
        <translation>Impossible d’enregistrer les derniers coups de «&#160;{name}&#160;». Si vous quittez maintenant, ils seront perdus.</translation>
    </message>
    <message id="window.unsaved.save"><translation>Enregistrer sous…</translation></message>
    <message id="window.unsaved.drop"><translation>Quitter sans enregistrer</translation></message>
    <message id="window.unsaved.stay"><translation>Annuler</translation></message>
    <message id="window.changed.title"><translation>Le fichier a changé</translation></message>
    <message id="window.changed.words"><translation>Le fichier «&#160;{name}&#160;» a changé depuis son ouverture&#160;: une autre fenêtre ou un autre programme l’a modifié.</translation></message>
    <message id="window.changed.moves" numerus="yes">
        <translation><numerusform>{n} coup</numerusform><numerusform>{n} coups</numerusform></translation>
    </message>
    <message id="window.changed.compared"><translation>La partie compte {here} ici, et {there} dans le fichier. Si vous remplacez le fichier, son contenu actuel est conservé sous «&#160;{backup}&#160;»&#160;; si vous l’ouvrez, ce qui n’a été joué qu’ici est abandonné.</translation></message>
    <message id="window.changed.damaged"><translation>Le fichier actuel n’est pas une partie complète. Si vous le remplacez, son contenu sera perdu.</translation></message>
    <message id="window.foreign.title"><translation>Fichier étranger au programme</translation></message>
    <message id="window.foreign.words"><translation>«&#160;{name}&#160;» n’est pas un fichier de partie de ce programme.</translation></message>
    <message id="window.foreign.more"><translation>Si vous le remplacez, son contenu sera perdu&#160;; aucune copie n’est conservée.</translation></message>
    <message id="window.replacing.beside"><translation>Enregistrer une copie…</translation></message>
    <message id="window.replacing.replace"><translation>Remplacer</translation></message>
    <message id="window.replacing.theirs"><translation>Ouvrir</translation></message>
    <message id="window.replacing.stay"><translation>Annuler</translation></message>
    <message id="window.save.unlocked"><translation>La partie est enregistrée. Ce disque ne gère pas les verrous&#160;: un enregistrement simultané passerait inaperçu.</translation></message>
    <message id="window.save.nothing"><translation>Rien n’a encore été joué. Chaque coup est enregistré dès qu’il est joué.</translation></message>
    <message id="window.save.done"><translation>Partie «&#160;{name}&#160;» enregistrée, comme après chaque coup, dans {folder}.</translation></message>
    <message id="window.save.moved"><translation>La partie continue sous le nom «&#160;{name}&#160;»&#160;; «&#160;{old}&#160;» reste dans son état actuel.</translation></message>
    <message id="window.save.elsewhere"><translation>{what} La partie continue sous le nom «&#160;{name}&#160;», parmi vos parties enregistrées.</translation></message>
    <message id="window.save.journal"><translation>{what} Aucun coup n’est perdu&#160;: le programme réessaiera au prochain démarrage.</translation></message>
    <message id="window.save.settle"><translation>Choisir…</translation></message>
    <message id="window.recovery.title"><translation>Parties interrompues</translation></message>
    <message id="window.recovery.words">
        <translation>Stronghold ne s’est pas fermé correctement la dernière fois. Ces parties attendent votre décision.</translation>
    </message>
    <message id="window.recovery.game" numerus="yes">
        <translation>
            <numerusform>{names} : {n} coup, {when}</numerusform>
            <numerusform>{names} : {n} coups, {when}</numerusform>
        </translation>
    </message>
    <message id="window.recovery.nameless"><translation>Joueurs sans nom</translation></message>
    <message id="window.recovery.damaged"><translation>Impossible de lire {name}&#160;: {what}</translation></message>
    <message id="window.recovery.part"><translation>{game} ({what}&#160;; les coups précédents sont intacts)</translation></message>
    <message id="window.recovery.unsure"><translation>{game} (peut-être ouverte dans une autre fenêtre&#160;: ce disque ne gère pas les verrous)</translation></message>
    <message id="window.recovery.cut" numerus="yes">
        <translation><numerusform>De cette partie, {n} coup a pu être récupéré&#160;: {what}. Vous reprenez à ce point.</numerusform><numerusform>De cette partie, {n} coups ont pu être récupérés&#160;: {what}. Vous reprenez à ce point.</numerusform></translation>
    </message>
    <message id="window.recovery.longer" numerus="yes">
        <translation><numerusform>Après un arrêt inattendu, «&#160;{name}&#160;» peut reprendre {n} coup plus loin que le fichier.</numerusform><numerusform>Après un arrêt inattendu, «&#160;{name}&#160;» peut reprendre {n} coups plus loin que le fichier.</numerusform></translation>
    </message>
    <message id="window.recovery.unlisted"><translation>{what} Impossible de voir si une partie a été interrompue&#160;; quand le dossier sera lisible, le programme vérifiera à son prochain démarrage.</translation></message>
    <message id="window.recovery.beside"><translation>«&#160;{old}&#160;» a été modifié ailleurs, ou ne peut pas être écrit. Ce qui a été joué ici avant l’interruption est enregistré sous «&#160;{name}&#160;».</translation></message>
    <message id="window.recovery.go_on"><translation>Reprendre</translation></message>
    <message id="window.recovery.drop"><translation>Abandonner</translation></message>
    <message id="window.recovery.later"><translation>Plus tard</translation></message>
    <!-- program -->
    <message id="window.notice.close"><translation>Fermer le message</translation></message>
    <message id="window.settings.damaged">
        <translation>Le fichier des réglages était abîmé. Il est conservé sous le nom window.damaged, et tous les réglages sont revenus à leur valeur d’origine.</translation>
    </message>
    <message id="window.settings.unkept"><translation>{what} Vos choix valent jusqu’à la fermeture du programme, et seront mémorisés dès que le fichier pourra être écrit.</translation></message>
    <message id="window.about.title"><translation>À propos de Stronghold</translation></message>
    <message id="action_name.forecast"><translation>Pré&amp;visions sur le plateau</translation></message>
    <message id="action_tip.forecast"><translation>Montrer à chaque mur le résultat probable du prochain assaut</translation></message>
</context>
</TS>
