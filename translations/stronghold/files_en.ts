<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What can be wrong with a position: ids of games/stronghold/documents/problems.py. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="problem.other_board"><translation>the position uses the board “{value}”; this board is “{board}”</translation></message>
    <message id="problem.no_field"><translation>there is no space for “{piece}”</translation></message>
    <message id="problem.wrong_place"><translation>nothing can be at “{value}”</translation></message>
    <message id="problem.needs"><translation>this requires “{piece}”</translation></message>
    <message id="problem.both"><translation>a tower holds one unit or one machine, not both</translation></message>
    <message id="problem.not_the_cost"><translation>the cost there is {limit}, not {count}</translation></message>
    <message id="problem.not_the_stage"><translation>turn, phase, dispatch or winner contradicts the stage “{value}”</translation></message>
    <message id="problem.no_partner"><translation>only a player with a partner can have this</translation></message>
    <message id="problem.not_waiting"><translation>seat {count} cannot be waiting for a partner here</translation></message>
    <message id="problem.not_shared"><translation>both partners choose from the same cards (at least {count})</translation></message>
</context>
</TS>
