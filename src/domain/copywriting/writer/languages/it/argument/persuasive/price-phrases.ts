import type { Phrases } from '../../../voice.ts';
import { when } from '../../phrases/when.ts';

const each = (condition: string, phrases: Phrases): Phrases =>
  phrases.map((phrase) => when(condition, phrase));

/** A used car in one piece, with a warranty. */
const warranted: Phrases = [
  'Il prezzo è di {price}<, {dealNotes},> e comprende la {warranty}.',
  'Il prezzo di {price}<, {dealNotes},> comprende la {warranty}.',
  'Chiediamo {price}<, {dealNotes},> e la {warranty} è compresa.',
  'La {warranty} è già compresa nel prezzo, che è di {price}<, {dealNotes}>.',
  'Dopo l’acquisto puoi contare sulla {warranty}; il prezzo è di {price}<, {dealNotes}>.',
  '{auto} costa {price}<, {dealNotes},> e ha la {warranty}.',
  'Per {themodel} chiediamo {price}<, {dealNotes},> e diamo la {warranty}.',
  'Nel prezzo di {price}<, {dealNotes},> trovi anche la {warranty}.',
  'thrifty :: Quando fai i conti considera che nel prezzo di {price}<, {dealNotes},> è compresa la {warranty}.',
  'goodDeal :: Se stai confrontando più annunci, considera che nel prezzo di {price}<, {dealNotes},> c’è anche la {warranty}.',
  'family :: Se ne state parlando in casa, il prezzo è di {price}<, {dealNotes},> e la {warranty} è compresa.',
  'commuter & car :: Su un’auto da usare ogni giorno la {warranty} fa comodo, ed è compresa nel prezzo di {price}<, {dealNotes}>.',
  'onTrips :: Anche in viaggio puoi contare sulla {warranty}; il prezzo è di {price}<, {dealNotes}>.',
  'newDriver :: Se compri per la prima volta, sappi che la {warranty} è compresa nel prezzo di {price}<, {dealNotes}>.',
  'cargo & atWork :: A chi ne ha bisogno per lavorare fa comodo la {warranty}, compresa nel prezzo di {price}<, {dealNotes}>.',
  'dear :: Una spesa così si valuta con calma: il prezzo è di {price}<, {dealNotes},> e comprende la {warranty}.',
  'cheap :: Costa {price}<, {dealNotes},> e anche a questa cifra la {warranty} è compresa.',
  'old :: Nonostante gli anni {auto} ha la {warranty}, e il prezzo è di {price}<, {dealNotes}>.',
  'manyKm & !old :: Nonostante i chilometri {auto} ha la {warranty}, e il prezzo è di {price}<, {dealNotes}>.',
  'lasting :: Se pensi di tenerl@ a lungo, parti con la {warranty}; il prezzo è di {price}<, {dealNotes}>.',
  'defective :: Conosci già i difetti: il prezzo è di {price}<, {dealNotes},> e comprende la {warranty}.',
];

/** A used car in one piece, without: said plainly. */
const unwarranted: Phrases = [
  'Il prezzo è di {price}<, {dealNotes},> e la garanzia non è compresa{!warranty}.',
  'Chiediamo {price}<, {dealNotes},> e {it} vendiamo senza garanzia{!warranty}.',
  'Costa {price}<, {dealNotes}>. La garanzia non è compresa{!warranty}: guarda tutto con calma prima di decidere.',
  'Il prezzo di {price}<, {dealNotes},> non comprende la garanzia{!warranty}.',
  '{auto} si vende senza garanzia{!warranty}, e il prezzo è di {price}<, {dealNotes}>.',
  'thrifty :: Quando fai i conti considera che il prezzo è di {price}<, {dealNotes},> e la garanzia non è compresa{!warranty}.',
  'goodDeal :: Se stai confrontando più annunci, considera che qui chiediamo {price}<, {dealNotes}>, senza garanzia{!warranty}.',
  'family :: Se ne state parlando in casa, il prezzo è di {price}<, {dealNotes},> e la garanzia non è compresa{!warranty}.',
  'classic :: Vieni con chi conosce queste auto, perché la garanzia non è compresa{!warranty}; il prezzo è di {price}<, {dealNotes}>.',
  'dear :: Una spesa così si valuta con calma: il prezzo è di {price}<, {dealNotes},> e la garanzia non è compresa{!warranty}.',
  'defective :: Conosci già i difetti: il prezzo è di {price}<, {dealNotes},> e la garanzia non è compresa{!warranty}.',
];

/** A used car in one piece, where the form does not speak of a warranty. */
const plain: Phrases = [
  'Il prezzo è di {price}<, {dealNotes}>.',
  'Costa {price}<, {dealNotes}>.',
  'Chiediamo {price}<, {dealNotes}>.',
  'Per {themodel} chiediamo {price}<, {dealNotes}>.',
  '{auto} costa {price}<, {dealNotes}>.',
  'thrifty :: Per i tuoi conti, il prezzo è di {price}<, {dealNotes}>.',
  'goodDeal :: Se stai confrontando più annunci, qui il prezzo è di {price}<, {dealNotes}>.',
  'family :: Se ne state parlando in casa, il prezzo è di {price}<, {dealNotes}>.',
  'dear :: Una spesa così si valuta con calma: il prezzo è di {price}<, {dealNotes}>.',
  'defective :: Conosci già i difetti: il prezzo è di {price}<, {dealNotes}>.',
];

/** No price given. */
const asked: Phrases = [
  'Del prezzo parliamo di persona<; la {warranty} è compresa><. Le condizioni di vendita indicano {dealNotes}>.',
  'Il prezzo lo vediamo insieme quando vieni<; la {warranty} è compresa><. Le condizioni di vendita indicano {dealNotes}>.',
  'Del prezzo parliamo volentieri a voce<, e la {warranty} è compresa><. Le condizioni di vendita indicano {dealNotes}>.',
  'Vieni a trovarci e parliamo del prezzo con calma<; la {warranty} è compresa><. Le condizioni di vendita indicano {dealNotes}>.',
  'unwarranted :: Del prezzo parliamo di persona; la garanzia non è compresa{!warranty}<. Le condizioni di vendita indicano {dealNotes}>.',
  'unwarranted :: Il prezzo lo vediamo insieme quando vieni, e la garanzia non è compresa{!warranty}<. Le condizioni di vendita indicano {dealNotes}>.',
];

const freshly: Phrases = [
  ...each('warranted', [
    '{auto} è {cond}: il prezzo è di {price}<, {dealNotes},> e la {warranty} è compresa.',
    'Per {unveicolo} {cond} chiediamo {price}<, {dealNotes},> e diamo la {warranty}.',
    '{auto} è {cond}, costa {price}<, {dealNotes},> e ha la {warranty}.',
    'thrifty :: Quando fai i conti considera che {auto} è {cond}, costa {price}<, {dealNotes},> e ha la {warranty}.',
    'goodDeal :: Se stai confrontando più annunci, considera che {auto} è {cond} e che nel prezzo di {price}<, {dealNotes},> c’è anche la {warranty}.',
    'family :: Se ne state parlando in casa, {auto} è {cond}, costa {price}<, {dealNotes},> e ha la {warranty}.',
  ]),
  ...each('!warranted & !unwarranted', [
    '{auto} è {cond}, e il prezzo è di {price}<, {dealNotes}>.',
    'Per {unveicolo} {cond} chiediamo {price}<, {dealNotes}>.',
    '{auto} è {cond} e costa {price}<, {dealNotes}>.',
  ]),
  ...each('unwarranted', [
    '{auto} è {cond} e costa {price}<, {dealNotes}>; la garanzia non è compresa{!warranty}.',
    'Per {unveicolo} {cond} chiediamo {price}<, {dealNotes}>, senza garanzia{!warranty}.',
  ]),
  ...each('!priced', [
    '{auto} è {cond}<, con la {warranty} compresa>; del prezzo parliamo di persona<. Le condizioni di vendita indicano {dealNotes}>.',
    'Del prezzo di {unveicolo} {cond} parliamo di persona<; la {warranty} è compresa><. Le condizioni di vendita indicano {dealNotes}>.',
  ]),
];

/** With a damage the price is half of what it costs. */
const broken: Phrases = [
  'Il prezzo è di {price}[, con la {warranty}||]<, {dealNotes}>; la riparazione è a parte.',
  'Chiediamo {price}[, con la {warranty}||]<, {dealNotes}>, e a questa cifra va aggiunta la riparazione.',
  'Prima di decidere somma a {price}<, {dealNotes},> il costo della riparazione[; la {warranty} è compresa||].',
  'Il prezzo è di {price}[, con la {warranty}||]<, {dealNotes}>: per stimare la riparazione vieni con chi la farà.',
  'unwarranted :: Il prezzo è di {price}, senza garanzia{!warranty}<, {dealNotes}>, e la riparazione è a parte.',
  'unwarranted :: Chiediamo {price}<, {dealNotes}>. La garanzia non è compresa{!warranty}, e la riparazione è da aggiungere.',
  'unwarranted :: {auto} si vende senza garanzia{!warranty} a {price}<, {dealNotes}>, riparazione esclusa.',
  'thrifty :: Nei tuoi conti metti {price}<, {dealNotes},> e il costo della riparazione[; la {warranty} è compresa||].',
  'thrifty & unwarranted :: Nei tuoi conti metti {price}<, {dealNotes},> e il costo della riparazione; la garanzia non è compresa{!warranty}.',
  '!priced :: Del prezzo parliamo di persona, e intanto puoi chiedere un preventivo per la riparazione<. Le condizioni di vendita indicano {dealNotes}>.',
];

/** The price, what covers the buyer and the terms. */
export const price: Phrases = [
  ...each('!damaged & !km0 & !new & !company & warranted', warranted),
  ...each('!damaged & !km0 & !new & !company & unwarranted', unwarranted),
  ...each('!damaged & !km0 & !new & !company & !warranted & !unwarranted', plain),
  ...each('!damaged & !priced', asked),
  ...each('!damaged & km0', freshly),
  ...each('!damaged & new', freshly),
  ...each('!damaged & company', freshly),
  ...each('damaged', broken),
  // where the condition is told, and for whatever the others cannot say
  '!damaged & warranted :: Il prezzo è di {price}<, {dealNotes},> e comprende la {warranty}.',
  '!damaged & warranted :: Chiediamo {price}<, {dealNotes},> e la {warranty} è compresa.',
  '!damaged & !warranted & !unwarranted :: Il prezzo è di {price}<, {dealNotes}>.',
  '!damaged & !warranted & !unwarranted :: Chiediamo {price}<, {dealNotes}>.',
  '!damaged & unwarranted :: Il prezzo è di {price}<, {dealNotes},> e la garanzia non è compresa{!warranty}.',
];
