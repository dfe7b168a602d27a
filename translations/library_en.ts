<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The first page. What it tells of each game stands in library_<game>_*. -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="library.title"><translation>Choose a game</translation></message>
    <message id="library.resume"><translation>Continue</translation></message>
    <message id="library.recent"><translation>Recent games</translation></message>
    <message id="library.open"><translation>Open a file…</translation></message>
    <message id="library.new"><translation>New here?</translation></message>
    <message id="library.new.words"><translation>Learn the first moves of {game} in under five minutes, on a real board.</translation></message>
    <message id="library.new.lesson"><translation>First lesson</translation></message>
    <message id="library.new.brief"><translation>New here? First lesson</translation></message>
    <message id="library.play"><translation>Play</translation></message>
    <message id="library.learn"><translation>Learn</translation></message>
    <message id="library.puzzles"><translation>Puzzles</translation></message>
    <message id="library.play.game"><translation>Play {game}</translation></message>
    <message id="library.learn.game"><translation>Learn {game}</translation></message>
    <message id="library.puzzles.game"><translation>Puzzles: {game}</translation></message>
    <message id="library.seats"><translation>{least}–{most} players</translation></message>
    <message id="library.minutes"><translation>{least}–{most} min</translation></message>
    <message id="library.hours"><translation>{least}–{most} h</translation></message>
    <message id="library.seats.exactly" numerus="yes">
        <translation><numerusform>{n} player</numerusform><numerusform>{n} players</numerusform></translation>
    </message>
    <message id="library.minutes.exactly" numerus="yes">
        <translation><numerusform>{n} min</numerusform><numerusform>{n} min</numerusform></translation>
    </message>
    <message id="library.hours.exactly" numerus="yes">
        <translation><numerusform>{n} h</numerusform><numerusform>{n} h</numerusform></translation>
    </message>
</context>
</TS>
