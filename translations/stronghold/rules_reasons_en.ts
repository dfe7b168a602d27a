<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why a move is refused: one sentence for every member of reasons.Reason. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- who and when -->
    <message id="reason.not_your_decision"><translation>It’s {seat}’s turn to decide.</translation></message>
    <message id="reason.not_now"><translation>Not now: {stage}.</translation></message>
    <message id="reason.game_over"><translation>The game is over.</translation></message>
    <message id="reason.unknown_place"><translation>You can’t do this here: {place}.</translation></message>
    <message id="reason.unknown_piece"><translation>You can’t do this with: {piece}.</translation></message>
    <message id="reason.wrong_kind_of_place"><translation>You can’t do that here: {piece} ({place}).</translation></message>
    <message id="reason.not_offered"><translation>This card is not on offer: {card}.</translation></message>
    <message id="reason.must_choose" numerus="yes">
        <translation>
            <numerusform>You have one more choice to make first.</numerusform>
            <numerusform>You have {n} more choices to make first.</numerusform>
        </translation>
    </message>
    <!-- cards and payment -->
    <message id="reason.already_flipped"><translation>The card “{phase_title}” already shows its special side.</translation></message>
    <message id="reason.cannot_flip"><translation>The card “{phase_title}” has no special side.</translation></message>
    <message id="reason.card_flipped">
        <translation>“{action_title}” is permanently lost: the card “{phase_title}” shows its special side.</translation>
    </message>
    <message id="reason.card_not_flipped">
        <translation>“{action_title}” is on the special side of the card “{phase_title}”. You can flip it at the start of a turn.</translation>
    </message>
    <message id="reason.not_on_card"><translation>Your card for this phase doesn’t offer “{action_title}”.</translation></message>
    <message id="reason.already_used"><translation>“{action_title}” has already been used this turn.</translation></message>
    <message id="reason.once_each"><translation>Each Invader may use “{action_title}” once per turn, even with a partner’s card.</translation></message>
    <message id="reason.lent">
        <translation>Your partner has borrowed “{action_title}” from your card; you can’t use it this turn.</translation>
    </message>
    <message id="reason.too_many_to_give">
        <translation>A troop transfer is 1 to {limit_units} of one kind.</translation>
    </message>
    <message id="reason.no_partner"><translation>You need a partner for this.</translation></message>
    <message id="reason.not_a_price"><translation>“{action_title}” cannot be paid with {unit_many}.</translation></message>
    <message id="reason.too_few_resources"><translation>“{action_title}” costs {cost_resources}; you have {have}.</translation></message>
    <message id="reason.too_few_units"><translation>“{action_title}” costs {cost_of}; you have {have} left.</translation></message>
    <message id="reason.too_few_units.any"><translation>“{action_title}” costs {prices}; you can’t pay any of these.</translation></message>
    <message id="reason.none_left"><translation>None left: {piece}.</translation></message>
    <message id="reason.no_resources_left"><translation>The supply of resources is empty.</translation></message>
    <!-- places -->
    <message id="reason.no_room"><translation>There is no room left {place_at} (limit: {limit}).</translation></message>
    <message id="reason.field_taken"><translation>The space {place_at} is already taken: {piece}.</translation></message>
    <message id="reason.same_tile_there"><translation>This tile is already there: {piece} ({place}).</translation></message>
    <message id="reason.two_tiles_there"><translation>There are already two tiles {place_at}, the maximum.</translation></message>
    <message id="reason.not_marked"><translation>There is no space for {piece_a} {place_at}.</translation></message>
    <message id="reason.no_path"><translation>No path leads {start_from} to {goal_the}.</translation></message>
    <message id="reason.other_side">
        <translation>{start_the} and {goal_the} are on different sides of the barbican; you can’t cross over.</translation>
    </message>
    <message id="reason.other_side.partner">
        <translation>{goal_the} is on your partner’s side; you can act only on your own.</translation>
    </message>
    <message id="reason.other_side.crossing">
        <translation>You can act only on your own side: {start} → {goal} leaves it.</translation>
    </message>
    <message id="reason.same_place"><translation>The start and destination are the same: {place}.</translation></message>
    <message id="reason.not_adjacent">
        <translation>You can’t go directly {start_from} to {goal_the}: they are not adjacent.</translation>
    </message>
    <message id="reason.not_there"><translation>There is nothing of this kind {place_at}: {piece}.</translation></message>
    <message id="reason.too_many_machines">
        <translation>There are already {limit} throwing machines on the board, the maximum.</translation>
    </message>
    <message id="reason.no_machine_there"><translation>There is no siege machine {place_at}.</translation></message>
    <message id="reason.somebody_on_ladder">
        <translation>A unit is standing on the ladder {place_at}, so it can’t be moved.</translation>
    </message>
    <message id="reason.already_there"><translation>Already in place {place_at}: {piece}.</translation></message>
    <!-- phase 6 -->
    <message id="reason.number_used_up">
        <translation>This dispatch has already moved {number_units} {place_from}, its limit.</translation>
    </message>
    <message id="reason.number_used_up.camp">
        <translation>This dispatch has already sent {number_units} from the camp in that direction, its limit.</translation>
    </message>
    <message id="reason.dispatch_first">
        <translation>Choose a minor or major dispatch first.</translation>
    </message>
    <message id="reason.no_dispatch_left">
        <translation>You have used all dispatches this turn, so no more units can march.</translation>
    </message>
    <message id="reason.wrong_step"><translation>Not in this step: {step}.</translation></message>
    <message id="reason.nobody_leaves_wall"><translation>Units never leave a wall ({place}).</translation></message>
    <message id="reason.no_ram">
        <translation>The barbican path is closed until you start building the battering ram.</translation>
    </message>
    <message id="reason.already_moved">
        <translation>This unit has already moved {place_at} in this dispatch ({unit}).</translation>
    </message>
    <message id="reason.no_sap_left"><translation>The sap {place_at} has already been used in this dispatch.</translation></message>
    <message id="reason.no_drover"><translation>Without a drover {place_at}, units can’t move back or sideways.</translation></message>
    <message id="reason.no_ropes_left"><translation>The ropes {place_at} have been used this turn.</translation></message>
    <message id="reason.nobody_to_obey"><translation>Nobody here could carry out the order “{piece}” ({place}).</translation></message>
    <message id="reason.order_there"><translation>There is already an order {place_at}, the maximum.</translation></message>
    <message id="reason.order_used_up"><translation>You have no more tiles of this order: {piece}.</translation></message>
    <message id="reason.no_altar_there"><translation>There is no altar {place_at}.</translation></message>
    <!-- the Defender -->
    <message id="reason.no_hourglasses"><translation>This takes {cost_hourglasses}; you have {have}.</translation></message>
    <message id="reason.workshop_only"><translation>Barricade hourglasses can be used only in the workshop.</translation></message>
    <message id="reason.hourglasses_left" numerus="yes">
        <translation>
            <numerusform>You must still spend one hourglass.</numerusform>
            <numerusform>You must still spend {n} hourglasses.</numerusform>
        </translation>
    </message>
    <message id="reason.stone_left"><translation>Place this turn’s stone component first.</translation></message>
    <message id="reason.units_stay_out"><translation>You can’t send units there: {place}.</translation></message>
    <message id="reason.wrong_unit"><translation>A unit of this kind can’t be {place_at}: {unit_a}.</translation></message>
    <message id="reason.hero_there"><translation>There is already a hero {place_at}, the maximum.</translation></message>
    <message id="reason.heroes_never_swap"><translation>Heroes never swap places.</translation></message>
    <message id="reason.hero_way">
        <translation>Heroes move only along the walls and to or from the courtyard, not {start_from} to {goal_the}.</translation>
    </message>
    <message id="reason.hero_acted"><translation>{hero_the} has already acted this turn.</translation></message>
    <message id="reason.hero_possessed"><translation>{hero_the} is possessed and cannot act this turn.</translation></message>
    <message id="reason.hero_not_on_wall"><translation>{hero_the} can act only on a wall section.</translation></message>
    <message id="reason.same_kind"><translation>Swapping two units of the same kind would change nothing ({unit}).</translation></message>
    <message id="reason.machine_in_tower"><translation>There is already a machine in {place_the}.</translation></message>
    <message id="reason.unit_in_tower"><translation>There is a unit {place_at}; it must leave before you can place a machine.</translation></message>
    <message id="reason.no_place_for_it"><translation>There is currently nowhere to use “{action_title}”.</translation></message>
    <message id="reason.another_purse">
        <translation>To use “{action_title}” a second time this turn, pay only with barricade hourglasses.</translation>
    </message>
    <message id="reason.gate_whole">
        <translation>The gate is already at its full toughness of {toughness}.</translation>
    </message>
    <message id="reason.wall_full">
        <translation>There are already {limit} wooden components {place_at}, the maximum.</translation>
    </message>
    <message id="reason.no_saboteur"><translation>There is no saboteur in the fortress.</translation></message>
    <message id="reason.nobody_in_guards">
        <translation>Tracking costs a unit from the guards, and there are none.</translation>
    </message>
    <message id="reason.no_trainee"><translation>The barracks have no unit of this kind to train ({unit}).</translation></message>
    <message id="reason.no_trainee.discard"><translation>No unit of this kind has been discarded: {unit}.</translation></message>
    <message id="reason.too_early"><translation>Dishonourable deeds are available from turn {turn}.</translation></message>
    <message id="reason.deed_used"><translation>You have already used “{deed_title}”; each deed can be used once per game.</translation></message>
    <message id="reason.one_deed_a_turn"><translation>You have already used a deed this turn; only one is allowed.</translation></message>
    <message id="reason.too_much_speech"><translation>A speech costs 1 to {limit_hourglasses}.</translation></message>
    <message id="reason.swap_order">
        <translation>Type the two places of a swap in board order: {start}, then {goal}.</translation>
    </message>
    <message id="reason.not_covered"><translation>“{action_title}” is not fully paid: {paid} of {cost} hourglasses.</translation></message>
    <message id="reason.partners_colour">
        <translation>Your partner has started to pay for “{action_title}”; you can’t add to it until it is done.</translation>
    </message>
    <message id="reason.not_partners_mark">
        <translation>Haste removes a partner’s used mark, and there is none on “{action_title}”.</translation>
    </message>
    <message id="reason.one_tile">
        <translation>There is only one “{action_title}” tile, and it is already in play.</translation>
    </message>
    <message id="reason.haste_used"><translation>Haste has been used this turn.</translation></message>
    <!-- the assault -->
    <message id="reason.already_aimed"><translation>All shots {place_from} already have a target.</translation></message>
    <message id="reason.left_out"><translation>There is already a breach {place_at}; the last assault skips it.</translation></message>
    <message id="reason.out_of_range"><translation>Out of range {start_from}: {goal}.</translation></message>
    <message id="reason.no_target"><translation>There is no target {goal_at}.</translation></message>
    <message id="reason.no_weapon"><translation>Nothing can fire {place_at}.</translation></message>
    <message id="reason.in_melee">
        <translation>Units {place_at} are in melee: they can’t shoot or be shot at.</translation>
    </message>
    <message id="reason.glared">
        <translation>There is an unearthly glare {place_at}; nothing is resolved there this turn.</translation>
    </message>
    <message id="reason.covered"><translation>The cover {place_at} protects against marksmen.</translation></message>
    <message id="reason.must_fire"><translation>The machine {place_at} has a target and must fire.</translation></message>
    <message id="reason.not_accurate"><translation>You have no accurate shots left.</translation></message>
    <message id="reason.does_not_fit">
        <translation>The remaining volley strength ({strength}) is not enough for {unit_a}.</translation>
    </message>
    <message id="reason.not_hit"><translation>The hit card does not show {unit_the}.</translation></message>
    <message id="reason.not_the_one"><translation>You can’t choose {unit_the} {place_at}.</translation></message>
    <message id="reason.not_the_one.gate">
        <translation>You can reinforce only the gate under attack, not {place_the}.</translation>
    </message>
    <message id="reason.more_than_needed">
        <translation>The difference of {advantage} is already covered without {unit_the}; you lose no more than necessary.</translation>
    </message>
    <message id="reason.no_order_there"><translation>There is no order {place_at}.</translation></message>
    <message id="reason.cannot_step"><translation>The troll can’t step {start_from} to {goal_the}.</translation></message>
    <!-- in short, where the name of the action stands beside it: some twenty letters -->
    <message id="reason.not_now.brief"><translation>Not now</translation></message>
    <message id="reason.wrong_kind_of_place.brief"><translation>Nowhere to place it</translation></message>
    <message id="reason.card_flipped.brief"><translation>Card is flipped</translation></message>
    <message id="reason.card_not_flipped.brief"><translation>On the special side</translation></message>
    <message id="reason.not_on_card.brief"><translation>Not on your card</translation></message>
    <message id="reason.already_used.brief"><translation>Already used</translation></message>
    <message id="reason.once_each.brief"><translation>Once per turn each</translation></message>
    <message id="reason.one_tile.brief"><translation>Tile already in play</translation></message>
    <message id="reason.lent.brief"><translation>Borrowed by your partner</translation></message>
    <message id="reason.too_few_resources.brief"><translation>{cost_resources}, you have {have}</translation></message>
    <message id="reason.too_few_units.brief"><translation>{cost_of}, you have {have}</translation></message>
    <message id="reason.too_few_units.any.brief"><translation>Costs {prices}</translation></message>
    <message id="reason.none_left.brief"><translation>None left</translation></message>
    <message id="reason.no_resources_left.brief"><translation>No resources left</translation></message>
    <message id="reason.no_room.brief"><translation>No room left</translation></message>
    <message id="reason.field_taken.brief"><translation>No free space</translation></message>
    <message id="reason.same_tile_there.brief"><translation>Already there</translation></message>
    <message id="reason.two_tiles_there.brief"><translation>No room left</translation></message>
    <message id="reason.not_marked.brief"><translation>No space for it</translation></message>
    <message id="reason.other_side.brief"><translation>On the other side</translation></message>
    <message id="reason.other_side.partner.brief"><translation>On your partner’s side</translation></message>
    <message id="reason.other_side.crossing.brief"><translation>Not on your side</translation></message>
    <message id="reason.not_there.brief"><translation>No {piece} there</translation></message>
    <message id="reason.too_many_machines.brief"><translation>Maximum {limit} machines</translation></message>
    <message id="reason.no_machine_there.brief"><translation>No machine for it</translation></message>
    <message id="reason.already_there.brief"><translation>Already there</translation></message>
    <message id="reason.no_hourglasses.brief"><translation>{cost_hourglasses}, you have {have}</translation></message>
    <message id="reason.workshop_only.brief"><translation>Workshop only</translation></message>
    <message id="reason.hero_acted.brief"><translation>Already acted</translation></message>
    <message id="reason.hero_possessed.brief"><translation>Possessed this turn</translation></message>
    <message id="reason.hero_not_on_wall.brief"><translation>Not on a wall</translation></message>
    <message id="reason.no_place_for_it.brief"><translation>Nowhere to use it now</translation></message>
    <message id="reason.another_purse.brief"><translation>Barricades only</translation></message>
    <message id="reason.gate_whole.brief"><translation>Gate at full toughness</translation></message>
    <message id="reason.wall_full.brief"><translation>The wall is full</translation></message>
    <message id="reason.no_saboteur.brief"><translation>No saboteurs</translation></message>
    <message id="reason.nobody_in_guards.brief"><translation>No guards</translation></message>
    <message id="reason.no_trainee.brief"><translation>Nobody to train</translation></message>
    <message id="reason.no_trainee.discard.brief"><translation>None was discarded</translation></message>
    <message id="reason.no_ram.brief"><translation>Ram not started</translation></message>
    <message id="reason.too_early.brief"><translation>From turn {turn}</translation></message>
    <message id="reason.deed_used.brief"><translation>Already used this game</translation></message>
    <message id="reason.one_deed_a_turn.brief"><translation>One deed per turn</translation></message>
    <message id="reason.partners_colour.brief"><translation>Started by your partner</translation></message>
    <message id="reason.no_partner.brief"><translation>No partner</translation></message>
    <message id="reason.not_accurate.brief"><translation>No accurate shot left</translation></message>
    <!-- the running step of a dispatch, as it stands after a colon -->
    <message id="step.a"><translation>units are moving from the ramparts</translation></message>
    <message id="step.b"><translation>units are moving from the foregrounds</translation></message>
    <message id="step.c"><translation>units are moving from the camp</translation></message>
</context>
</TS>
