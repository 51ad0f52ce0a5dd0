import type { Phrases } from '../../../voice.ts';

/** What the car is and has been through. */
export const past: Phrases = [
  'It {past}.',
  '{themodel} {past}.',
  '{card} with {km} on the clock, it {lived}.',
  'priced & warranted & used & !defective & !damaged :: {settled}It has {km} on the clock and is for sale at {price} with {awarranty}.<{deals}>',
  'priced & warranted & used & !defective & !damaged :: {settled}With {km} on the clock, it is offered at {price}, {warranty} included.<{deals}>',
  'priced & warranted & used & !defective & !damaged :: {settled}{themodel} has covered {km} and is offered at {price} with {awarranty}.<{deals}>',
  'priced & warranted & used & !defective & !damaged :: {settled}{card} with {km} on the clock, it is priced at {price} with {awarranty}.<{deals}>',
  'priced & warranted & used & !defective & !damaged :: {settled}The mileage is {km}, the price {price}, and {awarranty} is included.<{deals}>',
];

/** Jobs done, and what is handed over with the keys. */
export const work: Phrases = [
  '{worked}.',
  'It has had {works}.',
  'It comes with {given}.',
  'The sale includes {given}.',
];

/** Equipment in a row, and what goes on with it. */
export const equipment: Phrases = [
  'equipment includes {things}',
  'it is equipped with {things}',
  'the specification includes {things}',
];
export const moreEquipment: Phrases = [
  '{auto} also has {things}',
  'further equipment includes {things}',
  'also fitted are {things}',
];

/** Things that no theme has a word for. */
export const remaining: Phrases = [
  'The equipment also includes {things}.',
  'The specification is completed by {things}.',
  'Also on board (is/are) {things}.',
  'It also has {things}.',
  '{themodel} also comes with {things}.',
  'Further equipment includes {things}.',
];

/** What of the form is left over. */
export const details: Phrases = [
  'It has {list:afuel+hp+agear+otherdrive+paint+clock}.',
  '{themodel} has {list:afuel+hp+agear+otherdrive+paint+clock}.',
];

/** Defects that no reason speaks of. */
export const defects: Phrases = [
  'Please note {things}.',
  'On inspection {things} can be seen.',
  'Defects to note: {things}.',
  'Before a viewing, buyers should know about {things}.',
  'For the sake of completeness, it has {things}.',
  'Please note that {thecar} {damageHas}.',
  'Buyers should know that it {damageHas}.',
  'It should be added that {themodel} {damageHas}.',
  'As to its present state, {states}.',
  'In its present state, {states}.',
];

/** Terms of sale that are no sentences. */
const alsoAgreed = '<{deals}>';

export const price: Phrases = [
  `priced & warranted :: The price is {price} and includes {awarranty}.${alsoAgreed}`,
  `priced & warranted :: It is offered at {price} with {awarranty}.${alsoAgreed}`,
  `priced & warranted :: {themodel} is for sale at {price}, {warranty} included.${alsoAgreed}`,
  `priced & warranted :: For {price} the buyer also receives {awarranty}.${alsoAgreed}`,
  `priced & warranted :: {awarranty} is included in the price of {price}.${alsoAgreed}`,
  `priced & warranted & thrifty :: The outlay is known from the start: {price}, with {awarranty}.${alsoAgreed}`,
  `priced & warranted & lasting :: The price of {price} includes {awarranty}, useful to those who plan to keep it.${alsoAgreed}`,
  `priced & warranted & atWork :: For {price} it comes with {awarranty}, which helps when a vehicle is needed for work.${alsoAgreed}`,
  `priced & unwarranted :: The price is {price}, without warranty{!warranty}.${alsoAgreed}`,
  `priced & unwarranted :: It is for sale at {price}; no warranty{!warranty} is included.${alsoAgreed}`,
  `priced & unwarranted :: {themodel} is offered at {price} without warranty{!warranty}.${alsoAgreed}`,
  `priced & !warranted & !unwarranted :: The price is {price}.${alsoAgreed}`,
  `priced & !warranted & !unwarranted :: It is offered at {price}.${alsoAgreed}`,
  `priced & !warranted & !unwarranted :: {themodel} is for sale at {price}.${alsoAgreed}`,
  `priced & !warranted & !unwarranted :: The asking price is {price}.${alsoAgreed}`,
  `priced & !used & !damaged & warranted :: The car is {cond}; the price is {price}, with {awarranty}.${alsoAgreed}`,
  `priced & !used & !damaged & warranted :: It is {cond} and priced at {price}, with {awarranty}.${alsoAgreed}`,
  `priced & !used & !damaged & !warranted & !unwarranted :: It is {cond} and priced at {price}.${alsoAgreed}`,
  `priced & damaged & crashed :: It is {cond}, and the price of {price} does not cover repairs<; {awarranty} is included>.${alsoAgreed}`,
  `!priced & warranted :: The price is available on request and includes {awarranty}.${alsoAgreed}`,
  `!priced & unwarranted :: The price is available on request; no warranty{!warranty} is included.${alsoAgreed}`,
  '!priced & !warranted & !unwarranted :: The price is available on request. {deals}',
  `!priced & !warranted & !unwarranted :: The price is available on request.${alsoAgreed}`,
];

/** Terms of sale that are sentences. */
export const terms: Phrases = [
  'It {predicates}.',
  '{themodel} {predicates}.',
  'Please note that it {predicates}.',
  'As regards the sale, {thecar} {predicates}.',
];

/** That not everybody may buy the car. */
export const restrictions: Phrases = [
  'Please note from the start that it {things}.',
  'Please note: it {things}.',
];

/** What no other sentence had room for. */
export const rest: Phrases = [
  'It also has {lastFacts}.',
  '{themodel} also has {lastFacts}.',
  'It comes with {lastFacts}.',
];
