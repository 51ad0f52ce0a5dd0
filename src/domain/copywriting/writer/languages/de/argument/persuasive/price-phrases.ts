import type { Phrases } from '../../../voice.ts';

/** The same phrases for cars of one kind only. */
const each = (condition: string, phrases: Phrases): Phrases =>
  phrases.map((phrase) => `${condition} ${phrase.includes('::') ? '&' : '::'} ${phrase}`);

/** A used car in one piece, with a warranty. */
const warranted: Phrases = [
  'Der Preis: {price} mit {warrantyD}.< ^{dealNotes}.>',
  'Für {price} nehmen Sie {ihn} mit nach Hause, {warranty} inklusive.< ^{dealNotes}.>',
  'Sie bekommen {ihn} für {price} mit {warrantyD}.< ^{dealNotes}.>',
  '{auto} kostet {price}, dazu gibt es {warranty}.< ^{dealNotes}.>',
  'Für {price} steht {er} bei uns, abgesichert mit {warrantyD}.< ^{dealNotes}.>',
  '{price} kostet {auto}, und {er} kommt mit {warrantyD}.< ^{dealNotes}.>',
  'Unser Preis für {themodelA}: {price} mit {warrantyD}.< ^{dealNotes}.>',
  'Mit {warrantyD} fahren Sie für {price} vom Hof.< ^{dealNotes}.>',
  'Der Preis beträgt {price}, darin enthalten: {warranty}.< ^{dealNotes}.>',
  'Bezahlen und losfahren: {price} mit {warrantyD}.< ^{dealNotes}.>',
  'thrifty :: Damit Sie rechnen können: {price}, {warranty} schon eingerechnet.< ^{dealNotes}.>',
  'thrifty :: Unterm Strich stehen {price}, und mit {warrantyD} bleibt die Rechnung überschaubar.< ^{dealNotes}.>',
  'family :: Für die Familienkasse sind das {price} mit {warrantyD}.< ^{dealNotes}.>',
  'commuter :: Für {price} beginnt der nächste Arbeitsweg in diesem Auto, mit {warrantyD}.< ^{dealNotes}.>',
  'onTrips :: {price} kostet {er}, und auf jeder Reise fahren Sie mit {warrantyD} im Rücken.< ^{dealNotes}.>',
  'newDriver & !strong :: {price} kostet {er}, und mit {warrantyD} fängt das Autofahren entspannt an.< ^{dealNotes}.>',
  'cargo :: Ihr Betrieb rechnet mit {price} mit {warrantyD}.< ^{dealNotes}.>',
  'dear :: Für {price} steht {er} zum Verkauf, abgesichert mit {warrantyD}.< ^{dealNotes}.>',
  'lasting :: Wer lange fahren will, fängt hier mit {warrantyD} an, für {price}.< ^{dealNotes}.>',
];

/** Without one, said plainly. */
const unwarranted: Phrases = [
  'Der Preis: {price}, verkauft wird ohne Garantie{!warranty}.< ^{dealNotes}.>',
  '{auto} kostet {price} und wird ohne Garantie{!warranty} verkauft.< ^{dealNotes}.>',
  'Für {price} wechselt {er} den Besitzer, ohne Garantie{!warranty}.< ^{dealNotes}.>',
  'Unser Preis: {price}. Eine Garantie{!warranty} ist nicht dabei.< ^{dealNotes}.>',
  'rough :: Entsprechend der Preis: {price}, ohne Garantie{!warranty}.< ^{dealNotes}.>',
  'rough :: All das ist im Preis berücksichtigt: {price}, ohne Garantie{!warranty}.< ^{dealNotes}.>',
];

const plain: Phrases = [
  'Der Preis: {price}.< ^{dealNotes}.>',
  '{auto} kostet {price}.< ^{dealNotes}.>',
  'Für {price} nehmen Sie {ihn} mit nach Hause.< ^{dealNotes}.>',
  'Unser Preis: {price}.< ^{dealNotes}.>',
  'thrifty :: Damit Sie rechnen können: {price}.< ^{dealNotes}.>',
  'cargo :: Ihr Betrieb rechnet mit {price}.< ^{dealNotes}.>',
];

/** No price given. */
const asked: Phrases = [
  'Den Preis nennen wir Ihnen gern auf Anfrage{onRequest}<, {warranty} inklusive>.< ^{dealNotes}.>',
  'Der Preis steht nicht im Inserat, wir nennen ihn Ihnen gern{onRequest}<, {warranty} inklusive>.< ^{dealNotes}.>',
  'Über den Preis sprechen wir persönlich{onRequest}<, verkauft wird mit {warrantyD}>.< ^{dealNotes}.>',
  'unwarranted :: Preis auf Anfrage{onRequest}, Verkauf ohne Garantie{!warranty}.< ^{dealNotes}.>',
  'unwarranted :: Über den Preis sprechen wir persönlich{onRequest}, verkauft wird ohne Garantie{!warranty}.< ^{dealNotes}.>',
];

/** The price, what covers the buyer and the terms, each term a sentence or a clause of its own. */
export const price: Phrases = [
  ...each('priced & warranted & !km0 & !new & !company', warranted),
  ...each('priced & unwarranted & !km0 & !new & !company', unwarranted),
  ...each('priced & !warranted & !unwarranted & !km0 & !new & !company', plain),
  ...each('!priced', asked),
  'priced & km0 & warranted :: Als Tageszulassung<{!condition}> kostet {er} {price}, mit {warrantyD}.< ^{dealNotes}.>',
  'priced & km0 & warranted :: {price} kostet die Tageszulassung<{!condition}>, {warranty} inklusive.< ^{dealNotes}.>',
  'priced & km0 & !warranted :: Als Tageszulassung<{!condition}> kostet {er} {price}.< ^{dealNotes}.>',
  'priced & new & warranted :: Der Neuwagen<{!condition}> kostet {price}, {warranty} inklusive.< ^{dealNotes}.>',
  'priced & new & warranted :: Für {price} fahren Sie einen Neuwagen<{!condition}>, mit {warrantyD}.< ^{dealNotes}.>',
  'priced & new & !warranted :: Der Neuwagen<{!condition}> kostet {price}.< ^{dealNotes}.>',
  'priced & company & warranted :: Der Firmenwagen<{!condition}> kostet {price} mit {warrantyD}.< ^{dealNotes}.>',
  'priced & company & warranted :: {er} lief als Firmenwagen<{!condition}> und kostet jetzt {price}, {warranty} inklusive.< ^{dealNotes}.>',
  'priced & company & warranted :: Als Firmenwagen<{!condition}> gelaufen und jetzt zu haben für {price}, mit {warrantyD}.< ^{dealNotes}.>',
  'priced & company & !warranted :: Der Firmenwagen<{!condition}> kostet {price}.< ^{dealNotes}.>',
  'priced & company & !warranted :: {er} lief als Firmenwagen<{!condition}> und kostet jetzt {price}.< ^{dealNotes}.>',
  'priced & km0 & unwarranted :: Als Tageszulassung<{!condition}> kostet {er} {price}, ohne Garantie{!warranty}.< ^{dealNotes}.>',
  'priced & new & unwarranted :: Der Neuwagen<{!condition}> kostet {price}, ohne Garantie{!warranty}.< ^{dealNotes}.>',
  'priced & company & unwarranted :: Der Firmenwagen<{!condition}> kostet {price} und wird ohne Garantie{!warranty} verkauft.< ^{dealNotes}.>',
  'priced & km0 & warranted :: Für {price} bekommen Sie die Tageszulassung<{!condition}> mit {warrantyD}.< ^{dealNotes}.>',
  'priced & new & warranted :: Unser Preis für den Neuwagen<{!condition}>: {price} mit {warrantyD}.< ^{dealNotes}.>',
  'priced & crashed :: Als Unfallfahrzeug<{!condition}> kostet {er} {price}<, mit {warrantyD}>.< ^{dealNotes}.>',
  'priced & crashed & unwarranted :: Als Unfallfahrzeug<{!condition}> kostet {er} {price}, ohne Garantie{!warranty}.< ^{dealNotes}.>',
];
