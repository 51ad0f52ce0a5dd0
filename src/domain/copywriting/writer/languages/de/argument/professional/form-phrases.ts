import type { Phrases } from '../../../voice.ts';

/** What the car is and has been through. */
export const past: Phrases = [
  '{auto} {past}<. Zum technischen Stand: {works}>.',
  '{themodel} {past}<. Aus der Historie: {works}>.',
  'Zu den Daten: ^{auto} {past}<. Zum technischen Stand: {works}>.',
  'Zur Vorgeschichte: {works}.',
];

/** The same where nothing of it is of the past. */
export const state: Phrases = [
  '{auto} {past}.',
  '{themodel} {past}.',
  'Zu den Daten: ^{auto} {past}.',
  'Zum technischen Stand: {works}.',
];

/** Equipment in a row, and what goes on with it. */
export const equipment: Phrases = [
  'zur Ausstattung gehören {things0}',
  'an Bord sind {things0}',
  'ausgestattet ist {auto} mit {things0}',
];
export const moreEquipment: Phrases = [
  'hinzu kommen {things0}',
  'vorhanden sind außerdem {things0}',
  'zur Ausstattung gehören ferner {things0}',
];

/** Things that no theme has a word for. */
export const remaining: Phrases = [
  'Zur Ausstattung (gehört/gehören) außerdem {ein things}.',
  'Vorhanden (ist/sind) ferner {ein things}.',
  'Hinzu (kommt/kommen) {ein things}.',
  '{auto} hat außerdem {einA things}.',
  'Die Ausstattung umfasst auch {einA things}.',
];

/** What of the form is left over. */
export const details: Phrases = [
  '{auto} hat {doors}.',
  'Lackiert ist {auto} {incolor}.',
  'Zu den technischen Daten: {:gear+drive+ps+cc}.',
  'Der Kilometerstand beträgt {km}.',
];

/** Defects, plainly. */
export const defects: Phrases = [
  'Zu beachten (ist/sind) {things}.',
  'Bei der Besichtigung (fällt/fallen) {things} auf.',
  'Folgendes ist bekannt: {things}.',
  'Zum Zustand (gehört/gehören) auch {things}.',
  'Nicht in Ordnung: {things}.',
  'Zum Zustand: ^{auto} {damageClauses}.',
  'Zu beachten ist: ^{auto} {damageClauses}.',
  'Zum Zustand: {states}.',
];

export const price: Phrases = [
  'priced & warranted :: Der Preis beträgt {price}, {warranty} inbegriffen<; {dealNotes}>.',
  'priced & warranted :: Angeboten wird {auto} für {price} mit {warrantyD}<; {dealNotes}>.',
  'priced & warranted :: Der Preis von {price} schließt {warranty} ein<; {dealNotes}>.',
  'priced & warranted :: Für {price} gibt es {autoA} mit {warrantyD}<; {dealNotes}>.',
  'priced & warranted & thrifty :: Die Kosten sind klar: {price}, {warranty} inbegriffen<; {dealNotes}>.',
  'priced & warranted & lasting :: Wer länger plant, bekommt für {price} {warranty} dazu<; {dealNotes}>.',
  'priced & unwarranted :: Der Preis beträgt {price}, eine Garantie ist nicht enthalten{!warranty}<; {dealNotes}>.',
  'priced & unwarranted :: Angeboten wird {auto} für {price} ohne Garantie{!warranty}<; {dealNotes}>.',
  'priced & unwarranted :: Verkauft wird für {price} und ohne Garantie{!warranty}<; {dealNotes}>.',
  'priced & !warranted & !unwarranted :: Der Preis beträgt {price}<; {dealNotes}>.',
  'priced & !warranted & !unwarranted :: Angeboten wird {auto} für {price}<; {dealNotes}>.',
  'priced & !warranted & !unwarranted :: Der Kaufpreis liegt bei {price}<; {dealNotes}>.',
  'priced & km0 & warranted :: Als Tageszulassung{!condition} kostet {auto} {price}, {warranty} inbegriffen<; {dealNotes}>.',
  'priced & km0 :: Als Tageszulassung{!condition} kostet {auto} {price}<; {dealNotes}>.',
  'priced & new & warranted :: Als Neuwagen{!condition} kostet {auto} {price}, {warranty} inbegriffen<; {dealNotes}>.',
  'priced & company & warranted :: {auto} war ein Dienstwagen{!condition}; der Preis beträgt {price}, {warranty} inbegriffen<; {dealNotes}>.',
  'priced & company :: {auto} war ein Dienstwagen{!condition}, der Preis beträgt {price}<; {dealNotes}>.',
  'priced & crashed :: Als Unfallfahrzeug{!condition} kostet {auto} {price}<, {warranty} inbegriffen><; {dealNotes}>.',
  'priced & crashed & unwarranted :: Als Unfallfahrzeug{!condition} kostet {auto} {price}, ohne Garantie{!warranty}<; {dealNotes}>.',
  '!priced & warranted :: Den Preis nennen wir auf Anfrage; {warranty} inbegriffen<; {dealNotes}>.',
  '!priced & unwarranted :: Den Preis nennen wir auf Anfrage; eine Garantie ist nicht enthalten{!warranty}<; {dealNotes}>.',
  '!priced & !warranted & !unwarranted :: Den Preis nennen wir auf Anfrage<; {dealNotes}>.',
];

/** Terms of sale that are sentences. */
export const terms: Phrases = [
  '{auto} {predicates}.',
  'Zum Verkauf: ^{auto} {predicates}.',
  'Gut zu wissen: ^{auto} {predicates}.',
];

/** That not everybody may buy the car. */
export const restrictions: Phrases = ['Vorab: ^{auto} {things}.', 'Zu beachten: {auto} {things}.'];

/** What no other sentence had room for. */
export const rest: Phrases = ['Zu ergänzen sind {lastFacts}.', 'Es bleiben zu nennen: {lastFacts}.'];
