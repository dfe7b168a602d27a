<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What computer players tell of their reasons. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="players.aim.storm">
        <translation>Attacks {wall_the}: {invader} against {defender}.</translation>
    </message>
    <message id="players.aim.storm.several" numerus="yes">
        <translation>
            <numerusform>Attacks {wall_the}, {invader} against {defender}, and one other section.</numerusform>
            <numerusform>Attacks {wall_the}, {invader} against {defender}, and {n} other sections.</numerusform>
        </translation>
    </message>
    <message id="players.aim.mass">
        <translation>Massing at {wall_the}: {lacking} strength short of a breach.</translation>
    </message>
    <message id="players.aim.buy">
        <translation>Buys {piece_a} to attack {wall_the}.</translation>
    </message>
    <message id="players.aim.hold">
        <translation>Defends {wall_the}: {invader} against {defender}.</translation>
    </message>
    <message id="players.aim.action">
        <translation>Spends hourglasses on “{action}”.</translation>
    </message>
    <message id="players.aim.ready">
        <translation>Keeps units where they can help quickly.</translation>
    </message>
    <message id="players.aim.otherwise">
        <translation>Would rather spend on other sections.</translation>
    </message>
    <message id="players.term.lacking">
        <translation>Strength still needed for a breach {wall_at}, counting all units within reach</translation>
    </message>
    <message id="players.term.given">
        <translation>The Defender’s hourglasses</translation>
    </message>
    <message id="players.term.defence">
        <translation>Defender’s strength {wall_at}</translation>
    </message>
    <message id="players.open.hidden">
        <translation>A face-down order {wall_at}.</translation>
    </message>
    <message id="players.open.ballista">
        <translation>The ballista {place_at} hits with {good} of {all} cards.</translation>
    </message>
    <message id="players.clock.breach">
        <translation>A single breach wins or ties until turn {turn}.</translation>
    </message>
    <message id="players.clock.late">
        <translation>A single breach no longer wins on glory.</translation>
    </message>
    <message id="players.clock.great_siege" numerus="yes">
        <translation>
            <numerusform>One more attacked section for the great siege.</numerusform>
            <numerusform>{n} more attacked sections for the great siege.</numerusform>
        </translation>
    </message>
    <message id="players.clock.troll_attack" numerus="yes">
        <translation>
            <numerusform>One more troll on a section for the troll attack.</numerusform>
            <numerusform>{n} more trolls on one section for the troll attack.</numerusform>
        </translation>
    </message>
</context>
</TS>
