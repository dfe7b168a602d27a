<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the commands without a screen say; command.<name>.* is the help of a command. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- the help page of the whole program -->
    <message id="command.overview"><translation>Sans commande, la fenêtre s’ouvre, avec la partie FILE si elle est indiquée.</translation></message>
    <message id="command.list"><translation>commandes (COMMAND --help pour le détail)&#160;:</translation></message>
    <message id="command.language"><translation>langue des réponses (par défaut&#160;: celle du système)</translation></message>
    <message id="command.version"><translation>afficher la version du programme</translation></message>
    <message id="command.help"><translation>afficher cette aide</translation></message>
    <message id="exit.title"><translation>codes de retour&#160;:</translation></message>
    <message id="exit.ok"><translation>c’est fait</translation></message>
    <message id="exit.refused"><translation>refusé&#160;: coup interdit, ou fichier existant qui serait écrasé</translation></message>
    <message id="exit.usage"><translation>commande mal écrite</translation></message>
    <message id="exit.bad_file"><translation>fichier absent, abîmé ou étranger au programme</translation></message>
    <message id="exit.system"><translation>le système ne le permet pas (disque plein, pas d’écran, bibliothèque manquante)</translation></message>
    <message id="exit.fault"><translation>une erreur s’est produite dans le programme (les détails sont dans son journal)</translation></message>
    <message id="command.unknown"><translation>La commande «&#160;{command}&#160;» n’existe pas&#160;; commandes possibles&#160;: {commands}.</translation></message>
    <message id="command.no_seat"><translation>La place «&#160;{seat}&#160;» n’existe pas&#160;; places possibles&#160;: {seats}.</translation></message>
    <message id="command.no_option"><translation>--{option} {value}&#160;: impossible pour ce nombre de joueurs ({seats})&#160;; valeurs possibles&#160;: {values}.</translation></message>
    <message id="command.seat"><translation>{name} ({role})</translation></message>
    <message id="command.because"><translation>{sentence} ({source})</translation></message>
    <message id="command.over.nobody"><translation>La partie est finie&#160;: défaite ({scores}).</translation></message>
    <message id="command.over.pointless"><translation>La partie est finie. Victoire&#160;: {winners}.</translation></message>
    <message id="command.over.nobody.pointless"><translation>La partie est finie&#160;: défaite.</translation></message>
    <message id="command.game"><translation>quel jeu (par défaut&#160;: {game})</translation></message>
    <message id="command.option"><translation>{title} (par défaut&#160;: la première valeur possible pour ce nombre de joueurs)</translation></message>
    <message id="command.own_cards"><translation>jouer avec les cartes ou les valeurs de cette table («&#160;stronghold cards&#160;» en écrit une pour commencer)</translation></message>
    <message id="command.over"><translation>La partie est finie. Victoire&#160;: {winners} ({scores}).</translation></message>
    <message id="command.move.unreadable"><translation>«&#160;{text}&#160;» n’est pas un coup&#160;: au lieu de «&#160;{word}&#160;», on attend {expected}.</translation></message>
    <message id="command.move.unfinished"><translation>«&#160;{text}&#160;» est incomplet&#160;: on attend ensuite {expected}.</translation></message>
    <message id="command.move.unknown">
        <translation>«&#160;{text}&#160;» n’est pas un coup&#160;: «&#160;{word}&#160;» est inconnu&#160;; `stronghold moves` énumère les coups permis.</translation>
    </message>
    <message id="command.move.too_long"><translation>«&#160;{text}&#160;» n’est pas un coup&#160;: «&#160;{word}&#160;» est de trop.</translation></message>
    <!-- arguments in general -->
    <message id="argument.usage"><translation>usage&#160;:</translation></message>
    <message id="argument.given"><translation>arguments&#160;:</translation></message>
    <message id="argument.options"><translation>options&#160;:</translation></message>
    <message id="argument.hint"><translation>Voir {command} --help.</translation></message>
    <message id="argument.about"><translation>{name}&#160;: {what}.</translation></message>
    <message id="argument.needs_one"><translation>une valeur est attendue</translation></message>
    <message id="argument.needs_some"><translation>au moins une valeur est attendue</translation></message>
    <message id="argument.needs_number"><translation>{number} valeurs sont attendues</translation></message>
    <message id="argument.invalid"><translation>{value} est illisible</translation></message>
    <message id="argument.choice"><translation>{value} ne figure pas parmi {choices}</translation></message>
    <message id="argument.number"><translation>il faut un nombre entier de {least} à {most}</translation></message>
    <message id="argument.required"><translation>Il manque&#160;: {names}.</translation></message>
    <message id="argument.unrecognized"><translation>Non reconnu&#160;: {names}.</translation></message>
    <message id="argument.ambiguous"><translation>{option} est ambigu&#160;: {matches}</translation></message>
    <message id="argument.ignored"><translation>ne prend pas de valeur, mais {value} est donné</translation></message>
    <!-- new -->
    <message id="command.new.summary"><translation>commencer une partie et l’écrire dans un fichier</translation></message>
    <message id="command.new.about"><translation>Commence une partie et l’écrit dans FILE, que la fenêtre et les autres commandes peuvent ouvrir.</translation></message>
    <message id="command.new.file"><translation>le fichier de partie à écrire, d’ordinaire *.stronghold</translation></message>
    <message id="command.new.seats"><translation>nombre de places (par défaut&#160;: autant que de noms, sinon {seats})</translation></message>
    <message id="command.new.names"><translation>noms des joueurs dans l’ordre des places</translation></message>
    <message id="command.new.seed"><translation>graine aléatoire&#160;; la même graine donne les mêmes tirages (par défaut&#160;: au hasard)</translation></message>
    <message id="command.new.from"><translation>commencer à partir de la position de ce fichier (document de position, ou fin d’une partie)</translation></message>
    <message id="command.new.force"><translation>écraser FILE s’il existe (l’ancien reste dans FILE.bak)</translation></message>
    <message id="command.new.exists"><translation>«&#160;{file}&#160;» existe déjà&#160;; --force l’écrase.</translation></message>
    <message id="command.new.bad_name"><translation>Un nom a au plus {limit} caractères, tous visibles.</translation></message>
    <message id="command.new.how_many_names" numerus="yes"><translation><numerusform>{n} nom est donné&#160;; il en faut un par place&#160;: {ids}.</numerusform><numerusform>{n} noms sont donnés&#160;; il en faut un par place&#160;: {ids}.</numerusform></translation></message>
    <message id="command.new.other_game"><translation>«&#160;{file}&#160;» est une partie du jeu {game}.</translation></message>
    <message id="command.new.other_seats"><translation>«&#160;{file}&#160;» a un autre nombre de places&#160;: {seats}.</translation></message>
    <message id="command.new.done"><translation>{file}&#160;: nouvelle partie, graine {seed}</translation></message>
    <message id="command.cards.summary"><translation>afficher la table des cartes ou des valeurs, à compléter avec les vôtres</translation></message>
    <message id="command.cards.about">
        <translation>Affiche la table des cartes ou des valeurs reconstituées. Remplacez les données par celles de votre exemplaire du jeu, puis jouez avec cette table&#160;: «&#160;stronghold new FILE --game GAME --cards TABLE&#160;».</translation>
    </message>
    <message id="command.cards.game"><translation>quel jeu (par défaut&#160;: le premier qui accepte de telles tables)</translation></message>
    <message id="command.cards.write"><translation>écrire la table dans ce fichier</translation></message>
    <message id="command.cards.force"><translation>écraser le fichier s’il existe</translation></message>
    <message id="command.cards.exists"><translation>«&#160;{file}&#160;» existe déjà&#160;; --force l’écrase.</translation></message>
    <message id="command.cards.done"><translation>{file}&#160;: table écrite ({game})</translation></message>
    <message id="command.cards.none"><translation>Aucun jeu n’accepte de table personnalisée.</translation></message>
    <!-- moves -->
    <message id="command.moves.summary"><translation>énumérer les coups permis</translation></message>
    <message id="command.moves.about"><translation>Énumère les coups permis&#160;: en notation (celle de do et why) et en toutes lettres.</translation></message>
    <message id="command.moves.file"><translation>fichier de partie, document de position ou table de cartes</translation></message>
    <message id="command.moves.seat">
        <translation>la place dont on veut les coups&#160;: son identifiant (par défaut&#160;: celle qui doit décider)</translation>
    </message>
    <message id="command.moves.plain"><translation>la notation seule</translation></message>
    <message id="command.moves.whose"><translation>— {title} (--seat {seat})&#160;:</translation></message>
    <!-- do -->
    <message id="command.do.summary"><translation>jouer des coups et enregistrer</translation></message>
    <message id="command.do.about"><translation>Joue des coups l’un après l’autre et enregistre la partie. Rien n’est écrit si l’un d’eux n’est pas permis. Les ordinateurs jouent pour leurs places avant et après, jusqu’à ce qu’une personne doive décider.</translation></message>
    <message id="command.do.file"><translation>fichier de partie, ou document de position avec --output</translation></message>
    <message id="command.do.move">
        <translation>un coup en notation, entre guillemets s’il a plusieurs mots (inutile s’il n’y a qu’un seul coup)&#160;; sans aucun coup, les ordinateurs jouent jusqu’à ce qu’une personne doive décider</translation>
    </message>
    <message id="command.do.seat">
        <translation>qui joue&#160;: l’identifiant d’une place (par défaut&#160;: celle qui doit décider)</translation>
    </message>
    <message id="command.do.output"><translation>écrire la partie ici plutôt que dans FILE</translation></message>
    <message id="command.do.quiet"><translation>ne pas afficher le déroulement</translation></message>
    <message id="command.do.force"><translation>avec --output&#160;: écraser un fichier qui n’est pas une partie de ce programme</translation></message>
    <message id="command.do.refused"><translation>«&#160;{text}&#160;» est refusé. {reason}</translation></message>
    <message id="command.do.position"><translation>«&#160;{file}&#160;» est une position, pas une partie&#160;; --output désigne le fichier de partie à écrire.</translation></message>
    <message id="command.foreign"><translation>«&#160;{file}&#160;» n’est pas une partie de ce programme&#160;; --force l’écrase.</translation></message>
    <message id="command.longer" numerus="yes">
        <translation><numerusform>Après un arrêt brutal, une version plus longue de «&#160;{file}&#160;» a été gardée, avec {n} coup de plus. Ouvrez le fichier dans la fenêtre pour la reprendre.</numerusform><numerusform>Après un arrêt brutal, une version plus longue de «&#160;{file}&#160;» a été gardée, avec {n} coups de plus. Ouvrez le fichier dans la fenêtre pour la reprendre.</numerusform></translation>
    </message>
    <message id="command.saved" numerus="yes">
        <translation><numerusform>«&#160;{file}&#160;» est enregistré, avec {n} coup.</numerusform><numerusform>«&#160;{file}&#160;» est enregistré, avec {n} coups.</numerusform></translation>
    </message>
    <message id="command.unlocked"><translation>Le disque de «&#160;{file}&#160;» ne gère pas les verrous&#160;: un enregistrement simultané passerait inaperçu.</translation></message>
    <message id="command.unheard"><translation>Impossible d’afficher la réponse (message du système&#160;: {reason}).</translation></message>
    <!-- show -->
    <message id="command.show.summary"><translation>afficher le plateau</translation></message>
    <message id="command.show.about">
        <translation>Affiche le plateau tel que tous peuvent le voir, ou, avec --seat, tel que cette place le voit.</translation>
    </message>
    <message id="command.show.file"><translation>fichier de partie, document de position ou table de cartes</translation></message>
    <message id="command.show.seat"><translation>afficher ce que voit cette place&#160;: l’identifiant d’une place</translation></message>
    <message id="command.show.json"><translation>tout exporter, y compris ce qui est caché, en document de position</translation></message>
    <!-- why -->
    <message id="command.why.summary"><translation>expliquer pourquoi un coup est interdit</translation></message>
    <message id="command.why.about"><translation>Dit si un coup est permis maintenant, et sinon quelle règle l’interdit.</translation></message>
    <message id="command.why.file"><translation>fichier de partie, document de position ou table de cartes</translation></message>
    <message id="command.why.move"><translation>le coup en notation</translation></message>
    <message id="command.why.seat">
        <translation>la place qui jouerait ce coup&#160;: son identifiant (par défaut&#160;: celle qui doit décider)</translation>
    </message>
    <message id="command.why.legal"><translation>«&#160;{text}&#160;» est permis.</translation></message>
    <!-- check -->
    <message id="command.check.summary"><translation>vérifier des fichiers de partie, des positions et des tables de cartes</translation></message>
    <message id="command.check.about"><translation>Vérifie des fichiers&#160;: leur forme, chaque valeur et, pour une partie, chaque coup selon les règles. Toutes les erreurs sont signalées, avec leur emplacement.</translation></message>
    <message id="command.check.file"><translation>fichier de partie, document de position ou table de cartes</translation></message>
    <message id="command.check.good" numerus="yes"><translation><numerusform>{file}&#160;: aucune erreur, {n} coup. {now}</numerusform><numerusform>{file}&#160;: aucune erreur, {n} coups. {now}</numerusform></translation></message>
    <message id="command.check.cards"><translation>{file}&#160;: table valable.</translation></message>
    <!-- simulate -->
    <message id="command.new.players">
        <translation>joueurs contrôlés par l’ordinateur, par place et niveau, comme invader=hard,defender=medium&#160;; «&#160;all&#160;» désigne toutes les autres places (par défaut&#160;: que des personnes)</translation>
    </message>
    <message id="command.do.nothing"><translation>Aucun coup n’est donné, et aucun ordinateur n’a à décider.</translation></message>
    <message id="command.do.computer"><translation>La place {seat} est jouée par un ordinateur.</translation></message>
    <message id="command.players.seat">
        <translation>«&#160;{word}&#160;» n’a pas la forme PLACE=NIVEAU&#160;; places&#160;: {seats}.</translation>
    </message>
    <message id="command.players.level"><translation>«&#160;{word}&#160;»&#160;: niveau inconnu&#160;; niveaux possibles&#160;: {levels}.</translation></message>
    <message id="command.players.none"><translation>aucun dans ce jeu</translation></message>
    <message id="command.simulate.summary">
        <translation>faire jouer beaucoup de parties par des ordinateurs et en donner les statistiques</translation>
    </message>
    <message id="command.simulate.about"><translation>Joue des parties avec des coups au hasard à toutes les places, puis donne durées, vainqueurs, fins et coups par seconde. Avec --out, des ordinateurs de tout niveau jouent (--players), sur plusieurs processus ou machines&#160;; la série peut être interrompue par Ctrl+C et reprise, et son rapport est une page illustrée.</translation></message>
    <message id="command.simulate.seats"><translation>nombre de places (par défaut&#160;: {seats})</translation></message>
    <message id="command.simulate.games"><translation>nombre de parties (par défaut&#160;: 100)</translation></message>
    <message id="command.simulate.seed">
        <translation>graine de la première partie&#160;; les suivantes prennent les nombres suivants (par défaut&#160;: 1)</translation>
    </message>
    <message id="command.simulate.json"><translation>afficher les chiffres en JSON</translation></message>
    <message id="command.simulate.quiet"><translation>ne pas afficher l’avancement</translation></message>
    <message id="command.simulate.progress" numerus="yes"><translation><numerusform>{n} partie sur {games}, {speed} coups par seconde</numerusform><numerusform>{n} parties sur {games}, {speed} coups par seconde</numerusform></translation></message>
    <message id="command.simulate.players"><translation>qui joue, comme invader=hard,defender=medium&#160;; «&#160;all&#160;» désigne toutes les autres places (par défaut&#160;: des coups au hasard)&#160;; demande --out</translation></message>
    <message id="command.simulate.workers">
        <translation>nombre de processus parallèles, avec --out&#160;: un nombre, ou auto, soit un par processeur (par défaut)</translation>
    </message>
    <message id="command.simulate.out"><translation>dossier d’une série&#160;: une ligne par partie, et report.html&#160;; la même commande reprend une série interrompue</translation></message>
    <message id="command.simulate.scheduler"><translation>jouer sur la grappe Dask à cette adresse, avec --out&#160;; demande l’option d’installation «&#160;lab&#160;»</translation></message>
    <message id="command.simulate.where"><translation>--players et --scheduler demandent --out, le dossier où les parties sont gardées.</translation></message>
    <message id="command.simulate.nobody"><translation>Ce jeu n’a pas de joueurs contrôlés par l’ordinateur.</translation></message>
    <message id="command.lab.other_run">
        <translation>Le dossier «&#160;{folder}&#160;» contient une autre série ou d’autres fichiers&#160;; choisissez un autre dossier, ou reprenez les options de cette série. Rien n’a été changé.</translation>
    </message>
    <message id="command.lab.busy">
        <translation>Un autre processus utilise le dossier «&#160;{folder}&#160;».</translation>
    </message>
    <message id="command.lab.folder">
        <translation>Le dossier «&#160;{folder}&#160;» ne peut pas être utilisé&#160;: {reason}.</translation>
    </message>
    <message id="command.lab.broken_off" numerus="yes"><translation><numerusform>Interrompu&#160;; {n} partie sur {games} est gardée. Relancez la même commande pour continuer.</numerusform><numerusform>Interrompu&#160;; {n} parties sur {games} sont gardées. Relancez la même commande pour continuer.</numerusform></translation></message>
    <message id="command.lab.failed">
        <translation>La série s’est arrêtée&#160;; les parties déjà jouées sont gardées&#160;: {reason}</translation>
    </message>
    <message id="command.lab.no_library"><translation>--scheduler demande la bibliothèque «&#160;distributed&#160;», qui vient avec l’option d’installation «&#160;lab&#160;» (pip install «&#160;.[lab]&#160;» dans le dossier du programme).</translation></message>
    <message id="command.lab.no_cluster">
        <translation>Aucun ordonnanceur ne répond à «&#160;{address}&#160;»&#160;; les parties déjà jouées sont gardées.</translation>
    </message>
    <message id="command.lab.progress" numerus="yes"><translation><numerusform>{n} partie sur {games}, encore {left}</numerusform><numerusform>{n} parties sur {games}, encore {left}</numerusform></translation></message>
    <message id="lab.title"><translation>{game}&#160;: parties jouées par des ordinateurs</translation></message>
    <message id="lab.games"><translation>Parties</translation></message>
    <message id="lab.games.of"><translation>{done} sur {games}</translation></message>
    <message id="lab.seeds"><translation>Graines</translation></message>
    <message id="lab.moves"><translation>Coups par partie</translation></message>
    <message id="lab.program"><translation>Version du programme</translation></message>
    <message id="lab.wins"><translation>Qui a gagné</translation></message>
    <message id="lab.wins.words"><translation>Le trait au bout d’une barre est l’intervalle de confiance à 95&#160;%&#160;: la vraie valeur s’y trouve dix-neuf fois sur vingt.</translation></message>
    <message id="lab.endings"><translation>Comment les parties se sont terminées</translation></message>
    <message id="lab.endings.words"><translation>Toutes les fins rencontrées, avec leurs intervalles à 95&#160;%.</translation></message>
    <message id="lab.lengths"><translation>Durée des parties</translation></message>
    <message id="lab.lengths.words"><translation>Nombre de parties terminées à chaque tour ou round.</translation></message>
    <message id="lab.points"><translation>D’où viennent les points</translation></message>
    <message id="lab.points.words"><translation>Points par partie en moyenne, par origine. Les joueurs qui partagent un total sont réunis.</translation></message>
    <message id="lab.effects"><translation>Ce qui est lié à la victoire</translation></message>
    <message id="lab.effects.words">
        <translation>Pour chaque type de coup, en notation&#160;: part des victoires quand un joueur l’a joué plus souvent par tour que dans la partie médiane, comparée à celle des parties où il l’a joué moins souvent. Corrélation n’est pas causalité&#160;: celui qui gagne a peut-être le temps de faire autre chose.</translation>
    </message>
    <message id="lab.effects.none"><translation>Sur si peu de parties, aucun type de coup n’est clairement lié à la victoire ou à la défaite.</translation></message>
    <message id="lab.axis.turns"><translation>tours ou rounds</translation></message>
    <message id="lab.axis.games"><translation>parties</translation></message>
    <message id="lab.axis.points"><translation>points par partie</translation></message>
    <message id="lab.share"><translation>{share}&#160;% [{low}–{high}], {n}</translation></message>
    <message id="lab.effect"><translation>{often}&#160;% contre {seldom}&#160;%</translation></message>
    <message id="command.lab.goes_on" numerus="yes"><translation><numerusform>{n} partie sur {games} est déjà jouée.</numerusform><numerusform>{n} parties sur {games} sont déjà jouées.</numerusform></translation></message>
    <message id="command.lab.done" numerus="yes"><translation><numerusform>{n} partie jouée&#160;; rapport&#160;: {report}</numerusform><numerusform>{n} parties jouées&#160;; rapport&#160;: {report}</numerusform></translation></message>
    <message id="simulate.games"><translation>parties</translation></message>
    <message id="simulate.moves"><translation>coups</translation></message>
    <message id="simulate.per_game"><translation>coups par partie (minimum–maximum)</translation></message>
    <message id="simulate.speed"><translation>coups par seconde</translation></message>
    <message id="simulate.turns" numerus="yes"><translation><numerusform>finies au tour {n}</numerusform><numerusform>finies au tour {n}</numerusform></translation></message>
    <message id="simulate.share"><translation>{count} ({percent}&#160;%)</translation></message>
    <message id="simulate.nobody"><translation>personne</translation></message>
    <message id="simulate.points"><translation>points en moyenne, {seat}</translation></message>
    <!-- rules -->
    <message id="command.review.summary"><translation>montrer les tournants d’une partie finie</translation></message>
    <message id="command.review.about">
        <translation>Analyse une partie finie&#160;: les perspectives de chaque camp au fil de la partie, l’effet de la chance et, pour chaque place, jusqu’à cinq choix coûteux, avec de meilleurs. L’analyse est enregistrée à côté du fichier de la partie et relue la fois suivante. Ctrl+C l’arrête et affiche les résultats obtenus.</translation>
    </message>
    <message id="command.review.file"><translation>le fichier de la partie</translation></message>
    <message id="command.review.json"><translation>afficher l’analyse en JSON</translation></message>
    <message id="command.review.html"><translation>l’écrire aussi dans ce fichier, sous forme de page</translation></message>
    <message id="command.review.again"><translation>refaire l’analyse même si elle existe</translation></message>
    <message id="command.review.quiet"><translation>ne pas afficher l’avancement</translation></message>
    <message id="command.review.seed"><translation>graine des parties simulées (par défaut&#160;: 0)</translation></message>
    <message id="command.review.progress"><translation>{n}&#160;% faits</translation></message>
    <message id="command.review.page"><translation>Page enregistrée&#160;: {file}</translation></message>
    <message id="command.rules.summary"><translation>chercher quelque chose dans les règles</translation></message>
    <message id="command.rules.about">
        <translation>Affiche un passage des règles, trouvé par le nom d’une pièce ou d’un lieu (tel qu’on l’écrit dans les coups), par le numéro d’une précision ou d’un exemple, ou par des mots du texte. Sans mot&#160;: la table des matières.</translation>
    </message>
    <message id="command.rules.words">
        <translation>le nom d’une pièce ou d’un lieu, ou des mots à chercher</translation>
    </message>
    <message id="command.rules.seats">
        <translation>valeurs pour ce nombre de joueurs (par défaut&#160;: {seats})</translation>
    </message>
    <message id="command.rules.no_book"><translation>Pas de livre de règles pour {game}.</translation></message>
    <message id="command.rules.nothing"><translation>Aucun résultat pour «&#160;{words}&#160;» dans les règles.</translation></message>
    <message id="command.rules.more"><translation>Pour lire l’un d’eux, donnez son nom&#160;: stronghold rules NOM</translation></message>
    <!-- shot -->
    <message id="command.shot.summary"><translation>enregistrer une image du plateau</translation></message>
    <message id="command.shot.about"><translation>Dessine le plateau tel que tous peuvent le voir, ou, avec --seat, tel que cette place le voit. Aucun écran n’est nécessaire.</translation></message>
    <message id="command.shot.file"><translation>fichier de partie, document de position ou table de cartes</translation></message>
    <message id="command.shot.png"><translation>l’image à écrire</translation></message>
    <message id="command.shot.seat"><translation>dessiner ce que voit cette place (identifiant)</translation></message>
    <message id="command.shot.width"><translation>largeur en pixels (par défaut&#160;: 1600)</translation></message>
    <message id="command.shot.no_table">
        <translation>Il n’y a pas encore d’image du plateau pour le jeu «&#160;{game}&#160;».</translation>
    </message>
    <message id="command.shot.failed"><translation>L’image «&#160;{file}&#160;» ne peut pas être écrite (réponse du système&#160;: {reason}).</translation></message>
    <message id="command.shot.other"><translation>«&#160;{file}&#160;» existe déjà et n’est pas une image&#160;; le fichier reste tel quel.</translation></message>
    <!-- schema -->
    <message id="command.schema.summary"><translation>afficher les schémas JSON des fichiers</translation></message>
    <message id="command.schema.about">
        <translation>Affiche le schéma JSON d’un type de fichier&#160;; les positions et les énigmes en ont un par jeu.</translation>
    </message>
    <message id="command.schema.kind"><translation>match, position, lesson, puzzle, practice ou cards (par défaut&#160;: match)</translation></message>
    <message id="command.schema.none"><translation>Il n’y a pas de documents {kind} pour {game}.</translation></message>
    <message id="command.schema.write">
        <translation>écrire tous les schémas dans ce dossier, avec un sous-dossier par jeu</translation>
    </message>
    <message id="command.record.summary"><translation>afficher victoires, défaites et séries des parties terminées</translation></message>
    <message id="command.record.about">
        <translation>Affiche les victoires et les défaites des parties terminées et enregistrées, par jeu, mode, camp, adversaire et joueur.</translation>
    </message>
    <message id="command.record.game"><translation>ce jeu seulement</translation></message>
    <message id="command.record.csv"><translation>écrire tout le palmarès dans ce fichier, en tableau pour tableur (CSV)</translation></message>
</context>
</TS>
