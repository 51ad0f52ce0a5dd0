/** What the car looks like, after the name of its body: colour and doors. */
export const looks =
  '[[ {colb} {doors}| {colb} à {doors}| {colb}, à {doors},| de couleur {colf} à {doors}| à {doors} de couleur {colf}| {doors} de couleur {colf}| {doors} à la carrosserie {colf}| à {doors}, de couleur {colf},]||[ {colb}| de couleur {colf}| à la carrosserie {colf}]||[ à {doors}]||]';

/** How far it has gone. */
export const gone =
  '[[, avec {km} au compteur|, qui a parcouru {km}|, avec {km} parcourus|, qui totalise {km}|, dont le compteur indique {km}| ; le compteur affiche {km}| ; {il} a parcouru {km}| ; le compteur marque {km}]||[{nokm}, avec 0 km au compteur]||]';

/** "de 1 968 cm³ et 150 ch", as much of it as is known. */
export const size =
  '[[ de {ch} pour {cc}| de {cc} et {ch}| de {cc} développant {ch}| de {ch}, d’une cylindrée de {cc},| de {cc} qui développe {ch}| d’une puissance de {ch} pour {cc}]||[ de {ch}| développant {ch}| d’une puissance de {ch}]||[ de {cc}| d’une cylindrée de {cc}]||]';

/** The same for the middle of a sentence. */
export const plainSize =
  '[[ de {cc} et {ch}| de {ch} et {cc}| de {cc}, fort de {ch},]||[ de {ch}]||[ de {cc}]||]';

const apart =
  '; {lagear} transmet la puissance {towheels}| ; {lagear} entraîne {wheels}|, avec {gear} et {drive}| ; la boîte est {gearadj} et {wheels} sont motrices| ; la boîte est {gearadj} et la puissance passe {towheels}| ; {lagear} [envoie|fait passer] la puissance {towheels}|, avec {unegear} et {wheels} motrices';

/** Gearbox and drive after a verb whose subject is not the engine. */
export const gearedApart = `[[ ${apart}]||[, avec {unegear}| ; la boîte est {gearadj}]||[ ; {wheels} sont motrices|. La puissance passe {towheels}]||]`;

/** Gearbox and drive after the engine. */
export const geared = `[[, associé à {unegear} qui transmet la puissance {towheels}|, associé à {unegear} qui entraîne {wheels}|, couplé à {unegear}, avec {wheels} motrices| ${apart}]||[, associé à {unegear}|, avec {unegear}|, couplé à {unegear}| ; la boîte est {gearadj}]||[ ; {wheels} sont motrices|, avec {wheels} motrices]||]`;

/** Engine and power after a sentence about gearbox and drive. */
export const powered =
  '[[ ; {theengine}< de {cc}> [développe|délivre|fournit] {ch}]||[ ; {theengine} a une cylindrée de {cc}|, avec {unengine} de {cc}]||[, avec {unengine}]||]';

/** The same without its size. */
export const driven = '[[ ; {theengine} [développe|délivre|fournit] {ch}]||[, avec {unengine}]||]';

/** Gearbox and drive as a sentence begins. */
export const shifting =
  '[[La boîte est {gearadj} et {wheels} sont motrices|{lagear} transmet la puissance {towheels}|{lagear} entraîne {wheels}]||[La boîte est {gearadj}|{il} dispose de {unegear}]]';

/** The warranty after the price, and what else belongs to the price. */
export const covered =
  '[[, avec {unewarranty}|, {warranty} [comprise|incluse]| ; {thewarranty} est [comprise|incluse]]||]<, {dealNotes}>';

/** The colour alone, after the name of the body. */
export const tint =
  '[[ {colb}< de {year}>| {colb}< de {year}>|< de {year}> de couleur {colf}|< de {year}> à la robe {colf}]||< de {year}>]';

/** The power alone, or what else is known. */
export const strength = '[[ de {ch}]||[ de {cc}]||]';

/** The gearbox after the engine, the driven wheels now and then. */
export const secondedBy =
  '[[, associé à {unegear}|, avec {gear} et {drive}|, couplé à {unegear}, en {drive}|, avec {gear} et {drive}]||[, associé à {unegear}|, avec {unegear}]||[, en {drive}]||]';

/** The same after a sentence whose subject is not the engine. */
export const boxApart =
  '[[, avec {unegear}|, en {gear}| ; {lagear} s’y accorde bien| ; {lagear} entraîne {wheels}| ; {lagear} [envoie|fait passer] la puissance {towheels}|, avec {gear} et {drive}|, en {gear} et {drive}]||]';

/** Colour and doors after the name of the body, in the middle of a sentence. */
export const dressed =
  '[[ {colb} {doors}| {colb} à {doors}| {colb}, avec {doors},]||[ {colb}]||[ {doors}| à {doors}]||]< de {year}>';

/** Gearbox and driven wheels after the engine, in the middle of a sentence or at its end. */
export const served =
  '[[, avec {unegear} et {unedrive},|, en {gear} et {drive},|, avec {gear} et {drive},]||[, avec {unegear},|, en {gear},]||[, en {drive},]||]';

/** The same in a list that the power began. */
export const listed = '[[, {gear} et {drive}|, {gear}, {drive}]||[, {unegear}]||[, {drive}]||]';
