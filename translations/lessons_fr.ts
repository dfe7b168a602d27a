<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Lessons: their command, their faults, and the general answers. The lessons themselves stand in resources/stronghold/lessons. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- the command -->
    <message id="command.lesson.summary"><translation>énumérer les leçons, ou en vérifier une</translation></message>
    <message id="command.lesson.about">
        <translation>Énumère les leçons, ou vérifie des fichiers de leçon&#160;: chaque étape est jouée de toutes les manières qu’elle permet.</translation>
    </message>
    <message id="command.lesson.what">
        <translation>list&#160;: énumérer les leçons&#160;; check&#160;: vérifier que chaque FILE est une leçon valable</translation>
    </message>
    <message id="command.lesson.file">
        <translation>fichiers de leçon à vérifier (comment en écrire&#160;: CONTRIBUTING.md)</translation>
    </message>
    <message id="command.lesson.no_file">
        <translation>Indiquez au moins un fichier de leçon à vérifier.</translation>
    </message>
    <message id="command.lesson.good" numerus="yes">
        <translation>
            <numerusform>{file}&#160;: «&#160;{title}&#160;», {n} étape, valable.</numerusform>
            <numerusform>{file}&#160;: «&#160;{title}&#160;», {n} étapes, valable.</numerusform>
        </translation>
    </message>
    <message id="command.lesson.entry"><translation>{title} – {about}</translation></message>
    <message id="command.lesson.learnt"><translation>{title} ✓ – {about}</translation></message>
    <!-- what can be wrong with a lesson file; the path is told in front -->
    <message id="problem.lesson_no_text">
        <translation>le texte manque dans la langue «&#160;{language}&#160;»</translation>
    </message>
    <message id="problem.lesson_strange_language">
        <translation>langue inconnue&#160;: «&#160;{value}&#160;»</translation>
    </message>
    <message id="problem.lesson_long_text">
        <translation>{count} phrases, c’est trop pour une étape&#160;; {limit} au plus</translation>
    </message>
    <message id="problem.lesson_badly_set"><translation>typographie&#160;: {what}</translation></message>
    <message id="problem.lesson_bad_id">
        <translation>«&#160;{value}&#160;» n’est pas un identifiant valide&#160;: utilisez des minuscules, des chiffres et des traits d’union, en commençant par une lettre</translation>
    </message>
    <message id="problem.lesson_empty"><translation>c’est vide</translation></message>
    <message id="problem.lesson_unknown_seat">
        <translation>il n’y a pas de place «&#160;{value}&#160;»&#160;; il y a&#160;: {allowed}</translation>
    </message>
    <message id="problem.lesson_unknown_option"><translation>le jeu ne connaît pas ces options</translation></message>
    <message id="problem.lesson_unknown_mark">
        <translation>rien ne s’appelle «&#160;{value}&#160;», impossible de le montrer</translation>
    </message>
    <message id="problem.lesson_not_a_pair">
        <translation>une flèche demande deux lieux&#160;: le départ et l’arrivée</translation>
    </message>
    <message id="problem.lesson_not_a_pattern">
        <translation>«&#160;{value}&#160;» ne peut désigner aucun coup</translation>
    </message>
    <message id="problem.lesson_bad_count">
        <translation>le nombre de coups doit être compris entre 1 et {limit}</translation>
    </message>
    <message id="problem.lesson_bad_condition">
        <translation>une condition a soit des bornes (least, most), soit un mot (equals)</translation>
    </message>
    <message id="problem.lesson_unread_draws">
        <translation>«&#160;{value}&#160;» n’est pas un résultat aléatoire valable</translation>
    </message>
    <message id="problem.lesson_free_not_last">
        <translation>une étape à coups libres ou à condition doit être la dernière de sa scène, car la position qui la suit est inconnue</translation>
    </message>
    <message id="problem.lesson_needless">
        <translation>une étape sans coup ne peut pas utiliser «&#160;{piece}&#160;»</translation>
    </message>
    <message id="problem.lesson_illegal_line">
        <translation>«&#160;{text}&#160;» n’est pas permis ici&#160;: {reason}</translation>
    </message>
    <message id="problem.lesson_unplayable_line">
        <translation>«&#160;{text}&#160;» ne peut être joué ici</translation>
    </message>
    <message id="problem.lesson_wrong_draws">
        <translation>aucun des coups attendus n’utilise le résultat aléatoire «&#160;{value}&#160;»</translation>
    </message>
    <message id="problem.lesson_stale">
        <translation>«&#160;{value}&#160;» n’est jamais permis à cette étape</translation>
    </message>
    <message id="problem.lesson_silent">
        <translation>aucun coup de cette étape ne mène à la réponse à «&#160;{value}&#160;»</translation>
    </message>
    <message id="problem.lesson_not_the_seat">
        <translation>«&#160;{value}&#160;» n’a rien à décider à cette étape</translation>
    </message>
    <message id="problem.lesson_no_way">
        <translation>par l’un des chemins qui mènent ici, cette étape ne peut être achevée</translation>
    </message>
    <message id="problem.lesson_false_claim">
        <translation>par l’un des chemins qui mènent ici, ce qui est dit de «&#160;{value}&#160;» est faux</translation>
    </message>
    <message id="problem.lesson_too_many_ways">
        <translation>plus de {limit} positions différentes peuvent suivre cette étape&#160;; acceptez moins de coups, ou commencez une autre scène</translation>
    </message>
    <message id="problem.lesson_too_long">
        <translation>la leçon est trop longue, ou se joue de trop de manières, pour être vérifiée&#160;; coupez-la en leçons plus courtes</translation>
    </message>
    <!-- what is said to moves that a lesson does not wait for; its own replies go before -->
    <message id="lesson.answer.right"><translation>Bien joué.</translation></message>
    <message id="lesson.answer.on_the_way"><translation>Bien, continuez.</translation></message>
    <message id="lesson.answer.too_early">
        <translation>Pas encore&#160;: il reste quelque chose à faire ici.</translation>
    </message>
    <message id="lesson.answer.elsewhere">
        <translation>Presque&#160;: c’est le bon coup, mais avec une autre pièce ou à un autre endroit.</translation>
    </message>
    <message id="lesson.answer.other">
        <translation>Ce serait possible dans une vraie partie, mais pas dans cette leçon.</translation>
    </message>
    <message id="lesson.answer.illegal"><translation>Coup interdit&#160;: {reason}</translation></message>
    <message id="lesson.answer.read_on">
        <translation>Rien à jouer ici&#160;: cliquez sur «&#160;Suivant&#160;».</translation>
    </message>
    <message id="lesson.answer.stuck">
        <translation>Reprenons cette étape.</translation>
    </message>
</context>
</TS>
