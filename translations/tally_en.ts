<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The record of all games that are over: who won and lost how often. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="action_name.record"><translation>Record of &amp;games…</translation></message>
    <message id="action_tip.record"><translation>Wins, losses and streaks in all your finished games</translation></message>
    <message id="tally.title"><translation>Record of games</translation></message>
    <message id="tally.button"><translation>Record…</translation></message>
    <message id="tally.none"><translation>No finished games yet. Every game you finish counts here.</translation></message>
    <message id="tally.none.chosen"><translation>{person} has not finished a game of this kind.</translation></message>
    <message id="tally.export"><translation>Export…</translation></message>
    <message id="tally.export.tip"><translation>Save the record as a table for spreadsheets (CSV)</translation></message>
    <message id="tally.exported"><translation>The record was saved as “{name}”.</translation></message>
    <message id="tally.tables"><translation>Tables (CSV)</translation></message>
    <message id="tally.file"><translation>Record of games</translation></message>
    <message id="tally.game"><translation>&amp;Game</translation></message>
    <message id="tally.game.all"><translation>All games</translation></message>
    <message id="tally.person"><translation>&amp;Player</translation></message>
    <message id="tally.person.all"><translation>Everyone</translation></message>
    <message id="tally.reading"><translation>Reading saved games: {done} of {whole}…</translation></message>
    <message id="tally.mixed"><translation>A game between people at this computer counts both as won and as lost.</translation></message>
    <message id="tally.played"><translation>Games</translation></message>
    <message id="tally.won"><translation>Won</translation></message>
    <message id="tally.lost"><translation>Lost</translation></message>
    <message id="tally.streak"><translation>Streak</translation></message>
    <message id="tally.best"><translation>Best streak</translation></message>
    <message id="tally.share"><translation>{won} ({share}%)</translation></message>
    <message id="tally.all"><translation>All games</translation></message>
    <message id="tally.by.game"><translation>By game</translation></message>
    <message id="tally.by.mode"><translation>By mode</translation></message>
    <message id="tally.by.side"><translation>By side</translation></message>
    <message id="tally.by.level"><translation>By difficulty</translation></message>
    <message id="tally.by.opponent"><translation>By opponent</translation></message>
    <message id="tally.by.person"><translation>By player</translation></message>
    <message id="tally.people"><translation>People</translation></message>
    <message id="tally.computer"><translation>Computer ({level})</translation></message>
    <message id="tally.nameless"><translation>No name</translation></message>
    <message id="tally.csv.game"><translation>Game</translation></message>
    <message id="tally.csv.kind"><translation>Grouped</translation></message>
    <message id="tally.csv.name"><translation>Name</translation></message>
    <message id="tally.csv.played"><translation>Games</translation></message>
    <message id="tally.csv.won"><translation>Won</translation></message>
    <message id="tally.csv.lost"><translation>Lost</translation></message>
    <message id="tally.csv.streak"><translation>Streak</translation></message>
    <message id="tally.csv.best"><translation>Best streak</translation></message>
    <message id="tally.csv.points"><translation>Most points</translation></message>
    <message id="tally.csv.turns"><translation>Most turns</translation></message>
    <message id="tally.row"><translation>{name}: {figures}</translation></message>
    <message id="tally.cell"><translation>{head} {figure}</translation></message>
    <message id="tally.unread" numerus="yes">
        <translation><numerusform>{n} file could not be read and is not counted.</numerusform><numerusform>{n} files could not be read and are not counted.</numerusform></translation>
    </message>
    <message id="tally.streak.won" numerus="yes">
        <translation><numerusform>{n} won</numerusform><numerusform>{n} won</numerusform></translation>
    </message>
    <message id="tally.streak.lost" numerus="yes">
        <translation><numerusform>{n} lost</numerusform><numerusform>{n} lost</numerusform></translation>
    </message>
</context>
</TS>
