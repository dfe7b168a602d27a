<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why a move is refused, in one sentence. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="fortress.reason.not_asked"><translation>Not now: {what} comes first.</translation></message>
    <message id="fortress.reason.game_over"><translation>The game is over.</translation></message>
    <message id="fortress.reason.not_there"><translation>There is no “{what}” in this game.</translation></message>
    <message id="fortress.reason.over_limit"><translation>{card} costs {count_count}; you have {limit_count} left.</translation></message>
    <message id="fortress.reason.card_taken"><translation>{card} has already been taken.</translation></message>
    <message id="fortress.reason.reinforcements_missing"><translation>Unique heroes still needed: {count}; of these, without flying: {limit}.</translation></message>
    <message id="fortress.reason.heroes_first"><translation>Choose the heroes required by the scenario first; {card} doesn’t count.</translation></message>
    <message id="fortress.reason.needed_for_reinforcements"><translation>{card} must be left for the reinforcements, who need it for their heroes.</translation></message>
    <message id="fortress.reason.must_pick"><translation>You must take a card if you can.</translation></message>
    <message id="fortress.reason.no_army"><translation>An army needs at least one card whose figures can be placed.</translation></message>
    <message id="fortress.reason.outside_zone"><translation>{space} is outside your start zone.</translation></message>
    <message id="fortress.reason.occupied"><translation>{figure} is on {space}.</translation></message>
    <message id="fortress.reason.uneven"><translation>{space} and {other_place} are on different levels.</translation></message>
    <message id="fortress.reason.not_fitting"><translation>{figure} does not fit on {space}.</translation></message>
    <message id="fortress.reason.door_guard_first"><translation>Place the first figure on {space}, behind the door.</translation></message>
    <message id="fortress.reason.heroes_in_blue"><translation>Leave room for the heroes (spaces missing: {count}).</translation></message>
    <message id="fortress.reason.next_of_card"><translation>Place {figure} next in this squad.</translation></message>
    <message id="fortress.reason.placed_already"><translation>{figure} has already been placed.</translation></message>
    <message id="fortress.reason.not_free"><translation>{space} is not free.</translation></message>
    <message id="fortress.reason.adjacent"><translation>{space} is next to {figure}.</translation></message>
    <message id="fortress.reason.glyph"><translation>There is a glyph on {space}.</translation></message>
    <message id="fortress.reason.rung"><translation>{space} is a rung: you can’t place a figure there.</translation></message>
    <message id="fortress.reason.leaf"><translation>The door is in the way on {space}.</translation></message>
    <message id="fortress.reason.no_room_for_all"><translation>If you use {space}, there is no room for the others.</translation></message>
    <message id="fortress.reason.dead_card"><translation>{card} has no figures left.</translation></message>
    <message id="fortress.reason.not_own_card"><translation>{card} belongs to another player.</translation></message>
    <message id="fortress.reason.all_four"><translation>Place all four order markers; so far: {count}.</translation></message>
    <message id="fortress.reason.marker_lies"><translation>Place marker {marker} next.</translation></message>
    <message id="fortress.reason.not_this_card"><translation>It’s {card}’s turn; {figure} can’t act.</translation></message>
    <message id="fortress.reason.moved_already"><translation>{figure} has already moved.</translation></message>
    <message id="fortress.reason.finish_move"><translation>{figure} must finish its move first.</translation></message>
    <message id="fortress.reason.too_far"><translation>That costs {count_count}; you have {limit_count} left.</translation></message>
    <message id="fortress.reason.not_reached"><translation>You can’t reach {space} with {limit_count}.</translation></message>
    <message id="fortress.reason.not_reached.walk">
        <translation>You can’t reach {space} with {limit_count} on wall walks and roads.</translation>
    </message>
    <message id="fortress.reason.not_reached.off">
        <translation>You can’t reach {space} with {limit_count} off wall walks and roads.</translation>
    </message>
    <message id="fortress.reason.too_high"><translation>That is {levels_count} up; you can climb at most {limit}.</translation></message>
    <message id="fortress.reason.no_room"><translation>There is not enough room to move to {space}.</translation></message>
    <message id="fortress.reason.enemy_in_way"><translation>{other} is in the way on {space}.</translation></message>
    <message id="fortress.reason.engaged_friend"><translation>{other} on {space} is engaged; you can’t pass through it.</translation></message>
    <message id="fortress.reason.wall"><translation>{space} is inside the wall.</translation></message>
    <message id="fortress.reason.not_next"><translation>{space} is not adjacent.</translation></message>
    <message id="fortress.reason.door_closed"><translation>The door is closed.</translation></message>
    <message id="fortress.reason.door_too_small"><translation>{figure} does not fit through the door.</translation></message>
    <message id="fortress.reason.size_on_ladder"><translation>{figure} cannot use ladders.</translation></message>
    <message id="fortress.reason.rung_taken"><translation>A figure on the ladder blocks the way to {space}.</translation></message>
    <message id="fortress.reason.rung_skipped"><translation>You can’t skip rungs; a ladder starts at its landing space.</translation></message>
    <message id="fortress.reason.rung_too_far"><translation>The rung is {levels_count} away; the maximum is one.</translation></message>
    <message id="fortress.reason.rung_no_fall"><translation>You can’t fall onto a rung.</translation></message>
    <message id="fortress.reason.panel"><translation>A ladder is in the way.</translation></message>
    <message id="fortress.reason.water_stop"><translation>The move must end in the water.</translation></message>
    <message id="fortress.reason.glyph_stop"><translation>The move must end on the glyph.</translation></message>
    <message id="fortress.reason.uneven_end"><translation>Both halves must end on the same level.</translation></message>
    <message id="fortress.reason.must_end_free"><translation>{other} is there: a move must end on a free space.</translation></message>
    <message id="fortress.reason.bonus_off_walk"><translation>Bonus points are only for wall walks and roads; that costs {count_count}, and you have {limit_count} left.</translation></message>
    <message id="fortress.reason.bonus_on_ladder"><translation>Bonus points can’t be used on ladders; that costs {count_count}, and you have {limit_count} left.</translation></message>
    <message id="fortress.reason.not_flying"><translation>{figure} cannot fly.</translation></message>
    <message id="fortress.reason.no_such_power"><translation>{figure} doesn’t have this power: {power}.</translation></message>
    <message id="fortress.reason.roof"><translation>There is a roof in the way at {space}.</translation></message>
    <message id="fortress.reason.too_many_levels"><translation>That is {levels_count}; the maximum is {limit}.</translation></message>
    <message id="fortress.reason.not_moving"><translation>No figure is moving.</translation></message>
    <message id="fortress.reason.used"><translation>{power} has already been used this turn.</translation></message>
    <message id="fortress.reason.not_moved"><translation>{card} haven’t moved yet.</translation></message>
    <message id="fortress.reason.not_adjacent"><translation>{figure} and {target} are not adjacent.</translation></message>
    <message id="fortress.reason.not_unique"><translation>{card} is not unique.</translation></message>
    <message id="fortress.reason.own_card"><translation>You already control {card}.</translation></message>
    <message id="fortress.reason.too_large"><translation>{target} is too large.</translation></message>
    <message id="fortress.reason.nobody_to_return"><translation>No figure of this squad has been destroyed.</translation></message>
    <message id="fortress.reason.other_level"><translation>{space} is on a different level.</translation></message>
    <message id="fortress.reason.already_attacked"><translation>Figures can’t move after the first attack.</translation></message>
    <message id="fortress.reason.attacked_already"><translation>{figure} has already attacked.</translation></message>
    <message id="fortress.reason.out_of_range"><translation>Out of range: {count} spaces, and the range is {limit}.</translation></message>
    <message id="fortress.reason.no_sight"><translation>{what} at {space} blocks the line of sight.</translation></message>
    <message id="fortress.reason.no_sight.levels"><translation>{what} at {space} blocks the line of sight by {levels_count}.</translation></message>
    <message id="fortress.reason.no_sight.nowhere"><translation>There is no clear line of sight.</translation></message>
    <message id="fortress.reason.engaged_with_others"><translation>{figure} is engaged and can attack only the figures it is engaged with.</translation></message>
    <message id="fortress.reason.friend"><translation>{target} is on your side.</translation></message>
    <message id="fortress.reason.must_be_adjacent"><translation>{target} can be attacked only from an adjacent space.</translation></message>
    <message id="fortress.reason.may_destroy"><translation>Powers that destroy outright don’t work on the door.</translation></message>
    <message id="fortress.reason.no_grenade"><translation>The grenades have been used.</translation></message>
    <message id="fortress.reason.lob_too_high"><translation>The throw would need to rise {levels_count}; the maximum is {limit}.</translation></message>
    <message id="fortress.reason.indestructible"><translation>In this mode the door cannot be destroyed.</translation></message>
    <message id="fortress.reason.nobody_hit"><translation>There is no valid target in sight along this line.</translation></message>
    <message id="fortress.reason.not_a_target"><translation>“{target}” is not a valid target.</translation></message>
    <message id="fortress.reason.not_controller"><translation>Another player controls the door.</translation></message>
    <message id="fortress.reason.nobody_on_4"><translation>The door’s controller has no figure on door space 4.</translation></message>
    <message id="fortress.reason.door_space_taken"><translation>{other} is on door space {number}.</translation></message>
    <message id="fortress.reason.door_gone"><translation>The door has been destroyed.</translation></message>
    <message id="fortress.reason.enemy_moving"><translation>An enemy is moving.</translation></message>
    <message id="fortress.reason.nothing_changed"><translation>The door is already in this state, or was just moved.</translation></message>
    <message id="fortress.reason.not_on_x"><translation>The figure isn’t behind the flag.</translation></message>
    <message id="fortress.reason.engaged"><translation>{figure} is engaged with {other}.</translation></message>
    <message id="fortress.reason.not_an_attacker"><translation>Only an attacker can take the flag down.</translation></message>
    <message id="fortress.reason.no_flag"><translation>There is no flag to take down.</translation></message>
    <message id="fortress.reason.card_out"><translation>{card} has no figures left.</translation></message>
</context>
</TS>
