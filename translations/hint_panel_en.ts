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
            <numerusform>{n} move is possible, or “{end}”.</numerusform>
            <numerusform>{n} moves are possible, or “{end}”.</numerusform>
        </translation>
    </message>
    <message id="hints.summary.only_end"><translation>Nothing more can be done: “{end}”.</translation></message>
    <!-- the panel and the command -->
    <message id="hints.title"><translation>Hint</translation></message>
    <message id="hints.section.rule"><translation>Rule: {title}</translation></message>
    <message id="hints.section.legal"><translation>What is possible</translation></message>
    <message id="hints.section.blocked"><translation>What is not, and why</translation></message>
    <message id="hints.section.advice"><translation>What usually matters</translation></message>
    <message id="hints.nobody"><translation>Nothing has to be decided now.</translation></message>
    <message id="hints.none"><translation>There are no hints for {game}.</translation></message>
    <message id="hints.covered"><translation>The hint appears when the place at the screen is taken.</translation></message>
    <message id="hints.link"><translation>Opens the rule: {title}</translation></message>
    <message id="hints.command.whose"><translation>— {title}:</translation></message>
    <message id="hints.command.rule"><translation>Rule: {title} (stronghold rules {anchor})</translation></message>
    <message id="action_name.hint"><translation>&amp;Hint</translation></message>
    <message id="action_tip.hint"><translation>Explain the decision of the moment: what is possible and what usually matters</translation></message>
    <message id="command.hint.summary"><translation>tell what the decision is about and what usually matters</translation></message>
    <message id="command.hint.about">
        <translation>Tell what has to be decided now, where the rule stands, what is possible, and what usually matters. No move is recommended.</translation>
    </message>
    <message id="command.hint.file"><translation>match file or position document</translation></message>
    <message id="command.hint.seat"><translation>whose hint: the id of a seat (default: who decides now)</translation></message>
</context>
</TS>
