<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Who decides what now, and what is due. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.decision.hero"><translation>{seat}: choose a hero.</translation></message>
    <message id="convicted.due.hero"><translation>choosing a hero</translation></message>
    <message id="convicted.decision.garrison"><translation>{seat}: place your starting army ({count} left).</translation></message>
    <message id="convicted.due.garrison"><translation>placing the starting army</translation></message>
    <message id="convicted.decision.sections"><translation>{seat}: choose walls and towers to defend.</translation></message>
    <message id="convicted.due.sections"><translation>choosing sections to defend</translation></message>
    <message id="convicted.decision.action" numerus="yes"><translation><numerusform>{seat}: use your actions ({n} left).</numerusform><numerusform>{seat}: use your actions ({n} left).</numerusform></translation></message>
    <message id="convicted.decision.action.none"><translation>{seat}: no actions left. Click “End actions”.</translation></message>
    <message id="convicted.due.action"><translation>taking actions</translation></message>
    <message id="convicted.decision.trade"><translation>{seat} may offer a trade.</translation></message>
    <message id="convicted.due.trade"><translation>trading</translation></message>
    <message id="convicted.decision.want"><translation>{seat}: what do you want for {count} {place}?</translation></message>
    <message id="convicted.due.want"><translation>choosing what to ask for</translation></message>
    <message id="convicted.decision.answer"><translation>{seat}: accept the exchange for {count} {place}?</translation></message>
    <message id="convicted.due.answer"><translation>answering an exchange</translation></message>
    <message id="convicted.decision.sabotage"><translation>{seat}: choose what the saboteurs damage: {place}.</translation></message>
    <message id="convicted.due.sabotage"><translation>choosing what saboteurs damage</translation></message>
    <message id="convicted.decision.heretic"><translation>{seat}: choose a section for the heretic to inspire, or none.</translation></message>
    <message id="convicted.due.heretic"><translation>using the heretic</translation></message>
    <message id="convicted.decision.placing"><translation>{seat}: rearrange your units and engines, then start the siege.</translation></message>
    <message id="convicted.due.placing"><translation>placing the army</translation></message>
    <message id="convicted.decision.setup_powers"><translation>{seat}: use blessings and spells, or continue.</translation></message>
    <message id="convicted.due.setup_powers"><translation>using blessings and spells</translation></message>
    <message id="convicted.decision.paralysis" numerus="yes"><translation><numerusform>{seat}: remove {n} enemy unit.</numerusform><numerusform>{seat}: remove {n} enemy units.</numerusform></translation></message>
    <message id="convicted.due.paralysis"><translation>using paralysis</translation></message>
    <message id="convicted.decision.ignition"><translation>{seat}: remove an enemy engine.</translation></message>
    <message id="convicted.due.ignition"><translation>using ignition</translation></message>
    <message id="convicted.decision.aim"><translation>{seat}: choose targets for your ranged units ({count} left).</translation></message>
    <message id="convicted.due.aim"><translation>choosing targets for ranged units</translation></message>
    <message id="convicted.decision.aim_engines"><translation>{seat}: choose targets for your engines ({count} left).</translation></message>
    <message id="convicted.due.aim_engines"><translation>choosing targets for engines</translation></message>
    <message id="convicted.decision.volley"><translation>{seat}: remove enemies {place_at} (power left: {count}).</translation></message>
    <message id="convicted.due.volley"><translation>removing enemies (ranged fire)</translation></message>
    <message id="convicted.decision.salvo"><translation>{seat}: remove enemies {place_at} (power left: {count}).</translation></message>
    <message id="convicted.due.salvo"><translation>removing enemies (engines)</translation></message>
    <message id="convicted.decision.direct"><translation>{seat}: choose targets for your ranged units ({count} left).</translation></message>
    <message id="convicted.due.direct"><translation>aiming ranged enemies</translation></message>
    <message id="convicted.decision.direct_engines"><translation>{seat}: choose targets for your engines ({count} left).</translation></message>
    <message id="convicted.due.direct_engines"><translation>aiming enemy engines</translation></message>
    <message id="convicted.decision.fall"><translation>{seat}: choose who falls {place_at} (power left: {count}).</translation></message>
    <message id="convicted.due.fall"><translation>choosing which defenders fall</translation></message>
    <message id="convicted.decision.rescue"><translation>{seat}: save units about to fall {place_at}?</translation></message>
    <message id="convicted.due.rescue"><translation>using shield or resurrection</translation></message>
    <message id="convicted.decision.revive"><translation>{seat}: choose who returns {place_at} (room for {count}).</translation></message>
    <message id="convicted.due.revive"><translation>choosing who returns</translation></message>
    <message id="convicted.decision.storm"><translation>{seat}: send ranged units into the assault?</translation></message>
    <message id="convicted.due.storm"><translation>sending ranged enemies into the assault</translation></message>
    <message id="convicted.decision.regroup"><translation>{seat}: move units one step, or continue.</translation></message>
    <message id="convicted.due.regroup"><translation>regrouping</translation></message>
    <message id="convicted.decision.squads"><translation>{seat}: form squads in the {place} ({count} left).</translation></message>
    <message id="convicted.due.squads"><translation>forming squads</translation></message>
    <message id="convicted.decision.ram"><translation>{seat}: choose the squad that carries the ram.</translation></message>
    <message id="convicted.due.ram"><translation>choosing who carries the ram</translation></message>
    <message id="convicted.decision.boulders"><translation>{seat}: remove enemies {place_at} (power left: {count}).</translation></message>
    <message id="convicted.due.boulders"><translation>removing enemies (boulders and cauldron)</translation></message>
    <message id="convicted.decision.melee_spells"><translation>{seat}: cast a spell before the melee?</translation></message>
    <message id="convicted.due.melee_spells"><translation>casting spells</translation></message>
    <message id="convicted.decision.rain"><translation>{seat}: remove enemies {place_at} (power left: {count}).</translation></message>
    <message id="convicted.due.rain"><translation>removing enemies (rain of stones)</translation></message>
    <message id="convicted.decision.quake"><translation>{seat}: choose who falls in squad {place} (endurance still to remove: up to {count}).</translation></message>
    <message id="convicted.due.quake"><translation>removing enemies (earthquake)</translation></message>
    <message id="convicted.decision.before_matching"><translation>{seat}: use powers before defenders are assigned?</translation></message>
    <message id="convicted.due.before_matching"><translation>using oracle and blinding</translation></message>
    <message id="convicted.decision.guide" numerus="yes"><translation><numerusform>{seat}: let the oracle move {n} more unit?</numerusform><numerusform>{seat}: let the oracle move up to {n} more units?</numerusform></translation></message>
    <message id="convicted.due.guide"><translation>moving units with the oracle</translation></message>
    <message id="convicted.decision.matching"><translation>{seat}: assign the defenders {place_of} to the squads.</translation></message>
    <message id="convicted.due.matching"><translation>assigning defenders to squads</translation></message>
    <message id="convicted.decision.absent"><translation>{seat}: choose who adds nothing against squad {place}.</translation></message>
    <message id="convicted.due.absent"><translation>resolving illusions</translation></message>
    <message id="convicted.decision.demolition"><translation>{seat}: let giants strike the {place} wall?</translation></message>
    <message id="convicted.due.demolition"><translation>giants striking the wall</translation></message>
    <message id="convicted.decision.won"><translation>{seat}: choose who falls in squad {place} ({count} endurance left).</translation></message>
    <message id="convicted.due.won"><translation>removing enemies after a won fight</translation></message>
    <message id="convicted.decision.murderer"><translation>{seat}: let the murderer double a squad’s wounds?</translation></message>
    <message id="convicted.due.murderer"><translation>using the murderer</translation></message>
    <message id="convicted.decision.murder">
        <translation>{seat}: choose who else falls in squad {place}, whose wounds are doubled ({count} endurance left).</translation>
    </message>
    <message id="convicted.due.murder"><translation>choosing who else falls (murderer)</translation></message>
    <message id="convicted.decision.destroy" numerus="yes"><translation><numerusform>{seat}: choose a building to lose a level ({n} left).</numerusform><numerusform>{seat}: choose buildings to lose levels ({n} left).</numerusform></translation></message>
    <message id="convicted.due.destroy"><translation>choosing which buildings lose levels</translation></message>
    <message id="convicted.damage.building"><translation>a building</translation></message>
    <message id="convicted.damage.tower"><translation>a tower</translation></message>
    <message id="convicted.damage.wall"><translation>a wall</translation></message>
    <message id="convicted.damage.ring"><translation>a ring section</translation></message>
    <message id="convicted.ending.held"><translation>The fortress has held.</translation></message>
    <message id="convicted.ending.stormed"><translation>The fortress has fallen.</translation></message>
    <message id="convicted.ending.ruined"><translation>The town lies in ruins.</translation></message>
    <message id="convicted.ending.fallen"><translation>No defenders are left.</translation></message>
</context>
</TS>
