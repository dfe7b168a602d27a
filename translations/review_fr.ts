<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The review of a match that is over. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="review.title"><translation>Analyse&#160;: {game}</translation></message>
    <message id="review.head"><translation>Analyse</translation></message>
    <message id="review.look"><translation>Revoir ce moment</translation></message>
    <message id="review.try"><translation>Essayer à partir d’ici</translation></message>
    <message id="review.practise"><translation>S’exercer</translation></message>
    <message id="review.practice.title"><translation>{where}, {date}</translation></message>
    <message id="review.practice.task"><translation>Dans une de vos parties, voici ce qui a été joué&#160;: {moves}. Trouvez un meilleur coup.</translation></message>
    <message id="review.practice.task.also"><translation>Dans une de vos parties, une occasion a été manquée ici. Trouvez un meilleur coup.</translation></message>
    <message id="review.practice.hint"><translation>Comparez ce que chaque coup possible change pour vous et pour les autres.</translation></message>
    <message id="review.practice.impossible"><translation>Ce moment ne se prête pas à un exercice&#160;: il n’y a pas de meilleur premier coup.</translation></message>
    <message id="review.stop"><translation>Arrêter</translation></message>
    <message id="review.start"><translation>Recommencer</translation></message>
    <message id="review.working"><translation>Avancement de l’analyse</translation></message>
    <message id="review.begins">
        <translation>L’ordinateur poursuit la partie à partir de nombreux moments, ce qui prend quelques minutes. Vous pouvez fermer cette page en attendant&#160;; l’analyse continue.</translation>
    </message>
    <message id="review.point"><translation>{where} ({gain})</translation></message>
    <message id="review.searching"><translation>Les tournants s’affichent ici dès qu’ils sont trouvés.</translation></message>
    <message id="review.failed">
        <translation>L’analyse s’est arrêtée de façon inattendue. Les résultats obtenus jusque-là sont affichés.</translation>
    </message>
    <message id="review.ready"><translation>L’analyse de cette partie est prête.</translation></message>
    <message id="review.show"><translation>Afficher</translation></message>
    <message id="review.side"><translation>{who} {what}</translation></message>
    <message id="review.luck.sum"><translation>Chance en tout&#160;: {sides}</translation></message>
    <message id="review.turn"><translation>Tour {n}</translation></message>
    <message id="review.percent"><translation>{n}&#160;%</translation></message>
    <message id="review.turns" numerus="yes"><translation><numerusform>{number} tour</numerusform><numerusform>{number} tours</numerusform></translation></message>
    <message id="review.times"><translation>{what} (×{n})</translation></message>
    <message id="review.luck"><translation>La chance</translation></message>
    <message id="review.luck.words"><translation>Ce que les dés et les tirages ont apporté depuis le début, par rapport à la moyenne pour les mêmes choix.</translation></message>
    <message id="review.give_or_take"><translation>{change} (±{half})</translation></message>
    <message id="review.turning"><translation>Les tournants</translation></message>
    <message id="review.turning.words">
        <translation>Ces choix ont coûté cher, d’après ce que le joueur pouvait savoir à ce moment-là. Chaque autre possibilité a été comparée de nombreuses fois aux coups joués, avec les mêmes tirages et les mêmes dés.</translation>
    </message>
    <message id="review.measure.win"><translation>Chances de gagner</translation></message>
    <message id="review.measure.win.words">
        <translation>Les chances de gagner estimées par l’ordinateur d’après de nombreuses suites de la partie&#160;: d’autres tirages, d’autres informations cachées.</translation>
    </message>
    <message id="review.measure.turns"><translation>Tours tenus</translation></message>
    <message id="review.measure.turns.words">
        <translation>Nombre de tours tenus sur {most}, estimé par l’ordinateur d’après de nombreuses suites de la partie.</translation>
    </message>
    <message id="review.played"><translation>Joué&#160;: {moves}.</translation></message>
    <message id="review.better"><translation>Mieux&#160;: {moves}.</translation></message>
    <message id="review.better.also"><translation>Mieux, en ajoutant&#160;: {moves}.</translation></message>
    <message id="review.without"><translation>Mieux valait s’en passer.</translation></message>
    <message id="review.gain.win" numerus="yes"><translation><numerusform>Les chances de gagner auraient augmenté d’environ {gain} point (de {low} à {high}).</numerusform><numerusform>Les chances de gagner auraient augmenté d’environ {gain} points (de {low} à {high}).</numerusform></translation></message>
    <message id="review.gain.win.unsure" numerus="yes"><translation><numerusform>Les chances de gagner auraient peut-être augmenté d’environ {gain} point (de {low} à {high}), mais ce n’est pas certain.</numerusform><numerusform>Les chances de gagner auraient peut-être augmenté d’environ {gain} points (de {low} à {high}), mais ce n’est pas certain.</numerusform></translation></message>
    <message id="review.gain.turns"><translation>En tours, le gain aurait été d’environ {gain} (de {low} à {high}).</translation></message>
    <message id="review.gain.turns.unsure"><translation>En tours, le gain aurait peut-être été d’environ {gain} (de {low} à {high}), mais ce n’est pas certain.</translation></message>
    <message id="review.aim"><translation>L’idée&#160;: {aim}</translation></message>
    <message id="review.none"><translation>Aucun choix n’a clairement coûté cher.</translation></message>
    <message id="review.partial"><translation>L’analyse a été arrêtée avant la fin&#160;: ce qui est affiché est juste, mais il peut manquer des choses.</translation></message>
    <message id="review.not_over"><translation>Cette partie pourra être analysée quand elle sera finie.</translation></message>
    <message id="review.no_review"><translation>Il n’y a pas d’analyse pour ce jeu.</translation></message>
    <message id="review.more" numerus="yes"><translation><numerusform>{moves}, et {n} autre</numerusform><numerusform>{moves}, et {n} autres</numerusform></translation></message>
</context>
</TS>
