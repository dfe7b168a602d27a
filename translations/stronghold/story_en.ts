<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The page that tells the story of a siege. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="story.title"><translation>Siege summary</translation></message>
    <message id="story.points"><translation>Glory by turn</translation></message>
    <message id="story.sources"><translation>Sources of glory</translation></message>
    <message id="story.walls"><translation>Strength at the walls, by turn</translation></message>
    <message id="story.losses"><translation>Units lost</translation></message>
    <message id="story.turn"><translation>Turn</translation></message>
    <message id="story.nobody"><translation>There were no fights at the walls.</translation></message>
    <message id="story.no_losses"><translation>No units were lost.</translation></message>
    <message id="story.key"><translation>Invader:Defender · ✕ breached · ◆ within 2 of a breach</translation></message>
    <message id="story.key.extra"><translation>Invader:Defender · ✕ breached · ◆ within 2 · +: last assault</translation></message>
    <message id="story.extra"><source>In place of a turn's number: the extra assault after a draw.</source><translation>+</translation></message>
    <message id="story.broke_in"><translation>The Invader broke into the fortress {place} in turn {turn}.</translation></message>
    <message id="story.broke_in.extra"><translation>The Invader broke into the fortress {place} in the last assault.</translation></message>
    <message id="story.broke_in.partners"><translation>The Invaders broke into the fortress {place} in turn {turn}.</translation></message>
    <message id="story.broke_in.partners.extra"><translation>The Invaders broke into the fortress {place} in the last assault.</translation></message>
    <message id="story.third_gate"><translation>through the third gate</translation></message>
    <message id="story.lost"><translation>Units lost: Invader {invader}, Defender {defender}.</translation></message>
    <message id="story.lost.camp"><translation>{camp}: {number} lost.</translation></message>
    <message id="story.lost.shared"><translation>{camp}: {number} lost ({parts}).</translation></message>
    <message id="story.share"><translation>{who} {number}</translation></message>
    <message id="story.share.elsewhere"><translation>{number} on neither side</translation></message>
    <message id="story.elsewhere"><translation>Neither side</translation></message>
    <message id="story.file"><translation>siege</translation></message>
    <message id="story.lost_by"><translation>{camp}: {cause}</translation></message>
    <message id="story.held" numerus="yes">
        <translation>
            <numerusform>The fortress held for {n} turn.</numerusform>
            <numerusform>The fortress held for {n} turns.</numerusform>
        </translation>
    </message>
    <message id="story.nearly" numerus="yes">
        <translation>
            <numerusform>In turn {turn}, {place}, the Invader was {n} strength short of a breach.</numerusform>
            <numerusform>In turn {turn}, {place}, the Invader was {n} strength short of a breach.</numerusform>
        </translation>
    </message>
    <message id="story.nearly.extra" numerus="yes">
        <translation>
            <numerusform>In the last assault, {place}, the Invader was {n} strength short of a breach.</numerusform>
            <numerusform>In the last assault, {place}, the Invader was {n} strength short of a breach.</numerusform>
        </translation>
    </message>
    <message id="story.luck.share"><source>The hits of one of two partners; the last figure was to be expected.</source><translation>{who} {hits} of {shots} (expected: {expected})</translation></message>
    <message id="story.luck.machines.partners" numerus="yes">
        <translation>
            <numerusform>Machines hit {hits} of {n} shot (expected: {expected}): {shares}.</numerusform>
            <numerusform>Machines hit {hits} of {n} shots (expected: {expected}): {shares}.</numerusform>
        </translation>
    </message>
    <message id="story.luck.hit_cards.partners" numerus="yes">
        <translation>
            <numerusform>Cannons and poles: {hits} of {n} card showed a target (expected: {expected}): {shares}.</numerusform>
            <numerusform>Cannons and poles: {hits} of {n} cards showed a target (expected: {expected}): {shares}.</numerusform>
        </translation>
    </message>
    <message id="story.luck.machines" numerus="yes">
        <translation>
            <numerusform>Machines hit {hits} of {n} shot (expected: {expected}).</numerusform>
            <numerusform>Machines hit {hits} of {n} shots (expected: {expected}).</numerusform>
        </translation>
    </message>
    <message id="story.luck.hit_cards" numerus="yes">
        <translation>
            <numerusform>Cannons and poles: {hits} of {n} card showed a target (expected: {expected}).</numerusform>
            <numerusform>Cannons and poles: {hits} of {n} cards showed a target (expected: {expected}).</numerusform>
        </translation>
    </message>
    <message id="story.cause.goblin_trap"><translation>to goblin traps</translation></message>
    <message id="story.cause.troll_trap"><translation>to troll traps</translation></message>
    <message id="story.cause.cannon"><translation>to cannons</translation></message>
    <message id="story.cause.ballista"><translation>to ballistas</translation></message>
    <message id="story.cause.blood_stones"><translation>to blood stones</translation></message>
    <message id="story.cause.marksmen"><translation>to marksmen</translation></message>
    <message id="story.cause.goblins"><translation>to goblins’ shots</translation></message>
    <message id="story.cause.cauldron"><translation>to cauldrons</translation></message>
    <message id="story.cause.accident"><translation>by accident</translation></message>
    <message id="story.cause.poles"><translation>to poles</translation></message>
    <message id="story.cause.goblins_fury"><translation>to goblins’ fury</translation></message>
    <message id="story.cause.orcs_detonation"><translation>by detonation</translation></message>
    <message id="story.cause.losses"><translation>in melee</translation></message>
    <message id="story.cause.poison"><translation>to poison</translation></message>
    <message id="story.cause.sharpshooter"><translation>to the sharpshooter</translation></message>
    <message id="story.cause.raid"><translation>in raids</translation></message>
    <message id="story.cause.excursion"><translation>to the Warrior</translation></message>
    <message id="story.cause.panic"><translation>to panic</translation></message>
    <message id="story.cause.track"><translation>hunting saboteurs</translation></message>
    <message id="story.cause.hospital"><translation>in the hospital</translation></message>
</context>
</TS>
