import type { Phrases } from '../../../voice.ts';

/** What the car is and has been through. */
export const past: Phrases = ['{auto} {past}.', '{themodel} {past}.', 'El vehículo {past}.'];

/** Equipment in a row, and what goes on with it. */
export const equipment: Phrases = [
  'el equipamiento incluye {things0}',
  'el coche viene con {things0}',
  'entre el equipamiento figuran {things0}',
];
export const moreEquipment: Phrases = [
  'a bordo hay además {things0}',
  'también cuenta con {things0}',
  'el equipamiento se completa con {things0}',
];

/** Things that no theme has a word for. */
export const remaining: Phrases = [
  'El equipamiento incluye también {things0}.',
  '(Completa/Completan) el equipamiento {things}.',
  'Además dispone de {things0}.',
  '{auto} lleva asimismo {things0}.',
  'También cuenta con {things0}.',
  'A lo anterior se (añade/añaden) {things}.',
];

/** What of the form is left over. */
export const details: Phrases = [
  'El motor tiene {cv}<, con {:gear+drive}>.',
  'Cuenta con {:gear+drive+doors}.',
  '{auto} tiene {doors}.',
  'La carrocería es {colf}.',
  '{auto} ha recorrido {km}.',
];

/** Defects that no reason speaks of. */
export const defects: Phrases = [
  'Debe señalarse lo siguiente: {things}.',
  'En la visita se (aprecia/aprecian) {things}.',
  'Conviene saber antes de la visita que tiene {things}.',
  'Como defecto hay que indicar lo siguiente: {things}.',
  '!damaged :: El estado no es del todo correcto: tiene {things}.',
  'Hay que indicar que {auto} {damageClauses}.',
  'Conviene tener en cuenta que {auto} {damageClauses}.',
  'Debe saberse que {auto} {damageClauses}.',
  'En cuanto al estado, {states}.',
];

export const price: Phrases = [
  'priced & warranted :: El precio es de {price} e incluye {warranty}<; {dealNotes}>.',
  'priced & warranted :: {auto} se vende por {price}, con {warranty}<; {dealNotes}>.',
  'priced & warranted :: Se ofrece por {price} con {warranty}<; {dealNotes}>.',
  'priced & warranted :: El precio de venta, {price}, comprende también {warranty}<; {dealNotes}>.',
  'priced & warranted :: Se entrega con {warranty} y su precio es de {price}<; {dealNotes}>.',
  'priced & warranted & thrifty :: El gasto inicial es claro: {price}, con {warranty}<; {dealNotes}>.',
  'priced & warranted & lasting :: El precio de {price} incluye {warranty}, útil para quien piensa conservarlo<; {dealNotes}>.',
  'priced & unwarranted :: El precio es de {price}, sin garantía{!warranty}<; {dealNotes}>.',
  'priced & unwarranted :: Se vende por {price} y la garantía no está incluida{!warranty}<; {dealNotes}>.',
  'priced & unwarranted :: {auto} se ofrece por {price}, sin garantía{!warranty}<; {dealNotes}>.',
  'priced & !warranted & !unwarranted :: El precio es de {price}<; {dealNotes}>.',
  'priced & !warranted & !unwarranted :: Se vende por {price}<; {dealNotes}>.',
  'priced & !warranted & !unwarranted :: {auto} se ofrece por {price}<; {dealNotes}>.',
  'priced & km0 & warranted :: {auto} es {cond}: su precio es de {price}, con {warranty}<; {dealNotes}>.',
  'priced & new & warranted :: {auto} es {cond} y su precio es de {price}, con {warranty}<; {dealNotes}>.',
  'priced & company & warranted :: {auto} es {cond}; el precio es de {price}, con {warranty}<. Condiciones: {dealNotes}>.',
  'priced & company & !warranted :: {auto} es {cond} y el precio es de {price}<; {dealNotes}>.',
  'priced & km0 & !warranted :: {auto} es {cond} y el precio es de {price}<; {dealNotes}>.',
  '!priced & warranted :: El precio se facilita a petición y comprende {warranty}<; {dealNotes}>.',
  '!priced & unwarranted :: El precio se facilita a petición, y la garantía no está incluida{!warranty}<; {dealNotes}>.',
  '!priced & !warranted & !unwarranted :: El precio se facilita a petición<; {dealNotes}>.',
  '!priced & !warranted & !unwarranted :: Las condiciones de venta son estas: {dealNotes}.',
];

/** Terms of sale that are sentences. */
export const terms: Phrases = [
  '{auto} {predicates}.',
  'Se informa de que {auto} {predicates}.',
  'En cuanto a la venta, {auto} {predicates}.',
  'Conviene saber, por último, que {auto} {predicates}.',
];

/** That not everybody may buy the car. */
export const restrictions: Phrases = [
  'Conviene saber desde el principio que {auto} {things}.',
  'Atención: {auto} {things}.',
];

/** What no other sentence had room for. */
export const rest: Phrases = ['Quedan por citar {lastFacts}.', 'Completan los datos {lastFacts}.'];
