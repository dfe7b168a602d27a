<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What is written on the board, told by tooltips and said by screen readers. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.board.wall"><translation>R {left}/{whole} · str. {strength}</translation></message>
    <message id="convicted.board.barrier"><translation>str. {strength}</translation></message>
    <message id="convicted.board.tower"><translation>R {left}/{whole}</translation></message>
    <message id="convicted.board.zone"><translation>{n} · str. {strength}</translation></message>
    <message id="convicted.board.name.deployment_N"><translation>Deployment north</translation></message>
    <message id="convicted.board.name.deployment_E"><translation>Deployment east</translation></message>
    <message id="convicted.board.name.deployment_S"><translation>Deployment south</translation></message>
    <message id="convicted.board.name.deployment_W"><translation>Deployment west</translation></message>
    <message id="convicted.board.name.assault_N"><translation>Assault north</translation></message>
    <message id="convicted.board.name.assault_E"><translation>Assault east</translation></message>
    <message id="convicted.board.name.assault_S"><translation>Assault south</translation></message>
    <message id="convicted.board.name.assault_W"><translation>Assault west</translation></message>
    <message id="convicted.board.line.section"><translation>{place}, {level}: resistance {left} of {whole}, {count} of {room} places taken, strength {strength}; {pieces}.</translation></message>
    <message id="convicted.board.line.section.over"><translation>{place}, {level}: resistance {left}, more than the {whole} of its level, {count} of {room} places taken, strength {strength}; {pieces}.</translation></message>
    <message id="convicted.board.line.gates"><translation>{place}: resistance {left} of {whole}.</translation></message>
    <message id="convicted.board.line.gates.over"><translation>{place}: resistance {left}, more than the {whole} of their wall’s level.</translation></message>
    <message id="convicted.board.line.zone"><translation>{place}: strength {strength}; {pieces}.</translation></message>
    <message id="convicted.board.line.ring"><translation>{place}: {obstacle}.</translation></message>
    <message id="convicted.board.line.building"><translation>{place}: level {level}.</translation></message>
    <message id="convicted.board.line.keep"><translation>{place}: level {level}; {pieces}.</translation></message>
    <message id="convicted.board.line.plain"><translation>{place}: {pieces}.</translation></message>
    <message id="convicted.board.head.section"><translation>{place}, {level}: {count} of {room} places taken.</translation></message>
    <message id="convicted.board.head.full"><translation>{place}, {level}, full: {count} of {room}.</translation></message>
    <message id="convicted.board.fighter"><translation>Strength {strength}, support {support}, endurance {endurance}</translation></message>
    <message id="convicted.board.shooter"><translation>Strength {strength}, support {support}, endurance {endurance}, fire {fire}</translation></message>
    <message id="convicted.board.endurance"><translation>Endurance {endurance}</translation></message>
    <message id="convicted.fortification.wall.0"><translation>barrier</translation></message>
    <message id="convicted.fortification.wall.1"><translation>palisade</translation></message>
    <message id="convicted.fortification.wall.2"><translation>wooden wall</translation></message>
    <message id="convicted.fortification.wall.3"><translation>stone wall</translation></message>
    <message id="convicted.fortification.wall.4"><translation>wall with hoardings</translation></message>
    <message id="convicted.fortification.wall.5"><translation>wall with machicolations</translation></message>
    <message id="convicted.fortification.tower.0"><translation>barrier</translation></message>
    <message id="convicted.fortification.tower.1"><translation>wooden platform</translation></message>
    <message id="convicted.fortification.tower.2"><translation>wooden tower</translation></message>
    <message id="convicted.fortification.tower.3"><translation>stone tower</translation></message>
    <message id="convicted.fortification.tower.4"><translation>tower with hoardings</translation></message>
    <message id="convicted.fortification.tower.5"><translation>tower with machicolations</translation></message>
</context>
</TS>
