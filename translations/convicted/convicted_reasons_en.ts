<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why a move is refused. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.reason.not_asked"><translation>Now {seat} decides something else: {what}.</translation></message>
    <message id="convicted.reason.not_your_turn"><translation>{seat} plays now.</translation></message>
    <message id="convicted.reason.game_over"><translation>The game is over.</translation></message>
    <message id="convicted.reason.not_there"><translation>There is no {piece} there ({place}).</translation></message>
    <message id="convicted.reason.first_closes"><translation>{seat}, the first player, closes this step.</translation></message>
    <message id="convicted.reason.hero_taken"><translation>{hero_the} is taken already.</translation></message>
    <message id="convicted.reason.sections_count"><translation>{walls} walls and {towers} towers are to be chosen.</translation></message>
    <message id="convicted.reason.section_taken"><translation>Somebody else defends {section_the} already.</translation></message>
    <message id="convicted.reason.tower_not_adjacent"><translation>{section_the} stands beside none of these walls.</translation></message>
    <message id="convicted.reason.leaves_nothing_for_the_next"><translation>This would leave the next player a wall without a tower beside it.</translation></message>
    <message id="convicted.reason.no_room"><translation>{limit} units at most stand {post_at}.</translation></message>
    <message id="convicted.reason.no_slot"><translation>{limit} engines at most stand {post_at}.</translation></message>
    <message id="convicted.reason.walls_only"><translation>Only walls hold that: {piece}.</translation></message>
    <message id="convicted.reason.slots_only"><translation>Only towers and the keep hold that: {piece}.</translation></message>
    <message id="convicted.reason.one_pile_per_wall"><translation>There is a pile of boulders already {post_at}.</translation></message>
    <message id="convicted.reason.one_cauldron_per_wall"><translation>There is a cauldron already {post_at}.</translation></message>
    <message id="convicted.reason.keep_ranged_only"><translation>In the keep only ranged units are posted, {limit} at present.</translation></message>
    <message id="convicted.reason.same_place"><translation>It stands there already.</translation></message>
    <message id="convicted.reason.not_a_section"><translation>The oracle moves units from walls and towers to walls and towers.</translation></message>
    <message id="convicted.reason.must_place_all"><translation>{count} pieces wait although there is room for them.</translation></message>
    <message id="convicted.reason.room_elsewhere"><translation>There is room for {piece_the} elsewhere ({post}), so it does not have to wait in the town.</translation></message>
    <message id="convicted.reason.own_spearmen"><translation>Only what waits in the town is placed now.</translation></message>
    <message id="convicted.reason.units_limit"><translation>All {limit} pieces of the defenders are on the board.</translation></message>
    <message id="convicted.reason.pieces_limit"><translation>All {limit} pieces of this kind are in use: {piece}.</translation></message>
    <message id="convicted.reason.no_action_left"><translation>No action is left this turn.</translation></message>
    <message id="convicted.reason.cannot_pay"><translation>It costs {resources}.</translation></message>
    <message id="convicted.reason.top_level"><translation>There is no higher level: {place}.</translation></message>
    <message id="convicted.reason.keep_ends_at_3"><translation>The keep ends at level 3.</translation></message>
    <message id="convicted.reason.technology_missing"><translation>A technology is missing: {technology}.</translation></message>
    <message id="convicted.reason.ring_taken"><translation>There is {obstacle} already {ring_at}.</translation></message>
    <message id="convicted.reason.moat_needs_ditch_or_stakes"><translation>A moat needs a ditch or stakes first: {ring}.</translation></message>
    <message id="convicted.reason.none_left"><translation>No piece of this kind is left: {obstacle}.</translation></message>
    <message id="convicted.reason.library_too_low"><translation>It is of level {level}; the library has {have}.</translation></message>
    <message id="convicted.reason.known"><translation>This technology is known already: {technology}.</translation></message>
    <message id="convicted.reason.not_unlocked"><translation>To collect {resource} needs a technology: {technology}.</translation></message>
    <message id="convicted.reason.barracks_too_low"><translation>The barracks must have level {level}; they have {have}.</translation></message>
    <message id="convicted.reason.same_type"><translation>A unit of another type must make room, not {piece_a}.</translation></message>
    <message id="convicted.reason.workshop_too_low"><translation>The workshop must have level {level}; it has {have}.</translation></message>
    <message id="convicted.reason.not_drilled"><translation>Discipline trains archers and spearmen alone.</translation></message>
    <message id="convicted.reason.drill_count" numerus="yes">
        <translation>
            <numerusform>Discipline trains {n} unit at once: name {n} section, not more.</numerusform>
            <numerusform>Discipline trains {n} units at once: name {n} sections, or one section several times.</numerusform>
        </translation>
    </message>
    <message id="convicted.reason.nothing_to_repair"><translation>Nothing is damaged there: {target}.</translation></message>
    <message id="convicted.reason.hero_used"><translation>{hero_the} has been used this turn.</translation></message>
    <message id="convicted.reason.not_your_hero"><translation>{hero_the} serves somebody else.</translation></message>
    <message id="convicted.reason.same_kind"><translation>It must be another resource than {resource}.</translation></message>
    <message id="convicted.reason.forge_three"><translation>The forger takes {limit} resources.</translation></message>
    <message id="convicted.reason.trade_used"><translation>Everybody begins one trade a turn.</translation></message>
    <message id="convicted.reason.no_partner"><translation>A trade needs another defender.</translation></message>
    <message id="convicted.reason.not_enough"><translation>There is not enough {resource}: {count}.</translation></message>
    <message id="convicted.reason.keep_is_safe"><translation>The keep never loses a level.</translation></message>
    <message id="convicted.reason.level_0"><translation>There is nothing to damage: {place}.</translation></message>
    <message id="convicted.reason.ring_empty"><translation>Nothing stands {ring_at}.</translation></message>
    <message id="convicted.reason.wrong_target"><translation>What is to be named now is {what}.</translation></message>
    <message id="convicted.reason.printed_level"><translation>A level that is printed on the board cannot be lost: {place}.</translation></message>
    <message id="convicted.reason.same_building"><translation>This enemy hits another building than {place_the}.</translation></message>
    <message id="convicted.reason.power_used"><translation>This power has been used this turn: {power}.</translation></message>
    <message id="convicted.reason.power_target"><translation>This power ({power}) {aim}.</translation></message>
    <message id="convicted.aim.section"><translation>is aimed at a wall, a tower or the gates</translation></message>
    <message id="convicted.aim.zone"><translation>is aimed at an assault zone</translation></message>
    <message id="convicted.aim.squad"><translation>is aimed at a squad that is on the board</translation></message>
    <message id="convicted.aim.nothing"><translation>is used without a target, which is named afterwards</translation></message>
    <message id="convicted.aim.unit"><translation>is aimed at a unit that would fall</translation></message>
    <message id="convicted.aim.fallen"><translation>brings units back to a wall or tower</translation></message>
    <message id="convicted.reason.building_too_low"><translation>{power} needs level {level} of {place_the}; it has {have}.</translation></message>
    <message id="convicted.reason.forestmen_no_blessings"><translation>There are no blessings while the Forestmen besiege.</translation></message>
    <message id="convicted.reason.immune_to_spells"><translation>No spell touches them.</translation></message>
    <message id="convicted.reason.immune_to_blinding"><translation>Beasts cannot be blinded.</translation></message>
    <message id="convicted.reason.not_now"><translation>This is not the moment for that: {power}.</translation></message>
    <message id="convicted.reason.barrier"><translation>There is no wall to strengthen: {place}.</translation></message>
    <message id="convicted.reason.no_boss"><translation>Bosses are not touched by that: {piece}.</translation></message>
    <message id="convicted.reason.no_engines"><translation>Engines are not touched by that: {piece}.</translation></message>
    <message id="convicted.reason.engines_only"><translation>Only engines are touched by that: {piece}.</translation></message>
    <message id="convicted.reason.units_only"><translation>This fire hits units alone, not {piece_a}.</translation></message>
    <message id="convicted.reason.engine"><translation>Engines cannot do that: {piece}.</translation></message>
    <message id="convicted.reason.nobody_fell"><translation>Nobody has fallen there in this siege: {place}.</translation></message>
    <message id="convicted.reason.out_of_reach"><translation>Shots from {post_the} do not reach {zone_the}.</translation></message>
    <message id="convicted.reason.has_fought"><translation>Who has fought in a melee does not shoot any more this turn: {piece}.</translation></message>
    <message id="convicted.reason.in_transit"><translation>{limit} units shoot from the keep; the others only pass through.</translation></message>
    <message id="convicted.reason.does_not_shoot"><translation>This unit does not shoot: {piece}.</translation></message>
    <message id="convicted.reason.has_aimed"><translation>All of them have a target ({piece}, {post}).</translation></message>
    <message id="convicted.reason.cannot_hit_there"><translation>It cannot shoot there ({piece}): {zone}.</translation></message>
    <message id="convicted.reason.over_power"><translation>It takes {count} to remove {piece_the}; {limit} is left.</translation></message>
    <message id="convicted.reason.over_number"><translation>No more may fall than have shot.</translation></message>
    <message id="convicted.reason.no_target"><translation>There is nothing to hit: {piece}.</translation></message>
    <message id="convicted.reason.camouflaged"><translation>It cannot be seen before it reaches an assault zone: {piece}.</translation></message>
    <message id="convicted.reason.not_this_side"><translation>It can only aim at the wall before it and its towers, not at {section_the}.</translation></message>
    <message id="convicted.reason.weakest_first"><translation>Who has least endurance falls first, not {piece_the}.</translation></message>
    <message id="convicted.reason.on_the_wall"><translation>It stands on the wall and cannot be hit: {piece}.</translation></message>
    <message id="convicted.reason.shaman_stays"><translation>It stays where it is: {piece}.</translation></message>
    <message id="convicted.reason.no_ranged_left"><translation>No ranged unit of that kind is left there.</translation></message>
    <message id="convicted.reason.not_adjacent"><translation>{goal_the} is more than a step from {post_the}.</translation></message>
    <message id="convicted.reason.fired"><translation>Who fired just now stays: {piece}.</translation></message>
    <message id="convicted.reason.has_moved"><translation>This piece has moved in this step already: {piece}.</translation></message>
    <message id="convicted.reason.over_capacity"><translation>{limit} units at most stand {post_at}.</translation></message>
    <message id="convicted.reason.number_of_squads"><translation>{count} squads are formed here.</translation></message>
    <message id="convicted.reason.squad_empty"><translation>Somebody is needed in squad {squad}.</translation></message>
    <message id="convicted.reason.size_fixed"><translation>Squad {squad} is complete with {limit}.</translation></message>
    <message id="convicted.reason.leads_from_wall"><translation>It leads a squad from the wall: {piece}.</translation></message>
    <message id="convicted.reason.no_squad"><translation>There is no such squad here: {squad}.</translation></message>
    <message id="convicted.reason.over_half"><translation>Only {limit} of endurance may still fall: {piece}.</translation></message>
    <message id="convicted.reason.not_on_this_wall"><translation>No such unit stands on this wall: {piece}.</translation></message>
    <message id="convicted.reason.one_squad_each"><translation>All of them face a squad already: {piece}.</translation></message>
    <message id="convicted.reason.not_in_support"><translation>It stands in no support that could do that: {piece}.</translation></message>
    <message id="convicted.reason.over_difference"><translation>Only {limit} of endurance may still fall: {piece}.</translation></message>
    <message id="convicted.reason.over_double"><translation>Only {limit} of endurance may still fall of the doubled wound: {piece}.</translation></message>
    <message id="convicted.reason.other_squad"><translation>It is about squad {squad}.</translation></message>
    <message id="convicted.reason.not_wounded"><translation>Squad {squad} has lost no fight, or nobody of it can fall.</translation></message>
</context>
</TS>
