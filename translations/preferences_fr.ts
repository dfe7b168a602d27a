<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The preferences, and what menus say of actions. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="action_name.preferences"><translation>&amp;Préférences…</translation></message>
    <message id="action_tip.preferences"><translation>Langue, couleurs, pièces, vitesse, touches</translation></message>
    <message id="action_name.review"><translation>Anal&amp;yse…</translation></message>
    <message id="action_tip.review"><translation>Voir les tournants de la partie finie, et ce qui aurait été mieux</translation></message>
    <message id="action_name.story"><translation>Récit de la parti&amp;e…</translation></message>
    <message id="action_tip.story">
        <translation>Le déroulement de la partie&#160;: points, pertes, chance</translation>
    </message>
    <message id="action_tip.save_as"><translation>Enregistrer la partie dans un autre fichier, et continuer dans celui-là</translation></message>
    <message id="action_tip.close"><translation>Fermer la partie et revenir à l’accueil</translation></message>
    <message id="action_tip.quit"><translation>Quitter le programme</translation></message>
    <message id="action_tip.reset_layout">
        <translation>Remettre les panneaux à leur place d’origine</translation>
    </message>
    <message id="action_tip.about"><translation>Version, licences et origine de chaque élément</translation></message>
    <message id="action_tip.about_qt"><translation>À propos de la bibliothèque graphique</translation></message>
    <message id="action_tip.done"><translation>Terminer l’étape en cours</translation></message>
    <message id="preferences.title"><translation>Préférences</translation></message>
    <message id="preferences.general"><translation>&amp;Général</translation></message>
    <message id="preferences.table"><translation>Pla&amp;teau</translation></message>
    <message id="preferences.keys"><translation>&amp;Raccourcis</translation></message>
    <message id="preferences.live"><translation>Les changements s’appliquent immédiatement.</translation></message>
    <message id="preferences.defaults"><translation>Réta&amp;blir les valeurs d’origine</translation></message>
    <message id="preferences.defaults.tip">
        <translation>Rétablir toute cette page&#160;; la langue ne change pas</translation>
    </message>
    <message id="preferences.close"><translation>Fermer</translation></message>
    <message id="preferences.language"><translation>&amp;Langue&#160;:</translation></message>
    <message id="preferences.theme"><translation>&amp;Couleurs&#160;:</translation></message>
    <message id="preferences.curtain"><translation>&amp;Masquer l’écran entre les joueurs</translation></message>
    <message id="preferences.curtain.words">
        <translation>Seulement si le joueur suivant a des informations à garder secrètes.</translation>
    </message>
    <message id="preferences.follow"><translation>Afficher les &amp;panneaux du joueur actif</translation></message>
    <message id="preferences.follow.words">
        <translation>Les cartes ou les bâtiments passent automatiquement au premier plan.</translation>
    </message>
    <message id="preferences.pieces"><translation>&amp;Pièces et plateau&#160;:</translation></message>
    <message id="preferences.sound"><translation>&amp;Son&#160;:</translation></message>
    <message id="preferences.animation"><translation>&amp;Animation&#160;:</translation></message>
    <message id="preferences.forecast">
        <translation>Aperçu du prochain assa&amp;ut sur le plateau</translation>
    </message>
    <message id="preferences.forecast.words">
        <translation>Forces sur les murs et force qui manque pour une brèche, d’après les informations publiques.</translation>
    </message>
    <message id="preferences.log_notation"><translation>&amp;Coups en notation dans le journal</translation></message>
    <message id="preferences.log_notation.words"><translation>Affiche chaque coup en notation plutôt qu’en phrases.</translation></message>
    <message id="preferences.ask_unused"><translation>&amp;Demander avant de perdre des actions</translation></message>
    <message id="preferences.ask_unused.words">
        <translation>Seulement avant une étape qu’on ne peut annuler, par exemple si vous terminez alors qu’il vous reste des actions.</translation>
    </message>
    <message id="preferences.tell_plans"><translation>Montrer les p&amp;lans de l’ordinateur pendant la partie</translation></message>
    <message id="preferences.tell_plans.words">
        <translation>Sinon, ses plans et ses raisons restent secrets jusqu’à la fin de la partie.</translation>
    </message>
    <message id="preferences.text"><translation>Taille du te&amp;xte&#160;:</translation></message>
    <message id="preferences.text.percent"><translation>{n}&#160;%</translation></message>
    <message id="preferences.text.words">
        <translation>Panneaux, menus et fenêtres&#160;; le plateau a son propre zoom.</translation>
    </message>
    <message id="preferences.keys.search"><translation>Chercher une action ou une touche</translation></message>
    <message id="preferences.keys.action"><translation>Action</translation></message>
    <message id="preferences.keys.keys"><translation>Touches</translation></message>
    <message id="preferences.keys.new"><translation>&amp;Nouvelle touche&#160;:</translation></message>
    <message id="preferences.keys.none"><translation>Sans t&amp;ouche</translation></message>
    <message id="preferences.keys.reset"><translation>Touche d’or&amp;igine</translation></message>
    <message id="preferences.keys.hint">
        <translation>Choisissez une action, puis appuyez sur la nouvelle touche.</translation>
    </message>
    <message id="preferences.keys.record">
        <translation>Appuyez sur la nouvelle touche pour «&#160;{action}&#160;».</translation>
    </message>
    <message id="preferences.keys.done">
        <translation>{keys} est désormais la touche de «&#160;{action}&#160;».</translation>
    </message>
    <message id="preferences.keys.gone"><translation>«&#160;{action}&#160;» n’a plus de touche.</translation></message>
    <message id="preferences.keys.usual">
        <translation>«&#160;{action}&#160;» a retrouvé ses touches d’origine.</translation>
    </message>
    <message id="preferences.keys.all_usual">
        <translation>Toutes les actions ont retrouvé leurs touches d’origine.</translation>
    </message>
    <message id="preferences.keys.taken"><translation>{keys} sert déjà à «&#160;{other}&#160;».</translation></message>
    <message id="preferences.keys.fixed"><translation>{keys} n’est pas disponible&#160;: {what}.</translation></message>
    <message id="preferences.keys.take"><translation>Réattrib&amp;uer</translation></message>
    <message id="preferences.keys.nothing"><translation>Aucun résultat.</translation></message>
    <message id="preferences.keys.fixed.choice">
        <translation>elle choisit une option de la consigne</translation>
    </message>
    <message id="preferences.keys.fixed.board">
        <translation>elle sert à se déplacer et à agir sur le plateau</translation>
    </message>
    <message id="preferences.keys.fixed.zoom"><translation>elle règle le zoom du plateau</translation></message>
    <message id="preferences.keys.fixed.step">
        <translation>elle passe au coup suivant, dans les leçons et quand vous revoyez la partie</translation>
    </message>
    <message id="preferences.keys.fixed.find"><translation>elle cherche dans les règles</translation></message>
    <message id="preferences.keys.fixed.menu">
        <translation>elle ouvre le menu «&#160;{name}&#160;»</translation>
    </message>
</context>
</TS>
