/** What the car looks like, after the name of its body: colour and doors. */
export const looks =
  '[[ {colb} à {doors}| de couleur {colf} à {doors}| {doors} de teinte {colf}| {colb}, {doors}]||[ {colb}| de couleur {colf}| de teinte {colf}]||[ à {doors}| {doors}]||]';

/** How far it has gone. */
export const gone =
  '[[, avec {km} au compteur|, {km} au compteur|, affichant {km}|, pour {km} parcourus]||[{nokm}, avec 0 km au compteur]||]';

/** "de 1 968 cm³ et 150 ch", as much of it as is known. */
export const size =
  '[[ de {cc} et {ch}| de {cc} développant {ch}| de {ch} et {cc}| de {cc} pour {ch}| de {ch} pour {cc}]||[ de {ch}| d’une puissance de {ch}]||[ de {cc}]||]';

/** Gearbox and drive after the engine. */
export const geared =
  '[[, associé à {unegear}, qui entraîne {wheels}|, avec {unegear}, en {drive}|, couplé à {unegear}, en {drive}| ; la boîte est {gearadj}, et ce sont {wheels} qui entraînent|, que {unegear} relie {towheels}| ; {lagear} transmet le couple {towheels}|, associé à {unegear}, en {drive}]||[, associé à {unegear}|, avec {unegear}|, couplé à {unegear}| ; la boîte est {gearadj}]||[, qui entraîne {wheels}|, en {drive}| ; la puissance passe {towheels}]||]';

/** Engine and power after a sentence about gearbox and drive. */
export const powered =
  '[[ ; {theengine}< de {cc}> développe {ch}|, pour {unengine}< de {cc}> fort de {ch}|, avec {unengine} de[ {cc} et {ch}|| {ch}]]||[ ; {theengine} cube {cc}|, avec {unengine} de {cc}]||[, avec {unengine}]||]';

/** Gearbox and drive as a sentence begins. */
export const shifting =
  '[[La boîte est {gearadj}, et la puissance passe {towheels}|{lagear} entraîne {wheels}|{il} associe {unegear} et {unedrive}|En {drive}, {il} reçoit {unegear}]||[La boîte est {gearadj}|{il} reçoit {unegear}]||[La puissance passe {towheels}|Ce sont {wheels} qui entraînent]]';

/** The warranty after the price, and what else belongs to the price. */
export const covered = '[[, avec {unewarranty}|, {warranty} comprise|, {warranty} incluse]||]<, {dealNotes}>';
