import type { Phrases } from '../../../voice.ts';

const each = (condition: string, phrases: Phrases): Phrases =>
  phrases.map((phrase) => (phrase.includes('::') ? `${condition} & ${phrase}` : `${condition} :: ${phrase}`));

const alsoAgreed = '<; {dealNotes}>';

/** A car in one piece, with a warranty. */
const warranted: Phrases = [
  `The price is {price}, {warranty} included${alsoAgreed}.`,
  `You pay {price}, and {awarranty} is included${alsoAgreed}.`,
  `We are asking {price}, and you get {awarranty} with it${alsoAgreed}.`,
  `{themodel} costs {price} and comes with {awarranty}${alsoAgreed}.`,
  `For {price} you also get {awarranty}${alsoAgreed}.`,
  `After the purchase you can count on {awarranty}; the price is {price}${alsoAgreed}.`,
  `thrifty :: For your sums: the price is {price}, and {awarranty} is included${alsoAgreed}.`,
  `goodDeal :: If you are comparing adverts, note that the price of {price} includes {awarranty}${alsoAgreed}.`,
  `family :: If you are deciding at home together, the price is {price} with {awarranty}${alsoAgreed}.`,
  `commuter & car :: For a car you use every day {awarranty} helps, and it is included in the price of {price}${alsoAgreed}.`,
  `onTrips :: You have {awarranty} when you travel, too; the price is {price}${alsoAgreed}.`,
  `newDriver :: If this is your first purchase, note that {awarranty} is included in the price of {price}${alsoAgreed}.`,
  `cargo & atWork :: When you need it for work {awarranty} helps, and it is included in the price of {price}${alsoAgreed}.`,
  `dear :: A sum like this deserves some thought: the price is {price}, with {awarranty}${alsoAgreed}.`,
  `cheap :: It costs {price}, and even at this price {awarranty} is included${alsoAgreed}.`,
  `old :: In spite of its age you get {awarranty}, and the price is {price}${alsoAgreed}.`,
  `manyKm & !old :: In spite of the kilometres you get {awarranty}, and the price is {price}${alsoAgreed}.`,
  `lasting :: If you mean to keep it, you begin with {awarranty}; the price is {price}${alsoAgreed}.`,
];

/** A car in one piece, without: said plainly. */
const unwarranted: Phrases = [
  `The price is {price}, and no warranty{!warranty} is included${alsoAgreed}.`,
  `We are asking {price}, without warranty{!warranty}${alsoAgreed}.`,
  `It costs {price}. There is no warranty{!warranty}, so look at everything before you decide${alsoAgreed}.`,
  `{themodel} is sold without warranty{!warranty} at {price}${alsoAgreed}.`,
  `thrifty :: For your sums: the price is {price}, and no warranty{!warranty} is included${alsoAgreed}.`,
  `goodDeal :: If you are comparing adverts, note that it costs {price}, without warranty{!warranty}${alsoAgreed}.`,
  `classic :: Come with someone who knows these cars: the price is {price}, and no warranty{!warranty} is included${alsoAgreed}.`,
];

/** A car in one piece, where the form does not speak of a warranty. */
const plain: Phrases = [
  `The price is {price}${alsoAgreed}.`,
  `It costs {price}${alsoAgreed}.`,
  `We are asking {price}${alsoAgreed}.`,
  `{themodel} costs {price}${alsoAgreed}.`,
  `You pay {price}${alsoAgreed}.`,
  `thrifty :: For your sums: the price is {price}${alsoAgreed}.`,
  `goodDeal :: If you are comparing adverts, the price here is {price}${alsoAgreed}.`,
  `dear :: A sum like this deserves some thought: the price is {price}${alsoAgreed}.`,
];

/** New, pre-registered or from a company: this stands beside the price. */
const freshly: Phrases = [
  `warranted :: It is {cond}: the price is {price}, and {awarranty} is included${alsoAgreed}.`,
  `warranted :: {themodel} is {cond}, costs {price} and comes with {awarranty}${alsoAgreed}.`,
  `warranted & thrifty :: For your sums: it is {cond}, costs {price} and comes with {awarranty}${alsoAgreed}.`,
  `!warranted & !unwarranted :: It is {cond}, and the price is {price}${alsoAgreed}.`,
  `!warranted & !unwarranted :: {themodel} is {cond} and costs {price}${alsoAgreed}.`,
  `unwarranted :: It is {cond} and costs {price}; no warranty{!warranty} is included${alsoAgreed}.`,
  `!priced :: It is {cond}<, with {awarranty}>; let us talk about the price in person${alsoAgreed}.`,
];

/** No price given. */
const asked: Phrases = [
  `!unwarranted :: We will gladly tell you the price in person<; {awarranty} is included>${alsoAgreed}.`,
  `!unwarranted :: Ask us about the price<; {awarranty} is included>${alsoAgreed}.`,
  `!unwarranted :: When you come, we will talk about the price<; {awarranty} is included>${alsoAgreed}.`,
  `unwarranted :: Ask us about the price; no warranty{!warranty} is included${alsoAgreed}.`,
  `unwarranted :: We will talk about the price in person, and no warranty{!warranty} is included${alsoAgreed}.`,
];

/** With a damage the price is only part of what it costs. */
const broken: Phrases = [
  `!unwarranted :: The price is {price}<, with {awarranty}>, and repairs come on top${alsoAgreed}.`,
  `!unwarranted :: We are asking {price}<, with {awarranty}>; add the repairs before you decide${alsoAgreed}.`,
  `unwarranted :: The price is {price}, without warranty{!warranty}, and repairs come on top${alsoAgreed}.`,
  `unwarranted :: We are asking {price}. No warranty{!warranty} is included, and the repairs are yours to add${alsoAgreed}.`,
  `!priced :: We will talk about the price in person; meanwhile you can ask for a repair estimate${alsoAgreed}.`,
];

/** The price, what covers the buyer and the terms. */
export const price: Phrases = [
  ...each('priced & !damaged & warranted', warranted),
  ...each('priced & !damaged & unwarranted', unwarranted),
  ...each('priced & !damaged & !warranted & !unwarranted', plain),
  ...each('!priced & !damaged', asked),
  ...each('!damaged & !used', freshly),
  ...each('damaged', broken),
];
