import type { Phrases } from '../../../voice.ts';

/** What the car is and has been through. */
export const past: Phrases = ['{auto} {past}.', '{themodel} {past}.', '{auto} {past}.'];

/** What was done to its parts, and how they are. */
export const work: Phrases = ['{work}.', 'Quanto ai componenti, {work}.'];

/** Equipment in a row, and what goes on with it. */
export const equipment: Phrases = [
  'la dotazione comprende {things0}',
  'l’equipaggiamento comprende {things0}',
  '{auto} è equipaggiat@ con {things0}',
  'fra gli equipaggiamenti ci sono {things0}',
];
export const moreEquipment: Phrases = [
  'a bordo si trovano anche {things0}',
  'della dotazione fanno parte anche {things0}',
  'ci sono inoltre {things0}',
  '{auto} dispone anche di {things0}',
];

/** Things that no theme has a word for. */
export const remaining: Phrases = [
  'La dotazione comprende anche {things}.',
  'Della dotazione (fa parte/fanno parte) anche {things}.',
  'Fra gli equipaggiamenti (c’è/ci sono) inoltre {things}.',
  '{auto} ha inoltre {things}.',
  '{auto} dispone anche {di things}.',
];

/** What of the form is left over. */
export const details = ['{auto} ha {il:gear+drive+cv+doors}.'];

/** Defects that no reason speaks of. */
export const defects = [
  'Si (segnala/segnalano) {things}.',
  'Da segnalare (c’è/ci sono) {things}.',
  'Per correttezza si (segnala/segnalano) {things}.',
  'Fra le cose da sapere prima della visita (c’è/ci sono) {things}.',
  'Si segnala inoltre che {auto} {damageClauses}.',
  'Per correttezza va detto che {auto} {damageClauses}.',
  'Va tenuto presente che {auto} {damageClauses}.',
  'Quanto allo stato, {states}.',
];

export const price = [
  'priced & warranted :: Il prezzo è di {price} e comprende la {warranty}<. {dealNotes}>.',
  'priced & warranted :: {auto} è in vendita a {price} con {warranty}<. {dealNotes}>.',
  'priced & warranted :: È propost@ a {price}, {warranty} compresa<. {dealNotes}>.',
  'priced & warranted :: Nel prezzo di {price} è inclusa la {warranty}<. {dealNotes}>.',
  'priced & warranted & lasting :: Il prezzo di {price} comprende la {warranty}, utile a chi pensa di tenerl@ nel tempo<. {dealNotes}>.',
  'priced & unwarranted :: Il prezzo è di {price}, senza garanzia{!warranty}<. {dealNotes}>.',
  'priced & unwarranted :: È in vendita a {price}, senza garanzia{!warranty}<. {dealNotes}>.',
  'priced & unwarranted & van :: Il prezzo richiesto è di {price}, senza garanzia{!warranty}<. {dealNotes}>.',
  'priced & !warranted & !unwarranted :: Il prezzo è di {price}<. {dealNotes}>.',
  'priced & !warranted & !unwarranted :: È in vendita a {price}<. {dealNotes}>.',
  'priced & !warranted & !unwarranted :: Il prezzo richiesto è di {price}<. {dealNotes}>.',
  'priced & km0 & warranted :: Il prezzo di {price} vale per un esemplare a km 0{!condition}, con {warranty}<. {dealNotes}>.',
  'priced & company & warranted :: L’auto è aziendale{!condition}: il prezzo è di {price}, con {warranty}<. {dealNotes}>.',
  'priced & company & !warranted :: {auto} è aziendale{!condition} e il prezzo è di {price}<. {dealNotes}>.',
  '!priced & warranted :: Il prezzo è su richiesta e comprende la {warranty}<. {dealNotes}>.',
  '!priced & unwarranted :: Il prezzo è su richiesta, senza garanzia{!warranty}<. {dealNotes}>.',
  '!priced & !warranted & !unwarranted :: {dealNotes}.',
  '!priced & !warranted & !unwarranted :: Il prezzo è su richiesta<. {dealNotes}>.',
];

/** Terms of sale that are sentences. */
export const terms = [
  '{auto} {predicates}.',
  'Si precisa che {auto} {predicates}.',
  'Quanto alla vendita, {auto} {predicates}.',
  'Da sapere, infine, che {auto} {predicates}.',
];

/** That not everybody may buy the car. */
export const restrictions = ['Si precisa subito che {auto} {things}.', 'Attenzione: {auto} {things}.'];

/** What no other sentence had room for. */
export const rest: Phrases = [
  'La scheda si completa con {lastFacts}.',
  'La scheda tecnica indica inoltre {lastFacts}.',
];
