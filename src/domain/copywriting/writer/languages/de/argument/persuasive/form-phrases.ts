import type { Phrases } from '../../../voice.ts';

export { price } from './price-phrases.ts';

/** What the car is and has been through: as a sentence, or as the row of data that dealers write. */
export const past: Phrases = [
  '{auto} {past}.',
  '{themodel} {past}.',
  '{er} {past}.',
  '{card}.',
  'Die Eckdaten: {card}.',
  'Kurz zusammengefasst: {card}.',
  'Was sonst im Exposé steht: {card}.',
  'Auf einen Blick: {card}.',
  'Im Datenblatt steht: {card}.',
  'Und die Daten dazu: {card}.',
  'Was Sie noch wissen möchten: {card}.',
  '{card}: ^so steht {er} auf unserem Hof.',
  'stylish & !family :: {card}: ^das sind die Daten, der Rest ist Gefühl.',
  'thrifty :: Für Ihren Vergleich: {card}.',
  'commuter :: Die Daten für Ihren Vergleich: {card}.',
  'cargo :: Für die Unterlagen im Betrieb: {card}.',
  'family :: Für den Familienrat: {card}.',
];

/** The same where nothing of it is of the past. */
export const state: Phrases = [
  '{auto} {past}.',
  '{er} {past}.',
  '{card}.',
  'Die Eckdaten: {card}.',
  'Auf einen Blick: {card}.',
  'Im Datenblatt steht: {card}.',
  'Und die Daten dazu: {card}.',
  '{card}: ^so steht {er} auf unserem Hof.',
  'thrifty :: Für Ihren Vergleich: {card}.',
  'family :: Für den Familienrat: {card}.',
  'sport :: {card}: ^das sind die Daten, der Rest ist Gefühl.',
];

/** What was done to its parts, and how they are. */
export const work: Phrases = [
  'Gemacht ist auch schon etwas: ^{works}.',
  'Zur Technik: ^{works}.',
  'Das ist schon erledigt: ^{works}.',
  '{works}.',
];

/** Things that no theme has a word for. */
export const remaining: Phrases = [
  'Außerdem an Bord: {things0}.',
  'Dazu {things0}.',
  'Was sonst noch drin ist: {things0}.',
];

/** What of the form is left over. */
export const details: Phrases = [
  '!fiveDoors :: {auto} ist {incolor} lackiert<, hat {doors}><, {ps}>.',
  '{auto} hat {doors}<, lackiert ist {er} {incolor}>.',
  'Lackiert ist {auto} {incolor}.',
  'Auf dem Tacho stehen {km}.',
];

/** Defects, plainly. */
export const defects: Phrases = [
  'Das sagen wir Ihnen lieber gleich: ^{faults}.',
  'Damit Sie bei der Besichtigung nichts überrascht: ^{faults}.',
  'Das gehört zur ganzen Wahrheit: ^{faults}.',
  'Zum Zustand, ohne Umschweife: ^{faults}.',
  'Was Sie vorher wissen sollten: ^{faults}.',
  'Bei der Besichtigung fällt Ihnen auf, was wir schon wissen: ^{faults}.',
  'In Ordnung ist dagegen: ^{states}.',
  'Zum Glück gilt auch: ^{states}.',
];

/** Terms of sale that are sentences. */
export const terms: Phrases = [
  '{auto} {predicates}.',
  '{er} {predicates}.',
  'Gut zu wissen: ^{er} {predicates}.',
];

/** That not everybody may buy the car. */
export const restrictions: Phrases = [
  'Das gleich vorweg: ^{er} {things}.',
  'Bevor Sie weiterlesen: ^{auto} {things}.',
  'Zuerst das Wichtigste: ^{er} {things}.',
];

/** What no other sentence had room for. */
export const rest: Phrases = [
  'Der Vollständigkeit halber: {:price+warranty+ps+gear+lack+km}.',
  'Dazu noch: {:price+warranty+ps+gear+lack+km}.',
];
