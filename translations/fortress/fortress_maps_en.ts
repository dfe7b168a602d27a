<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Maps of one's own: the row that asks for one, and what cannot be built. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="option.fortress.map"><translation>Map</translation></message>
    <message id="option.fortress.map.built_in"><translation>The program’s: reconstructed</translation></message>
    <message id="option.fortress.map.choose"><translation>Own &amp;map…</translation></message>
    <message id="option.fortress.map.choose.words"><translation>Play on a map of your own: a file that says what it is built of.</translation></message>
    <message id="option.fortress.map.begin"><translation>Write the map do&amp;wn…</translation></message>
    <message id="option.fortress.map.begin.words"><translation>Write the program’s map into a file, to build another from it.</translation></message>
    <message id="option.fortress.map.back.words"><translation>Play on the map that comes with the program.</translation></message>
    <message id="option.fortress.map.files"><translation>Maps</translation></message>
    <message id="option.fortress.map.file"><translation>map</translation></message>
    <message id="problem.fortress.map.too_large"><translation>a map has at most {limit} KiB</translation></message>
    <message id="problem.fortress.map.not_a_name"><translation>a name is one line of 1 to {limit} letters</translation></message>
    <message id="problem.fortress.map.name_twice"><translation>“{value}” is there twice</translation></message>
    <message id="problem.fortress.map.box_empty"><translation>it needs {count} pieces “{piece}”, but the box has {limit}</translation></message>
    <message id="problem.fortress.map.lacks_space"><translation>the scenario begins on {value}, where this map has no space</translation></message>
    <message id="problem.fortress.map.hexes"><translation>there are {count} hexes, not 1 to {limit}</translation></message>
    <message id="problem.fortress.map.no_hex"><translation>the map has no hex {col},{row}</translation></message>
    <message id="problem.fortress.map.hex_twice"><translation>hex {col},{row} is there twice</translation></message>
    <message id="problem.fortress.map.too_low"><translation>“{terrain}” adds a level, so this is at least {least}</translation></message>
    <message id="problem.fortress.map.no_more_tiles"><translation>the box has no more tiles of “{terrain}” of this size: {size}</translation></message>
    <message id="problem.fortress.map.tile_covers"><translation>as many hexes as the size says must be named, each once: {size}</translation></message>
    <message id="problem.fortress.map.two_tiles"><translation>two tiles of one layer lie on {col},{row}</translation></message>
    <message id="problem.fortress.map.other_tiles"><translation>the tiles on {col},{row} do not make the ground that the hex has</translation></message>
    <message id="problem.fortress.map.two_sections"><translation>two sections fill one place</translation></message>
    <message id="problem.fortress.map.other_sides"><translation>a section “{shape}” does not join others on these sides</translation></message>
    <message id="problem.fortress.map.needs_base"><translation>a lowest section stands on a base, or on the door frame</translation></message>
    <message id="problem.fortress.map.no_base"><translation>a base stands on grass, sand or rock, not on “{terrain}”</translation></message>
    <message id="problem.fortress.map.frame_there"><translation>the door frame takes the place of the lowest section</translation></message>
    <message id="problem.fortress.map.on_frame"><translation>this section stands on the door frame</translation></message>
    <message id="problem.fortress.map.section_floats"><translation>this section floats: below it there is none</translation></message>
    <message id="problem.fortress.map.does_not_fit"><translation>a section “{shape}” does not fit on a section “{below}”</translation></message>
    <message id="problem.fortress.map.joins_nothing"><translation>the section at {col},{row}, tier {tier}, joins nothing on one side</translation></message>
    <message id="problem.fortress.map.walk_covers"><translation>as many hexes as “{piece}” covers must be named, each once: {count}</translation></message>
    <message id="problem.fortress.map.walk_floats"><translation>this walk floats: it lies on no wall and is no road</translation></message>
    <message id="problem.fortress.map.walk_blocked"><translation>at {col},{row} there is something in the place of this walk</translation></message>
    <message id="problem.fortress.map.wall_bare"><translation>the wall at {col},{row} is left bare: it needs a walk at level {level}</translation></message>
    <message id="problem.fortress.map.no_storey"><translation>over level {level} of {col},{row} there is no room below the next walk</translation></message>
    <message id="problem.fortress.map.two_battlements"><translation>there are two battlements on one edge</translation></message>
    <message id="problem.fortress.map.battlement_on_nothing"><translation>a battlement is clipped to a walk, or to grass, sand, rock or road of that level</translation></message>
    <message id="problem.fortress.map.flag_on_nothing"><translation>the flag stands on a battlement</translation></message>
    <message id="problem.fortress.map.one_ladder"><translation>a landing space has one ladder</translation></message>
    <message id="problem.fortress.map.rung_on_nothing"><translation>the lowest rung stands directly on a space</translation></message>
    <message id="problem.fortress.map.landing_on_water"><translation>a landing space has thickness; water has none</translation></message>
    <message id="problem.fortress.map.roof_over_ladder"><translation>the space has a roof below the end of the ladder</translation></message>
    <message id="problem.fortress.map.top_elsewhere"><translation>the top lies across the edge that the ladder leans on</translation></message>
    <message id="problem.fortress.map.leans_on_nothing"><translation>the highest rung is joined to a walk, a wall or a land tile</translation></message>
    <message id="problem.fortress.map.other_rungs"><translation>levels to climb: {levels}, so rungs needed: {rungs}</translation></message>
    <message id="problem.fortress.map.door_parts"><translation>a door has four spaces and two feet, one of them with the hinge</translation></message>
    <message id="problem.fortress.map.door_levels"><translation>all spaces and feet of the door lie on one level</translation></message>
    <message id="problem.fortress.map.door_on_water"><translation>the door stands on land, not on water</translation></message>
    <message id="problem.fortress.map.door_in_line"><translation>foot, space 1 and foot are three hexes in line</translation></message>
    <message id="problem.fortress.map.door_spaces"><translation>spaces 2 and 3 are neighbours of space 1 and of each other</translation></message>
    <message id="problem.fortress.map.door_hinge"><translation>space 3 lies at the foot with the hinge, space 2 does not</translation></message>
    <message id="problem.fortress.map.door_space_4"><translation>space 4 touches spaces 2 and 3, and not space 1</translation></message>
</context>
</TS>
