import type { Phrases } from '../../../voice.ts';

const each = (condition: string, phrases: Phrases): Phrases =>
  phrases.map((phrase) => (phrase.includes('::') ? `${condition} & ${phrase}` : `${condition} :: ${phrase}`));

const warranted: Phrases = [
  'Cuesta {pricetag}<, con {warranty}>.< {deals}.>',
  'Lo tienes por {pricetag}<, con {warranty}>.< {deals}.>',
  'El precio es de {pricetag}< y sale con {warranty}>.< {deals}.>',
  'Se vende por {pricetag}<, con {warranty}>.< {deals}.>',
  '{pricetag}<, con {warranty}>.< {deals}.>',
  'Por {pricetag} te lo llevas< con {warranty}>.< {deals}.>',
  'Pedimos {pricetag}<, con {warranty}>.< {deals}.>',
  'thrifty :: Para tus cuentas: {pricetag}< y {warranty}>.< {deals}.>',
  'thrifty & !dear :: El número que faltaba: {pricetag}<, con {warranty}>.< {deals}.>',
  'goodDeal :: {pricetag}< con {warranty}>: compáralo.< {deals}.>',
  'goodDeal & thrifty :: Haz la cuenta: {pricetag}< y {warranty}>.< {deals}.>',
  'family :: {pricetag}< y {warranty}>, para hablarlo esta noche en casa.< {deals}.>',
  'family :: En el presupuesto de casa son {pricetag}<, con {warranty}>.< {deals}.>',
  'newDriver :: Para un primer coche, {pricetag}< y {warranty}>.< {deals}.>',
  'young :: Son {pricetag}<, con {warranty}>.< {deals}.>',
  'commuter :: {pricetag}< y {warranty}> para empezar el lunes con otro coche.< {deals}.>',
  'atWork & cargo :: {pricetag}< y {warranty}>, que en un vehículo de trabajo también es tiempo.< {deals}.>',
  'atWork & cargo :: Como herramienta de trabajo, {pricetag}<, con {warranty}>.< {deals}.>',
  'dear :: Son {pricetag}<, con {warranty}>.< {deals}.>',
  'lasting :: {pricetag}< y {warranty}> para empezar una relación larga.< {deals}.>',
  'lasting :: Si te lo quedas muchos años, empiezas por {pricetag}< y {warranty}>.< {deals}.>',
  'stylish & !thrifty :: Es tuyo por {pricetag}<, con {warranty}>.< {deals}.>',
  'onTrips & !van :: Por {pricetag}< y con {warranty}>, el próximo viaje puede ser en él.< {deals}.>',
  'defective :: Con eso dicho, cuesta {pricetag}<, con {warranty}>.< {deals}.>',
];

const unwarranted: Phrases = [
  '{pricetag}, sin garantía{!warranty}.< {deals}.>',
  'Cuesta {pricetag} y se vende sin garantía{!warranty}.< {deals}.>',
  'Se vende por {pricetag}, sin garantía{!warranty}, así que míralo despacio.< {deals}.>',
  'Pedimos {pricetag} y va sin garantía{!warranty}: revísalo antes de decidir.< {deals}.>',
  'thrifty :: Para tus cuentas: {pricetag}, sin garantía{!warranty}.< {deals}.>',
  'classic :: {pricetag}, sin garantía{!warranty}: tráete a alguien que conozca el modelo.< {deals}.>',
  'rough :: {pricetag} y sin garantía{!warranty}.< {deals}.>',
];

const plain: Phrases = [
  'Cuesta {pricetag}.< {deals}.>',
  'Se vende por {pricetag}.< {deals}.>',
  'Lo tienes por {pricetag}.< {deals}.>',
  'Pedimos {pricetag}.< {deals}.>',
  'thrifty :: Para tus cuentas: {pricetag}.< {deals}.>',
  'atWork & cargo :: Para ponerlo a trabajar, {pricetag}.< {deals}.>',
  'family :: En el presupuesto de casa son {pricetag}.< {deals}.>',
];

const fresh: Phrases = [
  'priced & !unwarranted :: Cuesta {pricetag}<, con {warranty}>.< Es {cond}.>< {deals}.>',
  'priced & !unwarranted :: Lo tienes por {pricetag}<, con {warranty}>.< Es {cond}.>< {deals}.>',
  'priced & !unwarranted :: {pricetag}<, con {warranty}>.< Es {cond}.>< {deals}.>',
  'priced & !unwarranted :: Al ser {cond}, sale por {pricetag}<, con {warranty}>.< {deals}.>',
  'priced & !unwarranted & thrifty :: Para tus cuentas: {pricetag}<, con {warranty}>.< Es {cond}.>< {deals}.>',
  'priced & !unwarranted & family :: En el presupuesto de casa son {pricetag}<, con {warranty}>.< Es {cond}.>< {deals}.>',
  'priced & unwarranted :: Cuesta {pricetag}, sin garantía{!warranty}.< Es {cond}.>< {deals}.>',
  '!priced & !unwarranted :: Es {cond}<, con {warranty}>, y el {asked}.< {deals}.>',
];

const asked: Phrases = [
  '!unwarranted :: {asked}<, con {warranty}>.< {deals}.>',
  '!unwarranted :: Se vende con el {asked}<, y con {warranty}>.< {deals}.>',
  'unwarranted :: {asked}, sin garantía{!warranty}.< {deals}.>',
];

const broken: Phrases = [
  'priced & !unwarranted :: {pricetag}<, con {warranty}>, y la reparación va aparte.< {deals}.>',
  'priced & !unwarranted :: Pedimos {pricetag}<, con {warranty}>. A eso súmale la reparación.< {deals}.>',
  'priced & unwarranted :: {pricetag}, sin garantía{!warranty}, y la reparación va aparte.< {deals}.>',
  'priced & unwarranted :: Pedimos {pricetag}, sin garantía{!warranty}. A eso súmale la reparación.< {deals}.>',
];

/** The price, what covers the buyer and the terms. */
export const price: Phrases = [
  ...each('!damaged & priced & warranted & !company & !km0 & !new', warranted),
  ...each('!damaged & priced & unwarranted & !company & !km0 & !new', unwarranted),
  ...each('!damaged & priced & !warranted & !unwarranted & !company & !km0 & !new', plain),
  ...each('!damaged & !priced', asked),
  ...each('!damaged & km0', fresh),
  ...each('!damaged & new', fresh),
  ...each('!damaged & company', fresh),
  ...each('damaged', broken),
];
