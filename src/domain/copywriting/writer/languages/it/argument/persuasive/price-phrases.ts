import type { Phrases } from '../../../voice.ts';
import { when } from '../../phrases/when.ts';

const each = (condition: string, phrases: Phrases): Phrases =>
  phrases.map((phrase) => when(condition, phrase));

/** A used car in one piece, with a warranty. */
const warranted: Phrases = [
  'Il prezzo è di {price} e comprende la {warranty}<. {dealNotes}>.',
  'Il prezzo di {price} comprende la {warranty}<. {dealNotes}>.',
  'Chiediamo {price} e la {warranty} è compresa<. {dealNotes}>.',
  'La {warranty} è già compresa nel prezzo, che è di {price}<. {dealNotes}>.',
  'Dopo l’acquisto puoi contare sulla {warranty}, e il prezzo è di {price}<. {dealNotes}>.',
  '{auto} costa {price} e ha la {warranty}<. {dealNotes}>.',
  'Per {themodel} chiediamo {price} e diamo la {warranty}<. {dealNotes}>.',
  'Nel prezzo di {price} trovi anche la {warranty}<. {dealNotes}>.',
  'thrifty :: Quando fai i conti considera che nel prezzo di {price} è compresa la {warranty}<. {dealNotes}>.',
  'family :: Se ne state parlando in casa, il prezzo è di {price} e la {warranty} è compresa<. {dealNotes}>.',
  'commuter & car :: Su un’auto da usare ogni giorno la {warranty} fa comodo, ed è compresa nel prezzo di {price}<. {dealNotes}>.',
  'onTrips :: Anche in viaggio puoi contare sulla {warranty}, e il prezzo è di {price}<. {dealNotes}>.',
  'newDriver :: Se compri per la prima volta, sappi che la {warranty} è compresa nel prezzo di {price}<. {dealNotes}>.',
  'cargo & atWork :: A chi ne ha bisogno per lavorare fa comodo la {warranty}, compresa nel prezzo di {price}<. {dealNotes}>.',
  'dear :: Una spesa così si valuta con calma: il prezzo è di {price} e comprende la {warranty}<. {dealNotes}>.',
  'cheap :: Costa {price} e anche a questa cifra la {warranty} è compresa<. {dealNotes}>.',
  'old :: Nonostante gli anni {auto} ha la {warranty}, e il prezzo è di {price}<. {dealNotes}>.',
  'manyKm & !old :: Nonostante i chilometri {auto} ha la {warranty}, e il prezzo è di {price}<. {dealNotes}>.',
  'lasting :: Se pensi di tenerl@ a lungo, parti con la {warranty}, e il prezzo è di {price}<. {dealNotes}>.',
  'defective :: Conosci già i difetti: il prezzo è di {price} e comprende la {warranty}<. {dealNotes}>.',
];

/** A used car in one piece, without: said plainly. */
const unwarranted: Phrases = [
  'Il prezzo è di {price} e la garanzia non è compresa{!warranty}<. {dealNotes}>.',
  'Chiediamo {price} e {it} vendiamo senza garanzia{!warranty}<. {dealNotes}>.',
  'Costa {price}. La garanzia non è compresa{!warranty}: guarda tutto con calma prima di decidere<. {dealNotes}>.',
  'Il prezzo di {price} non comprende la garanzia{!warranty}<. {dealNotes}>.',
  '{auto} si vende senza garanzia{!warranty}, e il prezzo è di {price}<. {dealNotes}>.',
  'thrifty :: Quando fai i conti considera che il prezzo è di {price} e la garanzia non è compresa{!warranty}<. {dealNotes}>.',
  'family :: Se ne state parlando in casa, il prezzo è di {price} e la garanzia non è compresa{!warranty}<. {dealNotes}>.',
  'classic :: Vieni con chi conosce queste auto, perché la garanzia non è compresa{!warranty}, e il prezzo è di {price}<. {dealNotes}>.',
  'dear :: Una spesa così si valuta con calma: il prezzo è di {price} e la garanzia non è compresa{!warranty}<. {dealNotes}>.',
  'defective :: Conosci già i difetti: il prezzo è di {price} e la garanzia non è compresa{!warranty}<. {dealNotes}>.',
];

/** A used car in one piece, where the form does not speak of a warranty. */
const plain: Phrases = [
  'Il prezzo è di {price}<. {dealNotes}>.',
  'Costa {price}<. {dealNotes}>.',
  'Chiediamo {price}<. {dealNotes}>.',
  'Per {themodel} chiediamo {price}<. {dealNotes}>.',
  '{auto} costa {price}<. {dealNotes}>.',
  'thrifty :: Per i tuoi conti, il prezzo è di {price}<. {dealNotes}>.',
  'family :: Se ne state parlando in casa, il prezzo è di {price}<. {dealNotes}>.',
  'dear :: Una spesa così si valuta con calma: il prezzo è di {price}<. {dealNotes}>.',
  'defective :: Conosci già i difetti: il prezzo è di {price}<. {dealNotes}>.',
];

/** No price given. */
const asked: Phrases = [
  'Del prezzo parliamo di persona<; la {warranty} è compresa><. {dealNotes}>.',
  'Il prezzo lo vediamo insieme quando vieni<; la {warranty} è compresa><. {dealNotes}>.',
  'Del prezzo parliamo volentieri a voce<, e la {warranty} è compresa><. {dealNotes}>.',
  'Vieni a trovarci e parliamo del prezzo con calma<; la {warranty} è compresa><. {dealNotes}>.',
  'unwarranted :: Del prezzo parliamo di persona; la garanzia non è compresa{!warranty}<. {dealNotes}>.',
  'unwarranted :: Il prezzo lo vediamo insieme quando vieni, e la garanzia non è compresa{!warranty}<. {dealNotes}>.',
];

const freshly: Phrases = [
  ...each('warranted', [
    '{auto} è {cond}: il prezzo è di {price} e la {warranty} è compresa<. {dealNotes}>.',
    'Per {unveicolo} {cond} chiediamo {price} e diamo la {warranty}<. {dealNotes}>.',
    '{auto} è {cond}, costa {price} e ha la {warranty}<. {dealNotes}>.',
    'thrifty :: Quando fai i conti considera che {auto} è {cond}, costa {price} e ha la {warranty}<. {dealNotes}>.',
    'family :: Se ne state parlando in casa, {auto} è {cond}, costa {price} e ha la {warranty}<. {dealNotes}>.',
  ]),
  ...each('!warranted & !unwarranted', [
    '{auto} è {cond}, e il prezzo è di {price}<. {dealNotes}>.',
    'Per {unveicolo} {cond} chiediamo {price}<. {dealNotes}>.',
    '{auto} è {cond} e costa {price}<. {dealNotes}>.',
  ]),
  ...each('unwarranted', [
    '{auto} è {cond} e costa {price}; la garanzia non è compresa{!warranty}<. {dealNotes}>.',
    'Per {unveicolo} {cond} chiediamo {price}, senza garanzia{!warranty}<. {dealNotes}>.',
  ]),
  ...each('!priced', [
    '{auto} è {cond}<, con la {warranty} compresa>; del prezzo parliamo di persona<. {dealNotes}>.',
    'Del prezzo di {unveicolo} {cond} parliamo di persona<; la {warranty} è compresa><. {dealNotes}>.',
  ]),
];

/** With a damage the price is half of what it costs. */
const broken: Phrases = [
  '!unwarranted :: Il prezzo è di {price}[, con la {warranty}||]; la riparazione è a parte<. {dealNotes}>.',
  'Chiediamo {price}[, con la {warranty}||], e a questa cifra va aggiunta la riparazione<. {dealNotes}>.',
  '!unwarranted :: Prima di decidere somma a {price} il costo della riparazione[; la {warranty} è compresa||]<. {dealNotes}>.',
  'Il prezzo è di {price}[, con la {warranty}||]: per stimare la riparazione vieni con chi la farà<. {dealNotes}>.',
  'unwarranted :: Il prezzo è di {price}, senza garanzia{!warranty}, e la riparazione è a parte<. {dealNotes}>.',
  'unwarranted :: Chiediamo {price}. La garanzia non è compresa{!warranty}, e la riparazione è da aggiungere<. {dealNotes}>.',
  'unwarranted :: {auto} si vende senza garanzia{!warranty} a {price}, riparazione esclusa<. {dealNotes}>.',
  'thrifty & !unwarranted :: Nei tuoi conti metti {price} e il costo della riparazione[; la {warranty} è compresa||]<. {dealNotes}>.',
  'thrifty & unwarranted :: Nei tuoi conti metti {price} e il costo della riparazione; la garanzia non è compresa{!warranty}<. {dealNotes}>.',
  '!priced :: Del prezzo parliamo di persona, e intanto puoi chiedere un preventivo per la riparazione<. {dealNotes}>.',
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
  '!damaged & warranted :: Il prezzo è di {price} e comprende la {warranty}<. {dealNotes}>.',
  '!damaged & warranted :: Chiediamo {price} e la {warranty} è compresa<. {dealNotes}>.',
  '!damaged & !warranted & !unwarranted :: Il prezzo è di {price}<. {dealNotes}>.',
  '!damaged & !warranted & !unwarranted :: Chiediamo {price}<. {dealNotes}>.',
  '!damaged & unwarranted :: Il prezzo è di {price} e la garanzia non è compresa{!warranty}<. {dealNotes}>.',
];
