<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The window: buttons of the prompt, the docks. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.window.group.hero"><translation>Heroes…</translation></message>
    <message id="convicted.window.group.place"><translation>Move…</translation></message>
    <message id="convicted.window.group.defend"><translation>Defend…</translation></message>
    <message id="convicted.window.group.fortify"><translation>Upgrade…</translation></message>
    <message id="convicted.window.group.build"><translation>Build…</translation></message>
    <message id="convicted.window.group.entrench"><translation>Ring…</translation></message>
    <message id="convicted.window.group.research"><translation>Research…</translation></message>
    <message id="convicted.window.group.collect"><translation>Collect…</translation></message>
    <message id="convicted.window.group.train"><translation>Train…</translation></message>
    <message id="convicted.window.group.drill"><translation>Train two…</translation></message>
    <message id="convicted.window.group.make"><translation>Build engine…</translation></message>
    <message id="convicted.window.group.repair"><translation>Repair…</translation></message>
    <message id="convicted.window.group.desert"><translation>Deserter…</translation></message>
    <message id="convicted.window.group.forge"><translation>Forger…</translation></message>
    <message id="convicted.window.group.offer"><translation>Trade…</translation></message>
    <message id="convicted.window.group.want"><translation>Ask in return…</translation></message>
    <message id="convicted.window.group.give"><translation>Make it a gift</translation></message>
    <message id="convicted.window.group.answer"><translation>Answer…</translation></message>
    <message id="convicted.window.group.sabotage"><translation>Sabotage…</translation></message>
    <message id="convicted.window.group.inspire"><translation>Inspire…</translation></message>
    <message id="convicted.window.group.cast"><translation>Powers…</translation></message>
    <message id="convicted.window.group.aim"><translation>Aim…</translation></message>
    <message id="convicted.window.group.direct"><translation>Aim…</translation></message>
    <message id="convicted.window.group.storm"><translation>Join the assault…</translation></message>
    <message id="convicted.window.group.take"><translation>Remove…</translation></message>
    <message id="convicted.window.group.fall"><translation>Choose losses…</translation></message>
    <message id="convicted.window.group.regroup"><translation>Regroup…</translation></message>
    <message id="convicted.window.group.recall"><translation>Undo a step…</translation></message>
    <message id="convicted.window.group.group"><translation>Squads…</translation></message>
    <message id="convicted.window.group.carry"><translation>The ram…</translation></message>
    <message id="convicted.window.group.guide"><translation>Oracle…</translation></message>
    <message id="convicted.window.group.face"><translation>Assign…</translation></message>
    <message id="convicted.window.group.withdraw"><translation>Take back…</translation></message>
    <message id="convicted.window.group.absent"><translation>Illusions…</translation></message>
    <message id="convicted.window.group.demolish"><translation>Demolish…</translation></message>
    <message id="convicted.window.group.murder"><translation>Murderer…</translation></message>
    <message id="convicted.window.group.destroy"><translation>Destroy…</translation></message>
    <message id="convicted.window.done.action"><translation>End actions</translation></message>
    <message id="convicted.window.done.trade"><translation>No trade</translation></message>
    <message id="convicted.window.done.heretic"><translation>Don’t inspire</translation></message>
    <message id="convicted.window.done.placing"><translation>Start the siege</translation></message>
    <message id="convicted.window.done.setup_powers"><translation>Start the assault</translation></message>
    <message id="convicted.window.done.aim"><translation>Confirm targets</translation></message>
    <message id="convicted.window.done.aim_engines"><translation>Confirm targets</translation></message>
    <message id="convicted.window.done.volley"><translation>Stop here</translation></message>
    <message id="convicted.window.done.salvo"><translation>Stop here</translation></message>
    <message id="convicted.window.done.boulders"><translation>Stop here</translation></message>
    <message id="convicted.window.done.rain"><translation>Stop here</translation></message>
    <message id="convicted.window.done.won"><translation>Stop here</translation></message>
    <message id="convicted.window.done.murder"><translation>Stop here</translation></message>
    <message id="convicted.window.done.quake"><translation>Stop here</translation></message>
    <message id="convicted.window.done.paralysis"><translation>Stop here</translation></message>
    <message id="convicted.window.done.fall"><translation>Confirm losses</translation></message>
    <message id="convicted.window.done.rescue"><translation>Save no one</translation></message>
    <message id="convicted.window.done.revive"><translation>Confirm</translation></message>
    <message id="convicted.window.done.storm"><translation>Send no more</translation></message>
    <message id="convicted.window.done.regroup"><translation>End regrouping</translation></message>
    <message id="convicted.window.done.melee_spells"><translation>Cast no spell</translation></message>
    <message id="convicted.window.done.before_matching"><translation>Assign defenders</translation></message>
    <message id="convicted.window.done.guide"><translation>No more moves</translation></message>
    <message id="convicted.window.done.matching"><translation>Confirm defence</translation></message>
    <message id="convicted.window.done.demolition"><translation>Hold the rest back</translation></message>
    <message id="convicted.window.done.murderer"><translation>Not now</translation></message>
    <message id="convicted.window.group"><translation>{what}…</translation></message>
    <message id="convicted.window.priced"><translation>{what} ({price})</translation></message>
    <message id="convicted.window.free"><translation>free</translation></message>
    <message id="convicted.window.stock"><translation>Stock: {resources}.</translation></message>
    <message id="convicted.window.left.action" numerus="yes">
        <translation><numerusform>{n} action left.</numerusform><numerusform>{n} actions left.</numerusform></translation>
    </message>
    <message id="convicted.window.left.placing" numerus="yes">
        <translation><numerusform>{n} unit or engine waits in the town.</numerusform><numerusform>{n} units and engines wait in the town.</numerusform></translation>
    </message>
    <message id="convicted.window.left.placing.none"><translation>No one is waiting in the town.</translation></message>
    <message id="convicted.window.left.regroup" numerus="yes">
        <translation><numerusform>{n} unit can still move.</numerusform><numerusform>{n} units can still move.</numerusform></translation>
    </message>
    <message id="convicted.window.left.regroup.none"><translation>No unit can move any more.</translation></message>
    <message id="convicted.window.left.matching" numerus="yes">
        <translation><numerusform>{n} squad has no opponent yet.</numerusform><numerusform>{n} squads have no opponent yet.</numerusform></translation>
    </message>
    <message id="convicted.window.left.matching.none"><translation>No one is left to assign. Click “Confirm defence”.</translation></message>
    <message id="convicted.window.brings"><translation>{what} (+{n})</translation></message>
    <message id="convicted.theatre.fell"><translation>Fallen!</translation></message>
    <message id="convicted.theatre.destroyed"><translation>Destroyed!</translation></message>
    <message id="convicted.theatre.level"><translation>Level {level}</translation></message>
    <message id="convicted.theatre.own"><translation>Defenders</translation></message>
    <message id="convicted.theatre.enemy"><translation>Enemy</translation></message>
    <message id="convicted.theatre.leader"><translation>leader</translation></message>
    <message id="convicted.theatre.supports"><translation>support</translation></message>
    <message id="convicted.theatre.die"><translation>die</translation></message>
    <message id="convicted.theatre.resistance"><translation>resistance</translation></message>
    <message id="convicted.theatre.verdict.own"><translation>The defenders win</translation></message>
    <message id="convicted.theatre.verdict.enemy"><translation>The enemy wins</translation></message>
    <message id="convicted.theatre.verdict.tie"><translation>Tie</translation></message>
    <message id="convicted.window.hint.garrison"><translation>Drag pieces from the town onto walls and towers.</translation></message>
    <message id="convicted.window.hint.action"><translation>Click a wall, a building or a ring section to see what you can do there.</translation></message>
    <message id="convicted.window.hint.placing"><translation>Drag units and engines to any place with room.</translation></message>
    <message id="convicted.window.hint.aim"><translation>Drag ranged units onto the zone they shoot at.</translation></message>
    <message id="convicted.window.hint.aim_engines"><translation>Drag engines onto the zone they shoot at.</translation></message>
    <message id="convicted.window.hint.regroup"><translation>Drag units onto an adjacent section.</translation></message>
    <message id="convicted.window.hint.matching"><translation>Drag units from the wall onto the squads in front of it.</translation></message>
    <message id="convicted.window.hint.direct"><translation>Drag the enemies onto the section they shoot at.</translation></message>
    <message id="convicted.window.hint.direct_engines"><translation>Drag the engines onto the section they shoot at.</translation></message>
    <message id="convicted.window.hint.volley"><translation>Click the enemies to remove.</translation></message>
    <message id="convicted.window.hint.salvo"><translation>Click the pieces to remove.</translation></message>
    <message id="convicted.window.hint.boulders"><translation>Click the enemies to remove.</translation></message>
    <message id="convicted.window.hint.fall"><translation>Click the units to lose.</translation></message>
    <message id="convicted.window.side.N"><translation>north</translation></message>
    <message id="convicted.window.side.NE"><translation>north-east</translation></message>
    <message id="convicted.window.side.E"><translation>east</translation></message>
    <message id="convicted.window.side.SE"><translation>south-east</translation></message>
    <message id="convicted.window.side.S"><translation>south</translation></message>
    <message id="convicted.window.side.SW"><translation>south-west</translation></message>
    <message id="convicted.window.side.W"><translation>west</translation></message>
    <message id="convicted.window.side.NW"><translation>north-west</translation></message>
    <message id="convicted.window.propose"><translation>Suggest…</translation></message>
    <message id="convicted.window.agree" numerus="yes"><translation><numerusform>Play this move</numerusform><numerusform>Play these {n} moves</numerusform></translation></message>
    <message id="convicted.window.proposed"><translation>Suggested: {what}</translation></message>
    <message id="convicted.window.times"><translation>{n} × {what}</translation></message>
    <message id="convicted.window.brief.fortify"><translation>Upgrade</translation></message>
    <message id="convicted.window.brief.build"><translation>Build</translation></message>
    <message id="convicted.window.brief.entrench"><translation>Ring</translation></message>
    <message id="convicted.window.brief.research"><translation>Research</translation></message>
    <message id="convicted.window.brief.collect"><translation>Collect</translation></message>
    <message id="convicted.window.brief.train"><translation>Train</translation></message>
    <message id="convicted.window.brief.make"><translation>Engine</translation></message>
    <message id="convicted.window.brief.offer"><translation>Trade</translation></message>
    <message id="convicted.window.brief.repair"><translation>Repair</translation></message>
    <message id="convicted.window.brief.desert"><translation>Deserter</translation></message>
    <message id="convicted.window.brief.forge"><translation>Forger</translation></message>
    <message id="convicted.window.brief.drill"><translation>Train two</translation></message>
    <message id="convicted.window.back"><translation>Back</translation></message>
    <message id="convicted.window.more"><translation>More…</translation></message>
    <message id="convicted.window.log.fall"><translation>{piece_the} will fall.</translation></message>
    <message id="convicted.window.log.offer"><translation>{name} offers {partner} {resource_counted}.</translation></message>
    <message id="convicted.window.log.done"><translation>{name} continues.</translation></message>
    <message id="convicted.window.end.victory"><translation>Victory</translation></message>
    <message id="convicted.window.end.held"><translation>The fortress held to the end of turn {turn}.</translation></message>
    <message id="convicted.window.end.stormed"><translation>The fortress fell in turn {turn}.</translation></message>
    <message id="convicted.window.end.ruined"><translation>The town was destroyed in turn {turn}.</translation></message>
    <message id="convicted.window.end.fallen"><translation>The last defender fell in turn {turn}.</translation></message>
    <message id="convicted.window.places.walls"><translation>Walls and towers</translation></message>
    <message id="convicted.window.places.enemy"><translation>Enemy</translation></message>
    <message id="convicted.window.places.ring"><translation>Ring</translation></message>
    <message id="convicted.window.places.town"><translation>Town</translation></message>
    <message id="game.convicted.unused.action" numerus="yes">
        <translation><numerusform>{n} action is unused and will be lost.</numerusform><numerusform>{n} actions are unused and will be lost.</numerusform></translation>
    </message>
    <message id="game.convicted.unused.aim" numerus="yes">
        <translation><numerusform>{n} ranged unit has no target and will not shoot.</numerusform><numerusform>{n} ranged units have no target and will not shoot.</numerusform></translation>
    </message>
    <message id="game.convicted.unused.aim_engines" numerus="yes">
        <translation><numerusform>{n} shot of your engines has no target and will be lost.</numerusform><numerusform>{n} shots of your engines have no target and will be lost.</numerusform></translation>
    </message>
    <message id="game.convicted.unused.direct" numerus="yes">
        <translation><numerusform>{n} ranged unit has no target and will not shoot.</numerusform><numerusform>{n} ranged units have no target and will not shoot.</numerusform></translation>
    </message>
    <message id="game.convicted.unused.direct_engines" numerus="yes">
        <translation><numerusform>{n} engine has no target and will not shoot.</numerusform><numerusform>{n} engines have no target and will not shoot.</numerusform></translation>
    </message>
    <message id="game.convicted.unused.placing" numerus="yes">
        <translation><numerusform>{n} unit or engine still waits in the town.</numerusform><numerusform>{n} units and engines still wait in the town.</numerusform></translation>
    </message>
    <message id="game.convicted.unused.matching" numerus="yes">
        <translation><numerusform>{n} squad has no opponent, although units are free.</numerusform><numerusform>{n} squads have no opponent, although units are free.</numerusform></translation>
    </message>
    <message id="game.convicted.progress"><translation>Turn {n}</translation></message>
</context>
</TS>
