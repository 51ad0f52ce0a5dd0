/** "da 150 CV e 1.968 cc", as much of it as is known. */
export const size =
  '[[ da {cv} e {cc}| da {cc} e {cv}| da {cc} con {cv}| di {cc} e {cv}| di {cc} da {cv}]||[ da {cv}]||[ da {cc}| di {cc}]||]';

/** Gearbox and drive after the engine; an engine is paired with a gearbox, never with a drive. */
export const geared =
  '[[, con {:gear+drive}|, {:gear+drive}|, abbinato {al:gear}<, con {:drive}>|, abbinato {al:gear}<; la trazione è {driveadj}>|; il cambio è {gearadj}<, la trazione {driveadj}>|, {gear}< e {:drive}>|, che con {il:gear} agisce {onwheels}]||[, con {:drive}|; la trazione è {driveadj}|, che agisce {onwheels}]||]';

/** Gearbox and drive after a sentence about the power. */
export const moved =
  '[[, con {:gear+drive}|; {il:gear} e la {drive} fanno il resto|; il cambio è {gearadj}<, la trazione {driveadj}>|, {gear}< e {:drive}>|, che con {il:gear} arriva {onwheels}|; la trazione è {driveadj}, il cambio {gearadj}]||[, con {:drive}|; la trazione è {driveadj}]||]';

/** Engine and power after a sentence about gearbox and drive. */
export const powered =
  '[[; il motore, {fuelm}, ha {cv}< e {cc}>|; {cv} per il motore {fuelm}< da {cc}>|; il motore è {fuelm}, {cv}< e {cc}>|; il motore {fuelm}< di {cc}> ha {cv}|, con un motore {fuelm} da {cv}< e {cc}>]||[; il motore ha {cv}< e {cc}>|, per una potenza di {cv}< e {cc}>|, con {cv}< e {cc}>]||[; il motore è {fuelm}< da {cc}>]||]';

/** Gearbox and drive as a sentence begins. */
export const shifting =
  '[[Il cambio è {gearadj}, la trazione {driveadj}|La trazione è {driveadj}, il cambio {gearadj}|Cambio {gearadj} e trazione {driveadj}|Ha {il:gear} e la {drive}|Ha la {drive} e {il:gear}]||[Il cambio è {gearadj}|Ha {il:gear}]||[La trazione è {driveadj}|Ha la {drive}]]';

/** What the car looks like after its body: colour and doors. */
export const looks =
  '[[ {colb} a {doors}| {colb} a {doors}| a {doors} di colore {colm}| di colore {colm} a {doors}]||[ {colb}| di colore {colm}]||[ a {doors}]||]';

/** How far it has gone. */
export const gone =
  '[[, con {km}|; ha percorso {km}|, {km}|; i chilometri sono {kmn}]||[{nokm}, con 0 km sul contachilometri]||]';

/** A condition worth a word (not "used"), after a finished thought. */
export const being = '[[. {auto} è {cond}|; {auto} è {cond}]||]';

/** The warranty after the price, and what else belongs to the price. */
export const covered = '[[, con {warranty}|, {warranty} compresa|, {warranty} inclusa]||]<, {dealNotes}>';
