/** "da 1.968 cc e 150 CV", as much of it as is known and in one order or another. */
export const size =
  '[[ da {cc} e {cv}| di {cc} e {cv}| da {cv} e {cc}| da {cv} e {cc} di cilindrata]||[ da {cv}]||[ da {cc}| di {cc}]||]';

/** Gearbox and drive after the engine, with an adjective for "motore". */
export const geared =
  '[[, con {:gear+drive}| abbinato {al:gear+drive}|, insieme {al:gear+drive}|, {:gear+drive}| accoppiato {al:gear+drive}|, affiancato {dal:gear+drive}]||]';

/** The same after a preposition ("nasce dal motore…"). */
export const gearedWith =
  '[[, con {:gear+drive}| abbinato {al:gear+drive}|, insieme {al:gear+drive}| accoppiato {al:gear+drive}]||]';

/** What the car looks like after its body: colour and doors. */
export const looks =
  '[[ {colb} a {doors}| a {doors}, di colore {colm}| di colore {colm} a {doors}|, {doors} e carrozzeria {colf}| dalla carrozzeria {colf}, a {doors}]||[ {colb}| di colore {colm}| dalla carrozzeria {colf}]||[ a {doors}]||]';

/** How far it has gone. */
export const gone =
  '[[, con {km} all’attivo|, con {km} percorsi|; il contachilometri segna {km}|, con {km} percorsi finora|, con {km} sul contachilometri|, con {km} alle spalle|; finora ha percorso {km}]||[{nokm}, con 0 km sul contachilometri|{nokm}; il contachilometri segna 0 km]||]';

/** Its condition, after a finished thought. */
export const being =
  '[[. {auto} è {cond}|; {auto} è {cond}|, per {unveicolo} {cond}|. Si tratta di {unveicolo} {cond}]||]';

/** The warranty, when there is one, after the price. */
export const covered = '[[, con {warranty}|, {warranty} compresa|, {warranty} inclusa| con {warranty}]||]';
