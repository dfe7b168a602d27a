<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Puzzles: the page, the panel beside the board, the command, and what can be wrong with a puzzle file. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="puzzle.level.easy"><translation>facile</translation></message>
    <message id="puzzle.level.medium"><translation>moyenne</translation></message>
    <message id="puzzle.level.hard"><translation>difficile</translation></message>
    <message id="puzzle.level.judged"><translation>d’après vos parties</translation></message>
    <message id="puzzle.missed.judged"><translation>L’analyse préfère un autre coup.</translation></message>
    <message id="puzzle.solved"><translation>résolue</translation></message>
    <!-- the page -->
    <message id="learn.tab.lessons"><translation>Leçons</translation></message>
    <message id="learn.tab.puzzles"><translation>Énigmes</translation></message>
    <message id="action_name.puzzles"><translation>É&amp;nigmes</translation></message>
    <message id="action_tip.puzzles"><translation>Des positions avec un objectif à atteindre</translation></message>
    <message id="puzzle.title"><translation>Énigmes</translation></message>
    <message id="puzzle.words" numerus="yes">
        <translation>
            <numerusform>{n} énigme résolue sur {all}. Une position, un objectif, une bonne idée à trouver.</numerusform>
            <numerusform>{n} énigmes résolues sur {all}. Une position, un objectif, une bonne idée à trouver.</numerusform>
        </translation>
    </message>
    <message id="puzzle.row"><translation>{seat} · {level}</translation></message>
    <message id="puzzle.begin"><translation>Commencer</translation></message>
    <!-- a puzzle in progress -->
    <message id="puzzle.hint"><translation>Indice</translation></message>
    <message id="puzzle.hint.tip"><translation>Un coup de pouce dans la bonne direction</translation></message>
    <message id="puzzle.undo"><translation>Annuler</translation></message>
    <message id="puzzle.undo.tip"><translation>Annuler votre dernier coup et ce qui a suivi</translation></message>
    <message id="puzzle.again"><translation>Recommencer</translation></message>
    <message id="puzzle.again.tip"><translation>Reprendre l’énigme du début</translation></message>
    <message id="puzzle.solution"><translation>Solution</translation></message>
    <message id="puzzle.solution.tip"><translation>Voir la solution depuis le début, avec l’explication</translation></message>
    <message id="puzzle.leave"><translation>Quitter</translation></message>
    <message id="puzzle.leave.tip"><translation>Revenir aux énigmes</translation></message>
    <message id="puzzle.more"><translation>Suivante</translation></message>
    <message id="puzzle.more.tip"><translation>Énigme suivante</translation></message>
    <message id="puzzle.over.met"><translation>Énigme «&#160;{title}&#160;» résolue.</translation></message>
    <message id="puzzle.over.failed"><translation>Énigme «&#160;{title}&#160;» non résolue.</translation></message>
    <message id="puzzle.over.shown"><translation>Solution de l’énigme «&#160;{title}&#160;» jouée.</translation></message>
    <message id="puzzle.state.met"><translation>Bravo, c’est ça&#160;!</translation></message>
    <message id="puzzle.state.showing"><translation>Voici comment faire…</translation></message>
    <message id="puzzle.state.shown"><translation>C’était la solution. Recommencez et jouez-la vous-même.</translation></message>
    <message id="puzzle.failed">
        <translation>Pas tout à fait. {why} Annulez un coup, ou recommencez.</translation>
    </message>
    <!-- the command -->
    <message id="command.puzzle.summary"><translation>énumérer, vérifier ou résoudre des énigmes</translation></message>
    <message id="command.puzzle.about"><translation>Énumère les énigmes, vérifie des fichiers d’énigmes et prouve ce qu’ils affirment, ou affiche une solution.</translation></message>
    <message id="command.puzzle.what"><translation>list&#160;: énumérer les énigmes&#160;; check&#160;: chercher les erreurs&#160;; solve&#160;: afficher une solution</translation></message>
    <message id="command.puzzle.file"><translation>fichiers d’énigmes, ou noms de la liste</translation></message>
    <message id="command.puzzle.no_file"><translation>Quelles énigmes&#160;? Indiquez un fichier ou un nom de la liste.</translation></message>
    <message id="command.puzzle.judged"><translation>{file}&#160;: l’énigme «&#160;{title}&#160;» est valable (sa solution vient d’une analyse et n’est pas prouvée)</translation></message>
    <message id="command.puzzle.good"><translation>{file}&#160;: l’énigme «&#160;{title}&#160;» est valable (elle a une solution, et ne rien faire ne la résout pas)</translation></message>
    <message id="command.puzzle.task"><translation>{task}</translation></message>
    <!-- what can be wrong with a puzzle file: teaching/puzzles/problems.py, games/stronghold/teaching/puzzles/faults.py -->
    <message id="problem.puzzle_empty_list"><translation>il faut au moins un élément</translation></message>
    <message id="problem.puzzle_no_seat">
        <translation>il n’y a pas de place «&#160;{value}&#160;»&#160;; les places de ce jeu sont&#160;: {allowed}</translation>
    </message>
    <message id="problem.puzzle_not_together"><translation>ces places ne jouent pas ensemble</translation></message>
    <message id="problem.puzzle_not_of_this_goal"><translation>un but de type «&#160;{value}&#160;» n’a pas ce champ</translation></message>
    <message id="problem.puzzle_other_camps_goal"><translation>«&#160;{value}&#160;» est un but de l’autre camp</translation></message>
    <message id="problem.puzzle_no_move"><translation>«&#160;{value}&#160;» n’est pas un coup&#160;: «&#160;{word}&#160;» est illisible</translation></message>
    <message id="problem.puzzle_nothing_to_do"><translation>personne n’a rien à décider</translation></message>
    <message id="problem.puzzle_hidden_from_player"><translation>le joueur ne voit pas cet ordre, il devrait donc deviner</translation></message>
    <message id="problem.puzzle_no_words">
        <translation>le texte manque dans la langue «&#160;{language}&#160;»</translation>
    </message>
    <message id="problem.puzzle_unknown_language">
        <translation>langue inconnue&#160;: «&#160;{language}&#160;»</translation>
    </message>
    <message id="problem.puzzle_badly_set"><translation>typographie&#160;: {what}</translation></message>
    <message id="problem.puzzle_no_area"><translation>le plateau n’a pas de zone nommée «&#160;{value}&#160;»</translation></message>
    <message id="problem.puzzle_wrong_solution"><translation>ces coups ne mènent pas au but</translation></message>
    <message id="problem.puzzle_unsolvable"><translation>le but ne peut pas être atteint à partir d’ici</translation></message>
    <message id="problem.puzzle_solves_itself"><translation>le but est atteint même si le joueur ne fait rien</translation></message>
    <message id="problem.puzzle_not_needed"><translation>le but peut être atteint sans ces coups&#160;: {value}</translation></message>
    <message id="problem.puzzle_too_large"><translation>il y a trop de possibilités à examiner&#160;; moins d’unités ou de sabliers aideraient</translation></message>
</context>
</TS>
