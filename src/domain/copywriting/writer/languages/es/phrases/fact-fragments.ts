/** "de 150 CV y 1.968 cm³", as much of it as is known. */
export const size =
  '[[ de {cv} y {cc}| de {cc} y {cv}| de {cv} y {cc} de cilindrada| de {cc} y {cv} de potencia]||[ de {cv}| de {cv} de potencia]||[ de {cc}| de {cc} de cilindrada]||]';

/** Gearbox and drive after the engine. */
export const geared =
  '[[, con {:gear+drive}|, con {:drive+gear}|, asociado a {un:gear}<, y la fuerza llega a {wheels}>|. El cambio es {gearadj}<, y la fuerza llega a {wheels}>|, unido a {un:gear}<, con {drive}>|. Lleva {gear}< y {drive}>| junto a {un:gear}<, con {drive}>|, con {un:gear}< que lleva la fuerza a {wheels}>|; el cambio es {gearadj}< y la fuerza va a {wheels}>|, acoplado a {un:gear}<, con {drive}>|, acompañado de {un:gear}< y de {drive}>|, con {un:gear}< y {drive}>]||[, con {drive}|. La fuerza llega a {wheels}|; la fuerza va a {wheels}]||]';

/** Gearbox and drive after a sentence about the power. */
export const moved =
  '[[, con {:gear+drive}|, con {:drive+gear}|; el cambio es {gearadj}< y la fuerza llega a {wheels}>|. Lleva {gear}< y {drive}>|. El cambio es {gearadj}<, con {drive}>]||[, con {drive}|; la fuerza llega a {wheels}]||]';

/** Engine and power after a sentence about gearbox and drive. */
export const powered =
  '[[, con un motor {fuel} de {cv}< y {cc}>|, con un motor {fuel}< de {cc}> que rinde {cv}|. El motor {fuel}< de {cc}> entrega {cv}|. El motor {fuel}< de {cc}> rinde {cv}]||[, y el motor entrega {cv}< con {cc}>|. El motor rinde {cv}< con {cc}>]||[, con un motor {fuel}< de {cc}>]||]';

/** Gearbox and drive as a sentence begins. */
export const shifting =
  '[[Combina {gear} y {drive}|El cambio es {gearadj} y la fuerza llega a {wheels}|Dispone de {gear} y {drive}|Lleva {gear} y {drive}|Tiene {gear} y {drive}|El cambio {gearadj} lleva la fuerza a {wheels}]||[El cambio es {gearadj}|Cuenta con {gear}|Lleva {gear}]||[Cuenta con {drive}|La fuerza llega a {wheels}]]';

/** What the car looks like after its body: colour and doors. */
export const looks =
  '[[ {colb} de {doors}| de {doors} en color {colm}| {colb}, de {doors}| de color {colm} y {doors}| {colb} y de {doors}]||[ {colb}| en color {colm}| de color {colm}]||[ de {doors}]||]';

/** How far it has gone. */
export const gone =
  '[[, de {year} y con {km}|, de {year}, con {km}|, del año {year} y con {km} recorridos|, de {year}, que ha recorrido {km}|, de {year}. Ha recorrido {km}|, de {year}; lleva {km} recorridos|, de {year}, con {km} recorridos]||[, con {km}|, que ha recorrido {km}|. Ha recorrido {km}|, con {km} recorridos|; lleva {km} recorridos|, con {km} en el cuentakilómetros]||<, de {year}>{nokm}, con el cuentakilómetros a cero||[, de {year}|, del año {year}]||]';

/** A condition worth a word (not "de ocasión"), after a finished thought. */
export const being = '[[. Es {cond}|; es {cond}]||]';

/** The warranty after the price, and what else belongs to the price. */
export const covered =
  '[[, con {warranty}< y {dealNotes}>|; la compra incluye {warranty}<. {dealNotes}>|, y además tiene {warranty}<; {dealNotes}>]||<, {dealNotes}>]';

/** How strong the engine is, without its displacement: what a private reader asks for. */
export const strength = '[[ de {cv}| de {cv} de potencia]||[ de {cc}]||]';

/** Gearbox and perhaps the drive: a private reader does not miss ordinary front-wheel drive. */
export const lightlyMoved =
  '[[; el cambio es {gearadj}<, con {drive}>|; lleva {gear}< y {drive}>|; el cambio, {gearadj}, [no da trabajo|se entiende solo|hace lo suyo]|; la mecánica se completa con {un:gear}|; se conduce con {gear}<, y la fuerza va a {wheels}>|; lleva {:gear+drive}]||[; la fuerza va a {wheels}|; lleva {drive}|]||]';

/** The engine with all that belongs to it, in the middle of a sentence. */
export const wholeEngine =
  '{un:engine}[[ de {cc} y {cv}<, con {gear},>| de {cv} y {cc}| de {cc}<, con {cv} y {gear},>| de {cv}, {cc} y {gear}|, de {cc} y {cv},]||[ de {cv}<, con {gear},>| con {cv}< y {gear}>| de {cv}]||[ de {cc}]||]';

/** The drive, and the gearbox if it was not said, after a whole thought about the engine. */
export const drivenOn =
  '[[; el cambio es {gearadj}<, y la fuerza va a {wheels}>|; lleva {gear}< y {drive}>|; la fuerza pasa por {un:gear} hasta {wheels}|; {un:gear} lleva la fuerza a {wheels}|; al motor lo acompaña {un:gear}<, con {drive}>|; el cambio es {gearadj}<, con {drive}>|; completan la mecánica {gear} y {drive}|; se conduce con {gear}<, y la tracción está en {wheels}>]||[; la fuerza va a {wheels}|; lleva {drive}|; la fuerza pasa al suelo por {wheels}|; la tracción corre a cargo de {wheels}|; el coche es de {drive}]||]';

/** How strong the engine is, and sometimes how large. */
export const strongAs =
  '[[ de {cv} y {cc}| de {cc} y {cv}| de {cc}<, con {cv},>]||[ de {cv}| de {cv} de potencia]||[ de {cc}]||]';

/** Gearbox and drive soberly, after a whole thought about the engine. */
export const thenGeared =
  '[[; el cambio es {gearadj}< y la fuerza llega a {wheels}>|. Lo acompaña {un:gear}<, con {drive}>|; se combina con {un:gear}< y {drive}>|; la transmisión se confía a {un:gear}<, con {drive}>|; el conjunto se completa con {:gear+drive}]||[; la fuerza llega a {wheels}|; mueve {wheels}|. Lleva {drive}|; se completa con {drive}]||]';
