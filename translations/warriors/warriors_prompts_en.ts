<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Who decides what now; what is being decided, in a few words; how a game ended. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="warriors.decision.keep" numerus="yes">
        <translation>
            <numerusform>{seat}: choose {n} card to keep.</numerusform>
            <numerusform>{seat}: choose {n} cards to keep.</numerusform>
        </translation>
    </message>
    <message id="warriors.decision.wizard" numerus="yes">
        <translation>
            <numerusform>{seat}: choose a faction for the wizard.</numerusform>
            <numerusform>{seat}: choose a faction for the next of {n} wizards.</numerusform>
        </translation>
    </message>
    <message id="warriors.decision.flames" numerus="yes">
        <translation>
            <numerusform>{seat}: choose a dragon for the flame.</numerusform>
            <numerusform>{seat}: choose a dragon for the next of {n} flames.</numerusform>
        </translation>
    </message>
    <message id="warriors.decision.catapult"><translation>{seat}: fire a catapult, or not? Now {place}.</translation></message>
    <message id="warriors.decision.kind"><translation>{seat}: say what {card_the} is fought as.</translation></message>
    <message id="warriors.decision.attack"><translation>{seat}: choose a faction and its target for {card_the}.</translation></message>
    <message id="warriors.decision.band" numerus="yes">
        <translation>
            <numerusform>{seat}: choose {n} infantry card for the band of {card_the}.</numerusform>
            <numerusform>{seat}: choose {n} infantry cards for the band of {card_the}.</numerusform>
        </translation>
    </message>
    <message id="warriors.decision.dragon"><translation>{seat}: choose a dragon and its target for {card_the}.</translation></message>
    <message id="warriors.decision.target"><translation>{seat}: choose the target of the band.</translation></message>
    <message id="warriors.decision.retarget"><translation>{seat}: the target is gone; choose another ({place_people}).</translation></message>
    <message id="warriors.decision.loss"><translation>{seat}: choose the card to give ({place_people}).</translation></message>
    <message id="warriors.decision.flame" numerus="yes">
        <translation>
            <numerusform>{seat}: discard the flame, or give {place_the}?</numerusform>
            <numerusform>{seat}: discard one of {n} flames, or give {place_the}?</numerusform>
        </translation>
    </message>
    <message id="warriors.decision.go_on"><translation>{seat}: attack again, charge, or end the battle card?</translation></message>
    <!-- what is due, in a few words -->
    <message id="warriors.due.keep"><translation>choosing what to keep</translation></message>
    <message id="warriors.due.wizard"><translation>placing a wizard</translation></message>
    <message id="warriors.due.flames"><translation>assigning flames</translation></message>
    <message id="warriors.due.catapult"><translation>firing catapults, or not</translation></message>
    <message id="warriors.due.kind"><translation>declaring the mixed battle</translation></message>
    <message id="warriors.due.attack"><translation>declaring an attack</translation></message>
    <message id="warriors.due.band"><translation>forming the band</translation></message>
    <message id="warriors.due.dragon"><translation>declaring the attack of a dragon</translation></message>
    <message id="warriors.due.target"><translation>naming the target of the band</translation></message>
    <message id="warriors.due.retarget"><translation>naming another target</translation></message>
    <message id="warriors.due.loss"><translation>giving a lost card</translation></message>
    <message id="warriors.due.flame"><translation>discarding a flame or not</translation></message>
    <message id="warriors.due.go_on"><translation>going on with the battle</translation></message>
    <!-- how a game ended -->
    <message id="warriors.ending.points"><translation>Most points win.</translation></message>
    <message id="warriors.ending.pile"><translation>Equal points: the larger victory pile wins.</translation></message>
    <message id="warriors.ending.shared"><translation>Equal points and equal victory piles: the victory is shared.</translation></message>
</context>
</TS>
