<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Ids that the shared parts of the program look for: options of a new match, faults of files. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="option.warriors.box"><translation>Cards</translation></message>
    <message id="option.warriors.box.base"><translation>Base game</translation></message>
    <message id="option.warriors.box.hordes"><translation>With the Draconic Hordes</translation></message>
    <message id="option.warriors.printed"><translation>Battle cards</translation></message>
    <message id="option.warriors.printed.built_in"><translation>Built-in (reconstructed)</translation></message>
    <message id="option.warriors.dealer"><translation>Dealer</translation></message>
    <message id="option.warriors.dealer.lot"><translation>Random</translation></message>
    <message id="option.warriors.dealer.a"><translation>Player A</translation></message>
    <message id="option.warriors.dealer.b"><translation>Player B</translation></message>
    <message id="option.warriors.dealer.c"><translation>Player C</translation></message>
    <message id="option.warriors.dealer.d"><translation>Player D</translation></message>
    <message id="option.warriors.dealer.e"><translation>Player E</translation></message>
    <message id="option.warriors.dealer.f"><translation>Player F</translation></message>
    <message id="option.warriors.handicap"><translation>Handicap</translation></message>
    <message id="option.warriors.handicap.none"><translation>None</translation></message>
    <message id="option.warriors.handicap.a_1"><translation>Player A: +1 card</translation></message>
    <message id="option.warriors.handicap.a_2"><translation>Player A: +2 cards</translation></message>
    <message id="option.warriors.handicap.b_1"><translation>Player B: +1 card</translation></message>
    <message id="option.warriors.handicap.b_2"><translation>Player B: +2 cards</translation></message>
    <message id="option.warriors.handicap.c_1"><translation>Player C: +1 card</translation></message>
    <message id="option.warriors.handicap.c_2"><translation>Player C: +2 cards</translation></message>
    <message id="option.warriors.handicap.d_1"><translation>Player D: +1 card</translation></message>
    <message id="option.warriors.handicap.d_2"><translation>Player D: +2 cards</translation></message>
    <message id="option.warriors.handicap.e_1"><translation>Player E: +1 card</translation></message>
    <message id="option.warriors.handicap.e_2"><translation>Player E: +2 cards</translation></message>
    <message id="option.warriors.handicap.f_1"><translation>Player F: +1 card</translation></message>
    <message id="option.warriors.handicap.f_2"><translation>Player F: +2 cards</translation></message>
    <!-- what is counted where many games are played -->
    <message id="simulate.warriors.attacks"><translation>attacks per game</translation></message>
    <message id="simulate.warriors.charges"><translation>charges per game</translation></message>
    <message id="simulate.warriors.shots"><translation>catapults fired per game</translation></message>
    <!-- faults of a position document -->
    <message id="problem.warriors.needs"><translation>this requires “{piece}”</translation></message>
    <message id="problem.warriors.hand_size"><translation>the hand must have {limit} cards, not {count}</translation></message>
    <message id="problem.warriors.not_in_hand"><translation>“{piece}” is kept but is not in the hand</translation></message>
    <message id="problem.warriors.not_now"><translation>there is no “{piece}” at the stage “{stage}”</translation></message>
    <message id="problem.warriors.wrong_side"><translation>“{value}” cannot fight with this battle card</translation></message>
    <message id="problem.warriors.wrong_target"><translation>“{value}” is not a target for this side</translation></message>
    <message id="problem.warriors.not_lowest"><translation>“{piece}” has a lower number than “{value}”</translation></message>
    <message id="problem.warriors.wrong_kind"><translation>“{piece}” cannot be played as “{value}”</translation></message>
    <message id="problem.warriors.camp_without_charge"><translation>cards are camping although nobody has charged</translation></message>
    <message id="problem.warriors.charge_without_camp"><translation>there has been a charge although no card is camping</translation></message>
    <message id="problem.warriors.bad_dice"><translation>there can be at most {limit} dice from 1 to 6, highest first</translation></message>
    <message id="problem.warriors.bad_window"><translation>the step “{value}” is not possible at this point</translation></message>
    <message id="problem.warriors.cannot_pass"><translation>seat “{value}” has no catapult to hold back</translation></message>
    <message id="problem.warriors.bad_tasks"><translation>these decisions are not possible at the stage “{stage}”</translation></message>
    <message id="problem.warriors.wrong_end"><translation>the points give a different result: “{value}”</translation></message>
    <message id="problem.warriors.no_symbols"><translation>a {piece} battle must not list symbols</translation></message>
    <message id="problem.warriors.no_band"><translation>a {piece} battle must not have a band</translation></message>
    <message id="problem.warriors.battle_count"><translation>there are {count} battles of the kind “{piece}”, but the box has {limit}</translation></message>
    <message id="tally.warriors.points"><translation>Most points</translation></message>
</context>
</TS>
