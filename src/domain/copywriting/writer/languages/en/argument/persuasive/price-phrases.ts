import type { Phrases } from '../../../voice.ts';

const each = (condition: string, phrases: Phrases): Phrases =>
  phrases.map((phrase) => (phrase.includes('::') ? `${condition} & ${phrase}` : `${condition} :: ${phrase}`));

/** What else is agreed, a sentence of its own. */
const agreed = '<{deals}>';

/** A car in one piece, with a warranty. */
const warranted: Phrases = [
  `It is {price}, with {awarranty}.${agreed}`,
  `The price is {price}, and that includes {awarranty}.${agreed}`,
  `Yours for {price}, with {awarranty}.${agreed}`,
  `{themodel} is {price} with {awarranty}.${agreed}`,
  `We are asking {price}, and {awarranty} comes with it.${agreed}`,
  `{price} buys it, and {awarranty} goes with it.${agreed}`,
  `It costs {price} and comes with {awarranty}.${agreed}`,
  `At {price} it comes with {awarranty}.${agreed}`,
  `goodDeal & !dear & !cheap & equipped :: That is a lot of car for {price}, and {awarranty} comes with it.${agreed}`,
  `goodDeal & !dear :: Put it in your comparison at {price}, {warranty} included.${agreed}`,
  `thrifty & !dear :: For the budget: {price}, {warranty} included.${agreed}`,
  `family :: {price} is the figure to talk over at the kitchen table, and it includes {awarranty}.${agreed}`,
  `onTrips :: It is {price}, and {awarranty} travels with you.${agreed}`,
  `commuter & car :: It is yours to commute in for {price}, with {awarranty}.${agreed}`,
  `newDriver :: Your first car for {price}, and with {awarranty} behind it.${agreed}`,
  `cargo & atWork :: It goes to work for {price}, with {awarranty}.${agreed}`,
  `dear :: It is {price}, with {awarranty} to go with a purchase of that size.${agreed}`,
  `cheap :: It is only {price}, and {awarranty} is included even so.${agreed}`,
  `manyKm & !old :: The kilometres are in the price of {price}, and {awarranty} is there all the same.${agreed}`,
  `lasting :: If you mean to keep it, you start with {awarranty}, and the price is {price}.${agreed}`,
];

/** A car in one piece, without: said plainly. */
const unwarranted: Phrases = [
  `It is {price}, sold without warranty{!warranty}.${agreed}`,
  `The price is {price}, without warranty{!warranty}.${agreed}`,
  `We are asking {price}. There is no warranty{!warranty}, so look it over properly.${agreed}`,
  `{themodel} is {price}, without warranty{!warranty}.${agreed}`,
  `thrifty :: For the budget: {price}, without warranty{!warranty}.${agreed}`,
  `goodDeal & !rough :: It is {price} and has no warranty{!warranty}, so bring someone who knows cars.${agreed}`,
  `classic :: It is {price}, without warranty{!warranty}, as cars of this age are sold.${agreed}`,
];

/** A car in one piece, where the form does not speak of a warranty. */
const plain: Phrases = [
  `The price is {price}.${agreed}`,
  `It is {price}.${agreed}`,
  `We are asking {price}.${agreed}`,
  `{themodel} is {price}.${agreed}`,
  `Yours for {price}.${agreed}`,
  `thrifty :: For the budget: {price}.${agreed}`,
  `goodDeal & !dear :: Put it in your comparison at {price}.${agreed}`,
];

/** New, pre-registered or from a company: this stands beside the price. */
const freshly: Phrases = [
  `warranted & thrifty :: For the budget: it is {cond} and costs {price}, {warranty} included.${agreed}`,
  `warranted & family :: It is {cond}, and {price} with {awarranty} is the figure to talk over at the kitchen table.${agreed}`,
  `warranted & onTrips :: It is {cond} and costs {price}, and {awarranty} travels with you.${agreed}`,
  `!warranted & !unwarranted & thrifty :: For the budget: it is {cond} and costs {price}.${agreed}`,
  `warranted :: {condtold}The price is {price}, and that includes {awarranty}.${agreed}`,
  `warranted :: {condtold}It is {price}, with {awarranty}.${agreed}`,
  `!warranted & !unwarranted :: {condtold}The price is {price}.${agreed}`,
  `unwarranted :: {condtold}It is {price}, without warranty{!warranty}.${agreed}`,
  `!priced :: {condtold}Ask us for the price<, which includes {awarranty}>.${agreed}`,
  `warranted :: It is {cond} and costs {price}, with {awarranty}.${agreed}`,
  `warranted :: {themodel} is {cond}, is priced at {price} and comes with {awarranty}.${agreed}`,
  `warranted :: It is {cond}, and {price} includes {awarranty}.${agreed}`,
  `!warranted & !unwarranted :: It is {cond}, and the price is {price}.${agreed}`,
  `!warranted & !unwarranted :: {themodel} is {cond} and costs {price}.${agreed}`,
  `unwarranted :: It is {cond} and costs {price}, without warranty{!warranty}.${agreed}`,
  `!priced :: It is {cond}<, with {awarranty}>. Ask us for the price.${agreed}`,
];

/** No price given. */
const asked: Phrases = [
  `!unwarranted :: {poa}<, with {awarranty}>.${agreed}`,
  `!unwarranted :: Ask us for the price<, which includes {awarranty}>.${agreed}`,
  `!unwarranted :: Ring us for the price<, {warranty} included>.${agreed}`,
  `!unwarranted :: We will tell you the price when you ring<, and {awarranty} is part of it>.${agreed}`,
  `unwarranted :: {poa}, sold without warranty{!warranty}.${agreed}`,
  `unwarranted :: Ask us for the price. It is sold without warranty{!warranty}.${agreed}`,
];

/** With a damage the price is only part of what it costs. */
const broken: Phrases = [
  `!unwarranted :: The price is {price}<, with {awarranty}>, and the repairs come on top.${agreed}`,
  `!unwarranted :: We are asking {price}<, with {awarranty}>. Add the repairs before you decide.${agreed}`,
  `unwarranted :: It is {price}, without warranty{!warranty}, and the repairs come on top.${agreed}`,
  `unwarranted :: The price is {price}. No warranty{!warranty} is included, and the repairs are yours to add.${agreed}`,
  `!priced :: Ask us for the price, and for what the repairs involve.${agreed}`,
];

/** The price, what covers the buyer and the terms. */
export const price: Phrases = [
  ...each('priced & !damaged & !new & !km0 & !company & warranted', warranted),
  ...each('priced & !damaged & !new & !km0 & !company & unwarranted', unwarranted),
  ...each('priced & !damaged & !new & !km0 & !company & !warranted & !unwarranted', plain),
  ...each('!priced & !damaged & !new & !km0 & !company', asked),
  ...each('!damaged & !used', freshly),
  ...each('damaged', broken),
];
