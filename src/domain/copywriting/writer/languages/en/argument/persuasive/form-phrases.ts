import type { Phrases } from '../../../voice.ts';

export { price } from './price-phrases.ts';

/** What the car is and has been through: from its mileage alone to a life told in full. */
export const past: Phrases = [
  'It {past}.',
  '{themodel} {past}.',
  'It is {card}, has {km} on the clock and {lived}.',
  '{card} with {km} on the clock, it {lived}.',
];

/** Jobs done, and what is handed over with the keys. */
export const work: Phrases = [
  'It has had {works}.',
  '{worked}.',

  'It comes with {given}.',
  'With it you get {given}.',
  'The file that goes with it holds {given}.',
];

const agreed = '<{deals}>';
const withPrice = [
  `warranted :: It has {km} on the clock, costs {price} and comes with {awarranty}.${agreed}`,
  `warranted :: With {km} behind it and {awarranty} ahead of it, it is {price}.${agreed}`,
  `warranted & family :: {km} on the clock, {price}, {awarranty}: those are the figures to talk over at the kitchen table.${agreed}`,
  `warranted & commuter :: It comes with {km} on the clock and {awarranty}, and {price} puts it on your daily road.${agreed}`,
  `warranted & newDriver :: {km} on the clock, {awarranty} behind it, {price}: those are the figures to show at home.${agreed}`,
  `warranted & onTrips :: After {km} it is ready for the next journey, for {price} and with {awarranty}.${agreed}`,
  `warranted :: {card} with {km} on the clock, it is {price} and comes with {awarranty}.${agreed}`,
  `warranted :: {themodel} has covered {km} and is yours for {price}, {warranty} included.${agreed}`,
  `warranted :: The clock says {km}, the price is {price}, and {awarranty} is included.${agreed}`,
  `warranted :: It is {card} with {km} behind it, and {price} buys it with {awarranty}.${agreed}`,
  `warranted & goodDeal & equipped & !dear :: {km}, {awarranty} and a price of {price}: that is a lot of car for the money.${agreed}`,
  `warranted & thrifty :: The figures for your budget: {km} on the clock, {price} to pay, {warranty} included.${agreed}`,
  `warranted & lasting :: It starts its next life at {km}, for {price} and with {awarranty}.${agreed}`,
  `unwarranted :: It has {km} on the clock and costs {price}, without warranty{!warranty}.${agreed}`,
  `unwarranted :: At {km} it is {price}, sold without warranty{!warranty}.${agreed}`,
  `!warranted & !unwarranted :: It has {km} on the clock and costs {price}.${agreed}`,
  `!warranted & !unwarranted :: {themodel} has covered {km} and is yours for {price}.${agreed}`,
].map((phrase) => phrase.replace(' :: ', ' & priced & used & !defective & !damaged :: {settled}'));

/** The same where nothing of it is of the past. */
export const state: Phrases = [
  // with the price where all else is told
  ...withPrice,
  'It {past}.',
  '{themodel} {past}.',
  'It is {card}, and it has covered {km}.',
  'So far it has covered {km}.',
  'The clock stands at {km}<, and the car is {card}>.',
  'The clock reads {km}.',
  '{card}, {km} on the clock.',
  'van :: The data for your list: {km} and {cc}<, and it is {card}>.',
];

/** Things that no theme has a word for. */
export const remaining: Phrases = [
  'Also on board: {things}.',
  'Also included: {things}.',
  'You also get {things}.',
];

/** What of the form is left over. */
export const details: Phrases = [
  'It has {list:afuel+hp+agear+otherdrive+paint+clock}.',
  '{themodel} has {list:afuel+hp+agear+otherdrive+paint+clock}.',
];

/** Terms of sale that are sentences. */
export const terms: Phrases = [
  'It {predicates}.',
  '{themodel} {predicates}.',
  'One thing before you set out: it {predicates}.',
  'Please bear in mind that it {predicates}.',
];

/** That not everybody may buy the car. */
export const restrictions: Phrases = [
  'Before you read on: it {things}.',
  'It {things}, so please do not ring otherwise.',
];

/** What no other sentence had room for. */
export const rest: Phrases = [
  'It also has {list:asking+awarranty+hp+agear+otherdrive+paint+clock}.',
  '{themodel} comes with {list:asking+awarranty+hp+agear+otherdrive+paint+clock}.',
];
