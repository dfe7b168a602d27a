<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Why a move is refused: one sentence for every member of reasons.Reason. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- who and when -->
    <message id="reason.not_your_decision"><translation>{seat} decides now.</translation></message>
    <message id="reason.not_now"><translation>Not now: {stage}.</translation></message>
    <message id="reason.game_over"><translation>The game is over.</translation></message>
    <message id="reason.unknown_place"><translation>This cannot be done here: {place}.</translation></message>
    <message id="reason.unknown_piece"><translation>This cannot be done with: {piece}.</translation></message>
    <message id="reason.wrong_kind_of_place"><translation>This is not possible here: {piece} ({place}).</translation></message>
    <message id="reason.not_offered"><translation>This card is not on offer: {card}.</translation></message>
    <message id="reason.must_choose" numerus="yes">
        <translation>
            <numerusform>One more choice must be made first.</numerusform>
            <numerusform>{n} more choices must be made first.</numerusform>
        </translation>
    </message>
    <!-- cards and payment -->
    <message id="reason.already_flipped"><translation>The card “{phase}” shows its special side already.</translation></message>
    <message id="reason.cannot_flip"><translation>The card “{phase}” has no special side.</translation></message>
    <message id="reason.card_flipped">
        <translation>“{action}” is gone for good: the card “{phase}” shows its special side.</translation>
    </message>
    <message id="reason.card_not_flipped">
        <translation>“{action}” is on the special side of the card “{phase}”, which can be flipped at the start of a turn.</translation>
    </message>
    <message id="reason.not_on_card"><translation>Your card of this phase does not offer “{action}”.</translation></message>
    <message id="reason.already_used"><translation>“{action}” has been used this turn.</translation></message>
    <message id="reason.once_each"><translation>Each Invader takes “{action}” once a turn; a partner’s card does not lift that limit.</translation></message>
    <message id="reason.lent">
        <translation>Your partner has taken “{action}” from your card; it is closed to you this turn.</translation>
    </message>
    <message id="reason.too_many_to_give">
        <translation>A troop transfer hands over from 1 to {limit_units} of one kind.</translation>
    </message>
    <message id="reason.no_partner"><translation>This takes a partner, and you have none.</translation></message>
    <message id="reason.not_a_price"><translation>“{action}” cannot be paid in {unit_many}.</translation></message>
    <message id="reason.too_few_resources"><translation>“{action}” costs {cost_resources}; you have {have}.</translation></message>
    <message id="reason.too_few_units"><translation>“{action}” costs {cost_of}; you have {have} left.</translation></message>
    <message id="reason.too_few_units.any"><translation>“{action}” costs {prices}; you can pay none of these.</translation></message>
    <message id="reason.none_left"><translation>None of these is left to take: {piece}.</translation></message>
    <message id="reason.no_resources_left"><translation>The supply of resources is empty.</translation></message>
    <!-- places -->
    <message id="reason.no_room"><translation>There is no room left {place_at} (limit: {limit}).</translation></message>
    <message id="reason.field_taken"><translation>The field {place_at} is taken: {piece}.</translation></message>
    <message id="reason.same_tile_there"><translation>The same tile lies there already: {piece} ({place}).</translation></message>
    <message id="reason.two_tiles_there"><translation>Two tiles lie {place_at} already; there is room for no more.</translation></message>
    <message id="reason.not_marked"><translation>No field for {piece_a} is marked {place_at}.</translation></message>
    <message id="reason.no_path"><translation>No path leads {start_from} to {goal_the}.</translation></message>
    <message id="reason.other_side">
        <translation>{start_the} and {goal_the} lie on different sides of the barbican; nothing crosses over.</translation>
    </message>
    <message id="reason.other_side.partner">
        <translation>{goal_the} lies on your partner’s side; what you do stays on yours.</translation>
    </message>
    <message id="reason.other_side.crossing">
        <translation>You act on your own side only: {start} → {goal} leaves it.</translation>
    </message>
    <message id="reason.same_place"><translation>Start and goal are the same place: {place}.</translation></message>
    <message id="reason.not_adjacent">
        <translation>There is no direct way {start_from} to {goal_the}: they are not next to each other.</translation>
    </message>
    <message id="reason.not_there"><translation>There is nothing of the kind {place_at}: {piece}.</translation></message>
    <message id="reason.too_many_machines">
        <translation>{limit} throwing machines stand on the board; there can be no more.</translation>
    </message>
    <message id="reason.no_machine_there"><translation>No siege machine stands {place_at}.</translation></message>
    <message id="reason.somebody_on_ladder">
        <translation>The ladder {place_at} has a unit on it, so it stays where it is.</translation>
    </message>
    <message id="reason.already_there"><translation>Already in place {place_at}: {piece}.</translation></message>
    <!-- phase 6 -->
    <message id="reason.number_used_up">
        <translation>This dispatch has already moved its {number_units} {place_from}.</translation>
    </message>
    <message id="reason.number_used_up.camp">
        <translation>This dispatch has already sent its {number_units} from the camp in that direction.</translation>
    </message>
    <message id="reason.dispatch_first">
        <translation>Choose a minor or a major dispatch first; units march in it.</translation>
    </message>
    <message id="reason.no_dispatch_left">
        <translation>All dispatches of this turn have been taken, so no unit marches any more.</translation>
    </message>
    <message id="reason.wrong_step"><translation>This is not the step for it: {step}.</translation></message>
    <message id="reason.nobody_leaves_wall"><translation>A unit on the wall never leaves it again ({place}).</translation></message>
    <message id="reason.no_ram">
        <translation>The battering ram has not been begun, so the way to the barbican is closed.</translation>
    </message>
    <message id="reason.already_moved">
        <translation>A unit that arrived {place_at} in this dispatch moves no further ({unit}).</translation>
    </message>
    <message id="reason.no_sap_left"><translation>There is no sap left to use {place_at} in this dispatch.</translation></message>
    <message id="reason.no_drover"><translation>Without a drover {place_at}, nobody turns back or aside from there.</translation></message>
    <message id="reason.no_ropes_left"><translation>The ropes {place_at} have been used this turn.</translation></message>
    <message id="reason.nobody_to_obey"><translation>Nobody could carry out the order “{piece}” here ({place}).</translation></message>
    <message id="reason.order_there"><translation>An order lies {place_at} already; there is one at most.</translation></message>
    <message id="reason.order_used_up"><translation>No tile of this order is left: {piece}.</translation></message>
    <message id="reason.no_altar_there"><translation>No altar stands {place_at}.</translation></message>
    <!-- the Defender -->
    <message id="reason.no_hourglasses"><translation>This takes {cost_hourglasses}; you have {have}.</translation></message>
    <message id="reason.workshop_only"><translation>The hourglasses of the barricades serve in the workshop only.</translation></message>
    <message id="reason.hourglasses_left" numerus="yes">
        <translation>
            <numerusform>One hourglass must still be spent.</numerusform>
            <numerusform>{n} hourglasses must still be spent.</numerusform>
        </translation>
    </message>
    <message id="reason.stone_left"><translation>Place this turn’s stone component first.</translation></message>
    <message id="reason.units_stay_out"><translation>Units are never sent there: {place}.</translation></message>
    <message id="reason.wrong_unit"><translation>There is no place for {unit_a} {place_at}.</translation></message>
    <message id="reason.hero_there"><translation>A hero stands {place_at} already; there is room for one.</translation></message>
    <message id="reason.heroes_never_swap"><translation>Heroes never swap places.</translation></message>
    <message id="reason.hero_way">
        <translation>Heroes move only along the walls and to or from the courtyard, not {start_from} to {goal_the}.</translation>
    </message>
    <message id="reason.hero_acted"><translation>{hero_the} has already acted this turn.</translation></message>
    <message id="reason.hero_possessed"><translation>{hero_the} is possessed and cannot act this turn.</translation></message>
    <message id="reason.hero_not_on_wall"><translation>{hero_the} can act only on a wall section.</translation></message>
    <message id="reason.same_kind"><translation>Swapping two units of the same kind would change nothing ({unit}).</translation></message>
    <message id="reason.machine_in_tower"><translation>A machine fills {place_the} already.</translation></message>
    <message id="reason.unit_in_tower"><translation>A unit stands {place_at}; it must leave before a machine comes.</translation></message>
    <message id="reason.no_place_for_it"><translation>“{action}” cannot be carried out anywhere just now.</translation></message>
    <message id="reason.another_purse">
        <translation>A second “{action}” in one turn is paid from the barricades alone.</translation>
    </message>
    <message id="reason.gate_whole">
        <translation>The gate has its full toughness of {toughness}; there is nothing to mend.</translation>
    </message>
    <message id="reason.wall_full">
        <translation>There are {limit} wooden components {place_at} already; there can be no more.</translation>
    </message>
    <message id="reason.no_saboteur"><translation>There is no saboteur in the fortress.</translation></message>
    <message id="reason.nobody_in_guards">
        <translation>Tracking costs a unit from the guards, and nobody is on guard.</translation>
    </message>
    <message id="reason.no_trainee"><translation>There is nobody in the barracks to train ({unit}).</translation></message>
    <message id="reason.no_trainee.discard"><translation>There is none among the discarded units: {unit}.</translation></message>
    <message id="reason.too_early"><translation>Dishonourable deeds are possible from turn {turn} on.</translation></message>
    <message id="reason.deed_used"><translation>“{deed}” has been used; each deed serves once a game.</translation></message>
    <message id="reason.one_deed_a_turn"><translation>One deed a turn, and this turn’s has been done.</translation></message>
    <message id="reason.too_much_speech"><translation>A speech takes from 1 to {limit_hourglasses}.</translation></message>
    <message id="reason.swap_order">
        <translation>A swap is named from the place that comes first on the board: {start}, then {goal}.</translation>
    </message>
    <message id="reason.not_covered"><translation>“{action}” still lacks hourglasses: {paid} of {cost}.</translation></message>
    <message id="reason.partners_colour">
        <translation>Your partner’s hourglasses lie on “{action}”; it is closed to yours until it is carried out.</translation>
    </message>
    <message id="reason.not_partners_mark">
        <translation>Haste takes off a used mark of your partner’s, and none lies on “{action}”.</translation>
    </message>
    <message id="reason.one_tile">
        <translation>There is one tile of “{action}”, and it lies already: a second taking would find none.</translation>
    </message>
    <message id="reason.haste_used"><translation>Haste has been used this turn.</translation></message>
    <!-- the assault -->
    <message id="reason.already_aimed"><translation>All shots {place_from} have their target already.</translation></message>
    <message id="reason.left_out"><translation>The breach {place_at} is made; the last assault passes it by.</translation></message>
    <message id="reason.out_of_range"><translation>Out of range {start_from}: {goal}.</translation></message>
    <message id="reason.no_target"><translation>There is nothing to hit {goal_at}.</translation></message>
    <message id="reason.no_weapon"><translation>Nothing is ready to fire {place_at}.</translation></message>
    <message id="reason.in_melee"><translation>The fighting {place_at} rules out any shot.</translation></message>
    <message id="reason.glared">
        <translation>The unearthly glare lies {place_at}; nothing is resolved there this turn.</translation>
    </message>
    <message id="reason.covered"><translation>The cover {place_at} stops the marksmen’s arrows.</translation></message>
    <message id="reason.must_fire"><translation>The machine {place_at} has a target and must fire.</translation></message>
    <message id="reason.not_accurate"><translation>No accurate shot is left.</translation></message>
    <message id="reason.does_not_fit">
        <translation>What is left of the volley (strength {strength}) is not enough for {unit_a}.</translation>
    </message>
    <message id="reason.not_hit"><translation>The hit card does not show {unit_the}.</translation></message>
    <message id="reason.not_the_one"><translation>{unit_the} {place_at} cannot be chosen here.</translation></message>
    <message id="reason.not_the_one.gate">
        <translation>Only the gate under attack can be reinforced, not {place_the}.</translation>
    </message>
    <message id="reason.more_than_needed">
        <translation>The advantage of {advantage} is covered without {unit_the}; nobody is lost needlessly.</translation>
    </message>
    <message id="reason.no_such_card"><translation>That is neither of the two cards turned.</translation></message>
    <message id="reason.no_order_there"><translation>No order lies {place_at}.</translation></message>
    <message id="reason.cannot_step"><translation>The troll cannot take a step {start_from} to {goal_the}.</translation></message>
    <!-- in short, where the name of the action stands beside it: some twenty letters -->
    <message id="reason.not_now.brief"><translation>Not now</translation></message>
    <message id="reason.wrong_kind_of_place.brief"><translation>No fitting place</translation></message>
    <message id="reason.card_flipped.brief"><translation>Gone: the card is flipped</translation></message>
    <message id="reason.card_not_flipped.brief"><translation>On the special side</translation></message>
    <message id="reason.not_on_card.brief"><translation>Not on your card</translation></message>
    <message id="reason.already_used.brief"><translation>Used this turn</translation></message>
    <message id="reason.once_each.brief"><translation>Once a turn for each</translation></message>
    <message id="reason.one_tile.brief"><translation>Its only tile lies</translation></message>
    <message id="reason.lent.brief"><translation>Taken by your partner</translation></message>
    <message id="reason.too_few_resources.brief"><translation>{cost_resources}, you have {have}</translation></message>
    <message id="reason.too_few_units.brief"><translation>{cost_of}, you have {have}</translation></message>
    <message id="reason.too_few_units.any.brief"><translation>Costs {prices}</translation></message>
    <message id="reason.none_left.brief"><translation>None is left</translation></message>
    <message id="reason.no_resources_left.brief"><translation>No resources left</translation></message>
    <message id="reason.no_room.brief"><translation>No room left</translation></message>
    <message id="reason.field_taken.brief"><translation>No field is free</translation></message>
    <message id="reason.same_tile_there.brief"><translation>It lies there already</translation></message>
    <message id="reason.two_tiles_there.brief"><translation>No room left</translation></message>
    <message id="reason.not_marked.brief"><translation>No field for it</translation></message>
    <message id="reason.other_side.brief"><translation>On the other side</translation></message>
    <message id="reason.other_side.partner.brief"><translation>On your partner’s side</translation></message>
    <message id="reason.other_side.crossing.brief"><translation>Not on your side</translation></message>
    <message id="reason.not_there.brief"><translation>None there: {piece}</translation></message>
    <message id="reason.too_many_machines.brief"><translation>{limit} machines at most</translation></message>
    <message id="reason.no_machine_there.brief"><translation>No machine for it</translation></message>
    <message id="reason.already_there.brief"><translation>It lies there already</translation></message>
    <message id="reason.no_hourglasses.brief"><translation>{cost_hourglasses}, you have {have}</translation></message>
    <message id="reason.workshop_only.brief"><translation>Workshop only</translation></message>
    <message id="reason.hero_acted.brief"><translation>Has acted this turn</translation></message>
    <message id="reason.hero_possessed.brief"><translation>Possessed this turn</translation></message>
    <message id="reason.hero_not_on_wall.brief"><translation>Not on a wall</translation></message>
    <message id="reason.no_place_for_it.brief"><translation>No place for it now</translation></message>
    <message id="reason.another_purse.brief"><translation>Barricades only</translation></message>
    <message id="reason.gate_whole.brief"><translation>The gate is whole</translation></message>
    <message id="reason.wall_full.brief"><translation>The wall is full</translation></message>
    <message id="reason.no_saboteur.brief"><translation>There is no saboteur</translation></message>
    <message id="reason.nobody_in_guards.brief"><translation>Nobody is on guard</translation></message>
    <message id="reason.no_trainee.brief"><translation>Nobody to train</translation></message>
    <message id="reason.no_trainee.discard.brief"><translation>None was discarded</translation></message>
    <message id="reason.no_ram.brief"><translation>No ram has been begun</translation></message>
    <message id="reason.too_early.brief"><translation>From turn {turn} on</translation></message>
    <message id="reason.deed_used.brief"><translation>Used once and for all</translation></message>
    <message id="reason.one_deed_a_turn.brief"><translation>One deed a turn</translation></message>
    <message id="reason.partners_colour.brief"><translation>Begun by your partner</translation></message>
    <message id="reason.no_partner.brief"><translation>There is no partner</translation></message>
    <message id="reason.not_accurate.brief"><translation>No accurate shot left</translation></message>
    <!-- the running step of a dispatch, as it stands after a colon -->
    <message id="step.a"><translation>now units leave the ramparts</translation></message>
    <message id="step.b"><translation>now units leave the foregrounds</translation></message>
    <message id="step.c"><translation>now units leave the camp</translation></message>
</context>
</TS>
