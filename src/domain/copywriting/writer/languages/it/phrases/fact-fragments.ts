/** "da 1.968 cc e 150 CV", as much of it as is known and in one order or another. */
export const size =
  '[[ da {cc} e {cv}| di {cc}, con {cv}| da {cv} e {cc}|, {cv} e {cc} di cilindrata]||[ da {cv}| con {cv}]||[ da {cc}| di {cc}]||]';

/** Gearbox and drive after the engine: a comma, a semicolon, never a full stop. */
export const geared =
  '[[, con {:gear+drive}|, insieme {al:gear+drive}|, più {:gear+drive}|, accanto {al:gear+drive}|; e poi {:gear+drive}]||[, con {:gear+drive}|, insieme {al:gear+drive}]||]';

/** What the car looks like after its body: colour and doors. */
export const looks =
  '[[ {colb} a {doors}|, {doors} e carrozzeria {colf}| a {doors}, di colore {colm}| {colb} con {doors}|, {colb}, a {doors}| in {colm}, {doors}| di colore {colm}, {doors}]||[ {colb}| di colore {colm}|, {colb},]||[ a {doors}| con {doors}]||]';

/** How far it has gone. */
export const gone =
  '[[, con {km} all’attivo|, {km} percorsi|, che ha fatto {km}|; il contachilometri segna {km}|, {km} finora|; {km} la strada fatta|, con {km} sul contachilometri|, con {km} alle spalle|, e ha percorso {km}]||]';

/** Its condition, after a finished thought. */
export const being =
  '[[. {auto} è {cond}|; {auto} è {cond}|, per {unveicolo} {cond}|: {auto} è {cond}|. Si tratta di {unveicolo} {cond}]||]';

/** The warranty, when there is one, after the price. */
export const covered = '[[, con {warranty}|, {warranty} compresa|, {warranty} inclusa| con {warranty}|, più la {warranty}]||]';
