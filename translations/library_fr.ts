<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The first page. What it tells of each game stands in library_<game>_*. -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="library.title"><translation>Choisissez un jeu</translation></message>
    <message id="library.resume"><translation>Continuer</translation></message>
    <message id="library.recent"><translation>Parties récentes</translation></message>
    <message id="library.open"><translation>Ouvrir un fichier…</translation></message>
    <message id="library.new"><translation>Première visite&#160;?</translation></message>
    <message id="library.new.words"><translation>Découvrez {game} en moins de cinq minutes, sur un vrai plateau.</translation></message>
    <message id="library.new.lesson"><translation>Première leçon</translation></message>
    <message id="library.new.brief"><translation>Débuter&#160;: première leçon</translation></message>
    <message id="library.play"><translation>Jouer</translation></message>
    <message id="library.learn"><translation>Apprendre</translation></message>
    <message id="library.puzzles"><translation>Énigmes</translation></message>
    <message id="library.play.game"><translation>Jouer&#160;: {game}</translation></message>
    <message id="library.learn.game"><translation>Apprendre&#160;: {game}</translation></message>
    <message id="library.puzzles.game"><translation>Énigmes&#160;: {game}</translation></message>
    <message id="library.seats"><translation>{least} à {most} joueurs</translation></message>
    <message id="library.minutes"><translation>{least} à {most} min</translation></message>
    <message id="library.hours"><translation>{least} à {most} h</translation></message>
    <message id="library.seats.exactly" numerus="yes">
        <translation><numerusform>{n} joueur</numerusform><numerusform>{n} joueurs</numerusform></translation>
    </message>
    <message id="library.minutes.exactly" numerus="yes">
        <translation><numerusform>{n} min</numerusform><numerusform>{n} min</numerusform></translation>
    </message>
    <message id="library.hours.exactly" numerus="yes">
        <translation><numerusform>{n} h</numerusform><numerusform>{n} h</numerusform></translation>
    </message>
</context>
</TS>
