import type { Phrases } from '../../../voice.ts';

const each = (condition: string, phrases: Phrases): Phrases =>
  phrases.map((phrase) => (phrase.includes('::') ? `${condition} & ${phrase}` : `${condition} :: ${phrase}`));

const terms = '<. As for the terms: {dealNotes}>';
const aside = '<. Please also note: {dealNotes}>';

/** A car in one piece, with a warranty. */
const warranted: Phrases = [
  `The price is {price}, {warranty} included${terms}.`,
  `You pay {price}, and {awarranty} is included${terms}.`,
  `We are asking {price}, and you get {awarranty} with it${aside}.`,
  `{themodel} costs {price} and comes with {awarranty}${terms}.`,
  `For {price} you also get {awarranty}${aside}.`,
  `After the purchase you can count on {awarranty}; the price is {price}${terms}.`,
  `thrifty :: For your sums: the price is {price}, and {awarranty} is included${terms}.`,
  `goodDeal :: If you are comparing adverts, note that the price of {price} includes {awarranty}${aside}.`,
  `family :: If you are deciding at home together, the price is {price} with {awarranty}${terms}.`,
  `commuter & car :: For a car you use every day {awarranty} helps, and it is included in the price of {price}${terms}.`,
  `onTrips :: You have {awarranty} when you travel, too; the price is {price}${terms}.`,
  `newDriver :: If this is your first purchase, note that {awarranty} is included in the price of {price}${terms}.`,
  `cargo & atWork :: When you need it for work {awarranty} helps, and it is included in the price of {price}${terms}.`,
  `dear :: A sum like this deserves some thought: the price is {price}, with {awarranty}${terms}.`,
  `cheap :: It costs {price}, and even at this price {awarranty} is included${terms}.`,
  `old :: In spite of its age you get {awarranty}, and the price is {price}${terms}.`,
  `manyKm & !old :: In spite of the kilometres you get {awarranty}, and the price is {price}${terms}.`,
  `lasting :: If you mean to keep it, you begin with {awarranty}; the price is {price}${terms}.`,
];

/** A car in one piece, without: said plainly. */
const unwarranted: Phrases = [
  `The price is {price}, and no warranty{!warranty} is included${terms}.`,
  `We are asking {price}, without warranty{!warranty}${terms}.`,
  `It costs {price}. There is no warranty{!warranty}, so look at everything before you decide${aside}.`,
  `{themodel} is sold without warranty{!warranty} at {price}${terms}.`,
  `thrifty :: For your sums: the price is {price}, and no warranty{!warranty} is included${terms}.`,
  `goodDeal :: If you are comparing adverts, note that it costs {price}, without warranty{!warranty}${terms}.`,
  `classic :: Come with someone who knows these cars: the price is {price}, and no warranty{!warranty} is included${terms}.`,
];

/** A car in one piece, where the form does not speak of a warranty. */
const plain: Phrases = [
  `The price is {price}${terms}.`,
  `It costs {price}${aside}.`,
  `We are asking {price}${terms}.`,
  `{themodel} costs {price}${terms}.`,
  `You pay {price}${aside}.`,
  `thrifty :: For your sums: the price is {price}${terms}.`,
  `goodDeal :: If you are comparing adverts, the price here is {price}${terms}.`,
  `dear :: A sum like this deserves some thought: the price is {price}${terms}.`,
];

/** New, pre-registered or from a company: this stands beside the price. */
const freshly: Phrases = [
  `warranted :: It is {cond}: the price is {price}, and {awarranty} is included${terms}.`,
  `warranted :: {themodel} is {cond}, costs {price} and comes with {awarranty}${terms}.`,
  `warranted & thrifty :: For your sums: it is {cond}, costs {price} and comes with {awarranty}${terms}.`,
  `!warranted & !unwarranted :: It is {cond}, and the price is {price}${terms}.`,
  `!warranted & !unwarranted :: {themodel} is {cond} and costs {price}${terms}.`,
  `unwarranted :: It is {cond} and costs {price}; no warranty{!warranty} is included${terms}.`,
  `!priced :: It is {cond}<, with {awarranty}>; let us talk about the price in person${terms}.`,
];

/** No price given. */
const asked: Phrases = [
  `!unwarranted :: We will gladly tell you the price in person<; {awarranty} is included>${terms}.`,
  `!unwarranted :: Ask us about the price<; {awarranty} is included>${terms}.`,
  `!unwarranted :: When you come, we will talk about the price<; {awarranty} is included>${terms}.`,
  `unwarranted :: Ask us about the price; no warranty{!warranty} is included${terms}.`,
  `unwarranted :: We will talk about the price in person, and no warranty{!warranty} is included${terms}.`,
];

/** With a damage the price is only part of what it costs. */
const broken: Phrases = [
  `!unwarranted :: The price is {price}<, with {awarranty}>, and repairs come on top${terms}.`,
  `!unwarranted :: We are asking {price}<, with {awarranty}>; add the repairs before you decide${terms}.`,
  `unwarranted :: The price is {price}, without warranty{!warranty}, and repairs come on top${terms}.`,
  `unwarranted :: We are asking {price}. No warranty{!warranty} is included, and the repairs are yours to add${terms}.`,
  `!priced :: We will talk about the price in person; meanwhile you can ask for a repair estimate${terms}.`,
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
