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
            <numerusform>{seat}: choose a faction for this wizard ({n} left).</numerusform>
        </translation>
    </message>
    <message id="warriors.decision.flames" numerus="yes">
        <translation>
            <numerusform>{seat}: choose a dragon for the flame.</numerusform>
            <numerusform>{seat}: choose a dragon for this flame ({n} left).</numerusform>
        </translation>
    </message>
    <message id="warriors.decision.catapult"><translation>{seat}: fire a catapult? ({place})</translation></message>
    <message id="warriors.decision.kind"><translation>{seat}: choose how to play {card_the}.</translation></message>
    <message id="warriors.decision.attack"><translation>{seat}: choose a faction and its target for {card_the}.</translation></message>
    <message id="warriors.decision.band" numerus="yes">
        <translation>
            <numerusform>{seat}: choose {n} infantry card for the band of {card_the}.</numerusform>
            <numerusform>{seat}: choose {n} infantry cards for the band of {card_the}.</numerusform>
        </translation>
    </message>
    <message id="warriors.decision.dragon"><translation>{seat}: choose a dragon and its target for {card_the}.</translation></message>
    <message id="warriors.decision.target"><translation>{seat}: choose the target of the band.</translation></message>
    <message id="warriors.decision.retarget"><translation>{seat}: the target is gone; choose another one ({place_people}).</translation></message>
    <message id="warriors.decision.loss"><translation>{seat}: choose the card to lose ({place_people}).</translation></message>
    <message id="warriors.decision.flame" numerus="yes">
        <translation>
            <numerusform>{seat}: discard the flame, or lose {place_the}?</numerusform>
            <numerusform>{seat}: discard one of {n} flames, or lose {place_the}?</numerusform>
        </translation>
    </message>
    <message id="warriors.decision.go_on"><translation>{seat}: attack again, charge, or end the battle card?</translation></message>
    <!-- what is due, in a few words -->
    <message id="warriors.due.keep"><translation>choosing cards to keep</translation></message>
    <message id="warriors.due.wizard"><translation>placing a wizard</translation></message>
    <message id="warriors.due.flames"><translation>placing flames</translation></message>
    <message id="warriors.due.catapult"><translation>firing catapults</translation></message>
    <message id="warriors.due.kind"><translation>choosing the type of mixed battle</translation></message>
    <message id="warriors.due.attack"><translation>declaring an attack</translation></message>
    <message id="warriors.due.band"><translation>forming the band</translation></message>
    <message id="warriors.due.dragon"><translation>declaring a dragon’s attack</translation></message>
    <message id="warriors.due.target"><translation>choosing the band’s target</translation></message>
    <message id="warriors.due.retarget"><translation>choosing another target</translation></message>
    <message id="warriors.due.loss"><translation>choosing a card to lose</translation></message>
    <message id="warriors.due.flame"><translation>choosing between flame and dragon</translation></message>
    <message id="warriors.due.go_on"><translation>continuing the battle</translation></message>
    <!-- how a game ended -->
    <message id="warriors.ending.points"><translation>The player with the most points wins.</translation></message>
    <message id="warriors.ending.pile"><translation>Tied on points: the larger victory pile wins.</translation></message>
    <message id="warriors.ending.shared"><translation>Tied on points and victory piles: the victory is shared.</translation></message>
</context>
</TS>
