<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What computer players tell of their reasons. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="players.aim.storm">
        <translation>Storms {wall_the}: {invader} against {defender}.</translation>
    </message>
    <message id="players.aim.storm.several" numerus="yes">
        <translation>
            <numerusform>Storms {wall_the}, {invader} against {defender}, and another section.</numerusform>
            <numerusform>Storms {wall_the}, {invader} against {defender}, and {n} other sections.</numerusform>
        </translation>
    </message>
    <message id="players.aim.mass">
        <translation>Gathers before {wall_the}; for a breach, what stands ready there lacks {lacking} points of strength.</translation>
    </message>
    <message id="players.aim.buy">
        <translation>Takes {piece_a}, with {wall_the} in mind.</translation>
    </message>
    <message id="players.aim.hold">
        <translation>Holds {wall_the}: {invader} against {defender}.</translation>
    </message>
    <message id="players.aim.action">
        <translation>Spends on: {action}.</translation>
    </message>
    <message id="players.aim.ready">
        <translation>Keeps everybody where they can help soon.</translation>
    </message>
    <message id="players.aim.otherwise">
        <translation>Would spend on other sections first.</translation>
    </message>
    <message id="players.term.lacking">
        <translation>Strength lacking for a breach {wall_at}, now and with all who stand ready</translation>
    </message>
    <message id="players.term.given">
        <translation>Hourglasses the Defender holds</translation>
    </message>
    <message id="players.term.defence">
        <translation>Strength of the Defender {wall_at}</translation>
    </message>
    <message id="players.open.hidden">
        <translation>An order lies face down {wall_at}.</translation>
    </message>
    <message id="players.open.ballista">
        <translation>The ballista {place_at} hits in {good} cases of {all}.</translation>
    </message>
    <message id="players.clock.breach">
        <translation>A single breach wins, or draws, up to turn {turn}.</translation>
    </message>
    <message id="players.clock.late">
        <translation>A single breach does not win on glory any more.</translation>
    </message>
    <message id="players.clock.great_siege" numerus="yes">
        <translation>
            <numerusform>The great siege lacks one section.</numerusform>
            <numerusform>The great siege lacks {n} sections.</numerusform>
        </translation>
    </message>
    <message id="players.clock.troll_attack" numerus="yes">
        <translation>
            <numerusform>The troll attack lacks one troll on a section.</numerusform>
            <numerusform>The troll attack lacks {n} trolls on one section.</numerusform>
        </translation>
    </message>
</context>
</TS>
