<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Puzzles: the page, the panel beside the board, the command, and what can be wrong with a puzzle file. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="puzzle.level.easy"><translation>facile</translation></message>
    <message id="puzzle.level.medium"><translation>moyen</translation></message>
    <message id="puzzle.level.hard"><translation>difficile</translation></message>
    <message id="puzzle.solved"><translation>résolu</translation></message>
    <!-- the page -->
    <message id="learn.tab.lessons"><translation>Leçons</translation></message>
    <message id="learn.tab.puzzles"><translation>Problèmes</translation></message>
    <message id="action_name.puzzles"><translation>Pro&amp;blèmes</translation></message>
    <message id="action_tip.puzzles"><translation>Des positions et une tâche, à résoudre en jouant</translation></message>
    <message id="puzzle.title"><translation>Problèmes</translation></message>
    <message id="puzzle.words" numerus="yes">
        <translation>
            <numerusform>{n} résolu sur {all}. Une position, une tâche, une bonne idée&#160;: à vous de la trouver.</numerusform>
            <numerusform>{n} résolus sur {all}. Une position, une tâche, une bonne idée&#160;: à vous de la trouver.</numerusform>
        </translation>
    </message>
    <message id="puzzle.row"><translation>{seat} · {level}</translation></message>
    <message id="puzzle.begin"><translation>Commencer</translation></message>
    <!-- a puzzle in progress -->
    <message id="puzzle.hint"><translation>Indice</translation></message>
    <message id="puzzle.hint.tip"><translation>Un coup de pouce dans la bonne direction</translation></message>
    <message id="puzzle.undo"><translation>Reprendre</translation></message>
    <message id="puzzle.undo.tip"><translation>Reprendre votre dernier coup, avec tout ce qui l’a suivi</translation></message>
    <message id="puzzle.again"><translation>Recommencer</translation></message>
    <message id="puzzle.again.tip"><translation>Revenir au début du problème</translation></message>
    <message id="puzzle.solution"><translation>Solution</translation></message>
    <message id="puzzle.solution.tip"><translation>Regarder la solution depuis le début, et lire pourquoi elle marche</translation></message>
    <message id="puzzle.leave"><translation>Quitter</translation></message>
    <message id="puzzle.leave.tip"><translation>Revenir aux problèmes</translation></message>
    <message id="puzzle.more"><translation>Suivant</translation></message>
    <message id="puzzle.more.tip"><translation>Passer au problème suivant</translation></message>
    <message id="puzzle.over.met"><translation>«&#160;{title}&#160;» est résolu.</translation></message>
    <message id="puzzle.over.failed"><translation>«&#160;{title}&#160;» n’est pas encore résolu.</translation></message>
    <message id="puzzle.over.shown"><translation>«&#160;{title}&#160;»&#160;: la solution a été jouée.</translation></message>
    <message id="puzzle.state.met"><translation>Bravo, c’était bien ça.</translation></message>
    <message id="puzzle.state.showing"><translation>Voici comment faire…</translation></message>
    <message id="puzzle.state.shown"><translation>C’était la solution. Recommencez et jouez-la vous-même.</translation></message>
    <message id="puzzle.failed"><translation>Pas cette fois. {why} Reprenez un coup, ou recommencez.</translation></message>
    <!-- the command -->
    <message id="command.puzzle.summary"><translation>énumérer, vérifier ou résoudre des problèmes</translation></message>
    <message id="command.puzzle.about"><translation>Énumère les problèmes, vérifie des fichiers de problèmes et prouve ce qu’ils affirment, ou affiche une solution.</translation></message>
    <message id="command.puzzle.what"><translation>list&#160;: énumérer les problèmes&#160;; check&#160;: chercher les erreurs&#160;; solve&#160;: afficher une solution</translation></message>
    <message id="command.puzzle.file"><translation>fichiers de problèmes, ou noms de la liste</translation></message>
    <message id="command.puzzle.no_file"><translation>Quels problèmes&#160;? Indiquez un fichier, ou un problème de la liste.</translation></message>
    <message id="command.puzzle.good"><translation>{file}&#160;: «&#160;{title}&#160;» est valable&#160;; il a une solution, et ne se résout pas sans rien faire</translation></message>
    <message id="command.puzzle.task"><translation>{task}</translation></message>
    <!-- what can be wrong with a puzzle file: teaching/puzzles/problems.py, games/stronghold/teaching/puzzles/faults.py -->
    <message id="problem.puzzle_empty_list"><translation>il faut au moins un élément</translation></message>
    <message id="problem.puzzle_no_seat"><translation>il n’y a pas de rôle «&#160;{value}&#160;» dans cette partie, seulement {allowed}</translation></message>
    <message id="problem.puzzle_not_together"><translation>ces places ne jouent pas ensemble</translation></message>
    <message id="problem.puzzle_not_of_this_goal"><translation>un but de la sorte «&#160;{value}&#160;» n’a pas ce membre</translation></message>
    <message id="problem.puzzle_other_camps_goal"><translation>«&#160;{value}&#160;» est un but de l’autre camp</translation></message>
    <message id="problem.puzzle_no_move"><translation>«&#160;{value}&#160;» n’est pas un coup&#160;: «&#160;{word}&#160;» est illisible</translation></message>
    <message id="problem.puzzle_nothing_to_do"><translation>personne n’a rien à décider</translation></message>
    <message id="problem.puzzle_hidden_from_player"><translation>le joueur ne voit pas cet ordre, il devrait donc deviner</translation></message>
    <message id="problem.puzzle_no_words"><translation>les textes de la langue «&#160;{language}&#160;» manquent</translation></message>
    <message id="problem.puzzle_unknown_language"><translation>le programme ne parle pas «&#160;{language}&#160;»</translation></message>
    <message id="problem.puzzle_badly_set"><translation>mauvaise typographie ({what})</translation></message>
    <message id="problem.puzzle_no_area"><translation>le plateau n’a pas de zone nommée «&#160;{value}&#160;»</translation></message>
    <message id="problem.puzzle_wrong_solution"><translation>ces coups ne mènent pas au but</translation></message>
    <message id="problem.puzzle_unsolvable"><translation>le but ne peut pas être atteint à partir d’ici</translation></message>
    <message id="problem.puzzle_solves_itself"><translation>le but est atteint même si le joueur ne fait rien</translation></message>
    <message id="problem.puzzle_not_needed"><translation>le but peut être atteint sans ces coups&#160;: {value}</translation></message>
    <message id="problem.puzzle_too_large"><translation>il y a trop de possibilités à examiner&#160;; moins d’unités ou de sabliers aideraient</translation></message>
</context>
</TS>
