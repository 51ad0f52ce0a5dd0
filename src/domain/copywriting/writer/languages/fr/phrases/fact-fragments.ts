/** What the car looks like, after the name of its body: colour and doors. */
export const looks =
  '[[ {colb} à {doors}| {colb} à {doors}| de couleur {colf} à {doors}| {doors} de couleur {colf}| {doors} à la carrosserie {colf}]||[ {colb}| de couleur {colf}| à la carrosserie {colf}]||[ à {doors}]||]';

/** How far it has gone. */
export const gone =
  '[[, avec {km} au compteur|, qui a parcouru {km}|, avec {km} parcourus| ; le compteur affiche {km}]||[{nokm}, avec 0 km au compteur]||]';

/** "de 1 968 cm³ et 150 ch", as much of it as is known. */
export const size =
  '[[ de {cc} pour {ch}| de {cc} et {ch}| de {cc} développant {ch}| de {ch} pour {cc}]||[ de {ch}| développant {ch}]||[ de {cc}]||]';

/** The same for the middle of a sentence. */
export const plainSize = '[[ de {cc} et {ch}| de {ch} et {cc}| de {cc} pour {ch}]||[ de {ch}]||[ de {cc}]||]';

/** Gearbox and drive after the engine. */
export const geared =
  '[[, associé à {unegear} qui transmet la puissance {towheels}| ; {lagear} transmet la puissance {towheels}|, avec {gear} et {drive}| ; la boîte est {gearadj} et {wheels} sont motrices|, couplé à {unegear} ; {wheels} sont motrices]||[, associé à {unegear}|, avec {unegear}|, couplé à {unegear}| ; la boîte est {gearadj}]||[ qui entraîne {wheels}| ; {wheels} sont motrices]||]';

/** The same after a verb whose subject is not the engine. */
export const gearedApart =
  '[[ ; {lagear} transmet la puissance {towheels}|, avec {gear} et {drive}| ; la boîte est {gearadj} et {wheels} sont motrices]||[, avec {unegear}| ; la boîte est {gearadj}]||[ ; {wheels} sont motrices]||]';

/** Engine and power after a sentence about gearbox and drive. */
export const powered =
  '[[ ; {theengine}< de {cc}> [développe|délivre|fournit] {ch}|, avec {unengine} de[ {cc} et {ch}|| {ch}]]||[ ; {theengine} a une cylindrée de {cc}|, avec {unengine} de {cc}]||[, avec {unengine}]||]';

/** Gearbox and drive as a sentence begins. */
export const shifting =
  '[[La boîte est {gearadj} et {wheels} sont motrices|{lagear} transmet la puissance {towheels}]||[La boîte est {gearadj}|{il} dispose de {unegear}]||[La puissance passe {towheels}]]';

/** Engine, gearbox and drive at the end of a sentence that began with the looks. */
export const withEngine = `, avec {unengine}${plainSize}<, {gear}>< et {drive}>`;

/** The warranty after the price, and what else belongs to the price. */
export const covered = '[[, avec {unewarranty}|, {warranty} comprise|, {warranty} incluse]||]<, {dealNotes}>';
