/** What the car looks like, after the name of its body: colour and doors. */
export const looks =
  '[[ {colb} à {doors}| de couleur {colf} à {doors}| {doors} de teinte {colf}| {colb}, {doors}| {doors} à robe {colf}| {doors} à la carrosserie {colf}| {doors} en {colm}]||[ {colb}| de couleur {colf}| à robe {colf}| à la carrosserie {colf}]||[ à {doors}| {doors}]||]';

/** How far it has gone. */
export const gone =
  '[[, avec {km} au compteur|, {km} au compteur|, affichant {km}|, {km} parcourus]||[{nokm}, avec 0 km au compteur]||]';

/** "de 1 968 cm³ et 150 ch", as much of it as is known. */
export const size =
  '[[ de {cc} et {ch}| de {cc} développant {ch}| fort de {ch} pour {cc}|, {cc} et {ch},| donné pour {ch}, {cc} de cylindrée,| cubant {cc}, pour {ch}| qui tire {ch} de {cc}| de {ch} pour {cc}]||[ de {ch}| fort de {ch}| donné pour {ch}| développant {ch}]||[ de {cc}| cubant {cc}]||]';

/** The same without commas, for the middle of a sentence. */
export const plainSize =
  '[[ de {cc} et {ch}| de {ch} et {cc}| de {ch} pour {cc}]||[ de {ch}| fort de {ch}]||[ de {cc}]||]';

/** Gearbox and drive after the engine. */
export const geared =
  '[[, associé à {unegear}, qui entraîne {wheels}|, avec {unegear}, en {drive}|, couplé à {unegear}, en {drive}| ; la boîte est {gearadj}, la puissance passe {towheels}|, que {unegear} relie {towheels}| ; {lagear} transmet le couple {towheels}|, secondé par {unegear}, en {drive}| ; {gear} et {drive} complètent la chaîne|, {gear} et {drive}|, marié à {unegear}, {drive} à la clé| ; côté transmission, {gear} et {drive}]||[, associé à {unegear}|, avec {unegear}|, couplé à {unegear}| ; la boîte est {gearadj}|, secondé par {unegear}|, {gear}]||[, qui entraîne {wheels}|, en {drive}| ; la puissance passe {towheels}|, {drive}]||]';

/** Engine and power after a sentence about gearbox and drive. */
export const powered =
  '[[ ; {theengine}< de {cc}> [développe|délivre|fournit|offre] {ch}|, derrière {unengine}< de {cc}> fort de {ch}|, avec {unengine} de[ {cc} et {ch}|| {ch}]]||[ ; {theengine} cube {cc}|, avec {unengine} de {cc}]||[, avec {unengine}]||]';

/** Gearbox and drive as a sentence begins. */
export const shifting =
  '[[La boîte est {gearadj}, et la puissance passe {towheels}|{lagear} entraîne {wheels}|{lagear} commande {wheels}|En {drive}, {il} reçoit {unegear}]||[La boîte est {gearadj}|{il} reçoit {unegear}]||[La puissance passe {towheels}|La motricité revient {towheels}]]';

/** The warranty after the price, and what else belongs to the price. */
export const covered = '[[, avec {unewarranty}|, {warranty} comprise|, {warranty} incluse]||]<, {dealNotes}>';
