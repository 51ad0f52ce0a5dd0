/** "da 150 CV e 1.968 cc", as much of it as is known. */
export const size =
  '[[ da {cv} ({cc})| da {cv} e {cc}| da {cc} e {cv}| di {cc} e {cv}]||[ da {cv}]||[ da {cc}| di {cc}]||]';

/** Gearbox and drive after the engine; an engine is paired with a gearbox, never with a drive. */
export const geared =
  '[[, {gear} e {drive}|, {drive} e {gear}| con {gear} e {drive}| abbinato {al:gear}, con {drive}| abbinato {al:gear}; la trazione è {driveadj}| con {il:gear} e la {drive}|, {gear}; la trazione è {driveadj}|; il cambio è {gearadj}, la trazione {driveadj}|; la trazione è {driveadj}, il cambio {gearadj}| con {un:gear} e {drive}]||[, con {gear}|, {gear}| abbinato {al:gear}]||[, con {drive}|; la trazione è {driveadj}]||]';

/** What the car looks like after its body: colour and doors. */
export const looks =
  '[[ {colb} a {doors}| {colb} a {doors}| a {doors} di colore {colm}]||[ {colb}| di colore {colm}]||[ a {doors}]||]';

/** How far it has gone. */
export const gone =
  '[[, con {km}| con {km}|, {km}|, con {km} percorsi|: {km}|; ha {km}|; ha percorso {km}]||[{nokm}, con 0 km]||]';

/** A condition worth a word (not "used"), after a finished thought. */
export const being = '[[. {auto} è {cond}|; {auto} è {cond}]||]';

/** The warranty after the price, and what else belongs to the price. */
export const covered =
  '[[, con {warranty}|, {warranty} compresa|, {warranty} inclusa| e {warranty}]||]<, {dealNotes}>';
