import type { Phrases } from '../../../voice.ts';

/** What the car is and has been through: as a sentence, or as the row of data that dealers write. */
export const past: Phrases = [
  '{auto} {past}.',
  '{themodel} {past}.',
  '{er} {past}.',
  'Die Eckdaten: {card}.',
  'Daten und Historie: {card}.',
  'Im Überblick: {card}.',
  'Fahrzeugdaten: {card}.',
  '{card}.',
];

/** The same where nothing of it is of the past. */
export const state: Phrases = [
  '{auto} {past}.',
  '{er} {past}.',
  'Die Eckdaten: {card}.',
  'Im Überblick: {card}.',
  'Fahrzeugdaten: {card}.',
  '{card}.',
];

/** What was done to its parts, and how they are. */
export const work: Phrases = ['Zur Technik: ^{works}.', 'Ausgeführte Arbeiten: ^{works}.', '{works}.'];

/** Equipment in a row, and what goes on with it. */
export const equipment: Phrases = [
  'zur Ausstattung gehören {things0}',
  'an Bord sind {things0}',
  'ausgestattet ist {auto} mit {things0}',
];
export const moreEquipment: Phrases = [
  'hinzu kommen {things0}',
  'vorhanden sind außerdem {things0}',
  'weitere Ausstattung: {things0}',
];

/** Things that no theme has a word for. */
export const remaining: Phrases = [
  'Zur Ausstattung (gehört/gehören) außerdem {ein things}.',
  'Außerdem vorhanden: {things0}.',
  'Weitere Ausstattung: {things0}.',
];

/** What of the form is left over. */
export const details: Phrases = [
  '{auto} hat {doors}.',
  'Lackiert ist {auto} {incolor}.',
  'Der Kilometerstand beträgt {km}.',
];

/** Defects, plainly. */
export const defects: Phrases = [
  'Zum Zustand: ^{faults}.',
  'Bekannte Mängel: ^{faults}.',
  'Zu beachten: ^{faults}.',
  'Folgendes ist bekannt: ^{faults}.',
  'In Ordnung ist dagegen: ^{states}.',
  'Ferner gilt: ^{states}.',
];

const each = (condition: string, phrases: Phrases): Phrases =>
  phrases.map((phrase) => `${condition} ${phrase.includes('::') ? '&' : '::'} ${phrase}`);

const warranted: Phrases = [
  'Der Preis beträgt {price}, {warranty} inklusive.< ^{dealNotes}.>',
  'Angeboten wird {auto} für {price} mit {warrantyD}.< ^{dealNotes}.>',
  'Der Kaufpreis liegt bei {price}, darin enthalten: {warranty}.< ^{dealNotes}.>',
  '{auto} kostet {price}, dazu gibt es {warranty}.< ^{dealNotes}.>',
  'Preis: {price} mit {warrantyD}.< ^{dealNotes}.>',
  'Verkauft wird {auto} für {price} und mit {warrantyD}.< ^{dealNotes}.>',
];
const unwarranted: Phrases = [
  'Der Preis beträgt {price}, verkauft wird ohne Garantie{!warranty}.< ^{dealNotes}.>',
  'Angeboten wird {auto} für {price} ohne Garantie{!warranty}.< ^{dealNotes}.>',
  'Preis: {price}, Verkauf ohne Garantie{!warranty}.< ^{dealNotes}.>',
];
const plain: Phrases = [
  'Der Preis beträgt {price}.< ^{dealNotes}.>',
  'Angeboten wird {auto} für {price}.< ^{dealNotes}.>',
  'Der Kaufpreis liegt bei {price}.< ^{dealNotes}.>',
];

export const price: Phrases = [
  ...each('priced & warranted & !km0 & !new & !company', warranted),
  ...each('priced & unwarranted & !km0 & !new & !company', unwarranted),
  ...each('priced & !warranted & !unwarranted & !km0 & !new & !company', plain),
  'priced & km0 & warranted :: Als Tageszulassung<{!condition}> kostet {auto} {price}, {warranty} inklusive.< ^{dealNotes}.>',
  'priced & km0 & !warranted & !unwarranted :: Als Tageszulassung<{!condition}> kostet {auto} {price}.< ^{dealNotes}.>',
  'priced & km0 & unwarranted :: Als Tageszulassung<{!condition}> kostet {auto} {price}, ohne Garantie{!warranty}.< ^{dealNotes}.>',
  'priced & new & warranted :: Als Neuwagen<{!condition}> kostet {auto} {price}, {warranty} inklusive.< ^{dealNotes}.>',
  'priced & new & !warranted & !unwarranted :: Als Neuwagen<{!condition}> kostet {auto} {price}.< ^{dealNotes}.>',
  'priced & new & unwarranted :: Als Neuwagen<{!condition}> kostet {auto} {price}, ohne Garantie{!warranty}.< ^{dealNotes}.>',
  'priced & company & warranted :: {auto} lief als Firmenwagen<{!condition}> und kostet {price}, {warranty} inklusive.< ^{dealNotes}.>',
  'priced & company & !warranted & !unwarranted :: {auto} lief als Firmenwagen<{!condition}> und kostet {price}.< ^{dealNotes}.>',
  'priced & company & unwarranted :: {auto} lief als Firmenwagen<{!condition}> und wird für {price} ohne Garantie{!warranty} verkauft.< ^{dealNotes}.>',
  'priced & crashed :: Als Unfallfahrzeug{!condition} kostet {auto} {price}<, mit {warrantyD}>.< ^{dealNotes}.>',
  'priced & crashed & unwarranted :: Als Unfallfahrzeug{!condition} kostet {auto} {price}, ohne Garantie{!warranty}.< ^{dealNotes}.>',
  '!priced & warranted :: Den Preis nennen wir auf Anfrage{onRequest}, verkauft wird mit {warrantyD}.< ^{dealNotes}.>',
  '!priced & unwarranted :: Preis auf Anfrage{onRequest}, Verkauf ohne Garantie{!warranty}.< ^{dealNotes}.>',
  '!priced & !warranted & !unwarranted :: Den Preis nennen wir auf Anfrage{onRequest}.< ^{dealNotes}.>',
];

/** Terms of sale that are sentences. */
export const terms: Phrases = ['{auto} {predicates}.', '{er} {predicates}.'];

/** That not everybody may buy the car. */
export const restrictions: Phrases = ['Vorab: ^{auto} {things}.', 'Zu beachten: ^{auto} {things}.'];

/** What no other sentence had room for. */
export const rest: Phrases = ['Der Vollständigkeit halber: {lastFacts}.', 'Zu ergänzen: {lastFacts}.'];
