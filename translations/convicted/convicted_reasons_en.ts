<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why a move is refused. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.reason.not_asked"><translation>Not now: {seat} is {what}.</translation></message>
    <message id="convicted.reason.not_your_turn"><translation>It’s {seat}’s turn.</translation></message>
    <message id="convicted.reason.game_over"><translation>The game is over.</translation></message>
    <message id="convicted.reason.not_there"><translation>There is no {piece} there ({place}).</translation></message>
    <message id="convicted.reason.first_closes"><translation>Only the first player, {seat}, can end this step.</translation></message>
    <message id="convicted.reason.hero_taken"><translation>{hero_the} has already been chosen.</translation></message>
    <message id="convicted.reason.sections_count"><translation>Choose exactly {walls} of the walls and {towers} of the towers.</translation></message>
    <message id="convicted.reason.section_taken"><translation>Another player is already defending {section_the}.</translation></message>
    <message id="convicted.reason.tower_not_adjacent"><translation>{section_the} is not adjacent to any of these walls.</translation></message>
    <message id="convicted.reason.leaves_nothing_for_the_next"><translation>That would leave the next player a wall without an adjacent tower.</translation></message>
    <message id="convicted.reason.no_room"><translation>There is room for at most {limit} units {post_at}.</translation></message>
    <message id="convicted.reason.no_slot"><translation>There is no free engine slot {post_at} (slots: {limit}).</translation></message>
    <message id="convicted.reason.walls_only"><translation>This can be placed only on walls: {piece}.</translation></message>
    <message id="convicted.reason.slots_only"><translation>This can be placed only on towers and the keep: {piece}.</translation></message>
    <message id="convicted.reason.one_pile_per_wall"><translation>There is already a pile of boulders {post_at}.</translation></message>
    <message id="convicted.reason.one_cauldron_per_wall"><translation>There is already a cauldron {post_at}.</translation></message>
    <message id="convicted.reason.keep_ranged_only">
        <translation>Only ranged units can be posted in the keep (at most {limit} for now).</translation>
    </message>
    <message id="convicted.reason.same_place"><translation>It is already there.</translation></message>
    <message id="convicted.reason.not_a_section"><translation>The oracle can move units only between walls and towers.</translation></message>
    <message id="convicted.reason.must_place_all"><translation>Place the waiting pieces first: there is room for {count} of them.</translation></message>
    <message id="convicted.reason.room_elsewhere"><translation>There is room for {piece_the} elsewhere ({post}), so it can’t wait in the town.</translation></message>
    <message id="convicted.reason.own_spearmen"><translation>For now, you can place only the pieces waiting in the town.</translation></message>
    <message id="convicted.reason.units_limit"><translation>All {limit} defender pieces are already on the board.</translation></message>
    <message id="convicted.reason.pieces_limit"><translation>All {limit} pieces of this kind are already in use: {piece}.</translation></message>
    <message id="convicted.reason.no_action_left"><translation>You have no actions left this turn.</translation></message>
    <message id="convicted.reason.cannot_pay"><translation>It costs {resources}.</translation></message>
    <message id="convicted.reason.top_level"><translation>This is already at its maximum level: {place}.</translation></message>
    <message id="convicted.reason.keep_ends_at_3"><translation>The keep’s maximum level is 3.</translation></message>
    <message id="convicted.reason.technology_missing"><translation>You need a technology: {technology}.</translation></message>
    <message id="convicted.reason.ring_taken"><translation>There is already {obstacle} {ring_at}.</translation></message>
    <message id="convicted.reason.moat_needs_ditch_or_stakes"><translation>You need a ditch or stakes there before a moat: {ring}.</translation></message>
    <message id="convicted.reason.none_left"><translation>No pieces of this kind are left: {obstacle}.</translation></message>
    <message id="convicted.reason.library_too_low"><translation>This requires library level {level}; yours is {have}.</translation></message>
    <message id="convicted.reason.known"><translation>You already have this technology: {technology}.</translation></message>
    <message id="convicted.reason.not_unlocked"><translation>You need a technology to collect {resource}: {technology}.</translation></message>
    <message id="convicted.reason.barracks_too_low"><translation>This requires barracks level {level}; yours is {have}.</translation></message>
    <message id="convicted.reason.same_type"><translation>You must replace a unit of another type, not {piece_a}.</translation></message>
    <message id="convicted.reason.workshop_too_low"><translation>This requires workshop level {level}; yours is {have}.</translation></message>
    <message id="convicted.reason.not_drilled"><translation>Discipline applies only to archers and spearmen.</translation></message>
    <message id="convicted.reason.drill_count" numerus="yes">
        <translation>
            <numerusform>Discipline trains {n} unit at once: choose {n} section, not more.</numerusform>
            <numerusform>Discipline trains {n} units at once: choose {n} sections, or one section several times.</numerusform>
        </translation>
    </message>
    <message id="convicted.reason.nothing_to_repair"><translation>Nothing is damaged there: {target}.</translation></message>
    <message id="convicted.reason.hero_used"><translation>{hero_the} has already been used this turn.</translation></message>
    <message id="convicted.reason.not_your_hero"><translation>{hero_the} belongs to another player.</translation></message>
    <message id="convicted.reason.same_kind"><translation>Choose a different resource from {resource}.</translation></message>
    <message id="convicted.reason.forge_three"><translation>The forger needs exactly {limit} resources.</translation></message>
    <message id="convicted.reason.trade_used"><translation>You have already started a trade this turn.</translation></message>
    <message id="convicted.reason.no_partner"><translation>You need another defender to trade with.</translation></message>
    <message id="convicted.reason.not_enough"><translation>Not enough {resource}: {count}.</translation></message>
    <message id="convicted.reason.keep_is_safe"><translation>The keep can’t lose levels.</translation></message>
    <message id="convicted.reason.level_0"><translation>There is nothing to damage: {place}.</translation></message>
    <message id="convicted.reason.ring_empty"><translation>There is nothing {ring_at}.</translation></message>
    <message id="convicted.reason.wrong_target"><translation>You must choose {what} now.</translation></message>
    <message id="convicted.reason.printed_level"><translation>This level is part of the board and can’t be lost: {place}.</translation></message>
    <message id="convicted.reason.same_building"><translation>This enemy must hit a different building from {place_the}.</translation></message>
    <message id="convicted.reason.power_used"><translation>This power has already been used this turn: {power}.</translation></message>
    <message id="convicted.reason.power_target"><translation>This power ({power}) {aim}.</translation></message>
    <message id="convicted.aim.section"><translation>is aimed at a wall, a tower or the gates</translation></message>
    <message id="convicted.aim.zone"><translation>is aimed at an assault zone</translation></message>
    <message id="convicted.aim.squad"><translation>is aimed at a squad that is on the board</translation></message>
    <message id="convicted.aim.nothing">
        <translation>is used without a target; you choose it afterwards</translation>
    </message>
    <message id="convicted.aim.unit"><translation>is aimed at a unit that would fall</translation></message>
    <message id="convicted.aim.fallen"><translation>brings units back to a wall or tower</translation></message>
    <message id="convicted.reason.building_too_low"><translation>{power} requires level {level} of {place_the}; it has {have}.</translation></message>
    <message id="convicted.reason.forestmen_no_blessings"><translation>Blessings can’t be used during a Forestmen siege.</translation></message>
    <message id="convicted.reason.immune_to_spells"><translation>They are immune to spells.</translation></message>
    <message id="convicted.reason.immune_to_blinding"><translation>Beasts cannot be blinded.</translation></message>
    <message id="convicted.reason.not_now"><translation>This power can’t be used now: {power}.</translation></message>
    <message id="convicted.reason.barrier"><translation>There is no wall to reinforce: {place}.</translation></message>
    <message id="convicted.reason.no_boss"><translation>Bosses are immune to this: {piece}.</translation></message>
    <message id="convicted.reason.no_engines"><translation>Engines are immune to this: {piece}.</translation></message>
    <message id="convicted.reason.engines_only"><translation>This affects only engines: {piece}.</translation></message>
    <message id="convicted.reason.units_only"><translation>This fire hits only units, not {piece_a}.</translation></message>
    <message id="convicted.reason.engine"><translation>Engines can’t do this: {piece}.</translation></message>
    <message id="convicted.reason.nobody_fell"><translation>No units have fallen there in this siege: {place}.</translation></message>
    <message id="convicted.reason.out_of_reach"><translation>You can’t reach {zone_the} from {post_the}.</translation></message>
    <message id="convicted.reason.has_fought"><translation>Units that fought in melee can’t shoot again this turn: {piece}.</translation></message>
    <message id="convicted.reason.in_transit"><translation>At most {limit} units can shoot from the keep; the others are only passing through.</translation></message>
    <message id="convicted.reason.does_not_shoot"><translation>This unit can’t shoot: {piece}.</translation></message>
    <message id="convicted.reason.has_aimed"><translation>All of these already have a target ({piece}, {post}).</translation></message>
    <message id="convicted.reason.cannot_hit_there"><translation>This piece can’t shoot there ({piece}): {zone}.</translation></message>
    <message id="convicted.reason.over_power"><translation>Removing {piece_the} takes {count} power; you have {limit} left.</translation></message>
    <message id="convicted.reason.over_number"><translation>You can remove at most one enemy piece per shot.</translation></message>
    <message id="convicted.reason.no_target"><translation>There is no target for: {piece}.</translation></message>
    <message id="convicted.reason.camouflaged"><translation>This unit is hidden until it reaches an assault zone: {piece}.</translation></message>
    <message id="convicted.reason.not_this_side"><translation>It can aim only at the wall in front of it and its towers, not at {section_the}.</translation></message>
    <message id="convicted.reason.weakest_first"><translation>The unit with the lowest endurance falls first, not {piece_the}.</translation></message>
    <message id="convicted.reason.on_the_wall"><translation>This unit is on the wall and can’t be hit: {piece}.</translation></message>
    <message id="convicted.reason.shaman_stays"><translation>This unit can’t move: {piece}.</translation></message>
    <message id="convicted.reason.no_ranged_left"><translation>There are no ranged units of that kind left there.</translation></message>
    <message id="convicted.reason.not_adjacent"><translation>{goal_the} is more than one step from {post_the}.</translation></message>
    <message id="convicted.reason.fired"><translation>Units that have just fired can’t move: {piece}.</translation></message>
    <message id="convicted.reason.has_moved"><translation>This piece has already moved in this step: {piece}.</translation></message>
    <message id="convicted.reason.over_capacity"><translation>There is room for at most {limit} units {post_at}.</translation></message>
    <message id="convicted.reason.number_of_squads"><translation>The number of squads here must be {count}.</translation></message>
    <message id="convicted.reason.squad_empty"><translation>Squad {squad} needs at least one unit.</translation></message>
    <message id="convicted.reason.size_fixed"><translation>Squad {squad} is already full (limit: {limit}).</translation></message>
    <message id="convicted.reason.leads_from_wall"><translation>This unit leads a squad from the wall: {piece}.</translation></message>
    <message id="convicted.reason.no_squad"><translation>There is no such squad here: {squad}.</translation></message>
    <message id="convicted.reason.over_half"><translation>You can remove at most {limit} more endurance: {piece}.</translation></message>
    <message id="convicted.reason.not_on_this_wall"><translation>There is no such unit on this wall: {piece}.</translation></message>
    <message id="convicted.reason.one_squad_each"><translation>All of these already face a squad: {piece}.</translation></message>
    <message id="convicted.reason.not_in_support"><translation>This unit isn’t supporting a squad that could do this: {piece}.</translation></message>
    <message id="convicted.reason.over_difference"><translation>You can remove at most {limit} more endurance: {piece}.</translation></message>
    <message id="convicted.reason.over_double">
        <translation>Even with doubled wounds, you can remove at most {limit} more endurance: {piece}.</translation>
    </message>
    <message id="convicted.reason.other_squad"><translation>Choose from squad {squad}.</translation></message>
    <message id="convicted.reason.not_wounded"><translation>Squad {squad} hasn’t lost a fight, or has no one left to lose.</translation></message>
</context>
</TS>
