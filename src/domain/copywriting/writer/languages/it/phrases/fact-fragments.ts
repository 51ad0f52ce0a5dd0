/** "da 150 CV e 1.968 cc", as much of it as is known. */
export const size =
  '[[ da {cv} e {cc}| da {cc} e {cv}| da {cc} con {cv}| di {cc} da {cv}| di {cc} che eroga {cv}| di {cc} con {cv}| di {cc} e {cv}| da {cc} che sviluppa {cv}| da {cv} con {cc} di cilindrata| di {cc} per {cv}]||[ da {cv}| con {cv}| che eroga {cv}]||[ da {cc}| di {cc}]||]';

/** The same where figures are few: the engine's volume is told now and then. */
export const strength = '[[ da {cv}| con {cv}| che eroga {cv}| capace di {cv}]||[ da {cc}| di {cc}]||]';

/** Gearbox and drive after the engine; an engine is paired with a gearbox, never with a drive. */
export const geared =
  '[[, con [{:gear+drive}|{:drive+gear}]|, abbinato {al:gear}<; la trazione è {driveadj}>|, accoppiato {al:gear}<, con {:drive}>|; il cambio è {gearadj}[<, la trazione {driveadj}>|< e la trazione {driveadj}>]|; {il:gear} porta la potenza {onwheels}|, con {il:gear}< e la {drive}>|, con {il:gear}<; la trazione è {driveadj}>|, unito {al:gear}<, con {:drive}>|, a cui si accompagna {il:gear}<; la trazione è {driveadj}>]||[, con {:drive}|; la trazione è {driveadj}|, con la potenza portata {onwheels}]||]';

/** The gearbox alone, where the drive is the usual one. */
export const gearedOnly =
  '[[, con {il:gear}|; il cambio è {gearadj}|, e il cambio è {gearadj}|, con {:gear}]||]';

/** Gearbox and drive after a sentence about the engine. */
export const moved =
  '[[, con [{:gear+drive}|{:drive+gear}]|; il cambio è {gearadj}[<, la trazione {driveadj}>|< e la trazione {driveadj}>]|, con {il:gear}< e la {drive}>|; la trazione è {driveadj}, il cambio {gearadj}]||[, con {:drive}|; la trazione è {driveadj}]||]';

/** The same straight after the power, which the gearbox can then pass on. */
export const passedOn =
  '[[, che {il:gear} [porta|trasmette] {onwheels}|, con [{:gear+drive}|{:drive+gear}]|, con {il:gear}< e la {drive}>|; il cambio è {gearadj}<, la trazione {driveadj}>]||[, con {:drive}|; la trazione è {driveadj}]||]';

/** Engine and power after a sentence about gearbox and drive. */
export const powered =
  '[[; il motore {fuelm}< da {cc}> ha {cv}|; il motore, {fuelm}<, da {cc}>, ha {cv}|; il motore {fuelm}< di {cc}> eroga {cv}]||[; il motore ha {cv}< e {cc}>|; il motore sviluppa {cv}]||[; il motore è {fuelm}< da {cc}>]||]';

/** Gearbox and drive as a sentence begins. */
export const shifting =
  '[[Il cambio è {gearadj}, la trazione {driveadj}|La trazione è {driveadj}, il cambio {gearadj}|Ha {il:gear} e la {drive}|Ha la {drive} e {il:gear}]||[Il cambio è {gearadj}|Ha {il:gear}]||[La trazione è {driveadj}|Ha la {drive}]]';

/** What the car looks like after its body: colour and doors. */
export const looks =
  '[[ {colb} a {doors}| a {doors} di colore {colm}| {colb}< del {year}> a {doors}| di colore {colm} a {doors}]||[ {colb}| di colore {colm}|< del {year}> di colore {colm}]||[ a {doors}]||]';

/** The gearbox at the end of a thought about the engine. */
export const shift =
  '<[; il cambio è {gearadj}|; ha {il:gear}|; quanto al cambio, è {gearadj}|; il tutto con {il:gear}|; al motore si accompagna {il:gear}]>';

/** The drive, likewise. */
export const drive = '<[; la trazione è {driveadj}|; la potenza arriva {onwheels}]>';

/** Gearbox and drive, likewise. */
export const both =
  '[[; il cambio è {gearadj}<, la trazione {driveadj}>|; ha {il:gear}<, e la trazione è {driveadj}>|; al motore si accompagnano {il:gear} e la {drive}|; il tutto con {il:gear}< e la {drive}>|; {il:gear} porta la potenza {onwheels}]||[; la trazione è {driveadj}|; la potenza arriva {onwheels}]||]';

/** Body and colour after a colon. */
export const look =
  '[è {unbody}< {colb}>< del {year}>|si tratta {ofbody}< {colb}>< del {year}>|parliamo {ofbody}< {colb}>< del {year}>|il colore è {colm}, la forma quella {ofbody}< del {year}>|davanti hai {unbody}< {colb}>< del {year}>]';

/** How far it has gone, after a finished thought. */
export const travelled =
  '<[; ha {km}|; finora ha percorso {km}|; i chilometri percorsi sono {kmn}|; sul contachilometri ci sono {km}|; di chilometri ne ha percorsi {kmn}|; alle spalle ha {km}]>';

/** How far it has gone. */
export const gone =
  '[[, con {km}|, con {km} percorsi|; ha percorso {km}|, con {km} sul contachilometri|, con {km} alle spalle|; sul contachilometri ha {km}|, e ha percorso {km}]||[{nokm}, con 0 km sul contachilometri]||]';

/** A condition worth a word (not "used"), after a finished thought. */
export const being = '[[. {auto} è {cond}|; {auto} è {cond}]||]';

/** The same where nothing of the data is left out. */
export const standing =
  '[[. {auto} è {cond}|; {auto} è {cond}]||[; {auto} è {used}|; si tratta di {unveicolo} {used}]||]';

/** The warranty after the price, and what else belongs to the price. */
export const covered =
  '[[, con {warranty}|, {warranty} compresa|, {warranty} inclusa|, e la {warranty} è compresa|; nel prezzo c’è la {warranty}]||]';

const plainly =
  '{un:engine}[[ da {cv} e {cc}| da {cc} e {cv}| di {cc} da {cv}| di {cc} con {cv}]||[ da {cv}]||[ da {cc}]||][<, {:gear+drive}>|<, {:drive+gear}>]';

/** Engine, gearbox and drive at the end of a sentence that began with the looks. */
export const withEngine = `, con ${plainly}`;

/** The same after a "con". */
export const andEngine = ` e ${plainly}`;

/** Kilometres and engine after the looks, as much of both as is known. */
export const inFull = `[, con {km} e ${plainly}||, con ${plainly}||[, con {km}|; ha percorso {km}]||]`;

/** "questa Panda del 2017", or the year left to the sentence that describes the car. */
export const named = '[{this}< del {year}>|{this}< del {year}>|{this}]';

/** The same, the doors told now and then. */
export const seen = '[[ {colb}| di colore {colm}| {colb} a {doors}]||]< del {year}>';

/** What the car looks like, with its year if that was left over. */
export const described = `${looks}< del {year}>`;
