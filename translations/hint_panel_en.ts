<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Hints: their panel and their command; what they say of a game stands in its folder. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- how many moves there are -->
    <message id="hints.summary.moves" numerus="yes">
        <translation>
            <numerusform>{n} move is possible.</numerusform>
            <numerusform>{n} moves are possible.</numerusform>
        </translation>
    </message>
    <message id="hints.summary.or_end" numerus="yes">
        <translation>
            <numerusform>{n} possible move, or “{end}”.</numerusform>
            <numerusform>{n} possible moves, or “{end}”.</numerusform>
        </translation>
    </message>
    <message id="hints.summary.only_end"><translation>Nothing left to do: “{end}”.</translation></message>
    <!-- the panel and the command -->
    <message id="hints.title"><translation>Hint</translation></message>
    <message id="hints.section.rule"><translation>Rule: {title}</translation></message>
    <message id="hints.section.legal"><translation>What you can do</translation></message>
    <message id="hints.section.blocked"><translation>What you can’t do, and why</translation></message>
    <message id="hints.section.advice"><translation>What to think about</translation></message>
    <message id="hints.nobody"><translation>There is nothing to decide right now.</translation></message>
    <message id="hints.none"><translation>There are no hints for {game}.</translation></message>
    <message id="hints.covered"><translation>The hint appears once the next player has taken over.</translation></message>
    <message id="hints.link"><translation>Opens the rule: {title}</translation></message>
    <message id="hints.command.whose"><translation>— {title}:</translation></message>
    <message id="hints.command.rule"><translation>Rule: {title} (stronghold rules {anchor})</translation></message>
    <message id="action_name.hint"><translation>&amp;Hint</translation></message>
    <message id="action_tip.hint"><translation>Explain the current decision: what you can do and what usually matters</translation></message>
    <message id="command.hint.summary"><translation>explain the current decision and what usually matters</translation></message>
    <message id="command.hint.about">
        <translation>Explain the current decision: where to find the rule, what is possible and what usually matters. No move is recommended.</translation>
    </message>
    <message id="command.hint.file"><translation>game file or position document</translation></message>
    <message id="command.hint.seat"><translation>whose hint: a seat id (default: the player to decide)</translation></message>
</context>
</TS>
