import type { Phrases } from '../../../voice.ts';

export { price } from './price-phrases.ts';

/** What the car is and has been through: from "has 84,000 km on the clock" alone to a life told in full. */
export const past: Phrases = [
  'It {past}.',
  '{themodel} {past}.',
  'Here are the facts: it {past}.',
  'To sum up, {themodel} {past}.',
];

/** The same where nothing of it is of the past. */
export const state: Phrases = ['It {past}.', '{themodel} {past}.', 'For the record, it {past}.'];

/** Things that no theme has a word for. */
export const remaining: Phrases = [
  'It also has {things}.',
  '{themodel} also has {things}.',
  'You also get {things}.',
  'On board you will also find {things}.',
  'The equipment also includes {things}.',
];

/** What of the form is left over. */
export const details: Phrases = [
  'fiveDoors & !cargo :: Whoever sits in the back has a door, as there are {doors}.',
  'It has {list:afuel+hp+agear+drive+doors+paint+clock}.',
  'You also have {list:afuel+hp+agear+drive+doors+paint+clock}.',
  '{themodel} has {list:afuel+hp+agear+drive+doors+paint+clock}.',
];

/** Terms of sale that are sentences. */
export const terms: Phrases = [
  'It {predicates}.',
  '{themodel} {predicates}.',
  'Before you set out, please note that it {predicates}.',
  'When you write to us, bear in mind that it {predicates}.',
  'You should also know that it {predicates}.',
  'As for the sale, {thecar} {predicates}.',
];

/** That not everybody may buy the car. */
export const restrictions: Phrases = [
  'This one is not for everybody: it {things}.',
  'First things first: it {things}.',
];

/** What no other sentence had room for. */
export const rest: Phrases = [
  'It also has {list:asking+awarranty+hp+agear+otherdrive+doors+paint+clock}.',
  '{themodel} comes with {list:asking+awarranty+hp+agear+otherdrive+doors+paint+clock}.',
  'You get {list:asking+awarranty+hp+agear+otherdrive+doors+paint+clock}, too.',
];
