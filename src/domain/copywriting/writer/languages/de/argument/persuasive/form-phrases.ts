import type { Phrases } from '../../../voice.ts';

/** What the car is and has been through. */
export const past: Phrases = [
  '{auto} {past}<. Zum technischen Stand: {works}>.',
  '{themodel} {past}<. Aus der Historie: {works}>.',
  'Zu den Daten: ^{auto} {past}<. Zum technischen Stand: {works}>.',
  'Damit Sie die Vorgeschichte kennen: ^{auto} {past}<. Zum technischen Stand: {works}>.',
  'Zur Vorgeschichte: {works}.',
  'Für Ihre Entscheidung wichtig: {works}.',
];

/** The same where nothing of it is of the past. */
export const state: Phrases = [
  '{auto} {past}.',
  '{themodel} {past}.',
  'Zu den Daten: ^{auto} {past}.',
  'Hier die Daten für Sie: ^{auto} {past}.',
  'Zum technischen Stand: {works}.',
];

/** Things that no theme has a word for. */
export const remaining: Phrases = [
  'Zur Ausstattung (gehört/gehören) außerdem {ein things}.',
  'Vorhanden (ist/sind) ferner {ein things}.',
  'Hinzu (kommt/kommen) {ein things}.',
  'Sie bekommen außerdem {einA things}.',
  'Außerdem (steht/stehen) Ihnen {ein things} zur Verfügung.',
  '{auto} hat außerdem {einA things}.',
  'Die Ausstattung umfasst auch {einA things}.',
];

/** What of the form is left over. */
export const details: Phrases = [
  'fiveDoors & !cargo & !rough :: Ihre Mitfahrer hinten haben eigene Türen, denn {auto} hat {doors}.',
  '{auto} hat {doors}.',
  'Lackiert ist {auto} {incolor}.',
  'Zu den technischen Daten: {:gear+drive+ps}.',
  'Der Kilometerstand beträgt {km}.',
];

/** Defects, plainly. */
export const defects: Phrases = [
  'Das sollten Sie vor der Besichtigung wissen: {things}.',
  'Das nennen wir Ihnen gleich: {things}.',
  'Achten Sie bei der Besichtigung auch auf Folgendes: {things}.',
  'Wir nennen Ihnen auch die Mängel: {things}.',
  'Damit Sie alles wissen: ^{auto} {damageClauses}.',
  'Das sollten Sie wissen: ^{auto} {damageClauses}.',
  'Zum Zustand: {states}.',
];

export const price: Phrases = [
  'priced & warranted :: Sie zahlen {price}, {warranty} inbegriffen<; {dealNotes}>.',
  'priced & warranted :: Für {price} bekommen Sie {autoA} mit {warrantyD}<; {dealNotes}>.',
  'priced & warranted :: Wir verlangen {price}, und Sie fahren mit {warrantyD}<; {dealNotes}>.',
  'priced & warranted & thrifty :: Sie wissen vorher, was Sie zahlen: {price}, {warranty} inbegriffen<; {dealNotes}>.',
  'priced & warranted & lasting :: Wenn Sie länger planen: ^für {price} bekommen Sie {warranty} dazu<; {dealNotes}>.',
  'priced & unwarranted :: Wir verlangen {price}, eine Garantie ist nicht enthalten{!warranty}<; {dealNotes}>.',
  'priced & unwarranted :: Sie zahlen {price} und kaufen ohne Garantie{!warranty}<; {dealNotes}>.',
  'priced & !warranted & !unwarranted :: Wir verlangen {price}<; {dealNotes}>.',
  'priced & !warranted & !unwarranted :: Sie zahlen {price}<; {dealNotes}>.',
  'priced & km0 & warranted :: Als Tageszulassung{!condition} kostet {auto} {price}, {warranty} inbegriffen<; {dealNotes}>.',
  'priced & km0 :: Als Tageszulassung{!condition} kostet {auto} {price}<; {dealNotes}>.',
  'priced & new & warranted :: Für einen Neuwagen{!condition} zahlen Sie {price}, {warranty} inbegriffen<; {dealNotes}>.',
  'priced & company & warranted :: {auto} war ein Dienstwagen{!condition}; Sie zahlen {price}, {warranty} inbegriffen<; {dealNotes}>.',
  'priced & company :: {auto} war ein Dienstwagen{!condition}, und Sie zahlen {price}<; {dealNotes}>.',
  'priced & crashed :: Als Unfallfahrzeug{!condition} kostet {auto} {price}<, {warranty} inbegriffen><; {dealNotes}>.',
  'priced & crashed & unwarranted :: Als Unfallfahrzeug{!condition} kostet {auto} {price}, ohne Garantie{!warranty}<; {dealNotes}>.',
  '!priced & warranted :: Den Preis nennen wir Ihnen auf Anfrage; Sie kaufen mit {warrantyD}<; {dealNotes}>.',
  '!priced & unwarranted :: Den Preis nennen wir Ihnen auf Anfrage; eine Garantie ist nicht enthalten{!warranty}<; {dealNotes}>.',
  '!priced & !warranted & !unwarranted :: Den Preis nennen wir Ihnen auf Anfrage<; {dealNotes}>.',
];

/** Terms of sale that are sentences. */
export const terms: Phrases = [
  '{auto} {predicates}.',
  'Bevor Sie kommen: ^{auto} {predicates}.',
  'Gut zu wissen: ^{auto} {predicates}.',
];

/** That not everybody may buy the car. */
export const restrictions: Phrases = [
  'Das gleich vorweg: ^{auto} {things}.',
  'Zuerst das Wichtigste: ^{auto} {things}.',
];

/** What no other sentence had room for. */
export const rest: Phrases = [
  'Gut zu wissen: {:price+warranty+ps+gear+lack+km}.',
  'Zu ergänzen: {:price+warranty+ps+gear+lack+km}.',
];
