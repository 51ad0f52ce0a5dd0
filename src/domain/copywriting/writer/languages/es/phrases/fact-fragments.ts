/** "de 150 CV y 1.968 cm³", as much of it as is known. */
export const size =
  '[[ de {cv} y {cc}| de {cc} y {cv}| de {cc} con {cv}| con {cv} y {cc}| ({cv}, {cc})]||[ de {cv}| con {cv}]||[ de {cc}]||]';

/** Gearbox and drive after the engine. */
export const geared =
  '[[, con {:gear+drive}|, con {:drive+gear}|, {gear}< y {drive}>|, asociado a {un:gear}<; la fuerza llega a {wheels}>|. El cambio es {gearadj}<; la fuerza llega a {wheels}>|, que con {un:gear} mueve {wheels}|, unido a {un:gear}<, con {drive}>|. [Suma|Añade|Lleva] {gear}< y {drive}>| junto a {un:gear}<; empujan {wheels}>|, al que acompañan {gear} y {drive}|. El cambio, {gearadj}<; la tracción pasa por {wheels}>|, gobernado por {un:gear}<, con {drive}>]||[, con {drive}|, que mueve {wheels}|; la fuerza llega a {wheels}|. Empujan {wheels}]||]';

/** Gearbox and drive after a sentence about the power. */
export const moved =
  '[[, con {:gear+drive}|, con {:drive+gear}|; el cambio es {gearadj}< y la fuerza llega a {wheels}>|. [Suma|Añade|Lleva] {gear}< y {drive}>]||[, con {drive}|; la fuerza llega a {wheels}|. Empujan {wheels}]||]';

/** Engine and power after a sentence about gearbox and drive. */
export const powered =
  '[[; el motor, {fuel}, rinde {cv}< y tiene {cc}>|; el motor es {fuel}, de {cv}< y {cc}>|, junto a un motor {fuel} de {cv}< y {cc}>|. El motor {fuel}< de {cc}> entrega {cv}]||[; el motor entrega {cv}< y tiene {cc}>|; el motor rinde {cv}< con {cc}>]||[; el motor es {fuel}< de {cc}>]||]';

/** Gearbox and drive as a sentence begins. */
export const shifting =
  '[[Combina {gear} y {drive}|Cambio {gearadj} y {drive}|Reúne {gear} y {drive}|El cambio es {gearadj} y la fuerza llega a {wheels}]||[El cambio es {gearadj}|Cuenta con {gear}]||[Cuenta con {drive}|La fuerza llega a {wheels}]]';

/** What the car looks like after its body: colour and doors. */
export const looks =
  '[[ {colb} de {doors}| de {doors} en color {colm}| {colb}, de {doors}| de color {colm} y {doors}| con {doors} y color {colm}| en {colm}, de {doors}]||[ {colb}| en color {colm}| de color {colm}]||[ de {doors}| con {doors}]||]';

/** How far it has gone. */
export const gone =
  '<[, de {year}|, matriculado en {year}|, del año {year}|, matrícula de {year}]>[[, con {km}|, con {km}|; ha recorrido {km}|; marca {km}|, con {km} recorridos|; lleva {km}|. Suma {km}]||[{nokm}, con el cuentakilómetros a cero]||]';

/** A condition worth a word (not "de ocasión"), after a finished thought. */
export const being = '[[. {auto} es {cond}|; es {cond}]||]';

/** The warranty after the price, and what else belongs to the price. */
export const covered =
  '[[, con {warranty}< y {dealNotes}>|; incluye {warranty}<. {dealNotes}>|, con {warranty}<. {dealNotes}>]||<, {dealNotes}>]';

/** How strong the engine is, without its displacement: what a private reader asks for. */
export const strength = '[[ de {cv}| con {cv}]||[ de {cc}]||]';

/** Engine and power after a sentence about gearbox and drive, without the displacement. */
export const strengthened =
  '[[; el motor, {fuel}, rinde {cv}|; el motor es {fuel}, de {cv}|, junto a un motor {fuel} de {cv}|. El motor {fuel} entrega {cv}]||[; el motor entrega {cv}|; el motor rinde {cv}]||[; el motor es {fuel}]||]';
