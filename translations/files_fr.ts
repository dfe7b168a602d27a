<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What can be wrong with a file. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- a sentence about a file -->
    <message id="fault.file"><translation>«&#160;{name}&#160;»&#160;: {what}.</translation></message>
    <message id="fault.alone"><translation>Données inutilisables&#160;: {what}.</translation></message>
    <message id="fault.at"><translation>à {path}&#160;: {what}</translation></message>
    <message id="fault.because"><translation>«&#160;{sentence}&#160;» ({source})</translation></message>
    <!-- the file as a whole -->
    <message id="problem.no_file"><translation>ce fichier n’existe pas</translation></message>
    <message id="problem.not_a_file"><translation>c’est un dossier ou un périphérique, pas un fichier</translation></message>
    <message id="problem.cannot_read"><translation>lecture impossible (réponse du système&#160;: {reason})</translation></message>
    <message id="problem.cannot_list"><translation>ce dossier ne peut pas être lu (réponse du système&#160;: {reason})</translation></message>
    <message id="problem.cannot_write"><translation>écriture impossible (réponse du système&#160;: {reason})&#160;; l’ancien contenu est intact</translation></message>
    <message id="problem.unsynced"><translation>le fichier est écrit, mais le disque ne garantit pas qu’il survive à une panne de courant (réponse du système&#160;: {reason})&#160;; enregistrez encore une fois, ou ailleurs</translation></message>
    <message id="problem.changed">
        <translation>le fichier a été modifié par une autre fenêtre ou un autre programme depuis son ouverture ici&#160;; rien n’a été écrit</translation>
    </message>
    <message id="problem.being_written"><translation>une autre fenêtre ou un autre programme écrit dans ce fichier en ce moment&#160;; rien n’a été écrit, recommencez</translation></message>
    <message id="problem.too_large"><translation>le fichier dépasse {limit} Mio, cent fois plus qu’il n’en faut pour une partie</translation></message>
    <message id="problem.taught_too_large"><translation>le fichier dépasse {limit} Kio, dix fois plus qu’il n’en faut pour une leçon ou une énigme</translation></message>
    <message id="problem.not_text"><translation>ce n’est pas un fichier texte&#160;: l’octet {byte} n’est pas de l’UTF-8</translation></message>
    <message id="problem.not_json"><translation>le fichier est abîmé ou incomplet&#160;: à la ligne {line}, colonne {column}, ce n’est plus du JSON</translation></message>
    <message id="problem.too_deep"><translation>ligne {line}, colonne {column}&#160;: plus de {limit} niveaux d’imbrication&#160;; aucun de nos fichiers n’en a autant</translation></message>
    <message id="problem.too_many_values"><translation>le fichier contient plus de {limit} valeurs, cinquante fois plus que les nôtres</translation></message>
    <message id="problem.member_twice"><translation>ce champ figure deux fois&#160;: impossible de savoir lequel est le bon</translation></message>
    <message id="problem.more" numerus="yes"><translation><numerusform>et encore {n} erreur</numerusform><numerusform>et encore {n} erreurs</numerusform></translation></message>
    <message id="problem.foreign"><translation>ce n’est pas un fichier de ce programme (son format devrait être «&#160;{format}&#160;»)</translation></message>
    <message id="problem.newer"><translation>il vient d’une version plus récente du programme (version {version} du fichier&#160;; celle-ci connaît jusqu’à la {known})&#160;: mettez le programme à jour pour l’ouvrir</translation></message>
    <message id="problem.unknown_version"><translation>sa version de format n’est pas indiquée</translation></message>
    <message id="problem.unknown_player">
        <translation>cette place est jouée par l’ordinateur «&#160;{player}&#160;», absent de ce programme&#160;; retirez ce nom pour la donner à une personne</translation>
    </message>
    <message id="problem.unknown_game"><translation>c’est une partie du jeu «&#160;{game}&#160;», que ce programme n’a pas</translation></message>
    <message id="problem.in_use"><translation>une autre fenêtre du programme joue cette partie</translation></message>
    <message id="problem.damaged_line"><translation>la ligne {line} du journal est abîmée</translation></message>
    <message id="problem.journal_lost">
        <translation>le journal de secours de cette partie manquait ou n’avait pas été écrit par ce programme&#160;; un nouveau a été commencé et contient tous les coups</translation>
    </message>
    <message id="problem.journal_refused">
        <translation>le journal de secours de cette partie ne peut pas être écrit (réponse du système&#160;: {reason})&#160;; aucun coup qui y figurait n’est perdu, et le programme réessaiera de lui-même</translation>
    </message>
    <message id="problem.journal_unsynced">
        <translation>le journal de secours de cette partie n’a pas pu être enregistré de façon sûre (réponse du système&#160;: {reason})&#160;; un nouveau a été commencé et contient tous les coups</translation>
    </message>
    <!-- one value -->
    <message id="problem.missing"><translation>un champ obligatoire manque</translation></message>
    <message id="problem.unknown_member"><translation>ce nom de champ n’est pas reconnu</translation></message>
    <message id="problem.not_an_object"><translation>un objet ({{…}}) est attendu</translation></message>
    <message id="problem.not_a_list"><translation>une liste ([…]) est attendue</translation></message>
    <message id="problem.not_a_text"><translation>un texte est attendu</translation></message>
    <message id="problem.not_a_number"><translation>un nombre entier est attendu</translation></message>
    <message id="problem.not_a_flag"><translation>true ou false est attendu</translation></message>
    <message id="problem.not_one_of"><translation>«&#160;{value}&#160;» ne figure pas parmi&#160;: {allowed}</translation></message>
    <message id="problem.out_of_range"><translation>{value} est hors des bornes ({least} à {most})</translation></message>
    <message id="problem.wrong_number"><translation>le nombre d’éléments est {count} au lieu de {expected}</translation></message>
    <message id="problem.text_too_long"><translation>le texte dépasse {limit} caractères</translation></message>
    <message id="problem.control_character"><translation>le texte contient des caractères impossibles à afficher</translation></message>
    <message id="problem.bad_option"><translation>le jeu n’a pas d’option «&#160;{option}&#160;»</translation></message>
    <!-- the moves of a match -->
    <message id="problem.not_a_move"><translation>le coup {number}, «&#160;{text}&#160;», est illisible (à «&#160;{word}&#160;»)</translation></message>
    <message id="problem.bad_draws"><translation>les tirages du coup {number}, «&#160;{text}&#160;», sont illisibles</translation></message>
    <message id="problem.illegal_move"><translation>le coup {number}, «&#160;{text}&#160;», n’est pas permis à ce moment&#160;: {reason}</translation></message>
    <message id="problem.draw_mismatch"><translation>le tirage noté au coup {number}, «&#160;{text}&#160;», ne correspond pas aux règles</translation></message>
    <!-- positions of Stronghold -->
    <message id="problem.unknown_id"><translation>«&#160;{value}&#160;» est inconnu ici</translation></message>
    <message id="problem.other_seats"><translation>le nombre de places est {count} au lieu de {expected}</translation></message>
    <message id="problem.twice"><translation>«&#160;{value}&#160;» s’y trouve deux fois</translation></message>
    <message id="problem.too_many"><translation>{count} dépasse le maximum, {limit}</translation></message>
    <message id="problem.not_in_box"><translation>«&#160;{piece}&#160;»&#160;: {count} en jeu, mais la boîte n’en a que {limit}</translation></message>
    <message id="problem.not_all_there"><translation>«&#160;{piece}&#160;»&#160;: {count} au total, alors que la boîte en contient {limit}</translation></message>
    <message id="problem.hidden_thing"><translation>le fichier contient des éléments cachés&#160;: c’est la vue d’un joueur, pas une position</translation></message>
    <message id="problem.cannot_go_on"><translation>la partie ne peut pas continuer à l’étape «&#160;{stage}&#160;»&#160;: personne n’a rien à décider</translation></message>
</context>
</TS>
