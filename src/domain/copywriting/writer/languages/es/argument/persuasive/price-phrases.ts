import type { Phrases } from '../../../voice.ts';

const each = (condition: string, phrases: Phrases): Phrases =>
  phrases.map((phrase) => (phrase.includes('::') ? `${condition} & ${phrase}` : `${condition} :: ${phrase}`));

const warranted: Phrases = [
  'El precio es de {price} e incluye {warranty}<; {dealNotes}>.',
  'Pedimos {price} por él, con {warranty}<; {dealNotes}>.',
  'Cuesta {price} y lo compras con {warranty}<; {dealNotes}>.',
  'Por {price} te lo llevas con {warranty}<; {dealNotes}>.',
  '{auto} cuesta {price} y tiene {warranty}<; {dealNotes}>.',
  'Después de la compra cuentas con {warranty}; el precio es de {price}<. Condiciones: {dealNotes}>.',
  'thrifty :: Para tus cuentas: el precio es de {price} e incluye {warranty}<; {dealNotes}>.',
  'goodDeal :: Si comparas anuncios, ten en cuenta que por {price} tienes también {warranty}<; {dealNotes}>.',
  'family :: Si lo estáis hablando en casa, cuesta {price} e incluye {warranty}<; {dealNotes}>.',
  'newDriver :: Si es tu primera compra, el precio es de {price} y llevas {warranty}<; {dealNotes}>.',
  'atWork & cargo :: Para trabajar tranquilo tienes {warranty}, y el precio es de {price}<; {dealNotes}>.',
  'dear :: Una compra así se piensa con calma: el precio es de {price} e incluye {warranty}<; {dealNotes}>.',
  'lasting :: Si quieres conservarlo mucho tiempo, empiezas con {warranty}; el precio es de {price}<. Condiciones: {dealNotes}>.',
  'defective :: Ya sabes lo que no está bien; el precio es de {price} e incluye {warranty}<. Condiciones: {dealNotes}>.',
];

const unwarranted: Phrases = [
  'El precio es de {price} y la garantía no está incluida{!warranty}<; {dealNotes}>.',
  'Pedimos {price} y lo vendemos sin garantía{!warranty}<; {dealNotes}>.',
  'Cuesta {price}, sin garantía{!warranty}, así que míralo con calma antes de decidir<; {dealNotes}>.',
  '{auto} se vende por {price}, sin garantía{!warranty}<; {dealNotes}>.',
  'thrifty :: Para tus cuentas: el precio es de {price} y la garantía no está incluida{!warranty}<; {dealNotes}>.',
  'classic :: Ven con alguien que conozca estos coches, porque se vende sin garantía{!warranty}; el precio es de {price}<. Condiciones: {dealNotes}>.',
];

const plain: Phrases = [
  'El precio es de {price}<; {dealNotes}>.',
  'Cuesta {price}<; {dealNotes}>.',
  'Pedimos {price} por él<; {dealNotes}>.',
  '{auto} cuesta {price}<; {dealNotes}>.',
  'thrifty :: Para tus cuentas, el precio es de {price}<; {dealNotes}>.',
  'family :: Si lo estáis hablando en casa, el precio es de {price}<; {dealNotes}>.',
];

const fresh: Phrases = [
  'priced & warranted :: {auto} es {cond}: cuesta {price} y tiene {warranty}<; {dealNotes}>.',
  'priced & warranted :: {auto} es {cond}, y por {price} te lo llevas con {warranty}<; {dealNotes}>.',
  'priced & !warranted & !unwarranted :: {auto} es {cond} y cuesta {price}<; {dealNotes}>.',
  'priced & unwarranted :: {auto} es {cond} y cuesta {price}, sin garantía{!warranty}<; {dealNotes}>.',
  '!priced :: {auto} es {cond}<, con {warranty}>; del precio hablamos cuando quieras<. Condiciones: {dealNotes}>.',
];

const asked: Phrases = [
  'Del precio hablamos en persona<, e incluye {warranty}><; {dealNotes}>.',
  'Pregúntanos por el precio<, que incluye {warranty}><; {dealNotes}>.',
  'unwarranted :: Del precio hablamos en persona; la garantía no está incluida{!warranty}<. Condiciones: {dealNotes}>.',
];

const broken: Phrases = [
  'priced :: El precio es de {price}<, con {warranty}>, y la reparación va aparte<; {dealNotes}>.',
  'priced :: Pedimos {price}<, con {warranty}>; suma a eso la reparación<. Condiciones: {dealNotes}>.',
  'priced & unwarranted :: El precio es de {price}, sin garantía{!warranty}, y la reparación va aparte<; {dealNotes}>.',
  'priced & unwarranted :: Pedimos {price}, sin garantía{!warranty}; suma a eso la reparación<. Condiciones: {dealNotes}>.',
];

/** The price, what covers the buyer and the terms. */
export const price: Phrases = [
  ...each('!damaged & priced & warranted', warranted),
  ...each('!damaged & priced & unwarranted', unwarranted),
  ...each('!damaged & priced & !warranted & !unwarranted', plain),
  ...each('!damaged & !priced', asked),
  ...each('!damaged & km0', fresh),
  ...each('!damaged & new', fresh),
  ...each('!damaged & company', fresh),
  ...each('damaged', broken),
];
