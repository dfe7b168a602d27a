<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What can be wrong with a file: problem.* are the ids of core/save/faults.py and of the position documents. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- a sentence about a file -->
    <message id="fault.file"><translation>“{name}”: {what}.</translation></message>
    <message id="fault.alone"><translation>The data cannot be used: {what}.</translation></message>
    <message id="fault.at"><translation>at {path}, {what}</translation></message>
    <message id="fault.because"><translation>“{sentence}” ({source})</translation></message>
    <!-- the file as a whole -->
    <message id="problem.no_file"><translation>file not found</translation></message>
    <message id="problem.not_a_file"><translation>this is a folder or a device, not a file</translation></message>
    <message id="problem.cannot_read"><translation>the file cannot be read (the system says: {reason})</translation></message>
    <message id="problem.cannot_list"><translation>the folder cannot be read (the system says: {reason})</translation></message>
    <message id="problem.cannot_write"><translation>the file cannot be written (the system says: {reason}); its old contents are unchanged</translation></message>
    <message id="problem.unsynced"><translation>the file was written, but the disk could not confirm that it is safely stored (the system says: {reason}); save again, or save elsewhere</translation></message>
    <message id="problem.changed"><translation>the file was changed by another window or program after it was opened here; nothing was written</translation></message>
    <message id="problem.being_written"><translation>another window or program is writing this file right now; nothing was written, please try again</translation></message>
    <message id="problem.too_large"><translation>the file is larger than {limit} MiB, far more than any game needs</translation></message>
    <message id="problem.taught_too_large"><translation>the file is larger than {limit} KiB, ten times more than any lesson or puzzle needs</translation></message>
    <message id="problem.not_text"><translation>not a text file: byte {byte} is not UTF-8</translation></message>
    <message id="problem.not_json"><translation>the file is damaged or incomplete: invalid JSON at line {line}, column {column}</translation></message>
    <message id="problem.too_deep"><translation>lists and objects are nested more than {limit} levels deep at line {line}, column {column}</translation></message>
    <message id="problem.too_many_values"><translation>it contains more than {limit} values, far more than any valid file</translation></message>
    <message id="problem.member_twice"><translation>this entry appears twice</translation></message>
    <message id="problem.more" numerus="yes"><translation><numerusform>and {n} more error</numerusform><numerusform>and {n} more errors</numerusform></translation></message>
    <message id="problem.foreign"><translation>not a file of this program (expected format “{format}”)</translation></message>
    <message id="problem.newer"><translation>it was written by a newer version of the program (file version {version}; this program reads up to {known}); update the program to open it</translation></message>
    <message id="problem.unknown_version"><translation>the format version is missing</translation></message>
    <message id="problem.unknown_player"><translation>this seat belongs to the computer player “{player}”, which this program doesn’t have; remove the name to make it a person’s seat</translation></message>
    <message id="problem.unknown_game"><translation>this is a game of “{game}”, which this program doesn’t have</translation></message>
    <message id="problem.in_use"><translation>this game is open in another window</translation></message>
    <message id="problem.damaged_line"><translation>line {line} of the journal is damaged</translation></message>
    <message id="problem.journal_lost"><translation>the crash-recovery record of this game was missing or not written by this program; a new one was started and contains all moves</translation></message>
    <message id="problem.journal_refused"><translation>the crash-recovery record of this game cannot be written (the system says: {reason}); no move that was in it is lost, and the program will try again by itself</translation></message>
    <message id="problem.journal_unsynced"><translation>the crash-recovery record of this game could not be stored safely (the system says: {reason}); a new one was started and contains all moves</translation></message>
    <!-- one value -->
    <message id="problem.missing"><translation>a required entry is missing</translation></message>
    <message id="problem.unknown_member"><translation>unknown entry</translation></message>
    <message id="problem.not_an_object"><translation>expected an object ({{…}})</translation></message>
    <message id="problem.not_a_list"><translation>expected a list ([…])</translation></message>
    <message id="problem.not_a_text"><translation>expected text</translation></message>
    <message id="problem.not_a_number"><translation>expected a whole number</translation></message>
    <message id="problem.not_a_flag"><translation>expected true or false</translation></message>
    <message id="problem.not_one_of"><translation>“{value}” is not one of: {allowed}</translation></message>
    <message id="problem.out_of_range"><translation>{value} is out of range ({least} to {most})</translation></message>
    <message id="problem.wrong_number"><translation>number of items: {count} instead of {expected}</translation></message>
    <message id="problem.text_too_long"><translation>the text is longer than {limit} characters</translation></message>
    <message id="problem.control_character"><translation>the text contains characters that cannot be displayed</translation></message>
    <message id="problem.bad_option"><translation>the game has no option “{option}”</translation></message>
    <!-- the moves of a match -->
    <message id="problem.not_a_move"><translation>move {number}, “{text}”, is invalid (at “{word}”)</translation></message>
    <message id="problem.bad_draws"><translation>the random results of move {number}, “{text}”, cannot be read</translation></message>
    <message id="problem.illegal_move"><translation>move {number}, “{text}”, is not legal at that point: {reason}</translation></message>
    <message id="problem.draw_mismatch"><translation>the random results of move {number}, “{text}”, contradict the rules</translation></message>
    <!-- positions of Stronghold -->
    <message id="problem.unknown_id"><translation>unknown name “{value}”</translation></message>
    <message id="problem.other_seats"><translation>number of seats: {count} instead of {expected}</translation></message>
    <message id="problem.twice"><translation>“{value}” appears twice</translation></message>
    <message id="problem.too_many"><translation>{count} is more than the {limit} allowed</translation></message>
    <message id="problem.not_in_box"><translation>{count} of “{piece}” are in use, and the box has {limit}</translation></message>
    <message id="problem.not_all_there"><translation>only {count} of {limit} “{piece}” are accounted for</translation></message>
    <message id="problem.hidden_thing"><translation>this contains hidden entries: it is one player’s view, not a full position</translation></message>
    <message id="problem.cannot_go_on"><translation>the game cannot continue from stage “{stage}”: nobody has a decision to make</translation></message>
</context>
</TS>
