<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Who decides what now, and what is due. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.decision.hero"><translation>{seat} takes a hero.</translation></message>
    <message id="convicted.due.hero"><translation>a hero</translation></message>
    <message id="convicted.decision.garrison"><translation>{seat} places the first army: {count} left.</translation></message>
    <message id="convicted.due.garrison"><translation>the first army</translation></message>
    <message id="convicted.decision.sections"><translation>{seat} chooses walls and towers to defend.</translation></message>
    <message id="convicted.due.sections"><translation>the sections to defend</translation></message>
    <message id="convicted.decision.action" numerus="yes"><translation><numerusform>{seat} plays: {n} action left.</numerusform><numerusform>{seat} plays: {n} actions left.</numerusform></translation></message>
    <message id="convicted.due.action"><translation>actions</translation></message>
    <message id="convicted.decision.trade"><translation>{seat} may offer a trade.</translation></message>
    <message id="convicted.due.trade"><translation>a trade</translation></message>
    <message id="convicted.decision.want"><translation>{seat} says what is wanted for {count} {place}.</translation></message>
    <message id="convicted.due.want"><translation>what is wanted in exchange</translation></message>
    <message id="convicted.decision.answer"><translation>{seat} is asked for {count} {place}: accept?</translation></message>
    <message id="convicted.due.answer"><translation>the answer to an exchange</translation></message>
    <message id="convicted.decision.sabotage"><translation>{seat} chooses what the saboteurs damage: {place}.</translation></message>
    <message id="convicted.due.sabotage"><translation>sabotage</translation></message>
    <message id="convicted.decision.heretic"><translation>{seat} may have the heretic inspire a section.</translation></message>
    <message id="convicted.due.heretic"><translation>the heretic</translation></message>
    <message id="convicted.decision.placing"><translation>{seat}: all units and engines can be moved; the first player closes.</translation></message>
    <message id="convicted.due.placing"><translation>the placing of the army</translation></message>
    <message id="convicted.decision.setup_powers"><translation>{seat} may use blessings and spells.</translation></message>
    <message id="convicted.due.setup_powers"><translation>blessings and spells</translation></message>
    <message id="convicted.decision.paralysis" numerus="yes"><translation><numerusform>{seat} removes {n} enemy unit.</numerusform><numerusform>{seat} removes {n} enemy units.</numerusform></translation></message>
    <message id="convicted.due.paralysis"><translation>paralysis</translation></message>
    <message id="convicted.decision.ignition"><translation>{seat} removes an enemy engine.</translation></message>
    <message id="convicted.due.ignition"><translation>ignition</translation></message>
    <message id="convicted.decision.aim"><translation>{seat} names targets for ranged units: {count} left.</translation></message>
    <message id="convicted.due.aim"><translation>targets for ranged units</translation></message>
    <message id="convicted.decision.aim_engines"><translation>{seat} names targets for engines: {count} left.</translation></message>
    <message id="convicted.due.aim_engines"><translation>targets for engines</translation></message>
    <message id="convicted.decision.volley"><translation>{seat} removes enemies {place_at}: power {count}.</translation></message>
    <message id="convicted.due.volley"><translation>who falls to the fire</translation></message>
    <message id="convicted.decision.salvo"><translation>{seat} removes enemies {place_at}: power {count}.</translation></message>
    <message id="convicted.due.salvo"><translation>who falls to the engines</translation></message>
    <message id="convicted.decision.direct"><translation>{seat} directs ranged units: {count} left.</translation></message>
    <message id="convicted.due.direct"><translation>where ranged enemies aim</translation></message>
    <message id="convicted.decision.direct_engines"><translation>{seat} directs engines: {count} left.</translation></message>
    <message id="convicted.due.direct_engines"><translation>where enemy engines aim</translation></message>
    <message id="convicted.decision.fall"><translation>{seat} says who falls {place_at}: power {count}.</translation></message>
    <message id="convicted.due.fall"><translation>which defenders fall</translation></message>
    <message id="convicted.decision.rescue"><translation>{seat} may save those about to fall {place_at}.</translation></message>
    <message id="convicted.due.rescue"><translation>shield or resurrection</translation></message>
    <message id="convicted.decision.revive"><translation>{seat} says who returns {place_at}: room for {count}.</translation></message>
    <message id="convicted.due.revive"><translation>who returns</translation></message>
    <message id="convicted.decision.storm"><translation>{seat} may send ranged units along.</translation></message>
    <message id="convicted.due.storm"><translation>which ranged enemies go along</translation></message>
    <message id="convicted.decision.regroup"><translation>{seat} may move units one step.</translation></message>
    <message id="convicted.due.regroup"><translation>regrouping</translation></message>
    <message id="convicted.decision.squads"><translation>{seat} forms squads in the {place}: {count} left.</translation></message>
    <message id="convicted.due.squads"><translation>squads</translation></message>
    <message id="convicted.decision.ram"><translation>{seat} names the squad that carries the ram.</translation></message>
    <message id="convicted.due.ram"><translation>who carries the ram</translation></message>
    <message id="convicted.decision.boulders"><translation>{seat} removes enemies {place_at}: power {count}.</translation></message>
    <message id="convicted.due.boulders"><translation>who falls to boulders and pitch</translation></message>
    <message id="convicted.decision.melee_spells"><translation>{seat} may cast a spell before the melee.</translation></message>
    <message id="convicted.due.melee_spells"><translation>spells</translation></message>
    <message id="convicted.decision.rain"><translation>{seat} removes enemies {place_at}: power {count}.</translation></message>
    <message id="convicted.due.rain"><translation>who falls to the rain of stones</translation></message>
    <message id="convicted.decision.quake"><translation>{seat} removes members of squad {place}: endurance {count}.</translation></message>
    <message id="convicted.due.quake"><translation>who falls to the earthquake</translation></message>
    <message id="convicted.decision.before_matching"><translation>{seat} may still use powers before the squads are matched.</translation></message>
    <message id="convicted.due.before_matching"><translation>oracle and blinding</translation></message>
    <message id="convicted.decision.guide" numerus="yes"><translation><numerusform>{seat} may have the oracle move {n} more unit.</numerusform><numerusform>{seat} may have the oracle move {n} more units.</numerusform></translation></message>
    <message id="convicted.due.guide"><translation>the oracle’s moves</translation></message>
    <message id="convicted.decision.matching"><translation>{seat} sets the defenders of {place_the} against the squads.</translation></message>
    <message id="convicted.due.matching"><translation>who faces which squad</translation></message>
    <message id="convicted.decision.absent"><translation>{seat} says who adds nothing against squad {place}.</translation></message>
    <message id="convicted.due.absent"><translation>who sees illusions</translation></message>
    <message id="convicted.decision.demolition"><translation>{seat} may let giants strike the wall in the {place}.</translation></message>
    <message id="convicted.due.demolition"><translation>the giants’ blows</translation></message>
    <message id="convicted.decision.won"><translation>{seat} removes members of squad {place}: endurance {count}.</translation></message>
    <message id="convicted.due.won"><translation>who falls in a fight won</translation></message>
    <message id="convicted.decision.murderer"><translation>{seat} may have the murderer double a wound.</translation></message>
    <message id="convicted.due.murderer"><translation>the murderer</translation></message>
    <message id="convicted.decision.murder"><translation>{seat} removes more members of squad {place}, whose wound is doubled: endurance {count}.</translation></message>
    <message id="convicted.due.murder"><translation>whom the murderer kills</translation></message>
    <message id="convicted.decision.destroy" numerus="yes"><translation><numerusform>{seat} chooses a building: {n} level to be lost.</numerusform><numerusform>{seat} chooses buildings: {n} levels to be lost.</numerusform></translation></message>
    <message id="convicted.due.destroy"><translation>which buildings suffer</translation></message>
    <message id="convicted.damage.building"><translation>a building</translation></message>
    <message id="convicted.damage.tower"><translation>a tower</translation></message>
    <message id="convicted.damage.wall"><translation>a wall</translation></message>
    <message id="convicted.damage.ring"><translation>a ring section</translation></message>
    <message id="convicted.ending.held"><translation>The fortress has held.</translation></message>
    <message id="convicted.ending.stormed"><translation>The fortress was stormed.</translation></message>
    <message id="convicted.ending.ruined"><translation>The town lies in ruins.</translation></message>
    <message id="convicted.ending.fallen"><translation>No defender is left.</translation></message>
</context>
</TS>
